"""What worker processes begin with: everything they need is here when the first of them is forked."""

from __future__ import annotations

from stammtisch.kernel.title.title import find_title, titles
from stammtisch.server.studio import reading, units
from stammtisch.server.tables import work
from stammtisch.server.thinking import bots

__all__ = ["bots", "reading", "units", "work"]

for name in titles():
    find_title(name).load_box()

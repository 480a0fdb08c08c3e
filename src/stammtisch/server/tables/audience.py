"""Who watches a table without a seat there: the names that they give, and how many there are besides."""

from __future__ import annotations

import json
from collections.abc import Iterable

from stammtisch.server.tables.events import Watcher

SETTLE = 1.0
"""Seconds in which people may come and go before it is told."""
MOST_NAMES = 12


def told(watchers: Iterable[Watcher]) -> str:
    """The message about those of the watchers who hold no seat, as JSON text; the same name counts once."""
    audience = [watcher for watcher in watchers if not watcher.who]
    names = sorted({watcher.name for watcher in audience if watcher.name}, key=str.casefold)
    others = sum(not watcher.name for watcher in audience) + len(names[MOST_NAMES:])
    return json.dumps({"type": "audience", "names": names[:MOST_NAMES], "others": others}, ensure_ascii=False)


NOBODY = told(())

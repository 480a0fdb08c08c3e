"""Where things are kept that can be made again: machine code, and boxes for processes that think."""

from __future__ import annotations

import os
from pathlib import Path


def cache_root() -> Path:
    """$STAMMTISCH_CACHE, else a folder in the user's cache."""
    given = os.environ.get("STAMMTISCH_CACHE")
    if given:
        return Path(given)
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".cache") / "stammtisch"

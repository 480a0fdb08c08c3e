"""Who watches a table without a seat there: the names that they give, and how many there are besides."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Protocol

from stammtisch.server.tables.events import Watcher

SETTLE = 1.0
"""Seconds in which people may come and go before it is told."""
MOST_NAMES = 12


class Away(Protocol):
    """Those without a seat who watch at another server."""

    @property
    def names(self) -> Iterable[str]:
        """The names that they give."""

    @property
    def nameless(self) -> int:
        """How many give none, or are too many to be named."""


def count(watchers: Iterable[Watcher], elsewhere: Iterable[Away] = ()) -> tuple[list[str], int]:
    """The names of those who hold no seat, and how many there are besides; the same name counts once."""
    audience, away = [watcher for watcher in watchers if not watcher.who], list(elsewhere)
    named = {watcher.name for watcher in audience if watcher.name} | {name for one in away for name in one.names}
    names = sorted(named, key=str.casefold)
    others = sum(not watcher.name for watcher in audience) + len(names[MOST_NAMES:])
    return names[:MOST_NAMES], others + sum(one.nameless for one in away)


def told(watchers: Iterable[Watcher], elsewhere: Iterable[Away] = ()) -> str:
    """The message about those who hold no seat, as JSON text."""
    names, others = count(watchers, elsewhere)
    return json.dumps({"type": "audience", "names": names, "others": others}, ensure_ascii=False)


NOBODY = told(())

"""What is ready to be told at a table: made once for all who see the same, until something changes there."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from stammtisch.server.tables.shown import Viewer

T = TypeVar("T")
MOST_KEPT = 8
"""Things that a table keeps because they are dear to make, such as logs: for so many who ask."""


class Ready:
    """See the module's text. `texts`: the table for each viewer; `told`: the messages to a viewer about what happened
    since one event, up to another.
    """

    def __init__(self) -> None:
        self.texts: dict[Viewer, str] = {}
        self.told: dict[tuple[int, int, Viewer], list[str]] = {}
        self._kept: dict[Hashable, Any] = {}

    def kept(self, what: Hashable, make: Callable[[], T]) -> T:
        """What is dear to make, made once until something changes; of so many things, so that they need no room."""
        if what not in self._kept:
            if len(self._kept) == MOST_KEPT:
                self._kept.clear()
            self._kept[what] = make()
        found: T = self._kept[what]
        return found

    def forget(self) -> None:
        """Something has changed."""
        self.texts.clear()
        self.told.clear()
        self._kept.clear()

"""Up to which event the holders of seats have looked: kept by the seat, so that all their devices know.

A page says what has been shown on it while somebody could see it. That is written down when its socket closes, and
while it is open as often as each `EVERY` seconds at the most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from stammtisch.server.keeping import visits
from stammtisch.server.keeping.changes import Change
from stammtisch.server.tables.house import House
from stammtisch.server.tables.table import Table

EVERY = 20.0


class Visit:
    """What one page has shown of a table."""

    def __init__(self, house: House):
        self.house = house
        self._marks: dict[int, int] = {}
        self._later: asyncio.TimerHandle | None = None

    def looked(self, table: Table, seats: Sequence[int], event: int) -> None:
        """Everything up to an event has been shown to the holder of these seats."""
        event = min(event, table.event)
        fresh = {seat: event for seat in seats if event > table.looked.get(seat, -1)}
        if not fresh:
            return
        table.looked |= fresh
        self._marks |= fresh
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(EVERY, self.write, table)

    def write(self, table: Table) -> None:
        """Writes down what is not yet, without waiting for it."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        marks, self._marks = self._marks, {}
        if marks and not self.house.closing:
            self.house.chores.begin(self.house.store.write(Change(table.id, along=[visits.looked(marks)])))

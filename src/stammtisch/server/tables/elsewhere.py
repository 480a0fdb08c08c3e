"""Who watches a table at other servers on the same database, so that nobody is thought to be away who is there.

A server tells the others whenever somebody comes or goes, and now and then that it is still there: what is not told
again for a while is forgotten, for its server may be dead.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass

from stammtisch.server.basics.chores import Chores
from stammtisch.server.keeping.others import Others
from stammtisch.server.tables import audience
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import Away, Table

SETTLE = 0.05
"""Seconds in which people may come and go before other servers are told."""
BEAT = 10.0
"""Seconds after which they are told again; they believe it for three times as long."""


@dataclass(frozen=True)
class There:
    """Who watches at another server: the seats they hold, and those without a seat as `audience.count` has them."""

    seats: frozenset[int]
    names: tuple[str, ...]
    nameless: int
    until: float

    def __bool__(self) -> bool:
        return bool(self.seats or self.names or self.nameless)


class Elsewhere:
    """See the module's text."""

    def __init__(self, others: Others | None, tables: Mapping[str, Table], chores: Chores):
        self._others, self._tables, self._chores = others, tables, chores
        self._saying: set[str] = set()

    def say(self, table: Table) -> None:
        """Tells the others soon who watches here."""
        if self._others is not None and table.id not in self._saying:
            self._saying.add(table.id)
            self._chores.begin(self._say(table))

    async def _say(self, table: Table) -> None:
        await asyncio.sleep(SETTLE)
        self._saying.discard(table.id)
        if self._others is not None:
            seats = sorted({seat for watcher in table.watchers for seat in watcher.who})
            names, nameless = audience.count(table.watchers)
            await self._others.say({"table": table.id, "seats": seats, "names": names, "nameless": nameless})

    def hear(self, server: str, said: Json) -> None:
        """Another server tells who watches there. One that is new here is told in turn."""
        table = self._tables.get(said["table"])
        if table is None:
            return
        if server not in table.elsewhere and table.watchers:
            self.say(table)
        until = time.monotonic() + 3 * BEAT
        self._set(table, server, There(frozenset(said["seats"]), tuple(said["names"]), said["nameless"], until))

    async def keep(self) -> None:
        """Tells the others now and then, and forgets servers that have not been heard for long."""
        while True:
            await asyncio.sleep(BEAT)
            for table in list(self._tables.values()):
                if table.watchers:
                    self.say(table)
                for server, there in list(table.elsewhere.items()):
                    if there.until < time.monotonic():
                        self._set(table, server, None)

    def _set(self, table: Table, server: str, there: There | None) -> None:
        before = table.elsewhere.pop(server, None)
        if there is not None:
            table.elsewhere[server] = there
        for seat in (before.seats if before else frozenset()) ^ (there.seats if there else frozenset()):
            table.whisper(table.here("seat", seat))
        if _audience(before) != _audience(there):
            table.count_audience()


def _audience(there: Away | None) -> tuple[list[str], int]:
    return (list(there.names), there.nameless) if there else ([], 0)

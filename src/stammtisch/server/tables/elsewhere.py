"""Who watches a table at other servers on the same database, so that nobody is thought to be away who is there.

A server tells the others whenever somebody comes or goes, and now and then who is still there: what is not told again
for a while is forgotten, for its server may be dead. It tells of many tables at once.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from stammtisch.server.basics.chores import Chores
from stammtisch.server.keeping.others import MOST_SAID, Others
from stammtisch.server.tables import audience
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
        self._to_say: dict[str, None] = {}

    def say(self, table: Table) -> None:
        """Tells the others soon who watches here."""
        if self._others is None:
            return
        if not self._to_say:
            self._chores.begin(self._say(self._others))
        self._to_say[table.id] = None

    async def _say(self, others: Others) -> None:
        await asyncio.sleep(SETTLE)
        tables, self._to_say = list(self._to_say), {}
        for message in messages({table_id: self._here(table_id) for table_id in tables}):
            await others.say({"here": message})

    def _here(self, table_id: str) -> list[Any]:
        table = self._tables.get(table_id)
        watchers = table.watchers if table is not None else ()
        return [sorted({seat for watcher in watchers for seat in watcher.who}), *audience.count(watchers)]

    def hear(self, server: str, here: Mapping[str, Any]) -> None:
        """Another server tells who watches there. One that is new at a table is told in turn."""
        until = time.monotonic() + 3 * BEAT
        for table_id, (seats, names, nameless) in here.items():
            table = self._tables.get(table_id)
            if table is None:
                continue
            if server not in table.elsewhere and table.watchers:
                self.say(table)
            self._set(table, server, There(frozenset(seats), tuple(names), nameless, until))

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


def messages(here: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The same in pieces that the database passes on."""
    piece, size = dict[str, Any](), 0
    for table_id, who in here.items():
        length = len(json.dumps({table_id: who}, ensure_ascii=False).encode())
        if piece and size + length > MOST_SAID:
            yield piece
            piece, size = {}, 0
        piece[table_id] = who
        size += length
    if piece:
        yield piece


def _audience(there: Away | None) -> tuple[list[str], int]:
    return (list(there.names), there.nameless) if there else ([], 0)

"""Looking back at a table: how it stood after so many moves, and what has happened there since an event."""

from __future__ import annotations

import json
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.tables import looks, meanwhile, shown, work
from stammtisch.server.tables.shown import Json, Viewer
from stammtisch.server.tables.table import Table

MOST_PAST = 512
"""Positions of the past that are kept, of all tables."""


class History:
    """Looks back in a process that `read(visitor, work, ...)` asks, and keeps the positions that were looked at."""

    def __init__(self, read: Callable[..., Awaitable[Any]]):
        self._read = read
        self._past: OrderedDict[tuple[str, int, int, Viewer], str] = OrderedDict()

    async def at(self, table: Table, at: int, mine: tuple[int, ...], seat: int | None, lang: str, visitor: str) -> str:
        """The table as it stood after so many moves, as JSON text; ApiError if there are not so many."""
        async with table.turn():
            game = table.game
            if at > len(game.plies):
                raise ApiError("not-found", "no-history", plies=len(game.plies), at=at)
            who = shown.viewer(game, mine, seat, lang)
            frame, log = looks.frame(table, who), shown.log_lines(game, who, at, at)
            then = (table.id, at, table.ply_events[at - 1] if at else 0, who)
            past, checkpoint = self._past.get(then), game.at(at)
        if past is None:
            checkpoint.plies = []  # the state is all that is needed, and quickly sent
            past = await self._read(visitor, work.past_position, checkpoint, at, who)
            self._past[then] = past
            if len(self._past) > MOST_PAST:
                self._past.popitem(last=False)
        around = json.dumps({**frame, "log": log}, ensure_ascii=False, separators=(",", ":"))
        return f"{around[:-1]},{past[1:]}"

    async def since(self, table: Table, event: int, who: Viewer, visitor: str) -> Json:
        """What has happened at a table since an event; see `meanwhile`. `said` is what the table itself said."""
        async with table.turn():
            game, ply = table.game.at(len(table.game.plies)), bisect_right(table.ply_events, event)
            said = looks.said_since(table, event, who)
        happened = meanwhile.NOTHING
        if ply < len(game.plies):
            happened = await self._read(visitor, meanwhile.since, game, ply, who)
        return {"ply": ply, "plies": len(game.plies), "said": said, **happened}

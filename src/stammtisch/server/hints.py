"""Hints: what a strong player would do, for a seat that is due.

They are thought out in a process of their own from what the seat may see (`bots.job_of` with a fixed seed, so that they
depend on that alone), kept as long as the position stands, and told to nobody else.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING

from stammtisch.players.search import Outlook, settings_of
from stammtisch.server import shown
from stammtisch.server.bots import Job, job_of, think
from stammtisch.server.errors import ApiError
from stammtisch.server.keys import Asker
from stammtisch.server.limits import Window
from stammtisch.server.shown import Json

if TYPE_CHECKING:
    from stammtisch.server.house import House
    from stammtisch.server.table import Table

SEED = 1
KEPT = 256
"""Hints that are kept, of all tables."""
MOST_WAITING = 8
"""Hints that are thought about or wait; whoever asks for one more is told to come again."""
SLACK = 30.0
"""Seconds that a hint may take longer than its budget, on a machine with other work to do."""

log = logging.getLogger("stammtisch.server")
_Position = tuple[str, int, int, int]
"""Table, number of plies without those still sealed, event of the last of them, seat: what a hint is for."""


class Hints:
    """The hints that have been asked for; see the module's text."""

    def __init__(self, house: House):
        self.house = house
        self.settings = replace(settings_of(house.settings.hint), cores=house.settings.cores)
        self.window = Window(house.settings.hints, 60.0)
        self._kept: OrderedDict[_Position, asyncio.Future[Outlook]] = OrderedDict()

    def count(self, client: str) -> None:
        """Counts something that costs thinking; ApiError if the client has had too much of it."""
        wait = self.window.wait(client)
        if wait:
            self.house.metrics.limited.labels("hints").inc()
            seconds = math.ceil(wait)
            raise ApiError("too-many", "too-many-hints", seconds=seconds, headers={"Retry-After": str(seconds)})

    async def give(self, table: Table, asker: Asker, seat: int, client: str, lang: str) -> Json:
        """What a strong player would do at a seat of one's own that is due; raises ApiError."""
        table.own(asker, seat)
        async with table.turn():
            position = self._position(table, seat)
            future = self._kept.get(position)
            if future is None:
                future = self._begin(position, table, client)
        outlook = await asyncio.shield(future)
        async with table.turn():
            if self._position(table, seat) != position:
                raise ApiError("stale", "stale", ply=len(table.game.plies))
            return _said(table, seat, outlook, lang)

    def _position(self, table: Table, seat: int) -> _Position:
        game = table.game
        if not table.hints:
            raise ApiError("forbidden", "no-hints-here")
        if game.over:
            raise ApiError("conflict", "game-over")
        if seat not in game.due:
            raise ApiError("conflict", "not-due", name=game.seats[seat].name)
        plies = len(game.plies)
        while plies and self._unseen(table, plies, seat):
            plies -= 1
        return table.id, plies, table.ply_events[plies - 1] if plies else 0, seat

    def _unseen(self, table: Table, number: int, seat: int) -> bool:
        """Whether a move is a choice at this very decision that is still sealed: to the seat nothing has changed."""
        ply, decision = table.game.plies[number - 1], table.game.decision
        assert decision is not None
        here = decision.sealed and ply.move.step == table.game.state.step and ply.move.seat != seat
        return here and not ply.revealing and not shown.may_know(table.game, number, shown.Viewer(seat))

    def _begin(self, position: _Position, table: Table, client: str) -> asyncio.Future[Outlook]:
        if sum(not future.done() for future in self._kept.values()) >= MOST_WAITING:
            raise ApiError("unavailable", "hints-busy", headers={"Retry-After": "5"})
        self.count(client)
        future: asyncio.Future[Outlook] = asyncio.get_running_loop().create_future()
        self._kept[position] = future
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self.house.chore(self._think(position, job_of(table.game, position[-1], SEED), future))
        return future

    async def _think(self, position: _Position, job: Job, future: asyncio.Future[Outlook]) -> None:
        try:
            patience = self.settings.seconds + SLACK
            future.set_result(await self.house.bots.aside("hint", patience, think, job, self.settings))
        except Exception as error:
            log.warning("a hint at table %s failed", position[0], exc_info=error)
        finally:
            if not future.done():
                self._kept.pop(position, None)
                future.set_exception(ApiError("unavailable", "no-hint"))
                future.exception()  # perhaps nobody waits for it any more


def _said(table: Table, seat: int, outlook: Outlook, lang: str) -> Json:
    """A hint in words; moves that were not tried are left out."""
    moves = [
        {
            "option": thought.move.option,
            "text": thought.move.text,
            "label": shown.said(table.game, thought.move, lang),
            "share": round(thought.share, 4),
            "won": round(thought.won, 4),
            "lead": round(thought.lead, 2),
        }
        for thought in outlook.thoughts
        if thought.visits
    ]
    wins = [round(won, 4) for won in outlook.wins]
    return {"ply": len(table.game.plies), "event": table.event, "seat": seat, "moves": moves, "wins": wins}

"""Bots at the tables: they choose when they are due, at a pace that people can follow, and think ahead while others do.

Where nobody looks they choose at once; where somebody does, a choice of weight takes longer than one that is forced
(`thinking.pace`), but not in a game of bots alone, nor where a live clock presses, nor for those who want it quick.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from itertools import takewhile
from typing import Any, Protocol

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics.chores import Chores
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping.store import Gone, Overtaken
from stammtisch.server.tables import moving
from stammtisch.server.tables.table import Keeper, Table
from stammtisch.server.thinking.ahead import Ahead, root_of
from stammtisch.server.thinking.bots import Bots, Choice, Job, is_slow, job_of
from stammtisch.server.thinking.lanes import Workshop
from stammtisch.server.thinking.pace import pace

log = logging.getLogger("stammtisch.server")
TELL_OF_THINKING = 0.25
"""Watchers hear that a bot thinks when it has thought for so many seconds."""
SETTLE = 0.2
"""Seconds that a position has to stand before bots think ahead in it."""

Position = tuple[int, int, tuple[int, ...], tuple[str, ...]]
"""The last undo, the number of plies, what each seat has drafted, and who decides for each."""


class Home(Keeper, Protocol):
    """What is asked of the house."""

    chores: Chores
    workshop: Workshop
    bots: Bots
    closing: bool

    async def come_back(self, table_id: str) -> None:
        """Loads a table again that was thrown away."""

    async def wake_again(self, table: Table) -> None:
        """Wakes who chooses at a table without its people again, a little later."""

    def lead(self, table: Table) -> None:
        """Has the bots of a table think here, unless another server does that; then they are woken."""


class Answering:
    """See the module's text. `alone`: whether a server's own processes think just now, and no workers elsewhere;
    `leads`: whether the bots of a table think here.
    """

    def __init__(self, house: Home, alone: Callable[[], bool], leads: Callable[[Table], bool]):
        self.house, self._alone, self._leads = house, alone, leads
        self.ahead = Ahead(house.settings, house.metrics, house.workshop)
        self._thinking: dict[str, tuple[Position, asyncio.Task[None]]] = {}
        self._lasting: set[str] = set()

    # ------------------------------------------------------------------------------------------------- choosing

    async def bot(self, table: Table, seat: int) -> None:
        """One bot's choices, until it is no longer due."""
        try:
            while not table.gone and await self._choose(table, seat):
                pass
        except (ApiError, Gone):
            pass  # what kept the move out has been logged, and the table thrown away
        except Exception:
            log.exception("the bot at table %s could not decide; it tries again", table.id)
            self.house.chores.begin(self.house.wake_again(table))
        finally:
            table.jobs.pop(seat, None)
            if table.gone and not self.house.closing:
                self.house.chores.begin(self.house.come_back(table.id))

    async def _choose(self, table: Table, seat: int) -> bool:
        """One choice of a bot; whether it may go on."""
        begun, patience = time.monotonic(), self.house.settings.patience
        async with table.turn():
            game = table.game
            if seat not in due(table):
                return False
            waits = table.asking is not None and begun < table.asked_at + patience
            job, position, row = (
                job_of(game, seat, policy=table.decider(seat)),
                _position(table, seat),
                _row(game, seat),
            )
            key = None if waits or len(job.moves) == 1 else self.ahead.key(table.id, game, seat, job.policy)
        if waits:
            await asyncio.sleep(0.2)
            return True
        whisper = asyncio.get_running_loop().call_later(TELL_OF_THINKING, self._tell_of_thinking, table, seat)
        try:
            ready = None if key is None else await self.ahead.take(table.id, key)
            if len(job.moves) > 1:
                self._stop(table)
            choice = ready or await self.house.bots.choose(job, table.opener)
            wait = begun + self._pace(table, job, choice, row) - time.monotonic()
            if wait > 0:
                if len(job.moves) > 1:
                    self._think_on(table, job, choice)
                await asyncio.sleep(wait)
        finally:
            whisper.cancel()
            table.thinking.discard(seat)
        async with table.turn():
            if seat not in due(table):
                return False
            if _position(table, seat) != position or (
                table.asking is not None and time.monotonic() < table.asked_at + patience
            ):
                return True
            try:
                await moving.play(table, choice.option, seat, "en", None, "bot")
            except Overtaken:
                await self.house.renew(table)
            except ApiError as error:
                if error.code not in ("refused", "unreadable"):
                    raise
                log.warning("a bot's move at table %s was refused", table.id)
        return True

    def _tell_of_thinking(self, table: Table, seat: int) -> None:
        table.thinking.add(seat)
        table.whisper(table.here("bot-thinking", seat))

    def _pace(self, table: Table, job: Job, choice: Choice, row: int) -> float:
        """Seconds that an answer takes at least."""
        base = self.house.settings.pause
        if not base or not _watched(table) or table.board is not None:
            return 0.0
        usual = pace(base, len(job.moves), choice.doubt, row)
        pressed = table.timing is not None and table.timing.terms.live
        return min(base, usual) if pressed or PERSON not in deciders(table) or _hurried(table) else usual

    # ---------------------------------------------------------------------------------------------- thinking ahead

    def consider(self, table: Table) -> None:
        """A table changed, or somebody came or went: bots begin to think ahead there, or leave it."""
        if table.gone or table.game.over or table.cancelled or table.next is not None:
            self.forget(table)
        elif not _watched(table):
            self._stop(table)
        elif not due(table) and self._worth(table):
            if not self._leads(table):
                self.house.lead(table)
                return
            position = _stand(table)
            begun, _ = self._thinking.get(table.id, (None, None))
            if begun != position and self.ahead.fits(table.id, table.game):
                if table.id not in self._lasting:
                    self._lasting.add(table.id)
                    self.house.chores.begin(self._last(table))
            elif begun != position:
                self._begin(table, position, self._think(table, position))

    def forget(self, table: Table) -> None:
        """Leaves off, and forgets what was prepared."""
        self._stop(table)
        self.ahead.forget(table.id)

    def _stop(self, table: Table) -> None:
        _, task = self._thinking.pop(table.id, (None, None))
        if task is not None:
            task.cancel()

    def _begin(self, table: Table, position: Position, work: Coroutine[Any, Any, None]) -> None:
        self._stop(table)
        self._thinking[table.id] = position, self.house.chores.begin(work)

    def _worth(self, table: Table) -> bool:
        """Whether bots may think ahead at a table: if they think for seconds, in no worker, and not for nothing."""
        if not self.house.settings.ponder or self.house.closing or table.board is not None:
            return False
        return self._alone() and any(map(is_slow, deciders(table))) and self.ahead.worth(table.game)

    async def _last(self, table: Table) -> None:
        """Lets a thought come to its end that fits what has been chosen meanwhile; then looks at how things stand."""
        try:
            await self.ahead.thought(table.id)
        finally:
            self._lasting.discard(table.id)
        self.consider(table)

    async def _think(self, table: Table, position: Position) -> None:
        """Prepares what bots will be asked after those who are due."""
        await asyncio.sleep(SETTLE)
        async with table.lock:
            if table.gone or _stand(table) != position or due(table):
                return
            policies = deciders(table)
            root, ply = root_of(table.game, policies), len(table.game.plies)
        if root is not None:
            await self.ahead.prepare(table.id, root, ply, policies, table.opener)

    def _think_on(self, table: Table, job: Job, choice: Choice) -> None:
        """Prepares what will be asked after a choice that is not told yet."""
        if self._worth(table):
            path, policies = ((job.seat, choice.option),), deciders(table)
            work = self.ahead.prepare(table.id, job, len(table.game.plies), policies, table.opener, path)
            self._begin(table, _stand(table), work)


def due(table: Table) -> list[int]:
    """The seats for which a bot is to decide."""
    if table.cancelled or table.next is not None:
        return []
    return [seat for seat in table.game.due if table.decider(seat) != PERSON]


def deciders(table: Table) -> tuple[str, ...]:
    """Who decides for each seat now."""
    return tuple(map(table.decider, range(len(table.game.seats))))


def _watched(table: Table) -> bool:
    """Whether somebody looks, here or at another server."""
    return bool(table.watchers) or any(table.elsewhere.values())


def _hurried(table: Table) -> bool:
    """Whether all who play and look here want bots to be quick; where nobody who plays looks, all others."""
    watchers = list(table.watchers)
    return bool(watchers) and all(watcher.quick for watcher in [w for w in watchers if w.who] or watchers)


def _position(table: Table, seat: int) -> tuple[int, int, int]:
    """What a choice of the seat stands on: others may choose at once with it, but nobody goes on without it."""
    return table.last_undo, len(table.game.plies), len(table.game.drafts.get(seat, ()))


def _stand(table: Table) -> Position:
    """What thinking ahead stands on."""
    drafts = tuple(len(table.game.drafts.get(seat, ())) for seat in range(len(table.game.seats)))
    return table.last_undo, len(table.game.plies), drafts, deciders(table)


def _row(game: Game, seat: int) -> int:
    """How many choices the seat has just made one after another."""
    made = sum(1 for _ in takewhile(lambda ply: ply.move.seat == seat, reversed(game.plies)))
    return made + len(game.drafts.get(seat, ()))

"""Hints: what a strong player would do, for a seat that is due.

They are thought out in a process of their own from what the seat may see (`bots.job_of` with a fixed seed, so that they
depend on that alone), and kept as long as the position stands. One that was hasty is thought out anew when it is asked
for again: by then the rules may be compiled.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import replace

from stammtisch.kernel.play.game import Game
from stammtisch.players.effort import effort_of
from stammtisch.server.basics.chores import Chores
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share
from stammtisch.server.thinking.bots import Hint, Job, advise, job_of
from stammtisch.server.thinking.lanes import Workshop

SEED = 1
KEPT = 256
"""Hints that are kept, of all tables."""
SLACK = 30.0
"""Seconds that a hint may take longer than its budget, on a machine with other work to do."""

log = logging.getLogger("stammtisch.server")
Position = tuple[str, int, int, tuple[int, ...], int]
"""Table, number of plies, event of the last of them, the seat's own drafts, seat: what a hint is for."""


class Hints:
    """The hints that have been asked for; see the module's text."""

    def __init__(self, settings: Settings, metrics: Metrics, workshop: Workshop, chores: Chores):
        self._lane, self._chores, self._metrics = workshop.lanes["aside"], chores, metrics
        self._compiles = settings.compile
        self.effort = replace(effort_of(settings.hint), cores=settings.cores)
        self._share = Share("hints", settings.hints, 60.0, metrics)
        self._kept: OrderedDict[Position, asyncio.Future[Hint]] = OrderedDict()

    def ask(self, position: Position, game: Game, visitor: str) -> asyncio.Future[Hint]:
        """What a strong player would do in a position of a game; the same future for all who ask. Raises ApiError."""
        future = self._kept.get(position)
        if future is not None:
            return future
        self._share.check(visitor)
        future = asyncio.get_running_loop().create_future()
        self._kept[position] = future
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self._chores.begin(self._think(position, job_of(game, position[-1], SEED), future, visitor))
        return future

    async def _think(self, position: Position, job: Job, future: asyncio.Future[Hint], visitor: str) -> None:
        begun, patience = time.perf_counter(), self.effort.seconds + SLACK
        try:
            hint = await self._lane.ask(visitor, self._share, advise, job, self.effort, patience=patience)
            self._metrics.think.labels("hint").observe(time.perf_counter() - begun)
            if hint.hasty and self._compiles:
                self._kept.pop(position, None)
            future.set_result(replace(hint, hasty=hint.hasty and self._compiles))
        except ApiError as error:
            future.set_exception(error)
            future.exception()
            self._kept.pop(position, None)
        except Exception as error:
            log.warning("a hint at table %s failed", position[0], exc_info=error)
        finally:
            if not future.done():
                self._kept.pop(position, None)
                future.set_exception(ApiError("unavailable", "no-hint"))
                future.exception()  # perhaps nobody waits for it any more

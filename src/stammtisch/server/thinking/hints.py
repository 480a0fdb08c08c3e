"""Hints: what a strong player would do, for a seat that is due.

They are thought out in a process of their own from what the seat may see (`bots.job_of` with a fixed seed, so that they
depend on that alone), and kept as long as the position stands.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict
from dataclasses import replace

from stammtisch.kernel.play.game import Game
from stammtisch.players.search import Outlook, settings_of
from stammtisch.server.basics.chores import Chores
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Window
from stammtisch.server.thinking.bots import Bots, Job, job_of, think

SEED = 1
KEPT = 256
"""Hints that are kept, of all tables."""
MOST_WAITING = 8
"""Hints that are thought about or wait; whoever asks for one more is told to come again."""
SLACK = 30.0
"""Seconds that a hint may take longer than its budget, on a machine with other work to do."""

log = logging.getLogger("stammtisch.server")
Position = tuple[str, int, int, int]
"""Table, number of plies without those still sealed, event of the last of them, seat: what a hint is for."""


class Hints:
    """The hints that have been asked for; see the module's text."""

    def __init__(self, settings: Settings, metrics: Metrics, bots: Bots, chores: Chores):
        self._bots, self._chores, self._metrics = bots, chores, metrics
        self.settings = replace(settings_of(settings.hint), cores=settings.cores)
        self.window = Window(settings.hints, 60.0)
        self._kept: OrderedDict[Position, asyncio.Future[Outlook]] = OrderedDict()

    def count(self, client: str) -> None:
        """Counts something that costs thinking; ApiError if the client has had too much of it."""
        wait = self.window.wait(client)
        if wait:
            self._metrics.limited.labels("hints").inc()
            seconds = math.ceil(wait)
            raise ApiError("too-many", "too-many-hints", seconds=seconds, headers={"Retry-After": str(seconds)})

    def ask(self, position: Position, game: Game, client: str) -> asyncio.Future[Outlook]:
        """What a strong player would do in a position of a game; the same future for all who ask. Raises ApiError."""
        future = self._kept.get(position)
        if future is not None:
            return future
        if sum(not future.done() for future in self._kept.values()) >= MOST_WAITING:
            raise ApiError("unavailable", "hints-busy", headers={"Retry-After": "5"})
        self.count(client)
        future = asyncio.get_running_loop().create_future()
        self._kept[position] = future
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self._chores.begin(self._think(position, job_of(game, position[-1], SEED), future))
        return future

    async def _think(self, position: Position, job: Job, future: asyncio.Future[Outlook]) -> None:
        try:
            patience = self.settings.seconds + SLACK
            future.set_result(await self._bots.aside("hint", patience, think, job, self.settings))
        except Exception as error:
            log.warning("a hint at table %s failed", position[0], exc_info=error)
        finally:
            if not future.done():
                self._kept.pop(position, None)
                future.set_exception(ApiError("unavailable", "no-hint"))
                future.exception()  # perhaps nobody waits for it any more

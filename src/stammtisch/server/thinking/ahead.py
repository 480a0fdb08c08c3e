"""Bots that think while others think: what they will probably be asked is thought about before.

It happens in a place of their lane that nobody wants, one thing at a time in the whole server, and is left as soon as
somebody wants the place. What will be asked is found from what a bot may see, and thought about as it would be when it
is asked: by the same policy, from what its seat may see then, with the same effort. It is kept under a mark of that
sight (`players.ahead`) until the sight comes, or the table goes.

Where the answers that are prepared hardly ever fit, as in titles in which most is drawn or hidden, nothing more is
prepared: that is counted for each title and number of seats.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from stammtisch.kernel.play.game import Game
from stammtisch.players.ahead import Path, Question, mark_of
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share
from stammtisch.server.thinking.bots import Choice, Job, decide_ahead, foresee, is_slow, job_of
from stammtisch.server.thinking.lanes import Left, Workshop

T = TypeVar("T")
log = logging.getLogger("stammtisch.server")
MOST = 8
"""Answers that are prepared in one position."""
KEPT = 32
"""Answers that are kept of one table."""
PATIENCE = 60.0
"""Seconds that one answer may take, on a machine with other work to do."""
TRIALS, SELDOM = 40, 0.1
"""After so many questions it is known how often an answer was there; if less often than that, it is not worth it."""
MEMORY = 400
"""Questions after which what was counted weighs half as much."""

Key = tuple[int, str, str]
"""Seat, policy, and the mark of what the seat may see: what an answer is for."""
Kind = tuple[str, int]
"""A title, and how many sit at the table."""


@dataclass
class Prepared:
    """What is prepared at one table; `doing` is what is thought about just now, and comes after a `path` that begins
    after so many plies.
    """

    kept: OrderedDict[Key, Choice] = field(default_factory=OrderedDict)
    doing: Key | None = None
    path: Path = ()
    ply: int = 0
    done: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Luck:
    """How many questions came where answers were prepared, and for how many of them one was there."""

    asked: int = 0
    met: int = 0

    @property
    def worth(self) -> bool:
        """Whether answers are worth preparing, or that is not known yet."""
        return self.asked < TRIALS or self.met >= SELDOM * self.asked

    def count(self, met: bool) -> None:
        """One more question."""
        if self.asked >= MEMORY:
            self.asked, self.met = self.asked // 2, self.met // 2
        self.asked, self.met = self.asked + 1, self.met + met


class Ahead:
    """See the module's text. A table is known by its id here."""

    def __init__(self, settings: Settings, metrics: Metrics, workshop: Workshop):
        self._lane, self._metrics, self._cores = workshop.lanes["slow"], metrics, settings.cores
        self._share = Share("ahead", settings.ponder, 60.0, metrics)
        self._tables: dict[str, Prepared] = {}
        self._luck: dict[Kind, Luck] = {}
        metrics.gauge("answers_ahead", "Answers that bots have ready", lambda: sum(map(self.kept, self._tables)))

    def kept(self, table: str) -> int:
        """How many answers are prepared at a table."""
        return len(self._tables[table].kept) if table in self._tables else 0

    def worth(self, game: Game) -> bool:
        """Whether answers are worth preparing in games like this one, as far as is known."""
        return self._luck_of(game).worth

    def forget(self, table: str) -> None:
        """Forgets what is prepared at a table."""
        self._tables.pop(table, None)

    def fits(self, table: str, game: Game) -> bool:
        """Whether what is thought about just now may still come, as the game has gone on."""
        mine = self._tables.get(table)
        if mine is None or mine.doing is None or len(game.plies) < mine.ply:
            return False
        made = tuple((ply.move.seat, ply.move.option) for ply in game.plies[mine.ply :])
        return mine.path[: len(made)] == made

    async def thought(self, table: str) -> None:
        """Waits until nothing is thought about at a table just now, or something else."""
        mine = self._tables.get(table)
        if mine is not None and mine.doing is not None:
            await mine.done.wait()

    async def prepare(
        self, table: str, root: Job, ply: int, policies: Sequence[str], visitor: str, path: Path = ()
    ) -> None:
        """Thinks about what bots will be asked soon, until enough is prepared or it is cancelled.

        `root`: what a bot may see now (`job_of`), after so many plies; `policies`: who decides for each seat; `path`:
        what will be chosen first for certain. It is at a visitor's expense.
        """
        asked = tuple(seat for seat, policy in enumerate(policies) if is_slow(policy))
        mine = self._tables.setdefault(table, Prepared())
        mine.ply = ply
        paths, left = deque([path]), MOST
        try:
            while paths and left > 0:
                found: list[Question] = await self._ask(visitor, foresee, root, policies, asked, paths.popleft())
                for question in found[:left]:
                    key = question.seat, policies[question.seat], question.mark
                    if key not in mine.kept:
                        left -= 1
                        await self._think(mine, key, root, question, visitor)
                    choice = mine.kept.get(key)
                    if choice is not None:
                        paths.append((*question.path, (question.seat, choice.option)))
        except Exception as error:
            log.warning("thinking ahead at table %s failed", table, exc_info=error)

    async def _think(self, mine: Prepared, key: Key, root: Job, question: Question, visitor: str) -> None:
        """Prepares one answer."""
        seat, policy, _ = key
        seed = secrets.randbits(62)
        job = Job(root.title, root.box, seat, question.moves, question.imagined, policy, seed, self._cores)

        def begun() -> None:
            mine.doing, mine.path, mine.done = key, question.path, asyncio.Event()

        def ended() -> None:
            mine.doing = None
            mine.done.set()

        choice = await self._ask(visitor, decide_ahead, job, begun=begun, ended=ended)
        self._metrics.ahead.labels("prepared").inc()
        mine.kept[key] = choice
        while len(mine.kept) > KEPT:
            mine.kept.popitem(last=False)

    async def _ask(
        self,
        visitor: str,
        what: Callable[..., T],
        *about: Any,
        begun: Callable[[], None] = lambda: None,
        ended: Callable[[], None] = lambda: None,
    ) -> T:
        """Asks in a place that nobody wants, again whenever somebody wanted it meanwhile."""
        while True:
            while wait := self._share.wait(visitor):
                await asyncio.sleep(wait)
            try:
                return await self._lane.spare(visitor, self._share, what, *about, patience=PATIENCE, begun=begun)
            except Left:
                self._metrics.ahead.labels("left").inc()
            finally:
                ended()

    def key(self, table: str, game: Game, seat: int, policy: str) -> Key | None:
        """Under what an answer for a seat that is asked now would be kept; None where nothing is prepared."""
        mine = self._tables.get(table)
        if mine is None or not is_slow(policy) or not (mine.kept or mine.doing):
            return None
        key = seat, policy, mark_of(game, seat)
        self._luck_of(game).count(key in mine.kept or mine.doing == key)
        return key

    async def take(self, table: str, key: Key) -> Choice | None:
        """The answer that was prepared, if there is one; each is given once. One that is being thought about is
        waited for.
        """
        mine = self._tables.get(table)
        if mine is not None and mine.doing == key:
            await mine.done.wait()
        choice = None if mine is None else mine.kept.pop(key, None)
        if choice is not None:
            self._metrics.ahead.labels("met").inc()
        return choice

    def _luck_of(self, game: Game) -> Luck:
        return self._luck.setdefault((game.title.name, len(game.seats)), Luck())


def root_of(game: Game, policies: Sequence[str]) -> Job | None:
    """What the bot may see now that is asked first after those who are due, if it is one that thinks for seconds."""
    first = game.due[0] if game.due else 0
    for seat in (*range(first + 1, len(policies)), *range(first)):
        if is_slow(policies[seat]):
            return job_of(game, seat, policy=policies[seat])
    return None

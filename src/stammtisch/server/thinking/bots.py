"""Those who think: processes of their own, at a lower priority, that get no more than a seat may see.

There are three lanes, each with processes of its own, so that nobody waits for somebody who takes longer: bots that
answer at once, bots that think for seconds, and hints and analyses aside from the play.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import multiprocessing.connection
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeVar

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.title import find_title
from stammtisch.players.analysis import Judgement, judge
from stammtisch.players.policy import find_policy
from stammtisch.players.search import Outlook, Search, Settings
from stammtisch.players.sight import Sight
from stammtisch.server.basics.metrics import Metrics

T = TypeVar("T")
NICER = {"quick": 10, "slow": 12, "aside": 15}
"""Lane -> what is added to the niceness of its processes."""

SLOW = ("search:normal", "search:hard")
"""Policies that think for longer than the quick lane should be held up."""


@dataclass(frozen=True)
class Job:
    """What a process needs to decide: a `players.Sight` in a form that can be sent, the policy and a seed.

    `cores` is how many threads a search may use, and `crowd` by what its seconds are divided where others wait.
    """

    title: str
    box: str
    seat: int
    moves: tuple[Move, ...]
    imagined: bytes
    policy: str
    seed: int
    cores: int = 1
    crowd: float = 1.0

    def sight(self) -> Sight:
        """What the seat may see."""
        title = find_title(self.title)
        return Sight(title, title.load_box(self.box), self.seat, self.moves, self.imagined)


def job_of(game: Game, seat: int, seed: int | None = None) -> Job:
    """The job for a seat of a game; with a seed it depends on what the seat may see and on nothing else."""
    moves = tuple(game.moves(seat))
    imagined = game.imagine(seat, secrets.randbits(62) if seed is None else seed).pack()
    box, policy = str(game.loaded.path), game.seats[seat].policy
    return Job(game.title.name, box, seat, moves, imagined, policy, secrets.randbits(62) if seed is None else seed)


# ------------------------------------------------------------------------------------- what the processes are asked


def decide(job: Job) -> int:
    """The option that the policy chooses."""
    policy = find_policy(job.policy)
    if isinstance(policy, Search):
        seconds = policy.settings.seconds / job.crowd
        policy = Search(replace(policy.settings, cores=job.cores, seconds=seconds))
    return policy.choose(job.sight(), Random(job.seed)).option


def think(job: Job, settings: Settings) -> Outlook:
    """What a search makes of all moves."""
    return Search(settings).think(job.sight(), Random(job.seed))


def judge_move(job: Job, ply: int, decision: str, made: Move, settings: Settings) -> Judgement:
    """What a move that was made gave away."""
    return judge(ply, decision, made, job.sight(), settings, job.seed)


def _prepare(nicer: int) -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(nicer)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its bots
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that is killed cannot end its bots; they see to it themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(1)


# ------------------------------------------------------------------------------------------------------ the lanes


class Lane:
    """Some processes that think, begun when they are first wanted."""

    def __init__(self, workers: int, nicer: int):
        self.workers, self.nicer = workers, nicer
        self.asked = 0
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, what: Callable[..., T], *about: Any) -> T:
        """What a process answers; raises BrokenProcessPool if two of them ended over it."""
        self.asked += 1
        try:
            return await self._ask(what, *about)
        except BrokenProcessPool:
            return await self._ask(what, *about)
        finally:
            self.asked -= 1

    @property
    def crowd(self) -> float:
        """How many would have to share a process with whoever asks now; 1 if there is one for each."""
        return max(1.0, (self.asked + 1) / self.workers)

    async def _ask(self, what: Callable[..., T], *about: Any) -> T:
        pool = self._get_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, what, *about)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            raise

    def _get_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _prepare, (self.nicer,))
        return self._pool

    def close(self, wait: bool = True) -> None:
        """Ends the processes; what they were thinking about is forgotten. Later ones are new."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes: Any = dict(getattr(pool, "_processes", None) or {})
            for process in processes.values():
                process.terminate()
            pool.shutdown(wait=wait, cancel_futures=True)


def workers_for(wanted: int) -> int:
    """How many processes a lane of bots has; 0: one for each core but one, which is the server's."""
    return wanted or max(1, (os.cpu_count() or 1) - 1)


class Bots:
    """All who think for the server."""

    def __init__(self, workers: int, metrics: Metrics, cores: int = 1):
        count = workers_for(workers)
        self._lanes = {name: Lane(1 if name == "aside" else count, nicer) for name, nicer in NICER.items()}
        self._metrics, self._cores = metrics, cores
        self._aside = asyncio.Lock()

    async def choose(self, job: Job) -> int:
        """The option a bot takes. A single one is taken without thinking; if thinking fails twice, any legal one is.

        The more bots wait, the shorter each of them thinks, so that no table waits much longer than it would alone.
        """
        if len(job.moves) == 1:
            return job.moves[0].option
        begun = time.perf_counter()
        lane = self._lanes["slow" if job.policy in SLOW else "quick"]
        with contextlib.suppress(Exception):
            option = await lane.ask(decide, replace(job, cores=self._cores, crowd=lane.crowd))
            self._metrics.think.labels(job.policy).observe(time.perf_counter() - begun)
            if any(move.option == option for move in job.moves):
                return option
        self._metrics.bot_failures.inc()
        return secrets.choice(job.moves).option

    async def aside(self, label: str, patience: float, what: Callable[..., T], *about: Any) -> T:
        """Thinks aside from the play, one thing after another; raises what goes wrong.

        What takes longer than `patience` seconds, without the waiting for others, is ended: TimeoutError.
        """
        async with self._aside:
            begun = time.perf_counter()
            lane = self._lanes["aside"]
            try:
                answer = await asyncio.wait_for(lane.ask(what, *about), patience)
            except TimeoutError:
                lane.close(wait=False)
                raise
            self._metrics.think.labels(label).observe(time.perf_counter() - begun)
            return answer

    def close(self) -> None:
        """Ends the processes."""
        for lane in self._lanes.values():
            lane.close()

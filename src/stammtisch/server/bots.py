"""Bots: they think in processes of their own, at a lower priority, and get no more than a seat may see."""

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
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from random import Random
from typing import Any

from stammtisch.kernel.game import Game, Move
from stammtisch.kernel.title import find_title
from stammtisch.players.policy import Sight, find_policy
from stammtisch.server.metrics import Metrics

NICER = 10
"""What is added to the niceness of the processes that think."""


@dataclass(frozen=True)
class Job:
    """What a process needs to decide: a `players.Sight` in a form that can be sent, the policy and a seed."""

    title: str
    box: str
    seat: int
    moves: tuple[Move, ...]
    imagined: bytes
    policy: str
    seed: int


def job_of(game: Game, seat: int) -> Job:
    """The job for a seat of a game."""
    moves = tuple(game.moves(seat))
    imagined = game.imagine(seat, secrets.randbits(62)).pack()
    box, policy = str(game.loaded.path), game.seats[seat].policy
    return Job(game.title.name, box, seat, moves, imagined, policy, secrets.randbits(62))


def decide(job: Job) -> int:
    """The option that the policy chooses; runs in a process of its own."""
    title = find_title(job.title)
    sight = Sight(title, title.load_box(job.box), job.seat, job.moves, job.imagined)
    return find_policy(job.policy).choose(sight, Random(job.seed)).option


def _prepare() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICER)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its bots
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that is killed cannot end its bots; they see to it themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(1)


class Bots:
    """The processes that think."""

    def __init__(self, workers: int, metrics: Metrics):
        self._workers, self._metrics = max(1, workers), metrics
        self._pool: ProcessPoolExecutor | None = None

    def _get_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_prepare)
        return self._pool

    async def choose(self, job: Job) -> int:
        """The option a bot takes. A single one is taken without thinking; if thinking fails twice, any legal one is."""
        if len(job.moves) == 1:
            return job.moves[0].option
        begun = time.perf_counter()
        for _ in range(2):
            pool = self._get_pool()
            try:
                option = await asyncio.get_running_loop().run_in_executor(pool, decide, job)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
            except Exception:
                break
            else:
                self._metrics.think.labels(job.policy).observe(time.perf_counter() - begun)
                if any(move.option == option for move in job.moves):
                    return option
                break
        self._metrics.bot_failures.inc()
        return secrets.choice(job.moves).option

    def close(self) -> None:
        """Ends the processes; what they were thinking about is forgotten."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes: Any = dict(getattr(pool, "_processes", None) or {})
            for process in processes.values():
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

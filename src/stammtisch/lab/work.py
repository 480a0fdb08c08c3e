"""Work for many cores: the same function over many jobs, in this process, in others, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from importlib import import_module
from multiprocessing import connection, get_context, parent_process
from typing import Any, TypeVar

from stammtisch.lab.errors import LabError, MissingExtra

J = TypeVar("J")
R = TypeVar("R")

Report = Callable[[int, int], None]
"""Called with (done, in all)."""

ENGINES = ("local", "ray")

AHEAD = 3
"""Jobs that are handed out for each worker at once; few, so that little is lost when no more are needed."""


def cores() -> int:
    """How many processes may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_engine(engine: str, workers: int | None) -> None:
    """Raises LabError for an engine or a number of workers that cannot be had."""
    if engine not in ENGINES:
        raise LabError("no-engine", name=engine, known=", ".join(ENGINES))
    if workers is not None and workers < 1:
        raise LabError("few-workers", workers=workers)
    if engine == "ray":
        try:
            import ray  # noqa: F401
        except ImportError:
            raise MissingExtra("ray", "ray") from None


def each(
    work: Callable[[J], R], jobs: Iterable[J], workers: int | None = None, engine: str = "local"
) -> Iterator[tuple[J, R]]:
    """One heap of work for a crew that is made for it; see `Crew.each`."""
    with Crew(workers, engine) as crew:
        yield from crew.each(work, jobs)


class Crew:
    """Those who do the work: this process (one worker), others, or a Ray cluster. They come with the first heap of work
    and stay until the crew is left (`with`), so that the next heap need not wait for them.
    """

    def __init__(self, workers: int | None = None, engine: str = "local"):
        check_engine(engine, workers)
        self.workers, self.engine = workers, engine
        self._leaving = ExitStack()
        self._pool: ProcessPoolExecutor | None = None
        self._ray: Any = None

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        self._leaving.close()

    def each(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        """Does the work of each job and yields (job, result) as they are done, in any order.

        `work` is a function of a module, jobs and results can be pickled. Closing the iterator drops what is not begun.
        """
        if self.engine == "ray":
            yield from self._on_ray(work, jobs)
        elif (self.workers or cores()) == 1:
            for job in jobs:
                yield job, work(job)
        else:
            yield from self._in_processes(work, jobs, self.workers or cores())

    def _in_processes(self, work: Callable[[J], R], jobs: Iterable[J], workers: int) -> Iterator[tuple[J, R]]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin_worker)
            self._leaving.callback(self._pool.shutdown, wait=True, cancel_futures=True)
        left = iter(jobs)
        pending: dict[Future[R], J] = {}
        try:
            while True:
                while len(pending) < workers * AHEAD and (job := next(left, None)) is not None:
                    pending[self._pool.submit(work, job)] = job
                if not pending:
                    return
                done, _ = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield pending.pop(future), future.result()
        except BrokenProcessPool:
            raise LabError("process-ended") from None
        finally:
            for future in pending:
                future.cancel()

    def _on_ray(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        """On the Ray cluster that is connected, or that RAY_ADDRESS names, or on a local one made for the purpose."""
        if self._ray is None:
            self._ray = import_module("ray")  # an extra: without it the types are to be checked as well
            if not self._ray.is_initialized():
                self._ray.init(num_cpus=self.workers if "RAY_ADDRESS" not in os.environ else None, log_to_driver=False)
                self._leaving.callback(self._ray.shutdown)
        remote = self._ray.remote(work)
        at_once = AHEAD * (self.workers or max(1, int(self._ray.cluster_resources().get("CPU", 1))))
        left = iter(jobs)
        pending: dict[Any, J] = {}
        while True:
            while len(pending) < at_once and (job := next(left, None)) is not None:
                pending[remote.remote(job)] = job
            if not pending:
                return
            done, _ = self._ray.wait(list(pending), num_returns=1)
            for one in done:
                yield pending.pop(one), self._ray.get(one)


def _begin_worker() -> None:
    """A worker leaves Ctrl-C to the one who started it, and ends with it, however that one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            connection.wait([parent.sentinel])
            os._exit(1)

        threading.Thread(target=watch, daemon=True).start()

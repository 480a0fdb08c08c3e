"""Work for many cores: the same function over many jobs, in this process, in others, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
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
    """Does the work of each job and yields (job, result) as they are done, in any order.

    `work` is a function of a module, jobs and results can be pickled. Closing the iterator drops what is not begun.
    With one worker everything happens in this process.
    """
    check_engine(engine, workers)
    if engine == "ray":
        yield from _on_ray(work, jobs, workers)
    elif (workers or cores()) == 1:
        for job in jobs:
            yield job, work(job)
    else:
        yield from _in_processes(work, jobs, workers or cores())


def _in_processes(work: Callable[[J], R], jobs: Iterable[J], workers: int) -> Iterator[tuple[J, R]]:
    left = iter(jobs)
    pending: dict[Future[R], J] = {}
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin_worker)
    try:
        while True:
            while len(pending) < workers * AHEAD and (job := next(left, None)) is not None:
                pending[pool.submit(work, job)] = job
            if not pending:
                return
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield pending.pop(future), future.result()
    except BrokenProcessPool:
        raise LabError("process-ended") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin_worker() -> None:
    """A worker leaves Ctrl-C to the one who started it, and ends with it, however that one ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            connection.wait([parent.sentinel])
            os._exit(1)

        threading.Thread(target=watch, daemon=True).start()


def _on_ray(work: Callable[[J], R], jobs: Iterable[J], workers: int | None) -> Iterator[tuple[J, R]]:
    """On the Ray cluster that is connected, or that RAY_ADDRESS names, or on a local one made for the purpose."""
    ray: Any = import_module("ray")  # an extra: without it the types are to be checked as well
    begun = not ray.is_initialized()
    if begun:
        ray.init(num_cpus=workers if "RAY_ADDRESS" not in os.environ else None, log_to_driver=False)
    try:
        remote = ray.remote(work)
        at_once = AHEAD * (workers or max(1, int(ray.cluster_resources().get("CPU", 1))))
        left = iter(jobs)
        pending: dict[Any, J] = {}
        while True:
            while len(pending) < at_once and (job := next(left, None)) is not None:
                pending[remote.remote(job)] = job
            if not pending:
                return
            done, _ = ray.wait(list(pending), num_returns=1)
            for one in done:
                yield pending.pop(one), ray.get(one)
    finally:
        if begun:
            ray.shutdown()

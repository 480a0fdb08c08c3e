"""Lanes: worker processes for what takes long, so that it holds up neither requests nor other visitors.

A lane is a number of places, each a process of its own. Who finds none free waits in a queue; the visitors take turns
there, however much each of them has asked for. A process that takes too long is ended, and only what it did is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar, cast

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.shares import Share, too_many

T = TypeVar("T")
log = logging.getLogger("stammtisch.server")
MOST_WAITING = 1000
"""Jobs that wait in one lane, of all visitors; with more of them the server is overrun."""
COME_AGAIN = 5
"""Seconds after which a visitor with too many waiting jobs is told to come again."""
ELSEWHERE = 60.0
"""Seconds after which a job without a limit of its own that nobody elsewhere has done is done here."""
_Turn = asyncio.Future["_Place"]


def context() -> Any:
    """How processes begin: forked from one that has everything imported, or where there is no such thing, anew."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(["stammtisch.server.preload"])
    return found


def prepare(nicer: int, wanted: Any = None) -> None:
    """Begins a worker process. `wanted`: shared with the server; not 0 as soon as somebody wants its place."""
    global _wanted
    _wanted = wanted
    with contextlib.suppress(OSError, AttributeError):
        os.nice(nicer)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    threading.Thread(target=_end_with_server, daemon=True).start()


_wanted: Any = None


class Left(Exception):
    """Somebody wanted the place of something that nobody waited for."""


def heed() -> None:
    """Raises Left if somebody wants the place of this process; called by what nobody waits for (`Lane.spare`)."""
    if _wanted is not None and _wanted.value:
        raise Left


def _end_with_server() -> None:
    """A server that is killed cannot end its workers; they see to it themselves."""
    server = multiprocessing.parent_process()
    if server is not None:
        multiprocessing.connection.wait([server.sentinel])
        os._exit(1)


DIED = (BrokenProcessPool, OSError, EOFError)
"""What is met when a worker has died, or the process that it is forked from; a TimeoutError is an OSError too."""


class Failed(Exception):
    """Thinking failed in a worker elsewhere; what it met stands in its log."""


class Unmanned(Exception):
    """There is no worker elsewhere any more."""


class Elsewhere(Protocol):
    """Workers on other machines; see `far.Far`."""

    def takes(self, what: Callable[..., Any]) -> bool:
        """Whether there is a worker now that can be asked this."""

    async def ask(self, lane: str, what: Callable[..., Any], about: tuple[Any, ...]) -> Any:
        """What a worker answers; raises Failed, and Unmanned where no worker is left."""


class _Place:
    """One worker process, begun when it is first wanted; or one job that is out at workers elsewhere."""

    def __init__(self, nicer: int, lane: str = "", elsewhere: Elsewhere | None = None):
        self.nicer = nicer
        self._lane, self._elsewhere = lane, elsewhere
        self._pool: ProcessPoolExecutor | None = None
        self._wanted: Any = None
        self._left = False

    def leave(self) -> None:
        """Has what is done by `spare` end soon, if it heeds that."""
        self._left = True
        if self._wanted is not None:
            self._wanted.value = 1

    async def spare(self, what: Callable[..., T], about: tuple[Any, ...], patience: float | None) -> T:
        """The same as `work`, in this place's own process and once; raises Left after `leave`."""
        try:
            if self._pool is None:
                self._pool = await asyncio.to_thread(self._begin)
            if self._left:
                raise Left
            return await self._work(what, about, patience)
        finally:
            self._left = False
            if self._wanted is not None:
                self._wanted.value = 0

    async def work(self, what: Callable[..., T], about: tuple[Any, ...], patience: float | None) -> T:
        if self._elsewhere is not None and self._elsewhere.takes(what):
            try:
                async with asyncio.timeout(ELSEWHERE if patience is None else patience):
                    return cast(T, await self._elsewhere.ask(self._lane, what, about))
            except Failed:
                raise
            except Unmanned:
                log.info("no worker is left, so it is done here")
            except Exception as error:
                if patience is not None and isinstance(error, TimeoutError):
                    raise
                log.warning("nobody elsewhere has done it, so it is done here", exc_info=error)
        try:
            return await self._work(what, about, patience)
        except TimeoutError:
            raise
        except DIED:
            return await self._work(what, about, patience)

    async def _work(self, what: Callable[..., T], about: tuple[Any, ...], patience: float | None) -> T:
        if self._pool is None:
            self._pool = await asyncio.to_thread(self._begin)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(patience):
                return await loop.run_in_executor(self._pool, what, *about)
        except (*DIED, asyncio.CancelledError):
            self.close(wait=False)
            raise

    def _begin(self) -> ProcessPoolExecutor:
        """Begins the process; the first of a server waits until the one it is forked from has imported everything."""
        ours = context()
        self._wanted = ours.RawValue("b", 0)
        pool = ProcessPoolExecutor(1, ours, prepare, (self.nicer, self._wanted))
        pool.submit(os.getpid)
        return pool

    def close(self, wait: bool = True) -> None:
        """Ends the process."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes: Any = dict(getattr(pool, "_processes", None) or {})
            for process in processes.values():
                process.kill()
            pool.shutdown(wait=wait, cancel_futures=True)


class Lane:
    """Places for one kind of work; see the module's text. `most`: jobs of one visitor that may wait."""

    def __init__(self, places: int, nicer: int, most: int, name: str = "", elsewhere: Elsewhere | None = None):
        self.places = [_Place(nicer, name, elsewhere) for _ in range(places)]
        self.most = most
        self._free = list(self.places)
        self._waiting: OrderedDict[str, deque[_Turn]] = OrderedDict()
        self._asked: dict[str, int] = {}
        self._spare: _Place | None = None
        self._hopeful: deque[asyncio.Future[None]] = deque()

    async def ask(
        self,
        visitor: str,
        share: Share | None,
        what: Callable[..., T],
        *about: Any,
        patience: float | None = None,
        stops: bool = False,
    ) -> T:
        """What a process answers. The seconds it takes are charged to the visitor's share.

        If whoever asks is cancelled, the process goes on to its answer, or (`stops`) is ended and its place free.
        Raises ApiError if the visitor has had its share or too many jobs of its own wait, TimeoutError if the process
        takes longer than `patience` seconds, one of DIED if two of them ended over it, and what `what` raises.
        """
        if share is not None:
            share.check(visitor)
        self._asked[visitor] = self._asked.get(visitor, 0) + 1
        try:
            place = await self._turn(visitor)
            job = asyncio.ensure_future(place.work(what, about, patience))
            self._when_over(job, place, visitor, share)
            return await (job if stops else asyncio.shield(job))
        finally:
            self._asked[visitor] -= 1
            if not self._asked[visitor]:
                del self._asked[visitor]

    async def spare(
        self,
        visitor: str,
        share: Share,
        what: Callable[..., T],
        *about: Any,
        patience: float | None = None,
        begun: Callable[[], None] = lambda: None,
    ) -> T:
        """What a process answers that nobody waits for; never from elsewhere. Only one such thing is asked at a time.
        The seconds it takes are charged to the visitor's share.

        It gets a place that nobody wants, and waits for one without standing in anybody's way; then `begun` is called.
        As soon as somebody wants the place, or whoever asks is cancelled, the process is told (`heed`); Left is raised.
        """
        while not self._free or self._spare is not None:
            hope: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._hopeful.append(hope)
            try:
                await hope
            except asyncio.CancelledError:
                if hope.done() and not hope.cancelled():
                    self._encourage()
                raise
            finally:
                with contextlib.suppress(ValueError):
                    self._hopeful.remove(hope)
        place = self._spare = self._free.pop()
        begun()
        job = asyncio.ensure_future(place.spare(what, about, patience))
        self._when_over(job, place, visitor, share)
        try:
            return await asyncio.shield(job)
        except asyncio.CancelledError:
            if not job.done():
                place.leave()
            job.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody hears it any more
            raise

    def _when_over(self, job: asyncio.Future[Any], place: _Place, visitor: str, share: Share | None) -> None:
        """Frees the place of a job when it is over, and charges its seconds. The job cannot see to that by itself: one
        that is cancelled before its first step never runs.
        """
        begun = time.monotonic()

        def over(_: asyncio.Future[Any]) -> None:
            if share is not None:
                share.charge(visitor, time.monotonic() - begun)
            if self._spare is place:
                self._spare = None
            self._release(place)

        job.add_done_callback(over)

    def crowd(self, visitor: str) -> float:
        """How many jobs have to share a place with one more of the visitor; 1 if there is a place for each."""
        visitors = len(self._asked.keys() | {visitor})
        return max(1.0, (self._asked.get(visitor, 0) + 1) * visitors / len(self.places))

    async def _turn(self, visitor: str) -> _Place:
        if self._free:
            return self._free.pop()
        if self._spare is not None:
            self._spare.leave()
        queue = self._waiting.setdefault(visitor, deque())
        if len(queue) >= self.most:
            raise too_many(COME_AGAIN)
        if sum(map(len, self._waiting.values())) >= MOST_WAITING:
            raise ApiError("unavailable", "busy", headers={"Retry-After": str(COME_AGAIN)})
        turn: _Turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())
            raise

    def _release(self, place: _Place) -> None:
        """Gives a place to the visitor whose turn it is; then it is the others' turn."""
        while self._waiting:
            visitor, queue = self._waiting.popitem(last=False)
            turn = queue.popleft() if queue else None
            if queue:
                self._waiting[visitor] = queue
            if turn is not None and not turn.done():
                turn.set_result(place)
                return
        self._free.append(place)
        self._encourage()

    def _encourage(self) -> None:
        """Tells whoever has waited longest for a place that nobody wants that there may be one."""
        while self._hopeful:
            hope = self._hopeful.popleft()
            if not hope.done():
                hope.set_result(None)
                return

    def close(self) -> None:
        """Ends the processes; what they were doing is forgotten."""
        for place in self.places:
            place.close()


LANES = {"reading": 5, "quick": 10, "slow": 12, "aside": 15, "studies": 19}
"""Lane -> what is added to the niceness of its processes."""
AFAR = ("quick", "slow", "aside")
"""Lanes whose work can be done on another machine."""
SINGLE = ("aside", "studies")
"""Lanes with one process."""


class Workshop:
    """The lanes of a server: `reading` games, bots that answer at once (`quick`) and after seconds (`slow`), and hints
    and analyses (`aside`, one process), and pieces of studies (`studies`, one process). `places`: processes of each of
    the others; 0: one for each core but one. What bots, hints and analyses want is given to workers `elsewhere`, while
    there are any.
    """

    def __init__(self, places: int = 0, elsewhere: Elsewhere | None = None):
        count = places or max(1, (os.cpu_count() or 1) - 1)
        most = {"reading": 24, "quick": MOST_WAITING, "slow": MOST_WAITING, "aside": 8, "studies": MOST_WAITING}
        self.lanes = {
            name: Lane(1 if name in SINGLE else count, nicer, most[name], name, elsewhere if name in AFAR else None)
            for name, nicer in LANES.items()
        }

    def close(self) -> None:
        """Ends all processes."""
        for lane in self.lanes.values():
            lane.close()

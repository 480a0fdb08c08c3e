"""Thinking elsewhere: jobs in the PostgreSQL database, which any `stammtisch worker` takes, on whatever machine.

The queue is Procrastinate's. It sees to it that a job is taken by one worker, and knows which workers are alive: the
jobs of one that is gone are given to others within seconds. Jobs and answers travel as JSON. An answer is a row of
`thoughts`, written once whoever thinks twice, and the server that waits for it is told (NOTIFY). Where no worker is
alive, a server thinks by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import signal
from collections.abc import Callable
from importlib import import_module
from typing import Any, get_type_hints

from pydantic import ConfigDict, TypeAdapter
from sqlalchemy import make_url

from stammtisch.kernel.title.title import find_title
from stammtisch.server.keeping.engine import MIGRATING
from stammtisch.server.thinking import boxes
from stammtisch.server.thinking.bots import advise, decide, judge_move
from stammtisch.server.thinking.lanes import Failed, Lane, Unmanned

TASK, FIRST, REST = "stammtisch.think", "first", "rest"
"""The task, and its queues: what should be answered at once, for which a worker keeps a place free, and all else."""
RANKS = {"quick": 2, "slow": 1, "aside": 0}
"""Lane -> what goes first."""
ANSWERED = "stammtisch_thought"
"""The channel on which is told that a job is done."""
HEARTBEAT, GONE_AFTER = 1.0, 5.0
"""Seconds between two signs of life of a worker, and without one after which it is taken for dead."""
AGAIN = 1.0
"""Seconds between two looks after workers that are gone, and before a lost connection is tried again."""
OLD = "now() - interval '1 hour'"
"""Answers that nobody fetched are thrown away when they are older."""
_AS_JSON = ConfigDict(ser_json_bytes="base64", val_json_bytes="base64")
log = logging.getLogger("stammtisch.server")


class _Form:
    """What may be asked of a worker, and how questions and answers are written."""

    def __init__(self, what: Callable[..., Any]):
        hints: Any = get_type_hints(what)
        answer: Any = tuple.__class_getitem__(hints.pop("return"))
        question: Any = tuple.__class_getitem__(tuple(hints.values()))
        self.what = what
        self.question, self.answer = (TypeAdapter[Any](form, config=_AS_JSON) for form in (question, answer))


FORMS = {what.__name__: _Form(what) for what in (decide, advise, judge_move)}


def _app(url: str) -> Any:
    procrastinate: Any = import_module("procrastinate")
    where = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    return procrastinate.App(connector=procrastinate.PsycopgConnector(conninfo=where))


async def _prepare(app: Any) -> None:
    """Makes the tables of the queue where they are missing; of several who would, one does."""
    if await app.check_connection_async():
        return
    pool = app.connector.pool
    async with pool.connection() as connection:
        await connection.execute("SELECT pg_advisory_lock(%s)", (MIGRATING + 1,))
        try:
            if not await app.check_connection_async():
                await app.schema_manager.apply_schema_async()
        finally:
            await connection.execute("SELECT pg_advisory_unlock(%s)", (MIGRATING + 1,))


class Far:
    """The jobs that a server has given out; nobody takes any before `keep` has begun."""

    def __init__(self, url: str):
        self._app = _app(url)
        self._manned = False
        self._waiting: dict[str, asyncio.Future[str | None]] = {}

    async def keep(self) -> None:
        """Speaks to the queue until it is cancelled, and again whenever that was cut off."""
        while True:
            try:
                async with self._app.open_async(), asyncio.TaskGroup() as group:
                    await _prepare(self._app)
                    group.create_task(self._listen())
                    group.create_task(self._look_after())
            except asyncio.CancelledError:
                self._give_up(ending=True)
                raise
            except Exception as error:  # whatever it is: without this no answer would come any more
                log.warning("workers are not heard just now", exc_info=error)
            finally:
                self._manned = False
                self._give_up()
            await asyncio.sleep(AGAIN)

    def _give_up(self, ending: bool = False) -> None:
        """Lets nobody wait for workers that are gone; when the server is `ending`, it does not think by itself then."""
        for future in self._waiting.values():
            if not future.done():
                if ending:
                    future.cancel()
                else:
                    future.set_exception(Unmanned())

    def takes(self, what: Callable[..., Any]) -> bool:
        """Whether there is a worker now that can be asked this."""
        return self._manned and what.__name__ in FORMS

    async def ask(self, lane: str, what: Callable[..., Any], about: tuple[Any, ...]) -> Any:
        """What a worker answers; raises Failed if it could not, Unmanned if the last of them is gone.

        A job that nobody waits for any more is taken back.
        """
        form, name = FORMS[what.__name__], secrets.token_hex(8)
        question = form.question.dump_json(about).decode()
        future = self._waiting[name] = asyncio.get_running_loop().create_future()
        queue = FIRST if lane == "quick" else REST
        task = self._app.configure_task(TASK, queue=queue, priority=RANKS[lane], allow_unknown=True)
        job = answered = None
        try:
            job = await task.defer_async(name=name, what=what.__name__, about=question)
            answer = await future
            answered = True
        finally:
            del self._waiting[name]
            if job is not None and not answered:
                with contextlib.suppress(Exception):
                    await self._app.job_manager.cancel_job_by_id_async(job, delete_job=True)
        if answer is None:
            raise Failed(what.__name__)
        return form.answer.validate_json(answer)[0]

    async def _listen(self) -> None:
        """Fetches answers as they come; first all that are waited for, since some may have been missed."""
        async with self._app.connector.pool.connection() as listening:
            await listening.set_autocommit(True)
            await listening.execute(f"LISTEN {ANSWERED}")
            await self._fetch(list(self._waiting))
            async for said in listening.notifies():
                if said.payload in self._waiting:
                    await self._fetch([said.payload])

    async def _fetch(self, names: list[str]) -> None:
        rows = await self._app.connector.execute_query_all_async(
            "DELETE FROM thoughts WHERE name = ANY(%(names)s) RETURNING name, answer", names=names
        )
        for row in rows:
            future = self._waiting.get(row["name"])
            if future is not None and not future.done():
                future.set_result(row["answer"])

    async def _look_after(self) -> None:
        """Knows whether any worker is alive, and gives the jobs of those that are gone to others."""
        exceptions: Any = import_module("procrastinate.exceptions")
        while True:
            alive = await self._app.connector.execute_query_one_async(
                "SELECT count(*) AS workers FROM procrastinate_workers "
                f"WHERE last_heartbeat > now() - interval '{GONE_AFTER} seconds'"
            )
            if self._manned != bool(alive["workers"]):
                self._manned = not self._manned
                log.info("workers think for this server" if self._manned else "no worker lives: it thinks by itself")
            if not self._manned:
                self._give_up()
            for job in await self._app.job_manager.get_stalled_jobs(seconds_since_heartbeat=GONE_AFTER):
                with contextlib.suppress(exceptions.ConnectorException):  # another server was quicker
                    await self._app.job_manager.retry_job(job)
            await asyncio.sleep(AGAIN)


async def work(url: str, places: int, ready: Callable[[], None] = lambda: None) -> None:
    """Thinks for the servers on a database until it is told to end (SIGTERM, SIGINT); what was begun is finished.

    `places`: how many jobs at once, each in a process of its own; one more is kept for what is wanted at once.
    """
    app = _app(url)
    lanes = {FIRST: Lane(1, 10, 1 << 30), REST: Lane(places, 12, 1 << 30)}

    @app.task(name=TASK, pass_context=True)  # type: ignore[untyped-decorator]
    async def carry_out(context: Any, name: str, what: str, about: str) -> None:
        form = FORMS[what]
        answer = None
        try:
            question = form.question.validate_json(about)
            await _bring_box(app, question[0].title, question[0].box)
            thought = await lanes[context.job.queue].ask(name, None, form.what, *question)
            answer = form.answer.dump_json((thought,)).decode()
        except Exception as error:
            log.warning("thinking failed", exc_info=error)
        await app.connector.execute_query_async(
            "WITH kept AS (INSERT INTO thoughts (name, answer) VALUES (%(name)s, %(answer)s) "
            "ON CONFLICT (name) DO NOTHING) SELECT pg_notify(%(channel)s, %(name)s)",
            name=name, answer=answer, channel=ANSWERED,
        )  # fmt: skip

    how = {
        "delete_jobs": "always",
        "update_heartbeat_interval": HEARTBEAT,
        "stalled_worker_timeout": GONE_AFTER,
        "install_signal_handlers": False,
    }
    try:
        async with app.open_async():
            await _prepare(app)
            await app.connector.execute_query_async(f"DELETE FROM thoughts WHERE made < {OLD}")
            queues = {FIRST: 1, REST: places}
            workers = [
                asyncio.create_task(app.run_worker_async(queues=[q], concurrency=n, **how)) for q, n in queues.items()
            ]
            for name in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(name, _end, workers)
            ready()
            await asyncio.gather(*workers, return_exceptions=True)
    finally:
        for lane in lanes.values():
            lane.close()


def _end(workers: list[asyncio.Task[None]]) -> None:
    """Has workers take no further jobs, and end when they have done what they began."""
    for worker in workers:
        worker.cancel()


async def _bring_box(app: Any, title: str, wanted: str) -> None:
    """Lays down the box of a job where it is not that of the title that is installed here."""
    found = find_title(title)
    try:
        boxes.box_of(found, wanted)
    except boxes.NoBox:
        row = await app.connector.execute_query_one_async("SELECT text FROM boxes WHERE hash = %(h)s", h=wanted)
        boxes.lay_down(found, wanted, row["text"])

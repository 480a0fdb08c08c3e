"""The other servers on the same PostgreSQL database: what they are told, and who lets the bots of a table think.

Each keeps tables in its memory. A transaction that changes tables says so (NOTIFY) as it is committed; who hears of it
(LISTEN) reads what has happened. That is for speed alone: what may happen is decided by the versions in the database,
so whoever hears of something late has lost nothing.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.server.keeping.changes import Change
from stammtisch.server.keeping.engine import line
from stammtisch.server.keeping.news import NEWS

CHANGED, HERE = "stammtisch", "stammtisch_here"
"""The channels on which is told which tables have changed, and who watches where."""
AGAIN = 0.5
"""Seconds after which a line that was lost is tried again."""
MOST_SAID = 7000
"""Bytes that can be said at once; PostgreSQL passes on 8,000."""
DELETED = -1
"""What is said instead of a version when a table is deleted."""
log = logging.getLogger("stammtisch.server")


def tell(connection: Connection, changes: Sequence[Change]) -> None:
    """Says to all servers which tables this transaction changes, and the versions that they have then."""
    if connection.dialect.name != "postgresql":
        return
    known = [change for change in changes if change.deleted or change.after is not None]
    told = [f"{c.table_id}:{DELETED if c.after is None else c.after + 1}" for c in known]
    if told:
        connection.execute(select(func.pg_notify(CHANGED, " ".join(told))))


def say_along(connection: Connection, what: Mapping[str, Any], name: str = "") -> None:
    """Says something to all servers but the one of that name, as soon as this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(HERE, f"{name} {json.dumps(what)}")))


def revoked(connection: Connection, account: str, here: Others | None = None) -> None:
    """Says to all servers but this one that something which opened an account opens nothing any more."""
    say_along(connection, {"revoked": account}, here.name if here is not None else "")


def read(said: str) -> Iterable[tuple[str, int]]:
    """Tables and their versions, as they were told."""
    for one in said.split():
        table_id, _, version = one.partition(":")
        yield table_id, int(version)


class Others:
    """See the module's text. `leads`: the tables whose bots think here and nowhere else. `name`: of this server."""

    def __init__(self, engine: Engine):
        self.leads: set[str] = set()
        self._engine, self.name = engine, secrets.token_hex(4)
        self._line: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "lead")

    # ------------------------------------------------------------------------------------------------ listening

    async def listen(
        self,
        heard: Callable[[str, int], None],
        told: Callable[[str, dict[str, Any]], None],
        check: Callable[[], Awaitable[None]],
        news: Callable[[str], None] = lambda account: None,
    ) -> None:
        """Calls `heard` for each table that is changed, `told` for what another server says, `news` for each account
        whose programs are told something, and `check` whenever something may have been missed.
        """
        psycopg: Any = import_module("psycopg")
        _, where = self._engine.dialect.create_connect_args(self._engine.url)
        where = {**line(self._engine.url), **where, "autocommit": True}
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(**where) as listening:
                    for channel in (CHANGED, HERE, NEWS):
                        await listening.execute(f"LISTEN {channel}")
                    await check()
                    async for said in listening.notifies():
                        if said.channel == HERE:
                            server, _, what = said.payload.partition(" ")
                            if server != self.name:
                                told(server, json.loads(what))
                            continue
                        if said.channel == NEWS:
                            for account in said.payload.split():
                                news(account)
                            continue
                        for table_id, version in read(said.payload):
                            heard(table_id, version)
            except Exception as error:  # whatever it is: who does not listen is told of nothing any more
                log.warning("other servers are not heard just now", exc_info=error)
            await asyncio.sleep(AGAIN)

    async def say(self, what: Mapping[str, Any]) -> None:
        """Tells the other servers something that is not written down."""
        said = f"{self.name} {json.dumps(what, ensure_ascii=False)}"
        await asyncio.get_running_loop().run_in_executor(self._thread, self._say, said)

    def _say(self, said: str) -> None:
        try:
            self._own().execute(select(func.pg_notify(HERE, said)))
        except SQLAlchemyError:
            self._drop()

    # ---------------------------------------------------------------------------------------------- leading bots

    async def lead(self, table_id: str) -> bool:
        """Whether the bots of a table think here, from now on until `leave`, unless another server lets them.

        It is a lock in the database that goes with the connection, so a server that dies leaves none behind.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._lead, table_id)

    def _lead(self, table_id: str) -> bool:
        try:
            line = self._own()
            if table_id not in self.leads and line.scalar(select(func.pg_try_advisory_lock(_key(table_id)))):
                self.leads.add(table_id)
        except SQLAlchemyError:
            self._drop()
        return table_id in self.leads

    async def leave(self, table_id: str) -> None:
        """Lets another server lead the bots of a table."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._leave, table_id)

    def _leave(self, table_id: str) -> None:
        try:
            if table_id in self.leads and self._line is not None:
                self.leads.discard(table_id)
                self._line.scalar(select(func.pg_advisory_unlock(_key(table_id))))
        except SQLAlchemyError:
            self._drop()

    def _own(self) -> Connection:
        """The connection that holds the locks."""
        if self._line is None:
            self._line = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._line

    async def drop(self) -> None:
        """Lets go of all tables: the database may have been away, and its locks with it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)

    def _drop(self) -> None:
        self.leads.clear()
        line, self._line = self._line, None
        if line is not None:
            line.invalidate()  # a lock must not stay with a connection that goes back to the pool
            line.close()

    def close(self) -> None:
        """Lets go of everything."""
        self._thread.submit(self._drop)
        self._thread.shutdown()


def _key(table_id: str) -> ColumnElement[int]:
    """The lock of a table, as a number that the database makes of its id."""
    return func.hashtextextended(table_id, 0)

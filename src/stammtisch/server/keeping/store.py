"""The store: what is written stays written.

All writing is done by one thread. It takes what has gathered while it was writing, puts that into one transaction
(each change behind a savepoint of its own) and only then says so: many tables share the price of one commit, and nobody
hears of a move before it is in the database. In PostgreSQL the transaction tells other servers what it changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import queue
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from stammtisch.server.keeping import orders
from stammtisch.server.keeping.changes import Change, Kept
from stammtisch.server.keeping.engine import migrate, open_engine
from stammtisch.server.keeping.models import (
    AnalysisRow,
    Base,
    BoxRow,
    DraftRow,
    EventRow,
    FactRow,
    LengthRow,
    OrderRow,
    PlyRow,
    ResultRow,
    SeatRow,
    TableRow,
)
from stammtisch.server.keeping.news import tell_news, write_news
from stammtisch.server.keeping.others import Others, tell

CHECK_WITHIN = 3.0
"""Seconds within which a healthy database answers."""
SIGNS_OF_DAMAGE = ("malformed", "not a database")
STATES_OF_DAMAGE = ("XX001", "XX002")
"""What SQLite says of a damaged file, and the SQLSTATE that PostgreSQL gives."""
MOST_AT_ONCE = 64
"""Changes in one transaction."""
SWEPT, MOST_APART, SETTLE = "swept", 24 * 3600, 24 * 3600.0
"""The fact when a server last told what is old, how many seconds may lie between two such times, and for how many a
server runs first where there were more.
"""
BEAT, MOST_GAPS, MOST_AHEAD = "alive", 50, 60_000
"""The fact by which servers say that they are there, how many times are remembered in which none was, and milliseconds
by which the clocks of servers may differ.
"""


class Damaged(Exception):
    """The file of the database is damaged."""


class Displaced(SQLAlchemyError):
    """The file that was opened is no longer where it was: what is written there would be lost with the process."""


class Overtaken(Exception):
    """The table is no longer as it was when the change was thought of: another server was quicker, or deleted it."""


class Gone(Exception):
    """The store has been closed."""


T = TypeVar("T")
Json = dict[str, Any]
_Job = tuple[Change, asyncio.AbstractEventLoop, "asyncio.Future[None]"]

_ADD_PLY, _ADD_EVENT, _ADD_SEAT, _ADD_TABLE = insert(PlyRow), insert(EventRow), insert(SeatRow), insert(TableRow)
_UNDO = (
    update(PlyRow)
    .where(PlyRow.table_id == bindparam("t"), PlyRow.undone.is_(None), PlyRow.number >= bindparam("n"))
    .values(undone=bindparam("e"))
)


class Store:
    """Tables in a database. Methods with `async` may be awaited by the event loop; the others block.

    `others` are the other servers on the same database; None where there can be none. `told` is called by the event
    loop with each account for whose programs something new was written here.
    """

    def __init__(self, url: str, took: Callable[[float], None] = lambda seconds: None):
        self.engine = open_engine(url)
        self._took = took
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = self.damaged = False
        self._checked = -1.0
        self._settling: float | None = None
        migrate(self.engine)
        self._place = _place(self.engine)
        self._looking, self._writing = self.engine, self.engine.execution_options(writes=True)
        self.told: Callable[[str], None] = lambda account: None
        self.others: Others | None = None
        if self.engine.dialect.name == "postgresql":  # a look is at one moment, as it always is in SQLite
            self._looking = self.engine.execution_options(isolation_level="REPEATABLE READ")
            self.others = Others(self.engine)
        self._readers = ThreadPoolExecutor(2, "reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Writes what is still waiting, then closes the database."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._writer.join()
            self._readers.shutdown()
            if self.others is not None:
                self.others.close()
            self.engine.dispose()

    # ------------------------------------------------------------------------------------------------ writing

    async def write(self, change: Change) -> None:
        """Returns when the change is in the database; raises what kept it out (and then nothing of it is in)."""
        if self._closed:
            raise Gone
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put((change, loop, done))
        await done

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Does something about no table in a transaction, and returns what comes of it; raises what kept it out."""
        out: list[T] = []
        await self.write(Change("", along=[lambda connection, _: out.append(work(connection))]))
        return out[0]

    def _write_all(self) -> None:
        last = False
        while not last:
            job = self._jobs.get()
            jobs: list[_Job] = []
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            last = job is None
            if jobs:
                self._write_some(jobs)

    def _write_some(self, jobs: Sequence[_Job]) -> None:
        begun = time.perf_counter()
        # Servers that change the same tables take them in the same order, so that none waits for the other.
        jobs = sorted(jobs, key=lambda job: (job[0].table_id, job[0].after is None and not job[0].new))
        failed: dict[int, BaseException] = {}
        told: list[str] = []
        try:
            self._in_place()
            with self._writing.begin() as connection:
                for i, (change, _, _) in enumerate(jobs):
                    if len(jobs) == 1:
                        apply(connection, change)
                        continue
                    try:
                        with connection.begin_nested():
                            apply(connection, change)
                    except Exception as error:
                        failed[i] = error
                made = [change for i, (change, _, _) in enumerate(jobs) if i not in failed]
                told = write_news(connection, made)
                tell(connection, made)
                tell_news(connection, told)
        except Exception as error:
            self._failed(error)
            failed, told = dict.fromkeys(range(len(jobs)), error), []
        self._took(time.perf_counter() - begun)
        for i, (_, loop, done) in enumerate(jobs):
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, done, failed.get(i))
        for account in told:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self.told, account)

    # ------------------------------------------------------------------------------------------------ reading

    async def _read(self, what: Callable[[Connection], T], engine: Engine | None = None) -> T:
        def work() -> T:
            try:
                self._in_place()
                with (engine or self._looking).connect() as connection:
                    return what(connection)
            except Exception as error:
                self._failed(error)
                raise

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def look(self, what: Callable[[Connection], T]) -> T:
        """What is found in the database, all of it as it stands at one moment."""
        return await self._read(what)

    async def load(self, table_id: str, events: int) -> Kept | None:
        """A table with its standing plies and its last events; None if there is none."""
        return await self._read(lambda connection: kept(connection, table_id, events))

    async def news(self, table_id: str, event: int, plies: int, most: int) -> Kept | None:
        """What has happened at a table since an event, when there were so many plies; see `Kept.standing`.

        None if there is no such table, or more happened than `most` events.
        """

        def work(connection: Connection) -> Kept | None:
            table, seats, drafts = _frame(connection, table_id)
            if table is None or table["event"] > event + most:
                return None
            events = _rows(connection, EventRow, table_id, EventRow.number > event)
            standing = min([plies, *(row["ply"] for row in events if row["kind"] == "undo")])
            fresh = _rows(connection, PlyRow, table_id, PlyRow.undone.is_(None), PlyRow.number > standing)
            said = [row for row in events if row["said"]]
            ordered = _rows(connection, OrderRow, table_id)
            return Kept(table, seats, fresh, drafts, events, said, standing, orders=ordered)

        return await self._read(work)

    async def box(self, wanted: str) -> str | None:
        """The text of a box by its hash; None where it was not written down."""
        query = select(BoxRow.text).where(BoxRow.hash == wanted)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def exists(self, table_id: str) -> bool:
        """Whether there is such a table."""
        query = select(TableRow.id).where(TableRow.id == table_id)
        return await self._read(lambda connection: connection.execute(query).first()) is not None

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The versions of those tables that there are."""
        query = select(TableRow.id, TableRow.version).where(TableRow.id.in_(table_ids))
        return await self._read(lambda connection: {row.id: row.version for row in connection.execute(query)})

    async def find_client_ids(self, table_id: str, client_ids: Collection[str]) -> dict[str, dict[str, Any]]:
        """The events that some of these clients' ids stand for, whatever has happened since."""
        query = select(EventRow.__table__).where(EventRow.table_id == table_id, EventRow.client_id.in_(client_ids))

        def work(connection: Connection) -> dict[str, dict[str, Any]]:
            return {row["client_id"]: dict(row) for row in connection.execute(query).mappings()}

        return await self._read(work)

    async def waiting_for_bots(self, before: int) -> list[str]:
        """The tables at which a bot or a standing order has been due since before, who has waited longest first."""
        query = (
            select(TableRow.id, TableRow.due, SeatRow.number)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(TableRow.over.is_(False), SeatRow.policy != "person", TableRow.changed <= before)
            .order_by(TableRow.changed)
        )

        def work(connection: Connection) -> list[str]:
            due = [row.id for row in connection.execute(query) if row.due >> row.number & 1]
            return list(dict.fromkeys([*due, *orders.waiting(connection, before)]))

        return await self._read(work)

    async def lengths(self, title: str, seats: int, most: int) -> list[tuple[int, int, int]]:
        """How long the last games of a title with so many seats were: moves, seconds of play, people."""
        query = (
            select(LengthRow.moves, LengthRow.seconds, LengthRow.people)
            .where(LengthRow.title == title, LengthRow.seats == seats)
            .order_by(LengthRow.ended.desc())
            .limit(most)
        )
        return await self._read(lambda connection: [(*row,) for row in connection.execute(query)])

    async def running_out(self, before: int) -> list[str]:
        """The tables at which a clock runs out before a moment (in milliseconds since 1970), the next one first."""
        query = select(TableRow.id).where(TableRow.deadline <= before, TableRow.over.is_(False))
        ordered = query.order_by(TableRow.deadline)
        return await self._read(lambda connection: list(connection.execute(ordered).scalars()))

    async def beat(self, now: int, patience: int | None) -> list[tuple[int, int]]:
        """Writes down that a server is there at a moment (in milliseconds since 1970); returns when none was lately.

        Where it is longer than `patience` that any said so, that was such a time; None: it was not, whatever is
        written, for nobody had to say so.
        """

        def work(connection: Connection) -> list[tuple[int, int]]:
            fresh = _insert(connection, FactRow).values(name=BEAT, value=json.dumps({"at": now, "gaps": []}))
            connection.execute(fresh.on_conflict_do_nothing())
            one = update(FactRow).where(FactRow.name == BEAT)
            connection.execute(one.values(value=FactRow.value))  # nobody else writes it until this is committed
            known = json.loads(connection.scalar(select(FactRow.value).where(FactRow.name == BEAT)) or "")
            if known["at"] - now > MOST_AHEAD:  # a clock was ahead: what is still to come is no gap
                known = {"at": now, "gaps": [[begin, min(end, now)] for begin, end in known["gaps"] if begin < now]}
            if patience is not None and now - known["at"] > patience:
                known["gaps"] = [*known["gaps"], [known["at"], now]][-MOST_GAPS:]
            known["at"] = max(now, known["at"])
            connection.execute(one.values(value=json.dumps(known)))
            connection.commit()
            return [(begin, end) for begin, end in known["gaps"]]

        return await self._read(work, self.engine)

    async def opened(self, client: str, since: int) -> tuple[int, int]:
        """How many tables a client has opened since then, and when the first of them."""
        query = select(func.count(), func.min(TableRow.created)).where(
            TableRow.client == client, TableRow.created > since
        )
        row = await self._read(lambda connection: connection.execute(query).one())
        return int(row[0]), int(row[1] or 0)

    async def expired(self, unfinished: float, finished: float, boards: float) -> list[str]:
        """Tables that nobody has touched since then, by whether they are over or boards; some if there are many."""
        board = TableRow.board.is_not(None)
        old = or_(
            and_(~board, TableRow.over.is_(False), TableRow.changed < unfinished),
            and_(~board, TableRow.over.is_(True), TableRow.changed < finished),
            and_(board, TableRow.changed < boards),
        )
        query = select(TableRow.id).where(old).limit(MOST_AT_ONCE)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def steady(self, now: int) -> bool:
        """Whether it can be told by the time of day what nobody has touched for long. Not at once where none was told
        for a day or more: the clock was set wrong, or no server ran, and those who would have come could not.
        """
        if now - int(await self.fact(SWEPT, str(now))) > MOST_APART:
            self._settling = time.monotonic() if self._settling is None else self._settling
            if time.monotonic() - self._settling < SETTLE:
                return False
        self._settling = None
        await self.write(Change("", fact=(SWEPT, str(now))))
        return True

    async def forget(self, before: int) -> None:
        """Forgets who opened the tables that are older."""
        query = update(TableRow).where(TableRow.created < before, TableRow.client != "").values(client="")

        def work(connection: Connection) -> None:
            connection.execute(query)
            connection.commit()

        await self._read(work, self.engine)

    async def fact(self, name: str, value: str) -> str:
        """What the server knows of itself by this name; if it knows nothing yet, it is this value from now on."""

        def work(connection: Connection) -> str:
            query = select(FactRow.value).where(FactRow.name == name)
            known = connection.execute(query).scalar_one_or_none()
            if known is None:
                connection.rollback()  # SQLite lets nobody write who has read what is no longer so
                fresh = _insert(connection, FactRow).values(name=name, value=value)
                connection.execute(fresh.on_conflict_do_nothing())
                connection.commit()
                known = connection.execute(query).scalar_one()
            return known

        return await self._read(work, self.engine)

    async def find_analysis(self, table_id: str) -> str | None:
        """The analysis of a finished game, as it was written; None if there is none yet."""
        query = select(AnalysisRow.result).where(AnalysisRow.table_id == table_id)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def results(self, terms: str, table_id: str, most: int) -> list[dict[str, Any]]:
        """The best results on these terms, and last that of a table if it is none of them; each with its `place` and
        how many `games` there are. Of equal ones the first is the one that was reached first.
        """
        better = ResultRow.standing.desc()
        ranked = (
            select(
                ResultRow.table_id, ResultRow.total, ResultRow.ended, SeatRow.name,
                func.rank().over(order_by=better).label("place"),
                func.row_number().over(order_by=(better, ResultRow.ended, ResultRow.table_id)).label("line"),
                func.count().over().label("games"),
            )
            .join(SeatRow, and_(SeatRow.table_id == ResultRow.table_id, SeatRow.number == 0))
            .where(ResultRow.terms == terms)
            .subquery()
        )  # fmt: skip
        wanted = or_(ranked.c.line <= most, ranked.c.table_id == table_id)
        query = select(ranked).where(wanted).order_by(ranked.c.line)
        return await self._read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    async def check(self) -> None:
        """Raises what keeps the database from being read and written; looks at most once a second."""
        if self.damaged:
            raise Damaged
        if time.monotonic() - self._checked > 1.0:
            async with asyncio.timeout(CHECK_WITHIN):
                await self.write(Change("", fact=("checked", str(int(time.time())))))
            async with asyncio.timeout(CHECK_WITHIN):
                await self._read(lambda c: c.execute(select(TableRow.id).limit(1)).first())
            self._checked = time.monotonic()

    async def inspect(self) -> None:
        """Looks through the whole database for damage; what is found is told by `check`."""
        if self.engine.dialect.name == "sqlite":
            with contextlib.suppress(DatabaseError):
                found = await self._read(lambda c: c.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
                self.damaged = self.damaged or found != "ok"

    def _in_place(self) -> None:
        """Raises Displaced where a file was deleted, moved or replaced: whoever has it open would not notice."""
        if self._place is not None and _place(self.engine) != self._place:
            raise Displaced(f"{self.engine.url.database} is not the file any more that this server has opened")

    def _failed(self, error: BaseException) -> None:
        """Notices what cannot get better by itself."""
        if isinstance(error, DatabaseError):
            said = any(sign in str(error.orig) for sign in SIGNS_OF_DAMAGE)
            self.damaged = self.damaged or said or getattr(error.orig, "sqlstate", None) in STATES_OF_DAMAGE


def _place(engine: Engine) -> tuple[int, int] | None:
    """Which file of SQLite lies where the engine looks for it; None if none does."""
    if engine.dialect.name != "sqlite":
        return None
    try:
        found = os.stat(engine.url.database or "")
    except OSError:
        return None
    return found.st_dev, found.st_ino


def kept(connection: Connection, table_id: str, events: int) -> Kept | None:
    """A table with its standing plies and its last events; None if there is none."""
    table, seats, drafts = _frame(connection, table_id)
    if table is None:
        return None
    plies = _rows(connection, PlyRow, table_id, PlyRow.undone.is_(None))
    last = _rows(connection, EventRow, table_id, most=events)
    said = _rows(connection, EventRow, table_id, EventRow.said.is_not(None))
    return Kept(table, seats, plies, drafts, last, said, orders=_rows(connection, OrderRow, table_id))


def _rows(connection: Connection, model: Any, table_id: str, *where: Any, most: int | None = None) -> list[Json]:
    """The rows of a table by number; of more than `most` the last ones."""
    query = select(model.__table__).where(model.table_id == table_id, *where)
    if most is None:
        return [dict(row) for row in connection.execute(query.order_by(model.number)).mappings()]
    last = connection.execute(query.order_by(model.number.desc()).limit(most)).mappings()
    return [dict(row) for row in last][::-1]


def _frame(connection: Connection, table_id: str) -> tuple[Json | None, list[Json], list[Json]]:
    """A table, its seats and its drafts."""
    row = connection.execute(select(TableRow.__table__).where(TableRow.id == table_id)).mappings().first()
    if row is None:
        return None, [], []
    return dict(row), _rows(connection, SeatRow, table_id), _rows(connection, DraftRow, table_id)


def _tell(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def apply(connection: Connection, change: Change) -> None:
    """Carries out a change within a transaction."""
    for other in change.also:
        apply(connection, other)
    if change.fact is not None:
        name, value = change.fact
        _put(connection, FactRow, "name", {"name": name, "value": value})
        return
    if change.deleted:
        connection.execute(delete(TableRow).where(TableRow.id == change.table_id))
        return
    if change.box is not None:
        known = _insert(connection, BoxRow).values(hash=change.box[0], text=change.box[1])
        connection.execute(known.on_conflict_do_nothing())
    if change.new:
        connection.execute(_ADD_TABLE, {"id": change.table_id, **change.sets})
        rows = [{"table_id": change.table_id, "number": n, **columns} for n, columns in change.seats.items()]
        connection.execute(_ADD_SEAT, rows)
    else:
        if change.after is not None:
            sets = {**change.sets, "version": change.after + 1}
            one = update(TableRow).where(TableRow.id == change.table_id, TableRow.version == change.after)
            if connection.execute(one, sets).rowcount != 1:
                raise Overtaken
        elif change.sets:
            connection.execute(update(TableRow).where(TableRow.id == change.table_id), change.sets)
        for number, columns in change.seats.items():
            seat = update(SeatRow).where(SeatRow.table_id == change.table_id, SeatRow.number == number)
            connection.execute(seat, columns)
            if "hash" in columns:
                orders.drop(connection, change.table_id, number)
    if change.undo_from is not None:
        connection.execute(_UNDO, {"t": change.table_id, "n": change.undo_from, "e": change.undone_by})
    if change.plies:
        connection.execute(_ADD_PLY, [{"table_id": change.table_id, "undone": None, **row} for row in change.plies])
    if change.drafts is not None:
        connection.execute(delete(DraftRow).where(DraftRow.table_id == change.table_id))
    if change.drafts:
        connection.execute(insert(DraftRow), [{"table_id": change.table_id, **row} for row in change.drafts])
    if change.events:
        connection.execute(_ADD_EVENT, [{"table_id": change.table_id, **row} for row in change.events])
    if change.result is not None:
        connection.execute(insert(ResultRow), {"table_id": change.table_id, **change.result})
    if change.length is not None:
        connection.execute(insert(LengthRow), {"table_id": change.table_id, **change.length})
    if change.analysis is not None:
        row = {"table_id": change.table_id, "result": change.analysis, "made": int(time.time())}
        _put(connection, AnalysisRow, "table_id", row)
    for write in change.along:
        write(connection, change.table_id)


def _insert(connection: Connection, model: type[Base]) -> sqlite.Insert | postgresql.Insert:
    """An insert that knows what to do where there is such a row already."""
    return postgresql.insert(model) if connection.dialect.name == "postgresql" else sqlite.insert(model)


def _put(connection: Connection, model: type[Base], key: str, row: Mapping[str, Any]) -> None:
    """Adds a row, or puts it in the place of the one with the same key, also while another server does the same."""
    values = {name: value for name, value in row.items() if name != key}
    connection.execute(_insert(connection, model).values(row).on_conflict_do_update(index_elements=[key], set_=values))

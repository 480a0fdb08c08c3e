"""What an operator may look at and do, beside running servers or without one. On PostgreSQL they hear of it at once."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, func, select, update

from stammtisch.server.basics import plain
from stammtisch.server.keeping import lobby, reports, talk, tournaments
from stammtisch.server.keeping.changes import Change, Kept
from stammtisch.server.keeping.models import BoxRow, MessageRow, PlyRow, ReportRow, SeatRow, TableRow
from stammtisch.server.keeping.others import tell
from stammtisch.server.keeping.store import Overtaken, apply, kept

IS_BOARD = TableRow.board.is_not(None).label("board")


def tables(engine: Engine, most: int = 50) -> list[dict[str, Any]]:
    """The tables that were changed last, and whether each is an analysis board."""
    plies = select(func.count()).where(PlyRow.table_id == TableRow.id, PlyRow.undone.is_(None)).scalar_subquery()
    query = select(
        TableRow.id, TableRow.title, TableRow.over, IS_BOARD, TableRow.created, TableRow.changed, plies.label("moves")
    )
    with engine.connect() as connection:
        return [dict(row) for row in connection.execute(query.order_by(TableRow.changed.desc()).limit(most)).mappings()]


def all_tables(engine: Engine) -> list[str]:
    """The ids of all tables, the oldest first."""
    with engine.connect() as connection:
        return list(connection.execute(select(TableRow.id).order_by(TableRow.created, TableRow.id)).scalars())


def load(engine: Engine, table_id: str, with_box: Callable[[Kept], bool]) -> Kept | None:
    """A table as it is, with the text of its box where that is wanted; None if there is none."""
    with engine.connect() as connection:
        found = kept(connection, table_id, 0)
        if found is not None and with_box(found):
            found.box = connection.scalar(select(BoxRow.text).where(BoxRow.hash == found.table["box"]))
        return found


def pin(engine: Engine, table: Kept, pinned: bool) -> None:
    """Has a table stay with its rules, or no longer. Where somebody moved meanwhile nothing is changed."""
    with contextlib.suppress(Overtaken), engine.execution_options(writes=True).begin() as connection:
        _do(connection, Change(table.table["id"], sets={"pinned": pinned}, after=table.table["version"]))


def look(engine: Engine, table_id: str) -> dict[str, Any] | None:
    """A table with its seats, without anything secret; None if there is none."""
    table = select(
        TableRow.id, TableRow.title, TableRow.rules, TableRow.box, TableRow.options, TableRow.origin, TableRow.over,
        TableRow.pinned, TableRow.event, IS_BOARD, TableRow.created, TableRow.changed,
    ).where(TableRow.id == table_id)  # fmt: skip
    seats = select(SeatRow.number, SeatRow.name, SeatRow.kind, SeatRow.policy, SeatRow.seen)
    with engine.connect() as connection:
        row = connection.execute(table).mappings().first()
        if row is None:
            return None
        sitting = connection.execute(seats.where(SeatRow.table_id == table_id).order_by(SeatRow.number)).mappings()
        return {**row, "seats": [dict(seat) for seat in sitting]}


def remove(engine: Engine, table_id: str) -> bool:
    """Deletes a table or a tournament; whether there was one. Who has a table in memory notices at the next move."""
    with engine.execution_options(writes=True).begin() as connection:
        there = connection.execute(select(TableRow.id).where(TableRow.id == table_id)).first() is not None
        _do(connection, Change(table_id, deleted=True))
        return there or tournaments.remove(connection, table_id)


def erase(engine: Engine, name: str) -> int:
    """Takes a person's name from all tables and tournaments, and from what was said there; how often it stood.

    The seats are called "Seat" and their number. A server that has a table in memory notices at the next move.
    """
    query = select(SeatRow.table_id, SeatRow.number, TableRow.version).join(TableRow, TableRow.id == SeatRow.table_id)
    with engine.execution_options(writes=True).begin() as connection:
        rows = connection.execute(query.where(SeatRow.name == name).with_for_update(of=TableRow)).all()
        for table_id, number, version in rows:  # at a table a name stands once
            sets, seats = {"changed": int(time.time())}, {number: {"name": f"Seat {number + 1}"}}
            _do(connection, Change(table_id, sets=sets, seats=seats, after=version))
        connection.execute(update(MessageRow).where(MessageRow.name == name).values(name=""))
        connection.execute(update(ReportRow).where(ReportRow.about == name).values(about=""))
        return len(rows) + tournaments.erase(connection, name)


def reported(engine: Engine) -> list[dict[str, Any]]:
    """What visitors have reported, the latest first: `reports.waiting`."""
    with engine.connect() as connection:
        return reports.waiting(connection)


def done(engine: Engine, number: int) -> bool:
    """Forgets a report; whether there was one."""
    with engine.execution_options(writes=True).begin() as connection:
        return reports.done(connection, number)


def block(engine: Engine, number: int, days: float) -> bool | None:
    """Keeps the visitor that a report is about out of the lobby and of chats: `reports.block`."""
    with engine.execution_options(writes=True).begin() as connection:
        return reports.block(connection, number, days)


def close(engine: Engine, table_id: str) -> bool:
    """Closes a table to strangers: it leaves the lobby for good, its chat ends, and its invitation opens nothing any
    more. Who sits there plays on. A tournament is cancelled. Whether there was such a table or tournament.
    """
    with engine.execution_options(writes=True).begin() as connection:
        version = _version(connection, table_id)
        if version is not None:
            sets = {"changed": int(time.time()), "invitation": ""}
            _do(connection, Change(table_id, sets=sets, after=version, along=[lobby.close, talk.close()]))
        return version is not None or tournaments.close(connection, table_id)


def unlist(engine: Engine, table_id: str) -> bool:
    """Takes a table or a tournament out of the lobby for good; whether there was one there."""
    with engine.execution_options(writes=True).begin() as connection:
        there = lobby.door(connection, table_id) is not None
        lobby.close(connection, table_id)
        return there or tournaments.change(connection, table_id, listed=False) is not None


def rename(engine: Engine, table_id: str, number: int, name: str) -> bool:
    """Gives a seat, or somebody in a tournament, another name; whether there is such a seat.

    Raises ValueError for a name that somebody has there, or that is none.
    """
    with engine.execution_options(writes=True).begin() as connection:
        version = _version(connection, table_id)
        names = {row["number"]: row["name"] for row in lobby.seats(connection, [table_id]).get(table_id, [])}
        if version is None:
            return tournaments.rename(connection, table_id, number, name)
        if number not in names:
            return False
        if any(plain.same(name, other) for seat, other in names.items() if seat != number):
            raise ValueError(name)
        sets, seats = {"changed": int(time.time())}, {number: {"name": plain.given(name)}}
        _do(connection, Change(table_id, sets=sets, seats=seats, after=version))
        return True


def _version(connection: Connection, table_id: str) -> int | None:
    query = select(TableRow.version).where(TableRow.id == table_id).with_for_update()
    return connection.execute(query).scalar_one_or_none()


def _do(connection: Connection, change: Change) -> None:
    apply(connection, change)
    tell(connection, [change])

"""The lobby: tables that strangers may sit down at, as the database has them; no game is loaded to list them."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.settings import A_DAY
from stammtisch.server.keeping.changes import Along
from stammtisch.server.keeping.models import DoorRow, SeatRow, SittingRow, TableRow

Json = dict[str, Any]
STAYS: Mapping[str, float] = {"live": 300.0, "days": 3.0 * A_DAY}
"""Seconds for which a table stays in the lobby when nobody who sits there looks any more, by its pace."""
_HEAD = (
    DoorRow.lang, DoorRow.pace, DoorRow.fills, DoorRow.opened, TableRow.id, TableRow.title, TableRow.options,
    TableRow.hints, TableRow.drawn, TableRow.clock,
)  # fmt: skip


def stands(now: int) -> ColumnElement[bool]:
    """Whether a table is in the lobby: somebody waits there, and a seat is open."""
    open_seat = select(SeatRow.number).where(SeatRow.table_id == DoorRow.table_id, SeatRow.kind == "open").exists()
    waits = or_(*(and_(DoorRow.pace == pace, DoorRow.seen > now - stays) for pace, stays in STAYS.items()))
    return and_(DoorRow.closed.is_(False), waits, TableRow.over.is_(False), TableRow.next.is_(None), open_seat)


def tables(
    connection: Connection, title: str | None, lang: str | None, after: tuple[int, str] | None, most: int
) -> list[Json]:
    """The tables in the lobby with their seats, those that came last first, from behind one of them on."""
    query = select(*_HEAD).join(TableRow, TableRow.id == DoorRow.table_id).where(stands(int(time.time())))
    if title is not None:
        query = query.where(TableRow.title == title)
    if lang is not None:
        query = query.where(DoorRow.lang == lang)
    if after is not None:
        opened, table_id = after
        earlier = and_(DoorRow.opened == opened, DoorRow.table_id < table_id)
        query = query.where(or_(DoorRow.opened < opened, earlier))
    query = query.order_by(DoorRow.opened.desc(), DoorRow.table_id.desc()).limit(most)
    found = [dict(row) for row in connection.execute(query).mappings()]
    sitting = seats(connection, [table["id"] for table in found])
    return [{**table, "seats": sitting.get(table["id"], [])} for table in found]


def seats(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[Json]]:
    """Who sits at these tables, with the hashes of their secrets."""
    out: dict[str, list[Json]] = {}
    query = select(SeatRow.__table__).where(SeatRow.table_id.in_(table_ids))
    for row in connection.execute(query.order_by(SeatRow.table_id, SeatRow.number)).mappings():
        out.setdefault(row["table_id"], []).append(dict(row))
    return out


def door(connection: Connection, table_id: str) -> Json | None:
    """How a table was put into the lobby, and whether it stands there now (`stands`); None if it never was."""
    now = stands(int(time.time())).label("stands")
    query = select(DoorRow.__table__, now).join(TableRow, TableRow.id == DoorRow.table_id)
    row = connection.execute(query.where(DoorRow.table_id == table_id)).mappings().first()
    return None if row is None else dict(row)


def put(lang: str, pace: str, minutes: int | None, bot: str, client: str, most: int) -> Along:
    """Puts a table into the lobby, or there once more; ApiError if this visitor has `most` tables there already.

    Bots take the open seats after so many minutes.
    """

    def write(connection: Connection, table_id: str) -> None:
        now = int(time.time())
        there = select(func.count()).select_from(DoorRow).join(TableRow, TableRow.id == DoorRow.table_id)
        other = and_(DoorRow.client == client, DoorRow.table_id != table_id)
        if most and connection.execute(there.where(stands(now), other)).scalar_one() >= most:
            raise ApiError("too-many", "too-many-public", tables=most)
        known = connection.execute(select(DoorRow.closed).where(DoorRow.table_id == table_id)).scalar_one_or_none()
        if known:
            raise ApiError("forbidden", "closed-by-house")
        fills = None if minutes is None else now + 60 * minutes
        row = {"lang": lang, "pace": pace, "fills": fills, "bot": bot, "client": client, "opened": now, "seen": now}
        if known is None:
            connection.execute(insert(DoorRow).values(table_id=table_id, **row))
        else:
            connection.execute(update(DoorRow).where(DoorRow.table_id == table_id).values(**row))

    return write


def withdraw(connection: Connection, table_id: str) -> None:
    """Takes a table out of the lobby; one that the host of the house has closed stays so."""
    connection.execute(delete(DoorRow).where(DoorRow.table_id == table_id, DoorRow.closed.is_(False)))


def close(connection: Connection, table_id: str) -> None:
    """Takes a table out of the lobby for good."""
    connection.execute(update(DoorRow).where(DoorRow.table_id == table_id).values(closed=True))


def filled(connection: Connection, table_id: str) -> None:
    """Bots have taken the seats that were open."""
    connection.execute(update(DoorRow).where(DoorRow.table_id == table_id).values(fills=None))


def to_fill(connection: Connection) -> list[str]:
    """The tables at which it is time that bots take the open seats."""
    now = int(time.time())
    query = select(DoorRow.table_id).join(TableRow, TableRow.id == DoorRow.table_id)
    return list(connection.execute(query.where(stands(now), DoorRow.fills <= now).limit(64)).scalars())


def saw(table_ids: Sequence[str], before: int) -> Along:
    """Somebody who sits at these tables is there; those are left alone that were seen since `before`."""

    def write(connection: Connection, _: str) -> None:
        old = DoorRow.table_id.in_(sorted(table_ids)), DoorRow.seen < before
        connection.execute(update(DoorRow).where(*old).values(seen=int(time.time())))

    return write


def sat(number: int, client: str) -> Along:
    """Somebody took a seat from the lobby."""

    def write(connection: Connection, table_id: str) -> None:
        stood_up(number)(connection, table_id)
        row = {"table_id": table_id, "number": number, "client": client, "at": int(time.time())}
        connection.execute(insert(SittingRow).values(**row))

    return write


def stood_up(number: int) -> Along:
    """A seat is open again."""

    def write(connection: Connection, table_id: str) -> None:
        one = SittingRow.table_id == table_id, SittingRow.number == number
        connection.execute(delete(SittingRow).where(*one))

    return write


def taken(connection: Connection, client: str, since: int) -> int:
    """How many seats a visitor has taken from the lobby since then."""
    query = select(func.count()).select_from(SittingRow).where(SittingRow.client == client, SittingRow.at > since)
    return int(connection.execute(query).scalar_one())


def mine(connection: Connection, table_ids: Sequence[str]) -> list[Json]:
    """Of these tables what stands in a list of one's own, with the hashes of their secrets; no boards."""
    columns = (
        TableRow.id, TableRow.title, TableRow.over, TableRow.due, TableRow.next, TableRow.invitation,
        TableRow.spectator, TableRow.owner, TableRow.account, TableRow.cancelled, TableRow.changed, TableRow.moved,
        TableRow.played, TableRow.variant,
    )  # fmt: skip
    query = select(*columns).where(TableRow.id.in_(table_ids), TableRow.board.is_(None))
    found = [dict(row) for row in connection.execute(query).mappings()]
    sitting = seats(connection, [table["id"] for table in found])
    return [{**table, "seats": sitting.get(table["id"], [])} for table in found]

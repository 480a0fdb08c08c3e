"""What visitors report to the host of the house, and who is kept out of the lobby and of chats."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.settings import A_DAY
from stammtisch.server.keeping.changes import Along
from stammtisch.server.keeping.models import (
    BlockRow,
    DoorRow,
    MessageRow,
    ReportRow,
    SittingRow,
    TableRow,
    TournamentRow,
)

Json = dict[str, Any]
KEPT = 30 * A_DAY
"""Seconds after which a report is forgotten."""


def check(connection: Connection, client: str) -> None:
    """ApiError if a visitor is kept out just now."""
    until = connection.execute(select(BlockRow.until).where(BlockRow.client == client)).scalar_one_or_none()
    if until is not None and until > time.time():
        raise ApiError("forbidden", "blocked", days=max(1, round((until - time.time()) / A_DAY)))


def report(kind: str, number: int | None, about: str, reason: str, client: str, by: str, most: int) -> Along:
    """Reports something once for each visitor; ApiError if this one has reported `most` things today."""

    def write(connection: Connection, table_id: str) -> None:
        mine = ReportRow.by == by
        one = and_(
            mine, ReportRow.table_id == table_id, ReportRow.kind == kind, ReportRow.number.is_not_distinct_from(number)
        )
        if connection.execute(select(ReportRow.id).where(one, ReportRow.about == about)).first() is not None:
            return
        today = select(func.count()).select_from(ReportRow).where(mine, ReportRow.at > int(time.time()) - A_DAY)
        if most and connection.execute(today).scalar_one() >= most:
            raise ApiError("too-many", "too-many-reports")
        row = {"table_id": table_id, "kind": kind, "number": number, "about": about, "reason": reason}
        connection.execute(insert(ReportRow).values(**row, client=client, by=by, at=int(time.time())))

    return write


def comes_from(connection: Connection, table_id: str, seat: int | None) -> str:
    """The visitor who took a seat from the lobby, or (None) who put the table there; "" if that is not known."""
    query = select(DoorRow.client).where(DoorRow.table_id == table_id)
    if seat is not None:
        query = select(SittingRow.client).where(SittingRow.table_id == table_id, SittingRow.number == seat)
    return str(connection.execute(query).scalar_one_or_none() or "")


def waiting(connection: Connection) -> list[Json]:
    """What has been reported, the latest first, and whether that visitor is kept out already."""
    kept_out = select(BlockRow.until).where(BlockRow.client == ReportRow.client).scalar_subquery()
    there = or_(*(select(row.id).where(row.id == ReportRow.table_id).exists() for row in (TableRow, TournamentRow)))
    query = select(ReportRow.__table__, kept_out.label("blocked"), there.label("there"))
    return [dict(row) for row in connection.execute(query.order_by(ReportRow.id.desc()).limit(200)).mappings()]


def done(connection: Connection, number: int) -> bool:
    """Forgets a report; whether there was one."""
    return connection.execute(delete(ReportRow).where(ReportRow.id == number)).rowcount == 1


def block(connection: Connection, number: int, days: float) -> bool | None:
    """Keeps the visitor out that a report is about (0 days: no longer); None if there is no such report, False if it
    is not known who that is.
    """
    client = connection.execute(select(ReportRow.client).where(ReportRow.id == number)).scalar_one_or_none()
    if not client:
        return None if client is None else False
    connection.execute(delete(BlockRow).where(BlockRow.client == client))
    if days:
        connection.execute(insert(BlockRow).values(client=client, until=int(time.time() + days * A_DAY)))
    return True


def forget(before: int) -> Along:
    """Forgets from where was said, sat down and opened what is older, old reports, and blocks that are over."""

    def write(connection: Connection, _: str) -> None:
        for model, at in ((MessageRow, MessageRow.at), (SittingRow, SittingRow.at), (DoorRow, DoorRow.seen)):
            connection.execute(update(model).where(at < before, model.client != "").values(client=""))
        now = int(time.time())
        connection.execute(delete(ReportRow).where(ReportRow.at < now - KEPT))
        connection.execute(delete(BlockRow).where(BlockRow.until < now))

    return write

"""Notices in the database: who is to be told what, who looks, and which server tells it.

What is to be told is written in the transaction of the change that it is about: nothing is told of what did not happen,
and nothing of it is lost with a server. Each channel is looked after by one server at a time, until `ChannelRow.busy`.
A server that ends between telling something and writing down that it did has it told once more, and nothing else does.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    CompoundSelect,
    Connection,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    literal_column,
    or_,
    select,
    tuple_,
    union,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.server.keeping.changes import Along
from stammtisch.server.keeping.models import (
    AccountRow,
    Base,
    ChannelRow,
    FollowRow,
    LookRow,
    MessageRow,
    MuteRow,
    NoticeRow,
    PlyRow,
    SeatRow,
    TableRow,
)

Json = dict[str, Any]
KINDS = ("turn", "mention", "over")
"""What somebody may be told: that it is their turn, that they are mentioned, that a game is over."""
FRESH = 45_000
"""Milliseconds for which somebody is believed to look, since their page was heard last."""
AT_ONCE = 16
"""Channels that a server takes at once."""


@dataclass(frozen=True)
class Waits:
    """How long a notice waits before it is told, in milliseconds: by mail, and in any other way."""

    mail: int
    other: int


def now() -> int:
    """The present moment, in milliseconds since 1970."""
    return int(time.time() * 1000)


# ----------------------------------------------------------------------------------------------- what is to be told


def call(seats: Sequence[int], kind: str, number: int, waits: Waits) -> Along:
    """The holders of these seats are to be told something that happens now.

    Who has been told before and has not been back is not told again, unless it is another turn of theirs.
    """

    def write(connection: Connection, table_id: str) -> None:
        at = now()
        wanted = _wanted(table_id, seats, kind).subquery()
        mailed, told = literal(at + waits.mail, BigInteger), literal(at + waits.other, BigInteger)
        due = case((wanted.c.kind == "mail", mailed), else_=told)
        columns = ("channel", "table_id", "seat", "kind", "number", "at", "due", "tries")
        rows = select(
            wanted.c.id, literal(table_id), wanted.c.number, literal(kind), literal(number), literal(at, BigInteger),
            due, literal(0),
        ).where(literal(1) == 1)  # fmt: skip
        fresh = _insert(connection, NoticeRow).from_select(columns, rows)
        again: ColumnElement[bool] = NoticeRow.due.is_not(None)
        if kind == "turn":
            later: ColumnElement[bool] = PlyRow.event > literal_column("notices.number")
            own: ColumnElement[bool] = PlyRow.seat == literal_column("notices.seat")
            moved = select(PlyRow.event).where(PlyRow.table_id == table_id, own, later)
            again = or_(again, moved.exists())
        sets = {name: fresh.excluded[name] for name in ("number", "at", "due", "tries")}
        key = ["channel", "table_id", "seat", "kind"]
        connection.execute(fresh.on_conflict_do_update(index_elements=key, set_=sets, where=again))

    return write


def _wanted(table_id: str, seats: Sequence[int], kind: str) -> CompoundSelect[Any]:
    """The channels through which the holders of seats are told something: those of accounts, and guests' browsers."""
    columns = (ChannelRow.id, ChannelRow.kind, SeatRow.number)
    who = (
        SeatRow.table_id == table_id,
        SeatRow.number.in_(seats),
        SeatRow.kind == "person",
        ChannelRow.broken.is_(None),
        getattr(ChannelRow, kind).is_(True),
    )
    muted = exists().where(MuteRow.account == SeatRow.account, MuteRow.table_id == SeatRow.table_id)
    whose = select(*columns).select_from(SeatRow).join(ChannelRow, ChannelRow.account == SeatRow.account)
    known = select(*columns).select_from(SeatRow).join(FollowRow, _follows()).join(ChannelRow, _of_follow())
    return union(whose.where(*who, ~muted), known.where(*who))


def _follows() -> Any:
    """Whether a browser holds a seat by its secret."""
    same = FollowRow.table_id == SeatRow.table_id, FollowRow.seat == SeatRow.number
    return and_(*same, FollowRow.holder == SeatRow.hash)


def _of_follow() -> Any:
    return ChannelRow.id == FollowRow.channel


def follow_on(before: str) -> Along:
    """Who is told of a table is told of the one at which it goes on, as far as the same secrets hold seats there."""

    def write(connection: Connection, table_id: str) -> None:
        there = and_(SeatRow.table_id == table_id, SeatRow.hash == FollowRow.holder)
        columns = (FollowRow.channel, SeatRow.table_id, SeatRow.number, FollowRow.holder)
        same = select(*columns).distinct().join(SeatRow, there).where(FollowRow.table_id == before)
        connection.execute(insert(FollowRow).from_select(("channel", "table_id", "seat", "holder"), same))

    return write


def _insert(connection: Connection, model: type[Base]) -> sqlite.Insert | postgresql.Insert:
    return postgresql.insert(model) if connection.dialect.name == "postgresql" else sqlite.insert(model)


# ---------------------------------------------------------------------------------------------------------- who looks


def told_of(connection: Connection, pairs: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """Of these seats (tables and numbers) those whose holders are told something when they do not look."""
    whose = exists().where(ChannelRow.account == SeatRow.account)
    known = exists().where(_follows())
    found = []
    for first in range(0, len(pairs), 200):
        some = tuple_(SeatRow.table_id, SeatRow.number).in_(pairs[first : first + 200])
        query = select(SeatRow.table_id, SeatRow.number).where(some, or_(whose, known))
        found += [(row.table_id, row.number) for row in connection.execute(query)]
    return found


def looked(connection: Connection, server: str, heard: Mapping[tuple[str, int], int]) -> None:
    """Pages at this server were heard at these moments on which somebody could see a table of theirs.

    A table that was deleted meanwhile is left out.
    """
    standing = select(TableRow.id).where(TableRow.id.in_({table_id for table_id, _ in heard}))
    there = set(connection.execute(standing).scalars())
    rows = [
        {"table_id": table_id, "seat": seat, "server": server, "heard": at}
        for (table_id, seat), at in sorted(heard.items())
        if table_id in there
    ]
    if rows:
        fresh = _insert(connection, LookRow)
        key = ["table_id", "seat", "server"]
        connection.execute(fresh.on_conflict_do_update(index_elements=key, set_={"heard": fresh.excluded.heard}), rows)


def back_at(connection: Connection, table_id: str, seats: Sequence[int]) -> None:
    """The holders of seats are back at their table: there is nothing to tell them of it any more."""
    connection.execute(delete(NoticeRow).where(NoticeRow.table_id == table_id, NoticeRow.seat.in_(seats)))


def awaited(connection: Connection, account: str) -> bool:
    """Whether a mail was sent to somebody who has not been back since, or is about to be."""
    mail = and_(ChannelRow.account == account, ChannelRow.kind == "mail")
    waiting = exists().where(NoticeRow.channel == ChannelRow.id)
    return (
        connection.execute(select(ChannelRow.id).where(mail, or_(ChannelRow.told.is_not(None), waiting))).first()
        is not None
    )


def back(connection: Connection, account: str) -> None:
    """Somebody is back: what they would have been mailed they see for themselves, and the next thing may be mailed."""
    mail = and_(ChannelRow.account == account, ChannelRow.kind == "mail")
    connection.execute(delete(NoticeRow).where(NoticeRow.channel.in_(select(ChannelRow.id).where(mail))))
    connection.execute(update(ChannelRow).where(mail).values(told=None))


# --------------------------------------------------------------------------------------------------------- telling it


def _free(at: int) -> Any:
    """Channels through which something is to be told at a moment, and which no server has taken.

    A mail waits until whoever got the last one has been back.
    """
    late = ChannelRow.id.in_(select(NoticeRow.channel).where(NoticeRow.due <= at))
    return and_(late, ChannelRow.busy <= at, ChannelRow.told.is_(None))


def any_due(connection: Connection) -> bool:
    """Whether something is to be told now."""
    return connection.execute(select(ChannelRow.id).where(_free(now())).limit(1)).first() is not None


def claim(connection: Connection, lease: int) -> list[Json]:
    """Takes channels through which something is to be told now, for so many milliseconds; nobody else takes them."""
    at = now()
    some = select(ChannelRow.id).where(_free(at)).order_by(ChannelRow.id).limit(AT_ONCE)
    mine = ChannelRow.id.in_(some.with_for_update(skip_locked=True)), ChannelRow.busy <= at
    taken = update(ChannelRow).where(*mine).values(busy=at + lease).returning(ChannelRow.__table__)
    return [dict(row) for row in connection.execute(taken).mappings()]


def waiting(connection: Connection, channel: Json) -> list[Json]:
    """What is to be told through a channel, with how its table and seat stand, the oldest first.

    `holds`: whether the seat is still that of whoever is told, not muted, and the account not closed; `heard` when they
    looked last. A mail tells also what could have waited.
    """
    at = now()
    one = and_(SeatRow.table_id == NoticeRow.table_id, SeatRow.number == NoticeRow.seat)
    muted = exists().where(MuteRow.account == SeatRow.account, MuteRow.table_id == SeatRow.table_id)
    known = exists().where(FollowRow.channel == NoticeRow.channel, _follows())
    closed = exists().where(AccountRow.id == SeatRow.account, AccountRow.closed)
    whose = and_(SeatRow.account == channel["account"], ~muted, ~closed) if channel["account"] else literal(1) == 0
    heard = select(func.max(LookRow.heard)).where(
        LookRow.table_id == NoticeRow.table_id, LookRow.seat == NoticeRow.seat
    )
    said = and_(MessageRow.table_id == NoticeRow.table_id, MessageRow.number == NoticeRow.number)
    query = (
        select(
            NoticeRow.__table__,
            TableRow.title, TableRow.due.label("table_due"), TableRow.over, TableRow.cancelled, TableRow.next,
            SeatRow.kind.label("seat_kind"), SeatRow.policy,
            or_(whose, known).label("holds"),
            heard.scalar_subquery().label("heard"),
            MessageRow.name.label("speaker"), MessageRow.gone,
        )
        .join(TableRow, TableRow.id == NoticeRow.table_id)
        .join(SeatRow, one)
        .outerjoin(MessageRow, and_(said, NoticeRow.kind == "mention"))
        .where(NoticeRow.channel == channel["id"], NoticeRow.due.is_not(None))
        .order_by(NoticeRow.at, NoticeRow.id)
    )  # fmt: skip
    if channel["kind"] != "mail":
        query = query.where(NoticeRow.due <= at)
    return [dict(row) for row in connection.execute(query).mappings()]


def sitting(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[str]]:
    """The names of those who sit at tables."""
    query = select(SeatRow.table_id, SeatRow.number, SeatRow.name, SeatRow.kind).where(SeatRow.table_id.in_(table_ids))
    out: dict[str, list[str]] = {}
    for row in connection.execute(query.order_by(SeatRow.table_id, SeatRow.number)):
        out.setdefault(row.table_id, []).append("" if row.kind == "open" else row.name)
    return out


def looks_about(connection: Connection, account: str) -> bool:
    """Whether somebody looks at any table of theirs just now."""
    theirs = and_(SeatRow.table_id == LookRow.table_id, SeatRow.number == LookRow.seat, SeatRow.account == account)
    query = select(LookRow.seat).join(SeatRow, theirs).where(LookRow.heard > now() - FRESH)
    return connection.execute(query).first() is not None


def drop(connection: Connection, rows: Sequence[Json]) -> None:
    """These are not to be told, unless they were called for once more meanwhile."""
    for row in rows:
        connection.execute(delete(NoticeRow).where(NoticeRow.id == row["id"], NoticeRow.at == row["at"]))


def put_off(connection: Connection, rows: Sequence[Json], due: int, tries: int = 0) -> None:
    """These wait until then; `tries` are added to how often they could not be told."""
    for row in rows:
        one = update(NoticeRow).where(NoticeRow.id == row["id"], NoticeRow.at == row["at"])
        connection.execute(one.values(due=due, tries=NoticeRow.tries + tries))


def told(connection: Connection, rows: Sequence[Json]) -> None:
    """These have been told; they stay until whoever was told is back."""
    for row in rows:
        one = update(NoticeRow).where(NoticeRow.id == row["id"], NoticeRow.at == row["at"])
        connection.execute(one.values(due=None))


def sweep(connection: Connection, looks: int, browsers: int) -> None:
    """Forgets who looked before a moment, and guests' browsers that have not been there since another one."""
    connection.execute(delete(LookRow).where(LookRow.heard < looks))
    silent = and_(ChannelRow.kind == "push", ChannelRow.seen < browsers)
    connection.execute(delete(ChannelRow).where(silent))

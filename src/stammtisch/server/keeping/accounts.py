"""Accounts in the database: each function is one step of a transaction, with the connection it is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, true, update

from stammtisch.server.keeping.models import (
    AccountRow,
    PasskeyRow,
    PlyRow,
    SeatRow,
    SessionRow,
    TableRow,
    TicketRow,
    TokenRow,
)

Json = dict[str, Any]
MOST_TABLES = 500
"""Tables of one account that are listed."""


def one(connection: Connection, model: Any, *where: Any) -> Json | None:
    """The row that fits, if there is one."""
    row = connection.execute(select(model.__table__).where(*where)).mappings().first()
    return None if row is None else dict(row)


def add(connection: Connection, model: Any, **columns: Any) -> None:
    """Adds a row."""
    connection.execute(insert(model), columns)


def change(connection: Connection, model: Any, *where: Any, **columns: Any) -> bool:
    """Changes the rows that fit; whether there was one."""
    return bool(connection.execute(update(model).where(*where).values(**columns)).rowcount)


def remove(connection: Connection, model: Any, *where: Any) -> bool:
    """Removes the rows that fit; whether there was one."""
    return bool(connection.execute(delete(model).where(*where)).rowcount)


def all_of(connection: Connection, model: Any, account: str) -> list[Json]:
    """An account's sessions, passkeys or tokens, the oldest first."""
    query = select(model.__table__).where(model.account == account).order_by(model.created, model.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def count(connection: Connection, model: Any, *where: Any) -> int:
    """How many rows fit."""
    return int(connection.execute(select(func.count()).select_from(model).where(*where)).scalar_one())


# --------------------------------------------------------------------------------------------------------- tickets


def take_ticket(connection: Connection, kind: str, hashed: str, now: int) -> str | None:
    """What a ticket is about, which is used up by this; None if it is not good (any more)."""
    fits = (TicketRow.hash == hashed, TicketRow.kind == kind, TicketRow.expires > now)
    about = connection.execute(select(TicketRow.about).where(*fits)).scalar()
    return about if about is not None and remove(connection, TicketRow, *fits) else None


def asked(connection: Connection, kind: str, about: str, since: int) -> tuple[int, int]:
    """How many tickets about something were given out since then, and when the first of them was."""
    query = select(func.count(), func.min(TicketRow.created)).where(
        TicketRow.kind == kind, TicketRow.about == about, TicketRow.created > since
    )
    number, first = connection.execute(query).one()
    return int(number), int(first or 0)


# --------------------------------------------------------------------------------------------------- who is asking


def session(connection: Connection, hashed: str, since: int) -> Json | None:
    """The session with this hash, if it was seen since then."""
    return one(connection, SessionRow, SessionRow.hash == hashed, SessionRow.seen > since)


def token(connection: Connection, hashed: str) -> Json | None:
    """The token with this hash."""
    return one(connection, TokenRow, TokenRow.hash == hashed)


def still(connection: Connection, session_id: str, token_id: str) -> bool:
    """Whether a session or token has not been revoked."""
    if token_id:
        return count(connection, TokenRow, TokenRow.id == token_id) > 0
    return count(connection, SessionRow, SessionRow.id == session_id) > 0


# ---------------------------------------------------------------------------------------------------------- tables


def tables_of(connection: Connection, account: str, boards: bool = False) -> list[Json]:
    """The tables at which an account has a seat, or that it opened, with their seats; those changed last come first.
    Without `boards` analysis boards are none of them.
    """
    sits = select(SeatRow.table_id).where(SeatRow.account == account)
    query = (
        select(
            TableRow.id, TableRow.title, TableRow.over, TableRow.due, TableRow.next, TableRow.account,
            TableRow.created, TableRow.changed,
        )
        .where(or_(TableRow.id.in_(sits), TableRow.account == account), true() if boards else TableRow.board.is_(None))
        .order_by(TableRow.changed.desc(), TableRow.id)
        .limit(MOST_TABLES)
    )  # fmt: skip
    found = {row["id"]: {**row, "seats": []} for row in connection.execute(query).mappings()}
    columns = (SeatRow.table_id, SeatRow.number, SeatRow.name, SeatRow.kind, SeatRow.policy, SeatRow.account)
    seats = select(*columns).where(SeatRow.table_id.in_(found)).order_by(SeatRow.number)
    for seat in connection.execute(seats).mappings():
        found[seat["table_id"]]["seats"].append(dict(seat))
    return list(found.values())


def moves_of(connection: Connection, table_id: str, seats: Sequence[int]) -> list[Json]:
    """The moves that stand of some seats of a table."""
    query = (
        select(PlyRow.number, PlyRow.seat, PlyRow.move)
        .where(PlyRow.table_id == table_id, PlyRow.undone.is_(None), PlyRow.seat.in_(seats))
        .order_by(PlyRow.number)
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def listens(connection: Connection, account: str) -> None:
    """From now on news are kept for the programs of an account."""
    change(connection, AccountRow, AccountRow.id == account, listens=True)


def sweep(connection: Connection, now: int, session_life: int, ticket_life: int) -> None:
    """Removes what is over: old tickets, and sessions of those who did not come for long."""
    remove(connection, TicketRow, TicketRow.created < now - ticket_life, TicketRow.expires < now)
    remove(connection, SessionRow, SessionRow.seen < now - session_life)


def passkey(connection: Connection, credential: str) -> Json | None:
    """A passkey by its credential id."""
    return one(connection, PasskeyRow, PasskeyRow.credential == credential)

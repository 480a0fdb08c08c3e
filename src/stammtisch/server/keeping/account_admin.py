"""What an operator may look at and do about accounts, beside running servers or without one."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, func, or_, select, update

from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics.errors import words
from stammtisch.server.keeping import accounts, tournaments
from stammtisch.server.keeping.changes import Change
from stammtisch.server.keeping.models import (
    AccountRow,
    DraftRow,
    PlaceRow,
    PlyRow,
    SeatRow,
    SessionRow,
    TableRow,
    TokenRow,
)
from stammtisch.server.keeping.others import revoked, tell
from stammtisch.server.keeping.played import forget
from stammtisch.server.keeping.store import apply

Json = dict[str, Any]
STANDS_IN = "search:easy"
"""Who plays on in a game that goes on."""


def listed(engine: Engine, most: int) -> list[Json]:
    """The accounts that were opened last, and when each was signed in last."""
    seen = select(func.max(SessionRow.seen)).where(SessionRow.account == AccountRow.id).scalar_subquery()
    seats = select(func.count()).where(SeatRow.account == AccountRow.id).scalar_subquery()
    games = select(func.count()).where(PlaceRow.account == AccountRow.id).scalar_subquery()
    query = select(
        AccountRow.handle, AccountRow.name, AccountRow.shown, AccountRow.closed, AccountRow.created,
        seen.label("seen"), seats.label("seats"), games.label("games"),
    ).order_by(AccountRow.created.desc(), AccountRow.id).limit(most)  # fmt: skip
    with engine.connect() as connection:
        return [dict(row) for row in connection.execute(query).mappings()]


def find(connection: Connection, who: str) -> Json | None:
    """The account that is meant by a handle, an id or an e-mail address."""
    meant = or_(AccountRow.handle == who, AccountRow.id == who, AccountRow.email == who.lower())
    return accounts.one(connection, AccountRow, meant) if who else None


def close(engine: Engine, who: str, closed: bool) -> bool:
    """Closes an account: it is signed out everywhere, its tokens open nothing, nobody signs in with it, and its page is
    shown to nobody; or opens it again. Whether there is such an account.
    """
    with engine.execution_options(writes=True).begin() as connection:
        found = find(connection, who)
        if found is None:
            return False
        accounts.change(connection, AccountRow, AccountRow.id == found["id"], closed=closed)
        for model in (SessionRow, TokenRow) if closed else ():
            accounts.remove(connection, model, model.account == found["id"])
        revoked(connection, found["id"])
        return True


def erase(engine: Engine, who: str, lang: str) -> int | None:
    """Deletes an account as its person would: tables at which nobody else sits are deleted, elsewhere the name goes and
    a bot plays on, and its results are nobody's. At how many tables it sat; None if there is no such account.
    """
    with engine.execution_options(writes=True).begin() as connection:
        found = find(connection, who)
        if found is None:
            return None
        account = found["id"]
        sits = select(SeatRow.table_id).where(SeatRow.account == account)
        mine = or_(TableRow.id.in_(sits), TableRow.account == account)
        tables = connection.execute(
            select(TableRow.id, TableRow.over, TableRow.version, TableRow.account, TableRow.tournament)
            .where(mine)
            .order_by(TableRow.id)
            .with_for_update()
        ).all()
        for table in tables:
            change = _leaving(connection, table, account, lang)
            apply(connection, change)
            tell(connection, [change])
        tournaments.forget_account(connection, account, words(lang).say("somebody-left"))
        accounts.remove(connection, AccountRow, AccountRow.id == account)
        revoked(connection, account)
        return len(tables)


def _leaving(connection: Connection, table: Any, account: str, lang: str) -> Change:
    """What happens to a table whose account goes."""
    query = select(SeatRow.__table__).where(SeatRow.table_id == table.id).order_by(SeatRow.number)
    seats = [dict(row) for row in connection.execute(query).mappings()]
    mine = [seat for seat in seats if seat["account"] == account]
    if mine and not any(seat["kind"] == "person" and seat["account"] != account for seat in seats):
        return Change(table.id, deleted=True)
    played = (select(model.table_id).where(model.table_id == table.id).limit(1) for model in (PlyRow, DraftRow))
    begun = any(connection.execute(one).first() is not None for one in played)
    names = {seat["name"] for seat in seats if seat["account"] != account}
    change = Change(table.id, after=table.version, along=[forget])
    for seat in mine:
        row: Json = {"name": _name(names, lang), "hash": None, "account": None, "seen": None, "agreed": False}
        names.add(row["name"])
        if not begun and table.tournament is None:
            row |= {"kind": "open", "policy": PERSON, "agreed": None}
        elif not table.over:
            row |= {"kind": "bot", "policy": STANDS_IN if seat["policy"] == PERSON else seat["policy"]}
        change.seats[seat["number"]] = row
    change.sets = {"asking": None}
    if table.account == account:
        change.sets |= {"account": None, "owner": ""}
    return change


def _name(names: set[str], lang: str) -> str:
    """What somebody is called who left, and whom nobody at the table is called yet."""
    said = words(lang).say("somebody-left")
    return next(name for n in range(1, len(names) + 2) if (name := said if n == 1 else f"{said} {n}") not in names)


def rename(engine: Engine, who: str, name: str) -> bool:
    """Gives an account another name; whether there is such an account."""
    with engine.execution_options(writes=True).begin() as connection:
        found = find(connection, who)
        fits = AccountRow.id == (found or {}).get("id", "")
        return connection.execute(update(AccountRow).where(fits).values(name=name)).rowcount == 1

"""News for programs: what happens at the tables of an account, counted through all of them.

They are written in the transaction of the change itself. The row of the account is locked until that is committed, so
its numbers have no gaps and come in order, whichever server writes. Accounts are taken in their order, after all
tables, so that none of two servers waits for the other.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from stammtisch.server.keeping.changes import Change
from stammtisch.server.keeping.models import AccountRow, NewsRow

NEWS = "stammtisch_news"
"""The channel on which is told for which accounts there is something new."""


def write_news(connection: Connection, changes: Sequence[Change]) -> list[str]:
    """Writes the news that changes bring; returns the accounts that have some."""
    gone = {change.table_id for change in changes if change.deleted}
    fresh: dict[str, list[dict[str, Any]]] = {}
    for change in (one for whole in changes for one in (whole, *whole.also)):
        for row in change.news if change.table_id not in gone else ():
            fresh.setdefault(row["account"], []).append({"table_id": change.table_id, "at": int(time.time()), **row})
    return [account for account in sorted(fresh) if _write(connection, account, fresh[account])]


def _write(connection: Connection, account: str, rows: list[dict[str, Any]]) -> bool:
    """Writes an account's news, if a program of it may listen; whether it may."""
    listening = update(AccountRow).where(AccountRow.id == account, AccountRow.listens)
    if connection.execute(listening.values(news=AccountRow.news + len(rows))).rowcount != 1:
        return False
    last = connection.execute(select(AccountRow.news).where(AccountRow.id == account)).scalar_one()
    numbered = [{**row, "number": number} for number, row in enumerate(rows, last - len(rows) + 1)]
    connection.execute(insert(NewsRow), numbered)
    return True


def tell_news(connection: Connection, accounts: Sequence[str]) -> None:
    """Says to all servers which accounts have news."""
    if accounts and connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(NEWS, " ".join(accounts))))


def read_news(connection: Connection, account: str, since: int, most: int) -> tuple[int, int, list[dict[str, Any]]]:
    """The number of an account's last news, that of the first that is kept (the next one, if none is), and those after
    `since`, some of them if there are many.
    """
    last = connection.execute(select(AccountRow.news).where(AccountRow.id == account)).scalar() or 0
    first = connection.execute(select(func.min(NewsRow.number)).where(NewsRow.account == account)).scalar()
    query = select(NewsRow.__table__).where(NewsRow.account == account, NewsRow.number > since)
    rows = connection.execute(query.order_by(NewsRow.number).limit(most)).mappings()
    return last, first or last + 1, [dict(row) for row in rows]


def forget_news(connection: Connection, before: int) -> None:
    """Forgets what is older."""
    connection.execute(delete(NewsRow).where(NewsRow.at < before))

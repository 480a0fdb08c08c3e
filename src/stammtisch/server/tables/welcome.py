"""Whom somebody does not want at their tables: they take no open seat there, and their @ does not reach that person."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import results
from stammtisch.server.tables.table import Table


async def check(table: Table, account: str) -> None:
    """ApiError if somebody who sits at the table or has opened it has refused the account."""
    there = {*table.locks.accounts.values(), table.locks.account} - {"", account}
    if account and there and await _refusing(table, there, account):
        raise ApiError("forbidden", "not-welcome")


async def reached(table: Table, seats: Sequence[int], account: str) -> list[int]:
    """Of some seats those whose people have not refused the account."""
    there = {whose for seat in seats if (whose := table.locks.accounts.get(seat))}
    refusing = await _refusing(table, there, account) if account and there else set()
    return [seat for seat in seats if table.locks.accounts.get(seat) not in refusing]


async def _refusing(table: Table, accounts: set[str], other: str) -> set[str]:
    return await table.house.store.look(lambda connection: results.refusing(connection, accounts, other))

"""Channels in the database: through which ways somebody is told what waits for them; steps of a transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from stammtisch.server.keeping import accounts
from stammtisch.server.keeping.models import ChannelRow, FollowRow, MuteRow, SeatRow

Json = dict[str, Any]


def of_account(connection: Connection, account: str, kind: str) -> Json | None:
    """The account's mails or webhook, if it has them."""
    return accounts.one(connection, ChannelRow, ChannelRow.account == account, ChannelRow.kind == kind)


def push(connection: Connection, hashed: str) -> Json | None:
    """The browser with this push address."""
    return accounts.one(connection, ChannelRow, ChannelRow.hash == hashed)


def count(connection: Connection, client: str, account: str) -> tuple[int, int]:
    """How many browsers of guests came from an address of the network, and how many an account has."""
    guests = and_(ChannelRow.client == client, ChannelRow.account.is_(None))
    one = select(func.count()).select_from(ChannelRow).where(ChannelRow.kind == "push")
    own = connection.execute(one.where(ChannelRow.account == account)).scalar_one() if account else 0
    return int(connection.execute(one.where(guests)).scalar_one()), int(own)


def follow(connection: Connection, channel: str, holders: Mapping[str, Sequence[str]]) -> list[str]:
    """From now on a browser is told of the seats that hashes of secrets hold at tables, and of no others.

    Returns the tables at which they hold any.
    """
    wanted = [
        and_(SeatRow.table_id == table_id, SeatRow.hash.in_(hashes)) for table_id, hashes in sorted(holders.items())
    ]
    connection.execute(delete(FollowRow).where(FollowRow.channel == channel))
    if not wanted:
        return []
    held = connection.execute(select(SeatRow.table_id, SeatRow.number, SeatRow.hash).where(or_(*wanted))).all()
    rows = [{"channel": channel, "table_id": row.table_id, "seat": row.number, "holder": row.hash} for row in held]
    if rows:
        connection.execute(insert(FollowRow), rows)
    return sorted({row.table_id for row in held})


def mutes(connection: Connection, account: str) -> list[str]:
    """The tables of which an account is told nothing."""
    query = select(MuteRow.table_id).where(MuteRow.account == account).order_by(MuteRow.table_id)
    return list(connection.execute(query).scalars())

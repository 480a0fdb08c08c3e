"""Tournaments, who takes part, and their matches."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, ForeignKey, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from stammtisch.server.keeping.models.base import Base


class TournamentRow(Base):
    """A tournament: what is played at its tables (`title`, `options`, `clock` as `clocks.Terms`, `hints`), the `sizes`
    of tables that are allowed with the one wanted first, and the `bot` that takes what stays free.

    It is "open", "running", "over" or "cancelled". It begins when `starts` have joined, `at` a time, or when its host
    says so. `round` is the one that is played; the next one opens at the time `opens`, unless it is `paused`. `late`:
    one may join until the second round. `most` people can. `listed`: it stands in the lobby; else joining wants the
    invitation. `owner` and `invitation` are hashes of secrets, `account` and `client` (a hash of the address) those of
    its host. `seed` is what lots are drawn with. Each change is counted in `version`.
    """

    __tablename__ = "tournaments"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    title: Mapped[str] = mapped_column(String(64))
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    clock: Mapped[dict[str, Any]] = mapped_column(JSON)
    hints: Mapped[bool] = mapped_column(Boolean)
    sizes: Mapped[list[int]] = mapped_column(JSON)
    bot: Mapped[str] = mapped_column(String(32))
    rounds: Mapped[int] = mapped_column(Integer)
    most: Mapped[int] = mapped_column(Integer)
    starts: Mapped[int | None] = mapped_column(Integer)
    at: Mapped[int | None] = mapped_column(BigInteger)
    late: Mapped[bool] = mapped_column(Boolean)
    lang: Mapped[str] = mapped_column(String(2))
    listed: Mapped[bool] = mapped_column(Boolean)
    seed: Mapped[str] = mapped_column(String(32))
    owner: Mapped[str] = mapped_column(String(64))
    invitation: Mapped[str] = mapped_column(String(64))
    account: Mapped[str | None] = mapped_column(String(16), index=True)
    client: Mapped[str] = mapped_column(String(64), index=True)
    state: Mapped[str] = mapped_column(String(10), index=True)
    paused: Mapped[bool] = mapped_column(Boolean)
    round: Mapped[int] = mapped_column(Integer)
    opens: Mapped[int | None] = mapped_column(BigInteger)
    version: Mapped[int] = mapped_column(Integer)
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)


class EntryRow(Base):
    """Somebody who takes part in a tournament: `hash` is that of the secret that opens their seats at its tables,
    `client` that of the address they came from. Who has `dropped` out (when) gets no more tables.
    """

    __tablename__ = "entries"
    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    hash: Mapped[str] = mapped_column(String(64))
    account: Mapped[str | None] = mapped_column(String(16), index=True)
    client: Mapped[str] = mapped_column(String(64), index=True)
    joined: Mapped[int] = mapped_column(BigInteger)
    dropped: Mapped[int | None] = mapped_column(BigInteger)


class MatchRow(Base):
    """A table of a round, which outlives its row in `tables`: `seats` are numbers of entries (null: a bot), `results`
    how each seat ended, and null if the table came to no end. `done`: it is over, or there is no such table any more.
    """

    __tablename__ = "matches"
    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    round: Mapped[int] = mapped_column(Integer, primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(String(16), index=True)
    seats: Mapped[list[int | None]] = mapped_column(JSON)
    results: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))
    done: Mapped[bool] = mapped_column(Boolean, index=True)

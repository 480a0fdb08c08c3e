"""Tables, their seats, plies and events, and what was thought and found out about them.

Plies are never changed but to be marked as undone, so the log of a table can only grow. A partial unique index sees to
it that a table has one ply of each number, whoever writes.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    UniqueConstraint,
    false,
    func,
    text,
    true,
)
from sqlalchemy.orm import Mapped, mapped_column

from stammtisch.server.keeping.models.base import Base


class TableRow(Base):
    """A table. `due` is a bit set of seats; `event` is the number of the last event; times are seconds since 1970.

    `start` is the position it went on from (JSON as text), `setup` the chance results of the set-up. The secrets are
    hashes. `client` is a hash of the address that made it. `asking` is an undo that waits for consent. `hints` tells
    whether its players may ask for hints, `redraw` whether moves may be taken back after which chance fell, `absence`
    after how many seconds a bot may play for somebody who is away. `owner` is the hash of the secret of who opened it.
    `next` is the table at which this one goes on: `anew.Anew.next_of`. `rules` and `box` are its edition, the hash of
    the box standing in `boxes`; a table that is `pinned` is played with these rules and no others. `version` counts the
    changes of what servers have of a table in their memory; see `changes.Change.after`. `clock` is what was agreed on
    about time (`clocks.Terms`), `timing` the clocks of the seats, and `deadline` when the next of them runs out, in
    milliseconds. A table that was `cancelled` is `over` without a result; `cancelling` is who proposed that, and who
    agreed. `account` is that of who opened it. `drawn`: the seats were drawn by lot. `moved` is when the last move was
    made or taken back; null in tables from before that was written down. `played` are the seconds that its moves took,
    long waits left out. `uncounted`: its game was over before results were kept, and is still to be counted.
    `tournament` is that of which it is a table, if any. `variant` is what the variant of the studio was called that is
    played (null: the title's own box), and `variant_id` its id. `study`: whoever sits there is asked whether its games
    may be studied. `board`: it is an analysis board (`lines.Board`), which counts for nothing.
    """

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    title: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(String(16))
    box: Mapped[str] = mapped_column(String(16))
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    origin: Mapped[str] = mapped_column(String(16))
    start: Mapped[str | None] = mapped_column(Text)
    setup: Mapped[str] = mapped_column(Text)
    event: Mapped[int] = mapped_column(Integer)
    due: Mapped[int] = mapped_column(Integer)
    over: Mapped[bool] = mapped_column(Boolean)
    asking: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    hints: Mapped[bool] = mapped_column(Boolean, server_default=true())
    invitation: Mapped[str] = mapped_column(String(64))
    spectator: Mapped[str] = mapped_column(String(64))
    owner: Mapped[str] = mapped_column(String(64), server_default="")
    redraw: Mapped[bool | None] = mapped_column(Boolean)
    absence: Mapped[int | None] = mapped_column(Integer)
    next: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    pinned: Mapped[bool] = mapped_column(Boolean, server_default=false())
    version: Mapped[int] = mapped_column(Integer, server_default=text("0"))
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    timing: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    deadline: Mapped[int | None] = mapped_column(BigInteger, index=True)
    cancelling: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    cancelled: Mapped[bool] = mapped_column(Boolean, server_default=false())
    account: Mapped[str | None] = mapped_column(String(16), index=True)
    played: Mapped[int] = mapped_column(BigInteger, server_default=text("0"))
    client: Mapped[str] = mapped_column(String(64), index=True)
    drawn: Mapped[bool] = mapped_column(Boolean, server_default=false())
    moved: Mapped[int | None] = mapped_column(BigInteger)
    uncounted: Mapped[bool] = mapped_column(Boolean, server_default=false())
    tournament: Mapped[str | None] = mapped_column(String(16))
    variant: Mapped[str | None] = mapped_column(String(80))
    variant_id: Mapped[str | None] = mapped_column(String(16))
    study: Mapped[bool] = mapped_column(Boolean, server_default=false())
    board: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger, index=True)

    __table_args__ = (
        Index("ix_tables_uncounted", "created", sqlite_where=text("uncounted"), postgresql_where=text("uncounted")),
        Index("ix_tables_study", "title", "moved", sqlite_where=text("study = 1"), postgresql_where=text("study")),
    )


class BoxRow(Base):
    """A box that tables are played with: its file as text, by its hash."""

    __tablename__ = "boxes"
    hash: Mapped[str] = mapped_column(String(16), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class SeatRow(Base):
    """A seat: who sits there, the policy that decides, the hash of its secret, when its holder was seen last, and up to
    which event of the table they have `looked`.

    `colour` is one of the eight colours of seats; in tables from before there was a choice it is null, the seat's own.
    `trusts` is a bit set of the seats whose people may move for it.
    `account` is the one that the seat belongs to, if any; `late`: since the game had begun. `agreed`: whether its
    holder lets the table's games be studied; null where nobody was asked.
    """

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    policy: Mapped[str] = mapped_column(String(32))
    kind: Mapped[str] = mapped_column(String(8))
    hash: Mapped[str | None] = mapped_column(String(64))
    seen: Mapped[int | None] = mapped_column(BigInteger)
    looked: Mapped[int | None] = mapped_column(Integer)
    colour: Mapped[int | None] = mapped_column(Integer)
    trusts: Mapped[int] = mapped_column(Integer, server_default=text("0"))
    account: Mapped[str | None] = mapped_column(String(16), index=True)
    late: Mapped[bool] = mapped_column(Boolean, server_default=false())
    agreed: Mapped[bool | None] = mapped_column(Boolean)


class PlyRow(Base):
    """A move that was made, with its chance results as words; `undone` is the event that took it back."""

    __tablename__ = "plies"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    event: Mapped[int] = mapped_column(Integer, primary_key=True)
    number: Mapped[int] = mapped_column(Integer)
    seat: Mapped[int] = mapped_column(Integer)
    move: Mapped[str] = mapped_column(Text)
    chance: Mapped[str] = mapped_column(Text)
    undone: Mapped[int | None] = mapped_column(Integer)

    __table_args__ = (
        Index(
            "uq_plies_standing",
            "table_id",
            "number",
            unique=True,
            sqlite_where=text("undone IS NULL"),
            postgresql_where=text("undone IS NULL"),
        ),
    )


class DraftRow(Base):
    """A choice of a decision that several seats make at once, until it is opened; then its plies take its place.

    `number` counts the drafts of a table in the order in which they are made again, `client_id` is the client's own.
    After them stands for each seat the id with which it took its last one back, with changes.TAKEN for the move:
    others hear of no such event, but who asks again after a restart is known.
    """

    __tablename__ = "drafts"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    move: Mapped[str] = mapped_column(Text)
    client_id: Mapped[str | None] = mapped_column(String(64))


class PonderingRow(Base):
    """How a person came to a decision, kept only where everybody has agreed that the table's games are studied: move
    number `number` was to be made when `seat` thought for so many `seconds` (null: not known), `asked` so often why
    something is forbidden, and had so often `taken_back` what it chose there. It belongs to the seat's next ply.
    """

    __tablename__ = "ponderings"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    seconds: Mapped[int | None] = mapped_column(Integer)
    asked: Mapped[int] = mapped_column(Integer, server_default=text("0"))
    taken_back: Mapped[int] = mapped_column(Integer, server_default=text("0"))


class EventRow(Base):
    """Something that happened at a table, for watchers who come back and for clients who ask again.

    `said` is what was taken back: `events.Event.undone`.
    """

    __tablename__ = "events"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    ply: Mapped[int] = mapped_column(Integer)
    seat: Mapped[int | None] = mapped_column(Integer)
    client_id: Mapped[str | None] = mapped_column(String(64))
    said: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))

    __table_args__ = (UniqueConstraint("table_id", "client_id"),)


class AnalysisRow(Base):
    """What thinking came to about a finished game: `analyses.Kept` as JSON text."""

    __tablename__ = "analyses"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    result: Mapped[str] = mapped_column(Text)
    made: Mapped[int] = mapped_column(BigInteger)


class ResultRow(Base):
    """How a game ended that somebody played alone: `tables.best.result`."""

    __tablename__ = "results"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    terms: Mapped[str] = mapped_column(String(64), index=True)
    total: Mapped[int] = mapped_column(BigInteger)
    standing: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[int] = mapped_column(BigInteger)


class ThoughtRow(Base):
    """What a worker elsewhere thought out, until the server that asked has fetched it: `thinking.far`.

    `answer` is JSON text; null where thinking failed.
    """

    __tablename__ = "thoughts"
    name: Mapped[str] = mapped_column(String(16), primary_key=True)
    answer: Mapped[str | None] = mapped_column(Text)
    made: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())


class LengthRow(Base):
    """How long a finished game was: `progress.length`."""

    __tablename__ = "lengths"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    title: Mapped[str] = mapped_column(String(64))
    seats: Mapped[int] = mapped_column(Integer)
    people: Mapped[int] = mapped_column(Integer)
    moves: Mapped[int] = mapped_column(Integer)
    seconds: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("ix_lengths_title", "title", "seats", "ended"),)


class FactRow(Base):
    """Something that the server knows of itself, by name."""

    __tablename__ = "facts"
    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)

"""What is said at tables, private notes, standing orders, and what was reported of it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, ForeignKey, Integer, String, Text, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column

from stammtisch.server.keeping.models.base import Base


class ChatRow(Base):
    """The chat of a table: `mode` is "all", "after" the game, or "none"; `muted` are seats, and talk.GALLERY for those
    who watch. `last` counts what is said, deleted and muted.
    """

    __tablename__ = "chats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    mode: Mapped[str] = mapped_column(String(8))
    muted: Mapped[list[int]] = mapped_column(JSON)
    last: Mapped[int] = mapped_column(Integer)


class MessageRow(Base):
    """Something that was said at a table: by a seat, or in the gallery by somebody who watches, under the name of then.

    `stamp` is `ChatRow.last` when it was said or deleted (`gone`), so that what is new can be asked for. `mentions` are
    the seats that are meant, `client_id` is the client's own for it, `client` a hash of the address.
    """

    __tablename__ = "messages"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    stamp: Mapped[int] = mapped_column(Integer)
    gallery: Mapped[bool] = mapped_column(Boolean)
    seat: Mapped[int | None] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    mentions: Mapped[list[int]] = mapped_column(JSON)
    client_id: Mapped[str | None] = mapped_column(String(64))
    client: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger, index=True)
    gone: Mapped[bool] = mapped_column(Boolean, server_default=false())

    __table_args__ = (UniqueConstraint("table_id", "client_id"),)


class NoteRow(Base):
    """What somebody has written down for themselves at a seat. `holder` is the hash of the seat's secret, so that
    whoever takes the seat later does not find it; `version` counts what was written.
    """

    __tablename__ = "notes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    holder: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    version: Mapped[int] = mapped_column(Integer)


class OrderRow(Base):
    """What a seat has ordered for a decision: `kernel.play.orders.Order` as JSON. `asked`: whether it is to answer now,
    as of the last change of the table.
    """

    __tablename__ = "orders"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    decision: Mapped[str] = mapped_column(String(64), primary_key=True)
    kept: Mapped[dict[str, Any]] = mapped_column(JSON)
    asked: Mapped[bool] = mapped_column(Boolean, index=True)


class ReportRow(Base):
    """Something that somebody wants the host of the house to look at; it outlives its table.

    `kind` is "name", "message", "table" or "cup" (a tournament, whose id then stands for the table's), `number` the
    seat, message or entry, `about` what it said then. `client` is a hash
    of the address that it comes from ("": not known), `by` of the one that reports it.
    """

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(String(16), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    number: Mapped[int | None] = mapped_column(Integer)
    about: Mapped[str] = mapped_column(Text)
    reason: Mapped[str] = mapped_column(Text)
    client: Mapped[str] = mapped_column(String(64))
    by: Mapped[str] = mapped_column(String(64), index=True)
    at: Mapped[int] = mapped_column(BigInteger)


class BlockRow(Base):
    """A visitor, as a hash of the address, who is kept out of the lobby and of chats until then."""

    __tablename__ = "blocks"
    client: Mapped[str] = mapped_column(String(64), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger)

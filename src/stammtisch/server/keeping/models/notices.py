"""How people are told what waits for them."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, ForeignKey, Integer, String, Text, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from stammtisch.server.keeping.models.base import Base


class ChannelRow(Base):
    """A way to tell somebody what waits for them: `kind` is "mail", "push" (a browser) or "hook" (a webhook).

    It is an account's, or a guest's browser that has none; `session` is where a browser is signed in. `address` is
    where it leads ("" for mail: the address of the account), `hash` that of a push address; `keys` are a browser's own.
    `turn`, `mention` and `over` say what is told. `off` is what the link says that ends mails. `told` is when the last
    mail went to somebody who has not been back since. Until `busy` some server looks after it. `failures` counts how
    often in a row it has failed, and `broken` says what was wrong where it was given up. `client` is a hash of the
    address of who made it, `seen` when a browser said last that it is there. Times are milliseconds since 1970.
    """

    __tablename__ = "channels"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    account: Mapped[str | None] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    session: Mapped[str | None] = mapped_column(ForeignKey("sessions.id", ondelete="CASCADE"), index=True)
    address: Mapped[str] = mapped_column(Text)
    hash: Mapped[str | None] = mapped_column(String(64), unique=True)
    keys: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True))
    device: Mapped[str] = mapped_column(String(64))
    lang: Mapped[str] = mapped_column(String(2))
    turn: Mapped[bool] = mapped_column(Boolean)
    mention: Mapped[bool] = mapped_column(Boolean)
    over: Mapped[bool] = mapped_column(Boolean)
    off: Mapped[str | None] = mapped_column(String(64), unique=True)
    told: Mapped[int | None] = mapped_column(BigInteger)
    busy: Mapped[int] = mapped_column(BigInteger, server_default=text("0"))
    failures: Mapped[int] = mapped_column(Integer, server_default=text("0"))
    broken: Mapped[str | None] = mapped_column(String(100))
    client: Mapped[str] = mapped_column(String(64), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)


class FollowRow(Base):
    """A seat of which a browser is told that holds it by its secret; `holder` is the hash of that."""

    __tablename__ = "follows"
    channel: Mapped[str] = mapped_column(ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    holder: Mapped[str] = mapped_column(String(64))


class MuteRow(Base):
    """A table of which an account is told nothing."""

    __tablename__ = "mutes"
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True)


class LookRow(Base):
    """When a page was heard last, at one of the servers, on which somebody who holds a seat could see its table.

    In milliseconds since 1970; kept of seats alone whose holders are told something when they do not look.
    """

    __tablename__ = "looks"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    server: Mapped[str] = mapped_column(String(16), primary_key=True)
    heard: Mapped[int] = mapped_column(BigInteger, index=True)


class NoticeRow(Base):
    """What somebody is to be told through a channel, when it is `due`; null: it was told, and they have not been back.

    `kind` is "turn", "mention" or "over", `number` the event of the table or the message that it is about, `at` when it
    happened, both in milliseconds since 1970; `tries` is how often it could not be told.
    """

    __tablename__ = "notices"
    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    channel: Mapped[str] = mapped_column(ForeignKey("channels.id", ondelete="CASCADE"))
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int] = mapped_column(Integer)
    kind: Mapped[str] = mapped_column(String(8))
    number: Mapped[int] = mapped_column(Integer)
    at: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[int | None] = mapped_column(BigInteger, index=True)
    tries: Mapped[int] = mapped_column(Integer, server_default=text("0"))

    __table_args__ = (UniqueConstraint("channel", "table_id", "seat", "kind"),)

"""Accounts with what belongs to them, and the lobby."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, ForeignKey, Integer, String, Text, false, text
from sqlalchemy.orm import Mapped, mapped_column

from stammtisch.server.basics.secrets import short_id
from stammtisch.server.keeping.models.base import Base


class AccountRow(Base):
    """A person's account. `email` is null where only passkeys open it. `listens`: whether news are kept for programs;
    `news` is the number of the last of them. `handle` is what others know the account by; `shown` is who may look at
    the person's page: "nobody", those they have "played" with, or "all", and then the person stands in the house's
    lists. `closed`: the host of the house lets nobody sign in with it.
    """

    __tablename__ = "accounts"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    email: Mapped[str | None] = mapped_column(String(320), unique=True)
    lang: Mapped[str] = mapped_column(String(2))
    created: Mapped[int] = mapped_column(BigInteger)
    listens: Mapped[bool] = mapped_column(Boolean, server_default=false())
    news: Mapped[int] = mapped_column(BigInteger, server_default=text("0"))
    handle: Mapped[str] = mapped_column(String(16), default=short_id, server_default="", index=True, unique=True)
    shown: Mapped[str] = mapped_column(String(8), server_default="played")
    closed: Mapped[bool] = mapped_column(Boolean, server_default=false())


class TicketRow(Base):
    """Something that is good once and for a while: a link to sign in with or to confirm an address (`about` is the
    address), or the challenge of a passkey (`about` is whom it is for). `hash` is that of its secret.
    """

    __tablename__ = "tickets"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    about: Mapped[str] = mapped_column(String(400), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class SessionRow(Base):
    """A browser that is signed in: on what device, and when it was seen last. `hash` is that of its cookie."""

    __tablename__ = "sessions"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    device: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger, index=True)


class PasskeyRow(Base):
    """A passkey: its credential id and public key (base64url), and how often it says that it was used."""

    __tablename__ = "passkeys"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    credential: Mapped[str] = mapped_column(String(1400), unique=True)
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    key: Mapped[str] = mapped_column(Text)
    uses: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)


class TokenRow(Base):
    """A personal token for programs. `plays`: whether it may do more than look."""

    __tablename__ = "tokens"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(64))
    plays: Mapped[bool] = mapped_column(Boolean)
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)


class NewsRow(Base):
    """Something that a program of an account is told: event `event` of a table, the `number`th of this account."""

    __tablename__ = "news"
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    event: Mapped[int] = mapped_column(Integer)
    kind: Mapped[str] = mapped_column(String(16))
    ply: Mapped[int] = mapped_column(Integer)
    seat: Mapped[int | None] = mapped_column(Integer)
    at: Mapped[int] = mapped_column(BigInteger, index=True)


class DoorRow(Base):
    """A table that was put into the lobby, where it stands as long as a seat is open and somebody who sits there looks.

    `lang` is the language spoken there, `pace` "live" or "days". At the time `fills` the policy `bot` takes the seats
    that are open then. `closed`: the host of the house has taken it out for good. `client` is a hash of the address
    that put it there, `seen` when somebody who sits at the table was there last.
    """

    __tablename__ = "doors"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    lang: Mapped[str] = mapped_column(String(2))
    pace: Mapped[str] = mapped_column(String(8))
    bot: Mapped[str] = mapped_column(String(32))
    fills: Mapped[int | None] = mapped_column(BigInteger)
    closed: Mapped[bool] = mapped_column(Boolean, server_default=false())
    client: Mapped[str] = mapped_column(String(64), index=True)
    opened: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger, index=True)


class SittingRow(Base):
    """A seat that was taken from the lobby: a hash of the address that took it, and when."""

    __tablename__ = "sittings"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    client: Mapped[str] = mapped_column(String(64), index=True)
    at: Mapped[int] = mapped_column(BigInteger)

"""What is in the database: tables, seats, plies, events, analyses, results and lengths; accounts and what belongs to
them; the lobby, what is said, standing orders, and reports; finished games and ratings; tournaments; how people are
told what waits for them; the studio's variants and studies.

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
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    false,
    func,
    text,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from stammtisch.server.basics.secrets import short_id


class Base(DeclarativeBase):
    """The base of all models; constraints have names, so that migrations can speak of them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


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


# ---------------------------------------------------------------------------------------------------- finished games


class GameRow(Base):
    """A game that was played to its end: `tables.outcome`. It outlives its table, whose id it has, and holds no names.

    `terms` is what games have in common that can be compared (`tables.best.terms`), `people` how many seats people had,
    `pace` the kind of its clock ("" for none), `seconds` what its moves took, `ended` a Unix time. `unrated` is why it
    counts for no rating (null: it does), `number` the how-manieth it was that was rated; ratings follow that order. A
    game with a `variant` (its name) of the studio stands in the lists of who played it, and counts for nothing else.
    """

    __tablename__ = "games"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    title: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(String(16))
    box: Mapped[str] = mapped_column(String(16))
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    terms: Mapped[str] = mapped_column(String(64), index=True)
    seats: Mapped[int] = mapped_column(Integer)
    people: Mapped[int] = mapped_column(Integer)
    pace: Mapped[str] = mapped_column(String(8))
    moves: Mapped[int] = mapped_column(Integer)
    seconds: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[int] = mapped_column(BigInteger)
    unrated: Mapped[str | None] = mapped_column(String(16))
    number: Mapped[int | None] = mapped_column(Integer, index=True, unique=True)
    variant: Mapped[str | None] = mapped_column(String(80))

    __table_args__ = (
        Index("ix_games_title", "title", "ended"),
        Index(
            "ix_games_waiting",
            "ended",
            "id",
            sqlite_where=text("number IS NULL AND unrated IS NULL"),
            postgresql_where=text("number IS NULL AND unrated IS NULL"),
        ),
    )


class PlaceRow(Base):
    """What a seat came to in a finished game: the place (equal ones share it), the total (null: without a score), what
    is compared with other games (`standing`, more is better), and the points by source, as [source, points].

    `account` is null for guests, bots, and who has deleted theirs. `left`: a bot decided for this person in the end.
    `rated`: whether the seat takes part in the rating of its game; the rest is what its rating was before and after.
    """

    __tablename__ = "places"
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    account: Mapped[str | None] = mapped_column(ForeignKey("accounts.id", ondelete="SET NULL"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    policy: Mapped[str] = mapped_column(String(32))
    place: Mapped[int] = mapped_column(Integer)
    total: Mapped[int | None] = mapped_column(BigInteger)
    standing: Mapped[int] = mapped_column(BigInteger)
    points: Mapped[list[list[Any]]] = mapped_column(JSON)
    left: Mapped[bool] = mapped_column(Boolean)
    rated: Mapped[bool] = mapped_column(Boolean)
    mu_before: Mapped[float | None] = mapped_column(Float)
    sigma_before: Mapped[float | None] = mapped_column(Float)
    mu: Mapped[float | None] = mapped_column(Float)
    sigma: Mapped[float | None] = mapped_column(Float)


class RatingRow(Base):
    """How well an account plays a title, after so many rated games: `people.ratings`."""

    __tablename__ = "ratings"
    title: Mapped[str] = mapped_column(String(64), primary_key=True)
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)


class RefusalRow(Base):
    """Somebody whom an account does not want at its tables."""

    __tablename__ = "refusals"
    account: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True)
    at: Mapped[int] = mapped_column(BigInteger)


# ------------------------------------------------------------------------------------------------------- tournaments


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


# ----------------------------------------------------------------------------------------- how people are told


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


# ------------------------------------------------------------------------------------------------------- the studio


class VariantRow(Base):
    """A variant of a title's box: a name, a note why, and the text of its `box.toml`.

    `base` is the hash of the title's own box when it was begun. Whoever has the secret (`owner` is its hash) or the
    account may read and change it. `client` is a hash of the address that made it. `version` counts the changes.
    """

    __tablename__ = "variants"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    title: Mapped[str] = mapped_column(String(64))
    base: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(80))
    note: Mapped[str] = mapped_column(Text)
    text: Mapped[str] = mapped_column(Text)
    owner: Mapped[str] = mapped_column(String(64))
    account: Mapped[str | None] = mapped_column(ForeignKey("accounts.id", ondelete="CASCADE"), index=True)
    client: Mapped[str] = mapped_column(String(64), index=True)
    version: Mapped[int] = mapped_column(Integer)
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger, index=True)


class StudyRow(Base):
    """A study of a variant, with the box as it was then.

    `state`: "waiting", "compiling" (the rules, for it), "preparing", "running", "done", "failed" or "cancelled"; `done`
    of `units` pieces are. `server` has it in hand, and said so last at `seen`. `report` is a page of the laboratory in
    `lang` as JSON text, `error` the sentence why there is none. `spent` are the seconds of work. `client` is a hash of
    who asked for it. `name` is what the variant was called; the `other_` ones are those of the variant that it is
    compared with, None where that is the title's own box. With `goals` (TOML) it is a search for numbers that reach
    them; `made` is the box that it found.
    """

    __tablename__ = "studies"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    variant: Mapped[str] = mapped_column(ForeignKey("variants.id", ondelete="CASCADE"), index=True)
    title: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(80))
    other_name: Mapped[str | None] = mapped_column(String(80))
    other_text: Mapped[str | None] = mapped_column(Text)
    other_box: Mapped[str | None] = mapped_column(String(16))
    goals: Mapped[str | None] = mapped_column(Text)
    made: Mapped[str | None] = mapped_column(Text)
    text: Mapped[str] = mapped_column(Text)
    box: Mapped[str] = mapped_column(String(16))
    seats: Mapped[int] = mapped_column(Integer)
    games: Mapped[int] = mapped_column(Integer)
    lang: Mapped[str] = mapped_column(String(2))
    state: Mapped[str] = mapped_column(String(12), index=True)
    done: Mapped[int] = mapped_column(Integer)
    units: Mapped[int] = mapped_column(Integer)
    spent: Mapped[int] = mapped_column(BigInteger)
    server: Mapped[str] = mapped_column(String(16))
    seen: Mapped[int] = mapped_column(BigInteger)
    report: Mapped[str | None] = mapped_column(Text)
    error: Mapped[str | None] = mapped_column(Text)
    client: Mapped[str] = mapped_column(String(64), index=True)
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)

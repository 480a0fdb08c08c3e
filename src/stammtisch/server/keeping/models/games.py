"""Finished games, places and ratings."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Float, ForeignKey, Index, Integer, String, text
from sqlalchemy.orm import Mapped, mapped_column

from stammtisch.server.keeping.models.base import Base


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

"""The studio's variants and studies."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from stammtisch.server.keeping.models.base import Base


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

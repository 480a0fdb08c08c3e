"""What goes to the database and what comes back from it, as data that worker processes can be given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection

Along = Callable[[Connection, str], None]
"""Writes something about a table, within the transaction of a change; what it raises keeps the change out."""

TAKEN = ""
"""Stands for the move in what is kept of a draft that is the id of one taken back; see models.DraftRow."""


@dataclass
class Change:
    """What happens to a table in one transaction; to be `deleted` is the last of it.

    `sets` are columns of the table; `plies` and `events` are rows to add; standing plies from number `undo_from` on are
    marked as undone by `undone_by`; `seats` are columns of a seat by its number. A `new` table gets all its rows.
    `analysis` is that of the finished game, as text, `result` how it ended and `length` how long it was, where that is
    kept. `fact` is one of the server itself, about no table. `box` is the hash and the text of the box of a new table.
    `drafts`, if given, take the place of all drafts of the table. `also` happens to other tables in the same
    transaction. `after` is the version of the table on which the change stands: it happens only if that is still the
    one in the database, and makes it the next one. `news` are told to programs of accounts: rows of `account`, `event`,
    `kind`, `ply` and `seat`. What is written `along` comes last.
    """

    table_id: str
    sets: dict[str, Any] = field(default_factory=dict)
    plies: list[dict[str, Any]] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    undo_from: int | None = None
    undone_by: int | None = None
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    new: bool = False
    analysis: str | None = None
    result: dict[str, Any] | None = None
    length: dict[str, Any] | None = None
    deleted: bool = False
    fact: tuple[str, str] | None = None
    drafts: list[dict[str, Any]] | None = None
    box: tuple[str, str] | None = None
    also: Sequence[Change] = ()
    after: int | None = None
    news: list[dict[str, Any]] = field(default_factory=list)
    along: Sequence[Along] = ()


@dataclass
class Kept:
    """A table as the database has it. The plies up to number `standing` are left out: they are as they were.

    `box` is the text of its box, where that is wanted.
    """

    table: dict[str, Any]
    seats: list[dict[str, Any]]
    plies: list[dict[str, Any]]
    drafts: list[dict[str, Any]]
    events: list[dict[str, Any]]
    undone: list[dict[str, Any]]
    standing: int = 0
    box: str | None = None
    orders: list[dict[str, Any]] = field(default_factory=list)

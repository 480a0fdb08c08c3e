"""Whether the games of a table may be studied: whoever sits down is asked, and only what all have agreed to counts.

How somebody came to a decision is written down only while all who have a seat agree, and forgotten when one of them
does not. Nobody is told what the others have answered.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from stammtisch.kernel.play.game import Game
from stammtisch.server.keeping import played
from stammtisch.server.keeping.changes import Along
from stammtisch.server.tables import progress
from stammtisch.server.tables.keys import Locks
from stammtisch.server.tables.shown import Json


class AtTable(Protocol):
    """What is asked of a table. `moved` is when the last move was made or taken back, `changed` when anything was."""

    study: bool
    game: Game
    kinds: list[str]
    agreed: list[bool | None]
    locks: Locks
    moved: int
    changed: int


def shown(table: AtTable, mine: Sequence[int]) -> Json | None:
    """What the holder of some seats is told: whether they have agreed for all of them; None where nobody is asked."""
    return {"agreed": bool(mine) and all(table.agreed[seat] for seat in mine)} if table.study else None


def all_agree(table: AtTable) -> bool:
    """Whether everybody has agreed whose seat is a person's or can become one again, and there is anybody."""
    seats = range(len(table.kinds))
    theirs = [n for n in seats if table.kinds[n] == "person" or n in table.locks.seats or n in table.locks.accounts]
    agreed = [table.agreed[n] for n in seats if n in theirs or table.agreed[n] is not None]
    return table.study and bool(agreed) and all(agreed)


def thought(table: AtTable, seat: int) -> Sequence[Along]:
    """Writes down how long a person has thought who is about to decide."""
    if not all_agree(table):
        return []
    plies = len(table.game.plies)
    seconds = progress.waited(table.moved if plies else table.changed)
    return [played.pondered(plies + 1, seat, seconds=seconds)]


def asked(table: AtTable, seats: Collection[int], seat: int | None) -> Sequence[Along]:
    """Writes down that somebody who has to decide for one of their `seats` asks why something is forbidden."""
    due = table.game.due
    which = next((n for n in due if n in seats and seat in (None, n)), None)
    return [] if which is None or not all_agree(table) else [played.pondered(len(table.game.plies) + 1, which, asked=1)]


def took_back(table: AtTable, seat: int) -> Sequence[Along]:
    """Writes down that a seat has taken back what it chose, now that the game stands there again."""
    return [played.taken_back(len(table.game.plies) + 1, seat)] if all_agree(table) else []


def forgotten(table: AtTable) -> Sequence[Along]:
    """Forgets what was written down."""
    return [played.forget] if table.study else []

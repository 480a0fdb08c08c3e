"""How far a game is and how long it will take: from the games of the same title and size that were finished here.

Only what everybody sees goes into it: how many moves were made, and how much time they took.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles

from stammtisch.kernel.play.game import Game
from stammtisch.server.tables.shown import Json

LONGEST = 600
"""Seconds of a wait for a move that count as play; whoever waits longer does something else."""
FEWEST, MANY = 2, 8
"""Games from which something can be told at all, and from which one may be sure of it."""
SPREAD = 0.3
"""How far the middle half of their lengths may lie apart for that, as a share of the length."""
OWN = 30
"""Moves after which the pace of a game itself counts as much as that of others."""
SLOW = 300
"""Seconds for a move from which on minutes are not what people count in."""


@dataclass(frozen=True)
class Length:
    """How long a finished game was: its moves, the seconds that they took, how many people sat there."""

    moves: int
    seconds: int
    people: int


def waited(since: int) -> int:
    """The seconds that count as play of the time since a moment (in seconds since 1970)."""
    return max(0, min(int(time.time()) - since, LONGEST))


def length(game: Game, kinds: Sequence[str], origin: str, seconds: int) -> Json | None:
    """What is kept of a game that is over; None if it was not played from its beginning."""
    if origin not in ("deal", "seed"):
        return None
    about = {"title": game.title.name, "seats": len(kinds), "people": kinds.count("person")}
    return {**about, "moves": len(game.plies), "seconds": seconds, "ended": int(time.time())}


def progress(moves: int, seconds: int, known: Sequence[Length]) -> Json | None:
    """How far a game is after so many moves that took so many seconds of play; None where nothing can be told.

    `share` is what is played of it, `minutes` what is left if that can be told in minutes, `sure` whether the games it
    is told from are many and alike.
    """
    longer = sorted(one.moves for one in known if one.moves > moves)
    if len(longer) < FEWEST:
        return None
    whole = median(longer)
    first, _, last = quantiles(longer, n=4)
    pace = _pace(moves, seconds, known)
    return {
        "share": round(moves / whole, 2),
        "minutes": None if pace is None else round((whole - moves) * pace / 60),
        "sure": len(longer) >= MANY and last - first <= SPREAD * whole,
    }


def _pace(moves: int, seconds: int, known: Sequence[Length]) -> float | None:
    """Seconds for a move: those of this game, and the fewer there are the more those of others; None if unknown."""
    paces = [one.seconds / one.moves for one in known if one.people and one.moves]
    if not paces and moves < OWN:
        return None
    pace = (seconds + OWN * median(paces)) / (moves + OWN) if paces else seconds / moves
    return pace if pace < SLOW else None

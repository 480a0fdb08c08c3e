"""What the table shows beside the state, and what a seat has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.display import Display
from stammtisch.kernel.title.title import Held
from stammtisch.titles.wishland.park import income
from stammtisch.titles.wishland.state import ACHIEVEMENT, BOARD, CARD, FIELDS, ROWS, Box, State

DISPLAY = Display(
    first=("round", "cycle", "market", "draw_piles", "hand", "stacks", "open_achievements"),
    seats=(
        *("points", "credits", "income", "happiness", "visitors", "workers", "recruits", "space"),
        *("entrepreneur", "tile", "park", "booths", "claims", "dealt"),
    ),
    hide=(
        *("turn", "first", "active", "main", "shuttled", "card", "fresh", "late", "settled", "deck", "discard"),
        *("posts", "owner", "paid", "people", "tiles", "board", "claimed", "supply", "earned", "greeted"),
    ),
    looks={"market": "card", "hand": "card", "park": "card", "entrepreneur": "card"},
)


def facts(s: State, box: Box, names: Names, seat: int) -> Mapping[str, Any]:
    """What follows from the state.

    - `draw_piles`: how many cards are in the draw pile of each row; `stacks`: for each field, its stacks in their
      order; `open_achievements`: those on the board that nobody has claimed.
    - of `players`: `park`, the market cards; `income`; `claims`, the achievements claimed.
    """
    card, achievement = names.all(CARD), names.all(ACHIEVEMENT)

    def player(p: int) -> Mapping[str, Any]:
        return {
            "park": [card[c] for c in range(box.cards) if s.owner[c] == p],
            "income": income(s, box, p),
            "claims": [achievement[a] for a in range(box.achievements) if s.claimed[a] == p],
        }

    return {
        "draw_piles": [s.deck[row].n for row in range(ROWS)],
        "stacks": [[s.posts[f].workers[i] for i in range(s.posts[f].n)] for f in range(FIELDS)],
        "open_achievements": [achievement[a] for a in list(s.board)[:BOARD] if s.claimed[a] == NONE],
        "players": [player(p) for p in range(s.seats)],
    }


def holdings(s: State, box: Box, seat: int) -> Iterator[Held]:
    """What a seat has: victory points, credits, income, steps on the tracks, workers, booths."""
    me = s.players[seat]
    yield Held("points", me.points)
    yield Held("credits", me.credits)
    yield Held("income", income(s, box, seat))
    yield Held("happiness", me.happiness)
    yield Held("visitors", me.visitors)
    yield Held("workers", me.workers)
    yield Held("recruits", me.recruits)
    yield Held("booths", me.booths)

"""What the table shows beside the state, and what a seat has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.display import Display
from stammtisch.kernel.title.title import Held
from stammtisch.titles.wishland.buying import bonus, needed, play, reward, trigger
from stammtisch.titles.wishland.claims import claimable, in_force, reached
from stammtisch.titles.wishland.gains import SEATS
from stammtisch.titles.wishland.park import income, price_of
from stammtisch.titles.wishland.scoring import final_points
from stammtisch.titles.wishland.state import (
    ACHIEVEMENT,
    BOARD,
    CARD,
    FIELDS,
    FIRST_FINAL,
    LINE,
    LINES,
    ROWS,
    Box,
    State,
)
from stammtisch.titles.wishland.steps import Step

FOLLOWING = frozenset({Step.PLAY, Step.REWARD, Step.BONUS, Step.TRIGGER, Step.SPONSOR, Step.BOOSTS, Step.BOOST})
"""What belongs to a purchase, or to something else that is received."""

DISPLAY = Display(
    first=("round", "cycle", "market", "draw_piles", "hand", "stacks", "needed", "open_achievements"),
    seats=(
        *("points", "final", "credits", "income", "happiness", "visitors", "workers", "recruits", "space"),
        *("claimable", "entrepreneur", "tile", "park", "booths", "limit", "claims", "dealt"),
    ),
    hide=(
        *("turn", "first", "active", "main", "shuttled", "card", "fresh", "late", "settled", "deck", "discard"),
        *("posts", "owner", "paid", "people", "tiles", "board", "claimed", "supply", "earned", "greeted"),
        *("discounted", "reached", "lines"),
    ),
    looks={"market": "card", "hand": "card", "park": "card", "entrepreneur": "card"},
)


def facts(s: State, box: Box, names: Names, seat: int) -> Mapping[str, Any]:
    """What follows from the state.

    - `draw_piles`: how many cards are in the draw pile of each row; `stacks`: for each field, its stacks in their
      order; `needed`: for each field, how many workers it takes now; `open_achievements`: those on the board that
      nobody has claimed.
    - `discounted`: what cards without an owner cost the seat that looks (whoever is to move, for one that only
      watches), where that is not the printed price.
    - of `players`: `park`, the market cards; `income`; `limit`, the card limit; `claims`, the achievements claimed;
      `reached`, how far they are with each achievement that they may claim one day; `claimable`, those whose condition
      holds and that nobody has claimed, to be claimed in an own turn; `final`, what final scoring would bring as things
      stand, and `lines`, which of its steps would bring what.
    """
    card, achievement, line = names.all(CARD), names.all(ACHIEVEMENT), names.all(LINE)
    buyer = seat if seat in range(s.seats) else s.active

    def player(p: int) -> Mapping[str, Any]:
        mine = [a for a in range(box.achievements) if in_force(s, p, a)]
        lines = final_lines(s, box, p)
        return {
            "park": [card[c] for c in range(box.cards) if s.owner[c] == p],
            "income": income(s, box, p),
            "limit": s.players[p].limit(),
            "reached": {achievement[a]: reached(s, box, p, a) for a in mine},
            "claimable": [achievement[a] for a in mine if claimable(s, box, p, a)],
            "final": sum(lines.values()),
            "lines": {line[number]: points for number, points in lines.items() if points},
            "claims": [achievement[a] for a in range(box.achievements) if s.claimed[a] == p],
        }

    prices = {c: price_of(s, box, buyer, c) for c in range(box.cards) if s.owner[c] == NONE}
    return {
        "draw_piles": [s.deck[row].n for row in range(ROWS)],
        "stacks": [[s.posts[f].workers[i] for i in range(s.posts[f].n)] for f in range(FIELDS)],
        "needed": [workers_for(s, box, f) for f in range(FIELDS)],
        "discounted": {card[c]: price for c, price in prices.items() if price != box.price[c]},
        "open_achievements": [achievement[a] for a in list(s.board)[:BOARD] if s.claimed[a] == NONE],
        "players": [player(p) for p in range(s.seats)],
    }


def workers_for(s: State, box: Box, field: int) -> int:
    """How many workers a field takes now; in the solo game each draw takes one (WL-23.11)."""
    return 1 if s.seats == 1 and field < ROWS else needed(s, box, field)


def final_lines(s: State, box: Box, seat: int) -> Mapping[int, int]:
    """What each step of final scoring that is still to come would bring now."""
    return {line: final_points(s, box, seat, line) for line in range(max(s.settled, FIRST_FINAL), LINES)}


def has_in_hand(s: State, box: Box, seat: int, achievement: int) -> bool:
    """Whether a seat has claimed an achievement or could."""
    return s.claimed[achievement] == seat or (in_force(s, seat, achievement) and claimable(s, box, seat, achievement))


def to_come(s: State, box: Box, seat: int) -> tuple[State, int]:
    """The position when what follows from a purchase has happened, and how many boosts the seat may still choose for.

    They are left out, and so is a sponsor: what follows hangs on neither.
    """
    after, left = s, 0
    while after.depth > 0:
        frame = after.frames[after.depth - 1]
        if frame.step not in FOLLOWING:
            break
        if after is s:
            after = s.clone()
        step, arg = frame.step, after.drop()
        if step == Step.BOOSTS and arg % SEATS == seat:
            left += arg // SEATS
        elif step == Step.BOOST:
            left += arg - 1
        elif step == Step.PLAY:
            play(after, box)
        elif step == Step.REWARD:
            reward(after, box, arg)
        elif step == Step.BONUS:
            bonus(after, box)
        elif step == Step.TRIGGER:
            trigger(after, box, arg)
    return after, left


def holdings(s: State, box: Box, seat: int) -> Iterator[Held]:
    """What a seat has when what follows from its choice has happened: points, now and in final scoring as it stands,
    credits, income, steps, boosts to choose for, achievements (claimed, or to be claimed), workers, booths.
    """
    s, left = to_come(s, box, seat)
    me = s.players[seat]
    yield Held("points", me.points)
    yield Held("final", sum(final_lines(s, box, seat).values()))
    yield Held("credits", me.credits)
    yield Held("income", income(s, box, seat))
    yield Held("happiness", me.happiness)
    yield Held("visitors", me.visitors)
    yield Held("boosts", left)
    yield Held("achievements", sum(has_in_hand(s, box, seat, a) for a in range(box.achievements)))
    yield Held("workers", me.workers)
    yield Held("recruits", me.recruits)
    yield Held("booths", me.booths)

"""Chapters 11 and 12: strokes make popularity, U and sales make the order."""

from __future__ import annotations

from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.brauerei.market import in_supra, sales, total_sales
from stammtisch.titles.brauerei.state import STEPS_OF_POPULARITY, Box, Clause, State
from stammtisch.titles.brauerei.steps import Step


@rule
def popularity(s: State, box: Box) -> None:
    """BR-11.1: a stroke for the highest sales in each area."""
    for area in range(box.areas):
        highest = 0
        for seat in range(s.seats):
            highest = max(highest, sales(s, box, seat, area))
        for i in range(s.seats):
            seat = s.order[i]
            if highest > 0 and sales(s, box, seat, area) == highest:
                s.players[seat].strokes += 1
                s.tell(Clause.BR_11_1, "stroke", seat=seat, area=area, hl=highest)
    for i in range(s.seats):
        grow_popular(s, box, s.order[i])
    s.then(Step.ORDER)


@rule
def grow_popular(s: State, box: Box, seat: int) -> None:
    """BR-11.2."""
    me = s.players[seat]
    reached = 0
    for i in range(STEPS_OF_POPULARITY):
        if me.strokes >= box.strokes_needed[i]:
            reached += 1
    if reached > me.popularity:
        me.popularity = reached
        s.tell(Clause.BR_11_2, "popularity", seat=seat, now=reached, strokes=me.strokes)


@rule
def goes_before(s: State, box: Box, seat: int, other: int) -> bool:
    """BR-12.1: whether a player overtakes another one who was before him."""
    mine = in_supra(s, box, seat)
    theirs = in_supra(s, box, other)
    if mine != theirs:
        return mine > theirs
    return total_sales(s, box, seat) > total_sales(s, box, other)


@rule
def make_order(s: State, box: Box) -> None:
    """BR-12.1, for all phases until the next one is made (BR-4.3)."""
    for i in range(1, s.seats):
        seat = s.order[i]
        place = i
        while place > 0 and goes_before(s, box, seat, s.order[place - 1]):
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat
    if AT_TABLE:
        for i in range(s.seats):
            s.tell(Clause.BR_12_1, "place", seat=s.order[i], place=i + 1)
    s.then(Step.AUCTION, 0)

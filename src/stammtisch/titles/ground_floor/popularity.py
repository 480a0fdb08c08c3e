"""Chapter 2: order of play and the popularity track."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.state import MOST_SEATS, Box, State


@rule
def rank(s: State) -> None:
    """Sets `s.order` to the popularity order (GF-2.4). Whoever moves markers calls it when all have moved.

    So the order that held when a step began holds until it is done (GF-0.7), and follows from every position.
    """
    for i in range(MOST_SEATS):
        s.order[i] = NONE
    for seat in range(s.seats):
        at = seat
        while at > 0 and leads(s, seat, s.order[at - 1]):
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = seat


@rule
def leads(s: State, seat: int, other: int) -> bool:
    """Whether a seat is more popular: further right, or higher in the same stack (GF-2.4)."""
    me = s.players[seat]
    them = s.players[other]
    return me.field > them.field or (me.field == them.field and me.height > them.height)


@rule
def move_marker(s: State, seat: int, field: int) -> None:
    """Puts a marker on another field, on top of what is there (GF-2.5)."""
    me = s.players[seat]
    top = 0
    for other in range(s.seats):
        them = s.players[other]
        if them.field == me.field and them.height > me.height:
            them.height -= 1
        if them.field == field:
            top += 1
    me.field = field
    me.height = top


@rule
def rise(s: State, box: Box, seat: int, steps: int) -> int:
    """Moves a marker right by some fields, not beyond the last one (GF-2.7); returns how many it moved."""
    me = s.players[seat]
    field = min(me.field + steps, box.levels)
    moved = field - me.field
    if moved > 0:
        move_marker(s, seat, field)
    return moved


@rule
def complete(s: State, box: Box) -> None:
    """Works out the derived fields of a position."""
    rank(s)

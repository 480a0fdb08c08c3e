"""Chapter 18: dice that several players roll."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.state import DIE, Box, Clause, State


@rule
def roll(s: State, box: Box) -> int:
    """A die (BR-18.1): 1 to 6 with the one in the box."""
    return s.chance.below(box.die_sides, of=DIE) + 1


@rule
def only_seat(s: State, who: int) -> int:
    """The seat of a bit set that holds one; NONE of any other."""
    found = NONE
    for seat in range(s.seats):
        if (who >> seat) & 1 == 1:
            if found != NONE:
                return NONE
            found = seat
    return found


@rule
def roll_off(s: State, box: Box, who: int) -> int:
    """The seat of a bit set that rolls highest, in the current order (BR-18.1); who is tied rolls again (BR-9.12)."""
    while only_seat(s, who) == NONE:
        highest = 0
        ahead = 0
        for i in range(s.seats):
            seat = s.order[i]
            if (who >> seat) & 1 == 0:
                continue
            die = roll(s, box)
            s.tell(Clause.BR_18_1, "rolls", seat=seat, die=die)
            if die > highest:
                highest = die
                ahead = 0
            if die == highest:
                ahead |= 1 << seat
        who = ahead
    return only_seat(s, who)

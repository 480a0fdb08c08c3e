"""Chapter 9, second half: objects are fought for, one after the other."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.dice import only_seat, roll, roll_off
from stammtisch.titles.brauerei.ending import check_market
from stammtisch.titles.brauerei.market import lose, win
from stammtisch.titles.brauerei.state import Box, Clause, State
from stammtisch.titles.brauerei.steps import Step


@rule
def fights(s: State, box: Box) -> None:
    """BR-9.8: in the sequence of the board; then the end of the game is checked (BR-9.15)."""
    s.then(Step.NEXT_BUSINESS, 0)
    for object in range(box.objects):
        resolve(s, box, object)
    check_market(s, box)


@rule
def bar(s: State, box: Box, object: int) -> int:
    """What an attack has to exceed: the threshold (BR-9.10), at a controlled object more (BR-9.11)."""
    owner = s.owner[object]
    if owner == NONE:
        return box.threshold[box.area[object]]
    return box.threshold[box.area[object]] + box.controlled_extra + s.players[owner].reps[object]


@rule
def strength(s: State, seat: int, reps: int) -> int:
    """BR-9.9: what a player adds to the die, with so many reps there."""
    me = s.players[seat]
    return me.beer_points + me.popularity + reps - 1


@rule
def resolve(s: State, box: Box, object: int) -> None:
    """BR-9.9 to BR-9.14: everybody with reps at an object that is not his own attacks it."""
    beaten = bar(s, box, object)
    best = 0
    ahead = 0
    attacks = 0
    for i in range(s.seats):
        seat = s.order[i]
        me = s.players[seat]
        if me.reps[object] == 0 or s.owner[object] == seat:
            continue
        attacks += 1
        die = roll(s, box)
        total = die + strength(s, seat, me.reps[object])
        s.tell(Clause.BR_9_9, "attacks", seat=seat, object=object, die=die, total=total, bar=beaten)
        if total <= beaten:
            continue
        if me.crests == 0:
            s.tell(Clause.BR_9_14, "no-crest", seat=seat, object=object)
            continue
        if total > best:
            best = total
            ahead = 0
        if total == best:
            ahead |= 1 << seat
    if attacks == 0:
        return
    if ahead == 0:
        tell_held(s, object)
        return
    winner = only_seat(s, ahead)
    if winner == NONE:
        s.tell(Clause.BR_9_12, "tied", object=object, total=best)
        winner = roll_off(s, box, ahead)
    take_over(s, box, object, winner)


def tell_held(s: State, object: int) -> None:
    """Says that no attack has succeeded."""
    if s.owner[object] == NONE:
        s.tell(Clause.BR_9_10, "stays-neutral", object=object)
    else:
        s.tell(Clause.BR_9_11, "holds", object=object, seat=s.owner[object])


@rule
def take_over(s: State, box: Box, object: int, winner: int) -> None:
    """BR-9.13: crests change; the reps stay where they are (BR-9.7)."""
    loser = s.owner[object]
    if loser == NONE:
        s.tell(Clause.BR_9_13, "takes", seat=winner, object=object)
    else:
        s.tell(Clause.BR_9_13, "takes-from", seat=winner, object=object, loser=loser)
        lose(s, box, object)
    win(s, box, winner, object)

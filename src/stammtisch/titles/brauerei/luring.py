"""Chapter 13, phases 9b and 9c: reps are lured away and dismissed."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.dice import roll
from stammtisch.titles.brauerei.market import lose_rep
from stammtisch.titles.brauerei.state import AREAS, Box, Clause, State
from stammtisch.titles.brauerei.steps import Step

# ------------------------------------------------------------------------------------------------ phase 9b: luring

NO_LURE = MAX_SEATS
"""Option of LURE: no try."""


@rule
def next_lure(s: State, box: Box, number: int) -> None:
    """BR-13.6: in reverse order (BR-4.4), each judged in turn."""
    if number == s.seats:
        s.then(Step.NEXT_DISMISSAL, 0)
        return
    seat = s.order[s.seats - 1 - number]
    s.then(Step.NEXT_LURE, number + 1)
    if can_lure(s, box, seat):
        s.ask(Step.LURE, seat)


@rule
def can_lure(s: State, box: Box, seat: int) -> bool:
    """BR-13.6: who won no rep, has the money and room for a rep, if anybody else has one."""
    me = s.players[seat]
    if me.won > 0 or me.money < box.lure_price or me.all_reps() >= box.reps:
        return False
    others = 0
    for other in range(s.seats):
        if other != seat:
            others += s.players[other].all_reps()
    return others > 0


@rule
def may_lure(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-13.6: another player who has a rep."""
    for other in range(MAX_SEATS):
        if other >= s.seats:
            moves.forbid(other, Clause.BR_13_6, "nobody-there", count=s.seats)
        elif other == seat:
            moves.forbid(other, Clause.BR_13_6, "yourself")
        elif s.players[other].all_reps() == 0:
            moves.forbid(other, Clause.BR_13_6, "has-no-rep", seat=other)
        else:
            moves.allow(other)
    moves.allow(NO_LURE)


@rule
def do_lure(s: State, box: Box, seat: int, choice: int) -> None:
    """BR-13.7: one die."""
    me = s.players[seat]
    if choice == NO_LURE:
        s.tell(Clause.BR_13_6, "lures-nobody", seat=seat)
        return
    s.tell(Clause.BR_13_6, "lures", seat=seat, other=choice)
    die = roll(s, box)
    if die == box.lure_from_player:
        me.money -= box.lure_price
        s.players[choice].money += box.lure_price
        me.home += 1
        s.tell(Clause.BR_13_7, "lured", seat=seat, other=choice, die=die, money=box.lure_price)
        lose_cheapest(s, box, choice)
    elif die == box.lure_from_bank:
        me.money -= box.lure_price
        me.home += 1
        s.tell(Clause.BR_13_7, "hired", seat=seat, die=die, money=box.lure_price)
    else:
        s.tell(Clause.BR_13_7, "lured-nobody", seat=seat, die=die)


@rule
def lose_cheapest(s: State, box: Box, seat: int) -> None:
    """BR-13.8: home, then area by area, the first object of an area."""
    me = s.players[seat]
    if me.home > 0:
        me.home -= 1
        s.tell(Clause.BR_13_8, "loses-home", seat=seat)
        return
    object = 0
    while me.reps[object] == 0:
        object += 1
    lose_rep(s, box, seat, object)
    s.tell(Clause.BR_13_8, "loses", seat=seat, object=object)


# --------------------------------------------------------------------------------------------- phase 9c: dismissing

HOME, FROM_AREA, KEEP = 0, 1, 1 + AREAS
"""Options of DISMISS: a rep at home, FROM_AREA + area, no more."""


@rule
def next_dismissal(s: State, box: Box, number: int) -> None:
    """BR-13.9: in order, who has reps."""
    if number == s.seats:
        s.then(Step.NEXT_OFFICE, 0)
        return
    s.then(Step.NEXT_DISMISSAL, number + 1)
    if s.players[s.order[number]].all_reps() > 0:
        s.ask(Step.DISMISS, s.order[number], HOME)


@rule
def first_post(s: State, box: Box, seat: int, area: int) -> int:
    """The first object of an area where a rep of the player stands; there must be one."""
    object = 0
    while box.area[object] != area or s.players[seat].reps[object] == 0:
        object += 1
    return object


@rule
def may_dismiss(s: State, box: Box, seat: int, moves: Moves, lowest: int) -> None:
    """BR-13.9: reps in one area are alike; they are given back from home upwards, so that none counts twice."""
    if s.players[seat].home == 0:
        moves.forbid(HOME, Clause.BR_13_9, "nobody-home")
    elif lowest > HOME:
        moves.forbid(HOME, Clause.BR_13_9, "dismiss-upwards")
    else:
        moves.allow(HOME)
    for area in range(box.areas):
        if s.players[seat].posted[area] == 0:
            moves.forbid(FROM_AREA + area, Clause.BR_13_9, "nobody-in", area=area)
        elif FROM_AREA + area < lowest:
            moves.forbid(FROM_AREA + area, Clause.BR_13_9, "dismiss-upwards")
        else:
            moves.allow(FROM_AREA + area)
    moves.allow(KEEP)


@rule
def do_dismiss(s: State, box: Box, seat: int, choice: int, lowest: int) -> None:
    """One rep goes back into the stock; more may follow."""
    me = s.players[seat]
    if choice == KEEP:
        return
    if choice == HOME:
        me.home -= 1
        s.tell(Clause.BR_13_9, "dismisses-home", seat=seat)
    else:
        object = first_post(s, box, seat, choice - FROM_AREA)
        lose_rep(s, box, seat, object)
        s.tell(Clause.BR_13_9, "dismisses", seat=seat, object=object)
    if me.all_reps() > 0:
        s.ask(Step.DISMISS, seat, choice)

"""Chapter 14: the head office moves up."""

from __future__ import annotations

from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.market import supplied
from stammtisch.titles.brauerei.state import OBJECTS, Box, Clause, State
from stammtisch.titles.brauerei.steps import Step

STAY = OBJECTS
"""Option of OFFICE: the head office stays."""


@rule
def next_office(s: State, box: Box, number: int) -> None:
    """BR-14.1: in order, who can move the head office."""
    if number == s.seats:
        s.then(Step.END_OF_ROUND)
        return
    seat = s.order[number]
    s.then(Step.NEXT_OFFICE, number + 1)
    area = box.area[s.players[seat].office] + 1
    if area <= box.supra and s.players[seat].held[area] >= box.foothold and supplied(s, seat, area) > 0:
        s.ask(Step.OFFICE, seat)


@rule
def may_move_office(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-14.1, BR-14.2: to a supplied object in the next area, or not at all."""
    area = box.area[s.players[seat].office] + 1
    for object in range(box.objects):
        if s.owner[object] != seat:
            moves.forbid(object, Clause.BR_14_1, "not-yours", object=object)
        elif box.area[object] != area:
            moves.forbid(object, Clause.BR_14_2, "not-next-area", object=object, area=area)
        elif s.hanging[object] == 1:
            moves.forbid(object, Clause.BR_14_2, "it-hangs", object=object)
        else:
            moves.allow(object)
    moves.allow(STAY)


@rule
def do_move_office(s: State, box: Box, seat: int, choice: int) -> None:
    """The head office moves; nobody can take that object any more (BR-14.3)."""
    if choice == STAY:
        s.tell(Clause.BR_14_1, "office-stays", seat=seat)
        return
    s.players[seat].office = choice
    s.tell(Clause.BR_14_3, "office-moves", seat=seat, object=choice)

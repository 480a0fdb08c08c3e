"""Chapter 9, first half: the notes by which reps are sent out."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.market import supplied
from stammtisch.titles.brauerei.state import AREAS, BY_REPS, OBJECTS, Box, Clause, State
from stammtisch.titles.brauerei.steps import Step

SENT = OBJECTS
"""Option of SEND: the other reps stay at home."""


@rule
def ask_for_notes(s: State, box: Box) -> None:
    """BR-9.1: all at once, who has reps (BR-16.3)."""
    writing = 0
    for seat in range(s.seats):
        if s.players[seat].all_reps() > 0:
            writing |= 1 << seat
    if writing == 0:
        s.tell(Clause.BR_16_3, "no-reps-at-all")
        s.then(Step.FIGHTS)
    else:
        s.ask_all(Step.SEND, writing)


@rule
def open_areas(s: State, box: Box, seat: int) -> int:
    """The areas that a player may send reps to, as a bit set: BR-9.2, and BR-9.3 or BR-19.2."""
    found = 0
    for area in range(box.areas):
        if area == box.supra:
            if has_way_to_supra(s, box, seat):
                found |= 1 << area
        elif box.needs[area] == NONE or s.players[seat].held[box.needs[area]] > 0:
            found |= 1 << area
    return found


@rule
def way_to_supra(s: State, box: Box, seat: int) -> int:
    """The areas below U that open the way there, as a bit set: by a supplied object (BR-9.3) or by a note (BR-19.2)."""
    found = 0
    for area in range(box.supra):
        served = supplied(s, seat, area) > 0
        if s.options.supra_access != BY_REPS:
            if served:
                found |= 1 << area
        elif noted(s, box, seat, area) > 0 and (served or s.players[seat].held[area] == 0):
            found |= 1 << area
    return found


@rule
def has_way_to_supra(s: State, box: Box, seat: int) -> bool:
    """Whether all areas below U open the way there."""
    return way_to_supra(s, box, seat) == (1 << box.supra) - 1


@rule
def noted(s: State, box: Box, seat: int, area: int) -> int:
    """How many reps the notes of a player send to an area."""
    found = 0
    for object in range(box.objects):
        if box.area[object] == area:
            found += s.players[seat].notes[object]
    return found


@rule
def may_send(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-9.2, BR-9.3, BR-9.5 and BR-9.6: an object for the next rep; one's own may always be defended (BR-9.4).

    Reps are alike, so their notes are written in the sequence of the board: none counts twice, and what opens the way
    to U (BR-19.2) is known when U comes.
    """
    me = s.players[seat]
    free = me.all_reps() - me.written()
    last = last_noted(s, box, seat)
    areas = open_areas(s, box, seat)
    for object in range(box.objects):
        if free == 0:
            moves.forbid(object, Clause.BR_9_1, "no-rep-left", reps=me.written())
        elif object < last:
            moves.forbid(object, Clause.BR_9_1, "note-order", object=last)
        elif s.has_office(object):
            moves.forbid(object, Clause.BR_9_5, "office-there", object=object, seat=s.owner[object])
        elif s.owner[object] == seat or (areas >> box.area[object]) & 1 == 1:
            moves.allow(object)
        else:
            forbid_area(s, box, seat, object, moves)
    moves.allow(SENT)


@rule
def last_noted(s: State, box: Box, seat: int) -> int:
    """The last object that a note names; 0 before the first note."""
    last = 0
    for object in range(box.objects):
        if s.players[seat].notes[object] > 0:
            last = object
    return last


def forbid_area(s: State, box: Box, seat: int, object: int, moves: Moves) -> None:
    """Says what is missing to go to the area of an object."""
    area = box.area[object]
    if area != box.supra:
        moves.forbid(object, Clause.BR_9_2, "no-foot-in", area=area, wanted=box.needs[area])
        return
    way = way_to_supra(s, box, seat)
    lacking = next(area for area in range(box.supra) if not way >> area & 1)
    if s.options.supra_access != BY_REPS:
        moves.forbid(object, Clause.BR_9_3, "not-supplied-in", wanted=lacking)
    elif noted(s, box, seat, lacking) == 0:
        moves.forbid(object, Clause.BR_19_2, "no-rep-in", wanted=lacking)
    else:
        moves.forbid(object, Clause.BR_19_2, "all-hanging-in", wanted=lacking)


@rule
def do_send(s: State, box: Box, seat: int, choice: int) -> None:
    """Writes a note, or says that the others stay at home."""
    if choice == SENT:
        s.done(seat)
    else:
        s.players[seat].notes[choice] += 1


@rule
def open_notes(s: State, box: Box) -> None:
    """BR-9.7: every rep goes where his note sends him."""
    for i in range(s.seats):
        seat = s.order[i]
        me = s.players[seat]
        me.home = me.all_reps() - me.written()
        for area in range(AREAS):
            me.posted[area] = 0
        for object in range(box.objects):
            me.posted[box.area[object]] += me.notes[object]
            me.reps[object] = me.notes[object]
            me.notes[object] = 0
            if me.reps[object] > 0:
                s.tell(Clause.BR_9_7, "goes", seat=seat, object=object, reps=me.reps[object])
        if me.home > 0:
            s.tell(Clause.BR_9_1, "stays-home", seat=seat, reps=me.home)
    s.then(Step.FIGHTS)

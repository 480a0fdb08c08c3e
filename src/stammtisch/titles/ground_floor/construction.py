"""Chapters 15, 19 and 20: location I, the construction company, and what is bought there."""

# ruff: noqa: SIM110 - any() does not compile
from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.ground_floor.automa import automa_build
from stammtisch.titles.ground_floor.city import forbid_price
from stammtisch.titles.ground_floor.offices import can_remodel_now, lay_office, office_on_offer, own_floor
from stammtisch.titles.ground_floor.scheduling import DONE, buy_remodel, may_remodel
from stammtisch.titles.ground_floor.state import (
    INFO,
    MONEY,
    NEW_FLOORS,
    NEW_OFFICES,
    OFFICES,
    PLACES,
    Box,
    Clause,
    State,
)
from stammtisch.titles.ground_floor.steps import Step

OFFICE = NEW_FLOORS
NOTHING = OFFICE + NEW_OFFICES * PLACES
"""Options of the decision BUILD: a new floor; OFFICE + new office * PLACES + place; nothing."""


@rule
def construction(s: State, box: Box, first: int) -> None:
    """GF-15.3: slot by slot the owners build. With the later wishes they may remodel before and after (GF-26.1)."""
    for slot in range(first, box.construction_slots):
        seat = s.construction[slot]
        if seat == NONE:
            continue
        if s.is_automa(seat):
            s.construction[slot] = NONE
            s.players[seat].supply += 1
            automa_build(s, box, seat)
            continue
        s.then(Step.CONSTRUCTION, slot + 1)
        if s.options.later_wishes:
            s.then(Step.REMODELLING, seat)
        s.ask(Step.BUILD, seat, slot)
        if s.options.later_wishes:
            s.then(Step.REMODELLING, seat)
        return


# ------------------------------------------------------------------------------------------------------------ build


@rule
def floor_price(s: State, box: Box, seat: int, part: int) -> int:
    """GF-15.5: the basic cost once more for every floor, the ground floor included; the specialty does not count
    (GF-21.1).
    """
    return box.floor_cost[part] * (s.players[seat].floor_count() + 2)


@rule
def may_build(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-15.3 to 15.9: a new floor, a new office on one of the places, or nothing."""
    me = s.players[seat]
    pays = me.affords(floor_price(s, box, seat, MONEY), floor_price(s, box, seat, INFO))
    for floor in range(box.new_floors):
        if me.floors[floor]:
            moves.forbid(floor, Clause.GF_15_7, "floor-owned", floor=floor)
        elif box.floor_tier[floor] > s.tier:
            moves.forbid(floor, Clause.GF_15_6, "later-tier", tier=box.floor_tier[floor], own_tier=s.tier)
        elif s.new_floors[floor] == 0:
            moves.forbid(floor, Clause.GF_15_6, "floor-sold-out", floor=floor)
        elif pays:
            moves.allow(floor)
        else:
            forbid_price(
                s,
                seat,
                moves,
                floor,
                Clause.GF_15_5,
                (floor_price(s, box, seat, MONEY), floor_price(s, box, seat, INFO)),
            )
    pays = me.affords(box.office_cost[MONEY], box.office_cost[INFO])
    spaces = free_spaces(s, box, seat)
    for office in range(box.new_offices):
        if pays and office_on_offer(s, box, seat, office):
            for place in range(OFFICES + spaces):
                moves.allow(OFFICE + office * PLACES + place)
        forbid_places(s, box, seat, moves, office)
    moves.allow(NOTHING)


@rule
def free_spaces(s: State, box: Box, seat: int) -> int:
    """How many spaces for new offices the floors have (GF-15.9)."""
    me = s.players[seat]
    spaces = 0
    for floor in range(box.new_floors):
        if me.floors[floor]:
            spaces += box.floor_spaces[floor]
    return spaces


def forbid_places(s: State, box: Box, seat: int, moves: Moves, office: int) -> None:
    """Says for each place why a new office may not be bought for it."""
    me, legal, first = s.players[seat], set(moves.legal()), OFFICE + office * PLACES
    options = [option for option in range(first, first + PLACES) if option not in legal]
    if me.offices[office]:
        moves.forbid(options, Clause.GF_15_7, "new-office-owned", tile=office)
    elif box.office_tier[office] > s.tier:
        moves.forbid(options, Clause.GF_15_6, "later-tier", tier=box.office_tier[office], own_tier=s.tier)
    elif not office_on_offer(s, box, seat, office):
        moves.forbid(options, Clause.GF_15_6, "new-office-sold-out", tile=office)
    elif not me.affords(box.office_cost[MONEY], box.office_cost[INFO]):
        forbid_price(s, seat, moves, options, Clause.GF_15_4, box.office_cost)
    else:
        moves.forbid(options, Clause.GF_15_9, "no-space")


@rule
def do_build(s: State, box: Box, seat: int, choice: int, slot: int) -> None:
    """Buys the tile; the marker goes back to the supply (GF-15.3). A floor goes on top of the building (GF-15.8) and
    works from the next round on, because this is the last location (GF-20.15).
    """
    me = s.players[seat]
    s.construction[slot] = NONE
    me.supply += 1
    if choice == NOTHING:
        s.tell(Clause.GF_15_3, "build-nothing", seat=seat)
    elif choice >= OFFICE:
        office = (choice - OFFICE) // PLACES
        place = (choice - OFFICE) % PLACES
        me.spend(box.office_cost[MONEY], box.office_cost[INFO])
        if AT_TABLE:
            s.tell(
                Clause.GF_15_9,
                "build-office",
                seat=seat,
                tile=office,
                place=place,
                money=box.office_cost[MONEY],
                info=box.office_cost[INFO],
            )
        lay_office(s, box, seat, office, place)
    else:
        money = floor_price(s, box, seat, MONEY)
        info = floor_price(s, box, seat, INFO)
        me.spend(money, info)
        s.tell(Clause.GF_15_8, "build-floor", seat=seat, floor=choice, money=money, info=info)
        own_floor(s, box, seat, choice)
        if box.floor_spaces[choice] > 0:
            if has_free_office(s, box, seat):
                s.ask(Step.FREE_OFFICE, seat)
            else:
                s.tell(Clause.GF_20_3, "no-free-office", seat=seat)


@rule
def has_free_office(s: State, box: Box, seat: int) -> bool:
    """Whether there is a new office that comes free with the Empty Floor (GF-20.3)."""
    for office in range(box.new_offices):
        if office_on_offer(s, box, seat, office):
            return True
    return False


@rule
def may_take_office(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-20.3: a kind on offer that one does not own; one has to be taken."""
    for office in range(box.new_offices):
        if office_on_offer(s, box, seat, office):
            moves.allow(office)
        elif s.players[seat].offices[office]:
            moves.forbid(office, Clause.GF_15_7, "new-office-owned", tile=office)
        elif box.office_tier[office] > s.tier:
            moves.forbid(office, Clause.GF_15_6, "later-tier", tier=box.office_tier[office], own_tier=s.tier)
        else:
            moves.forbid(office, Clause.GF_15_6, "new-office-sold-out", tile=office)


@rule
def do_take_office(s: State, box: Box, seat: int, choice: int) -> None:
    """It lies on the first space (GF-20.3)."""
    s.tell(Clause.GF_20_3, "free-office", seat=seat, tile=choice, place=OFFICES)
    lay_office(s, box, seat, choice, OFFICES)


# ----------------------------------------------------------------------------------- the designer's later wishes


@rule
def remodelling(s: State, box: Box, seat: int) -> None:
    """GF-26.1: asks for a remodelling beside the own purchase, if one is possible."""
    if can_remodel_now(s, box, seat):
        s.ask(Step.REMODEL_AT_BUILD, seat)


@rule
def may_remodel_at_build(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-26.1: remodel an office at the usual price, or go on."""
    may_remodel(s, box, seat, moves, 0)
    moves.allow(DONE)


@rule
def do_remodel_at_build(s: State, box: Box, seat: int, choice: int) -> None:
    """Remodels and asks again."""
    if choice != DONE:
        s.tell(Clause.GF_26_1, "remodel-at-build", seat=seat, office=choice)
        buy_remodel(s, box, seat, choice)
        remodelling(s, box, seat)

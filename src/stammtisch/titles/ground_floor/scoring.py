"""Chapter 17: the end of the game and scoring, with the bonuses of chapters 19 and 20."""

from __future__ import annotations

from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.ground_floor.offices import remodel_office
from stammtisch.titles.ground_floor.state import (
    INFO,
    LINES,
    MONEY,
    NEW_OFFICES,
    OFFICES,
    Box,
    Clause,
    Points,
    State,
)


@rule
def achievement_floors(s: State, box: Box, seat: int) -> int:
    """How many achievement floors a seat owns (GF-20.19)."""
    count = 0
    for floor in range(box.new_floors):
        if s.players[seat].floors[floor] and box.floor_achievement[floor]:
            count += 1
    return count


@rule
def remodels(s: State, seat: int) -> int:
    """How many remodel tiles a seat has, covered ones included (GF-20.20)."""
    count = 0
    for office in range(OFFICES):
        count += s.players[seat].remodelled[office]
    return count


@rule
def floor_bonus(s: State, box: Box, seat: int, floor: int) -> int:
    """What an achievement floor adds to its own prestige (GF-20.17 to 20.24).

    For an Automa those that have an upper bound pay it, the others count its own tiles (GF-22.27).
    """
    me = s.players[seat]
    bonus = 0
    bonus += box.per_achievement_floor[floor] * achievement_floors(s, box, seat)
    bonus += box.per_new_floor[floor] * me.floor_count()
    if s.is_automa(seat):
        return bonus + box.automa_bonus[floor]
    bonus += box.per_remodel[floor] * remodels(s, seat)
    bonus += box.per_level[floor] * box.level[me.field - 1]
    bonus += box.per_good[floor] * me.goods
    bonus += box.per_employee[floor] * me.employees
    return bonus


@rule
def office_bonus(s: State, box: Box, seat: int, office: int) -> int:
    """What an achievement office adds, unless it is covered (GF-17.2); covered offices count (GF-19.7)."""
    me = s.players[seat]
    if not me.works(office) or box.per_new_office[office] == 0:
        return 0
    count = 0
    for other in range(NEW_OFFICES):
        count += me.offices[other]
    return box.per_new_office[office] * count


@rule
def achievement_bonus(s: State, box: Box, seat: int) -> int:
    """The bonuses of all achievement tiles of a seat (GF-17.1)."""
    me = s.players[seat]
    bonus = 0
    for office in range(box.new_offices):
        bonus += office_bonus(s, box, seat, office)
    for floor in range(box.new_floors):
        if me.floors[floor]:
            bonus += floor_bonus(s, box, seat, floor)
    return bonus


@rule
def sets(s: State, box: Box, seat: int) -> int:
    """Prestige for sets of money and info (GF-17.3). Goods, time, staff, products and stock bring none (GF-17.4)."""
    me = s.players[seat]
    return min(me.money // box.set_size[MONEY], me.info // box.set_size[INFO])


@rule
def finish(s: State, box: Box) -> None:
    """The end of the game (GF-2.3): the bonuses are counted. What is left in the store or on the stock track is worth
    nothing (GF-14.10, GF-12.8).
    """
    if s.options.later_wishes:
        for seat in range(s.humans):
            final_remodels(s, box, seat)
    for seat in range(s.seats):
        me = s.players[seat]
        bonus = achievement_bonus(s, box, seat)
        found = sets(s, box, seat)
        if AT_TABLE:
            tell_bonuses(s, box, seat)
        me.ledger[Points.ACHIEVEMENTS] = bonus
        me.ledger[Points.SETS] = found
        s.tell(Clause.GF_17_3, "sets", seat=seat, count=found, points=found)
        if s.is_automa(seat):
            s.tell(Clause.GF_22_27, "automa-scores", seat=seat, points=bonus)
    s.stop()
    s.tell(Clause.GF_2_3, "over")
    if AT_TABLE:
        tell_winner(s, box)


def tell_bonuses(s: State, box: Box, seat: int) -> None:
    """Tells what each achievement tile brings, with its clause."""
    me = s.players[seat]
    for office in range(box.new_offices):
        if me.works(office) and box.per_new_office[office]:
            points = office_bonus(s, box, seat, office)
            s.tell(Clause.ids[box.office_clause[office]], "office-bonus", seat=seat, tile=office, points=points)
        elif me.offices[office] and box.per_new_office[office]:
            s.tell(Clause.GF_17_2, "bonus-covered", seat=seat, tile=office)
    for floor in range(box.new_floors):
        if me.floors[floor] and box.floor_achievement[floor]:
            points = floor_bonus(s, box, seat, floor)
            s.tell(Clause.ids[box.floor_clause[floor]], "floor-bonus", seat=seat, floor=floor, points=points)


def tell_winner(s: State, box: Box) -> None:
    """GF-17.5: most prestige wins, and among equals the more popular."""
    winner = max(range(s.seats), key=lambda seat: standing(s, box, seat))
    s.tell(Clause.GF_17_5, "winner", seat=winner, points=score(s, box, winner))


@rule
def final_remodels(s: State, box: Box, seat: int) -> None:
    """GF-26.1: all offices that a player can still pay for are remodelled."""
    me = s.players[seat]
    for office in range(OFFICES):
        if me.may_remodel(office) and me.affords(box.remodel_cost[MONEY], box.remodel_cost[INFO]):
            me.spend(box.remodel_cost[MONEY], box.remodel_cost[INFO])
            s.tell(Clause.GF_26_1, "final-remodel", seat=seat, office=office)
            remodel_office(s, box, seat, office)


@rule
def clock(s: State, box: Box) -> int:
    """The rounds that are over (GF-2.1)."""
    return s.round - 1


@rule
def purse(s: State, box: Box, seat: int) -> int:
    """The money; info is no less good for being spent."""
    return s.players[seat].money


@rule
def score(s: State, box: Box, seat: int) -> int:
    """The prestige if the game ended now; at the end the result, which the ledger then holds in full."""
    me = s.players[seat]
    total = 0
    for line in range(LINES):
        total += me.ledger[line]
    if s.depth > 0:
        total += achievement_bonus(s, box, seat) + sets(s, box, seat)
    return total


@rule
def popularity(s: State, box: Box, seat: int) -> int:
    """How many seats stand behind this one in the popularity order."""
    place = 0
    for i in range(s.seats):
        if s.order[i] == seat:
            place = i
    return s.seats - 1 - place


@rule
def standing(s: State, box: Box, seat: int) -> int:
    """Prestige, and among equals the popularity order (GF-17.5)."""
    return score(s, box, seat) * s.seats + popularity(s, box, seat)

"""Chapters 18 to 20: ground-floor offices and their remodelling, Storage, and owning tiles."""

# ruff: noqa: SIM110 - any() does not compile
from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.state import INFO, MONEY, NEW_OFFICES, OFFICES, Box, Clause, Points, State


@rule
def storage_limit(s: State, box: Box, seat: int) -> int:
    """How many goods there is room for: offices store while they are not covered (GF-18.12, GF-15.11)."""
    me = s.players[seat]
    room = 0
    for office in range(OFFICES):
        if me.places[office] == NONE:
            room += box.capacity[office][me.remodelled[office]]
    return room


@rule
def store(s: State, box: Box, seat: int, count: int) -> None:
    """Goods come into Storage as far as there is room; the others go to the bank (GF-0.3)."""
    me = s.players[seat]
    stored = min(count, storage_limit(s, box, seat) - me.goods)
    me.goods += stored
    if stored < count:
        s.tell(Clause.GF_0_3, "no-room", seat=seat, goods=count - stored)


@rule
def remodel_office(s: State, box: Box, seat: int, office: int) -> None:
    """Puts the remodel tile on an office, worth prestige at the end (GF-18.14). Storage brings a good (GF-18.13),
    except to an Automa, who never has any (GF-22.8).
    """
    me = s.players[seat]
    me.remodelled[office] = 1
    me.ledger[Points.REMODELS] += box.remodel_prestige
    if box.arrives_with[office] > 0 and not s.is_automa(seat):
        s.tell(Clause.GF_18_13, "arrives-with", seat=seat, office=office, goods=box.arrives_with[office])
        store(s, box, seat, box.arrives_with[office])


@rule
def can_remodel(s: State, box: Box, seat: int, money: int, info: int) -> bool:
    """Whether a player has an office to remodel and can pay for it (GF-5.9)."""
    me = s.players[seat]
    if not me.affords(money, info):
        return False
    for office in range(OFFICES):
        if me.may_remodel(office):
            return True
    return False


@rule
def can_remodel_now(s: State, box: Box, seat: int) -> bool:
    """Whether a player can remodel at the usual price (GF-5.9)."""
    return can_remodel(s, box, seat, box.remodel_cost[MONEY], box.remodel_cost[INFO])


@rule
def office_on_offer(s: State, box: Box, seat: int, office: int) -> bool:
    """Whether a new office is on offer, in stock and not owned yet (GF-15.6, GF-15.7)."""
    return box.office_tier[office] <= s.tier and s.new_offices[office] > 0 and s.players[seat].offices[office] == 0


@rule
def own_office(s: State, box: Box, seat: int, office: int) -> None:
    """A new office leaves the stock and is worth its prestige (GF-17.1)."""
    me = s.players[seat]
    me.offices[office] = 1
    s.new_offices[office] -= 1
    me.ledger[Points.OFFICES] += box.office_prestige[office]


@rule
def own_floor(s: State, box: Box, seat: int, floor: int) -> None:
    """A new floor leaves the stock and is worth its prestige (GF-20.1)."""
    me = s.players[seat]
    me.floors[floor] = 1
    s.new_floors[floor] -= 1
    me.ledger[Points.FLOORS] += box.floor_prestige[floor]


@rule
def lay_office(s: State, box: Box, seat: int, office: int, place: int) -> None:
    """Puts a new office on a place; what it covers stops working (GF-15.10). A covered Storage loses its goods
    (GF-15.11).
    """
    me = s.players[seat]
    own_office(s, box, seat, office)
    under = me.places[place]
    if under != NONE:
        me.covered[under] = 1
        s.tell(Clause.GF_15_10, "covered", seat=seat, tile=under)
    me.places[place] = office
    room = storage_limit(s, box, seat)
    if me.goods > room:
        s.tell(Clause.GF_15_11, "storage-covered", seat=seat, goods=me.goods - room)
        me.goods = room


@rule
def sale_bonus(s: State, box: Box, seat: int) -> int:
    """What uncovered offices add to each product sold (GF-19.5)."""
    me = s.players[seat]
    bonus = 0
    for office in range(NEW_OFFICES):
        if me.works(office):
            bonus += box.office_sale_bonus[office]
    return bonus


@rule
def keeps_products(s: State, box: Box, seat: int) -> bool:
    """Whether an uncovered office lets products stay where they are (GF-14.9, GF-19.4)."""
    me = s.players[seat]
    for office in range(NEW_OFFICES):
        if me.works(office) and box.office_keeps_products[office]:
            return True
    return False


@rule
def keeps_popularity(s: State, box: Box, seat: int) -> bool:
    """Whether an uncovered office keeps the marker from going back (GF-16.8, GF-19.6); no Automa uses it (GF-22.10)."""
    me = s.players[seat]
    for office in range(NEW_OFFICES):
        if me.works(office) and box.office_keeps_popularity[office]:
            return not s.is_automa(seat)
    return False

"""Chapter 22: what the Automas do, given their cards. Nobody is asked; a seat of theirs never owes a decision."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.automa_cards import add_card, cards_of, reveal
from stammtisch.titles.ground_floor.city import (
    bonus_is_taken,
    has_stored_good,
    is_free,
    next_construction_slot,
    next_factory_slot,
    topmost_row,
)
from stammtisch.titles.ground_floor.forecast import smallest_crowd
from stammtisch.titles.ground_floor.lots import draw_lot
from stammtisch.titles.ground_floor.offices import office_on_offer, own_floor, own_office, remodel_office
from stammtisch.titles.ground_floor.state import (
    BONUSES,
    NEW_FLOOR,
    NEW_OFFICE,
    OFFICE,
    OFFICES,
    AutomaKind,
    Box,
    Clause,
    State,
)

LAST_TIER = 3

# ------------------------------------------------------------------------------------------------------- phase III


@rule
def automa_turn(s: State, box: Box, seat: int) -> None:
    """Reveals cards until one has a free field (GF-22.13); when all were seen in vain the time is lost (GF-22.14).

    That is all an Automa does on its turn: it never remodels (GF-22.15).
    """
    me = s.players[seat]
    deck = cards_of(s, box, seat)
    seen = 0
    me.hand -= 1
    while seen != deck:
        card = reveal(s, box, seat)
        seen |= 1 << card
        if automa_places(s, box, seat, box.card_kind[card]):
            return
        s.tell(Clause.GF_22_14, "automa-blocked", seat=seat, automa_card=card)
    me.supply += 1
    s.tell(Clause.GF_22_14, "automa-gives-up", seat=seat)


@rule
def automa_places(s: State, box: Box, seat: int, kind: int) -> bool:
    """Puts a marker on the best free field of a kind (GF-22.13); false if there is none."""
    field = NONE
    if kind == AutomaKind.CONSULTING:
        field = topmost_row(s, box)
        if field != NONE:
            s.consulting[field] = seat
    elif kind == AutomaKind.ADVERTISING:
        for row in range(box.agency_rows):
            if s.agency[row] == NONE:
                field = row
        if field != NONE:
            s.agency[field] = seat
    elif kind == AutomaKind.WAREHOUSE:
        for i in range(box.warehouse_fields):
            if has_stored_good(s, i) and (field == NONE or box.field_price[i] < box.field_price[field]):
                field = i
        if field != NONE:
            s.warehouse[field] = seat
    elif kind == AutomaKind.FACTORY:
        field = next_factory_slot(s, box)
        if field != NONE:
            s.factory[field] = seat
    elif kind == AutomaKind.STOCK:
        field = first_stock_slot(s, box)
        if field != NONE:
            s.stock[field] = seat
    elif kind == AutomaKind.CONSTRUCTION:
        field = next_construction_slot(s, box)
        if field != NONE:
            s.construction[field] = seat
    else:
        s.players[seat].used += 1
        s.tell(Clause.GF_22_10, "automa-at-home", seat=seat)
        return True
    if field == NONE:
        return False
    s.tell(Clause.GF_22_13, "automa-places", seat=seat, automa_kind=kind, field=field + 1)
    return True


@rule
def first_stock_slot(s: State, box: Box) -> int:
    """The first free slot of the stock exchange (GF-22.13); NONE if all are taken."""
    for slot in range(box.stock_slots):
        if s.stock[slot] == NONE:
            return slot
    return NONE


# ----------------------------------------------------------------------------------------------- phase IV, B to H


@rule
def automa_ad_type(s: State, box: Box, seat: int) -> int:
    """GF-22.16: the lower left corner of the top card names the type, without payment."""
    card = reveal(s, box, seat)
    s.tell(Clause.GF_22_16, "automa-ad-type", seat=seat, ad_type=box.card_ad[card])
    return box.card_ad[card]


@rule
def automa_bonus(s: State, box: Box, seat: int) -> None:
    """GF-22.17: the first bonus available in the Automa's own order."""
    me = s.players[seat]
    missing = 0
    for office in range(OFFICES):
        missing += 1 - me.remodelled[office]
    for i in range(BONUSES):
        bonus = box.automa_bonuses[i]
        if bonus == NONE or bonus_is_taken(s, bonus) or (box.bonus_remodels[bonus] and missing == 0):
            continue
        me.bonus = bonus
        me.temp_help += box.bonus_time[bonus]
        s.tell(Clause.GF_22_17, "automa-bonus", seat=seat, bonus=bonus)
        if box.bonus_remodels[bonus]:
            for office in range(OFFICES):
                s.weights[office] = 1 - me.remodelled[office]
            office = draw_lot(s, missing, of=OFFICE)
            s.tell(Clause.GF_22_17, "automa-remodels", seat=seat, office=office)
            remodel_office(s, box, seat, office)
        return


@rule
def automa_price(s: State, box: Box, seat: int) -> int:
    """GF-22.18, GF-22.19: the field for an Automa's product; NONE for Liquidation.

    Its marker still stands in the factory and is counted there.
    """
    products = 0
    for slot in range(box.factory_slots):
        if s.factory[slot] != NONE:
            products += 1
    for field in range(box.retail_fields):
        if s.retail[field] != NONE:
            products += 1
    if products <= smallest_crowd(s, box):
        s.tell(Clause.GF_22_18, "automa-sure-sale", seat=seat, products=products)
        return dearest_free(s, box, 0)
    card = reveal(s, box, seat)
    wanted = box.card_segment[card]
    s.tell(Clause.GF_22_19, "automa-segment", seat=seat, segment=wanted)
    for segment in range(wanted, 0, -1):
        field = dearest_free(s, box, segment)
        if field != NONE:
            return field
    for segment in range(wanted + 1, box.retail_fields + 1):
        field = dearest_free(s, box, segment)
        if field != NONE:
            return field
    return NONE


@rule
def dearest_free(s: State, box: Box, segment: int) -> int:
    """The free open field of a segment (0: of any) with the highest price, of equal ones the first (GF-22.28)."""
    found = NONE
    for field in range(box.retail_fields):
        if is_free(s, box, field) and (segment == 0 or box.segment[field] == segment):
            if found == NONE or box.price[field] > box.price[found]:
                found = field
    return found


@rule
def automa_cut(s: State, box: Box, seat: int, field: int) -> None:
    """GF-22.21: the product goes to the nearest cheaper segment with a free field, else to Liquidation."""
    s.retail[field] = NONE
    for segment in range(box.segment[field] - 1, 0, -1):
        other = dearest_free(s, box, segment)
        if other != NONE:
            s.retail[other] = seat
            s.tell(Clause.GF_22_21, "automa-cuts", seat=seat, shelf=field, new_shelf=other, price=box.price[other])
            return
    s.players[seat].supply += 1
    s.tell(Clause.GF_22_21, "automa-liquidates", seat=seat)


# ----------------------------------------------------------------------------------------------------- phase IV, I


@rule
def automa_build(s: State, box: Box, seat: int) -> None:
    """GF-22.22 to 22.24: a random tile. The sort wanted is looked for from the highest tier down, then the other."""
    automa = s.automas[seat - s.humans]
    automa.built += 1
    late = s.round >= box.automa_late_round
    floors = late or (automa.built == 1 and box.automa_floors[s.current] == 1)
    bought = False
    for sort in range(2):
        for k in range(s.tier):
            if not bought:
                if floors == (sort == 0):
                    bought = automa_floor(s, box, seat, s.tier - k)
                else:
                    bought = automa_office(s, box, seat, s.tier - k)
    if bought:
        add_card(s, box, seat, box.automa_purchase_card)
        s.tell(Clause.GF_22_26, "automa-bought", seat=seat, count=automa.built)
    else:
        s.tell(Clause.GF_22_24, "automa-builds-nothing", seat=seat)


@rule
def automa_floor(s: State, box: Box, seat: int, tier: int) -> bool:
    """A random new floor of a tier; of the last tier achievements only, never the Office Renovation (GF-22.23)."""
    me = s.players[seat]
    kinds = 0
    for floor in range(box.new_floors):
        if box.floor_tier[floor] == tier and s.new_floors[floor] > 0 and me.floors[floor] == 0:
            if tier < LAST_TIER or box.floor_achievement[floor]:
                s.weights[floor] = 1
                kinds += 1
    if kinds == 0:
        return False
    floor = draw_lot(s, kinds, of=NEW_FLOOR)
    own_floor(s, box, seat, floor)
    if s.round < box.automa_late_round:
        s.tell(Clause.GF_22_22, "automa-floor", seat=seat, floor=floor)
    else:
        s.tell(Clause.GF_22_23, "automa-floor", seat=seat, floor=floor)
    if box.floor_spaces[floor] > 0:
        s.tell(Clause.GF_22_25, "automa-free-office", seat=seat)
        automa_office(s, box, seat, 0)
    return True


@rule
def automa_office(s: State, box: Box, seat: int, tier: int) -> bool:
    """A random new office of a tier (0: of any on offer); it covers nothing (GF-22.25)."""
    kinds = 0
    for office in range(box.new_offices):
        if office_on_offer(s, box, seat, office) and (tier == 0 or box.office_tier[office] == tier):
            s.weights[office] = 1
            kinds += 1
    if kinds == 0:
        return False
    office = draw_lot(s, kinds, of=NEW_OFFICE)
    own_office(s, box, seat, office)
    s.tell(Clause.GF_22_22, "automa-office", seat=seat, tile=office)
    return True

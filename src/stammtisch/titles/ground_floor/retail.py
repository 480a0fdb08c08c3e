"""Chapter 14: location H, the retail store; its products come from the factory (GF-14.2)."""

# ruff: noqa: SIM110 - any() does not compile
from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.automa import automa_cut
from stammtisch.titles.ground_floor.city import is_free
from stammtisch.titles.ground_floor.offices import keeps_products, sale_bonus
from stammtisch.titles.ground_floor.production import liquidate
from stammtisch.titles.ground_floor.state import MIN_SEATS, MOST_SEATS, RETAIL, Box, Clause, State
from stammtisch.titles.ground_floor.steps import Step

LIQUIDATE = RETAIL * RETAIL
KEEP = LIQUIDATE + RETAIL
"""Options of the decision CUT: product * RETAIL + new field, LIQUIDATE + product, KEEP + product; a product is named by
its field."""


@rule
def last_segment(box: Box) -> int:
    """The dearest segment."""
    last = 0
    for field in range(box.retail_fields):
        if box.segment[field] > last:
            last = box.segment[field]
    return last


@rule
def sales(s: State, box: Box) -> None:
    """GF-14.3, GF-14.4: the customers buy, in the cheapest segment first, there from the most popular owner."""
    customers = box.customers[s.front][s.seats - MIN_SEATS]
    for segment in range(1, last_segment(box) + 1):
        for i in range(s.seats):
            seat = s.order[i]
            field = cheapest(s, box, seat, segment)
            while field != NONE and customers > 0:
                sell_product(s, box, seat, field)
                customers -= 1
                field = cheapest(s, box, seat, segment)
    if customers > 0:
        s.tell(Clause.GF_14_3, "sold-out")


@rule
def cheapest(s: State, box: Box, seat: int, segment: int) -> int:
    """The product of an owner in a segment that goes first: the lower price, then the lower number (GF-14.4)."""
    found = NONE
    for field in range(box.retail_fields):
        if s.retail[field] == seat and box.segment[field] == segment:
            if found == NONE or box.price[field] < box.price[found]:
                found = field
    return found


@rule
def sell_product(s: State, box: Box, seat: int, field: int) -> None:
    """GF-14.5: the owner gets the price; an Automa gets nothing (GF-22.8)."""
    me = s.players[seat]
    s.retail[field] = NONE
    me.supply += 1
    if s.is_automa(seat):
        s.tell(Clause.GF_22_8, "automa-product-sold", seat=seat, shelf=field)
    else:
        money = box.price[field] + sale_bonus(s, box, seat)
        me.gain(money, 0)
        s.tell(Clause.GF_14_5, "product-sold", seat=seat, shelf=field, money=money)


# ------------------------------------------------------------------------------------------------------- price cuts


@rule
def cuts(s: State, box: Box, at: int) -> None:
    """GF-14.6: segment by segment, in popularity order, unsold products become cheaper; `at` says how far this is.

    A product that has moved lies in a segment dealt with before and does not move again (GF-14.8); what stays is
    marked in `s.kept`. In round 7 it is the same (GF-14.10).
    """
    for k in range(at, last_segment(box) * MOST_SEATS):
        segment = k // MOST_SEATS + 1
        i = k % MOST_SEATS
        if i >= s.seats:
            continue
        seat = s.order[i]
        if not has_uncut(s, box, seat, segment):
            continue
        if s.is_automa(seat):
            for field in range(box.retail_fields):
                if s.retail[field] == seat and box.segment[field] == segment:
                    automa_cut(s, box, seat, field)
        elif segment > 1 or keeps_products(s, box, seat):
            s.then(Step.CUTS, k + 1)
            s.ask(Step.CUT, seat, segment)
            return
        else:
            for field in range(box.retail_fields):
                if s.retail[field] == seat and box.segment[field] == segment:
                    s.retail[field] = NONE
                    liquidate(s, box, seat)
    for field in range(box.retail_fields):
        s.kept[field] = 0


@rule
def has_uncut(s: State, box: Box, seat: int, segment: int) -> bool:
    """Whether an owner has a product in a segment whose price is still to be cut."""
    for field in range(box.retail_fields):
        if is_uncut(s, box, seat, segment, field):
            return True
    return False


@rule
def is_uncut(s: State, box: Box, seat: int, segment: int, field: int) -> bool:
    """Whether on a field of the segment lies such a product."""
    return s.retail[field] == seat and box.segment[field] == segment and s.kept[field] == 0


@rule
def may_cut(s: State, box: Box, seat: int, moves: Moves, segment: int) -> None:
    """GF-14.6, GF-14.7: any own product of the segment, to a cheaper segment or into Liquidation; or it stays
    (GF-14.9).
    """
    keeps = keeps_products(s, box, seat)
    for field in range(box.retail_fields):
        if not is_uncut(s, box, seat, segment, field):
            forbid_cuts(s, box, seat, moves, segment, field)
            continue
        moves.allow(LIQUIDATE + field)
        if keeps:
            moves.allow(KEEP + field)
        else:
            moves.forbid(KEEP + field, Clause.GF_14_9, "may-not-stay")
        for other in range(box.retail_fields):
            if box.segment[other] >= segment:
                moves.forbid(field * RETAIL + other, Clause.GF_14_7, "not-cheaper", shelf=other, segment=segment)
            elif is_free(s, box, other):
                moves.allow(field * RETAIL + other)
            elif s.retail[other] != NONE:
                moves.forbid(field * RETAIL + other, Clause.GF_14_1, "product-here", seat=s.retail[other])
            else:
                moves.forbid(
                    field * RETAIL + other,
                    Clause.GF_14_1,
                    "shelf-closed",
                    shelf=other,
                    count=box.retail_seats[other],
                )


def forbid_cuts(s: State, box: Box, seat: int, moves: Moves, segment: int, field: int) -> None:
    """Says why what lies on a field is not to be cut now."""
    first, here = field * RETAIL, s.retail[field]
    options = [*range(first, first + box.retail_fields), LIQUIDATE + field, KEEP + field]
    if here == NONE:
        moves.forbid(options, Clause.GF_14_6, "no-product-here", shelf=field)
    elif here != seat:
        moves.forbid(options, Clause.GF_14_6, "product-here", seat=here)
    elif box.segment[field] != segment:
        moves.forbid(options, Clause.GF_14_6, "other-segment", segment=segment, shelf=field)
    else:
        moves.forbid(options, Clause.GF_14_6, "product-stays", shelf=field)


@rule
def do_cut(s: State, box: Box, seat: int, choice: int, segment: int) -> None:
    """Moves, liquidates or keeps the product, and asks again while the owner has others in the segment."""
    if choice >= KEEP:
        s.kept[choice - KEEP] = 1
        s.tell(Clause.GF_14_9, "product-kept", seat=seat, shelf=choice - KEEP)
    elif choice >= LIQUIDATE:
        s.retail[choice - LIQUIDATE] = NONE
        liquidate(s, box, seat)
    else:
        field = choice // RETAIL
        other = choice % RETAIL
        s.retail[field] = NONE
        s.retail[other] = seat
        s.tell(Clause.GF_14_7, "price-cut", seat=seat, shelf=field, new_shelf=other, price=box.price[other])
    if has_uncut(s, box, seat, segment):
        s.ask(Step.CUT, seat, segment)

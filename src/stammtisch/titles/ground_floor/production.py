"""Chapters 10 and 11: location D, the supply warehouse, and location E, the factory."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.automa import automa_price
from stammtisch.titles.ground_floor.city import is_free, store_is_full
from stammtisch.titles.ground_floor.offices import sale_bonus, store
from stammtisch.titles.ground_floor.state import Box, Clause, State
from stammtisch.titles.ground_floor.steps import Step


@rule
def warehouse(s: State, box: Box) -> None:
    """Hands the goods out, field by field (GF-10.2); without room they are lost (GF-10.3), as an Automa's are
    (GF-22.8).
    """
    for field in range(box.warehouse_fields):
        seat = s.warehouse[field]
        if seat == NONE:
            continue
        s.warehouse[field] = NONE
        s.stored[field] = 0
        s.players[seat].supply += 1
        if s.is_automa(seat):
            s.tell(Clause.GF_22_8, "automa-good", seat=seat, field=field + 1)
        else:
            s.tell(Clause.GF_10_2, "good", seat=seat, field=field + 1)
            store(s, box, seat, 1)


@rule
def factory(s: State, box: Box, first: int) -> None:
    """GF-11.2: slot by slot the markers become products, which their owners price."""
    for slot in range(first, box.factory_slots):
        seat = s.factory[slot]
        if seat == NONE:
            continue
        if s.is_automa(seat):
            field = automa_price(s, box, seat)
            if field == NONE:
                s.players[seat].supply += 1
                s.tell(Clause.GF_22_19, "automa-liquidates", seat=seat)
            else:
                offer(s, box, seat, field)
            s.factory[slot] = NONE
        elif store_is_full(s, box):
            s.tell(Clause.GF_11_3, "store-full", seat=seat)
            liquidate(s, box, seat)
            s.factory[slot] = NONE
        else:
            s.then(Step.FACTORY, slot + 1)
            s.ask(Step.PRICE, seat, slot)
            return


@rule
def offer(s: State, box: Box, seat: int, field: int) -> None:
    """A product comes into the retail store."""
    s.retail[field] = seat
    s.tell(Clause.GF_11_2, "product", seat=seat, shelf=field, price=box.price[field])


@rule
def liquidate(s: State, box: Box, seat: int) -> None:
    """A product goes to Liquidation (GF-14.7, GF-11.3), a little dearer with Premium Product (GF-19.5)."""
    me = s.players[seat]
    money = box.liquidation + sale_bonus(s, box, seat)
    me.gain(money, 0)
    me.supply += 1
    s.tell(Clause.GF_14_7, "liquidated", seat=seat, money=money)


@rule
def may_price(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-11.2: any open free field."""
    for field in range(box.retail_fields):
        if is_free(s, box, field):
            moves.allow(field)
        elif s.retail[field] != NONE:
            moves.forbid(field, Clause.GF_11_2, "product-here", seat=s.retail[field])
        else:
            moves.forbid(field, Clause.GF_14_1, "shelf-closed", shelf=field, count=box.retail_seats[field])


@rule
def do_price(s: State, box: Box, seat: int, choice: int, slot: int) -> None:
    """Puts the product there."""
    s.factory[slot] = NONE
    offer(s, box, seat, choice)

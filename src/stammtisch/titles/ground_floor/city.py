"""The city board: which fields are free, and what its locations cost (chapters 7 to 15 and 25)."""

# ruff: noqa: SIM110 - any() does not compile
from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import Vec
from stammtisch.titles.ground_floor.state import INFO, MONEY, Box, State


@rule
def topmost_row(s: State, box: Box) -> int:
    """The row of the consulting firm that has to be taken (GF-7.1); NONE if all are taken."""
    for row in range(box.rows):
        if s.consulting[row] == NONE:
            return row
    return NONE


@rule
def next_factory_slot(s: State, box: Box) -> int:
    """The lowest free slot of the factory (GF-5.7); NONE if all are taken."""
    for slot in range(box.factory_slots):
        if s.factory[slot] == NONE:
            return slot
    return NONE


@rule
def next_construction_slot(s: State, box: Box) -> int:
    """The lowest free slot of the construction company among those for this many players (GF-15.1); or NONE."""
    for slot in range(box.construction_slots):
        if s.construction[slot] == NONE and box.construction_seats[slot] <= s.seats:
            return slot
    return NONE


@rule
def has_stored_good(s: State, field: int) -> bool:
    """Whether a warehouse field holds a good and no marker (GF-10.1)."""
    return s.stored[field] == 1 and s.warehouse[field] == NONE


@rule
def is_free(s: State, box: Box, field: int) -> bool:
    """Whether a field of the retail store is open at this number of players and empty (GF-14.1)."""
    return s.retail[field] == NONE and box.retail_seats[field] <= s.seats


@rule
def store_is_full(s: State, box: Box) -> bool:
    """Whether products lie on all open fields of the retail store (GF-11.3)."""
    for field in range(box.retail_fields):
        if is_free(s, box, field):
            return False
    return True


@rule
def bonus_is_taken(s: State, bonus: int) -> bool:
    """Whether somebody's second marker lies on the bonus (GF-1.8)."""
    for seat in range(s.seats):
        if s.players[seat].bonus == bonus:
            return True
    return False


@rule
def factory_price(s: State, box: Box, part: int) -> int:
    """What scheduling in the factory costs in money or info (GF-11.1); more in an energy crisis (GF-25.5)."""
    price = box.factory_cost[part]
    if s.event != NONE:
        price += box.dearer_factory[s.event][part]
    return max(price, 0)


@rule
def construction_price(s: State, box: Box, part: int) -> int:
    """What scheduling in the construction company costs (GF-15.2); less with a building subsidy (GF-25.7)."""
    price = box.construction_cost[part]
    if s.event != NONE:
        price += box.dearer_construction[s.event][part]
    return max(price, 0)


def forbid_price(
    s: State,
    seat: int,
    moves: Moves,
    options: int | list[int],
    clause: str,
    cost: Vec | tuple[int, int],
    goods: int = 0,
) -> None:
    """Forbids what a seat cannot pay in full (GF-0.6): says what it costs, and what of that the seat has."""
    me, money, info = s.players[seat], cost[MONEY], cost[INFO]
    own = {"own_money": me.money if money else 0, "own_info": me.info if info else 0}
    own_goods = me.goods if goods else 0
    moves.forbid(options, clause, "too-dear", money=money, info=info, goods=goods, own_goods=own_goods, **own)

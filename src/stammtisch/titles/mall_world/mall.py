"""Chapter 2: the mall, its places and what lies on them."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_world.state import COLOURS, ROOM_CELLS, SIDES, Box, State


@rule
def put_shop(s: State, box: Box, place: int, shop: int) -> None:
    """Puts a shop tile from the supply on a free place."""
    s.mall[place] = shop
    s.tiles[shop] -= 1
    s.unleased[shop] += 1
    cover(s, place)
    for i in range(SIDES):
        near = box.neighbours[place][i]
        if near != NONE and (s.near[near] >> shop) & 1 == 0:
            s.near[near] |= 1 << shop
            if s.mall[near] == NONE:
                s.spots[shop] += 1


@rule
def put_customer(s: State, place: int, customer: int) -> None:
    """Puts a customer token from the supply on an unleased shop."""
    s.customers[place] = customer
    s.customer_tokens[customer] -= 1
    s.unleased[s.mall[place]] -= 1


@rule
def put_room(s: State, box: Box, room: int, spot: int) -> None:
    """Covers the three places of a spot with the storage room or the cloakroom (MW-2.5)."""
    for i in range(ROOM_CELLS):
        place = box.room_cells[spot][i]
        s.mall[place] = COLOURS + room
        cover(s, place)


@rule
def cover(s: State, place: int) -> None:
    """A place is no longer free."""
    for colour in range(COLOURS):
        if (s.near[place] >> colour) & 1:
            s.spots[colour] -= 1


@rule
def free_places(s: State, box: Box) -> int:
    """How many usable places hold no shop."""
    free = 0
    for place in range(box.places):
        if s.mall[place] == NONE:
            free += 1
    return free


@rule
def room_fits(s: State, box: Box, spot: int) -> bool:
    """Whether a room may lie there: on free places, and the rest of the mall stays in one piece (MW-3.2)."""
    free = 0
    for place in range(box.places):
        if s.mall[place] == NONE:
            free |= 1 << place
    for i in range(ROOM_CELLS):
        bit = 1 << box.room_cells[spot][i]
        if free & bit == 0:
            return False
        free ^= bit
    reached = free & -free
    grown = 0
    while grown != reached:
        grown = reached
        for place in range(box.places):
            if (reached >> place) & 1:
                reached |= box.near_mask[place] & free
    return reached == free


@rule
def chain_at(s: State, box: Box, place: int) -> int:
    """The chain of the leased shop on a place; NONE where there is none."""
    if s.customers[place] == NONE:
        return NONE
    return box.chain_of[s.customers[place]][s.mall[place]]


@rule
def complete(s: State, box: Box) -> None:
    """Works out `near`, `spots` and `unleased` from the mall."""
    for colour in range(COLOURS):
        s.spots[colour] = 0
        s.unleased[colour] = 0
    for place in range(box.places):
        s.near[place] = 0
        for i in range(SIDES):
            near = box.neighbours[place][i]
            if near != NONE and 0 <= s.mall[near] < COLOURS:
                s.near[place] |= 1 << s.mall[near]
        if s.mall[place] == NONE:
            for colour in range(COLOURS):
                if (s.near[place] >> colour) & 1:
                    s.spots[colour] += 1
        elif s.mall[place] < COLOURS and s.customers[place] == NONE:
            s.unleased[s.mall[place]] += 1

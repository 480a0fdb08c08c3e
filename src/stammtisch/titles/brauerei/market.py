"""Chapter 2: what a player controls, supplies and sells, and how that changes."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.state import AREAS, Box, State


@rule
def supplied(s: State, seat: int, area: int) -> int:
    """How many objects of an area a player controls that are not hanging."""
    me = s.players[seat]
    return me.held[area] - me.hung[area]


@rule
def sales(s: State, box: Box, seat: int, area: int) -> int:
    """BR-2.9: what a player sells in an area, in hectolitres."""
    return supplied(s, seat, area) * box.demand[area]


@rule
def total_sales(s: State, box: Box, seat: int) -> int:
    """BR-2.9: what a player sells in all areas, in hectolitres."""
    found = 0
    for area in range(AREAS):
        found += sales(s, box, seat, area)
    return found


@rule
def in_supra(s: State, box: Box, seat: int) -> int:
    """How many objects of U a player controls, hanging ones included (BR-10.11)."""
    return s.players[seat].held[box.supra]


@rule
def income(s: State, box: Box, seat: int) -> int:
    """BR-6.2: what the supplied objects bring in a round, in Mark."""
    found = 0
    for area in range(AREAS):
        found += supplied(s, seat, area) * box.income[area]
    return found


@rule
def costs(s: State, box: Box, seat: int) -> int:
    """BR-6.1: what reps and lorries cost in a round, in Mark."""
    me = s.players[seat]
    found = me.lorries * box.lorry_upkeep
    for area in range(AREAS):
        found += me.posted[area] * box.wage[area]
    return found


@rule
def capacity(s: State, box: Box, seat: int) -> int:
    """BR-10.3: what a player can deliver in a round, in hectolitres."""
    me = s.players[seat]
    return min(me.output, box.lorry_capacity * me.lorries)


# ----------------------------------------------------------------------------------------------- what changes hands


@rule
def win(s: State, box: Box, seat: int, object: int) -> None:
    """A neutral object gets a crest of the player (BR-2.8); it does not hang."""
    me = s.players[seat]
    s.owner[object] = seat
    me.crests -= 1
    me.held[box.area[object]] += 1


@rule
def lose(s: State, box: Box, object: int) -> None:
    """The crest of an object goes back to its controller; it is neutral and does not hang."""
    me = s.players[s.owner[object]]
    supply(s, box, object)
    s.owner[object] = NONE
    me.crests += 1
    me.held[box.area[object]] -= 1


@rule
def hang(s: State, box: Box, object: int) -> None:
    """An object that did not hang does so now."""
    s.hanging[object] = 1
    s.players[s.owner[object]].hung[box.area[object]] += 1


@rule
def supply(s: State, box: Box, object: int) -> None:
    """An object does not hang, whatever it did before."""
    s.players[s.owner[object]].hung[box.area[object]] -= s.hanging[object]
    s.hanging[object] = 0


@rule
def lose_rep(s: State, box: Box, seat: int, object: int) -> None:
    """A rep who stands at an object goes back into the stock."""
    me = s.players[seat]
    me.reps[object] -= 1
    me.posted[box.area[object]] -= 1

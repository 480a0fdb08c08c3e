"""Chapter 14: final scoring."""

from __future__ import annotations

from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.state import BRANCHES, GREY, RED, Box, State
from stammtisch.titles.mall_des_jahres.track import zone_of

OUT = -(1 << 40)
"""The standing of who dropped out first; later is better, and any solvent player better still (MJ-14.6)."""


@rule
def zone_points(s: State, box: Box, seat: int) -> int:
    """What the category card gives or takes for the zone (MJ-14.3)."""
    me = s.players[seat]
    zone = zone_of(box, me.marker)
    if zone == RED:
        return box.points_red[me.category]
    if zone == GREY:
        return box.points_grey[me.category]
    return box.points_green[me.category]


@rule
def chip_points(s: State, box: Box, seat: int) -> int:
    """The values of the player's chips."""
    points = 0
    for branch in range(BRANCHES):
        if s.chips[branch] == seat:
            points += box.chip_value[branch]
    return points


@rule
def score(s: State, box: Box, seat: int) -> int:
    """MJ-14.3; an insolvent player has no score (MJ-13.10)."""
    me = s.players[seat]
    if me.out > 0:
        return 0
    card = me.category
    points = me.marker + box.end_points[card] + zone_points(s, box, seat) + chip_points(s, box, seat)
    return points + box.per_vacancy[card] * me.vacancies


@rule
def standing(s: State, box: Box, seat: int) -> int:
    """MJ-1.2, MJ-14.5, MJ-14.6: the score, then category, chips, marker, and few vacancies."""
    me = s.players[seat]
    if me.out > 0:
        return OUT + me.out
    chips = 0
    for branch in range(BRANCHES):
        if s.chips[branch] == seat:
            chips += 1
    rank = score(s, box, seat) * 8 + me.category
    rank = rank * 16 + chips
    rank = rank * 256 + me.marker
    return rank * 256 + 255 - me.vacancies


@rule
def clock(s: State, box: Box) -> int:
    """How many rounds are over."""
    return s.round

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
def scored(s: State, box: Box, seat: int) -> bool:
    """MJ-13.10: an insolvent player has no score."""
    return s.players[seat].out == 0


@rule
def score(s: State, box: Box, seat: int) -> int:
    """MJ-14.3; 0 where there is none (MJ-13.10)."""
    if not scored(s, box, seat):
        return 0
    me = s.players[seat]
    card = me.category
    points = me.marker + box.end_points[card] + zone_points(s, box, seat) + chip_points(s, box, seat)
    return points + box.per_vacancy[card] * me.vacancies


@rule
def solvency(s: State, box: Box, seat: int) -> int:
    """What ranks solvent players before insolvent ones, and of these the later ones first (MJ-13.10, MJ-14.6)."""
    return s.players[seat].out if s.players[seat].out > 0 else s.seats + 1


@rule
def category(s: State, box: Box, seat: int) -> int:
    """The category of the mall, from 0."""
    return s.players[seat].category


@rule
def chips(s: State, box: Box, seat: int) -> int:
    """How many chips the player has."""
    found = 0
    for branch in range(BRANCHES):
        if s.chips[branch] == seat:
            found += 1
    return found


@rule
def marker(s: State, box: Box, seat: int) -> int:
    """The field on which the score marker stands."""
    return s.players[seat].marker


@rule
def few_vacancies(s: State, box: Box, seat: int) -> int:
    """More for fewer vacancies."""
    return -s.players[seat].vacancies


@rule
def standing(s: State, box: Box, seat: int) -> int:
    """MJ-1.2, MJ-14.5, MJ-14.6: the score, then category, chips, marker, and few vacancies."""
    me = s.players[seat]
    if me.out > 0:
        return OUT + me.out
    rank = score(s, box, seat) * 8 + category(s, box, seat)
    rank = rank * 16 + chips(s, box, seat)
    rank = rank * 256 + marker(s, box, seat)
    return rank * 256 + 255 + few_vacancies(s, box, seat)


@rule
def clock(s: State, box: Box) -> int:
    """How many rounds are over."""
    return s.round - 1

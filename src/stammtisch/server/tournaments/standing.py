"""What the participants of a tournament have reached.

A table brings the share of the others there that one has beaten: 1 for the first, 0 for the last, at tables of any
size; those who share a place share its points. Whoever did not play to the end, so that a bot has the seat then, is
last. Of two with as many points that one stands before the other who

1. had the larger share of all that was won at the tables (of three there a third is as much as was to be expected);
2. met opponents who have more points;
3. was more often before the other, of those who have as much of all this, where they met.

Bots are beaten, and beat, like anybody; they are in no standing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, groupby


@dataclass(frozen=True)
class Result:
    """How a seat ended: its place, its total (None: it has no score), whether its person did not play to the end."""

    place: int
    total: int | None
    out: bool = False


@dataclass(frozen=True)
class Played:
    """A table that was played: who sat on which seat by number (None: a bot), and how each seat ended."""

    seats: tuple[int | None, ...]
    results: tuple[Result, ...]


@dataclass
class Line:
    """What somebody has reached: points, the mean of their shares (1: as much as was to be expected), the mean of their
    opponents' points, tables played, and how many of them were won. Equal `rank`s are told apart by nothing.
    """

    number: int
    rank: int = 0
    points: Fraction = Fraction(0)
    share: Fraction = Fraction(0)
    opponents: Fraction = Fraction(0)
    tables: int = 0
    won: int = 0
    met: list[int] = field(default_factory=list)


def points(results: Sequence[Result]) -> list[Fraction]:
    """What each seat of a table gets."""
    order = _order(results)
    others = len(results) - 1
    return [Fraction(2 * sum(o > own for o in order) + order.count(own) - 1, 2 * others) for own in order]


def shares(results: Sequence[Result]) -> list[Fraction]:
    """What each seat has of all that was won at a table; 1 is as much as was to be expected."""
    totals = [max(0, result.total or 0) for result in results]
    whole = sum(totals)
    return [Fraction(total * len(totals), whole) if whole else Fraction(1) for total in totals]


def standing(numbers: Sequence[int], tables: Sequence[Played], gone: Collection[int] = frozenset()) -> list[Line]:
    """The participants, the first one first; those who are `gone` come after all others."""
    lines = {number: Line(number) for number in numbers}
    for table in tables:
        sitting = [number for number in table.seats if number in lines]
        for number, won, share in zip(table.seats, points(table.results), shares(table.results), strict=True):
            line = lines.get(number) if number is not None else None
            if line is not None:
                line.points, line.share, line.tables = line.points + won, line.share + share, line.tables + 1
                line.won += won == 1
                line.met += [other for other in sitting if other is not None and other != number]
    for line in lines.values():
        line.share = line.share / line.tables if line.tables else Fraction(0)
        line.opponents = sum((lines[n].points for n in line.met), Fraction(0)) / (len(line.met) or 1)

    def key(line: Line) -> tuple[bool, Fraction, Fraction, Fraction]:
        return line.number not in gone, line.points, line.share, line.opponents

    out: list[Line] = []
    for _, equal in groupby(sorted(lines.values(), key=key, reverse=True), key=key):
        out += _among(list(equal), tables, len(out) + 1)
    return out


def _among(equal: Sequence[Line], tables: Sequence[Played], first: int) -> list[Line]:
    """Of those who are equal in all else, whoever was more often before the others comes first."""
    before = _head_to_head([line.number for line in equal], tables) if len(equal) > 1 else {}
    order = sorted(equal, key=lambda line: (-before.get(line.number, 0), line.number))
    for place, line in enumerate(order):
        tied = place and before[line.number] == before[order[place - 1].number]
        line.rank = order[place - 1].rank if tied else first + place
    return order


def _head_to_head(numbers: Sequence[int], tables: Sequence[Played]) -> Mapping[int, int]:
    """For each of them how often they were before one of the others, less how often behind one."""
    out = dict.fromkeys(numbers, 0)
    for table in tables:
        order = dict(zip(table.seats, _order(table.results), strict=True))
        for a, b in combinations([n for n in numbers if n in order], 2):
            ahead = (order[a] < order[b]) - (order[a] > order[b])
            out[a] += ahead
            out[b] -= ahead
    return out


def _order(results: Sequence[Result]) -> list[tuple[bool, int]]:
    """What seats are compared by; less is better. Those who did not play to the end share the last place."""
    return [(result.out, 0 if result.out else result.place) for result in results]

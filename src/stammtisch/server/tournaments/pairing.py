"""Who plays with whom in a round, at tables of several, and who sits where.

Libraries for Swiss pairings make pairs; a table of four is six pairs at once, and a matching finds no tables. So this
is a search of its own. The tables are first filled by points, those who have equally many in an order that is drawn by
lot. Then people change places as long as that makes the whole better, and the best of many beginnings is taken. What
is better is told by three sums, each of which counts only where those before it are equal:

1. how often people meet again who have met (the third time counts as two meetings);
2. how uneven it gets: seats that somebody has had more often than others, small tables, tables with a bot;
3. how far apart in points those are who sit together.

The same people with the same past, and the same seed, always get the same tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from random import Random

LEAST_PEOPLE = 2
"""At a table, if the numbers allow it: nobody is to play against bots alone."""
EFFORT = 60_000
"""Changes of places that are tried for a round at the most, each in some ten microseconds."""
UNITS = 840
"""One seat, in units: a seat's share of a table of two to eight is a whole number of them."""
MUCH = 10**12
"""What one of a sum weighs in the next one: more than all of that can be."""


@dataclass(frozen=True)
class Sat:
    """A table at which somebody has played: the seat, the number of seats, the people there, whether other tables of
    the round were larger, and whether a bot sat there.
    """

    seat: int
    size: int
    others: tuple[int, ...]
    small: bool = False
    bots: bool = False


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays in the round: their number, their points (in whole units, whatever these are), their past."""

    number: int
    points: int = 0
    past: tuple[Sat, ...] = ()

    @cached_property
    def met(self) -> Counter[int]:
        """How often they have met whom."""
        return Counter(other for sat in self.past for other in sat.others)

    @cached_property
    def excess(self) -> dict[str, int]:
        """For each role that they have had, how much more often than was their share, in units."""
        out: Counter[str] = Counter()
        for sat in self.past:
            out[role(sat.seat, sat.size)] += UNITS
            for seat in range(sat.size):
                out[role(seat, sat.size)] -= UNITS // sat.size
        return dict(out)


def role(seat: int, size: int) -> str:
    """What a seat is at tables of any size: the first, the last, or one between them by its number."""
    return "first" if seat == 0 else "last" if seat == size - 1 else str(seat)


# ------------------------------------------------------------------------------------------------------ table sizes


@dataclass(frozen=True)
class Shape:
    """A table of a round: its seats, and how many bots sit there."""

    size: int
    bots: int = 0

    @property
    def people(self) -> int:
        """How many people sit there."""
        return self.size - self.bots


def shapes(people: int, sizes: Sequence[int]) -> list[Shape]:
    """The tables for so many people, the largest first. `sizes` are those that are allowed, the one wanted first.

    As few bots as possible fill what is left over, then the tables are as far as possible of the sizes named first.
    Bots are spread over the tables.
    """
    known: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for total in range(1, people + max(sizes)):
        ways = [
            (known[total - size][0] + place, (*known[total - size][1], size))
            for place, size in enumerate(sizes)
            if total - size in known
        ]
        if ways:
            known[total] = min(ways, key=lambda way: (way[0], len(way[1])))
    fits = [bots for bots in range(max(sizes)) if people + bots in known]
    company = [bots for bots in fits if len(known[people + bots][1]) * LEAST_PEOPLE <= people]
    bots = (company or fits)[0]
    tables = sorted(known[people + bots][1], reverse=True)
    filled = [0] * len(tables)
    for _ in range(bots):
        place = min(range(len(tables)), key=lambda n: (filled[n], filled[n] - tables[n]))
        filled[place] += 1
    return [Shape(size, many) for size, many in zip(tables, filled, strict=True)]


# ---------------------------------------------------------------------------------------------------------- pairing


def pair(entrants: Sequence[Entrant], sizes: Sequence[int], seed: int) -> list[list[int | None]]:
    """The tables of a round: for each of them who sits on which seat, by number; None is a bot."""
    random = Random(seed)
    drawn = sorted(entrants, key=lambda entrant: entrant.number)
    random.shuffle(drawn)
    return _Search(sorted(drawn, key=lambda entrant: -entrant.points), sizes, random).tables()


Table = tuple[int, ...]
"""People at a table, by their place among the entrants, in order."""


@dataclass
class _Search:
    """The tables of one round as they get better."""

    entrants: Sequence[Entrant]
    sizes: Sequence[int]
    random: Random
    _known: dict[tuple[Table, Shape], int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        everybody = range(len(self.entrants))
        self.shapes = shapes(len(self.entrants), self.sizes)
        self.largest = max(shape.size for shape in self.shapes)
        numbers = [entrant.number for entrant in self.entrants]
        self.met = [[entrant.met[other] for other in numbers] for entrant in self.entrants]
        small = [sum(sat.small for sat in entrant.past) for entrant in self.entrants]
        bots = [sum(sat.bots for sat in entrant.past) for entrant in self.entrants]
        self.small = [(small[one] - min(small)) * UNITS for one in everybody]
        self.bots = [(bots[one] - min(bots)) * UNITS for one in everybody]

    def tables(self) -> list[list[int | None]]:
        """The best tables that were found, with everybody on a seat."""
        best, worth, left = *self._better(self._begin()), EFFORT
        while worth and left > 0 and len(best) > 1:
            tables, other = self._better(self._shaken(best))
            left -= self._tried
            if other <= worth:
                best, worth = tables, other
        return [self._seated(table, shape) for table, shape in zip(best, self.shapes, strict=True)]

    def _begin(self) -> list[Table]:
        """Filled by points; where tables have different sizes, these stand in an order that is drawn by lot."""
        self.random.shuffle(self.shapes)
        waiting = iter(range(len(self.entrants)))
        return [tuple(next(waiting) for _ in range(shape.people)) for shape in self.shapes]

    def _shaken(self, tables: Sequence[Table]) -> list[Table]:
        """The same with some people in other places."""
        out = [list(table) for table in tables]
        for _ in range(self.random.randint(2, 4)):
            one, other = self.random.choice(out), self.random.choice(out)
            if one is not other:
                i, j = self.random.randrange(len(one)), self.random.randrange(len(other))
                one[i], other[j] = other[j], one[i]
        return [tuple(sorted(table)) for table in out]

    def _better(self, tables: list[Table]) -> tuple[list[Table], int]:
        """Has people change places as long as that is better; the tables and what they come to."""
        worth = [self._worth(table, shape) for table, shape in zip(tables, self.shapes, strict=True)]
        self._tried, moved = 0, True
        while moved:
            moved = False
            for a, b in combinations(range(len(tables)), 2):
                for i in range(len(tables[a])):
                    for j in range(len(tables[b])):
                        self._tried += 1
                        one, other = _changed(tables[a], i, tables[b][j]), _changed(tables[b], j, tables[a][i])
                        before, again = worth[a] + worth[b], self._again(one) + self._again(other)
                        if again * MUCH * MUCH > before:
                            continue
                        then = self._worth(one, self.shapes[a]), self._worth(other, self.shapes[b])
                        if sum(then) < before:
                            tables[a], tables[b], (worth[a], worth[b]), moved = one, other, then, True
        return tables, sum(worth)

    def _worth(self, table: Table, shape: Shape) -> int:
        """The three sums of a table in one number; less is better."""
        key = table, shape
        if key not in self._known:
            uneven = min(self._seats(table, shape.size).values())[0]
            uneven += sum(self.small[one] for one in table) if shape.size < self.largest else 0
            uneven += sum(self.bots[one] for one in table) if shape.bots else 0
            apart = sum(abs(self.entrants[a].points - self.entrants[b].points) for a, b in combinations(table, 2))
            self._known[key] = (self._again(table) * MUCH + uneven) * MUCH + apart
        return self._known[key]

    def _again(self, table: Table) -> int:
        return sum(self.met[a][b] for a, b in combinations(table, 2))

    def _seats(self, table: Sequence[int], size: int) -> dict[int, tuple[int, tuple[int, ...]]]:
        """For each set of seats on which these can sit (as bits), how uneven that is at least, and who sits where."""
        roles = [role(seat, size) for seat in range(size)]
        ways: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
        for one in table:
            had = [self.entrants[one].excess.get(each, 0) for each in roles]
            more = [units - min(had) for units in had]
            following: dict[int, tuple[int, tuple[int, ...]]] = {}
            for taken, (uneven, sitting) in ways.items():
                for seat in range(size):
                    with_it = taken | 1 << seat
                    if with_it != taken and uneven + more[seat] < following.get(with_it, (MUCH,))[0]:
                        following[with_it] = uneven + more[seat], (*sitting, seat)
            ways = following
        return ways

    def _seated(self, table: Table, shape: Shape) -> list[int | None]:
        """Everybody on the seat that makes it most even; what is equal is decided by lot."""
        order = self.random.sample(table, len(table))
        _, sitting = min(self._seats(order, shape.size).values())
        out: list[int | None] = [None] * shape.size
        for one, seat in zip(order, sitting, strict=True):
            out[seat] = self.entrants[one].number
        return out


def _changed(table: Table, place: int, one: int) -> Table:
    return tuple(sorted((*table[:place], one, *table[place + 1 :])))

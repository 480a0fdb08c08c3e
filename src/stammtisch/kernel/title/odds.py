"""The odds of dice, exactly: for what a title shows its players, and for bots.

Dice that several rolls may bring to a goal, any of them kept from roll to roll::

    goal = frozenset(row for row in rows(3) if row.count(6) >= 2)
    plan((2, 5, 6), goal, rolls=2)      # Plan(chance=Fraction(671, 1296), keep=(6,))

and rolls against each other: `contest`. A *row* is what dice show, rising; which of them is which makes no difference.
Which rows are a goal is a title's rule, asked for each of `rows`; here is nothing of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations, product
from types import MappingProxyType

Row = tuple[int, ...]
"""What dice show, rising; empty before they have been rolled."""


@dataclass(frozen=True)
class Plan:
    """The best that can be done with some rolls: the chance of reaching the goal, and the dice to keep in the next one.

    What lies there is kept as a whole if it is a goal already, or if there is no roll left.
    """

    chance: Fraction
    keep: Row


@cache
def rows(dice: int, sides: int = 6) -> Mapping[Row, int]:
    """Every row of so many dice, with the number of throws (of `sides ** dice`) that show it."""
    return MappingProxyType(Counter(tuple(sorted(throw)) for throw in product(range(1, sides + 1), repeat=dice)))


def plan(lying: Row, goal: frozenset[Row], rolls: int, dice: int = 3, sides: int = 6) -> Plan:
    """The plan with the greatest chance that `dice` dice, lying so, show a row of the goal within so many rolls.

    Each roll is of one die or more, the others are kept, and the goal counts as soon as it is reached. `lying` is empty
    where the dice show nothing yet: then the first roll is of all of them. Of equally good plans it is the one that
    keeps most. ValueError for a row that these dice cannot show.
    """
    lying = tuple(sorted(lying))
    if lying and lying not in rows(dice, sides):
        raise ValueError(f"{dice} dice with {sides} sides cannot show {lying}")
    if not lying and rolls > 0:
        return Plan(Fraction(_rolled((), goal, rolls, dice, sides), sides ** (dice * rolls)), ())
    ways, keep = _best(lying, goal, rolls, dice, sides)
    return Plan(Fraction(ways, sides ** (dice * rolls)), keep)


@lru_cache(maxsize=1 << 16)
def _best(lying: Row, goal: frozenset[Row], rolls: int, dice: int, sides: int) -> tuple[int, Row]:
    """In how many of `sides ** (dice * rolls)` cases the goal is reached from a row, and what is kept for it."""
    if lying in goal:
        return sides ** (dice * rolls), lying
    if rolls == 0:
        return 0, lying
    subsets = {keep for size in range(dice) for keep in combinations(lying, size)}
    ways, _, keep = max((_rolled(keep, goal, rolls, dice, sides), len(keep), keep) for keep in subsets)
    return ways, keep


@lru_cache(maxsize=1 << 16)
def _rolled(keep: Row, goal: frozenset[Row], rolls: int, dice: int, sides: int) -> int:
    """In how many cases the goal is reached if these dice are kept and the others rolled, with so many rolls in all."""
    found: int = 0
    for shown, ways in rows(dice - len(keep), sides).items():
        found += ways * _best(tuple(sorted(keep + shown)), goal, rolls - 1, dice, sides)[0]
    return found * int(sides ** len(keep))


def contest(entrants: Sequence[tuple[int, int]], sides: int = 6) -> tuple[Fraction, ...]:
    """The chance of each entrant to have the highest total; what is missing from 1 is the chance of nobody.

    An entrant is a pair: what is added to his die, and the least total that counts. Those who are equal roll again
    among themselves until one is ahead, without what they add, so their chances are equal.
    """
    return _contest(tuple(entrants), sides)


@lru_cache(maxsize=1 << 12)
def _contest(entrants: tuple[tuple[int, int], ...], sides: int) -> tuple[Fraction, ...]:
    chances = []
    for me, (bonus, least) in enumerate(entrants):
        chance = Fraction(0)
        for total in range(max(bonus + 1, least), bonus + sides + 1):
            equal = [Fraction(1)]  # at i: the chance that i others have this total, and none a higher one that counts
            for other, (added, needed) in enumerate(entrants):
                if other != me:
                    ties = Fraction(int(added < total <= added + sides and total >= needed), sides)
                    above = sum(t > total for t in range(max(added + 1, needed), added + sides + 1))
                    below = 1 - ties - Fraction(above, sides)
                    equal = [
                        stay * below + more * ties
                        for stay, more in zip((*equal, Fraction(0)), (Fraction(0), *equal), strict=True)
                    ]
            chance += sum((p / (i + 1) for i, p in enumerate(equal)), Fraction(0)) / sides
        chances.append(chance)
    return tuple(chances)

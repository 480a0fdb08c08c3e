"""The odds of dice, against enumeration of every throw and against values worked out elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest

from stammtisch.kernel.title.odds import Row, contest, plan, rows

SIX = range(1, 7)


def shows(*faces: int) -> frozenset[Row]:
    """The rows of three dice that show these faces, each on a die of its own."""
    return frozenset(row for row in rows(3) if all(row.count(face) >= faces.count(face) for face in faces))


def at_least(*faces: int) -> frozenset[Row]:
    """The rows of three dice that show as much as these faces, which rise."""
    return frozenset(row for row in rows(3) if all(a >= b for a, b in zip(row[::-1], faces[::-1], strict=False)))


def enumerated(goal: frozenset[Row], dice: int = 3, sides: int = 6) -> Callable[[tuple[int, ...], int], Fraction]:
    """The chance by trying every set of dice and every throw, dice told apart."""

    @cache
    def chance(lying: tuple[int, ...], rolls: int) -> Fraction:
        if tuple(sorted(lying)) in goal:
            return Fraction(1)
        if rolls == 0:
            return Fraction(0)
        found = Fraction(0)
        for chosen in product((False, True), repeat=dice):
            if any(chosen):
                throws = list(product(range(1, sides + 1), repeat=sum(chosen)))
                after = [laid(lying, chosen, throw) for throw in throws]
                found = max(found, sum((chance(row, rolls - 1) for row in after), Fraction(0)) / len(throws))
        return found

    return chance


def laid(lying: tuple[int, ...], chosen: tuple[bool, ...], throw: tuple[int, ...]) -> tuple[int, ...]:
    """The dice after those that were chosen have been thrown."""
    thrown = iter(throw)
    return tuple(next(thrown) if roll else die for die, roll in zip(lying, chosen, strict=True))


@pytest.mark.parametrize(("dice", "sides", "number"), [(3, 6, 56), (2, 6, 21), (1, 20, 20), (0, 6, 1), (4, 4, 35)])
def test_the_rows_are_all_throws(dice: int, sides: int, number: int) -> None:
    assert len(rows(dice, sides)) == number
    assert sum(rows(dice, sides).values()) == sides**dice


@pytest.mark.parametrize(
    ("goal", "one", "within_2", "within_3", "within_4"),
    [
        (shows(3), 0.4213, 0.6651, 0.8062, 0.8878),
        (shows(2, 5), 0.1389, 0.3526, 0.5358, 0.6733),
        (shows(4, 4), 0.0741, 0.2230, 0.3829, 0.5266),
        (shows(2, 4, 6), 0.0278, 0.1154, 0.2281, 0.3411),
        (shows(5, 6, 6), 0.0139, 0.0691, 0.1537, 0.2500),
    ],
)
def test_known_values_of_dice_that_show_nothing_yet(
    goal: frozenset[Row], one: float, within_2: float, within_3: float, within_4: float
) -> None:
    chances = [float(plan((), goal, rolls).chance) for rolls in (1, 2, 3, 4)]
    assert [round(chance, 4) for chance in chances] == [one, within_2, within_3, within_4]


def test_a_value_worked_out_by_hand() -> None:
    """A six is wanted, two dice are rolled for nothing: 1 - (5/6)^3 each time."""
    assert plan((1, 2, 3), shows(6), 1).chance == 1 - Fraction(5, 6) ** 3
    assert plan((1, 2, 3), shows(6), 2).chance == 1 - Fraction(5, 6) ** 6
    assert plan((2, 5, 6), shows(6, 6), 1) == plan((2, 5, 6), shows(6, 6), 1)
    assert plan((2, 5, 6), shows(6, 6), 1).keep == (6,)
    assert plan((2, 5, 6), shows(6, 6), 1).chance == Fraction(11, 36)
    assert plan((2, 5, 6), shows(6, 6), 2).chance == Fraction(671, 1296)


@pytest.mark.parametrize("goal", [shows(2, 5), shows(1, 1, 4), at_least(2, 4, 6)])
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_the_plan_is_the_best_of_all(goal: frozenset[Row], rolls: int) -> None:
    chance, random = enumerated(goal), Random(rolls)
    for lying in random.sample(sorted(rows(3)), 6):
        assert plan(lying, goal, rolls).chance == chance(lying, rolls)


@pytest.mark.parametrize("goal", [shows(2, 5), shows(3, 5, 5), at_least(3, 6)])
def test_keeping_what_the_plan_says_has_its_chance(goal: frozenset[Row]) -> None:
    chance = enumerated(goal)
    for lying in Random(1).sample(sorted(rows(3)), 8):
        found = plan(lying, goal, 2)
        if lying in goal:
            assert found.keep == lying
            continue
        throws = list(product(SIX, repeat=3 - len(found.keep)))
        assert found.chance == sum(chance(found.keep + throw, 1) for throw in throws) / Fraction(len(throws))


def test_other_dice() -> None:
    goal = frozenset(row for row in rows(2, 4) if sum(row) >= 7)
    assert plan((1, 4), goal, 2, dice=2, sides=4).chance == enumerated(goal, 2, 4)((1, 4), 2)
    assert plan((1, 4), goal, 1, dice=2, sides=4).keep == (4,)


def test_what_is_reached_and_what_cannot_be() -> None:
    assert plan((1, 2, 3), shows(2), 0).chance == 1
    assert plan((1, 1, 1), shows(2), 0).chance == 0
    assert plan((1, 1, 1), frozenset(), 3).chance == 0
    assert plan((), shows(2), 0).chance == 0
    with pytest.raises(ValueError, match="cannot show"):
        plan((0, 1, 7), shows(2), 1)


def test_dice_may_be_given_in_any_order() -> None:
    assert plan((6, 2, 5), shows(6, 6), 2) == plan((2, 5, 6), shows(6, 6), 2)


def fought(entrants: tuple[tuple[int, int], ...]) -> list[Fraction]:
    """The chances by trying every throw; those who are equal share it."""
    out = [Fraction(0)] * len(entrants)
    throws = list(product(SIX, repeat=len(entrants)))
    for throw in throws:
        totals = {i: die + entrants[i][0] for i, die in enumerate(throw) if die + entrants[i][0] >= entrants[i][1]}
        first = [i for i, total in totals.items() if total == max(totals.values())]
        for i in first:
            out[i] += Fraction(1, len(first) * len(throws))
    return out


@pytest.mark.parametrize(
    "entrants",
    [((0, 1),), ((2, 7),), ((0, 1), (0, 1)), ((3, 8), (1, 5), (4, 9)), ((0, 9), (6, 9), (5, 9), (5, 7))],
)
def test_a_contest_is_what_every_throw_makes_of_it(entrants: tuple[tuple[int, int], ...]) -> None:
    assert list(contest(entrants)) == fought(entrants)


def test_equal_entrants_have_equal_chances() -> None:
    assert contest([(0, 0)] * 5) == (Fraction(1, 5),) * 5
    assert contest([]) == ()
    assert contest([(0, 7)]) == (0,)

"""Who plays with whom in a tournament, who sits where, and who stands where, whatever happened before."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.server.tournaments import pairing
from stammtisch.server.tournaments.pairing import UNITS, Entrant, Sat, Shape, pair, shapes
from stammtisch.server.tournaments.standing import Played, Result, points, shares, standing


@pytest.fixture(scope="module", autouse=True)
def _soon() -> Iterator[None]:
    """With a tenth of the effort; what is found in spite of that is found with all of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pairing, "EFFORT", pairing.EFFORT // 10)
        yield


SIZES = st.lists(st.integers(2, 6), min_size=1, max_size=3, unique=True)
Tables = list[list[int | None]]


class Tour:
    """A tournament whose tables end by lot, so that pairings have something behind them."""

    def __init__(self, people: int, sizes: Sequence[int], seed: int = 1):
        self.numbers, self.sizes, self.random = list(range(1, people + 1)), sizes, random.Random(seed)
        self.rounds: list[Tables] = []
        self.played: list[Played] = []

    def entrants(self) -> list[Entrant]:
        won = {line.number: int(line.points * UNITS) for line in standing(self.numbers, self.played)}
        return [Entrant(number, won[number], tuple(self._past(number))) for number in self.numbers]

    def _past(self, number: int) -> Iterator[Sat]:
        for tables in self.rounds:
            for seats in tables:
                if number in seats:
                    others = tuple(n for n in seats if n not in (None, number))
                    small = len(seats) < max(map(len, tables))
                    yield Sat(seats.index(number), len(seats), others, small, None in seats)  # type: ignore[arg-type]

    def round(self) -> Tables:
        tables = pair(self.entrants(), self.sizes, self.random.randrange(1 << 60))
        self.rounds.append(tables)
        for seats in tables:
            places = self.random.sample(range(1, len(seats) + 1), len(seats))
            self.played.append(Played(tuple(seats), tuple(Result(place, 50 - place) for place in places)))
        return tables

    def meetings(self) -> Counter[tuple[int, int]]:
        met: Counter[tuple[int, int]] = Counter()
        for seats in (seats for tables in self.rounds for seats in tables):
            met.update(combinations(sorted(n for n in seats if n is not None), 2))
        return met


def groupings(people: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to divide people into tables with so many people each."""
    if not people:
        yield []
        return
    for size in dict.fromkeys(sizes):
        rest = list(sizes)
        rest.remove(size)
        for others in combinations(people[1:], size - 1):
            table = (people[0], *others)
            for more in groupings([one for one in people if one not in table], rest):
                yield [table, *more]


# --------------------------------------------------------------------------------------------------- what must be so


@settings(max_examples=25, deadline=None)
@given(people=st.integers(2, 24), sizes=SIZES, rounds=st.integers(1, 3), seed=st.integers(0, 999))
def test_everybody_plays_once_a_round_at_a_table_that_may_be(
    people: int, sizes: list[int], rounds: int, seed: int
) -> None:
    tour = Tour(people, sizes, seed)
    for _ in range(rounds):
        tables = tour.round()
        assert sorted(n for seats in tables for n in seats if n is not None) == tour.numbers
        assert {len(seats) for seats in tables} <= set(sizes)
        bots = [seats.count(None) for seats in tables]
        assert sum(bots) < max(sizes)
        assert all(len(seats) - seats.count(None) >= 1 for seats in tables)
        assert max(bots) - min(bots) <= 1 or len({len(seats) for seats in tables}) > 1, "bots are spread"


@settings(max_examples=100, deadline=None)
@given(people=st.integers(2, 64), sizes=SIZES)
def test_no_bot_sits_where_people_could_have_filled_the_tables(people: int, sizes: list[int]) -> None:
    fits = {0}
    for total in range(1, people + 1):
        fits |= {total} if any(total - size in fits for size in sizes) else set()
    found = shapes(people, sizes)
    assert sum(shape.people for shape in found) == people
    company = people >= 2 * len(found)
    if people in fits and company:
        assert sum(shape.bots for shape in found) == 0


def test_tables_are_of_the_size_that_is_wanted_as_far_as_that_goes() -> None:
    def found(people: int, *sizes: int) -> list[tuple[int, int]]:
        return [(shape.size, shape.bots) for shape in shapes(people, sizes)]

    assert found(12, 4, 3) == [(4, 0)] * 3
    assert found(12, 3, 4) == [(3, 0)] * 4
    assert found(11, 4, 3) == [(4, 0), (4, 0), (3, 0)]
    assert found(10, 4) == [(4, 1), (4, 1), (4, 0)] or sorted(found(10, 4)) == [(4, 0), (4, 1), (4, 1)]
    assert found(5, 4, 3) == [(3, 1), (3, 0)], "with a bot two can play with each other"
    assert found(2, 4) == [(4, 2)]
    assert sorted(found(3, 2)) == [(2, 0), (2, 1)], "where it cannot be otherwise one plays against a bot"


def test_at_a_single_table_it_goes_on_too() -> None:
    tour = Tour(3, [3])
    assert [len(tour.round()) for _ in range(3)] == [1, 1, 1]
    assert all(len({tables[0].index(number) for tables in tour.rounds}) == 3 for number in tour.numbers)


def test_the_same_seed_gives_the_same_tables_and_another_one_others() -> None:
    people = [Entrant(number) for number in range(1, 17)]
    assert pair(people, [4], 5) == pair(people[::-1], [4], 5)
    assert pair(people, [4], 5) != pair(people, [4], 6)


# ------------------------------------------------------------------------------------------------- what is to be good


@pytest.mark.parametrize(("people", "sizes", "rounds"), [(6, [3], 4), (8, [4], 3), (9, [3], 5), (7, [4, 3], 4)])
def test_people_meet_again_as_seldom_as_can_be(people: int, sizes: list[int], rounds: int) -> None:
    """Each round is compared with all tables that there could have been."""
    for seed in range(2):
        tour = Tour(people, sizes, seed)
        for _ in range(rounds):
            met = tour.meetings()
            split = [shape.people for shape in shapes(people, sizes)]
            best = min(
                sum(met[pair] for table in tables for pair in combinations(sorted(table), 2))
                for tables in groupings(tour.numbers, split)
            )
            tables = tour.round()
            again = sum(
                met[pair] for seats in tables for pair in combinations(sorted(n for n in seats if n is not None), 2)
            )
            assert again == best, (seed, len(tour.rounds))


@pytest.mark.parametrize(("people", "sizes", "rounds"), [(16, [4], 3), (12, [3], 3), (24, [4], 3), (64, [4], 4)])
def test_nobody_meets_again_where_there_are_others(people: int, sizes: list[int], rounds: int) -> None:
    tour = Tour(people, sizes)
    for _ in range(rounds):
        tour.round()
    assert max(tour.meetings().values()) == 1


@pytest.mark.parametrize(("people", "size", "rounds"), [(16, 4, 5), (24, 3, 4)])
def test_everybody_sits_on_each_seat_about_as_often(people: int, size: int, rounds: int) -> None:
    tour = Tour(people, [size])
    for _ in range(rounds):
        tables = tour.round()
        for number in tour.numbers:
            had = [sum(t.index(number) == seat for r in tour.rounds for t in r if number in t) for seat in range(size)]
            assert max(had) - min(had) <= 1, (number, had, tables)


def test_small_tables_and_bots_come_to_everybody_in_turn() -> None:
    small, bots = Counter[int](), Counter[int]()
    mixed, filled = Tour(23, [4, 3]), Tour(23, [4])
    for _ in range(3):
        small.update(n for seats in mixed.round() if len(seats) == 3 for n in seats if n is not None)
        bots.update(n for seats in filled.round() if None in seats for n in seats if n is not None)
    for had in (small, bots):
        often = [had[number] for number in range(1, 24)]
        assert max(often) - min(often) <= 1, often


def test_who_has_as_many_points_sits_together_where_nobody_has_met() -> None:
    people = [Entrant(number, points=UNITS * (number % 4)) for number in range(1, 17)]
    for seats in pair(people, [4], 1):
        assert len({number % 4 for number in seats if number is not None}) == 1


# ---------------------------------------------------------------------------------------------------------- standing


def ended(*places: int, out: Sequence[int] = ()) -> list[Result]:
    return [Result(place, 100 - 10 * place, seat in out) for seat, place in enumerate(places)]


def test_points_are_the_share_of_the_others_that_one_has_beaten() -> None:
    third = Fraction(1, 3)
    assert points(ended(1, 2, 3, 4)) == [1, 2 * third, third, 0]
    assert points(ended(2, 1, 3)) == [Fraction(1, 2), 1, 0]
    assert points(ended(1, 1, 3)) == [Fraction(3, 4), Fraction(3, 4), 0], "a shared place shares its points"
    assert points(ended(1, 2, 3, 4, out=[0, 2])) == [third / 2, 1, third / 2, 2 * third], "who went is last"


@given(st.lists(st.tuples(st.integers(1, 5), st.booleans()), min_size=2, max_size=6))
def test_a_table_gives_half_of_what_it_could_whoever_wins(rows: list[tuple[int, bool]]) -> None:
    got = points([Result(place, None, out) for place, out in rows])
    assert sum(got) == Fraction(len(rows), 2)
    assert all(0 <= each <= 1 for each in got)


def test_shares_are_comparable_and_bear_debts() -> None:
    assert shares([Result(1, 30), Result(2, 10), Result(3, -5)]) == [Fraction(9, 4), Fraction(3, 4), 0]
    assert shares([Result(1, None), Result(1, 0)]) == [1, 1]


def ranks(numbers: Sequence[int], *tables: Played, gone: Sequence[int] = ()) -> list[tuple[int, int]]:
    return [(line.number, line.rank) for line in standing(numbers, tables, gone)]


def test_ties_are_broken_by_shares_then_opponents_then_by_who_was_before_whom() -> None:
    def table(*seats: int | None, totals: Sequence[int] = (3, 2, 1)) -> Played:
        places = [1 + sum(other > own for other in totals) for own in totals]
        return Played(tuple(seats), tuple(Result(p, t) for p, t in zip(places, totals, strict=True)))

    assert ranks([1, 2, 3, 4, 5, 6], table(1, 2, 3, totals=(9, 2, 1)), table(4, 5, 6))[:2] == [(1, 1), (4, 2)]
    same = [table(1, 2, None), table(3, 4, None)]
    assert ranks([1, 2, 3, 4], *same) == [(1, 1), (3, 1), (2, 3), (4, 3)], "equal in all: they share a rank"
    more = [*same, table(2, None, None), table(None, 4, None)]
    assert ranks([1, 2, 3, 4], *more)[1:] == [(1, 2), (3, 3), (4, 4)], "1 has met somebody who has won"
    turn = [table(1, 2), table(2, 3), table(3, 1)]
    turn = [Played(t.seats, (Result(1, 1), Result(2, 1))) for t in turn]
    assert ranks([1, 2, 3], *turn) == [(1, 1), (2, 1), (3, 1)], "in a circle nobody is before the others"
    pair_ = [Played((1, 2), (Result(2, 1), Result(1, 1))), Played((1, None), (Result(1, 1), Result(2, 1)))]
    pair_ += [Played((2, None), (Result(2, 1), Result(1, 1)))]
    lines = standing([1, 2], pair_)
    assert [line.points for line in lines] == [1, 1] and lines[0].number == 2, "2 was before 1"
    assert ranks([1, 2, 3], table(3, 2, 1), gone=[3]) == [(2, 1), (1, 2), (3, 3)]


def test_bots_are_beaten_and_stand_nowhere() -> None:
    (line, _) = standing([1, 2], [Played((None, 1, 2), tuple(ended(3, 1, 2)))])
    assert line.points == 1 and (line.number, line.won, line.met) == (1, 1, [2])


def test_a_shape_counts_its_people() -> None:
    assert Shape(4, 1).people == 3

"""Entries of two boxes are told apart by their ids, and where they have none by what they say."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from stammtisch.kernel.title.pairing import MOST_PAIRS, differing, paired

Entries = list[dict[str, Any]]


def fields(*prices: int) -> Entries:
    return [{"price": price, "places": 2, "source": str(i)} for i, price in enumerate(prices)]


@pytest.mark.parametrize(
    ("before", "after", "wanted"),
    [
        (fields(1, 2, 3), fields(1, 9, 2, 3), [(0, 0), (None, 1), (1, 2), (2, 3)]),
        (fields(1, 2, 3), fields(1, 3), [(0, 0), (1, None), (2, 1)]),
        (fields(1, 2, 3), fields(1, 7, 3), [(0, 0), (1, 1), (2, 2)]),
        (fields(1, 2, 3), fields(0, 1, 2, 4), [(None, 0), (0, 1), (1, 2), (2, 3)]),
        (fields(), fields(1), [(None, 0)]),
        ([{"n": 1}], [{"n": 2}], [(0, 0)]),
        ([{"n": 1}], [{"n": True}], [(0, 0)]),
    ],
)
def test_what_is_put_between_others_moves_none_of_them(before: Entries, after: Entries, wanted: Any) -> None:
    assert paired(before, after) == wanted


def test_ids_hold_wherever_their_entries_stand() -> None:
    before = [{"id": "a", "n": 1}, {"id": "b", "n": 2}, {"n": 3}]
    after = [{"n": 3}, {"id": "b", "n": 2}, {"id": "c", "n": 1}, {"id": "b", "n": 9}]
    assert paired(before, after) == [(0, None), (1, 1), (None, 2), (2, 0), (None, 3)]


def test_a_remark_is_no_difference_and_a_number_no_truth() -> None:
    assert differing({"n": 1, "note": "why", "source": "x"}, {"n": 1}) == []
    assert differing({"n": 1}, {"n": True, "more": 2}) == ["n", "more"]


@given(*[some.lists(some.fixed_dictionaries({"n": some.integers(0, 3), "m": some.integers(0, 1)}), max_size=9)] * 2)
def test_every_entry_is_somewhere_once_and_in_order(before: Entries, after: Entries) -> None:
    pairs = paired(before, after)
    assert [i for i, _ in pairs if i is not None] == list(range(len(before)))
    assert [j for _, j in pairs if j is not None] == list(range(len(after)))


def test_tables_of_any_length_are_compared() -> None:
    many = int(MOST_PAIRS**0.5) + 1
    assert paired([{"n": i} for i in range(many)], [{"n": -1 - i} for i in range(many + 1)])[-1] == (None, many)

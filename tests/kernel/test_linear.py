"""Readers need time that grows with the length of what they read, whatever it is made of."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import stammtisch as st
from stammtisch.kernel.model import kinds, moves
from stammtisch.kernel.play import record, views
from tests.counting import grows_slowly

SEPARATORS = [*" \t;:{}[]\"\\.,=#-0a'\r\v\u2028\x85", "\\\\", "\\u0041", '" ', "{}", ": ", "[[", "0.", "[A", "é"]
AROUND = {
    "a record": [
        ("1. Ada: pass {", ""), ("1. Ada: pass ", "}"), ("1.", ": pass"),
         ("1. Ada", ": pass"), ("1. Ada:", "x"), ("", "1"),
        ('[Seat "Ada"', "]"), ('[Seat "', '"]'), ("[Seat", '"]'), ("[", '"x"]'), ("0. {", "}"), ("0.", "{1}"),
        ('[Stammtisch "1"]\n', "\n1. Ada: pass"), ('[Stammtisch "1"]\n1. Ada: pass\n', ""),
    ],
    "a move": [
        ("offer ", ""), ("offer", "food"), ("", "offer"),
        ("accept ", ""), ("offer sport ", " food"), ("build ", " at C5"),
    ],
}  # fmt: skip
GAME = st.new("mall-world", 3, seed=1)
DECISIONS = GAME.title.decisions.values()


def read_move(text: str) -> None:
    for decision in DECISIONS:
        decision.parse(text, GAME.names)


READ = {"a record": record.parse, "a move": read_move}
LENGTH = {"a record": 2000, "a move": 90}


@settings(max_examples=120, deadline=None)
@given(
    reader=some.sampled_from(sorted(READ)),
    data=some.data(),
    one=some.sampled_from(SEPARATORS),
    other=some.text(max_size=2),
)
def test_a_long_run_of_anything_is_read_once(reader: str, data: some.DataObject, one: str, other: str) -> None:
    before, after = data.draw(some.sampled_from(AROUND[reader]))
    grows_slowly(READ[reader], lambda n: before + (one + other) * (n // len(one + other)) + after, LENGTH[reader])


@pytest.mark.parametrize("reader", READ)
@pytest.mark.parametrize("one", SEPARATORS)
def test_every_separator_everywhere(reader: str, one: str) -> None:
    for before, after in AROUND[reader]:
        grows_slowly(READ[reader], lambda n: before + one * (n // len(one)) + after, LENGTH[reader])  # noqa: B023


def test_many_moves_are_read_one_after_another() -> None:
    head = '[Stammtisch "1"]\n'
    grows_slowly(record.parse, lambda n: head + "".join(f"{i}. Ada: pass {{a b}}\n" for i in range(1, n)), 200)
    grows_slowly(record.parse, lambda n: "\n" * n, 2000)
    grows_slowly(record.parse, lambda n: head + '[Option "a" "b"]\n' * n, 200)


@pytest.mark.parametrize("one", SEPARATORS)
def test_a_name_or_a_position_of_any_length(one: str) -> None:
    def sit(name: str) -> None:
        st.new("mall-world", [st.Seat(name), st.Seat("B"), st.Seat("C")], seed=1)

    def place(text: str) -> None:
        state = {**GAME.position()["state"], text: {text: text}}  # type: ignore[dict-item]
        views.from_json(GAME.title.blank(3, {}), state, GAME.names)

    grows_slowly(sit, lambda n: one * n, 500)
    grows_slowly(place, lambda n: one * n, 500)


@pytest.mark.parametrize("one", SEPARATORS)
def test_a_box_of_any_length(one: str) -> None:
    for before, after in (("a = ", ""), ('a = "', '"'), ("", "= 1"), ("[", "]"), ("a = [", "]"), ("a = '''", "'''")):
        grows_slowly(tomllib.loads, lambda n: before + one * n + after, 100)  # noqa: B023


def test_no_reader_backtracks() -> None:
    for module in (record, moves, views):
        assert not hasattr(module, "re"), f"{module.__name__} reads by patterns"
    assert kinds.slug("Ab  c") == "ab-c"


LONG = [
    ("1. Ada: pass" + " " * 10_000, "line 1: wanted at most 10,000 characters, not 10,012"),
    ('[Start "' + "x" * 500_000 + '"]', "line 1: wanted at most 400,000 characters"),
    ('[Title "' + "x" * 500 + '"]', "line 1: a value of Title has at most 200 characters"),
    ('[Stammtisch "1"]\n' + "".join(f"{i}. A: b\n" for i in range(1, 20_002)), "line 20002: wanted at most 20,000 "),
]


@pytest.mark.parametrize(("text", "message"), LONG)
def test_what_is_too_long_is_told_so(text: str, message: str) -> None:
    with pytest.raises(record.RecordError, match=message):
        record.parse(text)

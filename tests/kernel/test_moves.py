"""Moves: an option as a number, in words and as text, there and back; and what a person may type."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from stammtisch.kernel.model.kinds import Kind, Names, UnknownName
from stammtisch.kernel.model.moves import (
    Amount,
    Decision,
    Moves,
    Phrase,
    Several,
    code_of_three,
    code_of_two,
    moves_class,
)
from stammtisch.kernel.model.struct import Misfit
from stammtisch.kernel.play.scribe import Unreadable
from tests.kernel import toy

SHOP = Kind("shop", 4)
PLACE = Kind("place", 6)
CARD = Kind("card", 5)
SIGN = Kind("sign", 3, ("+1000", "-1000", "+10"))
NAMES = Names(
    {
        "shop": ("food", "sport", "fashion"),
        "place": ("A1", "A10", "B2", "c3"),
        "card": ("red/blue", "red/red", "green", "greenish"),
    }
)


def may(s: Any, box: Any, seat: int, moves: Any) -> None: ...
def do(s: Any, box: Any, seat: int, choice: int) -> None: ...


def decision(*phrases: Phrase) -> Decision:
    return Decision("test", "T-1.1", may, do, *phrases)


SHAPES = {
    "one word": [Phrase("pass"), Phrase("turn-up"), Phrase("stop now")],
    "a thing": [Phrase("take {card}", card=CARD), Phrase("done")],
    "two things": [Phrase("build {shop} at {place}", shop=SHOP, place=PLACE), Phrase("discard")],
    "an amount": [Phrase("bid {coins}", coins=Amount(0, 25)), Phrase("pass")],
    "amounts below zero": [Phrase("shift {by} and {sign}", by=Amount(-3, 4), sign=SIGN)],
    "one of several": [Phrase("offer {cards}", cards=Several(CARD, 1))],
    "two of several": [Phrase("pass"), Phrase("offer {cards} for {coins}", cards=Several(CARD, 2), coins=Amount(1, 3))],
    "three of several": [Phrase("offer {cards}", cards=Several(CARD, 3)), Phrase("pass")],
    "three parts": [Phrase("move {shop} {a} {b}", shop=SHOP, a=PLACE, b=PLACE)],
    "signs of expressions": [Phrase("what? {card} (now)", card=CARD), Phrase("a.b* {coins}", coins=Amount(0, 1))],
}


@pytest.mark.parametrize("shape", SHAPES)
def test_text_and_words_name_each_option_once(shape: str) -> None:
    d = decision(*SHAPES[shape])
    nameable = list(d.nameable(NAMES))
    texts = [d.text(option, NAMES) for option in nameable]
    assert [d.parse(text, NAMES) for text in texts] == nameable
    assert [d.parse(f"  {text.upper()} ".replace(" ", "   "), NAMES) for text in texts] == nameable
    assert len({repr(d.words(option, NAMES)) for option in nameable}) == len(nameable)
    assert nameable == sorted(set(nameable))
    assert set(nameable) <= set(range(d.size))
    # what is not nameable is just what would need a thing that this box has not
    full = Names({"shop": tuple("abcd"), "place": tuple("uvwxyz"), "card": tuple("klmno")})
    assert list(d.nameable(full)) == list(range(d.size))
    for option in set(range(d.size)) - set(nameable):
        with pytest.raises(IndexError):
            d.text(option, NAMES)


@pytest.mark.parametrize("most", [1, 2, 3])
@pytest.mark.parametrize("n", [1, 2, 5, 7])
def test_choices_of_several_things_are_numbered_without_gaps(n: int, most: int) -> None:
    several = Several(Kind("x", n), most)
    wanted = {c for k in range(1, most + 1) for c in combinations_with_replacement(range(n), k)}
    assert len(several.choices) == several.size == len(wanted)
    assert set(several.choices) == wanted
    for number, things in enumerate(several.choices):
        if len(things) == 2:
            assert several.start(2) + code_of_two(*things) == number
        if len(things) == 3:
            assert several.start(3) + code_of_three(*things) == number


def test_several_things_may_be_said_in_any_order() -> None:
    d = decision(Phrase("offer {cards}", cards=Several(CARD, 3)))
    said = ["green red/red green", "red/red green green", "green  GREEN red/red"]
    assert len({d.parse(f"offer {text}", NAMES) for text in said}) == 1
    assert d.words(d.parse("offer green red/red green", NAMES) or 0, NAMES) == {
        "say": "offer",
        "cards": ["red/red", "green", "green"],
    }
    with pytest.raises(UnknownName, match="at most 3"):
        d.parse("offer green green green green", NAMES)


def test_a_beginning_that_fits_one_name_is_enough() -> None:
    d = decision(Phrase("build {shop} at {place}", shop=SHOP, place=PLACE))
    assert d.parse("build sp at b", NAMES) == d.parse("build sport at B2", NAMES)
    assert d.parse("build FO at C", NAMES) == d.parse("build food at c3", NAMES)
    assert d.words(d.parse("build food at a1", NAMES) or 0, NAMES)["place"] == "A1", "a whole name is no beginning"


WRONG = [
    ("build fo at a", r"'a' may be A1 or A10"),
    ("build f at b2", r"'f' may be food or fashion"),
    ("build toys at b2", r"no shop is called 'toys'; there are food, sport, fashion"),
    ("build food at D4", r"no place is called 'D4'; there are A1, A10, B2, c3"),
    ("bid 26", r"'26' is no whole number from 0 to 25"),
    ("bid -1", r"'-1' is no whole number from 0 to 25"),
    ("bid many", r"'many' is no whole number"),
    ("bid 1.0", r"'1.0' is no whole number"),
    ("bid 99999999999999999999", r"no whole number from 0 to 25"),
    ("take red", r"'red' may be red/blue or red/red"),
]


@pytest.mark.parametrize(("said", "message"), WRONG)
def test_a_wrong_name_is_told_with_the_right_ones(said: str, message: str) -> None:
    d = decision(*SHAPES["two things"], Phrase("bid {coins}", coins=Amount(0, 25)), Phrase("take {card}", card=CARD))
    with pytest.raises(UnknownName, match=message):
        d.parse(said, NAMES)


@pytest.mark.parametrize(
    "said", ["", " ", "buil food at A1", "build", "build food", "build food at A1 now", "discards"]
)
def test_what_is_no_phrase_is_none(said: str) -> None:
    assert decision(*SHAPES["two things"]).parse(said, NAMES) is None


@given(some.text(max_size=30) | some.from_regex(r"(build|discard|offer|bid) .{0,20}"))
def test_no_text_breaks_the_reader(said: str) -> None:
    d = decision(*SHAPES["two things"], *SHAPES["three of several"], Phrase("bid {coins}", coins=Amount(0, 25)))
    try:
        option = d.parse(said, NAMES)
    except UnknownName:
        return
    assert option is None or option in d.nameable(NAMES)


def test_names_that_differ_in_case_only_are_read_as_printed() -> None:
    names = Names({"card": ("ant", "Ant", "ANT")})
    d = decision(Phrase("take {card}", card=CARD))
    assert [d.parse(d.text(option, names), names) for option in range(3)] == [0, 1, 2]


def test_two_phrases_must_begin_differently() -> None:
    with pytest.raises(ValueError, match="begin with the same word"):
        decision(Phrase("take {card}", card=CARD), Phrase("take {coins} coins", coins=Amount(1, 2)))


@pytest.mark.parametrize(
    "pattern", ["build {shop}at {place}", "offer {cards} {more}", "go go", "take {card} {card}", "take {other}"]
)
def test_a_phrase_that_could_not_be_read_is_none(pattern: str) -> None:
    parts = {"shop": SHOP, "place": PLACE, "cards": Several(CARD, 2), "more": Several(CARD, 2), "card": CARD}
    with pytest.raises(ValueError, match="in braces|says a word twice"):
        Phrase(pattern, **{name: part for name, part in parts.items() if f"{{{name}}}" in pattern})


def test_a_move_has_a_length() -> None:
    with pytest.raises(UnknownName, match="at most 400 characters, not 405"):
        decision(*SHAPES["three of several"]).parse("offer" + " " * 400, NAMES)


def test_a_list_of_moves_has_room_for_its_decision_and_no_more() -> None:
    moves: Any = moves_class(3).checked()
    for option in (2, 0, 1):
        moves.allow(option)
    assert moves.legal() == [2, 0, 1]
    with pytest.raises(IndexError):
        moves.allow(1)
    with pytest.raises(Misfit):
        moves_class(3).checked().allow(1 << 15)


def test_the_first_reason_that_forbids_stands() -> None:
    moves = Moves()
    moves.refusals = {}
    moves.forbid(3, "A-1.1", "too-dear", price=4, have=2)
    moves.forbid(range(2, 5), "A-1.2", "closed")
    assert moves.refusals == {
        2: ("A-1.2", "closed", {}),
        3: ("A-1.1", "too-dear", {"price": 4, "have": 2}),
        4: ("A-1.2", "closed", {}),
    }


def test_a_game_reads_text_numbers_and_moves_alike() -> None:
    game = toy.new(3)
    toy.choose_all(game, 0, 4, 0)
    for move in game.moves():
        assert game.parse(move.text) == game.parse(move.option) == game.parse(move) == move
        assert game.words(move)["say"] in ("sell", "keep")
    with pytest.raises(Unreadable, match=r"now one may say: sell GOODS \| keep"):
        game.parse("hand over")
    with pytest.raises(
        Unreadable, match="“la” may be any of these: lamp, ladder|“la” may be any of these: ladder, lamp"
    ):
        game.parse("sell la")
    for number in (-1, 4, 10**6):  # option 4 would be a fifth good, which the box has not
        with pytest.raises(Unreadable, match="no option of sell"):
            game.parse(number)


UNREADABLE = {
    "en": (
        "“hand over” says no move; now",
        "“sell x”: nothing here is called “x”; there are",
        "no whole number from 0 to",
    ),
    "de": (
        "„hand over“ ist kein Zug; jetzt",
        "„sell x“: „x“ gibt es hier nicht; es gibt",
        "keine ganze Zahl von 0 bis",
    ),
    "fr": (
        "«\u202fhand over\u202f» n’est pas un coup\u202f;",
        "«\u202fsell x\u202f»\u202f: rien ne s’appelle ici «\u202fx\u202f»\u202f; il y a",
        "pas un nombre entier de 0 à",
    ),
}


@pytest.mark.parametrize("lang", UNREADABLE)
def test_what_cannot_be_read_is_said_in_the_readers_language(lang: str) -> None:
    game = toy.new(3)
    no_move, no_thing, no_amount = UNREADABLE[lang]
    with pytest.raises(Unreadable, match=no_amount) as caught:
        game.play("bid 99999", 0, lang)
    assert caught.value.nearly
    toy.choose_all(game, 0, 4, 0)
    with pytest.raises(Unreadable, match=no_move) as caught:
        game.why_not("hand over", lang=lang)
    assert not caught.value.nearly
    with pytest.raises(Unreadable, match=no_thing):
        game.parse("sell x", lang=lang)


@pytest.mark.parametrize("pattern", ["pay {coins}", "pay{coin}", "pay {coin} and {coin}", "pay"])
def test_a_phrase_names_the_parts_that_it_is_given(pattern: str) -> None:
    with pytest.raises(ValueError, match="wants each part in braces|says a word twice"):
        Phrase(pattern, coin=Amount(0, 3))

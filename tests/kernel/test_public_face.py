"""A wrong call of the public face is answered by a sentence that says what is wanted, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.title.seating import RULES

FLOOR, MALL = "ground-floor", "mall-world"


@pytest.mark.parametrize(
    ("call", "error", "sentence"),
    [
        ({"title": 3}, TypeError, "title: wanted a text like 'mall-world', not 3"),
        ({"seats": "four"}, TypeError, "seats: wanted a number, or a policy for each seat .* not 'four'"),
        ({"seats": 0}, ValueError, "seats: wanted a whole number, 1 or more, not 0"),
        ({"seats": True}, TypeError, "seats: wanted a whole number"),
        ({"seats": 4.0}, TypeError, "seats: wanted a number"),
        ({"seats": 9}, st.OptionError, "3, 4 or 5 seats, not 9"),
        ({"seats": []}, st.OptionError, "3, 4 or 5 seats, not 0"),
        ({"seats": ["person", 3, "random"]}, TypeError, r"seats\[1\]: wanted a policy"),
        ({"seats": ["person", "gredy", "random"]}, st.UnknownPolicy, "no policy “gredy”; did you mean “greedy”"),
        ({"seats": ["person", "search:depth=3", "random"]}, st.UnknownPolicy, "depth=3"),
        ({"seats": ["persn", "random"]}, st.UnknownPolicy, "no policy “persn”; did you mean “person”"),
        ({"seats": ["person", "pei", "random"]}, st.UnknownPolicy, "no policy “pei”"),
        ({"seats": [st.Seat("Ada"), st.Seat("Ada"), st.Seat("Bo")]}, st.OptionError, "the same name"),
        ({"seats": ["person", RULES, "random"]}, st.OptionError, "no Automa"),
        ({"seed": -1}, ValueError, "seed: wanted a whole number, from 0"),
        ({"seed": 1 << 63}, ValueError, "seed: wanted a whole number, from 0"),
        ({"seed": "seven"}, TypeError, "seed: wanted a whole number"),
        ({"options": "opening=fixed"}, TypeError, "options: wanted a mapping"),
        ({"options": {"opening": 1}}, TypeError, "options: wanted a mapping"),
        ({"options": {"openning": "fixed"}}, st.OptionError, "no option “openning”; did you mean “opening”"),
        ({"box": 3}, TypeError, "box: wanted the path"),
    ],
)
def test_a_wrong_new_game_is_answered_by_a_sentence(
    call: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        st.new(**{"title": MALL, **call})


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["person", "pei"], {}),
        (["person", "Pei"], {}),
        (["person", RULES], {"automas": "pei"}),
        (["person", "pei"], {"automas": "pei"}),
        ([st.Seat("Zoe"), "pei"], {}),
        (2, {"automas": "pei"}),
        (None, {"automas": "pei"}),
    ],
)
def test_an_automa_is_a_seat_like_the_others(seats: Any, options: dict[str, str]) -> None:
    game = st.new(FLOOR, seats, options=options)
    assert [(seat.name, seat.policy) for seat in game.seats][1:] == [("Pei", RULES)]
    assert game.options == {"automas": "pei"}


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (["person", "person"], {"automas": "pei"}, "Pei at seat 2 of 2 .Automas are seats like the others."),
        (["person", "person", RULES], {}, "no Automa plays"),
        (["pei", "person"], {}, "but Pei at seat 2 of 2"),
        (["person", "pei", "pei"], {}, "not at one table"),
        (["person", "hadid"], {"automas": "pei"}, "Pei at seat 2"),
        (["person", "person", "person", "person", "pei"], {}, "at 2 to 4 seats in all, not 5"),
    ],
)
def test_who_is_seated_wrongly_is_told_how_it_is_right(seats: Any, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(st.OptionError, match=sentence):
        st.new(FLOOR, seats, options=options)


def test_every_way_to_fill_a_table_is_listed_and_those_that_are_possible_can_be_played() -> None:
    ways = st.find_title(FLOOR).seatings
    assert {(way.seats, *way.automas.values()) for way in ways} >= {(2,), (5,), (2, "Pei"), (5, "Pei", "Hadid")}
    for way in ways:
        seats = [way.automas.get(seat, "person") for seat in range(way.seats)]
        if way.conflict is None:
            assert st.new(FLOOR, seats, seed=1).options == way.options
        else:
            with pytest.raises(st.OptionError, match=f"{way.seats}. .{way.conflict.clause}") as refused:
                st.new(FLOOR, seats)
            assert refused.value.conflict == way.conflict
            for lang in ("en", "de", "fr"):
                assert str(way.seats) in way.conflict.text(st.find_title(FLOOR).speaker(lang))


@pytest.mark.parametrize(
    ("call", "error", "sentence"),
    [
        (lambda g: g.play(None), TypeError, "a move is a text like '.*', the number of an option, or a Move"),
        (lambda g: g.play(True), TypeError, "a move is a text"),
        (lambda g: g.play(1.5), TypeError, "a move is a text"),
        (lambda g: g.play(["pass"]), TypeError, "a move is a text"),
        (lambda g: g.play(""), st.Unreadable, "says no move"),
        (lambda g: g.play(-1), st.Unreadable, "no option"),
        (lambda g: g.play(st.Move(0, 99, 0)), st.Unreadable, "no move of Mall World"),
        (lambda g: g.play(st.Move(0, g.state.step, 999)), st.Unreadable, "no move of Mall World"),
        (lambda g: g.play("pass", seat=9), ValueError, "there is no seat 9; seats are 0 to 2"),
        (lambda g: g.play("pass", seat="Ada"), TypeError, "seat: wanted a number from 0 to 2, not 'Ada'"),
        (lambda g: g.play("pass", dictation="one"), TypeError, "dictation: wanted a list"),
        (lambda g: g.why_not(None), TypeError, "a move is a text"),
        (lambda g: g.preview(None), TypeError, "a move is a text"),
        (lambda g: g.label(None), TypeError, "a move is a text"),
        (lambda g: g.moves(7), ValueError, "there is no seat 7"),
        (lambda g: g.moves("0"), TypeError, "seat: wanted a number"),
        (lambda g: g.view(9), ValueError, "there is no seat 9"),
        (lambda g: g.view(seat="me"), TypeError, "seat: wanted a number"),
        (lambda g: g.observe(None), TypeError, "seat: wanted a number"),
        (lambda g: g.log(9), ValueError, "there is no seat 9"),
        (lambda g: g.log(lang="xx"), ValueError, "no language 'xx'"),
        (lambda g: g.scores(lang=3), TypeError, "lang: wanted a text"),
        (lambda g: g.scores(7), ValueError, "there is no seat 7"),
        (lambda g: g.scores("me"), TypeError, "seat: wanted a number"),
        (lambda g: g.log(since="now"), TypeError, "since: wanted a whole number"),
        (lambda g: g.preview("xyzzy", lang="de"), st.Unreadable, "„xyzzy“ ist kein Zug"),
        (lambda g: g.label("xyzzy", lang="fr"), st.Unreadable, "n’est pas un coup"),
        (lambda g: st.Seat(5), TypeError, "name: wanted a text like 'Ada', not 5"),
        (lambda g: st.Seat("Ada", None), TypeError, "policy: wanted a text like 'person', not None"),
        (lambda g: g.score_now(3), ValueError, "there is no seat 3"),
        (lambda g: g.record(9), ValueError, "there is no seat 9"),
        (lambda g: g.record("all"), TypeError, "seat: wanted a number"),
        (lambda g: g.at(5), ValueError, "ply: wanted a whole number, 0, not 5"),
        (lambda g: g.at("end"), TypeError, "ply: wanted a whole number"),
        (lambda g: g.imagine(9, 1), ValueError, "there is no seat 9"),
        (lambda g: g.hand_over(9, "random"), ValueError, "there is no seat 9"),
        (lambda g: g.hand_over(0, None), TypeError, "policy: wanted a text like 'greedy'"),
        (lambda g: st.read(None), TypeError, "text: wanted the text of a record, not None"),
        (lambda g: st.load(None), st.PositionError, "no position"),
        (lambda g: st.load(g.position(), seed=-1), ValueError, "seed: wanted a whole number"),
        (
            lambda g: st.load({**g.position(), "seats": [{"name": "A", "policy": "gredy"}] * 3}),
            st.PositionError,
            "gredy",
        ),
        (lambda g: st.play_out(MALL, "three", 1), TypeError, "seats: wanted a whole number"),
        (lambda g: st.play_out(MALL, 3, -1), ValueError, "games: wanted a whole number, 0 or more"),
        (lambda g: st.play_out(MALL, 3, 1, seed=-1), ValueError, "seed: wanted a whole number"),
        (lambda g: st.find_title("mal-world"), st.UnknownTitle, "did you mean “mall-world”"),
    ],
)
def test_a_wrong_call_is_answered_and_changes_nothing(call: Any, error: type[Exception], sentence: str) -> None:
    game = st.new(MALL, seed=3)
    before = game.record()
    with pytest.raises(error, match=sentence):
        call(game)
    assert game.record() == before

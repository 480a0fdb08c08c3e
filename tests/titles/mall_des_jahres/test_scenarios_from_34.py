"""The cases EX-S34 to EX-S66 of the dossier: anchors, the market, insolvency, the end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stammtisch.kernel.play.game import Game
from stammtisch.titles.mall_des_jahres.state import Ending
from tests.titles.coverage import clauses
from tests.titles.mall_des_jahres.table import (
    BRANCHES,
    IDS,
    QUIET,
    at_category,
    chip,
    dice,
    discard_pile,
    display,
    draw_pile,
    held,
    is_open,
    lay,
    mall,
    marker,
    next_turn,
    pile,
    roll,
    stack,
)
from tests.titles.table import at, play, refused, texts, told


def target(game: Game) -> str:
    """The code of the card for which dice are rolled."""
    name = game.names.of["card"][game.state.target]
    return next(code for code, called in IDS.items() if called == name)


# ------------------------------------------------------------------------------------------- anchors and openings


@clauses("MJ-8.6")
def test_s34_a_third_anchor() -> None:
    game = lay(discard=["AN01", "AN09"], opened=["AN01"])
    refused(game, "anchor", "MJ-8.6")


@clauses("MJ-8.4", "MJ-8.5")
def test_s35_a_revealed_anchor_stays() -> None:
    game = lay(draw=QUIET, anchors=["AN09", "AN05"], others={1: {"draw": QUIET, "dice": [1, 1, 4]}})
    play(game, "anchor")
    assert target(game) == "AN09"
    roll(game, "throw", 2, 2, 2)
    play(game, "stop", "anchor")
    assert draw_pile(game, 1) == ["AN09"]
    play(game, "anchor")
    assert target(game) == "AN05"


@clauses("MJ-6.1", "MJ-6.8")
def test_s36_tenants_that_are_not_open_do_not_count() -> None:
    game = lay(begin="turn", draw=["VAC", "VAC", "ST87", "VAC"], discard=["AN10"], mall=mall(6))
    play(game, "nothing", "keep", "keep")
    assert (at(game), marker(game)) == ("stack", 17)


# ----------------------------------------------------------------------------------------------------- the market


@clauses("MJ-9.6", "MJ-8.18", "MJ-9.1")
def test_s37_the_store_pile_is_rebuilt() -> None:
    stacks = [["ST01", "ST02", "ST03"], ["ST12"], ["ST21", "ST22"], ["ST31"]]
    game = lay(3, stacks=stacks, rest_to=[1, 2], dice=[1, 1, 1])
    play(game, "try 2")
    (laid,) = stack(game, 2)
    assert sorted([laid, *pile(game)]) == ["ST02", "ST03", "ST22"]
    assert [stack(game, number) for number in (1, 3, 4)] == [["ST01"], ["ST21"], ["ST31"]]


def ruined(seats: int) -> Game:
    """EX-S38: the first seat fails a check that it cannot pay for."""
    game = lay(
        seats,
        begin="turn",
        draw=["VAC", "VAC", "ST07", "VAC"],
        discard=["FC01", "AN01"],
        mall=["ST31"],
        holds=["CL03"],
        m=3,
        others={seat: {"draw": QUIET} for seat in range(1, seats)},
    )
    play(game, "nothing", "keep", "keep")
    return game


@clauses("MJ-4.5", "MJ-13.9", "MJ-13.10")
def test_s38_insolvency() -> None:
    game = ruined(3)
    assert game.state.players[0].out == 1
    assert sorted(pile(game)[-3:]) == ["CL03", "ST07", "ST31"]
    assert (pile(game, "anchor")[-1], pile(game, "counter")[-1]) == ("AN01", "FC01")
    assert chip(game, "shoes") == 0
    assert (game.due, at(game)) == ((1,), "acquire")
    play(game, "nothing", "nothing")
    assert game.due == (1,)


@clauses("MJ-14.1", "MJ-14.6")
def test_s38_of_two_the_other_one_wins() -> None:
    game = ruined(2)
    assert game.over
    assert game.state.ending == Ending.ALONE
    assert [score.place for score in game.scores()] == [2, 1]


# ------------------------------------------------------------------------------------------------------- scoring


@pytest.mark.parametrize(
    ("field", "category", "vacancies", "chips", "total"),
    [
        (31, "IV", 2, ["sport", "tech", "jewel"], 63),
        (9, "II", 3, ["books"], 7),
        (27, "V", 0, [], 54),
        (28, "V", 0, [], 60),
    ],
)
@clauses("MJ-2.6", "MJ-13.1", "MJ-14.3", "MJ-14.4")
def test_s39_final_scoring(field: int, category: str, vacancies: int, chips: Sequence[str], total: int) -> None:
    where = ["draw", "display", "discard"]
    vacant = {where[i % 3]: ["VAC"] for i in range(vacancies)}
    game = lay(m=field, at_category=category, chips=dict.fromkeys(chips, 0), **vacant)
    score = game.scores()[0]
    assert score.total == total == sum(line.points or 0 for line in score.lines)


V27 = {"m": 27, "at_category": "V"}


@pytest.mark.parametrize(
    ("one", "other", "chips", "places"),
    [
        (V27, {"m": 31, "at_category": "IV"}, {}, [1, 2]),
        (V27, {"m": 25, "at_category": "V"}, {"fashion": 1}, [2, 1]),
        (V27, {"m": 26, "at_category": "V"}, {"fashion": 0, "beauty": 1}, [1, 2]),
        (V27, {**V27, "draw": ["VAC"]}, {"fashion": 0, "beauty": 1}, [1, 2]),
        (V27, V27, {"fashion": 0, "sport": 1}, [1, 1]),
    ],
)
@clauses("MJ-14.5", "MJ-1.2")
def test_s40_ties(one: dict[str, object], other: dict[str, object], chips: dict[str, int], places: list[int]) -> None:
    game = lay(others={1: other}, chips=chips, **one)  # type: ignore[arg-type]
    scores = game.scores()
    assert scores[0].total == scores[1].total
    assert [score.place for score in scores] == places


@clauses("MJ-14.1", "MJ-1.3")
def test_s41_the_limit_of_rounds() -> None:
    game = lay(round=50, start=1, chips=dict.fromkeys(BRANCHES[:10], 1))
    play(game, "nothing")
    assert game.over
    assert game.state.ending == Ending.ROUNDS


# --------------------------------------------------------------------------------------------- openings that wait


@clauses("MJ-8.3", "MJ-6.9", "MJ-6.8", "MJ-15.8")
def test_s42_a_hidden_draw_that_cannot_open() -> None:
    game = lay(draw=QUIET, pile=["ST57"])
    play(game, "draw")
    assert (draw_pile(game)[0], is_open(game, "ST57"), chip(game, "tech")) == ("ST57", False, None)
    next_turn(game)
    assert display(game)[0] == "ST57"


@clauses("MJ-12.1", "MJ-11.1")
def test_s43_two_stores_of_one_branch() -> None:
    game = lay(display=[None, "ST31"], opened=["ST31"], mall=["ST34", "ST01", "ST12"], pile=["CL13"], m=23)
    play(game, "draw", "onto 1")
    assert (marker(game), discard_pile(game)[0], at_category(game)) == (22, "VAC", "II")
    assert game.state.players[0].represented == 3


@clauses("MJ-6.2", "MJ-6.4", "MJ-5.6", "MJ-6.6")
def test_s44_an_anchor_that_was_taken_too_early() -> None:
    game = lay(draw=QUIET, anchors=["AN01"], dice=[1, 4, 4])
    play(game, "anchor")
    assert draw_pile(game)[0] == "AN01"
    next_turn(game)
    assert display(game)[0] == "AN01"
    assert not is_open(game, "AN01")
    later = lay(begin="turn", draw=["AN01", "VAC", "VAC", "VAC"], mall=mall(3))
    play(later, "nothing")
    assert is_open(later, "AN01")
    assert later.state.players[0].open_anchors == 1


@clauses("MJ-6.4", "MJ-6.3")
def test_s45_an_opening_waits_for_its_moment() -> None:
    filled = mall(6, but=["shoes"])
    game = lay(discard=["ST37"], mall=filled[:5], pile=filled[5:])
    play(game, "draw")
    assert at_category(game) == "III"
    assert not is_open(game, "ST37")
    for _ in range(4):
        if "ST37" in display(game):
            break
        assert not is_open(game, "ST37")
        next_turn(game)
    assert "ST37" in display(game)
    assert is_open(game, "ST37")


# -------------------------------------------------------------------------------------------------------- attempts


@clauses("MJ-8.8", "MJ-8.17")
def test_s46_the_target_is_fixed() -> None:
    game = lay(stacks=[["ST20"], ["ST07"], ["ST67"], ["ST77"]])
    play(game, "try 1")
    roll(game, "throw", 2, 3, 5)
    refused(game, "try 2", "MJ-8.1")
    play(game, "stop")
    assert draw_pile(game) == []


@clauses("MJ-8.16", "MJ-8.10")
def test_s47_what_is_reached_is_acquired_at_once() -> None:
    game = lay(stacks=[["ST31"], ["ST61"], ["ST67"], ["ST77"]], pile=["ST41"])
    play(game, "try 1")
    play(game, "throw", dictation=["1", "3", "6"])
    assert (draw_pile(game), game.due, dice(game)) == (["ST31"], (1,), [1, 3, 6])


@clauses("MJ-10.5", "MJ-10.13", "MJ-4.4")
def test_s48_two_bonuses_and_a_pending_refresh() -> None:
    game = lay(
        stacks=[["ST20"], ["ST61"], ["ST67"], ["ST77"]],
        pile=["ST02", "ST13", "ST22", "ST32"],
        holds=["CL10", "CL15"],
        dice=[1, 1, 1],
        m=26,
    )
    play(game, "try 1")
    roll(game, "roll 1 1 1", 1, 1, 1)
    roll(game, "roll 1", 1)
    play(game, "adjust 1 up")
    roll(game, "bonus-roll 1", 1)
    play(game, "stop", "onto 1")
    assert at(game) == "stack"
    play(game, "onto 2")
    assert [stack(game, number)[:2] for number in (1, 2)] == [["ST02", "CL10"], ["ST13", "CL15"]]


@clauses("MJ-3.8", "MJ-10.2", "MJ-9.3", "MJ-4.7")
def test_s49_a_closure_card_lies_open_from_the_start() -> None:
    game = lay(begin="turn", draw=["VAC"] * 10, stacks=[["ST54"], ["ST61"], ["CL19"], ["ST77"]], pile=["ST41"])
    play(game, "nothing")
    assert {"take 3", "nothing"} <= texts(game)
    play(game, "take 3")
    assert (held(game), stack(game, 3), discard_pile(game)) == (["CL19"], ["ST41"], [])


@clauses("MJ-10.14")
def test_s50_retaking_ones_own_card() -> None:
    stacks = [["ST20"], ["ST61"], ["ST67"], ["ST77"]]
    game = lay(stacks=stacks, holds=["CL15"], dice=[1, 1, 1], draw=QUIET)
    play(game, "try 1")
    roll(game, "bonus-roll 1", 1)
    play(game, "stop", "onto 2")
    next_turn(game)
    play(game, "take 2")
    assert held(game) == ["CL15"]


@clauses("MJ-5.8", "MJ-5.1", "MJ-11.3")
def test_s51_where_a_new_vacancy_lies() -> None:
    draw = ["ST31", "FC01", "ST07", "FC02", *QUIET]
    game = lay(begin="turn", draw=draw, opened=["ST31"], discard=["FC03", "FC04"])
    play(game, "nothing", "keep", "onto 1")
    assert discard_pile(game) == ["VAC", "FC03", "FC04"]
    assert display(game) == ["ST31", "FC01", None, "FC02"]
    next_turn(game)
    assert discard_pile(game) == ["ST31", "FC01", "FC02", "VAC", "FC03", "FC04"]


# -------------------------------------------------------------------------------------------- the end of the supply


@clauses("MJ-9.5", "MJ-9.6")
def test_s52_a_refresh_across_a_rebuild() -> None:
    game = lay(
        3,
        stacks=[["ST01"], ["ST12"], ["ST21"], ["ST31"]],
        pile=["ST41", "ST50"],
        holds=["CL03"],
        rest_to=[1, 2],
    )
    play(game, "refresh")
    assert [stack(game, number) for number in (1, 2)] == [["ST41"], ["ST50"]]
    third, fourth = stack(game, 3), stack(game, 4)
    assert {third[0], fourth[0]} == {"ST01", "ST12"}
    assert (third[1:], fourth[1:], pile(game)) == (["ST21"], ["ST31"], [])


@clauses("MJ-9.7", "MJ-14.1", "MJ-15.5")
def test_s53_no_card_anywhere() -> None:
    game = lay(3, stacks=[["ST01"], ["ST12"], ["ST21"], ["ST31"]], dice=[3, 3, 3], rest_to=[1, 2])
    ply = play(game, "try 4")
    assert told(ply, "no-card") != []
    assert stack(game, 4) == []
    assert game.over
    assert game.state.ending == Ending.SUPPLY


@pytest.mark.parametrize(("beneath", "after"), [(["ST40"], ["ST40"]), (["ST40", "ST41"], ["ST41", "ST40"])])
@clauses("MJ-8.18", "MJ-9.6", "MJ-9.7")
def test_s54_what_a_taking_lays_bare(beneath: list[str], after: list[str]) -> None:
    stacks = [["ST31", *beneath], ["ST12"], ["ST21"], ["ST01"]]
    game = lay(3, stacks=stacks, dice=[3, 3, 3], rest_to=[1, 2])
    play(game, "try 1")
    assert (stack(game, 1), pile(game)) == (after, [])


def drawn_again(onto: int) -> Game:
    """EX-S55: the only card of the pile is drawn and laid down for another."""
    game = lay(3, stacks=[["ST12"], ["ST21"], ["ST01"], []], pile=["ST73"], holds=["CL19"], rest_to=[1, 2])
    play(game, "draw", f"again {onto}")
    return game


@clauses("MJ-10.12", "MJ-9.7")
def test_s55_draw_again_without_a_second_card() -> None:
    game = drawn_again(onto=4)
    assert (stack(game, 4), draw_pile(game), at(game)) == (["ST73"], [], "stack")
    play(game, "onto 1")
    assert stack(game, 1) == ["CL19", "ST12"]


@clauses("MJ-10.12", "MJ-9.6")
def test_s55_the_card_beneath_is_the_second() -> None:
    game = drawn_again(onto=1)
    assert (stack(game, 1), draw_pile(game)) == (["ST73"], ["ST12"])


# --------------------------------------------------------------------------------------------------------- bonuses


@clauses("MJ-8.14", "MJ-10.10", "MJ-10.11")
def test_s56_a_first_roll_by_a_bonus() -> None:
    game = lay(stacks=[["ST20"], ["ST61"], ["ST67"], ["ST77"]], holds=["CL09", "CL15"])
    play(game, "try 1")
    assert texts(game) == {"throw", "bonus-throw", "stop"}
    refused(game, "adjust 2 up", "MJ-10.10")
    roll(game, "bonus-throw", 1, 1, 1)
    roll(game, "roll 1", 1)
    assert marker(game) == 20


@clauses("MJ-8.12", "MJ-8.16", "MJ-10.10")
def test_s57_adjusting_before_any_roll() -> None:
    game = lay(stacks=[["ST06"], ["ST61"], ["ST67"], ["ST77"]], holds=["CL09"], dice=[2, 5, 6])
    play(game, "try 1", "adjust 2 up")
    assert (draw_pile(game), dice(game)) == (["ST06"], [3, 5, 6])


# ------------------------------------------------------------------------------------------------------ insolvency


@clauses("MJ-11.1", "MJ-11.4", "MJ-12.5", "MJ-13.10")
def test_s58_insolvent_by_a_descent() -> None:
    game = lay(3, begin="turn", draw=["VAC", "VAC", "ST07", "VAC"], opened=["ST07"], mall=["ST12", "ST21"], m=5)
    play(game, "nothing", "keep", "keep")
    assert marker(game) == 2
    play(game, "onto 1")
    assert (marker(game), game.state.players[0].out) == (1, 1)
    assert stack(game, 1)[0] == "ST07"
    assert sorted(pile(game)[-2:]) == ["ST12", "ST21"]


@clauses("MJ-10.1", "MJ-11.4", "MJ-13.10")
def test_s59_insolvent_by_a_closure_card() -> None:
    stacks = [["ST54"], ["ST61"], ["CL15"], ["ST77"]]
    game = lay(3, display=[None, "ST16"], stacks=stacks, pile=["ST41"], m=3)
    play(game, "take 3")
    assert game.state.players[0].out == 1
    assert stack(game, 3) == ["ST41"]
    assert sorted(pile(game)[-2:]) == ["CL15", "ST16"]
    assert at(game) == "acquire"


@clauses("MJ-7.8", "MJ-12.5")
def test_s60_a_swap_at_the_old_category() -> None:
    stacks = [["ST35"], ["ST61"], ["ST67"], ["ST77"]]
    draw = ["ST31", "VAC", "VAC", "VAC"]
    game = lay(begin="turn", draw=draw, opened=["ST31"], mall=["ST01", "ST12"], stacks=stacks, chips={"shoes": 1})
    play(game, "nothing")
    ply = play(game, "swap 1")
    assert is_open(game, "ST35")
    assert (at_category(game), marker(game), chip(game, "shoes")) == ("II", 20, 1)
    assert [told(ply, event) for event in ("climb", "descend")] == [[], []]


@clauses("MJ-7.1", "MJ-7.10", "MJ-7.12")
def test_s61_closing_one_and_losing_the_next() -> None:
    game = lay(begin="turn", draw=["VAC", "ST12", "ST37", "VAC"], opened=["ST12", "ST37"])
    play(game, "nothing", "keep", "close", "onto 1")
    assert (at(game), marker(game)) == ("stack", 17)


@clauses("MJ-10.7", "MJ-10.9", "MJ-10.13")
def test_s62_a_refresh_finds_a_refresh() -> None:
    cards = ["ST02", "CL04", "ST22", "ST32", "ST41", "ST03", "ST13", "ST23", "ST33"]
    game = lay(display=[None, "VAC"], holds=["CL03"], pile=cards)
    play(game, "refresh", "pick 2")
    assert (at(game), stack(game, 2)[0]) == ("use-now", "ST41")
    play(game, "use", "pick 1")
    assert draw_pile(game) == ["ST03"]
    play(game, "onto 3", "onto 3")
    assert stack(game, 3)[:2] == ["CL04", "CL03"]


@clauses("MJ-10.9")
def test_s62_only_the_card_that_was_just_gained_may_be_used_at_once() -> None:
    game = lay(display=[None, "VAC"], holds=["CL03"], pile=["CL13"])
    play(game, "draw")
    assert (held(game), game.due) == (["CL03", "CL13"], (1,))


@clauses("MJ-1.3", "MJ-14.1")
def test_s63_a_round_whose_start_player_is_insolvent() -> None:
    quiet = {"draw": QUIET}
    game = lay(3, display=[None, "ST16"], pile=["CL13"], m=3, round=50, start=0, others={1: quiet, 2: quiet})
    play(game, "draw")
    assert game.due == (1,)
    play(game, "nothing")
    assert game.due == (2,)
    play(game, "nothing")
    assert game.over
    assert game.state.ending == Ending.ROUNDS


@clauses("MJ-8.4", "MJ-8.11")
def test_s64_an_anchor_that_is_revealed_and_reached() -> None:
    game = lay(anchors=["AN01"], dice=[1, 4, 4])
    play(game, "anchor")
    assert (draw_pile(game), marker(game), dice(game)) == (["AN01"], 20, [1, 4, 4])


@clauses("MJ-14.1", "MJ-14.6")
def test_s65_the_last_one_standing() -> None:
    rivals = {1: {"m": 1, "out": 1}, 2: {"m": 4, "draw": ["VAC"] * 10}}
    game = lay(3, display=[None, "ST16"], pile=["CL13"], m=3, others=rivals)
    play(game, "draw")
    assert game.over
    assert [score.place for score in game.scores()] == [2, 3, 1]


@clauses("MJ-10.12", "MJ-13.10")
def test_s66_what_an_insolvent_player_had_set_aside() -> None:
    game = lay(3, display=[None, "ST16"], holds=["CL19", "CL03"], pile=["ST11", "CL08"], m=3)
    play(game, "draw", "again 4")
    assert game.state.players[0].out == 1
    assert stack(game, 4)[0] == "ST11"
    assert sorted(pile(game)[-4:]) == ["CL03", "CL08", "CL19", "ST16"]
    assert (game.due, at(game)) == ((1,), "acquire")

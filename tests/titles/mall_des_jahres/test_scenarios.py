"""The cases EX-S1 to EX-S33 of the dossier: deck, fields, swaps, closings, dice, bonuses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from stammtisch.titles.mall_des_jahres.state import Ending
from stammtisch.titles.mall_des_jahres.track import move_to
from tests.titles.coverage import clauses
from tests.titles.mall_des_jahres.table import (
    BRANCHES,
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

EIGHT = ["FC01", "FC02", "FC03", "FC04", "FC05", "FC06", "FC07", "FC08"]


# ------------------------------------------------------------------------------------------------- the personal deck


@clauses("MJ-5.1", "MJ-5.3")
def test_s1_two_laps_without_shuffling() -> None:
    game = lay(begin="turn", draw=EIGHT)
    play(game, "nothing")
    assert display(game) == EIGHT[:4]
    next_turn(game)
    assert display(game) == EIGHT[4:]
    next_turn(game)
    assert display(game) == [*reversed(EIGHT[:4])]
    assert draw_pile(game) == [*reversed(EIGHT[4:])]


@clauses("MJ-5.3", "MJ-5.7")
def test_s2_acquiring_onto_an_empty_draw_pile() -> None:
    game = lay(begin="turn", draw=EIGHT, pile=["ST57"])
    play(game, "nothing")
    next_turn(game)
    play(game, "arrange 1234", "keep", "draw")
    next_turn(game)
    a, b, c, d, e, f, g, h = EIGHT
    assert display(game) == ["ST57", d, c, b]
    assert draw_pile(game) == [a, h, g, f, e]


@clauses("MJ-5.4", "MJ-15.2", "MJ-7.15")
def test_s3_a_deck_of_three() -> None:
    game = lay(begin="turn", draw=["FC01", "FC02", "FC03"])
    ply = play(game, "nothing")
    assert display(game) == ["FC01", "FC02", "FC03", None]
    assert told(ply, "deck-empty") != []
    next_turn(game)
    assert display(game) == ["FC03", "FC02", "FC01", None]
    assert marker(game) == 20


@clauses("MJ-4.3")
def test_s4_nothing_is_dismissed_from_a_display_of_vacancies() -> None:
    game = lay(begin="turn", draw=QUIET)
    ply = play(game, "nothing")
    assert told(ply, "no-effects") != []
    assert at(game) == "acquire"
    refused(game, "dismiss", "MJ-7.6")
    assert display(game) == QUIET


# --------------------------------------------------------------------------------------------------- the first field


@clauses("MJ-7.2", "MJ-7.3", "MJ-7.6", "MJ-7.14", "MJ-13.7", "MJ-4.4")
def test_s5_a_counter_rearranges_the_display() -> None:
    game = lay(begin="turn", draw=["FC03", "VAC", "ST09", "ST31"], opened=["ST31"], mall=mall(2), m=24)
    play(game, "nothing")
    assert at(game) == "rearrange"
    play(game, "arrange 2143", "dismiss")
    ply = play(game, "keep")
    assert display(game) == [None, "FC03", "ST31", "ST09"]
    assert told(ply, "passed") != []
    assert marker(game) == 28
    assert [len(told(ply, event)) for event in ("checkpoint", "refresh")] == [1, 1]
    assert game.state.players[0].vacancies == 0


@clauses("MJ-7.3")
def test_s5_unchanged_the_store_would_have_failed() -> None:
    game = lay(begin="turn", draw=["FC03", "VAC", "ST09", "ST31"], opened=["ST31"], mall=mall(2), m=24)
    play(game, "nothing", "arrange 1234", "keep")
    assert (at(game), marker(game)) == ("stack", 20)


@clauses("MJ-7.5", "MJ-7.7")
def test_s6_a_restaurant_that_is_moved_under_the_first_field_pays_nothing() -> None:
    stacks = [["ST54"], ["ST30"], ["ST67"], ["ST77"]]
    game = lay(begin="turn", draw=["FC03", "ST29", "VAC", "VAC"], stacks=stacks)
    play(game, "nothing", "arrange 2134")
    assert marker(game) == 20
    assert (at(game), texts(game)) == ("swap", {"swap 2", "keep"})


def paid_and_swapped(stores: int) -> Any:
    """EX-S7: ST29 under the first field, ST30 on the second stack; so many branches besides."""
    stacks = [["ST54"], ["ST30"], ["ST67"], ["ST77"]]
    filled = mall(stores, but=["restaurant"])
    game = lay(begin="turn", draw=["ST29", "VAC", "VAC", "VAC"], opened=["ST29"], mall=filled, stacks=stacks, m=17)
    play(game, "nothing")
    assert marker(game) == 24
    play(game, "swap 2")
    return game


@clauses("MJ-7.4", "MJ-7.5", "MJ-7.8", "MJ-12.5")
def test_s7_pay_then_swap() -> None:
    game = paid_and_swapped(stores=8)
    assert (display(game)[0], stack(game, 2)[:1]) == ("ST30", ["ST29"])
    assert not is_open(game, "ST30")
    assert not is_open(game, "ST29")
    assert (at_category(game), marker(game)) == ("III", 20)
    assert game.state.players[0].vacancies == 3


@clauses("MJ-7.8", "MJ-9.4")
def test_s7_with_nine_other_branches_nothing_descends() -> None:
    game = paid_and_swapped(stores=9)
    assert (at_category(game), marker(game)) == ("IV", 24)
    assert stack(game, 2) == ["ST29"]


@clauses("MJ-7.8", "MJ-12.2", "MJ-12.5")
def test_s8_a_swap_that_costs_a_category() -> None:
    stacks = [["ST39"], ["ST61"], ["ST67"], ["ST77"]]
    draw = ["ST31", "VAC", "VAC", "VAC"]
    game = lay(begin="turn", draw=draw, opened=["ST31"], mall=["ST01", "ST12"], stacks=stacks, m=23)
    play(game, "nothing", "swap 1")
    assert (at_category(game), marker(game)) == ("I", 21)
    assert chip(game, "shoes") == 0


@clauses("MJ-6.4", "MJ-7.8", "MJ-7.12", "MJ-12.4", "MJ-13.7")
def test_s9_a_swap_that_gains_a_branch_and_an_opening_by_check() -> None:
    stacks = [["ST82"], ["ST61"], ["ST67"], ["ST77"]]
    draw = ["ST85", "VAC", "ST18", "VAC"]
    game = lay(begin="turn", draw=draw, mall=mall(5, but=["sport", "health"]), stacks=stacks, m=21)
    play(game, "nothing", "swap 1")
    assert is_open(game, "ST82")
    assert (chip(game, "health"), at_category(game), marker(game)) == (0, "III", 25)
    ply = play(game, "keep")
    assert is_open(game, "ST18")
    assert game.state.players[0].represented == 7
    assert len(told(ply, "refresh")) == 1


# ------------------------------------------------------------------------------------------------------- opening


TEN = ["ST24", *mall(4, but=["restaurant", "beauty", "leisure"])]


@clauses("MJ-5.6", "MJ-6.1")
def test_s10_the_display_opens_from_left_to_right() -> None:
    game = lay(begin="turn", draw=["ST44", "ST93", "VAC", "VAC"], mall=TEN)
    play(game, "nothing")
    assert is_open(game, "ST44", "ST93")
    assert at_category(game) == "III"
    turned = lay(begin="turn", draw=["ST93", "ST44", "VAC", "VAC"], mall=TEN)
    play(turned, "nothing")
    assert is_open(turned, "ST44")
    assert not is_open(turned, "ST93")


@clauses("MJ-4.6", "MJ-14.2", "MJ-14.4")
def test_s11_the_game_ends_while_the_display_is_dealt() -> None:
    chips = {branch: 1 for branch in BRANCHES if branch != "leisure"}
    game = lay(begin="turn", draw=["ST44", "ST93", "VAC", "VAC"], mall=TEN, chips=chips)
    ply = play(game, "nothing")
    assert game.over
    assert game.state.ending == Ending.CHIPS
    assert [told(ply, event) for event in ("nothing-checked", "settled", "checkpoint")] == [[], [], []]
    lines = {line.source: line.points for line in game.scores()[0].lines}
    assert lines["vacancies"] == -2


@clauses("MJ-7.12", "MJ-11.1")
def test_s12_a_store_that_never_opened_fails_its_check() -> None:
    game = lay(begin="turn", draw=["VAC", "VAC", "ST07", "VAC"])
    play(game, "nothing", "keep", "keep")
    assert (at(game), marker(game)) == ("stack", 17)
    play(game, "onto 1")
    assert (stack(game, 1)[0], discard_pile(game)) == ("ST07", ["VAC"])


@clauses("MJ-6.7", "MJ-11.1", "MJ-12.5", "MJ-13.7")
def test_s13_a_chain_of_closings() -> None:
    filled = mall(5, but=["shoes", "sport"])
    game = lay(begin="turn", draw=["VAC", "VAC", "ST37", "VAC"], opened=["ST37"], mall=filled, m=22)
    play(game, "nothing", "keep", "keep")
    assert marker(game) == 19
    ply = play(game, "onto 1")
    assert (marker(game), at_category(game)) == (16, "II")
    assert told(ply, "refresh") == []


def after_the_free_closing(pile: list[str], **options: Any) -> Any:
    """EX-S14: three branches, the one of shoes under the second field is closed."""
    draw = ["VAC", "ST31", "VAC", "VAC"]
    game = lay(begin="turn", draw=draw, opened=["ST31"], mall=["ST01", "ST12"], m=23, pile=pile, **options)
    play(game, "nothing", "keep", "close", "onto 1")
    return game


@clauses("MJ-11.2", "MJ-12.5")
def test_s14_a_free_closing_and_a_descent_that_is_paid() -> None:
    game = after_the_free_closing(pile=[])
    assert (marker(game), at_category(game), discard_pile(game)[0]) == (21, "I", "VAC")


@clauses("MJ-12.4", "MJ-12.7")
def test_s15_climbing_again_is_rewarded_again() -> None:
    game = after_the_free_closing(pile=["ST34"])
    play(game, "draw")
    assert (at_category(game), marker(game)) == ("II", 22)


@clauses("MJ-12.4")
def test_s16_a_reward_never_pulls_back() -> None:
    game = lay(mall=mall(8), pile=mall(9)[-1:], m=30)
    play(game, "draw")
    assert (at_category(game), marker(game)) == ("IV", 30)


@clauses("MJ-7.14", "MJ-6.8", "MJ-13.2", "MJ-13.3")
def test_s17_settling_a_store_that_is_not_open() -> None:
    game = lay(begin="turn", draw=["VAC", "VAC", "VAC", "ST91"], m=38)
    play(game, "nothing", "keep", "keep")
    assert marker(game) == 40
    assert not is_open(game, "ST91")


# ------------------------------------------------------------------------------------------------- the red end, paying


@pytest.mark.parametrize(("before", "after", "out"), [(7, 2, 0), (6, 1, 1), (4, 1, 1)])
@clauses("MJ-13.4", "MJ-13.5")
def test_s18_the_threshold_of_insolvency(before: int, after: int, out: int) -> None:
    game = lay(3, display=[None, "ST11"], pile=["CL13"], m=before)
    play(game, "draw")
    assert (marker(game), game.state.players[0].out) == (after, out)


@pytest.mark.parametrize(
    ("target", "field", "allowed"), [("try 1", 3, 1), ("try 1", 2, 0), ("anchor", 4, 1), ("anchor", 3, 0)]
)
@clauses("MJ-8.15", "MJ-13.5", "MJ-15.4")
def test_s19_what_may_be_paid(target: str, field: int, allowed: int) -> None:
    stacks = [["ST13"], ["ST61"], ["ST67"], ["ST77"]]
    game = lay(stacks=stacks, anchors=["AN03"], m=field, dice=[1, 1, 1], holds=["CL13"])
    play(game, target)
    roll(game, "roll 1 1 1", 1, 1, 1)
    assert "bonus-roll 1 1 1" in texts(game)
    if not allowed:
        refused(game, "roll 1 1 1", "MJ-8.15")
        return
    roll(game, "roll 1 1 1", 1, 1, 1)
    assert marker(game) == 2


@pytest.mark.parametrize(
    ("lying", "card", "reached"),
    [
        ([6, 5, 6], "ST11", True),
        ([5, 5, 6], "ST11", False),
        ([1, 1, 4], "FC17", True),
        ([1, 1, 4], "ST05", True),
        ([2, 2, 2], "ST01", True),
        ([2, 2, 2], "ST16", False),
    ],
)
@clauses("MJ-8.9")
def test_s20_each_face_wants_a_die_of_its_own(lying: list[int], card: str, reached: bool) -> None:
    if card.startswith("FC"):
        game = lay(counters=[card], dice=lying)
        play(game, "counter")
    else:
        game = lay(stacks=[[card], ["ST61"], ["ST67"], ["ST77"]], dice=lying)
        play(game, "try 1")
    assert (draw_pile(game) == [card]) == reached
    assert (at(game) == "roll") == (not reached)


@clauses("MJ-8.10", "MJ-8.11")
def test_s21_dice_left_lying_win_without_a_roll() -> None:
    stacks = [["ST35"], ["ST07"], ["ST67"], ["ST77"]]
    game = lay(stacks=stacks, dice=[2, 5, 6], draw=QUIET)
    play(game, "try 1")
    assert (draw_pile(game)[0], dice(game), marker(game)) == ("ST35", [2, 5, 6], 20)
    next_turn(game)
    play(game, "keep", "try 2")
    assert (draw_pile(game)[0], dice(game), marker(game)) == ("ST07", [2, 5, 6], 20)


@clauses("MJ-3.5", "MJ-8.14")
def test_s22_the_first_roll_is_of_all_dice() -> None:
    game = lay()
    play(game, "try 1")
    assert texts(game) == {"throw", "stop"}
    refused(game, "roll 5 6", "MJ-8.14")


@clauses("MJ-13.8", "MJ-8.18", "MJ-4.4")
def test_s23_a_symbol_that_is_hit_while_rolling() -> None:
    stacks = [["ST20"], ["ST61"], ["ST67"], ["ST77"]]
    game = lay(stacks=stacks, pile=["ST02", "ST13", "ST22", "ST32", "ST41"], m=26, dice=[1, 1, 1])
    play(game, "try 1")
    roll(game, "roll 1 1 1", 2, 4, 4)
    ply = roll(game, "roll 4", 6)
    events = [tell.event for tell in ply.tells]
    wanted = ["symbol", "reached", "laid-out", "taken-up", "checkpoint", "refresh"]
    assert sorted(wanted, key=events.index) == wanted
    assert stack(game, 1) == ["ST13", "ST02"]
    assert draw_pile(game) == ["ST20"]


@pytest.mark.parametrize(
    ("before", "after", "hit"), [(24, 25, 1), (26, 24, 1), (25, 29, 0), (25, 24, 0), (21, 25, 1), (9, 16, 1)]
)
@clauses("MJ-13.6", "MJ-13.7", "MJ-13.8")
def test_s24_what_hits_a_symbol(before: int, after: int, hit: int) -> None:
    game = lay(m=before)
    move_to(game.state, game.box, 0, after)
    assert game.state.pending_refresh == hit


# ------------------------------------------------------------------------------------------------- closure cards


@clauses("MJ-10.2", "MJ-10.4")
def test_s25_a_closure_card_finds_a_vacancy() -> None:
    game = lay(display=[None, "VAC"], pile=["CL13"])
    ply = play(game, "draw")
    assert told(ply, "closes-nothing") != []
    assert (held(game), draw_pile(game), game.due) == (["CL13"], [], (1,))


@clauses("MJ-5.9", "MJ-10.1", "MJ-10.2")
def test_s26_a_closure_card_after_a_dismissal() -> None:
    stacks = [["ST54"], ["CL15", "ST61"], ["ST67"], ["ST77"]]
    draw = ["VAC", "VAC", "VAC", "ST31"]
    game = lay(begin="turn", draw=draw, opened=["ST31"], stacks=stacks, pile=["ST41"])
    play(game, "nothing", "keep", "dismiss", "take 2")
    assert (stack(game, 2), held(game), marker(game)) == (["ST41", "ST61"], ["CL15"], 21)


@clauses("MJ-10.3", "MJ-9.8", "MJ-6.7")
def test_s27_a_closure_card_hits_an_anchor() -> None:
    filled = [*mall(5), "ST87"]
    game = lay(display=[None, "AN05"], opened=["AN05"], mall=filled, pile=["CL20"])
    play(game, "draw")
    assert (marker(game), pile(game, "anchor")[-1], discard_pile(game)[0]) == (17, "AN05", "VAC")
    assert game.state.players[0].open_anchors == 0
    assert is_open(game, "ST87")


@clauses("MJ-11.1", "MJ-9.8")
def test_s28_a_closure_card_hits_a_counter() -> None:
    game = lay(display=[None, "FC02"], pile=["CL20"])
    play(game, "draw")
    assert (marker(game), pile(game, "counter")[-1], discard_pile(game)) == (20, "FC02", ["VAC"])


@clauses("MJ-10.7", "MJ-10.9", "MJ-10.13")
def test_s29_a_refresh_that_is_used_at_once() -> None:
    game = lay(display=[None, "VAC"], m=21, pile=["CL03", "ST02", "ST60", "ST22", "ST32", "ST41"])
    play(game, "draw")
    assert at(game) == "use-now"
    play(game, "use", "pick 2")
    assert is_open(game, "ST60")
    assert stack(game, 2)[0] == "ST41"
    play(game, "onto 3")
    assert stack(game, 3)[0] == "CL03"


@clauses("MJ-10.1", "MJ-10.6")
def test_s30_the_zone_is_lost_by_the_closing() -> None:
    game = lay(display=[None, "ST16"], m=15, pile=["CL03"])
    play(game, "draw", "onto 1")
    assert (marker(game), held(game), game.due) == (13, ["CL03"], (1,))


@clauses("MJ-1.8", "MJ-10.6", "MJ-10.10")
def test_s31_the_zone_is_lost_by_paying() -> None:
    game = lay(m=14, holds=["CL09"], stacks=[["ST22"], ["ST61"], ["ST67"], ["ST77"]])
    play(game, "try 1")
    roll(game, "throw", 1, 1, 1)
    assert "adjust 1 up" in texts(game)
    roll(game, "roll 1", 1)
    assert marker(game) == 13
    refused(game, "adjust 1 up", "MJ-10.6")


@clauses("MJ-10.11", "MJ-8.13", "MJ-13.7")
def test_s32_a_free_roll_and_the_price_for_an_anchor() -> None:
    game = lay(m=30, holds=["CL17"], anchors=["AN03"])
    play(game, "anchor")
    roll(game, "throw", 1, 1, 1)
    roll(game, "bonus-roll 1 1 1", 1, 1, 1)
    assert marker(game) == 30
    roll(game, "roll 1 1 1", 1, 1, 1)
    assert (marker(game), game.state.pending_refresh) == (28, 0)


@pytest.mark.parametrize(
    "case", [{"pile": ["CL08"], "moves": ["draw"]}, {"pile": ["ST11", "CL08"], "moves": ["draw", "again 4"]}]
)
@clauses("MJ-10.12", "MJ-10.1")
def test_s33_draw_again_meets_a_closure_card(case: Mapping[str, list[str]]) -> None:
    game = lay(holds=["CL19"], display=[None, "ST16"], pile=case["pile"])
    play(game, *case["moves"])
    assert (at(game), marker(game)) == ("stack", 18)
    assert held(game) == (["CL19", "CL08"] if case["moves"] == ["draw"] else ["CL08"])

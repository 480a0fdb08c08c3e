"""The cases EX-O1 to EX-O12 of the dossier: each option against the case that it changes."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.kernel.play.game import Game
from stammtisch.titles.mall_des_jahres.state import CARD
from tests.titles.coverage import clauses
from tests.titles.mall_des_jahres.table import (
    IDS,
    QUIET,
    at_category,
    chip,
    discard_pile,
    display,
    draw_pile,
    held,
    is_open,
    lay,
    mall,
    marker,
    next_turn,
    roll,
    stack,
)
from tests.titles.table import at, play, refused, texts, told

EIGHT = ["FC01", "FC02", "FC03", "FC04", "FC05", "FC06", "FC07", "FC08"]


@pytest.mark.parametrize(
    ("draw", "after", "due"),
    [(["VAC", "VAC", "ST07", "VAC"], 23, "acquire"), (["VAC", "VAC", "VAC", "ST07"], 17, "stack")],
)
@clauses("MJ-2.8")
def test_o1_the_third_field_settles(draw: list[str], after: int, due: str) -> None:
    game = lay(begin="turn", draw=draw, options={"field_order": "settle_check"})
    play(game, "nothing", "keep", "keep")
    assert (marker(game), at(game)) == (after, due)


@clauses("MJ-4.3")
def test_o2_vacancies_are_dismissed_from_a_display_of_vacancies() -> None:
    game = lay(begin="turn", draw=QUIET, options={"all_vacancy": "dismiss"})
    play(game, "nothing", "dismiss", "dismiss")
    assert (at(game), display(game)) == ("acquire", [None, None, "VAC", "VAC"])


@clauses("MJ-5.3", "MJ-5.7")
def test_o3_the_discard_pile_is_turned_at_once() -> None:
    game = lay(begin="turn", draw=EIGHT, pile=["ST57"], options={"deck_turn": "turn_at_once"})
    a, b, c, d, e, f, g, h = EIGHT
    play(game, "nothing")
    next_turn(game)
    assert (display(game), draw_pile(game)) == ([e, f, g, h], [d, c, b, a])
    play(game, "arrange 1234", "keep", "draw")
    next_turn(game)
    assert (display(game), draw_pile(game), discard_pile(game)) == (["ST57", d, c, b], [a], [e, f, g, h])


@clauses("MJ-5.3")
def test_o4_the_discard_pile_is_shuffled() -> None:
    """Any order may come: the one that is dictated does."""
    wanted = ["FC05", "FC01", "FC08", "FC03"]
    game = lay(discard=EIGHT, options={"deck_turn": "shuffle"})
    play(game, "nothing")
    ply = play(game, "nothing", dictation=[IDS[card] for card in wanted])
    assert display(game) == wanted
    assert len(ply.notes) == 4


@pytest.mark.parametrize("seed", range(12))
def test_o4_a_record_finds_the_same_of_several_vacancies(seed: int) -> None:
    """Which one was drawn shows when the rest of the deck comes back to the store pile, in the order it has here."""
    shuffled = ["VAC", "FC01", "VAC", "FC02", "VAC", "FC03", "VAC", "FC04"]
    game, again = (lay(discard=shuffled, options={"deck_turn": "shuffle"}, seed=seed) for _ in range(2))
    play(game, "nothing")
    play(again, "nothing")
    ply = play(game, "nothing")
    play(again, "nothing", dictation=[game.names.name(CARD, note.result) for note in ply.notes])
    assert display(game) == display(again)
    assert draw_pile(game) == draw_pile(again)


@clauses("MJ-6.4", "MJ-7.12")
def test_o5_a_tenant_opens_when_it_is_taken_up() -> None:
    game = lay(draw=QUIET, pile=["ST57"], options={"opening": "naive"})
    play(game, "draw")
    assert (is_open(game, "ST57"), chip(game, "tech")) == (True, 0)
    checked = lay(begin="turn", draw=["VAC", "VAC", "ST57", "VAC"], opened=["ST57"], options={"opening": "naive"})
    play(checked, "nothing", "keep", "keep")
    assert (at(checked), marker(checked)) == ("stack", 15)


@pytest.mark.parametrize(("draw", "field"), [(["VAC", "VAC", "VAC", "ST91"], 38), (["ST29", "VAC", "VAC", "VAC"], 16)])
@clauses("MJ-7.4", "MJ-7.14")
def test_o6_a_tenant_that_is_not_open_pays_nothing(draw: list[str], field: int) -> None:
    game = lay(begin="turn", draw=draw, m=field, options={"unopened_pay": "false"})
    play(game, "nothing")
    while at(game) != "acquire":
        play(game, "keep")
    assert marker(game) == field


def second_field(card: str, voluntary: str, **mine: Any) -> Game:
    """A turn of category I that has come to the second field, with a vacancy under the first."""
    options = {"voluntary_closing": voluntary}
    game = lay(begin="turn", draw=["VAC", card, "VAC", "VAC"], options=options, **mine)
    play(game, "nothing", "keep")
    return game


@clauses("MJ-11.2", "MJ-13.5")
def test_o7_closing_of_ones_own_will_is_paid() -> None:
    game = second_field("ST07", "paid")
    play(game, "close")
    assert marker(game) == 17
    poor = second_field("ST07", "paid", m=4)
    assert at(poor) == "acquire"
    counter = second_field("FC01", "paid", m=4)
    play(counter, "close")
    assert (marker(counter), discard_pile(counter)) == (4, ["VAC"])


@clauses("MJ-11.2")
def test_o8_closing_of_ones_own_will_brings_no_vacancy() -> None:
    game = second_field("ST07", "no_vacancy")
    play(game, "close", "onto 1")
    assert (marker(game), discard_pile(game)) == (20, [])
    descent = second_field("ST31", "no_vacancy", opened=["ST31"], mall=["ST01", "ST12"], m=23)
    play(descent, "close", "onto 1")
    assert (marker(descent), at_category(descent)) == (21, "I")
    assert "VAC" not in discard_pile(descent)


@clauses("MJ-10.1", "MJ-11.1")
def test_o9_a_closing_by_a_closure_card_is_free() -> None:
    game = lay(display=[None, "ST16"], opened=["ST16"], pile=["CL15"], options={"closure_cost": "false"})
    play(game, "draw", "onto 2")
    assert (marker(game), stack(game, 2)[0], discard_pile(game), held(game)) == (20, "ST16", ["VAC"], ["CL15"])
    checked = lay(begin="turn", draw=["VAC", "VAC", "ST07", "VAC"], options={"closure_cost": "false"})
    play(checked, "nothing", "keep", "keep")
    assert marker(checked) == 17


@pytest.mark.parametrize(
    ("lying", "card", "reached"),
    [
        ([4, 6, 6], "ST20", True),
        ([4, 6, 6], "FC06", True),
        ([4, 6, 6], "ST11", False),
        ([6, 6, 6], "ST11", True),
        ([6, 6, 6], "ST01", True),
    ],
)
@clauses("MJ-8.9")
def test_o10_dice_may_show_more(lying: list[int], card: str, reached: bool) -> None:
    stacks = [["ST54" if card.startswith("FC") else card], ["ST61"], ["ST67"], ["ST77"]]
    counters = [card] if card.startswith("FC") else []
    game = lay(stacks=stacks, counters=counters, dice=lying, options={"dice_match": "at_least"})
    play(game, "counter" if counters else "try 1")
    assert (draw_pile(game) == [card]) == reached


@pytest.mark.parametrize(("field", "symbols"), [(30, 0), (31, 1)])
@clauses("MJ-12.4", "MJ-13.7")
def test_o11_a_reward_may_pull_back(field: int, symbols: int) -> None:
    game = lay(mall=mall(8), pile=mall(9)[-1:], m=field, options={"reward": "set"})
    ply = play(game, "draw")
    assert marker(game) == 28
    assert len(told(ply, "symbol")) == symbols


@pytest.mark.parametrize("field", [6, 4, 2])
@clauses("MJ-13.4")
def test_o12_nobody_falls_below_field_2(field: int) -> None:
    game = lay(display=[None, "ST11"], pile=["CL13"], m=field, options={"red_end": "floor"})
    play(game, "draw", "onto 1")
    assert (marker(game), game.state.players[0].out) == (2, 0)


@clauses("MJ-8.15")
def test_o12_what_may_be_paid_is_the_same() -> None:
    stacks = [["ST13"], ["ST61"], ["ST67"], ["ST77"]]
    game = lay(stacks=stacks, m=2, dice=[1, 1, 1], options={"red_end": "floor"})
    play(game, "try 1")
    roll(game, "roll 1 1 1", 1, 1, 1)
    refused(game, "roll 1 1 1", "MJ-8.15")
    assert "stop" in texts(game)

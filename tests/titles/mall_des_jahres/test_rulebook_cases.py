"""The cases that the dossier takes from the rulebook itself: EX-R1 to EX-R20."""

from __future__ import annotations

import pytest

from stammtisch.titles.mall_des_jahres.state import CARD, Ending
from tests.titles.coverage import clauses
from tests.titles.mall_des_jahres.table import (
    BRANCHES,
    CODES,
    IDS,
    QUIET,
    at_category,
    chip,
    dice,
    discard_pile,
    display,
    draw_pile,
    fresh,
    held,
    is_open,
    lay,
    mall,
    marker,
    next_turn,
    now,
    roll,
    stack,
)
from tests.titles.table import at, play, texts, told

SIX_COUNTERS = ["FC01", "FC02", "FC03", "FC04", "FC05", "FC06"]


@clauses("MJ-6.1", "MJ-7.11", "MJ-7.12")
def test_r1_the_store_of_the_example_passes_its_check() -> None:
    game = lay(
        begin="turn",
        draw=["VAC", "VAC", "ST11", "VAC", *SIX_COUNTERS, "AN01", "AN02"],
        opened=["ST11", "AN01", "AN02"],
        mall=mall(10, but=["fashion"], among=["sport"]),
    )
    ply = play(game, "nothing", "keep", "keep")
    assert told(ply, "passed") != []
    assert (at(game), display(game)[2], marker(game)) == ("acquire", "ST11", 20)


@pytest.mark.parametrize(
    ("lacking", "changes"),
    [
        ("the category", {"at_category": "IV"}),
        ("an anchor", {"opened": ["ST11", "AN01"]}),
        ("the branch", {"mall": mall(10, but=["fashion", "sport"])}),
        ("a counter", {"draw": ["VAC", "VAC", "ST11", "VAC", *SIX_COUNTERS[1:], "AN01", "AN02"]}),
    ],
)
@clauses("MJ-6.1", "MJ-7.12", "MJ-11.1")
def test_r1_each_thing_that_is_lacking_fails_it(lacking: str, changes: dict[str, object]) -> None:
    whole = {
        "draw": ["VAC", "VAC", "ST11", "VAC", *SIX_COUNTERS, "AN01", "AN02"],
        "opened": ["ST11", "AN01", "AN02"],
        "mall": mall(11, but=["fashion"], among=["sport"]),
        "at_category": "V",
        "chips": {"fashion": 1},
        "m": 22,
    }
    game = lay(begin="turn", **{**whole, **changes})  # type: ignore[arg-type]
    ply = play(game, "nothing", "keep", "keep")
    assert told(ply, "failed") != [], lacking
    assert (at(game), marker(game)) == ("stack", 17)
    ply = play(game, "onto 1")
    assert [game.names.name(CARD, facts["card"]) for facts in told(ply, "laid-on")] == [IDS["ST11"]]
    assert not is_open(game, "ST11")


@pytest.mark.parametrize(
    ("card", "cost"), [("ST12", 1), ("ST16", 2), ("ST18", 3), ("ST20", 4), ("ST11", 5), ("AN05", 3), ("FC01", 0)]
)
@clauses("MJ-11.1")
def test_r2_a_forced_closing_costs_the_category(card: str, cost: int) -> None:
    game = lay(display=[None, card], pile=["CL13"])
    play(game, "draw")
    assert marker(game) == 20 - cost


@clauses("MJ-3.4", "MJ-3.10", "MJ-4.2", "MJ-4.3", "MJ-5.2")
def test_r3_the_first_turn() -> None:
    game = fresh()
    first = game.due[0]
    assert told(game.setup_tells, "nothing-removed") != []
    assert told(game.setup_tells, "no-effects") != []
    assert at(game) == "acquire"
    play(game, "nothing")
    assert (display(game, first), draw_pile(game, first), discard_pile(game, first)) == (QUIET, ["VAC"] * 6, [])


@clauses("MJ-5.7")
def test_r3_what_is_acquired_in_it_lies_on_the_draw_pile() -> None:
    game = lay(display=QUIET, draw=["VAC"] * 6, pile=["ST57"])
    play(game, "draw")
    assert draw_pile(game) == ["ST57", *["VAC"] * 6]


@clauses("MJ-5.1")
def test_r4_the_first_field_ends_on_top_of_the_discard_pile() -> None:
    game = lay(begin="turn", display=["ST06", "ST07", "ST08", "ST09"], discard=["FC01", "FC02"], draw=QUIET)
    play(game, "nothing")
    assert discard_pile(game) == ["ST06", "ST07", "ST08", "ST09", "FC01", "FC02"]


@clauses("MJ-5.3")
def test_r5_the_discard_pile_is_turned_over_unshuffled() -> None:
    game = lay(begin="turn", discard=["FC01", "FC02", "FC03", "FC04", "FC05", "FC06"])
    ply = play(game, "nothing")
    assert display(game) == ["FC06", "FC05", "FC04", "FC03"]
    assert draw_pile(game) == ["FC02", "FC01"]
    assert ply.notes == ()


@pytest.mark.parametrize(
    ("branches", "category"),
    [(1, "I"), (2, "I"), (3, "II"), (5, "II"), (6, "III"), (8, "III"), (9, "IV"), (10, "IV"), (11, "V"), (12, "V")],
)
@clauses("MJ-12.3", "MJ-12.4")
def test_r6_the_ladder_of_categories(branches: int, category: str) -> None:
    game = lay(mall=mall(branches - 1), pile=mall(branches)[-1:], chips=dict.fromkeys(BRANCHES, 1))
    play(game, "draw")
    assert at_category(game) == category


@clauses("MJ-1.9", "MJ-3.3", "MJ-3.2")
def test_r6_a_mall_begins_at_category_i() -> None:
    game = fresh()
    assert [at_category(game, seat) for seat in range(2)] == ["I", "I"]
    assert [marker(game, seat) for seat in range(2)] == [20, 20]


@pytest.mark.parametrize(("target", "after"), [("try 1", 18), ("anchor", 16)])
@clauses("MJ-8.13")
def test_r7_three_rolls_for_a_store_and_for_an_anchor(target: str, after: int) -> None:
    game = lay(stacks=[["ST13"], ["ST61"], ["ST67"], ["ST77"]], anchors=["AN03"])
    play(game, target)
    roll(game, "throw", 1, 1, 1)
    roll(game, "roll 1 1 1", 1, 1, 1)
    roll(game, "roll 1", 1)
    assert marker(game) == after


@clauses("MJ-8.10", "MJ-8.12", "MJ-8.13")
def test_r8_dice_left_lying() -> None:
    game = lay(stacks=[["ST16"], ["ST61"], ["ST67"], ["ST77"]], dice=[2, 5, 6])
    play(game, "try 1")
    roll(game, "roll 5 6", 1, 1)
    assert (dice(game), marker(game)) == ([1, 1, 2], 20)
    roll(game, "roll 1 1", 1, 4)
    assert (dice(game), marker(game)) == ([1, 2, 4], 19)


@clauses("MJ-7.6", "MJ-7.9", "MJ-7.13", "MJ-7.14")
def test_r9_vacancies_may_be_dismissed_under_the_first_two_fields() -> None:
    game = lay(begin="turn", draw=["VAC", "VAC", "VAC", "ST31"], opened=["ST31"])
    play(game, "nothing")
    assert texts(game) == {"dismiss", "keep"}
    play(game, "dismiss")
    assert texts(game) == {"dismiss", "keep"}
    ply = play(game, "dismiss")
    assert told(ply, "nothing-checked") != []
    assert display(game) == [None, None, "VAC", "ST31"]
    assert marker(game) == 21


@clauses("MJ-7.15")
def test_r9_a_vacancy_pays_nothing() -> None:
    game = lay(begin="turn", draw=["VAC", "VAC", "ST31", "VAC"], opened=["ST31"])
    ply = play(game, "nothing", "keep", "keep")
    assert told(ply, "pays-nothing") != []
    assert marker(game) == 20


@clauses("MJ-10.1", "MJ-11.1", "MJ-1.6", "MJ-5.8")
def test_r10_a_closure_card_from_the_hidden_pile() -> None:
    game = lay(display=[None, "ST16"], opened=["ST16"], pile=["CL15"])
    play(game, "draw")
    assert (at(game), marker(game)) == ("stack", 18)
    play(game, "onto 2")
    assert stack(game, 2)[0] == "ST16"
    assert discard_pile(game) == ["VAC"]
    assert held(game) == ["CL15"]
    assert draw_pile(game) == []


@pytest.mark.parametrize(("under", "after"), [("ST44", 18), ("VAC", 20), (None, 20)])
@clauses("MJ-8.1", "MJ-8.2", "MJ-10.1", "MJ-10.2", "MJ-15.1")
def test_r11_a_closure_card_from_the_open_supply(under: str | None, after: int) -> None:
    game = lay(display=[None, under], stacks=[["ST54"], ["ST61"], ["CL15"], ["ST77"]], pile=["ST41"])
    play(game, "take 3")
    if under == "ST44":
        play(game, "onto 1")
    assert (marker(game), held(game), stack(game, 3)) == (after, ["CL15"], ["ST41"])
    assert discard_pile(game) == (["VAC"] if under == "ST44" else [])


@clauses("MJ-7.4", "MJ-1.5")
def test_r12_a_restaurant_pays_the_sum_of_its_faces() -> None:
    game = lay(begin="turn", draw=["ST29", "VAC", "VAC", "VAC"], m=16)
    play(game, "nothing")
    assert marker(game) == 23


@clauses("MJ-7.10", "MJ-11.2")
def test_r13_closing_of_ones_own_will_is_free() -> None:
    game = lay(begin="turn", draw=["VAC", "ST07", "VAC", "VAC"])
    play(game, "nothing", "keep", "close", "onto 3")
    assert marker(game) == 20
    assert stack(game, 3)[0] == "ST07"
    assert discard_pile(game) == ["VAC"]


@clauses("MJ-5.7", "MJ-5.2")
def test_r14_a_new_card_lies_under_the_first_field_next_turn() -> None:
    game = lay(draw=QUIET, pile=["ST57"])
    play(game, "draw")
    next_turn(game)
    assert display(game) == ["ST57", "VAC", "VAC", "VAC"]


@clauses("MJ-8.18", "MJ-9.3")
def test_r15_a_stack_is_refilled_from_the_pile() -> None:
    game = lay(stacks=[["ST22", "ST80"], ["ST61"], ["ST67"], ["ST77"]], pile=["ST41"], dice=[1, 2, 5])
    play(game, "try 1")
    assert stack(game, 1) == ["ST41", "ST80"]


@clauses("MJ-6.5", "MJ-12.2")
def test_r16_only_the_first_to_represent_a_branch_has_its_chip() -> None:
    rival = {"mall": ["ST02", "ST13", "ST22"], "draw": QUIET}
    game = lay(mall=mall(3), draw=QUIET, others={1: rival}, pile=["ST81", "ST82"])
    play(game, "draw")
    assert (is_open(game, "ST81"), chip(game, "health")) == (True, 0)
    play(game, "draw")
    assert (is_open(game, "ST82"), chip(game, "health")) == (True, 0)


@clauses("MJ-12.5")
def test_r17_a_descent_is_paid_by_the_card_handed_back() -> None:
    game = lay(begin="turn", draw=["VAC", "ST31", "VAC", "VAC"], opened=["ST31"], mall=mall(5, but=["shoes"]), m=22)
    play(game, "nothing", "keep", "close", "onto 1")
    assert (marker(game), at_category(game)) == (19, "II")


@clauses("MJ-10.7", "MJ-10.8", "MJ-10.13")
def test_r18_a_refresh_takes_a_card_without_dice() -> None:
    game = lay(holds=["CL03"], dice=[1, 2, 3], pile=["ST02", "ST13", "ST22", "ST32", "ST41"])
    play(game, "refresh")
    assert [stack(game, number)[0] for number in (1, 2, 3, 4)] == ["ST02", "ST13", "ST22", "ST32"]
    play(game, "pick 2")
    assert (draw_pile(game), stack(game, 2)[0]) == (["ST13"], "ST41")
    assert (dice(game), marker(game)) == ([1, 2, 3], 20)
    play(game, "onto 4")
    assert stack(game, 4)[0] == "CL03"


@clauses("MJ-10.12")
def test_r19_draw_again() -> None:
    game = lay(holds=["CL19"], pile=["ST73", "ST41"])
    play(game, "draw")
    assert texts(game) == {"again 1", "again 2", "again 3", "again 4", "keep"}
    play(game, "again 2")
    assert (stack(game, 2)[0], draw_pile(game)) == ("ST73", ["ST41"])
    assert "keep" not in texts(game)


@clauses("MJ-14.1", "MJ-14.2")
def test_r20_the_last_chip_ends_the_game() -> None:
    chips = {branch: 1 for branch in BRANCHES if branch != "leisure"}
    game = lay(mall=mall(6, among=["restaurant"]), pile=["ST93"], chips=chips, draw=QUIET)
    ply = play(game, "draw")
    assert game.over
    assert game.state.ending == Ending.CHIPS
    assert told(ply, "turn") == []
    assert chip(game, "leisure") == 0


def test_the_cards_are_called_by_their_code() -> None:
    """The bench knows every card of the box, each once."""
    assert len(CODES) == len(IDS) + 1
    assert set(now(fresh())["tops"].values()) <= set(CODES)

"""What Mall des Jahres tells newcomers: its page, its examples, and a guided first game that comes true as told."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.primer import (
    Example,
    Lesson,
    Told,
    read_examples,
    read_guide,
    read_primer,
    read_scene,
    scenes,
)
from stammtisch.titles.mall_des_jahres.title import TITLE
from tests.scenes.make import position, scenes_of
from tests.titles import test_primers
from tests.titles.mall_des_jahres.table import (
    ENTRIES,
    STORES,
    at_category,
    chip,
    dice,
    discard_pile,
    display,
    draw_pile,
    held,
    is_open,
    marker,
    now,
    stack,
)
from tests.titles.table import play, texts, told

LESSONS = read_guide(TITLE.folder)
EXAMPLES = read_examples(TITLE.folder)
BY_SCENE = {lesson.scene: lesson for lesson in LESSONS}
LUCK = range(6)
"""Seeds: what a page opens is rolled and drawn anew each time."""
MUCH_LUCK = range(40)
"""For lessons that go on after cards were drawn: what comes onto the market must not ask for anything."""
NAMES = {" ".join(part.capitalize() for part in entry["id"].split("-")) for entry in ENTRIES.values()}
FIGURE = re.compile(r"\d+|\b[IV]+\b")


def opened(scene: str, seed: int = 1) -> Game:
    """The game of a scene, with the chance of a seed."""
    laid = read_scene(TITLE.folder, scene)
    assert laid is not None
    return st.load(laid, seed=seed)


def practise(scene: str, seed: int = 1, upto: int | None = None) -> Game:
    """Plays a lesson as it is meant, or the first of its tasks."""
    game = opened(scene, seed)
    for task in BY_SCENE[scene].tasks[:upto]:
        play(game, next(text for text in sorted(texts(game, 0)) if test_primers.fits(text, task.moves)))
        for said in task.then:
            seat, _, move = said.partition(": ")
            assert game.due == (int(seat),)
            play(game, move)
    return game


# ------------------------------------------------------------------------------------- as of the titles on the shelf


def test_there_is_a_page_a_guide_and_examples() -> None:
    primer = read_primer(TITLE.folder)
    assert len(primer.pictures) == 5
    assert len(LESSONS) == 14
    assert len(EXAMPLES) == 5
    used = {shown.scene for shown in (*primer.pictures, *LESSONS, *EXAMPLES)}
    assert used == set(scenes(TITLE.folder)) == set(scenes_of(TITLE.name))


@pytest.mark.parametrize("scene", scenes(TITLE.folder))
def test_a_scene_lies_in_the_folder_as_it_was_laid(scene: str) -> None:
    kept = json.loads((TITLE.folder / "scenes" / f"{scene}.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(position(scenes_of(TITLE.name)[scene]())))


# ------------------------------------------------------------------------------------------ the three languages agree


def every_text() -> list[Told]:
    """All that newcomers are told, but titles."""
    primer = read_primer(TITLE.folder)
    out = [primer.aim, primer.winner, *(picture.text for picture in primer.pictures)]
    out += [example.text for example in EXAMPLES]
    for lesson in LESSONS:
        out += [lesson.say, *(text for task in lesson.tasks for text in (task.say, task.otherwise, task.done) if text)]
    return out


@pytest.mark.parametrize("text", every_text(), ids=lambda text: text["en"][:40])
def test_figures_and_cards_are_the_same_in_every_language(text: Told) -> None:
    figures = [set(FIGURE.findall(text[lang])) for lang in LANGUAGES]
    assert figures[0] == figures[1] == figures[2]
    cards = [{name for name in NAMES if name.lower() in text[lang].lower()} for lang in LANGUAGES]
    assert cards[0] == cards[1] == cards[2]


@pytest.mark.parametrize("tale", [*LESSONS, *EXAMPLES], ids=lambda tale: tale.scene)
def test_a_card_that_is_named_lies_on_the_table(tale: Lesson | Example) -> None:
    """In the scene, where somebody can find it: in the display, the deck or on top of a stack."""
    said = str(tale).lower()
    named = {code for code, entry in ENTRIES.items() if entry["id"].replace("-", " ") in said}
    game = opened(tale.scene)
    lie = {*display(game), *draw_pile(game), *discard_pile(game)}
    lie |= {stack(game, number)[0] for number in (1, 2, 3, 4)}
    assert named <= lie


# ------------------------------------------------------------------------------------- what the lessons say comes true


def shown(game: Game, fact: str) -> list[str]:
    """What the table shows of the first seat beside the state."""
    facts: Any = game.view()["facts"]
    return list(facts["players"][0][fact])


def pays(game: Game, event: str) -> list[tuple[str, int]]:
    """Which stores paid how much in a lesson, or cost it."""
    return [(STORES[fact["card"]], fact["points"]) for ply in game.plies for fact in told(ply, event)]


@pytest.mark.parametrize("seed", LUCK)
def test_the_first_shop_needs_no_roll_and_brings_its_chip(seed: int) -> None:
    game = practise("first", seed)
    assert dice(game) == [3, 4, 6]
    assert is_open(game, "ST31")
    assert [fact["points"] for fact in told(game.plies[-1], "chip")] == [2]
    assert chip(game, "shoes") == 0
    assert draw_pile(game)[0] == "ST31"


@pytest.mark.parametrize("seed", range(12))
def test_a_roll_reaches_the_bookshop_or_may_be_followed_by_another_or_stopped(seed: int) -> None:
    game = practise("dice", seed)
    assert marker(game) == 20
    assert 2 in dice(game)
    if 3 in dice(game):
        assert is_open(game, "ST77")
    else:
        assert game.due == (0,)
        assert "stop" in texts(game)
        play(game, next(text for text in sorted(texts(game)) if text.startswith("roll")))
        assert marker(game) == 19


def test_both_outcomes_of_the_roll_are_among_those_that_were_tried() -> None:
    assert {3 in dice(practise("dice", seed)) for seed in range(12)} == {True, False}


@pytest.mark.parametrize("seed", LUCK)
def test_a_second_roll_costs_a_point_in_any_case(seed: int) -> None:
    assert marker(opened("price", seed)) == 20
    assert marker(practise("price", seed)) == 19


@pytest.mark.parametrize("seed", LUCK)
def test_a_store_without_its_category_is_acquired_and_stays_unopened(seed: int) -> None:
    game = practise("needs", seed)
    assert at_category(game) == "II"
    assert draw_pile(game)[0] == "ST85"
    assert not is_open(game, "ST85")
    assert chip(game, "health") is None


def test_two_vacancies_go_and_the_fourth_field_pays() -> None:
    before, game = opened("fields"), practise("fields")
    assert display(game) == [None, None, "VAC", "ST77"]
    assert game.state.players[0].vacancies == before.state.players[0].vacancies - 2
    assert pays(game, "settled") == [("ST77", 2)]
    assert marker(game) == marker(before) + 2


@pytest.mark.parametrize("onto", ["onto 1", "onto 2", "onto 3", "onto 4"])
def test_a_store_without_its_need_is_closed_for_nothing_and_its_branch_stays(onto: str) -> None:
    assert is_open(opened("close"), "ST37")
    assert "sport" not in shown(opened("close"), "branch")
    game = practise("close", upto=1)
    before = game.state.players[0].vacancies
    play(game, onto)
    me = game.state.players[0]
    assert stack(game, int(onto[-1]))[0] == "ST37"
    assert (me.vacancies, me.represented, at_category(game)) == (before + 1, 6, "III")
    assert pays(game, "closing") == [("ST37", 0)]
    assert pays(game, "settled") == [("ST41", 1)]


def test_what_is_kept_under_the_second_field_decides_the_check() -> None:
    game = practise("check")
    assert display(game)[:3] == ["ST01", "ST12", "ST37"]
    assert marker(game) == 22
    other = opened("check")
    play(other, "close", "onto 1", "onto 2")
    assert marker(other) == 19
    assert not is_open(other, "ST37")


def test_an_exchange_makes_a_loss_of_four_a_gain_of_four() -> None:
    game = practise("counter")
    assert pays(game, "settled") == [("ST09", 4)]
    assert is_open(game, "ST31")
    assert not is_open(game, "ST09")
    other = opened("counter")
    play(other, "arrange 1234", "dismiss")
    assert pays(other, "closing") == [("ST09", 4)]


@pytest.mark.parametrize("seed", MUCH_LUCK)
def test_what_is_acquired_comes_first_and_what_lay_lowest_after_it(seed: int) -> None:
    before = opened("deck", seed)
    lowest = discard_pile(before)[::-1]
    game = practise("deck", seed, upto=1)
    assert display(game) == ["ST22", *lowest[:3]] == ["ST22", "VAC", "ST31", "ST77"]
    assert pays(game, "restaurant") == [("ST22", 2)]
    game = practise("deck", seed)
    assert display(game) == ["ST22", None, "ST31", "ST77"]
    assert pays(game, "settled") == [("ST77", 2)]


@pytest.mark.parametrize("seed", MUCH_LUCK)
def test_a_closure_card_closes_nothing_and_adjusts_a_die_a_turn_later(seed: int) -> None:
    game = practise("closure", seed, upto=1)
    assert held(game) == ["CL09"]
    assert game.due == (0,)
    assert not pays(game, "closing")
    game = practise("closure", seed)
    assert dice(game) == [1, 4, 6]
    assert is_open(game, "ST05")
    assert stack(game, 1)[0] == "CL09"
    assert held(game) == []


@pytest.mark.parametrize("seed", LUCK)
def test_a_deck_symbol_is_passed_and_the_market_gets_four_cards(seed: int) -> None:
    before, game = opened("symbol", seed), practise("symbol", seed)
    assert (marker(before), marker(game)) == (24, 27)
    assert [stack(game, number)[1] for number in (1, 2, 3, 4)] == [stack(before, n)[0] for n in (1, 2, 3, 4)]
    assert (game.box.start, game.box.fields_of_track) == (20, 40)
    assert (game.box.red_last, game.box.grey_last) == (13, 27)
    assert sum(symbol > 0 for symbol in game.box.deck_symbols) == 6


@pytest.mark.parametrize("seed", LUCK)
def test_a_sixth_branch_lifts_the_mall_and_its_marker(seed: int) -> None:
    before, game = opened("category", seed), practise("category", seed)
    assert (at_category(before), marker(before)) == ("II", 21)
    assert (at_category(game), marker(game)) == ("III", 25)
    assert any(told(ply, "refresh") for ply in game.plies)
    assert list(game.box.branches_needed) == [0, 3, 6, 9, 11]
    assert game.box.descent_cost[2] == 3


@pytest.mark.parametrize("move", ["try 1", "try 3", "try 4", "anchor", "counter", "nothing"])
def test_what_is_meant_at_the_red_end_ruins_nobody(move: str) -> None:
    game = opened("insolvency")
    assert test_primers.fits(move, BY_SCENE["insolvency"].tasks[0].moves)
    play(game, move)
    assert now(game)["players"][0]["out"] == 0


def test_what_is_not_meant_at_the_red_end_may_ruin() -> None:
    """A closure card does so surely; a hidden card may be one."""
    game = opened("insolvency")
    others = {text for text in texts(game) if not test_primers.fits(text, BY_SCENE["insolvency"].tasks[0].moves)}
    assert others == {"take 2", "draw"}
    play(game, "take 2")
    assert now(game)["players"][0]["out"] == 1
    fates = set()
    for seed in range(60):
        drawn = opened("insolvency", seed)
        play(drawn, "draw")
        fates.add(now(drawn)["players"][0]["out"])
    assert fates == {0, 1}


def test_the_last_chip_ends_the_game_and_the_score_is_as_told() -> None:
    game = practise("end")
    assert game.over
    first = next(score for score in game.scores() if score.seat == 0)
    assert (first.place, first.total) == (1, 71)
    assert [line.points for line in first.lines] == [31, 15, 8, -2, 19]
    assert sum(owner == 0 for owner in game.state.chips) == 6


# ------------------------------------------------------------------------------------ what the examples say comes true


def test_the_better_restaurant_opens_at_once_and_does_not_pay() -> None:
    game = opened("swap")
    assert marker(game) == 23
    play(game, "swap 2")
    assert is_open(game, "ST28")
    assert stack(game, 2) == ["ST23"]
    assert marker(game) == 23
    assert game.state.players[0].vacancies == opened("swap").state.players[0].vacancies


def test_the_same_dice_reach_two_stores_and_miss_two() -> None:
    reached = []
    for number in (1, 2, 3, 4):
        game = opened("faces")
        play(game, f"try {number}")
        reached.append(game.due != (0,))
    assert reached == [True, True, False, False]


def test_a_failed_check_costs_a_branch_and_a_category() -> None:
    game = opened("fall")
    assert (marker(game), at_category(game)) == (22, "III")
    play(game, "keep", "onto 1")
    assert (marker(game), at_category(game)) == (16, "II")
    assert game.state.players[0].represented == 5

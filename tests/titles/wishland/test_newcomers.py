"""What Wishland tells newcomers: its page, its examples, and a guided first game that comes true as told."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.primer import Told, read_examples, read_guide, read_primer, read_scene, scenes
from stammtisch.titles.wishland.park import price_of
from stammtisch.titles.wishland.title import TITLE
from tests.scenes.make import position, scenes_of
from tests.titles import test_primers
from tests.titles.table import play, refused, texts
from tests.titles.wishland.table import IDS, buy, card, claim, me, stacks_on

LESSONS = read_guide(TITLE.folder)
EXAMPLES = read_examples(TITLE.folder)
BY_SCENE = {lesson.scene: lesson for lesson in LESSONS}
LUCK = range(8)
"""Seeds: what is drawn in the solo game is drawn anew each time."""
FIGURE = re.compile(r"\d+")


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
    assert (len(primer.pictures), len(LESSONS), len(EXAMPLES)) == (5, 12, 5)
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_and_cards_are_the_same_in_every_language(lang: str) -> None:
    speaker, english = TITLE.speaker(lang), TITLE.speaker("en")
    for text in every_text():
        assert set(FIGURE.findall(text[lang])) == set(FIGURE.findall(text["en"])), text[lang]
        for name in IDS.values():
            message = f"card-{name}"
            if english.knows(message) and f"“{english.say(message)}”" in text["en"]:
                assert speaker.say(message) in text[lang], text[lang]


# ------------------------------------------------------------------------------------- what the lessons say comes true


def test_a_first_ride_brings_a_point_and_room() -> None:
    game = practise("first")
    assert me(game).points == 1 and me(game).limit() == 2 and stacks_on(game, "ride") == [(0, 1)]


def test_a_full_field_takes_three_workers() -> None:
    game = practise("stacks")
    assert stacks_on(game, "performer")[-1] == (0, 3)
    assert (me(game).points, me(game).credits) == (1, 6 - 4 + 2)


def test_a_ride_makes_room_for_a_second_restaurant() -> None:
    refused(opened("limit"), buy("F10"), "WL-14.3")
    shown: Any = practise("limit").view(0)["facts"]
    assert shown["players"][0]["income"] == 7


def test_advertising_makes_three_credits() -> None:
    game = practise("advertise")
    assert me(game).credits == 3 and me(game).visitors == 3


def test_collecting_brings_all_four_back() -> None:
    game = practise("collect")
    assert me(game).workers == 4 and stacks_on(game, "ride") == [] and len(stacks_on(game, "performer")) == 1


def test_space_five_makes_a_limit_of_three() -> None:
    game = practise("order")
    assert me(game).limit() == 3 and me(game).space == 4


def test_three_steps_and_a_claim_make_three_points() -> None:
    game = opened("tracks")
    before = me(game).points
    game = practise("tracks")
    assert me(game).points == before + 3 and me(game).happiness == 7


@pytest.mark.parametrize("boost", ["take happiness", "take visitors", "take worker"])
def test_the_mascot_is_worth_a_point_at_the_end(boost: str) -> None:
    game = practise("mascots", upto=1)
    play(game, boost)
    shown: Any = game.view(0)["facts"]
    assert shown["players"][0]["lines"]["mascots"] == 1


def test_three_extra_workers_save_three_credits() -> None:
    game = opened("extra")
    assert me(game).workers == 8 and price_of(game.state, game.box, 0, card(game, "R07")) == 7
    refused(game, buy("R07", 2), "WL-9.6")
    game = practise("extra")
    assert stacks_on(game, "ride")[-1] == (0, 5) and me(game).credits == 0 and me(game).points == 9 + 4


def test_a_franchise_brings_four_credits_and_costs_a_point() -> None:
    game = practise("loan")
    shown: Any = game.view(0)["facts"]
    assert me(game).credits == 4 and shown["players"][0]["lines"]["losses"] == -1


@pytest.mark.parametrize("seed", LUCK)
def test_whatever_is_drawn_alone_can_be_played(seed: int) -> None:
    game = practise("alone", seed, upto=2)
    assert game.state.hand.n == 2
    assert sum(text.startswith("play ") for text in texts(game)) == 2
    play(game, next(text for text in sorted(texts(game)) if text.startswith("play ")))
    assert list(game.state.owner).count(0) == 2


def test_the_last_turn_wins_as_told() -> None:
    game = practise("end")
    first = game.scores()[0]
    assert game.over and (first.seat, first.total, first.place) == (0, 29, 1)
    assert {line.points for line in first.lines[7:10]} == {2, 5}


# ------------------------------------------------------------------------------------ what the examples say comes true


def test_the_gatehouse_makes_no_room_for_itself() -> None:
    refused(opened("gatehouse"), buy("H04"), "WL-14.3")


def test_one_claim_opens_the_next() -> None:
    game = opened("claims")
    play(game, claim("A1"), claim("A4"))
    assert me(game).points == 16 and game.due == (0,)


def test_the_final_scoring_is_fifteen_points() -> None:
    game = opened("last-card")
    play(game, buy("F11"))
    assert game.over and me(game).points == 29
    assert [line.points for line in game.scores()[0].lines][6:] == [0, 3, 7, 2, 1, 2, 2, -2]

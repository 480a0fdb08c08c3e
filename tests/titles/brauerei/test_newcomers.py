"""What Brauerei tells newcomers: its positions load, its examples come out as they say, its clauses exist."""

from __future__ import annotations

import json

import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.primer import read_examples, read_guide, read_primer, read_scene, scenes
from stammtisch.titles.brauerei.title import TITLE
from tests.scenes.make import position, scenes_of
from tests.titles import test_primers
from tests.titles.brauerei.table import hangs, me, owner, taste_of, thing
from tests.titles.table import play, sound, texts, told


def opened(scene: str) -> Game:
    """The game of a scene."""
    laid = read_scene(TITLE.folder, scene)
    assert laid is not None
    return st.load(laid, seed=1)


@pytest.mark.parametrize("scene", scenes(TITLE.folder))
def test_a_scene_is_a_sound_position_as_it_is_laid_here(scene: str) -> None:
    game = opened(scene)
    sound(game)
    assert 0 in game.due
    laid = json.loads(json.dumps(position(scenes_of(TITLE.name)[scene]())))
    assert laid == read_scene(TITLE.folder, scene)


def test_every_scene_is_shown() -> None:
    shown = {picture.scene for picture in read_primer(TITLE.folder).pictures}
    shown |= {lesson.scene for lesson in read_guide(TITLE.folder)}
    assert shown | {example.scene for example in read_examples(TITLE.folder)} == set(scenes(TITLE.folder))


@pytest.mark.parametrize("number", range(len(read_guide(TITLE.folder))))
def test_a_lesson_can_be_played_as_it_says(number: int) -> None:
    test_primers.test_a_lesson_can_be_played_as_it_says(TITLE, number)


def test_what_lessons_promise_comes_true() -> None:
    """Where a lesson says what will come of it, it does so whatever the dice show."""
    for die in "16":
        game = opened("first")
        play(game, "send K7", "send K8")
        game.play("done", 0, dictation=[die, die])
        assert (owner(game, "K7"), owner(game, "K8")) == ("A", "A")
        game = opened("defence")
        play(game, "send S1", "send S1", "done")
        for said in ("send S1", "send S1", "done"):
            game.play(said, 1)
        game.play("done", 2, dictation=[die])
        assert owner(game, "S1") == "A"
        game = opened("end")
        play(game, "send U5", "send U5", "send U5", "done")
        game.play("done", 1)
        game.play("done", 2, dictation=[die])
        assert game.scores()[0].place == 1
    game = opened("growth")
    play(game, "buy 1", "raise 4")
    assert game.view(0)["facts"]["players"][0]["income"] == 280


def test_clauses_of_newcomers_are_in_the_rules() -> None:
    primer, clauses = read_primer(TITLE.folder), set(TITLE.rulebook().text)
    assert primer.house <= clauses
    assert primer.completed <= clauses
    assert not primer.completed & primer.house
    assert {example.clause for example in read_examples(TITLE.folder)} <= clauses


def test_the_joker_speaks_for_the_taste_of_now() -> None:
    game = opened("cards")
    play(game, "lay hoppy", "lay hoppy", "joker aroma", "done", "done", "done")
    while (decision := game.decision) and decision.name == "research":
        play(game, "no")
    for seat in range(3):
        for said in ("brew hoppy", "brew straw", "brew light", "brew flat", "done"):
            game.play(said, seat)
    votes = [tell.facts["votes"] for ply in game.plies for tell in ply.tells if tell.event == "votes"]
    assert votes == [3, 1]
    assert taste_of(game, "aroma") == {"hoppy"}


@pytest.mark.parametrize(("reps", "keeper"), [(1, "C"), (2, "A")])
def test_the_supermarket_is_defended(reps: int, keeper: str) -> None:
    game = opened("fight")
    for _ in range(reps):
        game.play("send S2", 0)
    game.play("done", 0)
    game.play("done", 1)
    game.play("send S2", 2)
    ply = game.play("done", 2, dictation=["5"])
    assert [fact["bar"] for fact in told(ply, "attacks")] == [9]
    assert owner(game, "S2") == keeper


@pytest.mark.parametrize(("supplied", "hanging"), [("S3", "P7"), ("P7", "S3")])
def test_what_hung_comes_last(supplied: str, hanging: str) -> None:
    game = opened("supply")
    assert texts(game) == {"supply K4", "supply S3", "supply P7"}
    play(game, "supply K4", f"supply {supplied}")
    assert (owner(game, "P2"), hangs(game, hanging), hangs(game, supplied)) == (None, True, False)
    assert me(game).office == thing(game, "K1")


def test_a_tie_and_another_bid() -> None:
    game = opened("auction")
    for seat, bid in enumerate((55, 55, 40)):
        game.play(f"bid {bid}", seat)
    assert game.due == (0, 1)
    assert "bid 56" in texts(game, 0)
    assert "bid 55" not in texts(game, 0)
    game.play("bid 60", 0)
    game.play("bid 0", 1)
    assert (me(game).money, me(game).home) == (60, 2)


def test_two_with_three_objects() -> None:
    game = opened("end")
    for seat, target in ((0, "U5"), (1, "U6")):
        game.play(f"send {target}", seat)
        game.play("done", seat)
    ply = game.play("done", 2, dictation=["6", "6"])
    assert game.over
    assert [fact["hl"] for fact in told(ply, "sells")][:2] == [370, 410]
    assert [score.place for score in game.scores()] == [2, 1, 3]

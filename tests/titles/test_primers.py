"""What titles tell newcomers: positions that load, lessons that can be played, clauses that exist."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.primer import PrimerError, read_examples, read_guide, read_primer, read_scene, scenes
from stammtisch.kernel.title.title import Title

TITLES = [title for title in (st.find_title(name) for name in st.titles()) if (title.folder / "primer.toml").exists()]
SCENES = [(title, name) for title in TITLES for name in scenes(title.folder)]
LESSONS = [(title, number) for title in TITLES for number in range(len(read_guide(title.folder)))]


def opened(title: Title, scene: str) -> Game:
    """The game of a scene."""
    position = read_scene(title.folder, scene)
    assert position is not None
    return st.load(position, seed=1)


def test_there_is_something_to_tell() -> None:
    assert {title.name for title in TITLES} >= {"mall-world", "ground-floor", "mall-des-jahres", "wishland", "brauerei"}
    for title in TITLES:
        assert len(read_primer(title.folder).pictures) == 5
        assert len(read_guide(title.folder)) >= 5
        assert read_examples(title.folder)


@pytest.mark.parametrize(("title", "scene"), SCENES, ids=lambda v: getattr(v, "name", v))
def test_a_scene_is_a_sound_position_in_which_the_first_seat_may_move(title: Title, scene: str) -> None:
    game = opened(title, scene)
    assert not list(title.invariants(game.state, game.box))
    assert 0 in game.due
    assert game.moves(0)


@pytest.mark.parametrize(("title", "number"), LESSONS, ids=lambda v: getattr(v, "name", v))
def test_a_lesson_can_be_played_as_it_says(title: Title, number: int) -> None:
    lesson = read_guide(title.folder)[number]
    game = opened(title, lesson.scene)
    for task in lesson.tasks:
        while 0 in game.due and len(game.moves(0)) == 1 and not fits(game.moves(0)[0].text, task.moves):
            game.play(game.moves(0)[0], 0)  # what has no alternative plays itself
        texts = [move.text for move in game.moves(0)]
        for pattern in task.moves:
            assert any(fits(text, (pattern,)) for text in texts), f"{pattern} is not possible: {texts}"
        game.play(next(text for text in texts if fits(text, task.moves)), 0)
        for said in task.then:
            seat, _, move = said.partition(": ")
            game.play(move, int(seat))
    assert lesson.tasks[-1].done, "a lesson ends with what came of it"


def fits(text: str, patterns: tuple[str, ...]) -> bool:
    """Whether a move is one of those that are practised."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_clauses_of_newcomers_are_in_the_rules(title: Title) -> None:
    primer, clauses = read_primer(title.folder), set(title.rulebook().text)
    assert primer.house and primer.house <= clauses
    assert primer.completed <= clauses and not primer.completed & primer.house
    assert {example.clause for example in read_examples(title.folder)} <= clauses


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("minutes = [1]", "'minutes' wants 2 numbers"),
        ("minutes = [1, 2]\nweight = 9", "'weight' wants a number from 1 to 5"),
        ('minutes = [1, 2]\nweight = 1\naim.en = "x"', "'aim' wants a text in each of en, de, fr"),
        ("minutes = [", "primer.toml: "),
    ],
)
def test_a_wrong_primer_is_refused_with_what_is_wanted(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "primer.toml").write_text(text)
    with pytest.raises(PrimerError, match="primer.toml") as caught:
        read_primer(tmp_path)
    assert message in str(caught.value)


def test_a_lesson_on_a_scene_that_is_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "guide.toml").write_text('[[lesson]]\nscene = "nowhere"')
    with pytest.raises(PrimerError, match="lesson 1: 'scene' wants one of"):
        read_guide(tmp_path)


def test_a_title_may_tell_nothing(tmp_path: Path) -> None:
    assert read_primer(tmp_path).pictures == ()
    assert read_guide(tmp_path) == read_examples(tmp_path) == ()


def french() -> Iterator[tuple[str, str]]:
    """Every French text for newcomers."""
    for title in TITLES:
        primer = read_primer(title.folder)
        texts = [primer.aim, primer.winner, *(p.text for p in primer.pictures)]
        for lesson in read_guide(title.folder):
            texts += [lesson.title, lesson.say]
            texts += [told for task in lesson.tasks for told in (task.say, task.otherwise, task.done) if told]
        for example in read_examples(title.folder):
            texts += [example.title, example.text]
        yield from ((title.name, told["fr"]) for told in texts)


def test_french_for_newcomers_has_its_spaces_and_apostrophes() -> None:
    for title, text in french():
        assert "'" not in text, f"{title}: {text}"
        assert not any(mark in text for mark in (" ;", " :", " !", " ?")), f"{title}: {text}"

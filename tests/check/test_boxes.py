"""Boxes that a designer might write: what is accepted can be played to its end, and what cannot is found."""

from __future__ import annotations

import importlib
import itertools
from pathlib import Path

import pytest

import stammtisch as st
from stammtisch.check import boxes
from stammtisch.check.boxes import changes, check_boxes
from stammtisch.check.report import arrangements
from stammtisch.kernel.title.box import BoxError
from stammtisch.kernel.title.title import Title
from tests.kernel.toy import copy_title, edit

numbers = itertools.count()
ALL = 10_000
"""So many games are worth every change of the toy."""


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the toy under a name of its own."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return copy_title(tmp_path, f"box{next(numbers)}", "box", installed=False)


def load(folder: Path) -> Title:
    """The title in a folder that Python finds."""
    importlib.invalidate_caches()
    title: Title = importlib.import_module(f"{folder.name}.title").TITLE
    return title


def found(title: Title) -> list[str]:
    """What is wrong with boxes of a title."""
    return [problem.text for problem in check_boxes(title, arrangements(title), ALL, compiled=False).problems]


def test_every_box_that_the_toy_accepts_can_be_played(planted: Path) -> None:
    assert found(load(planted)) == []


def test_a_number_that_overflows_a_counter_is_found_and_named(planted: Path) -> None:
    edit(planted / "state.py", "value = u8(GOODS, at=GOOD, within=(0, 20))", "value = u8(GOODS, at=GOOD)")
    problems = found(load(planted))
    assert problems
    for text in problems:
        assert text.startswith("with a box where [good][")
        assert ".value = " in text
        assert "does not fit Player.coins (0 to 255)" in text


def test_a_box_that_is_refused_with_an_error_of_python_is_found(planted: Path) -> None:
    edit(
        planted / "title.py", "    if sum(box.copies) < 4:\n", "    if 100 // box.coins > 50 or sum(box.copies) < 4:\n"
    )
    assert [text for text in found(load(planted)) if "[game].coins = 0: " in text and "ZeroDivisionError" in text]


def test_a_game_that_hangs_is_given_up_and_named(planted: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "PATIENCE", 1.0)
    edit(
        planted / "rules.py",
        "    s.lot = NONE\n    for seat",
        "    while box.sides == 20:\n        s.lot = NONE\n    for seat",
    )
    assert any("[game].sides = 20: it is not read and played" in text for text in found(load(planted)))


@pytest.mark.parametrize("name", st.titles())
def test_every_number_of_a_box_is_changed_to_its_edges(name: str) -> None:
    title = st.find_title(name)
    ways = {change.way for change in changes(title)}
    entries = title.load_box().entries
    for table, whole in entries.items():
        for i, entry in enumerate([whole] if isinstance(whole, dict) else whole):
            for key, value in entry.items():
                if isinstance(value, int) and any(
                    s.rstrip("?") == f"{table}.{key}" for s in title.components.places(title.box).values()
                ):
                    assert ((table, key) if isinstance(whole, dict) else (table, i, key)) in ways


def test_a_change_leaves_the_own_box_alone() -> None:
    title = st.find_title("mall-world")
    before = title.load_box().hash
    hashes = set()
    for change in changes(title)[:12]:
        try:
            hashes.add(title.edited_box(change.of(title.load_box().entries)).hash)
        except BoxError as refused:
            assert "\n" not in str(refused)
    assert before not in hashes
    assert title.load_box().hash == before
    assert title.edited_box(dict(title.load_box().entries)).hash == before

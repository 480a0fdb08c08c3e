"""Golden records: finished games that replay to the same text, states and scores.

When a fix of the rules changes one, the change is meant and explained where the record is made anew. The records of a
title that is not installed are left to its own tests.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import stammtisch as st
from tests.golden.make import HERE, WANTED

RECORDS = sorted(HERE.glob("*/*.txt"))
INSTALLED = [path for path in RECORDS if path.parent.name in st.titles()]


@pytest.mark.parametrize("path", INSTALLED, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_golden_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = st.read(text)
    assert game.record() == text
    assert game.over


@pytest.mark.parametrize("title", st.titles())
def test_there_is_a_record_for_each_table_option_and_end(title: str) -> None:
    found = st.find_title(title)
    games = [st.read(p.read_text(encoding="utf-8")) for p in RECORDS if p.parent.name == title]
    assert {len(game.seats) for game in games} == set(found.seats)
    played = {(name, value) for game in games for name, value in game.option_values.items()}
    assert played == {(name, value) for name, kind in found.options.items() for value in kind.names}
    ends = {tell.clause for game in games for tell in game.plies[-1].tells}
    assert {clause for wanted in WANTED[title] for clause in wanted.end} <= ends

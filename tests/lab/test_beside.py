"""A study of players that think: random play stands beside it, and causes are told from that."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from stammtisch import lab
from stammtisch.kernel.title.title import Title
from stammtisch.lab import balance
from stammtisch.lab.balance import BESIDE
from stammtisch.lab.page import Points, Sheet
from stammtisch.lab.report import findings, page
from stammtisch.lab.report.sections import CAUSES
from tests.lab.test_report import left_in_english
from tests.machine import long

GAMES = 40
THINKING = "search:iterations=2"
"""It costs most of the time of these tests, so it sits in one seat only."""


@cache
def thinking(name: str, edited: Path | None, lang: str = "en") -> lab.Study:
    return lab.study(name, 2, GAMES, [THINKING, "random"], box=edited, skill_games=0, workers=1, lang=lang)


def test_causes_are_those_of_random_play_of_the_same_table(stall: Title) -> None:
    found, bare = thinking(stall.name, None), lab.study(stall.name, 2, BESIDE * GAMES, skill_games=0, workers=1)
    assert not found.random
    assert found.beside == bare
    assert bare.beside is None and bare.bare is bare
    assert found.things != bare.things


@long
def test_what_a_change_does_is_told_from_random_play(stall: Title, edited: Path) -> None:
    """The worth of things is a cause; how games go is seen in the players' own."""
    found = thinking(stall.name, edited).comparison
    bare = lab.study(stall.name, 2, BESIDE * GAMES, box=edited, skill_games=0, workers=1).comparison
    assert found is not None and bare is not None
    assert found.things == bare.things
    assert found.figures != bare.figures


def test_the_first_sentence_says_who_played_and_the_next_where_causes_come_from(stall: Title) -> None:
    found = thinking(stall.name, None)
    first, second, *_ = findings(found)
    assert first[0] == "Who played" and "a bot that looks ahead" in first[1] and "need not be its cause" in first[1]
    assert second[0] == "Beside them" and second[1].startswith(f"{BESIDE * GAMES} games of random play")
    assert [name for name, _ in findings(found.bare)].count("Beside them") == 0


def test_figures_of_random_play_say_that_they_are(stall: Title) -> None:
    found = thinking(stall.name, None)
    sections = {section.anchor: section for section in page(found).sections}
    said = dict(next(block for block in sections["quality"].blocks if isinstance(block, Points)).points)
    say = {one.key: one for one in found.bare.metrics}
    assert {"interaction", "deal"} <= set(say) & set(CAUSES)
    for name in ("Interaction", "The deal"):
        assert said[name].endswith("(So in random play.)")
    for name in ("Winners", "Length"):
        assert "random play" not in said[name]
    tables = [block for block in sections["things"].blocks if isinstance(block, Sheet)]
    assert tables
    for table in tables:
        assert table.headings[-3:] == ("of those who think", "once more, theirs", "interval")
        assert all(len(row) == len(table.headings) for row in table.rows)


@long
@pytest.mark.parametrize("lang", ["de", "fr"])
def test_it_is_said_in_each_language(stall: Title, lang: str) -> None:
    found = thinking(stall.name, None, lang)
    for text in (page(found).html(), "\n".join(f"{head}: {sentence}" for head, sentence in findings(found))):
        assert not left_in_english(text, lang)


def test_who_plays_where_nobody_says_is_decided_in_one_place(stall: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "RANDOM_GAMES", 50)
    assert lab.study(stall.name, 2, skill_games=0, workers=1).games == 50
    monkeypatch.setattr(balance, "THINKING_GAMES", 40)
    monkeypatch.setattr(balance, "usual_player", lambda title: THINKING)
    made = balance.order(stall.name, 2, skill_games=0)
    assert made.wanted.policies == (THINKING, THINKING)
    assert made.games == 40

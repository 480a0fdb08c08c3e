"""What Brauerei says: every sentence is there in every language, every clause is cited, moves say what they bring."""

from __future__ import annotations

import re

import pytest

from stammtisch.check.static import static_problems
from stammtisch.titles.brauerei.steps import Step
from stammtisch.titles.brauerei.title import TITLE
from tests.titles.brauerei.table import ask, furnish, lay


def test_nothing_is_wrong_with_rules_words_and_clauses() -> None:
    assert [problem.text for problem in static_problems(TITLE)] == []


@pytest.mark.parametrize("file", ["rules.fr.md", "words/fr.ftl"])
def test_french_has_its_signs(file: str) -> None:
    text = (TITLE.folder / file).read_text(encoding="utf-8")
    said = "\n".join(line for line in text.splitlines() if not line.startswith("## What"))
    assert not re.findall(r"(?<![\u202f\n#|]) [;!?](?= |$)|« | »|'", said)
    assert not re.findall(r"[a-zé] :(?= |$)", said)


def test_a_seat_is_said_by_who_sits_there() -> None:
    game = lay()
    ask(game, Step.LURE)
    labels = {lang: game.label(game.moves()[0], lang=lang) for lang in ("en", "de", "fr")}
    assert labels == {
        "en": "Lure a rep of Bruno",
        "de": "Bruno einen Vertreter abwerben",
        "fr": "Débaucher chez Bruno",
    }


def test_what_a_move_costs_and_brings_is_said_beforehand() -> None:
    game = lay("K1! P1 P2")
    furnish(game, 0, money=200, lorries=1, output=100)
    ask(game, Step.LORRIES)
    assert [line.text for line in game.preview("buy 1")] == ["−50 Mark, +40 hl to deliver"]
    furnish(game, 0, lorries=3)
    assert [line.text for line in game.preview("sell 2")] == ["+50 Mark, −40 hl to deliver"]
    ask(game, Step.OUTPUT)
    assert [line.text for line in game.preview("raise 3")] == ["−30 Mark, +30 hl output, +30 hl to deliver"]
    ask(game, Step.BUY)
    assert [line.text for line in game.preview("buy 3")] == ["−30 Mark"], "the label says the cards"
    assert game.label(game.moves()[0]) == "Buy none"

"""What Wishland says: every sentence is there in every language, and every clause is cited."""

from __future__ import annotations

import re

import pytest

from stammtisch.check.static import static_problems
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.titles.wishland.title import TITLE
from tests.titles.table import refused
from tests.titles.wishland.table import buy, lay


def test_nothing_is_wrong_with_the_words_and_the_clauses() -> None:
    assert [problem.text for problem in static_problems(TITLE)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_name_things_as_the_table_does(lang: str) -> None:
    """No number of a card stands in them: no card shows one. Points are points, here and there."""
    other = r"\b(?:VP|SP|PV)\b|victory point|Siegpunkt|points de victoire"
    for clause, text in TITLE.rulebook(lang).text.items():
        assert not re.search(rf"\b[A-Z]\d\d\b|[{{}}]|{other}", text), f"{clause}: {text}"
    assert not re.search(other, TITLE.speaker(lang).say("heading-points"))


def test_a_refusal_names_what_is_there_and_what_is_wanted() -> None:
    game = lay(market=["R08"], cr=3)
    assert refused(game, buy("R08"), "WL-9.6").text == "This costs 9 credits; you have 3 credits."
    assert refused(game, buy("R08", 1), "WL-12.5").text == (
        "Extra workers help only once your reserve is empty; you have 6 workers in reserve."
    )


def test_a_purchase_says_beforehand_all_that_it_brings() -> None:
    game = lay(market=["P07", "M01"], cr=9, hap=4, booths=2, entrepreneur="E10")
    said = {line.text for line in game.preview(buy("P07"))}
    assert said == {"+2 points, −5 credits, +3 happiness, +1 achievement to claim, −1 worker"}
    said = {line.text for line in game.preview(buy("M01"))}
    assert said == {"−2 credits, −1 worker, +1 ticket booth"}

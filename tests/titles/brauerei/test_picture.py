"""The picture for the terminal: it fits, and shows a seat its own secrets and nobody else's."""

from __future__ import annotations

import pytest

from stammtisch.kernel.play.views import WATCHER
from stammtisch.kernel.title.picture import as_text
from stammtisch.titles.brauerei.steps import Step
from stammtisch.titles.brauerei.title import TITLE
from tests.titles.brauerei.table import ask_all, facedown, furnish, lay


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_six_breweries_fit_eighty_columns(lang: str) -> None:
    game = lay("K1! P1 P2~ S1 W1 U1", "K2! P3 S2", "K3! P4", "K4! P5", "K5! P6", "K6! P7")
    furnish(game, 0, money=1234, reps="P1 W2 U3 home", output=220, lorries=4, hand="hoppy hoppy joker amber")
    furnish(game, 5, reps="U3 U3")
    ask_all(game, Step.SEND, "ABCDEF")
    game.play("send P8", 0)
    for seat in (WATCHER, 0):
        drawn = as_text(TITLE.draw(game, seat, TITLE.speaker(lang)), 80)
        assert all(len(line) <= 80 for line in drawn.splitlines())
        assert "P2●~" in drawn
        assert "K1●⌂" in drawn
        assert f"~ {TITLE.speaker(lang).say('heading-hanging')}" in drawn, "text is enough to play by"
    assert "P8 ×1" in drawn


def test_only_its_own_hand_is_drawn() -> None:
    game = lay("K1!", "K2!", "K3!")
    furnish(game, 0, hand="lavish")
    furnish(game, 1, hand="smoky")
    facedown(game, 2, "straw")
    drawn = {seat: as_text(TITLE.draw(game, seat, TITLE.speaker("en")), 80).split("Hand")[-1] for seat in range(3)}
    assert "lavish" in drawn[0]
    assert "smoky" not in drawn[0]
    assert "smoky" in drawn[1]
    assert "“straw” ×1" in drawn[2]
    assert "Hand" in as_text(TITLE.draw(game, WATCHER, TITLE.speaker("en")), 80), "how many cards each holds is open"

"""Each decision says which part of the table it is about and which part of the round, and the view tells it."""

from __future__ import annotations

from random import Random

import pytest

import stammtisch as st


@pytest.mark.parametrize("title", ["ground-floor", "mall-des-jahres", "mall-world", "wishland", "brauerei"])
def test_the_view_says_where_and_when(title: str) -> None:
    game, random = st.new(title, seed=5), Random(5)
    for _ in range(150):
        if game.over:
            break
        view = game.view()
        assert view["place"], view["decision"]
        assert view["phase"], view["decision"]
        game.play(random.choice(game.moves()))


def test_a_decision_of_two_phases_belongs_to_the_one_that_asked_for_it() -> None:
    """Which office is remodelled is asked for by a marketing bonus, or by a floor while markers are placed."""
    game = st.new("ground-floor", seed=1)
    position = game.position()
    for asking, phase in (("bonuses", "bonus"), ("after_placement", "scheduling")):
        position["state"]["pending"] = [
            {"step": "warehouse", "who": [], "arg": 0},
            {"step": asking, "who": [], "arg": 1},
            {"step": "which_office", "who": [0], "arg": 0},
        ]
        assert (st.load(position).view()["place"], st.load(position).view()["phase"]) == ("company", phase)


def test_a_game_that_is_over_is_nowhere() -> None:
    game, random = st.new("mall-world", seed=5), Random(5)
    while not game.over:
        game.play(random.choice(game.moves()))
    assert (game.view()["place"], game.view()["phase"]) == ("", "")

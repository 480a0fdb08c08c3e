"""Mall des Jahres plays to its end, and nothing comes or goes on the way."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.kernel.play.game import Game, Seat
from stammtisch.titles.mall_des_jahres.title import TITLE


@pytest.mark.parametrize("seats", TITLE.seats)
def test_random_games_end_and_keep_every_card(seats: int) -> None:
    random = Random(seats)
    game = Game(TITLE, [Seat(f"P{n}") for n in range(seats)], seed=seats)
    while not game.over:
        game.play(random.choice(game.moves()))
        assert not list(TITLE.invariants(game.state, game.box))
        assert len(game.plies) < 5000
    most = next(score.total or 0 for score in game.scores() if score.place == 1)
    for score in game.scores():
        assert score.total == sum(line.points or 0 for line in score.lines)
        assert score.scored == (game.state.players[score.seat].out == 0)
        assert (score.said == "insolvent") == (not score.scored)
        lacks = str(most - score.total) if score.scored and score.total != most else None
        assert (score.behind or "").split(" ")[0] == (lacks or "")
    solvent = [score.place for score in game.scores() if game.state.players[score.seat].out == 0]
    insolvent = [score.place for score in game.scores() if game.state.players[score.seat].out > 0]
    assert not insolvent or not solvent or max(solvent) < min(insolvent)


def test_an_observation_names_a_card_by_its_number() -> None:
    """With a number for each card in each place the piles alone would have two hundred thousand."""
    game = Game(TITLE, [Seat("Ada"), Seat("Bruno")], seed=1)
    assert len(game.observe(0).values) < 5000
    assert list(game.observe(0).part("tops")) == [card + 1 for card in game.state.tops]

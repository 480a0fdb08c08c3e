"""Brauerei plays to its end at every table and with every option, and nothing comes or goes on the way."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.kernel.play.game import Game
from stammtisch.titles.brauerei.title import TITLE
from tests.titles.brauerei.table import fresh


def play_out(game: Game, seed: int) -> None:
    """Plays a game by lot, fewer cards and lorries than one could, and looks at it after each move."""
    random = Random(seed)
    while not game.over:
        moves, where = game.moves(), TITLE.where(game.state)
        assert where["place"]
        assert where["phase"]
        game.play(random.choice(moves if len(moves) < 8 else moves[: len(moves) // 2]))
        assert not list(TITLE.invariants(game.state, game.box))
        assert len(game.plies) < 5000


@pytest.mark.parametrize("seats", TITLE.seats)
def test_random_games_end_and_keep_everything(seats: int) -> None:
    game = fresh(seats, seed=seats)
    play_out(game, seats)
    scores = game.scores()
    for score in scores:
        assert score.total == sum(line.points or 0 for line in score.lines)
    assert min(score.place or 0 for score in scores) == 1
    first = next(score for score in scores if score.place == 1)
    assert first.total == max(score.total or 0 for score in scores)


@pytest.mark.parametrize("options", [{"research": "additional"}, {"supra_access": "reps"}], ids=str)
def test_every_option_plays_to_its_end(options: dict[str, str]) -> None:
    play_out(fresh(3, options, seed=5), 5)

"""Wishland plays to its end at every table, and nothing comes or goes on the way."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.kernel.play.game import Game, Seat
from stammtisch.titles.wishland.title import TITLE

PLAIN = {"entrepreneurs": "false", "achievement_tiles": "false"}
RICH = {"entrepreneurs": "true", "achievement_tiles": "true"}


@pytest.mark.parametrize("options", [PLAIN, RICH], ids=["plain", "rich"])
@pytest.mark.parametrize("seats", TITLE.seats)
def test_random_games_end_and_keep_everything(seats: int, options: dict[str, str]) -> None:
    random = Random(seats)
    game = Game(TITLE, [Seat(f"P{n}") for n in range(seats)], options, seed=seats)
    while not game.over:
        game.play(random.choice(game.moves()))
        assert not list(TITLE.invariants(game.state, game.box))
        assert len(game.plies) < 2000
    assert game.state.round == game.box.rounds
    for score in game.scores():
        assert score.total == sum(line.points or 0 for line in score.lines)
        assert score.total == game.state.players[score.seat].points
    assert len({score.place for score in game.scores()}) == seats, "ties are always resolved (WL-22.2)"


def test_every_reading_of_the_rules_plays_to_its_end() -> None:
    random = Random(1)
    for seed, (name, kind) in enumerate(TITLE.options.items()):
        options = {**RICH, name: kind.names[1]}
        seats = random.choice(TITLE.seats)
        game = Game(TITLE, [Seat(f"P{n}") for n in range(seats)], options, seed=seed)
        while not game.over:
            game.play(random.choice(game.moves()))
        assert not list(TITLE.invariants(game.state, game.box)), name

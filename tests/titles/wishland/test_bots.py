"""Bots at Wishland: positions with a known answer, and what a position promises."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.kernel.play.game import Game
from stammtisch.players import Policy, sight_of
from stammtisch.players.effort import Effort
from stammtisch.players.greedy import Greedy
from stammtisch.players.search import Search
from stammtisch.titles.wishland import scoring
from stammtisch.titles.wishland.prospects import evaluate
from stammtisch.titles.wishland.title import TITLE
from tests.scenes.wishland import end, last_card
from tests.titles.table import play
from tests.titles.wishland.table import claim, fresh, lay

GREEDY = Greedy(200, 12)
SEARCH = Search(Effort(iterations=200))
SEEDS = range(3)


def chosen(game: Game, policy: Policy, seed: int) -> str:
    """What a policy does for the seat that is due."""
    return policy.choose(sight_of(game, game.due[0]), Random(seed)).text


def to_the_end(game: Game, policy: Policy, seed: int) -> Game:
    """Lets a policy decide for whoever is due until the game is over."""
    while not game.over:
        play(game, chosen(game, policy, seed))
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_a_point_that_others_want_too_is_taken_in_time(seed: int) -> None:
    """Both may claim; whoever lets the turn pass loses the achievement to the other."""
    game = lay(hap=7, cr=3, others={1: {"hap": 7}})
    while game.due == (0,):
        play(game, chosen(game, GREEDY, seed))
    assert claim("A1") in {ply.move.text for ply in game.plies}


@pytest.mark.parametrize("seed", SEEDS)
def test_no_claim_is_left_in_the_last_turn(seed: int) -> None:
    game = lay(hap=7, vis=7, round=7, space=5)
    game.state.turn, game.state.cycle = 1, game.box.cycles
    to_the_end(game, GREEDY, seed)
    assert {claim("A1"), claim("A2")} <= {ply.move.text for ply in game.plies}


@pytest.mark.parametrize("policy", [GREEDY, SEARCH], ids=["greedy", "search"])
@pytest.mark.parametrize("seats", [1, 2])
def test_the_last_purchase_is_the_one_that_scores_most(policy: Policy, seats: int) -> None:
    """Landmark Palace brings 6 points for its 9 credits; nothing else that lies there comes near."""
    market = ["R08", "R03", "P01", "F01", "H01", "H02", "M01"]
    game = lay(seats, cr=9, av=4, round=7, space=5, market=market)
    game.state.turn, game.state.cycle = seats - 1, game.box.cycles
    if seats == 1:
        play(game, "draw", dictation=["noodle-franchise"])
    before = game.state.players[0].points
    to_the_end(game, policy, 1)
    assert game.state.players[0].points == before + 6


def test_nothing_is_left_lying_in_the_last_turn() -> None:
    game = end()
    to_the_end(game, GREEDY, 2)
    assert [ply.move.text for ply in game.plies] == ["buy stage-musician", "claim happy-park"]


def test_the_late_purchase_is_the_best_there_is() -> None:
    worth = {}
    for move in last_card().moves():
        game = last_card()
        play(game, move.text)
        worth[move.text] = game.scores()[0].total
    assert worth[chosen(last_card(), GREEDY, 1)] == max(worth.values()) > worth["nothing"]


def test_a_position_promises_more_than_its_points_as_long_as_there_are_turns() -> None:
    poor, rich = lay(cr=2), lay(cr=6)
    assert evaluate(rich.state, rich.box, 0) - evaluate(poor.state, poor.box, 0) < 4 * TITLE.parts
    for better in ({"cr": 6}, {"hap": 2}, {"vis": 2}, {"park": ["F09"]}, {"booths": 2}, {"av": 6, "res": 4}):
        game: Any = lay(**{"cr": 2, **better})
        assert evaluate(game.state, game.box, 0) > evaluate(poor.state, poor.box, 0), better


@pytest.mark.parametrize("seats", [1, 3])
def test_nothing_is_promised_at_the_end(seats: int) -> None:
    game, random = fresh(seats, seed=4), Random(4)
    while not game.over:
        game.play(random.choice(game.moves()))
    for seat in range(seats):
        worth = scoring.score(game.state, game.box, seat) * TITLE.parts
        assert 0 <= evaluate(game.state, game.box, seat) - worth < TITLE.parts, "but for the marker, which breaks ties"

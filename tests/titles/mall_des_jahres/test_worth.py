"""How players that look ahead play Mall des Jahres: whole games, and positions with a known answer."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.kernel.play.game import Game, Seat
from stammtisch.players.greedy import Greedy
from stammtisch.players.sight import sight_of
from stammtisch.titles.mall_des_jahres.state import Ending
from stammtisch.titles.mall_des_jahres.title import TITLE
from stammtisch.titles.mall_des_jahres.worth import evaluate
from tests.titles.mall_des_jahres.table import BRANCHES, lay, mall, roll
from tests.titles.table import play, texts

FEW = 40
"""Tries of a choice with which whole games take seconds without the compiler."""


def chosen(game: Game) -> str:
    """What greedy does."""
    return Greedy(200).choose(sight_of(game, 0), Random(1)).text


@pytest.mark.parametrize("seed", [1, 2])
def test_three_greedy_seats_end_as_the_calibration_says(seed: int) -> None:
    """Nine of ten of its games take 14 to 28 rounds, and none runs into their limit."""
    game, random = Game(TITLE, [Seat("A"), Seat("B"), Seat("C")], seed=seed), Random(seed)
    policy = Greedy(FEW)
    while not game.over:
        sight = sight_of(game, game.due[0])
        game.play(policy.choose(sight, random) if len(sight.moves) > 1 else sight.moves[0])
    assert game.state.ending == Ending.CHIPS
    assert 14 <= game.state.round <= 28
    assert max(player.represented for player in game.state.players) >= 6


# --------------------------------------------------------------------------------------- positions with an answer


@pytest.mark.parametrize("display", [["VAC", "ST12", "VAC", "VAC"], ["ST12", "VAC", "ST53", "VAC"]])
def test_a_vacancy_is_dismissed(display: list[str]) -> None:
    """It costs points at the end and is in the way of what pays; dismissing it costs nothing."""
    game = lay(begin="turn", draw=display, opened=["ST12"])
    play(game, "nothing")
    while "dismiss" not in texts(game):
        play(game, "keep")
    assert chosen(game) == "dismiss"


def test_the_only_store_of_a_branch_is_not_closed() -> None:
    game = lay(begin="turn", draw=["VAC", "ST12", "VAC", "VAC"], opened=["ST12"], mall=mall(2, but=["sport"]))
    play(game, "nothing", "keep")
    assert "close" in texts(game)
    assert chosen(game) == "keep"


def test_what_the_dice_reach_already_is_taken() -> None:
    """A branch and its chip without a roll; nothing else that lies open would open."""
    game = lay(dice=[1, 4, 4], stacks=[["ST64"], ["ST12"], [], []], mall=mall(2, but=["sport"]))
    assert chosen(game) == "try 2"


def test_a_store_that_wins_at_once_is_taken() -> None:
    """The last chip ends the game, and the player is ahead (MJ-14.1)."""
    chips = {branch: 0 for branch in BRANCHES if branch != "sport"}
    game = lay(dice=[1, 4, 4], stacks=[["ST12"], ["ST61"], [], []], mall=mall(5, but=["sport"]), chips=chips, m=30)
    assert chosen(game) == "try 1"
    play(game, "try 1")
    assert game.state.ending == Ending.CHIPS


def test_no_roll_is_paid_for_what_brings_nothing() -> None:
    """Its branch is represented, and it could not open."""
    game = lay(dice=[2, 4, 4], stacks=[["ST64"], [], [], []], mall=mall(2, among=["home"]))
    play(game, "try 1")
    roll(game, "roll 2 4 4", 2, 4, 4)
    assert chosen(game) == "stop"


def test_a_roll_that_is_free_is_taken_with_the_dice_that_do_not_fit() -> None:
    game = lay(dice=[2, 4, 4], stacks=[["ST16"], [], [], []], mall=mall(3, but=["sport"]))
    play(game, "try 1")
    assert chosen(game) == "roll 4 4"


def test_who_is_insolvent_is_worth_less_than_anybody() -> None:
    """And who dropped out first less than who did later (MJ-14.6)."""
    game = lay(4, others={2: {"out": 1}, 3: {"out": 2}}, m=3, draw=["VAC"] * 40)
    zero, one, two, three = (evaluate(game.state, game.box, seat) for seat in range(4))
    assert two < three < min(zero, one)

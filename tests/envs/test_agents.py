"""PettingZoo: the library's own tests, and the same games as at the table."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import gymnasium
import numpy as np
import pytest

from stammtisch import envs
from stammtisch.envs.games import IllegalAction
from tests.envs.cases import action_of, every_case, game_of, pick, shares, wanted

with warnings.catch_warnings():  # it imports games of its own by a way that it calls deprecated
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

DICTIONARIES = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)
"""What the tests always say of observations that are dictionaries, unless they are of games they know by name."""


@contextmanager
def no_other_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in DICTIONARIES:
            warnings.filterwarnings("ignore", message)
        yield


@every_case
def test_the_tests_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with no_other_warnings():
        api_test(envs.aec(**wanted(name), compiled=False), num_cycles=120)
        api_test(envs.aec(**wanted(name), compiled=False, render_mode="ansi", reward="margin"), num_cycles=5)
        seed_test(lambda: envs.aec(**wanted(name), compiled=False), num_cycles=60)


@every_case
def test_the_game_is_that_of_the_table(name: str) -> None:
    """Who is due, what all see, what is legal, and the rewards at the end, beside the plain twin."""
    env = envs.raw_aec(**wanted(name), compiled=False)
    game, random, moves = game_of(name, 5), np.random.default_rng(1), 0
    env.reset(seed=5)
    while not game.over:
        assert env.agent_selection == f"player_{game.due[0]}"
        legal = action_of(env.encoding, game)
        seen, reward, over, cut, _ = env.last()
        assert (reward, over, cut) == (0, False, False)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)
        if moves % 10 == 0:
            for agent in env.agents:
                shown = env.observe(agent)
                assert np.array_equal(shown["observation"], game.observe(int(agent[-1])).values)
                assert shown["action_mask"].any() == (agent == env.agent_selection)
        action = pick(seen["action_mask"], random)
        assert env.encoding.text(action) == legal[action].text
        env.step(action)
        game.play(legal[action])
        moves += 1
    wins = shares(game)
    assert env.rewards == {agent: wins[int(agent[-1])] for agent in env.agents}
    assert all(env.terminations.values())
    while env.agents:
        env.step(None)


def test_seats_that_the_rules_play_are_no_agents() -> None:
    assert envs.raw_aec(**wanted("ground-floor"), compiled=False).possible_agents == ["player_0", "player_1"]


def test_sealed_choices_are_asked_for_in_seat_order_and_unseen() -> None:
    """Another bid of the first seat shows the second one the same."""
    seen = []
    for bid in (1, 4):
        env = envs.raw_aec(**wanted("toy"), compiled=False)
        env.reset(seed=6)
        assert env.agent_selection == "player_0"
        env.step(bid)
        assert env.agent_selection == "player_1"
        seen.append([env.observe(agent)["observation"].tolist() for agent in ("player_1", "player_2")])
    assert seen[0] == seen[1]


def test_the_margin_adds_up_to_nothing() -> None:
    env, random = envs.raw_aec(**wanted("toy"), reward="margin", compiled=False), np.random.default_rng(1)
    game = game_of("toy", 8)
    env.reset(seed=8)
    while not any(env.terminations.values()):
        legal, action = action_of(env.encoding, game), pick(env.last()[0]["action_mask"], random)
        env.step(action)
        game.play(legal[action])
    totals = [score.total for score in game.scores()]
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert env.rewards["player_0"] == pytest.approx(totals[0] - (totals[1] + totals[2]) / 2)


def test_an_illegal_action_changes_nothing_or_loses() -> None:
    raw = envs.raw_aec(**wanted("mall-world"), compiled=False)
    raw.reset(seed=1)
    before = raw.last()[0]["observation"].tolist()
    illegal = int(np.flatnonzero(raw.last()[0]["action_mask"] == 0)[0])
    for action in (illegal, -1, raw.encoding.actions):
        with pytest.raises(IllegalAction, match=f"action {action} is illegal; legal are 0, 1, 2, 3, 6"):
            raw.step(action)
    assert raw.last()[0]["observation"].tolist() == before
    env = envs.aec(**wanted("mall-world"), compiled=False)
    env.reset(seed=1)
    loser = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(illegal)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


def test_what_comes_before_the_first_reset_is_refused_and_so_is_what_is_no_action() -> None:
    env = envs.raw_aec(**wanted("toy"), compiled=False, render_mode="ansi")
    for ask in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match="no game has begun"):
            ask()
    env.reset(seed=1)
    before = env.last()[0]["observation"].tolist()
    for wrong in (1.7, "3", None, [1]):
        with pytest.raises(ValueError, match="an action is a whole number, not"):
            env.step(wrong)
    assert env.last()[0]["observation"].tolist() == before


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="reward is one of win, margin, not 'points'"):
        envs.aec("mall-world", reward="points", compiled=False)
    with pytest.raises(ValueError, match="Only the small game is for two players"):
        envs.aec("mall-world", 2)

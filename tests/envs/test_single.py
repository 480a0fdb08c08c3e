"""Gymnasium: one seat against others."""

from __future__ import annotations

import warnings
from functools import partial
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from stammtisch import envs
from stammtisch.envs.games import IllegalAction
from stammtisch.kernel.play.course import Move
from stammtisch.players import Sight
from tests.envs.cases import TOYS, action_of, every_case, game_of, pick, shares, wanted


@every_case
def test_the_test_of_gymnasium(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*alternative render modes")  # it knows them for registered ones only
        check_env(envs.gym(**wanted(name), compiled=False))
        if name not in TOYS:  # which nobody has installed
            check_env(gymnasium.make(f"stammtisch/{name}-v0", seats=3, compiled=False, text=True).unwrapped)


def test_each_title_is_registered() -> None:
    for name in ("mall-world", "ground-floor"):
        env = gymnasium.make(f"stammtisch.envs:stammtisch/{name}-v0", seats=3, seat=1, compiled=False)
        seen, info = env.reset(seed=3)
        assert env.observation_space.contains(seen)
        assert info["seat"] == 1
        many = gymnasium.make_vec(
            f"stammtisch/{name}-v0", num_envs=2, vectorization_mode="vector_entry_point", seats=3, compiled=False
        )
        assert many.reset(seed=3)[0].shape == (2, len(seen))


class Watched:
    """A policy that takes the last move, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Sight] = []

    def choose(self, sight: Sight, random: Random) -> Move:
        self.shown.append(sight)
        return sight.moves[-1]


@every_case
def test_the_game_against_policies_is_that_of_the_table(name: str) -> None:
    others = Watched()
    env = envs.gym(**wanted(name), seat=1, others=others, compiled=False)
    seen, info = env.reset(seed=4)
    game, random, over, reward = game_of(name, 4), np.random.default_rng(2), False, 0.0

    def others_choose() -> None:
        while not game.over and game.due[0] != 1:
            moves = game.moves()
            assert len(moves) == 1 or others.shown.pop(0).moves[-1].option == max(m.option for m in moves)
            game.play(max(moves, key=lambda move: move.option))

    others_choose()
    while not over:
        assert game.due[0] == info["seat"] == 1
        assert np.array_equal(seen, game.observe(1).values)
        legal = action_of(env.encoding, game)
        assert np.flatnonzero(env.action_masks()).tolist() == sorted(legal)
        assert np.array_equal(env.action_masks(), info["action_mask"])
        assert reward == 0
        action = pick(info["action_mask"], random)
        game.play(legal[action])
        seen, reward, over, cut, info = env.step(action)
        assert not cut
        others_choose()
    assert game.over
    assert not others.shown
    assert reward == shares(game)[1]
    assert np.array_equal(seen, game.observe(1).values)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_a_policy_is_shown_nothing_hidden() -> None:
    """What it is given does not change with what its seat cannot see."""
    given = []
    for note in (3, 4):
        others = Watched()
        env = envs.gym(**wanted("toy"), seat=0, others=others, compiled=False)
        _, info = env.reset(seed=6)
        env._games.arena.states[0].players[0].note = note
        env.step(int(np.flatnonzero(info["action_mask"])[0]))
        given.append([(sight.seat, sight.moves, sight.imagined) for sight in others.shown])
    assert given[0] == given[1] != []


def test_others_may_differ_and_seats_may_turn() -> None:
    env = envs.gym(**wanted("toy"), seat="turns", others=["greedy", "random"], compiled=False)
    seats = []
    for seed in range(3):
        _, info = env.reset(seed=seed)
        seats.append(info["seat"])
        for _ in range(2):
            _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert seats == [0, 1, 2]


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env = envs.gym("mall-world", compiled=False)
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1, True, True)
    assert np.array_equal(after, seen)
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    _, info = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert info["action_mask"].any()
    strict = envs.gym("mall-world", illegal="raise", compiled=False)
    _, info = strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)
    strict.step(int(np.flatnonzero(info["action_mask"])[0]))


@pytest.mark.parametrize(
    ("named", "message"),
    [
        ({"seat": 7}, 'seat is one of 0, 1, 2, or "turns", not 7'),
        ({"seat": 7, "others": "greedy"}, 'seat is one of 0, 1, 2, or "turns", not 7'),
        ({"seat": None}, 'seat is one of 0, 1, 2, or "turns", not None'),
        ({"seat": -1}, "there is no seat -1"),
        ({"seat": "first"}, "not 'first'"),
        ({"others": ["random"]}, "2 other seats want a policy, not 1"),
        ({"illegal": "ignore"}, "not 'ignore'"),
    ],
)
def test_what_is_wrong_is_said(named: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        envs.gym("mall-world", compiled=False, **named)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("named", "message"),
    [
        ({"seats": "3"}, "seats: wanted a whole number, 1 or more, not '3'"),
        ({"seats": True}, "seats: wanted a whole number, 1 or more, not True"),
        ({"options": "small"}, "options: wanted a mapping of names to values"),
        ({"others": 5}, "others: wanted a policy like 'random', or one for each other seat, not 5"),
        ({"others": ["random", None]}, "others: wanted a policy like 'random', or one for each other seat, not None"),
    ],
)
def test_what_is_of_another_kind_is_said_with_the_argument(named: dict[str, object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        envs.gym("mall-world", compiled=False, **named)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="n: wanted a whole number, 1 or more, not '2'"):
        envs.vector("mall-world", "2", compiled=False)  # type: ignore[arg-type]
    if "others" not in named:
        for make in (envs.aec, partial(envs.vector, n=2)):
            with pytest.raises(TypeError, match=message):
                make("mall-world", compiled=False, **named)


def test_what_comes_before_the_first_reset_is_refused_and_so_is_what_is_no_action() -> None:
    env = envs.gym(**wanted("toy"), compiled=False, render_mode="ansi")
    with pytest.raises(gymnasium.error.ResetNeeded, match="no game has begun"):
        env.render()
    with pytest.raises(gymnasium.error.ResetNeeded, match="no game has begun"):
        env.step(0)
    _, info = env.reset(seed=1)
    for wrong in (1.7, "3", None, [1]):
        with pytest.raises(ValueError, match="an action is a whole number, not"):
            env.step(wrong)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    env.step(np.int32(np.flatnonzero(info["action_mask"])[0]))

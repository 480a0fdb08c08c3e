"""Environments that go to other processes: the copy goes on as the original does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stammtisch import envs
from stammtisch.kernel.title.title import UnknownTitle, find_title
from tests.envs.cases import CASES, wanted

TITLES = [name for name in CASES if name not in ("toy", "night")]
"""Those that are installed: a title is pickled by its name."""


def passed(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def last(mask: np.ndarray[Any, Any]) -> int:
    return int(np.flatnonzero(mask)[-1])


@pytest.mark.parametrize("again", [passed, copy.deepcopy])
@pytest.mark.parametrize("name", TITLES)
def test_one_seat(name: str, again: Callable[[Any], Any]) -> None:
    """The same observations, texts and rewards, also where others think and draw their luck."""
    env = envs.gym(**wanted(name), seat="turns", text=True, scaled=True, compiled=False)
    _, info = env.reset(seed=5)
    for _ in range(12):
        _, _, _, _, info = env.step(last(info["action_mask"]))
    other = again(env)
    for _ in range(12):
        action = last(info["action_mask"])
        (seen, *rest, info), (theirs, *others, told) = env.step(action), other.step(action)
        assert np.array_equal(seen, theirs)
        assert rest == others
        assert (told["text"], told["seat"]) == (info["text"], info["seat"])
    assert np.array_equal(env.reset()[0], other.reset()[0]), "and the next game that is drawn"


def test_a_seat_beside_players_that_think() -> None:
    env = envs.gym("mall-world", seat=1, others=["greedy", "random"], compiled=False)
    _, info = env.reset(seed=5)
    other = passed(env)
    action = last(info["action_mask"])
    assert np.array_equal(env.step(action)[0], other.step(action)[0])


@pytest.mark.parametrize("name", TITLES)
def test_many_games(name: str) -> None:
    many = envs.vector(**wanted(name), n=3, autoreset_mode="SameStep", compiled=False)
    fresh = passed(many)
    assert np.array_equal(fresh.reset(seed=1)[0], many.reset(seed=1)[0]), "also before the first reset"
    for _ in range(20):
        many.step(many.random_actions)
    other = passed(many)
    for _ in range(20):
        actions = many.random_actions
        assert np.array_equal(actions, other.random_actions)
        mine, theirs = many.step(actions), other.step(actions)
        assert all(np.array_equal(a, b) for a, b in zip(mine[:4], theirs[:4], strict=True))
        assert np.array_equal(mine[4]["action_mask"], theirs[4]["action_mask"])


@pytest.mark.parametrize("make", [envs.raw_aec, envs.aec])
def test_all_seats(make: Callable[..., Any]) -> None:
    env = make(**wanted("mall-world"), text=True, compiled=False)
    env.reset(seed=3)
    for _ in range(10):
        env.step(last(env.last()[0]["action_mask"]))
    other = passed(env)
    for _ in range(10):
        (seen, *rest), (theirs, *others) = env.last(), other.last()
        assert np.array_equal(seen["observation"], theirs["observation"])
        assert (rest, env.agent_selection) == (others, other.agent_selection)
        env.step(last(seen["action_mask"]))
        other.step(last(seen["action_mask"]))


def test_an_edited_box_goes_along(tmp_path: Path) -> None:
    text = (find_title("mall-world").folder / "box.toml").read_text()
    box = tmp_path / "box.toml"
    box.write_text(text.replace("coins_per_player = 5", "coins_per_player = 9"))
    sent = pickle.dumps(envs.gym("mall-world", box=box, compiled=False))
    mine = envs.gym("mall-world", box=box, compiled=False).reset(seed=1)[0]
    box.unlink()
    env = pickle.loads(sent)
    assert np.array_equal(env.reset(seed=1)[0], mine)
    assert env.encoding.loaded.struct.coins_per_player == 9


def test_open_spiel_games_and_states() -> None:
    pytest.importorskip("pyspiel")
    game = envs.open_spiel("mall-world", 3, compiled=False)
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    other = passed(state)
    assert (str(other), other.history()) == (str(state), state.history())
    assert passed(game).num_distinct_actions() == game.num_distinct_actions()


def test_a_title_that_is_not_installed_says_so() -> None:
    with pytest.raises(UnknownTitle):
        pickle.dumps(envs.gym(**wanted("toy"), compiled=False))

"""The vector environment: the same as so many single games, in every mode and twin."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from stammtisch import envs
from stammtisch.envs.games import IllegalAction
from stammtisch.envs.many import ManyGames
from tests.envs.cases import CASES, action_of, every_case, game_of, pick, shares, wanted
from tests.machine import long

GAMES = 3


@every_case
@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_single_seats_against_random_are_single_environments(name: str, mode: str) -> None:
    """Seed by seed, step by step: observations, masks, rewards, ends, and the games that follow."""
    many = envs.vector(**wanted(name), n=GAMES, seat="turns", autoreset_mode=mode, compiled=False)
    each = [envs.gym(**wanted(name), seat="turns", compiled=False) for _ in range(GAMES)]
    seen, info = many.reset(seed=20)
    alone = [env.reset(seed=20 + i) for i, env in enumerate(each)]
    next_seed, over, ends = [20 + i + GAMES for i in range(GAMES)], [False] * GAMES, 0
    random = np.random.default_rng(3)
    for _ in range(60 if name != "toy" else 40):
        for i, (row, own) in enumerate(alone):
            assert np.array_equal(seen[i], row)
            if over[i] and mode != "SameStep":
                assert not info["action_mask"][i].any()
            else:
                assert np.array_equal(info["action_mask"][i], own["action_mask"])
                assert info["seat"][i] == own["seat"]
        if mode == "Disabled" and any(over):
            flags = np.array(over)
            seeds = np.array(next_seed)
            seen, info = many.reset(seed=seeds.tolist(), options={"reset_mask": flags})
            for i in np.flatnonzero(flags):
                alone[i], over[i] = each[i].reset(seed=next_seed[i]), False
                next_seed[i] += GAMES
            continue
        actions = np.array([pick(own["action_mask"], random) if not over[i] else 0 for i, (_, own) in enumerate(alone)])
        seen, rewards, ended, cut, info = many.step(actions)
        assert not cut.any()
        for i in range(GAMES):
            if over[i]:  # only with "NextStep": the action does not count, a new game begins
                alone[i], over[i] = each[i].reset(seed=next_seed[i]), False
                next_seed[i] += GAMES
                assert (rewards[i], ended[i]) == (0, False)
                continue
            row, reward, end, _, own = each[i].step(actions[i])
            assert (rewards[i], ended[i]) == (reward, end)
            ends += end
            if end and mode == "SameStep":
                assert info["_final_obs"][i]
                assert np.array_equal(info["final_obs"][i], row)
                row, own = each[i].reset(seed=next_seed[i])
                next_seed[i] += GAMES
            else:
                over[i] = end
            alone[i] = row, own
    assert ends >= 2 or name != "toy"


@every_case
def test_self_play_is_the_game_of_the_table(name: str) -> None:
    many = envs.vector(**wanted(name), n=2, compiled=False)
    seen, info = many.reset(seed=7)
    games, random = [game_of(name, 7), game_of(name, 8)], np.random.default_rng(1)
    finished = [False, False]
    while not all(finished):
        actions = np.zeros(2, np.int64)
        for i, game in enumerate(games):
            if finished[i]:
                actions[i] = many.random_actions[i]
                continue
            legal = action_of(many.encoding, game)
            assert info["seat"][i] == game.due[0]
            assert np.flatnonzero(info["action_mask"][i]).tolist() == sorted(legal)
            if len(game.plies) % 10 == 0:
                assert np.array_equal(seen[i], game.observe(game.due[0]).values)
            actions[i] = pick(info["action_mask"][i], random)
            game.play(legal[int(actions[i])])
        seen, rewards, ended, _, info = many.step(actions)
        for i, game in enumerate(games):
            if game.over and not finished[i]:
                assert ended[i]
                assert info["returns"][i].tolist() == shares(game)
                assert rewards[i] == shares(game)[games[i].plies[-1].move.seat]
                finished[i] = True


def test_nothing_is_copied_unless_it_is_asked_for() -> None:
    many = envs.vector(**wanted("toy"), n=4, compiled=False)
    seen, info = many.reset(seed=1)
    before = seen.copy()
    again, rewards, ended, _, later = many.step(many.random_actions)
    assert again is seen
    assert later["action_mask"] is info["action_mask"]
    assert not np.array_equal(before, seen)
    assert (rewards is many.games.rewards) and (ended is many.games.terminated)
    kept = envs.vector(**wanted("toy"), n=4, compiled=False, copy=True)
    first, _ = kept.reset(seed=1)
    kept.step(kept.random_actions)
    assert np.array_equal(first, before)


def test_an_illegal_action_changes_no_game() -> None:
    many = envs.vector(**wanted("mall-world"), n=3, compiled=False)
    seen, info = many.reset(seed=1)
    before, masks = seen.copy(), info["action_mask"].copy()
    for wrong in (many.encoding.actions, -1, int(np.flatnonzero(masks[2] == 0)[0])):
        actions = many.random_actions
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=f"game 2: action {wrong} is illegal"):
            many.step(actions)
        assert np.array_equal(seen, before)
        assert np.array_equal(info["action_mask"], masks)


@pytest.mark.parametrize(
    "wrong",
    [[0], 0, [[0], [0], [0]], [0] * 4, [0.0] * 3, ["0"] * 3, [True] * 3, [None] * 3, []],
    ids=repr,
)
def test_what_is_no_action_for_each_game_changes_no_game(wrong: object) -> None:
    many = envs.vector(**wanted("toy"), n=3, compiled=False)
    seen, _ = many.reset(seed=1)
    before = seen.copy()
    with pytest.raises(ValueError, match=r"actions: wanted 3 whole numbers, of shape \(3,\)"):
        many.step(wrong)
    assert np.array_equal(seen, before)
    for kind in (np.int8, np.uint16, np.int32):
        many.step(many.random_actions.astype(kind))
    many.step(many.random_actions.tolist())


def test_seeds_that_are_none_and_steps_before_the_first_reset_are_refused() -> None:
    many = envs.vector(**wanted("toy"), n=3, compiled=False)
    with pytest.raises(gymnasium.error.ResetNeeded, match="no game has begun"):
        many.step([0, 0, 0])
    seen, _ = many.reset(seed=2**63 - 3)
    before = seen.copy()
    for wrong in (2**63 - 2, 2**63, 2**70, -1, [1, 2, 2**63], [1, 2, -3], [1.5, 2, 3]):
        with pytest.raises(ValueError, match="seed: wanted"):
            many.reset(seed=wrong)  # type: ignore[arg-type]
        assert np.array_equal(seen, before)
    for env in (envs.gym(**wanted("toy"), compiled=False), envs.raw_aec(**wanted("toy"), compiled=False)):
        with pytest.raises(ValueError, match="seed: wanted"):
            env.reset(seed=2**63)


def test_a_game_that_waits_for_its_reset_is_not_stepped() -> None:
    many = envs.vector(**wanted("toy"), n=2, autoreset_mode=AutoresetMode.DISABLED, compiled=False)
    with pytest.raises(ValueError, match="the first reset starts all games"):
        many.reset(seed=1, options={"reset_mask": np.array([True, False])})
    many.reset(seed=1)
    while not many.games.ended.any():
        many.step(many.random_actions)
    with pytest.raises(ValueError, match="is over: reset it"):
        many.step(many.random_actions)
    with pytest.raises(ValueError, match="wanted an array of 2 booleans"):
        many.reset(options={"reset_mask": [True, False]})


def test_spaces_and_seeds() -> None:
    many = envs.vector(**wanted("toy"), n=3, compiled=False)
    assert many.observation_space.shape == (3, many.encoding.layout.size)
    assert many.action_space.shape == (3,)
    seen, _ = many.reset(seed=11)
    first = seen.copy()
    assert many.observation_space.contains(seen)
    many.step(many.random_actions)
    assert np.array_equal(many.reset(seed=11)[0], first)
    assert not np.array_equal(many.reset()[0], first), "without a seed another game"


def run(many: ManyGames, steps: int) -> list[Any]:
    """Everything that comes of so many steps with the actions that the environment draws."""
    seen, info = many.reset(seed=99)
    out: list[Any] = []
    for _ in range(steps):
        seen, rewards, ended, _, info = many.step(many.random_actions)
        out.append((seen.copy(), rewards.copy(), ended.copy(), {k: v.copy() for k, v in info.items()}))
    return out


def same(name: str, steps: int) -> None:
    """The same in the quiet and the fast twin, for every mode and reward."""
    settings: list[dict[str, Any]] = [
        {"reward": "margin"},
        {"seat": 0, "autoreset_mode": "SameStep"},
        {"seat": "turns"},
    ]
    for setting in settings:
        quiet, fast = (
            run(envs.vector(**wanted(name), n=2, compiled=compiled, **setting), steps) for compiled in (False, True)
        )
        for one, two in zip(quiet, fast, strict=True):
            assert all(np.array_equal(a, b) for a, b in zip(one[:3], two[:3], strict=True))
            assert one[3].keys() == two[3].keys()
            assert all(np.array_equal(one[3][key], two[3][key]) for key in one[3])
    assert any(step[2].any() for step in quiet)


def test_the_fast_twin_is_the_quiet_one() -> None:
    same("toy", 60)


@long
@pytest.mark.parametrize("name", [name for name in CASES if name != "toy"])
def test_the_fast_twin_is_the_quiet_one_for_every_title(name: str) -> None:
    same(name, 450)


@long
@pytest.mark.parametrize("name", [name for name in CASES if name != "toy"])
def test_random_agents_are_never_illegal_in_many_games(name: str) -> None:
    many = envs.vector(**wanted(name), n=2000, autoreset_mode="SameStep", compiled=True)
    _, info = many.reset(seed=1)
    ends = 0
    for _ in range(700):
        assert info["action_mask"].sum(1).min() >= 1
        _, rewards, ended, _, info = many.step(many.random_actions)
        ends += int(ended.sum())
        assert np.allclose(info["returns"][ended].sum(1), 1)
        assert not rewards[~ended].any()
    assert ends >= 2000


def test_the_actions_it_draws_are_legal_and_even() -> None:
    many = envs.vector(**wanted("mall-world"), n=400, compiled=False)
    _, info = many.reset(seed=0)
    legal = [0, 1, 2, 3, 6]
    drawn = np.bincount(many.random_actions, minlength=7)[legal]
    assert info["action_mask"][:, legal].all()
    assert drawn.sum() == 400
    assert drawn.min() > 50, drawn

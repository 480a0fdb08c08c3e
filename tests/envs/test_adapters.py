"""Adapters for learning libraries: the same games, and the libraries' own checks."""

from __future__ import annotations

import numpy as np
import pytest

from stammtisch import envs
from tests.envs.cases import wanted

N = 3


def test_stable_baselines_sees_the_same_games() -> None:
    pytest.importorskip("stable_baselines3")
    env = envs.sb3(**wanted("mall-world"), n=N, compiled=False)
    many = envs.vector(
        **wanted("mall-world"), n=N, seat="turns", autoreset_mode="SameStep", scaled=True, compiled=False
    )
    env.seed(5)
    seen, (theirs, info) = env.reset(), many.reset(seed=5)
    kept, first = seen, seen.copy()
    ends = 0
    for _ in range(150):
        assert np.array_equal(seen, theirs)
        assert env.observation_space.contains(seen[0])
        assert np.array_equal(np.stack(env.env_method("action_masks")), info["action_mask"])
        actions = many.random_actions
        seen, rewards, over, told = env.step(actions)
        theirs, due, ended, _, info = many.step(actions)
        assert np.array_equal(rewards, due.astype(np.float32))
        assert np.array_equal(over, ended)
        for i in np.flatnonzero(over):
            assert np.array_equal(told[i]["terminal_observation"], info["final_obs"][i])
            assert np.array_equal(told[i]["returns"], info["returns"][i].astype(np.float32))
            ends += 1
    assert ends
    assert np.array_equal(kept, first), "what was given is not written over"
    assert not np.array_equal(env.reset(), first), "a seed counts once"


def test_maskable_ppo_learns_a_little() -> None:
    """It takes the environment as it is, and never an illegal action, which would raise."""
    contrib = pytest.importorskip("sb3_contrib")
    env = envs.sb3(**wanted("toy"), n=4, compiled=False)
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=16, batch_size=32, n_epochs=1, device="cpu", seed=1)
    model.learn(64)
    assert model.num_timesteps == 64
    with pytest.raises(ValueError, match="SameStep"):
        type(env)(envs.vector(**wanted("toy"), n=1, compiled=False))


def test_self_play_tells_what_every_seat_got() -> None:
    """A reward is that of the last mover; the rewards of the others are not lost."""
    pytest.importorskip("stable_baselines3")
    env = envs.sb3(**wanted("toy"), n=N, seat=None, compiled=False)
    env.seed(3)
    env.reset()
    ends = 0
    while ends < 4:
        _, rewards, over, told = env.step(env.games.random_actions)
        for i in np.flatnonzero(over):
            got = told[i]["returns"]
            assert got.shape == (3,)
            assert got.sum() == pytest.approx(1)
            assert rewards[i] in got
            ends += 1
        assert not any("returns" in told[i] for i in np.flatnonzero(~over))


def test_torchrl_checks_the_games() -> None:
    pytest.importorskip("torchrl")
    from torchrl.envs.utils import check_env_specs

    env = envs.torchrl(**wanted("toy"), n=N, compiled=False)
    check_env_specs(env)
    many = envs.vector(**wanted("toy"), n=N, seat="turns", autoreset_mode="Disabled", scaled=True, compiled=False)
    env.set_seed(9)
    found = env.reset()
    theirs, info = many.reset(seed=9)
    for _ in range(30):
        assert np.array_equal(found["observation"].numpy(), theirs)
        assert np.array_equal(found["action_mask"].numpy(), info["action_mask"].astype(bool))
        action = many.random_actions
        theirs, rewards, over, _, info = many.step(action)
        import torch

        stepped = env.step(found.set("action", torch.from_numpy(action)))["next"]
        assert np.array_equal(stepped["reward"].numpy()[:, 0], rewards.astype(np.float32))
        assert np.array_equal(stepped["terminated"].numpy()[:, 0], over)
        assert np.array_equal(stepped["returns"].numpy(), info["returns"].astype(np.float32))
        if over.any():
            break
        found = stepped.exclude("reward", "done", "terminated", "truncated")
    assert over.any()
    assert np.allclose(stepped["returns"].numpy()[over].sum(1), 1)
    rolled = env.rollout(40, break_when_any_done=False)
    assert rolled["next", "done"].any(), "games that end are followed by others"

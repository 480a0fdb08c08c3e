"""Trains a small policy for Mall World against three random players with MaskablePPO, and measures how often it wins.

    pip install torch --index-url https://download.pytorch.org/whl/cpu    # the CPU build: a tenth of the other
    pip install 'stammtisch[envs,train]'
    python examples/train_mall_world.py                  # two to three minutes on one core
    python examples/train_mall_world.py --short          # less than a minute; what CI runs

Random players win a quarter of the games each; the program fails if the policy does not win clearly more.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from stammtisch import envs
from stammtisch.envs.many import ManyGames

SEATS = 4
POINTS = 20_000
"""CHF that count as a reward of 1 while it learns."""


class Students(VecEnv):  # type: ignore[misc]
    """Many games in one, as stable-baselines3 wants them, with observations that suit a small network.

    Amounts (money, cards, coins) go through a logarithm, and the number of the step becomes one-hot.
    """

    def __init__(self, games: ManyGames):
        from gymnasium import spaces

        self.games = games
        shown = games.encoding.layout
        self._amounts = np.flatnonzero(shown.high > 1)
        self._step = shown.parts["step"].start
        self._steps = np.eye(len(games.encoding.starts), dtype=np.float32)
        size = shown.size + len(self._steps)
        super().__init__(games.num_envs, spaces.Box(-np.inf, np.inf, (size,), np.float32), games.single_action_space)
        self.render_mode = None

    def seen(self) -> np.ndarray[Any, Any]:
        """What the network sees of each game."""
        rows = self.games.games.observations
        out = np.concatenate([rows.astype(np.float32), self._steps[rows[:, self._step]]], axis=1)
        amounts = out[:, self._amounts]
        out[:, self._amounts] = np.sign(amounts) * np.log1p(np.abs(amounts))
        return out

    def reset(self) -> np.ndarray[Any, Any]:
        self.games.reset(seed=None if self._seeds[0] is None else int(self._seeds[0]))
        return self.seen()

    def step_async(self, actions: np.ndarray[Any, Any]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        _, rewards, over, _, _ = self.games.step(self._actions)
        return self.seen(), np.clip(rewards / POINTS, -2, 2).astype(np.float32), over.copy(), [{}] * self.num_envs

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        return list(getattr(self.games, method_name)(*args, **named).copy())

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self.games, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.games, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self.games, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


def students(n: int, reward: str) -> Students:
    """Games in which the agent sits at each seat in turn, against random players."""
    return Students(envs.vector("mall-world", n, seats=SEATS, seat="turns", reward=reward, autoreset_mode="SameStep"))


def win_share(model: MaskablePPO, games: int, seed: int) -> tuple[float, float]:
    """The share of wins in so many games, and half the width of its 95 % interval.

    Each row of the environment plays the same number of games, so that short games do not count more often.
    """
    rows = 256
    each = max(1, games // rows)
    room = students(rows, "win")
    room.seed(seed)
    seen, left, shares = room.reset(), np.full(rows, each), []
    while left.any():
        actions, _ = model.predict(seen, action_masks=room.games.action_masks(), deterministic=False)
        _, rewards, over, _, _ = room.games.step(actions)
        seen = room.seen()
        shares += rewards[over & (left > 0)].tolist()
        left -= over & (left > 0)
    return float(np.mean(shares)), float(1.96 * np.std(shares) / np.sqrt(len(shares)))


def main() -> None:
    """Trains, measures, and fails if that was in vain."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=600_000, help="decisions to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where to keep the policy")
    parser.add_argument("--short", action="store_true", help="a sixth of the steps; asks for less")
    arguments = parser.parse_args()
    torch.set_num_threads(1)  # threads would only wait for each other over so small a network
    torch.distributions.Distribution.set_default_validate_args(False)
    steps, wanted = (100_000, 0.4) if arguments.short else (arguments.steps, 0.75)
    model = MaskablePPO(
        "MlpPolicy",
        students(256, "margin"),
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.999,
        gae_lambda=0.98,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 64]},
        seed=arguments.seed,
        device="cpu",
    )
    print(f"before: wins {win_share(model, 1024, 10**6)[0]:.3f} of its games", flush=True)
    begun, worked = time.perf_counter(), time.process_time()
    model.learn(steps)
    took, worked = time.perf_counter() - begun, time.process_time() - worked
    share, width = win_share(model, 1024 if arguments.short else 4096, 2 * 10**6)
    print(f"{steps:,} decisions in {took:.0f} s ({worked:.0f} s of processor time)")
    print(f"after: wins {share:.3f} ± {width:.3f} of its games against {SEATS - 1} random players (random: 0.250)")
    if arguments.save:
        model.save(arguments.save)
    if share - width < wanted:
        raise SystemExit(f"that is not clearly more than random: at least {wanted} was wanted")


if __name__ == "__main__":
    main()

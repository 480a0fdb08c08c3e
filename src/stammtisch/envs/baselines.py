"""Stable-Baselines3: many games in one as its `VecEnv`, with the masks that MaskablePPO of sb3-contrib asks for."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from stable_baselines3.common.vec_env import VecEnv

from stammtisch.envs.many import ManyGames

Array = np.ndarray[Any, Any]


class LearningGames(VecEnv):
    """See `stammtisch.envs.sb3`."""

    def __init__(self, games: ManyGames):
        if games.metadata["autoreset_mode"] is not AutoresetMode.SAME_STEP:
            raise ValueError('Stable-Baselines3 wants games with autoreset_mode="SameStep"')
        self.games = games
        self.render_mode = None
        super().__init__(games.num_envs, games.single_observation_space, games.single_action_space)
        self._actions = np.zeros(games.num_envs, np.int64)

    def reset(self) -> Array:
        """Starts new games: with the seeds that `seed` has named, else with drawn ones."""
        seeds = [seed for seed in self._seeds if seed is not None]
        seen, _ = self.games.reset(seed=seeds or None)
        self._reset_seeds()
        return np.array(seen)

    def step_async(self, actions: Array) -> None:
        """Takes the actions; they are carried out by `step_wait`."""
        self._actions = np.asarray(actions, np.int64)

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """Carries the actions out.

        The info of a game that ended has its last observation (`terminal_observation`) and what it brought each seat
        (`returns`, float32, (seats,)): a reward is that of the seat that took the action.
        """
        seen, rewards, over, _, info = self.games.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(over):
            told[i] = {
                "terminal_observation": info["final_obs"][i].copy(),
                "TimeLimit.truncated": False,
                "returns": info["returns"][i].astype(np.float32),
            }
        return np.array(seen), rewards.astype(np.float32), over.copy(), told

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        """What a method of the games returns, for each of the games that are asked."""
        found = getattr(self.games, method_name)(*arguments, **named)
        return [np.array(found[i]) for i in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """Whether the games have such an attribute."""
        return hasattr(self.games, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of the games, once for each that is asked."""
        return [getattr(self.games, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Sets an attribute of all games."""
        setattr(self.games, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Nothing is wrapped: the games are one."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Nothing is held open."""
        self.games.close()

"""TorchRL: many games as one batched `EnvBase`, with `action_mask` beside the observation."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from tensordict import TensorDict, TensorDictBase
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase

from stammtisch.envs.many import ManyGames


class TorchGames(EnvBase):  # type: ignore[misc]
    """See `stammtisch.envs.torchrl`."""

    def __init__(self, games: ManyGames):
        if games.metadata["autoreset_mode"] is not AutoresetMode.DISABLED:
            raise ValueError('TorchRL wants games with autoreset_mode="Disabled"')
        n = games.num_envs
        super().__init__(device=torch.device("cpu"), batch_size=torch.Size([n]))
        self.games = games
        shown = games.single_observation_space
        low, high = (torch.as_tensor(np.array(bound)).expand(n, -1) for bound in (shown.low, shown.high))  # type: ignore[attr-defined]
        actions = int(games.single_action_space.n)  # type: ignore[attr-defined]
        self.observation_spec = Composite(
            observation=Bounded(low, high, dtype=low.dtype),
            action_mask=Binary(actions, shape=(n, actions), dtype=torch.bool),
            seat=Unbounded((n,), dtype=torch.int64),
            returns=Unbounded((n, games.encoding.seats), dtype=torch.float32),
            shape=(n,),
        )
        self.action_spec = Categorical(actions, shape=(n,), dtype=torch.int64)
        self.reward_spec = Unbounded((n, 1), dtype=torch.float32)
        self._next_seed: int | None = None

    def _set_seed(self, seed: int | None) -> None:
        self._next_seed = seed

    def _reset(self, tensordict: TensorDictBase | None = None, **_: Any) -> TensorDictBase:
        """New games, all of them or those that `_reset` flags."""
        which = None if tensordict is None else tensordict.get("_reset", None)
        options = None if which is None else {"reset_mask": which.reshape(-1).numpy()}
        self.games.reset(seed=self._next_seed, options=options)
        self._next_seed = None
        return TensorDict(self._seen(), self.batch_size)

    def _step(self, tensordict: TensorDictBase) -> TensorDictBase:
        """An action in each game."""
        _, rewards, over, _, _ = self.games.step(tensordict["action"].numpy())
        done = torch.from_numpy(over.copy())[:, None]
        out = {
            "reward": torch.from_numpy(rewards.astype(np.float32))[:, None],
            "done": done,
            "terminated": done.clone(),
        }
        return TensorDict({**self._seen(), **out}, self.batch_size)

    def _seen(self) -> dict[str, torch.Tensor]:
        """What is seen now; actions that are drawn at random are legal from here on."""
        mask = torch.from_numpy(self.games.action_masks().astype(bool))
        drawable = mask.clone()
        drawable[:, 0] |= ~mask.any(1)  # a game that is over waits for its reset and takes no action
        self.full_action_spec["action"].update_mask(drawable)
        seat = torch.from_numpy(self.games.games.due.copy())
        returns = torch.from_numpy(self.games.games.returns.astype(np.float32))
        seen = torch.from_numpy(np.array(self.games.seen()))
        return {"observation": seen, "action_mask": mask, "seat": seat, "returns": returns}

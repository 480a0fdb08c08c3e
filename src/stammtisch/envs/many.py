"""Gymnasium, vectorised: thousands of games stepped in one call."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import error, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from stammtisch.envs.encoding import encoding
from stammtisch.envs.games import MOST_SEED, NEVER, NEXT_STEP, SAME_STEP, Games, whole_numbers
from stammtisch.envs.scaled import scaled_form
from stammtisch.envs.single import seat_number
from stammtisch.kernel.model import wanted
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.title import Title

Rows = np.ndarray[Any, np.dtype[Any]]
Reals = np.ndarray[Any, np.dtype[np.float64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]
Stepped = tuple[Rows, Reals, Flags, Flags, dict[str, Any]]

MODES = {AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.SAME_STEP: SAME_STEP, AutoresetMode.DISABLED: NEVER}


class ManyGames(VectorEnv[Rows, Any, Any]):
    """Many games of one kind; see `stammtisch.envs.vector`."""

    def __init__(
        self,
        title: str | Title,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        box: str | Path | LoadedBox | None = None,
        seat: int | str | None = None,
        reward: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = False,
        compiled: bool | None = None,
        scaled: bool = False,
    ):
        mode, num_envs = AutoresetMode(autoreset_mode), wanted.whole("n", num_envs, 1)
        self.encoding = encoding(title, seats, options, box)
        self.games = Games(self.encoding, num_envs, seat_number(seat), reward, MODES[mode], compiled)
        self.num_envs, self._copy, self._mode = num_envs, copy, mode
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self._form = scaled_form(self.encoding, compiled) if scaled else None
        shown, kind = (self.encoding.layout, np.int32) if self._form is None else (self._form, np.float32)
        self.single_observation_space = spaces.Box(shown.low, shown.high, dtype=kind)
        self._scaled = np.zeros((num_envs if scaled else 0, shown.size), np.float32)
        self._scaled_finals = np.zeros(
            (num_envs if scaled and mode is AutoresetMode.SAME_STEP else 0, shown.size), np.float32
        )
        self.single_action_space = spaces.Discrete(self.encoding.actions)
        self._truncated = np.zeros(num_envs, np.bool_)
        self._begun = False

    @cached_property
    def observation_space(self) -> Any:  # type: ignore[override]
        """The space of all observations together; made when it is asked for, since it is large."""
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Any:  # type: ignore[override]
        """The space of all actions together."""
        return batch_space(self.single_action_space, self.num_envs)

    @property
    def random_actions(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """A legal action for each game, all equally likely, drawn anew by each step (int64, (n,)); a copy."""
        return self.games.random_actions.copy()

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """Starts new games with the seeds `seed + i` (or those of a list); without a seed they are drawn.

        With `options={"reset_mask": flags}` only in the games that are flagged. Raises ValueError, and then nothing has
        changed in any game, for seeds that are not from 0 to 2**63 - 1, one for each game.
        """
        if isinstance(seed, np.integer):
            seed = int(seed)
        if isinstance(seed, int) and not 0 <= seed <= MOST_SEED + 1 - self.num_envs:
            raise ValueError(f"seed: wanted from 0 to 2**63 - {self.num_envs}, with one for each game, not {seed}")
        super().reset(seed=seed if isinstance(seed, int) else None)
        which = (options or {}).get("reset_mask")
        if which is None:
            which = np.ones(self.num_envs, np.bool_)
        elif not isinstance(which, np.ndarray) or which.shape != (self.num_envs,) or which.dtype != np.bool_:
            raise ValueError(f"reset_mask: wanted an array of {self.num_envs} booleans")
        elif not self._begun and not which.all():
            raise ValueError("reset_mask: the first reset starts all games")
        if seed is None:
            seed = int(self.np_random.integers(1 << 62))
        seeds = seed + np.arange(self.num_envs) if isinstance(seed, int) else np.asarray(seed)
        if seeds.shape != (self.num_envs,):
            raise ValueError(f"seed: wanted {self.num_envs} of them, not {seeds.shape}")
        self.games.open(seeds, which)
        self._begun = True
        return self.seen(), self._info()

    def step(self, actions: Any) -> Stepped:
        """Takes an action in each game: whole numbers, of shape (n,).

        Raises IllegalAction, or ValueError for other numbers or another shape, and then nothing has changed in any of
        them; ResetNeeded before the first reset.
        """
        games = self.games
        if not self._begun:
            raise error.ResetNeeded("no game has begun: reset comes first")
        chosen = whole_numbers(actions, self.num_envs)
        if self._mode is AutoresetMode.DISABLED and games.ended.any():
            raise ValueError(f"game {int(games.ended.argmax())} is over: reset it with a reset_mask first")
        games.step(chosen)
        return (
            self.seen(),
            self._out(games.rewards),
            self._out(games.terminated),
            self._truncated,
            self._info(),
        )

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Which actions are legal in each game (int8, (n, actions))."""
        return self._out(self.games.masks)  # type: ignore[no-any-return]

    def seen(self) -> Rows:
        """The observations in the form that is wanted."""
        if self._form is None:
            return self._out(self.games.observations)  # type: ignore[no-any-return]
        self._form.write(self.games.observations, self._scaled)
        return self._out(self._scaled)  # type: ignore[no-any-return]

    def _finals(self) -> Rows:
        """The last observations of the games that ended in this step, in that form."""
        if self._form is None:
            return self.games.finals
        ended = self.games.terminated
        if ended.any():
            last = np.empty((int(ended.sum()), self._form.size), np.float32)
            self._form.write(self.games.finals[ended], last)
            self._scaled_finals[ended] = last
        return self._scaled_finals

    def _out(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _info(self) -> dict[str, Any]:
        games = self.games
        info = {"action_mask": games.masks, "seat": games.due, "returns": games.returns}
        if self._mode is AutoresetMode.SAME_STEP:
            info |= {"final_obs": self._finals(), "_final_obs": games.terminated}
        return {name: self._out(array) for name, array in info.items()}

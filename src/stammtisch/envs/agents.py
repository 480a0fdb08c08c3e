"""PettingZoo: every seat is an agent, and they take turns (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import error, spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stammtisch.envs.encoding import encoding
from stammtisch.envs.games import Games, whole
from stammtisch.envs.scaled import scaled_form
from stammtisch.envs.text import RENDER_MODES, teller
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.title import Title

Observed = dict[str, np.ndarray[Any, Any]]

ILLEGAL_REWARD = -1.0
"""What an agent gets that takes an illegal action; the game ends for all."""


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """A game as an AEC environment without wrappers; see `stammtisch.envs.aec`.

    The agent of seat k is `player_k`; seats that the rules play themselves are no agents. An observation is a
    dictionary with `observation` (int32, as laid out in `kernel.twins.observation`, or float32 where it is scaled) and
    `action_mask` (int8, all 0 for who is not due).
    Of several seats that choose at once, unseen by the others, the first in seat order is selected first.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "name": "stammtisch_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        title: str | Title,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        box: str | Path | LoadedBox | None = None,
        reward: str = "win",
        text: bool = False,
        render_mode: str | None = None,
        compiled: bool | None = None,
        scaled: bool = False,
    ):
        self.encoding = encoding(title, seats, options, box)
        self.metadata = {**raw_env.metadata, "name": f"{self.encoding.title.name}_v0"}
        self.render_mode = render_mode
        self._games = Games(self.encoding, 1, reward=reward, compiled=compiled)
        self._teller = teller(self.encoding, text, render_mode)
        self._text = text
        self._seat_of = {f"player_{seat}": seat for seat in self.encoding.agents}
        self.possible_agents = list(self._seat_of)
        self._form = scaled_form(self.encoding, compiled) if scaled else None
        shown, kind = (self.encoding.layout, np.int32) if self._form is None else (self._form, np.float32)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(shown.low, shown.high, dtype=kind),
                    "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self._action = np.zeros(1, np.int64)
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations; the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions; the same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game: that of `stammtisch.new(..., seed=seed)`. Without a seed one is drawn."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        game_seed = int(self._random.integers(1 << 62)) if seed is None else seed
        self._games.open([game_seed])
        self._begun = True
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = f"player_{self._games.due[0]}"
        if self._teller is not None:
            self._teller.begin(game_seed)
            self._tell()

    def step(self, action: int | None) -> None:
        """Takes the action of the selected agent; None for one whose game is over.

        Raises IllegalAction, ValueError for what is no whole number, ResetNeeded before the first reset.
        """
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole(action)
        self._action[0] = number
        self._games.step(self._action)
        if self._teller is not None:
            self._teller.play(self._seat_of[agent], self.encoding.split(number)[1])
        self._cumulative_rewards[agent] = 0.0
        if self._games.terminated[0]:
            for other, seat in self._seat_of.items():
                self.rewards[other] = float(self._games.returns[0, seat])
                self.terminations[other] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:  # all rewards are still 0
            self.agent_selection = f"player_{self._games.due[0]}"
        if self._teller is not None:
            self._tell()

    def observe(self, agent: str) -> Observed:
        """What an agent sees now, in arrays of its own. Raises ResetNeeded before the first reset."""
        self._check_begun()
        games, seat = self._games, self._seat_of[agent]
        due, mask = seat == games.due[0], np.zeros(self.encoding.actions, np.int8)
        if due and not self.terminations.get(agent, True):  # over by an illegal action, too: the wrapper says so here
            mask[:] = games.masks[0]
        row = games.observations[0].copy() if due else games.observe(0, seat)
        return {"observation": self._shown(row), "action_mask": mask}

    def render(self) -> Any:
        """With `render_mode="ansi"` what the selected agent sees and may do, as text; with "rgb_array" what it sees, as
        pixels. Raises ResetNeeded before the first reset.
        """
        self._check_begun()
        if self._teller is None or self.render_mode is None:
            return None
        if self.render_mode == "ansi" and not self.agents:
            return "The game is over."
        return self._teller.render(self._seat_of[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _check_begun(self) -> None:
        if not self._begun:
            raise error.ResetNeeded("no game has begun: reset comes first")

    def _shown(self, row: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """An observation in the form that is wanted."""
        return row if self._form is None else self._form.of(row)

    def _tell(self) -> None:
        if self._text and self._teller is not None:
            for agent in self.agents:
                self.infos[agent] = {"text": self._teller.text(self._seat_of[agent])}


def env(*arguments: Any, **named: Any) -> Any:
    """`raw_env` in PettingZoo's usual wrappers: an illegal action loses at once, and calls out of order are refused."""
    wrapped: Any = raw_env(*arguments, **named)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)

"""Gymnasium: one seat is the agent, policies play the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from stammtisch.envs.encoding import encoding
from stammtisch.envs.games import EVERY_SEAT, IN_TURNS, Games, IllegalAction, whole
from stammtisch.envs.scaled import scaled_form
from stammtisch.envs.text import RENDER_MODES, teller
from stammtisch.kernel.model import wanted
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.title import Title
from stammtisch.players import Policy, Sight, find_policy

Observed = np.ndarray[Any, np.dtype[Any]]
Mask = np.ndarray[Any, np.dtype[np.int8]]

ILLEGAL_REWARD = -1.0
"""What an illegal action brings; it ends the game."""


def seat_number(seat: int | str | None) -> int:
    """The seat of an agent as `Games` wants it: its number, "turns", or None for every seat that is due."""
    if seat is None:
        return EVERY_SEAT
    if isinstance(seat, str):
        if seat != "turns":
            raise ValueError(f'seat is a number, "turns" or None, not {seat!r}')
        return IN_TURNS
    if seat < 0:
        raise ValueError(f"there is no seat {seat}")
    return seat


class SeatEnv(gymnasium.Env[Observed, np.int64]):
    """One seat of a game; see `stammtisch.envs.gym`."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str | Title,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        box: str | Path | LoadedBox | None = None,
        seat: int | str = 0,
        others: str | Policy | Sequence[str | Policy] = "random",
        reward: str = "win",
        illegal: str = "end",
        text: bool = False,
        render_mode: str | None = None,
        compiled: bool | None = None,
        scaled: bool = False,
    ):
        self.encoding = encoding(title, seats, options, box)
        self.render_mode = render_mode
        if illegal not in ("end", "raise"):
            raise ValueError(f'illegal is "end" or "raise", not {illegal!r}')
        self._illegal = illegal
        agents = self.encoding.agents
        self._place = seat_number(seat)
        if self._place not in (IN_TURNS, *agents):
            raise ValueError(f'seat is one of {", ".join(map(str, agents))}, or "turns", not {seat!r}')
        named: list[str | Policy] = (
            list(others)
            if isinstance(others, Iterable) and not isinstance(others, str)
            else [others] * (len(agents) - 1)
        )
        if wrong := [policy for policy in named if not isinstance(policy, str) and not hasattr(policy, "choose")]:
            raise TypeError(
                f"others: wanted a policy like 'random', or one for each other seat, not {wanted.shown(wrong[0])}"
            )
        if len(named) != len(agents) - 1:
            raise ValueError(f"{len(agents) - 1} other seats want a policy, not {len(named)}")
        # Random opponents choose in the same call, by the generator of the game; others are asked one by one.
        self._alone = all(policy == "random" for policy in named)
        self._policies = [find_policy(p, title=self.encoding.title) if isinstance(p, str) else p for p in named]
        self._games = Games(self.encoding, 1, self._place if self._alone else EVERY_SEAT, reward, compiled=compiled)
        self._teller = teller(self.encoding, text, render_mode)
        self._text = text
        self._form = scaled_form(self.encoding, compiled) if scaled else None
        shown, kind = (self.encoding.layout, np.int32) if self._form is None else (self._form, np.float32)
        self.observation_space: spaces.Space[Observed] = spaces.Box(shown.low, shown.high, dtype=kind)
        self.action_space: spaces.Space[np.int64] = spaces.Discrete(self.encoding.actions)
        self._seat = agents[0]
        self._action = np.zeros(1, np.int64)
        self._luck = Random()
        self._begun = False
        self._over = True

    @property
    def seat(self) -> int:
        """The seat of the agent in this game."""
        return self._seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Starts a game: that of `stammtisch.new(..., seed=seed)`. Without a seed one is drawn.

        `options` are not used: those of the title are given when the environment is made.
        """
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(1 << 62)) if seed is None else seed
        agents = self.encoding.agents
        self._games.open([game_seed])
        self._seat = agents[game_seed % len(agents)] if self._place == IN_TURNS else self._place
        others = [seat for seat in agents if seat != self._seat]
        self._policy_of = dict(zip(others, self._policies, strict=True))
        self._luck = Random(game_seed)
        self._begun, self._over = True, False
        if self._teller is not None:
            self._teller.begin(game_seed)
        self._go_on()
        return self._shown(self._games.observations[0]), self._info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Takes an action of the agent and goes on until it is due again or the game is over.

        Raises ResetNeeded where no game goes on, ValueError for what is no whole number.
        """
        if self._over:
            what = "the game is over" if self._begun else "no game has begun"
            raise gymnasium.error.ResetNeeded(f"{what}: reset comes first")
        games = self._games
        self._action[0] = whole(action)
        try:
            games.step(self._action)
        except IllegalAction:
            if self._illegal == "raise":
                raise
            self._over = True
            seen = self._shown(games.observations[0])
            return seen, ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        if self._teller is not None:
            self._teller.play(self._seat, self.encoding.split(int(action))[1])
        self._go_on()
        self._over = bool(games.ended[0])
        reward = float(games.returns[0, self._seat]) if self._over else 0.0
        seen = games.observe(0, self._seat) if self._over else games.observations[0]
        return self._shown(seen), reward, self._over, False, self._info()

    def action_masks(self) -> Mask:
        """Which actions are legal (int8, 1 for legal; none when the game is over): what MaskablePPO of sb3-contrib
        asks for.
        """
        mask: Mask = self._games.masks[0].copy()
        if self._over:  # by an illegal action, too
            mask[:] = 0
        return mask

    def render(self) -> Any:
        """With `render_mode="ansi"` what the agent sees and may do, as text; with "rgb_array" the table as pixels.

        Raises ResetNeeded before the first reset.
        """
        if not self._begun:
            raise gymnasium.error.ResetNeeded("no game has begun: reset comes first")
        return None if self._teller is None else self._teller.render(self._seat, self.render_mode)

    def _shown(self, row: Observed) -> Observed:
        """An observation in the form that is wanted, in an array of its own."""
        return row.copy() if self._form is None else self._form.of(row)

    def _go_on(self) -> None:
        """Lets the others choose until the agent is due or the game is over."""
        games = self._games
        if self._alone:
            if self._teller is not None:
                self._teller.play_others(self._seat)
            return
        while not games.ended[0] and games.due[0] != self._seat:
            other = int(games.due[0])
            legal = [self.encoding.split(action) for action in np.flatnonzero(games.masks[0]).tolist()]
            moves = tuple(Move(other, step, option) for step, option in legal)
            imagined = games.imagine(0, other, 0)
            sight = Sight(self.encoding.title, self.encoding.loaded, other, moves, imagined)
            move = moves[0] if len(moves) == 1 else self._policy_of[other].choose(sight, self._luck)
            self._action[0] = int(self.encoding.starts[move.step]) + move.option
            games.step(self._action)
            if self._teller is not None:
                self._teller.play(other, move.option)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self._seat}
        if self._text and self._teller is not None:
            info["text"] = self._teller.text(self._seat)
        return info

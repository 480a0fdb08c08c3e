"""Observations in a form that suits networks: numbers around one, a name for each, and nothing that never changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from stammtisch.envs.encoding import Encoding, Line
from stammtisch.envs.games import EVERY_SEAT, NEVER, Games
from stammtisch.kernel.twins.columns import columns

GAMES = 4
"""Random games that are looked at to learn how large amounts are."""

Rows = np.ndarray[Any, np.dtype[np.float32]]


@dataclass(frozen=True)
class Form:
    """How an observation becomes its scaled form.

    `names` are those of its columns. First come the columns `take` of the observation, each divided by what stands in
    `unit`; then the pending step, one-hot over `steps`.
    """

    names: tuple[str, ...]
    take: Line
    unit: Rows
    steps: Line
    low: Rows
    high: Rows
    step: int

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return len(self.names)

    def write(self, rows: Any, out: Rows) -> None:
        """Writes the scaled form of observations (n, ...) into `out` (n, size)."""
        kept = len(self.take)
        np.divide(rows[:, self.take], self.unit, out=out[:, :kept], casting="unsafe")
        np.equal(rows[:, self.step, None], self.steps, out=out[:, kept:], casting="unsafe")

    def of(self, row: Any) -> Rows:
        """The scaled form of one observation, in an array of its own."""
        out: Rows = np.empty((1, self.size), np.float32)
        self.write(row[None], out)
        only: Rows = out[0]
        return only


@lru_cache(maxsize=64)
def scaled_form(encoding: Encoding, compiled: bool | None = None) -> Form:
    """The scaled form of the observations of an encoding.

    Amounts are divided by the largest that a few random games bring (always the same ones), so that they stay around
    -1 to 1, sums stay sums, and strong players may go beyond. What is yes or no stays 0 or 1.
    """
    every = columns(encoding.title.state, encoding.seats, encoding.loaded.names)
    layout, step = encoding.layout, encoding.layout.parts["step"].start
    take = np.array([i for i, column in enumerate(every) if column.varies and i != step], np.int64)
    most = np.maximum(largest(encoding, compiled), 1)
    unit = np.where(layout.high > 1, most, 1)[take].astype(np.float32)
    steps = sorted(encoding.title.decisions)
    names = [every[i].name for i in take] + [f"step={encoding.title.decisions[n].name}" for n in steps]
    ones = np.ones(len(steps), np.float32)
    low, high = layout.low[take] / unit, layout.high[take] / unit
    return Form(
        tuple(names),
        take,
        unit,
        np.array(steps, np.int64),
        np.concatenate([low, 0 * ones]).astype(np.float32),
        np.concatenate([high, ones]).astype(np.float32),
        step,
    )


def largest(encoding: Encoding, compiled: bool | None) -> Line:
    """The largest amount of each column in GAMES random games, as those see it that are due."""
    games = Games(encoding, GAMES, EVERY_SEAT, autoreset=NEVER, compiled=compiled)
    games.open(np.arange(GAMES))
    most: Line = np.abs(games.observations.astype(np.int64)).max(0)
    while not games.ended.all():
        games.step(games.random_actions.copy())
        np.maximum(most, np.abs(games.observations.astype(np.int64)).max(0), out=most)
    return most

"""Observations in a form that suits networks: small numbers, a name for each, without what never changes at the table.

- Left out are what the viewer never sees, what the box has no thing for, the number of seats, the options, and what the
  title says no game changes with these seats and options (`Title.idle`). Nothing is left out because it did not change
  in some games: what is rare at random may be what strong players live by, and stays, as do single places of a field
  that a table never uses.
- What is yes or no is 0 or 1, and so is one of several things (one-hot).
- An amount is divided by the unit of its field: the largest amount in any place of the field, at any seat, that GAMES
  random games bring, always the same ones (1, if there is none). Up to its unit it stays in proportion, so that
  differences and sums are kept; one beyond goes on towards 2 and never gets there: n units are 2 - 1/n, and below zero
  likewise.
- Where there are more things than can be one-hot, an observation has the number of the thing instead. That is a name
  and no amount: divided by how many such things there may be, from 0 for none to 1, it says no more than which one it
  is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from stammtisch.envs.encoding import Encoding, Line
from stammtisch.envs.games import EVERY_SEAT, NEVER, Games

GAMES = 8
"""Random games that are looked at to learn how large amounts are."""

Rows = np.ndarray[Any, np.dtype[np.float32]]


@dataclass(frozen=True)
class Form:
    """How an observation becomes its scaled form.

    `names` are those of its columns. First come the columns `take` of the observation, each in parts of what stands in
    `unit` (see `drawn_in`); then the pending step, one-hot over `steps`. `low` and `high` are what each can be.
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
        drawn_in(out)
        np.equal(rows[:, self.step, None], self.steps, out=out[:, kept:], casting="unsafe")

    def of(self, row: Any) -> Rows:
        """The scaled form of one observation, in an array of its own."""
        out: Rows = np.empty((1, self.size), np.float32)
        self.write(row[None], out)
        only: Rows = out[0]
        return only


def drawn_in(values: Rows) -> None:
    """Draws in what lies beyond -1 and 1, so that all is from -2 to 2 and in the same order; the rest stays."""
    beyond = np.abs(values) > 1
    if beyond.any():
        far = values[beyond]
        values[beyond] = np.sign(far) * 2 - 1 / far


@lru_cache(maxsize=64)
def scaled_form(encoding: Encoding, compiled: bool | None = None) -> Form:
    """The scaled form of the observations of an encoding."""
    every, layout = encoding.columns, encoding.layout
    step = layout.parts["step"].start
    take = np.array([i for i, column in enumerate(every) if column.varies and i != step], np.int64)
    unit = units(encoding, compiled)[take].astype(np.float32)
    steps = sorted(encoding.title.decisions)
    names = [every[i].name for i in take] + [f"step={encoding.title.decisions[n].name}" for n in steps]
    low, high = (np.divide(bound[take], unit).astype(np.float32) for bound in (layout.low, layout.high))
    drawn_in(low)
    drawn_in(high)
    ones = np.ones(len(steps), np.float32)
    return Form(
        tuple(names),
        take,
        unit,
        np.array(steps, np.int64),
        np.concatenate([low, 0 * ones]),
        np.concatenate([high, ones]),
        step,
    )


def units(encoding: Encoding, compiled: bool | None) -> Line:
    """What each column is divided by."""
    every, most, high = encoding.columns, largest(encoding, compiled), encoding.layout.high
    of_field: dict[str, int] = {}
    for column, amount in zip(every, most.tolist(), strict=True):
        of_field[column.field] = max(of_field.get(column.field, 1), amount)
    return np.array(
        [
            bound if column.thing else of_field[column.field] if bound > 1 else 1
            for column, bound in zip(every, high.tolist(), strict=True)
        ],
        np.int64,
    )


def largest(encoding: Encoding, compiled: bool | None) -> Line:
    """The largest amount of each column in GAMES random games, as those see it that are due, and all at the end."""
    games = Games(encoding, GAMES, EVERY_SEAT, autoreset=NEVER, compiled=compiled)
    games.open(np.arange(GAMES))
    most: Line = np.abs(games.observations.astype(np.int64)).max(0)
    while not games.ended.all():
        games.step(games.random_actions.copy())
        np.maximum(most, np.abs(games.observations.astype(np.int64)).max(0), out=most)
    for i in range(GAMES):
        for seat in range(encoding.seats):
            np.maximum(most, np.abs(games.observe(i, seat).astype(np.int64)), out=most)
    return most

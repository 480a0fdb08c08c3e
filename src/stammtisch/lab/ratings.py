"""Ratings: one number for each player from who beat whom."""

from __future__ import annotations

from typing import Any

import numpy as np
from choix import ilsr_pairwise_dense

Numbers = np.ndarray[Any, np.dtype[Any]]

ELO = 400 / np.log(10)
"""Points of Elo's scale for a factor e of the odds: 400 points are ten to one."""

AVERAGE = 1000.0
"""The mean of all ratings."""

DRAWN = 0.5
"""Wins that are added each way for each pair that met, so that who never lost gets a rating too (Jeffreys' prior)."""

SAMPLES = 200
"""Draws for an interval."""


def ratings(wins: Numbers) -> Numbers:
    """The Bradley-Terry ratings (k,) of a table (k, k) of wins, on Elo's scale; `wins[a, b]` is how often a beat b."""
    return _fitted(wins + DRAWN * _met(wins))


def rating_intervals(blocks: Numbers, level: float = 0.95, seed: int = 1) -> tuple[Numbers, Numbers, Numbers]:
    """Ratings with the ends of their intervals, from the wins of independent blocks (blocks, k, k).

    The intervals come from weighing the blocks, and the wins that are added, at random (Bayesian bootstrap): they are
    wide where there are few blocks, and do not vanish where all came out alike.
    """
    random = np.random.default_rng(seed)
    wins = blocks.sum(axis=0)
    weights = random.gamma(1.0, size=(SAMPLES, len(blocks)))
    added = random.gamma(DRAWN, size=(SAMPLES, *wins.shape)) * _met(wins)
    drawn = [_fitted(table) for table in np.tensordot(weights, blocks, 1) + added]
    low, high = np.quantile(drawn, [(1 - level) / 2, (1 + level) / 2], axis=0)
    return ratings(wins), low, high


def _met(wins: Numbers) -> Numbers:
    """Whether two players met (k, k)."""
    return (wins + wins.T) > 0


def _fitted(wins: Numbers) -> Numbers:
    strengths: Numbers = ilsr_pairwise_dense(wins)
    scaled: Numbers = AVERAGE + ELO * (strengths - strengths.mean())
    return scaled

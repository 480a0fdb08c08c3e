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
"""Drawn games that are added for each pair, so that who never lost gets a rating too."""

SAMPLES = 200
"""Resamples for an interval."""


def ratings(wins: Numbers) -> Numbers:
    """The Bradley-Terry ratings (k,) of a table (k, k) of wins, on Elo's scale; `wins[a, b]` is how often a beat b."""
    strengths: Numbers = ilsr_pairwise_dense(wins + DRAWN * ((wins + wins.T) > 0))
    scaled: Numbers = AVERAGE + ELO * (strengths - strengths.mean())
    return scaled


def rating_intervals(blocks: Numbers, level: float = 0.95, seed: int = 1) -> tuple[Numbers, Numbers, Numbers]:
    """Ratings with the ends of their intervals, from the wins of independent blocks (blocks, k, k).

    The intervals come from drawing the blocks anew, with replacement (bootstrap).
    """
    random = np.random.default_rng(seed)
    n = len(blocks)
    drawn = [ratings(blocks[random.integers(0, n, n)].sum(axis=0)) for _ in range(SAMPLES)]
    low, high = np.quantile(drawn, [(1 - level) / 2, (1 + level) / 2], axis=0)
    return ratings(blocks.sum(axis=0)), low, high

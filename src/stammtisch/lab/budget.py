"""One budget for being wrong, over all that a study says as certain.

A study asks hundreds of questions. If each answer were wrong one time in twenty, hardly any study would be right; so
the one time in twenty is for all of them together: it is divided equally among the chapters of the report that make
statements, and within a chapter it holds for all its statements at once, by a permutation test with step-down maxima
(Westfall and Young, "Resampling-Based Multiple Testing", 1993). It supposes no normal distribution, which rare things
do not have: where nothing is true, the part that each group of games has in a difference might as well have the other
sign, so the signs are drawn by lot, again and again, the same for all statements, so that what hangs together stays
together. Two equal boxes have differences of exactly that kind.

What does not pass may still be likely: then at most one in twenty of all that is called so is by accident, in the mean
(Benjamini and Hochberg, 1995).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from scipy import stats

from stammtisch.lab.figures import Measured
from stammtisch.lab.things import Numbers

ALPHA = 0.05
"""How often a study may be wrong in anything that it says as certain, where there is nothing to be found."""

STUDIED, COMPARED = 4, 3
"""Chapters that make statements: seats, turn order, sources and things of a study; figures, worth of things and how
often they are taken in a comparison."""

DRAWS = 4999
"""How often the signs are drawn."""


@dataclass(frozen=True)
class Standing:
    """Which of some statements are certain, and which are likely at least."""

    sure: Numbers
    likely: Numbers


@dataclass(frozen=True)
class Budget:
    """The budget of a study whose report makes statements in so many `chapters`."""

    chapters: int

    def judge(self, found: Measured, asked: Numbers | None = None) -> Standing:
        """Whether the values of a chapter, all or those `asked` for by their indices, are really not 0."""
        chosen = np.arange(len(found.value)) if asked is None else asked
        if not len(chosen) or len(found.parts) < 2:
            return Standing(np.zeros(len(chosen), bool), np.zeros(len(chosen), bool))
        sure = chances(found.parts[:, chosen]) <= ALPHA / self.chapters
        likely = stats.false_discovery_control(found.p[chosen]) <= ALPHA
        return Standing(sure, sure | likely)


def chances(parts: Numbers) -> Numbers:
    """The chance of finding anything like it by accident among all k statements, for each of them.

    `parts` (groups, k) is what each group says of it. The size of an effect is its mean over the root of its mean
    square, which grows with Student's t and is of one size for all.
    """
    groups, k = parts.shape
    scale = np.sqrt((parts**2).sum(axis=0))
    shown = np.divide(parts, scale, out=np.zeros(parts.shape), where=scale > 1e-12)
    size = np.abs(shown.sum(axis=0))
    order = np.argsort(-size, kind="stable")
    drawn = np.abs(_signs(groups) @ shown[:, order])
    # The largest of what is not yet given away: step by step from the smallest to the largest.
    largest = np.maximum.accumulate(drawn[:, ::-1], axis=1)[:, ::-1]
    reached = (largest >= size[order] - 1e-9).sum(axis=0)
    found = np.empty(k)
    found[order] = np.maximum.accumulate((1 + reached) / (1 + DRAWS))
    return np.where(scale > 1e-12, found, 1.0)


@lru_cache(maxsize=4)
def _signs(groups: int) -> Numbers:
    """The signs (draws, groups), the same for everything in every study."""
    signs: Numbers = np.random.default_rng(1).choice(np.array([-1.0, 1.0]), (DRAWS, groups))
    return signs

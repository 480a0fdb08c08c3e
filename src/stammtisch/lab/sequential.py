"""Deciding while the games come in: tests and intervals that may be looked at after every game.

An ordinary interval holds for a number of games that was fixed beforehand. Who looks after every game and stops as soon
as the answer pleases, is wrong far more often than it says. What is here holds for all looks together: the *betting*
tests and confidence sequences for means of bounded numbers of Waudby-Smith and Ramdas ("Estimating means of bounded
random variables by betting", JRSS B 2024). Somebody who believes that the mean is m is offered fair bets on what comes
next; if a gambler who bets on the past alone multiplies his money by 1/alpha, that belief is given up. By Ville's
inequality a true belief is given up with a chance of at most alpha, at whatever time one stops.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

GRID = 1001
"""Means that are held possible: 0 to 1 in steps of a thousandth."""

BOLD = 0.75
"""At most this share of what a bet could lose is put at stake."""


@dataclass
class Watch:
    """Watches independent numbers in 0 to 1 that all have the same mean; wrong about it with a chance of `alpha`.

    `low` and `high` enclose the mean at all times together; they only come closer.
    """

    alpha: float = 0.05
    n: int = 0
    low: float = 0.0
    high: float = 1.0
    _sum: float = 0.0
    _spread: float = 0.0
    _up: Any = field(default_factory=lambda: np.zeros(GRID), repr=False)
    _down: Any = field(default_factory=lambda: np.zeros(GRID), repr=False)

    def add(self, x: float) -> None:
        """Takes in the next number."""
        if not 0 <= x <= 1:
            raise ValueError(f"{x} is not between 0 and 1")
        means = np.linspace(0, 1, GRID)
        guess = (0.5 + self._sum) / (self.n + 1)
        variance = (0.25 + self._spread) / (self.n + 1)
        time = self.n + 1
        stake = np.sqrt(2 * np.log(2 / self.alpha) / (variance * time * np.log(1 + time)))
        with np.errstate(divide="ignore"):  # nothing can be lost by a bet on more than 0 or on less than 1
            self._up += np.log1p(np.minimum(stake, BOLD / means) * (x - means))
            self._down += np.log1p(np.minimum(stake, BOLD / (1 - means)) * (means - x))
        self.n += 1
        self._sum += x
        self._spread += (x - guess) ** 2
        # Half of the money is put on "more", half on "less".
        money = np.logaddexp(self._up, self._down) + np.log(0.5)
        left = np.flatnonzero(money < np.log(1 / self.alpha))
        if len(left):
            self.low = max(self.low, float(means[max(left[0] - 1, 0)]))
            self.high = min(self.high, float(means[min(left[-1] + 1, GRID - 1)]))

    @property
    def mean(self) -> float:
        """The mean of what was seen; one half of nothing."""
        return self._sum / self.n if self.n else 0.5

    def excludes(self, mean: float) -> bool:
        """Whether that mean is given up."""
        return not self.low <= mean <= self.high

    def within(self, mean: float, margin: float) -> bool:
        """Whether all that is held possible lies within `margin` of that mean."""
        return mean - margin <= self.low and self.high <= mean + margin

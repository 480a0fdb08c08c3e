"""Figures with their intervals, from the sums of groups of games.

A figure is a function of sums. To see how sure it is, it is worked out again and again with one group left out
(delete-a-group jackknife); its interval is Student's with one degree of freedom less than there are groups. The same
works for the difference of two figures that come from games with the same seeds: what both have in common cancels out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import stats

from stammtisch.lab.counting import REPLAYS, Sums
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.things import Numbers

Figure = Callable[[Sums], Numbers]
"""A figure of sums that all have one more axis in front; so has the result."""

LEVEL = 0.95

FEWEST = 60
"""Seats that must have taken a thing before anything is said about what it does."""


@dataclass(frozen=True)
class Measured:
    """Values with standard errors and chances of such a value by accident if the truth were 0; arrays of one shape.

    `parts` (groups, ...) is what each group says of them: the pseudo-values of the jackknife.
    """

    value: Numbers
    error: Numbers
    p: Numbers
    reach: float
    parts: Numbers

    def at(self, *index: int) -> Estimate:
        """One of them with its interval."""
        value, error = float(self.value[index]), float(self.error[index])
        return Estimate(value, value - self.reach * error, value + self.reach * error)


class Groups:
    """The sums of all groups, stacked."""

    def __init__(self, groups: Sequence[Sums]):
        self.n = len(groups)
        stacked = {name: np.stack([g[name] for g in groups]) for name in groups[0]}
        self.whole: Sums = {name: s.sum(axis=0)[None] for name, s in stacked.items()}
        self.without: Sums = {name: self.whole[name] - s for name, s in stacked.items()}

    def measure(self, figure: Figure) -> Measured:
        """A figure with its errors."""
        return self._measured(figure(self.whole)[0], figure(self.without))

    def change(self, figure: Figure, since: Groups, since_figure: Figure | None = None) -> Measured:
        """How much a figure is more than in other groups with the same seeds."""
        before = since_figure or figure
        value = figure(self.whole)[0] - before(since.whole)[0]
        return self._measured(value, figure(self.without) - before(since.without))

    def _measured(self, value: Numbers, without: Numbers) -> Measured:
        if self.n < 2:
            nan = np.full(np.shape(value), np.nan)
            return Measured(np.asarray(value), nan, np.ones(np.shape(value)), np.nan, np.zeros((0, *np.shape(value))))
        off = without - without.mean(axis=0)
        error = np.sqrt((self.n - 1) / self.n * (off**2).sum(axis=0))
        error = np.where(error < 1e-12 * np.maximum(1, np.abs(value)), 0.0, error)
        with np.errstate(divide="ignore", invalid="ignore"):
            t = np.where(error > 0, np.abs(value) / error, np.where(np.abs(value) > 1e-12, np.inf, 0.0))
        p = np.nan_to_num(2 * stats.t.sf(t, self.n - 1), nan=1.0)
        reach = float(stats.t.ppf((1 + LEVEL) / 2, self.n - 1))
        parts = self.n * value - (self.n - 1) * without
        return Measured(np.asarray(value), error, np.asarray(p), reach, parts)


def joined(several: Sequence[Measured]) -> Measured:
    """Lists of values as one list."""
    lists = {
        name: np.concatenate([getattr(one, name) for one in several], axis=-1)
        for name in ("value", "error", "p", "parts")
    }
    return Measured(**lists, reach=several[0].reach)


def ratio(a: Any, b: Any) -> Numbers:
    """A / b, and 0 where nothing was counted. `b` may lack axes at the end."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    b = b.reshape(b.shape + (1,) * (a.ndim - b.ndim))
    found: Numbers = np.divide(a, b, out=np.zeros(np.broadcast_shapes(a.shape, b.shape)), where=b != 0)
    return found


def per_game(name: str) -> Figure:
    """The mean of something over games."""
    return lambda s: ratio(s[name], s["games"])


def win_share(s: Sums) -> Numbers:
    """Each seat's share of the wins."""
    return ratio(s["wins"], s["games"])


def turn_share(s: Sums) -> Numbers:
    """The share of the wins of the seat that decides first, of the one after it, and so on."""
    return ratio(s["turn_wins"], s["games"])


def mean_score(s: Sums) -> Numbers:
    """The mean score of a seat."""
    seats = s["scores"].shape[-1]
    return ratio(s["scores"].sum(axis=-1), s["games"] * seats)


def points(s: Sums) -> Numbers:
    """Points of a seat by source."""
    return ratio(s["points"], s["games"] * s["wins"].shape[-1])


def winners_gap(s: Sums) -> Numbers:
    """How much more of each source winners have than the others; nothing where nobody else plays."""
    n = s["wins"].shape[-1]
    if n == 1:
        return np.zeros(ratio(s["points"], s["games"]).shape)
    winners = ratio(s["winners_points"], s["games"])
    others = ratio(s["points"] - s["winners_points"], s["games"] * (n - 1))
    return winners - others


def effect(s: Sums) -> Numbers:
    """What taking a thing once more does to a seat's share of the win."""
    return ratio(s["won_by"], s["tried"])


def effect_on_points(s: Sums) -> Numbers:
    """What taking a thing once more does to a seat's lead on the mean of its game."""
    return ratio(s["points_by"], s["tried"])


def takers_win_share(s: Sums) -> Numbers:
    """The share of the win of seats that took a thing at least once."""
    return ratio(s["takers_wins"], s["takers"])


def led(s: Sums) -> Numbers:
    """How much of the win the leader after each tenth of a game gets."""
    return ratio(s["led"], s["lead_games"])


def dealt(s: Sums) -> Numbers:
    """The share of the variance of a seat's lead that comes back when its deal is played again (intraclass
    correlation of a one-way analysis of variance, all seats together).
    """
    deals, r = s["deals"][:, None], REPLAYS
    between = (s["deal_means_squares"] * r - s["deal_sum"] ** 2 / (deals * r)).sum(axis=-1) / (deals[:, 0] - 1)
    within = (s["deal_squares"] - s["deal_means_squares"] * r).sum(axis=-1) / (deals[:, 0] * (r - 1))
    return ratio(between - within, between + (r - 1) * within)

"""Ways to play: seats that make their points from the same sources, found by clustering, and what beats what.

What one makes points of is a list of shares, one for each source; lists that are alike are put together by k-means.
How many heaps there are says the silhouette (Rousseeuw 1987); where the heaps are not apart there are no ways to tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from scipy.cluster.vq import kmeans2
from scipy.spatial.distance import cdist

from stammtisch.lab import figures as fig
from stammtisch.lab.counting import Group
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.figures import Groups
from stammtisch.lab.metrics import within
from stammtisch.lab.things import Numbers

MOST, APART, SEEN = 5, 0.25, 1500
"""Ways at the most; the silhouette from which on they are worth telling; seats that the silhouette is worked out of."""

RARE = 0.05
"""A way that fewer seats go is none."""


@dataclass(frozen=True)
class Strategy:
    """A way to play: its sources with their share of the points (the most typical first), the share of seats that go
    it, what they win, and how often it ends before each way (itself included; nan where they never met).
    """

    sources: tuple[tuple[int, float], ...]
    seats: Estimate
    wins: Estimate
    before: tuple[float, ...]


def strategies(groups: Sequence[Group], seed: int = 1) -> tuple[Strategy, ...]:
    """The ways of the games that were looked at closely; none where there is only one."""
    close = [group for group in groups if len(group.ledgers)]
    if len(close) < 2 or close[0].ledgers.shape[1] < 2 or close[0].ledgers.shape[2] < 2:
        return ()
    ledgers = np.concatenate([group.ledgers for group in close]).astype(float)
    ledgers[..., ledgers.std(axis=(0, 1)) == 0] = 0  # what everybody has is no way to play
    whole = np.abs(ledgers).sum(axis=2, keepdims=True)
    profiles = np.divide(ledgers, whole, out=np.zeros(ledgers.shape), where=whole > 0)
    labels = _heaps(profiles.reshape(-1, profiles.shape[2]), seed)
    if labels is None:
        return ()
    labels = labels.reshape(profiles.shape[:2])
    many = int(labels.max()) + 1
    shares = np.concatenate([group.shares for group in close])
    at = np.cumsum([0, *(len(group.ledgers) for group in close)])
    sums = []
    for start, stop in pairwise(at):
        of = labels[start:stop, :, None] == np.arange(many)
        sums.append(
            {
                "games": np.array(float(of.shape[0] * of.shape[1])),
                "went": of.sum(axis=(0, 1)).astype(float),
                "won": (of * shares[start:stop, :, None]).sum(axis=(0, 1)),
            }
        )
    g = Groups(sums)
    went, won = g.measure(fig.per_game("went")), g.measure(lambda s: fig.ratio(s["won"], s["went"]))
    before = _before(labels, shares, many)
    mean = profiles.mean(axis=(0, 1))
    found = []
    for k in range(many):
        centre = profiles[labels == k].mean(axis=0)
        typical = sorted(range(len(centre)), key=lambda i: -(centre[i] - mean[i]))[:2]
        sources = tuple((i, float(centre[i])) for i in typical if centre[i] > max(0, mean[i]))
        found.append(Strategy(sources, within(went.at(k)), within(won.at(k)), tuple(before[k].tolist())))
    return tuple(found)


def _heaps(profiles: Numbers, seed: int) -> Numbers | None:
    """Which heap each profile belongs to, the largest heap first; None where there is only one."""
    random = np.random.default_rng(seed)
    seen = random.choice(len(profiles), min(SEEN, len(profiles)), replace=False)
    apart = cdist(profiles[seen], profiles[seen])
    best: tuple[float, Numbers | None] = (APART, None)
    different = len(np.unique(profiles.round(9), axis=0))
    for k in range(2, min(MOST, different) + 1):
        _, labels = kmeans2(profiles, k, minit="++", rng=np.random.default_rng(seed), missing="warn")
        counts = np.bincount(labels, minlength=k)
        if counts.min() < RARE * len(profiles):
            continue
        score = _silhouette(apart, labels[seen], k)
        if score > best[0]:
            order = np.argsort(-counts, kind="stable")
            best = score, np.argsort(order)[labels]
    return best[1]


def _silhouette(apart: Numbers, labels: Numbers, k: int) -> float:
    """How much nearer each is to its own heap than to the next one, in the mean (-1 to 1)."""
    belongs = labels[:, None] == np.arange(k)
    size = belongs.sum(axis=0)
    if size.min() < 2:
        return -1.0
    sums = apart @ belongs
    own = sums[belongs] / (size[labels] - 1)
    next_one = np.where(belongs, np.inf, sums / size).min(axis=1)
    return float(((next_one - own) / np.maximum(own, next_one)).mean())


def _before(labels: Numbers, shares: Numbers, many: int) -> Numbers:
    """How often one way wins when it meets another one (many, many): of the wins that either has, its part."""
    wins = np.zeros((many, many))
    seats = labels.shape[1]
    for a in range(seats):
        for b in range(seats):
            if a != b:
                np.add.at(wins, (labels[:, a], labels[:, b]), shares[:, a])
    both = wins + wins.T
    found: Numbers = np.divide(wins, both, out=np.full(both.shape, np.nan), where=both > 0)
    return found

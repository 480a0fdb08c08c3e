"""Why a move is better than another one: what it brings more of by the end, by source of points, and how sure that is.

Both moves are made in the same imagined deals, and everybody plays on with the same luck, as in the futures that a
search looks into; the differences of the ledgers are averaged. Nothing of it is told as a fact that may as well be
accident: every figure has half the width of its interval, and all intervals of one comparison hold together 19 times in
20.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Any

import numpy as np

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import Speaker, inner, number
from stammtisch.kernel.twins.twins import ready
from stammtisch.players.effort import Effort, guide, led_by, possible
from stammtisch.players.grown import Tree
from stammtisch.players.sight import Sight

PAIRS, LEAST = 300, 8
"""Pairs of futures that are looked into, and how many of them at least, however long they take."""

SECONDS = 1.0
"""How long that may take."""

FURTHER = 16
"""So many choices a network plays on here at least before it says what it expects: fewer show little of what comes of a
move, and many more drown it in luck."""

ALPHA = 0.05
"""The chance that any interval of a comparison misses what it is about."""


@dataclass(frozen=True)
class Figure:
    """A difference in points, and half the width of its interval."""

    value: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether it is not accident."""
        return abs(self.value) > self.error


@dataclass(frozen=True)
class Why:
    """What `better` brings its seat beyond `other`, in the mean of so many `futures`, in points.

    `sources` are the title's own, as far as they differ for sure, the largest first; `rivals`: what the best of the
    others gets more; `lead`: the difference of the lead over the best of the others.
    """

    better: Move
    other: Move
    futures: int
    lead: Figure
    rivals: Figure
    sources: tuple[tuple[str, Figure], ...]

    @property
    def equal(self) -> bool:
        """Whether the two cannot be told apart."""
        return not self.lead.clear

    @classmethod
    def from_json(cls, kept: Mapping[str, Any], better: Move, other: Move) -> Why:
        """A comparison of these moves that was written down as data (`dataclasses.asdict`), without them."""
        sources = tuple((name, Figure(**figure)) for name, figure in kept["sources"])
        return cls(better, other, kept["futures"], Figure(**kept["lead"]), Figure(**kept["rivals"]), sources)


def why(
    sight: Sight,
    better: Move,
    other: Move,
    seed: int = 1,
    futures: int = PAIRS,
    seconds: float = SECONDS,
    rollout: str = "best",
) -> Why:
    """Compares two moves of a sight. With `seconds` 0 all `futures` are looked into, and the same seed gives the same.

    Futures go on as those of a search with this `rollout` do (see `Effort`), and end where they end there, or a little
    later. Where that is before the end of the game, the lead is what the position is worth then.
    """
    room = _Futures(sight, Effort(iterations=1, seconds=seconds, rollout=rollout))
    begun = time.perf_counter()
    rows = list[np.ndarray[tuple[int], np.dtype[np.float64]]]()
    for pair in range(futures):
        if seconds and pair >= LEAST and time.perf_counter() - begun > seconds:
            break
        rows.append(room.end(better, seed + pair) - room.end(other, seed + pair))
    found = np.array(rows)
    lines = len(sight.title.sources)
    z = _quantile(1 - ALPHA / 2 / (lines + 2), len(found) - 1)
    means, spread = found.mean(axis=0), found.std(axis=0, ddof=1) / np.sqrt(len(found))
    figures = [Figure(float(mean), float(z * s)) for mean, s in zip(means, spread, strict=True)]
    clear = [
        (source.name, figure)
        for source, figure in zip(sight.title.sources, figures[:lines], strict=True)
        if figure.clear
    ]
    clear.sort(key=lambda each: -abs(each[1].value))
    return Why(better, other, len(found), figures[lines + 1], figures[lines], tuple(clear))


def _quantile(p: float, freedom: int) -> float:
    """The quantile of Student's distribution, by its series around the normal one (Fisher and Cornish, 1960)."""
    z = NormalDist().inv_cdf(p)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


class _Futures:
    """The futures of a sight, one at a time."""

    def __init__(self, sight: Sight, effort: Effort):
        self.sight, title = sight, sight.title
        effort = possible(title, effort)
        if guide(title, effort) is not None and title.ahead is not None:
            effort = replace(effort, ahead=FURTHER)
        self.tree, self.state = Tree(sight, effort, 0, ready(title, *led_by(title, effort))), title.state()

    def end(self, move: Move, seed: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        """The points of the seat by source after a move, those of the best of the others, and its lead over it."""
        title, box, seat = self.sight.title, self.sight.box.struct, self.sight.seat
        s = self.state.load(self.tree.future(move.option, seed))
        ledger = title.ledger(s, box, seat)
        points = {each: title.score(s, box, each) for each in range(s.seats)}
        ranks = {each: (title.standing or title.score)(s, box, each) for each in points}
        best = max((each for each in points if each != seat), key=lambda each: ranks[each], default=seat)
        if s.depth > 0:
            rivals = points[best] if best != seat else 0
            return np.array([*ledger, rivals, self.tree.leads[seat] / title.parts], float)
        if best == seat:
            return np.array([*ledger, 0, points[seat]], float)
        # Who is ahead is said by the standings, so that it is right where the fewest points win, too.
        ahead = abs(points[seat] - points[best]) * (1 if ranks[seat] >= ranks[best] else -1)
        return np.array([*ledger, points[best], ahead], float)


# ------------------------------------------------------------------------------------------------------ in words


def said(found: Why, title: Title, other: str, speaker: Speaker, better: bool = False) -> list[str]:
    """A comparison in words; `other` is what the other move is called. `better`: it is known that the other is worse.

    Then what these futures do not tell apart is better for something that they do not show.
    """

    def figure(each: Figure, signed: bool = True) -> dict[str, str]:
        size = max(abs(each.value), each.error)
        decimals = 0 if size >= 10 else 1 if size >= 1 else 2
        error = math.ceil(each.error * 10**decimals) / 10**decimals  # what is not quite certain is never ± 0
        values = (each.value, signed), (error, False)
        return {
            name: number(round(value, decimals), speaker.lang, plus, decimals)
            for name, (value, plus) in zip(("change", "error"), values, strict=True)
        }

    other = inner(other)
    if found.equal and not better:
        return [speaker.say("why-equal", other=other, futures=found.futures, **figure(found.lead))]
    how = "why-later" if found.equal else "why-less" if found.lead.value < 0 else "why-lead"
    lines = [speaker.say(how, other=other, **figure(found.lead))]
    for source, each in found.sources:
        lines.append(speaker.say("why-source", source=speaker.say(f"source-{source}"), **figure(each)))
    if found.rivals.clear:
        lines.append(speaker.say("why-rivals", **figure(found.rivals)))
    return lines

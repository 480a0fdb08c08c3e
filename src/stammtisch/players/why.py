"""Why a move is better than another one: what it brings more of by the end, by source of points, what the seat has more
and less of before that (coins, time, people), and how sure that is.

Both moves are made in the same imagined deals, and everybody plays on with the same luck, as in the futures that a
search looks into; the differences of the ledgers are averaged, and in other futures, which end with the round, those of
what the seat has. Nothing of it is told as a fact that may as well be accident: every figure has half the width of its
interval, and all intervals of one comparison hold together 19 times in 20.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Any

import numpy as np

from stammtisch.kernel.model.kinds import Unit
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import LEFT_OUT, Count, Speaker, inner, number, plural
from stammtisch.kernel.twins.twins import ready
from stammtisch.players.effort import FAR, Effort, guide, led_by, possible
from stammtisch.players.grown import Tree
from stammtisch.players.search import Outlook
from stammtisch.players.sight import Sight
from stammtisch.players.tree import ODDS

PAIRS, LEAST = 300, 8
"""Pairs of futures that are looked into, and how many of them at least, however long they take."""

FEWEST = 3
"""As LEAST, where one of hundreds of moves is looked at: in rules that are not compiled a pair may take a second."""

SECONDS = 1.0
"""How long that may take."""

FURTHER = 16
"""So many choices a network plays on here at least before it says what it expects: fewer show little of what comes of a
move, and many more drown it in luck."""

SOON = 0.5
"""Part of the futures, and of the time, that is spent on what the seat has when the round ends."""

MOST_SOURCES, MOST_HELD = 5, 4
"""Of so many sources it is told at most, the largest, and of so many things, those that are surest."""

ALPHA = 0.05
"""The chance that any interval of a comparison misses what it is about."""


@dataclass(frozen=True)
class Figure:
    """A difference in points, chances or things, and half the width of its interval."""

    value: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether it is not accident."""
        return abs(self.value) > self.error

    def __neg__(self) -> Figure:
        return Figure(-self.value, self.error)


@dataclass(frozen=True)
class Why:
    """What `better` brings its seat beyond `other`, in the mean of so many `futures`: in points, and `soon` in things.

    `sources` are the title's own, as far as they differ for sure, the largest first; `rivals`: what the best of the
    others gets more; `lead`: the difference of the lead over the best of the others. `soon`: what the seat has more of
    when the round (or phase) ends, each by its name in `Title.holdings`, as far as that is sure, the surest first.
    `alone`: there is nobody to be ahead of, and `lead` is the difference of the seat's own points.
    """

    better: Move
    other: Move
    futures: int
    lead: Figure
    rivals: Figure
    sources: tuple[tuple[str, Figure], ...]
    soon: tuple[tuple[str, Figure], ...] = ()
    alone: bool = False

    @property
    def equal(self) -> bool:
        """Whether the two cannot be told apart."""
        return not self.lead.clear

    @property
    def turned(self) -> Why:
        """The same comparison as seen from the other move."""
        sources, soon = (tuple((name, -each) for name, each in named) for named in (self.sources, self.soon))
        return replace(
            self,
            better=self.other,
            other=self.better,
            lead=-self.lead,
            rivals=-self.rivals,
            sources=sources,
            soon=soon,
        )

    @classmethod
    def from_json(cls, kept: Mapping[str, Any], better: Move, other: Move) -> Why:
        """A comparison of these moves that was written down as data (`dataclasses.asdict`), without them."""
        named = {of: tuple((name, Figure(**figure)) for name, figure in kept.get(of, ())) for of in ("sources", "soon")}
        lead, rivals = Figure(**kept["lead"]), Figure(**kept["rivals"])
        return cls(better, other, kept["futures"], lead, rivals, **named, alone=kept.get("alone", False))


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
    effort, title = Effort(iterations=1, seconds=seconds, rollout=rollout), sight.title
    end, soon = _Futures(sight, effort), _Futures(sight, replace(effort, ahead=FAR, chapters=1))
    met = _differences(end.worth, better, other, seed, futures, seconds)
    held = _differences(soon.held, better, other, seed, max(LEAST, int(SOON * futures)), SOON * seconds)
    lines = len(title.sources)
    told = lines + 2 + held.shape[1]
    figures = _figures(met, told)
    sources = list(zip((source.name for source in title.sources), figures[:lines], strict=True))
    things = list(zip(soon.names, _figures(held, told), strict=True))
    clear, sure = ([each for each in named if each[1].clear] for named in (sources, things))
    clear.sort(key=lambda each: -abs(each[1].value))
    sure.sort(key=lambda each: -abs(each[1].value) / (each[1].error or 1e-9))
    lead, rivals, alone = figures[lines + 1], figures[lines], title.state().load(sight.imagined).seats == 1
    return Why(better, other, len(met), lead, rivals, tuple(clear), tuple(sure[:MOST_HELD]), alone)


def explain(
    outlook: Outlook,
    sight: Sight,
    seed: int = 1,
    futures: int = PAIRS,
    seconds: float = SECONDS,
    rollout: str = "best",
) -> tuple[Outlook, Why | None]:
    """What a search thinks of a sight, and why (see `why`) its best move is better than the next one; None if there is
    no other.

    Where it cannot tell the two apart and the next one is clearly better by itself, that one comes first: it asks less
    of whoever follows the advice.
    """
    if len(outlook.thoughts) < 2:
        return outlook, None
    best, following, *others = outlook.thoughts
    found = why(sight, best.move, following.move, seed, futures, seconds, rollout)
    if not best.equals(following) or not found.lead.clear or found.lead.value > 0:
        return outlook, found
    return replace(outlook, thoughts=(following, best, *others)), found.turned


def gap(
    sight: Sight, better: Move, other: Move, seed: int, futures: int, seconds: float, rollout: str
) -> tuple[Figure, Figure]:
    """By how much more of a victory (0 to 1) and of a lead a seat may expect after one move than after another one.

    Below 0 for less. In the mean over many comparisons it is right, if the moves were chosen by other futures. Each
    interval holds by itself.
    """
    room = _Futures(sight, Effort(iterations=1, seconds=seconds, rollout=rollout))
    met = _differences(room.worth, better, other, seed, futures, seconds, FEWEST)
    *_, lead, won = _figures(met, 1)
    # Futures that all ended alike do not prove that all would: two more are counted, in which either move won.
    surprises = np.append(met[:, -1] - won.value, (-1.0, 1.0))
    spread = float(surprises.std() / np.sqrt(len(met)))
    return replace(won, error=_quantile(1 - ALPHA / 2, len(met) - 1) * spread), lead


Numbers = np.ndarray[Any, np.dtype[np.float64]]


def _differences(
    ends: Callable[[Move, int], Numbers],
    better: Move,
    other: Move,
    seed: int,
    pairs: int,
    seconds: float,
    least: int = LEAST,
) -> Numbers:
    """What two moves come to in the same deals, the one less the other, a row for each deal; as many deals as there is
    time for, but so many at least.
    """
    begun, rows = time.perf_counter(), list[Numbers]()
    for pair in range(pairs):
        if seconds and pair >= least and time.perf_counter() - begun > seconds:
            break
        rows.append(ends(better, seed + pair) - ends(other, seed + pair))
    return np.array(rows)


def _figures(rows: Numbers, told: int) -> list[Figure]:
    """The means of some columns, with intervals of which so many as are `told` hold together."""
    z = _quantile(1 - ALPHA / 2 / told, len(rows) - 1)
    means, spread = rows.mean(axis=0), rows.std(axis=0, ddof=1) / np.sqrt(len(rows))
    return [Figure(float(mean), float(z * s)) for mean, s in zip(means, spread, strict=True)]


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
        if not effort.chapters and guide(title, effort) is not None and title.ahead is not None:
            effort = replace(effort, ahead=FURTHER)
        self.tree, self.state = Tree(sight, effort, 0, ready(title, *led_by(title, effort))), title.state()
        self.names = list(self._held(sight.imagined)) if title.clock is not None else []

    def _held(self, state: bytes) -> dict[str, int]:
        """How much the seat has of what is counted; not of single things, which come and go."""
        title, s = self.sight.title, self.state.load(state)
        if title.holdings is None:
            return {}
        held = title.holdings(s, self.sight.box.struct, self.sight.seat)
        return {each.name: each.amount for each in held if each.thing is None}

    def held(self, move: Move, seed: int) -> Numbers:
        """How much the seat has of everything after a move; of what is not counted then nothing."""
        if not self.names:
            return np.zeros(0)
        then = self._held(self.tree.future(move.option, seed))
        return np.array([then.get(name, 0) for name in self.names], float)

    def worth(self, move: Move, seed: int) -> Numbers:
        """The points of the seat by source after a move, those of the best of the others, the lead over them, and the
        share of the victory, as it came or is expected.
        """
        title, box, seat = self.sight.title, self.sight.box.struct, self.sight.seat
        s = self.state.load(self.tree.future(move.option, seed))
        won = self.tree.gains[ODDS, seat]
        ledger = title.ledger(s, box, seat)
        points = {each: title.score(s, box, each) for each in range(s.seats)}
        ranks = {each: (title.standing or title.score)(s, box, each) for each in points}
        best = max((each for each in points if each != seat), key=lambda each: ranks[each], default=seat)
        if s.depth > 0:
            rivals = points[best] if best != seat else 0
            return np.array([*ledger, rivals, self.tree.leads[seat] / title.parts, won], float)
        if best == seat:
            return np.array([*ledger, 0, points[seat], won], float)
        # Who is ahead is said by the standings, so that it is right where the fewest points win, too.
        ahead = abs(points[seat] - points[best]) * (1 if ranks[seat] >= ranks[best] else -1)
        return np.array([*ledger, points[best], ahead, won], float)


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

    what = speaker.say("why-of-points" if found.alone else "why-of-lead")
    facts = {"other": inner(other), "what": what, **figure(found.lead)}
    now = _said_soon(found, title, speaker, figure)
    if found.equal and not better:
        return [speaker.say("why-equal", futures=found.futures, **facts), *now]
    how = "why-later" if found.equal else "why-less" if found.lead.value < 0 else "why-lead"
    lines = [speaker.say(how, **facts)]
    for source, each in found.sources[:MOST_SOURCES]:
        lines.append(speaker.say("why-source", source=speaker.say(f"source-{source}"), **figure(each)))
    if found.rivals.clear:
        lines.append(speaker.say("why-rivals", **figure(found.rivals)))
    return lines + now


def _said_soon(found: Why, title: Title, speaker: Speaker, figure: Callable[[Figure], dict[str, str]]) -> list[str]:
    """What the seat has more and less of when the round ends, in a line, if anything is sure."""
    parts = list[str]()
    for name, each in found.soon:
        unit, told = title.kinds[name], figure(each)
        assert isinstance(unit, Unit), f"{name} is no number of something"
        always = each.error == 0  # the same in all futures, and so a whole number
        said = number(each.value, speaker.lang, signed=True) if always else told["change"]
        many, message = plural(each.value, speaker.lang), f"brings-{name}"
        thing = speaker.say(f"unit-{unit.name}", count=Count(many, said))
        if speaker.knows(message):
            brought = speaker.outline(message, change=Count(many, thing))
            thing = thing if LEFT_OUT in brought else brought
        parts.append(thing if always else speaker.say("why-thing", thing=thing, error=told["error"]))
    return [speaker.say("why-soon", things=", ".join(parts))] if parts else []

"""What goals are measured by: figures of a table's games, what is tolerated of them, and how sure one can be.

A goal may have several parts (a figure for each seat, for each category), which all have to hold. Everything that is
said of all parts of all goals together is wrong with a chance of at most ERROR: each interval is the wider, the more
parts there are (Bonferroni).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import inf, log
from typing import Any

import numpy as np
from scipy import stats

from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import called
from stammtisch.lab import figures as fig
from stammtisch.lab.counting import Sums
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.figures import Figure, Groups, Measured
from stammtisch.lab.play import Wanted
from stammtisch.lab.say import Words
from stammtisch.lab.setting import Setting
from stammtisch.lab.things import Numbers, catalogue
from stammtisch.lab.told import Told, countable

ERROR = 0.05
"""The chance that anything that is called sure is wrong."""

REACHED, LIKELY, UNLIKELY, MISSED = "reached", "likely", "unlikely", "missed"
VERDICTS = (MISSED, UNLIKELY, LIKELY, REACHED)
"""The worst first. Reached: all that the interval holds is tolerated; likely: the value is; missed: nothing is."""

LENGTHS = ("chapters", "decisions", "choices")

TOLD = "told "
"""In front of what is counted where it is told and not chosen, and of its sums."""

INSIDE = 0.1
"""The search aims this share of a tolerance inside of it, so that accident does not carry it out again."""

LEAST_RATIO = 0.02
"""Ratios below this one are all as bad."""


@dataclass(frozen=True)
class Goal:
    """A goal as it was ordered. `least` and `most` are in the unit of the measure, per cent where it is a share."""

    name: str
    measure: str
    of: str
    by: str
    copies: str
    least: float | None
    most: float | None
    weight: float
    setting: Setting
    players: tuple[str, ...]
    games: int
    final_games: int


@dataclass(frozen=True)
class Measure:
    """A way to measure. `keys` are those that a goal by it may have; `unit` is "gain" (a difference of shares),
    "share", "ratio" (of a fair share), POINTS or "" (a plain number); `low` and `high` are what a tolerance may be;
    `duel`: two players meet; `equal`: all seats have to play alike; `counts`: it counts things.
    """

    keys: tuple[str, ...]
    unit: str
    low: float = -inf
    high: float = inf
    usual: str = ""
    known: Callable[[Title, Setting], Sequence[str]] = lambda title, setting: ()
    duel: bool = False
    equal: bool = False
    counts: bool = False

    @property
    def factor(self) -> float:
        """What a number of a file is divided by."""
        return 100.0 if self.unit in ("gain", "share") else 1.0


def counted(title: Title, setting: Setting) -> tuple[str, ...]:
    """What can be counted: DECISION/WORD/PART of what is chosen, "told EVENT/FACT" of what is told."""
    chosen = dict.fromkeys(_chosen(t.key)[0] for t in catalogue(setting).things if not t.phrase)
    return (*chosen, *(f"{TOLD}{event}/{fact}" for event, fact in countable(title)))


def _chosen(key: str) -> tuple[str, str]:
    """What can be chosen, and the name of the thing, from the key of a thing; the name may have strokes of its own."""
    decision, word, part, name = key.split("/", 3)
    return f"{decision}/{word}/{part}", name


ENDS = ("least", "most")
POINTS = "points"
"""The unit of what is counted in points of the title."""
MEASURES: Mapping[str, Measure] = {
    "seats": Measure(("most",), "gain", 0, 100, equal=True),
    "turns": Measure(("most",), "gain", 0, 100, equal=True),
    "length": Measure((*ENDS, "of"), "", 0, usual=LENGTHS[0], known=lambda title, setting: LENGTHS),
    "score": Measure(ENDS, POINTS),
    "best": Measure(ENDS, POINTS),
    "margin": Measure(ENDS, POINTS, 0),
    "spread": Measure(ENDS, POINTS, 0),
    "shared": Measure(ENDS, "share", 0, 100),
    "points": Measure((*ENDS, "of"), POINTS, known=lambda title, setting: [s.name for s in title.sources]),
    "last-chapter": Measure(ENDS, "share", 0, 100),
    "fair-share": Measure((*ENDS, "of", "by", "copies"), "ratio", 0, known=counted, counts=True),
    "skill": Measure(ENDS, "share", 0, 100, duel=True),
}


@dataclass(frozen=True)
class Part:
    """One figure of a goal: whose it is ("" if there is one only), its value and interval, and the verdict."""

    label: str
    value: Estimate
    verdict: str


@dataclass(frozen=True)
class Standing:
    """Where a goal stands."""

    parts: tuple[Part, ...]

    @property
    def verdict(self) -> str:
        """That of the worst part."""
        return min((part.verdict for part in self.parts), key=VERDICTS.index)


def wanted_of(goals: Sequence[Goal]) -> Wanted:
    """What is to be counted for some goals."""
    told = {told for goal in goals if (told := _told(goal))}
    return Wanted(
        things=any(MEASURES[g.measure].counts and not _told(g) for g in goals),
        leaders=any(g.measure == "last-chapter" for g in goals),
        told=tuple(sorted(told)),
    )


def _told(goal: Goal) -> Told | None:
    if not MEASURES[goal.measure].counts or not goal.of.startswith(TOLD):
        return None
    event, fact = goal.of.removeprefix(TOLD).split("/")
    return event, fact


# --------------------------------------------------------------------------------------------------------- figures


def figure_of(goal: Goal) -> Figure:
    """The figure of a goal: sums -> its parts."""
    seats = goal.setting.seats
    if goal.measure == "seats":
        return lambda s: fig.win_share(s) - 1 / seats
    if goal.measure == "turns":
        return lambda s: fig.turn_share(s) - 1 / seats
    if goal.measure == "points":
        line = [source.name for source in goal.setting.found.sources].index(goal.of)
        return lambda s: fig.points(s)[..., line : line + 1]
    if goal.measure == "fair-share":
        return _fair_share(goal)
    return lambda s: _single(goal)(s)[..., None]


def _single(goal: Goal) -> Figure:
    if goal.measure == "skill":
        return lambda s: fig.ratio(s["beat"], s["games"])
    if goal.measure == "last-chapter":
        return lambda s: 1 - fig.ratio(s["held"], s["games"])
    if goal.measure == "score":
        return fig.mean_score
    return fig.per_game(goal.of if goal.measure == "length" else goal.measure)


def _fair_share(goal: Goal) -> Figure:
    """How often the things of each class are taken, in proportion to how many of such things there are."""
    key, members, fair = _classes(goal)

    def figure(s: Sums) -> Numbers:
        taken = np.stack([s[key][..., numbers].sum(axis=-1) for numbers in members], axis=-1)
        return fig.ratio(taken, taken.sum(axis=-1)) / fair

    return figure


def _classes(goal: Goal) -> tuple[str, list[list[int]], Numbers]:
    """The sum that counts, which of its columns are of each class, and the fair share of each class."""
    sums, things = _things(goal.setting, goal.of)
    classes = _classed(goal, things)
    weights = np.array([sum(weight for _, weight in members) for members in classes.values()], float)
    return sums, [[number for number, _ in members] for members in classes.values()], weights / weights.sum()


@cache
def _things(setting: Setting, of: str) -> tuple[str, tuple[tuple[int, str], ...]]:
    """The sum that counts what a goal is about, and the number and name of each thing in it."""
    title, loaded = setting.found, setting.loaded
    if of.startswith(TOLD):
        kind = title.kinds[of.rsplit("/", 1)[1]]
        assert isinstance(kind, Kind)
        names = [(i, name) for i, name in enumerate(loaded.names.all(kind)) if name]
        entries = _entries(setting)
        lying = [(i, name) for i, name in names if name in entries]
        return of, tuple(lying or names)
    things = catalogue(setting).things
    found = [(i, *_chosen(t.key)) for i, t in enumerate(things) if not t.phrase]
    return "times", tuple((i, name) for i, where, name in found if where == of)


@cache
def _entries(setting: Setting) -> dict[str, dict[str, Any]]:
    """The entries of the box by their names."""
    tables = [table for table in setting.loaded.entries.values() if isinstance(table, list)]
    return {str(entry["id"]): entry for table in tables for entry in table if "id" in entry}


def _classed(goal: Goal, things: Sequence[tuple[int, str]]) -> dict[str, list[tuple[int, float]]]:
    """Class -> the numbers of its things, and how many lie in the box of each."""
    entries = _entries(goal.setting) if goal.by or goal.copies else {}
    classes: dict[str, list[tuple[int, float]]] = {}
    for number, name in things:
        entry = entries.get(name, {})
        label = str(entry[goal.by]) if goal.by and goal.by in entry else "" if goal.by else name
        weight = float(entry.get(goal.copies, 0)) if goal.copies else 1.0
        if label and weight > 0:
            classes.setdefault(label, []).append((number, weight))
    return dict(sorted(classes.items())) if goal.by else classes


def check_counted(goal: Goal) -> str:
    """The key of a goal that finds nothing in the box; "" if all is well."""
    _, things = _things(goal.setting, goal.of)
    entries = _entries(goal.setting)
    for key in ("by", "copies"):
        named = getattr(goal, key)
        if named and not any(named in entries.get(name, {}) for _, name in things):
            return key
    return ""


def labels(goal: Goal, lang: str) -> tuple[str, ...]:
    """What the parts of a goal are called."""
    say, seats = Words(lang), range(1, goal.setting.seats + 1)
    if goal.measure == "seats":
        return tuple(say("seat", seat=seat) for seat in seats)
    if goal.measure == "turns":
        return tuple(say("turn", place=place) for place in seats)
    if goal.measure != "fair-share":
        return ("",)
    _, things = _things(goal.setting, goal.of)
    if goal.by:
        return tuple(f"{goal.by} {label}" for label in _classed(goal, things))
    return tuple(_called(goal, number, name, lang) for number, name in things if name in _classed(goal, things))


def _called(goal: Goal, number: int, name: str, lang: str) -> str:
    """A thing in the title's words."""
    if not goal.of.startswith(TOLD):
        return catalogue(goal.setting, lang).things[number].text
    kind = goal.setting.found.kinds[goal.of.rsplit("/", 1)[1]]
    assert isinstance(kind, Kind)
    return str(called(goal.setting.loaded.names, kind, number, goal.setting.found.speaker(lang)))


# -------------------------------------------------------------------------------------------- how far, and how sure


def tolerance(goal: Goal) -> tuple[float, float]:
    """What is tolerated of each part, in the unit of its figure."""
    factor = MEASURES[goal.measure].factor
    least = -inf if goal.least is None else goal.least / factor
    most = inf if goal.most is None else goal.most / factor
    return (-most, most) if goal.measure in ("seats", "turns") else (least, most)


def distance(goal: Goal, values: Numbers, errors: Numbers) -> float:
    """How far a goal is from being reached: 0 if all its parts are well inside, about 1 where a part is off by as much
    again as is tolerated. `errors` are the standard errors of the values: what accident alone may do weighs no more
    than what is tolerated, so that a goal that few games cannot show does not lead the search astray.
    """
    low, high = tolerance(goal)
    at, off = np.asarray(values, float), np.asarray(errors, float)
    scale = {"share": 0.1, "gain": 0.1}.get(MEASURES[goal.measure].unit, 1.0)
    if MEASURES[goal.measure].unit == "ratio":
        low, high = (log(max(end, LEAST_RATIO)) if end not in (-inf, inf) else end for end in (low, high))
        at, off = np.log(np.maximum(at, LEAST_RATIO)), off / np.maximum(at, LEAST_RATIO)
    elif MEASURES[goal.measure].unit in ("", POINTS):
        scale = max(abs(end) for end in (low, high, 1.0) if end not in (-inf, inf)) / 4
    if -inf < low and high < inf:
        scale = max((high - low) / 2, 1e-9)
    missed = np.maximum(np.maximum(low + INSIDE * scale - at, at - high + INSIDE * scale), 0)
    return float(np.sqrt(((missed / np.hypot(scale, off)) ** 2).sum()))


def standing(goal: Goal, found: Groups, questions: int, lang: str) -> Standing:
    """Where a goal stands after games; `questions` are the parts of all goals together."""
    measured = found.measure(figure_of(goal))
    names = labels(goal, lang)
    parts = []
    for i, label in enumerate(names):
        value = _estimate(goal, found, measured, i, questions)
        parts.append(Part(label, value, verdict(value, *tolerance(goal))))
    return Standing(tuple(parts))


def change(goal: Goal, after: Groups, before: Groups, questions: int, stood: Goal) -> tuple[Estimate, ...]:
    """How much each part has changed, on games with the same seeds; `stood` is the goal with the box as it was."""
    measured = after.change(figure_of(goal), before, figure_of(stood))
    reach = _reach(after, questions)
    values, errors = np.atleast_1d(measured.value), np.atleast_1d(measured.error)
    return tuple(
        Estimate(float(v), float(v - reach * e), float(v + reach * e)) for v, e in zip(values, errors, strict=True)
    )


def verdict(value: Estimate, low: float, high: float) -> str:
    """What an interval says of a tolerance."""
    if low <= value.low and value.high <= high:
        return REACHED
    if value.high < low or high < value.low:
        return MISSED
    return LIKELY if low <= value.value <= high else UNLIKELY


def _reach(found: Groups, questions: int) -> float:
    """How many standard errors an interval is wide at either side."""
    return float(stats.t.ppf(1 - ERROR / questions / 2, found.n - 1))


def _estimate(goal: Goal, found: Groups, measured: Measured, i: int, questions: int) -> Estimate:
    value, error = float(measured.value[i]), float(measured.error[i])
    low, high = value - _reach(found, questions) * error, value + _reach(found, questions) * error
    games, alpha = float(found.whole["games"][0]), ERROR / questions
    unit = MEASURES[goal.measure].unit
    if unit in ("share", "gain"):
        fair = 1 / goal.setting.seats if unit == "gain" else 0.0
        share, rare = value + fair, 1 - (alpha / 2) ** (1 / games)
        if error == 0:  # what went the same way in every game may go another way so rarely that it was not seen
            low, high = value - rare * share, value + rare * (1 - share)
        low, high = max(low, -fair), min(high, 1 - fair)
    elif unit == "ratio":
        key, members, fair_shares = _classes(goal)
        expected = fair_shares[i] * sum(float(found.whole[key][0, numbers].sum()) for numbers in members)
        low = max(low, 0.0)
        if value == 0:  # what was never taken may be taken now and then
            high = max(high, -log(alpha / 2) / expected) if expected else inf
    return Estimate(value, low, high)


__all__ = ["MEASURES", "VERDICTS", "Goal", "Measure", "Part", "Standing", "change", "counted", "distance", "standing"]

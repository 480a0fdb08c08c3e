"""Two boxes side by side: what differs in their files, and what differs in the games, on the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from stammtisch.kernel.title.box import LoadedBox
from stammtisch.lab import figures as fig
from stammtisch.lab.counting import Sums
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.figures import Figure, Groups, Measured
from stammtisch.lab.setting import Setting
from stammtisch.lab.things import Numbers, catalogue

UNREAD = ("source", "note")
"""Keys that no rule reads."""


@dataclass(frozen=True)
class Change:
    """An entry of the components file that differs: before and after are texts, "" where it is not there."""

    entry: str
    key: str
    before: str
    after: str


@dataclass(frozen=True)
class Difference:
    """A figure in both boxes and how much it has changed; `sure` is corrected for how many figures are compared.

    `unit` is "share", "points" or "" (a plain number).
    """

    what: str
    unit: str
    before: float
    after: float
    change: Estimate
    p: float
    sure: bool


@dataclass(frozen=True)
class Comparison:
    """What was changed in a box and what came of it. `things` are differences of what taking them does to winning,
    `taken` of how often they are taken in a game; the most striking ones first.
    """

    changes: tuple[Change, ...]
    figures: tuple[Difference, ...]
    things: tuple[Difference, ...]
    taken: tuple[Difference, ...]
    gone: tuple[str, ...]
    new: tuple[str, ...]


def changes(old: LoadedBox, new: LoadedBox) -> tuple[Change, ...]:
    """What differs in two components files, entry by entry."""
    return tuple(_changes(old.entries, new.entries))


def _changes(old: Any, new: Any) -> Iterator[Change]:
    for table in dict.fromkeys([*old, *new]):
        before, after = _entries(old.get(table)), _entries(new.get(table))
        for name in dict.fromkeys([*before, *after]):
            entry = " ".join(filter(None, (table.replace("_", " "), name)))
            if name not in after:
                yield Change(entry, "", "in the box", "")
            elif name not in before:
                yield Change(entry, "", "", "in the box")
            else:
                for key in dict.fromkeys([*before[name], *after[name]]):
                    was, now = before[name].get(key), after[name].get(key)
                    if key not in UNREAD and was != now:
                        yield Change(entry, key.replace("_", " "), _said(was), _said(now))


def _entries(table: Any) -> dict[str, dict[str, Any]]:
    """The entries of a table by their names, or their numbers where they have none."""
    if isinstance(table, dict):
        return {"": table}
    return {str(entry.get("id", f"number {i}")): entry for i, entry in enumerate(table or [], 1)}


def _said(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(_said, value)) if isinstance(value, list) else str(value)


def compare(wanted: Setting, own: Setting, new: Groups, old: Groups, changed: tuple[Change, ...]) -> Comparison:
    """What the games of the edited box (`wanted`, `new`) are like beside those of the title's own."""
    names, older = [t.key for t in catalogue(wanted).things], {t.key: i for i, t in enumerate(catalogue(own).things)}
    both = [(i, older[key]) for i, key in enumerate(names) if key in older]
    mine, theirs = np.array([i for i, _ in both]), np.array([j for _, j in both])
    words = {t.key: t for t in (*catalogue(own).things, *catalogue(wanted).things)}
    texts = [words[names[i]].full for i, _ in both]

    def of_things(figure: Figure, unit: str, least: Callable[[Sums], Numbers]) -> tuple[Difference, ...]:
        change = new.change(lambda s: figure(s)[:, mine], old, lambda s: figure(s)[:, theirs])
        before, after = figure(old.whole)[0, theirs], figure(new.whole)[0, mine]
        enough = np.minimum(least(new.whole)[0, mine], least(old.whole)[0, theirs]) >= fig.FEWEST
        asked = np.flatnonzero(enough)
        found = np.zeros(len(both), bool)
        found[asked] = fig.discoveries(change.p[asked])
        out = [_difference(texts[i], unit, before[i], after[i], change, i, bool(found[i])) for i in asked.tolist()]
        return tuple(sorted(out, key=lambda d: (not d.sure, d.p, -abs(d.change.value))))

    return Comparison(
        changed,
        tuple(_figures(wanted, new, old)),
        of_things(fig.effect, "share", lambda s: s["takers"]),
        of_things(fig.per_game("times"), "", lambda s: s["takers"]),
        tuple(words[key].full for key in older if key not in set(names)),
        tuple(words[key].full for key in names if key not in older),
    )


def _figures(wanted: Setting, new: Groups, old: Groups) -> Iterator[Difference]:
    """The figures of a whole game, before and after; Holm's correction over all of them."""
    words = wanted.found.speaker("en")
    asked: list[tuple[list[str], str, Figure]] = [
        ([f"wins of seat {seat + 1}" for seat in range(wanted.seats)], "share", fig.win_share),
        (["mean score"], "points", lambda s: fig.mean_score(s)[:, None]),
        (["score of the best"], "points", lambda s: fig.per_game("best")(s)[:, None]),
        (["lead of the best on the second"], "points", lambda s: fig.per_game("margin")(s)[:, None]),
        (["lead of the best on the last"], "points", lambda s: fig.per_game("spread")(s)[:, None]),
        (["shared wins"], "share", lambda s: fig.per_game("shared")(s)[:, None]),
        (["decisions in a game"], "", lambda s: fig.per_game("decisions")(s)[:, None]),
        (["decisions with a choice"], "", lambda s: fig.per_game("choices")(s)[:, None]),
        ([f"points from: {words.say(f'source-{s.name}')}" for s in wanted.found.sources], "points", fig.points),
        (
            [f"times in a game: {wanted.found.decisions[step].name}" for step in sorted(wanted.found.decisions)],
            "",
            lambda s: fig.ratio(s["asked"][..., 0], s["games"]),
        ),
    ]
    found: list[tuple[str, str, float, float, Measured, int]] = []
    for names, unit, figure in asked:
        change = new.change(figure, old)
        before, after = figure(old.whole)[0], figure(new.whole)[0]
        found += [(name, unit, before[i], after[i], change, i) for i, name in enumerate(names)]
    sure = fig.surely(np.array([change.p[i] for *_, change, i in found]))
    for (name, unit, before, after, change, i), certain in zip(found, sure, strict=True):
        yield _difference(name, unit, before, after, change, i, bool(certain))


def _difference(what: str, unit: str, before: float, after: float, change: Measured, i: int, sure: bool) -> Difference:
    return Difference(what, unit, float(before), float(after), change.at(i), float(change.p[i]), sure)

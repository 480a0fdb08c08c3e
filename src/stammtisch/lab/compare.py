"""Two boxes side by side: what differs in their files, and what differs in the games, on the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.pairing import differing, paired
from stammtisch.lab import figures as fig
from stammtisch.lab.budget import Budget, Standing
from stammtisch.lab.counting import Sums
from stammtisch.lab.estimate import Estimate
from stammtisch.lab.figures import Figure, Groups, Measured, joined
from stammtisch.lab.say import Words
from stammtisch.lab.setting import Setting
from stammtisch.lab.things import Numbers, asked, catalogue

IN_BOX = "in the box"


@dataclass(frozen=True)
class Change:
    """An entry of the components file that differs: before and after as they stand there, "" where it does not.

    `key` is "" where the whole entry is not there; the other side is then IN_BOX.
    """

    entry: str
    key: str
    before: str
    after: str


@dataclass(frozen=True)
class Difference:
    """A figure in both boxes and how much it has changed; that it has is certain (`sure`) or `likely` at least.

    `key` is the same in every language, `what` is for a reader (of times-DECISION: what is asked there); `unit` is
    "share", "points" or "" (a plain number).
    """

    key: str
    what: str
    unit: str
    before: float
    after: float
    change: Estimate
    p: float
    sure: bool
    likely: bool


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
        for i, j in paired(before, after):
            if j is None:
                yield Change(_called(table, old, i), "", IN_BOX, "")
            elif i is None:
                yield Change(_called(table, new, j), "", "", IN_BOX)
            else:
                for key in differing(before[i], after[j]):
                    was, now = before[i].get(key), after[j].get(key)
                    yield Change(_called(table, new, j), key, _said(was), _said(now))


def _entries(table: Any) -> list[dict[str, Any]]:
    """The entries of a table; that of the whole game is one."""
    return [table] if isinstance(table, dict) else table or []


def _called(table: str, box: Any, number: int | None) -> str:
    """A table and the name of an entry of it, or its number where it has none."""
    assert number is not None
    if isinstance(box[table], dict):
        return table
    return f"{table} {box[table][number].get('id', f'#{number + 1}')}"


def _said(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ", ".join(map(_said, value)) if isinstance(value, list) else str(value)


def compare(
    wanted: Setting,
    own: Setting,
    new: Groups,
    old: Groups,
    causes: tuple[Groups, Groups],
    changed: tuple[Change, ...],
    budget: Budget,
    lang: str,
) -> Comparison:
    """What the games of the edited box (`wanted`, `new`) are like beside those of the title's own, told in `lang`.

    `causes` are the games of the two that say what taking a thing does: those of random play.
    """
    here, there = catalogue(wanted, lang).things, catalogue(own, lang).things
    names, older = [t.key for t in here], {t.key: i for i, t in enumerate(there)}
    both = [(i, older[key]) for i, key in enumerate(names) if key in older]
    mine, theirs = np.array([i for i, _ in both]), np.array([j for _, j in both])
    words = {t.key: t for t in (*there, *here)}
    both_things = [words[names[i]] for i, _ in both]

    def of_things(
        figure: Figure, unit: str, least: Callable[[Sums], Numbers], new: Groups = new, old: Groups = old
    ) -> tuple[Difference, ...]:
        change = new.change(lambda s: figure(s)[:, mine], old, lambda s: figure(s)[:, theirs])
        before, after = figure(old.whole)[0, theirs], figure(new.whole)[0, mine]
        enough = np.minimum(least(new.whole)[0, mine], least(old.whole)[0, theirs]) >= fig.FEWEST
        enough_taken = np.flatnonzero(enough)
        standing = budget.judge(change, enough_taken)
        out = [
            _difference(both_things[i].key, both_things[i].full, unit, before[i], after[i], change, i, standing, n)
            for n, i in enumerate(enough_taken.tolist())
        ]
        return tuple(sorted(out, key=lambda d: (not d.sure, d.p, -abs(d.change.value))))

    return Comparison(
        changed,
        tuple(_figures(wanted, new, old, budget, lang)),
        of_things(fig.effect, "share", lambda s: s["takers"], *causes),
        of_things(fig.per_game("times"), "", lambda s: s["takers"]),
        tuple(words[key].full for key in older if key not in set(names)),
        tuple(words[key].full for key in names if key not in older),
    )


def _figures(wanted: Setting, new: Groups, old: Groups, budget: Budget, lang: str) -> Iterator[Difference]:
    """The figures of a whole game, before and after."""
    title, say = wanted.found, Words(lang)
    words, decisions = title.speaker(lang), [title.decisions[step] for step in sorted(title.decisions)]
    seats = {f"wins-{n}": say("figure-wins", seat=n) for n in range(1, wanted.seats + 1)}
    sources = {f"points-{s.name}": say("figure-points", source=words.say(f"source-{s.name}")) for s in title.sources}
    times = {f"times-{d.name}": asked(d, words).rstrip(".") for d in decisions}
    compared: list[tuple[dict[str, str], str, Figure]] = [
        (seats, "share", fig.win_share),
        *(
            ({key: say(f"figure-{key}")}, unit, lambda s, figure=figure: figure(s)[:, None])
            for key, unit, figure in (
                ("score", "points", fig.mean_score),
                ("best", "points", fig.per_game("best")),
                ("margin", "points", fig.per_game("margin")),
                ("spread", "points", fig.per_game("spread")),
                ("shared", "share", fig.per_game("shared")),
                ("decisions", "", fig.per_game("decisions")),
                ("choices", "", fig.per_game("choices")),
            )
        ),
        (sources, "points", fig.points),
        (times, "", lambda s: fig.ratio(s["asked"][..., 0], s["games"])),
    ]
    found: list[tuple[str, str, str, float, float, Measured, int]] = []
    for names, unit, figure in compared:
        change = new.change(figure, old)
        before, after = figure(old.whole)[0], figure(new.whole)[0]
        found += [(key, name, unit, before[i], after[i], change, i) for i, (key, name) in enumerate(names.items())]
    standing = budget.judge(joined([change for *_, change, i in found if i == 0]))
    for n, one in enumerate(found):
        yield _difference(*one, standing, n)


def _difference(
    key: str,
    what: str,
    unit: str,
    before: float,
    after: float,
    change: Measured,
    i: int,
    standing: Standing,
    n: int,
) -> Difference:
    """Value i of a change, which is number n of those that were judged."""
    judged = bool(standing.sure[n]), bool(standing.likely[n])
    return Difference(key, what, unit, float(before), float(after), change.at(i), float(change.p[i]), *judged)

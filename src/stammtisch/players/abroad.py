"""A network in a box that is not the one it has learned in: things are who they are by their names.

What stands under another number is seen and liked as itself. A thing whose name is new takes the place of one that is
gone, the first that of the first; of one that is there besides, the network sees nothing, and likes it as the thing it
is a copy of, or as what else could be done in that phrase.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from stammtisch.kernel.model.kinds import Kind, Names
from stammtisch.kernel.model.moves import Part, Phrase, Several

if TYPE_CHECKING:
    from stammtisch.players.net import Net, Plan

NEW = -1
"""Stands for what the box of the title has not."""


def seen_as(own: Names, names: Names) -> dict[str, list[int]]:
    """For each kind whose things the box names, the number that each thing of `names` has in the title's `own` box."""
    found = {}
    for kind, here in names.of.items():
        there = own.of.get(kind, ())
        at = {name: i for i, name in enumerate(there)}
        gone = iter([i for i, name in enumerate(there) if name not in set(here)])
        found[kind] = [at[n] if n in at else NEW if _original(n) in at else next(gone, NEW) for n in here]
    return found


def named_as(own: Names, names: Names) -> Names:
    """The things of `names` under the names of those that they are seen as."""
    numbers = seen_as(own, names)
    return Names(
        {
            kind: tuple(
                own.of[kind][n] if n != NEW else f"new {name}" for n, name in zip(numbers[kind], here, strict=True)
            )
            for kind, here in names.of.items()
        }
    )


def rows_for(net: Net, names: Names) -> Any:
    """The rows of a network's outputs in the order of a box with these names."""
    plan, own = net.plan, net.plan.own
    numbers = seen_as(own, names)
    for kind, here in names.of.items():
        at = {name: i for i, name in enumerate(own.of.get(kind, ()))}
        numbers[kind] = [at.get(_original(n), NEW) if i == NEW else i for i, n in zip(numbers[kind], here, strict=True)]
    rows = net.rows.copy()
    for phrase, start in _phrases(plan):
        known = [option for option in range(phrase.size) if phrase.nameable(option, own)]
        usual = net.rows[[start + option for option in known]].mean(axis=0) if known else None
        for option in range(phrase.size):
            if not phrase.nameable(option, names):
                continue
            same = _same(phrase, option, numbers)
            if same is not None:
                rows[start + option] = net.rows[start + same]
            elif usual is not None:
                rows[start + option] = usual
    return np.ascontiguousarray(rows)


def _original(name: str) -> str:
    """What a thing is a copy of, by its name; "" if it is none."""
    first, _, number = name.rpartition("-")
    return first if number.isdecimal() else ""


def _phrases(plan: Plan) -> Iterator[tuple[Phrase, int]]:
    """All phrases, and the row of the first option of each."""
    start = 0
    for _, decision in sorted(plan.title.decisions.items()):
        for phrase in decision.phrases:
            yield phrase, start
            start += phrase.size


def _same(phrase: Phrase, option: int, numbers: Mapping[str, list[int]]) -> int | None:
    """The option of the title's own box that says the same; None if nothing there does."""
    found = 0
    for name, value in phrase.values(option).items():
        part = phrase.parts[name]
        there = _number(part, value, numbers)
        if there is None:
            return None
        found = found * part.size + there
    return found


def _number(part: Part, value: int, numbers: Mapping[str, list[int]]) -> int | None:
    """The number that a value of a part has in the title's own box."""
    kind = part.kind if isinstance(part, Several) else part
    if not isinstance(kind, Kind) or kind.names or kind.key not in numbers:
        return value
    if not isinstance(part, Several):
        there = numbers[kind.key][value]
        return None if there == NEW else there
    things = tuple(sorted(numbers[kind.key][n] for n in part.choices[value]))
    return None if NEW in things else part.choices.index(things)

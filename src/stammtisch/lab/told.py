"""Counting what is told: how often an event names each thing, in games that are played once more in the plain twin.

The fast twin tells nothing, so the choices of a game are made again where they are heard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.kinds import NONE, SEAT, Kind
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import messages
from stammtisch.kernel.twins import twins
from stammtisch.lab.endings import Listener, room_for
from stammtisch.lab.setting import Setting
from stammtisch.lab.things import Numbers

Told = tuple[str, str]
"""An event and one of its facts."""


def countable(title: Title) -> tuple[Told, ...]:
    """The events of a title with those of their facts that name a thing."""
    found: list[Told] = []
    for message, facts in messages(title.folder / "words" / "en.ftl").items():
        event = message.removeprefix("tell-")
        if event != message and not event.endswith("-unseen"):
            kinds = {fact: title.kinds.get(fact) for fact in sorted(facts)}
            found += [(event, fact) for fact, kind in kinds.items() if isinstance(kind, Kind) and kind is not SEAT]
    return tuple(found)


class _Counting(Listener):
    """Counts the things that are named."""

    def __init__(self, counts: Mapping[Told, Numbers]):
        super().__init__()
        self.counts = counts

    def hear(self, clause: str, event: str, facts: Mapping[str, Any]) -> None:
        for fact, value in facts.items():
            number = value.value if isinstance(value, Secret) else int(value)
            if (event, fact) in self.counts and number != NONE:
                self.counts[event, fact][number] += 1


def count_told(
    setting: Setting, seed: int, course: Sequence[tuple[int, int]], wanted: Sequence[Told]
) -> dict[Told, Numbers]:
    """How often a game names each thing of a kind; `course` are its choices, (seat, option) each."""
    title, box = setting.found, setting.loaded.struct
    counts = {told: np.zeros(_kind(title, told).size, np.int64) for told in wanted}
    rules, state = twins.plain(title), room_for(title)
    state.load(setting.blank)
    state.chance.scribe = _Counting(counts)
    rules.lay_out(state, box, seed)
    for seat, option in course:
        rules.choose(state, box, seat, option)
    return counts


def _kind(title: Title, told: Told) -> Kind:
    kind = title.kinds[told[1]]
    assert isinstance(kind, Kind)
    return kind

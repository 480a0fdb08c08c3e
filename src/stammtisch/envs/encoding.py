"""What the actions and observations of an environment mean, in numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from stammtisch.kernel.model import wanted
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.title import Title, find_title
from stammtisch.kernel.twins.columns import Column, columns
from stammtisch.kernel.twins.observation import Layout, layout

Line = np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True)
class Encoding:
    """How a title with a number of seats, options and a box is put into numbers; made by `encoding`.

    An action is a number with one meaning throughout the game: the options of all decisions one after the other, in
    the order of the steps.
    """

    title: Title
    seats: int
    options: Mapping[str, str] = field(hash=False)
    loaded: LoadedBox = field(hash=False)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what it was made from: games can be sent to other processes, and kept."""
        return _again, (self.title, self.seats, dict(self.options), self.loaded.path, dict(self.loaded.entries))

    @cached_property
    def agents(self) -> tuple[int, ...]:
        """The seats that somebody has to play: all but those that the rules play themselves (Automas)."""
        played = self.title.played_by_rules(self.seats, self.options)
        return tuple(seat for seat in range(self.seats) if seat not in played)

    @cached_property
    def starts(self) -> Line:
        """For the number of each step the action that is its option 0; for steps that are no decision 0."""
        starts = np.zeros(max(map(int, self.title.steps)) + 1, np.int64)
        at = 0
        for step, decision in sorted(self.title.decisions.items()):
            starts[step] = at
            at += decision.size
        return starts

    @cached_property
    def actions(self) -> int:
        """How many actions there are."""
        return sum(decision.size for decision in self.title.decisions.values())

    @cached_property
    def layout(self) -> Layout:
        """What stands where in an observation."""
        state: type[GameState] = self.title.state
        return layout(state, self.seats)

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """What each number of an observation is."""
        idle = self.title.idle(self.seats, self.title.option_values(self.options))
        return columns(self.title.state, self.seats, self.loaded.names, idle)

    def blank(self) -> bytes:
        """The packed state of a game that has not been laid out."""
        return self.title.blank(self.seats, self.options).pack()

    def split(self, action: int) -> tuple[int, int]:
        """The step and the option of an action; raises ValueError for a number that is none."""
        if 0 <= action < self.actions:
            for step, decision in self.title.decisions.items():
                start = int(self.starts[step])
                if start <= action < start + decision.size:
                    return step, action - start
        raise ValueError(f"action {action} is not from 0 to {self.actions - 1}")

    def text(self, action: int) -> str:
        """An action as a person would type it; raises ValueError for one that names what this box has not."""
        step, option = self.split(action)
        try:
            return self.title.decisions[step].text(option, self.loaded.names)
        except IndexError:
            raise ValueError(f"action {action} is never legal with this box: what it names is not in it") from None


def encoding(
    title: str | Title,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    box: str | Path | LoadedBox | None = None,
) -> Encoding:
    """The encoding of a title (or its name): by default the smallest number of seats, the rules' own options and box.

    Raises UnknownTitle, OptionError or BoxError, or TypeError or ValueError, as `stammtisch.new` does.
    """
    found = title if isinstance(title, Title) else find_title(wanted.text("title", title, "mall-world"))
    given = wanted.values("options", options)
    seats = found.least_seats(given) if seats is None else wanted.whole("seats", seats, 1)
    found.blank(seats, given)
    loaded = box if isinstance(box, LoadedBox) else found.load_box(box)
    return Encoding(found, seats, given, loaded)


def _again(title: Title, seats: int, options: dict[str, str], path: Path, entries: dict[str, Any]) -> Encoding:
    """An encoding that was pickled. Its box need not lie where it lay."""
    return Encoding(title, seats, options, replace(title.edited_box(entries), path=path))

"""What final states hold: points by source, and the numbers that say how far the game came."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import numpy as np

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.struct import Leaf, Struct
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins.twins import Arena
from stammtisch.lab.setting import Setting
from stammtisch.lab.things import Numbers


class Finals:
    """Final states, each lying in an arena at an index."""

    def __init__(self, setting: Setting, lying: list[tuple[Arena, int]]):
        self.setting, self.lying = setting, lying
        title = setting.found
        packed = b"".join(room.get(i) for room, i in lying)
        self.records = np.frombuffer(packed, title.state.dtype())

    def ledger(self) -> Numbers:
        """Points by source (games, seats, sources)."""
        title = self.setting.found
        lines = ledger_leaves(title)
        if lines is None:
            return self._asked_ledger()
        out = np.zeros((len(self.records), self.setting.seats, len(title.sources)), np.int64)
        for seat in range(self.setting.seats):
            for line, leaf in enumerate(lines[seat]):
                out[:, seat, line] = column(self.records, leaf)
        return out

    def _asked_ledger(self) -> Numbers:
        """The same by asking the title, game by game."""
        title = self.setting.found
        size = title.state.dtype().itemsize
        packed, state = memoryview(self.records.tobytes()), title.state()
        out = []
        for g in range(len(self.records)):
            state.load(packed[g * size : (g + 1) * size])
            out.append([title.ledger(state, self.setting.loaded.struct, seat) for seat in range(self.setting.seats)])
        return np.array(out, np.int64).reshape(len(self.records), self.setting.seats, len(title.sources))

    def scalars(self) -> dict[str, Numbers]:
        """Name of each plain number of the title's own state -> its values (games,)."""
        return {name: self.records[name].astype(np.int64) for name in scalar_fields(self.setting.found)}


def scalar_fields(title: Title) -> list[str]:
    """The plain numbers in a title's state: its round, its phase and the like."""
    return [
        name
        for name, f in title.state.fields.items()
        if name not in GameState.fields and not f.shape and not f.struct and not f.derived
    ]


def column(records: Numbers, leaf: Leaf) -> Numbers:
    """The values of one number of a struct in many packed records."""
    at: Any = records
    for part in leaf.path:
        at = at[part] if isinstance(part, str) else at[:, part]
    found: Numbers = at
    return found


@cache
def ledger_leaves(title: Title) -> list[list[Leaf]] | None:
    """Which number of the state each line of each seat's ledger is; None if a title works its ledger out otherwise.

    Found by asking for the ledger of states in which every number is another one.
    """
    leaves = title.state.layout()
    found: list[list[list[int]]] = []
    for seed in range(2):
        numbers = list(range(1000, 1000 + len(leaves)))
        Random(seed).shuffle(numbers)
        state: Struct = title.state().load_flat(numbers)
        where = {number: i for i, number in enumerate(numbers)}
        try:
            seats = range(max(title.seats))
            found.append([[where[line] for line in title.ledger(state, title.box(), seat)] for seat in seats])
        except (KeyError, IndexError, TypeError, ValueError, ZeroDivisionError):
            return None
    if found[0] != found[1] or any(len(lines) != len(title.sources) for lines in found[0]):
        return None
    return [[leaves[i] for i in lines] for lines in found[0]]

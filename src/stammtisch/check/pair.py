"""Twin against twin: the quiet and the fast one play the same game and are compared move by move."""

from __future__ import annotations

from random import Random

import numpy as np

from stammtisch.check.report import Arrangement, Failed
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import observe
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins import twins
from stammtisch.kernel.twins.drive import MOST_MOVES


class Pair:
    """Two twins of a title, ready to play the same game: the quiet and (or, without compiling, again) the fast one."""

    def __init__(self, title: Title, way: Arrangement, compiled: bool):
        box = title.load_box().struct
        self.blank = title.blank(way.seats, dict(way.options)).pack()
        self.quiet = twins.Arena(title, box, 1, compiled=False)
        self.fast = twins.Arena(title, box, 1, compiled=compiled)

    def begin(self, seed: int) -> int:
        """Lays out the same game in both; the first seat due."""
        due = [self._begin(arena, seed) for arena in (self.quiet, self.fast)]
        self.same(due, "set-up")
        return due[0]

    def _begin(self, arena: twins.Arena, seed: int) -> int:
        arena.put(0, self.blank)
        due: int = arena.twin.begin(arena.states, 0, arena.boxes, seed)
        if due >= 0:
            arena.twin.look(arena.states, 0, arena.boxes, arena.moves, due)
        return due

    def step(self, seat: int, option: int, where: str) -> int:
        """Makes the same choice in both; the next seat due."""
        due = [a.twin.step(a.states, 0, a.boxes, a.moves, seat, option) for a in (self.quiet, self.fast)]
        self.same(due, where)
        return int(due[0])

    def same(self, due: list[int], where: str) -> None:
        """Whether both stand alike: seats due, states byte for byte, options in order."""
        if due[0] != due[1]:
            raise Failed(f"twins disagree after {where}: seats {due[0]} and {due[1]} are due")
        if self.quiet.get(0) != self.fast.get(0):
            raise Failed(f"twins disagree after {where}: {self.difference()}")
        if due[0] >= 0 and self.quiet.options() != self.fast.options():
            raise Failed(f"twins disagree after {where}: options {self.quiet.options()} and {self.fast.options()}")

    def observes(self, game: Game, seat: int) -> None:
        """Whether the fast twin writes the observation that the plain one makes of what the seat may see."""
        wanted = observe(game.state, seat).values
        row = np.full(len(wanted), 77, np.int32)  # the writer has to clear what it finds
        self.fast.twin.observe_at(self.fast.states, 0, seat, row)
        if not np.array_equal(row, wanted):
            k = int(np.flatnonzero(row != wanted)[0])
            parts = observe(game.state, seat).parts
            where = next(f"{name}[{k - part.start}]" for name, part in parts.items() if k < part.stop)
            raise Failed(f"twins disagree: seat {seat} observes {wanted[k]} and in the fast one {row[k]} at {where}")

    def difference(self) -> str:
        """The first number in which the two states differ."""
        cls = type(self.quiet.states[0])
        one, two = cls().load(self.quiet.get(0)).flat(), cls().load(self.fast.get(0)).flat()
        for leaf, a, b in zip(cls.layout(), one, two, strict=True):
            if a != b:
                return f"{'.'.join(map(str, leaf.path))} is {a} in the quiet twin and {b} in the fast one"
        return "only the padding differs"

    def compare(self, seed: int) -> int:
        """Plays a random game in both; returns the number of moves."""
        random = Random(seed)
        due, made = self.begin(seed), 0
        while due >= 0:
            options = self.quiet.options()
            if not options:
                raise Failed(f"dead end after {made} moves: seat {due} has no option")
            if made == MOST_MOVES:
                raise Failed(f"no end after {made} moves")
            option = random.choice(options)
            due = self.step(due, option, f"move {made + 1} (option {option})")
            made += 1
        return made

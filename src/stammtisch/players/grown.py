"""The tree of one sight: it is grown by the rules of `tree`, or by those of `guided` where a network leads."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from stammtisch.kernel.model.kinds import MAX_SEATS, NONE
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.twins.twins import Arena
from stammtisch.players.effort import FAR, ROLLOUTS, Effort, grow_guided, guide
from stammtisch.players.sight import Sight
from stammtisch.players.tree import (
    COLUMNS,
    FIRST,
    ITERATIONS,
    KEY,
    LEAD,
    LEADS,
    LOGS,
    LONGEST,
    NEXT,
    NODES,
    PERCENT,
    VISITS,
    key_of,
)

FIRST_LOOK = 32
"""Iterations after which it is known how long one takes."""

SLICE = 0.02
"""Seconds of thinking between two looks at the clock."""

LARGE, WIDEN = 500, 1.0
"""A title that sees ahead by itself and has a decision of so many options (an amount of money) is searched with so much
widening, unless the effort names another one."""


def no_heed() -> None:
    """Heeds nothing."""


class Tree:
    """A tree of one sight, and the arena in which its games are played."""

    def __init__(self, sight: Sight, effort: Effort, seed: int, compiled: bool, heed: Callable[[], None] = no_heed):
        self.sight, self.effort, self.seed, self.heed = sight, effort, seed, heed
        self.arena = Arena(sight.title, sight.box.struct, 3, compiled)
        self.arena.put(1, sight.imagined)
        self.seats = self.arena.seats(1)
        most = 2 * MAX_SEATS * effort.iterations + 2  # an iteration adds two nodes for each that chooses at once
        self.net = guide(sight.title, effort)
        if self.net is not None:
            most *= 16  # every option of a choice gets a node at once
        room = min(effort.nodes, most) if effort.iterations else effort.nodes
        self.tree = np.zeros((room, COLUMNS), np.int64)
        self.worth = np.zeros((room, 2))
        self.books = np.zeros(LEADS + MAX_SEATS, np.int64)
        self.books[NODES] = 1
        self.gains, self.leads = np.zeros((3, MAX_SEATS + 1)), np.zeros(MAX_SEATS, np.int64)
        self.path = np.zeros((LONGEST, 2), np.int64)
        self.marks = np.zeros(1 + sight.title.most_options, np.int64)
        if self.net is not None:
            widest = sight.title.most_options + 1
            self.room = (*self.net.tables_of(sight.box), *self.net.room(), np.zeros(widest), np.zeros(widest))
            self.priors, self.wins = np.zeros(room), np.zeros(MAX_SEATS)
            self.grow_guided = self.arena.entry(grow_guided())

    @property
    def made(self) -> int:
        """Iterations so far."""
        return int(self.books[ITERATIONS])

    def grow(self, iterations: int, seconds: float, forced: int = NONE) -> None:
        """Grows the tree until one of the budgets is used up; see `Effort` and `tree.grow`."""
        begun = time.perf_counter()
        left = iterations or 1 << 31
        chunk = min(left, FIRST_LOOK) if seconds else left
        while left > 0:
            self.heed()
            self._iterate(chunk, forced)
            left -= chunk
            if seconds:
                spent = time.perf_counter() - begun
                if spent >= seconds:
                    break
                pace = (iterations or 1 << 31) - left
                chunk = max(1, int(min(SLICE, seconds - spent) * pace / spent))
            chunk = min(chunk, left)

    def future(self, option: int, seed: int) -> bytes:
        """One future after an option of the seat: the state at its end. What grew before is forgotten."""
        for table in (self.tree, self.worth, self.books, self.gains):
            table[:] = 0
        self.books[NODES], self.seed = 1, seed
        self._iterate(1, option)
        return self.arena.get(0)

    def _iterate(self, times: int, forced: int) -> None:
        a, how = self.arena, self.effort
        if self.net is not None:
            self.grow_guided(
                a.states, a.boxes, a.moves, self.tree, self.worth, self.priors, self.books, self.gains, self.leads,
                self.wins, self.path, self.marks, *self.room, self.sight.seat, self.seed, times, forced,
                round(how.explore * PERCENT), how.ahead or FAR,
            )  # fmt: skip
            return
        # A title that sees ahead by itself is asked right after the choice, and wherever the way down the tree leads.
        ahead = how.ahead if how.ahead or a.title.ahead is None else a.title.ahead + 1
        large = a.title.ahead is not None and a.title.most_options >= LARGE
        widen = WIDEN if large and not how.widen else how.widen
        a.twin.grow(
            a.states, a.boxes, a.moves, self.tree, self.worth, self.books, self.gains, self.leads, self.path,
            self.marks, LOGS, self.sight.seat, self.seed, times, forced, round(how.explore * PERCENT),
            round(widen * PERCENT), ahead, how.chapters, ROLLOUTS[how.rollout],
        )  # fmt: skip

    def visits(self, move: Move) -> int:
        """How often a move was chosen."""
        return int(self.children().get(move.option, (0,))[0])

    def children(self) -> dict[int, list[float]]:
        """Option of the sight's seat -> visits, sums of gains, of shares of the victory, and of leads."""
        out: dict[int, list[float]] = {}
        first = key_of(self.arena.step(1), self.sight.seat, 0)
        node = int(self.tree[0, FIRST])
        while node > 0:
            option = int(self.tree[node, KEY]) - first
            if 0 <= option < len(self.marks) - 1:
                out[option] = [self.tree[node, VISITS], *self.worth[node], self.tree[node, LEAD]]
            node = int(self.tree[node, NEXT])
        return out

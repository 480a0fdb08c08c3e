"""The tree of one sight: it is grown by the rules of `tree`, or by those of `guided` where a network leads."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from stammtisch.kernel.model.kinds import MAX_SEATS, NONE
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.twins.twins import Arena
from stammtisch.players.effort import FAR, NEAR, ROLLOUTS, Effort, grow_guided, guide
from stammtisch.players.net import NET, Net, chances, judge, look
from stammtisch.players.neural import EVENLY
from stammtisch.players.sight import Sight
from stammtisch.players.tree import (
    COLUMNS,
    FIRST,
    FULL,
    ITERATIONS,
    KEY,
    LEAD,
    LEADS,
    LOGS,
    LONGEST,
    NEXT,
    NODES,
    PERCENT,
    SPENT,
    VISITS,
    WINS,
    WON,
    key_of,
)

FIRST_LOOK = 32
"""Iterations after which it is known how long one takes."""

SLICE = 0.02
"""Seconds of thinking between two looks at the clock."""

ENOUGH = 16
"""Options race that the network likes so well that each would get so many of the iterations."""

DECIDED = 4
"""Nobody is out of a race before this part of the iterations is used up: what the seat can make of an option shows when
its tree has grown. So long is who is left alone tried on, too: what is expected rests on it."""

EVERY = 4
"""Who is behind is looked at first after these deals, and again each time that this part of as many more were made."""

FEWEST = 16
"""Deals by which an option can be told from another one, at least; of more, the later half counts."""

CLEARLY = 2.5
"""An option is out that is so many standard errors behind the best one."""

TRUST = 50
"""An option's prior counts beside how it fared: its logarithm, divided by so many deals and those that it was tried in
(Danihelka and others, 2022)."""

Reals = np.ndarray[Any, np.dtype[np.float64]]

LARGE, WIDEN = 500, 1.0
"""A title that sees ahead by itself and has a decision of so many options (an amount of money) is searched with so much
widening, unless the effort names another one."""


def no_heed() -> None:
    """Heeds nothing."""


class Tree:
    """A tree of one sight, and the arena in which its games are played. It is led by `net` where that is given, else by
    the network that the effort names, if it names one.
    """

    def __init__(
        self,
        sight: Sight,
        effort: Effort,
        seed: int,
        compiled: bool,
        heed: Callable[[], None] = no_heed,
        net: Net | None = None,
    ):
        self.sight, self.effort, self.seed, self.heed = sight, effort, seed, heed
        self.arena = Arena(sight.title, sight.box.struct, 3, compiled)
        self.arena.put(1, sight.imagined)
        self.seats = self.arena.seats(1)
        most = 2 * MAX_SEATS * effort.iterations + 2  # an iteration adds two nodes for each that chooses at once
        self.net = net or guide(sight.title, effort)
        if self.net is not None:
            most *= 16  # every option of a choice gets a node at once
        room = min(effort.nodes, most) if effort.iterations else effort.nodes
        self.tree = np.zeros((room, COLUMNS), np.int64)
        self.worth = np.zeros((room, 2))
        self.books = np.zeros(LEADS + MAX_SEATS, np.int64)
        self.books[NODES] = 1
        self.gains, self.leads = np.zeros((WINS + 1, MAX_SEATS + 1)), np.zeros(MAX_SEATS, np.int64)
        self.path = np.zeros((LONGEST, 2), np.int64)
        self.marks = np.zeros(1 + sight.title.most_options, np.int64)
        self.after: dict[int, Reals] = {}
        self.liked: dict[int, float] = {}
        if self.net is not None:
            widest = sight.title.most_options + 1
            self.room = (*self.net.tables_of(sight.box), *self.net.room(), np.zeros(widest), np.zeros(widest))
            self.priors = np.zeros(room)
            self.grow_guided = self.arena.entry(grow_guided())

    @property
    def made(self) -> int:
        """Iterations so far."""
        return int(self.books[ITERATIONS])

    @property
    def spent(self) -> float:
        """What these count for: short ones at the end of a game for a part of one (`tree.FULL`)."""
        return float(self.books[SPENT]) / FULL

    def grow(self, iterations: int, seconds: float, forced: int = NONE) -> None:
        """Grows the tree until one of the budgets is used up; see `Effort` and `tree.grow`. A move that is `forced` is
        tried so many times, however little that takes.
        """
        if self.net is not None and forced == NONE:
            self._race(iterations or 1 << 31, seconds)
            return
        if seconds and self.arena.compiled and not self.made:
            self._once(self.sight.moves[0].option)
        begun, made, done = time.perf_counter(), self.made, self._counted(forced)
        budget = iterations or 1 << 31
        chunk = min(budget, FIRST_LOOK) if seconds else budget
        while (left := budget + done - self._counted(forced)) > 0:
            self.heed()
            self._iterate(min(chunk, math.ceil(left)), forced)
            if seconds:
                took = time.perf_counter() - begun
                if took >= seconds:
                    break
                chunk = max(1, int(min(SLICE, seconds - took) * (self.made - made) / took))

    def _counted(self, forced: int) -> float:
        return self.spent if forced == NONE else self.made

    def future(self, option: int, seed: int) -> bytes:
        """One future after an option of the seat: the state at its end. What grew before is forgotten."""
        self._forget()
        self.seed = seed
        self._iterate(1, option)
        return self.arena.get(0)

    def _forget(self) -> None:
        """Forgets what has grown."""
        used = self.books[NODES]
        for table in (self.tree[:used], self.worth[:used], self.books, self.gains):
            table[:] = 0
        self.books[NODES] = 1
        self.after.clear()

    def _race(self, iterations: int, seconds: float) -> None:
        """Tries the likely options in the same deals, one deal after the other, and leaves out who is clearly behind.

        Likely is whose prior comes to ENOUGH of the iterations, but two at least: the longer it thinks, the more it
        looks around. In the same deals options that are nearly alike are told apart with a fraction of the futures, and
        who is left has been tried most often.
        """
        seed = self.seed
        assert self.net is not None
        priors = chances(look(self.net, self.sight)[0])
        priors = EVENLY / len(priors) + (1 - EVENLY) * priors
        order = np.argsort(-priors, kind="stable")
        took, part = self._once(self.sight.moves[order[0]].option)
        times = min(iterations / part, seconds / took) if seconds else iterations / part
        begun = time.perf_counter()
        likely = int((priors * times >= ENOUGH).sum())
        left = [self.sight.moves[k].option for k in order[: min(iterations, max(2, likely))]]
        self.liked = {move.option: math.log(prior) for move, prior in zip(self.sight.moves, priors, strict=True)}
        met = {option: list[tuple[float, float]]() for option in left}
        first = max(FEWEST, int(times / (DECIDED * len(left))))
        deals = 0
        while self.spent + len(left) <= (iterations if len(left) > 1 else max(1, iterations // DECIDED)):
            self.heed()
            for option in left:
                self.seed = seed + deals - self.made
                self._iterate(1, option)
                met[option].append((self.gains[WON, self.sight.seat], float(self.leads[self.sight.seat])))
            deals += 1
            if deals >= first and (deals - first) % (first // EVERY) == 0 and len(left) > 1:
                liked = np.array([self.preference(option, deals) for option in left])
                lately = max(FEWEST, deals // 2)
                left = [left[k] for k in not_behind(np.array([met[option][-lately:] for option in left]), liked)]
            if seconds and time.perf_counter() - begun >= seconds:
                break
        self.seed = seed

    def _once(self, option: int) -> tuple[float, float]:
        """How many seconds an iteration takes after an option, told by the second one: before the first one machine
        code may have to be read, which takes a second or two and is not a part of thinking. And what it counts for.
        """
        for _ in range(2):
            begun = time.perf_counter()
            self._iterate(1, option)
        took, part = time.perf_counter() - begun, self.spent / 2
        self._forget()
        return took, part

    def _iterate(self, times: int, forced: int) -> None:
        before = self._totals()
        self._grow(times, forced)
        if forced != NONE:
            self.after[forced] = self.after.get(forced, 0) + self._totals() - before

    def _totals(self) -> Reals:
        """The sums of the shares of the victory and of the leads of all seats, in a row."""
        return np.concatenate([self.gains[WINS, : self.seats], self.books[LEADS : LEADS + self.seats]])

    def expected(self, move: Move) -> tuple[int, Reals]:
        """How often it was looked what becomes of the seats, and their shares of the victory and leads in all: after a
        move where options raced, else after all of them.
        """
        if self.net is None:
            return self.made, self._totals()
        return self.visits(move), self.after.get(move.option, 0 * self._totals())

    def _grow(self, times: int, forced: int) -> None:
        a, how = self.arena, self.effort
        if self.net is not None:
            asked = (how.judge or judge(a.title)) == NET
            self.grow_guided(
                a.states, a.boxes, a.moves, self.tree, self.worth, self.priors, self.books, self.gains, self.leads,
                self.path, self.marks, *self.room, self.sight.seat, self.seed, times, forced,
                round(how.explore * PERCENT), how.ahead or (FAR if a.title.ahead is None else NEAR), how.chapters,
                asked,
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

    def preference(self, option: int, visits: float) -> float:
        """By how much of a gain an option is liked that was tried so often, before anything is known of it."""
        return self.liked.get(option, 0.0) / (TRUST + visits)

    def visits(self, move: Move) -> int:
        """How often a move was chosen."""
        return int(self.children().get(move.option, (0,))[0])

    def children(self) -> dict[int, list[float]]:
        """Option of the sight's seat -> visits, sums of gains, of shares of the victory, and of leads."""
        return {
            option: [self.tree[node, VISITS], *self.worth[node], self.tree[node, LEAD]]
            for option, node in self._nodes().items()
        }

    def _nodes(self) -> dict[int, int]:
        """Option of the sight's seat -> its node."""
        out: dict[int, int] = {}
        first = key_of(self.arena.step(1), self.sight.seat, 0)
        node = int(self.tree[0, FIRST])
        while node > 0:
            option = int(self.tree[node, KEY]) - first
            if 0 <= option < len(self.marks) - 1:
                out[option] = node
            node = int(self.tree[node, NEXT])
        return out


def not_behind(met: Reals, liked: Reals) -> list[int]:
    """Which of some options are not clearly behind the best one; of each its shares of the victory and its leads in the
    same deals (options, deals, 2), and what it is `liked` beforehand.
    """
    off = met[:, :, 1] - met[:, :, 1].mean()
    fared = met[:, :, 0] + off / (np.abs(off) + np.abs(off).mean() + 1) + liked[:, None]
    best = int(fared.mean(axis=1).argmax())
    behind = fared[best] - fared
    return np.flatnonzero(behind.mean(axis=1) <= CLEARLY * behind.std(axis=1) / np.sqrt(behind.shape[1])).tolist()

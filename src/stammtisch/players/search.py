"""The policy that thinks: information-set Monte-Carlo tree search; `tree` and `guided` hold its rules."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any

import numpy as np

from stammtisch.kernel.model.kinds import MAX_SEATS, NONE
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import Mistake
from stammtisch.kernel.twins.twins import Arena, ready
from stammtisch.players.certain import Certain
from stammtisch.players.net import Net, has_net, leads, net_of
from stammtisch.players.sight import Sight
from stammtisch.players.tempers import SECONDS, SLACK, TEMPERS, feel, liked
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
    WINS,
    key_of,
)

FIRST_LOOK = 32
"""Iterations after which it is known how long one takes."""

SLICE = 0.02
"""Seconds of thinking between two looks at the clock."""

LARGE, WIDEN = 500, 1.0
"""A title that sees ahead by itself and has a decision of so many options (an amount of money) is searched with so much
widening, unless the effort names another one."""

ROLLOUTS = {"best": 1, "net": 1, "random": 1, "greedy": 3}
"""How the future is imagined -> how many options are tried at each choice of a play-out."""

FAR = 500
"""So many choices a network plays on in a play-out at most: to the end, but in titles of very long games."""

PLAIN = 6
"""Without a network the strongest levels look into so many times as many futures, which takes about as long."""


class SearchError(Mistake, ValueError):
    """An effort that makes no sense."""


@dataclass(frozen=True)
class Effort:
    """How a search thinks, and how much. Budgets that are 0 do not limit; one of the two must.

    - `iterations`: how often it looks into a possible future; a budget of these alone makes it choose the same way
      everywhere. `seconds`: how long it may think.
    - `explore`: how curious it is (about 0.3 to 1.4). `widen`: with w above 0 a node has at most w * sqrt(visits)
      children, those that look best at a glance; 0 for no limit, but see WIDEN.
    - `rollout`: how it imagines the future: `net` (the title's network says what is worth a look, and all play on as it
      likes best), `random`, `greedy` (each takes the best of a few options at a glance), or `best`: `net` where that
      was found to be stronger (`net.leads`), elsewhere `random` with PLAIN times the `iterations`. Where a title has no
      network, or the effort names `widen` or `chapters`, `net` is as `random`. `ahead`: choices of a play-out, 0 for as
      many as the title says (`Title.ahead`) or else no limit, with a network for FAR, after which it says how the game
      will end; `chapters`: the play-out ends when so many rounds or phases have ended, 0 for no matter.
    - `loose`: by so much (0 to 1, as `Thought.gain`) a move may look worse than the best one and be made all the same:
      one of those that it thought about at least half as often is drawn.
    - `temper`: what it goes by among moves that look about as good (`tempers.TEMPERS`); empty for chance or nothing.
    - `cores`: how many trees are grown side by side, 0 for one on each core; their counts are added up.
    - `nodes`: room for the nodes of a tree; 64 bytes each.
    """

    iterations: int = 0
    seconds: float = 0.0
    explore: float = 0.7
    widen: float = 0.0
    rollout: str = "random"
    ahead: int = 0
    chapters: int = 0
    loose: float = 0.0
    temper: str = ""
    cores: int = 1
    nodes: int = 1 << 17

    def __post_init__(self) -> None:
        for f in fields(self):
            value = getattr(self, f.name)
            if isinstance(value, int | float) and (not 0 <= value < 1 << 31):
                raise SearchError("search-negative", name=f.name, value=str(value))
        if not self.iterations and not self.seconds:
            raise SearchError("search-endless")
        if self.rollout not in ROLLOUTS:
            raise SearchError("search-rollout", known=", ".join(ROLLOUTS), value=self.rollout)
        if self.temper and self.temper not in TEMPERS:
            raise SearchError("search-temper", known=", ".join(TEMPERS), value=self.temper)
        if self.nodes < 2:
            raise SearchError("search-nodes")


LEVELS = {
    "casual": Effort(iterations=100, seconds=0.3, loose=0.08),
    "easy": Effort(iterations=300, seconds=0.3),
    "steady": Effort(iterations=1_500, seconds=0.5),
    "normal": Effort(iterations=1_000, seconds=0.8, rollout="best"),
    "hard": Effort(iterations=10_000, seconds=4.0, rollout="best", cores=0),
}
"""Level -> its effort, the weakest first. The seconds are a cap for slow machines and where rules are not compiled. No
network leads the levels that a newcomer is to beat."""


@dataclass(frozen=True)
class Thought:
    """What the search thinks of one move of a seat.

    `share` is the part of all iterations that went to it (0 to 1), `gain` how the seat fared after it (0 to 1, to be
    compared with that of other moves at the same decision only), `won` how often it won (0 to 1; a victory that is
    shared counts in parts), `lead` how far it was ahead of the best of the others (points, francs; the mean).
    """

    move: Move
    visits: int
    share: float
    gain: float
    won: float
    lead: float

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of `won`: what is drawn so often from 0 to 1 is off by no more."""
        part = (self.won * self.visits + 2) / (self.visits + 4)  # as if it had been won twice and lost twice more
        return min(1.0, 1.96 * math.sqrt(part * (1 - part) / (self.visits + 1)))

    def equals(self, other: Thought) -> bool:
        """Whether what is known of the two is too little to tell which is better."""
        return self is other or abs(self.won - other.won) <= math.hypot(self.error, other.error)


@dataclass(frozen=True)
class Outlook:
    """What the search thinks of a position: of all moves, the one it would make first; and for every seat how often it
    won and how far it was ahead, in all futures that were looked into.
    """

    thoughts: tuple[Thought, ...]
    wins: tuple[float, ...]
    leads: tuple[float, ...]

    def of(self, move: Move) -> Thought:
        """What it thinks of one move."""
        return next(thought for thought in self.thoughts if thought.move == move)


def effort_of(words: str) -> Effort:
    """The effort that a text names: `normal`, `iterations=5000,rollout=greedy`, `normal,temper=bold`; raises
    SearchError.
    """
    level, _, changes = words.partition(",")
    if level not in LEVELS:
        level, changes = "", words
    known = [f.name for f in fields(Effort)]
    given: dict[str, Any] = {}
    for word in changes.split(",") if changes else ():
        name, equals, value = (part.strip() for part in word.partition("="))
        if not equals or name not in known:
            facts = {
                "levels": ", ".join(LEVELS),
                "example": "iterations=5000,rollout=greedy",
                "known": ", ".join(known),
            }
            raise SearchError("search-unknown", words=f"search:{words}", word=word, **facts)
        try:
            given[name] = type(getattr(LEVELS["normal"], name))(value)
        except ValueError:
            raise SearchError("search-number", name=name, value=value) from None
    return replace(LEVELS[level], **given) if level else Effort(**given)


def no_heed() -> None:
    """Heeds nothing."""


class Search:
    """See the module's text. Without compiled rules it does the same, some fifty times slower.

    `heed` is called whenever it looks at the clock; what it raises ends the thinking.
    """

    def __init__(self, effort: Effort = LEVELS["normal"], heed: Callable[[], None] = no_heed):
        self.effort, self.heed = effort, heed

    def entries(self, title: Title) -> tuple[Any, ...]:
        """The entries that it wants of a title's twins beside those of every title."""
        return (*_led_by(title, self.effort), *((feel,) if self.effort.temper else ()))

    def choose(self, sight: Sight, random: Random) -> Move:
        """See `Policy`."""
        return self.weigh(sight, random)[0]

    def weigh(self, sight: Sight, random: Random) -> tuple[Move, float]:
        """The move that it makes, and how hard it was to choose: what the next best one was thought about beside it
        (0 to 1; 1 where they were close).
        """
        thoughts = self.think(sight, random).thoughts
        move = self._taken(sight, random, thoughts)
        visits = next(thought.visits for thought in thoughts if thought.move == move)
        others = max((thought.visits for thought in thoughts if thought.move != move), default=0)
        return move, min(1.0, others / max(1, visits))

    def _taken(self, sight: Sight, random: Random, thoughts: Sequence[Thought]) -> Move:
        """The move that it makes of those that it has thought about."""
        best, temper = thoughts[0], self.effort.temper
        slack = max(self.effort.loose, SLACK if temper else 0.0)
        good = [t for t in thoughts if 2 * t.visits >= best.visits and best.gain - t.gain <= slack]
        if not slack or len(good) < 2:
            return best.move
        if temper:
            seconds = SECONDS if self.effort.seconds else 0.0
            move = liked(sight, temper, [t.move for t in good], random.getrandbits(62), seconds)
            drawn = next(t for t in good if t.move == move)
        else:
            drawn = random.choice(good)
        return _settled(sight, random.getrandbits(62), [drawn, *(t for t in thoughts if t is not drawn)])[0].move

    def think(self, sight: Sight, random: Random, weigh: Sequence[Move] = ()) -> Outlook:
        """What it makes of a position.

        Moves of `weigh` that got less than a twentieth of the iterations get as many more; so does the move that it
        would make if that is another one than it thought most about (`certain`).
        """
        effort = _possible(sight.title, self.effort)
        count = effort.cores or os.cpu_count() or 1
        compiled = ready(sight.title, *_led_by(sight.title, effort))
        trees = [_Tree(sight, effort, random.getrandbits(62), compiled, self.heed) for _ in range(count)]
        share = -(-effort.iterations // count)
        # A choice without a choice gets no node of its own; to be told how good it is, it is forced.
        only = sight.moves[0].option if len(sight.moves) == 1 else NONE
        if count == 1 or not compiled:  # plain Python runs on one core only, whatever one does
            del trees[1:]
            trees[0].grow(effort.iterations, effort.seconds, only)
        else:
            with ThreadPoolExecutor(count) as pool:
                for done in [pool.submit(tree.grow, share, effort.seconds, only) for tree in trees]:
                    done.result()
        thoughts, certain = _thoughts(sight, trees), random.getrandbits(62)
        order = [thought.move for thought in _settled(sight, certain, thoughts)]
        made = trees[0].made
        for move in (*order[:1], *weigh):
            if trees[0].visits(move) * 20 < made:
                trees[0].grow(max(1, made // 20), effort.seconds, move.option)
        return _outlook(sight, trees, order)


class _Tree:
    """A tree of one sight, and the arena in which its games are played."""

    def __init__(self, sight: Sight, effort: Effort, seed: int, compiled: bool, heed: Callable[[], None] = no_heed):
        self.sight, self.effort, self.seed, self.heed = sight, effort, seed, heed
        self.arena = Arena(sight.title, sight.box.struct, 3, compiled)
        self.arena.put(1, sight.imagined)
        self.seats = self.arena.seats(1)
        most = 2 * MAX_SEATS * effort.iterations + 2  # an iteration adds two nodes for each that chooses at once
        self.net = _guide(sight.title, effort)
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
            self.grow_guided = self.arena.entry(_grow_guided())

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


def _guide(title: Title, effort: Effort) -> Net | None:
    """The network that leads a search, if one does."""
    if effort.chapters or effort.widen:
        return None
    led = effort.rollout == "net" or (effort.rollout == "best" and leads(title))
    return net_of(title) if led and has_net(title) else None


def _possible(title: Title, effort: Effort) -> Effort:
    """The effort as it can be made now. A search that has a clock does not wait for the compiler: while what a network
    leads by is not there yet, it plays out at random.
    """
    waits = effort.seconds and ready(title) and not ready(title, *_led_by(title, effort))
    if effort.rollout not in ("net", "best") or (_guide(title, effort) is not None and not waits):
        return effort
    times = PLAIN if effort.rollout == "best" else 1
    return replace(effort, rollout="random", iterations=min(times * effort.iterations, (1 << 31) - 1))


def _led_by(title: Title, effort: Effort) -> tuple[Any, ...]:
    """The entries that thinking wants of a title's twins beside those of every title."""
    return () if _guide(title, effort) is None else (_grow_guided(),)


def _grow_guided() -> Any:
    """The entry of a search that a network leads; whoever searches otherwise never imports it."""
    from stammtisch.players.guided import grow_guided

    return grow_guided


def _settled(sight: Sight, seed: int, thoughts: Sequence[Thought]) -> list[Thought]:
    """The thoughts, the move to make first: what is certain by the rules alone goes before what was found by trying."""
    if len(thoughts) == 1:
        return list(thoughts)
    certain = Certain(sight, seed)
    worse = certain.worse_endings()
    out = sorted(thoughts, key=lambda thought: thought.move.option in worse)
    better = [option for option in certain.plainly_better(out[0].move.option) if option not in worse]
    if better:
        out.sort(key=lambda thought: thought.move.option != better[0])
    return out


def _thoughts(sight: Sight, trees: Sequence[_Tree]) -> list[Thought]:
    """What the trees hold of each move, what was thought about most first."""
    seen = {move.option: np.zeros(4) for move in sight.moves}
    for tree in trees:
        for option, numbers in tree.children().items():
            seen[option] += numbers
    made = sum(numbers[0] for numbers in seen.values()) or 1
    thoughts = []
    for move in sight.moves:
        visits, *sums = seen[move.option].tolist()
        gain, won, lead = (number / (visits or 1) for number in sums)
        thoughts.append(Thought(move, int(visits), visits / made, gain, won, lead / sight.title.parts))
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.gain))


def _outlook(sight: Sight, trees: Sequence[_Tree], order: Sequence[Move]) -> Outlook:
    """What the trees hold; the first move of `order` is the one to make."""
    thoughts = sorted(_thoughts(sight, trees), key=lambda thought: thought.move != order[0])
    total = sum(tree.made for tree in trees) or 1
    seats = range(trees[0].seats)
    wins = [float(sum(tree.gains[WINS, seat] for tree in trees)) / total for seat in seats]
    leads = [float(sum(tree.books[LEADS + seat] for tree in trees)) / total / sight.title.parts for seat in seats]
    return Outlook(tuple(thoughts), tuple(wins), tuple(leads))

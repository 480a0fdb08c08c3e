"""The policy that thinks: information-set Monte-Carlo tree search. `effort` says how, `grown` holds its trees."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins.twins import ready
from stammtisch.players.certain import Certain
from stammtisch.players.effort import LEVELS, Effort, guide, led_by, possible
from stammtisch.players.grown import Tree, no_heed
from stammtisch.players.net import Net, expected, look
from stammtisch.players.sight import Sight
from stammtisch.players.tempers import SECONDS, SLACK, feel, liked

FAINT = 8
"""How a move fared counts as if nothing had shown in so many more: one or two say less than a network's liking."""


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
    won and how far it was ahead, in so many `futures`: all that were looked into, or those after that move where others
    were tried as often.
    """

    thoughts: tuple[Thought, ...]
    wins: tuple[float, ...]
    leads: tuple[float, ...]
    futures: int

    def of(self, move: Move) -> Thought:
        """What it thinks of one move."""
        return next(thought for thought in self.thoughts if thought.move == move)


class Search:
    """See the module's text. Without compiled rules it does the same, some fifty times slower; but one that a network
    leads and that has a clock goes by what the network says then.

    `heed` is called whenever it looks at the clock; what it raises ends the thinking.
    """

    def __init__(self, effort: Effort = LEVELS["normal"], heed: Callable[[], None] = no_heed):
        self.effort, self.heed = effort, heed

    def entries(self, title: Title) -> tuple[Any, ...]:
        """The entries that it wants of a title's twins beside those of every title."""
        return (*led_by(title, self.effort), *((feel,) if self.effort.temper else ()))

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

        Moves of `weigh` that got less than an eighth of the iterations get as many more; so does the move that it would
        make if that is another one than it thought most about (`certain`).
        """
        effort = possible(sight.title, self.effort)
        count = effort.cores or os.cpu_count() or 1
        compiled = ready(sight.title, *led_by(sight.title, effort))
        net = guide(sight.title, effort)
        if net is not None and effort.seconds and not compiled and not weigh:
            return _at_a_glance(net, sight, random.getrandbits(62))
        trees = [Tree(sight, effort, random.getrandbits(62), compiled, self.heed) for _ in range(count)]
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
        enough = max(1, min(made // 2, max(made, share) // 8))
        for move in (*order[:1], *weigh):
            if trees[0].visits(move) < enough:
                trees[0].grow(enough, effort.seconds, move.option)
        return _outlook(sight, trees, order)


def _at_a_glance(net: Net, sight: Sight, seed: int) -> Outlook:
    """What a network makes of a position without a look into any future, of which plain Python would play one in
    seconds: as if it had seen one, after the move that it likes best.
    """
    logits, values = look(net, sight)
    wins, leads = expected(net, sight, values)
    leads = leads / sight.title.parts
    liked = [sight.moves[k] for k in np.argsort(-logits, kind="stable")]
    unseen = [Thought(move, 0, 0.0, 0.0, 0.0, 0.0) for move in liked]
    best = _settled(sight, seed, unseen)[0].move
    won, ahead = float(wins[sight.seat]), float(leads[sight.seat])
    others = (thought for thought in unseen if thought.move != best)
    return Outlook((Thought(best, 1, 1.0, won, won, ahead), *others), tuple(wins.tolist()), tuple(leads.tolist()), 1)


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


def _thoughts(sight: Sight, trees: Sequence[Tree]) -> list[Thought]:
    """What the trees hold of each move, what was thought about most first, and of these what fared best."""
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

    def rank(thought: Thought) -> tuple[float, float]:
        shown = thought.gain * thought.visits / (thought.visits + FAINT)
        return -thought.visits, -shown - trees[0].preference(thought.move.option, thought.visits)

    return sorted(thoughts, key=rank)


def _outlook(sight: Sight, trees: Sequence[Tree], order: Sequence[Move]) -> Outlook:
    """What the trees hold; the first move of `order` is the one to make."""
    thoughts = sorted(_thoughts(sight, trees), key=lambda thought: thought.move != order[0])
    expected = [tree.expected(order[0]) for tree in trees]
    futures = sum(times for times, _ in expected)
    wins, leads = np.split(sum(totals for _, totals in expected) / max(1, futures), 2)
    return Outlook(tuple(thoughts), tuple(wins.tolist()), tuple((leads / sight.title.parts).tolist()), futures)

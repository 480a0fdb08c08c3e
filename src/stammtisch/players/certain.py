"""What is certain of a choice, without weighing one thing against another: generic over titles.

- An option brings *plainly more* than another one if the seat has at once all that it has after the other, and more
  points; nobody else has more of anything; and what differs besides lies in the common supply (numbers, bags, piles:
  what has a place matters by its place) or is the seat's now and would be nobody's. Each thing that somebody has more
  of must not cost points by itself. Where a title says what a position is worth while the game goes on
  (`Title.evaluate`), things that it calls good count as points do. Of what several choose at once, unseen, this must
  hold whatever the others choose, be it the most or the least: so a bid of more than anybody could answer is plainly
  worse than the least such bid. An option that leaves the other one open, and not the other way round, is looked at
  with that one after it: so what costs nothing is done before the turn is ended.
- Near the end of a game all that can still happen may be few enough to go through: then an option has a worst and a
  best *end* (the share of the victory, then the lead), whatever the others choose.

Both are looked at in several deals of what the seat cannot see; certain is what holds in all of them. Within one deal
an ending is gone through as if it were open.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random
from typing import Any

import numpy as np

from stammtisch.kernel.model.chance import Bag, Pile
from stammtisch.kernel.model.kinds import MAX_SEATS, NONE, SEAT
from stammtisch.kernel.model.struct import Field
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins.twins import Arena, ready
from stammtisch.players.sight import Sight

DEALS = 3
"""So many deals of what the seat cannot see are looked at."""

MOST_NODES, DEEPEST = 400, 14
"""An ending of more choices, or of longer ways, is not gone through."""

MOST_BETTER = 8
"""So many options that bring plainly more than one are kept in sight."""

REPLIES: tuple[Callable[[Sequence[int], Random], int], ...] = (
    lambda options, random: max(options),
    lambda options, random: min(options),
    lambda options, random: random.choice(options),
    lambda options, random: random.choice(options),
)
"""What the others choose at once."""

End = tuple[float, float]
"""The share of the victory (0 to 1), and the lead over the best of the others."""

Numbers = np.ndarray[Any, np.dtype[Any]]


class Certain:
    """What is certain of the moves of a sight; see the module's text."""

    def __init__(self, sight: Sight, seed: int = 1, deals: int = DEALS):
        self.sight, self.title, self.seat = sight, sight.title, sight.seat
        self._room = Arena(sight.title, sight.box.struct, DEEPEST + 2, ready(sight.title))
        self._room.put(0, sight.imagined)
        self._decision = sight.title.decisions[self._room.step(0)]
        self._plain = sight.title.state()
        self._deals = [self._deal(seed + deal) for deal in range(deals)]
        self._nodes = 0

    def _deal(self, seed: int) -> bytes:
        """A state that the seat could not tell from the true one; of what all choose at once, the others owe it all."""
        room, s = self._room, self._plain
        room.put(0, self.sight.imagined)
        room.twin.redraw_at(room.states, 0, room.boxes, room.moves, self.seat, seed)
        s.load(room.get(0))
        if self._decision.at_once:
            frame = s.frames[s.depth - 1]
            frame.who |= frame.asked & ~(1 << self.seat)
            for other in range(s.seats):
                if other != self.seat:
                    s.choices[other] = NONE
        return bytes(s.pack())

    def _options(self, i: int, seat: int) -> list[int]:
        room = self._room
        room.twin.look(room.states, i, room.boxes, room.moves, seat)
        return room.options()

    def _step(self, i: int, seat: int, option: int) -> int:
        room = self._room
        return int(room.twin.step(room.states, i, room.boxes, room.moves, seat, option))

    # ------------------------------------------------------------------------------------------------- plainly more

    def plainly_better(self, option: int) -> list[int]:
        """Options that bring plainly more than this one, the best of them first; of very many not all."""
        if self._decision.plan:
            return []  # its parts are nothing by themselves
        left = [move.option for move in self.sight.moves if move.option != option]
        first = True
        for deal, then in enumerate(self._deals):
            for reply in range(len(REPLIES) if self._decision.at_once else 1):
                seed = deal * len(REPLIES) + reply
                open_still = self._make(then, option, reply, seed)
                made = [self._room.get(0)]
                for each in left:
                    if option in self._make(then, each, reply, seed) and each not in open_still:
                        self._step(0, self.seat, option)
                    made.append(self._room.get(0))
                more = self._more(made)
                left = [left[i - 1] for i in (sorted(more, key=lambda i: -more[i])[:MOST_BETTER] if first else more)]
                first = False
                if not left:
                    return []
        return left

    def _make(self, then: bytes, option: int, reply: int, seed: int) -> list[int]:
        """Makes state 0 what it is after an option and, if all choose at once, what the others reply; returns what the
        seat can choose now if it is asked the same again.
        """
        room, random = self._room, Random(seed)
        room.put(0, then)
        step, others = room.step(0), room.who(0).bit_count() - 1  # one choice each; what follows may ask for more
        due = self._step(0, self.seat, option)
        for _ in range(others):
            due = self._step(0, due, REPLIES[reply](self._options(0, due), random))
        again = due == self.seat and room.step(0) == step and not self._decision.at_once
        return room.options() if again else []

    def _more(self, states: Sequence[bytes]) -> dict[int, int]:
        """Those that bring plainly more than the first of the states, with how many points they bring more."""
        raw = np.frombuffer(b"".join(states), np.uint8).reshape(len(states), -1)
        where = _layout(self.title)
        rest = raw[:, where.rest]
        likely = (rest == rest[0]).all(axis=1)
        likely[0] = False
        # Frames that are done with may hold anything.
        pending = where.frames[: self._plain.load(states[0]).depth].ravel()
        likely &= (raw[:, pending] == raw[0, pending]).all(axis=1)
        whose = raw[:, [each.at for each in where.whose]].view(np.int8)
        taken = (whose == self.seat) & (whose[0] == NONE)
        likely &= (taken | (whose == whose[0])).all(axis=1)
        before, out = self._worth(states[0], self.seat), {}
        for i in np.flatnonzero(likely).tolist():
            after = self._worth(states[i], self.seat)
            plain = after > before and self._asked_alike(states[0], states[i])
            for seat in range(self._plain.seats):
                sides = (states[0], states[i]) if seat == self.seat else (states[i], states[0])
                things = where.things[seat] + (where.whose if seat == self.seat else ())
                plain = plain and self._all_more(*sides, things, seat)
            if plain:
                out[i] = after - before
        return out

    def _asked_alike(self, less: bytes, more: bytes) -> bool:
        """Whether the same seats are asked in two states, but for this one, which may be asked in the second alone."""
        mine = 1 << self.seat
        pairs = zip(self._asked(less), self._asked(more), strict=True)
        return all(now | mine == was | mine and now & mine >= was & mine for was, now in pairs)

    def _asked(self, state: bytes) -> list[int]:
        s = self._plain.load(state)
        return [seats for frame in s.frames[: s.depth] for seats in (frame.who, frame.asked)]

    def _scores(self, state: bytes) -> list[int]:
        s = self._plain.load(state)
        return [self.title.score(s, self.sight.box.struct, seat) for seat in range(s.seats)]

    def _worth(self, state: bytes, seat: int) -> int:
        """What the position is worth to a seat, as far as its title says so; else its points."""
        worth = self.title.evaluate or self.title.score
        return int(worth(self._plain.load(state), self.sight.box.struct, seat))

    def _all_more(self, less: bytes, more: bytes, things: Sequence[_Leaf], seat: int) -> bool:
        """Whether a seat has in one state all that it has in another, and nothing that it has more of does harm."""
        changed = [each for each in things if less[each.at : each.end] != more[each.at : each.end]]
        if any(each.of(more) < each.of(less) for each in changed):
            return False
        if not changed:
            return True
        worth = self._worth(less, seat)
        return all(
            self._worth(less[: each.at] + more[each.at : each.end] + less[each.end :], seat) >= worth
            for each in changed
        )

    # ------------------------------------------------------------------------------------------------------ endings

    def worse_endings(self) -> frozenset[int]:
        """The options after which the game ends worse for certain than it can be made to end by another one; where it
        can be won for certain, all after which that is not so any more.
        """
        ends = self._endings
        if not ends:
            return frozenset()
        won = [{option for option, (worst, _) in ways.items() if worst[0] == 1} for ways in ends]
        sure = won[0].intersection(*won)
        found = [{o for o, (_, best) in ways.items() if best < max(ways.values())[0]} for ways in ends]
        unsure = {option for option in ends[0] if option not in sure} if sure else set()
        return frozenset(found[0].intersection(*found) | unsure)

    @cached_property
    def _endings(self) -> list[dict[int, tuple[End, End]]]:
        """The ends, at worst and at best, after each option in each deal; none where that takes too long."""
        out = []
        for then in self._deals:
            self._nodes = 0
            self._room.put(0, then)
            ways = self._ways(0)
            if ways is None:
                return []
            out.append(ways)
        return out

    def _ways(self, i: int) -> dict[int, tuple[End, End]] | None:
        """The ends, at worst and at best, after each option that the seat has in state i; None for too many."""
        out = {}
        for option in self._options(i, self.seat):
            ends = self._after(i, self.seat, option)
            if ends is None:
                return None
            out[option] = ends
        return out

    def _after(self, i: int, mover: int, option: int) -> tuple[End, End] | None:
        room = self._room
        room.put(i + 1, room.get(i))
        due = self._step(i + 1, mover, option)
        while due >= 0:
            self._nodes += 1
            if self._nodes > MOST_NODES or i + 2 >= DEEPEST:
                return None
            options = self._options(i + 1, due)
            if len(options) == 1:
                due = self._step(i + 1, due, options[0])
            elif due == self.seat:
                # What is chosen unseen may not rest on what others have chosen at the same time.
                ways = None if self.title.decisions[room.step(i + 1)].at_once else self._ways(i + 1)
                return (max(e[0] for e in ways.values()), max(e[1] for e in ways.values())) if ways else None
            else:
                worst, best = (2.0, 0.0), (-1.0, 0.0)
                for each in options:
                    ends = self._after(i + 1, due, each)
                    if ends is None:
                        return None
                    worst, best = min(worst, ends[0]), max(best, ends[1])
                return worst, best
        end = self._end(room.get(i + 1))
        return end, end

    def _end(self, state: bytes) -> End:
        scores, s = self._scores(state), self._plain
        ranks = [(self.title.standing or self.title.score)(s, self.sight.box.struct, seat) for seat in range(s.seats)]
        share = (ranks[self.seat] == max(ranks)) / ranks.count(max(ranks))
        others = [score for seat, score in enumerate(scores) if seat != self.seat]
        return share, float(scores[self.seat] - max(others, default=0))


# ------------------------------------------------------------------------------------------------ packed records


@dataclass(frozen=True)
class _Leaf:
    """A number in a packed record: the bytes that it takes."""

    at: int
    kind: np.dtype[Any]

    @property
    def end(self) -> int:
        return self.at + self.kind.itemsize

    def of(self, record: bytes) -> int:
        return int.from_bytes(record[self.at : self.end], "little", signed=self.kind.kind == "i")


@dataclass(frozen=True)
class _Layout:
    """Where in a packed state lies what each seat has, whose the things in their places are, the frames (a row of bytes
    each, without who is asked), and what else has to be equal: all that lies neither in the common supply nor is a note
    of what somebody has done.
    """

    things: tuple[tuple[_Leaf, ...], ...]
    whose: tuple[_Leaf, ...]
    frames: Numbers
    rest: Numbers


@cache
def _layout(title: Title) -> _Layout:
    record = title.state.dtype()
    things, whose, rest = [list[_Leaf]() for _ in range(MAX_SEATS)], list[_Leaf](), list[_Leaf]()
    frames = list[list[int]]()
    for name, field in title.state.fields.items():
        kind, at = record.fields[name][:2]
        each = kind.base.itemsize
        if name == "frames":
            kept = [kind.base.fields[name][:2] for name in kind.base.fields if name not in ("who", "asked")]
            frames = [
                [place for part, offset in kept for place in _places(_leaves(part, at + i * each + offset))]
                for i in range(kind.shape[0])
            ]
        elif field.owners and field.struct:
            for i in range(kind.shape[0]):
                things[i] += _leaves(kind.base, at + i * each)
        elif field.of is SEAT and field.at:
            whose.extend(_leaves(kind, at))
        elif name == "depth" or not (field.owners or _heap(field)):
            rest.extend(_leaves(kind, at))
    return _Layout(tuple(map(tuple, things)), tuple(whose), np.array(frames), np.array(_places(rest)))


def _heap(field: Field) -> bool:
    """Whether something of nobody's lies in heaps: a number, a bag, a pile."""
    return not field.shape and (field.struct is None or issubclass(field.struct, Bag | Pile))


def _leaves(kind: np.dtype[Any], at: int) -> Iterator[_Leaf]:
    """The numbers of a record that begins there."""
    if kind.subdtype:
        for i in range(math.prod(kind.shape)):
            yield from _leaves(kind.base, at + i * kind.base.itemsize)
    elif kind.fields:
        for inner, offset, *_ in kind.fields.values():
            yield from _leaves(inner, at + offset)
    else:
        yield _Leaf(at, kind)


def _places(leaves: Iterable[_Leaf]) -> list[int]:
    """The bytes of numbers; those between them mean nothing."""
    return [place for leaf in leaves for place in range(leaf.at, leaf.end)]

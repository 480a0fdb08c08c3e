"""Chance: one generator, inside the state, behind one door.

`Chance` is the part of a state from which all randomness comes. At a table its results are noted, so that a record can
give them back; on replay they are read from the record and the generator is not asked.

A deck whose order nobody knows is a `Bag`: it holds how many cards of each kind are left, and a card is drawn from it
when one is needed. There is no hidden order that could leak. Where the rules fix an order it is a `Pile`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from stammtisch.kernel.model.kinds import NONE, Kind
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.kernel.model.struct import NOBODY, Struct, Vec, i64


class Scribe(Protocol):
    """Who notes what chance brings, for whom, and what is told at a table; see `play.scribe.TableScribe`."""

    def dictated(self, options: int, weights: Vec | None, of: Kind | None, seen_by: int | None) -> int | None:
        """The result that a record gives back, checked against what is possible; None: ask the generator."""

    def recall(self, later: int, of: Kind | None) -> int:
        """The result that a record gives back after `later` others, not yet taken; NONE without a record."""

    def note(self, result: int, of: Kind | None, seen_by: int | None) -> None:
        """Writes down a result."""

    def confirmed(self, result: int, of: Kind | None, seen_by: int | None) -> None:
        """Writes down a result that rules found; a record must say the same."""

    def hear(self, clause: str, event: str, facts: Mapping[str, Any]) -> None:
        """Takes down what a rule tells."""


class Chance(Struct):
    """The generator (sfc32: adds, shifts and xors of 32-bit words, the same numbers on every machine)."""

    __extras__ = ("scribe",)
    if TYPE_CHECKING:
        scribe: Scribe | None

    word = i64(4, see=NOBODY)

    @rule
    def seed(self, seed: int) -> None:
        """Starts the generator anew from any 64-bit number."""
        self.word[0] = seed & 0xFFFFFFFF
        self.word[1] = (seed >> 32) & 0xFFFFFFFF
        self.word[2] = 0x9E3779B9
        self.word[3] = 1
        for _ in range(12):
            self.next_word()

    @rule
    def next_word(self) -> int:
        """The next 32 random bits."""
        a = self.word[0]
        b = self.word[1]
        c = self.word[2]
        d = self.word[3]
        out = (a + b + d) & 0xFFFFFFFF
        self.word[3] = (d + 1) & 0xFFFFFFFF
        self.word[0] = b ^ (b >> 9)
        self.word[1] = (c + (c << 3)) & 0xFFFFFFFF
        self.word[2] = ((((c << 21) | (c >> 11)) & 0xFFFFFFFF) + out) & 0xFFFFFFFF
        return out

    @rule
    def below(self, n: int, of: Kind | None = None, seen_by: int | None = None) -> int:
        """A number from 0 to n - 1, all equally likely (n at most 2**31). `of` names the result in the record.

        `seen_by` is the seat that alone sees what fell, NONE if nobody does; by default everybody does. Both exist at a
        table only, and mean the same wherever they stand.
        """
        if AT_TABLE and self.scribe is not None:
            given = self.scribe.dictated(n, None, of, seen_by)
            if given is not None:
                return given
        result = (self.next_word() * n) >> 32
        if AT_TABLE and self.scribe is not None:
            self.scribe.note(result, of, seen_by)
        return result

    @rule
    def roll(self, sides: int, seen_by: int | None = None) -> int:
        """A die: 1 to `sides`."""
        return self.below(sides, seen_by=seen_by) + 1

    @rule
    def pick(self, weights: Vec, total: int, first: int = 0, of: Kind | None = None, seen_by: int | None = None) -> int:
        """An index of `weights`, each as likely as its weight; `total` is their sum, at least 1.

        Whoever knows that all weights before `first` are 0 spares looking at them.
        """
        if AT_TABLE and self.scribe is not None:
            given = self.scribe.dictated(len(weights), weights, of, seen_by)
            if given is not None:
                return given
        left = (self.next_word() * total) >> 32
        result = first
        while left >= weights[result]:
            left -= weights[result]
            result += 1
        if AT_TABLE and self.scribe is not None:
            self.scribe.note(result, of, seen_by)
        return result

    @rule
    def glimpse(self, n: int) -> int:
        """A number from 0 to n - 1 that may be thrown away: for drawing until something fits; see `confirm`."""
        return (self.next_word() * n) >> 32

    @rule
    def recall(self, later: int, of: Kind | None = None) -> int:
        """What `confirm` has to find when a record is replayed (the result after `later` others); else NONE."""
        if AT_TABLE and self.scribe is not None:
            return self.scribe.recall(later, of)
        return NONE

    @rule
    def confirm(self, result: int, of: Kind | None = None, seen_by: int | None = None) -> None:
        """Notes a result that rules found with `glimpse`, having tried `recall` first."""
        if AT_TABLE and self.scribe is not None:
            self.scribe.confirmed(result, of, seen_by)


class Bag(Struct):
    """Base of bags. A title declares `n` (how many in all) and `count` (how many of each kind)::

    class Deck(Bag):
        n = u8()
        count = u8(CARDS, at=CARD, see=NOBODY)
    """

    if TYPE_CHECKING:
        n: int
        count: Vec

    @rule
    def clear(self) -> None:
        """Empties the bag."""
        self.n = 0
        for i in range(len(self.count)):
            self.count[i] = 0

    @rule
    def add(self, kind: int) -> None:
        """Puts one in."""
        self.count[kind] += 1
        self.n += 1

    @rule
    def remove(self, kind: int) -> None:
        """Takes one out; there must be one."""
        self.count[kind] -= 1
        self.n -= 1

    @rule
    def draw(self, chance: Chance, first: int = 0, of: Kind | None = None, seen_by: int | None = None) -> int:
        """Takes one out at random and returns its kind; the bag must not be empty.

        `first` as in `Chance.pick`, `seen_by` as in `Chance.below`.
        """
        kind = chance.pick(self.count, self.n, first, of=of, seen_by=seen_by)
        self.count[kind] -= 1
        self.n -= 1
        return kind

    @rule
    def distinct(self) -> int:
        """How many kinds are in it."""
        found = 0
        for i in range(len(self.count)):
            if self.count[i] > 0:
                found += 1
        return found


class Pile(Struct):
    """Base of piles: things in a known order, the last one on top. A title declares `n` and `item`::

    class Discard(Pile):
        n = u8()
        item = i8(40, of=CARD)
    """

    if TYPE_CHECKING:
        n: int
        item: Vec

    @rule
    def clear(self) -> None:
        """Empties the pile."""
        for i in range(self.n):
            self.item[i] = 0
        self.n = 0

    @rule
    def push(self, thing: int) -> None:
        """Puts one on top."""
        self.item[self.n] = thing
        self.n += 1

    @rule
    def pop(self) -> int:
        """Takes the top one; the pile must not be empty."""
        self.n -= 1
        thing = self.item[self.n]
        self.item[self.n] = 0
        return thing

    @rule
    def take(self, i: int) -> int:
        """Takes out the one at index i and closes the gap."""
        thing = self.item[i]
        self.n -= 1
        for j in range(i, self.n):
            self.item[j] = self.item[j + 1]
        self.item[self.n] = 0
        return thing

    @rule
    def find(self, thing: int) -> int:
        """The index of the first such thing; -1 if there is none."""
        for i in range(self.n):
            if self.item[i] == thing:
                return i
        return -1

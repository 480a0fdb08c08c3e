"""How a report says its figures and sentences, in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import reduce
from math import inf
from typing import Any

from stammtisch.kernel.title.forms import entry_called, sheets
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import GROUPING, Count, named, number, plural, speaker
from stammtisch.lab.errors import LabError
from stammtisch.lab.estimate import Estimate

PLAYERS = ("person", "random", "rules", "greedy", "net", "search")
"""Players that the words have names for."""
ALL = "*"
"""Stands in the path of a number for every entry of a table, or for every number of a list."""


class Words:
    """The laboratory's words in one language; called with a message and its facts, it says the sentence.

    What is said of the points of a `title` is said in its unit.
    """

    def __init__(self, lang: str, title: Title | None = None):
        self.lang, self.title = lang, title
        self._say = speaker(lang, LabError.folder).say

    def __call__(self, message: str, /, **facts: Any) -> str:
        return self._say(message, **facts)

    def number(self, value: float, digits: int | None = None, signed: bool = False) -> str:
        """A number with as many digits as one can use."""
        if digits is None:
            size = abs(value)
            digits = 0 if round(size, 1) >= 100 or value == int(value) else 1 if round(size, 2) >= 10 else 2
        return number(value, self.lang, signed, digits)

    def whole(self, value: int) -> str:
        """A whole number to its last digit, however large."""
        return f"{value:,}".replace(",", GROUPING[self.lang])

    def signed(self, value: float) -> str:
        """A number that is always said with its sign."""
        return self.number(value, signed=True)

    def amount(self, value: float, digits: int | None = None, signed: bool = False) -> str:
        """So many points of the title, in its unit."""
        said = self.number(value, digits, signed)
        if self.title is None or self.title.unit is None:
            return self("points", count=Count(self._plural(value, digits), said))
        return self._in_unit(Count(self._plural(value, digits), said))

    @property
    def unit(self) -> str:
        """What points of the title are called; with a small letter as in the midst of a sentence."""
        many = Count(2, "")
        if self.title is None or self.title.unit is None:
            return self("points", count=many).strip()
        return self._in_unit(many).strip()

    def chapters(self, value: float, digits: int = 0) -> str:
        """So many chapters of the title, as its words call them."""
        return self._chapters(Count(self._plural(value, digits), self.number(value, digits)))

    @property
    def all_chapters(self) -> str:
        """What chapters of the title are called, as a heading."""
        called = self._chapters(Count(2, "")).strip()
        return called[:1].upper() + called[1:]

    def _chapters(self, count: Count) -> str:
        words = self.title.speaker(self.lang) if self.title else speaker(self.lang)
        return words.say("unit-chapter", count=count)

    def _plural(self, value: float, digits: int | None = 2) -> int:
        """See `words.plural`."""
        return plural(value, self.lang, 2 if digits is None else digits)

    def _in_unit(self, count: Count) -> str:
        assert self.title is not None and self.title.unit is not None
        return self.title.speaker(self.lang).say(f"unit-{self.title.unit.name}", count=count)

    def share(self, value: float, digits: int = 1) -> str:
        """A share of a whole, in per cent."""
        return self("percent", share=self.number(100 * value, digits))

    def gain(self, value: float) -> str:
        """A difference of shares, in percentage points."""
        return self._points(value, signed=True)

    def reach(self, value: float) -> str:
        """How far shares are apart at the most, in percentage points."""
        return self._points(value)

    def _points(self, value: float, signed: bool = False) -> str:
        points = round(100 * value, 1)
        return self("percentage-points", points=Count(self._plural(points), self.number(points, 1, signed)))

    def player(self, policy: str, count: int = 1) -> str:
        """What so many players of a kind are called (0: their number is not said); as they are ordered where there are
        no words for them.
        """
        name = policy.partition(":")[0]
        if name in PLAYERS:
            return self(f"player-{name}", count=count)
        return f"{self.number(count)} × `{policy}`" if count > 1 else f"`{policy}`"

    def players(self, seated: Sequence[tuple[str, int]]) -> str:
        """Who sits at a table: each kind of player, and how many of it; not how many where all are alike."""
        if len(seated) == 1:
            return self.player(seated[0][0], 0)
        return self.listed([self.player(policy, count) for policy, count in seated])

    def entry(self, table: str, name: str, key: str) -> tuple[str, str]:
        """What an entry of a box of the title and a key of it are called; "" for the entry that is the whole game."""
        assert self.title is not None
        words = self.title.speaker(self.lang)
        sheet = next((s for s in sheets(self.title.box, self.title.components) if s.name == table), None)
        column = next((c for c in sheet.columns if c.key == key), None) if sheet else None
        called = column.called(table, words) if column else key.replace("_", " ")
        if sheet is None or sheet.single:
            return "", called
        if name == ALL:
            return sheet.called(words), called
        number = re.fullmatch(r"#(\d+)", name)
        entry = self("entry-number", number=int(number[1])) if number else entry_called(self.title, table, name, words)
        return f"{sheet.called(words)}, {entry}", called

    def value(self, table: str, key: str, text: str) -> str:
        """What stands at a key of an entry of a box, as its text says it: things by what they are called, numbers as
        they are read.
        """
        assert self.title is not None
        words, parts = self.title.speaker(self.lang), text.split(", ")
        if all(re.fullmatch(r"-?\d+", part) for part in parts):
            return ", ".join(self.number(int(part)) for part in parts)
        sheet = next((s for s in sheets(self.title.box, self.title.components) if s.name == table), None)
        column = next((c for c in sheet.columns if c.key == key), None) if sheet else None
        if column and column.sort == "flag" and text in ("true", "false"):
            return self(f"value-{text}")
        if column is None or column.kind is None or not column.kind.spoken:
            return text
        return ", ".join(named([column.kind.key], part, words) for part in parts)

    def interval(self, estimate: Estimate, digits: int | None = None) -> str:
        """The ends of an interval of plain numbers."""
        if digits is None:
            ends = [abs(end) for end in (estimate.low, estimate.high) if abs(end) != inf]
            most = max(ends, default=0.0)
            digits = 0 if most >= 100 or all(end % 1 == 0 for end in ends) else 1 if most >= 10 else 2
        return self._span(estimate, lambda end: self.number(end, digits))

    def interval_of_shares(self, estimate: Estimate) -> str:
        """The ends of an interval of shares."""
        return self._span(estimate, lambda end: self.number(100 * end, 1), self.share)

    def interval_of_gains(self, estimate: Estimate, bare: bool = False) -> str:
        """The ends of an interval of differences of shares; `bare` beside one that is said with its unit."""

        def low(end: float) -> str:
            return self.number(100 * end, 1, signed=True)

        return self._span(estimate, low, low if bare else self.gain)

    def interval_of_changes(self, estimate: Estimate) -> str:
        """The ends of an interval of differences of plain numbers."""
        return self._span(estimate, self.signed)

    def _span(self, estimate: Estimate, low: Callable[[float], str], high: Callable[[float], str] | None = None) -> str:
        if estimate.low != estimate.low or (estimate.low, estimate.high) == (-inf, inf):
            return self("unknown-interval")
        if estimate.high == inf:
            return self("want-least", least=low(estimate.low))
        if estimate.low == -inf:
            return self("want-most", most=(high or low)(estimate.high))
        return self("from-to", low=low(estimate.low), high=(high or low)(estimate.high))

    def series(self, said: Sequence[str]) -> str:
        """Parts of a sentence one after the other, apart by what stands between such in the language."""
        return reduce(lambda first, next_one: self("series", first=first, next=next_one), said)

    def apart(self, said: Sequence[str], most: int) -> str:
        """Parts of a sentence that may have commas of their own; beyond `most` only how many more there are."""
        first = self.series(said[:most])
        return first if len(said) <= most else self("and-more", first=first, more=len(said) - most)

    def listed(self, words: Sequence[str], most: int = 6) -> str:
        """Words joined as in a sentence; beyond `most` only how many more there are."""
        if len(words) > most:
            return self("and-more", first=", ".join(words[:most]), more=len(words) - most)
        if len(words) < 2:
            return words[0] if words else self("none")
        return self("list", first=", ".join(words[:-1]), last=words[-1])

"""How a report says its figures and sentences, in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stammtisch.kernel.model.kinds import slug
from stammtisch.kernel.title.forms import sheets
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import Count, number, speaker
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
            digits = 0 if size >= 100 or value == int(value) else 1 if size >= 10 else 2
        return number(value, self.lang, signed, digits)

    def signed(self, value: float) -> str:
        """A number that is always said with its sign."""
        return self.number(value, signed=True)

    def amount(self, value: float, digits: int | None = None, signed: bool = False) -> str:
        """So many points of the title, in its unit."""
        said = self.number(value, digits, signed)
        if self.title is None or self.title.unit is None:
            return self("points", count=Count(self._plural(value), said))
        return self._in_unit(Count(self._plural(value), said))

    @property
    def unit(self) -> str:
        """What points of the title are called; with a small letter as in the midst of a sentence."""
        many = Count(2, "")
        if self.title is None or self.title.unit is None:
            return self("points", count=many).strip()
        return self._in_unit(many).strip()

    def _plural(self, value: float) -> int:
        """A whole number of the same grammatical number: in French 1.9 is still singular, elsewhere 1 alone."""
        return int(value) if value == int(value) or self.lang == "fr" else 2

    def _in_unit(self, count: Count) -> str:
        assert self.title is not None and self.title.unit is not None
        return self.title.speaker(self.lang).say(f"unit-{self.title.unit.name}", count=count)

    def share(self, value: float, digits: int = 1) -> str:
        """A share of a whole, in per cent."""
        return self("percent", share=self.number(100 * value, digits))

    def gain(self, value: float) -> str:
        """A difference of shares, in percentage points."""
        return self("percentage-points", points=self.number(100 * value, 1, signed=True))

    def reach(self, value: float) -> str:
        """How far shares are apart at the most, in percentage points."""
        return self("percentage-points", points=self.number(100 * value, 1))

    def player(self, policy: str) -> str:
        """What a player is called; as it is ordered where there are no words for it."""
        name = policy.partition(":")[0]
        return self(f"player-{name}") if name in PLAYERS else f"`{policy}`"

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
        message = f"{slug(table)}-{slug(name)}"
        return f"{sheet.called(words)}, {words.say(message) if words.knows(message) else name}", called

    def interval(self, estimate: Estimate) -> str:
        """The ends of an interval of plain numbers."""
        digits = 0 if max(abs(estimate.low), abs(estimate.high)) >= 100 else 2
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
        if estimate.low != estimate.low:
            return self("unknown-interval")
        return self("from-to", low=low(estimate.low), high=(high or low)(estimate.high))

    def listed(self, words: Sequence[str], most: int = 6) -> str:
        """Words joined as in a sentence; beyond `most` only how many more there are."""
        if len(words) > most:
            return self("and-more", first=", ".join(words[:most]), more=len(words) - most)
        if len(words) < 2:
            return words[0] if words else self("none")
        return self("list", first=", ".join(words[:-1]), last=words[-1])

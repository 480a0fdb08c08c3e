"""How a report says its figures and sentences, in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stammtisch.kernel.title.words import number, speaker
from stammtisch.lab.errors import LabError
from stammtisch.lab.estimate import Estimate


class Words:
    """The laboratory's words in one language; called with a message and its facts, it says the sentence."""

    def __init__(self, lang: str):
        self.lang = lang
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

    def share(self, value: float, digits: int = 1) -> str:
        """A share of a whole, in per cent."""
        return self("percent", share=self.number(100 * value, digits))

    def gain(self, value: float) -> str:
        """A difference of shares, in percentage points."""
        return self("percentage-points", points=self.number(100 * value, 1, signed=True))

    def reach(self, value: float) -> str:
        """How far shares are apart at the most, in percentage points."""
        return self("percentage-points", points=self.number(100 * value, 1))

    def interval(self, estimate: Estimate) -> str:
        """The ends of an interval of plain numbers."""
        digits = 0 if max(abs(estimate.low), abs(estimate.high)) >= 100 else 2
        return self._span(estimate, lambda end: self.number(end, digits))

    def interval_of_shares(self, estimate: Estimate) -> str:
        """The ends of an interval of shares."""
        return self._span(estimate, lambda end: self.number(100 * end, 1), self.share)

    def interval_of_gains(self, estimate: Estimate) -> str:
        """The ends of an interval of differences of shares."""
        return self._span(estimate, lambda end: self.number(100 * end, 1, signed=True), self.gain)

    def interval_of_changes(self, estimate: Estimate) -> str:
        """The ends of an interval of differences of plain numbers."""
        return self._span(estimate, self.signed)

    def _span(self, estimate: Estimate, low: Callable[[float], str], high: Callable[[float], str] | None = None) -> str:
        if estimate.low != estimate.low:
            return self("unknown-interval")
        return self("from-to", low=low(estimate.low), high=(high or low)(estimate.high))

    def chance(self, p: float) -> str:
        """A chance that something is by accident."""
        return self("under", least=self.number(0.001, 3)) if p < 0.001 else self.number(p, 3)

    def listed(self, words: Sequence[str], most: int = 6) -> str:
        """Words joined as in a sentence; beyond `most` only how many more there are."""
        if len(words) > most:
            return self("and-more", first=", ".join(words[:most]), more=len(words) - most)
        if len(words) < 2:
            return words[0] if words else self("none")
        return self("list", first=", ".join(words[:-1]), last=words[-1])

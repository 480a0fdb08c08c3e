"""Prices: rules and a constant in a module of their own."""

from __future__ import annotations

from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import Vec

WISH_POINTS = 3
"""What a wish that came true is worth."""


@rule
def worth(values: Vec, good: int, pips: int) -> int:
    """What a good fetches while the die shows so many pips."""
    return values[good] + pips // 2

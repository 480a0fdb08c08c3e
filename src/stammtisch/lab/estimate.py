"""A figure, and how sure it is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Estimate:
    """A figure and the interval that holds it, 95 times in a hundred unless something else is said."""

    value: float
    low: float
    high: float

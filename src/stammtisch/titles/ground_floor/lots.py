"""Chapter 27: chance, where it chooses among a few things."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.state import AUTOMA_CARDS, State


@rule
def draw_lot(s: State, total: int, of: Kind | None = None) -> int:
    """One of the things that have a weight in `s.weights`, whose sum is `total`; the weights are cleared (GF-27.1)."""
    result = s.chance.pick(s.weights, total, of=of)
    for i in range(AUTOMA_CARDS):
        s.weights[i] = 0
    return result

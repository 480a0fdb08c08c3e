"""All that chance can bring at once, with exact probabilities: for games so small that one can list it.

The plain twin asks its scribe before each draw. Here the scribe gives back what a script says, and where the script
ends the draw itself is the news: how many results it has, and how likely each is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.envs.encoding import Encoding
from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.model.struct import Vec
from stammtisch.kernel.twins import twins

MOST = 1 << 16
"""Outcomes of a chance node, at the most."""


class TooMuchChance(ValueError):
    """Chance that cannot be listed: too many outcomes, or draws that are thrown away until something fits."""


class _Draw(Exception):
    """A draw that the script says nothing of: its possible results and their probabilities."""

    def __init__(self, results: list[tuple[int, float]]):
        super().__init__()
        self.results = results


class _Script:
    """A scribe (`chance.Scribe`) that dictates the results of a script."""

    def __init__(self, results: tuple[int, ...]):
        self.results, self.given = results, 0

    def dictated(self, options: int, weights: Vec | None, of: Kind | None, seen_by: int | None) -> int:
        if self.given < len(self.results):
            self.given += 1
            return self.results[self.given - 1]
        if weights is None:
            raise _Draw([(result, 1 / options) for result in range(options)])
        total = sum(weights)
        raise _Draw([(result, weight / total) for result, weight in enumerate(weights) if weight > 0])

    def recall(self, later: int, of: Kind | None) -> int:
        raise TooMuchChance("the rules draw until something fits; what comes of that cannot be listed")

    def note(self, result: int, of: Kind | None, seen_by: int | None) -> None:
        """Nothing is kept."""

    def confirmed(self, result: int, of: Kind | None, seen_by: int | None) -> None:
        """Nothing is kept."""

    def hear(self, clause: str, event: str, facts: Mapping[str, Any]) -> None:
        """Nothing is told."""


def deals(encoding: Encoding) -> tuple[tuple[bytes, float], ...]:
    """Every state in which a game can begin, packed, with its probability; raises TooMuchChance."""
    rules, box = twins.plain(encoding.title), encoding.loaded.struct
    return _all(encoding, encoding.blank(), lambda s: rules.lay_out(s, box, 0))


def results(encoding: Encoding, packed: bytes, seat: int, option: int) -> tuple[tuple[bytes, float], ...]:
    """Every state that a choice can lead to, with its probability; raises TooMuchChance."""
    rules, box = twins.plain(encoding.title), encoding.loaded.struct
    return _all(encoding, packed, lambda s: rules.choose(s, box, seat, option))


def _all(encoding: Encoding, before: bytes, go: Callable[[Any], None]) -> tuple[tuple[bytes, float], ...]:
    """Goes through all scripts. What comes out alike is one outcome."""
    found: dict[bytes, float] = {}
    todo: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while todo:
        script, chance = todo.pop()
        s: Any = encoding.title.state()
        s.load(before)
        s.chance.scribe = _Script(script)
        try:
            go(s)
        except _Draw as draw:
            todo += [((*script, result), chance * weight) for result, weight in reversed(draw.results)]
        else:
            s.chance.scribe = None
            packed = s.pack()
            found[packed] = found.get(packed, 0.0) + chance
        if len(todo) + len(found) > MOST:
            raise TooMuchChance(f"chance brings more than {MOST} outcomes here; give `luck` a number of samples")
    return tuple(found.items())

"""How people played: what can be told of games at tables beyond what is told of any game."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.lab.estimate import Estimate

ENOUGH = 40
"""Games from which on anything is said that is to hold for others, too."""


@dataclass(frozen=True)
class Pondered:
    """How people came to one kind of decision, of `met` at which they had a choice: seconds that half of them took at
    the most (`median`) and a tenth of them exceeded (`long`; nan where none are known), and the shares at which they
    asked why something is forbidden, and took back what they had chosen.
    """

    name: str
    text: str
    clause: str
    met: int
    median: float
    long: float
    asked: Estimate
    taken_back: Estimate


@dataclass(frozen=True)
class Taken:
    """What was taken: how often, by how many seats, and how many of the wins were theirs."""

    key: str
    text: str
    clause: str
    times: int
    takers: int
    wins: float


@dataclass(frozen=True)
class People:
    """What games of people tell besides; `left_out` are those that cannot be played again with the rules of today.
    `seated`: the kinds of players, and how many of each sat in a game; 0 where that was not the same in all.
    """

    games: int
    left_out: int
    seated: tuple[tuple[str, int], ...]
    pondered: tuple[Pondered, ...]
    taken: tuple[Taken, ...]

    @property
    def few(self) -> bool:
        """Whether they are too few to say anything that is to hold for others, too."""
        return self.games < ENOUGH

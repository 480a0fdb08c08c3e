"""What a policy is, and what it sees of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.title import Title


@dataclass(frozen=True)
class Sight:
    """What a seat that has to choose may see.

    `moves` are its legal moves. `imagined` is a packed state that it could not tell from the true one, with everything
    hidden dealt anew; more of them come from it through the twin's `redraw_at`. The true state is not in here.
    """

    title: Title
    box: LoadedBox
    seat: int
    moves: tuple[Move, ...]
    imagined: bytes = field(repr=False)


class Policy(Protocol):
    """Decides for a seat."""

    def choose(self, sight: Sight, random: Random) -> Move:
        """One of `sight.moves`. All chance that the policy needs comes from `random`."""


def sight_of(game: Game, seat: int) -> Sight:
    """What a seat may see of a game."""
    return Sight(game.title, game.loaded, seat, tuple(game.moves(seat)), game.imagine(seat, 0).pack())

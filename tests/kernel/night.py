"""The title at hand in which everything is chosen unseen: games of it."""

from __future__ import annotations

from pathlib import Path

from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from tests.kernel.night_title.title import TITLE

__all__ = ["FOLDER", "NAMES", "TITLE", "new"]

FOLDER = Path(__file__).parent / "night_title"
NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil")


def new(seats: int = 3, seed: int = 1) -> Game:
    """A new game."""
    return Game(TITLE, [Seat(name) for name in NAMES[:seats]], seed=seed)

"""The policy that takes any legal move, all equally likely."""

from __future__ import annotations

from random import Random

from stammtisch.kernel.play.course import Move
from stammtisch.players.sight import Sight


class RandomPolicy:
    """Takes any legal move."""

    def choose(self, sight: Sight, random: Random) -> Move:
        """See `Policy`."""
        return random.choice(sight.moves)

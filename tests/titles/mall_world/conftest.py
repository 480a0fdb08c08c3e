"""Games that several tests look at."""

from __future__ import annotations

from random import Random

import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from tests.titles.mall_world.table import seats


@pytest.fixture(scope="session")
def played() -> list[Game]:
    """One finished random game for each number of seats."""
    out = []
    for n, seed in ((3, 11), (4, 12), (5, 13)):
        game, random = st.new("mall-world", seats=seats(n), seed=seed), Random(seed)
        while not game.over:
            game.play(random.choice(game.moves()))
        out.append(game)
    return out

"""What an environment shows does not depend on what its seat may not know, though it sees the whole state itself."""

from __future__ import annotations

import re

import numpy as np
import pytest

from stammtisch import envs
from stammtisch.envs.encoding import encoding
from stammtisch.envs.games import Games
from tests.envs.cases import every_case, wanted
from tests.kernel.test_leaks import SECRET_COINS
from tests.machine import long


def shows_the_same(name: str, compiled: bool, moves: int) -> None:
    """The writer runs over states that differ only in what the viewer cannot see; the row is the same."""
    games = Games(encoding(**wanted(name)), 1, compiled=compiled)
    differed = 0
    for seed in range(3):
        games.open([seed])
        for _ in range(moves):
            if games.ended[0]:
                break
            true = games.arena.get(0)
            for seat in games.encoding.agents:
                shown = games.observe(0, seat)
                games.arena.put(0, games.imagine(0, seat, seed))
                differed += games.arena.get(0)[64:] != true[64:]
                assert np.array_equal(games.observe(0, seat), shown)
                games.arena.put(0, true)
            games.step(games.random_actions.copy())
    assert differed or name == "ground-floor", "nothing was hidden"  # where only the order of cards is


@every_case
def test_observations_do_not_leak(name: str) -> None:
    shows_the_same(name, compiled=False, moves=30)


@long
@pytest.mark.parametrize("name", ["toy", "night", "mall-world"])  # hands, and what is chosen unseen
def test_compiled_observations_do_not_leak(name: str) -> None:
    shows_the_same(name, compiled=True, moves=30 if name == "toy" else 150)


def test_a_planted_secret_is_in_no_text_and_no_number() -> None:
    env = envs.raw_aec(**wanted("toy"), text=True, compiled=False)
    env.reset(seed=6)
    random = np.random.default_rng(0)
    for _ in range(6):
        for owner in range(3):
            for state in (env._games.arena.states[0], env._teller.game.state):
                state.players[owner].note = SECRET_COINS + owner
        for agent in env.agents:
            seat = int(agent[-1])
            seen, text = env._games.observe(0, seat).tolist(), env._teller.text(seat)
            for owner in range(3):
                mine = owner == seat
                assert (SECRET_COINS + owner in seen) is mine
                assert bool(re.search(rf"\b{SECRET_COINS + owner}\b", text)) is mine, text
        env.step(int(random.choice(np.flatnonzero(env.last()[0]["action_mask"]))))


@every_case
def test_texts_do_not_leak(name: str) -> None:
    """The words of a game whose hidden part is dealt anew are the same."""
    env = envs.raw_aec(**wanted(name), render_mode="ansi", compiled=False)
    env.reset(seed=2)
    random = np.random.default_rng(0)
    for move in range(24):
        if any(env.terminations.values()):
            break
        if move % 6 == 0:
            game = env._teller.game
            for agent in env.agents:
                seat = int(agent[-1])
                text, true = env._teller.text(seat), game.state.clone()
                game.state.copy_from(game.imagine(seat, move))
                assert env._teller.text(seat) == text
                game.state.copy_from(true)
        env.step(int(random.choice(np.flatnonzero(env.last()[0]["action_mask"]))))

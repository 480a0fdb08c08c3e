"""OpenSpiel: its own tests, chance that nobody can foresee, and its bots as users."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stammtisch import envs
from tests.envs.cases import CASES, every_case, wanted
from tests.machine import long

pyspiel = pytest.importorskip("pyspiel")
Node = pytest.importorskip("stammtisch.envs.spiel").Node


def game_of(name: str, compiled: bool = False, **named: Any) -> Any:
    return envs.open_spiel(**wanted(name), compiled=compiled, **named)


def played(game: Any, moves: int, seed: int = 1) -> Any:
    """A state after so many random actions and chance results."""
    random, state = np.random.default_rng(seed), game.new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@every_case
def test_the_random_simulation_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(
        game_of(name), num_sims=20 if name == "toy" else 2, serialize=True, verbose=False, mask_test=True
    )


@long
@pytest.mark.parametrize("name", [name for name in CASES if name != "toy"])
def test_compiled_games_are_those_of_the_quiet_twin(name: str) -> None:
    quiet, fast = (played(game_of(name, compiled), 500) for compiled in (False, True))
    assert (fast._at.packed, fast.history()) == (quiet._at.packed, quiet.history())
    for player in range(quiet.num_players()):
        assert fast.information_state_string(player) == quiet.information_state_string(player)
    pyspiel.random_sim_test(fast.get_game(), num_sims=3, serialize=True, verbose=False, mask_test=True)


def test_each_title_is_registered_by_an_import() -> None:
    import stammtisch.envs.spiel  # noqa: F401

    game = pyspiel.load_game("python_stammtisch_mall_world(players=4,full_hand=risk,luck=16,compiled=no)")
    assert (game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()) == (4, 773, 16)
    assert game.observation_tensor_size() == 1538
    again = pyspiel.load_game(str(game))
    assert again.get_parameters() == game.get_parameters()
    assert game_of("ground-floor").num_players() == 2, "the Automa is no player"
    with pytest.raises(ValueError, match="is played with"):
        envs.open_spiel("mall-world", 7)


@every_case
def test_a_history_replays_exactly(name: str) -> None:
    game = game_of(name)
    state = played(game, 60)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again._at.packed == state._at.packed
    kept = game.deserialize_state(state.serialize())
    assert (str(kept), kept.history(), kept._at.packed) == (str(state), state.history(), state._at.packed)
    assert kept.legal_actions() == state.legal_actions()


@every_case
def test_chance_is_a_node_of_its_own_and_cannot_be_foreseen(name: str) -> None:
    """A choice that makes the rules draw waits for chance; different outcomes bring different states."""
    game = game_of(name)
    random, state, nodes = np.random.default_rng(1), game.new_initial_state(), 0
    for _ in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node() and state._at.packed:
            outcomes = state.chance_outcomes()
            assert sum(weight for _, weight in outcomes) == pytest.approx(1)
            brought = {state.child(outcome)._at.packed for outcome, _ in outcomes[:12]}
            assert len(brought) == 12
            assert state.child(3)._at.packed == state.child(3)._at.packed
            nodes += 1
        elif not state.is_chance_node():  # what a choice does at once does not hang on the generator
            action = int(random.choice(state.legal_actions()))
            changed = state.clone()
            where = game.twin.generator
            other = bytes(32).join((state._at.packed[: where.start], state._at.packed[where.stop :]))
            changed._at = Node(game.twin, state._at.player, other, state._at.legal, parent=state._at.parent)
            one, two = state.child(action), changed.child(action)
            if not one.is_chance_node():
                assert one._at.packed[where.stop :] == two._at.packed[where.stop :]
            assert one.is_chance_node() == two.is_chance_node()
        state.apply_action(int(random.choice(state.legal_actions())))
    assert nodes > 3


@every_case
def test_resampling_keeps_what_the_player_sees_and_deals_the_rest_anew(name: str) -> None:
    game = game_of(name)
    for seed in range(3):
        state = played(game, 40 + seed, seed)
        while not state.is_terminal() and state.is_chance_node():
            state.apply_action(0)
        if state.is_terminal():
            continue
        player, sampler = state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0)
        others = [state.resample_from_infostate(player, sampler) for _ in range(4)]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == player
        assert len({other._at.packed for other in others}) > 1


def test_the_information_state_remembers() -> None:
    """Two pasts that end in the same view are told apart by who lived them."""
    game = game_of("toy")
    states = []
    for bids in ((1, 2, 3), (1, 2, 4)):
        state = game.new_initial_state()
        for _ in range(4):
            state.apply_action(7)
        for bid in bids:
            while state.is_chance_node():
                state.apply_action(0)
            state.apply_action(bid)
        states.append(state)
    assert states[0].information_state_string(2) != states[1].information_state_string(2)


def test_returns_are_the_shares_of_the_win() -> None:
    game = game_of("toy")
    for seed in range(5):
        state = played(game, 10_000, seed)
        assert state.is_terminal()
        assert sum(state.returns()) == pytest.approx(1)
        assert all(share in (0, 1 / 3, 1 / 2, 1) for share in state.returns())
        assert state.legal_actions() == []


class Nothing:
    """An evaluator that knows nothing: where random play to the end would take too long here."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@every_case
def test_the_mcts_bot_plays_a_whole_game(name: str) -> None:
    from open_spiel.python.algorithms import mcts

    game, random = game_of(name, luck=8), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random) if name == "toy" else Nothing()
    bot = mcts.MCTSBot(game, 1.4, 12 if name == "toy" else 2, evaluator, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            action = bot.step(state) if state.current_player() == 0 else int(random.choice(state.legal_actions()))
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(1) or name == "ground-floor"


def test_the_ismcts_bot_plays_a_whole_game() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, random = game_of("toy", luck=8), np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random), 1.4, 10, random_state=random, allow_inconsistent_action_sets=True
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(1)

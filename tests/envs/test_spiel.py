"""OpenSpiel: its own tests, chance that nobody can foresee, and its bots as users."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stammtisch import envs
from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.title.title import find_title, titles
from tests.envs.cases import CASES, every_case, wanted
from tests.machine import long

pyspiel = pytest.importorskip("pyspiel")
spiel = pytest.importorskip("stammtisch.envs.spiel")
Node = spiel.Node

every_title = pytest.mark.parametrize("title", titles())


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


@every_title
def test_every_title_passes_the_simulation_of_openspiel(title: str) -> None:
    seats = find_title(title).seats_with()[0] + 1
    game = envs.open_spiel(title, seats, compiled=False, luck=8)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@every_title
def test_every_option_can_be_asked_for_and_is_found_again_in_the_text_of_a_game(title: str) -> None:
    found, loaded = find_title(title), pyspiel.load_game
    for name, kind in found.options.items():
        for value in kind.names:
            asked = {name: value}
            seats = found.seats_with(asked)[0]
            text = f"players={seats},compiled=no,{spiel.parameter(name)}={value}"
            for game in (
                loaded(f"{spiel.short_name(found)}({text})"),
                envs.open_spiel(title, seats, asked, compiled=False, reward="margin", luck=4),
            ):
                again = loaded(str(game))
                state = played(game, 4)
                _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
                assert str(kept) == str(state)
                for one in (game, again):
                    assert found.option_values(one.encoding.options) == found.option_values(asked)
                    assert (one.luck, one.twin.by_margin) in ((256, 0), (4, 1))


def test_what_an_option_is_called_never_is_a_parameter_of_the_adapter() -> None:
    """An option of Mall des Jahres is called `reward`, too."""
    for title in map(find_title, titles()):
        called = [spiel.parameter(name) for name in title.options]
        assert len({*called, *spiel.PARAMETERS, "name"}) == len(called) + len(spiel.PARAMETERS) + 1
    game = pyspiel.load_game("python_stammtisch_mall_des_jahres(players=3,compiled=no,reward=margin,option_reward=set)")
    assert (game.encoding.options["reward"], game.twin.by_margin) == ("set", 1)


@pytest.mark.parametrize("names", [("true", "false"), ("off", "true"), ("1", "2"), ("none", "2", "2.5"), ("1", "01")])
def test_values_that_openspiel_reads_as_something_else_stay_apart(names: tuple[str, ...]) -> None:
    stand = spiel.written(Kind("choice", len(names), names))
    assert list(stand) == list(names)
    assert len({type(value) for value in stand.values()}) == 1
    assert len(set(stand.values())) == len(names)
    for value in stand.values():
        assert pyspiel.game_parameters_from_string(f"game(value={value})")["value"] == value


@every_title
def test_the_other_adapters_take_options_of_any_name(title: str) -> None:
    """They stand in a mapping of their own and meet no argument of an environment."""
    import gymnasium

    found = find_title(title)
    options = {name: kind.names[-1] for name, kind in found.options.items() if name == "reward"} or None
    named = {"seats": found.seats_with()[0], "options": options, "reward": "margin", "compiled": False}
    made = gymnasium.make(f"stammtisch/{title}-v0", **named).unwrapped
    many = gymnasium.make_vec(f"stammtisch/{title}-v0", num_envs=1, vectorization_mode="vector_entry_point", **named)
    for env in (made, many, envs.raw_aec(title, **named)):
        assert env.encoding.options == (options or {})


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


def lived(game: Any, actions: list[int]) -> Any:
    """After each choice of a history: for each player all that it saw and chose, and its information state."""
    state = game.new_initial_state()
    past: list[tuple[Any, ...]] = [()] * game.num_players()
    saw: list[bytes] = [b""] * game.num_players()
    for action in actions:
        who, waits = state.current_player(), state.is_chance_node()
        state.apply_action(action)
        if not waits:
            past[who] = hash((past[who], "chose", action))
        if state.is_chance_node():
            continue
        for player in range(game.num_players()):
            sees = np.array(state.observation_tensor(player)).tobytes()
            if sees != saw[player]:
                past[player], saw[player] = hash((past[player], "saw", sees)), sees
            yield player, past[player], state.information_state_string(player)


@pytest.mark.parametrize("title", ["toy", "night", *titles()])
def test_information_states_differ_where_the_player_saw_or_chose_something_else(title: str) -> None:
    """And nowhere else: hidden steps of the others change nothing."""
    game = game_of(title, luck=2) if title in CASES else envs.open_spiel(title, 3, compiled=False, luck=2)
    random, states, pasts = np.random.default_rng(1), dict[Any, str](), dict[Any, Any]()
    for start in (4, 12, 40):
        way = played(game, start + 4, start).history()
        for _ in range(12):
            state = game.new_initial_state()
            for action in way:
                state.apply_action(action)
            for _ in range(10):
                if not state.is_terminal():
                    state.apply_action(int(random.choice(state.legal_actions()[-2:])))
            for player, past, told in lived(game, state.history()):
                assert states.setdefault((player, past), told) == told
                assert pasts.setdefault(told, (player, past)) == (player, past)
    assert len(states) > 100


def test_a_hidden_step_of_another_is_not_seen() -> None:
    """In Brauerei one more note is sent; the others see that as little as that there was a step."""
    game = envs.open_spiel("brauerei", 3, compiled=False)
    state = game.new_initial_state()
    random = np.random.default_rng(3)
    while True:
        texts = [] if state.is_chance_node() else [state.action_to_string(0, a) for a in state.legal_actions()]
        sends = [a for a, text in zip(state.legal_actions(), texts, strict=False) if text.startswith("send ")]
        if sends and state.current_player() == 0:
            break
        state.apply_action(int(random.choice(state.legal_actions())))
    done = state.legal_actions()[texts.index("done")]
    one, two = state.clone(), state.clone()
    one.apply_action(done)
    for action in (sends[0], done):
        two.apply_action(action)
    for player in (1, 2):
        assert one.observation_string(player) == two.observation_string(player)
        assert one.information_state_string(player) == two.information_state_string(player)
    assert one.information_state_string(0) != two.information_state_string(0)


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

"""How fast environments step, beside other systems in the same run: `python -m bench.envs [--json FILE] [--quick]`.

A decision is a choice of a seat for which its observation and its mask of legal actions were made. Every figure is the
median of several rounds in which all systems take their turn, so that a busy machine slows all of them; `best` is the
least disturbed round. One core.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

import stammtisch as st
from bench.figures import Figure, report
from bench.random_play import catanatron
from stammtisch import envs

SEATS = 4
AIMS = {"mall-world": (2e6, 15.0), "ground-floor": (None, 15.0)}
"""Aims: decisions a second vectorised, microseconds of a single step."""

NOTHING = "one game, OpenSpiel in Python, rules that do nothing"

Measure = Callable[[], float]
"""Decisions a second."""


def rounds(times: int, measures: dict[str, Measure]) -> dict[str, tuple[float, float]]:
    """The median and the best of each measure over rounds in which all take their turn."""
    seen: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(times):
        for name, measure in measures.items():
            seen[name].append(measure())
    return {name: (float(np.median(values)), max(values)) for name, values in seen.items()}


# ------------------------------------------------------------------------------------------------------------ ours


def vectorised(title: str, n: int, steps: int) -> Measure:
    """Self-play in n games; the actions are those that the environment draws."""
    many = envs.vector(title, n, SEATS, autoreset_mode="SameStep", compiled=True)
    many.reset(seed=1)
    for _ in range(400):  # games at all ages
        many.step(many.random_actions)

    def measure() -> float:
        begun = time.perf_counter()
        for _ in range(steps):
            many.step(many.random_actions)
        return n * steps / (time.perf_counter() - begun)

    return measure


def vectorised_with_numpy(title: str, n: int, steps: int) -> Measure:
    """The same, with legal actions drawn from the masks by NumPy: what a learner without a network would pay."""
    many = envs.vector(title, n, SEATS, autoreset_mode="SameStep", compiled=True)
    _, info = many.reset(seed=1)
    draw = np.random.default_rng(1)

    def measure() -> float:
        begun = time.perf_counter()
        for _ in range(steps):
            masks = info["action_mask"]
            order = masks.cumsum(1, dtype=np.int16)
            wanted = (draw.random(n) * order[:, -1]).astype(np.int16)
            many.step((order > wanted[:, None]).argmax(1))
        return n * steps / (time.perf_counter() - begun)

    return measure


def one_game(title: str, steps: int) -> Measure:
    """One game, stepped from Python through the vector environment."""
    return vectorised(title, 1, steps)


def gym_seat(title: str, steps: int) -> Measure:
    """The Gymnasium environment: steps of the agent a second (the random others choose within them)."""
    env = envs.gym(title, SEATS, compiled=True)

    def measure() -> float:
        choose, made = random.Random(1), 0
        begun = time.perf_counter()
        _, info = env.reset(seed=1)
        while made < steps:
            _, _, over, _, info = env.step(choose.choice(info["action_mask"].nonzero()[0]))
            made += 1
            if over:
                _, info = env.reset()
        return made / (time.perf_counter() - begun)

    return measure


def zoo(make: Callable[[], Any], steps: int) -> Measure:
    """A PettingZoo AEC environment: `last`, a legal action, `step`."""
    env = make()

    def measure() -> float:
        choose, made = random.Random(1), 0
        begun = time.perf_counter()
        while made < steps:
            env.reset(seed=made)
            for _ in env.agent_iter():
                seen, _, over, cut, info = env.last()
                if over or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(int(choose.choice(mask.nonzero()[0])))
                made += 1
                if made == steps:
                    break
        return made / (time.perf_counter() - begun)

    return measure


# ---------------------------------------------------------------------------------------------------------- others


def open_spiel(game: Any, steps: int) -> Measure:
    """An OpenSpiel game from Python: observation tensor and mask for each decision of a player."""
    player_sees = game.get_type().provides_observation_tensor

    def measure() -> float:
        choose, made = random.Random(3), 0
        begun = time.perf_counter()
        while made < steps:
            state = game.new_initial_state()
            while not state.is_terminal() and made < steps:
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choose.choices(outcomes, weights)[0])
                    continue
                player = state.current_player()
                _ = state.observation_tensor(player) if player_sees else state.information_state_tensor(player)
                state.legal_actions_mask(player)
                state.apply_action(choose.choice(state.legal_actions()))
                made += 1
        return made / (time.perf_counter() - begun)

    return measure


def empty_game(like: Any) -> Any:
    """An OpenSpiel game in Python whose rules do nothing, with observations and actions of another one's size: what
    OpenSpiel itself takes for a decision.
    """
    import pyspiel

    name, seats = "python_stammtisch_bench_empty", like.num_players()
    size, actions, length = like.observation_tensor_size(), like.num_distinct_actions(), 300
    kind = pyspiel.GameType(
        name,
        "nothing happens",
        pyspiel.GameType.Dynamics.SEQUENTIAL,
        pyspiel.GameType.ChanceMode.DETERMINISTIC,
        pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        pyspiel.GameType.Utility.GENERAL_SUM,
        pyspiel.GameType.RewardModel.TERMINAL,
        seats,
        seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
    )

    class Observer:
        def __init__(self) -> None:
            self.tensor = np.zeros(size, np.float32)
            self.dict = {"observation": self.tensor}

        def set_from(self, state: Any, player: int) -> None:
            pass

        def string_from(self, state: Any, player: int) -> str:
            return ""

    class State(pyspiel.State):  # type: ignore[misc]
        made, legal = 0, list(range(12))

        def current_player(self) -> int:
            return 0 if self.made < length else int(pyspiel.PlayerId.TERMINAL)

        def _legal_actions(self, player: int) -> list[int]:
            return self.legal

        def _apply_action(self, action: int) -> None:
            self.made += 1

        def is_terminal(self) -> bool:
            return self.made >= length

    class Game(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None):
            info = pyspiel.GameInfo(
                num_distinct_actions=actions,
                max_chance_outcomes=0,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=length,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> Any:
            return State(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            return Observer()

    if name not in pyspiel.registered_names():
        pyspiel.register_game(kind, Game)
    return pyspiel.load_game(name)


def rlcard_game(name: str, steps: int) -> Measure:
    """An RLCard game from Python: its state holds the observation and the legal actions."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def measure() -> float:
        choose, made = random.Random(4), 0
        begun = time.perf_counter()
        while made < steps:
            state, _ = env.reset()
            while not env.is_over() and made < steps:
                state, _ = env.step(choose.choice(list(state["legal_actions"])))
                made += 1
        return made / (time.perf_counter() - begun)

    return measure


def peers(n: int) -> dict[str, Measure]:
    """Environments of games of similar size."""
    import pyspiel
    from pettingzoo.classic import chess_v6, texas_holdem_no_limit_v6

    return {
        "PettingZoo no-limit hold'em, 4 players": zoo(lambda: texas_holdem_no_limit_v6.env(num_players=4), 2000 // n),
        "PettingZoo chess": zoo(chess_v6.env, 400 // n),
        "OpenSpiel gin_rummy": open_spiel(pyspiel.load_game("gin_rummy"), 4000 // n),
        "OpenSpiel backgammon": open_spiel(pyspiel.load_game("backgammon"), 8000 // n),
        "RLCard gin-rummy": rlcard_game("gin-rummy", 2000 // n),
        "Catanatron (without observations)": catanatron(4 // n),
    }


def figures_of(title: str, quick: bool) -> tuple[list[Figure], float]:
    """All figures of a title, and its vectorised decisions a second."""
    n = 4 if quick else 1
    spiel = envs.open_spiel(title, SEATS, compiled=True)
    names = {
        f"vectorised, {games} games": vectorised(title, games, 400_000 // games // n) for games in (64, 1024, 4096)
    }
    seen = rounds(
        5,
        {
            **names,
            "vectorised, 1024 games, actions drawn by NumPy": vectorised_with_numpy(title, 1024, 100 // n),
            "one game, vector interface": one_game(title, 20_000 // n),
            "one game, PettingZoo AEC (raw)": zoo(lambda: envs.raw_aec(title, SEATS, compiled=True), 4000 // n),
            "one game, PettingZoo AEC (usual wrappers)": zoo(lambda: envs.aec(title, SEATS, compiled=True), 4000 // n),
            "one seat, Gymnasium": gym_seat(title, 4000 // n),
            "one game, OpenSpiel": open_spiel(spiel, 2000 // n),
            NOTHING: open_spiel(empty_game(spiel), 2000 // n),
        },
    )
    aim, least = AIMS[title]
    figures = []
    fastest = max(names, key=lambda name: seen[name][0])
    for name, (median, best) in seen.items():
        if name in names:
            judged = (f"at least {aim / 1e6:g}", median >= aim) if aim and name == fastest else ("", None)
            figures.append(Figure(name, median / 1e6, "M decisions/s", *judged))
            figures.append(Figure(f"{name}, best round", best / 1e6, "M decisions/s"))
        elif "NumPy" in name:
            figures.append(Figure(name, median / 1e6, "M decisions/s"))
        else:
            judged = (f"under {least:g}", 1e6 / median < least) if "vector interface" in name else ("", None)
            figures.append(Figure(name, 1e6 / median, "µs a step", *judged))
            figures.append(Figure(f"{name}, best round", 1e6 / best, "µs a step"))
    ours, adapter, nothing = (seen[name][1] for name in ("one game, vector interface", "one game, OpenSpiel", NOTHING))
    figures.append(Figure("one game, OpenSpiel, best round", adapter / 1e3, "k decisions/s"))
    figures.append(Figure("vector interface / OpenSpiel", ours / adapter, "times"))
    figures.append(Figure("OpenSpiel whose rules do nothing / OpenSpiel", nothing / adapter, "times"))
    return figures, seen[fastest][0]


def beside_others(title: str, quick: bool) -> list[Figure]:
    """Other systems in the same rounds as ours."""
    n = 4 if quick else 1
    seen = rounds(
        3,
        {
            "many": vectorised(title, 1024, 400 // n),
            "one": zoo(lambda: envs.raw_aec(title, SEATS, compiled=True), 4000 // n),
            **peers(n),
        },
    )
    figures = []
    many, one = seen.pop("many")[0], seen.pop("one")[0]
    for name, (rate, _) in seen.items():
        figures.append(Figure(name, rate / 1e3, "k decisions/s"))
        figures.append(Figure(f"{title}, one game (AEC) / {name}", one / rate, "times"))
        figures.append(Figure(f"{title}, vectorised / {name}", many / rate, "times"))
    return figures


def every(quick: bool) -> dict[str, list[Figure]]:
    """The titles, and Mall World beside others."""
    warnings.simplefilter("ignore")  # of other libraries' environments
    ours = {name: figures_of(name, quick)[0] for name in st.titles() if name in AIMS}
    return {**ours, "beside others": beside_others("mall-world", quick)}


if __name__ == "__main__":
    report(__doc__, every)

"""How fast the search thinks, beside OpenSpiel's in the same run: `python -m bench.search [--json FILE] [--quick]`.

A play-out is one iteration of the search: dealing anew what is hidden, the way down the tree, playing on, and telling
the tree. Positions come from the middle of games between greedy bots.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import stammtisch as st
from bench.figures import Figure, median, report
from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.twins.twins import fast
from stammtisch.players import Sight, choose, sight_of
from stammtisch.players.effort import Effort
from stammtisch.players.grown import Tree

MIDDLE = {"mall-world": 148, "ground-floor": 110}
"""Moves after which the game is in its middle (Mall World: in the middle of the second phase)."""

AIM = 100_000
"""Play-outs a second, on one core, from the middle of Mall World to the end of the phase."""


def middle(name: str, least_moves: int = 4) -> Sight:
    """A seat's sight of a game between greedy bots in its middle, where it has something to choose."""
    game, random = st.new(name, ["greedy"] * 4, seed=1), Random(1)
    while len(game.plies) < MIDDLE[name] or len(game.moves(game.due[0])) < least_moves:
        game.play(choose(game, game.due[0], random), game.due[0])
    return sight_of(game, game.due[0])


def speed(sight: Sight, effort: Effort, compiled: bool = True, cores: int = 1) -> Callable[[], float]:
    """Iterations a second of trees that grow side by side, all from their roots."""

    def measure() -> float:
        trees = [Tree(sight, effort, seed, compiled) for seed in range(cores)]
        for tree in trees:
            tree.grow(1, 0)
        begun = time.perf_counter()
        with ThreadPoolExecutor(cores) as pool:
            list(pool.map(lambda tree: tree.grow(effort.iterations, 0, NONE), trees))
        return cores * effort.iterations / (time.perf_counter() - begun)

    return measure


def open_spiel(name: str, simulations: int) -> Callable[[], float]:
    """Simulations a second of OpenSpiel's own tree search (C++), from the middle of a game of two."""
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(1)
    state = game.new_initial_state()
    for _ in range(60):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def measure() -> float:
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 1000, False, 1, False)
        begun = time.perf_counter()
        bot.step(state)
        return simulations / (time.perf_counter() - begun)

    return measure


def of_title(name: str, quick: bool) -> list[Figure]:
    """All figures of one title."""
    title = st.find_title(name)
    sight = middle(name)
    fast(title)
    n = 4 if quick else 1
    ways = {
        "to the end of the game": Effort(iterations=20_000 // n),
        "to the end of the phase" if name == "mall-world" else "to the end of the round": Effort(
            iterations=40_000 // n, chapters=1
        ),
        "40 choices ahead": Effort(iterations=40_000 // n, ahead=40),
        "to the end, rollout=greedy": Effort(iterations=4_000 // n, rollout="greedy"),
    }
    whole = next(iter(ways.values()))
    *rates, both, quiet = median(
        5,
        *(speed(sight, effort) for effort in ways.values()),
        speed(sight, whole, cores=2),
        speed(sight, Effort(iterations=200 // n), compiled=False),
    )
    figures = []
    for (way, effort), rate in zip(ways.items(), rates, strict=True):
        aimed = effort.chapters and name == "mall-world"
        aim = (f"at least {AIM / 1e3:g}", rate >= AIM) if aimed else ("", None)
        figures.append(Figure(f"play-outs {way}, one core", rate / 1e3, "k/s", *aim))
    figures += [
        Figure("play-outs to the end of the game, two cores", both / 1e3, "k/s"),
        Figure("fast / quiet", rates[0] / quiet, "times"),
    ]
    return figures


def of_peers(quick: bool) -> list[Figure]:
    """OpenSpiel's search in games that are shorter, beside ours to the end of Mall World."""
    n = 4 if quick else 1
    ours, *theirs = median(
        3,
        speed(middle("mall-world"), Effort(iterations=20_000 // n)),
        open_spiel("backgammon", 400 // n),
        open_spiel("chess", 400 // n),
    )
    figures = []
    for name, rate in zip(("backgammon", "chess"), theirs, strict=True):
        figures += [
            Figure(f"OpenSpiel {name}, simulations", rate / 1e3, "k/s"),
            Figure(f"Mall World to the end / OpenSpiel {name}", ours / rate, "times"),
        ]
    return figures


if __name__ == "__main__":
    report(
        __doc__, lambda quick: {**{name: of_title(name, quick) for name in MIDDLE}, "beside others": of_peers(quick)}
    )

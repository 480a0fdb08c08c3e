"""How fast games run, beside other systems in the same run: `python -m bench.random_play [--json FILE] [--quick]`.

Every figure is the median of several rounds; in each round all systems take their turn, so that a busy machine slows
all of them. Speeds are decisions (choices of a seat) per second of random play with the full rules; "of the fixed work"
is that speed as a ratio to the piece of compiled work of `bench.pace`, which is comparable between machines and days.

`--against FOLDER` compares with another tree of Stammtisch instead (`git worktree add FOLDER COMMIT`): processes of
both trees play the same games alternately, and the ratios of their speeds are shown, above 1 where this tree is faster.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np

import stammtisch as st
from bench.figures import Figure, median, report
from bench.pace import rounds_per_second
from bench.trees import compare
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins import twins
from stammtisch.players import THINKERS

SEATS = {"mall-world": 4, "ground-floor": 4, "mall-des-jahres": 4, "wishland": 4, "brauerei": 4}
AIMS = {
    "mall-world": (8e6, 40, 60),
    "ground-floor": (4e6, 40, 120),
    "mall-des-jahres": (5e6, 40, 60),
    "wishland": (5e6, 40, 120),
    "brauerei": (5e6, 40, 60),
}
"""Decisions a second of the fast twin, times the quiet one, seconds of a cold compile."""


# ------------------------------------------------------------------------------------------------------- our twins


def arena_of(title: Title, compiled: bool) -> twins.Arena:
    arena = twins.Arena(title, title.load_box().struct, 2, compiled)
    arena.put(1, title.blank(SEATS[title.name]).pack())
    return arena


def play(arena: twins.Arena, games: int) -> tuple[int, float]:
    """Decisions made in so many random games, and the seconds they took."""
    results = np.zeros((games, twins.RESULT_COLUMNS), np.int64)
    begun = time.perf_counter()
    made = arena.twin.play_out(arena.states, arena.boxes, arena.moves, random.getrandbits(40), games, results)
    return int(made), time.perf_counter() - begun


def speed(arena: twins.Arena, games: int) -> Callable[[], float]:
    def measure() -> float:
        made, took = play(arena, games)
        return made / took

    return measure


def speed_of_threads(title: Title, threads: int, games: int) -> Callable[[], float]:
    arenas = [arena_of(title, True) for _ in range(threads)]

    def measure() -> float:
        begun = time.perf_counter()
        with ThreadPoolExecutor(threads) as pool:
            made = sum(n for n, _ in pool.map(lambda arena: play(arena, games), arenas))
        return made / (time.perf_counter() - begun)

    return measure


def quiet_games(name: str, games: int) -> int:
    """Plays games in the quiet twin of a worker process; returns the decisions made."""
    return play(arena_of(st.find_title(name), False), games)[0]


def speed_of_processes(title: Title, pool: Executor, processes: int, games: int) -> Callable[[], float]:
    list(pool.map(quiet_games, [title.name] * processes, [1] * processes))

    def measure() -> float:
        begun = time.perf_counter()
        made = sum(pool.map(quiet_games, [title.name] * processes, [games] * processes))
        return made / (time.perf_counter() - begun)

    return measure


def speed_at_the_table(title: Title, games: int) -> Callable[[], float]:
    """The plain twin as a table uses it: in checked mode, with tells and notes, without a view."""

    def measure() -> float:
        made, choose = 0, random.Random(1)
        begun = time.perf_counter()
        for seed in range(games):
            game = st.new(title.name, seats=SEATS[title.name], seed=seed)
            while not game.over:
                game.play(choose.choice(game.moves()))
            made += len(game.plies)
        return made / (time.perf_counter() - begun)

    return measure


def seconds_each(times: int, act: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    for _ in range(times):
        act()
    return (time.perf_counter() - begun) / times


def python_step(title: Title) -> Callable[[], float]:
    """Seconds of one choice asked of the fast twin from Python, with the options of the next one."""
    arena = arena_of(title, True)

    def measure() -> float:
        choose, made = random.Random(2).random, 0
        begun = time.perf_counter()
        for seed in range(20):
            arena.put(0, title.blank(SEATS[title.name]).pack())
            due = arena.twin.begin(arena.states, 0, arena.boxes, seed)
            arena.twin.look(arena.states, 0, arena.boxes, arena.moves, due)
            counts, options = arena.moves["n"], arena.moves["option"][0]
            while due >= 0:
                option = int(options[int(choose() * counts[0])])
                due = arena.twin.step(arena.states, 0, arena.boxes, arena.moves, due, option)
                made += 1
        return (time.perf_counter() - begun) / made

    return measure


def cold_and_warm(title: Title) -> tuple[float, float]:
    """Seconds until a new process has the fast twin ready: with an empty cache, and with a full one."""
    code = (
        "import sys, time; begun = time.perf_counter(); import stammtisch as st; "
        "st.play_out(sys.argv[1], int(sys.argv[2]), 1, compiled=True); print(time.perf_counter() - begun)"
    )
    compile_all = "import stammtisch as st, sys; from stammtisch.kernel.twins import twins; "
    compile_all += f"import {', '.join(THINKERS)}; twins.fast(st.find_title(sys.argv[1])).compile()"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "STAMMTISCH_CACHE": folder}
        argv = [title.name, str(SEATS[title.name])]
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", compile_all, *argv], env=environment, check=True)
        cold = time.perf_counter() - begun
        warm = [float(subprocess.check_output([sys.executable, "-c", code, *argv], env=environment)) for _ in range(3)]
    return cold, statistics.median(warm)


def of_title(title: Title, quick: bool) -> list[Figure]:
    """All figures of one title."""
    wanted, times, compile_aim = AIMS[title.name]
    n = 4 if quick else 1
    fast, quiet = arena_of(title, True), arena_of(title, False)
    play(fast, 10)
    games_fast, games_quiet = 8000 // n, 40 // n
    figures: list[Figure] = []
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        rate, slow, both, slow_both, table, work = median(
            5,
            speed(fast, games_fast),
            speed(quiet, games_quiet),
            speed_of_threads(title, 2, games_fast),
            speed_of_processes(title, pool, 2, games_quiet),
            speed_at_the_table(title, 8 // n),
            rounds_per_second(),
        )
    made, _ = play(fast, games_fast)
    length = made / games_fast
    figures += [
        Figure("fast twin, one core", rate / 1e6, "M decisions/s", f"at least {wanted / 1e6:g}", rate >= wanted),
        Figure("fast twin, one core", rate / length, "games/s"),
        Figure("fast twin, of the fixed work", rate / work, "decisions/round"),
        Figure("fast twin, two cores (threads)", both / 1e6, "M decisions/s"),
        Figure("fast twin, two cores (threads)", both / length, "games/s"),
        Figure("quiet twin (plain, without tells), one core", slow / 1e3, "k decisions/s", "at least 100", slow >= 1e5),
        Figure("quiet twin, one core", slow / length, "games/s"),
        Figure("quiet twin, two cores (processes)", slow_both / 1e3, "k decisions/s"),
        Figure("quiet twin, two cores (processes)", slow_both / length, "games/s"),
        Figure("fast / quiet", rate / slow, "times", f"at least {times}", rate / slow >= times),
        Figure("plain twin at the table (checked, told)", table / 1e3, "k decisions/s"),
    ]
    seats = max(title.seats)
    game = st.new(title.name, seats=seats, seed=1)
    choose = random.Random(1)
    while len(game.plies) < 120:
        game.play(choose.choice(game.moves()))
    assert game.decision is not None
    legal = {move.option for move in game.moves()}
    refused = next(option for option in game.decision.nameable(game.names) if option not in legal)
    finished = st.new(title.name, seats=seats, seed=2)
    while not finished.over:
        finished.play(choose.choice(finished.moves()))
    text = finished.record()
    step, clone, plain_clone, view, why, opening = median(
        5,
        python_step(title),
        lambda: seconds_each(1, lambda: fast.twin.clone_many(fast.states, 1_000_000)) / 1e6,
        lambda: seconds_each(1000, game.state.clone),
        lambda: seconds_each(100, lambda: game.view(0)),
        lambda: seconds_each(100, lambda: game.why_not(refused, game.due[0])),
        lambda: seconds_each(1, lambda: st.read(text)),
    )
    cold, warm = cold_and_warm(title)
    figures += [
        Figure("one step asked from Python", step * 1e6, "µs"),
        Figure("clone, fast", clone * 1e9, "ns"),
        Figure("clone, plain", plain_clone * 1e6, "µs"),
        Figure("view of a seat", view * 1e6, "µs"),
        Figure("why not", why * 1e6, "µs"),
        Figure(f"opening a finished game of {seats}", opening, "s", "under 0.3", opening < 0.3),
        Figure("cold compile, all entries", cold, "s", f"under {compile_aim}", cold < compile_aim),
        Figure("warm start to the first game", warm, "s", "under 1", warm < 1),
    ]
    return figures


# ----------------------------------------------------------------------------------------------------------- peers


def catanatron(games: int) -> Callable[[], float]:
    """Catanatron: four random players, actions a second."""
    from catanatron import Color, Game, RandomPlayer

    def measure() -> float:
        made = 0
        begun = time.perf_counter()
        for seed in range(games):
            game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
            game.play()
            state: Any = game.state
            made += len(state.action_records if hasattr(state, "action_records") else state.actions)
        return made / (time.perf_counter() - begun)

    return measure


def open_spiel(name: str, games: int) -> Callable[[], float]:
    """An OpenSpiel game played at random from Python, decisions of players a second."""
    import pyspiel

    game = pyspiel.load_game(name)
    choose = random.Random(3)

    def measure() -> float:
        made = 0
        begun = time.perf_counter()
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choose.choices(outcomes, weights)[0])
                else:
                    state.apply_action(choose.choice(state.legal_actions()))
                    made += 1
        return made / (time.perf_counter() - begun)

    return measure


def of_peers(title: Title, quick: bool) -> list[Figure]:
    """Other systems beside ours, in the same rounds."""
    n = 2 if quick else 1
    ours, table, *theirs = median(
        3,
        speed(arena_of(title, True), 4000 // n),
        speed(arena_of(title, False), 20 // n),
        catanatron(4 // n),
        open_spiel("backgammon", 40 // n),
        open_spiel("gin_rummy", 20 // n),
    )
    figures = []
    for name, rate in zip(("Catanatron", "OpenSpiel backgammon", "OpenSpiel gin_rummy"), theirs, strict=True):
        figures += [
            Figure(f"{name}, random players", rate / 1e3, "k decisions/s"),
            Figure(f"{title.title} fast / {name}", ours / rate, "times"),
            Figure(f"{title.title} quiet / {name}", table / rate, "times"),
        ]
    return figures


def main() -> None:
    """All titles, and Mall World beside others."""

    def every(quick: bool) -> dict[str, list[Figure]]:
        ours = {name: of_title(st.find_title(name), quick) for name in st.titles() if name in AIMS}
        return {**ours, "beside others": of_peers(st.find_title("mall-world"), quick)}

    report(__doc__, every, lambda other, quick: compare(other, SEATS, quick))


if __name__ == "__main__":
    main()

"""What a look of a learned player costs: `python -m bench.net [--json FILE] [--quick]`.

Processor time of one look in the fast twin, with the call from Python that asks for it, at choices of a game at random
with the usual number of seats; beside it one choice of random play in the same run, and how many times that it is; and
of a whole game in the laboratory in which all seats are `net`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

import stammtisch as st
from bench.figures import Figure, Figures, median, report
from bench.random_play import SEATS, arena_of
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins.twins import RESULT_COLUMNS, Arena
from stammtisch.lab.play import Wanted, play_batch, prepare
from stammtisch.lab.setting import setting
from stammtisch.players import sight_of
from stammtisch.players.choosing import net_look
from stammtisch.players.net import NET, Net, net_of
from stammtisch.players.neural import MOST_VALUES

AIM, AIM_OF_GAME = 50.0, 30.0
"""Microseconds of a look, and milliseconds of a game, at the most."""


def looks(title: Title, net: Net, count: int) -> list[Callable[[], Any]]:
    """Looks of the network at so many choices, spread over a game at random."""
    game, random, seen = st.new(title.name, SEATS[title.name], 5), Random(5), []
    while not game.over:
        seat = random.choice(game.due)
        options = game.moves(seat)
        if len(options) > 1:
            seen.append((game.clone(), seat))
        game.play(random.choice(options), seat)
    out = []
    for position, seat in seen[:: max(1, len(seen) // count)]:
        sight = sight_of(position, seat)
        a = Arena(title, sight.box.struct, 3, compiled=True)
        a.put(0, sight.imagined)
        told = np.zeros(title.most_options + 1), np.zeros(MOST_VALUES)
        out.append(_look(a, sight.seat, (*net.tables, *net.room(), net.room_for_ends(), *told)))
    return out


def _look(a: Arena, seat: int, how: tuple[Any, ...]) -> Callable[[], Any]:
    entry = a.entry(net_look)
    return lambda: entry(a.states, 0, a.boxes, a.moves, seat, *how)


def of_title(title: Title, net: Net, quick: bool) -> list[Figure]:
    """The figures of one title."""
    times = 20 if quick else 100
    asked, arena = looks(title, net, 40), arena_of(title, True)
    results = np.zeros((20, RESULT_COLUMNS), np.int64)

    def look() -> float:
        begun = time.process_time()
        for one in asked:
            for _ in range(times):
                one()
        return (time.process_time() - begun) / (times * len(asked))

    def random_choice() -> float:
        begun = time.process_time()
        made = arena.twin.play_out(arena.states, arena.boxes, arena.moves, 1, len(results), results)
        return (time.process_time() - begun) / int(made)

    seats = setting(title.name, SEATS[title.name], NET)
    prepare(seats)
    seeds = np.arange(1, 5 if quick else 21, dtype=np.int64)

    def game() -> float:
        begun = time.process_time()
        play_batch(seats, seeds, Wanted(things=True))
        return (time.process_time() - begun) / len(seeds)

    look()
    random_choice()
    game()
    took, random, whole = median(5, look, random_choice, game)
    return [
        Figure("a look, with its call", took * 1e6, "µs", f"below {AIM:g}", took * 1e6 < AIM),
        Figure("a choice of random play", random * 1e6, "µs"),
        Figure("a look, of a random choice", took / random, "times"),
        Figure("a game, all seats net", whole * 1e3, "ms", f"below {AIM_OF_GAME:g}", whole * 1e3 < AIM_OF_GAME),
    ]


def measure(quick: bool) -> Figures:
    """The figures of all titles that have weights."""
    titles = [(title, net_of(title)) for title in map(st.find_title, st.titles())]
    return {title.title: of_title(title, net, quick) for title, net in titles if net is not None}


if __name__ == "__main__":
    report(__doc__, measure)

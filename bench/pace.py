"""Whether a title has become slower: `python -m bench.pace [--keep]`.

A second is worth something else on every machine, so the speed of each title's fast twin is measured as a ratio: random
games played in the time of one million rounds of a fixed piece of compiled work, which counts, draws and branches like
rules do. All take turns in one run. The kept ratios are in `pace.json`; the command fails where one has fallen below
SLOWEST times what was kept. `--keep` writes the present ones down, which is done on purpose and said in the commit.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np

import stammtisch as st
from bench.figures import median
from stammtisch.kernel.twins import twins

KEPT = Path(__file__).parent / "pace.json"
SLOWEST, FASTEST = 0.6, 1.6
"""The band around a kept ratio: below it the command fails, above it asks that the new one be kept."""

ROUNDS, GAMES, WORK = 7, 4000, 1_000_000


@numba.njit(cache=False)
def fixed_work(bags: Any, rounds: int) -> int:
    """Draws things from bags by weight and moves them to other bags, as setups and turns do."""
    a, b, found = np.int64(88172645463325252), np.int64(0), np.int64(0)
    bags[:, 0] = 40
    bags[:, 1:] = 4
    for _ in range(rounds):
        a ^= (a << np.int64(13)) & np.int64(0x7FFFFFFFFFFFFFFF)
        a ^= a >> np.int64(7)
        a ^= (a << np.int64(17)) & np.int64(0x7FFFFFFFFFFFFFFF)
        source, target = a & 31, (a >> np.int64(5)) & 31
        if bags[source, 0] == 0:
            found += 1
            continue
        left = ((a >> np.int64(10)) & 0xFFFF) * bags[source, 0] >> np.int64(16)
        thing = 1
        while left >= bags[source, thing]:
            left -= bags[source, thing]
            thing += 1
        bags[source, thing] -= 1
        bags[source, 0] -= 1
        if bags[target, thing] < 255 and bags[target, 0] < 255:
            bags[target, thing] += 1
            bags[target, 0] += 1
        b += thing
    return int(b + found)


def rounds_per_second() -> Callable[[], float]:
    """How fast the fixed work goes here and now."""
    bags = np.zeros((32, 11), np.uint8)
    fixed_work(bags, 10)

    def work() -> float:
        begun = time.perf_counter()
        fixed_work(bags, WORK)
        return WORK / (time.perf_counter() - begun)

    return work


def measure(names: list[str]) -> dict[str, float]:
    """For each title its decisions in the time of one round of the fixed work."""

    def decisions_per_second(name: str) -> Callable[[], float]:
        title = st.find_title(name)
        arena = twins.Arena(title, title.load_box().struct, 2)
        arena.put(1, title.blank(title.seats[-1]).pack())
        results = np.zeros((GAMES, twins.RESULT_COLUMNS), np.int64)
        arena.twin.play_out(arena.states, arena.boxes, arena.moves, 1, 1, results)

        def play() -> float:
            begun = time.perf_counter()
            made = arena.twin.play_out(arena.states, arena.boxes, arena.moves, 1, GAMES, results)
            return float(made / (time.perf_counter() - begun))

        return play

    work, *speeds = median(ROUNDS, rounds_per_second(), *(decisions_per_second(name) for name in names))
    return {name: speed / work for name, speed in zip(names, speeds, strict=True)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--keep", action="store_true", help="write the present ratios down")
    keep = parser.parse_args().keep
    found = measure(st.titles())
    if keep:
        KEPT.write_text(json.dumps({name: round(ratio, 4) for name, ratio in found.items()}, indent=1) + "\n")
    kept = json.loads(KEPT.read_text())
    slow = False
    for name, ratio in found.items():
        if name not in kept:
            verdict, slow = "is kept nowhere yet: run with --keep", True
        elif ratio < SLOWEST * kept[name]:
            verdict, slow = f"is SLOWER than the {kept[name]:.4f} that was kept", True
        elif ratio > FASTEST * kept[name]:
            verdict = f"is faster than the {kept[name]:.4f} that was kept: keep it"
        else:
            verdict = f"({ratio / kept[name]:.2f} times what was kept)"
        print(f"{name}: {ratio:.4f} decisions in the time of one round of fixed work {verdict}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())

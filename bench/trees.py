"""Two trees of Stammtisch side by side: the same random games, played by a process of each in turn."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from bench.figures import Figure, median

HERE = Path(__file__).parents[1]

PLAYER = """
import sys, time
import stammtisch as st
for line in sys.stdin:
    name, seats, games, compiled = line.split()
    begun = time.perf_counter()
    rows = st.play_out(name, int(seats), int(games), 1, compiled=compiled == "True")
    print(int(rows[:, -1].sum()) / (time.perf_counter() - begun), flush=True)
"""
"""What each process does: plays the games of a line with the public face and answers with decisions a second."""


def player(tree: Path, stack: ExitStack) -> subprocess.Popen[str]:
    """A process that plays with the code of a tree."""
    return stack.enter_context(
        subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
    )


def speed(process: subprocess.Popen[str], name: str, seats: int, games: int, compiled: bool) -> Callable[[], float]:
    """Decisions a second of a process; the first game, before which rules may have to be compiled, is not timed."""
    assert process.stdin is not None
    assert process.stdout is not None
    ask, answer = process.stdin, process.stdout

    def measure(games: int = games) -> float:
        ask.write(f"{name} {seats} {games} {compiled}\n")
        ask.flush()
        return float(answer.readline())

    measure(1)
    return measure


def compare(other: Path, seats: dict[str, int], quick: bool) -> dict[str, list[Figure]]:
    """For each title how fast this tree is, as a ratio to the other one: above 1, this one is faster."""
    n, out = 4 if quick else 1, {}
    with ExitStack() as stack:
        ours, theirs = player(HERE, stack), player(other, stack)
        for name, many in seats.items():
            fast = median(7, speed(ours, name, many, 8000 // n, True), speed(theirs, name, many, 8000 // n, True))
            quiet = median(7, speed(ours, name, many, 40 // n, False), speed(theirs, name, many, 40 // n, False))
            out[name] = [
                Figure("fast twin here", fast[0] / 1e6, "M decisions/s"),
                Figure("fast twin, of the other tree", fast[0] / fast[1], "times"),
                Figure("quiet twin here", quiet[0] / 1e3, "k decisions/s"),
                Figure("quiet twin, of the other tree", quiet[0] / quiet[1], "times"),
            ]
        for process in (ours, theirs):
            assert process.stdin is not None
            process.stdin.close()
    return out

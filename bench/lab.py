"""How fast the laboratory is: `python -m bench.lab [--json FILE] [--quick]`.

`simulate` and `study` of 100 000 random games of Mall World with four seats, and `study` of 2 000 games of its learned
player, as a person waits for them (import, processes, files and the page included), with compiled rules in the cache.
Beside the time on the clock stands the processor time of all processes, which a busy machine does not change much.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.figures import Figure, report

GAMES, LEARNED, SEATS = 100_000, 2_000, 4
AIMS = {"study with its page": 30, "study of the learned player": 60}
"""Seconds on the clock, on two cores that do nothing else."""
COMMAND = (sys.executable, "-m", "stammtisch")


def seconds(*order: str) -> tuple[float, float]:
    """Seconds on the clock and of the processor that a command takes."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([*COMMAND, *order], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return time.perf_counter() - begun, processor


def figures(games: int) -> list[Figure]:
    out: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        box = Path(folder) / "edited.toml"
        text = subprocess.check_output([*COMMAND, "box", "mall-world"], text=True)
        box.write_text(text.replace("starting_account = 20000", "starting_account = 21000"), encoding="utf-8")
        table = ("mall-world", "--seats", str(SEATS))
        page = str(Path(folder) / "page.html")
        random, net = (*table, "--policy", "random"), (*table, "--policy", "net")
        for who in (random, net):
            seconds("study", *who, "--games", "40", "--out", page)  # what is not compiled yet is compiled now
        learned = LEARNED * games // GAMES
        orders = {
            "simulate": (games, ("simulate", *random, "--out", str(Path(folder) / "games.parquet"))),
            "study with its page": (games, ("study", *random, "--out", page)),
            "study of an edited box, compared": (games, ("study", *random, "--box", str(box), "--out", page)),
            "study of the learned player": (learned, ("study", *net, "--out", str(Path(folder) / "learned.html"))),
        }
        for name, (many, order) in orders.items():
            clock, processor = seconds(*order, "--games", str(many))
            aim = AIMS.get(name) if games == GAMES else None
            wanted, met = (f"under {aim}", clock < aim) if aim else ("", None)
            out.append(Figure(f"{name}, {many:,} games", clock, "s", wanted, met))
            out.append(Figure("  of the processor, all processes", processor, "s"))
            out.append(Figure("  games a second of the processor", many / processor, "games/s"))
        size = (Path(folder) / "games.parquet").stat().st_size
        out.append(Figure("the games as a file", size / 1e6, "MB"))
        out.append(Figure("the page", Path(page).stat().st_size / 1e3, "kB"))
    return out


def every(quick: bool) -> dict[str, list[Figure]]:
    """The figures, of fewer games if it is to be quick."""
    return {f"the laboratory on {os.cpu_count()} cores": figures(GAMES // 20 if quick else GAMES)}


if __name__ == "__main__":
    report(__doc__, every)

"""How fast the laboratory is: `python -m bench.lab [--json FILE] [--quick]`.

`simulate` and `study` of 100 000 random games of Mall World with four seats, and `study` of 2 000 games of the learned
player of each title, as a person waits for them (import, processes, files and the page included), with compiled rules
in the cache. Beside the time on the clock stands the processor time of all processes, which a busy machine does not
change much.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import stammtisch as st
from bench.figures import Figure, report

GAMES, LEARNED, SEATS = 100_000, 2_000, 4
AIM, AIM_LEARNED = 30, 60
"""Seconds on the clock for a study, on two cores that do nothing else."""
COMMAND = (sys.executable, "-m", "stammtisch")


def seconds(*order: str) -> tuple[float, float]:
    """Seconds on the clock and of the processor that a command takes."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([*COMMAND, *order], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return time.perf_counter() - begun, processor


def study(*table: str, games: int) -> tuple[str, ...]:
    """The order for a study; what is not compiled yet for it is compiled before."""
    seconds("study", *table, "--games", "40")
    return "study", *table, "--games", str(games)


def figures(games: int) -> list[Figure]:
    out: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        box = Path(folder) / "edited.toml"
        text = subprocess.check_output([*COMMAND, "box", "mall-world"], text=True)
        box.write_text(text.replace("starting_account = 20000", "starting_account = 21000"), encoding="utf-8")
        page, file = Path(folder) / "page.html", Path(folder) / "games.parquet"
        at, seats = ("--out", str(page)), ("--seats", str(SEATS))
        random = ("mall-world", *seats, "--policy", "random")
        orders: dict[str, tuple[int, int | None, tuple[str, ...]]] = {
            "simulate": (games, None, ("simulate", *random, "--games", str(games), "--out", str(file))),
            "study with its page": (games, AIM, study(*random, *at, games=games)),
            "study of an edited box, compared": (games, None, study(*random, "--box", str(box), *at, games=games)),
        }
        learned = LEARNED * games // GAMES
        for title in st.titles():
            order = study(title, *seats, "--policy", "net", *at, games=learned)
            orders[f"study of the learned player of {title}"] = learned, AIM_LEARNED, order
        for name, (many, aim, order) in orders.items():
            clock, processor = seconds(*order)
            wanted, met = (f"under {aim}", clock < aim) if aim and games == GAMES else ("", None)
            out.append(Figure(f"{name}, {many:,} games", clock, "s", wanted, met))
            out.append(Figure("  of the processor, all processes", processor, "s"))
            out.append(Figure("  games a second of the processor", many / processor, "games/s"))
        out.append(Figure("the games as a file", file.stat().st_size / 1e6, "MB"))
        out.append(Figure("the page", page.stat().st_size / 1e3, "kB"))
    return out


def every(quick: bool) -> dict[str, list[Figure]]:
    """The figures, of fewer games if it is to be quick."""
    return {f"the laboratory on {os.cpu_count()} cores": figures(GAMES // 20 if quick else GAMES)}


if __name__ == "__main__":
    report(__doc__, every)

"""What benchmarks share: a figure, medians of rounds in which all take their turn, and the command that shows them."""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table


@dataclass
class Figure:
    """One measured figure; `aim` is (text, whether it is met)."""

    name: str
    value: float
    unit: str
    aim: str = ""
    met: bool | None = None


def median(rounds: int, *measures: Callable[[], float]) -> list[float]:
    """The median of each measure over rounds in which all take their turn."""
    seen: list[list[float]] = [[] for _ in measures]
    for _ in range(rounds):
        for values, measure in zip(seen, measures, strict=True):
            values.append(measure())
    return [statistics.median(values) for values in seen]


Figures = dict[str, list[Figure]]
"""Figures under their headings."""


def report(
    description: str | None,
    measure: Callable[[bool], Figures],
    against: Callable[[Path, bool], Figures] | None = None,
) -> None:
    """The command of a benchmark: measures (whether quickly) and shows the figures; `against` is how another tree is
    compared with this one, if that can be asked for.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--json", type=Path, help="write the figures there too")
    parser.add_argument("--quick", action="store_true", help="shorter rounds, to see that it runs")
    if against is not None:
        parser.add_argument("--against", type=Path, metavar="FOLDER", help="compare with another tree of Stammtisch")
    arguments = parser.parse_args()
    other: Path | None = getattr(arguments, "against", None)
    every = against(other, arguments.quick) if against and other else measure(arguments.quick)
    console = Console(width=110)
    for heading, figures in every.items():
        table = Table("", "figure", "unit", "aim", title=heading, title_justify="left", box=None)
        for figure in figures:
            verdict = {None: "", True: "met", False: "MISSED"}[figure.met]
            table.add_row(figure.name, f"{figure.value:,.3g}", figure.unit, f"{figure.aim} {verdict}".strip())
        console.print(table)
    if arguments.json:
        arguments.json.write_text(json.dumps({k: [asdict(f) for f in v] for k, v in every.items()}, indent=1))

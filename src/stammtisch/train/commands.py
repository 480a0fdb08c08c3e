"""The command `train`. PyTorch is imported when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stammtisch.help import command
from stammtisch.shell import TitleName, progress_bar, resumable, say

PARTS = 1000
"""Parts of the progress bar."""


def register(app: typer.Typer) -> None:
    """Adds the command to those of `stammtisch`."""
    command(app)(train)


def train(
    title: TitleName,
    minutes: Annotated[float, typer.Option(min=0.1)] = 10.0,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    deals: Annotated[int | None, typer.Option(min=1)] = None,
    shipped: Annotated[bool, typer.Option("--shipped")] = False,
    teacher: Annotated[int, typer.Option(min=0, metavar="FUTURES")] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
) -> None:
    """Trains the player `net` of a title. Cut off, it goes on where it stopped when it is started again."""
    from stammtisch.train import PAGE, STATE, WEIGHTS
    from stammtisch.train import train as run

    folder = out or Path(f"{title}-net")
    with resumable(folder, lambda folder: (folder / STATE,)), progress_bar(say("training")) as report:
        run(
            *(title, minutes, seed, folder),
            lambda done, progress: report(round(PARTS * progress), PARTS),
            *(deals, shipped, teacher),
        )
    print(say("trained", weights=str(folder / WEIGHTS), page=str(folder / PAGE)))

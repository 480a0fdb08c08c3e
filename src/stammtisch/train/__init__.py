"""Training: a network learns a title by playing against itself; what it has learned is the player `net`.

It knows no title. What it needs comes with ``pip install 'stammtisch[train]'``; who only plays needs none of it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from stammtisch.train.errors import TrainError

if TYPE_CHECKING:
    from stammtisch.train.learn import Course, Round

STATE, WEIGHTS, PAGE = "state.pt", "net.npz", "progress.html"
"""Files of a run: everything it needs to go on, the weights as they ship, and the page of its progress."""


def train(
    title: str,
    minutes: float = 10.0,
    seed: int = 1,
    out: str | Path | None = None,
    report: Callable[[Round, float], None] | None = None,
    deals: int | None = None,
) -> Course:
    """Trains the network of a title until so many minutes of processor time have gone into it in all.

    The run lies in the folder `out` (TITLE-net if left out); where there is one already, it goes on. `report` hears of
    each round, and how much of the time is over (0 to 1). `deals`: in how many deals it is tried what options bring at
    once, in play as in training; by default as many as pay where games are short (`players.net.SURE_DEALS`). A run that
    goes on keeps its own. Raises UnknownTitle, and TrainError without PyTorch or for a run of other rules.
    """
    try:
        import torch  # noqa: F401
    except ImportError:
        raise TrainError("missing-extra", module="torch", command="pip install 'stammtisch[train]'") from None
    from stammtisch.kernel.title.title import find_title
    from stammtisch.train.learn import Learner, learn
    from stammtisch.train.page import progress_page

    found = find_title(title)
    folder = Path(out) if out else Path(f"{title}-net")
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(found, seed, deals)
    if (folder / STATE).exists():
        learner.load(folder / STATE)
    orders, seed = learner.course.orders, learner.course.seed
    more = f" --deals {learner.course.deals}" if learner.course.deals else ""
    if orders[-1:] != [minutes]:
        orders.append(minutes)
    command = " && ".join(f"stammtisch train {title} --minutes {order:g} --seed {seed}{more}" for order in orders)

    def save(learner: Learner) -> None:
        learner.save(folder / STATE)
        part = folder / f"{WEIGHTS}.part"
        learner.net({"command": command}).save(part)
        os.replace(part, folder / WEIGHTS)
        (folder / PAGE).write_text(progress_page(found, learner.course), encoding="utf-8")

    learn(learner, minutes * 60, save, report or (lambda done, progress: None))
    return learner.course


__all__ = ["PAGE", "STATE", "WEIGHTS", "TrainError", "train"]

"""Training: a network learns a title by playing against itself; what it has learned is the player `net`.

It knows no title. What it needs comes with ``pip install 'stammtisch[train]'``; who only plays needs none of it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from stammtisch.train.errors import TrainError

if TYPE_CHECKING:
    from stammtisch.players.net import Net
    from stammtisch.train.learn import Course, Round

STATE, WEIGHTS, MEAN, PAGE = "state.pt", "net.npz", "mean.npz", "progress.html"
"""Files of a run: everything it needs to go on, the weights as they ship, those half way from what it began with (if it
began with some), and the page of its progress."""


def train(
    title: str,
    minutes: float = 10.0,
    seed: int = 1,
    out: str | Path | None = None,
    report: Callable[[Round, float], None] | None = None,
    deals: int | None = None,
    shipped: bool = False,
    teacher: int = 0,
) -> Course:
    """Trains the network of a title until so many minutes of processor time have gone into it in all; with `shipped` it
    begins with the weights that ship with the title, and the minutes are those that come to theirs. With a `teacher` it
    begins with these, too, and learns from a search of so many futures (`lessons`) instead of by its own luck.

    The run lies in the folder `out` (TITLE-net if left out); where there is one already, it goes on. `report` hears of
    each round, and how much of the time is over (0 to 1). `deals`: in how many deals it is tried what options bring at
    once, in play as in training; by default as many as in the weights that it begins with, else as many as pay where
    games are short (`players.net.SURE_DEALS`). A run that goes on keeps its own. Raises UnknownTitle, TrainError
    without PyTorch or for a run of other rules, and NetError where no weights ship.
    """
    try:
        import torch  # noqa: F401
    except ImportError:
        raise TrainError("missing-extra", module="torch", command="pip install 'stammtisch[train]'") from None
    from stammtisch.kernel.title.title import find_title
    from stammtisch.players.net import NetError, net_of
    from stammtisch.train.learn import Learner, learn
    from stammtisch.train.lessons import Apprentice
    from stammtisch.train.page import progress_page

    found = find_title(title)
    folder = Path(out) if out else Path(f"{title}-net")
    folder.mkdir(parents=True, exist_ok=True)
    start = net_of(found) if shipped or teacher else None
    if (shipped or teacher) and start is None:
        raise NetError("no-net", title=found.title)
    learner: Learner
    if teacher and start is not None:
        learner = Apprentice(found, seed, teacher, start, deals)
    else:
        learner = Learner(found, seed, deals, start)
    if (folder / STATE).exists():
        learner.load(folder / STATE)
        if learner.course.teacher != teacher:
            raise TrainError("another-teacher", file=str(folder / STATE), teacher=str(learner.course.teacher))
    orders, seed = learner.course.orders, learner.course.seed
    more = f" --deals {learner.course.deals}" if learner.course.deals else ""
    more += " --shipped" if learner.course.before else ""
    more += f" --teacher {learner.course.teacher}" if learner.course.teacher else ""
    if orders[-1:] != [minutes]:
        orders.append(minutes)
    command = " && ".join(f"stammtisch train {title} --minutes {order:g} --seed {seed}{more}" for order in orders)

    def save(learner: Learner) -> None:
        learner.save(folder / STATE)
        net = learner.net({"command": command})
        _write(net, folder / WEIGHTS)
        if start is not None and start.made == learner.course.before:
            _write(_half_way(start, net), folder / MEAN)
        (folder / PAGE).write_text(progress_page(found, learner.course), encoding="utf-8")

    learn(learner, minutes * 60, save, report or (lambda done, progress: None))
    return learner.course


def _half_way(before: Net, after: Net) -> Net:
    """Weights half way between two, of which one learned on from the other."""
    tables = {name: (getattr(before, name) + getattr(after, name)) / 2 for name in ("first", "second", "rows")}
    return replace(after, **tables, made={**after.made, "command": f"{after.made['command']} ({MEAN})"})


def _write(net: Net, path: Path) -> None:
    """Writes weights down, all of them or none."""
    part = path.with_name(f"{path.name}.part")
    net.save(part)
    os.replace(part, path)


__all__ = ["MEAN", "PAGE", "STATE", "WEIGHTS", "TrainError", "train"]

"""What a designer wishes of a game, as the file of goals that the laboratory reads."""

from __future__ import annotations

from dataclasses import dataclass

import tomlkit

MEASURES = ("seats", "turns", "length", "score", "best", "margin", "spread", "shared", "points")
"""What a goal in the studio may be measured by: what shows within seconds."""
PLAYERS = ("random", "net")
"""Who may play: anybody at random, or players that have learned the title."""
LEARNED = {"players": "net", "games": 60, "final_games": 600}
"""What a goal for players that have learned the title says of its games; they take longer."""
CANDIDATES = (20, 60, 200)
"""How many boxes a search may try."""


@dataclass(frozen=True)
class Goal:
    """A goal: what is measured (`of`: which of several), and from where to where it is tolerated (None: no end)."""

    measure: str
    of: str
    least: float | None
    most: float | None


@dataclass(frozen=True)
class Number:
    """A number of the box that may move, by its path; see `lab.tuning.knobs`."""

    path: str
    low: int
    high: int
    step: int


def written(goals: list[Goal], numbers: list[Number], seats: int, candidates: int, players: str) -> str:
    """The file of goals; `players` is one of PLAYERS."""
    said = [
        {
            "measure": goal.measure,
            **({"of": goal.of} if goal.of else {}),
            **{name: end for name, end in (("least", goal.least), ("most", goal.most)) if end is not None},
            "seats": seats,
            **(LEARNED if players == "net" else {}),
        }
        for goal in goals
    ]
    moves = [{"path": n.path, "from": n.low, "to": n.high, "step": n.step} for n in numbers]
    return tomlkit.dumps({"goal": said, "number": moves, "search": {"candidates": candidates}})

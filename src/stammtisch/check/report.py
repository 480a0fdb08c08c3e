"""What a check says: problems, counts, and the tables at which a title is checked."""

from __future__ import annotations

from dataclasses import dataclass, field

from stammtisch.kernel.title.seating import OptionError
from stammtisch.kernel.title.title import Title

STAGES = ("what is written", "one game without the compiler", "random games in all twins", "other boxes")
"""What is checked one after the other."""


@dataclass(frozen=True)
class Problem:
    """What failed: a sentence, and the game in which it did (empty for what concerns no game)."""

    text: str
    game: str = ""
    record: str = field(default="", repr=False)


@dataclass
class Asked:
    """What holds in every game of a title with one box, and has been asked already.

    Reasons with their facts that could be said; options that are read as they are written; the options of each
    decision that have names.
    """

    reasons: set[str] = field(default_factory=set)
    options: set[tuple[str, int]] = field(default_factory=set)
    nameable: dict[str, list[int]] = field(default_factory=dict)


@dataclass
class Report:
    """What a check has seen. `stage` is the one of STAGES (counted from 1) that it came to.

    It stops at the first one in which something fails.
    """

    games: int = 0
    moves: int = 0
    compared: int = 0
    problems: list[Problem] = field(default_factory=list)
    reached: set[str] = field(default_factory=set)
    asked: Asked = field(default_factory=Asked)
    stage: int = 1

    def add(self, other: Report) -> None:
        """Takes in another report."""
        self.games += other.games
        self.moves += other.moves
        self.compared += other.compared
        self.problems += other.problems
        self.reached |= other.reached


@dataclass(frozen=True)
class Arrangement:
    """One way to set a title up."""

    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return f"{self.seats} seats" + "".join(f", {k}={v}" for k, v in self.options)


def arrangements(title: Title, seats: int | None = None) -> list[Arrangement]:
    """Every number of seats, with the default options and with each other value of each option that fits them."""
    out = []
    for n in title.seats if seats is None else (seats,):
        for options in ((), *(((name, v),) for name, kind in title.options.items() for v in kind.names[1:])):
            try:
                title.blank(n, dict(options))
            except OptionError:
                continue
            out.append(Arrangement(n, options))
    return out


class Failed(Exception):
    """What is wrong with a game, in a sentence, and its record up to there."""

    def __init__(self, text: str, record: str = ""):
        super().__init__(text)
        self.text, self.record = text, record

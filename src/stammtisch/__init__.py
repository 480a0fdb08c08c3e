"""Stammtisch: business board games to play, to design and to research, from one source of rules.

>>> import stammtisch as st
>>> g = st.new("mall-world", seats=4, seed=7)
>>> g.play("pass").move.text
'pass'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import stammtisch.titles  # noqa: F401 - first, so that the package does not take the place of the function `titles`
from stammtisch.kernel.play.game import RULES, Game, Move, Seat
from stammtisch.kernel.play.record import OtherEdition, RecordError, read
from stammtisch.kernel.play.scribe import Refusal, Refused, Unreadable
from stammtisch.kernel.play.views import WATCHER, PositionError
from stammtisch.kernel.title.box import BoxError, LoadedBox
from stammtisch.kernel.title.title import OptionError, Title, UnknownTitle, find_title, titles

if TYPE_CHECKING:
    import numpy as np

__version__ = "0.1.0"

__all__ = [
    "WATCHER",
    "BoxError",
    "Game",
    "Move",
    "OptionError",
    "OtherEdition",
    "PositionError",
    "RecordError",
    "Refusal",
    "Refused",
    "Seat",
    "UnknownTitle",
    "Unreadable",
    "find_title",
    "load",
    "new",
    "play_out",
    "read",
    "titles",
]

NAMES = ("Ada", "Bruno", "Clara", "David", "Emma", "Felix")
"""What people are called who did not say."""


def _box(title: str, box: str | Path | LoadedBox | None) -> LoadedBox:
    return box if isinstance(box, LoadedBox) else find_title(title).load_box(box)


def new(
    title: str,
    seats: int | Sequence[str | Seat] | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    box: str | Path | LoadedBox | None = None,
) -> Game:
    """A new game.

    `seats` is a number of seats, or a policy ("person", "random", "greedy") or Seat for each that the rules do not play
    themselves (as they play Automas); by default the smallest table. `seed` makes chance repeatable, `options` are the
    title's, `box` is an edited components file. Raises UnknownTitle, OptionError or BoxError.
    """
    found = find_title(title)
    if seats is None:
        seats = found.seats[0]
    sitting = ["person"] * seats if isinstance(seats, int) else list(seats)
    people = [s if isinstance(s, Seat) else Seat(NAMES[i], s) for i, s in enumerate(sitting)]
    if not isinstance(seats, int):
        people = _with_the_rules(found, people, options)
    if len(people) not in found.seats:
        raise OptionError(f"{found.title} is played with {', '.join(map(str, found.seats))} seats, not {len(people)}")
    return Game(found, people, options, _box(title, box), seed)


def _with_the_rules(title: Title, people: list[Seat], options: Mapping[str, str] | None) -> list[Seat]:
    """The people in seat order, with the seats between or after them that the rules play."""
    for seats in title.seats:
        played = title.played_by_rules(seats, options)
        if played and seats - len(played) == len(people):
            left = iter(people)
            return [Seat(played[i], RULES) if i in played else next(left) for i in range(seats)]
    return people


def load(position: Mapping[str, Any], box: str | Path | LoadedBox | None = None, seed: int | None = None) -> Game:
    """A game that goes on from a position, as `Game.position` gives it and a person may edit it.

    Raises PositionError with the place in the position and what is wanted there.
    """
    if not isinstance(position, Mapping) or position.get("stammtisch") != "position":
        raise PositionError('this is no position: wanted an object with "stammtisch": "position"')
    for key in ("title", "seats", "state"):
        if position.get(key) is None:
            raise PositionError(f"{key}: is missing")
    try:
        seats = [Seat(str(s["name"]), str(s["policy"])) for s in position["seats"]]
    except (TypeError, KeyError):
        raise PositionError('seats: wanted a list of objects with "name" and "policy"') from None
    loaded = _box(str(position["title"]), box)
    edition = position.get("edition")
    title = find_title(str(position["title"]))
    if isinstance(edition, Mapping) and edition != {"rules": str(title.version), "box": loaded.hash}:
        raise PositionError(
            f"edition: the position is of {dict(edition)}, here is {title.version} with box {loaded.hash}"
        )
    return Game(title, seats, position.get("options") or {}, loaded, seed, position=position["state"])


def play_out(
    title: str,
    seats: int,
    games: int,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    box: str | Path | LoadedBox | None = None,
    compiled: bool | None = None,
) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Plays games with random moves and returns a row for each: the score of each seat, then the number of moves.

    Game i has seed `seed + i`. The fast twin plays where it can be compiled; `compiled=False` asks for the quiet one.
    """
    import numpy as np

    from stammtisch.kernel.twins.twins import RESULT_COLUMNS, Arena

    found = find_title(title)
    arena = Arena(found, _box(title, box).struct, 2, compiled)
    arena.put(1, found.blank(seats, options).pack())
    results = np.zeros((games, RESULT_COLUMNS), np.int64)
    arena.twin.play_out(arena.states, arena.boxes, arena.moves, seed, games, results)
    return np.delete(results, slice(seats, RESULT_COLUMNS - 1), axis=1)

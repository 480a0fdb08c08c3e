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
from stammtisch.kernel.model import wanted
from stammtisch.kernel.play.course import Move, Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.record import OtherEdition, RecordError
from stammtisch.kernel.play.replay import read
from stammtisch.kernel.play.scribe import Refusal, Refused, Unreadable
from stammtisch.kernel.play.views import WATCHER, PositionError
from stammtisch.kernel.title.box import BoxError, LoadedBox
from stammtisch.kernel.title.seating import RULES, OptionError
from stammtisch.kernel.title.soundness import TitleError
from stammtisch.kernel.title.title import Title, UnknownTitle, find_title, titles
from stammtisch.players import PERSON, UnknownPolicy, find_policy

if TYPE_CHECKING:
    import numpy as np

__version__ = "0.1.0"

__all__ = [
    "WATCHER",
    "BoxError",
    "EndlessGame",
    "Game",
    "Move",
    "OptionError",
    "OtherEdition",
    "PositionError",
    "RecordError",
    "Refusal",
    "Refused",
    "Seat",
    "TitleError",
    "UnknownPolicy",
    "UnknownTitle",
    "Unreadable",
    "find_title",
    "load",
    "new",
    "play_out",
    "read",
    "titles",
]

MOST_SEED = (1 << 63) - 1


class EndlessGame(RuntimeError):
    """A game that random players do not bring to an end."""


NAMES = ("Ada", "Bruno", "Clara", "David", "Emma", "Felix", "Greta", "Henri")
"""What people are called who did not say: a name for each of `MAX_SEATS`."""


def _title(name: str) -> Title:
    return find_title(wanted.text("title", name, "mall-world"))


def _box(title: Title, box: str | Path | LoadedBox | None) -> LoadedBox:
    if isinstance(box, LoadedBox):
        return box
    if box is not None and not isinstance(box, str | Path):
        raise TypeError(f"box: wanted the path of a components file or a loaded box, not {wanted.shown(box)}")
    return title.load_box(box)


def _seed(seed: int | None) -> int | None:
    return None if seed is None else wanted.whole("seed", seed, 0, MOST_SEED)


def new(
    title: str,
    seats: int | Sequence[str | Seat] | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    box: str | Path | LoadedBox | None = None,
) -> Game:
    """A new game.

    `seats` is the number of all seats, or says of each who sits there: a policy ("person", "random", "greedy" ...), a
    Seat, or an Automa by its name; Automas are seats like the others, and "rules" stands for the one that the options
    put there. By default it is the smallest table. `seed` (0 or more, below 2**63) makes chance repeatable, `options`
    are the title's, `box` is an edited components file.

    Raises UnknownTitle, UnknownPolicy, OptionError or BoxError; TypeError or ValueError for what is none of all this.
    """
    found = _title(title)
    given = wanted.values("options", options)
    if seats is None or isinstance(seats, int):
        count = found.least_seats(given) if seats is None else wanted.whole("seats", seats, 1)
        people = [Seat(name) for name in NAMES[:count]] + [Seat(f"Seat {i + 1}") for i in range(len(NAMES), count)]
    else:
        people, given = sitting(found, seats, given)
    return Game(found, people, given, _box(found, box), _seed(seed))


def sitting(title: Title, seats: Sequence[str | Seat], options: Mapping[str, str]) -> tuple[list[Seat], dict[str, str]]:
    """Who sits at each seat, and the options with what that means for them; see `new`."""
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise TypeError(
            f'seats: wanted a number, or a policy for each seat like ["person", "greedy"], not {wanted.shown(seats)}'
        )
    automas = {who.casefold() for way in title.seatings for who in way.automas.values()} | {RULES}
    people, chairs = [], list[str | None]()
    for i, said in enumerate(seats):
        if not isinstance(said, str | Seat):
            raise TypeError(f"seats[{i}]: wanted a policy like 'person', or a Seat, not {wanted.shown(said)}")
        seat = said if isinstance(said, Seat) else Seat(NAMES[i] if i < len(NAMES) else f"Seat {i + 1}", said)
        if seat.policy.casefold() in automas:
            chairs.append(seat.policy)
        else:
            if seat.policy != PERSON:
                find_policy(seat.policy, (PERSON, *sorted(automas - {RULES})), title)
            chairs.append(None)
        people.append(seat)
    return people, dict(title.seated(chairs, options))


def load(position: Mapping[str, Any], box: str | Path | LoadedBox | None = None, seed: int | None = None) -> Game:
    """A game that goes on from a position, as `Game.position` gives it and a person may edit it.

    Raises PositionError with the place in the position and what is wanted there.
    """
    if not isinstance(position, Mapping) or position.get("stammtisch") != "position":
        raise PositionError("position", "position-none", form='"stammtisch": "position"')
    for key in ("title", "seats", "state"):
        if position.get(key) is None:
            raise PositionError(key, "position-missing")
    try:
        seats = [Seat(str(s["name"]), str(s["policy"])) for s in position["seats"]]
    except (TypeError, KeyError):
        raise PositionError("seats", "position-people", keys="name, policy") from None
    title = find_title(str(position["title"]))
    for i, seat in enumerate(seats):
        try:
            if seat.policy not in (PERSON, RULES):
                find_policy(seat.policy, (PERSON,), title)
        except UnknownPolicy as error:
            raise PositionError(f"seats[{i}].policy", error.message, **error.facts) from None
    loaded = _box(title, box)
    edition = position.get("edition")
    same = isinstance(edition, Mapping) and set(edition) == {"rules", "box"} and edition["rules"] == str(title.version)
    if isinstance(edition, Mapping) and not (same and title.goes_on_with(edition["box"], loaded)):
        here = f"rules {title.version}, box {loaded.hash}"
        theirs = ", ".join(f"{key} {value}" for key, value in edition.items())
        raise PositionError("edition", "position-edition", theirs=theirs, ours=here)
    return Game(title, seats, position.get("options") or {}, loaded, _seed(seed), position=position["state"])


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
    Raises EndlessGame for a game that does not end.
    """
    import numpy as np

    from stammtisch.kernel.twins.drive import MOST_MOVES
    from stammtisch.kernel.twins.twins import RESULT_COLUMNS, Arena

    found = _title(title)
    wanted.whole("games", games, 0)
    wanted.whole("seed", seed, 0, MOST_SEED)
    blank = found.blank(wanted.whole("seats", seats, 1), wanted.values("options", options))
    arena = Arena(found, _box(found, box).struct, 2, compiled)
    arena.put(1, blank.pack())
    results = np.zeros((games, RESULT_COLUMNS), np.int64)
    arena.twin.play_out(arena.states, arena.boxes, arena.moves, seed, games, results)
    if games and results[:, -1].max() >= MOST_MOVES:
        endless = seed + int(results[:, -1].argmax())
        raise EndlessGame(f"{found.title} with seed {endless} was not over after {MOST_MOVES} moves")
    return np.delete(results, slice(seats, RESULT_COLUMNS - 1), axis=1)

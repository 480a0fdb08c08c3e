"""What happened to a seat while it was away: what each move changed for it, from what it may see alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.play.course import Course
from stammtisch.kernel.play.results import HIDDEN, Hidden, Unknown, known
from stammtisch.kernel.play.telling import changed
from stammtisch.kernel.play.views import WATCHER, redact
from stammtisch.kernel.title.title import Held


@dataclass(frozen=True)
class Turn:
    """What a move changed for a seat, by the number of the ply: how many points the seat would have more if the game
    ended (0 where that is not known), what it has more or less of, in words, and whether a chapter of the game ended.

    What several seats chose at once has changed things with the last of its plies.
    """

    ply: int
    points: int = 0
    change: str = ""
    chapter: bool = False


@dataclass(frozen=True)
class _Standing:
    """What a seat has at a moment, as far as it may know."""

    points: int | None
    chapters: int | None
    holdings: dict[tuple[str, tuple[Kind, int] | None], Held]


def since(game: Course, first: int, viewer: int, lang: str) -> list[Turn]:
    """What each ply after the first so many changed."""
    state: Any = game.state.clone()
    out, last = list[Turn](), len(game.plies)
    if first < last:
        before = _standing(game, state.load(game.plies[first].before), viewer)
    for number in range(first + 1, last + 1):
        made = game.plies[number - 1]
        if game.title.decisions[made.move.step].at_once and not made.revealing:
            continue  # nothing of it is seen yet
        state.load(game.plies[number].before if number < last else game.state.pack())
        after = _standing(game, state, viewer)
        out.append(_turn(game, number, before, after, lang))
        before = after
    return out


def _standing(game: Course, state: GameState, viewer: int) -> _Standing:
    title, seen = game.title, redact(state, viewer, HIDDEN)
    chapters = None if title.clock is None else known(partial(title.clock, seen, game.box))
    if viewer == WATCHER:
        return _Standing(None, chapters, {})
    points = known(partial(game.score, seen, viewer))
    held = list[Held]()
    try:
        held += title.holdings(seen, game.box, viewer) if title.holdings else ()
    except Unknown:
        held.clear()
    return _Standing(points, chapters, {(h.name, h.thing): h for h in held if not isinstance(h.amount, Hidden)})


def _turn(game: Course, number: int, before: _Standing, after: _Standing, lang: str) -> Turn:
    speaker, was = game.title.speaker(lang), before.holdings
    more = [(held, was[key].amount) for key, held in after.holdings.items() if key in was]
    said = [changed(game, held, old, "", speaker) for held, old in more if held.amount != old]
    points = 0 if None in (before.points, after.points) else after.points - before.points  # type: ignore[operator]
    chapter = None not in (before.chapters, after.chapters) and before.chapters != after.chapters
    return Turn(number, points, ", ".join(filter(None, said)), chapter)

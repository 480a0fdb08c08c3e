"""Editions: which rules and which box a table is played with when those that are installed have changed.

A table keeps its box for good: it was written down when the first table with it was opened. Its rules are those that
are installed; with others than its own its game goes on if every move of it can be made again in the same way, and
belongs to them from its next move on. If not, the table stays with its old rules: it says so, and nothing of it is
changed or lost.
"""

from __future__ import annotations

import json
from typing import Any

from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.box import BoxError, LoadedBox
from stammtisch.kernel.title.title import Title, UnknownTitle, find_title
from stammtisch.kernel.title.words import Mistake
from stammtisch.server.basics.errors import WORDS
from stammtisch.server.keeping.changes import TAKEN, Kept
from stammtisch.server.thinking import boxes


class Stays(Mistake):
    """A table stays with its old edition. What it says is for operators, who may know what is hidden at the table."""

    folder = WORDS


def replayed(kept: Kept) -> Game:
    """The game of a table played again from its beginning with the rules of today; raises Stays, or UnknownTitle.

    What chance brings later is not what it would have been: it is fresh.
    """
    row = kept.table
    title = find_title(row["title"])
    of_today = row["rules"] == str(title.version)
    if row["pinned"] and not of_today:
        raise Stays("stays-pinned")
    box = _box_of(title, row["box"], kept.box)
    game = None
    try:
        game = _begun(title, box, kept)
        play(game, kept)
    except Exception as error:
        if of_today:
            raise
        problem: Any = error if isinstance(error, Mistake) else str(error)
        raise Stays("stays-move", number=len(game.plies) + 1 if game else 0, problem=problem) from None
    over = game.over or row["cancelled"]
    if not of_today and (over, sum(1 << seat for seat in game.due)) != (row["over"], row["due"]):
        raise Stays("stays-end", count=len(game.plies))
    return game


def play(game: Game, kept: Kept) -> None:
    """Makes the moves and drafts that the database has, each with what chance brought; raises what a game raises."""
    for ply in kept.plies:
        game.play(ply["move"], ply["seat"], dictation=ply["chance"].split())
    for draft in (draft for draft in kept.drafts if draft["move"] != TAKEN):
        game.play(draft["move"], draft["seat"])


def of_another_box(kept: Kept) -> bool:
    """Whether a table has another box than the one that is installed."""
    try:
        return bool(find_title(kept.table["title"]).load_box().hash != kept.table["box"])
    except UnknownTitle:
        return False


def _begun(title: Title, box: LoadedBox, kept: Kept) -> Game:
    seats = [Seat(seat["name"], seat["policy"]) for seat in kept.seats]
    if kept.table["start"]:
        return Game(title, seats, kept.table["options"], box, position=json.loads(kept.table["start"]))
    return Game(title, seats, kept.table["options"], box, dictation=kept.table["setup"].split())


def _box_of(title: Title, wanted: str, text: str | None) -> LoadedBox:
    """The box with a hash: that of the title, or the one whose text is given; raises Stays."""
    if text is not None:
        boxes.lay_down(title, wanted, text)
    try:
        return boxes.box_of(title, wanted)
    except boxes.NoBox:
        raise Stays("stays-no-box", theirs=wanted, ours=title.load_box().hash) from None
    except BoxError as error:
        raise Stays("stays-box", problem=error) from None

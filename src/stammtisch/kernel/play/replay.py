"""Reading a record: the game it tells of, replayed move by move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from stammtisch.kernel.model.wanted import shown
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.record import FORMAT, OtherEdition, RecordError, parse, result
from stammtisch.kernel.play.scribe import DictationError, Refused, Unreadable
from stammtisch.kernel.play.views import PositionError
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.seating import OptionError
from stammtisch.kernel.title.title import find_title


def read(text: str, box: str | Path | LoadedBox | None = None) -> Game:
    """The game of a record, replayed move by move; raises RecordError with the line and the reason.

    A record of another version of the rules or of another box is refused with OtherEdition; give the box it was
    played with.
    """
    if not isinstance(text, str):
        raise TypeError(f"text: wanted the text of a record, not {shown(text)}")
    parsed = parse(text)
    head = parsed.headers
    for header in ("Title", "Rules", "Box"):
        if header not in head:
            raise RecordError(f"the header [{header} ...] is missing")
    if head["Stammtisch"] != FORMAT:
        raise OtherEdition(f"the record has format {head['Stammtisch']!r}; this program reads {FORMAT!r}")
    if "For" in head:
        raise RecordError(
            f"this record was written for {head['For']} and hides what they may not know; it cannot be replayed"
        )
    title = find_title(head["Title"])
    loaded = box if isinstance(box, LoadedBox) else title.load_box(box)
    if head["Rules"] != str(title.version):
        raise OtherEdition(
            f"the record was played by version {head['Rules']} of the rules; here is version {title.version}"
        )
    if head["Box"] != loaded.hash:
        raise OtherEdition(f"the record was played with box {head['Box']}; {loaded.path.name} is box {loaded.hash}")
    start: Any = None
    if "Start" in head:
        try:
            start = json.loads(head["Start"])
        except (ValueError, RecursionError) as error:
            raise RecordError(f"the header [Start ...] holds no position: {error}") from None
        if parsed.setup is not None:
            raise RecordError("a game that goes on from a position ([Start ...]) has no set-up (line 0.)")
    seats = [Seat(name, policy) for name, policy in parsed.seats]
    try:
        game = Game(
            title, seats, parsed.options, loaded, position=start, dictation=None if start else parsed.setup or []
        )
    except (OptionError, PositionError, DictationError) as error:
        raise RecordError(f"the set-up: {error}") from None
    by_name = {seat.name: i for i, seat in enumerate(seats)}
    for move in [*parsed.moves, *parsed.drafts]:
        where = f"line {move.line}, move {move.number}"
        if move.who not in by_name:
            raise RecordError(f"{where}: nobody is called {move.who[:60]!r}; there are {', '.join(by_name)}")
        try:
            game.play(move.said, by_name[move.who], dictation=move.chance)
        except Refused as refused:
            raise RecordError(f"{where}: {refused} ({refused.refusal.clause})") from None
        except (Unreadable, DictationError) as error:
            raise RecordError(f"{where}: {error}") from None
    if [len(game.plies), sum(map(len, game.drafts.values()))] != [len(parsed.moves), len(parsed.drafts)]:
        raise RecordError(
            f"{len(parsed.drafts)} choices are marked with * (not open yet); of these moves, "
            f"{sum(map(len, game.drafts.values()))} are not"
        )
    if "Result" in head and not game.over:
        raise RecordError("the header [Result ...] says the game is over, but its moves do not end it")
    if "Result" in head and head["Result"] != result(game):
        raise RecordError(f"the header [Result ...] says {head['Result']!r}, but the moves give {result(game)!r}")
    return game

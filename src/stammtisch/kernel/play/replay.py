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
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.seating import OptionError
from stammtisch.kernel.title.title import find_title


def read(text: str, box: str | Path | LoadedBox | None = None) -> Game:
    """The game of a record, replayed move by move; raises RecordError with the line and the reason.

    A record of another version of the rules or of another box is refused with OtherEdition; give the box it was
    played with. One of a box whose place the title's own has taken (`Title.former_boxes`) is replayed with that.
    """
    if not isinstance(text, str):
        raise TypeError(f"text: wanted the text of a record, not {shown(text)}")
    parsed = parse(text)
    head = parsed.headers
    for header in ("Title", "Rules", "Box"):
        if header not in head:
            raise RecordError("record-lacks", header=f"[{header} ...]")
    if head["Stammtisch"] != FORMAT:
        raise OtherEdition("other-format", theirs=head["Stammtisch"], ours=FORMAT)
    if "For" in head:
        raise RecordError("record-for", name=head["For"])
    title = find_title(head["Title"])
    loaded = box if isinstance(box, LoadedBox) else title.load_box(box)
    if head["Rules"] != str(title.version):
        raise OtherEdition("other-rules", theirs=head["Rules"], ours=str(title.version))
    if not title.goes_on_with(head["Box"], loaded):
        raise OtherEdition("other-box", theirs=head["Box"], file=loaded.path.name, ours=loaded.hash)
    start: Any = None
    if "Start" in head:
        try:
            start = json.loads(head["Start"])
        except (ValueError, RecursionError) as error:
            at = error.pos if isinstance(error, json.JSONDecodeError) else 0
            raise RecordError("record-start", text=head["Start"][at : at + 40]) from None
        if parsed.setup is not None:
            raise RecordError("record-start-setup")
    seats = [Seat(name, policy) for name, policy in parsed.seats]
    try:
        game = Game(
            title, seats, parsed.options, loaded, position=start, dictation=None if start else parsed.setup or []
        )
    except (OptionError, PositionError, DictationError) as error:
        raise RecordError("record-bad-setup", problem=error) from None
    by_name = {seat.name: i for i, seat in enumerate(seats)}
    for move in [*parsed.moves, *parsed.drafts]:
        where = {"line": str(move.line), "number": move.number}
        if move.who not in by_name:
            raise RecordError("record-nobody", **where, name=move.who[:60], known=", ".join(by_name))
        try:
            game.play(move.said, by_name[move.who], dictation=move.chance)
        except (Refused, Unreadable):
            raise RecordError("record-move", **where, problem=_why(game, move.said, by_name[move.who])) from None
        except DictationError as error:
            raise RecordError("record-move", **where, problem=error) from None
    if [len(game.plies), sum(map(len, game.drafts.values()))] != [len(parsed.moves), len(parsed.drafts)]:
        raise RecordError("record-drafts", marked=len(parsed.drafts), drafts=sum(map(len, game.drafts.values())))
    if "Result" in head and not game.over:
        raise RecordError("record-not-over")
    if "Result" in head and head["Result"] != result(game):
        raise RecordError("record-other-result", theirs=repr(head["Result"]), ours=repr(result(game)))
    return game


def _why(game: Game, said: str, seat: int) -> dict[str, str]:
    """Why a move of a record cannot be made, in each language."""
    out = {}
    for lang in LANGUAGES:
        try:
            refusal = game.why_not(said, seat, lang)
            out[lang] = f"{refusal.text} ({refusal.clause})" if refusal else ""
        except Unreadable as error:
            out[lang] = str(error)
    return out

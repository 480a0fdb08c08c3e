"""The record: a game as text that people can read and edit.

::

    [Stammtisch "1"]
    [Title "mall-world"]
    [Rules "1"]
    [Box "0123456789ab"]
    [Option "opening" "fixed"]
    [Seat "Ada" "person"]
    [Seat "Bert" "greedy"]
    [Result "..."]

    0. {E2-E3-E4 B2 ...}
    1. Ada: accept 2000 {clothing+food}
    2. Ada: trade ; a comment

Headers come first, then a line for each move: its number, the seat's name, the move, and in braces what chance
brought. Last come the choices of a decision that several seats make at once and that is not open yet, with a `*` for
the number. A `;` starts a comment. Replay takes the chance results from the record, so it does not depend on the
generator. A record that was written for one seat hides what the seat may not know (`?`) and cannot be replayed.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from stammtisch.kernel.play.course import Course
from stammtisch.kernel.play.results import scores
from stammtisch.kernel.play.scribe import Note
from stammtisch.kernel.play.views import EVERYTHING
from stammtisch.kernel.title.words import Mistake

FORMAT = "1"


class RecordError(Mistake, ValueError):
    """A record that cannot be replayed: the line, and the reason."""


class OtherEdition(RecordError):
    """A record of another version of the rules or of another box."""


# ---------------------------------------------------------------------------------------------------------- write


def write(game: Course, seat: int) -> str:
    """The record of a game as a seat may know it; EVERYTHING for the whole one, which can be replayed."""
    head: list[tuple[str, ...]] = [
        ("Stammtisch", FORMAT),
        ("Title", game.title.name),
        ("Rules", str(game.title.version)),
        ("Box", game.loaded.hash),
        *(("Option", name, value) for name, value in sorted(game.options.items())),
        *(("Seat", s.name, s.policy) for s in game.seats),
    ]
    if seat != EVERYTHING:
        head.append(("For", game.seats[seat].name if seat >= 0 else "everybody"))
    elif game.start_position is not None:
        head.append(("Start", json.dumps(game.start_position, separators=(",", ":"), ensure_ascii=False)))
    if game.over:
        head.append(("Result", result(game, seat)))
    lines = [f"[{name} {' '.join(_quote(v) for v in values)}]" for name, *values in head]
    lines.append("")
    if game.setup_notes:
        lines.append(f"0.{_chance(game, game.setup_notes, seat)}")
    for number, ply in enumerate(game.plies, 1):
        known = game.may_know(number, seat)
        text, chance = (ply.move.text, _chance(game, ply.notes, seat)) if known else ("?", " {?}" if ply.notes else "")
        lines.append(f"{number}. {game.seats[ply.move.seat].name}: {text}{chance}")
    for drafter in sorted(game.drafts):
        if seat in (drafter, EVERYTHING):
            lines += [f"{DRAFT}. {game.seats[drafter].name}: {move.text}" for move in game.drafts[drafter]]
    return "\n".join(lines) + "\n"


def result(game: Course, viewer: int = EVERYTHING) -> str:
    """The results as they stand in the header; `?` for what a viewer may not know."""
    return ", ".join(f"{s.name} {_or_not(s.total)} ({_or_not(s.place)})" for s in scores(game, viewer, "en"))


def _or_not(number: int | None) -> str:
    return "?" if number is None else str(number)


def _quote(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _chance(game: Course, notes: tuple[Note, ...], viewer: int) -> str:
    if not notes:
        return ""
    words = [
        chance_word(game, note) if note.seen_by is None or viewer in (note.seen_by, EVERYTHING) else "?"
        for note in notes
    ]
    return f" {{{' '.join(words)}}}"


def chance_word(game: Course, note: Note) -> str:
    """A chance result as it stands in a record."""
    return str(note.result) if note.of is None else str(game.names.name(note.of, note.result))


# ----------------------------------------------------------------------------------------------------------- read


@dataclass
class _Line:
    """A move as it stands in a record."""

    line: int
    number: str
    who: str
    said: str
    chance: list[str]


@dataclass
class Parsed:
    """A record taken apart: headers and moves, nothing checked against a title yet."""

    headers: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    seats: list[tuple[str, str]] = field(default_factory=list)
    setup: list[str] | None = None
    moves: list[_Line] = field(default_factory=list)
    drafts: list[_Line] = field(default_factory=list)


_ONE = {"Stammtisch", "Title", "Rules", "Box", "For", "Start", "Result"}
DRAFT = "*"
"""Stands for the number of a choice that is not open yet."""
_JSON = json.JSONDecoder()
MOST_VALUES = 2
"""Values of a header, at the most."""
MOST_MOVES = 20_000
"""Moves of a record, at the most."""
LONGEST_LINE = 10_000
"""Characters of a line of a record, at the most; a header may have as many as `LONGEST_HEADER`."""
LONGEST_HEADER = 400_000
LONGEST_VALUE = 200
"""Characters of a value of a header, at the most; a position and a result may fill their line."""


def _at(line: int, message: str, /, **facts: str | int) -> RecordError:
    return RecordError("record-at", line=str(line), problem=Mistake(message, **facts))


def parse(text: str) -> Parsed:
    """Takes a record apart, in time that grows with its length; raises RecordError with the line and the reason."""
    out = Parsed()
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):  # as Windows begins a text
        longest = LONGEST_HEADER if raw.startswith("[") else LONGEST_LINE
        if len(raw) > longest:
            raise _at(number, "record-long-line", most=longest, count=len(raw))
        if raw.startswith("["):
            _read_header(out, number, raw)
            continue
        line = raw.split(";", 1)[0].strip()
        if line and "Stammtisch" not in out.headers:
            break  # a box, a program: what is no record is not told how a move is written
        if line:
            _read_move(out, number, line)
    if "Stammtisch" not in out.headers:
        raise _at(1, "no-record", header=f'[Stammtisch "{FORMAT}"]')
    return out


def _read_move(out: Parsed, number: int, line: str) -> None:
    """Reads `NUMBER. NAME: MOVE {chance}`, or `0. {chance}`."""
    digits, dot, rest = line.partition(".")
    body, brace, tail = rest.partition("{")
    inside, close, after = tail.partition("}")
    who, colon, said = (part.strip() for part in body.partition(":"))
    braces = "}" not in body and "{" not in inside and bool(brace) == bool(close) and not after
    if not (dot and _numbers(digits) and braces and bool(who) == bool(colon)):
        raise _at(number, "record-line", line=repr(line[:60]))
    if not colon:
        if digits != "0" or out.setup is not None or out.moves or out.drafts:
            raise _at(number, "record-setup")
        out.setup = inside.split()
        return
    if not said:
        raise _at(number, "record-no-move", who=who[:60])
    if digits != DRAFT and (out.drafts or int(digits) != len(out.moves) + 1):
        raise _at(number, "record-number", wanted=DRAFT if out.drafts else str(len(out.moves) + 1), number=digits)
    if len(out.moves) + len(out.drafts) == MOST_MOVES:
        raise _at(number, "record-many-moves", most=MOST_MOVES)
    (out.drafts if digits == DRAFT else out.moves).append(_Line(number, digits, who, said, inside.split()))


def _numbers(digits: str) -> bool:
    """Whether a line may begin so: with the number of a move, or the sign of one that is not open yet."""
    return digits == DRAFT or (digits.isascii() and digits.isdecimal() and len(digits) <= 9)


def _read_header(out: Parsed, number: int, raw: str) -> None:
    name, values = _header(number, raw.strip())
    if name not in ("Start", "Result") and any(len(value) > LONGEST_VALUE for value in values):
        raise _at(number, "record-long-value", name=name, most=LONGEST_VALUE)
    if out.moves or out.drafts or out.setup is not None:
        raise _at(number, "record-late-header")
    if name in ("Option", "Seat"):
        if len(values) != 2:
            raise _at(number, "record-header", form=f'[{name} "name" "value"]')
        if name == "Seat":
            out.seats.append((values[0], values[1]))
        elif values[0] in out.options:
            raise _at(number, "record-option-twice", name=values[0][:60])
        else:
            out.options[values[0]] = values[1]
    elif name not in _ONE:
        raise _at(number, "record-unknown-header", name=name[:60])
    elif len(values) != 1 or name in out.headers:
        raise _at(number, "record-header-once", form=f'[{name} "value"]')
    else:
        out.headers[name] = values[0]


def _header(number: int, line: str) -> tuple[str, list[str]]:
    """The name and the values of a header `[Name "value" ...]`."""
    wrong = _at(number, "record-no-header", form='[Name "value"]', line=repr(line[:60]))
    name, more = ([*line[1:-1].split(None, 1), "", ""])[:2]
    rest, values = more.strip(), list[str]()
    if not (line.endswith("]") and name.isalnum() and rest):
        raise wrong
    while rest and len(values) <= MOST_VALUES:
        if not rest.startswith('"'):
            raise wrong
        try:
            value, end = _JSON.raw_decode(rest)
        except ValueError:
            raise _at(number, "record-quotes") from None
        if rest[end:] and not rest[end].isspace():
            raise wrong
        values.append(value)
        rest = rest[end:].lstrip()
    return name, values

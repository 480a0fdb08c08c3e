"""What is done with the text of a box in a worker process: reading, changing and trying it out.

The text is a stranger's. Whatever it makes a title do, it is done where it can be ended.
"""

from __future__ import annotations

import re
import time
import tomllib
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.title.box import BoxError, LoadedBox, Spot, toml_of
from stammtisch.kernel.title.forms import Column, Sheet, entry_called, sheets
from stammtisch.kernel.title.title import Title, find_title
from stammtisch.kernel.title.uses import uses
from stammtisch.kernel.title.words import Count, Mistake, Speaker, called, named
from stammtisch.kernel.twins import twins
from stammtisch.players.net import has_net
from stammtisch.server.basics.errors import ApiError, readable, words
from stammtisch.server.studio.changes import changes
from stammtisch.server.studio.editing import Edit, NoEdit, edited
from stammtisch.server.thinking import boxes

Json = dict[str, Any]
MOST_PROBLEMS = 100
"""So many mistakes are named at once."""
MOST_CHANGES = 500
"""So many changes are listed."""
TRIAL, MOST_CHOICES = 8.0, 3000
"""Seconds of play, and choices in a game, after which a box counts as tried out."""
QUOTED = re.compile(r"(?<=[“„])[\w -]+(?=[”“])|(?<=«.)[\w -]+(?=.»)")
"""A name in quotation marks of any language."""
DEEPEST = 4
"""So deep lists within lists are shown."""


# ------------------------------------------------------------------------------------------------------- the form


def form(name: str, lang: str) -> Json:
    """What a box of a title may say, in a language, and what its own box says."""
    title = find_title(name)
    speaker, own, clauses = title.speaker(lang), title.load_box(), uses(title)
    text = (title.folder / "box.toml").read_text(encoding="utf-8")
    found = sheets(title.box, title.components)
    kinds = {c.kind.key: c.kind for sheet in found for c in sheet.columns if c.kind is not None}
    kinds |= {kind.key: kind for kind in title.components.kinds}
    things = {
        key: [{"name": n, "called": called(own.names, kind, i, speaker)} for i, n in enumerate(own.names.all(kind))]
        for key, kind in kinds.items()
    }
    for sheet in found:  # entries of tables that are parts of one kind of thing
        ids = [str(e["id"]) for e in own.entries[sheet.name] if "id" in e] if not sheet.single else []
        if ids:
            things[sheet.name] = [{"name": n, "called": entry_called(title, sheet.name, n, speaker)} for n in ids]
    return {
        "title": title.name,
        "hash": own.hash,
        "sheets": [_sheet(sheet, speaker, clauses) for sheet in found],
        "things": things,
        "fixed": sorted(key for key, kind in kinds.items() if kind.names),
        "tables": shown(tomllib.loads(text)),
        "seats": list(title.usual_seats),
        "sources": [{"name": s.name, "called": speaker.say(f"source-{s.name}")} for s in title.sources],
        "chapters": speaker.say("unit-chapter", count=Count(2, "")).strip() if title.clock else "",
        "learned": has_net(title),
    }


def _sheet(sheet: Sheet, speaker: Speaker, clauses: Any) -> Json:
    return {
        "name": sheet.name,
        "called": sheet.called(speaker),
        "single": sheet.single,
        "least": sheet.least,
        "most": sheet.most,
        "bound": sheet.bound,
        "columns": [_column(sheet.name, column, speaker, clauses) for column in sheet.columns],
    }


def _column(table: str, column: Column, speaker: Speaker, clauses: Any) -> Json:
    kind: Kind | None = column.kind
    return {
        "key": column.key,
        "called": column.called(table, speaker),
        "sort": column.sort,
        "low": column.low,
        "high": column.high,
        "kind": kind.key if kind else None,
        "most": column.most,
        "needed": column.needed,
        "clauses": list(clauses.get(column.field, ())),
    }


# -------------------------------------------------------------------------------------------------------- reading


@lru_cache(maxsize=16)
def read(name: str, text: str, lang: str) -> Json:
    """What a text says: its `tables`, the `hash` of its box (None if it makes none), what is wrong with it
    (`problems`) and in what it differs from the title's own box (`changes`).
    """
    title, data = find_title(name), _data(text)
    problems, loaded = [], None
    try:
        keys = _keys(title, lang)
        for problem in title.box_problems(text):
            problems.append(_problem(title, problem, lang, keys))
            if len(problems) == MOST_PROBLEMS:
                break
        loaded = None if problems else title.read_box(text)
    except Exception:  # whatever a title's own checks do with what nobody thought of
        problems.append(_whole(words(lang).say("studio-unreadable")))
    found = None if loaded is None else loaded.hash
    return {"tables": shown(data), "hash": found, "problems": problems, "changes": _listed(_own(title), data)}


def _own(title: Title) -> Json:
    return tomllib.loads((title.folder / "box.toml").read_text(encoding="utf-8"))


def _listed(before: Json, after: Json) -> list[Json]:
    """The changes from one box to another, as far as they are listed."""
    return [
        {**change, "before": _plain(change["before"]), "after": _plain(change["after"])}
        for change, _ in zip(changes(before, after), range(MOST_CHANGES), strict=False)
    ]


def beside(name: str, text: str, other: str | None) -> Json:
    """What the box of `text` says that the `other` one does not (None: the title's own), and what that one says."""
    before, after = _own(find_title(name)) if other is None else _data(other), _data(text)
    return {"tables": shown(before), "changes": _listed(before, after)}


def _data(text: str) -> Json:
    """What a text says; nothing if it is no TOML."""
    try:
        return toml_of(text)
    except (ValueError, RecursionError):
        return {}


def _keys(title: Title, lang: str) -> dict[str, dict[str, str]]:
    """What the keys of each table are called, the tables whose entries they may name, and the fixed things they may."""
    speaker, found, names = title.speaker(lang), sheets(title.box, title.components), title.load_box().names
    kinds = {sheet.name.replace("_", " "): sheet.called(speaker) for sheet in found}
    return {
        sheet.name: {
            **kinds,
            **{
                name: called(names, c.kind, i, speaker)
                for c in sheet.columns
                if c.kind and c.kind.names
                for i, name in enumerate(c.kind.names)
            },
            **{c.key: c.called(sheet.name, speaker) for c in sheet.columns},
        }
        for sheet in found
    }


def _problem(title: Title, problem: BoxError, lang: str, keys: dict[str, dict[str, str]]) -> Json:
    """A mistake as a sentence by itself; in it keys go by the names that the reader sees, unless one is unknown."""
    spot = problem.spot
    said: Mistake | str = problem.problem or problem
    if isinstance(said, Mistake) and spot:
        said = _with_names(said, _names_at(title, said.message, spot, title.speaker(lang)))
    text = said.said(lang) if isinstance(said, Mistake) else said
    if spot and not (isinstance(said, Mistake) and said.message.startswith("box-no-key")):
        text = QUOTED.sub(lambda word: keys.get(spot.table, {}).get(word[0], word[0]), text)
    return {
        "table": spot.table if spot else "",
        "entry": spot.entry if spot else None,
        "key": spot.key if spot else "",
        "line": problem.line,
        "text": readable(text if text.endswith((".", "!", "?")) else f"{text}."),
    }


def _names_at(title: Title, message: str, spot: Spot, speaker: Speaker) -> Callable[[str], str]:
    """What those are called that a mistake lists: tables, keys of one, or the things that may stand somewhere."""
    found = {sheet.name: sheet for sheet in sheets(title.box, title.components)}
    columns = {column.key: column for column in found[spot.table].columns} if spot.table in found else {}
    if message.startswith("box-no-table"):
        return lambda name: found[name].called(speaker) if name in found else name
    if message.startswith("box-no-key"):
        return lambda name: columns[name].called(spot.table, speaker) if name in columns else name
    column = columns.get(spot.key)
    kind = column.kind if column else None
    return lambda name: named([kind.key], name, speaker) if kind and kind.spoken else name


def _with_names(problem: Mistake, called: Callable[[str], str]) -> Mistake:
    """A mistake that lists what may be typed, with what that is called before it."""
    listed: Json = {
        fact: ", ".join(_beside(name, called(name)) for name in str(problem.facts[fact]).split(", "))
        for fact in ("known", "meant")
        if fact in problem.facts
    }
    return type(problem)(problem.message, **{**problem.facts, **listed}) if listed else problem


def _beside(name: str, called: str) -> str:
    return name if called == name else f"{called} ({name})"


def _whole(text: str) -> Json:
    """A problem that is nowhere in particular."""
    return {"table": "", "entry": None, "key": "", "line": None, "text": text}


def shown(data: Json) -> Json:
    """What stands in a text, as far as a table can show it."""
    out: Json = {}
    for table, value in data.items():
        if isinstance(value, dict):
            out[table] = {key: _plain(one) for key, one in value.items()}
        elif isinstance(value, list):
            out[table] = [{k: _plain(v) for k, v in one.items()} for one in value if isinstance(one, dict)]
    return out


def _plain(value: Any, depth: int = 0) -> Any:
    """A value as JSON has it; what no box may say anyway is shown as text."""
    if isinstance(value, bool | str):
        return value
    if isinstance(value, int):
        return value if abs(value) < 1 << 53 else str(value)
    if depth < DEEPEST and isinstance(value, list):
        return [_plain(one, depth + 1) for one in value]
    if depth < DEEPEST and isinstance(value, dict):
        return {str(key): _plain(one, depth + 1) for key, one in value.items()}
    return None if value is None else str(value)[:200]


def edit(text: str, edits: list[Edit], longest: int) -> str:
    """A text with changes made; ApiError where that cannot be."""
    try:
        made = edited(text, edits)
    except NoEdit:
        raise ApiError("conflict", "studio-no-edit") from None
    check_length(made, longest)
    return made


def check_length(text: str, longest: int) -> None:
    """ApiError for a text of more bytes than there may be; 0: any number."""
    if longest and len(text.encode("utf-8", "replace")) > longest:
        raise ApiError("too-large", "studio-too-long", most=longest // 1024)


# ------------------------------------------------------------------------------------------------------ trying out


def try_out(name: str, text: str) -> str:
    """Plays with a box as random players do, at every size of table; the hash of the box.

    ApiError if it cannot be read, or a game breaks off: nobody is to meet that at a table.
    """
    title = find_title(name)
    try:
        loaded = title.read_box(text)
    except BoxError:
        raise ApiError("invalid", "studio-wrong") from None
    except Exception:  # whatever a title's own checks do with what nobody thought of
        raise ApiError("invalid", "studio-unreadable") from None
    until = time.monotonic() + TRIAL
    for seats in title.usual_seats:
        try:
            _play(title, loaded, seats, until)
        except Exception as error:
            raise ApiError("invalid", "studio-unplayable", seats=seats, problem=str(error)[:200]) from None
    boxes.lay_down(title, loaded.hash, text)
    return loaded.hash


def _play(title: Title, loaded: LoadedBox, seats: int, until: float) -> None:
    """A random game in checked mode; raises whatever goes wrong in it."""
    plain, moves, random = twins.plain(title), twins.moves_of(title)(), Random(seats)
    s: Any = title.blank(seats, {})
    box: Any = loaded.struct
    plain.lay_out(s, box, seats)
    for _ in range(MOST_CHOICES):
        if not s.depth or time.monotonic() > until:
            break
        seat = s.due[0]
        plain.list_moves(s, box, seat, moves)
        legal = moves.legal()
        if not legal:
            raise ValueError("a seat is asked and has no move")
        plain.choose(s, box, seat, random.choice(legal))
    for problem in title.invariants(s, box):
        raise ValueError(problem)

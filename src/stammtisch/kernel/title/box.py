"""The box: everything that lies in it, read from a TOML file that a designer may edit.

A title declares its `Box` as a Struct. A field is read from the key of its own name; `Components` says which are called
otherwise in the file, and a field that follows from others is declared `derived`. Every entry of the file has a
`source` (where the fact comes from): its own, or the one that the table [source] names for the whole table; an entry
without one is somebody's own ("house"). A file with a missing, unknown, mistyped or contradictory entry is refused with
an error that names the file, the line, the entry and what is wanted.
"""

from __future__ import annotations

import copy
import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from stammtisch.kernel.model.kinds import NONE, Kind, Names
from stammtisch.kernel.model.struct import Field, Struct
from stammtisch.kernel.title.lines import Lines, line_at, lines_of
from stammtisch.kernel.title.words import Mistake, trouble, unknown

OWN = "house"
"""The source of what is the designer's own."""

SOURCES = "source"
"""The table of the file that says for whole tables where their facts come from."""

GAME = "game"
"""The table of single numbers."""

INFORMATION = ("id", "source", "note")
"""Keys that every entry may have and no rule reads."""

MOST_DOTS = 1000
"""Dots in a line of a file: a key of many parts takes the parser the square of their number, a minute for 60,000."""


@dataclass(frozen=True)
class Spot:
    """A place in a components file: the table, the number of the entry from 0 (None: the table), and the key if any."""

    table: str
    entry: int | None = None
    key: str = ""


class BoxError(Mistake, ValueError):
    """A components file that cannot be used: file, line, entry, and what is wanted.

    `spot` is where in the data that is, `line` on which line of the file, `problem` the sentence about it alone; each
    where it is known.
    """

    spot: Spot | None = None
    line: int | None = None
    problem: Mistake | str = ""


@dataclass(frozen=True)
class Components:
    """How a box is read from its file.

    - `fields`: field of the Box -> "table.key" (an element for each entry of [[table]]), "game.key" (of [game]), or
      "#table" (how many entries there are). A trailing "?" marks a key that may be missing (NONE, or 0). A field that
      is not named here is read from the key of its own name: of each entry of a table if it goes by the kind of that
      name (`at`), else of [game].
    - `kinds`: the kinds whose names come from the file, each named like its table; a value is the key that names an
      entry, with a format: "id", "price", "value:+d".
    - `derive(box, names)`: fills the fields that are declared `derived` and returns further names.
    - `check(box, names)`: yields (entry, what is wrong) for contradictions: a text, or a `Mistake` of the title.
    - `information`: further keys, "table.key", that no rule reads.
    - `fewer`: tables whose entries have neither names nor a count, and of which there may be fewer than there is room
      for; of the others there are exactly so many.
    - `bound`: the clause that says how many entries a full table has: room for more would break it.
    - `most`: tables of which `check` wants fewer entries than there is room for, and how many.
    """

    kinds: Mapping[Kind, str]
    fields: Mapping[str, str] = field(default_factory=dict)
    derive: Callable[[Any, Names], Mapping[str, tuple[str, ...]]] | None = None
    check: Callable[[Any, Names], Iterator[tuple[str, str | Mistake]]] = lambda box, names: iter(())
    information: tuple[str, ...] = ()
    fewer: tuple[str, ...] = ()
    bound: Mapping[str, str] = field(default_factory=dict)
    most: Mapping[str, int] = field(default_factory=dict)

    def least(self, cls: type[Struct], table: str) -> int:
        """How many entries a table has to have at least."""
        counted = any(place == f"#{table}" for place in self.fields.values())
        if counted or table in self.fewer or any(kind.key == table for kind in self.kinds):
            return 1
        return rooms_of(cls, self)[table]

    def places(self, box: type[Struct]) -> dict[str, str]:
        """Where each field of a Box that is not derived is read from, as in `fields`."""
        return {name: self.fields.get(name, _own_place(name, f)) for name, f in box.fields.items() if not f.derived}


def _own_place(name: str, f: Field) -> str:
    """Where a field is read from whose key has its name."""
    kind = f.at[0] if f.at else None
    return f"{kind.key if kind else GAME}.{name}"


def wanted_keys(cls: type[Struct], components: Components) -> dict[str, dict[str, bool]]:
    """The tables of a components file with their keys that rules read, and whether each has to be there."""
    wanted: dict[str, dict[str, bool]] = {}
    for place in components.places(cls).values():
        if place.startswith("#"):
            wanted.setdefault(place[1:], {})
        else:
            table, key = place.rstrip("?").split(".")
            wanted.setdefault(table, {})[key] = not place.endswith("?")
    for kind, naming in components.kinds.items():
        wanted.setdefault(kind.key, {}).setdefault(naming.split(":")[0], True)
    return wanted


def rooms_of(cls: type[Struct], components: Components) -> dict[str, int]:
    """For how many entries of each table but [game] there is room."""
    rooms = {kind.key: kind.size for kind in components.kinds}
    for name, place in components.places(cls).items():
        table = place.split(".")[0]
        if not place.startswith("#") and table != GAME:
            rooms[table] = min(cls.fields[name].shape[0], rooms.get(table, cls.fields[name].shape[0]))
    return rooms


@dataclass(frozen=True)
class LoadedBox:
    """A box ready to play with: the struct, the names of its things, its hash and its entries as they stand."""

    path: Path
    struct: Any
    names: Names
    hash: str
    entries: Mapping[str, Any] = field(repr=False)

    def source(self, table: str, index: int) -> str:
        """Where the facts of an entry come from."""
        return str(self.entries[table][index]["source"])


def load_box(path: Path, cls: type[Struct], components: Components, own: bool = True) -> LoadedBox:
    """Reads a components file; raises BoxError. Where it is a title's `own`, that speaks to who declares the fields."""
    return read_box(path, _text(path), cls, components, own)


def read_box(path: Path, text: str, cls: type[Struct], components: Components, own: bool = False) -> LoadedBox:
    """The box that a text makes; raises BoxError, which says that it stands in `path`."""
    try:
        return _reader(path, text, cls, components, own).read()
    except RecursionError as error:
        raise BoxError("box-deep", path=str(path)) from error


def box_problems(path: Path, text: str, cls: type[Struct], components: Components) -> Iterator[BoxError]:
    """All that is wrong with a text. What rests on what is wrong already is not looked at."""
    try:
        yield from _reader(path, text, cls, components).problems()
    except BoxError as error:
        yield error
    except RecursionError:
        yield BoxError("box-deep", path=str(path))


def read_toml(path: Path) -> dict[str, Any]:
    """What stands in a file of TOML; raises BoxError."""
    return _parsed(path, _text(path))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")  # some editors begin a text with a mark
    except OSError as error:
        raise BoxError("box-unreadable", path=str(path), problem=trouble(error)) from error
    except UnicodeDecodeError as error:
        raise BoxError("box-no-text", path=str(path)) from error


def _reader(path: Path, text: str, cls: type[Struct], components: Components, own: bool = False) -> _Reader:
    return _Reader(path, _parsed(path, text), cls, components, lines_of(text), own)


def toml_of(text: str) -> dict[str, Any]:
    """What a text of TOML says; raises ValueError, and RecursionError for one that is nested too deeply."""
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise RecursionError
    return tomllib.loads(text)


def _parsed(path: Path, text: str) -> dict[str, Any]:
    try:
        return toml_of(text)
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(path, text, error) from error
    except RecursionError as error:
        raise BoxError("box-deep", path=str(path)) from error
    except ValueError as error:  # more digits than Python reads
        raise BoxError("box-long-number", path=str(path)) from error


def _no_toml(path: Path, text: str, error: tomllib.TOMLDecodeError) -> BoxError:
    """Where a file stops being TOML; the parser says it in English only."""
    at = re.search(r"\(at line (\d+), column (\d+)\)$", str(error))
    line = int(at[1]) if at else max(1, len(text.splitlines()))
    if at is None:
        problem = Mistake("box-no-toml-end")
        made = BoxError("box-line", path=str(path), line=str(line), problem=problem)
    else:
        twice = str(error).startswith("Cannot")  # declare twice, overwrite a value
        said = text.split("\n")[line - 1].strip()[:80]
        problem = Mistake("box-toml-twice" if twice else "box-no-toml", text=said)
        made = BoxError("box-line-column", path=str(path), line=str(line), column=at[2], problem=problem)
    made.line, made.problem = line, problem
    return made


def make_box(path: Path, data: dict[str, Any], cls: type[Struct], components: Components) -> LoadedBox:
    """The box that the data of a components file make; raises BoxError, which says that they stand in `path`."""
    return _Reader(path, copy.deepcopy(data), cls, components).read()


class _Reader:
    """Reads the data of a file stage by stage; a stage yields what is wrong, and the next one needs the one before."""

    def __init__(
        self,
        path: Path,
        data: dict[str, Any],
        cls: type[Struct],
        components: Components,
        lines: Lines | None = None,
        own: bool = False,
    ):
        self.path, self.data, self.cls, self.components, self.lines = path, data, cls, components, lines or {}
        self.own = own
        self.places = components.places(cls)
        self.wanted = wanted_keys(cls, components)
        self.readers: dict[tuple[str, str], str] = {}
        """(Table, key) -> the field of the Box that is read from it because it has that name."""
        for name, place in self.places.items():
            if not place.startswith("#") and name not in components.fields:
                table, key = place.rstrip("?").split(".")
                self.readers[table, key] = name
        self.names, self.box = Names(), cls()

    def fail(self, spot: Spot, message: str, label: str | Mistake | None = None, **facts: Any) -> BoxError:
        return self.failed(spot, self.label(spot) if label is None else label, Mistake(message, **facts))

    def failed(self, spot: Spot | None, entry: str | Mistake, problem: Mistake | str) -> BoxError:
        line = None if spot is None else line_at(self.lines, spot.table, spot.entry, spot.key)
        if line is None:
            made = BoxError("box-at", path=str(self.path), entry=entry, problem=problem)
        else:
            inner = Mistake("box-entry-problem", entry=entry, problem=problem)
            made = BoxError("box-line", path=str(self.path), line=str(line), problem=inner)
        made.spot, made.line, made.problem = spot, line, problem
        return made

    def read(self) -> LoadedBox:
        for problem in self.problems():
            raise problem
        digest = hashlib.sha256(json.dumps(_facts(self.data), sort_keys=True).encode()).hexdigest()[:12]
        return LoadedBox(self.path, self.box, self.names, digest, self.data)

    def problems(self) -> Iterator[BoxError]:
        for stage in (self.spread_sources, self.check_shape, self.name_things, self.fill, self.check):
            sound = True
            for problem in stage():
                sound = False
                yield problem
            if not sound:
                return

    def spread_sources(self) -> Iterator[BoxError]:
        """Gives the source of a table, as [source] names it, to each entry of the table that has none of its own."""
        given = self.data.pop(SOURCES, {})
        if not isinstance(given, dict):
            yield self.fail(Spot(SOURCES), "box-sources", f"[{SOURCES}]", table=f"[{SOURCES}]")
            return
        for table, source in given.items():
            if table not in self.wanted:
                spot = Spot(SOURCES, None, table)
                yield self.unknown(spot, f"[{SOURCES}] {table!r}", "box-no-table", table, list(self.wanted))
                continue
            if not isinstance(source, str) or not source.strip():
                yield self.fail(Spot(SOURCES, None, table), "box-source", f"[{SOURCES}]", key=table)
                continue
            for entry in self.entries(table):
                entry.setdefault("source", source)
        for table in self.data:
            for entry in self.entries(table):
                entry.setdefault("source", OWN)

    def entries(self, table: str) -> list[dict[str, Any]]:
        """What stands in a table, whatever that is, as far as it is entries."""
        found = self.data.get(table, [])
        every = [found] if isinstance(found, dict) else found if isinstance(found, list) else []
        return [entry for entry in every if isinstance(entry, dict)]

    def check_shape(self) -> Iterator[BoxError]:
        """Every table and key is there, and no other."""
        for table in self.data:
            if table not in self.wanted:
                yield self.unknown(Spot(table), f"[{table}]", "box-no-table", table, list(self.wanted))
        for table, keys in self.wanted.items():
            if table not in self.data and keys and not any(keys.values()):
                continue  # a box from before there was such a table
            if table not in self.data:
                first = next((key for key in keys if (table, key) in self.readers), "")
                yield self.lacking(Spot(table), f"[{table}]", "box-lacks-table", table, first)
                continue
            entries = self.data[table]
            if table == GAME:
                if not isinstance(entries, dict):
                    yield self.fail(Spot(GAME), "box-one-table", "[game]", table="[game]")
                    continue
                entries = [entries]
            elif not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
                yield self.fail(Spot(table), "box-list", f"[{table}]", table=f"[[{table}]]")
                continue
            elif len(entries) < (least := self.components.least(self.cls, table)):
                yield self.fail(Spot(table), "box-entries-least", f"[[{table}]]", count=len(entries), least=least)
            known = [
                *keys,
                *INFORMATION,
                *(i.split(".")[1] for i in self.components.information if i.startswith(table + ".")),
            ]
            for i, entry in enumerate(entries):
                number = None if table == GAME else i
                for key in entry:
                    if key not in known:
                        spot = Spot(table, number, key)
                        yield self.unknown(spot, self.label(spot), "box-no-key", key, known)
                for key in (k for k, needed in keys.items() if needed):
                    if key not in entry:
                        spot = Spot(table, number, key)
                        yield self.lacking(spot, self.label(spot), "box-lacks-key", table, key)
                if not isinstance(entry["source"], str) or not entry["source"].strip():
                    yield self.fail(Spot(table, number, "source"), "box-source", key="source")

    def lacking(self, spot: Spot, label: str | Mistake, message: str, table: str, key: str) -> BoxError:
        """What is missing; in a title's own file with the field of the Box that wants it by its name alone, if any."""
        name = self.readers.get((table, key)) if self.own else None
        facts: dict[str, Any] = {"key": key}
        if message == "box-lacks-table":
            single = table == GAME
            facts |= {"least": 1 if single else self.components.least(self.cls, table)}
            facts |= {"table": f"[{table}]" if single else f"[[{table}]]"}
        if name is None:
            return self.fail(spot, message, label, **facts)
        facts |= {"field": f"{self.cls.__name__}.{name}", "place": f"{table}.{key}"}
        return self.fail(spot, f"{message}-for", label, **facts)

    def unknown(self, spot: Spot, label: str | Mistake, message: str, word: str, known: list[str]) -> BoxError:
        """What is not known, with what may have been meant."""
        message, facts = unknown(message, word, sorted(set(known)))
        return self.fail(spot, message, label, **facts)

    def label(self, spot: Spot) -> str | Mistake:
        if spot.table == GAME:
            return "[game]"
        if spot.entry is None:
            return f"[[{spot.table}]]"
        name = self.data[spot.table][spot.entry].get("id")
        if isinstance(name, str):
            return f"[[{spot.table}]] {name!r}"
        return Mistake("box-entry", table=f"[[{spot.table}]]", number=str(spot.entry + 1))

    def name_things(self) -> Iterator[BoxError]:
        """Reads the names of all things."""
        found: dict[str, tuple[str, ...]] = {}
        for kind, naming in self.components.kinds.items():
            names: list[str] = []
            yield from self.names_of(kind, naming, names)
            found[kind.key] = tuple(names)
        self.names = Names(found)

    def names_of(self, kind: Kind, naming: str, names: list[str]) -> Iterator[BoxError]:
        key, _, form = naming.partition(":")
        entries = self.data[kind.key]
        if not 1 <= len(entries) <= kind.size:
            yield self.fail(Spot(kind.key), "box-entries", count=len(entries), most=kind.size)
        for i, entry in enumerate(entries):
            value, spot = entry[key], Spot(kind.key, i, key)
            wanted = int if form else str if key == "id" else (int, str)
            if not isinstance(value, wanted) or isinstance(value, bool):
                yield self.fail(spot, "box-whole" if form else "box-name", key=key, value=_typed(value))
                continue
            name = format(value, form)
            if not name.isprintable() or not name or any(c in ' ;:{}"\\' for c in name):
                yield self.fail(spot, "box-bad-name", key=key, value=_typed(value), signs='; : { } " \\')
            elif name.lower() in (other.lower() for other in names):
                yield self.fail(spot, "box-twice", key=key, value=_typed(value))
            names.append(name)

    def fill(self) -> Iterator[BoxError]:
        """Writes what stands in the file into the box."""
        for name, place in self.places.items():
            f = self.cls.fields[name]
            if place.startswith("#"):
                setattr(self.box, name, len(self.data[place[1:]]))
                continue
            table, key = place.rstrip("?").split(".")
            if table == GAME:
                try:
                    value = self.value(self.data[GAME][key], f, Spot(GAME, None, key), self.names, f.shape)
                except BoxError as problem:
                    yield problem
                    continue
                if f.shape:
                    self.copy(getattr(self.box, name), value)
                else:
                    setattr(self.box, name, value)
            else:
                yield from self.fill_column(getattr(self.box, name), f, table, key)

    def fill_column(self, target: Any, f: Field, table: str, key: str) -> Iterator[BoxError]:
        """Writes what stands at a key of all entries of a table."""
        entries = self.data.get(table, [])
        if len(entries) > len(target):
            yield self.fail(Spot(table), "box-too-many", count=len(entries), most=len(target))
            return
        empty = NONE if f.of else 0
        for i, entry in enumerate(entries):
            value: Any = [empty] * f.shape[1] if len(f.shape) > 1 else empty
            if key in entry:
                try:
                    value = self.value(entry[key], f, Spot(table, i, key), self.names, f.shape[1:])
                except BoxError as problem:
                    yield problem
            if len(f.shape) > 1:
                self.copy(target[i], value)
            else:
                target[i] = value
        if f.of:
            for i in range(len(entries), f.shape[0]):
                for j in range(f.shape[1]) if len(f.shape) > 1 else ():
                    target[i][j] = NONE

    def check(self) -> Iterator[BoxError]:
        """Works out what follows, and asks the title what contradicts itself."""
        if self.components.derive:
            self.names = Names({**self.names.of, **self.components.derive(self.box, self.names)})
        for entry, problem in self.components.check(self.box, self.names):
            counted = re.fullmatch(r"(\[\[[\w-]+\]\]) number (\d+)", entry)
            label = Mistake("box-entry", table=counted[1], number=counted[2]) if counted else entry
            yield self.failed(self.spot_of(entry, problem), label, problem)

    def spot_of(self, entry: str, problem: str | Mistake) -> Spot | None:
        """Where the entry is that a title names ("[game]", "[[good]] 'lamp'", "[[good]] number 2", "'lamp'").

        The key is the one that the sentence has as a fact or quotes first.
        """
        said = re.fullmatch(r"(?:\[\[?([\w-]+)\]\]?)? ?(?:number )?(.*)", entry, re.S)
        table, name = (said[1] or "", said[2].strip("'\"")) if said else ("", "")
        if not table:
            table = next((t for t in self.data if any(e.get("id") == name for e in self.entries(t))), "")
        if table not in self.data:
            return None
        ids = [str(e.get("id", "")) for e in self.entries(table)]
        number = ids.index(name) if name in ids else int(name) - 1 if name.isdecimal() else None
        if number is not None and not 0 <= number < len(ids):
            number = None
        facts = problem.facts if isinstance(problem, Mistake) else {}
        quoted = [str(facts.get("key", "")), *re.findall(r"[“'`]([\w-]+)[”'`]", str(problem))]
        key = next((word for word in quoted if word in self.wanted.get(table, ())), "")
        return Spot(table, None if table == GAME else number, key)

    def value(self, raw: Any, f: Field, spot: Spot, names: Names, shape: tuple[int, ...]) -> Any:
        key = spot.key
        if shape:
            items = _flatten(raw)
            if not isinstance(raw, list) or len(items) > shape[0]:
                message = "box-list-of-names" if f.of else "box-list-of-numbers"
                raise self.fail(spot, message, key=key, most=shape[0], kind=_called(f))
            found = [self.value(item, f, spot, names, ()) for item in items]
            return found + [NONE if f.of else 0] * (shape[0] - len(found))
        if f.of:
            if not isinstance(raw, str) or raw not in names.all(f.of):
                message, facts = unknown("box-no-thing", str(raw), sorted(names.all(f.of)), key=key, kind=_called(f))
                raise self.fail(spot, message, **{**facts, "name": _typed(raw)})
            return names.all(f.of).index(raw)
        if f.flag:
            if not isinstance(raw, bool):
                raise self.fail(spot, "box-flag", key=key, value=_typed(raw))
            return int(raw)
        low, high = f.bounds
        if not isinstance(raw, int) or isinstance(raw, bool) or not low <= raw <= high:
            raise self.fail(spot, "box-number", key=key, low=low, high=high, value=_typed(raw))
        return raw

    def copy(self, target: Any, values: list[int]) -> None:
        for i, value in enumerate(values):
            target[i] = value


def _typed(raw: Any) -> Mistake | int | str:
    """A value as a sentence names it: a number as its language writes it, a text in its quotation marks."""
    if isinstance(raw, str):
        return Mistake("box-typed", text=raw) if raw else Mistake("box-empty")
    if isinstance(raw, bool):
        return str(raw).lower()
    return raw if isinstance(raw, int) and abs(raw) < 1 << 53 else repr(raw)


def _called(f: Field) -> str:
    """What kind of things a field names, as it stands in the file."""
    return f.of.key.replace("_", " ") if f.of else ""


def _flatten(raw: Any) -> list[Any]:
    if not isinstance(raw, list):
        return [raw]
    return [leaf for item in raw for leaf in _flatten(item)]


def _facts(data: Any) -> Any:
    """The data without what no rule reads, so that a remark does not make another edition."""
    if isinstance(data, dict):
        return {k: _facts(v) for k, v in data.items() if k not in ("source", "note")}
    if isinstance(data, list):
        return [_facts(v) for v in data]
    return data if isinstance(data, int | str) else str(data)

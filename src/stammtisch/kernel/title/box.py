"""The box: everything that lies in it, read from a TOML file that a designer may edit.

A title declares its `Box` as a Struct. A field is read from the key of its own name; `Components` says which are called
otherwise in the file, and a field that follows from others is declared `derived`. Every entry of the file has a
`source` (where the fact comes from): its own, or the one that the table [source] names for the whole table. A file with
a missing, unknown, mistyped or contradictory entry is refused with an error that names the file, the entry and what is
wanted.
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
from stammtisch.kernel.title.words import Mistake, trouble, unknown

SOURCES = "source"
"""The table of the file that says for whole tables where their facts come from."""

GAME = "game"
"""The table of single numbers."""

INFORMATION = ("id", "source", "note")
"""Keys that every entry may have and no rule reads."""


class BoxError(Mistake, ValueError):
    """A components file that cannot be used: file, entry, and what is wanted."""


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
    """

    kinds: Mapping[Kind, str]
    fields: Mapping[str, str] = field(default_factory=dict)
    derive: Callable[[Any, Names], Mapping[str, tuple[str, ...]]] | None = None
    check: Callable[[Any, Names], Iterator[tuple[str, str | Mistake]]] = lambda box, names: iter(())
    information: tuple[str, ...] = ()

    def places(self, box: type[Struct]) -> dict[str, str]:
        """Where each field of a Box that is not derived is read from, as in `fields`."""
        return {name: self.fields.get(name, _own_place(name, f)) for name, f in box.fields.items() if not f.derived}


def _own_place(name: str, f: Field) -> str:
    """Where a field is read from whose key has its name."""
    kind = f.at[0] if f.at else None
    return f"{kind.key if kind else GAME}.{name}"


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


def load_box(path: Path, cls: type[Struct], components: Components) -> LoadedBox:
    """Reads a components file; raises BoxError."""
    try:
        return make_box(path, read_toml(path), cls, components)
    except RecursionError as error:
        raise BoxError("box-deep", path=str(path)) from error


def read_toml(path: Path) -> dict[str, Any]:
    """What stands in a file of TOML; raises BoxError."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BoxError("box-unreadable", path=str(path), problem=trouble(error)) from error
    except UnicodeDecodeError as error:
        raise BoxError("box-no-text", path=str(path)) from error
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(path, text, error) from error
    except ValueError as error:  # more digits than Python reads
        raise BoxError("box-long-number", path=str(path)) from error


def _no_toml(path: Path, text: str, error: tomllib.TOMLDecodeError) -> BoxError:
    """Where a file stops being TOML; the parser says it in English only."""
    at = re.search(r"\(at line (\d+), column (\d+)\)$", str(error))
    if not at:
        return BoxError("box-no-toml-end", path=str(path))
    line = text.split("\n")[int(at[1]) - 1].strip()
    return BoxError("box-no-toml", path=str(path), line=at[1], column=at[2], text=line[:80])


def make_box(path: Path, data: dict[str, Any], cls: type[Struct], components: Components) -> LoadedBox:
    """The box that the data of a components file make; raises BoxError, which says that they stand in `path`."""
    return _Reader(path, copy.deepcopy(data), cls, components).read()


class _Reader:
    def __init__(self, path: Path, data: dict[str, Any], cls: type[Struct], components: Components):
        self.path, self.data, self.cls, self.components = path, data, cls, components
        self.places = components.places(cls)
        self.wanted: dict[str, dict[str, bool]] = {}
        self.readers: dict[tuple[str, str], str] = {}
        """(Table, key) -> the field of the Box that is read from it because it has that name."""
        for name, place in self.places.items():
            if place.startswith("#"):
                self.wanted.setdefault(place[1:], {})
            else:
                table, key = place.rstrip("?").split(".")
                self.wanted.setdefault(table, {})[key] = not place.endswith("?")
                if name not in components.fields:
                    self.readers[table, key] = name
        for kind, naming in components.kinds.items():
            self.wanted.setdefault(kind.key, {}).setdefault(naming.split(":")[0], True)

    def fail(self, entry: str | Mistake, message: str, **facts: Any) -> BoxError:
        return self.failed(entry, Mistake(message, **facts))

    def failed(self, entry: str | Mistake, problem: Mistake | str) -> BoxError:
        return BoxError("box-at", path=str(self.path), entry=entry, problem=problem)

    def read(self) -> LoadedBox:
        self.spread_sources()
        self.check_shape()
        names = Names({kind.key: self.names_of(kind, naming) for kind, naming in self.components.kinds.items()})
        box = self.cls()
        for name, place in self.places.items():
            self.fill(box, name, self.cls.fields[name], place, names)
        if self.components.derive:
            names = Names({**names.of, **self.components.derive(box, names)})
        for entry, problem in self.components.check(box, names):
            raise self.failed(entry, problem)
        digest = hashlib.sha256(json.dumps(_facts(self.data), sort_keys=True).encode()).hexdigest()[:12]
        return LoadedBox(self.path, box, names, digest, self.data)

    def spread_sources(self) -> None:
        """Gives the source of a table, as [source] names it, to each entry of the table that has none of its own."""
        given = self.data.pop(SOURCES, {})
        if not isinstance(given, dict):
            raise self.fail(f"[{SOURCES}]", "box-sources", table=f"[{SOURCES}]")
        for table, source in given.items():
            if table not in self.wanted:
                raise self.unknown(f"[{SOURCES}] {table!r}", "box-no-table", table, list(self.wanted))
            if not isinstance(source, str) or not source.strip():
                raise self.fail(f"[{SOURCES}]", "box-source", key=table)
            entries = self.data.get(table, [])
            for entry in [entries] if isinstance(entries, dict) else entries if isinstance(entries, list) else []:
                if isinstance(entry, dict):
                    entry.setdefault("source", source)

    def check_shape(self) -> None:
        """Every table and key is there, and no other."""
        for table in self.data:
            if table not in self.wanted:
                raise self.unknown(f"[{table}]", "box-no-table", table, list(self.wanted))
        for table, keys in self.wanted.items():
            if table not in self.data:
                first = next((key for key in keys if (table, key) in self.readers), "")
                raise self.lacking(f"[{table}]", "box-lacks-table", table, first)
            entries = self.data[table]
            if table == GAME:
                if not isinstance(entries, dict):
                    raise self.fail("[game]", "box-one-table", table="[game]")
                entries = [entries]
            elif not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
                raise self.fail(f"[{table}]", "box-list", table=f"[[{table}]]")
            known = [
                *keys,
                *INFORMATION,
                *(i.split(".")[1] for i in self.components.information if i.startswith(table + ".")),
            ]
            for i, entry in enumerate(entries):
                label = self.label(table, i)
                for key in entry:
                    if key not in known:
                        raise self.unknown(label, "box-no-key", key, known)
                for key in (*(k for k, needed in keys.items() if needed), "source"):
                    if key not in entry:
                        raise self.lacking(label, "box-lacks-key", table, key)
                if not isinstance(entry["source"], str) or not entry["source"].strip():
                    raise self.fail(label, "box-source", key="source")

    def lacking(self, entry: str | Mistake, message: str, table: str, key: str) -> BoxError:
        """What is missing, with the field of the Box that wants it by its name alone, if that is so."""
        name = self.readers.get((table, key))
        if name is None:
            return self.fail(entry, message, key=key)
        return self.fail(entry, f"{message}-for", key=key, field=f"{self.cls.__name__}.{name}", place=f"{table}.{key}")

    def unknown(self, entry: str | Mistake, message: str, word: str, known: list[str]) -> BoxError:
        """What is not known, with what may have been meant."""
        message, facts = unknown(message, word, sorted(set(known)))
        return self.fail(entry, message, **facts)

    def label(self, table: str, i: int) -> str | Mistake:
        if table == GAME:
            return "[game]"
        name = self.data[table][i].get("id")
        named = isinstance(name, str)
        return f"[[{table}]] {name!r}" if named else Mistake("box-entry", table=f"[[{table}]]", number=str(i + 1))

    def names_of(self, kind: Kind, naming: str) -> tuple[str, ...]:
        key, _, form = naming.partition(":")
        entries = self.data[kind.key]
        if not 1 <= len(entries) <= kind.size:
            raise self.fail(f"[[{kind.key}]]", "box-entries", count=len(entries), most=kind.size)
        names: list[str] = []
        for i, entry in enumerate(entries):
            value = entry[key]
            wanted = int if form else str if key == "id" else (int, str)
            if not isinstance(value, wanted) or isinstance(value, bool):
                message = "box-whole" if form else "box-name"
                raise self.fail(self.label(kind.key, i), message, key=key, value=repr(value))
            name = format(value, form)
            if not name.isprintable() or not name or any(c in ' ;:{}"\\' for c in name):
                raise self.fail(
                    self.label(kind.key, i), "box-bad-name", key=key, value=repr(name), signs='; : { } " \\'
                )
            if name.lower() in (other.lower() for other in names):
                raise self.fail(self.label(kind.key, i), "box-twice", key=key, value=repr(name))
            names.append(name)
        return tuple(names)

    def fill(self, box: Struct, name: str, f: Field, place: str, names: Names) -> None:
        if place.startswith("#"):
            setattr(box, name, len(self.data[place[1:]]))
            return
        table, key = place.rstrip("?").split(".")
        if table == GAME:
            value = self.value(self.data[GAME][key], f, f"[{GAME}]", key, names, f.shape)
            if f.shape:
                self.copy(getattr(box, name), value)
            else:
                setattr(box, name, value)
            return
        target = getattr(box, name)
        for i, entry in enumerate(self.data[table]):
            if i >= len(target):
                raise self.fail(f"[[{table}]]", "box-too-many", count=len(self.data[table]), most=len(target))
            empty = NONE if f.of else 0
            if key not in entry:
                value = [empty] * f.shape[1] if len(f.shape) > 1 else empty
            else:
                value = self.value(entry[key], f, self.label(table, i), key, names, f.shape[1:])
            if len(f.shape) > 1:
                self.copy(target[i], value)
            else:
                target[i] = value
        if f.of:
            for i in range(len(self.data[table]), f.shape[0]):
                for j in range(f.shape[1]) if len(f.shape) > 1 else ():
                    target[i][j] = NONE

    def value(self, raw: Any, f: Field, entry: str | Mistake, key: str, names: Names, shape: tuple[int, ...]) -> Any:
        if shape:
            items = _flatten(raw)
            if not isinstance(raw, list) or len(items) > shape[0]:
                message = "box-list-of-names" if f.of else "box-list-of-numbers"
                raise self.fail(entry, message, key=key, most=shape[0], kind=_called(f))
            found = [self.value(item, f, entry, key, names, ()) for item in items]
            return found + [NONE if f.of else 0] * (shape[0] - len(found))
        if f.of:
            if not isinstance(raw, str) or raw not in names.all(f.of):
                message, facts = unknown("box-no-thing", str(raw), sorted(names.all(f.of)), key=key, kind=_called(f))
                raise self.fail(entry, message, **{**facts, "name": repr(raw)})
            return names.all(f.of).index(raw)
        if f.flag:
            if not isinstance(raw, bool):
                raise self.fail(entry, "box-flag", key=key, value=repr(raw))
            return int(raw)
        low, high = f.bounds
        if not isinstance(raw, int) or isinstance(raw, bool) or not low <= raw <= high:
            raise self.fail(entry, "box-number", key=key, low=str(low), high=str(high), value=repr(raw))
        return raw

    def copy(self, target: Any, values: list[int]) -> None:
        for i, value in enumerate(values):
            target[i] = value


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

"""Numbers of a box that may move: where they stand, and how a file with other ones is written."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomlkit

from stammtisch.kernel.title.box import SOURCES
from stammtisch.kernel.title.origins import signed
from stammtisch.kernel.title.words import unknown
from stammtisch.lab.errors import LabError
from stammtisch.lab.say import ALL

PATH = re.compile(r"(?P<table>[^.\s]+)\.(?:(?P<entry>.+)\.)?(?P<key>[^.\[\]\s]+)(?:\[(?P<element>\d+|\*)\])?")


@dataclass(frozen=True)
class Place:
    """Where a number stands: table, number of the entry (None: it is one), key, and place in a list if in one."""

    table: str
    entry: int | None
    key: str
    element: int | None

    def within(self, data: Any) -> Any:
        """The entry in the data of a file."""
        return data[self.table] if self.entry is None else data[self.table][self.entry]

    def read(self, data: Any) -> Any:
        """What stands there."""
        value = self.within(data)[self.key]
        return value if self.element is None else value[self.element]

    def write(self, data: Any, value: int) -> None:
        """Puts another number there."""
        entry = self.within(data)
        if self.element is None:
            entry[self.key] = value
        else:
            entry[self.key][self.element] = value


@dataclass(frozen=True)
class Knob:
    """A number that may move from `low` to `high` in steps; it stands at `start`.

    Where `path` names several numbers, they move together, and the knob says how much is added to each; it stands at 0.
    """

    path: str
    low: int
    high: int
    step: int
    start: int
    places: tuple[Place, ...]


def places(data: Mapping[str, Any], path: str) -> tuple[Place, ...]:
    """The numbers that a path names in the data of a box; raises LabError."""
    parts = PATH.fullmatch(path)
    if parts is None:
        raise LabError("tune-path")
    table, entry, key, element = parts["table"], parts["entry"], parts["key"], parts["element"]
    tables = [name for name in data if name != SOURCES]
    if table not in tables:
        raise _unknown("tune-no-table", table, tables)
    found: list[Place] = []
    for number in _entries(data[table], entry, table):
        holder = data[table] if number is None else data[table][number]
        if key not in holder:
            if entry == ALL:
                continue
            raise _unknown("tune-no-key", key, [k for k, value in holder.items() if _moves(value)])
        found += _elements(Place(table, number, key, None), holder[key], element)
    if not found:
        raise _unknown("tune-no-key", key, sorted({k for e in data[table] for k, value in e.items() if _moves(value)}))
    return tuple(found)


def _entries(table: Any, entry: str | None, name: str) -> list[int | None]:
    """The numbers of the entries that are meant."""
    if isinstance(table, dict):
        if entry is not None:
            raise LabError("tune-one-table", table=name)
        return [None]
    labels = [str(e.get("id", f"#{i}")) for i, e in enumerate(table, 1)]
    if entry is None:
        raise LabError("tune-which-entry", table=name, first=labels[0])
    if entry == ALL:
        return list(range(len(labels)))
    if entry not in labels:
        raise _unknown("tune-no-entry", entry, labels)
    return [labels.index(entry)]


def _elements(place: Place, value: Any, element: str | None) -> Iterator[Place]:
    """The numbers of a place: itself, or one or all of its list."""
    if element is None:
        if isinstance(value, list):
            raise LabError("tune-which-element", key=place.key)
        numbers: Sequence[int | None] = [None]
    elif not isinstance(value, list):
        raise LabError("tune-no-list", key=place.key)
    elif element == ALL:
        numbers = range(len(value))
    elif not 1 <= int(element) <= len(value):
        raise LabError("tune-no-element", key=place.key, count=len(value))
    else:
        numbers = [int(element) - 1]
    for number in numbers:
        one = value if number is None else value[number]
        if not isinstance(one, int) or isinstance(one, bool):
            raise LabError("tune-no-number", key=place.key, value=repr(one))
        yield Place(place.table, place.entry, place.key, number)


def _moves(value: Any) -> bool:
    return isinstance(value, int | list) and not isinstance(value, bool)


def _unknown(message: str, name: str, known: Sequence[str]) -> LabError:
    message, facts = unknown(message, name, sorted(known))
    return LabError(message, **facts)


def moved(data: Mapping[str, Any], knobs: Sequence[Knob], values: Sequence[int]) -> dict[str, Any]:
    """The data of a box with other numbers."""
    found = copy.deepcopy(dict(data))
    for knob, value in zip(knobs, values, strict=True):
        for place in knob.places:
            place.write(found, place.read(data) + value - knob.start)
    return found


class Editor:
    """Writes the file of a box with other numbers; comments, order and spacing stay."""

    def __init__(self, path: Path, knobs: Sequence[Knob]):
        self.text, self.knobs = path.read_text(encoding="utf-8-sig"), knobs
        self.data: Any = tomlkit.parse(self.text).unwrap()

    def written(self, values: Sequence[int]) -> str:
        """The text of the file."""
        document: Any = tomlkit.parse(self.text)
        for knob, value in zip(self.knobs, values, strict=True):
            for place in knob.places if value != knob.start else ():
                place.write(document, place.read(self.data) + value - knob.start)
                self._sign(document, place)
        text: str = tomlkit.dumps(document)
        return text

    def _sign(self, document: Any, place: Place) -> None:
        """Says in the entry's source that a number is the designer's own, if it does not say so already."""
        entry = place.within(document)
        source = str(entry.get("source", "") or document.get(SOURCES, {}).get(place.table, ""))
        if signed(source, place.key) != source:
            entry["source"] = signed(source, place.key)


__all__ = ["Editor", "Knob", "Place", "moved", "places"]

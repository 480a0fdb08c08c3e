"""What a title tells a newcomer: its page, a guided first game, worked examples, and which clauses are ours.

Everything is data in the title's folder, and any of it may be missing:

- `primer.toml`: how long and how heavy the game is, its aim in a sentence, who wins (and who does `otherwise`, with
  which value of an option), pictures of how it goes, and the clauses that are
  `house` rulings or were `completed` where the rulebook says only a part.
- `guide.toml`: the lessons of a first game, each on a prepared position.
- `examples.toml`: worked examples by clause, each with a position to try it in.
- `scenes/NAME.json`: the positions, as `Game.position` writes them.

A text is a table with an entry for each language.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from stammtisch.kernel.title.clauses import LANGUAGES

Told = Mapping[str, str]
"""A text by language."""


class PrimerError(ValueError):
    """A file for newcomers that cannot be read: the file, the entry, and what is wanted there."""


@dataclass(frozen=True)
class Picture:
    """A part of the board in a scene (`zone`: what the board calls it; "" for all of it), and what it shows."""

    scene: str
    zone: str
    text: Told


@dataclass(frozen=True)
class Otherwise:
    """Who wins with a value of an option, where that is not who wins else."""

    option: str
    value: str
    winner: Told


@dataclass(frozen=True)
class Primer:
    """The page of a title: `minutes` from and to, `weight` from 1 (light) to 5 (heavy)."""

    minutes: tuple[int, int] = (0, 0)
    weight: int = 0
    aim: Told = field(default_factory=dict)
    winner: Told = field(default_factory=dict)
    otherwise: tuple[Otherwise, ...] = ()
    pictures: tuple[Picture, ...] = ()
    house: frozenset[str] = frozenset()
    completed: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Task:
    """One thing to do in a lesson.

    `say` tells what; `moves` are the patterns of the moves that are right (`*` stands for anything); `otherwise` says
    why any other is not what is practised; `then` are moves of others that follow, as "SEAT: MOVE"; `done` tells what
    came of it (it may be missing).
    """

    say: Told
    moves: tuple[str, ...]
    otherwise: Told
    then: tuple[str, ...]
    done: Told


@dataclass(frozen=True)
class Lesson:
    """One new idea: a scene, what it is about, and what to do."""

    scene: str
    title: Told
    say: Told
    tasks: tuple[Task, ...]


@dataclass(frozen=True)
class Example:
    """A worked example of a clause; `zone` is the part of the board that it is about."""

    clause: str
    scene: str
    zone: str
    title: Told
    text: Told


@cache
def read_primer(folder: Path) -> Primer:
    """The page of the title in a folder; an empty one if it brings none. Raises PrimerError."""
    data = _data(folder / "primer.toml")
    if data is None:
        return Primer()
    at = _Entry(folder / "primer.toml", "primer", data)
    low, high = at.numbers("minutes", 2)
    return Primer(
        (low, high),
        at.number("weight", 1, 5),
        at.told("aim"),
        at.told("winner"),
        tuple(Otherwise(e.text("option"), e.text("value"), e.told("winner")) for e in at.entries("otherwise")),
        tuple(Picture(e.scene(), e.text("zone", ""), e.told("text")) for e in at.entries("picture")),
        frozenset(at.texts("house")),
        frozenset(at.texts("completed")),
    )


@cache
def read_guide(folder: Path) -> tuple[Lesson, ...]:
    """The lessons of the title in a folder; none if it brings none. Raises PrimerError."""
    path = folder / "guide.toml"
    lessons = _Entry(path, "guide", _data(path) or {}).entries("lesson")
    return tuple(Lesson(e.scene(), e.told("title"), e.told("say"), _tasks(e)) for e in lessons)


def _tasks(lesson: _Entry) -> tuple[Task, ...]:
    return tuple(
        Task(e.told("say"), e.texts("moves"), e.told("otherwise"), e.texts("then"), e.told("done", {}))
        for e in lesson.entries("task")
    )


@cache
def read_examples(folder: Path) -> tuple[Example, ...]:
    """The worked examples of the title in a folder; none if it brings none. Raises PrimerError."""
    path = folder / "examples.toml"
    entries = _Entry(path, "examples", _data(path) or {}).entries("example")
    return tuple(
        Example(e.text("clause"), e.scene(), e.text("zone", ""), e.told("title"), e.told("text")) for e in entries
    )


def read_scene(folder: Path, name: str) -> Mapping[str, Any] | None:
    """The position of a scene, without the edition it was laid in; None if there is no such scene."""
    if name not in scenes(folder):
        return None
    position: dict[str, Any] = json.loads((folder / "scenes" / f"{name}.json").read_text(encoding="utf-8"))
    position.pop("edition", None)
    return position


@cache
def scenes(folder: Path) -> tuple[str, ...]:
    """The names of the scenes of the title in a folder."""
    return tuple(sorted(path.stem for path in (folder / "scenes").glob("*.json")))


def _data(path: Path) -> dict[str, Any] | None:
    if not path.exists():
        return None
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise PrimerError(f"{path.name}: {error}") from None


@dataclass(frozen=True)
class _Entry:
    """A table of such a file, whose values are asked for by what they must be."""

    path: Path
    label: str
    data: Mapping[str, Any]

    def fail(self, key: str, wanted: str) -> PrimerError:
        return PrimerError(f"{self.path.name}: {self.label}: {key!r} wants {wanted}")

    def told(self, key: str, otherwise: Told | None = None) -> Told:
        value = self.data.get(key)
        if value is None and otherwise is not None:
            return otherwise
        if not isinstance(value, dict) or set(value) != set(LANGUAGES) or not all(map(_is_text, value.values())):
            raise self.fail(key, f"a text in each of {', '.join(LANGUAGES)}")
        return {lang: value[lang].strip() for lang in LANGUAGES}

    def text(self, key: str, otherwise: str | None = None) -> str:
        value = self.data.get(key, otherwise)
        if not isinstance(value, str):
            raise self.fail(key, "a text")
        return value

    def scene(self) -> str:
        name = self.text("scene")
        if name not in scenes(self.path.parent):
            raise self.fail("scene", f"one of {', '.join(scenes(self.path.parent))}")
        return name

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(map(_is_text, value)):
            raise self.fail(key, "a list of texts")
        return tuple(value)

    def number(self, key: str, low: int, high: int) -> int:
        value = self.data.get(key)
        if not isinstance(value, int) or not low <= value <= high:
            raise self.fail(key, f"a number from {low} to {high}")
        return value

    def numbers(self, key: str, n: int) -> list[int]:
        value = self.data.get(key)
        if not isinstance(value, list) or len(value) != n or not all(isinstance(v, int) for v in value):
            raise self.fail(key, f"{n} numbers")
        return value

    def entries(self, key: str) -> list[_Entry]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
            raise self.fail(key, f"entries headed [[{key}]]")
        return [_Entry(self.path, f"{key} {i}", v) for i, v in enumerate(value, 1)]


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())

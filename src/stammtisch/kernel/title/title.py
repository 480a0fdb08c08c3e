"""What a title must provide, and how titles are found.

A title is a package with `box.toml`, `rules.*.md`, `words/*.ftl` and a `TITLE`. Titles are found through the entry
points of the group `stammtisch.titles`, so that one can live in another package.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import STEP, Kind, Names
from stammtisch.kernel.model.moves import Automatic, Decision
from stammtisch.kernel.model.struct import Struct
from stammtisch.kernel.title.box import Components, LoadedBox, load_box
from stammtisch.kernel.title.clauses import LANGUAGES, Rulebook, read_rulebook
from stammtisch.kernel.title.words import Speaker, speaker

GROUP = "stammtisch.titles"

OptionValues = Mapping[str, str]


class OptionError(ValueError):
    """Seats or options that the title does not offer."""


@dataclass(frozen=True)
class Source:
    """A source of points: its name (`source-NAME` in the words) and the clause that gives them."""

    name: str
    clause: str


@dataclass(frozen=True)
class Title:
    """A game. Rules that are asked for here are `@rule` functions.

    - `steps`: number of each step -> Decision or Automatic.
    - `setup(s, box)`: lays the game out in a state of zeros with `seats` and `options` set, and asks the first step.
    - `imagine(s, box, seat)`: deals anew what the seat cannot see, drawing from `s.chance` and using of the hidden
      fields only what the seat can work out (such as the sum of all hidden cards).
    - `score(s, box, seat)`: what the seat would have if the game ended now; at the end, its result.
    - `standing(s, box, seat)`: what ranks the seats at the end, ties in the score already broken; `score` if not given.
    - `evaluate(s, box, seat)`: what the position is worth to a seat, for players that look ahead; `score` if not given.
    - `clock(s, box)`: how many chapters of the game (rounds, phases) are over; players that look ahead may stop there.
    - `sources`, `ledger(s, seat)`: where points come from, and how many of each a seat has; they add up to the score.
    - `invariants(s, box)`: yields a sentence for each thing that must always hold and does not.
    - `kinds`: name of a fact in a tell -> the kind of thing it is. Others are plain numbers.
    - `automatic(seats, values)`: the seats that the rules themselves play with these values of the options (Automas):
      seat -> what it is called. They are never asked.
    - `complete(s, box)`: works out the derived fields of a position that was loaded.
    - `facts(s, box, names, seat)`: what follows from what a seat sees and the table wants to show (what a contract is
      worth now); `s` is redacted: hidden numbers are None. JSON-able, with names.
    - `check_options(seats, values)`: what does not go together in a number of seats and the values of all options, as
      a sentence; None if all is well.
    - `draw(game, seat, speaker)`: a Rich renderable of what a seat (or WATCHER) may see, for the terminal. It is made
      from `game.view` and `game.moves` alone. It may have a method `mine(width)`: the seat's own things only.
    """

    name: str
    title: str
    prefix: str
    version: int
    designers: tuple[str, ...]
    year: int
    seats: tuple[int, ...]
    folder: Path
    state: type[Any]
    box: type[Struct]
    components: Components
    steps: Mapping[int, Decision | Automatic]
    setup: Callable[..., None]
    imagine: Callable[..., None]
    score: Callable[..., int]
    sources: tuple[Source, ...]
    ledger: Callable[[Any, int], list[int]]
    invariants: Callable[[Any, Any], Iterator[str]]
    kinds: Mapping[str, Kind]
    turn_clause: str
    draw: Callable[..., Any]
    standing: Callable[..., int] | None = None
    evaluate: Callable[..., int] | None = None
    clock: Callable[..., int] | None = None
    complete: Callable[..., None] | None = None
    automatic: Callable[[int, OptionValues], Mapping[int, str]] = lambda seats, values: {}
    facts: Callable[[Any, Any, Names, int], Mapping[str, Any]] = lambda s, box, names, seat: {}
    check_options: Callable[[int, OptionValues], str | None] | None = None

    def __hash__(self) -> int:
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        return self is other

    @cached_property
    def decisions(self) -> dict[int, Decision]:
        """The steps at which seats choose."""
        return {int(n): step for n, step in self.steps.items() if isinstance(step, Decision)}

    @cached_property
    def most_options(self) -> int:
        """The size of the largest decision."""
        return max(decision.size for decision in self.decisions.values())

    @cached_property
    def options(self) -> dict[str, Kind]:
        """Option -> its values; the first one is the default."""
        fields = self.state.fields["options"].struct.fields if "options" in self.state.fields else {}
        return {name: f.of for name, f in fields.items()}

    def load_box(self, path: str | Path | None = None) -> LoadedBox:
        """The title's own box, or an edited one; raises BoxError."""
        where = Path(path) if path else self.folder / "box.toml"
        return _load(self, where, where.stat().st_mtime_ns if where.exists() else 0)

    def rulebook(self, lang: str = "en") -> Rulebook:
        """The rules in a language."""
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        return read_rulebook(self.folder / f"rules.{lang}.md")

    def speaker(self, lang: str = "en") -> Speaker:
        """The title's words in a language."""
        return speaker(lang, self.folder / "words")

    def played_by_rules(self, seats: int, options: OptionValues | None = None) -> Mapping[int, str]:
        """The seats that the rules play, by number, with their names; see `automatic`."""
        return self.automatic(seats, {name: kind.names[0] for name, kind in self.options.items()} | dict(options or {}))

    def blank(self, seats: int, options: OptionValues | None = None) -> GameState:
        """A state of zeros with seats and options set; raises OptionError with what is offered."""
        if seats not in self.seats:
            offered = ", ".join(map(str, self.seats))
            raise OptionError(f"{self.title} is played with {offered} seats, not {seats}")
        s: GameState = self.state.checked()
        s.seats = seats
        for name, value in (options or {}).items():
            if name not in self.options:
                near = difflib.get_close_matches(name, self.options, 1)
                hint = f"; did you mean {near[0]!r}?" if near else f"; it offers {', '.join(self.options)}"
                raise OptionError(f"{self.title} has no option {name!r}{hint}")
            values = self.options[name].names
            if value not in values:
                raise OptionError(f"option {name} is one of {', '.join(values)}, not {value!r}")
            setattr(s.options, name, values.index(value))  # type: ignore[attr-defined]
        if self.check_options is not None:
            defaults = {name: kind.names[0] for name, kind in self.options.items()}
            problem = self.check_options(seats, {**defaults, **(options or {})})
            if problem is not None:
                raise OptionError(problem)
        return s


@cache
def _load(title: Title, path: Path, changed: int) -> LoadedBox:
    loaded = load_box(path, title.box, title.components)
    names = tuple(_step_name(title, number) for number in range(max(title.steps) + 1))
    return replace(loaded, names=Names({**loaded.names.of, STEP.key: names}))


def _step_name(title: Title, number: int) -> str:
    step = next((step for step in title.steps if step == number), None)
    return "" if step is None else str(getattr(step, "name", step)).lower()


class UnknownTitle(KeyError):
    """No title of that name is installed."""

    def __str__(self) -> str:
        return str(self.args[0])


def titles() -> list[str]:
    """The names of all titles that are installed, sorted."""
    return sorted(point.name for point in entry_points(group=GROUP))


@cache
def find_title(name: str) -> Title:
    """A title by its name; raises UnknownTitle with the names that exist."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            title: Title = point.load()
            return title
    near = difflib.get_close_matches(name, titles(), 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise UnknownTitle(f"no title {name!r} is installed{hint}. There are: {', '.join(titles()) or 'none'}")

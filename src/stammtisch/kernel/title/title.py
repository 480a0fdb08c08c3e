"""What a title must provide, and how titles are found.

A title is a package with `box.toml`, `rules.*.md`, `words/*.ftl` and a `TITLE`. Titles are found through the entry
points of the group `stammtisch.titles`, so that one can live in another package.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib.metadata import EntryPoints, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from stammtisch.kernel.model.chance import Bag, Pile
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import SEAT, STEP, Fact, Kind, Names, Unit
from stammtisch.kernel.model.moves import Automatic, Decision
from stammtisch.kernel.model.struct import EVERYONE, Field, Struct
from stammtisch.kernel.model.wanted import said, text
from stammtisch.kernel.title.box import BoxError, Components, LoadedBox, box_problems, load_box, make_box, read_box
from stammtisch.kernel.title.clauses import LANGUAGES, Rulebook, read_rulebook, with_names
from stammtisch.kernel.title.display import Display, draw_plainly
from stammtisch.kernel.title.orders import Interrupt
from stammtisch.kernel.title.seating import RULES, Conflict, OptionError, OptionValues, Seating
from stammtisch.kernel.title.soundness import TitleError, problems
from stammtisch.kernel.title.words import Mistake, Speaker, either, speaker, unknown

GROUP = "stammtisch.titles"


@dataclass(frozen=True)
class Source:
    """A source of points: its name (`source-NAME` in the words) and the clause that gives them."""

    name: str
    clause: str


@dataclass(frozen=True)
class Held:
    """What a seat has of something, in the unit that `kinds` gives for `name`; perhaps what one `thing` is worth."""

    name: str
    amount: int
    thing: tuple[Kind, int] | None = None


@dataclass(frozen=True)
class TieBreak:
    """What decides among seats whose scores are equal: its name, the clause, and what the better seat has more of.

    `tie-NAME` in the words says it at the end, of the `names` of all who have the same `total` and of the `winner` (or
    winners, `count` of them).
    """

    name: str
    clause: str
    worth: Callable[[Any, Any, int], int]


@dataclass(frozen=True)
class Title:
    """A game. Rules that are asked for here are `@rule` functions.

    - `steps`: number of each step -> Decision or Automatic.
    - `setup(s, box)`: lays the game out in a state of zeros with `seats` and `options` set, and asks the first step.
    - `imagine(s, box, seat)`: deals anew what the seat cannot see, drawing from `s.chance` and using of the hidden
      fields only what the seat can work out (such as the sum of all hidden cards).
    - `score(s, box, seat)`: what the seat would have if the game ended now; at the end, its result.
    - `unit`: what the score counts; a plain number without.
    - `scored(s, box, seat)`: whether the seat has a score; message `no-score` says what it is instead ("insolvent").
      Without it all have one.
    - `standing(s, box, seat)`: what ranks the seats at the end, ties in the score already broken; `score` if not given.
    - `ties`: what breaks those ties, in order, for the words at the end; they rank as `standing` does.
    - `evaluate(s, box, seat)`: what the position is worth to a seat, for players that look ahead; `standing` if not
      given, which it may never contradict at the end of a game. It counts in parts of a point, `parts` to each.
    - `ahead`: after how many choices players that look ahead go by `evaluate`, where it sees more than playing on at
      random would bring to light; without it each looks as far ahead as it does by itself.
    - `purse(s, box, seat)`: what the seat can still spend, for players who are thrifty.
    - `clock(s, box)`: how many chapters of the game (rounds, phases) are over; players that look ahead may stop there.
      Message `unit-chapter` says so many of them, with $count.
    - `sources`, `ledger(s, box, seat)`: where points come from, and how many of each a seat has; they add up to
      the score.
    - `invariants(s, box)`: yields a sentence for each thing that must always hold and does not.
    - `kinds`: name of a fact in a tell, a reason or one of `facts` -> the kind of thing it is, or the unit of a number.
      Others are plain numbers.
    - `automatic(seats, values)`: the seats that the rules themselves play with these values of the options (Automas):
      seat -> what it is called. They are never asked.
    - `complete(s, box)`: works out the derived fields of a position that was loaded.
    - `facts(s, box, names, seat)`: what follows from what a seat sees and the table wants to show (what a contract is
      worth now); `s` is redacted: hidden numbers are None. JSON-able, with names.
    - `holdings(s, box, seat)`: what a seat has. A preview says how a move changes it, a hint how two moves differ in it
      when the chapter of `clock` is over (message `why-soon`, where that is no round). Message `brings-NAME` says a
      change with $change, $now (what it is afterwards) and $thing, `brings-NAME-first` one from 0 on; without them it
      is the amount with its unit ("−2 info"), left out where the label of the move says it. What is there before or
      after the move only is left out. Without `holdings` a preview is what would be told.
    - `about(game, seat, speaker)`: a sentence for each thing that a seat (or WATCHER) sees and that does or is worth
      something, for who reads the table as a text. Clauses that begin with the name of a thing in braces are told
      there by themselves.
    - `interrupts`: conditions of the title's own upon which standing orders stop, besides those that every title has.
    - `check_options(seats, values)`: what does not go together in a number of seats and the values of all options;
      None if all is well.
    - `idle(seats, values)`: the fields of the state, and of structs in it ("players.hand"), that no game changes at a
      table with so many seats and these values of all options: what an option that is off would use. Who learns does
      not look at them.
    - `former_boxes`: the hashes of boxes whose place its own has taken without changing any game: it has more than they
      had, but only for options that they did not know.
    - `draw(game, seat, speaker)`: a Rich renderable of what a seat (or WATCHER) may see, for the terminal. It is made
      from `game.view` and `game.moves` alone (`picture.Picture` is a base for it). It may have a method `mine(width)`:
      the seat's own things only. A title without one is drawn by its `display`.
    - `display`: what the plain table of the page and the plain picture of the terminal show, in which order, as what.
    - `endings`: the ways in which the game ends, each a name of the kind of the state's field `ending`, and the clause
      of each. Without it studies go by what is told at the end.
    - `places`: the kinds whose things are places of the board, so that reports can show on it what is done where.
    """

    name: str
    title: str
    prefix: str
    version: int
    designers: tuple[str, ...]
    year: int
    seats: tuple[int, ...]
    state: type[Any]
    box: type[Struct]
    components: Components
    steps: Mapping[int, Decision | Automatic]
    setup: Callable[..., None]
    imagine: Callable[..., None]
    score: Callable[..., int]
    sources: tuple[Source, ...]
    ledger: Callable[[Any, Any, int], list[int]]
    invariants: Callable[[Any, Any], Iterator[str]]
    kinds: Mapping[str, Fact]
    turn_clause: str
    draw: Callable[..., Any] = draw_plainly
    display: Display = Display()  # noqa: RUF009 - it is frozen
    unit: Unit | None = None
    scored: Callable[..., bool] | None = None
    standing: Callable[..., int] | None = None
    ties: tuple[TieBreak, ...] = ()
    evaluate: Callable[..., int] | None = None
    parts: int = 1
    ahead: int | None = None
    purse: Callable[..., int] | None = None
    clock: Callable[..., int] | None = None
    complete: Callable[..., None] | None = None
    automatic: Callable[[int, OptionValues], Mapping[int, str]] = lambda seats, values: {}
    facts: Callable[[Any, Any, Names, int], Mapping[str, Any]] = lambda s, box, names, seat: {}
    holdings: Callable[[Any, Any, int], Iterator[Held]] | None = None
    about: Callable[[Any, int, Speaker], Iterable[str]] = lambda game, seat, speaker: ()
    interrupts: tuple[Interrupt, ...] = ()
    check_options: Callable[[int, OptionValues], Conflict | None] = lambda seats, values: None
    idle: Callable[[int, OptionValues], tuple[str, ...]] = lambda seats, values: ()
    former_boxes: tuple[str, ...] = ()
    endings: Mapping[str, str] = field(default_factory=dict)
    places: tuple[Kind, ...] = ()

    def __post_init__(self) -> None:
        """Raises TitleError for a title that could not be played."""
        for where, problem in problems(self):
            raise TitleError(f"the title {self.name!r} cannot be used: {where}: {problem}")

    def __hash__(self) -> int:
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its name; raises UnknownTitle for one that is not installed."""
        find_title(self.name)
        return find_title, (self.name,)

    @cached_property
    def folder(self) -> Path:
        """Where its files lie: beside the module of its state."""
        return Path(inspect.getfile(self.state)).parent

    @cached_property
    def decisions(self) -> dict[int, Decision]:
        """The steps at which seats choose."""
        return {int(n): step for n, step in self.steps.items() if isinstance(step, Decision)}

    @cached_property
    def openings(self) -> tuple[str, ...]:
        """The fields of the state that open private choices."""
        return tuple(sorted({decision.opens for decision in self.decisions.values() if decision.opens}))

    @property
    def ways_to_end(self) -> Kind:
        """The kind of which the declared `endings` are names."""
        kind = self.state.fields["ending"].of
        assert isinstance(kind, Kind)
        return kind

    @cached_property
    def most_options(self) -> int:
        """The size of the largest decision."""
        return max(decision.size for decision in self.decisions.values())

    @cached_property
    def options(self) -> dict[str, Kind]:
        """Option -> its values; the first one is the default."""
        fields = self.state.fields["options"].struct.fields if "options" in self.state.fields else {}
        return {name: f.of for name, f in fields.items()}

    @cached_property
    def field_kinds(self) -> dict[str, Kind]:
        """Field of the state, at any depth, or of `facts` -> the kind of things it holds, or else is counted by."""
        out: dict[str, Kind] = {}
        for name, f in self._fields():
            kind = f.of or next((at for at in f.at if at is not None), None)
            if kind is not None:
                out.setdefault(name, kind)
        return {name: kind for name, kind in self.kinds.items() if isinstance(kind, Kind)} | out

    @cached_property
    def seat_fields(self) -> frozenset[str]:
        """The fields of the state, at any depth, and of `facts`, whose numbers are seats."""
        named = {name for name, kind in self.kinds.items() if kind is SEAT}
        return frozenset(named | {name for name, f in self._fields() if f.of is SEAT})

    @cached_property
    def fields_at_any_depth(self) -> tuple[str, ...]:
        """The names of the fields of the state, each once."""
        return tuple(dict.fromkeys(name for name, _ in self._fields()))

    @cached_property
    def secret_fields(self) -> frozenset[str]:
        """The fields of the state, at any depth, that not everybody sees."""
        return frozenset(name for name, f in self._fields() if f.see != EVERYONE)

    def _fields(self) -> Iterator[tuple[str, Field]]:
        def of(cls: type[Struct]) -> Iterator[tuple[str, Field]]:
            for name, f in cls.fields.items():
                within = list(of(f.struct)) if f.struct else []
                holds = f.struct and issubclass(f.struct, Bag | Pile)
                named = next((g for _, g in within if g.at or g.of), None) if holds else None
                yield name, named or f
                yield from within

        return of(self.state)

    def where(self, s: GameState) -> dict[str, str]:
        """The `place` of the decision that is due, and the `phase`: that of the topmost pending step that has one."""
        pending = [self.steps[int(frame.step)] for frame in reversed(s.frames[: s.depth])]
        place = next((step.place for step in pending[:1] if isinstance(step, Decision)), "")
        return {"place": place, "phase": next((step.phase for step in pending if step.phase), "")}

    def load_box(self, path: str | Path | None = None) -> LoadedBox:
        """The title's own box, or an edited one; raises BoxError."""
        where = Path(path) if path else self.folder / "box.toml"
        return _load(self, where, where.stat().st_mtime_ns if where.exists() else 0)

    def goes_on_with(self, theirs: str, loaded: LoadedBox) -> bool:
        """Whether a game with the box of this hash goes on alike with a loaded one, because that is the same box or, as
        the title's own, has taken its place.
        """
        return theirs == loaded.hash or (theirs in self.former_boxes and loaded.hash == self.load_box().hash)

    def read_box(self, text: str, path: str | Path = "box.toml") -> LoadedBox:
        """The box that a text makes, which is said to stand in a file; raises BoxError."""
        return _with_steps(self, read_box(Path(path), text, self.box, self.components))

    def box_problems(self, text: str, path: str | Path = "box.toml") -> Iterator[BoxError]:
        """All that is wrong with the text of a box; nothing of what rests on what is wrong already."""
        return box_problems(Path(path), text, self.box, self.components)

    def edited_box(self, data: dict[str, Any]) -> LoadedBox:
        """The title's own box with other data, as they would be read from its file; raises BoxError."""
        return _with_steps(self, make_box(self.folder / "box.toml", data, self.box, self.components))

    def rulebook(self, lang: str = "en") -> Rulebook:
        """The rules in a language; raises RulebookError for a file that cannot be read."""
        if text("lang", lang, "en") not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        return _named_rulebook(self.folder, lang)

    def speaker(self, lang: str = "en") -> Speaker:
        """The title's words in a language."""
        return speaker(text("lang", lang, "en"), self.folder / "words")

    def option_values(self, options: OptionValues | None = None) -> dict[str, str]:
        """All options with their values, defaults included."""
        return {name: kind.names[0] for name, kind in self.options.items()} | dict(options or {})

    def played_by_rules(self, seats: int, options: OptionValues | None = None) -> Mapping[int, str]:
        """The seats that the rules play, by number, with their names; see `automatic`."""
        return self.automatic(seats, self.option_values(options))

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """Every way to fill a table, possible or not; the other options have their defaults."""
        out = list[Seating]()
        for seats in self.seats:
            usual = self.played_by_rules(seats)
            out.append(Seating(seats, usual, {}, self.check_options(seats, self.option_values())))
            for name, kind in self.options.items():
                for value in kind.names:
                    played = self.played_by_rules(seats, {name: value})
                    if played != usual:
                        conflict = self.check_options(seats, self.option_values({name: value}))
                        out.append(Seating(seats, played, {name: value}, conflict))
        return tuple(out)

    @cached_property
    def usual_seats(self) -> tuple[int, ...]:
        """The numbers of seats that go with the options' own values."""
        return self.seats_with()

    def seats_with(self, options: OptionValues | None = None) -> tuple[int, ...]:
        """The numbers of seats that go with the options, rising; options that there are not are passed over here."""
        kinds, given = self.options, dict(options or {})
        values = self.option_values({n: v for n, v in given.items() if n in kinds and v in kinds[n].names})
        return tuple(seats for seats in sorted(self.seats) if self.check_options(seats, values) is None)

    def least_seats(self, options: OptionValues | None = None) -> int:
        """The smallest table that the options allow; the smallest of all if they allow none."""
        return next(iter(self.seats_with(options)), self.seats[0])

    def seated(self, chairs: Sequence[str | None], options: OptionValues | None = None) -> OptionValues:
        """The options, completed by what was chosen seat by seat.

        `chairs` has for each seat the name of an Automa (in any case), RULES for the one that the options put there, or
        None for a person or a bot. Raises OptionError with a sentence that says what would be right.
        """
        if len(chairs) not in self.seats:
            raise self.wrong_seats(len(chairs))
        ways = [way for way in self.seatings if way.seats == len(chairs)]
        automas = {who.casefold(): who for way in ways for who in way.automas.values()}
        for chair in chairs:
            if chair is not None and chair != RULES and chair.casefold() not in automas:
                message = "no-such-automa" if automas else "no-automas"
                raise OptionError(message, title=self.title, name=chair, known=", ".join(automas))
        given = dict(options or {})
        decided = any(name in given for way in ways for name in way.options)
        wanted = {seat: chair for seat, chair in enumerate(chairs) if chair is not None}
        if not decided and RULES not in wanted.values():
            named = {seat: automas[chair.casefold()] for seat, chair in wanted.items()}
            way = next((way for way in ways if way.automas == named), None)
            if way is None:
                names = sorted(named.values())
                other = next((way for way in ways if sorted(way.automas.values()) == names), None)
                places = self._sit(other.automas, len(chairs)) if other else []
                facts = {
                    "title": self.title,
                    "names": ", ".join(named.values()),
                    "seats": len(chairs),
                    "places": places,
                }
                raise OptionError("automas-elsewhere" if other else "automas-apart", **facts)
            return {**given, **way.options}
        played = self.played_by_rules(len(chairs), given)
        fits = played.keys() == wanted.keys() and all(
            chair in (RULES, played[seat].casefold()) for seat, chair in ((s, c.casefold()) for s, c in wanted.items())
        )
        if not fits:
            message = "automas-there" if played else "automas-nowhere"
            raise OptionError(message, places=self._sit(played, len(chairs)), rules=RULES)
        return given

    def _sit(self, automas: Mapping[int, str], seats: int) -> list[Mistake]:
        return [Mistake("automa-place", name=who, seat=seat + 1, seats=seats) for seat, who in automas.items()]

    def wrong_seats(self, seats: int) -> OptionError:
        """What is wrong with a table of so many seats, and what is offered."""
        numbers = {lang: either(self.seats, lang) for lang in LANGUAGES}
        return OptionError("wrong-seats", title=self.title, numbers=numbers, seats=seats)

    def blank(self, seats: int, options: OptionValues | None = None) -> GameState:
        """A state of zeros with seats and options set; raises OptionError with what is offered."""
        if seats not in self.seats:
            raise self.wrong_seats(seats)
        s: GameState = self.state.checked()
        s.seats = seats
        for name, value in (options or {}).items():
            if name not in self.options:
                message, facts = unknown("no-such-rule-option", name, self.options, title=self.title)
                raise OptionError(message, **facts)
            values = self.options[name].names
            if value not in values:
                raise OptionError("wrong-value", name=name, values=", ".join(values), value=value)
            setattr(s.options, name, values.index(value))  # type: ignore[attr-defined]
        conflict = self.check_options(seats, self.option_values(options))
        if conflict is not None:
            raise OptionError.of(conflict, self.folder / "words")
        return s


@cache
def _load(title: Title, path: Path, changed: int) -> LoadedBox:
    own = path == title.folder / "box.toml"
    return _with_steps(title, load_box(path, title.box, title.components, own))


@cache
def _named_rulebook(folder: Path, lang: str) -> Rulebook:
    return with_names(read_rulebook(folder / f"rules.{lang}.md"), speaker(lang, folder / "words").say)


def _with_steps(title: Title, loaded: LoadedBox) -> LoadedBox:
    names = tuple(_step_name(title, number) for number in range(max(title.steps) + 1))
    return replace(loaded, names=Names({**loaded.names.of, STEP.key: names}))


def _step_name(title: Title, number: int) -> str:
    step = next((step for step in title.steps if step == number), None)
    return "" if step is None else str(getattr(step, "name", step)).lower()


class UnknownTitle(Mistake, KeyError):
    """No title of that name is installed."""


def titles() -> list[str]:
    """The names of all titles that are installed, sorted."""
    return sorted(point.name for point in _installed(tuple(sys.path)))


@cache
def _installed(_path: tuple[str, ...]) -> EntryPoints:
    """What is installed where Python looks for packages; that is read from hundreds of files."""
    return entry_points(group=GROUP)


@cache
def find_title(name: str) -> Title:
    """A title by its name; raises UnknownTitle with the names that exist, TitleError for one that cannot be used."""
    found = {point.value: point for point in _installed(tuple(sys.path)) if point.name == name}
    if len(found) > 1:
        raise TitleError(f"two titles are called {name!r}: {' and '.join(sorted(found))}")
    for point in found.values():
        try:
            title: Title = point.load()
        except TitleError:
            raise
        except Exception as error:  # whatever a title's modules do when they are imported
            spec = find_spec(point.module.partition(".")[0])
            folder = Path(spec.origin).parent if spec and spec.origin else Path()
            raise TitleError(f"the title {name!r} cannot be loaded: {said(error, folder)}") from error
        if not isinstance(title, Title) or title.name != name:
            raise TitleError(f"the title {name!r} cannot be used: {point.value} is {title!r:.60}")
        return title
    message, facts = unknown("no-such-title", name, titles())
    raise UnknownTitle(message, **facts)

"""What a title must be before anybody plays it: `Title` asks `problems` when it is made.

Nothing here plays; what only a game can show is the conformance suite's.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import MAX_SEATS, Fact, Joined
from stammtisch.kernel.model.moves import Automatic, Decision
from stammtisch.kernel.model.struct import Struct
from stammtisch.kernel.model.wanted import meant
from stammtisch.kernel.title.clauses import read_rulebook
from stammtisch.kernel.title.orders import RESERVED

if TYPE_CHECKING:
    from stammtisch.kernel.title.title import Title

Problems = Iterator[tuple[str, str]]
"""Pairs of a field of the title and what is wrong with it."""

MOST_STEP = 255
"""The greatest number of a step: a pending one is kept in 8 bits, and 0 says that the game is over."""

MOST_OPTIONS = 1 << 15
"""How many options a decision may have: a choice is kept in 15 bits."""

RULES = {
    "setup": ("s", "box"),
    "imagine": ("s", "box", "seat"),
    "score": ("s", "box", "seat"),
    "standing": ("s", "box", "seat"),
    "evaluate": ("s", "box", "seat"),
    "purse": ("s", "box", "seat"),
    "clock": ("s", "box"),
}
"""The rules that a title names, and what they take."""

FUNCTIONS = {
    "ledger": ("s", "box", "seat"),
    "invariants": ("s", "box"),
    "complete": ("s", "box"),
    "facts": ("s", "box", "names", "seat"),
    "automatic": ("seats", "values"),
    "check_options": ("seats", "values"),
    "idle": ("seats", "values"),
    "draw": ("game", "seat", "speaker"),
}
"""Its other functions, which Python alone calls."""


class TitleError(ValueError):
    """A title that cannot be played: its name, the field that is wrong, and what is wanted."""


def problems(title: Title) -> Problems:
    """What is wrong with a title, as (field, sentence); later checks rely on earlier ones."""
    yield from _names(title)
    yield from _seats(title)
    yield from _components(title)
    yield from _steps(title)
    yield from _functions(title)
    yield from _points(title)
    yield from _facts(title)
    yield from _interrupts(title)
    yield from _endings(title)


def _names(title: Title) -> Problems:
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", title.name):
        yield "name", f"wanted lower-case words joined by dashes, not {title.name!r}"
    if not re.fullmatch(r"[A-Z]+", title.prefix):
        yield "prefix", f"wanted the capitals that its clauses begin with, not {title.prefix!r}"
    if not isinstance(title.designers, tuple):
        yield "designers", f"wanted a tuple of names, not {title.designers!r}"
    for kind, cls, base in (("state", title.state, GameState), ("box", title.box, Struct)):
        if not (isinstance(cls, type) and issubclass(cls, base)):
            yield kind, f"wanted a class that inherits from {base.__name__}, not {cls!r}"
    if not Path(title.folder, "rules.en.md").is_file():
        yield "state", f"there is no rules.en.md beside its module, in {title.folder}"


def _seats(title: Title) -> Problems:
    if not title.seats or list(title.seats) != sorted(set(title.seats)):
        yield "seats", f"wanted numbers of seats in rising order, like (2, 3, 4), not {title.seats!r}"
    for seats in title.seats:
        if not 1 <= seats <= MAX_SEATS:
            yield "seats", f"{seats} seats; the kernel carries 1 to {MAX_SEATS}"
    for path, room in _room(title.state):
        if room < max(title.seats):
            yield "seats", f"{max(title.seats)} seats, but {path} of the state has room for {room}"
    options = title.state.fields.get("options")
    for name, f in options.struct.fields.items() if options else ():
        if f.of is None or f.shape or len(f.of.names) < 2:
            yield "state", f"option {name!r} wants a single number of a kind with two names or more"


def _components(title: Title) -> Problems:
    fields = title.box.fields
    derived = [name for name, f in fields.items() if f.derived]
    for name in title.components.fields:
        if name not in fields:
            yield "components", f"there is no field {name!r} in {title.box.__name__}{meant(name, fields)}"
        elif name in derived:
            yield "components", f"the field {name!r} is declared as derived, and is read from the file"
    if derived and title.components.derive is None:
        yield "components", f"nothing works out the derived field {derived[0]!r}: there is no `derive`"


def _room(cls: type[Struct], path: str = "") -> Iterator[tuple[str, int]]:
    """The arrays that go by seat, and for how many seats there is room in them."""
    for name, f in cls.fields.items():
        if f.owners:
            yield path + name, f.shape[0]
        if f.struct:
            yield from _room(f.struct, f"{path}{name}.")


def _steps(title: Title) -> Problems:
    named: dict[str, int] = {}
    for number, step in title.steps.items():
        label = _label(number)
        if not 1 <= int(number) <= MOST_STEP:
            yield "steps", f"step {label} has number {int(number)}; wanted is 1 to {MOST_STEP}"
        if isinstance(step, Automatic):
            yield from _rule(f"steps, {label}, run", step.run, ("s", "box"), ("s", "box", "arg"))
        elif not isinstance(step, Decision):
            yield "steps", f"step {label} wants a Decision or Automatic, not {step!r}"
        else:
            if step.name in named:
                yield "steps", f"steps {_label(named[step.name])} and {label} are both called {step.name!r}"
            named[step.name] = number
            yield from _decision(title, label, step)
    if not named:
        yield "steps", "there is no decision among them"


def _label(number: int) -> str:
    return str(getattr(number, "name", number))


def _decision(title: Title, label: str, step: Decision) -> Problems:
    field = f"steps, {label}"
    if not step.phrases:
        yield field, "a decision wants at least one phrase"
    if step.size > MOST_OPTIONS:
        yield field, f"{step.size} options; at most {MOST_OPTIONS} can be told apart"
    if step.clause not in read_rulebook(title.folder / "rules.en.md").text:
        yield field, f"there is no clause {step.clause!r}"
    listed = ("s", "box", "seat", "moves")
    yield from _rule(f"{field}, may", step.may, listed, (*listed, "arg"))
    done = ("s", "box", "seat", "choice")
    wanted_of_do = (("s", "box"),) if step.sealed else (done, (*done, "arg"))
    yield from _rule(f"{field}, do", step.do, *wanted_of_do)
    if step.plan is not None:
        yield from _rule(f"{field}, plan", step.plan, ("s", "box"))
    if step.opens and (step.opens not in title.state.fields or title.state.fields[step.opens].shape):
        yield field, f"is opened by {step.opens!r}, which is no scalar field of the state"


def _rule(field: str, f: Any, *wanted: tuple[str, ...]) -> Problems:
    """Whether something is a rule that takes so many parameters."""
    called = getattr(f, "__qualname__", repr(f))
    if not hasattr(f, "rule_options"):
        yield field, f"{called} is no rule: mark it with @rule"
    elif f.__code__.co_argcount not in map(len, wanted):
        said = " or ".join(f"({', '.join(names)})" for names in wanted)
        yield field, f"{called} takes {_parameters(f)}; wanted is {said}"


def _parameters(f: Callable[..., Any]) -> str:
    return f"({', '.join(inspect.signature(f).parameters)})"


def _functions(title: Title) -> Problems:
    for name, wanted in RULES.items():
        f = getattr(title, name)
        if f is not None:
            yield from _rule(name, f, wanted)
    for name, wanted in FUNCTIONS.items():
        f = getattr(title, name)
        if f is None:
            continue
        try:
            inspect.signature(f).bind(*wanted)
        except TypeError:
            yield name, f"{getattr(f, '__qualname__', f)} takes {_parameters(f)}; wanted is ({', '.join(wanted)})"


def _points(title: Title) -> Problems:
    clauses = read_rulebook(title.folder / "rules.en.md").text
    for source in title.sources:
        if source.clause not in clauses:
            yield "sources", f"there is no clause {source.clause!r} for {source.name!r}"
    yield from _twice("sources", [source.name for source in title.sources])
    for tie in title.ties:
        if tie.clause not in clauses:
            yield "ties", f"there is no clause {tie.clause!r} for {tie.name!r}"
    yield from _twice("ties", [tie.name for tie in title.ties])
    if title.ties and title.standing is None:
        yield "ties", "they break no tie unless `standing` does"
    if title.turn_clause not in clauses:
        yield "turn_clause", f"there is no clause {title.turn_clause!r}"
    s = title.state()
    s.seats = title.seats[0]
    try:
        lines = len(title.ledger(s, title.box(), 0))
    except Exception as error:  # whatever a title's own function does with an empty state
        yield "ledger", f"fails on a state of zeros: {type(error).__name__}: {error}"
        return
    if lines != len(title.sources):
        yield "ledger", f"gives {lines} numbers for {len(title.sources)} sources"


def _twice(field: str, names: Collection[str]) -> Problems:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            yield field, f"{name!r} stands there twice"
        seen.add(name)


def _facts(title: Title) -> Problems:
    for name, kind in title.kinds.items():
        if not isinstance(kind, Fact):
            yield "kinds", f"the fact {name!r} wants a Kind, a Unit or Joined, not {kind!r}"
        elif isinstance(kind, Joined) and name in kind.facts:
            yield "kinds", f"the fact {name!r} is joined of itself"


def _interrupts(title: Title) -> Problems:
    yield from _twice("interrupts", [own.name for own in title.interrupts])
    decisions = {step.name for step in title.steps.values() if isinstance(step, Decision)}
    for own in title.interrupts:
        if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", own.name) or own.name in RESERVED:
            yield "interrupts", f"wanted lower-case words joined by dashes, none of {', '.join(RESERVED)}: {own.name!r}"
        for name in own.decisions:
            if name not in decisions:
                yield "interrupts", f"{own.name!r} is for {name!r}, which is no decision{meant(name, decisions)}"
        try:
            inspect.signature(own.holds).bind("s", "box", "seat", "n")
        except TypeError:
            yield "interrupts", f"{own.name!r} takes {_parameters(own.holds)}; wanted is (s, box, seat, n)"


def _endings(title: Title) -> Problems:
    told = title.state.fields.get("ending")
    if title.endings and (told is None or told.of is None or told.shape):
        yield "endings", "wanted a field `ending` of the state, a single number of a kind"
        return
    clauses = read_rulebook(title.folder / "rules.en.md").text
    for name, clause in title.endings.items():
        if name not in title.ways_to_end.names:
            yield "endings", f"{name!r} is no name of {title.ways_to_end.key!r}{meant(name, title.ways_to_end.names)}"
        if clause not in clauses:
            yield "endings", f"there is no clause {clause!r} for {name!r}"

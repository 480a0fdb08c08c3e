"""The twins of a title, each made once in a process and when first asked for."""

from __future__ import annotations

import hashlib
import linecache
import os
import threading
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.model.moves import Automatic, Moves, moves_class
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins import drive
from stammtisch.kernel.twins.observation import write_observation, writer
from stammtisch.kernel.twins.quiet import Binding, Given, PlainBinding

ENTRIES = (drive.begin, drive.look, drive.step, drive.redraw_at, drive.observe_at, drive.play_out, drive.clone_many)

T = TypeVar("T")
RESULT_COLUMNS = MAX_SEATS + 1
"""Columns of the results of `play_out`: a score for each seat, and the number of choices."""

further_entries: list[Any] = []
"""Entries that policies bring along for every title; see `add_entry`."""


_making = threading.RLock()
"""Held by who makes twins: making one parses, changes trees that titles share, and tells Numba of methods."""


def _made_once(make: Callable[[Title], T]) -> Callable[[Title], T]:
    """Makes something of a title once in a process; a thread that asks meanwhile waits for it."""
    made: dict[Title, T] = {}

    @wraps(make)
    def once(title: Title) -> T:
        if title not in made:
            with _making:
                if title not in made:
                    made[title] = make(title)
        return made[title]

    return once


def add_entry(f: Any) -> Any:
    """Makes a rule an entry of every title's twins; a decorator for policies that look ahead.

    What only few players of some titles call is better `rule(entry=True)` alone: nobody else waits until it is
    compiled. `Arena.entry` binds it when it is asked for, `ready` is asked for it by name, and `warm` compiles it last.
    """
    further_entries.append(rule(entry=True)(f))
    return f


def dispatch(title: Title) -> Given:
    """What takes the place of the functions that `drive` only names: the title's rules, and `may`, `do`, `run` written
    out for its steps.
    """
    scope: dict[str, Any] = {"__name__": __name__, "seal": drive.seal, "unseal": drive.unseal}
    may, do, run = [], [], []
    at_once, bids = list[int](), list[int]()
    for number, step in sorted(title.steps.items()):
        number = int(number)
        if isinstance(step, Automatic):
            scope[f"run_{number}"] = step.run
            run.append((number, f"run_{number}(s, box{', arg' if step.takes_arg else ''})"))
            continue
        scope[f"may_{number}"], scope[f"do_{number}"] = step.may, step.do
        carried = ", s.frames[s.depth - 1].arg" if step.may_takes_arg else ""
        may.append((number, f"may_{number}(s, box, seat, moves{carried})"))
        if step.at_once:
            at_once.append(number)
        if step.is_bid:
            bids.append(number)
        if step.sealed:
            do.append((number, "seal(s, seat, choice)"))
            run.append((number, f"do_{number}(s, box)\n        unseal(s)"))
        elif step.plan:
            scope[f"open_{number}"] = step.plan
            carried = ", s.frames[s.depth - 1].arg" if step.do_takes_arg else ""
            do.append((number, f"do_{number}(s, box, seat, choice{carried})"))
            run.append((number, f"open_{number}(s, box)"))
        else:
            arg = ", arg" if step.do_takes_arg else ""
            do.append((number, f"arg = s.drop()\n        do_{number}(s, box, seat, choice{arg})"))
    name = title.name.replace("-", "_")
    state: type[GameState] = title.state

    def chain(cases: list[tuple[int, str]]) -> str:
        return "\n".join(f"    {'el' if i else ''}if step == {n}:\n        {call}" for i, (n, call) in enumerate(cases))

    def one_of(steps: list[int]) -> str:
        return " or ".join(f"step == {n}" for n in steps) or "False"

    top = "    step = s.frames[s.depth - 1].step\n"
    source = (
        f"def may_{name}(s, box, seat, moves):\n{top}{chain(may)}\n\n"
        f"def do_{name}(s, box, seat, choice):\n{top}{chain(do)}\n\n"
        f"def run_{name}(s, box):\n{top}    arg = s.drop()\n{chain(run)}\n\n"
        f"def at_once_{name}(step):\n    return {one_of(at_once)}\n\n"
        f"def is_bid_{name}(step):\n    return {one_of(bids)}\n"
    )
    # The text is part of the name under which it is found again, so that two titles of one name do not meet there.
    file = f"<steps of {title.name} {hashlib.sha256(source.encode()).hexdigest()[:12]}>"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    exec(compile(source, file, "exec"), scope)
    ours = {getattr(drive, kind): rule(scope[f"{kind}_{name}"]) for kind in ("may", "do", "run", "at_once", "is_bid")}
    return {
        **ours,
        drive.setup: title.setup,
        drive.imagine: title.imagine,
        drive.score: title.score,
        drive.standing: title.standing or title.score,
        drive.evaluate: title.evaluate or title.standing or title.score,
        drive.purse: title.purse or drive.no_purse,
        drive.clock: title.clock or drive.no_clock,
        write_observation: writer(state),
    }


@_made_once
def _given(title: Title) -> Given:
    return dispatch(title)


@_made_once
def plain(title: Title) -> Binding:
    """The plain twin, over plain structs: tells, forbids and notes."""
    rules = [drive.lay_out, drive.choose, drive.decide, drive.list_moves, drive.redraw, title.score]
    return PlainBinding(rules, _given(title))


@_made_once
def quiet(title: Title) -> Binding:
    """The quiet twin: the entries of `drive` over lists of plain structs."""
    return Binding([*ENTRIES, *further_entries], _given(title))


def compiling() -> bool:
    """Whether rules may be compiled: not with STAMMTISCH_COMPILE=0, and not where Numba cannot be had."""
    if os.environ.get("STAMMTISCH_COMPILE", "1").lower() in ("0", "no", "off", "false"):
        return False
    try:
        import numba  # noqa: F401
    except ImportError:
        return False
    return True


@_made_once
def fast(title: Title) -> Any:
    """The fast twin, which compiles (or loads from the cache) each entry when it is first called."""
    from stammtisch.kernel.twins.fast import FastBinding

    structs = {"states": title.state, "boxes": title.box, "moves": moves_of(title)}
    return FastBinding(title.name, [*ENTRIES, *further_entries], _given(title), structs)


def ready(title: Title, *later: Any) -> bool:
    """Whether the fast twin can be used without waiting for the compiler; with `later` these entries of it, too.

    That is so when the machine code of every entry that titles have (as far as known yet) lies in the cache, or was
    made in this process. False where rules are not compiled at all.
    """
    if not compiling():
        return False
    binding = fast(title)
    with _making:
        _add_latecomers(binding)
        return bool(binding.ready and all(map(binding.has, later)))


def _add_latecomers(binding: Binding) -> None:
    """Binds the entries of policies that were imported after the binding was made."""
    with _making:
        for f in further_entries:
            if f.__name__ not in vars(binding):
                binding.add(f)


@_made_once
def moves_of(title: Title) -> type[Moves]:
    """The list of options, large enough for the title."""
    return moves_class(title.most_options)


class Arena:
    """Room for games of one title and box in the fast twin or, where that is off, in the quiet one.

    `states` is an array of records (or a list of structs), `boxes` holds one box, `moves` one list of options.
    """

    def __init__(self, title: Title, box: Any, states: int, compiled: bool | None = None):
        self.title, self.compiled = title, compiling() if compiled is None else compiled
        moves = moves_of(title)
        if self.compiled:
            import numpy as np

            self.twin = fast(title)
            self.states: Any = np.zeros(states, title.state.dtype())
            # Looking into a record by its fields costs more than a choice in it: these are looked at once.
            self._packed = self.states.view(np.uint8).reshape(states, -1)
            self._seats, self._depth = self.states["seats"], self.states["depth"]
            self._steps, self._who = self.states["frames"]["step"], self.states["frames"]["who"]
            self.boxes: Any = np.frombuffer(box.pack(), title.box.dtype()).copy()
            self.moves: Any = np.zeros(1, moves.dtype())
        else:
            self.twin = quiet(title)
            self.states, self.boxes, self.moves = [title.state() for _ in range(states)], [box], [moves()]
        _add_latecomers(self.twin)

    def line(self, numbers: list[int]) -> Any:
        """Numbers as the twin takes and changes them in a row: an array (int64), or the list itself."""
        if not self.compiled:
            return numbers
        import numpy as np

        return np.array(numbers, np.int64)

    def entry(self, f: Any) -> Any:
        """The twin of an entry that is bound when it is asked for: one that is not every title's (`add_entry`)."""
        with _making:
            return self.twin.twin(f)

    def put(self, i: int, packed: bytes) -> None:
        """Sets state i from a packed record; raises OptionError for one of a table that the title does not have."""
        if self.compiled:
            self._packed[i].data[:] = packed
        else:
            self.states[i].load(packed)
        if self.seats(i) not in self.title.seats:
            raise self.title.wrong_seats(self.seats(i))

    def get(self, i: int) -> bytes:
        """State i as a packed record."""
        return self._packed[i].tobytes() if self.compiled else self.states[i].pack()  # type: ignore[no-any-return]

    def seats(self, i: int) -> int:
        """The number of seats of state i."""
        return int(self._seats[i]) if self.compiled else self.states[i].seats

    def step(self, i: int) -> int:
        """The step that is due in state i; 0 when its game is over."""
        if self.compiled:
            depth = int(self._depth[i])
            return int(self._steps[i, depth - 1]) if depth else 0
        return self.states[i].step  # type: ignore[no-any-return]

    def who(self, i: int) -> int:
        """The seats that owe a choice in state i, as a bit set; 0 when its game is over."""
        if self.compiled:
            depth = int(self._depth[i])
            return int(self._who[i, depth - 1]) if depth else 0
        s = self.states[i]
        return int(s.frames[s.depth - 1].who) if s.depth else 0

    def options(self) -> list[int]:
        """The options listed last."""
        if self.compiled:
            return self.moves["option"][0, : self.moves["n"][0]].tolist()  # type: ignore[no-any-return]
        return self.moves[0].legal()  # type: ignore[no-any-return]

"""Observations: what a seat sees as numbers, written by code that is made from the declarations of a state.

From the class of a state comes one rule, its *writer*, as source text: straight code that puts each number the seat may
see where it belongs in a row of 32-bit integers. Who sees a field is compiled into it as a condition, so that a number
that is hidden is never read. The plain twin runs it over the redacted state (where such a number would be None), the
fast twin over records; there is no second way to an observation.

The order of a row, for a game with so many seats:

- the fields of the state in the order of their declaration, but for what is internal or derived;
- in an array by seat the viewer's own element first, then the others clockwise; only seats that take part;
- a field that names things takes one number for "none" and one for each thing, one of which is 1 (one-hot); one that
  names a seat counts seats from the viewer; where there are more than ONE_HOT things, one number takes their place: 0
  for "none", else the number of the thing from 1;
- other numbers as they stand (64-bit ones cut to 32 bits at the ends of the range);
- last the pending step (`step`), the number it carries (`arg`), and who owes a choice (`due`, by seat).

What is hidden is 0, and "none" is 0 there too.
"""

from __future__ import annotations

import hashlib
import linecache
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import SEAT
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import EVERYONE, Field, See, Sight, Struct

if TYPE_CHECKING:
    import numpy as np

    Row = np.ndarray[Any, np.dtype[np.int32]]

ONE_HOT = 64
"""How many things a kind may have to be shown as so many numbers; else a few piles of cards would make up the whole."""

INTERNAL = ("chance", "depth", "frames")
"""Fields of every state that are not part of a view as they stand."""

LEAST, MOST = -(1 << 31), (1 << 31) - 1
"""The range of a number in an observation."""


def write_observation(s: Any, seat: int, row: Any) -> int:
    """Writes what a seat sees into a row of zeros or of an earlier observation; returns its length.

    Stands for the writer of the title in rules that are bound to it.
    """
    raise NotImplementedError


@dataclass(frozen=True)
class Layout:
    """What stands where in an observation: the slice of each part, and the least and greatest each number can be."""

    parts: Mapping[str, slice]
    low: Row
    high: Row

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.low)


@cache
def layout(cls: type[GameState], seats: int) -> Layout:
    """The layout of the observations of a state with so many seats."""
    import numpy as np

    parts: dict[str, slice] = {}
    bounds: list[tuple[int, int]] = []
    pending = {"step": [(0, 255)], "arg": [(-(1 << 15), (1 << 15) - 1)], "due": [(0, 1)] * seats}
    for name, numbers in (*((n, _bounds(f, seats)) for n, f in _shown(cls, INTERNAL)), *pending.items()):
        start = len(bounds)
        bounds += numbers
        parts[name] = slice(start, len(bounds))
    low, high = np.clip(np.array(bounds).T, LEAST, MOST).astype(np.int32)
    low.flags.writeable = high.flags.writeable = False  # shared by all who ask
    return Layout(parts, low, high)


def _shown(cls: type[Struct], left_out: tuple[str, ...] = ()) -> Iterator[tuple[str, Field]]:
    """The fields of a struct that observations show."""
    return ((name, f) for name, f in cls.fields.items() if not f.derived and name not in left_out)


def _by_seat(f: Field) -> bool:
    """Whether the first index of an array is a seat."""
    return bool(f.at) and f.at[0] is SEAT


def _bounds(f: Field, seats: int) -> list[tuple[int, int]]:
    """The least and the greatest value of each number that a field gives."""
    if f.struct:
        each = [pair for _, inner in _shown(f.struct) for pair in _bounds(inner, seats)]
    elif f.of is not None:
        things = seats if f.of is SEAT else f.of.size
        each = [(0, 1)] * (1 + things) if things <= ONE_HOT else [(0, things)]
    else:
        # A hidden number is 0, which every type of integer holds.
        each = [f.bounds]
    for axis, length in enumerate(f.shape):
        each = each * (min(seats, length) if axis == 0 and _by_seat(f) else length)
    return each


# ------------------------------------------------------------------------------------------------------- the writer


@cache
def writer(cls: type[GameState]) -> Any:
    """The rule `write_observation(s, seat, row)` of a class of states; `seat` may be WATCHER (-1)."""
    lines = _Lines()
    lines.add("for at in range(len(row)):", "    row[at] = 0", "seats = s.seats", "first = max(seat, 0)", "at = 0")
    lines.struct(cls, "s", (), None, INTERNAL)
    lines.add(
        "if s.depth > 0:",
        "    frame = s.frames[s.depth - 1]",
        "    row[at] = frame.step",
        "    row[at + 1] = frame.arg",
        "    for k in range(seats):",
        "        row[at + 2 + k] = (frame.who >> ((first + k) % seats)) & 1",
        "return at + 2 + seats",
    )
    body = "\n    ".join(lines.text)
    source = f"def write_observation_of_{cls.__name__.lower()}(s, seat, row):\n    {body}\n"
    # The text is part of the name under which it is found again, so that two classes of one name do not meet there.
    file = f"<observation of {cls.__name__} {hashlib.sha256(source.encode()).hexdigest()[:12]}>"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    scope: dict[str, Any] = {"__name__": __name__}
    exec(compile(source, file, "exec"), scope)
    return rule(scope[f"write_observation_of_{cls.__name__.lower()}"])


class _Lines:
    """The body of a writer while it is being written; `at` is the place of the next number in the row."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self._depth = 0
        self._names = 0

    def add(self, *lines: str) -> None:
        """Adds lines at the present depth."""
        self.text += ["    " * self._depth + line for line in lines]

    def name(self, stem: str) -> str:
        """A name that is not taken."""
        self._names += 1
        return f"{stem}{self._names}"

    def struct(
        self, cls: type[Struct], path: str, sees: tuple[See, ...], owner: str | None, left_out: tuple[str, ...] = ()
    ) -> None:
        """All fields of a struct; `path` leads to it, `owner` is the expression for the seat it belongs to."""
        for name, f in _shown(cls, left_out):
            here = sees if f.see == EVERYONE else (*sees, f.see)
            self.field(f, f"{path}.{name}", here, owner)

    def field(self, f: Field, path: str, sees: tuple[See, ...], owner: str | None) -> None:
        """One field: a loop for each axis of an array, the seat turned to the viewer where the axis is by seat."""
        loops = 0
        index = ""
        for axis, length in enumerate(f.shape):
            k = self.name("i")
            if axis == 0 and _by_seat(f):
                self.add(f"for {k} in range(min(seats, {length})):")
                self._depth += 1
                loops += 1
                self.add(f"p{k} = first + {k}", f"if p{k} >= seats:", f"    p{k} -= seats")
                k = f"p{k}"
                owner = k if f.owners else owner
            else:
                self.add(f"for {k} in range({length}):")
                self._depth += 1
                loops += 1
            index += f"[{k}]"
        self.item(f, path + index, sees, owner)
        self._depth -= loops

    def item(self, f: Field, path: str, sees: tuple[See, ...], owner: str | None) -> None:
        """One number, or one struct."""
        if f.struct:
            if f.shape:
                them = self.name("them")
                self.add(f"{them} = {path}")
                path = them
            self.struct(f.struct, path, sees, owner)
            return
        width = "1"
        lines = [f"row[at] = {path}"]
        if f.of is SEAT:
            width = "seats + 1"
            value = self.name("v")
            lines = [
                f"{value} = {path}",
                f"if {value} < 0:",
                "    row[at] = 1",
                "else:",
                f"    row[at + 1 + ({value} - first + seats) % seats] = 1",
            ]
        elif f.of is not None and f.of.size > ONE_HOT:
            lines = [f"row[at] = 1 + {path}"]
        elif f.of is not None:
            width = str(1 + f.of.size)
            lines = [f"row[at + 1 + {path}] = 1"]
        elif f.code == "i8":
            lines = [f"row[at] = min(max({path}, {LEAST}), {MOST})"]
        condition = _condition(sees, owner)
        if condition == "":
            self.add(*lines)
        elif condition is not None:
            self.add(f"if {condition}:", *("    " + line for line in lines))
        self.add(f"at += {width}")


def _condition(sees: tuple[See, ...], owner: str | None) -> str | None:
    """When the viewer sees a number, as an expression; empty: always; None: never."""
    mine = f"{owner} == seat" if owner else ""
    parts: list[str] = []
    for see in sees:
        if see.sight is Sight.NOBODY or (see.sight is Sight.OWNER and not mine):
            return None
        if see.sight is Sight.OWNER:
            parts.append(mine)
        elif see.sight is Sight.UNTIL:
            opened = f"s.{see.opens} != 0"
            parts.append(f"({mine} or {opened})" if mine else opened)
    return " and ".join(dict.fromkeys(parts))

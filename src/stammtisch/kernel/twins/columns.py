"""What each number of an observation is called, and which of them never change at a table.

`observation` says in which order they stand. Seats count clockwise from the viewer, who is 0; things have the names of
the box: `players[2].hand[red/blue]` is how many such cards the second seat to the left holds, `mall[A3]=food` whether
that stands there. Behind `=` stands the thing of a one-hot number, `none` for none (`nothing` where a thing is called
"none").
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from stammtisch.kernel.model.chance import Bag, Pile
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import SEAT, Kind, Names
from stammtisch.kernel.model.struct import EVERYONE, Field, See, Sight, Struct
from stammtisch.kernel.twins.observation import INTERNAL, ONE_HOT

FIXED = ("seats", "options")
"""Fields of a state that are the same in all games of a table."""


@dataclass(frozen=True)
class Column:
    """A number of an observation.

    - `varies`: False where it is the same in every game of the table: what its viewer never sees, what the box has no
      thing for, the number of seats, the options, and the fields that the title calls idle.
    - `field`: the field of the state that it belongs to, as declared ("players.hand.count").
    - `thing`: whether it is the number of a thing, of which there are more than ONE_HOT, and no amount.
    """

    name: str
    varies: bool
    field: str
    thing: bool = False


def columns(cls: type[GameState], seats: int, names: Names, idle: Collection[str] = ()) -> tuple[Column, ...]:
    """The columns of the observations of a state with so many seats and the things of a box, in their order; `idle` are
    the fields that never change there (see `Title.idle`).
    """
    walk = _Walk(seats, names, frozenset(idle))
    shown = [
        column
        for name, f in cls.fields.items()
        if not f.derived and name not in INTERNAL
        for column in walk.field(name, name, f, (), None, name not in FIXED)
    ]
    pending = [Column(name, True, name) for name in ("step", "arg")]
    pending += [Column(f"due[{seat}]", True, "due") for seat in range(seats)]
    return (*shown, *pending)


@dataclass(frozen=True)
class _Walk:
    """The way through the declarations of a state, as the writer of observations goes it."""

    seats: int
    names: Names
    idle: frozenset[str]

    def field(
        self, path: str, declared: str, f: Field, sees: tuple[See, ...], owner: int | None, varies: bool
    ) -> Iterator[Column]:
        """The columns of a field; `owner` is the seat that it belongs to, counted from the viewer."""
        varies = varies and declared not in self.idle
        sees = sees if f.see == EVERYONE else (*sees, f.see)
        for index, seat, there in self.elements(f):
            whose = seat if f.owners else owner
            if f.struct:
                yield from self.struct(path + index, declared, f.struct, sees, whose, varies and there)
            else:
                seen = varies and there and not _never(sees, whose)
                many = f.of is not None and not self.one_hot(f.of)
                for thing, known in self.things(f.of):
                    yield Column(path + index + thing, seen and known, declared, many)

    def struct(
        self, path: str, declared: str, cls: type[Struct], sees: tuple[See, ...], owner: int | None, varies: bool
    ) -> Iterator[Column]:
        """The columns of a struct; what a bag or a pile holds goes by its own name."""
        for name, f in cls.fields.items():
            if not f.derived:
                held = issubclass(cls, Bag | Pile) and name in ("count", "item")
                yield from self.field(path if held else f"{path}.{name}", f"{declared}.{name}", f, sees, owner, varies)

    def elements(self, f: Field) -> Iterator[tuple[str, int | None, bool]]:
        """Of each element: its index, its seat if the first index is one, and whether the box has it."""
        found: list[tuple[str, int | None, bool]] = [("", None, True)]
        for axis, length in enumerate(f.shape):
            at = f.at[axis] if axis < len(f.at) else None
            if axis == 0 and at is SEAT:
                found = [(f"[{seat}]", seat, True) for seat in range(min(self.seats, length))]
            else:
                labels = self.labels(at, length)
                found = [(f"{i}[{label}]", seat, a and b) for i, seat, a in found for label, b in labels]
        return iter(found)

    def one_hot(self, of: Kind) -> bool:
        """Whether a thing is shown as so many numbers, one of which is 1."""
        return of is SEAT or of.size <= ONE_HOT

    def things(self, of: Kind | None) -> list[tuple[str, bool]]:
        """What follows `=`, and whether the box has it; nothing for a number that stands as it is."""
        if of is None or not self.one_hot(of):
            return [("", True)]
        labels = [(str(seat), True) for seat in range(self.seats)] if of is SEAT else self.labels(of, of.size)
        empty = "=nothing" if ("none", True) in labels else "=none"
        return [(empty, True), *((f"={label}", known) for label, known in labels)]

    def labels(self, kind: Kind | None, length: int) -> list[tuple[str, bool]]:
        """The names of so many things, and whether the box has them; numbers where they have no names."""
        names = self.names.all(kind) if kind else ()
        if not names:
            return [(str(i), True) for i in range(length)]
        return [(names[i], True) if i < len(names) else (f"#{i}", False) for i in range(length)]


def _never(sees: tuple[See, ...], owner: int | None) -> bool:
    """Whether the viewer never sees a number."""
    return any(see.sight is Sight.NOBODY or (see.sight is Sight.OWNER and owner != 0) for see in sees)

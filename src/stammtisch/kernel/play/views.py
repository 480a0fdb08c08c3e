"""What a seat may see: the one redaction, and what is made from it.

`redact` is the only way from a state to a seat. It gives a copy in which every number that the seat may not see is
None; the JSON view and the observation are made from that copy, never from the state itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import compress
from typing import TYPE_CHECKING, Any

from stammtisch.kernel.model.chance import Bag, Pile
from stammtisch.kernel.model.flow import Frame, GameState
from stammtisch.kernel.model.kinds import MAX_SEATS, NONE, SEAT, STEP, Names, UnknownName
from stammtisch.kernel.model.struct import Field, Sight, Struct
from stammtisch.kernel.model.wanted import shown
from stammtisch.kernel.title.words import Mistake
from stammtisch.kernel.twins.observation import INTERNAL, layout, writer

if TYPE_CHECKING:
    import numpy as np

WATCHER = -1
"""The "seat" of somebody who only watches."""

EVERYTHING = -2
"""The "seat" that sees all, for positions, tests and the archive; never given to a client."""

Json = Any


class PositionError(Mistake, ValueError):
    """A position that cannot be read: the place in it, and a message of the kernel's words that says what is wanted."""

    def __init__(self, where: str, message: str, /, **facts: Any):
        super().__init__("position-at", where=where, problem=Mistake(message, **facts))


# ------------------------------------------------------------------------------------------------------- redaction


@cache
def _static(cls: type[GameState], seat: int) -> tuple[tuple[bool, ...], tuple[tuple[int, str], ...]]:
    """For each number of a state whether the seat sees it, and those that it sees from when a field opens them."""
    seen: list[bool] = []
    depends: list[tuple[int, str]] = []
    for i, leaf in enumerate(cls.layout()):
        visible = True
        for see in leaf.sees:
            if see.sight == Sight.NOBODY or (see.sight == Sight.OWNER and leaf.owner != seat):
                visible = False
            elif see.sight == Sight.UNTIL and leaf.owner != seat:
                depends.append((i, see.opens))
        seen.append(visible or seat == EVERYTHING)
    return tuple(seen), () if seat == EVERYTHING else tuple(depends)


def visible(s: GameState, seat: int) -> list[bool]:
    """For each number of the state, in the order of `layout`, whether the seat may see it."""
    seen, depends = _static(s._declared(), seat)
    out = list(seen)
    for i, opens in depends:
        out[i] = out[i] and getattr(s, opens) != 0
    return out


def redact(s: GameState, seat: int, hidden: Any = None) -> GameState:
    """A copy of the state in which all that the seat may not see is `hidden`. `seat` may be WATCHER or EVERYTHING."""
    shown: list[Any] = [v if seen else hidden for v, seen in zip(s.flat(), visible(s, seat), strict=True)]
    return s._declared()().load_flat(shown)


# ------------------------------------------------------------------------------------------------ JSON with names


def to_json(s: GameState, names: Names, seat: int) -> dict[str, Json]:
    """What a seat sees of a state, with names instead of numbers; hidden values are None.

    The generator is never part of it: a position that is loaded goes on with chance of its own.
    """
    out: dict[str, Json] = _struct_out(s if seat == EVERYTHING else redact(s, seat), names, s.seats)
    for internal in INTERNAL:
        del out[internal]
    return {"pending": [_frame_out(frame, names) for frame in s.frames[: s.depth]], **out}


def alike(a: GameState, b: GameState, names: Names, seat: int) -> bool:
    """Whether two states of one table look the same to a seat, as `to_json` shows them."""
    mine, theirs = visible(a, seat), visible(b, seat)
    if mine == theirs and list(compress(a.flat(), mine)) == list(compress(b.flat(), theirs)):
        return True  # nothing need be written out
    return to_json(a, names, seat) == to_json(b, names, seat)  # piles may differ below what they still hold


def _frame_out(frame: Frame, names: Names) -> Json:
    """A pending step: its name, the seats that owe a choice, the number it carries, and all who choose at once."""
    out = {"step": names.name(STEP, frame.step), "who": _seats(frame.who), "arg": frame.arg}
    return {**out, "asked": _seats(frame.asked)} if frame.asked else out


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(MAX_SEATS) if bits >> seat & 1]


def _struct_out(s: Struct, names: Names, seats: int) -> Any:
    if isinstance(s, Pile) and len(type(s).fields) == 2:
        kind = type(s).fields["item"].of
        things = list(s.item)[: s.n]
        return [v if v is None or kind is None else names.name(kind, v) for v in things]
    if isinstance(s, Bag) and len(type(s).fields) == 2:
        return {"n": s.n, **_array_out(s.count, type(s).fields["count"], names, seats, "count")}
    out: dict[str, Json] = {}
    for name, f in type(s).fields.items():
        value = getattr(s, name)
        if f.derived:
            continue
        if not f.shape:
            out[name] = _struct_out(value, names, seats) if f.struct else _number_out(value, f, names)
        else:
            out.update(_array_out(value, f, names, seats, name))
    return out


def _array_out(value: Any, f: Field, names: Names, seats: int, name: str) -> dict[str, Json]:
    return {name: _items_out(value, f, names, seats, 0)}


def _items_out(value: Any, f: Field, names: Names, seats: int, depth: int) -> Json:
    at = f.at[depth] if f.at else None
    last = depth + 1 == len(f.shape)

    def item(v: Any) -> Json:
        if not last:
            return _items_out(v, f, names, seats, depth + 1)
        return _struct_out(v, names, seats) if f.struct else _number_out(v, f, names)

    if f.struct is None and last and all(v is None for v in value):
        return None
    if at is SEAT:
        return [item(v) for v in list(value)[:seats]]
    if at is None:
        return [item(v) for v in value]
    keys = names.all(at)
    empty = NONE if f.of else 0
    if f.struct is None and last:
        return {key: item(v) for key, v in zip(keys, value, strict=False) if v != empty}
    return {key: item(v) for key, v in zip(keys, value, strict=False)}


def _number_out(value: int | None, f: Field, names: Names) -> Json:
    if value is None:
        return None
    if f.flag:
        return bool(value)
    if f.of is SEAT:
        return value if value >= 0 else None
    return names.name(f.of, value) if f.of else value


def from_json(s: GameState, data: Json, names: Names) -> None:
    """Fills a state of zeros from the JSON that `to_json` gives for EVERYTHING; raises PositionError.

    The state must be in checked mode; keys that are missing stay zero (or NONE), so that a position may be written by
    hand.
    """
    if not isinstance(data, dict):
        raise PositionError("state", "position-object")
    rest = dict(data)
    pending = rest.pop("pending", [])
    if not isinstance(pending, list) or len(pending) > len(s.frames):
        raise PositionError("state.pending", "position-list", most=len(s.frames))
    _struct_in(s, rest, names, "state")
    s.depth = len(pending)
    for i, frame in enumerate(pending):
        _frame_in(s.frames[i], frame, names, f"state.pending[{i}]")


def _frame_in(frame: Frame, data: Json, names: Names, where: str) -> None:
    if not isinstance(data, dict) or set(data) - {"step", "who", "arg", "asked"}:
        raise PositionError(where, "position-object-with", keys="step, who, arg, asked")
    if not isinstance(data.get("step"), str):
        raise PositionError(f"{where}.step", "position-step")
    try:
        frame.step = names.number(STEP, data["step"])
    except UnknownName as error:
        raise PositionError(f"{where}.step", error.message, **error.facts) from None
    frame.who = _bits(data.get("who", []), f"{where}.who")
    frame.asked = _bits(data.get("asked", []), f"{where}.asked")
    arg = data.get("arg", 0)
    if type(arg) is not int or not -32768 <= arg <= 32767:
        raise PositionError(f"{where}.arg", "position-whole", value=shown(arg))
    frame.arg = arg


def _bits(seats: Json, where: str) -> int:
    if not isinstance(seats, list) or not all(type(seat) is int and 0 <= seat < MAX_SEATS for seat in seats):
        raise PositionError(where, "position-seats")
    return sum(1 << seat for seat in set(seats))


def _struct_in(s: Struct, data: Json, names: Names, where: str) -> None:
    if isinstance(s, Pile) and len(type(s).fields) == 2:
        if not isinstance(data, list) or len(data) > len(s.item):
            raise PositionError(where, "position-list", most=len(s.item))
        f = type(s).fields["item"]
        for i, v in enumerate(data):
            s.item[i] = _number_in(v, f, names, f"{where}[{i}]")
        s.n = len(data)
        return
    if not isinstance(data, dict):
        raise PositionError(where, "position-object-with", keys=", ".join(type(s).fields))
    known = [name for name, f in type(s).fields.items() if not f.derived and name not in INTERNAL]
    for key in data:
        if key not in known:
            raise PositionError(f"{where}.{key}", "position-no-field", known=", ".join(known))
    for name, f in type(s).fields.items():
        value, here = getattr(s, name), f"{where}.{name}"
        if f.derived:
            continue
        if name in data and data[name] is not None:
            if f.shape:
                _items_in(value, data[name], f, names, here, 0)
            elif f.struct:
                _struct_in(value, data[name], names, here)
            else:
                setattr(s, name, _number_in(data[name], f, names, here))
        elif f.struct is None and f.of is not None:
            _none_in(s, name, f)
    if isinstance(s, Bag):
        s.n = _number_in(sum(s.count), type(s).fields["n"], names, f"{where}.n")


def _none_in(s: Struct, name: str, f: Field) -> None:
    if not f.shape:
        setattr(s, name, NONE if f.bounds[0] < 0 else 0)
        return
    for row in getattr(s, name) if len(f.shape) > 1 else [getattr(s, name)]:
        for i in range(len(row)):
            row[i] = NONE if f.bounds[0] < 0 else 0


def _items_in(target: Any, data: Json, f: Field, names: Names, where: str, depth: int) -> None:
    at = f.at[depth] if f.at else None
    last = depth + 1 == len(f.shape)
    length = f.shape[depth]
    if f.of and last:
        for i in range(length):
            target[i] = NONE if f.bounds[0] < 0 else 0
    pairs: Sequence[tuple[int, Json]]
    if at is not None and at is not SEAT:
        if not isinstance(data, dict):
            raise PositionError(where, "position-object-by", kind=at.key)
        try:
            pairs = [(names.number(at, key), v) for key, v in data.items()]
        except UnknownName as error:
            raise PositionError(where, error.message, **error.facts) from None
    else:
        if not isinstance(data, list) or len(data) > length:
            raise PositionError(where, "position-list", most=length)
        pairs = list(enumerate(data))
    for i, v in pairs:
        here = f"{where}[{i}]"
        if not last:
            _items_in(target[i], v, f, names, here, depth + 1)
        elif f.struct:
            _struct_in(target[i], v, names, here)
        else:
            target[i] = _number_in(v, f, names, here)


def _number_in(value: Json, f: Field, names: Names, where: str) -> int:
    if f.flag:
        if not isinstance(value, bool):
            raise PositionError(where, "position-flag", value=shown(value))
        return int(value)
    if f.of and f.of is not SEAT:
        if value is not None and not isinstance(value, str):
            raise PositionError(where, "position-name", kind=f.of.key, value=shown(value))
        try:
            number = names.number(f.of, value)
        except UnknownName as error:
            raise PositionError(where, error.message, **error.facts) from None
    elif value is None and f.of is SEAT:
        number = NONE
    elif not isinstance(value, int) or isinstance(value, bool):
        raise PositionError(where, "position-whole", value=shown(value))
    else:
        number = value
    low, high = f.bounds
    if not low <= number <= high:
        raise PositionError(where, "position-span", value=shown(number), low=str(low), high=str(high))
    return number


# ------------------------------------------------------------------------------------------------- observations


@dataclass(frozen=True)
class Observation:
    """What a seat sees as numbers: `values` (int32), and `parts`, the slice of each top-level field and of the step.

    What stands where, and how, is told in `observation`.
    """

    values: np.ndarray[Any, np.dtype[np.int32]]
    parts: Mapping[str, slice]

    def part(self, name: str) -> np.ndarray[Any, np.dtype[np.int32]]:
        """The numbers of one part."""
        return self.values[self.parts[name]]


def observe(s: GameState, seat: int) -> Observation:
    """What a seat (or WATCHER, in seat order) sees as numbers, with named parts."""
    import numpy as np

    shown = layout(s._declared(), s.seats)
    values = np.zeros(shown.size, np.int32)
    writer(s._declared())(redact(s, seat), seat, values)
    return Observation(values, shown.parts)

"""Structs: one declaration, and the plain object, the packed record, clones, equality and hash that come from it."""

from __future__ import annotations

from types import new_class
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from stammtisch.kernel.model.struct import Misfit, Struct, flag, i8, i16, i32, i64, struct, structs, u8, u16
from tests.kernel.toy import python

DECLARED = {"flag": flag, "i8": i8, "u8": u8, "i16": i16, "u16": u16, "i32": i32, "i64": i64}
BOUNDS = {
    "flag": (0, 1),
    "i8": (-128, 127),
    "u8": (0, 255),
    "i16": (-32768, 32767),
    "u16": (0, 65535),
    "i32": (-(2**31), 2**31 - 1),
    "i64": (-(2**63), 2**63 - 1),
}

Plan = list[tuple[str, Any, tuple[int, ...]]]
"""Fields: name, a code of DECLARED or the plan of a sub-struct, shape."""

names = some.sampled_from(["a", "b", "c", "d", "e", "f"])
shapes = some.lists(some.integers(1, 3), max_size=2).map(tuple)
numbers = some.tuples(some.sampled_from(sorted(DECLARED)), shapes)


def plans(depth: int = 2) -> some.SearchStrategy[Plan]:
    """Random declarations, nested."""
    fields: Any = numbers
    if depth:
        fields = some.one_of(numbers, some.tuples(plans(depth - 1), some.lists(some.integers(1, 3), max_size=1)))
    named = some.lists(some.tuples(names, fields), min_size=1, max_size=5, unique_by=lambda pair: pair[0])
    return named.map(lambda found: [(name, of, tuple(shape)) for name, (of, shape) in found])


def declared(plan: Plan) -> type[Struct]:
    """A struct class of a plan."""
    space: dict[str, Any] = {"__module__": __name__}
    for name, of, shape in plan:
        if isinstance(of, str):
            space[name] = DECLARED[of](*shape)
        else:
            space[name] = structs(declared(of), shape[0]) if shape else struct(declared(of))
    made: type[Struct] = new_class("Made", (Struct,), {}, lambda body: body.update(space))
    return made


def leaves(plan: Plan) -> list[tuple[int, int]]:
    """The bounds of each number, in the order of the declaration."""
    out = []
    for _, of, shape in plan:
        each = [BOUNDS[of]] if isinstance(of, str) else leaves(of)
        out += each * int(np.prod(shape, dtype=int))
    return out


@some.composite
def filled(draw: Any) -> tuple[type[Struct], list[int]]:
    """A random declaration, and values that fit it."""
    plan = draw(plans())
    edges = [some.one_of(some.sampled_from(bounds), some.integers(*bounds)) for bounds in leaves(plan)]
    return declared(plan), draw(some.tuples(*edges).map(list))


def by_name(record: Any) -> list[int]:
    """All numbers of a NumPy record, read field by field."""
    if isinstance(record, np.void):
        return [n for name in record.dtype.names or () for n in by_name(record[name])]
    return [n for item in record for n in by_name(item)] if isinstance(record, np.ndarray) else [int(record)]


@given(filled())
@settings(max_examples=60)
def test_every_form_holds_the_same_numbers(made: tuple[type[Struct], list[int]]) -> None:
    cls, values = made
    s = cls().load_flat(values)
    packed = s.pack()
    assert s.flat() == values
    assert cls().load(packed) == s == s.clone()
    assert cls.checked().load(packed).pack() == packed
    # NumPy reads the same numbers from the bytes, and writes the same bytes for the numbers
    record = np.frombuffer(packed, cls.dtype())
    assert by_name(record[0]) == values
    blank = np.zeros(1, cls.dtype())
    put(blank[0], s)
    assert blank.tobytes() == packed
    assert cls.dtype().isalignedstruct
    assert len(packed) == cls.dtype().itemsize


def put(record: Any, s: Any) -> None:
    """Writes a plain object into a NumPy record, field by field."""
    for name, f in type(s).fields.items():
        value = getattr(s, name)
        if f.struct and f.shape:
            for i, item in enumerate(value):
                put(record[name][i], item)
        elif f.struct:
            put(record[name], value)
        else:
            record[name] = value


@given(filled(), some.data())
@settings(max_examples=40)
def test_a_clone_shares_nothing_and_equality_sees_every_number(
    made: tuple[type[Struct], list[int]], data: some.DataObject
) -> None:
    cls, values = made
    for fresh in (cls(), cls.checked()):
        s = fresh.load_flat(values)
        copy = s.clone()
        assert type(copy) is type(s)
        i = data.draw(some.integers(0, len(values) - 1))
        leaf = cls.layout()[i]
        low, high = leaf.field.bounds
        at: Any = copy
        for step in leaf.path[:-1]:
            at = at[step] if isinstance(step, int) else getattr(at, step)
        new = high if values[i] != high else low
        last = leaf.path[-1]
        if isinstance(last, int):
            at[last] = new
        else:
            setattr(at, last, new)
        assert s.flat() == values
        assert copy != s
        assert copy.stable_hash() != s.stable_hash()
        assert [k for k, (a, b) in enumerate(zip(copy.flat(), values, strict=True)) if a != b] == [i]


@given(filled(), some.data())
@settings(max_examples=40)
def test_what_does_not_fit_is_refused(made: tuple[type[Struct], list[int]], data: some.DataObject) -> None:
    cls, values = made
    i = data.draw(some.integers(0, len(values) - 1))
    leaf = cls.layout()[i]
    low, high = leaf.field.bounds
    bad = data.draw(some.sampled_from([low - 1, high + 1, low - 2**70, high + 2**70]))
    # in checked mode at once, and nothing has changed
    s = cls.checked().load_flat(values)
    at: Any = s
    for step in leaf.path[:-1]:
        at = at[step] if isinstance(step, int) else getattr(at, step)
    last = leaf.path[-1]
    with pytest.raises(Misfit, match=str(last) if isinstance(last, str) else rf"\[{last}\]"):
        if isinstance(last, int):
            at[last] = bad
        else:
            setattr(at, last, bad)
    assert s.flat() == values
    # unchecked when it is packed, with the path in the message (a flag's byte would hold more than a flag)
    if not leaf.field.flag or bad not in range(256):
        values[i] = bad
        with pytest.raises(Misfit, match="[.]".join(map(str, leaf.path))):
            cls().load_flat(values).pack()


class Inner(Struct):
    x = i16(3)


class Outer(Struct):
    tiny = u8()
    sub = struct(Inner)
    many = structs(Inner, 2)
    big = i64()
    yes = flag()


def test_checked_mode_guards_its_shape() -> None:
    s = Outer.checked()
    with pytest.raises(IndexError, match="negative"):
        s.sub.x[-1] = 1
    with pytest.raises(IndexError, match="negative"):
        s.many[1].x[-1]
    with pytest.raises(TypeError, match="in place"):
        s.sub = Inner()
    with pytest.raises(TypeError, match="in place"):
        s.many[0].x = [1, 2, 3]
    with pytest.raises(AttributeError):
        s.tinny = 1  # type: ignore[attr-defined]
    s.tiny = 255
    with pytest.raises(Misfit):
        s.tiny += 1
    assert s.tiny == 255


def test_declaring_a_field_twice_is_an_error() -> None:
    with pytest.raises(TypeError, match="tiny a second time"):
        new_class("Twice", (Outer,), {}, lambda body: body.update(tiny=u8()))


HASH = """
from tests.kernel.test_struct import Outer
s = Outer()
s.tiny, s.big, s.yes, s.many[1].x[2] = 7, -(1 << 40), 1, -3
print(s.stable_hash())
"""


@pytest.mark.parametrize("seed", ["0", "4711"])
def test_the_hash_is_the_same_in_every_process(seed: str) -> None:
    s = Outer()
    s.tiny, s.big, s.yes, s.many[1].x[2] = 7, -(1 << 40), 1, -3
    assert python(HASH, PYTHONHASHSEED=seed).strip() == s.stable_hash()

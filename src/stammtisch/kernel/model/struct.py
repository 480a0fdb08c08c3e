"""Structs: a game's data, declared once.

A `Struct` is a plain class with typed integer fields, arrays, sub-structs and arrays of sub-structs::

    class Player(Struct):
        account = i32()
        coins = u8()
        hand = struct(Hand, see=OWNER)

From the declaration come the plain object (what a debugger, a test, the table sees), the packed record (a NumPy
dtype: what compiled rules see), cloning, equality, a stable hash, and, in `views`, JSON with names, redaction and
observations. Sizes of integers are the sizes of the packed fields; in checked mode a plain object refuses a value that
would not fit, and a packed copy of it always does.
"""

from __future__ import annotations

import hashlib
import math
import struct as packing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar, overload

from stammtisch.kernel.model.kinds import SEAT, Kind

if TYPE_CHECKING:
    import numpy as np

S = TypeVar("S", bound="Struct")


class Sight(Enum):
    """Who sees a field."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NOBODY = "nobody"
    UNTIL = "owner until"


@dataclass(frozen=True)
class See:
    """The visibility of a field: one of the four sights; `opens` names the field until which its owner sees it alone.

    The owner of a field is the seat whose element of an array declared with `owners=True` holds it. `opens` is a scalar
    field of the outermost struct; everybody sees the field as soon as that is not 0.
    """

    sight: Sight
    opens: str = ""


EVERYONE = See(Sight.EVERYONE)
OWNER = See(Sight.OWNER)
NOBODY = See(Sight.NOBODY)


def owner_until(opens: str) -> See:
    """Only the owner sees the field until the scalar `opens` of the state is set; then everyone does."""
    return See(Sight.UNTIL, opens)


class Vec(Protocol):
    """What a rule may do with a field that is an array."""

    def __getitem__(self, i: int, /) -> int: ...
    def __setitem__(self, i: int, v: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


@dataclass(frozen=True)
class Field:
    """The declaration of one field.

    `code` is the NumPy code of the integer ("" for a sub-struct), `shape` the array's shape, `of` the kind its
    numbers name, `at` the kinds its indices name, `flag` whether it only says yes or no. A `derived` field follows from
    the others and is kept for speed: it is not part of a view or a position. `within`: the least and the greatest
    number that it may hold, where its code could hold more (so for the components: what a box may say).
    """

    code: str
    shape: tuple[int, ...] = ()
    struct: type[Struct] | None = None
    see: See = EVERYONE
    of: Kind | None = None
    at: tuple[Kind | None, ...] = ()
    owners: bool = False
    flag: bool = False
    derived: bool = False
    within: tuple[int, int] | None = None

    @cached_property
    def bounds(self) -> tuple[int, int]:
        """The least and the greatest number that fits."""
        if self.flag:
            return 0, 1
        if self.within is not None:
            return self.within
        bits = 8 * int(self.code[1])
        return (0, (1 << bits) - 1) if self.code[0] == "u" else (-1 << bits - 1, (1 << bits - 1) - 1)

    @property
    def leaves(self) -> int:
        """How many single numbers the field holds."""
        return self.count * (len(self.struct.layout()) if self.struct else 1)

    @property
    def count(self) -> int:
        """How many elements the field has: 1 where it is no array."""
        return math.prod(self.shape)


def _integer(code: str, flag: bool = False) -> Any:
    def declare(
        *shape: int,
        see: See = EVERYONE,
        of: Kind | None = None,
        at: Kind | tuple[Kind | None, ...] | None = None,
        owners: bool = False,
        derived: bool = False,
        within: tuple[int, int] | None = None,
    ) -> Field:
        where = at if isinstance(at, tuple) else (at,) * len(shape)
        return Field(code, shape, None, see, of, (SEAT,) if owners else where, owners, flag, derived, within)

    return declare


if TYPE_CHECKING:

    class _Declare(Protocol):
        @overload
        def __call__(
            self, *, see: See = ..., of: Kind | None = ..., derived: bool = ..., within: tuple[int, int] | None = ...
        ) -> int: ...
        @overload
        def __call__(
            self,
            n: int,
            /,
            *,
            see: See = ...,
            of: Kind | None = ...,
            at: Kind | None = ...,
            owners: bool = ...,
            derived: bool = ...,
            within: tuple[int, int] | None = ...,
        ) -> Vec: ...
        @overload
        def __call__(
            self,
            n: int,
            m: int,
            /,
            *,
            see: See = ...,
            of: Kind | None = ...,
            at: tuple[Kind | None, ...] = ...,
            derived: bool = ...,
            within: tuple[int, int] | None = ...,
        ) -> list[Vec]: ...

    flag: _Declare
    i8: _Declare
    u8: _Declare
    i16: _Declare
    u16: _Declare
    i32: _Declare
    i64: _Declare

    def struct(cls: type[S], *, see: See = ...) -> S: ...  # noqa: D103 - documented below
    def structs(  # noqa: D103 - documented below
        cls: type[S], n: int, *, see: See = ..., at: Kind | None = ..., owners: bool = ...
    ) -> list[S]: ...
else:
    flag = _integer("u1", flag=True)
    i8, u8, i16, u16, i32, i64 = map(_integer, ("i1", "u1", "i2", "u2", "i4", "i8"))

    def struct(cls, *, see=EVERYONE):
        """A sub-struct."""
        return Field("", (), cls, see)

    def structs(cls, n, *, see=EVERYONE, at=None, owners=False):
        """An array of n sub-structs; with owners=True element i belongs to seat i."""
        return Field("", (n,), cls, see, None, (SEAT if owners else at,), owners)


@dataclass(frozen=True)
class Leaf:
    """One number of a struct: where it is, what it means and who sees it.

    `path` leads to it (names and indices), `sees` collects the visibilities on the way that are not "everyone",
    `owner` is the seat it belongs to (None: no seat).
    """

    path: tuple[str | int, ...]
    field: Field
    sees: tuple[See, ...]
    owner: int | None


class Misfit(OverflowError):
    """A value does not fit the field it was to be stored in."""


class _CheckedList(list[int]):
    """An array in checked mode: refuses values that do not fit and indices that wrap."""

    __slots__ = ("high", "label", "low")

    def __init__(self, items: list[int], label: str, low: int, high: int):
        super().__init__(items)
        self.label, self.low, self.high = label, low, high

    def __getitem__(self, i: Any) -> Any:
        if i < 0:
            raise IndexError(f"{self.label}[{i}]: a negative index")
        return list.__getitem__(self, i)

    def __setitem__(self, i: Any, v: Any) -> None:
        if i < 0:
            raise IndexError(f"{self.label}[{i}]: a negative index")
        if not self.low <= v <= self.high:
            raise Misfit(f"{v} does not fit {self.label}[{i}] ({self.low} to {self.high})")
        list.__setitem__(self, i, v)


class _Meta(type):
    """Turns the declared fields into slots, a dtype and generated methods."""

    fields: dict[str, Field]
    methods: dict[str, Any]
    extras: tuple[str, ...]

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], checked: bool = False) -> _Meta:
        own = {k: v for k, v in space.items() if isinstance(v, Field)}
        for k in own:
            del space[k]
        extras = tuple(space.pop("__extras__", ()))
        space["__slots__"] = (*own, *extras)
        cls = super().__new__(mcs, name, bases, space)
        cls.fields, cls.methods, cls.extras = {}, {}, extras
        for base in reversed(cls.__mro__[1:]):
            if isinstance(base, _Meta):
                cls.fields.update(base.fields)
                cls.methods.update(base.methods)
                cls.extras = (*(e for e in base.extras if e not in cls.extras), *cls.extras)
        for k in own:
            if k in cls.fields:
                raise TypeError(f"{name} declares {k} a second time")
        cls.fields.update(own)
        cls.methods.update({k: v for k, v in space.items() if is_rule_member(v)})
        if cls.fields:
            _generate(cls, checked)
        return cls

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], checked: bool = False):
        super().__init__(name, bases, space)


def is_rule_member(member: Any) -> bool:
    """Whether a class member is a rule or a property that is one."""
    return hasattr(member.fget if isinstance(member, property) else member, "rule_options")


def _generate(cls: Any, checked: bool) -> None:
    """Writes the methods that touch every field, as straight code: generic loops would be ten times slower."""
    make, take, flat, copy = [], [], [], []
    scope: dict[str, Any] = {"checked_list": _CheckedList, "put": object.__setattr__}
    at = 0
    for name, f in cls.fields.items():
        target = f"self.{name}"
        if f.struct:
            scope[f"new_{name}"] = f.struct.checked if checked else f.struct
            if f.shape:
                make.append(f"put(self, {name!r}, [new_{name}() for _ in range({f.shape[0]})])")
            else:
                make.append(f"put(self, {name!r}, new_{name}())")
            each = f.struct.size()
            for i in range(f.shape[0]) if f.shape else [None]:
                item = target if i is None else f"{target}[{i}]"
                other = f"other.{name}" if i is None else f"other.{name}[{i}]"
                take.append(f"{item}._take(v, at + {at})")
                flat.append(f"{item}._flat(out)")
                copy.append(f"{item}.copy_from({other})")
                at += each
        elif f.shape:
            low, high = f.bounds

            def fresh(n: int, name: str = name, low: int = low, high: int = high) -> str:
                if checked:
                    return f"checked_list([0] * {n}, {cls.__name__ + '.' + name!r}, {low}, {high})"
                return f"[0] * {n}"

            if len(f.shape) == 1:
                rows = [(target, f"other.{name}")]
                make.append(f"put(self, {name!r}, {fresh(f.shape[0])})")
            else:
                rows = [(f"{target}[{i}]", f"other.{name}[{i}]") for i in range(f.shape[0])]
                make.append(f"put(self, {name!r}, [{fresh(f.shape[1])} for _ in range({f.shape[0]})])")
            for mine, theirs in rows:
                n = f.shape[-1]
                if checked:
                    take.append(f"list.__setitem__({mine}, slice(None), v[at + {at}:at + {at + n}])")
                    copy.append(f"list.__setitem__({mine}, slice(None), {theirs})")
                else:
                    take.append(f"{mine}[:] = v[at + {at}:at + {at + n}]")
                    copy.append(f"{mine}[:] = {theirs}")
                flat.append(f"out.extend({mine})")
                at += n
        else:
            make.append(f"put(self, {name!r}, 0)")
            take.append(f"put(self, {name!r}, v[at + {at}])" if checked else f"{target} = v[at + {at}]")
            copy.append(f"put(self, {name!r}, other.{name})" if checked else f"{target} = other.{name}")
            flat.append(f"out.append({target})")
            at += 1
    make += [f"put(self, {extra!r}, None)" for extra in cls.extras]

    def define(signature: str, lines: list[str]) -> None:
        source = f"def {signature}:\n " + "\n ".join(lines or ["pass"])
        exec(compile(source, f"<{cls.__name__}>", "exec"), scope)
        function = scope[signature.split("(")[0]]
        function.__qualname__ = f"{cls.__name__}.{function.__name__}"
        setattr(cls, function.__name__, function)

    define("__init__(self)", make)
    define("_take(self, v, at)", take)
    define("_flat(self, out)", flat)
    define("copy_from(self, other)", copy)


class Struct(metaclass=_Meta):
    """Base of all structs; see the module's text. A fresh one holds zeros."""

    if TYPE_CHECKING:
        fields: dict[str, Field]
        methods: dict[str, Any]

        def copy_from(self, other: Self) -> None:
            """Takes over every value of another struct of the same class; they share nothing."""

        def _take(self, v: Any, at: int) -> None: ...
        def _flat(self, out: list[int]) -> None: ...

    def __setattr_checked__(self, name: str, value: Any) -> None:
        f = type(self).fields.get(name)
        if f is not None:
            if f.shape or f.struct:
                raise TypeError(f"{type(self).__name__}.{name} is an array or a struct: change it in place")
            low, high = f.bounds
            if not low <= value <= high:
                raise Misfit(f"{value} does not fit {type(self).__name__}.{name} ({low} to {high})")
        object.__setattr__(self, name, value)

    @classmethod
    def checked(cls) -> Self:
        """A fresh struct in checked mode: it raises Misfit instead of holding what a packed field could not."""
        twin = cls.__dict__.get("_checked")
        if twin is None:
            space = {
                "__setattr__": cls.__setattr_checked__,
                "__module__": cls.__module__,
                "__doc__": cls.__doc__,
                "_of": cls,
            }
            twin = _Meta(cls.__name__, (cls,), space, checked=True)
            cls._checked = twin  # type: ignore[attr-defined]
        made: Self = twin()
        return made

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """The packed record: an aligned NumPy structured dtype."""
        cls = cls._declared()
        if "_dtype" not in cls.__dict__:
            import numpy as np

            parts: list[Any] = []
            for name, f in cls.fields.items():
                base = f.struct.dtype() if f.struct else np.dtype(f.code)
                parts.append((name, base, f.shape) if f.shape else (name, base))
            cls._dtype = np.dtype(parts, align=True)  # type: ignore[attr-defined]
        found: np.dtype[Any] = cls._dtype  # type: ignore[attr-defined]
        return found

    @classmethod
    def _declared(cls) -> type[Self]:
        """The class as it was declared, for the checked one made from it."""
        declared: type[Self] = cls.__dict__.get("_of", cls)
        return declared

    @classmethod
    def layout(cls) -> tuple[Leaf, ...]:
        """All numbers of the struct in the order of the packed record."""
        cls = cls._declared()
        if "_layout" not in cls.__dict__:
            cls._layout = tuple(_leaves(cls))  # type: ignore[attr-defined]
        found: tuple[Leaf, ...] = cls._layout  # type: ignore[attr-defined]
        return found

    @classmethod
    def size(cls) -> int:
        """How many numbers a struct of this class holds."""
        return len(cls.layout())

    @classmethod
    def _packer(cls) -> packing.Struct:
        cls = cls._declared()
        if "_packing" not in cls.__dict__:
            cls._packing = packing.Struct("=" + _record(cls)[0])  # type: ignore[attr-defined]
        found: packing.Struct = cls._packing  # type: ignore[attr-defined]
        return found

    def flat(self) -> list[int]:
        """All numbers in the order of `layout`."""
        out: list[int] = []
        self._flat(out)
        return out

    def pack(self) -> bytes:
        """The packed record as bytes; raises Misfit when a value does not fit its field."""
        values = self.flat()
        try:
            return self._packer().pack(*values)
        except packing.error:
            for leaf, value in zip(self.layout(), values, strict=True):
                low, high = leaf.field.bounds
                if not low <= value <= high:
                    where = ".".join(map(str, leaf.path))
                    message = f"{value} does not fit {type(self).__name__}.{where} ({low} to {high})"
                    raise Misfit(message) from None
            raise

    def load(self, packed: bytes | memoryview) -> Self:
        """Takes all values from a packed record."""
        self._take(self._packer().unpack(packed), 0)
        return self

    def load_flat(self, values: list[int]) -> Self:
        """Takes all values from a list in the order of `layout`."""
        self._take(values, 0)
        return self

    def clone(self) -> Self:
        """A copy that shares nothing with this one. What is not a field (a scribe) is not copied."""
        new = type(self)()
        new.copy_from(self)
        return new

    def plain(self) -> Self:
        """A copy that is not in checked mode, several times quicker; for what is tried and thrown away."""
        new = self._declared()()
        new.copy_from(self)
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Struct):
            return NotImplemented
        return self._declared() is other._declared() and self.flat() == other.flat()

    __hash__ = None  # type: ignore[assignment]

    def stable_hash(self) -> str:
        """32 hex digits that depend on the values alone: the same on every machine and in every process."""
        return hashlib.blake2b(self.pack(), digest_size=16).hexdigest()

    def __repr__(self) -> str:
        inside = ", ".join(f"{k}={getattr(self, k)!r}" for k in type(self).fields)
        return f"{type(self).__name__}({inside})"


def _leaves(
    cls: type[Struct], path: tuple[str | int, ...] = (), sees: tuple[See, ...] = (), owner: int | None = None
) -> Iterator[Leaf]:
    for name, f in cls.fields.items():
        here = sees if f.see == EVERYONE else (*sees, f.see)

        def inside(
            way: tuple[str | int, ...], seat: int | None, f: Field = f, here: tuple[See, ...] = here
        ) -> Iterator[Leaf]:
            if f.struct:
                yield from _leaves(f.struct, way, here, seat)
            else:
                yield Leaf(way, f, here, seat)

        if not f.shape:
            yield from inside((*path, name), owner)
        elif len(f.shape) == 1:
            for i in range(f.shape[0]):
                yield from inside((*path, name, i), i if f.owners else owner)
        else:
            for i in range(f.shape[0]):
                for j in range(f.shape[1]):
                    yield from inside((*path, name, i, j), owner)


CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "i8": "q"}
"""What the struct module calls the numbers of a field."""


def _record(cls: type[Struct]) -> tuple[str, int, int]:
    """How the packed record of a class is laid out: its format for the struct module, padding included, its size, and
    to what it is aligned. The same as `Struct.dtype`, where NumPy cannot be had.
    """
    out, size, widest = "", 0, 1
    for f in cls.fields.values():
        each, length, aligned = _record(f.struct) if f.struct else (CODES[f.code], int(f.code[1]), int(f.code[1]))
        gap = -size % aligned
        out += "x" * gap + (each * f.count if f.struct else f"{f.count}{each}")
        size += gap + f.count * length
        widest = max(widest, aligned)
    gap = -size % widest
    return out + "x" * gap, size + gap, widest


def each_field(cls: type[Struct], visit: Callable[[str, Field], None]) -> None:
    """Calls visit(name, field) for every field of a struct and of the structs in it."""
    for name, f in cls.fields.items():
        visit(name, f)
        if f.struct:
            each_field(f.struct, visit)

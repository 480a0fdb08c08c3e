"""What a name or an expression in a rule stands for, as far as its declaration says: a number, an array, a struct."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, EnumMeta
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from stammtisch.kernel.model.moves import Moves, moves_class
from stammtisch.kernel.model.struct import Field, Struct, Vec


class Form(Enum):
    """The forms of what a rule handles."""

    NUMBER = "a number"
    ROW = "an array of numbers"
    ROWS = "a table of numbers"
    STRUCT = "struct"
    STRUCTS = "structs"
    FUNCTION = "function"
    THING = "thing"
    TEXT = "a text"
    NOTHING = "nothing"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Shape:
    """What something is: its form, and of a struct the class, of a function the function, of a thing (a module, a
    class) the thing itself. A `bound` function has its `self` already.
    """

    form: Form
    of: Any = None
    bound: bool = False

    def __str__(self) -> str:
        name = getattr(self.of, "__name__", "")
        if self == TRUTH:
            return "a truth value"
        return {Form.STRUCT: f"a {name}", Form.STRUCTS: f"an array of {name}", Form.FUNCTION: "a rule"}.get(
            self.form, name if self.form is Form.THING else self.form.value
        )

    def fits(self, wanted: Shape) -> bool:
        """Whether something of this shape may stand where that one is wanted; what is not known always may."""
        if Form.UNKNOWN in (self.form, wanted.form):
            return True
        if self.form is not wanted.form:
            return False
        if self.form in (Form.STRUCT, Form.STRUCTS):
            return issubclass(self.of, wanted.of) or issubclass(wanted.of, self.of)
        return True

    def met(self, other: Shape) -> Shape:
        """What is known where two ways have met on which it was one or the other."""
        if self == other:
            return self
        return NUMBER if self.form is other.form is Form.NUMBER else UNKNOWN


NUMBER, ROW, ROWS, TEXT, NOTHING, UNKNOWN = map(
    Shape, (Form.NUMBER, Form.ROW, Form.ROWS, Form.TEXT, Form.NOTHING, Form.UNKNOWN)
)
TRUTH = Shape(Form.NUMBER, bool)
"""What a comparison gives: a number that is 0 or 1, but not to every operator."""


_MOVES = moves_class(1)
"""A list of options, whose fields are declared where its size is known."""


def of_field(f: Field) -> Shape:
    """What a field of a struct is."""
    if f.struct:
        return Shape(Form.STRUCTS if f.shape else Form.STRUCT, f.struct)
    return (NUMBER, ROW, ROWS)[len(f.shape)] if len(f.shape) < 3 else UNKNOWN


def of_hint(hint: Any) -> Shape:
    """What an annotation says."""
    if hint in (int, bool):
        return TRUTH if hint is bool else NUMBER
    if hint is Moves:
        return Shape(Form.STRUCT, _MOVES)
    if hint is None or hint is type(None):
        return NOTHING
    if hint is Vec:
        return ROW
    if isinstance(hint, type) and issubclass(hint, Struct):
        return Shape(Form.STRUCT, hint)
    if get_origin(hint) is list:
        inner = of_hint(get_args(hint)[0])
        if inner.form is Form.STRUCT:
            return Shape(Form.STRUCTS, inner.of)
        return ROWS if inner is ROW else UNKNOWN
    return UNKNOWN


def of_value(value: Any) -> Shape:
    """What a global of a module is."""
    if isinstance(value, int):
        return TRUTH if isinstance(value, bool) else NUMBER
    if isinstance(value, str):
        return TEXT
    if callable(value) and not isinstance(value, type):
        return Shape(Form.FUNCTION, value)
    if inspect.ismodule(value) or isinstance(value, type):
        return Shape(Form.THING, value)
    return UNKNOWN


def members(thing: Any) -> list[str]:
    """What a module, an enumeration or another class has, for a hint."""
    if isinstance(thing, EnumMeta):
        return list(thing.__members__)
    return [name for name in dir(thing) if not name.startswith("_")]


@cache
def hints_of(f: Callable[..., Any]) -> dict[str, Any]:
    """The annotations of a function, resolved; none where they cannot be."""
    try:
        return get_type_hints(f)
    except (NameError, AttributeError, TypeError):
        return {}


def classes_in(*classes: type[Struct]) -> Iterator[type[Struct]]:
    """These structs and all structs in them, each once."""
    seen: set[type[Struct]] = set()
    todo = list(classes)
    while todo:
        cls = todo.pop(0)
        if cls not in seen:
            seen.add(cls)
            yield cls
            todo += [f.struct for f in cls.fields.values() if f.struct]

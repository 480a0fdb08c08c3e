"""Rules: ordinary functions that also run as machine code. `@rule` leaves a function as it stands.

What becomes of it is told in `stammtisch.kernel.twins.quiet`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_type_hints, overload

F = TypeVar("F", bound=Callable[..., Any])

AT_TABLE = True
"""True in the plain twin. `if AT_TABLE:` guards what only a table needs."""

COMPILED = False
"""True in the fast twin."""

TOLD = ("tell", "forbid")
"""Methods that only a table needs; so are helpers that are called `tell_...` or `forbid_...`."""


@overload
def rule(f: F, /) -> F: ...
@overload
def rule(*, entry: bool = ...) -> Callable[[F], F]: ...
def rule(f: Any = None, /, **options: bool) -> Any:
    """Marks a function or a method of a Struct as a rule; entry=True for one that Python itself calls compiled.

    Raises RuleError for one that is called like a helper of a table: two twins would leave out its calls, unsaid.
    """
    if f is None:
        return lambda g: rule(g, **options)
    if is_told(f.__name__):
        raise RuleError(f"`{f.__name__}` is no name for a rule: what tells or forbids is done by the plain twin alone")
    f.rule_options = options
    return f


def is_told(name: str) -> bool:
    """Whether a helper of this name only tells or forbids."""
    return name.startswith(tuple(f"{told}_" for told in TOLD))


@dataclass(frozen=True)
class ArrayOf:
    """What an entry's parameter is in the fast twin: an array of a NumPy type with so many dimensions, in C order."""

    type: str
    dimensions: int = 1


Line = Annotated[Any, ArrayOf("int64")]
Grid = Annotated[Any, ArrayOf("int64", 2)]
"""Parameters of an entry that are arrays of whole numbers; any that is not annotated so is a single one."""


def arrays_of(f: Callable[..., Any]) -> dict[str, ArrayOf]:
    """The parameters of an entry that are annotated as arrays."""
    hints = get_type_hints(f, include_extras=True)
    marks = {name: getattr(hint, "__metadata__", (None,))[0] for name, hint in hints.items()}
    return {name: mark for name, mark in marks.items() if isinstance(mark, ArrayOf)}


class RuleError(SyntaxError):
    """A rule does what the two twins would not do alike."""

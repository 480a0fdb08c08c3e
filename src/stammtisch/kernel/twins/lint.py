"""What the twins would not do alike, found in the syntax trees of rules."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from typing import Any

from stammtisch.kernel.model.struct import Field, Struct, each_field
from stammtisch.kernel.twins.quiet import functions, is_told, syntax

CHANGES = frozenset(
    (
        *("add", "ask", "ask_all", "below", "clear", "draw", "drop", "glimpse", "pick", "pop", "push", "remove"),
        *("roll", "seed", "settle", "stop", "take", "then"),
    )
)
"""Methods of the kernel that change something; in a tell they would do so in one twin only."""


def lint(f: Callable[..., Any], whole: frozenset[str]) -> Iterator[str]:
    """What the twins would not do alike: one sentence for each place.

    `whole` are the names of fields that are arrays or structs, and with "[]" of those whose elements are. Assigning one
    gives a plain struct a second name for the same thing, but copies bytes in a record.
    """
    written = functions(f.__code__.co_filename, None)[f.__code__.co_firstlineno]
    for node in ast.walk(written):
        if isinstance(node, ast.Call) and is_told(node):
            inside = (n for argument in [*node.args, *node.keywords] for n in ast.walk(argument))
            for call in inside:
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in CHANGES:
                    where = f"{f.__code__.co_filename}:{call.lineno}"
                    yield f"{where}: .{call.func.attr}() in a tell happens in one twin only"
    tree = syntax(f, compiled=False)
    for node in ast.walk(tree):
        where = f"{inspect.getsourcefile(f)}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Assign):
            for target in node.targets:
                holder = target.value if isinstance(target, ast.Subscript) else None
                if isinstance(holder, ast.Attribute) and f"{holder.attr}[]" in whole:
                    yield f"{where}: an element of .{holder.attr} is a struct or a row: copy its parts, not itself"
                if isinstance(target, ast.Attribute) and target.attr in whole:
                    yield f"{where}: .{target.attr} is an array or a struct: copy its elements instead of assigning it"
                if isinstance(target, ast.Tuple) and any(not isinstance(t, ast.Name) for t in target.elts):
                    yield f"{where}: swap with a temporary: a tuple assignment of elements differs between the twins"
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("any", "all", "reversed")
        ):
            yield f"{where}: {node.func.id}() does not compile: write the loop"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.keywords:
            yield f"{where}: .{node.func.attr}() with a keyword does not compile: give all arguments by position"
        elif isinstance(node, ast.GeneratorExp | ast.DictComp | ast.SetComp | ast.Dict | ast.Set | ast.JoinedStr):
            yield f"{where}: rules count with integers in fixed arrays; {type(node).__name__} does not compile"
        elif (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div | ast.Pow)) or (
            isinstance(node, ast.Constant) and isinstance(node.value, float)
        ):
            yield f"{where}: rules count with whole numbers only"


def wholes(*classes: type[Struct]) -> frozenset[str]:
    """The names of all fields that are arrays or structs, in these structs and the structs in them; see `lint`."""
    found: set[str] = set()
    for cls in classes:
        each_field(cls, lambda name, f: found.update(_wholes(name, f)))
    return frozenset(found)


def _wholes(name: str, f: Field) -> Iterator[str]:
    if f.shape or f.struct:
        yield name
    if f.shape and (f.struct or len(f.shape) > 1):
        yield f"{name}[]"

"""Rules: ordinary functions that also run as machine code.

`@rule` leaves a function as it stands. What a title's rules run as is a *twin*:

- the **plain twin** is the functions themselves over plain structs; they tell what happens (`s.tell`), say what forbids
  an option (`moves.forbid`) and note what chance brought;
- the **quiet twin** is the same functions, still Python, without those statements;
- the **fast twin** is the quiet one compiled by Numba over packed records.

There is one source: the twins are made from the syntax tree of each rule, by leaving out statements that only a table
needs and by giving the copies other globals, so that all three live side by side in one process.

What is left out of the quiet and the fast twin: `….tell(…)` and `….forbid(…)` statements, calls of helpers named
`tell_…` and `forbid_…`, `if AT_TABLE:` blocks, and the keywords `of=` and `seen_by=` of calls (what a chance result
is called, and who sees it). `if COMPILED:` chooses between the two that are left.
"""

from __future__ import annotations

import ast
import copy
import functools
import inspect
import linecache
import types
from collections.abc import Callable, Mapping
from typing import Any, cast

from stammtisch.kernel.model.rule import TOLD, RuleError, is_told

TABLE_KEYWORDS = ("of", "seen_by")

SIGNED = "signed"
"""What the fast twin wraps around everything it reads from a record; see `fast.signed`."""
UNSIGNED = "unsigned"
"""What it wraps around every index that is reckoned; see `fast.unsigned`."""


def method_name(name: str, arguments: int) -> str:
    """What a rule method is called in compiled code, where a name has one number of arguments for all structs."""
    return f"{name}/{arguments}"


def only_tells(call: ast.Call) -> bool:
    """Whether a statement only tells or forbids: by the method itself, or by a helper named after it."""
    f = call.func
    if isinstance(f, ast.Attribute):
        return f.attr in TOLD
    return isinstance(f, ast.Name) and is_told(f.id)


class _Quiet(ast.NodeTransformer):
    """Leaves out of a rule what only a table needs."""

    def __init__(self, compiled: bool, scope: dict[str, Any], names: frozenset[str]):
        self.globals, self.locals = scope, names
        self.known = {"AT_TABLE": False, "COMPILED": compiled}

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        call = node.value
        if isinstance(call, ast.Constant) or (isinstance(call, ast.Call) and only_tells(call)):
            return None
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        node.keywords = [k for k in node.keywords if k.arg not in TABLE_KEYWORDS]
        called = node.func
        if isinstance(called, ast.Attribute):
            if self.known["COMPILED"] and not self._names_module(called.value):
                called.attr = method_name(called.attr, len(node.args) + len(node.keywords))
            called.value = self._place(called.value)
        node.args = [self.visit(argument) for argument in node.args]
        for keyword in node.keywords:
            keyword.value = self.visit(keyword.value)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        return self._read(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        return self._read(node)

    def _read(self, node: ast.Attribute | ast.Subscript) -> ast.expr:
        """What is read from a record counts as a signed number of 64 bits, whatever its field is (`fast.signed`)."""
        reads = isinstance(node.ctx, ast.Load) and not self._is_outside(node)
        place = self._place(node)
        if not (self.known["COMPILED"] and reads):
            return place
        return ast.copy_location(ast.Call(ast.Name(SIGNED, ast.Load()), [place], []), node)

    def _place(self, node: ast.expr) -> ast.expr:
        """A chain of fields and elements up to its last link, with what stands between brackets visited."""
        if not isinstance(node, ast.Attribute | ast.Subscript):
            return cast(ast.expr, self.visit(node))
        outside = self._is_outside(node)
        node.value = self._place(node.value)
        if isinstance(node, ast.Subscript):
            node.slice = self.visit(node.slice)
            reckoned = not isinstance(node.slice, ast.Constant | ast.UnaryOp | ast.Tuple | ast.Slice)
            if self.known["COMPILED"] and reckoned and not outside:
                node.slice = ast.copy_location(ast.Call(ast.Name(UNSIGNED, ast.Load()), [node.slice], []), node)
        return node

    def _is_outside(self, node: ast.expr) -> bool:
        """Whether a chain begins at a global: a module, an enumeration, a table of constants."""
        while isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
        return isinstance(node, ast.Name) and node.id in self.globals and node.id not in self.locals

    def visit_For(self, node: ast.For) -> ast.AST:
        """What is counted off from an array is signed, too."""
        self.generic_visit(node)
        counts = (
            isinstance(node.iter, ast.Call) and isinstance(node.iter.func, ast.Name) and node.iter.func.id == "range"
        )
        if self.known["COMPILED"] and isinstance(node.target, ast.Name) and not counts:
            item = ast.Call(ast.Name(SIGNED, ast.Load()), [ast.Name(node.target.id, ast.Load())], [])
            node.body.insert(0, ast.copy_location(ast.Assign([ast.Name(node.target.id, ast.Store())], item), node))
        return node

    def _names_module(self, node: ast.expr) -> bool:
        """Whether an expression is a module, so that what is called is a function in it and no method."""
        return isinstance(node, ast.Name) and inspect.ismodule(self.globals.get(node.id))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        return self.generic_visit(ast.copy_location(ast.Assign([node.target], node.value), node))

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Says the truth wherever else a rule asks (`not AT_TABLE`)."""
        return ast.copy_location(ast.Constant(self.known[node.id]), node) if node.id in self.known else node

    def visit_If(self, node: ast.If) -> Any:
        truth = self._truth(node.test)
        self.generic_visit(node)
        if truth is None:
            node.body = node.body or [ast.copy_location(ast.Pass(), node)]
            if len(node.body) == 1 and isinstance(node.body[0], ast.Pass) and not node.orelse:
                return None if _is_simple(node.test) else node
            return self._unforked(node) or node
        return node.body if truth else node.orelse or None

    def _unforked(self, node: ast.If) -> ast.stmt | None:
        """`if legal: moves.allow(option)` as a call of `Moves.allow_if` in the fast twin, where the option is plain."""
        only = node.body[0]
        if not self.known["COMPILED"] or node.orelse or len(node.body) > 1:
            return None
        if not (isinstance(only, ast.Expr) and isinstance(only.value, ast.Call)):
            return None
        call, allows = only.value, method_name("allow", 1)
        if not (isinstance(call.func, ast.Attribute) and call.func.attr == allows and _is_plain(call.args[0])):
            return None
        call.func.attr = method_name("allow_if", 2)
        call.args.append(node.test)
        return only

    def _truth(self, test: ast.expr) -> bool | None:
        """What is already known of a condition: a constant, or a conjunction with a false one."""
        if isinstance(test, ast.Name):
            return self.known.get(test.id)
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
            return False if any(self._truth(part) is False for part in test.values) else None
        return None

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, ast.For | ast.While | ast.FunctionDef | ast.match_case) and not node.body:
            node.body = [ast.Pass()]
        return node


def _is_simple(test: ast.expr) -> bool:
    """Whether a condition can be dropped without a trace: it calls nothing."""
    calls = (n.func for n in ast.walk(test) if isinstance(n, ast.Call))
    return all(isinstance(f, ast.Name) and f.id in (SIGNED, UNSIGNED) for f in calls)


def _is_plain(value: ast.expr) -> bool:
    """Whether a number can be reckoned though nobody wants it: names, fields, constants and sums."""
    refused = ast.Subscript | ast.IfExp | ast.Div | ast.FloorDiv | ast.Mod
    return _is_simple(value) and not any(isinstance(n, refused) for n in ast.walk(value))


@functools.cache
def functions(file: str, compiled: bool | None) -> dict[int, ast.FunctionDef]:
    """All functions of a source file by the line they begin in, decorators included.

    Each twin changes a tree of its own; the one for None stays as it is written.
    """
    found = {}
    for node in ast.walk(ast.parse("".join(linecache.getlines(file)), file)):
        if isinstance(node, ast.FunctionDef):
            found[min([node.lineno, *(d.lineno for d in node.decorator_list)])] = node
    return found


_quiet: dict[tuple[str, int, bool], ast.FunctionDef] = {}


def syntax(f: Callable[..., Any], compiled: bool) -> ast.FunctionDef:
    """The syntax tree of a rule's quiet or (compiled) fast twin, with the line numbers of its source.

    Raises RuleError if the source cannot be found or is no longer what was imported.
    """
    code = f.__code__
    place = (code.co_filename, code.co_firstlineno, compiled)
    if place not in _quiet:
        node = functions(code.co_filename, compiled).get(code.co_firstlineno)
        if node is None or node.name != f.__name__:
            raise RuleError(f"the source of {f.__qualname__} is not (or no longer) in {code.co_filename}")
        _quiet[place] = _made_quiet(node, compiled, f.__globals__)
    return _quiet[place]


def _made_quiet(node: ast.FunctionDef, compiled: bool, scope: dict[str, Any]) -> ast.FunctionDef:
    """Changes the tree of a function into that of its quiet twin."""
    node.decorator_list, node.returns = [], None
    kept = [a for a in node.args.args if a.arg not in TABLE_KEYWORDS]
    if len(kept) < len(node.args.args):  # such parameters are the last ones and have defaults
        node.args.defaults = node.args.defaults[: len(node.args.defaults) - (len(node.args.args) - len(kept))]
        node.args.args = kept
    for argument in kept:
        argument.annotation = None
    stored = (n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    names = frozenset((*(argument.arg for argument in kept), *stored))
    node = cast(ast.FunctionDef, _Quiet(compiled, scope, names).visit(node))
    ast.fix_missing_locations(node)
    return node


def quiet_copy(f: Any, compiled: bool, scope: dict[str, Any], arguments: int | None = None) -> Any:
    """A copy of a rule without what only a table needs, living in other globals.

    With `arguments` it takes so many (self apart) and no defaults: those that are left out are set in its body.
    """
    node = syntax(f, compiled)
    if arguments is not None:
        node = copy.deepcopy(node)
        node.args.args, left_out = node.args.args[: arguments + 1], node.args.args[arguments + 1 :]
        defaults = node.args.defaults[len(node.args.defaults) - len(left_out) :]
        set_here = [
            ast.Assign([ast.Name(p.arg, ast.Store())], default) for p, default in zip(left_out, defaults, strict=True)
        ]
        node.body, node.args.defaults = [*set_here, *node.body], []
        ast.fix_missing_locations(node)
    module = ast.Module([node], [])
    code = compile(module, inspect.getsourcefile(f) or "<rule>", "exec", dont_inherit=True)
    body = next(c for c in code.co_consts if isinstance(c, types.CodeType))
    made = types.FunctionType(body, scope, f.__name__, (f.__defaults__ or ())[: len(node.args.defaults)] or None)
    made.__module__, made.__qualname__ = f.__module__, f.__qualname__
    return made


Given = Mapping[Callable[..., Any], Any]


def in_its_place(value: Any, given: Given) -> Any:
    """What rules that are bound together see instead of a global of their module."""
    return given.get(value, value) if isinstance(value, types.FunctionType) else value


class Binding:
    """The quiet twin: rules bound together, as attributes.

    `entries` are the rules that are called from outside. `given` says which rule takes the place of which function (a
    title's own setup of `drive.setup`), wherever that is called; it goes by the function, not by its name, so that a
    title may call its rules what it likes. Over plain structs.
    """

    compiled = False

    def __init__(self, entries: list[Any], given: Given):
        self._given = given
        self._copies: dict[Any, Any] = {}
        self.prepare()
        for f in entries:
            self.add(f)

    def prepare(self) -> None:
        """What has to happen before the first copy is made."""

    def add(self, f: Any) -> None:
        """Binds one more entry."""
        setattr(self, f.__name__, self.twin(f))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"no rule {name} is bound here")

    def twin(self, f: Any) -> Any:
        """The copy of one rule, made when first asked for."""
        if f not in self._copies:
            scope: dict[str, Any] = {"__builtins__": __builtins__}
            made = self.copy(f, scope)
            self._copies[f] = self.finish(made, f)
            self.fill(made, scope, f)
        return self._copies[f]

    def copy(self, f: Any, scope: dict[str, Any], arguments: int | None = None) -> Any:
        """A copy of one rule, in globals that are filled later; `arguments` as in `quiet_copy`."""
        return quiet_copy(f, self.compiled, scope, arguments)

    def finish(self, copy: Any, f: Any) -> Any:
        """What becomes of a copy; the fast twin compiles it here."""
        return copy

    def fill(self, copy: Any, scope: dict[str, Any], f: Any) -> None:
        """Gives a copy its globals: what it names, with rules replaced by their twins."""
        for name in names_in(copy.__code__):
            if name in f.__globals__:
                value = in_its_place(f.__globals__[name], self._given)
                scope[name] = self.twin(value) if hasattr(value, "rule_options") else value


class PlainBinding(Binding):
    """The plain twin: rules bound together as they stand."""

    def copy(self, f: Any, scope: dict[str, Any], arguments: int | None = None) -> Any:
        made = types.FunctionType(f.__code__, scope, f.__name__, f.__defaults__)
        made.__module__, made.__qualname__ = f.__module__, f.__qualname__
        return made


def names_in(code: types.CodeType) -> list[str]:
    """All names that a function's code mentions, nested code included, in order."""
    found = dict.fromkeys(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            found.update(dict.fromkeys(names_in(constant)))
    return list(found)

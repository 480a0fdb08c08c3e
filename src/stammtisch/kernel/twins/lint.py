"""Slips in rules, found in their syntax trees: what the twins would not do alike, and what none of them could do.

The lint follows what is declared: the fields of structs, the annotations of parameters, the parameters of rules. What
nothing is declared about it lets pass. Each slip is a sentence with its place, `file:line: ...`.
"""

from __future__ import annotations

import ast
import builtins
import functools
import inspect
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import FunctionType, MethodType
from typing import Any

from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.model.rule import arrays_of
from stammtisch.kernel.model.struct import Field, Struct
from stammtisch.kernel.model.wanted import meant
from stammtisch.kernel.twins.quiet import TABLE_KEYWORDS, functions, only_tells
from stammtisch.kernel.twins.shapes import (
    NOTHING,
    NUMBER,
    ROW,
    TEXT,
    TRUTH,
    UNKNOWN,
    Form,
    Shape,
    classes_in,
    hints_of,
    members,
    of_field,
    of_hint,
    of_value,
)

CHANGES = frozenset(
    (
        *("add", "ask", "ask_all", "below", "clear", "confirm", "draw", "drop", "glimpse", "pick", "pop", "push"),
        *("remove", "roll", "seed", "stop", "take", "then"),
    )
)
"""Methods of the kernel that change something; in a tell they would do so in one twin only."""

BUILT_IN = frozenset(("range", "len", "min", "max", "abs", "int", "bool"))
"""The functions of Python that compile and do the same in every twin."""

STATEMENTS = {
    ast.Try: "try", ast.With: "with", ast.Raise: "raise", ast.Import: "import", ast.ImportFrom: "import",
    ast.FunctionDef: "a function in a function", ast.ClassDef: "a class", ast.Global: "global",
    ast.Nonlocal: "nonlocal", ast.Delete: "del", ast.Assert: "assert",
}  # fmt: skip
"""Statements that no rule may have, and what they are called."""

MAKING = (ast.List, ast.ListComp, ast.GeneratorExp, ast.Dict, ast.DictComp, ast.Set, ast.SetComp, ast.JoinedStr)
"""Expressions that make something no rule can hold."""

CONSTANT = (ast.Constant, ast.Name, ast.Attribute, ast.UnaryOp, ast.BinOp, ast.operator, ast.unaryop, ast.expr_context)
"""Of what an expression consists whose value is known before anything is played."""

MOST_SHIFT = 62
"""By so many places a 1 can be shifted in 64 bits with a sign."""

Env = dict[str, Shape]


@dataclass(frozen=True)
class Said:
    """A statement that tells or forbids: where it stands, the method, its arguments by position, and its facts.

    Each fact comes with the kind that its value is declared to be of (None: not known).
    """

    where: str
    method: str
    arguments: tuple[ast.expr, ...]
    facts: tuple[tuple[str, ast.expr, Kind | None], ...]


def slips(rules: Iterable[Callable[..., Any]], *structs: type[Struct]) -> Iterator[str]:
    """All slips in these rules and in the rule methods of these structs and of the structs in them, each once."""
    yield from dict.fromkeys(slip for walker in _walks(rules, *structs) for slip in walker.found)


def sayings(rules: Iterable[Callable[..., Any]], *structs: type[Struct]) -> Iterator[Said]:
    """Everything that these rules, and the helpers they call at a table, tell and forbid."""
    for walker in _walks(rules, *structs):
        yield from walker.said


def _walks(rules: Iterable[Callable[..., Any]], *structs: type[Struct]) -> Iterator[_Walker]:
    """A walk through each of these rules and methods, and through the helpers that they call at a table."""
    todo: list[tuple[Any, type[Struct] | None]] = [
        (m.fget if isinstance(m, property) else m, cls) for cls in classes_in(*structs) for m in cls.methods.values()
    ]
    methods = {f for f, _ in todo}
    todo += [(f, None) for f in rules if f not in methods]
    seen = set[tuple[Any, Any]]()
    for f, owner in todo:  # grows on the way
        if (f, owner) not in seen:
            seen.add((f, owner))
            walker = _Walker(f, owner)
            walker.walk()
            todo += [(helper, None) for helper in walker.helpers]
            yield walker


def lint(f: Callable[..., Any], owner: type[Struct] | None = None) -> list[str]:
    """The slips in one rule; `owner` is the struct that it is a method of."""
    walker = _Walker(f, owner)
    walker.walk()
    return walker.found


class _Walker:
    """Walks through the statements of a rule in their order and keeps what each name stands for."""

    def __init__(self, f: Callable[..., Any], owner: type[Struct] | None):
        self.f, self.file = f, f.__code__.co_filename
        self.node = functions(self.file, None)[f.__code__.co_firstlineno]
        self.hints, self.arrays = hints_of(f), arrays_of(f)
        self.names = set(f.__code__.co_varnames)
        self.env: Env = {}
        for argument in self.node.args.args:
            self.env[argument.arg] = of_hint(self.hints.get(argument.arg, Any))
        if owner is not None:
            self.env[self.node.args.args[0].arg] = Shape(Form.STRUCT, owner)
        self.at_table = not hasattr(f, "rule_options")
        self.found: list[str] = []
        self.helpers: list[Callable[..., Any]] = []
        """Functions of the title that are called at a table."""
        self.said: list[Said] = []

    def slip(self, node: ast.AST, sentence: str) -> None:
        self.found.append(f"{self.file}:{getattr(node, 'lineno', 0)}: {sentence}")

    def in_rule(self, node: ast.AST, sentence: str) -> None:
        """A slip where all twins go; what only a table does may do it."""
        if not self.at_table:
            self.slip(node, sentence)

    def walk(self) -> None:
        self.block(self.node.body)
        wanted = of_hint(self.hints.get("return", Any))
        if wanted.form not in (Form.NOTHING, Form.UNKNOWN) and _falls_through(self.node.body):
            self.slip(self.node, f"`{self.f.__name__}` may end without returning {wanted}")

    # ---------------------------------------------------------------------------------------------- statements

    def block(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        forbidden = STATEMENTS.get(type(node))
        if forbidden is not None:
            self.in_rule(node, f"a rule cannot hold {forbidden}")
        elif isinstance(node, ast.Expr):
            self.expression(node.value)
        elif isinstance(node, ast.Assign):
            shape = self.shape(node.value)
            for target in node.targets:
                self.assign(target, shape, node.value)
        elif isinstance(node, ast.AnnAssign):
            if node.value is not None:
                self.assign(node.target, self.shape(node.value), node.value)
        elif isinstance(node, ast.AugAssign):
            self.operator(node, node.op, node.value)
            self.number(node.target, self.shape(node.target), "be counted up or down")
            self.number(node.value, self.shape(node.value), "be counted with")
            if isinstance(node.target, ast.Name):
                self.env[node.target.id] = NUMBER
        elif isinstance(node, ast.Return):
            self.returns(node)
        elif isinstance(node, ast.If):
            self.branches(node)
        elif isinstance(node, ast.While):
            self.condition(node.test)
            self.loop(node)
        elif isinstance(node, ast.For):
            over = self.shape(node.iter)
            each = {Form.ROW: NUMBER, Form.ROWS: ROW, Form.STRUCTS: Shape(Form.STRUCT, over.of)}.get(over.form, UNKNOWN)
            if over.form in (Form.NUMBER, Form.STRUCT):
                self.slip(node.iter, f"`{ast.unparse(node.iter)}` is {over}: one cannot go through it; range(...) can")
            self.assign(node.target, NUMBER if _is_range(node.iter) else each, None)
            self.loop(node)

    def expression(self, node: ast.expr) -> None:
        """A statement that is an expression: a call, or a docstring."""
        if isinstance(node, ast.Constant):
            return
        if not (isinstance(node, ast.Call) and only_tells(node)):
            self.shape(node)
            return
        for part in (*node.args, *node.keywords):
            for call in ast.walk(part):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in CHANGES:
                    self.slip(call, f".{call.func.attr}() in a tell happens in one twin only")
        self.table_only(lambda: self.shape(node))
        if isinstance(node.func, ast.Attribute):
            facts = tuple((k.arg, k.value, self.kind_of(k.value)) for k in node.keywords if k.arg)
            self.said.append(Said(f"{self.file}:{node.lineno}", node.func.attr, tuple(node.args), facts))

    def kind_of(self, node: ast.expr) -> Kind | None:
        """The kind of thing that a field, or an element of one, is declared to name; of a Secret, what is in it."""
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Secret" and node.args:
            return self.kind_of(node.args[-1])
        while isinstance(node, ast.Subscript):
            node = node.value
        f = self.field_of(node)
        return f.of if f else None

    def field_of(self, node: ast.expr) -> Field | None:
        """The field of a struct that an expression reads."""
        if not isinstance(node, ast.Attribute):
            return None
        base = self.shape(node.value)
        return base.of.fields.get(node.attr) if base.form is Form.STRUCT else None

    def table_only(self, look: Callable[[], Any]) -> None:
        before, self.at_table = self.at_table, True
        look()
        self.at_table = before

    def branches(self, node: ast.If) -> None:
        before = dict(self.env)
        at_table, self.at_table = self.at_table, self.at_table or _is_for_tables(node.test)
        self.condition(node.test)
        self.block(node.body)
        self.at_table = at_table
        after, self.env = self.env, before
        self.block(node.orelse)
        self.merge(after)

    def loop(self, node: ast.While | ast.For) -> None:
        before = dict(self.env)
        self.block(node.body)
        self.merge(before)
        self.block(node.orelse)

    def merge(self, other: Env) -> None:
        """What is known after two ways have met."""
        for name, shape in other.items():
            self.env[name] = self.env.setdefault(name, shape).met(shape)

    def returns(self, node: ast.Return) -> None:
        wanted = of_hint(self.hints.get("return", Any))
        given = NOTHING if node.value is None else self.shape(node.value)
        if not given.fits(wanted):
            self.slip(node, f"`{self.f.__name__}` is to return {wanted}, not {given}")

    def assign(self, target: ast.expr, shape: Shape, value: ast.expr | None) -> None:
        if isinstance(target, ast.Name):
            self.env[target.id] = shape
        elif isinstance(target, ast.Tuple):
            if any(not isinstance(t, ast.Name) for t in target.elts):
                self.in_rule(target, "swap with a temporary: a tuple assignment of elements differs between the twins")
            parts = value.elts if isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts) else None
            for i, part in enumerate(target.elts):
                self.assign(part, self.shape(parts[i]) if parts else UNKNOWN, None)
        elif isinstance(target, ast.Attribute):
            held = self.shape(target)
            if held.form in (Form.ROW, Form.ROWS, Form.STRUCT, Form.STRUCTS):
                self.slip(target, f".{target.attr} is an array or a struct: copy its elements instead of assigning it")
            elif held.form is Form.NUMBER and not shape.fits(NUMBER):
                self.slip(target, f".{target.attr} holds a number, not {shape}")
        elif isinstance(target, ast.Subscript):
            held = self.shape(target)
            if held.form in (Form.ROW, Form.STRUCT):
                label = ast.unparse(target.value)
                self.slip(target, f"an element of `{label}` is a struct or a row: copy its parts, not itself")
            elif held.form is Form.NUMBER and not shape.fits(NUMBER):
                self.slip(target, f"`{ast.unparse(target.value)}` holds numbers, not {shape}")

    def number(self, node: ast.expr, shape: Shape, what: str) -> None:
        if shape.form in (Form.ROW, Form.ROWS, Form.STRUCT, Form.STRUCTS, Form.NOTHING, Form.FUNCTION):
            self.slip(node, f"`{ast.unparse(node)}` is {shape} and cannot {what}")

    def condition(self, node: ast.expr) -> None:
        """An expression that is asked for its truth."""
        shape = self.shape(node)
        if not self.at_table:
            self.number(node, shape, "be a condition: ask for a number in it")

    def operator(self, node: ast.AST, op: ast.operator, right: ast.expr) -> None:
        """What an operator does with some numbers in one twin only; `right` is what stands behind it."""
        if isinstance(op, ast.Div | ast.Pow | ast.MatMult):
            self.in_rule(node, "rules count with whole numbers only")
            return
        value = self.constant(right)
        if isinstance(op, ast.FloorDiv | ast.Mod) and value == 0:
            self.in_rule(node, f"`{ast.unparse(right)}` is 0, and nothing can be divided by it")
        if isinstance(op, ast.LShift | ast.RShift) and value is not None and not 0 <= value <= MOST_SHIFT:
            self.in_rule(node, f"`{ast.unparse(right)}` is {value}: rules shift by 0 to {MOST_SHIFT} places")

    def constant(self, node: ast.expr) -> int | None:
        """What an expression comes to that is made of literals and constants of the module; None for any other."""
        parts = list(ast.walk(node))
        scope = self.f.__globals__
        names = [n.id for n in parts if isinstance(n, ast.Name)]
        if not all(isinstance(n, CONSTANT) for n in parts) or any(n in self.names or n not in scope for n in names):
            return None
        try:
            value = eval(compile(ast.Expression(node), self.file, "eval"), scope)
        except (ArithmeticError, AttributeError, TypeError, ValueError):
            return None
        return value if isinstance(value, int) else None

    # --------------------------------------------------------------------------------------------- expressions

    def shape(self, node: ast.expr) -> Shape:
        """What an expression is; slips in it are noted."""
        look = getattr(self, f"see_{type(node).__name__}", None)
        found: Shape = look(node) if look else self.other(node)
        return found

    def other(self, node: ast.AST) -> Shape:
        """An expression that nothing is known about: its parts are looked at."""
        if isinstance(node, MAKING):
            self.in_rule(node, f"rules count with integers in fixed arrays; {type(node).__name__} does not compile")
            return UNKNOWN  # what it makes has names of its own
        if isinstance(node, ast.NamedExpr):
            self.in_rule(node, f"`{ast.unparse(node)}` does not compile: assign in a line of its own")
        if isinstance(node, ast.Lambda | ast.Await | ast.Yield | ast.YieldFrom | ast.Starred):
            self.in_rule(node, f"a rule cannot hold `{ast.unparse(node)}`")
            return UNKNOWN
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr):
                self.shape(part)
        return UNKNOWN

    def see_Constant(self, node: ast.Constant) -> Shape:  # noqa: N802 - named after the class of the node
        if isinstance(node.value, str):
            self.in_rule(node, f"rules count with integers: {node.value!r} is a text")
            return TEXT
        if node.value is None:
            self.in_rule(node, "None is no number: NONE says that there is no such thing")
            return UNKNOWN
        if not isinstance(node.value, int):
            self.in_rule(node, "rules count with whole numbers only")
        elif node.value.bit_length() > 63:
            self.in_rule(node, f"{node.value} does not fit in 64 bits")
        return of_value(node.value)

    def see_Name(self, node: ast.Name) -> Shape:  # noqa: N802
        if node.id in self.env:
            return self.env[node.id]
        if node.id in self.names:
            return UNKNOWN
        scope = self.f.__globals__
        if node.id in scope:
            if isinstance(scope[node.id], list | dict | set):
                self.in_rule(node, f"`{node.id}` is a {type(scope[node.id]).__name__}: rules read tuples and numbers")
            return of_value(scope[node.id])
        if not hasattr(builtins, node.id):
            self.slip(node, f"there is no `{node.id}` here{_hint(node.id, [*self.names, *scope])}")
        return Shape(Form.FUNCTION, getattr(builtins, node.id, None))

    def see_Attribute(self, node: ast.Attribute) -> Shape:  # noqa: N802
        base, name = self.shape(node.value), node.attr
        if base.form is Form.STRUCT:
            return self.member(node, base.of)
        if base.form is Form.THING:
            if not hasattr(base.of, name):
                self.slip(node, f"{base} has no {name}{_hint(name, members(base.of))}")
                return UNKNOWN
            return of_value(getattr(base.of, name))
        if base.form in (Form.NUMBER, Form.ROW, Form.ROWS, Form.STRUCTS):
            self.in_rule(node, f"`{ast.unparse(node.value)}` is {base} and has no .{name}")
        return UNKNOWN

    def member(self, node: ast.Attribute, cls: type[Struct]) -> Shape:
        """A field, a rule method or a rule property of a struct."""
        name = node.attr
        if name in cls.fields:
            return of_field(cls.fields[name])
        if name in cls.methods:
            found = cls.methods[name]
            if isinstance(found, property):
                return of_hint(hints_of(found.fget).get("return", Any)) if found.fget else UNKNOWN
            return Shape(Form.FUNCTION, found, bound=True)
        if not cls.fields:
            return UNKNOWN  # a base, whose fields are declared by what inherits from it
        if name in cls.extras or hasattr(cls, name):
            self.in_rule(node, f"{cls.__name__}.{name} is for tables only: it is no field and no rule")
            return UNKNOWN
        self.slip(node, f"{cls.__name__} has no field or rule {name!r}{_hint(name, [*cls.fields, *cls.methods])}")
        return UNKNOWN

    def see_Subscript(self, node: ast.Subscript) -> Shape:  # noqa: N802
        base = self.shape(node.value)
        if isinstance(node.slice, ast.Slice):
            self.in_rule(node, "a slice is a copy in one twin and a window in the other: write the loop")
            return UNKNOWN
        if isinstance(node.slice, ast.Tuple):
            grid = self.arrays.get(node.value.id) if isinstance(node.value, ast.Name) else None
            if grid is not None and grid.dimensions == len(node.slice.elts):
                for index in node.slice.elts:
                    self.number(index, self.shape(index), "be an index")
                return NUMBER
            indices = "".join(f"[{ast.unparse(index)}]" for index in node.slice.elts)
            self.in_rule(node, f"an index is one number: write `{ast.unparse(node.value)}{indices}`")
            return UNKNOWN
        self.number(node.slice, self.shape(node.slice), "be an index")
        f, at = self.field_of(node.value), self.constant(node.slice)
        if f and f.shape and at is not None and not -f.shape[0] <= at < f.shape[0]:
            last = f.shape[0] - 1
            self.slip(node, f"`{ast.unparse(node.value)}` has no element {at}: they are numbered 0 to {last}")
        if base.form in (Form.NUMBER, Form.STRUCT):
            self.slip(node, f"`{ast.unparse(node.value)}` is {base} and has no elements")
        return {Form.ROW: NUMBER, Form.ROWS: ROW, Form.STRUCTS: Shape(Form.STRUCT, base.of)}.get(base.form, UNKNOWN)

    def see_BinOp(self, node: ast.BinOp) -> Shape:  # noqa: N802
        self.operator(node, node.op, node.right)
        sides = [(side, self.shape(side)) for side in (node.left, node.right)]
        for side, shape in sides:
            self.number(side, shape, "be counted with")
        return NUMBER if all(shape.form is Form.NUMBER for _, shape in sides) else UNKNOWN

    def see_UnaryOp(self, node: ast.UnaryOp) -> Shape:  # noqa: N802
        if isinstance(node.op, ast.Not):
            self.condition(node.operand)
            return TRUTH
        shape = self.shape(node.operand)
        self.number(node.operand, shape, "be counted with")
        if isinstance(node.op, ast.Invert) and shape == TRUTH:
            said = ast.unparse(node.operand)
            self.in_rule(node, f"`~` of a truth value differs between the twins: write `not {said}`")
        return NUMBER

    def see_BoolOp(self, node: ast.BoolOp) -> Shape:  # noqa: N802
        if any(isinstance(part, ast.Name) and part.id == "AT_TABLE" for part in node.values):
            self.table_only(lambda: [self.shape(part) for part in node.values])
            return NUMBER
        shapes = [self.shape(part) for part in node.values]
        return functools.reduce(Shape.met, shapes)

    def see_Compare(self, node: ast.Compare) -> Shape:  # noqa: N802
        parts = (node.left, *node.comparators)
        if any(isinstance(op, ast.Is | ast.IsNot) for op in node.ops) and not any(map(_is_none, parts)):
            self.in_rule(node, f"`{ast.unparse(node)}` asks whether two numbers are one thing: write == or !=")
        for part in parts:
            shape = self.shape(part)
            if any(isinstance(op, ast.In | ast.NotIn) for op in node.ops):
                if shape.form in (Form.ROW, Form.ROWS, Form.STRUCTS):
                    self.in_rule(node, f"`in {ast.unparse(part)}` does not compile: write the loop")
            elif not (self.at_table or _is_none(part)):
                self.number(part, shape, "be compared: compare its numbers")
        return TRUTH

    def see_IfExp(self, node: ast.IfExp) -> Shape:  # noqa: N802
        self.condition(node.test)
        return self.shape(node.body).met(self.shape(node.orelse))

    def see_Call(self, node: ast.Call) -> Shape:  # noqa: N802
        shapes = [self.shape(argument) for argument in node.args]
        for keyword in node.keywords:
            if keyword.arg in TABLE_KEYWORDS:
                self.table_only(lambda value=keyword.value: self.shape(value))  # type: ignore[misc]
            else:
                self.shape(keyword.value)
        called = self.shape(node.func)
        label = ast.unparse(node.func)
        if called.form is Form.FUNCTION:
            return self.calls(node, called, shapes, label)
        if called.form in (Form.NUMBER, Form.ROW, Form.ROWS, Form.STRUCT, Form.STRUCTS):
            self.slip(node, f"`{label}` is {called} and cannot be called")
        return UNKNOWN

    def calls(self, node: ast.Call, called: Shape, shapes: list[Shape], label: str) -> Shape:
        f = called.of
        if not hasattr(f, "rule_options"):
            if not isinstance(f, FunctionType | MethodType):
                if f is not None and getattr(f, "__name__", "") not in BUILT_IN:
                    self.in_rule(node, f"{label}() does not compile: write the loop")
                return NUMBER if f in (len, min, max, abs) else UNKNOWN
            self.in_rule(node, f"`{label}` is no rule: mark it with @rule")
        if self.at_table and isinstance(f, FunctionType) and f.__name__ != "<lambda>":
            self.helpers += [f] if f.__module__.partition(".")[0] == self.f.__module__.partition(".")[0] else []
        self.arity(node, f, called.bound, label)
        keywords = [k.arg for k in node.keywords if k.arg not in TABLE_KEYWORDS]
        if called.bound and keywords:
            self.in_rule(node, f"{label}() with a keyword does not compile: give all arguments by position")
        hints = hints_of(f)
        names = list(inspect.signature(f).parameters)[called.bound :]
        for name, argument, shape in zip(names, node.args, shapes, strict=False):
            wanted = of_hint(hints.get(name, Any))
            if not shape.fits(wanted):
                self.slip(argument, f"`{label}` wants {wanted} for {name!r}, not {shape}")
        return of_hint(hints.get("return", Any))

    def arity(self, node: ast.Call, f: Any, bound: bool, label: str) -> None:
        """Whether a call gives what the function takes."""
        parameters = list(inspect.signature(f).parameters.values())[bound:]
        signature = inspect.Signature(parameters)
        try:
            signature.bind(*node.args, **{k.arg or "**": k.value for k in node.keywords})
        except TypeError as error:
            said = ", ".join(p.name for p in parameters)
            self.slip(node, f"`{label}` takes ({said}): {error}")


def _is_range(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_for_tables(test: ast.expr) -> bool:
    """Whether a block is entered at a table only: `AT_TABLE`, or `AT_TABLE and ...`."""
    parts = test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else [test]
    return any(isinstance(part, ast.Name) and part.id == "AT_TABLE" for part in parts)


def _falls_through(statements: list[ast.stmt]) -> bool:
    """Whether one may come out at the end of a block."""
    last = statements[-1] if statements else None
    if isinstance(last, ast.If):
        return _falls_through(last.body) or _falls_through(last.orelse)
    if isinstance(last, ast.While):
        endless = isinstance(last.test, ast.Constant) and bool(last.test.value)
        return not endless or any(isinstance(n, ast.Break) for n in ast.walk(last))
    return not isinstance(last, ast.Return | ast.Raise | ast.Match)


def _hint(word: str, known: list[str]) -> str:
    """A word close to an unknown one, to be put after a sentence; nothing where there is none."""
    said = meant(word, known)
    return said if "did you mean" in said else ""

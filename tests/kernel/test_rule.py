"""Rules: what the quiet and the fast twin leave out, and what `lint` finds that they would read differently."""

from __future__ import annotations

import ast
import importlib.util
import itertools
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from stammtisch.kernel.model.rule import RuleError
from stammtisch.kernel.twins import drive
from stammtisch.kernel.twins.lint import lint
from stammtisch.kernel.twins.quiet import Binding, PlainBinding, syntax

HEAD = """
from __future__ import annotations
from stammtisch.kernel.model.chance import Chance, Pile
from stammtisch.kernel.model.rule import AT_TABLE, COMPILED, rule
from stammtisch.kernel.model.struct import Struct, i32, struct, structs, u8

LIMITS = (1, 2, 3)


class Inner(Struct):
    x = u8(3)


class Row(Pile):
    n = u8()
    item = u8(4)


class S(Struct):
    a = i32()
    b = u8()
    arr = u8(3)
    inner = struct(Inner)
    many = structs(Inner, 2)
    row = struct(Row)
    heard = []

    def tell(self, *what, **facts):
        self.heard.append((what, facts))

"""

Module = Callable[[str], ModuleType]
numbers = itertools.count()


@pytest.fixture
def module(tmp_path: Path) -> Module:
    """Makes a module of some rules; each one has a file of its own, as rules are read from their source."""

    def make(source: str) -> ModuleType:
        name = f"rules_{next(numbers)}"
        path = tmp_path / f"{name}.py"
        path.write_text(HEAD + source)
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        made = importlib.util.module_from_spec(spec)
        sys.modules[name] = made
        spec.loader.exec_module(made)
        return made

    return make


def kept(f: Any, compiled: bool = False) -> str:
    """What is left of a rule, as source."""
    return ast.unparse(syntax(f, compiled)).partition("\n")[2]


def lines(text: str) -> str:
    return "\n".join("    " + line for line in text.strip().splitlines())


STRIPPED = [
    ("s.tell(1, s.a)\ns.a = 1", "s.a = 1", "s.a = 1"),
    ('"""Text."""\ns.a = 1', "s.a = 1", "s.a = 1"),
    ("s.tell(1)", "pass", "pass"),
    ("if not AT_TABLE:\n    s.a = 1", "if not False:\n    s.a = 1", None),
    ("for i in s.arr:\n    s.tell(i)", "for i in s.arr:\n    pass", None),
    ("if s.a > 1:\n    s.forbid(1)\nelse:\n    s.a = 2", "if s.a > 1:\n    pass\nelse:\n    s.a = 2", None),
    ("if s.a > 1:\n    s.a = 2\nelse:\n    s.tell(1)", "if s.a > 1:\n    s.a = 2", None),
    ("if s.a > 1:\n    s.tell(1)\ns.b = 1", "s.b = 1", "s.b = 1"),
    ("if s.draw() > 1:\n    s.tell(1)", "if s.draw() > 1:\n    pass", None),
    ("if AT_TABLE:\n    s.a = 1\nelse:\n    s.a = 2", "s.a = 2", "s.a = 2"),
    ("if AT_TABLE and s.a > 1:\n    s.a = 1", "pass", "pass"),
    ("if s.a:\n    if AT_TABLE:\n        s.b = 1\n    else:\n        s.b = 2", "if s.a:\n    s.b = 2", None),
    ("if s.a:\n    s.b = 1\nelif AT_TABLE:\n    s.b = 2", "if s.a:\n    s.b = 1", None),
    ("if COMPILED:\n    s.a = 1\nelse:\n    s.a = 2", "s.a = 2", "s.a = 1"),
    ("if COMPILED and s.a:\n    s.a = 1", "pass", None),
    ("x: int = s.draw(of=3)", "x = s.draw()", "x = s.draw/0()"),
    ("x: int\nx = 1", "x = 1", "x = 1"),
    ("x = s.arr[i + 1]", "x = s.arr[i + 1]", "x = signed(s.arr[unsigned(i + 1)])"),
    ("s.many[i].x[0] = 1", "s.many[i].x[0] = 1", "s.many[unsigned(i)].x[0] = 1"),
    ("x = LIMITS[s.a]", "x = LIMITS[s.a]", "x = LIMITS[signed(s.a)]"),
    (
        "if x > 1:\n    m.allow(x)\nelse:\n    m.forbid(x)",
        "if x > 1:\n    m.allow(x)",
        "m.allow_if/2(x, x > 1)",
    ),
    ("if x > 1:\n    m.allow(f(x))", "if x > 1:\n    m.allow(f(x))", "if x > 1:\n    m.allow/1(f(x))"),
    (
        "if x > 1:\n    m.allow(x)\nelse:\n    m.allow(0)",
        "if x > 1:\n    m.allow(x)\nelse:\n    m.allow(0)",
        "if x > 1:\n    m.allow/1(x)\nelse:\n    m.allow/1(0)",
    ),
]


@pytest.mark.parametrize(("body", "quiet", "fast"), STRIPPED, ids=[b for b, _, _ in STRIPPED])
def test_what_only_a_table_needs_is_left_out(module: Module, body: str, quiet: str, fast: str | None) -> None:
    f = module(f"@rule\ndef f(s):\n{lines(body)}\n").f
    assert kept(f) == lines(quiet)
    if fast is not None:
        assert kept(f, compiled=True) == lines(fast)


TRUTHS = """
@rule
def f(s) -> int:
    found = 0
    if not AT_TABLE:
        found += 1
    if AT_TABLE or s.a == 5:
        found += 10
    found += 100 if AT_TABLE else 0
    while AT_TABLE:
        return found + 1000
    return found
"""


def test_the_quiet_twin_is_not_at_a_table_wherever_it_asks(module: Module) -> None:
    made = module(TRUTHS)
    assert PlainBinding([made.f], {}).f(made.S()) == 1110
    assert Binding([made.f], {}).f(made.S()) == 1


PLAYED = """
LIMIT = 3


@rule
def grow(s, by: int = LIMIT) -> int:
    s.a += by
    s.tell("C-1", "grown", by=by)
    return s.a


@rule
def f(s, times: int) -> int:
    total = 0
    for i in range(times):
        if AT_TABLE:
            s.tell("C-2", "turn", i=i)
        total += grow(s) if i % 2 else grow(s, i)
    return total
"""


def test_the_quiet_twin_does_the_same_and_says_nothing(module: Module) -> None:
    made = module(PLAYED)
    plain, quiet = PlainBinding([made.f], {}), Binding([made.f], {})
    one, two, three = made.S(), made.S(), made.S()
    assert plain.f(one, 6) == quiet.f(two, 6) == made.f(three, 6)
    assert one == two == three
    assert len(made.S.heard) == 2 * 12, "told by the plain twin and the functions themselves, not by the quiet twin"


def test_a_twin_calls_the_twins_of_what_a_rule_calls(module: Module) -> None:
    """Each title's entries call that title's own dispatch: given rules replace the module's, in that binding only."""
    made = module("@rule\ndef g(s): s.a = 1\n@rule\ndef f(s): g(s)\n@rule\ndef h(s): s.a = 2\n")
    one, other, s = Binding([made.f], {}), Binding([made.f], {made.g: made.h}), made.S()
    other.f(s)
    assert s.a == 2
    one.f(s)
    assert s.a == 1
    with pytest.raises(AttributeError, match="no rule k"):
        one.k  # noqa: B018


def test_a_title_may_call_its_rules_what_it_likes(module: Module) -> None:
    """What is given takes the place of a function, not of all that have its name."""
    made = module("@rule\ndef score(s): s.a = 1\n@rule\ndef f(s): score(s)\n@rule\ndef h(s): s.a = 2\n")
    s = made.S()
    Binding([made.f], {drive.score: made.h}).f(s)
    assert s.a == 1


LINT = [
    ("s.arr = s.inner.x", "arr is an array or a struct"),
    ("s.many[0].x = s.arr", "x is an array or a struct"),
    ("s.inner = t.inner", "inner is an array or a struct"),
    ("s.arr[0], s.arr[1] = s.arr[1], s.arr[0]", "swap with a temporary"),
    ("x = any(v > 0 for v in s.arr)", "any.. does not compile"),
    ("for v in reversed(s.arr): pass", "reversed.. does not compile"),
    ("x = sum(v for v in s.arr)", "GeneratorExp does not compile"),
    ("x = {1: 2}", "Dict does not compile"),
    ("x = {v: v for v in s.arr}", "DictComp does not compile"),
    ("x = {1, 2}", "Set does not compile"),
    ("x = f'{s.a}'", "JoinedStr does not compile"),
    ("x = s.a / 2", "whole numbers only"),
    ("x = s.a ** 2", "whole numbers only"),
    ("x = s.a * 0.5", "whole numbers only"),
    pytest.param("s.a /= 2", "whole numbers only", id="s.a /= 2"),
]


@pytest.mark.parametrize(("body", "message"), LINT)
def test_lint_finds_what_the_twins_would_not_do_alike(module: Module, body: str, message: str) -> None:
    made = module(f"@rule\ndef f(s: S, t: S):\n    {body}\n")
    found = lint(made.f)
    assert found, "nothing was found"
    assert any(str(message).replace("..", "()") in sentence for sentence in found), found
    line = (HEAD + "@rule\ndef f(s: S, t: S):\n    ").count("\n") + 1
    assert all(f"{made.__name__}.py:{line}:" in sentence for sentence in found), found


@pytest.mark.parametrize("name", ["tell_all", "forbid_it"])
def test_a_rule_is_not_called_like_what_only_a_table_calls(module: Module, name: str) -> None:
    with pytest.raises(RuleError, match=f"`{name}` is no name for a rule"):
        module(f"@rule\ndef {name}(s: S):\n    s.a = 1\n")


NOT_FOUND = [
    pytest.param("s.tell(1, card=s.row.pop())", id="a tell that changes something"),
    pytest.param("s.many[0] = s.many[1]", id="an element that is a struct"),
]


@pytest.mark.parametrize("body", NOT_FOUND)
def test_lint_finds_more_of_it(module: Module, body: str) -> None:
    made = module(f"@rule\ndef f(s: S, t: S):\n    {body}\n")
    assert lint(made.f)


def test_lint_leaves_alone_what_compiles(module: Module) -> None:
    made = module(
        "@rule\ndef f(s: S, t: S):\n    a, b = s.a, s.b\n    s.arr[0] = s.arr[1]\n    s.a = a // 2 + b % 3\n"
        "    s.tell(f'{a / 2}')\n    me = s.many[1]\n    me.x[0] = -1\n    return min(a, b) << 2\n"
    )
    assert not lint(made.f)


def test_a_rule_whose_source_has_changed_under_it_is_refused(module: Module) -> None:
    """Otherwise the quiet twin would be made of other rules than the plain one."""
    made = module("@rule\ndef f(s):\n    s.a = 1\n")
    path = Path(str(made.__file__))
    path.write_text("# one more line\n" + path.read_text())
    with pytest.raises(RuleError, match="source of f"):
        syntax(made.f, compiled=False)

"""The fast twin: the same games as the quiet one, and machine code that is kept as long as it is right.

Only the toy and rules of a few lines are compiled here.
"""

from __future__ import annotations

import importlib
import itertools
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from stammtisch.kernel.model.rule import RuleError
from stammtisch.kernel.twins.fast import FastBinding, stamp
from stammtisch.kernel.twins.quiet import Binding
from tests.kernel.toy import copy_title, edit, finish, python, start
from tests.machine import long

HEAD = """
from __future__ import annotations
from stammtisch.kernel.model.rule import AT_TABLE, COMPILED, rule
from stammtisch.kernel.model.struct import Struct, i8, i32, struct, structs, u8
from enum import IntEnum
"""

numbers = itertools.count()
Module = Callable[..., ModuleType]


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Module:
    """Makes modules of rules; machine code goes into a folder of the test."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path / "cache"))

    def make(source: str, name: str = "") -> ModuleType:
        name = name or f"compiled_{next(numbers)}"
        (tmp_path / f"{name}.py").write_text(HEAD + source)
        importlib.invalidate_caches()
        sys.modules.pop(name, None)
        return importlib.import_module(name)

    return make


# ------------------------------------------------------------------------------------------------- the same results

ARITHMETIC = """
class Inner(Struct):
    x = u8(3)

    @rule
    def total(self) -> int:
        return self.x[0] + self.x[1] + self.x[2]

    @property
    @rule
    def first(self) -> int:
        return self.x[0]


class S(Struct):
    a = u8()
    b = u8()
    c = i8()
    big = i32()
    arr = u8(3)
    many = structs(Inner, 2)


@rule(entry=True)
def go(states, out: int) -> int:
    s = states[0]
    t = 0
    if out == 0:
        t = s.a - s.b
    elif out == 1:
        t = 1 if s.a - s.b < 0 else 0
    elif out == 2:
        t = max(0, s.arr[0] - s.arr[1])
    elif out == 3:
        t = -s.a
    elif out == 4:
        t = (s.a - s.b) // 2 + (s.a - s.b) % 3
    elif out == 5:
        s.big += s.a - s.b
        t = s.big
    elif out == 6:
        x = s.a
        x -= s.b
        t = x
    elif out == 7:
        for i in range(s.b):
            t = i - s.b
    elif out == 8:
        t = s.a // s.a - s.b
    elif out == 9:
        t = ~s.a & 0xFFF
    elif out == 10:
        t = abs(s.a - s.b) + min(s.a - s.b, s.c)
    elif out == 11:
        me = s.many[1]
        me.x[0] += s.b
        t = me.total() - s.many[0].total() - me.first
    elif out == 12:
        t = s.c // 2 + s.c % 5 + (s.c >> 1)
    elif out == 13:
        for i in range(s.b, -1, -1):
            t += i - s.a
    elif out == 14:
        t = -1
        for i in range(s.b):
            if s.arr[i] == 5:
                t = i
    elif out == 15:
        t = s.arr[s.b - s.a]
    elif out == 16:
        t = (s.a - s.b) * (s.arr[0] - s.arr[1]) - (s.a + s.b) * s.b
    elif out == 17:
        t = (1 << s.b) - s.a - (s.a | s.b) + (s.a & s.b) - (s.a ^ s.b)
    return t
"""


def test_arithmetic_is_the_same_in_both_twins(module: Module) -> None:
    """Numba's unsigned numbers must not show: the difference of two unsigned fields may be below zero."""
    import numpy as np

    made = module(ARITHMETIC)
    fast, quiet = FastBinding("arithmetic", [made.go], {}, {"states": made.S}), Binding([made.go], {})
    fast.compile()
    for case in range(18):
        s = made.S()
        s.a, s.b, s.c, s.big, s.arr[1], s.many[0].x[2] = 2, 3, -7, -1, 5, 9
        packed = np.frombuffer(bytearray(s.pack()), made.S.dtype())
        assert (fast.go(packed, case), case) == (quiet.go([s], case), case)
        assert packed.tobytes() == s.pack(), case


GAMES = """
import json
import stammtisch as st
from stammtisch.check import conform
from stammtisch.kernel.twins import twins

title = st.find_title("stall")
seen = []
twins.fast(title).compile(lambda done, total: seen.append((done, total)))
same = [st.play_out("stall", n, 300, seed=7, compiled=True).tolist()
        == st.play_out("stall", n, 300, seed=7, compiled=False).tolist() for n in (2, 3)]
report = conform.check(title, 24, compiled=True, workers=1)
print(json.dumps([seen, same, [p.text for p in report.problems], report.games, twins.ready(title)]))
"""


@long
def test_the_toy_plays_alike_in_all_twins(tmp_path: Path) -> None:
    """A title that no kernel knows: random games byte for byte, in the plain, the quiet and the fast twin."""
    copy_title(tmp_path)
    cache = tmp_path / "cache"
    seen, same, problems, games, ready = json.loads(python(GAMES, tmp_path, STAMMTISCH_CACHE=str(cache)))
    assert same == [True, True]
    assert [p for p in problems if "cited nowhere" not in p] == []
    assert games >= 24
    assert ready
    assert seen == sorted(seen), "progress goes up"
    assert seen[-1][0] == seen[-1][1] == max(total for _, total in seen)
    assert len(seen) > 20
    # with the cache and without the compiler, in another process, it is ready at once
    code = sorted(p.stat().st_mtime_ns for p in cache.rglob("*.nb?"))
    assert code
    script = NO_COMPILER + "print(twins.ready(title), st.play_out('stall', 3, 5, compiled=True).sum(), compiled)"
    first = python(script, tmp_path, STAMMTISCH_CACHE=str(cache))
    assert first.startswith("True ")
    assert first.endswith(" []\n")
    assert sorted(p.stat().st_mtime_ns for p in cache.rglob("*.nb?")) == code
    off = "import stammtisch as st; print(True, st.play_out('stall', 3, 5).sum(), [])"
    assert python(off, tmp_path, STAMMTISCH_COMPILE="0") == first


NO_COMPILER = """
import stammtisch as st
from numba.core import event
from stammtisch.kernel.twins import twins
compiled = []

class Listener(event.Listener):
    def on_start(self, e): pass
    def on_end(self, e): compiled.append(e.data["dispatcher"].py_func.__name__)

event.register("numba:compile", Listener())
title = st.find_title("stall")
"""


# -------------------------------------------------------------------------------------------------------- the cache

SMALL = """
import HELPER as aside
from HELPER import add, LIMITS

STEP = 2


class Kinds(IntEnum):
    ONE = 1
    TWO = 2


class S(Struct):
    x = i32()
    y = u8(3)

    @rule
    def bump(self) -> None:
        self.x += STEP  # a comment

    @rule
    def never(self) -> None:
        self.x -= 1

    def tell(self, *what, **facts): pass


@rule
def other(s) -> None:
    s.x += 100


@rule
def inner(s, by: int = 1) -> None:
    \"\"\"Text.\"\"\"
    s.bump()
    if s.x > 50:
        s.tell("A-1.1", "much", x=s.x)
    s.x = add(s.x, by) + LIMITS[1] + Kinds.TWO


@rule(entry=True)
def go(states, times: int) -> int:
    for _ in range(times):
        inner(states[0])
    return states[0].x


@rule(entry=True)
def rest(states) -> int:
    other(states[0])
    return states[0].x
"""
HELP = """
LIMITS = (1, 10, 100)
UNUSED = 5


@rule
def add(a: int, b: int) -> int:
    return a + b


@rule
def unused(a: int) -> int:
    return a
"""

SAME = [
    ("small", "  # a comment", "  # another comment, and more\n"),
    ("small", '"""Text."""', '"""Another text."""'),
    ("small", '"much"', '"very much"'),
    ("small", "x=s.x)", "x=s.x + 1)"),
    ("small", "s.tell(", "s.forbid("),
    ("small", "s.x += 100", "s.x += 200"),
    ("small", "self.x -= 1", "self.x -= 2"),
    ("help", "UNUSED = 5", "UNUSED = 6"),
    ("help", "    return a\n", "    return a + 1\n"),
    ("small", "inner(s, by: int = 1) -> None:", "inner(s: S, by: int = 1):"),
    ("small", "STEP = 2", "\n\n\nSTEP = 2\nMORE = 1"),
]
OTHER = [
    ("small", "self.x += STEP", "self.x += STEP * 2"),
    ("small", "STEP = 2", "STEP = 3"),
    ("small", "by: int = 1", "by: int = 2"),
    ("small", "TWO = 2", "TWO = 3"),
    ("small", "y = u8(3)", "y = u8(4)"),
    ("small", "x = i32()\n    y = u8(3)", "y = u8(3)\n    x = i32()"),
    ("small", "for _ in range(times)", "for _ in range(times + 1)"),
    ("small", "s.x > 50:\n        s.tell", "s.x > 50:\n        s.x = 0\n        s.tell"),
    ("help", "return a + b", "return a - b"),
    ("help", "(1, 10, 100)", "(1, 20, 100)"),
]


def stamps(module: Module, *changes: tuple[str, str, str]) -> tuple[str, str]:
    """The stamps of the two entries after these changes."""
    sources = {"help": HELP, "small": SMALL}
    for name, old, new in changes:
        assert sources[name].count(old) == 1, old
        sources[name] = sources[name].replace(old, new)
    helper = module(sources["help"]).__name__
    made = module(sources["small"].replace("HELPER", helper))
    return stamp(made.go, {}, [made.S]), stamp(made.rest, {}, [made.S])


@pytest.mark.parametrize("change", SAME, ids=[new for _, _, new in SAME])
def test_what_means_the_same_compiles_not_anew(module: Module, change: tuple[str, str, str]) -> None:
    assert stamps(module, change)[0] == stamps(module)[0]


@pytest.mark.parametrize("change", OTHER, ids=[new for _, _, new in OTHER])
def test_what_means_something_else_compiles_anew(module: Module, change: tuple[str, str, str]) -> None:
    assert stamps(module, change)[0] != stamps(module)[0]


def test_an_entry_is_compiled_anew_for_its_own_rules_only(module: Module) -> None:
    before = stamps(module)
    assert stamps(module, ("small", "s.x += 100", "s.x += 200"))[1] != before[1]
    assert stamps(module, ("small", "STEP = 2", "STEP = 3"))[1] == before[1]


def test_a_constant_named_through_its_module_counts(module: Module) -> None:
    use = ("small", "    s.bump()\n", "    s.bump()\n    s.x += aside.UNUSED\n")
    assert stamps(module, use, ("help", "UNUSED = 5", "UNUSED = 6"))[0] != stamps(module, use)[0]
    assert stamps(module, use, ("help", "return a + b", "return a  +  b"))[0] == stamps(module, use)[0]


MINI = (
    HEAD
    + """
class S(Struct):
    x = u8()


@rule
def grow(s) -> None:
    s.x += 3


@rule(entry=True)
def go(states, times: int) -> int:
    for _ in range(times):
        grow(states[0])
    return states[0].x
"""
)

RUN = """
import json, sys
import mini, numpy as np
from numba.core import event
from stammtisch.kernel.twins.fast import FastBinding
compiled = []

class Listener(event.Listener):
    def on_start(self, e): pass
    def on_end(self, e): compiled.append(e.data["dispatcher"].py_func.__name__)

event.register("numba:compile", Listener())
binding = FastBinding("mini", [mini.go], {}, {"states": mini.S})
ready = binding.ready
binding.compile()
states = np.zeros(1, mini.S.dtype())
print(json.dumps([int(binding.go(states, 5)), ready, compiled]))
"""


@pytest.fixture
def mini(tmp_path: Path) -> Path:
    (tmp_path / "mini.py").write_text(MINI)
    return tmp_path


def run(mini: Path, cache: Path) -> list[Any]:
    return json.loads(python(RUN, mini, STAMMTISCH_CACHE=str(cache)))  # type: ignore[no-any-return]


def test_machine_code_is_kept_while_it_is_right(mini: Path) -> None:
    cache = mini / "cache"
    assert run(mini, cache) == [15, False, ["grow", "go"]]
    assert run(mini, cache) == [15, True, []]
    edit(mini / "mini.py", "def grow(s) -> None:", "def grow(s) -> None:  # a remark")
    assert run(mini, cache) == [15, True, []]
    edit(mini / "mini.py", "s.x += 3", "s.x += 4")
    assert run(mini, cache) == [20, False, ["grow", "go"]]
    edit(mini / "mini.py", "s.x += 4", "s.x += 3")
    assert run(mini, cache) == [15, True, []], "going back to what was compiled before costs nothing"


LATER = RUN.replace(
    "print(json.dumps([int(binding.go(states, 5)), ready, compiled]))",
    """
had = binding.has(mini.more), [*compiled]
binding.compile(later=[mini.more])
print(json.dumps([ready, *had, compiled, binding.has(mini.more), int(binding.twin(mini.more)(states))]))
""",
)


def test_an_entry_that_comes_later_is_nobody_elses_affair(mini: Path) -> None:
    """It is neither waited for nor compiled with the others, and costs its own rules only."""
    source = (mini / "mini.py").read_text()
    more = "\n\n@rule(entry=True)\ndef more(states) -> int:\n    grow(states[0])\n    return states[0].x + 1\n"
    (mini / "mini.py").write_text(source + more)
    cache = mini / "cache"

    def later() -> list[Any]:
        return json.loads(python(LATER, mini, STAMMTISCH_CACHE=str(cache)))  # type: ignore[no-any-return]

    assert later() == [False, False, ["grow", "go"], ["grow", "go", "more"], True, 4]
    assert later() == [True, True, [], [], True, 4]
    edit(mini / "mini.py", "return states[0].x + 1", "return states[0].x + 7")
    assert later() == [True, False, [], ["grow", "more"], True, 10]


@long
def test_processes_may_compile_at_once(mini: Path) -> None:
    cache = mini / "cache"
    several = [start(RUN, mini, STAMMTISCH_CACHE=str(cache)) for _ in range(2)]
    assert [json.loads(finish(process))[0] for process in several] == [15, 15]
    assert run(mini, cache) == [15, True, []]
    assert not list(cache.rglob("*.tmp.*"))


def test_everything_works_without_a_place_for_the_cache(mini: Path) -> None:
    blocked = mini / "file"
    blocked.write_text("no folder")
    for cache in (blocked, Path("/proc/stammtisch")):
        assert run(mini, cache) == [15, False, ["grow", "go"]]


FULL = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"


def test_a_full_disk_costs_the_cache_only(mini: Path) -> None:
    """The folder can be made and the files cannot be written."""
    answer = json.loads(python(FULL + RUN, mini, STAMMTISCH_CACHE=str(mini / "cache"), PYTHONDONTWRITEBYTECODE="1"))
    assert answer == [15, False, ["grow", "go"]]


@long
def test_a_damaged_cache_is_made_anew(mini: Path) -> None:
    cache = mini / "cache"
    run(mini, cache)
    for pattern, keep in (("*.nbc", 100), ("*.nbi", 20)):
        for path in cache.rglob(pattern):
            path.write_bytes(path.read_bytes()[:keep])
        assert run(mini, cache)[2] == ["grow", "go"], pattern
    assert run(mini, cache)[2] == []


# ----------------------------------------------------------------------------------------------------- what is wrong

CLASHES = """
class S(Struct):
    x = i32()

    @rule
    def clash_of_two(self, a: int) -> int:
        return a


class T(Struct):
    x = u8()

    @rule
    def clash_of_two(self, a: int, b: int) -> int:
        return a


class U(Struct):
    x = i32()

    @rule
    def same_layout(self) -> int:
        return 1


class V(Struct):
    x = i32()

    @rule
    def same_layout(self) -> int:
        return 2


@rule(entry=True)
def both(one, two) -> int:
    return one[0].clash_of_two(5) + two[0].clash_of_two(7, 1)


@rule(entry=True)
def go(one, two) -> int:
    return 0
"""


def test_methods_of_one_name_may_take_different_numbers_of_arguments(module: Module) -> None:
    made = module(CLASHES)
    twin = FastBinding("clashes", [made.both], {}, {"one": made.S, "two": made.T})
    one, two = np.zeros(1, made.S.dtype()), np.zeros(1, made.T.dtype())
    assert twin.both(one, two) == 12


def test_different_methods_on_one_layout_are_refused(module: Module) -> None:
    """Numba could not tell them apart."""
    made = module(CLASHES)
    with pytest.raises(RuleError, match=r"V.same_layout and U.same_layout share a layout"):
        FastBinding("clashes", [made.go], {}, {"one": made.U, "two": made.V})

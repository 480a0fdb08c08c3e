"""Where a rule as machine code could differ from Python: it counts alike, or the lint forbids it with a sentence."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from textwrap import indent
from types import ModuleType

import numpy as np
import pytest

from stammtisch.kernel.twins.fast import FastBinding
from stammtisch.kernel.twins.lint import slips
from stammtisch.kernel.twins.quiet import Binding

HEAD = """
from __future__ import annotations
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import Struct, flag, i8, i32, i64, u8


class S(Struct):
    a = u8()
    b = u8()
    c = i8()
    f = flag()
    big = i32()
    huge = i64()
    arr = u8(3)
    grid = i8(2, 3)


TABLE = (3, 1, 2)
FAR = 60


@rule
def less(x: int, y: int = 3) -> int:
    return x - y


@rule
def more(s: S) -> bool:
    return s.a > s.b

"""

ALIKE = {
    "the difference of two unsigned fields": "t = s.a - s.b",
    "a local that was read": "x = s.a\nx -= s.b\nt = x",
    "a local that was read in one branch": "x = s.a\nif s.b > 1:\n    x = s.c\nt = x - s.b",
    "locals that are swapped": "x, y = s.a, s.b\nx, y = y, x\nt = x - y * 2",
    "an element": "t = s.arr[0] - s.arr[1]",
    "an element from the end": "t = s.arr[-1] - s.arr[-2] * 2",
    "what is counted off": "for x in s.arr:\n    t += x - s.b",
    "a row": "row = s.grid[1]\nrow[0] = 4\nt = s.grid[1][0] - s.grid[0][1]",
    "a bound that changes": "n = s.b\nfor i in range(n):\n    n -= 1\n    t += n * 10 + i",
    "a way down": "for i in range(s.b, s.c, s.c + 5):\n    t += i - s.a",
    "the last of a loop": "i = 0\nfor i in range(s.b):\n    i += 10\nt = i",
    "a loop to its end": "for i in range(s.b):\n    if i == 9:\n        break\nelse:\n    t = 5",
    "a default": "t = less(s.a) + less(s.a, s.b)",
    "division of what is below zero": "t = -7 // s.a + -7 % s.a + s.c // s.b + s.c % s.b",
    "a quotient": "t = s.a // s.b - 3 + s.a % s.b - s.a",
    "shifts": "t = (s.c << 2) + (s.c >> 1) + (s.a >> 1) - s.b",
    "bits": "t = (s.a | s.b) - 7 + (s.c & s.b) - (s.a ^ s.c)",
    "all bits turned": "t = ~s.a & 0xFFF",
    "a product of a wide field": "s.big = 2147483647\nt = s.big * 4",
    "the last bit but the sign": "t = 1 << (s.b + 59)",
    "a comparison across signs": "t = 1 if s.c < s.a <= s.b < 4 else 0",
    "truth values that are counted": "t = (s.a > s.b) + (s.b > s.a) * 2 - (s.a == s.a)",
    "a truth value below zero": "t = -(s.a > s.b) - 3 + (s.a < s.b)",
    "a truth value that is returned": "x = more(s)\nif s.b > 1:\n    x = s.c\nt = x - 1 + more(s)",
    "a flag": "s.f = s.a < s.b\nt = s.f - 3 if not s.f else s.f + 5",
    "or and and": "x = s.a or s.c\ny = s.a and s.c\nt = x - y",
    "a truth value or a number": "x = s.a > 5 or s.b\nt = x - 1",
    "a choice": "t = (s.a if s.b > 1 else s.c) - 5",
    "least and most": "t = min(s.a, s.c, s.b) + max(s.b, s.c) + abs(s.c) - abs(s.b - s.a)",
    "the most of a row": "t = max(s.arr) - 10",
    "a table of constants": "t = TABLE[s.b - 1] - len(TABLE) * 2",
    "a pair": "x = (s.a, s.b)\nt = x[0] - x[1]",
    "one of several": "t = 1 if s.a in (2, 7) else 0",
    "several names": "x = y = s.a\nt = x - y - 1",
    "a local counted on": "x = s.c\nx //= 2\nx %= 5\nx <<= 1\nx |= 1\nt = x",
    "a field counted on": "s.c //= 2\ns.arr[1] -= s.b\nt = s.c - s.arr[1]",
    "cases": "match s.a:\n    case 2:\n        t = s.a - 5\n    case _:\n        t = 6",
}
"""What a rule may write, and what it comes to is the same in Python and as machine code."""

FORBIDDEN = {
    "the bits of a comparison": ("t = ~(s.a > 100)", "`~` of a truth value differs between the twins"),
    "the bits of what is not": ("t = ~(not s.a)", "`~` of a truth value"),
    "the bits of a truth value in a local": ("x = more(s)\nt = ~x", "write `not x`"),
    "the bits of two truth values": ("x = s.a > 1 or s.b > 1\nt = ~x", "`~` of a truth value"),
    "a slice that is read": ("x = s.arr[0:2]\nt = x[0]", "a slice is a copy in one twin and a window in the other"),
    "a slice that is written": ("s.arr[0:2] = s.grid[0]", "a slice is a copy"),
    "two indices in one": ("t = s.grid[1, 2]", "an index is one number: write `s.grid[1][2]`"),
    "an assignment within": ("if (x := s.a - s.b) < 0:\n    t = x", "assign in a line of its own"),
    "del": ("x = 3\ndel x", "a rule cannot hold del"),
    "a shift too far": ("t = 1 << 63", "`63` is 63: rules shift by 0 to 62 places"),
    "a shift by a constant too far": ("t = s.a >> FAR + 4", "`FAR + 4` is 64: rules shift by 0 to 62"),
    "a shift backwards": ("t = s.b >> -1", "`-1` is -1: rules shift by 0 to 62"),
    "a local shifted too far": ("x = s.a\nx <<= 70\nt = x", "`70` is 70: rules shift by 0 to 62"),
    "a division by zero": ("t = s.b // 0", "`0` is 0, and nothing can be divided by it"),
    "a rest by zero": ("t = s.b % (FAR - 60)", "`FAR - 60` is 0, and nothing can be divided"),
    "a local divided by zero": ("x = s.b\nx %= 0\nt = x", "nothing can be divided by it"),
    "a number that is too large": ("t = 9223372036854775808 - s.a", "9223372036854775808 does not fit in 64 bits"),
    "one and the same": ("t = 1 if s.a is s.b else 0", "asks whether two numbers are one thing: write == or !="),
    "an element beyond the last": ("t = s.arr[3]", "`s.arr` has no element 3: they are numbered 0 to 2"),
    "an element before the first": ("s.grid[-3][0] = 1", "`s.grid` has no element -3: they are numbered 0 to 1"),
    "a row as a condition": ("if s.arr:\n    t = 1", "`s.arr` is an array of numbers and cannot be a condition"),
    "not a row": ("t = 1 if not s.arr else 0", "`s.arr` is an array of numbers and cannot be a condition"),
    "an imaginary number": ("t = 1 if s.a == 1j else 0", "rules count with whole numbers only"),
    "a matrix": ("t = s.a @ s.b", "rules count with whole numbers only"),
}
"""What differs, or does not compile, and the sentence that says so."""


def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bodies: list[str]) -> ModuleType:
    """A module with a rule for each of these bodies, and an entry that calls the one whose number it is given."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path / "cache"))
    source = HEAD
    for number, body in enumerate(bodies):
        text = indent(f"t = 0\n{body}\nreturn t\n", "    ")
        source += f"\n@rule\ndef rule_{number}(s: S) -> int:\n{text}\n"
    source += "\n@rule(entry=True)\ndef go(states, which: int) -> int:\n"
    for number in range(len(bodies)):
        source += f"    if which == {number}:\n        return rule_{number}(states[0])\n"
    source += "    return 0\n"
    (tmp_path / "differing.py").write_text(source)
    importlib.invalidate_caches()
    sys.modules.pop("differing", None)
    return importlib.import_module("differing")


def test_what_the_lint_lets_pass_is_the_same_in_python_and_as_machine_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = module(tmp_path, monkeypatch, list(ALIKE.values()))
    assert list(slips([getattr(made, f"rule_{n}") for n in range(len(ALIKE))], made.S)) == []
    fast, quiet = FastBinding("differing", [made.go], {}, {"states": made.S}), Binding([made.go], {})
    fast.compile()
    for number, what in enumerate(ALIKE):
        s = made.S()
        s.a, s.b, s.c, s.big = 2, 3, -7, -1
        s.arr[0], s.arr[1], s.arr[2], s.grid[0][1], s.grid[1][2] = 1, 5, 8, -4, 3
        packed = np.frombuffer(bytearray(s.pack()), made.S.dtype())
        found, wanted = fast.go(packed, number), quiet.go([s], number)
        assert (found, type(found), packed.tobytes()) == (wanted, int, s.pack()), what


@pytest.mark.parametrize("what", FORBIDDEN)
def test_what_would_differ_is_forbidden_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    body, sentence = FORBIDDEN[what]
    made = module(tmp_path, monkeypatch, [body])
    found = list(slips([made.rule_0], made.S))
    assert len(found) == 1, found
    assert sentence in found[0]
    assert found[0].startswith(f"{tmp_path / 'differing.py'}:")

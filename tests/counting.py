"""Counts the work of reading a text: the lines of Python that run, and the characters that methods of the text go over.

A clock would tell more about the machine than about the reader.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any


class Counted(str):
    """A text that counts what is done with it and with all parts of it."""

    work = 0

    def __getitem__(self, key: Any) -> Counted:
        return _counted(super().__getitem__(key))

    def __contains__(self, key: object) -> bool:
        Counted.work += len(self)
        return str(self).__contains__(key)  # type: ignore[operator]


def _counted(value: Any) -> Any:
    if isinstance(value, str):
        Counted.work += len(value)
        return Counted(value)
    if isinstance(value, list | tuple):
        return type(value)(_counted(part) for part in value)
    return value


def _wrapped(name: str) -> Callable[..., Any]:
    plain = getattr(str, name)

    def method(self: Counted, *given: Any, **named: Any) -> Any:
        Counted.work += len(given[0]) if name in ("startswith", "endswith") else len(self)
        return _counted(plain(self, *given, **named))

    return method


for _name in dir(str):
    if not _name.startswith("_") and _name != "maketrans":
        setattr(Counted, _name, _wrapped(_name))


def work(read: Callable[[str], object], text: str) -> int:
    """How much work it is to read a text; it need not be readable."""
    lines = 0

    def trace(frame: Any, event: str, _: Any) -> Any:
        nonlocal lines
        if frame.f_code.co_filename == __file__:
            return None
        lines += event == "line"
        return trace

    Counted.work, before = 0, sys.gettrace()
    sys.settrace(trace)
    try:
        read(Counted(text))
    except (ValueError, RecursionError):
        pass
    finally:
        sys.settrace(before)
    return lines + Counted.work


def grows_slowly(read: Callable[[str], object], make: Callable[[int], str], small: int) -> None:
    """Asserts that a text four times as long is less than seven times the work (a quadratic reader needs sixteen)."""
    little, much = work(read, make(small)), work(read, make(4 * small))
    assert much < 7 * little + 2000, f"{little} for {small}, {much} for {4 * small} of {make(1)!r}"

"""Which clauses the tests of a title assert; test_coverage.py asks the golden records for the others."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def clauses(*ids: str) -> Callable[[F], F]:
    """Says which clauses a test asserts: `@clauses("MW-6.4", "MW-6.6")`."""

    def mark(test: F) -> F:
        test.clauses = (*getattr(test, "clauses", ()), *ids)  # type: ignore[attr-defined]
        return test

    return mark


def cited(*modules: ModuleType) -> set[str]:
    """The clauses that the tests of these modules cite."""
    tests = [thing for module in modules for thing in vars(module).values() if isinstance(thing, FunctionType)]
    return {clause for test in tests for clause in getattr(test, "clauses", ())}

"""Which clauses of a rulebook are reached: those that tests cite, and those that random play tells or refuses by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import stammtisch as st
from stammtisch.kernel.model.moves import Forbidden

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


def reached_in_play(title: str, games: Iterable[tuple[int, int, Mapping[str, str]]], every: int = 6) -> set[str]:
    """The clauses told, or named by a refusal, in random games of (seats, seed, options).

    Refusals are looked at before one move in `every`.
    """
    out: set[str] = set()
    for seats, seed, options in games:
        random = Random(seed)
        game = st.new(title, seats=seats, seed=seed, options=options)
        out |= {tell.clause for tell in game.setup_tells}
        while not game.over:
            refusals: dict[int, Forbidden] = {}
            asked = len(game.plies) % every == 0
            seat = game.due[0]
            options_now = game.options_of(seat, refusals if asked else None)
            ply = game.play(game.move(seat, random.choice(options_now)))
            out |= {tell.clause for tell in ply.tells} | {why.clause for why in refusals.values()}
    return out

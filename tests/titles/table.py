"""The bench at which positions of any title are tested: laid, gone on with, played, refused and looked at.

What lies in a position is the title's own: `lay` of tests/titles/TITLE/table.py. What is to come in it (a decision, or
steps that happen by themselves) is said here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.play.course import Ply
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.scribe import Refusal, Refused, TableScribe, Tell
from stammtisch.kernel.twins import drive, twins


def sound(game: Game) -> None:
    """What must always hold does."""
    assert not list(game.title.invariants(game.state, game.box))


# ------------------------------------------------------------------------------------------------- what is to come


def clear(game: Game, last: int) -> None:
    """Nothing is pending but a decision of the first seat that ends a test."""
    while game.state.depth:
        game.state.drop()
    game.state.ask(last, 0)


def ask(game: Game, step: int, seat: int, arg: int = 0, *, last: int) -> None:
    """A seat has to decide; afterwards nothing else is to come but `last`."""
    clear(game, last)
    game.state.ask(step, seat, arg)


def run(game: Game, *steps: int | tuple[int, int], last: int, dictation: Sequence[str] | None = None) -> list[Tell]:
    """Lets automatic steps (or steps with their numbers) happen, up to the first decision; returns what was told."""
    clear(game, last)
    for step in reversed(steps):
        game.state.then(*(step if isinstance(step, tuple) else (step,)))
    tells = _heard(game, lambda: twins.plain(game.title).twin(drive.settle)(game.state, game.box), dictation)
    sound(game)
    return tells


def only(game: Game, step: int, *, last: int, dictation: Sequence[str] | None = None) -> list[Tell]:
    """Lets one automatic step happen and nothing of what it brings about."""
    clear(game, last)
    rule: Any = game.title.steps[step]
    tells = _heard(game, lambda: rule.run(game.state, game.box, *([0] if rule.takes_arg else [])), dictation)
    clear(game, last)
    sound(game)
    return tells


def _heard(game: Game, happen: Callable[[], object], dictation: Sequence[str] | None) -> list[Tell]:
    """What is told while something happens, with the results of chance dictated."""
    scribe = TableScribe(dictation, game.names)
    game.state.chance.scribe = scribe
    happen()
    game.state.chance.scribe = None
    scribe.finish()
    return scribe.tells


# ---------------------------------------------------------------------------------------------------------- playing


def play(game: Game, *said: str, dictation: Sequence[str] | None = None) -> Ply:
    """Makes moves for whoever is due. The dictation is for the last one."""
    for text in said[:-1]:
        game.play(text)
        sound(game)
    ply = game.play(said[-1], dictation=dictation)
    sound(game)
    return ply


# ---------------------------------------------------------------------------------------------------------- looking


def number(game: Game, kind: Kind, name: str) -> int:
    """The number of a thing."""
    return game.names.number(kind, name)


def now(game: Game) -> dict[str, Any]:
    """The whole state with names."""
    state: dict[str, Any] = game.position()["state"]
    return state


def at(game: Game) -> str:
    """The name of the decision that is due."""
    assert game.decision is not None
    return game.decision.name


def texts(game: Game, seat: int | None = None) -> set[str]:
    """The legal moves as text."""
    return {move.text for move in game.moves(seat)}


def refused(game: Game, said: str, clause: str, seat: int | None = None) -> Refusal:
    """Asserts that a move is refused by a clause, and that trying it changes nothing; returns what was said."""
    refusal = game.why_not(said, seat)
    assert refusal is not None, f"{said!r} is allowed"
    assert refusal.clause == clause, f"{said!r}: {refusal}"
    before = game.state.pack()
    with pytest.raises(Refused) as caught:
        game.play(said, seat)
    assert caught.value.refusal == refusal
    assert refusal.text not in ("", refusal.rule), "a sentence from the position, not a chapter"
    assert game.state.pack() == before
    return refusal


def told(tells: Ply | Sequence[Tell], event: str) -> list[dict[str, Any]]:
    """The facts of each tell of an event."""
    return [dict(tell.facts) for tell in (tells.tells if isinstance(tells, Ply) else tells) if tell.event == event]

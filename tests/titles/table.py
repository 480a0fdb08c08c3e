"""The bench at which positions of any title are tested: moves are made, refused and looked at.

How a position is laid is the title's own: `lay` of tests/titles/TITLE/table.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from stammtisch.kernel.play.course import Ply
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.scribe import Refusal, Refused, Tell


def sound(game: Game) -> None:
    """What must always hold does."""
    assert not list(game.title.invariants(game.state, game.box))


def play(game: Game, *said: str, dictation: Sequence[str] | None = None) -> Ply:
    """Makes moves for whoever is due. The dictation is for the last one."""
    for text in said[:-1]:
        game.play(text)
        sound(game)
    ply = game.play(said[-1], dictation=dictation)
    sound(game)
    return ply


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

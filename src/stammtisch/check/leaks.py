"""Leaks: what a seat is shown may not depend on what it may not know."""

from __future__ import annotations

import json

from stammtisch.check.report import Failed
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import WATCHER, observe, to_json


def no_leak(game: Game, seat: int, seed: int) -> None:
    """Two states that differ only in what the seat may not know look alike to it, and are imagined alike."""
    other = game.clone()
    other.state.copy_from(game.imagine(seat, seed))
    for look in (_view, _observation, _moves_of):
        if look(game, seat) != look(other, seat):
            raise Failed(f"a leak: {look.__name__.strip('_')} of seat {seat} depends on what it may not know")
    if game.imagine(seat, seed + 1).pack() != other.imagine(seat, seed + 1).pack():
        raise Failed(f"a leak: what seat {seat} imagines depends on what it may not know")
    for problem in game.title.invariants(other.state, other.box):
        raise Failed(f"what seat {seat} imagines is impossible: {problem}")
    watched = json.dumps(to_json(game.state, game.names, WATCHER))
    if watched != json.dumps(to_json(other.state, other.names, WATCHER)):
        raise Failed(f"a leak: a watcher sees what seat {seat} does not")


def _view(game: Game, seat: int) -> str:
    return json.dumps(game.view(seat))


def _observation(game: Game, seat: int) -> bytes:
    return observe(game.state, seat).values.tobytes()


def _moves_of(game: Game, seat: int) -> list[str]:
    return [move.text for move in game.moves(seat)]

"""Leaks: what a seat is shown may not depend on what it may not know."""

from __future__ import annotations

import json

from stammtisch.check.report import Failed
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import WATCHER, observe, to_json

MOST_OPTIONS = 12
"""Of so many options the labels and reasons are compared."""


def no_leak(game: Game, seat: int, seed: int) -> None:
    """Two states that differ only in what the seat may not know look alike to it, and are imagined alike."""
    other = game.clone()
    other.state.copy_from(game.imagine(seat, seed))
    for look in (_view, _observation, _moves_of, _labels_of, _reasons_of, _record, _log, _scores):
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


def _labels_of(game: Game, seat: int) -> list[str]:
    return [game.label(move) for move in game.moves(seat)[:MOST_OPTIONS]]


def _reasons_of(game: Game, seat: int) -> list[str]:
    decision = game.decision
    if decision is None or seat not in game.due:
        return []
    legal = set(game.options_of(seat))
    refused = [option for option in decision.nameable(game.names) if option not in legal]
    return [str(game.why_not(option, seat)) for option in refused[:MOST_OPTIONS]]


def _record(game: Game, seat: int) -> str:
    return game.record(seat)


def _log(game: Game, seat: int) -> str:
    return "\n".join(line.text for line in game.log(seat))


def _scores(game: Game, seat: int) -> str:
    return str(game.scores(seat))


def no_choice_leaks(game: Game) -> None:
    """Two choices that others may not tell apart leave everything alike that these are given."""
    decision = game.decision
    if decision is None or not (decision.private or decision.at_once):
        return
    seat = game.due[-1]
    after = []
    for move in (game.moves(seat)[0], game.moves(seat)[-1]):
        then = game.clone()
        then.play(move)
        if len(then.plies) > len(game.plies) and then.may_know(len(then.plies), WATCHER):
            return
        after.append(then)
    one, two = after
    if one.due != two.due:  # a plan goes on after one of them and is done after the other, which others may see
        return
    for viewer in range(len(game.seats)):
        for look in (_view, _observation, _moves_of, _record, _log, _scores):
            if viewer != seat and look(one, viewer) != look(two, viewer):
                told = look.__name__.strip("_")
                raise Failed(f"a leak: {told} of seat {viewer} depends on what seat {seat} chose at {decision.name}")
    if one.record(WATCHER) != two.record(WATCHER) or str(one.log()) != str(two.log()):
        raise Failed(f"a leak: a watcher is told what seat {seat} chose at {decision.name}")

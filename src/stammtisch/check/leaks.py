"""Leaks: what a seat is shown may not depend on what it may not know."""

from __future__ import annotations

import json

from stammtisch.check.orders import ordered
from stammtisch.check.report import Failed
from stammtisch.envs.encoding import encoding
from stammtisch.envs.text import describe
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import WATCHER, observe, to_json
from stammtisch.players import Sight, sight_of

MOST_OPTIONS = 12
"""Of so many options the previews and reasons are compared."""

LAST_PLIES = 3
"""Of so many plies the log is compared: what happened before was compared when it had just happened."""


def no_leak(game: Game, seat: int, seed: int, written: bool = True) -> None:
    """Two states that differ only in what the seat may not know look alike to it, and are imagined alike.

    `written`: so do the picture and the text to play by, which take longer than all else together.
    """
    other = game.clone()
    other.state.copy_from(game.imagine(seat, seed))
    texts = (_text,) if written else ()
    for look in (*GIVEN, _previews_of, _labels_of, _reasons_of, *texts, _hint, ordered):
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


def _previews_of(game: Game, seat: int) -> list[str]:
    return [str(game.preview(move)) for move in game.moves(seat)[:MOST_OPTIONS]]


def _labels_of(game: Game, seat: int) -> list[str]:
    return [game.label(move) for move in game.moves(seat)]


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
    return "\n".join(line.text for line in game.log(seat, since=max(0, len(game.plies) - LAST_PLIES)))


def _scores(game: Game, seat: int) -> str:
    return str(game.scores(seat))


def _meanwhile(game: Game, seat: int) -> str:
    """What the last move changed for the seat."""
    return str(game.since(max(0, len(game.plies) - 1), seat))


def _text(game: Game, seat: int) -> str:
    """What happened in words, the picture, and all moves as they are offered."""
    return describe(game, seat, encoding(game.title, len(game.seats), game.options))


def _hint(game: Game, seat: int) -> Sight | None:
    """All that hints and analyses are made from."""
    return sight_of(game, seat) if seat in game.due else None


GIVEN = (_view, _observation, _moves_of, _record, _log, _scores, _meanwhile)
"""What everybody is given, whoever is due."""


def no_choice_leaks(game: Game) -> None:
    """Choices that others may not tell apart leave everything alike that these are given.

    A choice after which its seat is not done with what all choose at once leaves everything as it was.
    """
    decision = game.decision
    if decision is None or not (decision.private or decision.at_once):
        return
    seat = game.due[-1]
    after: dict[tuple[int, ...], list[Game]] = {game.due: [game]} if decision.at_once else {}
    for move in game.moves(seat)[:MOST_OPTIONS]:
        then = game.clone()
        then.play(move)
        if len(then.plies) > len(game.plies) and then.may_know(len(then.plies), WATCHER):
            return
        after.setdefault(then.due, []).append(then)  # who is done with a plan and who is not, others may see
    for alike in after.values():
        _are_alike(alike[0], alike[-1], seat, decision.name)


def _are_alike(one: Game, two: Game, seat: int, decision: str) -> None:
    """Whether others are given the same after two choices of a seat."""
    for viewer in range(len(one.seats)):
        for look in GIVEN:
            if viewer != seat and look(one, viewer) != look(two, viewer):
                told = look.__name__.strip("_")
                raise Failed(f"a leak: {told} of seat {viewer} depends on what seat {seat} chose at {decision}")
    since = max(0, len(one.plies) - LAST_PLIES)
    if one.record(WATCHER) != two.record(WATCHER) or str(one.log(since=since)) != str(two.log(since=since)):
        raise Failed(f"a leak: a watcher is told what seat {seat} chose at {decision}")

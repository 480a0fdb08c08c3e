"""What seats choose at once, unseen: sealed choices and plans, from the first draft until all are opened."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import replace

from stammtisch.kernel.play.course import Course, Drafts, Move, Ply
from stammtisch.kernel.play.scribe import DictationError


def choose(game: Course, move: Move, dictation: Sequence[str] | None) -> Ply | None:
    """Takes down a legal choice. When it is the last one that is owed, all are opened and become plies, in seat order;
    returns the last of these, else None. If anything fails, nothing has changed.
    """
    before = game.state.pack()
    base = game.base or before
    drafts = {**game.drafts, move.seat: (*game.drafts.get(move.seat, ()), move)}
    done = game.draft(move)
    try:
        if not done and dictation:
            raise DictationError("chance-too-many", result=dictation[0])
        if not done:
            game.drafts, game.base = drafts, base
            return None
        plies = _open(game, base, in_order(drafts), dictation)
    except BaseException:
        game.state.load(before)
        raise
    game.plies += plies
    game.drafts, game.base = {}, None
    return plies[-1]


def _open(game: Course, base: bytes, moves: Sequence[Move], dictation: Sequence[str] | None) -> list[Ply]:
    """Makes all choices again in seat order; the last one opens them."""
    _load(game, base)
    plies = [game.carry_out(move, dictation if move is moves[-1] else None) for move in moves]
    return [replace(ply, behind=i, revealing=ply is plies[-1]) for i, ply in enumerate(plies)]


def in_order(drafts: Drafts) -> list[Move]:
    """All choices, in seat order."""
    return [move for seat in sorted(drafts) for move in drafts[seat]]


def grouped(moves: Iterable[Move]) -> Drafts:
    """Choices by seat."""
    drafts: dict[int, tuple[Move, ...]] = {}
    for move in moves:
        drafts[move.seat] = (*drafts.get(move.seat, ()), move)
    return drafts


def take_back(game: Course, seat: int) -> Move:
    """Takes the last choice of a seat back, of which there must be one; returns it."""
    assert game.base is not None
    *left, taken = game.drafts[seat]
    drafts = grouped([*left, *(move for other in game.drafts if other != seat for move in game.drafts[other])])
    _load(game, game.base)
    for move in in_order(drafts):
        game.draft(move)
    game.drafts, game.base = drafts, game.base if drafts else None
    return taken


def gone(game: Course, ply: int) -> list[int]:
    """The numbers of the moves that go when move number `ply` is taken back: it and all after it, but not what others
    chose at once with it.
    """
    seat, end = game.plies[ply - 1].move.seat, _end(game, ply)
    return [n for n in range(ply, len(game.plies) + 1) if n > end or game.plies[n - 1].move.seat == seat]


def undo_to(game: Course, ply: int) -> None:
    """Takes move number `ply` back and all after it; what others chose at once with it become drafts again."""
    seat, first, end = game.plies[ply - 1].move.seat, ply - 1 - game.plies[ply - 1].behind, _end(game, ply)
    kept = [p.move for n, p in enumerate(game.plies[first:end], first + 1) if n < ply or p.move.seat != seat]
    rewind(game, first)
    if kept:
        game.base, game.drafts = game.state.pack(), grouped(kept)
        for move in in_order(game.drafts):
            game.draft(move)


def _end(game: Course, ply: int) -> int:
    """The number of the last of the moves that were made at once with move number `ply`."""
    alone = (n for n in range(ply, len(game.plies)) if game.plies[n].behind == 0)
    return next(alone, len(game.plies))


def rewind(game: Course, ply: int) -> None:
    """Goes back to the state after so many plies; in the midst of what seats chose at once, those before are drafts."""
    last = game.plies[ply]
    first = ply - last.behind
    before = game.plies[first:ply]
    game.base = zlib.decompress(game.plies[first].squeezed) if before else None
    game.drafts = grouped(ply.move for ply in before)
    _load(game, last.before)
    del game.plies[first:]


def _load(game: Course, packed: bytes) -> None:
    """Goes back to a state, but not to its generator, or one would know what chance brings when it falls again."""
    word = list(game.state.chance.word)
    game.state.load(packed)
    for i, w in enumerate(word):
        game.state.chance.word[i] = w

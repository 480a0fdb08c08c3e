"""Temperaments: what somebody goes by among moves that are about as good for them.

Who is bold likes what may end well or badly, who is thrifty keeps the purse full, who is spiteful grudges the best of
the others what they get. Each weighs the moves that a search found good in the same imagined deals, played on at random
with the same luck, so nothing of it is written for a title but what its purse is (`Title.purse`).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import numpy as np

from stammtisch.kernel.model.rule import ArrayOf, Line, rule
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins.drive import (
    choose,
    copy_state,
    due_seat,
    evaluate,
    list_moves,
    play_random,
    purse,
    redeal,
)
from stammtisch.kernel.twins.twins import Arena, ready
from stammtisch.players.greedy import AHEAD, horizon, lead
from stammtisch.players.sight import Sight

RealGrid = Annotated[Any, ArrayOf("float64", 2)]

SLACK = 0.03
"""A move may look worse than the best one by so much (`Thought.gain`) and be to somebody's taste all the same."""

ROUNDS, SLICE = 240, 20
"""Futures that are looked into after each move, and how many of them between two looks at the clock."""

SECONDS = 0.5
"""How long that may take, where thinking is limited by time at all."""

LEAD, SQUARE, RIVAL, PURSE = range(4)
"""What is added up over futures: the seat's lead, the lead squared, what the position is worth to the best of the
others, and the seat's purse when it is next to choose."""
COLUMNS = 4

TEMPERS: dict[str, Callable[[Any], Any]] = {
    "bold": lambda mean: mean[..., SQUARE] - mean[..., LEAD] ** 2,
    "thrifty": lambda mean: mean[..., PURSE],
    "spiteful": lambda mean: -mean[..., RIVAL],
}
"""Temperament -> how much it likes moves, by the means over their futures (columns in the last axis)."""

CLEAR = 2.5
"""So many standard errors a move must be liked more than the best one to be made instead."""


def tempers(title: Title) -> tuple[str, ...]:
    """The temperaments that show in a title: who has no purse cannot be thrifty."""
    return tuple(name for name in TEMPERS if name != "thrifty" or title.purse is not None)


@rule(entry=True)
def feel(
    states: Any, boxes: Any, moves: Any, seat: int, seed: int, rounds: int, ahead: int, choices: Line, sums: RealGrid
) -> None:
    """Plays on in states[0] from states[1] after each of `choices`, so often, and adds to its row of `sums`."""
    box = boxes[0]
    s = states[0]
    for r in range(rounds):
        for k in range(len(choices)):
            copy_state(states, 0, 1)
            redeal(s, box, seat, seed + r)
            choose(s, box, seat, choices[k])
            made = 0
            while s.depth > 0 and due_seat(s) != seat and made < AHEAD:
                list_moves(s, box, due_seat(s), moves[0])
                choose(s, box, due_seat(s), moves[0].option[s.chance.below(moves[0].n)])
                made += 1
            sums[k, PURSE] += purse(s, box, seat)
            play_random(s, box, moves[0], ahead - made)
            ahead_by = float(lead(s, box, seat))
            sums[k, LEAD] += ahead_by
            sums[k, SQUARE] += ahead_by * ahead_by
            if s.seats > 1:
                sums[k, RIVAL] += evaluate(s, box, seat) - ahead_by


def liked(sight: Sight, temper: str, good: Sequence[Move], seed: int, seconds: float = 0.0) -> Move:
    """The move of several good ones that is most to somebody's taste; the first where none is clearly more so."""
    likes = TEMPERS[temper](futures(sight, good, seed, seconds))
    more = likes - likes[:, :1]
    if len(more) < 2:
        return good[0]
    mean, error = more.mean(0), more.std(0, ddof=1) / math.sqrt(len(more))
    return good[int(np.where(mean > CLEAR * error, mean, 0.0).argmax())]


def futures(sight: Sight, moves: Sequence[Move], seed: int, seconds: float = 0.0) -> Any:
    """Means over SLICE futures at a time, of each move (slices, moves, COLUMNS): LEAD, SQUARE, RIVAL, PURSE, in parts
    of a point but for the purse.

    With `seconds` no more than these are spent, else ROUNDS futures of each are looked into, and the same seed gives
    the same.
    """
    room = Arena(sight.title, sight.box.struct, 2, ready(sight.title, feel))
    room.put(1, sight.imagined)
    choices, out = np.array([move.option for move in moves], np.int64), list[Any]()
    begun, play, ahead = time.perf_counter(), room.entry(feel), horizon(sight.title)
    while len(out) * SLICE < ROUNDS and not (seconds and out and time.perf_counter() - begun > seconds):
        sums = np.zeros((len(moves), COLUMNS))
        play(room.states, room.boxes, room.moves, sight.seat, seed + len(out) * SLICE, SLICE, ahead, choices, sums)
        out.append(sums / SLICE)
    return np.array(out)

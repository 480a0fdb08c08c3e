"""The policy that plays each move on a little and takes the one after which it stood best.

It knows nothing of any title: it imagines the hidden part, tries each of its moves, lets everybody go on at random for
a while, and looks at the scores as if the game ended there.
"""

from __future__ import annotations

from random import Random
from typing import Any

from stammtisch.kernel.model.rule import Line, rule
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins.drive import choose, copy_state, evaluate, play_random, redeal
from stammtisch.kernel.twins.twins import Arena, add_entry, ready
from stammtisch.players.sight import Sight

TRIALS = 600
"""How many times in all moves are tried before one is chosen; shared among them by successive halving."""

AHEAD = 40
"""How many choices are made after a move before the scores are looked at, unless the title says it (`Title.ahead`)."""


@rule
def lead(s: Any, box: Any, seat: int) -> int:
    """How much the seat is ahead of the best of the others, as the position is valued; alone, its value itself."""
    value: int = evaluate(s, box, seat)
    return value - rivals_best(s, box, seat)


@rule
def rivals_best(s: Any, box: Any, seat: int) -> int:
    """What the position is worth to the best of the others; nothing where nobody else plays."""
    if s.seats == 1:
        return 0
    best = -(1 << 40)
    for other in range(s.seats):
        if other != seat:
            best = max(best, evaluate(s, box, other))
    return best


@add_entry
def try_moves(
    states: Any, boxes: Any, moves: Any, seat: int, seed: int, rounds: int, ahead: int, choices: Line, values: Line
) -> None:
    """Tries each of `choices` in states[1] `rounds` times and adds the leads they end with to `values`.

    In each round all choices meet the same imagined hidden part and the same luck, so that they are compared fairly.
    What all choose at once the others have still to choose, whether they have done so or not: it must not matter who is
    faster.
    """
    box = boxes[0]
    for r in range(rounds):
        for k in range(len(choices)):
            copy_state(states, 0, 1)
            redeal(states[0], box, seat, seed + r)
            choose(states[0], box, seat, choices[k])
            play_random(states[0], box, moves[0], ahead)
            values[k] += lead(states[0], box, seat)


def horizon(title: Title) -> int:
    """How many choices are made after a move before it is seen what it was good for."""
    return AHEAD if title.ahead is None else title.ahead


class Greedy:
    """See the module's text. The same in every twin; about a fifth of a second without compiled rules."""

    def __init__(self, trials: int = TRIALS, ahead: int | None = None):
        self.trials, self.ahead = trials, ahead

    def choose(self, sight: Sight, random: Random) -> Move:
        """See `Policy`."""
        arena = _arena(sight)
        arena.put(1, sight.imagined)
        ahead = horizon(sight.title) if self.ahead is None else self.ahead
        left = list(sight.moves)
        stages = max(1, (len(left) - 1).bit_length())
        totals = dict.fromkeys(left, 0)
        for _ in range(stages):
            rounds = max(1, self.trials // (stages * len(left)))
            choices = arena.line([move.option for move in left])
            values = arena.line([0] * len(left))
            seed = random.getrandbits(62)
            arena.twin.try_moves(
                arena.states, arena.boxes, arena.moves, sight.seat, seed, rounds, ahead, choices, values
            )
            for move, value in zip(left, values, strict=True):
                totals[move] = int(value)
            left.sort(key=lambda move: -totals[move])
            left = left[: (len(left) + 1) // 2]
        return left[0]


def _arena(sight: Sight) -> Arena:
    """Compiled only where nobody has to wait for the compiler; the choice is the same in every twin, only slower."""
    return Arena(sight.title, sight.box.struct, 2, compiled=ready(sight.title))

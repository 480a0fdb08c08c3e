"""Games in which learned players sit: a twin plays on by itself until somebody else has to be asked.

An entry that few want, so it is compiled last, where such games are to be played (`play.prepare`).
"""

from __future__ import annotations

from typing import Any

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import Grid, Line, rule
from stammtisch.kernel.twins.drive import choose, clock, copy_state, due_seat, list_moves, redraw, standing
from stammtisch.lab.entries import CHOOSER, FIRST_KEPT
from stammtisch.players.choosing import mind_the_end
from stammtisch.players.neural import RealGrid, Reals, Rows32, SingleGrid, Singles, consider, liked_best

SEAT, STEP, OPTIONS, CHOICE, CHAPTER, STANDINGS = range(6)
"""Columns of a log, which has a row for each decision of a game: who decided, at which step, among how many options, on
which; and, where that is noted, the chapters that were over and the standings of all before it. In the row after the
last one stands who is to be asked, or OVER."""


@rule(entry=True)
def play_on(
    states: Any,
    boxes: Any,
    moves: Any,
    g: int,
    learned: int,
    noting: int,
    log: Grid,
    made: int,
    choice: int,
    place: Grid,
    where: Line,
    usual: Reals,
    first: RealGrid,
    second: SingleGrid,
    rows: SingleGrid,
    row: Rows32,
    which: Line,
    what: Reals,
    sums: RealGrid,
    near: Singles,
    deep: Singles,
    gains: SingleGrid,
    counts: Singles,
    ends: RealGrid,
    logits: Reals,
) -> int:
    """Plays the game in states[0], of which `made` decisions lie in the log, on until a seat has a choice that is not
    `learned` (a bit set of seats), and lists its options in moves[0]; or until the game is over, or the log full.
    Returns how many decisions there are then.

    `choice` is that of the seat that was asked last, NONE if nobody was. With `noting` the standings are noted, too.
    The state before the last choice is kept in states[FIRST_KEPT + 2 * g + 1]; that one and the one before it are
    played in while a learned player thinks.
    """
    box = boxes[0]
    s = states[0]
    kept = FIRST_KEPT + 2 * g
    if choice != NONE:
        log[made, CHOICE] = choice
        copy_state(states, kept + 1, 0)
        choose(s, box, log[made, SEAT], choice)
        made += 1
    while s.depth > 0 and made < len(log) - 1:
        seat = due_seat(s)
        list_moves(s, box, seat, moves[0])
        log[made, SEAT] = seat
        log[made, STEP] = s.frames[s.depth - 1].step
        log[made, OPTIONS] = moves[0].n
        if noting == 1:
            log[made, CHAPTER] = clock(s, box)
            for other in range(s.seats):
                log[made, STANDINGS + other] = standing(s, box, other)
        option = moves[0].option[0]
        if moves[0].n > 1:
            if (learned >> seat) & 1 == 0:
                return made
            copy_state(states, CHOOSER, 0)
            redraw(states[CHOOSER], box, seat, 0, moves[0])
            n = consider(
                states, CHOOSER, kept, boxes, moves, seat, place, where, usual, first, second, rows, row, which, what,
                sums, near, deep, gains, counts, logits,
            )  # fmt: skip
            mind_the_end(
                states, CHOOSER, kept, kept + 1, boxes, moves, seat, place, where, usual, first, second, rows, row,
                which, what, sums, near, deep, gains, counts, ends, logits,
            )  # fmt: skip
            option = moves[0].option[liked_best(n, logits)]
        log[made, CHOICE] = option
        copy_state(states, kept + 1, 0)
        choose(s, box, seat, option)
        made += 1
    log[made, SEAT] = due_seat(s)
    return made

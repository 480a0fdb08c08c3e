"""What a learned player chooses, as rules: what its network likes best (`neural`), and where the game is all but over
what ends better for sure.

A network knows from experience what is good, and reckons nothing. That is enough until the last choices of a game:
there a thing that was good in all rounds before may be good for nothing, and a single point is what another thing would
have brought. So, where a game played at random is over after NEARLY choices, each option is tried to the end, with all
seats choosing as the network likes; one that ends never worse than the one that is liked best, and better often, is
chosen instead.
"""

from __future__ import annotations

from typing import Any

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import Grid, Line, rule
from stammtisch.kernel.twins.drive import choose, copy_state, due_seat, list_moves, redeal
from stammtisch.players.greedy import lead
from stammtisch.players.neural import (
    GAIN,
    LEAD,
    OUTPUTS,
    VALUES,
    RealGrid,
    Reals,
    Rows32,
    SingleGrid,
    Singles,
    consider,
    dot,
    fate,
    liked_best,
    see,
    share_of,
    write_gains,
    write_logits,
)

NEARLY = 12
"""A game that is over after so many choices is all but over."""

WORK = 1_500
"""About so many options are looked at when those of a choice are tried once, and as many when one of them is tried
again: where fewer choices are left, or fewer options, more of those that are liked best are tried, and more often.
"""

FEWEST_DEALS, MOST_DEALS = 3, 12
"""In so many deals of what the seat cannot see, each with another luck, an option is tried at least and at most."""

UNKNOWN = -1.0
"""The fate of a seat in a game of which no end was seen: below all others."""

OPTION, TAKEN, LIKED = range(3)
ENDS = 3
"""Rows of `ends`, which have a place for each option: those that are tried, the one that is liked best first; which of
the list they are; and how much those of a later choice are liked."""

SURELY = 4.0
"""By so much what ends better for sure is liked better than what was liked best."""


@rule
def choices_left(states: Any, i: int, spare: int, box: Any, moves: Any) -> int:
    """How many choices are left in a game that goes on at random from states[i], this one among them; one more than
    NEARLY for all that are more. It is played in states[spare].
    """
    copy_state(states, spare, i)
    s = states[spare]
    left = 0
    while s.depth > 0 and left <= NEARLY:
        seat = due_seat(s)
        list_moves(s, box, seat, moves)
        if moves.n > 1:
            left += 1
        choose(s, box, seat, moves.option[s.chance.below(moves.n)])
    return left


@rule
def write_tried(moves: Any, logits: Any, ends: Any, most: int) -> int:
    """Writes down the options that are tried, at most so many; returns how many."""
    n = moves.n
    tried: int = min(n, most)
    for j in range(tried):
        best = NONE
        for k in range(n):
            new = True
            for before in range(j):
                if ends[TAKEN, before] == k:
                    new = False
            if new and (best == NONE or logits[k] > logits[best]):
                best = k
        ends[TAKEN, j] = best
        ends[OPTION, j] = moves.option[best]
    return tried


@rule
def end_of(
    states: Any, i: int, spare: int, another: int, boxes: Any, moves: Any, seat: int, option: int, seed: int,
    place: Any, where: Any, usual: Any, first: Any, second: Any, rows: Any, row: Any, which: Any, what: Any,
    sums: Any, near: Any, deep: Any, gains: Any, counts: Any, likes: Any,
) -> float:  # fmt: skip
    """The fate of a seat if it takes an option in a deal and all go on as the network likes best; UNKNOWN if the game
    is not soon over then. It is played in states[spare].
    """
    box = boxes[0]
    copy_state(states, spare, i)
    s = states[spare]
    redeal(s, box, seat, seed)
    choose(s, box, seat, option)
    made = 0
    while s.depth > 0 and made <= NEARLY:
        mover = due_seat(s)
        list_moves(s, box, mover, moves[0])
        best = 0
        if moves[0].n > 1:
            step = s.frames[s.depth - 1].step
            see(s, box, mover, place, where, usual, first, second, row, which, what, sums, near, deep)
            write_gains(states, spare, another, boxes, moves[0], mover, usual[GAIN], 1, gains)
            write_logits(step, moves[0], where, rows, deep, gains, counts, likes)
            best = liked_best(moves[0].n, likes)
            made += 1
        choose(s, box, mover, moves[0].option[best])
    if s.depth > 0:
        return UNKNOWN
    return fate(share_of(s, box, seat), lead(s, box, seat), usual[LEAD])


@rule
def mind_the_end(
    states: Any, i: int, spare: int, another: int, boxes: Any, moves: Any, seat: int, place: Any, where: Any,
    usual: Any, first: Any, second: Any, rows: Any, row: Any, which: Any, what: Any, sums: Any, near: Any, deep: Any,
    gains: Any, counts: Any, ends: Any, logits: Any,
) -> None:  # fmt: skip
    """Makes an option of states[i] the one that is liked best if it ends better for sure; see the module's text.

    The options are listed in moves[0]. states[spare] and states[another] are played in.
    """
    box = boxes[0]
    left = choices_left(states, i, spare, box, moves[0])
    list_moves(states[i], box, seat, moves[0])
    if left > NEARLY or moves[0].n == 1:
        return
    once = left * moves[0].n
    deals = min(MOST_DEALS, WORK // (2 * once))
    if deals < FEWEST_DEALS:
        return
    tried = write_tried(moves[0], logits, ends, WORK // once)
    luck = states[i].chance.below(1 << 30)
    best = 0
    most = 0.0
    for j in range(tried):
        end = end_of(
            states, i, spare, another, boxes, moves, seat, int(ends[OPTION, j]), luck, place, where, usual, first,
            second, rows, row, which, what, sums, near, deep, gains, counts, ends[LIKED],
        )  # fmt: skip
        if j == 0 and end == UNKNOWN:
            break
        if j == 0 or end > most:
            best, most = j, end
    better = 1
    deal = 1
    while best > 0 and deal < deals:
        more = 0.0
        for j in (0, best):
            end = end_of(
                states, i, spare, another, boxes, moves, seat, int(ends[OPTION, j]), luck + deal, place, where, usual,
                first, second, rows, row, which, what, sums, near, deep, gains, counts, ends[LIKED],
            )  # fmt: skip
            more = end - more
        deal += 1
        if more > 0:
            better += 1
        if more < 0 or 2 * (better + deals - deal) <= deals:
            best = 0
    list_moves(states[i], box, seat, moves[0])
    if best > 0:
        logits[int(ends[TAKEN, best])] = logits[int(ends[TAKEN, 0])] + SURELY


@rule(entry=True)
def net_look(
    states: Any,
    i: int,
    boxes: Any,
    moves: Any,
    seat: int,
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
    values: Reals,
) -> int:
    """What the network thinks of states[i], in which the hidden has been dealt anew for the seat that is to choose.

    Lists its options in moves[0] with a logit each, and VALUES numbers for each seat from the viewer on; returns how
    many options. states[i + 1] and states[i + 2] are played in. Where there is no room for `ends`, it is what the
    network likes by itself, and `which`, `what` and `gains` are those of this look.
    """
    count = consider(
        states, i, i + 1, boxes, moves, seat, place, where, usual, first, second, rows, row, which, what, sums, near,
        deep, gains, counts, logits,
    )  # fmt: skip
    for k in range(states[i].seats * VALUES):
        values[k] = dot(rows, where[OUTPUTS] + k, deep)
    if len(ends) > 0:
        mind_the_end(
            states, i, i + 1, i + 2, boxes, moves, seat, place, where, usual, first, second, rows, row, which, what,
            sums, near, deep, gains, counts, ends, logits,
        )  # fmt: skip
    return count

"""What a learned player sees and thinks, as rules: the same numbers in every twin, down to the last bit.

A small network. Its inputs are the observation of the seat that chooses (each number by its name, put between -1 and 1
by v / (|v| + what is usual)), the step that is due and the number it carries, how many seats there are, and how far
each of the others is ahead as the position is valued. Two layers of rectified units follow, and a table of rows:

- one for each option of each decision: how much it is liked;
- GAINS for each step: how much what an option brings at once counts (the seat's lead and own value after it, how far
  that lead falls short of the best option's, whether it is paid for with more than anybody could answer);
- VALUES for each seat from the viewer on: how far its fate (what it learns from) is off what its lead says, its share
  of the victory, and how much its lead will still change.

From one look of a seat to its next one little changes of what it sees: the sums of the first layer are kept for each
seat, and only what has changed is added (Nasu, 2018). These sums are exact, so that it does not matter what was seen
before: inputs are multiples of 1 / FINE, weights are as precise as half precision is (multiples of 2 ** -24), and
sums of their products below 2 ** 16 fit into 64 bits. All other sums are made in one order and in 32 bits; a sum of
products over a row is never split, so that machines with wide registers get the same. What is hidden from the seat is
dealt anew before anything of a position is valued.
"""

from __future__ import annotations

from typing import Annotated, Any

from stammtisch.kernel.model.kinds import MAX_SEATS, NONE
from stammtisch.kernel.model.rule import COMPILED, ArrayOf, rule
from stammtisch.kernel.twins.drive import (
    at_once,
    choose,
    copy_state,
    due_seat,
    evaluate,
    is_bid,
    list_moves,
    redeal,
    standing,
)
from stammtisch.kernel.twins.observation import write_observation
from stammtisch.players.greedy import rivals_best

Rows32 = Annotated[Any, ArrayOf("int32", 2)]
Singles = Annotated[Any, ArrayOf("float32")]
SingleGrid = Annotated[Any, ArrayOf("float32", 2)]
Reals = Annotated[Any, ArrayOf("float64")]
RealGrid = Annotated[Any, ArrayOf("float64", 2)]

GAINS, SHORT, AGAIN, WASTED = 5, 2, 3, 4
"""What is looked at right after an option, each a row for each step: the change of the lead and of the own value, how
far the lead falls SHORT of the best option's, whether the seat is to choose AGAIN, and whether some of a bid is WASTED:
nobody else could bid as much as a lower one that leaves the seat more."""

FATE, SHARE, CHANGE = range(3)
VALUES = 3
MOST_VALUES = MAX_SEATS * VALUES
"""Rows for each seat: its fate (half the share of the victory, half the lead put between 0 and 1) less what it would
be if the game ended now and the victory were shared as leads are (-1 to 1; only training reads it), its share of the
victory (a logit), the change of its lead that is still to come (in units of LEAD)."""

STEP, ARG, SEATS, OTHERS, OUTPUTS, GAIN_ROWS, DEALS = range(7)
"""Places in `where`: the first input of the step, of its number, of the seats, of the leads of others; the first row
of the values and of the gains; in how many deals it is tried what options bring at once. After them, for each step, the
row of its option 0."""
WHERES = 7

NOW = MAX_SEATS
"""Row of `row` for what a seat sees now; before it, for each seat, stands what it saw last."""

FINE = 4096
"""Inputs that come of what is seen are multiples of one part in so many."""

GLANCE = 64
"""So many numbers that are seen are compared at once with what was seen last; most are the same."""

ARGS = 64
"""Numbers that a step carries which have an input of their own; greater ones share the last."""

EVENLY = 0.1
"""This part of every prior is shared evenly by all options: nothing is out of sight for good."""

LEAD, GAIN = 0, 1
"""Places in `usual`: a usual lead, and how far an option usually falls short of the best one. After them, for each
input, a usual number."""
USUALS = 2


@rule
def share_of(s: Any, box: Any, seat: int) -> float:
    """A seat's share of the victory if all ranked as they stand."""
    best = standing(s, box, 0)
    for other in range(1, s.seats):
        best = max(best, standing(s, box, other))
    if standing(s, box, seat) < best:
        return 0.0
    winners = 0
    for other in range(s.seats):
        if standing(s, box, other) == best:
            winners += 1
    return 1.0 / winners


@rule
def fate(share: float, lead: float, usual: float) -> float:
    """What a seat learns from: half its share of the victory, half its lead, put between 0 and 1."""
    return 0.5 * share + 0.5 * (0.5 + 0.5 * lead / (abs(lead) + usual))


@rule
def exponential(x: float) -> float:
    """E to the power of x <= 0, by sums and products alone: the same on every machine (error below 1e-9)."""
    if x < -40.0:
        return 0.0
    halvings = int(0.5 - x * 1.4426950408889634)
    r = x + halvings * 0.6931471805599453
    p = 1.0 + r * (1.0 + r * (0.5 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040)))))))
    for _ in range(halvings):
        p *= 0.5
    return p


@rule
def as_input(value: float, usual: float) -> float:
    """A number that is seen, put between -1 and 1 and rounded."""
    if value == 0:
        return 0.0
    return int(FINE + FINE * value / (abs(value) + usual) + 0.5) / FINE - 1.0


@rule
def differ(now: Any, seen: Any, begin: int, end: int) -> bool:
    """Whether two rows differ between two places."""
    if COMPILED:
        other = 0
        for k in range(begin, end):
            other |= now[k] ^ seen[k]
        return other != 0
    return bool((now[begin:end] != seen[begin:end]).any())


@rule
def write_changes(s: Any, seat: int, row: Any, place: Any, usual: Any, which: Any, what: Any) -> int:
    """Writes down which inputs are others than when the seat looked last, and by how much; returns how many."""
    now = row[NOW]
    seen = row[seat]
    size = write_observation(s, seat, now)
    n = 0
    for begin in range(0, size, GLANCE):
        end = min(begin + GLANCE, size)
        if differ(now, seen, begin, end):
            for k in range(begin, end):
                at = place[s.seats, k]
                if now[k] != seen[k] and at >= 0:
                    half = usual[USUALS + at]
                    which[n] = at
                    what[n] = as_input(now[k], half) - as_input(seen[k], half)
                    n += 1
                seen[k] = now[k]
    return n


@rule
def write_moment(s: Any, box: Any, seat: int, where: Any, usual: Any, which: Any, what: Any, n: int) -> int:
    """Writes down, from place n on, the inputs that are the same for no two looks; returns how many there are then."""
    frame = s.frames[s.depth - 1]
    which[n] = where[STEP] + frame.step
    which[n + 1] = where[ARG] + min(max(frame.arg, 0), ARGS - 1)
    which[n + 2] = where[SEATS] + s.seats
    for k in range(3):
        what[n + k] = 1.0
    n += 3
    mine = evaluate(s, box, seat)
    for k in range(1, s.seats):
        off = evaluate(s, box, (seat + k) % s.seats) - mine
        which[n] = where[OTHERS] + k
        what[n] = off / (abs(off) + usual[LEAD])
        n += 1
    return n


@rule
def add_row(sums: Any, table: Any, at: int, times: float) -> None:
    """Adds so many times a row of a table to sums."""
    if COMPILED:
        for j in range(len(sums)):
            sums[j] += times * table[at, j]
    else:
        sums += times * table[at]


@rule
def see(
    s: Any, box: Any, seat: int, place: Any, where: Any, usual: Any, first: Any, second: Any, row: Any, which: Any,
    what: Any, sums: Any, near: Any, deep: Any,
) -> int:  # fmt: skip
    """The two layers. The last row of each table is what its units have in any case.

    Returns how many inputs were written down: what has changed since the seat looked last (all that is not 0, if it
    never did), and what is asked for at each look.
    """
    mine = sums[seat]
    changes = write_changes(s, seat, row, place, usual, which, what)
    for k in range(changes):
        add_row(mine, first, which[k], what[k])
    length: int = write_moment(s, box, seat, where, usual, which, what, changes)
    for j in range(len(near)):
        near[j] = mine[j] + first[len(first) - 1, j]
    for k in range(changes, length):
        add_row(near, first, which[k], what[k])
    for j in range(len(deep)):
        deep[j] = second[len(second) - 1, j]
    for i in range(len(near)):
        if near[i] > 0:
            add_row(deep, second, i, near[i])
    for j in range(len(deep)):
        if deep[j] < 0:
            deep[j] = 0.0
    return length


@rule
def dot(rows: Any, at: int, deep: Any) -> float:
    """One output; the last number of a row is added in any case."""
    total: float = rows[at, len(deep)]
    for j in range(len(deep)):
        total += rows[at, j] * deep[j]
    return total


@rule
def try_option(states: Any, i: int, spare: int, box: Any, seat: int, option: int) -> None:
    """Makes states[spare] what states[i] is after an option. What several choose at once is not opened by it: a bid
    brings what a bid promises (`drive.evaluate`).
    """
    copy_state(states, spare, i)
    t = states[spare]
    frame = t.frames[t.depth - 1]
    if at_once(frame.step):
        frame.who |= frame.asked
    choose(t, box, seat, option)


@rule
def is_due_again(s: Any, seat: int, unseen: bool) -> bool:
    """Whether a seat is to choose again after an option; `unseen`, if others choose at the same time."""
    if unseen and s.depth > 0:
        again: bool = (s.frames[s.depth - 1].who >> seat) & 1 == 1
        return again
    return due_seat(s) == seat


@rule
def most_of_others(s: Any, box: Any, seat: int, moves: Any) -> int:
    """The last option that any other seat has of what they choose at once; the list holds those of `seat` again."""
    most = NONE
    for other in range(s.seats):
        if other != seat and (s.frames[s.depth - 1].asked >> other) & 1:
            list_moves(s, box, other, moves)
            for k in range(moves.n):
                most = max(most, moves.option[k])
    list_moves(s, box, seat, moves)
    return most


@rule
def write_gains(
    states: Any, i: int, spare: int, boxes: Any, moves: Any, seat: int, unit: float, deals: int, gains: Any
) -> None:
    """Tries each listed option of states[i] in states[spare] and writes down what it brings at once, in the mean.

    With more than one of `deals` all options are tried again, each time with another luck and another deal of what the
    seat cannot see; then states[i] is the last of these deals afterwards.
    """
    box = boxes[0]
    s = states[i]
    step = s.frames[s.depth - 1].step
    unseen = at_once(step)
    bidding = is_bid(step) and moves.n > 1
    for k in range(moves.n):
        for f in range(GAINS):
            gains[k, f] = 0.0
    for deal in range(deals):
        if deal > 0:
            redeal(s, box, seat, s.chance.below(1 << 30))
        own = evaluate(s, box, seat)
        ahead = own - rivals_best(s, box, seat)
        enough = most_of_others(s, box, seat, moves) if bidding else 0
        with_less = -(1 << 60)
        for k in range(moves.n):
            try_option(states, i, spare, box, seat, moves.option[k])
            t = states[spare]
            owned = evaluate(t, box, seat)
            gains[k, SHORT] += owned - rivals_best(t, box, seat) - ahead
            gains[k, 1] += owned - own
            if is_due_again(t, seat, unseen):
                gains[k, AGAIN] = 1.0
            if bidding and moves.option[k] > enough:
                if owned < with_less:
                    gains[k, WASTED] += 1.0 / deals
                with_less = max(with_less, owned)
    most = unit * deals
    best = -1e30
    for k in range(moves.n):
        best = max(best, gains[k, SHORT])
    for k in range(moves.n):
        change = gains[k, SHORT]
        earned = gains[k, 1]
        short = change - best
        gains[k, 0] = change / (abs(change) + most)
        gains[k, 1] = earned / (abs(earned) + most)
        gains[k, SHORT] = short / (abs(short) + most)


@rule
def write_logits(step: int, moves: Any, where: Any, rows: Any, deep: Any, gains: Any, counts: Any, logits: Any) -> None:
    """How much each listed option is liked; `counts` is room for how much each kind of gain counts."""
    for f in range(GAINS):
        counts[f] = dot(rows, where[GAIN_ROWS] + step * GAINS + f, deep)
    start = where[WHERES + step]
    for k in range(moves.n):
        liked = dot(rows, start + moves.option[k], deep)
        for f in range(GAINS):
            liked += gains[k, f] * counts[f]
        logits[k] = liked


@rule
def write_chances(n: int, logits: Any, chances: Any, sharpness: float) -> None:
    """The probabilities of so many options (softmax); the sharper, the more the best is preferred."""
    best = logits[0]
    for k in range(1, n):
        best = max(best, logits[k])
    total = 0.0
    for k in range(n):
        chances[k] = exponential(sharpness * (logits[k] - best))
        total += chances[k]
    for k in range(n):
        chances[k] = chances[k] / total


@rule
def liked_best(n: int, logits: Any) -> int:
    """The first of those that are liked best."""
    best = 0
    for k in range(1, n):
        if logits[k] > logits[best]:
            best = k
    return best


@rule
def drawn(chance: Any, n: int, chances: Any) -> int:
    """A number below n, drawn by these probabilities."""
    left = chance.below(1 << 30) / (1 << 30)
    for k in range(n - 1):
        left -= chances[k]
        if left < 0:
            return k
    return n - 1


@rule
def consider(
    states: Any,
    i: int,
    spare: int,
    boxes: Any,
    moves: Any,
    seat: int,
    place: Any,
    where: Any,
    usual: Any,
    first: Any,
    second: Any,
    rows: Any,
    row: Any,
    which: Any,
    what: Any,
    sums: Any,
    near: Any,
    deep: Any,
    gains: Any,
    counts: Any,
    logits: Any,
) -> int:
    """Lists the options of states[i] in moves[0] with a logit each; returns how many. See `choosing.net_look`."""
    box = boxes[0]
    s = states[i]
    step = s.frames[s.depth - 1].step
    if at_once(step):
        redeal(s, box, seat, s.chance.below(1 << 30))
    list_moves(s, box, seat, moves[0])
    see(s, box, seat, place, where, usual, first, second, row, which, what, sums, near, deep)
    write_gains(states, i, spare, boxes, moves[0], seat, usual[GAIN], where[DEALS], gains)
    write_logits(step, moves[0], where, rows, deep, gains, counts, logits)
    count: int = moves[0].n
    return count

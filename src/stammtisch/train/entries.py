"""Games that a network plays against itself and its past, with all that it learns from, in one call of a twin."""

from __future__ import annotations

import math
from typing import Annotated, Any

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.model.rule import ArrayOf, Grid, Line, rule
from stammtisch.kernel.twins.drive import choose, copy_state, due_seat, lay_out, list_moves, redeal
from stammtisch.kernel.twins.observation import write_observation
from stammtisch.players.greedy import lead
from stammtisch.players.neural import (
    DEALS,
    FATE,
    GAIN,
    GAIN_ROWS,
    GAINS,
    LEAD,
    OUTPUTS,
    WHERES,
    RealGrid,
    Reals,
    Rows32,
    SingleGrid,
    Singles,
    dot,
    drawn,
    fate,
    see,
    share_of,
    try_option,
    write_chances,
    write_gains,
    write_logits,
)

Row32 = Annotated[Any, ArrayOf("int32")]
Nets = Annotated[Any, ArrayOf("float32", 3)]
"""A table of several networks; the first one learns, the others are its past."""

SEEN, PLAYED, SPARE, CHOOSER, FIRST_BLANK = range(5)
"""States: what the seat that chooses may take for true, what is, room, a generator for choices, and blank games."""

GAME, SEAT, NEXT, STEP_AT, CHOSEN, OPTIONS_AT, OPTIONS = range(7)
SAMPLE_COLUMNS = 7
"""Columns of `samples`: game, seat, the seat's next sample (-1: none), the step's row of gains, which of the options
(in order) was chosen, where they begin in `options`, and how many they are."""

SEED, BLANK, AGAINST, THEIRS, ENDED, DECISIONS = range(6)
GAME_COLUMNS = 6
"""Columns of `games`: seed, which blank state, whom it plays against and at which seats these sit (a bit set); written:
whether it ended, and how many choices it had."""

ITSELF, PAST, GREEDY = range(3)
"""Whom a game is played against: nobody else, a past network (the second one of the tables), or who takes what brings
most at once."""


@rule
def brings_most(n: int, gains: Any) -> int:
    """The first of those after which the seat's lead is greatest at once."""
    best = 0
    for k in range(1, n):
        if gains[k, 0] > gains[best, 0]:
            best = k
    return best


@rule(entry=True)
def self_play(
    states: Any,
    boxes: Any,
    moves: Any,
    place: Grid,
    where: Line,
    usual: Reals,
    first: Nets,
    second: Nets,
    rows: Nets,
    row: Rows32,
    which: Line,
    what: Reals,
    sums: RealGrid,
    near: Singles,
    deep: Singles,
    gains: SingleGrid,
    counts: Singles,
    logits: Reals,
    chances: Reals,
    last: Line,
    games: Grid,
    fates: SingleGrid,
    shares: SingleGrid,
    leads: SingleGrid,
    samples: Grid,
    inputs: SingleGrid,
    likes: Singles,
    worths: Singles,
    ahead: SingleGrid,
    options: Line,
    brought: SingleGrid,
    most: int,
) -> int:
    """Plays the games that are described in `games` until the samples are full; returns how many samples there are.

    For each sample: `inputs` (dense), `likes` (the logarithm of the chance of what was chosen), `worths` (the fate it
    expected), `ahead` (the leads then, from the viewer on, in units of a usual one); for its options, in a row,
    `options` (rows of the network) and `brought` (gains). For each game fates, shares of the victory and leads of the
    seats. A game of more than `most` choices is cut off and does not count.
    """
    box = boxes[0]
    n = 0
    used = 0
    for g in range(len(games)):
        begun, begun_used = n, used
        copy_state(states, PLAYED, FIRST_BLANK + games[g, BLANK])
        s = states[PLAYED]
        seed = games[g, SEED]
        lay_out(s, box, seed)
        states[CHOOSER].chance.seed(seed ^ (1 << 60))
        chooser = states[CHOOSER].chance
        for seat in range(MAX_SEATS):
            last[seat] = -1
        made = 0
        full = False
        while s.depth > 0 and made < most and not full:
            seat = due_seat(s)
            step = s.frames[s.depth - 1].step
            list_moves(s, box, seat, moves[0])
            count = moves[0].n
            made += 1
            if count == 1:
                choose(s, box, seat, moves[0].option[0])
                continue
            if n >= len(samples) or used + count > len(options):
                full = True
                continue
            copy_state(states, SEEN, PLAYED)
            redeal(states[SEEN], box, seat, chooser.below(1 << 30))
            k = ITSELF
            if (games[g, THEIRS] >> seat) & 1:
                k = int(games[g, AGAINST])
            if k == GREEDY:
                write_gains(states, SEEN, SPARE, boxes, moves[0], seat, usual[GAIN], where[DEALS], gains)
                choose(s, box, seat, moves[0].option[brings_most(count, gains)])
                continue
            row[seat, :] = 0  # all inputs are noted, and it may be another network that looks
            sums[seat, :] = 0.0
            length = see(
                states[SEEN], box, seat, place, where, usual, first[k], second[k], row, which, what, sums, near, deep
            )
            write_gains(states, SEEN, SPARE, boxes, moves[0], seat, usual[GAIN], where[DEALS], gains)
            write_logits(step, moves[0], where, rows[k], deep, gains, counts, logits)
            write_chances(count, logits, chances, 1.0)
            taken = drawn(chooser, count, chances)
            if k == ITSELF:
                if last[seat] >= 0:
                    samples[last[seat], NEXT] = n
                last[seat] = n
                samples[n, GAME] = g
                samples[n, SEAT] = seat
                samples[n, NEXT] = -1
                samples[n, STEP_AT] = where[GAIN_ROWS] + step * GAINS
                samples[n, CHOSEN] = taken
                samples[n, OPTIONS_AT] = used
                samples[n, OPTIONS] = count
                for j in range(len(inputs[n])):
                    inputs[n, j] = 0.0
                for j in range(length):
                    inputs[n, which[j]] += what[j]
                likes[n] = math.log(max(chances[taken], 1e-30))
                worths[n] = dot(rows[0], where[OUTPUTS] + FATE, deep)
                for j in range(s.seats):
                    ahead[n, j] = lead(states[SEEN], box, (seat + j) % s.seats) / usual[LEAD]
                start = where[WHERES + step]
                for j in range(count):
                    options[used + j] = start + moves[0].option[j]
                    for f in range(GAINS):
                        brought[used + j, f] = gains[j, f]
                used += count
                n += 1
            choose(s, box, seat, moves[0].option[taken])
        games[g, DECISIONS] = made
        games[g, ENDED] = 0
        if s.depth > 0:
            n, used = begun, begun_used
            if full:
                return n
            continue
        games[g, ENDED] = 1
        for seat in range(s.seats):
            share = share_of(s, box, seat)
            off = lead(s, box, seat)
            shares[g, seat] = share
            leads[g, seat] = off / usual[LEAD]
            fates[g, seat] = fate(share, off, usual[LEAD])
    return n


@rule(entry=True)
def usual_numbers(
    states: Any,
    boxes: Any,
    moves: Any,
    place: Grid,
    row: Row32,
    sums: Reals,
    times: Line,
    found: Reals,
    shorts: Reals,
    first_seed: int,
    blanks: int,
    games: int,
) -> int:
    """Plays games at random and adds up, for each input, its size wherever it is not 0, and how often that is.

    `found` gets the sum and the count of the leads of who chooses, `shorts` how far options fall short of the best one,
    in the mean of a choice, where they do; returns how many of these there are. Looks at every seventh choice.
    """
    box = boxes[0]
    n = 0
    for g in range(games):
        copy_state(states, PLAYED, FIRST_BLANK + g % blanks)
        s = states[PLAYED]
        lay_out(s, box, first_seed + g)
        made = 0
        while s.depth > 0 and made < 20_000:
            made += 1
            seat = due_seat(s)
            list_moves(s, box, seat, moves[0])
            if made % 7 == 0:
                size = write_observation(s, seat, row)
                for k in range(size):
                    at = place[s.seats, k]
                    if row[k] != 0 and at >= 0:
                        sums[at] += abs(row[k])
                        times[at] += 1
                found[0] += abs(lead(s, box, seat))
                found[1] += 1
                most = -(1 << 40)
                total = 0
                for k in range(moves[0].n):
                    try_option(states, PLAYED, SPARE, box, seat, moves[0].option[k])
                    after = lead(states[SPARE], box, seat)
                    most = max(most, after)
                    total += after
                short = most - total / moves[0].n
                if short > 0 and n < len(shorts):
                    shorts[n] = short
                    n += 1
            choose(s, box, seat, moves[0].option[s.chance.below(moves[0].n)])
    return n

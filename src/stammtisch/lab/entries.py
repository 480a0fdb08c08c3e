"""What the laboratory asks of the twins: many random games in one call, with everything that is to be counted.

Rules like all others (whole numbers only), so they run in the quiet and in the fast twin, with equal results. They are
entries of the twins once this module is imported.
"""

from __future__ import annotations

from typing import Annotated, Any

from stammtisch.kernel.model.kinds import MAX_SEATS, NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import ArrayOf, Grid, Line, rule
from stammtisch.kernel.twins.drive import (
    MOST_MOVES,
    choose,
    clock,
    copy_state,
    due_seat,
    lay_out,
    list_moves,
    score,
    standing,
)
from stammtisch.kernel.twins.twins import add_entry

Grid32 = Annotated[Any, ArrayOf("int32", 2)]

UNIT = 1 << 40
"""How finely chances are counted: one is UNIT of these."""

STANDING, DECISIONS = MAX_SEATS, 2 * MAX_SEATS
CHOICES, CLOCK, FIRST_SEAT, LAST_SEAT, LAST_CHOICE = range(DECISIONS + 1, DECISIONS + 6)
COLUMNS = DECISIONS + 6
"""Columns of a game's row: scores and standings of the seats, decisions, those with a choice, chapters that were over
when somebody decided last, and who chose first, who last, and what."""

ASKED, OPTIONS, FORCED = 0, 1, 2
PER_DECISION = 3
"""What is counted of each decision: how often it was due, options in all, how often there was only one."""

BLANK, CHOOSER, FIRST_KEPT = 1, 2, 3
"""States: the game in play is 0, then a blank one, one whose generator makes the choices, and those that are kept."""


@rule
def weigh(
    moves: Moves, row: int, things: Grid32, chances: Line, spreads: Line, at: int, counts: Line, met: Line
) -> None:
    """Adds for each thing the chance that a random choice among these options takes it, and the variance of that."""
    n = moves.n
    one = UNIT // n
    each = UNIT // (n * n)
    found = 0
    for i in range(n):
        option = row + moves.option[i]
        for k in range(len(things[option])):
            thing = things[option, k]
            if thing == NONE:
                break
            if counts[thing] == 0:
                met[found] = thing
                found += 1
            counts[thing] += 1
    for j in range(found):
        thing = met[j]
        count = counts[thing]
        chances[at + thing] += count * one
        spreads[at + thing] += count * (n - count) * each
        counts[thing] = 0


@add_entry
def tally_games(
    states: Any,
    boxes: Any,
    moves: Any,
    seeds: Line,
    choices: Line,
    place: Line,
    first: Line,
    things: Grid32,
    rows: Grid,
    asked: Grid,
    widths: Grid,
    taken: Grid,
    chances: Grid,
    spreads: Grid,
    counts: Line,
    met: Line,
) -> int:
    """Plays a random game for each of `seeds` and counts; returns the number of decisions.

    Chance comes from the seed, choices from a generator of their own, started with `choices[g]`: two boxes can then be
    compared on equal chances. `place`, `first` and `things` are a catalogue's. Row g of `rows` and `asked` tells of
    game g (see the columns above); `widths[d, n]` counts how often decision d had n options (the last column: or
    more). `taken`, `chances` and `spreads` have a column for each thing of each seat: how often the seat took it where
    it had a choice, how often it would have taken it in the mean, and the sum of the variances of single choices; both
    in UNIT. They are left alone if `taken` has no rows. `counts` and `met` are room for a number of each thing. The
    final state of game g is kept in states[FIRST_KEPT + 2 * g], the one before the last choice after it.
    """
    box = boxes[0]
    total = 0
    weighing = len(taken) > 0
    many = len(counts)
    widest = len(widths[0]) - 1
    for g in range(len(seeds)):
        copy_state(states, 0, BLANK)
        s = states[0]
        chooser = states[CHOOSER].chance
        chooser.seed(choices[g])
        lay_out(s, box, seeds[g])
        made = 0
        while s.depth > 0 and made < MOST_MOVES:
            seat = due_seat(s)
            step = s.frames[s.depth - 1].step
            list_moves(s, box, seat, moves[0])
            n = moves[0].n
            choice = moves[0].option[chooser.below(n)]
            at = place[step]
            asked[g, at * PER_DECISION + ASKED] += 1
            asked[g, at * PER_DECISION + OPTIONS] += n
            if n == 1:
                asked[g, at * PER_DECISION + FORCED] += 1
            else:
                rows[g, CHOICES] += 1
            widths[at, min(n, widest)] += 1
            if weighing and n > 1:
                row = first[step]
                weigh(moves[0], row, things, chances[g], spreads[g], seat * many, counts, met)
                for k in range(len(things[row + choice])):
                    thing = things[row + choice, k]
                    if thing == NONE:
                        break
                    taken[g, seat * many + thing] += 1
            copy_state(states, FIRST_KEPT + 2 * g + 1, 0)
            if made == 0:
                rows[g, FIRST_SEAT] = seat
            rows[g, LAST_SEAT] = seat
            rows[g, LAST_CHOICE] = choice
            choose(s, box, seat, choice)
            made += 1
        copy_state(states, FIRST_KEPT + 2 * g, 0)
        for seat in range(s.seats):
            rows[g, seat] = score(s, box, seat)
            rows[g, STANDING + seat] = standing(s, box, seat)
        rows[g, DECISIONS] = made
        rows[g, CLOCK] = clock(states[FIRST_KEPT + 2 * g + 1], box) if made > 0 else 0
        total += made
    return total


@add_entry
def retrace_games(
    states: Any, boxes: Any, moves: Any, seeds: Line, choices: Line, lengths: Line, marks: int, standings: Grid
) -> None:
    """Plays the games of `tally_games` again and notes the standings on the way.

    Game g has lengths[g] decisions; row g of `standings` gets those of all seats (as if the game ended there) after
    1/marks of them, 2/marks and so on, up to the end.
    """
    box = boxes[0]
    for g in range(len(seeds)):
        copy_state(states, 0, BLANK)
        s = states[0]
        chooser = states[CHOOSER].chance
        chooser.seed(choices[g])
        lay_out(s, box, seeds[g])
        made = 0
        mark = 1
        while mark <= marks:
            while mark <= marks and made * marks >= lengths[g] * mark:
                for seat in range(s.seats):
                    standings[g, (mark - 1) * MAX_SEATS + seat] = standing(s, box, seat)
                mark += 1
            if s.depth > 0:
                seat = due_seat(s)
                list_moves(s, box, seat, moves[0])
                choose(s, box, seat, moves[0].option[chooser.below(moves[0].n)])
                made += 1


@add_entry
def results_at(states: Any, i: int, boxes: Any, row: Line) -> None:
    """Writes scores, standings and the chapters that are over in states[i] into a game's row."""
    s = states[i]
    for seat in range(s.seats):
        row[seat] = score(s, boxes[0], seat)
        row[STANDING + seat] = standing(s, boxes[0], seat)
    row[CLOCK] = clock(s, boxes[0])

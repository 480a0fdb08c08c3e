"""The tree of `search` where a title has a network: the network says what is worth a look and how it will end.

The tree is that of `tree`: one for one observer, open-loop, each seat for itself, and blind where several choose at
once. What differs:

- Where an iteration first meets a choice that no other has met before, the network is asked, with what the one who
  chooses may see: its liking of each option is that option's prior. From there all play on as it likes best, to the end
  of the game or for so many choices. After these somebody judges the position (`Effort.judge`): the title says what it
  is worth, or the network what it expects for each seat, its share of the victory and the change of its lead. People
  are told the network's odds either way.
- A child is chosen by worth + explore * prior * sqrt(visits of all) / (1 + visits) (Silver and others, 2017); one that
  has not been visited counts a little less than the mean of the others. Options that the prior is sure of get nearly
  all visits, however many there are: that is what narrows amounts and offers.
"""

from __future__ import annotations

import math
from typing import Any

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import Grid, Line, rule
from stammtisch.kernel.twins.drive import choose, clock, copy_state, due_seat, list_moves, redeal
from stammtisch.players.greedy import lead
from stammtisch.players.neural import (
    CHANGE,
    EVENLY,
    GAIN,
    LEAD,
    OUTPUTS,
    SHARE,
    VALUES,
    Rows32,
    SingleGrid,
    Singles,
    dot,
    exponential,
    liked_best,
    see,
    write_chances,
    write_gains,
    write_logits,
)
from stammtisch.players.tree import FIRST as FIRST_CHILD
from stammtisch.players.tree import GAIN as GAINED
from stammtisch.players.tree import (
    ITERATIONS,
    KEY,
    NEXT,
    ODDS,
    PERCENT,
    UNSEEN,
    VISITS,
    WON,
    RealGrid,
    Reals,
    choose_unseen,
    fare,
    find_child,
    key_of,
    new_node,
    remember,
    weigh,
)

UNTRIED = 0.05
"""So much less than the mean of its siblings an option counts that has not been tried."""


@rule
def pick(moves: Any, tree: Any, worth: Any, priors: Any, marks: Any, head: int, first_key: int, explore: int) -> int:
    """The child to go down by, among those that are legal now; 0 where a legal option has none yet.

    Afterwards those options that have none bear the mark marks[0].
    """
    tick = marks[0] + 2
    marks[0] = tick
    for k in range(moves.n):
        marks[1 + moves.option[k]] = tick
    known = 0
    visits = 0
    total = 0.0
    node: int = tree[head, FIRST_CHILD]
    while node > 0:
        option = tree[node, KEY] - first_key
        if 0 <= option < len(marks) - 1 and marks[1 + option] == tick:
            marks[1 + option] = tick + 1
            known += 1
            visits += tree[node, VISITS]
            total += worth[node, GAINED]
        node = tree[node, NEXT]
    if known < moves.n:
        return 0
    untried = 0.5
    if visits > 0:
        untried = total / visits - UNTRIED
    curious = explore / PERCENT * math.sqrt(visits + 1.0)
    best = 0
    best_bound = -1e9
    node = tree[head, FIRST_CHILD]
    while node > 0:
        option = tree[node, KEY] - first_key
        if 0 <= option < len(marks) - 1 and marks[1 + option] == tick + 1:
            n = tree[node, VISITS]
            bound = curious * priors[node] / (1 + n)
            if n > 0:
                bound += worth[node, GAINED] / n
            else:
                bound += untried
            if bound > best_bound:
                best, best_bound = node, bound
        node = tree[node, NEXT]
    return best


@rule
def write_odds(s: GameState, seat: int, where: Any, rows: Any, deep: Any, gains: Any) -> None:
    """The shares of the victory that the network expects, asked for one seat."""
    most = -1e9
    for k in range(s.seats):
        odds = dot(rows, where[OUTPUTS] + k * VALUES + SHARE, deep)
        gains[ODDS, (seat + k) % s.seats] = odds
        most = max(most, odds)
    total = 0.0
    for other in range(s.seats):
        gains[ODDS, other] = exponential(gains[ODDS, other] - most)
        total += gains[ODDS, other]
    for other in range(s.seats):
        gains[ODDS, other] = gains[ODDS, other] / total


@rule
def write_expected(
    s: GameState, box: Any, seat: int, where: Any, usual: Any, rows: Any, deep: Any, gains: Any, leads: Any
) -> None:
    """The leads and the shares of the victory that the network expects, asked for one seat."""
    write_odds(s, seat, where, rows, deep, gains)
    for k in range(s.seats):
        other = (seat + k) % s.seats
        change = dot(rows, where[OUTPUTS] + k * VALUES + CHANGE, deep)
        leads[other] = int(lead(s, box, other) + change * usual[LEAD])
        gains[WON, other] = gains[ODDS, other]


@rule(entry=True)
def grow_guided(
    states: Any,
    boxes: Any,
    moves: Any,
    tree: Grid,
    worth: RealGrid,
    priors: Reals,
    books: Line,
    gains: RealGrid,
    leads: Line,
    path: Grid,
    marks: Line,
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
    brought: SingleGrid,
    counts: Singles,
    logits: Reals,
    chances: Reals,
    seat: int,
    seed: int,
    iterations: int,
    forced: int,
    explore: int,
    ahead: int,
    chapters: int,
    asked: bool,
) -> None:
    """Grows the tree of `seat` for states[1] by so many iterations; states[0] and states[2] are played in.

    With `forced` (an option, else NONE) the seat's first choice is that one, however many others choose before it in
    what all choose at once. `explore` is in hundredths; a network plays on for `ahead` choices at most. If the game is
    not over then, it is `asked` what it expects; else the title says what the position is worth, and the network tells
    the odds alone. So it does if so many `chapters` end before that, where that is above 0.
    """
    box = boxes[0]
    for _ in range(iterations):
        copy_state(states, 0, 1)
        s = states[0]
        redeal(s, box, seat, seed + books[ITERATIONS])
        node = 0
        head = 0
        begin = 0
        waiting = False
        last = NONE
        length = 0
        leaf = False
        owed = forced
        begun = clock(s, box)
        while s.depth > 0 and not leaf:
            mover = due_seat(s)
            step = s.frames[s.depth - 1].step
            if not waiting:
                head = node
                begin = node
            elif mover != last:
                head = begin
            last = mover
            list_moves(s, box, mover, moves[0])
            if owed != NONE and mover == seat:
                moves[0].option[0] = owed
                moves[0].n = 1
                owed = NONE
            elif moves[0].n == 1:
                waiting = choose_unseen(s, box, mover, moves[0].option[0])
                continue
            first_key = key_of(step, mover, 0)
            child = pick(moves[0], tree, worth, priors, marks, head, first_key, explore)
            if child == 0:
                fresh = tree[head, FIRST_CHILD] == 0
                count = moves[0].n
                see(s, box, mover, place, where, usual, first, second, row, which, what, sums, near, deep)
                write_gains(states, 0, 2, boxes, moves[0], mover, usual[GAIN], 1, brought)
                write_logits(step, moves[0], where, rows, deep, brought, counts, logits)
                write_chances(count, logits, chances, 1.0)
                tick = marks[0]
                room = True
                for k in range(count):
                    if marks[1 + moves[0].option[k]] == tick and room:
                        made = new_node(tree, books, head, first_key + moves[0].option[k])
                        room = made > 0
                        priors[made] = EVENLY / count + (1 - EVENLY) * chances[k]
                if (fresh and head > 0 and owed == NONE) or not room or length >= len(path) - 2:
                    leaf = True
                    continue
                child = pick(moves[0], tree, worth, priors, marks, head, first_key, explore)
            option = int(tree[child, KEY]) - first_key
            path[length, 0] = child
            path[length, 1] = mover
            length += 1
            if head == node:
                node = child
            else:
                key = UNSEEN + first_key + option
                following = find_child(tree, node, key)
                node = following if following > 0 else new_node(tree, books, node, key)
            head = child
            waiting = choose_unseen(s, box, mover, option)
            leaf = node == 0
        made = length
        left = ahead
        told = False
        while s.depth > 0 and not told:
            if left <= 0 and owed == NONE and not asked:
                break
            if chapters > 0 and clock(s, box) - begun >= chapters:
                break
            mover = due_seat(s)
            if owed != NONE and mover == seat:
                choose(s, box, mover, owed)
                owed = NONE
                continue
            list_moves(s, box, mover, moves[0])
            if moves[0].n == 1:
                choose(s, box, mover, moves[0].option[0])
                continue
            see(s, box, mover, place, where, usual, first, second, row, which, what, sums, near, deep)
            told = left <= 0 and owed == NONE
            if told:
                write_expected(s, box, mover, where, usual, rows, deep, gains, leads)
            else:
                step = s.frames[s.depth - 1].step
                write_gains(states, 0, 2, boxes, moves[0], mover, usual[GAIN], 1, brought)
                write_logits(step, moves[0], where, rows, deep, brought, counts, logits)
                choose(s, box, mover, moves[0].option[liked_best(moves[0].n, logits)])
                made += 1
                left -= 1
        if told:
            fare(s, books, gains, leads, True)
        else:
            weigh(s, box, books, gains, leads)
            if s.depth > 0 and s.seats > 1:
                mover = due_seat(s)
                see(s, box, mover, place, where, usual, first, second, row, which, what, sums, near, deep)
                write_odds(s, mover, where, rows, deep, gains)
        remember(s, tree, worth, books, gains, leads, path, length, made)

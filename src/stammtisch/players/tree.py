"""The tree that `search` grows: information-set Monte-Carlo tree search as rules, the same in every twin.

One tree for one observer (Cowling, Powley and Whitehouse, 2012). Each iteration deals anew what the observer cannot
see, walks down the tree by moves that are legal in that deal, adds one node, plays on from there, and tells every node
on the way how its mover fared. All seats look after themselves (max-n).

- A node stands for a choice made; its key is the step, the seat and the option. What chance brings in between is not
  kept apart: the tree is open-loop, and children whose seat or step is not due in a deal rest.
- Seats that choose at the same time do not see each other's choices: each of them begins with the children of the node
  at which the first of them chose (decoupled selection), whatever the others have chosen since, and goes on below its
  own choices.
- Where there are very many options a node may be kept to few children (progressive widening): a new one comes only as
  visits grow, and is the best at a glance of some options that have none (progressive unpruning; Chaslot and others,
  2008).
- A child is chosen by the upper bound worth + explore * sqrt(ln available / visits), where `available` counts the
  iterations in which it could have been chosen.
- How a seat fares is how much it is ahead of the best of the others, put between 0 and 1 by what is usual in this very
  search (its running mean and deviation), so that points, francs and titles need no tuning. Where the play-out reached
  the end of the game, having won counts as well. A lone seat has nobody to be ahead of: its points themselves are put
  between 0 and 1 by what this search has seen, and stand for its share of the victory, too.
"""

from __future__ import annotations

import math
from typing import Annotated, Any

import numpy as np

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import MAX_SEATS, NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import ArrayOf, Grid, Line, rule
from stammtisch.kernel.twins.drive import (
    at_once,
    choose,
    clock,
    copy_state,
    do,
    due_seat,
    evaluate,
    list_moves,
    redeal,
    settle,
    standing,
)
from stammtisch.kernel.twins.twins import add_entry
from stammtisch.players.greedy import lead

Reals = Annotated[Any, ArrayOf("float64")]
RealGrid = Annotated[Any, ArrayOf("float64", 2)]

KEY, FIRST, NEXT, VISITS, AVAILABLE, LEAD = range(6)
COLUMNS = 6
"""Columns of `tree`: the choice, the first child, the next sibling, how often chosen, how often it could have been, and
the sum of the leads of its mover."""

NODES, ITERATIONS, SPENT = range(3)
LEADS = 3
"""Places in `books`: nodes used, iterations made, what they count for (in parts of FULL); then for each seat the sum of
its leads."""

FULL, LEAST_SPENT = 32, 4
"""An iteration that comes to the end of the game after fewer choices than FULL counts as that part of one: near the end
there is time for more, up to FULL / LEAST_SPENT times as many."""

GAIN, WON, ODDS, WINS = range(4)
"""Columns of `worth` (a row for each node) and rows of `gains` (a column for each seat): how the mover or the seat
fared (0 to 1) and its share of the victory (0 to 1). Of `gains` only: the share as people are told it, which is what
`worth` has, and its sum over all iterations. It is another one where a network knows better than leads say."""

SPREAD = MAX_SEATS
"""Column of `gains`, first row: the sum of deviations of leads from their mean."""

LONGEST = 512
"""The longest way down the tree."""

LOOKS = 4
"""So many options are looked at before a node that is kept to few children gets another one."""

PERCENT = 100
"""Parameters that are fractions are given in hundredths: rules are called with whole numbers."""

UNSEEN = 1 << 40
"""Added to the key of a node that only leads on: its choice was made unseen, by the children of another node."""

KNOWN_LOGS = 1 << 14
LOGS = np.array([0.0] + [round(math.log(n) * 2**20) / 2**20 for n in range(1, KNOWN_LOGS + 1)])
"""Logarithms, rounded so that they are the same on every machine; beyond the last one they hardly grow."""


@rule
def key_of(step: int, seat: int, option: int) -> int:
    """What a child is known by."""
    return (step * MAX_SEATS + seat) << 16 | option


@rule
def choose_unseen(s: GameState, box: Any, seat: int, choice: int) -> bool:
    """Carries a choice out like `choose`; whether it is one of several made at once, and others are still owed."""
    step = s.frames[s.depth - 1].step
    do(s, box, seat, choice)
    waiting = at_once(step) and s.frames[s.depth - 1].who != 0
    settle(s, box)
    return waiting


@rule
def new_node(tree: Any, books: Any, parent: int, key: int) -> int:
    """Adds a child; returns its number, or 0 where there is no room left."""
    node: int = books[NODES]
    if node >= len(tree):
        return 0
    books[NODES] = node + 1
    tree[node, KEY] = key
    tree[node, NEXT] = tree[parent, FIRST]
    tree[parent, FIRST] = node
    return node


@rule
def find_child(tree: Any, parent: int, key: int) -> int:
    """The child with a key, 0 if there is none."""
    node: int = tree[parent, FIRST]
    while node > 0 and tree[node, KEY] != key:
        node = tree[node, NEXT]
    return node


@rule
def select(
    s: GameState,
    moves: Any,
    tree: Any,
    worth: Any,
    books: Any,
    marks: Any,
    logs: Any,
    at: int,
    first_key: int,
    explore: int,
    widen: int,
) -> int:
    """The child to go down by, among those that are legal now; 0 where a new one is to be added."""
    tick = marks[0] + 2
    marks[0] = tick
    for k in range(moves.n):
        marks[1 + moves.option[k]] = tick
    tried = 0
    visits = 0
    best = 0
    best_bound = -1.0
    node: int = tree[at, FIRST]
    while node > 0:
        option = tree[node, KEY] - first_key
        if 0 <= option < len(marks) - 1 and marks[1 + option] == tick:
            marks[1 + option] = tick + 1
            tried += 1
            tree[node, AVAILABLE] += 1
            visits += tree[node, VISITS]
            available = min(tree[node, AVAILABLE], len(logs) - 1)
            n = tree[node, VISITS]
            bound = worth[node, GAIN] / n + explore / PERCENT * math.sqrt(logs[available] / n)
            if bound > best_bound:
                best, best_bound = node, bound
        node = tree[node, NEXT]
    may_widen = widen == 0 or tried * PERCENT < widen * math.sqrt(visits + 1)
    if tried == 0 or (tried < moves.n and may_widen and books[NODES] < len(tree)):
        return 0
    return best


@rule
def untried(s: GameState, moves: Moves, marks: Any) -> int:
    """An option that has no child yet, all equally likely (any option if all have one)."""
    tick = marks[0]
    left = 0
    for k in range(moves.n):
        if marks[1 + moves.option[k]] == tick:
            left += 1
    if left == 0:
        return moves.option[s.chance.below(moves.n)]
    wanted = s.chance.below(left)
    for k in range(moves.n):
        if marks[1 + moves.option[k]] == tick:
            if wanted == 0:
                return moves.option[k]
            wanted -= 1
    return moves.option[0]


@rule
def promising(states: Any, boxes: Any, moves: Any, marks: Any, seat: int, looks: int) -> int:
    """An option that has no child yet: of so many that are drawn, the one after which the seat leads most."""
    s = states[0]
    best: int = untried(s, moves[0], marks)
    best_lead = 0
    for look in range(looks):
        option = best if look == 0 else untried(s, moves[0], marks)
        copy_state(states, 2, 0)
        choose(states[2], boxes[0], seat, option)
        ahead = lead(states[2], boxes[0], seat)
        if look == 0 or ahead > best_lead:
            best, best_lead = option, ahead
    return best


@rule
def likely_option(states: Any, boxes: Any, moves: Any, seat: int, tries: int) -> int:
    """An option for a play-out: any one, or with `tries` above 1 the best of so many after which the seat leads most.

    The tries draw their own luck: what comes after the choice is not foreseen.
    """
    s = states[0]
    option: int = moves[0].option[s.chance.below(moves[0].n)]
    if tries <= 1 or moves[0].n == 1:
        return option
    best = NONE
    best_lead = 0
    for _ in range(tries):
        copy_state(states, 2, 0)
        choose(states[2], boxes[0], seat, option)
        ahead = lead(states[2], boxes[0], seat)
        if best == NONE or ahead > best_lead:
            best, best_lead = option, ahead
        option = moves[0].option[s.chance.below(moves[0].n)]
    return best


@rule
def play_on(states: Any, boxes: Any, moves: Any, made: int, begun: int, ahead: int, chapters: int, tries: int) -> int:
    """A play-out: to the end of the game, or of so many chapters, or until so many choices have been made in all;
    returns how many that were.

    `made` and `begun` are the choices and the chapters since the root: all futures of a tree end at the same horizon,
    so that a longer way down is not rewarded for what it sees on top.
    """
    s = states[0]
    while s.depth > 0:
        if ahead > 0 and made >= ahead:
            break
        if chapters > 0 and clock(s, boxes[0]) - begun >= chapters:
            break
        seat = due_seat(s)
        list_moves(s, boxes[0], seat, moves[0])
        choose(s, boxes[0], seat, likely_option(states, boxes, moves, seat, tries))
        made += 1
    return made


@rule
def bounded(lead: float, usual: float) -> float:
    """A lead put between 0 and 1: a half for none, three quarters for what is usual."""
    return 0.5 + 0.5 * lead / (abs(lead) + usual)


@rule
def usual_lead(s: Any, books: Any, gains: Any) -> float:
    """How far leads are off their mean usually, in this very search."""
    usual: float = (gains[GAIN, SPREAD] + 1.0) / ((books[ITERATIONS] + 1) * s.seats)
    return usual


@rule
def fare(s: Any, books: Any, gains: Any, leads: Any, told: bool) -> None:
    """Works out how each seat fares, from its lead and its share of the victory: half of either where the share is
    `told` by anything but the leads.
    """
    n = books[ITERATIONS] + 1
    usual = usual_lead(s, books, gains)
    total = 0.0
    for seat in range(s.seats):
        books[LEADS + seat] += leads[seat]
        off = leads[seat] - books[LEADS + seat] / n
        total += abs(off)
        gain = bounded(off, usual)
        if s.seats == 1:
            gains[WON, seat] = gain
        elif told:
            gain = 0.5 * gain + 0.5 * gains[WON, seat]
        gains[GAIN, seat] = gain
        gains[ODDS, seat] = gains[WON, seat]
    gains[GAIN, SPREAD] += total


@rule
def weigh(s: Any, box: Any, books: Any, gains: Any, leads: Any) -> None:
    """Works out each seat's lead, its share of the victory, and how it fares.

    Where the game is not over nobody has won yet: the victory is shared by how large leads are beside what is usual.
    """
    best = -(1 << 62)
    second = -(1 << 62)
    first = -(1 << 62)
    winners = 0
    for seat in range(s.seats):
        value = evaluate(s, box, seat)
        leads[seat] = value
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
        if s.depth == 0:
            rank = standing(s, box, seat)
            if rank > first:
                first, winners = rank, 1
            elif rank == first:
                winners += 1
    usual = usual_lead(s, books, gains)
    shares = 0.0
    for seat in range(s.seats):
        if s.seats > 1:
            leads[seat] -= second if leads[seat] == best else best
        gains[WON, seat] = bounded(leads[seat], usual)
        shares += gains[WON, seat]
    for seat in range(s.seats):
        if s.depth == 0:
            gains[WON, seat] = 1.0 / winners if standing(s, box, seat) == first else 0.0
        else:
            gains[WON, seat] /= shares
    fare(s, books, gains, leads, s.depth == 0)


@rule
def remember(
    s: Any, tree: Any, worth: Any, books: Any, gains: Any, leads: Any, path: Any, length: int, made: int
) -> None:
    """Tells every node on the way down how its mover fared, and the books what became of all after so many choices."""
    for k in range(length):
        child = path[k, 0]
        mover = path[k, 1]
        tree[child, VISITS] += 1
        tree[child, LEAD] += leads[mover]
        worth[child, GAIN] += gains[GAIN, mover]
        worth[child, WON] += gains[ODDS, mover]
    for seat in range(s.seats):
        gains[WINS, seat] += gains[ODDS, seat]
    books[ITERATIONS] += 1
    books[SPENT] += FULL if s.depth > 0 else min(max(made, LEAST_SPENT), FULL)


@add_entry
def grow(
    states: Any,
    boxes: Any,
    moves: Any,
    tree: Grid,
    worth: RealGrid,
    books: Line,
    gains: RealGrid,
    leads: Line,
    path: Grid,
    marks: Line,
    logs: Reals,
    seat: int,
    seed: int,
    iterations: int,
    forced: int,
    explore: int,
    widen: int,
    ahead: int,
    chapters: int,
    tries: int,
) -> None:
    """Grows the tree of `seat` for states[1] by so many iterations; states[0] and states[2] are played in.

    With `forced` (an option, else NONE) the seat's first choice is that one, so that it can be weighed. `explore` and
    `widen` are in hundredths; with `widen` above 0 a node has at most widen * sqrt(visits) children, each the best of
    LOOKS at a glance. `ahead`, `chapters` and `tries` say how play-outs go; see `play_on` and `likely_option`.
    """
    box = boxes[0]
    for _ in range(iterations):
        copy_state(states, 0, 1)
        s = states[0]
        redeal(s, box, seat, seed + books[ITERATIONS])
        node = 0
        head = 0
        first = 0
        waiting = False
        last = NONE
        length = 0
        made = 0
        begun = clock(s, box)
        fresh = False
        room = True
        while s.depth > 0 and room and length < len(path) - 1:
            mover = due_seat(s)
            step = s.frames[s.depth - 1].step
            if not waiting:
                if fresh:
                    break
                head = node
                first = node
            elif mover != last:
                head = first
            last = mover
            list_moves(s, box, mover, moves[0])
            if forced != NONE and head == 0 and mover == seat:
                moves[0].option[0] = forced
                moves[0].n = 1
            elif moves[0].n == 1:
                waiting = choose_unseen(s, box, mover, moves[0].option[0])
                made += 1
                continue
            first_key = key_of(step, mover, 0)
            child = select(s, moves[0], tree, worth, books, marks, logs, head, first_key, explore, widen)
            if child > 0:
                option = int(tree[child, KEY]) - first_key
            else:
                if widen > 0 and moves[0].n > 1:
                    option = promising(states, boxes, moves, marks, mover, LOOKS)
                else:
                    option = untried(s, moves[0], marks)
                child = new_node(tree, books, head, first_key + option)
                fresh = True
                if child > 0:
                    tree[child, AVAILABLE] += 1
            if child > 0:
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
            room = node > 0 and child > 0
            waiting = choose_unseen(s, box, mover, option)
            made += 1
        made = play_on(states, boxes, moves, made, begun, ahead, chapters, tries)
        weigh(s, box, books, gains, leads)
        remember(s, tree, worth, books, gains, leads, path, length, made)

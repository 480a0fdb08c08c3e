"""The entries of a twin: what Python asks of the rules of a title, for one game or for many.

They are rules themselves, so each exists in the quiet and the fast twin: `states`, `boxes` and `moves` are arrays of
records there and lists of structs here. The dispatch functions that they call (`may`, `do`, `run`) are written for each
title by `twins.dispatch`; `setup`, `imagine` and `score` are the title's own.
"""

from __future__ import annotations

from typing import Annotated, Any

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import COMPILED, ArrayOf, Grid, rule
from stammtisch.kernel.twins.observation import write_observation

MOST_MOVES = 20_000
"""A game that is not over after so many choices is taken for endless."""

OVER = -1
"""What `step` and `due_seat` return when the game is over."""


@rule
def setup(s: Any, box: Any) -> None:
    """Lays the game out; the title's own."""
    raise NotImplementedError


@rule
def may(s: Any, box: Any, seat: int, moves: Any) -> None:
    """Lists the options of a seat at the decision on top of the stack."""
    raise NotImplementedError


@rule
def do(s: Any, box: Any, seat: int, choice: int) -> None:
    """Carries out a choice at the decision on top of the stack."""
    raise NotImplementedError


@rule
def run(s: Any, box: Any) -> None:
    """Takes the automatic step off the stack and carries it out."""
    raise NotImplementedError


@rule
def at_once(step: int) -> bool:
    """Whether several seats make the decision at once, unseen."""
    raise NotImplementedError


@rule
def is_bid(step: int) -> bool:
    """Whether several seats name an amount at once, unseen."""
    raise NotImplementedError


@rule
def imagine(s: Any, box: Any, seat: int) -> None:
    """Deals anew, from `s.chance`, what the seat cannot see; the title's own."""
    raise NotImplementedError


@rule
def score(s: Any, box: Any, seat: int) -> int:
    """What the seat would have if the game ended now; the title's own."""
    raise NotImplementedError


@rule
def standing(s: Any, box: Any, seat: int) -> int:
    """What ranks the seats at the end; the title's own, else the score."""
    raise NotImplementedError


@rule
def evaluate(s: Any, box: Any, seat: int) -> int:
    """What the position is worth to a seat for players that look ahead; the title's own, else its standing."""
    raise NotImplementedError


@rule
def purse(s: Any, box: Any, seat: int) -> int:
    """What a seat can still spend; the title's own."""
    raise NotImplementedError


@rule
def no_purse(s: Any, box: Any, seat: int) -> int:
    """The purse in a title where nothing is spent."""
    return 0


@rule
def clock(s: Any, box: Any) -> int:
    """How many chapters of the game (rounds, phases) are over; the title's own."""
    raise NotImplementedError


@rule
def no_clock(s: Any, box: Any) -> int:
    """The clock of a title that has none: the game is one chapter."""
    return 0


@rule
def settle(s: GameState, box: Any) -> None:
    """Carries out automatic steps until a decision is due or the game is over.

    A decision that several seats make at once is one too when all of them are done: it opens.
    """
    while s.depth > 0 and s.frames[s.depth - 1].who == 0:
        run(s, box)


@rule
def due_seat(s: GameState) -> int:
    """The first seat that owes a choice; OVER when the game is over."""
    if s.depth == 0:
        return OVER
    who = s.frames[s.depth - 1].who
    seat = 0
    while (who >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def choose(s: GameState, box: Any, seat: int, choice: int) -> None:
    """Carries out the choice of one seat, and all that follows without a choice."""
    do(s, box, seat, choice)
    settle(s, box)


@rule
def decide(s: GameState, box: Any, seat: int, choice: int) -> None:
    """Carries out the choice of one seat and nothing that follows; what seats choose at once is not opened."""
    do(s, box, seat, choice)


@rule
def seal(s: GameState, seat: int, choice: int) -> None:
    """Keeps a sealed choice. The dispatch calls it."""
    s.choices[seat] = choice
    s.done(seat)


@rule
def unseal(s: GameState) -> None:
    """Forgets the sealed choices after they have been carried out. The dispatch calls it."""
    for seat in range(s.seats):
        s.choices[seat] = NONE


@rule
def lay_out(s: GameState, box: Any, seed: int) -> None:
    """Starts a game in a state that holds nothing but its number of seats and its options."""
    s.chance.seed(seed)
    unseal(s)
    setup(s, box)
    settle(s, box)


@rule
def list_moves(s: GameState, box: Any, seat: int, moves: Moves) -> None:
    """The options of a seat that owes a choice."""
    moves.n = 0
    may(s, box, seat, moves)


@rule
def redraw(s: GameState, box: Any, seat: int, seed: int, moves: Moves) -> None:
    """Makes of a state one that the seat could not tell from it, by dealing anew what the seat cannot see.

    The result depends on what the seat sees and on the seed alone: the generator is replaced, the title deals its
    hidden things, and the others who are done with what all choose at once choose anew, at random.
    """
    owing = s.frames[s.depth - 1].who if s.depth > 0 else 0
    redeal(s, box, seat, seed)
    if s.depth > 0 and at_once(s.frames[s.depth - 1].step):
        frame = s.frames[s.depth - 1]
        for other in range(s.seats):
            if other != seat and (frame.asked & ~owing) >> other & 1:
                while frame.who >> other & 1:
                    list_moves(s, box, other, moves)
                    do(s, box, other, moves.option[s.chance.below(moves.n)])


@rule
def redeal(s: GameState, box: Any, seat: int, seed: int) -> None:
    """The part of `redraw` before the others choose anew: of what all choose at once, they owe every choice again."""
    s.chance.seed(seed)
    imagine(s, box, seat)
    if s.depth > 0 and at_once(s.frames[s.depth - 1].step):
        frame = s.frames[s.depth - 1]
        frame.who |= frame.asked & ~(1 << seat)
        for other in range(s.seats):
            if other != seat:
                s.choices[other] = NONE


@rule
def play_random(s: GameState, box: Any, moves: Moves, most: int) -> int:
    """Plays random moves until the game is over or `most` choices were made; returns how many."""
    made = 0
    while s.depth > 0 and made < most:
        seat = due_seat(s)
        list_moves(s, box, seat, moves)
        choose(s, box, seat, moves.option[s.chance.below(moves.n)])
        made += 1
    return made


# --------------------------------------------------------------------------------------------------------- entries


@rule
def copy_state(states: Any, i: int, j: int) -> None:
    """Makes state i equal to state j."""
    if COMPILED:
        states[i] = states[j]
    else:
        states[i].copy_from(states[j])


@rule(entry=True)
def begin(states: Any, i: int, boxes: Any, seed: int) -> int:
    """Lays out a game in states[i], which holds its seats and options; returns the first seat due."""
    lay_out(states[i], boxes[0], seed)
    return due_seat(states[i])


@rule(entry=True)
def look(states: Any, i: int, boxes: Any, moves: Any, seat: int) -> int:
    """Lists the options of a seat in moves[0]; returns how many."""
    list_moves(states[i], boxes[0], seat, moves[0])
    count: int = moves[0].n
    return count


@rule(entry=True)
def step(states: Any, i: int, boxes: Any, moves: Any, seat: int, choice: int) -> int:
    """Carries out a legal choice and lists the options of the first seat due; returns that seat, or OVER."""
    s = states[i]
    choose(s, boxes[0], seat, choice)
    following = due_seat(s)
    if following >= 0:
        list_moves(s, boxes[0], following, moves[0])
    return following


@rule(entry=True)
def redraw_at(states: Any, i: int, boxes: Any, moves: Any, seat: int, seed: int) -> None:
    """`redraw` of states[i]."""
    redraw(states[i], boxes[0], seat, seed, moves[0])


@rule(entry=True)
def observe_at(states: Any, i: int, seat: int, row: Annotated[Any, ArrayOf("int32")]) -> int:
    """Writes what a seat sees of states[i] into a row; returns how many numbers."""
    length: int = write_observation(states[i], seat, row)
    return length


@rule(entry=True)
def play_out(states: Any, boxes: Any, moves: Any, first_seed: int, games: int, results: Grid) -> int:
    """Plays games with random moves, with seeds from first_seed up; returns the number of choices made.

    states[1] holds seats and options, states[0] is played in. Row g of `results` gets the score of each seat and, in
    its last column, the number of choices; that is MOST_MOVES for a game that did not end, and the score as if it had.
    """
    total = 0
    for g in range(games):
        copy_state(states, 0, 1)
        lay_out(states[0], boxes[0], first_seed + g)
        made = play_random(states[0], boxes[0], moves[0], MOST_MOVES)
        for seat in range(states[0].seats):
            results[g, seat] = score(states[0], boxes[0], seat)
        results[g, len(results[g]) - 1] = made
        total += made
    return total


@rule(entry=True)
def clone_many(states: Any, times: int) -> None:
    """Copies states[0] to states[1] that often; a measure of what search pays."""
    for _ in range(times):
        copy_state(states, 1, 0)

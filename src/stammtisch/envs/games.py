"""Many games of one kind, stepped together in one call of a twin. All environments stand on this.

The entries here are rules: the fast twin compiles them, the quiet one runs them as they are. They write observations,
masks and rewards into arrays that are made once, so that nothing is copied between a game and who learns from it.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Annotated, Any

import numpy as np

from stammtisch.envs.encoding import Encoding
from stammtisch.envs.encoding import Line as Numbers
from stammtisch.kernel.model.rule import ArrayOf, Grid, Line, rule
from stammtisch.kernel.twins.drive import choose, copy_state, due_seat, lay_out, list_moves, score, standing
from stammtisch.kernel.twins.observation import write_observation
from stammtisch.kernel.twins.twins import Arena, add_entry

REWARDS = ("win", "margin")
"""What a seat gets at the end of a game; before that every reward is 0.

- win: its share of the win, 1 for winning alone, 1/k for one of k winners, 0 for the others.
- margin: how many points it is ahead of the average of the other seats (behind: below 0); alone, its score.
"""

NEXT_STEP, SAME_STEP, NEVER = 0, 1, 2
"""When a game that is over makes room for the next: in the next step, at once, or when it is told to."""

DUE, MINE, SEED, ENDED, DRAW, RANDOM_ACTION = range(6)
"""Columns of `books`: see `Games`."""

COLUMNS = 6

MOST_SEED = (1 << 63) - 1
"""The greatest seed of a game; after it comes 0."""

ARRAYS = ("_books", "observations", "masks", "rewards", "returns", "terminated", "finals")
"""The arrays of `Games`, but for those that only look into another one."""

EVERY_SEAT, IN_TURNS = -1, -2
"""Values of `seat`: each seat that is due is the agent; the agent sits at another seat from game to game."""

Rows = Annotated[Any, ArrayOf("int32", 2)]
Masks = Annotated[Any, ArrayOf("int8", 2)]
Reals = Annotated[Any, ArrayOf("float64")]
RealGrid = Annotated[Any, ArrayOf("float64", 2)]
Flags = Annotated[Any, ArrayOf("bool")]


@rule
def play_others(s: Any, box: Any, seat: int, moves: Any) -> None:
    """Lets all others choose at random, by the generator of the game, until the seat is due or the game is over."""
    while s.depth > 0:
        other = due_seat(s)
        if other == seat:
            return
        list_moves(s, box, other, moves)
        choose(s, box, other, moves.option[s.chance.below(moves.n)])


@rule
def open_game(states: Any, i: int, box: Any, moves: Any, books: Any, agents: Any, seat: int) -> None:
    """Lays out the next game in states[i] and goes on to the first choice of an agent."""
    games = len(books)
    s = states[i]
    while True:
        copy_state(states, i, games)
        seed = int(books[i, SEED])
        books[i, SEED] = (seed + games) & MOST_SEED
        books[i, ENDED] = 0
        lay_out(s, box, seed)
        mine = seat
        if seat == IN_TURNS:
            mine = int(agents[seed % len(agents)])
        books[i, MINE] = mine
        if mine >= 0:
            play_others(s, box, mine, moves)
        if s.depth > 0:  # a game in which the agent has nothing to choose is none
            return


@rule
def show(s: Any, box: Any, moves: Any, i: int, books: Any, starts: Any, row: Any, mask: Any) -> None:
    """Writes down who is due, what that seat sees, what it may do, and one of these actions drawn at random."""
    seat = due_seat(s)
    books[i, DUE] = seat
    write_observation(s, seat, row)
    for k in range(len(mask)):
        mask[k] = 0
    start = int(starts[s.frames[s.depth - 1].step])
    list_moves(s, box, seat, moves)
    for k in range(moves.n):
        mask[start + moves.option[k]] = 1
    word = (int(books[i, DRAW]) * 1664525 + 1013904223) & 0xFFFFFFFF
    books[i, DRAW] = word
    books[i, RANDOM_ACTION] = start + moves.option[(word * moves.n) >> 32]


@rule
def show_end(s: Any, i: int, books: Any, seat: int, row: Any, mask: Any) -> None:
    """Writes down how the seat that chose last sees the end."""
    books[i, ENDED] = 1
    books[i, RANDOM_ACTION] = 0
    write_observation(s, seat, row)
    for k in range(len(mask)):
        mask[k] = 0


@rule
def pay(s: Any, box: Any, by_margin: int, returns: Any) -> None:
    """Writes what each seat gets at the end; see REWARDS."""
    seats = int(s.seats)
    if by_margin:
        for seat in range(seats):
            total = 0
            for other in range(seats):
                apart = abs(score(s, box, seat) - score(s, box, other))
                ahead = standing(s, box, seat) - standing(s, box, other)
                if ahead > 0:
                    total += apart
                elif ahead < 0:
                    total -= apart
            returns[seat] = total / max(1, seats - 1)
        if seats == 1:
            returns[0] = score(s, box, 0)
        return
    best = standing(s, box, 0)
    winners = 0
    for seat in range(seats):
        best = max(best, standing(s, box, seat))
    for seat in range(seats):
        if standing(s, box, seat) == best:
            winners += 1
    for seat in range(seats):
        returns[seat] = 0.0
        if standing(s, box, seat) == best:
            returns[seat] = 1.0 / winners


# --------------------------------------------------------------------------------------------------------- entries


@add_entry
def open_many(
    states: Any,
    boxes: Any,
    moves: Any,
    which: Flags,
    starts: Line,
    agents: Line,
    seat: int,
    books: Grid,
    observations: Rows,
    masks: Masks,
) -> None:
    """Lays out a new game wherever `which` says so."""
    for i in range(len(books)):
        if which[i]:
            open_game(states, i, boxes[0], moves[0], books, agents, seat)
            show(states[i], boxes[0], moves[0], i, books, starts, observations[i], masks[i])


@add_entry
def step_many(
    states: Any,
    boxes: Any,
    moves: Any,
    actions: Line,
    starts: Line,
    agents: Line,
    seat: int,
    autoreset: int,
    by_margin: int,
    books: Grid,
    observations: Rows,
    masks: Masks,
    rewards: Reals,
    terminated: Flags,
    returns: RealGrid,
    finals: Rows,
) -> int:
    """Carries out an action in each game that goes on; returns the first game whose action is illegal, else -1.

    If one is illegal, nothing has changed in any of them.
    """
    box = boxes[0]
    games = len(books)
    for i in range(games):
        if books[i, ENDED] == 0:
            action = int(actions[i])
            if action < 0 or action >= len(masks[i]) or masks[i, action] == 0:
                return i
    for i in range(games):
        rewards[i] = 0.0
        terminated[i] = False
        s = states[i]
        if books[i, ENDED] != 0:
            if autoreset == NEXT_STEP:
                open_game(states, i, box, moves[0], books, agents, seat)
                show(s, box, moves[0], i, books, starts, observations[i], masks[i])
            continue
        chooser = int(books[i, DUE])
        choose(s, box, chooser, int(actions[i]) - int(starts[s.frames[s.depth - 1].step]))
        if books[i, MINE] >= 0:
            play_others(s, box, chooser, moves[0])
        if s.depth == 0:
            pay(s, box, by_margin, returns[i])
            rewards[i] = returns[i, chooser]
            terminated[i] = True
            if autoreset != SAME_STEP:
                show_end(s, i, books, chooser, observations[i], masks[i])
                continue
            write_observation(s, chooser, finals[i])
            open_game(states, i, box, moves[0], books, agents, seat)
        show(s, box, moves[0], i, books, starts, observations[i], masks[i])
    return -1


@add_entry
def pay_one(states: Any, boxes: Any, by_margin: int, returns: Reals) -> None:
    """What each seat gets for the game in states[0], which is over."""
    pay(states[0], boxes[0], by_margin, returns)


class IllegalAction(ValueError):
    """An action that its seat may not take now. Nothing has changed."""


def whole(action: Any) -> int:
    """A single action; raises ValueError for what is no whole number."""
    try:
        return operator.index(action)
    except TypeError:
        raise ValueError(f"an action is a whole number, not {action!r}") from None


def whole_numbers(actions: Any, n: int) -> Numbers:
    """An action for each of n games; raises ValueError for others than n whole numbers in a line."""
    given = np.asarray(actions)
    if given.shape != (n,) or given.dtype.kind not in "iu":
        raise ValueError(f"actions: wanted {n} whole numbers, of shape ({n},), not {given.dtype} of {given.shape}")
    return np.ascontiguousarray(given, np.int64)


class Games:
    """`n` games at one table, with the arrays they are seen through. Row i of each belongs to game i.

    - `observations`: int32, (n, size of an observation): what the seat that is due sees.
    - `masks`: int8, (n, actions): 1 for what it may do; all 0 when the game is over.
    - `due`: int64, (n,): the seat itself; at the end the one that chose last.
    - `rewards`: float64, (n,): what that choice brought the seat that made it.
    - `returns`: float64, (n, seats): what the last game that ended brought each seat.
    - `terminated`: bool, (n,): whether the game ended in this step.
    - `ended`: int64, (n,): 1 where a game is over and no other has taken its place.
    - `random_actions`: int64, (n,): for each game one of the legal actions, all equally likely.

    They are made once and written anew by every step. `seat` is the seat of the agent (the others choose at random, in
    the same call, by the generator of the game), EVERY_SEAT or IN_TURNS. The games in row i have the seeds `seed + i`,
    `seed + i + n`, `seed + i + 2n` and so on: those of `stammtisch.new`.
    """

    def __init__(
        self,
        encoding: Encoding,
        n: int,
        seat: int = EVERY_SEAT,
        reward: str = "win",
        autoreset: int = NEVER,
        compiled: bool | None = None,
    ):
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if seat not in (EVERY_SEAT, IN_TURNS, *encoding.agents):
            raise ValueError(f"seat is one of {', '.join(map(str, encoding.agents))}, not {seat}")
        if n < 1:
            raise ValueError(f"at least one game is wanted, not {n}")
        self.encoding, self.n, self._seat, self._autoreset = encoding, n, seat, autoreset
        self._by_margin = int(reward == "margin")
        # Behind the games: the state of a game not laid out, and one to imagine in.
        self.arena = Arena(encoding.title, encoding.loaded.struct, n + 2, compiled)
        self.arena.put(n, encoding.blank())
        size, seats = encoding.layout.size, encoding.seats
        self._agents = np.array(encoding.agents, np.int64)
        self._books = np.zeros((n, COLUMNS), np.int64)
        self.observations = np.zeros((n, size), np.int32)
        self.masks = np.zeros((n, encoding.actions), np.int8)
        self.rewards = np.zeros(n)
        self.returns = np.zeros((n, seats))
        self.terminated = np.zeros(n, np.bool_)
        self.finals = np.zeros((n if autoreset == SAME_STEP else 0, size), np.int32)
        self.due, self.ended = self._books[:, DUE], self._books[:, ENDED]
        self.random_actions = self._books[:, RANDOM_ACTION]

    def __getstate__(self) -> dict[str, Any]:
        """What a copy is made from: the arguments, the states as they are packed, and the arrays."""
        a = self.arena
        given = (self.encoding, self.n, self._seat, "margin" if self._by_margin else "win", self._autoreset, a.compiled)
        packed = [a.get(i) if a.seats(i) else b"" for i in range(self.n)]
        return {"given": given, "states": packed, "arrays": [getattr(self, name) for name in ARRAYS]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Fills a copy."""
        self.__init__(*kept["given"])  # type: ignore[misc]
        for i, packed in enumerate(kept["states"]):
            if packed:  # a game that was never opened is as it was made
                self.arena.put(i, packed)
        for name, array in zip(ARRAYS, kept["arrays"], strict=True):
            getattr(self, name)[...] = array

    def open(self, seeds: Sequence[int] | Numbers | None = None, which: Any = None) -> None:
        """Lays out new games, where `which` (bool, (n,)) says so; with the next of their seeds if none are given.

        Raises ValueError for a seed that is not from 0 to MOST_SEED, and then nothing has changed in any game.
        """
        which = np.ones(self.n, np.bool_) if which is None else np.ascontiguousarray(which, np.bool_)
        if seeds is not None:
            given = np.asarray(seeds)
            if given.dtype.kind not in "iu" or ((given < 0) | (given > MOST_SEED)).any():
                raise ValueError(f"seed: wanted whole numbers from 0 to 2**63 - 1, not {seeds}")
            wanted = given.astype(np.int64)
            self._books[which, SEED] = wanted[which]
            self._books[which, DRAW] = (wanted[which] & 0xFFFFFFFF) * 0x9E3779B1 & 0xFFFFFFFF  # neighbours far apart
        a = self.arena
        a.twin.open_many(
            a.states,
            a.boxes,
            a.moves,
            which,
            self.encoding.starts,
            self._agents,
            self._seat,
            self._books,
            self.observations,
            self.masks,
        )
        self.rewards[which], self.terminated[which] = 0, False

    def step(self, actions: Numbers) -> None:
        """Takes an action (int64, (n,)) in each game; what stands for a game that is over is not looked at.

        Raises IllegalAction, and then nothing has changed in any game.
        """
        a = self.arena
        wrong = a.twin.step_many(
            a.states,
            a.boxes,
            a.moves,
            actions,
            self.encoding.starts,
            self._agents,
            self._seat,
            self._autoreset,
            self._by_margin,
            self._books,
            self.observations,
            self.masks,
            self.rewards,
            self.terminated,
            self.returns,
            self.finals,
        )
        if wrong >= 0:
            legal = np.flatnonzero(self.masks[wrong]).tolist()
            shown = ", ".join(map(str, legal[:20])) + (", ..." if len(legal) > 20 else "")
            raise IllegalAction(f"game {wrong}: action {int(actions[wrong])} is illegal; legal are {shown}")

    def observe(self, i: int, seat: int) -> np.ndarray[Any, np.dtype[np.int32]]:
        """What any seat sees of a game, in an array of its own."""
        row = np.zeros(self.encoding.layout.size, np.int32)
        self.arena.twin.observe_at(self.arena.states, i, seat, row)
        return row

    def imagine(self, i: int, seat: int, seed: int) -> bytes:
        """A packed state that the seat could not tell from that of a game; see `stammtisch.Game.imagine`."""
        a = self.arena
        a.put(self.n + 1, a.get(i))
        a.twin.redraw_at(a.states, self.n + 1, a.boxes, a.moves, seat, seed)
        return a.get(self.n + 1)

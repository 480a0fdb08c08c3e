"""What a bot will probably be asked next, while others are to choose: the moves that they are likely to make, and where
these surely lead.

All of it is thought out from what one seat may see (`Sight`), in deals that it could not tell from the true one. A
question is worth thinking about before it is asked only if it comes alike in all of them: where what the seat asked
sees hangs on a draw, or on what somebody else hides, there is none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.seating import PERSON
from stammtisch.kernel.twins.twins import Arena, ready
from stammtisch.players.effort import Effort
from stammtisch.players.grown import no_heed
from stammtisch.players.policy import find_policy
from stammtisch.players.search import Search
from stammtisch.players.sight import Sight

DEALS = 3
"""Deals of what the seat cannot see in which a line is followed; what was chosen must be legal in two of them."""

LIKELY = 3
"""Moves of a person that are taken for likely, where the line branches: at the first choice of a person."""

DEEPEST = 12
"""Choices that are made along a line before somebody is asked, at the most."""

GLANCE = Effort(iterations=400, seconds=0.15)
"""How is thought about what is likely."""

ALIKE = 1
"""The seed of the deal by which two sights are compared."""

Path = tuple[tuple[int, int], ...]
"""Seats and the options that they took, one after another."""


@dataclass(frozen=True)
class Question:
    """What a seat would be asked at the end of a path; `mark` tells the sight from any other of this seat's."""

    path: Path
    seat: int
    mark: str
    moves: tuple[Move, ...]
    imagined: bytes = field(repr=False)


def mark_of(game: Game, seat: int) -> str:
    """What tells a seat's sight of a game from any other one: two that are alike have the same mark."""
    return _mark(game.imagine(seat, ALIKE).pack())


def _mark(packed: bytes) -> str:
    return hashlib.sha256(packed).hexdigest()


def questions(
    sight: Sight,
    policies: Sequence[str],
    asked: Sequence[int],
    path: Path = (),
    seed: int = 1,
    heed: Callable[[], None] = no_heed,
) -> list[Question]:
    """The questions to the seats `asked` that a sight leads to, what is likeliest first, after a path was gone.

    `policies`: who decides for each seat. Whoever is asked of them at once with others is asked each for itself. `heed`
    is called every now and then; what it raises ends the thinking.
    """
    return _Lines(sight, policies, frozenset(asked), seed, heed).after(path)


class _Lines:
    """The lines that begin with one sight; see `questions`."""

    def __init__(
        self, sight: Sight, policies: Sequence[str], asked: frozenset[int], seed: int, heed: Callable[[], None]
    ):
        self.sight, self.title, self.policies, self.asked = sight, sight.title, policies, asked
        self.random, self.heed = Random(seed), heed
        self.room = Arena(sight.title, sight.box.struct, 1, ready(sight.title))
        self.state = sight.title.state()

    def after(self, path: Path) -> list[Question]:
        """See `questions`."""
        deals = [self._redrawn(self.sight.imagined, self.sight.seat) for _ in range(DEALS)]
        for seat, option in path:
            deals = self._made(deals, seat, option)
        return self._follow(deals, path, LIKELY)

    def _follow(self, deals: list[bytes], path: Path, likely: int, made: int = 0) -> list[Question]:
        """The questions after a path; a person's next choice may be one of so many `likely` ones."""
        while len(deals) > 1 and made < DEEPEST:
            self.heed()
            self.room.put(0, deals[0])
            who, step = self.room.who(0), self.room.step(0)
            if not who or not self._all_there(deals, who, step):
                return []
            seats = [seat for seat in range(self.room.seats(0)) if who >> seat & 1]
            found = [self._question(deals, path, seat) for seat in seats if seat in self.asked]
            if wanted := [question for question in found if question is not None and len(question.moves) > 1]:
                return wanted
            if None in found:
                return []
            options = self._likely(deals[0], seats[0], likely)
            if self.policies[seats[0]] == PERSON and len(self._options(deals[0], seats[0])) > 1 and likely > 1:
                lines = [(self._made(deals, seats[0], each), (*path, (seats[0], each))) for each in options]
                return [each for then, there in lines for each in self._follow(then, there, 1, made + 1)]
            if not options:
                return []
            deals, path, made = self._made(deals, seats[0], options[0]), (*path, (seats[0], options[0])), made + 1
        return []

    def _all_there(self, deals: Sequence[bytes], who: int, step: int) -> bool:
        """Whether the same seats owe the same choice in all deals."""
        for deal in deals:
            self.room.put(0, deal)
            if (self.room.who(0), self.room.step(0)) != (who, step):
                return False
        return True

    def _question(self, deals: Sequence[bytes], path: Path, seat: int) -> Question | None:
        """What a seat is asked at the end of a path; None if it is not the same in all deals."""
        mark, *others = {self._alike(deal, seat) for deal in deals}
        if others:
            return None
        return Question(path, seat, mark, self._moves(deals[0], seat), self._redrawn(deals[0], seat))

    def _likely(self, deal: bytes, seat: int, count: int) -> list[int]:
        """The options that a seat is likely to take, first that which is likeliest; none for who chooses at random."""
        moves = self._moves(deal, seat)
        if len(moves) == 1:
            return [moves[0].option]
        sight = Sight(self.title, self.sight.box, seat, moves, self._redrawn(deal, seat))
        policy = self.policies[seat]
        if policy == "random":
            return []
        if policy != PERSON:
            return [find_policy(policy).choose(sight, self.random).option]
        thoughts = Search(GLANCE, self.heed).think(sight, self.random).thoughts
        return [thought.move.option for thought in thoughts[:count] if thought.visits]

    # ------------------------------------------------------------------------------------------------------- deals

    def _redrawn(self, deal: bytes, seat: int, seed: int | None = None) -> bytes:
        room = self.room
        room.put(0, deal)
        drawn = self.random.getrandbits(62) if seed is None else seed
        room.twin.redraw_at(room.states, 0, room.boxes, room.moves, seat, drawn)
        return bytes(self.state.load(room.get(0)).pack())

    def _alike(self, deal: bytes, seat: int) -> str:
        return _mark(self._redrawn(deal, seat, ALIKE))

    def _options(self, deal: bytes, seat: int) -> list[int]:
        room = self.room
        room.put(0, deal)
        room.twin.look(room.states, 0, room.boxes, room.moves, seat)
        return room.options()

    def _moves(self, deal: bytes, seat: int) -> tuple[Move, ...]:
        options = self._options(deal, seat)
        step = self.room.step(0)
        decision, names = self.title.decisions[step], self.sight.box.names
        return tuple(Move(seat, step, option, decision.text(option, names)) for option in options)

    def _made(self, deals: Sequence[bytes], seat: int, option: int) -> list[bytes]:
        """The deals in which a seat may take an option, after it has."""
        room, out = self.room, []
        for deal in deals:
            self.room.put(0, deal)
            if self.room.who(0) >> seat & 1 and option in self._options(deal, seat):
                room.twin.step(room.states, 0, room.boxes, room.moves, seat, option)
                out.append(room.get(0))
        return out

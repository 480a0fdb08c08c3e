"""The flow of a game: a stack of pending steps, and the seats that owe a choice.

A step is either a decision (some seats have to choose) or automatic (rules do it). What is to happen next lies on top
of a stack in the state; a rule puts steps onto it, the last one first, as one would lay out reminder cards::

    s.then(Step.END_OF_TURN)
    s.then(Step.DRAW)
    s.ask(Step.ACCEPT, s.active)

The game is over when the stack is empty.
"""

from __future__ import annotations

from stammtisch.kernel.model.chance import Chance
from stammtisch.kernel.model.kinds import MAX_SEATS, NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import NOBODY, OWNER, Struct, i16, struct, structs, u8

DEPTH = 24
"""How many steps may be pending at once."""


class Frame(Struct):
    """A pending step: which, the seats that still owe a choice (bit i: seat i), and a number it may carry along.

    `asked` are all the seats of a decision that several make at once, those who are done included; else 0.
    """

    step = u8()
    who = u8()
    asked = u8()
    arg = i16()


class Secret:
    """A value in a tell that only one seat may see; others are told without it."""

    __slots__ = ("seat", "value")

    def __init__(self, seat: int, value: int):
        self.seat, self.value = seat, value


class GameState(Struct):
    """What the state of every title has. A title's `State` inherits from it and adds its own fields."""

    chance = struct(Chance, see=NOBODY)
    seats = u8()
    depth = u8()
    frames = structs(Frame, DEPTH)
    choices = i16(MAX_SEATS, see=OWNER, owners=True)

    @rule
    def then(self, step: int, arg: int = 0) -> None:
        """Puts an automatic step on top of the stack."""
        frame = self.frames[self.depth]
        frame.step = step
        frame.who = 0
        frame.arg = arg
        self.depth += 1

    @rule
    def ask(self, step: int, seat: int, arg: int = 0) -> None:
        """Puts a decision of one seat on top of the stack."""
        frame = self.frames[self.depth]
        frame.step = step
        frame.who = 1 << seat
        frame.arg = arg
        self.depth += 1

    @rule
    def ask_all(self, step: int, seats: int, arg: int = 0) -> None:
        """Puts a sealed decision or a plan on top: all seats of the bit set `seats` choose unseen before it opens."""
        frame = self.frames[self.depth]
        frame.step = step
        frame.who = seats
        frame.asked = seats
        frame.arg = arg
        self.depth += 1
        for seat in range(MAX_SEATS):
            self.choices[seat] = NONE

    @rule
    def done(self, seat: int) -> None:
        """Says that a seat has made the last choice of its plan."""
        self.frames[self.depth - 1].who &= ~(1 << seat)

    @rule
    def drop(self) -> int:
        """Takes the top step off the stack and returns the number it carries."""
        self.depth -= 1
        frame = self.frames[self.depth]
        arg = frame.arg
        frame.step = 0
        frame.who = 0
        frame.asked = 0
        frame.arg = 0
        return arg

    @rule
    def stop(self) -> None:
        """Takes all steps off the stack: the game is over."""
        while self.depth > 0:
            self.drop()

    @property
    def step(self) -> int:
        """The step on top of the stack; 0 when the game is over."""
        return self.frames[self.depth - 1].step if self.depth else 0

    @property
    def arg(self) -> int:
        """The number that the step on top carries."""
        return self.frames[self.depth - 1].arg if self.depth else 0

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that owe a choice now, in seat order."""
        who = self.frames[self.depth - 1].who if self.depth else 0
        return tuple(seat for seat in range(self.seats) if who >> seat & 1)

    def tell(self, clause: str, event: str, **facts: int | bool | Secret) -> None:
        """Announces what has just happened by which clause; `event` names the sentence (`tell-EVENT` in the words).

        Only heard in the plain twin with a scribe; the other twins leave the statement out.
        """
        scribe = self.chance.scribe
        if scribe is not None:
            scribe.hear(clause, event, facts)

"""What lies on the table."""

from __future__ import annotations

from enum import IntEnum

from stammtisch.kernel.chance import Bag
from stammtisch.kernel.clauses import clauses_of
from stammtisch.kernel.flow import GameState
from stammtisch.kernel.kinds import SEAT, Kind
from stammtisch.kernel.struct import Struct, i8, i16, struct, structs, u8, u16

Clause = clauses_of(__name__)

MOST_SEATS, CARDS = 4, 8
CARD = Kind("card", CARDS)


class Step(IntEnum):
    """What may be pending."""

    NEXT_TURN = 1
    TURN = 2


class Box(Struct):
    """The components, as `box.toml` lists them."""

    rounds = u8()
    cards = u8()
    value = i8(CARDS, at=CARD)
    copies = u8(CARDS, at=CARD)


class Cards(Bag):
    """The bag (${prefix}-1.2). What is left in it can be worked out from what was drawn, so everybody sees it."""

    n = u8()
    count = u8(CARDS, at=CARD)


class Player(Struct):
    """One seat."""

    points = i16()


class State(GameState):
    """The table."""

    turn = u16()
    active = i8(of=SEAT)
    bag = struct(Cards)
    players = structs(Player, MOST_SEATS, owners=True)

"""What lies on the table: hands, plans, cards face down, and a sack."""

from __future__ import annotations

from enum import IntEnum

from stammtisch.kernel.model.chance import Bag
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import SEAT, Kind
from stammtisch.kernel.model.struct import NOBODY, OWNER, Struct, flag, i8, i16, owner_until, struct, structs, u8
from stammtisch.kernel.title.clauses import clauses_of

Clause = clauses_of(__name__)

GOODS, SEATS, ROOM, MOST_CALL = 3, 5, 3, 9

GOOD = Kind("good", GOODS)


class Step(IntEnum):
    """What may be pending."""

    ROUND = 1
    STALL = 2
    LAY = 3
    CALLS = 4
    CALL = 5
    TAKE = 6


class Box(Struct):
    """The components."""

    goods = u8()
    value = u8(GOODS, at=GOOD)
    cost = u8(GOODS, at=GOOD)
    need = u8(GOODS, at=GOOD)
    copies = u8(GOODS, at=GOOD)
    coins = u8()
    rounds = u8()
    sides = u8()


class Sack(Bag):
    """Cards that nobody has seen."""

    n = u8()
    count = u8(GOODS, at=GOOD, see=NOBODY)


class Player(Struct):
    """One seat. `cards` is how many it holds; `down` says that it has laid one."""

    coins = i16()
    cards = u8()
    hand = u8(GOODS, at=GOOD, see=OWNER)
    plan = u8(GOODS, at=GOOD, see=OWNER)
    down = flag()
    laid = i8(of=GOOD, see=owner_until("faces"))
    wish = i8(of=GOOD, see=owner_until("ended"))
    taken = u8(GOODS, at=GOOD)


class State(GameState):
    """The table."""

    faces = flag()
    ended = flag()
    round = u8()
    active = i8(of=SEAT)
    pips = u8()
    gone = u8(GOODS, at=GOOD)
    sack = struct(Sack)
    players = structs(Player, SEATS, owners=True)

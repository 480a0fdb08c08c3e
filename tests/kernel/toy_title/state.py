"""What lies on the table: a sack, a cellar, shelves, wishes and notes."""

from __future__ import annotations

from enum import IntEnum

from stammtisch.kernel.model.chance import Bag, Pile
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import SEAT, Kind
from stammtisch.kernel.model.struct import NOBODY, OWNER, Struct, flag, i8, i16, owner_until, struct, structs, u8
from stammtisch.kernel.title.clauses import clauses_of

Clause = clauses_of(__name__)

GOODS, SEATS, ROOM, CELLAR, LINES = 5, 3, 8, 3, 4

GOOD = Kind("good", GOODS)
DICE = Kind("dice", 2, ("rolled", "fixed"))
LINE = Kind("line", LINES, ("coins", "goods", "wish", "note"))


class Step(IntEnum):
    """What may be pending."""

    ROUND = 1
    BID = 2
    SELL = 3


class Box(Struct):
    """The components."""

    goods = u8()
    value = u8(GOODS, at=GOOD, within=(0, 20))
    copies = u8(GOODS, at=GOOD, within=(0, 50))
    coins = u8(within=(0, 199))
    rounds = u8()
    sides = u8(within=(1, 20))


class Options(Struct):
    """The one option."""

    dice = u8(of=DICE)


class Sack(Bag):
    """Goods that nobody has seen."""

    n = u8()
    count = u8(GOODS, at=GOOD, see=NOBODY)


class Cellar(Pile):
    """Goods in an order that nobody knows."""

    n = u8()
    item = i8(CELLAR, of=GOOD, see=NOBODY)


class Shelf(Pile):
    """Goods of a seat, the newest on top."""

    n = u8()
    item = i8(ROOM, of=GOOD)


class Player(Struct):
    """One seat. `note` opens at the end."""

    coins = u8()
    wish = i8(of=GOOD, see=OWNER)
    note = u8(see=owner_until("open"))
    shelf = struct(Shelf)
    ledger = i16(LINES, at=LINE)


class State(GameState):
    """The table."""

    options = struct(Options)
    open = flag()
    round = u8()
    active = i8(of=SEAT)
    lot = i8(of=GOOD)
    pips = u8()
    bids = i8(SEATS, owners=True)
    sold = u8(GOODS, at=GOOD)
    sack = struct(Sack)
    cellar = struct(Cellar)
    players = structs(Player, SEATS, owners=True)

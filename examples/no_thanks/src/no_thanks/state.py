"""What lies on the table, and who sees it (chapter 1)."""

from __future__ import annotations

from enum import IntEnum

from stammtisch.kernel.model.chance import Bag
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import SEAT, Kind
from stammtisch.kernel.model.struct import Struct, flag, i8, i16, owner_until, struct, structs, u8
from stammtisch.kernel.title.clauses import clauses_of

Clause = clauses_of(__name__)

MIN_SEATS, MOST_SEATS = 3, 7
TABLES = MOST_SEATS - MIN_SEATS + 1
"""Room for a number for each number of people."""

CARDS = 40
"""Room for the cards of the box; there may be fewer."""

CARD = Kind("card", CARDS, spoken=False)


class Step(IntEnum):
    """What may be pending."""

    TURN_UP = 1
    DECIDE = 2


class Box(Struct):
    """The components, as `box.toml` lists them; `dealt` are the chips each one starts with, from three people up."""

    removed = u8()
    dealt = u8(TABLES)
    cards = u8()
    value = u8(CARDS, at=CARD)


class Unseen(Bag):
    """The cards that nobody has seen: those of the pile and those put away. Which they are, everybody can work out from
    the cards that have been turned up; their order is nobody's to know, so there is none (NT-1.2).
    """

    n = u8()
    count = u8(CARDS, at=CARD)


class Player(Struct):
    """One seat, and what its cards cost so far (NT-3.2). How many chips it has only its owner sees until the game has
    ended (NT-1.3, NT-3.1).
    """

    chips = u8(see=owner_until("ended"))
    cards = flag(CARDS, at=CARD)
    cost = i16()


class State(GameState):
    """The table: `card` is turned up with `on_card` chips on it, `left` cards are still in the pile."""

    card = i8(of=CARD)
    on_card = u8()
    left = u8()
    active = i8(of=SEAT)
    players = structs(Player, MOST_SEATS, owners=True)
    unseen = struct(Unseen)
    ended = flag()

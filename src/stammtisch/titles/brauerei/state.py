"""What lies on the table in Brauerei: the box, the state, and the names of things (chapters 1 to 3 and 17)."""

from __future__ import annotations

from enum import IntEnum

from stammtisch.kernel.model.chance import Bag
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import NONE, SEAT, Kind
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import (
    NOBODY,
    OWNER,
    Struct,
    flag,
    i8,
    i32,
    owner_until,
    struct,
    structs,
    u8,
    u16,
)
from stammtisch.kernel.title.clauses import clauses_of

Clause = clauses_of(__name__)

# ------------------------------------------------------------------------------------------------- kinds and sizes

MOST_SEATS = 6
"""BR-1.1."""
CATEGORIES, STEPS_OF_POPULARITY = 4, 4
PREDICATES, AREAS, OBJECTS = 24, 6, 54
"""Room in the state: a box may have fewer, and its own one has (BR-2.1, BR-2.6, BR-3.1)."""
CARDS = PREDICATES + 1

CATEGORY = Kind("category", CATEGORIES)
PREDICATE = Kind("predicate", PREDICATES)
CARD = Kind("card", CARDS)
AREA = Kind("area", AREAS)
OBJECT = Kind("object", OBJECTS, spoken=False)
DIE = Kind("die", 20, tuple(str(pip + 1) for pip in range(20)), spoken=False)
ENDING = Kind("ending", 3, ("none", "market", "rounds"))


class Ending(IntEnum):
    """How the game ended: by three objects of U (BR-15.1) or after the last round (BR-15.3)."""

    NONE = 0
    MARKET = 1
    ROUNDS = 2


# --------------------------------------------------------------------------------------------------------- the box

PRICE = (0, 1_000)
"""An amount of money that an entry may name."""


class Box(Struct):
    """The components, as `box.toml` lists them: money in Mark, beer in hectolitres.

    Of each area it says `wage` (BR-2.2), `income` (BR-2.3, none in U: BR-2.4), `demand` (BR-2.7) and `threshold`
    (BR-2.5), of each object its area and whether it is in the top row (BR-2.6).
    `needs` is the area that one must have a foot in to go to another one (BR-9.2). Objects follow one another by area
    (BR-9.8). `joker` is the card that is no predicate (BR-3.2), `supra` the supra-regional market, the highest of the
    areas (BR-2.1). `controlled_extra` is what the threshold of a controlled object is higher by (BR-9.11),
    `lorry_value` what the bank pays for a lorry, `foothold` how many objects draw a head office up (BR-14.1),
    `lure_from_player` and `lure_from_bank` are the rolls that win a rep (BR-13.7).
    """

    starting_money = i32(within=(0, 10_000))
    starting_hand = u8(within=(0, 12))
    starting_reps = u8()
    starting_output = u16()
    starting_lorries = u8(within=(1, 100))
    crests = u8()
    reps = u8()
    jokers = u8(within=(0, 20))
    die_sides = u8(within=(2, 20))
    card_price = i32(within=(1, 1_000))
    research_price = i32(within=PRICE)
    lorry_price = i32(within=(1, 1_000))
    lorry_value = i32(within=PRICE)
    lorry_upkeep = i32(within=PRICE)
    lorry_capacity = u16(within=(1, 65_535))
    output_step = u16(within=(1, 100))
    output_price = i32(within=(1, 1_000))
    strokes_needed = u8(STEPS_OF_POPULARITY)
    controlled_extra = u8()
    auctions = u8(within=(0, 20))
    lure_price = i32(within=PRICE)
    lure_from_player = u8()
    lure_from_bank = u8()
    foothold = u8(within=(1, OBJECTS))
    objects_to_win = u8(within=(1, OBJECTS))
    rounds = u8(within=(2, 100))
    categories = u8()
    predicates = u8()
    category = i8(PREDICATES, of=CATEGORY, at=PREDICATE)
    copies = u8(PREDICATES, at=PREDICATE, within=(0, 20))
    areas = u8()
    wage = i32(AREAS, at=AREA, within=PRICE)
    income = i32(AREAS, at=AREA, within=PRICE)
    demand = u16(AREAS, at=AREA, within=(1, 1_000))
    threshold = u8(AREAS, at=AREA)
    needs = i8(AREAS, of=AREA, at=AREA)
    objects = u8()
    area = i8(OBJECTS, of=AREA, at=OBJECT)
    top_row = flag(OBJECTS, at=OBJECT)
    joker = i8(of=CARD, derived=True)
    supra = i8(of=AREA, derived=True)


# ------------------------------------------------------------------------------------------------------- the state

RESEARCH = Kind("research", 2, ("exclusive", "additional"))
SUPRA_ACCESS = Kind("supra_access", 2, ("objects", "reps"))

ADDITIONAL = 1
"""Option `research`: also for who has laid cards (BR-19.1)."""
BY_REPS = 1
"""Option `supra_access`: the same notes open the way to U (BR-19.2)."""


class Options(Struct):
    """Readings that a group may prefer; the first value of each is the rule."""

    research = u8(of=RESEARCH)
    supra_access = u8(of=SUPRA_ACCESS)


class Deck(Bag):
    """The draw deck: nobody knows which cards come (BR-17.2), so there is no order."""

    n = u8()
    count = u8(CARDS, at=CARD, see=NOBODY)


class Hand(Bag):
    """The cards of a hand: how many is open (BR-17.1), which is the owner's."""

    n = u8()
    count = u8(CARDS, at=CARD, see=OWNER)


class Player(Struct):
    """One brewery and its sheet.

    Of the hand, `laid` and `laid_jokers` lie face down at the categories, `laid_in` cards in each. `research` is the
    category of this round's research, `beer` the predicate in each category; both open in phase 4a. `reps` are those
    who stand at an object, `home` are on the sheet; `notes` say where reps are sent. `crests` are those in stock, `bid`
    is the last one that was opened, `won` counts the reps won in this round's auctions. In each area the player
    controls `held` objects, of which `hung` hang, and has `posted` reps.
    """

    money = i32()
    crests = u8()
    output = i32()
    lorries = i32()
    beer_points = u8(within=(0, CATEGORIES))
    strokes = u16()
    popularity = u8(within=(0, STEPS_OF_POPULARITY))
    home = u8()
    reps = u8(OBJECTS, at=OBJECT)
    office = i8(of=OBJECT)
    hand = struct(Hand)
    laid = u8(PREDICATES, at=PREDICATE, see=OWNER)
    laid_jokers = u8(CATEGORIES, at=CATEGORY, see=OWNER)
    laid_in = u8(CATEGORIES, at=CATEGORY)
    researched = flag()
    research = i8(of=CATEGORY, see=owner_until("opened"))
    beer = i8(CATEGORIES, of=PREDICATE, at=CATEGORY, see=owner_until("opened"))
    notes = u8(OBJECTS, at=OBJECT, see=OWNER)
    bid = i32()
    won = u8()
    held = u8(AREAS, at=AREA, derived=True)
    hung = u8(AREAS, at=AREA, derived=True)
    posted = u8(AREAS, at=AREA, derived=True)

    @rule
    def all_reps(self) -> int:
        """How many reps the player has, at home and elsewhere."""
        found = self.home
        for area in range(AREAS):
            found += self.posted[area]
        return found

    @rule
    def written(self) -> int:
        """How many of the reps a note sends to an object."""
        found = 0
        for object in range(OBJECTS):
            found += self.notes[object]
        return found

    @rule
    def laid_cards(self) -> int:
        """How many cards the player has laid that lie open as a number (BR-7.2)."""
        found = 0
        for category in range(CATEGORIES):
            found += self.laid_in[category]
        return found


class State(GameState):
    """The table. `owner` says whose crest lies on an object, NONE of a neutral one (BR-2.8).

    `opened` is set from phase 4a to the end of the round (BR-17.4). `votes` and `joker_votes` are the cards of this
    round, turned up together (BR-17.3). While a seat delivers, `room` is what it can still deliver, `fed` are the
    objects that are supplied, and `hung` says whether the choice is among those that were hanging before. `tied_bid`
    and the bit set `tied` are those of an auction that goes on.
    """

    options = struct(Options)
    round = u8()
    ending = u8(of=ENDING)
    opened = flag()
    active = i8(of=SEAT)
    order = i8(MOST_SEATS, of=SEAT)
    owner = i8(OBJECTS, of=SEAT, at=OBJECT)
    hanging = flag(OBJECTS, at=OBJECT)
    taste = flag(PREDICATES, at=PREDICATE)
    deck = struct(Deck)
    votes = u8(PREDICATES, at=PREDICATE)
    joker_votes = u8(CATEGORIES, at=CATEGORY)
    room = i32()
    fed = flag(OBJECTS, at=OBJECT)
    hung = flag()
    auction = u8()
    tied_bid = i32()
    tied = u8()
    players = structs(Player, MOST_SEATS, owners=True)

    @rule
    def has_office(self, object: int) -> bool:
        """Whether a head office stands on an object (BR-9.5, BR-14.3)."""
        owner = self.owner[object]
        return owner != NONE and self.players[owner].office == object

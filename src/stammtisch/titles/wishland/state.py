"""What lies on the table in Wishland: the box, the state, and the names of things (chapters 1 and 2)."""

from __future__ import annotations

from enum import IntEnum

from stammtisch.kernel.model.chance import Bag
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import NONE, SEAT, Kind
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import NOBODY, OWNER, Struct, flag, i8, i16, struct, structs, u8
from stammtisch.kernel.title.clauses import clauses_of

Clause = clauses_of(__name__)

# ------------------------------------------------------------------------------------------------- kinds and sizes

MOST_SEATS = 4
"""WL-1.1."""
ROWS, COLOURS, COLUMNS, FIELDS, SPACES = 5, 6, 6, 6, 5
CARDS, EFFECTS, ENTREPRENEURS, ACHIEVEMENTS = 144, 96, 16, 32
"""Room for the cards of the box, for what they do, for entrepreneurs and achievements; there may be fewer."""
SYMBOLS, ENTERTAINMENTS, SHOWS, BONUSES, STEPS, REWARDS, BOARD = 12, 8, 10, 5, 8, 8, 9
STACKS = 12
"""Room for stacks on a field: the n-th takes at least n workers (WL-8.3)."""
MOST_EXTRA = 3

COLOUR = Kind("colour", COLOURS, ("ride", "performer", "restaurant", "hotel", "mascot", "booth"))
"""The market colours in the order of their rows, then ticket booths (WL-1.6, WL-1.7)."""
FIELD = Kind("field", FIELDS, ("ride", "performer", "restaurant", "hotel", "mascot", "advertising"))
SPACE = Kind("space", SPACES, ("1", "2", "3", "4", "5"), spoken=False)
SYMBOL = Kind("symbol", SYMBOLS)
ENTERTAINMENT = Kind("entertainment", ENTERTAINMENTS)
CARD = Kind("card", CARDS)
ENTREPRENEUR = Kind("entrepreneur", ENTREPRENEURS)
ACHIEVEMENT = Kind("achievement", ACHIEVEMENTS)
KIND_OF_ACHIEVEMENT = Kind("sort", 3, ("board", "tile", "blank"))
GAINS = ("points", "happiness", "visitors", "worker", "credits", "booth", "boost", "entertainment")
GAIN = Kind("gain", len(GAINS), GAINS)
BOOST = Kind("boost", 3, ("happiness", "visitors", "worker"))
H11_COUNTS = Kind("h11_counts", 2, ("total", "different"))
MAIN = Kind("main", 5, ("none", "buy", "advertise", "collect", "block"))

PRINTED, TILE, BLANK = range(KIND_OF_ACHIEVEMENT.size)
BOOTH, ADVERTISING = ROWS, ROWS
"""The colour after those of the market, and the field after those of the rows."""
ANY = NONE
"""An effect that names no colour goes for all of them."""


class Row(IntEnum):
    """The rows of the market."""

    RIDE = 0
    PERFORMER = 1
    RESTAURANT = 2
    HOTEL = 3
    MASCOT = 4


class Gain(IntEnum):
    """What can be received; the first ones in the order of WL-9.8."""

    POINTS = 0
    HAPPINESS = 1
    VISITORS = 2
    WORKER = 3
    CREDITS = 4
    BOOTH = 5
    BOOST = 6
    ENTERTAINMENT = 7


class Does(IntEnum):
    """What an effect does; `box.toml` says each in a line."""

    DISCOUNT = 0
    DISCOUNT_NTH = 1
    NO_LIMIT = 2
    MULTIPLY_HAPPINESS = 3
    MULTIPLY_VISITORS = 4
    MULTIPLY_BONUS = 5
    CONVERT = 6
    PAID_COLLECT = 7
    PRESS_COLLECT = 8
    SPONSOR = 9
    WAIVE = 10
    OWN_SYMBOLS = 11
    BONUS_SYMBOL = 12
    LATE_PURCHASE = 13
    PRIVATE_TILE = 14
    ON_PLAY = 15
    ON_PRICE = 16
    ON_NTH = 17
    ON_NEW_SYMBOL = 18
    ON_OWN_CLAIM = 19
    ON_ANY_CLAIM = 20
    INCOME_PER = 21
    INCOME_AT = 22
    FIRST_INCOME = 23
    FINAL = 24


DOES = Kind("does", len(Does), tuple(does.name.lower().replace("_", "-") for does in Does))


class Measure(IntEnum):
    """What conditions and final rewards count of a park."""

    CARDS = 0
    ALL_CARDS = 1
    MOST_OF_COLOUR = 2
    SETS = 3
    DEAR_CARDS = 4
    HAPPINESS = 5
    VISITORS = 6
    LOWER_TRACK = 7
    HIGHER_TRACK = 8
    WORKERS = 9
    EMPTY_RESERVE = 10
    POINTS = 11
    CREDITS = 12
    INCOME = 13
    BOOTHS = 14
    SYMBOLS = 15
    KINDS_OF_SYMBOLS = 16
    COLLECTION = 17
    COPIES = 18
    COPIES_WITHOUT_MASCOTS = 19
    FULL_COLOURS = 20
    DUPLICATES = 21


MEASURE = Kind("measure", len(Measure), tuple(measure.name.lower().replace("_", "-") for measure in Measure))


class Line(IntEnum):
    """Where points come from: during the game, then the steps of final scoring in their order (WL-21.1)."""

    CARDS = 0
    TRACK = 1
    SPACES = 2
    BONUSES = 3
    EFFECTS = 4
    CLAIMS = 5
    ENTREPRENEUR = 6
    HOTELS = 7
    MASCOTS = 8
    SHOWS = 9
    DUPLICATES = 10
    HAPPINESS = 11
    VISITORS = 12
    LOSSES = 13


LINE = Kind("line", len(Line), tuple(line.name.lower() for line in Line))
FIRST_FINAL = int(Line.ENTREPRENEUR)
LINES = len(Line)

# --------------------------------------------------------------------------------------------------------- the box


class Box(Struct):
    """The components, as `box.toml` lists them; what the keys mean stands there.

    An effect is borne by a card or an entrepreneur. `counts` says in which reading of H11 it is in force; without
    it, in each. `line` says to which step of final scoring its points belong.

    `effect_of_card` is the first effect that a card bears, `next_effect` the next one of the same card (NONE after the
    last); `reaction` lists the effects that the play of a card may set off, `echo` those that a claim may.
    """

    rounds = u8()
    cycles = u8()
    reshuffle_after = u8()
    columns = u8(within=(1, COLUMNS))
    base_income = u8()
    starting_credits = u8()
    starting_booths = u8()
    booths = u8()
    workers = u8()
    starting_workers = u8()
    least_stack = u8(within=(1, 10))
    per_stack = u8(within=(1, 10))
    most_extra = u8(within=(0, MOST_EXTRA))
    per_extra = u8(within=(0, 10))
    track_end = u8(within=(1, 100))
    track_rewards = u8(REWARDS)
    happiness_points = u8(within=(0, 20))
    visitor_credits = u8(within=(0, 20))
    goal_cards = u8(within=(1, 100))
    goal_points = u8(within=(0, 20))
    goal_income = u8(within=(1, 100))
    advertising_credits = u8(within=(0, 20))
    advertising_boosts = u8(within=(0, 10))
    claim_points = u8(within=(0, 20))
    mascot_divisor = u8(within=(1, 20))
    symbols_of_colour = u8()
    drawn_tiles = u8()
    dealt = u8(within=(1, 2))
    spaces = u8()
    space_gain = i8(SPACES, of=GAIN, at=SPACE)
    space_amount = u8(SPACES, at=SPACE, within=(0, 10))
    bonuses = u8()
    bonus_gain = i8(BONUSES, of=GAIN)
    bonus_amount = u8(BONUSES, within=(0, 10))
    shows = u8()
    show_kinds = u8(SHOWS, within=(1, 30))
    show_points = u8(SHOWS)
    symbols = u8()
    symbol_colour = i8(SYMBOLS, of=COLOUR, at=SYMBOL)
    cards = u8()
    card_colour = i8(CARDS, of=COLOUR, at=CARD)
    price = u8(CARDS, at=CARD, within=(0, 100))
    symbol = i8(CARDS, of=SYMBOL, at=CARD)
    entertainment = i8(CARDS, of=ENTERTAINMENT, at=CARD)
    points = u8(CARDS, at=CARD, within=(0, 30))
    happiness = u8(CARDS, at=CARD, within=(0, 10))
    visitors = u8(CARDS, at=CARD, within=(0, 10))
    hired = u8(CARDS, at=CARD, within=(0, 10))
    credits = u8(CARDS, at=CARD, within=(0, 30))
    new_booths = u8(CARDS, at=CARD, within=(0, 10))
    income = i8(CARDS, at=CARD, within=(-20, 20))
    loss = u8(CARDS, at=CARD, within=(0, 20))
    entrepreneurs = u8()
    effects = u8()
    effect_card = i16(EFFECTS, of=CARD)
    effect_entrepreneur = i8(EFFECTS, of=ENTREPRENEUR)
    does = i8(EFFECTS, of=DOES)
    effect_colour = i8(EFFECTS, of=COLOUR)
    effect_gain = i8(EFFECTS, of=GAIN)
    amount = u8(EFFECTS, within=(0, 20))
    least = u8(EFFECTS)
    cost = u8(EFFECTS, within=(0, 50))
    effect_measure = i8(EFFECTS, of=MEASURE)
    steps = u8(EFFECTS, STEPS)
    counts = i8(EFFECTS, of=H11_COUNTS)
    achievements = u8()
    sort = i8(ACHIEVEMENTS, of=KIND_OF_ACHIEVEMENT, at=ACHIEVEMENT)
    measure = i8(ACHIEVEMENTS, of=MEASURE, at=ACHIEVEMENT)
    colour = i8(ACHIEVEMENTS, of=COLOUR, at=ACHIEVEMENT)
    wanted = u8(ACHIEVEMENTS, at=ACHIEVEMENT)
    least_price = u8(ACHIEVEMENTS, at=ACHIEVEMENT)
    line = u8(EFFECTS, derived=True)
    first_of_row = i16(ROWS, of=CARD, derived=True)
    effect_of_card = i8(CARDS, derived=True)
    next_effect = i8(EFFECTS, derived=True)
    reactions = u8(derived=True)
    reaction = i8(EFFECTS, derived=True)
    echoes = u8(derived=True)
    echo = i8(EFFECTS, derived=True)


# ------------------------------------------------------------------------------------------------------- the state

NO = Kind("no", 2, ("false", "true"))
"""The values of an option that is not used by default."""
YES = Kind("yes", 2, ("true", "false"))
"""The values of one that is."""


class Options(Struct):
    """Entrepreneurs and achievement tiles (WL-3.1), and the readings of the rulebook that it leaves open."""

    entrepreneurs = u8(of=NO)
    achievement_tiles = u8(of=NO)
    allow_blocking_placement = u8(of=NO)
    price_tests_use_printed = u8(of=YES)
    h07_includes_mascots = u8(of=YES)
    h08_search_piles = u8(of=YES)
    h08_triggers = u8(of=YES)
    h08_before_entrepreneurs = u8(of=YES)
    h11_counts = u8(of=H11_COUNTS)
    e01_pays_for_starting_booth = u8(of=NO)
    e10_sees_mascots_without_h10 = u8(of=YES)
    happiness_goal_counts_booths = u8(of=NO)
    collect_needs_workers = u8(of=YES)
    solo_free_draw_in_window_b = u8(of=NO)


class Cards(Bag):
    """Cards whose order nobody knows, or nobody minds."""

    n = u8()
    count = u8(CARDS, at=CARD)


class People(Bag):
    """Entrepreneurs that nobody has been dealt (WL-3.3)."""

    n = u8()
    count = u8(ENTREPRENEURS, at=ENTREPRENEUR)


class Tiles(Bag):
    """Achievement tiles that have not been drawn; which ones follows from those that were (WL-3.9)."""

    n = u8()
    count = u8(ACHIEVEMENTS, at=ACHIEVEMENT)


class WorkerField(Struct):
    """The stacks on a field in the order in which they came: whose they are, and how many workers (WL-8.5)."""

    n = u8()
    owner = i8(STACKS, of=SEAT)
    workers = u8(STACKS)


class Player(Struct):
    """What a player has. `recruits` are the workers still in the reserve; `greeted` are the booths that have had their
    ongoing triggers. `space` is the place on the turn-order track.

    Credits have no end (WL-1.4), nor have points, below 0 either (WL-21.15); tracks are each player's own (WL-13.7).

    The last fields follow from the cards of the park (WL-1.5): how many there are of a market colour, of each symbol on
    mascots and on other cards, of each entertainment symbol, what cards and effects of each kind add up to.
    """

    credits = i16()
    points = i16()
    earned = i16(LINES)
    happiness = u8()
    visitors = u8()
    workers = u8()
    recruits = u8()
    booths = u8()
    greeted = u8()
    space = i8(of=SPACE)
    entrepreneur = i8(of=ENTREPRENEUR)
    dealt = i8(2, of=ENTREPRENEUR, see=OWNER)
    tile = i8(of=ACHIEVEMENT)
    cards = u8(ROWS, at=COLOUR, derived=True)
    symbols = u8(SYMBOLS, at=SYMBOL, derived=True)
    mascots = u8(SYMBOLS, at=SYMBOL, derived=True)
    shows = u8(ENTERTAINMENTS, at=ENTERTAINMENT, derived=True)
    powers = u8(len(DOES.names), at=DOES, derived=True)
    printed_income = i16(derived=True)
    losses = i16(derived=True)

    @rule
    def count(self, colour: int) -> int:
        """How many cards of a colour are in the park (WL-1.8)."""
        return self.booths if colour == BOOTH else self.cards[colour]

    @rule
    def limit(self) -> int:
        """The card limit, which never shrinks (WL-1.9, WL-14.5, WL-15.16)."""
        return self.booths + self.cards[Row.RIDE]


class State(GameState):
    """The table. All is public (WL-24.1, WL-24.4) but dealt entrepreneurs and the order of draw piles (WL-24.2).

    Which cards are in a draw pile can be worked out (WL-24.6), and chance is asked when one is needed (WL-24.5).

    `owner` and `paid` say whose park a card is in and what was paid for it. In the solo game row 4, of the mascots, has
    all cards (WL-23.4). `board` are the achievements of the nine spaces. `card` is the card that is being bought,
    `fresh` whether its symbol is new; `late` is 1 during the purchase of WL-18.8a. `main` is the main action of this
    turn, `shuttled` whether the paid collection was used in it. `settled` counts the lines of final scoring that have
    been added.
    """

    options = struct(Options)
    round = u8()
    cycle = u8()
    turn = u8()
    first = i8(of=SEAT)
    active = i8(of=SEAT)
    main = u8(of=MAIN)
    shuttled = flag()
    card = i16(of=CARD)
    fresh = flag()
    late = flag()
    settled = u8()
    deck = structs(Cards, ROWS)
    discard = structs(Cards, ROWS)
    market = i16(ROWS, COLUMNS, of=CARD, at=(COLOUR, None))
    hand = struct(Cards)
    posts = structs(WorkerField, FIELDS, at=FIELD)
    owner = i8(CARDS, of=SEAT, at=CARD)
    paid = u8(CARDS, at=CARD)
    people = struct(People, see=NOBODY)
    tiles = struct(Tiles)
    board = i8(BOARD, of=ACHIEVEMENT)
    claimed = i8(ACHIEVEMENTS, of=SEAT, at=ACHIEVEMENT)
    supply = u8()
    players = structs(Player, MOST_SEATS, owners=True)

    @rule
    def seat_at(self, place: int) -> int:
        """The seat whose marker is the `place`-th from the left on the turn-order track (WL-5.10)."""
        for seat in range(self.seats):
            left = 0
            for other in range(self.seats):
                if self.players[other].space < self.players[seat].space:
                    left += 1
            if left == place:
                return seat
        return NONE

    @rule
    def mascots_count(self, seat: int) -> bool:
        """Whether the symbols of a seat's mascots count where they else would not (WL-1.17, WL-18.10)."""
        return self.players[seat].powers[Does.OWN_SYMBOLS] > 0

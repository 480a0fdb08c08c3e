"""What is on the table in Ground Floor: the box, the state, and the names of things (chapter 0)."""

from __future__ import annotations

from enum import IntEnum

from stammtisch.kernel.model.chance import Bag
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import NONE, SEAT, Kind
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import NOBODY, Struct, flag, i8, i16, struct, structs, u8
from stammtisch.kernel.title.clauses import clauses_of

Clause = clauses_of(__name__)

# ------------------------------------------------------------------------------------------------- kinds and sizes

MIN_SEATS, MOST_SEATS = 2, 5
TABLES = MOST_SEATS - MIN_SEATS + 1
"""Room for a number for each number of seats (GF-0.1); Automas are counted."""

OFFICES, SPACES, TYPES, AD_TYPES, AUTOMA_KINDS, ENTREPRENEURS, MOST_AUTOMAS = 6, 2, 4, 3, 7, 3, 2
"""Fixed by the rules: a ground floor has so many offices (GF-18.1), and so on."""

USES, NEW_OFFICES, NEW_FLOORS, SPECIALTIES, FORECASTS, ERAS, EVENTS, BONUSES, AUTOMA_CARDS = (
    10,
    8,
    24,
    10,
    24,
    6,
    8,
    6,
    32,
)
ROWS, AGENCY_ROWS, WAREHOUSE, FACTORY, STOCK_SLOTS, TRACK, RETAIL, CONSTRUCTION = 6, 6, 6, 8, 6, 10, 12, 6
JOBS, LEVELS, STAFF, ROUNDS = 10, 12, 6, 8
"""Room in the state for the things of the box; there may be fewer."""

MOST_AT_START = 10_000
"""Money and info that a box may deal out: what is earned on top still fits a purse."""

PLACES = OFFICES + SPACES
"""Where a new office may lie: on the six ground-floor places and on the spaces of the Empty Floor (GF-15.9)."""

OFFICE = Kind("office", OFFICES)
USE = Kind("office_use", USES)
PLACE = Kind("place", PLACES)
NEW_OFFICE = Kind("new_office", NEW_OFFICES)
NEW_FLOOR = Kind("new_floor", NEW_FLOORS)
SPECIALTY = Kind("specialty", SPECIALTIES)
ECONOMY = Kind("economy", TYPES)
FORECAST = Kind("forecast_card", FORECASTS)
EXTRA = Kind("extra", 2, ("great-depression", "windfall"))
ERA = Kind("era", ERAS)
EVENT = Kind("event", EVENTS)
BONUS = Kind("bonus", BONUSES)
AD_TYPE = Kind("ad_type", AD_TYPES, ("networking", "social-media", "broadcast"))
TARGET = Kind("target", AD_TYPES + 2, (*AD_TYPE.names, "factory", "construction"))
ENTREPRENEUR = Kind("entrepreneur", ENTREPRENEURS, ("pei", "gropius", "hadid"))
AUTOMA_KIND = Kind(
    "automa_kind",
    AUTOMA_KINDS,
    ("consulting", "advertising", "warehouse", "factory", "stock", "construction", "automa-office"),
)
AUTOMA_CARD = Kind("automa_card", AUTOMA_CARDS)
LOCATION = Kind("location", 3, ("consulting", "factory", "construction"))
CURRENCY = Kind("currency", 2, ("money", "info"))
STAFFING = Kind("staff", 2, ("trained", "untrained"))
ROW = Kind("consulting_row", ROWS, spoken=False)
AGENCY_ROW = Kind("agency_row", AGENCY_ROWS, spoken=False)
WAREHOUSE_FIELD = Kind("warehouse_field", WAREHOUSE, spoken=False)
FACTORY_SLOT = Kind("factory_slot", FACTORY, spoken=False)
STOCK_SLOT = Kind("stock_slot", STOCK_SLOTS, spoken=False)
STOCK_FIELD = Kind("stock_field", TRACK, spoken=False)
RETAIL_FIELD = Kind("retail_field", RETAIL, spoken=False)
CONSTRUCTION_SLOT = Kind("construction_slot", CONSTRUCTION, spoken=False)
CLAUSE = Kind("clause", len(Clause.ids), Clause.ids, spoken=False)


class Ad(IntEnum):
    """The types of advertising (GF-8.2)."""

    NETWORKING = 0
    SOCIAL_MEDIA = 1
    BROADCAST = 2


class Target(IntEnum):
    """Where an office or a floor may put a marker from the supply (GF-20.14); the first three are those of `Ad`."""

    NETWORKING = 0
    SOCIAL_MEDIA = 1
    BROADCAST = 2
    FACTORY = 3
    CONSTRUCTION = 4


class AutomaKind(IntEnum):
    """The kinds of Automa cards (GF-22.4)."""

    CONSULTING = 0
    ADVERTISING = 1
    WAREHOUSE = 2
    FACTORY = 3
    STOCK = 4
    CONSTRUCTION = 5
    AUTOMA_OFFICE = 6


class Points(IntEnum):
    """Where prestige comes from; the lines of the final score (GF-17.1, GF-17.3)."""

    REMODELS = 0
    OFFICES = 1
    FLOORS = 2
    ACHIEVEMENTS = 3
    SETS = 4


LINES = len(Points)
POINTS = Kind("points", LINES, tuple(p.name.lower() for p in Points))

MONEY, INFO = 0, 1
"""A cost is a pair: money and info."""

TRAINED, UNTRAINED = 0, 1

# --------------------------------------------------------------------------------------------------------- the box


class Box(Struct):
    """The components, as `box.toml` lists them. Arrays of length TABLES go by the number of seats, from 2 up."""

    rounds = u8(within=(2, ROUNDS - 1))
    money = i16(within=(0, MOST_AT_START))
    info = i16(within=(0, MOST_AT_START))
    goods = u8()
    markers = u8()
    goods_in_box = u8()
    ceo_time = u8(within=(1, 255))
    employee_time = u8(within=(1, 255))
    job_market_start = u8()
    popularity_start = u8()
    tier_by_round = u8(ROUNDS)
    remodel_cost = u8(2)
    remodel_prestige = u8()
    consulting_info = u8()
    agency_cost = u8(2)
    bonus_seats = u8(within=(MIN_SEATS, MOST_SEATS))
    factory_cost = u8(2)
    factory_goods = u8()
    buyout_factor = u8()
    liquidation = u8()
    construction_cost = u8(2)
    office_cost = u8(2)
    floor_cost = u8(2)
    refill = u8()
    set_size = u8(2)
    automa_specialty = i8(of=SPECIALTY)
    automa_deck = i8(AUTOMA_KINDS, of=AUTOMA_KIND)
    automa_bonuses = i8(BONUSES, of=BONUS)
    automa_late_round = u8(within=(1, ROUNDS))
    automa_late_card = i8(of=AUTOMA_KIND)
    automa_purchase_card = i8(of=AUTOMA_KIND)

    staff = u8()
    income = i8(STAFF)
    jobs = u8()
    job_price = i8(JOBS, within=(0, 127))
    levels = u8()
    level = u8(LEVELS)
    rows = u8()
    row_price = u8(ROWS)
    agency_rows = u8()
    warehouse_fields = u8()
    field_price = u8(WAREHOUSE)
    factory_slots = u8()
    stock_slots = u8()
    stock_cost = u8(STOCK_SLOTS, 2)
    track = u8()
    retail_fields = u8()
    segment = u8(RETAIL)
    price = u8(RETAIL)
    retail_seats = u8(RETAIL, within=(MIN_SEATS, MOST_SEATS))
    construction_slots = u8()
    construction_seats = u8(CONSTRUCTION, within=(MIN_SEATS, MOST_SEATS))

    ad_cost = u8(AD_TYPES, 2)
    ad_extra = u8(AD_TYPES)
    ad_set = u8(AD_TYPES)
    ad_majority = u8(AD_TYPES)
    bonuses = u8()
    bonus_remodels = flag(BONUSES)
    bonus_cost = u8(BONUSES, 2)
    bonus_goods = u8(BONUSES)
    bonus_money = u8(BONUSES)
    bonus_info = u8(BONUSES)
    bonus_time = u8(BONUSES)

    capacity = u8(OFFICES, 2)
    arrives_with = u8(OFFICES)
    uses = u8()
    use_office = i8(USES, of=OFFICE)
    use_time = u8(USES, 2)
    use_goods = u8(USES)
    use_money = u8(USES, 2)
    use_info = u8(USES, 2)
    use_gain_goods = u8(USES)
    use_trains = u8(USES)
    use_target = i8(USES, of=TARGET)
    use_clause = i16(USES, 2, of=CLAUSE)

    new_offices = u8()
    office_tier = u8(NEW_OFFICES)
    office_copies = u8(NEW_OFFICES, TABLES)
    office_prestige = u8(NEW_OFFICES)
    office_discount = u8(NEW_OFFICES, 2)
    office_time = u8(NEW_OFFICES)
    office_info = u8(NEW_OFFICES)
    office_sale_bonus = u8(NEW_OFFICES)
    office_keeps_products = flag(NEW_OFFICES)
    office_keeps_popularity = flag(NEW_OFFICES)
    per_new_office = u8(NEW_OFFICES)
    office_clause = i16(NEW_OFFICES, of=CLAUSE)

    new_floors = u8()
    floor_tier = u8(NEW_FLOORS)
    floor_copies = u8(NEW_FLOORS, TABLES)
    floor_prestige = u8(NEW_FLOORS)
    floor_achievement = flag(NEW_FLOORS)
    floor_spaces = u8(NEW_FLOORS)
    floor_uses = u8(NEW_FLOORS)
    floor_time = u8(NEW_FLOORS)
    floor_later_time = u8(NEW_FLOORS)
    floor_goods = u8(NEW_FLOORS)
    floor_money = u8(NEW_FLOORS)
    floor_info = u8(NEW_FLOORS)
    floor_gain_goods = u8(NEW_FLOORS)
    floor_target = i8(NEW_FLOORS, of=TARGET)
    floor_remodels = flag(NEW_FLOORS)
    income_money = u8(NEW_FLOORS)
    income_info = u8(NEW_FLOORS)
    per_achievement_floor = u8(NEW_FLOORS)
    per_new_floor = u8(NEW_FLOORS)
    per_remodel = u8(NEW_FLOORS)
    per_level = u8(NEW_FLOORS)
    per_good = u8(NEW_FLOORS)
    per_employee = u8(NEW_FLOORS)
    automa_bonus = u8(NEW_FLOORS)
    floor_clause = i16(NEW_FLOORS, of=CLAUSE)

    specialties = u8()
    specialty_office = i8(SPECIALTIES, of=OFFICE)
    specialty_time = u8(SPECIALTIES)
    specialty_info = u8(SPECIALTIES)
    specialty_clause = i16(SPECIALTIES, of=CLAUSE)

    types = u8()
    deck = u8(TYPES)
    may_start = flag(TYPES)
    stock_move = u8(TYPES)
    payout = u8(TYPES, TRACK)
    automa_sells = flag(TYPES)
    automa_floors = flag(TYPES)
    forecasts = u8()
    forecast_type = i8(FORECASTS, of=ECONOMY)
    forecast_extra = i8(FORECASTS, of=EXTRA)
    customers = u8(FORECASTS, TABLES)
    unemployment = u8(FORECASTS, TABLES)
    job_field = u8(FORECASTS)
    beginner_type = i8(ROUNDS, of=ECONOMY)
    eras = u8()
    era_deck = u8(ERAS, TYPES)
    events = u8()
    cancelled_info = u8(EVENTS)
    lead = u8(EVENTS)
    more_goods = u8(EVENTS)
    dearer_factory = i8(EVENTS, 2)
    more_moves = u8(EVENTS)
    dearer_construction = i8(EVENTS, 2)
    event_clause = i16(EVENTS, of=CLAUSE)

    automa_time = u8(ENTREPRENEURS, within=(1, 255))
    automa_extra_card = i8(ENTREPRENEURS, of=AUTOMA_KIND)
    automa_office = i8(ENTREPRENEURS, of=NEW_OFFICE)
    automa_office_copies = u8(ENTREPRENEURS, TABLES)
    automa_hires_at = u8(ENTREPRENEURS)
    automa_hire_card = i8(ENTREPRENEURS, of=AUTOMA_KIND)
    automa_cards = u8()
    card_kind = i8(AUTOMA_CARDS, of=AUTOMA_KIND)
    card_ad = i8(AUTOMA_CARDS, of=AD_TYPE)
    card_segment = u8(AUTOMA_CARDS, within=(1, RETAIL))


# ------------------------------------------------------------------------------------------------------- the state

DECK = Kind("forecast", 2, ("standard", "beginner"))
ERA_CARDS = Kind("era_cards", 2, ("off", "on"))
GREAT_DEPRESSION = Kind("great_depression", 2, ("off", "on"))
WINDFALL = Kind("windfall", 2, ("off", "on"))
EVENT_CARDS = Kind("event_cards", 2, ("off", "on"))
LATER_WISHES = Kind("later_wishes", 2, ("off", "on"))
AUTOMAS = Kind("automas", 7, ("none", "pei", "gropius", "hadid", "pei+gropius", "pei+hadid", "gropius+hadid"))

TEAMS = ((NONE, NONE), (0, NONE), (1, NONE), (2, NONE), (0, 1), (0, 2), (1, 2))
"""The entrepreneurs of each value of the option `automas`, for the last seats in this order."""


class Options(Struct):
    """What a table may want otherwise; the first value of each is the default (GF-1.12, GF-26.1)."""

    automas = u8(of=AUTOMAS)
    forecast = u8(of=DECK)
    era_cards = u8(of=ERA_CARDS)
    great_depression = u8(of=GREAT_DEPRESSION)
    windfall = u8(of=WINDFALL)
    event_cards = u8(of=EVENT_CARDS)
    later_wishes = u8(of=LATER_WISHES)


class Future(Bag):
    """The future stack: how many cards of each type it holds is known to all, their order to nobody (GF-0.8)."""

    n = u8()
    count = u8(TYPES, at=ECONOMY)


class AutomaCards(Bag):
    """Automa cards; which ones they are is open, their order unknown (GF-0.8)."""

    n = u8()
    count = u8(AUTOMA_CARDS, at=AUTOMA_CARD)


class Automa(Struct):
    """The cards of an Automa (GF-22.9), and how many of its construction markers have acted this round."""

    who = i8(of=ENTREPRENEUR)
    undrawn = struct(AutomaCards)
    drawn = struct(AutomaCards)
    built = u8()


class Player(Struct):
    """One seat.

    Of his markers `supply` lie in the supply, `hand` on hand and `used` on the own board; the others are on the city
    board (GF-0.4). `field` and `height` say where the popularity marker is (height 0: at the bottom of its stack).
    `places` holds the new office on top of each place; `offices` are all that he owns, `covered` those of them that
    lie under another.
    """

    specialty = i8(of=SPECIALTY)
    money = i16()
    info = i16()
    goods = u8()
    hand = u8()
    supply = u8()
    used = u8()
    employees = u8()
    untrained = u8()
    field = u8()
    height = u8()
    remodelled = flag(OFFICES, at=OFFICE)
    places = i8(PLACES, of=NEW_OFFICE, at=PLACE)
    offices = flag(NEW_OFFICES, at=NEW_OFFICE)
    covered = flag(NEW_OFFICES, at=NEW_OFFICE)
    floors = flag(NEW_FLOORS, at=NEW_FLOOR)
    uses = u8(NEW_FLOORS, at=NEW_FLOOR)
    ads = u8(AD_TYPES, at=AD_TYPE)
    bonus = i8(of=BONUS)
    temp_help = u8()
    ledger = i16(LINES, at=POINTS)

    @rule
    def trained(self) -> int:
        """How many trained employees there are; the CEO is none."""
        return self.employees - 1 - self.untrained

    @rule
    def affords(self, money: int, info: int) -> bool:
        """Whether a cost can be paid in full (GF-0.6)."""
        return self.money >= money and self.info >= info

    @rule
    def gain(self, money: int, info: int) -> None:
        """Money and info from the bank."""
        self.money += money
        self.info += info

    @rule
    def spend(self, money: int, info: int) -> None:
        """Money and info to the bank."""
        self.money -= money
        self.info -= info

    @rule
    def call_up(self, wanted: int) -> int:
        """Takes markers from the supply; as many as are left of those wanted (GF-0.5). Returns how many."""
        count = min(wanted, self.supply)
        self.supply -= count
        return count

    @rule
    def works(self, office: int) -> bool:
        """Whether a new office is owned and not covered (GF-15.10)."""
        return self.offices[office] == 1 and self.covered[office] == 0

    @rule
    def may_remodel(self, office: int) -> bool:
        """Whether a ground-floor office is neither remodelled nor covered (GF-5.9)."""
        return self.remodelled[office] == 0 and self.places[office] == NONE

    @rule
    def floor_count(self) -> int:
        """How many new floors the building has; the specialty tile is none (GF-21.1)."""
        count = 0
        for floor in range(NEW_FLOORS):
            count += self.floors[floor]
        return count


class State(GameState):
    """The table. Seats from `humans` up are Automas. `round`, `job_market` and fields are counted from 1.

    `current` and `following` are the types of the current and the top future card, `front` the current card once it is
    turned up, `seen` all cards turned up so far. `kept` are the products that stay where they are this round.
    """

    options = struct(Options)
    humans = u8()
    round = u8()
    tier = u8()
    era = i8(of=ERA)
    event = i8(of=EVENT)
    current = i8(of=ECONOMY)
    following = i8(of=ECONOMY)
    front = i8(of=FORECAST)
    future = struct(Future)
    seen = flag(FORECASTS, at=FORECAST)
    job_market = u8()
    cycle = u8()
    hired = flag()
    consulting = i8(ROWS, of=SEAT, at=ROW)
    appointments = i8(ROWS, of=SEAT, at=ROW)
    agency = i8(AGENCY_ROWS, of=SEAT, at=AGENCY_ROW)
    warehouse = i8(WAREHOUSE, of=SEAT, at=WAREHOUSE_FIELD)
    stored = flag(WAREHOUSE, at=WAREHOUSE_FIELD)
    factory = i8(FACTORY, of=SEAT, at=FACTORY_SLOT)
    stock = i8(STOCK_SLOTS, of=SEAT, at=STOCK_SLOT)
    track = i8(TRACK, of=SEAT, at=STOCK_FIELD)
    retail = i8(RETAIL, of=SEAT, at=RETAIL_FIELD)
    kept = flag(RETAIL, at=RETAIL_FIELD)
    construction = i8(CONSTRUCTION, of=SEAT, at=CONSTRUCTION_SLOT)
    new_offices = u8(NEW_OFFICES, at=NEW_OFFICE)
    new_floors = u8(NEW_FLOORS, at=NEW_FLOOR)
    automa_cards = struct(AutomaCards)
    automas = structs(Automa, MOST_AUTOMAS)
    players = structs(Player, MOST_SEATS, owners=True)
    order = i8(MOST_SEATS, of=SEAT, derived=True)
    weights = u8(AUTOMA_CARDS, see=NOBODY, derived=True)

    @rule
    def is_automa(self, seat: int) -> bool:
        """Whether the seat is played by the rules of chapter 22."""
        return seat >= self.humans

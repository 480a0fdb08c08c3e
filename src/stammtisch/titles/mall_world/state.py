"""What is on the table in Mall World: the box, the state, and the names of things (chapter 1)."""

from __future__ import annotations

from enum import IntEnum

from stammtisch.kernel.model.chance import Bag
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import SEAT, Kind
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import NOBODY, OWNER, Struct, flag, i8, i16, i32, i64, struct, structs, u8, u16
from stammtisch.kernel.title.clauses import clauses_of

Clause = clauses_of(__name__)

# ------------------------------------------------------------------------------------------------- kinds and sizes

MIN_SEATS, MOST_SEATS = 3, 5
"""Of the usual game; the small one is for SMALL_SEATS."""
SMALL_SEATS = 2
COLOURS, ROOMS, PHASES = 4, 2, 3
"""A colour is a shop type, a customer type, and half of an approval card."""
PLACES, CARDS, CHAINS, CONTRACTS, TOKENS, SLOTS = 42, 10, 16, 36, 10, 6
"""Room in the state for the things of the box; there may be fewer."""
SIDES, ROOM_CELLS, ROTATIONS = 4, 3, 4
ROOM_SPOTS = ROOMS * ROTATIONS * PLACES
GRID = 9
MOST_QUIET_TURNS = 255
"""So many turns without a change can be counted (MW-15.7)."""
MOST_MONEY = 1_000_000
"""The largest amount an entry of the box may name; what adds up from such amounts fits an account."""

COLOUR = Kind("colour", COLOURS, ("violet", "green", "red", "blue"))
SHOP = Kind("shop_type", COLOURS)
CUSTOMER = Kind("customer_type", COLOURS)
CHAIN = Kind("chain", CHAINS)
CARD = Kind("approval_card", CARDS)
CONTRACT = Kind("contract", CONTRACTS)
CONTRACT_KIND = Kind("contract_kind", 3, ("placement", "lease", "special"))
TOKEN = Kind("corruption_token", TOKENS, spoken=False)
SLOT = Kind("lobby_slot", SLOTS, spoken=False)
PLACE = Kind("place", PLACES, spoken=False)
ROOM = Kind("room", ROOMS)
ROOM_SPOT = Kind("room_spot", ROOM_SPOTS, spoken=False)
CONTENT = Kind("content", COLOURS + ROOMS)
PHASE = Kind("phase", PHASES, ("1", "2", "3"), spoken=False)

STORAGE_ROOM, CLOAKROOM = 0, 1
LAST_PHASE = PHASES - 1


class ContractKind(IntEnum):
    """The kinds of contracts (MW-1.8)."""

    PLACEMENT = 0
    LEASE = 1
    SPECIAL = 2


class Money(IntEnum):
    """Where an account's money comes from and goes to; the lines of the final score."""

    START = 0
    PRICES = 1
    TOKENS = 2
    PLACEMENT = 3
    LEASE = 4
    SPECIAL = 5
    COINS = 6


MONEY = Kind("money", len(Money), tuple(m.name.lower() for m in Money))

# --------------------------------------------------------------------------------------------------------- the box


class Box(Struct):
    """The components, as `box.toml` lists them. Amounts in CHF."""

    starting_account = i32(within=(0, MOST_MONEY))
    coins_per_player = u8()
    coin_end_value = i32(within=(0, MOST_MONEY))
    starting_approval_cards = u8()
    display_size = u8()
    hand_limit = u8()
    draws_per_turn = u8(within=(1, 255))
    max_offer = u8(within=(1, 3))
    single_offer_fee = u8()
    stagnation_rounds = u8(within=(1, MOST_QUIET_TURNS // MOST_SEATS))
    shop_colour = i8(COLOURS, of=COLOUR, at=SHOP)
    tiles = u8(COLOURS, at=SHOP)
    customer_colour = i8(COLOURS, of=COLOUR, at=CUSTOMER)
    customer_tokens = u8(COLOURS, at=CUSTOMER)
    chain_customer = i8(CHAINS, of=CUSTOMER, at=CHAIN)
    chain_shop = i8(CHAINS, of=SHOP, at=CHAIN)
    cards = u8()
    card_colours = i8(CARDS, 2, of=COLOUR, at=(CARD, None))
    card_copies = u8(CARDS, at=CARD)
    small_cards = u8(CARDS, at=CARD)
    contracts = u8()
    contract_kind = i8(CONTRACTS, of=CONTRACT_KIND, at=CONTRACT)
    contract_shops = i8(CONTRACTS, 2, of=SHOP, at=(CONTRACT, None))
    contract_chains = i8(CONTRACTS, 2, of=CHAIN, at=(CONTRACT, None))
    contract_value = i32(CONTRACTS, at=CONTRACT, within=(0, MOST_MONEY))
    contract_copies = u8(CONTRACTS, at=CONTRACT)
    small_contracts = u8(CONTRACTS, at=CONTRACT)
    token_kinds = u8()
    token_value = i32(TOKENS, at=TOKEN)
    token_count = u8(TOKENS, at=TOKEN)
    small_tokens = u8(TOKENS, at=TOKEN)
    slots = u8()
    price = i32(SLOTS, at=SLOT)
    seats = u8(MOST_SEATS)
    office_tokens = u8(MOST_SEATS, PHASES)
    has_room = flag(MOST_SEATS)
    has_cloakroom = flag(MOST_SEATS)
    removed_placements = u8(MOST_SEATS)
    removed_leases = u8(MOST_SEATS)
    active_bids = flag(MOST_SEATS)
    room_shapes = i8(ROOMS, ROTATIONS * ROOM_CELLS * 2, at=(ROOM, None))
    small_coins_each = u8(1)
    small_cards_each = u8(1)
    small_places = i8(1, PLACES, of=PLACE)
    small_shops = i8(1, COLOURS, of=PLACE)
    opening_shops = i8(1, COLOURS, of=PLACE)
    opening_storage_room = i8(1, ROOM_CELLS, of=PLACE)
    opening_cloakroom = i8(1, ROOM_CELLS, of=PLACE)
    places = u8()
    row = u8(PLACES, at=PLACE, within=(1, GRID - 1))
    column = u8(PLACES, at=PLACE, within=(1, GRID - 1))
    neighbours = i8(PLACES, SIDES, of=PLACE, at=(PLACE, None))
    chain_of = i8(COLOURS, COLOURS, of=CHAIN, at=(CUSTOMER, SHOP), derived=True)
    other_half = i8(CARDS, COLOURS, of=COLOUR, at=(CARD, COLOUR), derived=True)
    near_mask = i64(PLACES, at=PLACE, derived=True)
    small_open = flag(PLACES, at=PLACE, derived=True)
    room_cells = i8(ROOM_SPOTS, ROOM_CELLS, of=PLACE, at=(ROOM_SPOT, None), derived=True)
    room_first = u8(ROOMS, at=ROOM, derived=True)
    room_spots = u8(ROOMS, at=ROOM, derived=True)
    opening_spot = i16(ROOMS, of=ROOM_SPOT, at=ROOM, derived=True)


# ------------------------------------------------------------------------------------------------------- the state

OPENING = Kind("opening", 2, ("random", "fixed"))
TOKENS_LIE = Kind("tokens", 2, ("open", "blind"))
LEASING = Kind("leasing", 2, ("lease", "any"))
ANY_CONTRACT = 1
"""Option `leasing`: any validated contract opens leasing, not only a lease contract."""
EXCHANGE = Kind("exchange", 2, ("dead", "none"))
FULL_HAND = Kind("full_hand", 2, ("refuse", "risk"))
SMALL = Kind("small", 2, ("off", "on"))


class Options(Struct):
    """What a table may want otherwise; the first value of each is the rule."""

    opening = u8(of=OPENING)
    tokens = u8(of=TOKENS_LIE)
    leasing = u8(of=LEASING)
    exchange = u8(of=EXCHANGE)
    full_hand = u8(of=FULL_HAND)
    small = u8(of=SMALL)


class Deck(Bag):
    """Approval cards face down: nobody knows which, so there is no order."""

    n = u8()
    count = u8(CARDS, at=CARD, see=NOBODY)


class OpenCards(Bag):
    """Approval cards face up."""

    n = u8()
    count = u8(CARDS, at=CARD)


class Hand(Bag):
    """The approval cards of a hand: how many is open, which is the owner's."""

    n = u8()
    count = u8(CARDS, at=CARD, see=OWNER)


class Contracts(Bag):
    """Contracts that everybody has seen (MW-5.5, MW-16.5)."""

    n = u8()
    count = u8(CONTRACTS, at=CONTRACT)


class HiddenContracts(Bag):
    """Contracts that nobody has seen."""

    n = u8()
    count = u8(CONTRACTS, at=CONTRACT, see=NOBODY)


class Tokens(Bag):
    """Corruption tokens."""

    n = u8()
    count = u8(TOKENS, at=TOKEN)


class Player(Struct):
    """One seat. `account` may be negative (MW-1.15). Others see how many cards the hand holds, not which (MW-16.3);
    `known` are those that everybody saw him take (MW-16.5).
    """

    account = i32()
    coins = u8()
    marker_in_lobby = flag()
    hand = struct(Hand)
    known = u8(CARDS, at=CARD)
    contracts = struct(Contracts)
    special = i8(of=CONTRACT, see=OWNER)
    holds_special = flag()
    validated = struct(Contracts)
    ledger = i32(len(Money), at=MONEY)

    @rule
    def hand_size(self) -> int:
        """What counts against the hand limit (MW-11.1)."""
        return self.hand.n + self.contracts.n

    @rule
    def book(self, line: int, amount: int) -> None:
        """Changes the account and notes what for."""
        self.account += amount
        self.ledger[line] += amount

    @rule
    def lose_card(self, card: int) -> None:
        """Takes an approval card out of the hand; of equal cards the one that was seen."""
        self.hand.remove(card)
        if self.known[card] > 0:
            self.known[card] -= 1


class State(GameState):
    """The table. What everybody sees is declared without `see` (MW-16.1).

    The last three fields follow from the mall: for each place the colours of the shops next to it (a bit set), for each
    colour the free places next to one of its shops, and its unleased shops.
    """

    options = struct(Options)
    phase = u8(of=PHASE)
    turn = u16()
    active = i8(of=SEAT)
    start_player = i8(of=SEAT)
    mall = i8(PLACES, of=CONTENT, at=PLACE)
    customers = i8(PLACES, of=CUSTOMER, at=PLACE)
    tiles = u8(COLOURS, at=SHOP)
    customer_tokens = u8(COLOURS, at=CUSTOMER)
    deck = struct(Deck)
    display = struct(OpenCards)
    discard = struct(OpenCards)
    lobby = i8(SLOTS, of=CONTRACT, at=SLOT)
    pile_placements = u8()
    pile_leases = u8()
    undrawn = struct(Contracts)
    unused_specials = struct(HiddenContracts)
    office = struct(Tokens)
    face_down = u8()
    aside = struct(Tokens)
    taken = struct(Tokens)
    black_box = u8()
    leasing_open = flag()
    lease_taken = flag()
    has_traded = flag()
    has_validated = flag()
    draws_left = u8()
    offer = struct(OpenCards)
    shown = struct(OpenCards)
    bids = i8(MOST_SEATS, owners=True)
    best = i8(of=SEAT)
    second = i8(of=SEAT)
    changed = flag()
    quiet_turns = u8(within=(0, MOST_QUIET_TURNS))
    last_turns = i8()
    players = structs(Player, MOST_SEATS, owners=True)
    near = u8(PLACES, at=PLACE, derived=True)
    spots = u8(COLOURS, at=SHOP, derived=True)
    unleased = u8(COLOURS, at=SHOP, derived=True)

    @rule
    def tokens_in_office(self) -> int:
        """How many corruption tokens lie in the office."""
        return self.office.n + self.face_down

    @rule
    def pile_size(self) -> int:
        """How many contracts the pile holds."""
        return self.pile_placements + self.pile_leases

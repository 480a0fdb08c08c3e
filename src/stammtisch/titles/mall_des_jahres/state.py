"""What lies on the table in Mall des Jahres: the box, the state, and the names of things (chapters 1 to 3)."""

from __future__ import annotations

from enum import IntEnum
from itertools import permutations
from typing import TYPE_CHECKING

from stammtisch.kernel.model.chance import Chance, Pile
from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import NONE, SEAT, Kind
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.model.struct import Struct, Vec, flag, i8, i16, struct, structs, u8, u16
from stammtisch.kernel.title.clauses import clauses_of

Clause = clauses_of(__name__)

# ------------------------------------------------------------------------------------------------- kinds and sizes

MOST_SEATS = 5
"""MJ-1.1."""
CATEGORIES, BRANCHES, FIELDS, STACKS, DICE, FACES = 5, 12, 4, 4, 3, 6
STORES, ANCHORS, COUNTERS, CLOSURES = 104, 14, 22, 28
"""Room in the state for the cards of the box; there may be fewer."""
CARDS = STORES + ANCHORS + COUNTERS + CLOSURES + 2
DECK = 72
"""Room for a personal deck. It has no least and no greatest size (MJ-5.10), but no more can come into it than the
vacancies that it starts with and a card for every turn."""
NEEDS, SYMBOLS = 4, 8

CATEGORY = Kind("category", CATEGORIES)
BRANCH = Kind("branch", BRANCHES)
STORE = Kind("store", STORES)
ANCHOR = Kind("anchor", ANCHORS)
COUNTER = Kind("counter", COUNTERS)
CLOSURE = Kind("closure", CLOSURES)
CARD = Kind("card", CARDS)
BONUS = Kind("bonus", 4, ("refresh", "adjust", "roll", "again"))
ZONE = Kind("zone", 4, ("red", "grey", "green", "any"))
FIELD = Kind("field", FIELDS, ("effect", "close", "check", "settle"))
STACK = Kind("stack", STACKS, ("1", "2", "3", "4"), spoken=False)
FACE = Kind("face", FACES, ("1", "2", "3", "4", "5", "6"), spoken=False)
WAY = Kind("way", 2, ("up", "down"))
ORDERS = tuple(permutations(range(FIELDS)))
ORDER = Kind("order", len(ORDERS), tuple("".join(str(i + 1) for i in order) for order in ORDERS), spoken=False)
ENDING = Kind("ending", 5, ("none", "chips", "rounds", "supply", "alone"))

EFFECT, CLOSE, CHECK, SETTLE = range(FIELDS)
"""The four fields from left to right (MJ-2.8)."""
RED, GREY, GREEN, ANY = range(4)
REFRESH, ADJUST, FREE_ROLL, AGAIN = range(4)


class Sort(IntEnum):
    """The sorts of cards (MJ-1.4)."""

    STORE = 0
    ANCHOR = 1
    COUNTER = 2
    CLOSURE = 3
    VACANCY = 4
    SECRET = 5


class Ending(IntEnum):
    """How the game ended (MJ-14.1)."""

    NONE = 0
    CHIPS = 1
    ROUNDS = 2
    SUPPLY = 3
    ALONE = 4


# --------------------------------------------------------------------------------------------------------- the box


class Box(Struct):
    """The components, as `box.toml` lists them.

    Cards are numbered throughout: stores, anchors, counters, closure cards, then one number for every vacancy and one
    for a closure card that nobody has seen. `sort`, `category` and the fields after them say what each of them shows:
    a store all but bonus and zone (MJ-2.1), an anchor category and dice (MJ-2.2), a counter dice (MJ-2.3), a vacancy
    nothing (MJ-2.4), a closure card bonus and zone (MJ-2.5). What a category card shows goes by category (MJ-2.6):
    among it the branches that it takes (MJ-12.3). The fields of the track with the deck symbol are `deck_symbols`
    (MJ-13.6).
    """

    starting_vacancies = u8()
    max_anchors = u8(within=(1, ANCHORS))
    closures_in_pile = u8()
    fields_of_track = u8()
    start = u8()
    insolvency_field = u8()
    lowest_paid = u8()
    red_last = u8()
    grey_last = u8()
    deck_symbols = u8(SYMBOLS)
    free_rolls = u8()
    roll_cost = u8()
    roll_cost_anchor = u8()
    rounds = u8(within=(2, 255))
    categories = u8()
    branches_needed = u8(CATEGORIES, at=CATEGORY)
    reward_field = u8(CATEGORIES, at=CATEGORY)
    descent_cost = u8(CATEGORIES, at=CATEGORY)
    end_points = i8(CATEGORIES, at=CATEGORY)
    points_red = i8(CATEGORIES, at=CATEGORY)
    points_grey = i8(CATEGORIES, at=CATEGORY)
    points_green = i8(CATEGORIES, at=CATEGORY)
    per_vacancy = i8(CATEGORIES, at=CATEGORY)
    branches = u8()
    chip_value = i8(BRANCHES, at=BRANCH)
    is_restaurant = flag(BRANCHES, at=BRANCH)
    stores = u8()
    store_category = u8(STORES, at=STORE)
    store_branch = i8(STORES, of=BRANCH, at=STORE)
    store_dice = u8(STORES, DICE, at=(STORE, None))
    store_needs = i8(STORES, NEEDS, of=BRANCH, at=(STORE, None))
    store_needs_anchors = u8(STORES, at=STORE)
    store_needs_counters = u8(STORES, at=STORE)
    anchors = u8()
    anchor_category = u8(ANCHORS, at=ANCHOR)
    anchor_dice = u8(ANCHORS, DICE, at=(ANCHOR, None))
    counters = u8()
    counter_dice = u8(COUNTERS, DICE, at=(COUNTER, None))
    closures = u8()
    closure_bonus = i8(CLOSURES, of=BONUS, at=CLOSURE)
    closure_zone = i8(CLOSURES, of=ZONE, at=CLOSURE)
    sort = u8(CARDS, at=CARD, derived=True)
    category = u8(CARDS, at=CARD, derived=True)
    branch = i8(CARDS, of=BRANCH, at=CARD, derived=True)
    dice = u8(CARDS, DICE, at=(CARD, None), derived=True)
    pips = u8(CARDS, at=CARD, derived=True)
    needs = i8(CARDS, NEEDS, of=BRANCH, at=(CARD, None), derived=True)
    needs_anchors = u8(CARDS, at=CARD, derived=True)
    needs_counters = u8(CARDS, at=CARD, derived=True)
    bonus = i8(CARDS, of=BONUS, at=CARD, derived=True)
    zone = i8(CARDS, of=ZONE, at=CARD, derived=True)
    first_closure = u8(derived=True)
    vacancy = u8(derived=True)
    secret = u8(derived=True)

    @rule
    def is_tenant(self, card: int) -> bool:
        """Whether it is a store or an anchor (MJ-1.4)."""
        return card != NONE and self.sort[card] <= Sort.ANCHOR

    @rule
    def is_business(self, card: int) -> bool:
        """Whether it is a tenant or a counter (MJ-1.4)."""
        return card != NONE and self.sort[card] <= Sort.COUNTER

    @rule
    def is_restaurant_card(self, card: int) -> bool:
        """Whether it is a store of the branch of restaurants (MJ-1.5)."""
        return card != NONE and self.sort[card] == Sort.STORE and self.is_restaurant[self.branch[card]] == 1


# ------------------------------------------------------------------------------------------------------- the state

FIELD_ORDER = Kind("field_order", 2, ("check_settle", "settle_check"))
ALL_VACANCY = Kind("all_vacancy", 2, ("skip", "dismiss"))
DECK_TURN = Kind("deck_turn", 3, ("turn", "turn_at_once", "shuffle"))
OPENING = Kind("opening", 2, ("tested", "naive"))
UNOPENED_PAY = Kind("unopened_pay", 2, ("true", "false"))
VOLUNTARY_CLOSING = Kind("voluntary_closing", 3, ("free", "paid", "no_vacancy"))
CLOSURE_COST = Kind("closure_cost", 2, ("true", "false"))
DICE_MATCH = Kind("dice_match", 2, ("exact", "at_least"))
REWARD = Kind("reward", 2, ("never_down", "set"))
RED_END = Kind("red_end", 2, ("insolvency", "floor"))

TURN_AT_ONCE, SHUFFLE = 1, 2
PAID, NO_VACANCY = 1, 2


class Options(Struct):
    """Readings that a group may prefer; the first value of each is the rule."""

    field_order = u8(of=FIELD_ORDER)
    all_vacancy = u8(of=ALL_VACANCY)
    deck_turn = u8(of=DECK_TURN)
    opening = u8(of=OPENING)
    unopened_pay = u8(of=UNOPENED_PAY)
    voluntary_closing = u8(of=VOLUNTARY_CLOSING)
    closure_cost = u8(of=CLOSURE_COST)
    dice_match = u8(of=DICE_MATCH)
    reward = u8(of=REWARD)
    red_end = u8(of=RED_END)


class Stock(Struct):
    """Base of piles to draw from, the last card on top. Cards that were shuffled together form a run: nobody knows
    their order, so one of them is drawn at random when one is needed. `run` numbers the runs (0: a card whose place is
    known), `loose` counts the cards of the run on top.
    """

    if TYPE_CHECKING:
        n: int
        loose: int
        item: Vec
        run: Vec

    @rule
    def push(self, card: int) -> None:
        """Lays a card on top."""
        self.item[self.n] = card
        self.run[self.n] = 0
        self.n += 1
        self.loose = 0

    @rule
    def recount(self) -> None:
        """Counts the run on top anew."""
        self.loose = 0
        if self.n > 0 and self.run[self.n - 1] > 0:
            top = self.run[self.n - 1]
            while self.loose < self.n and self.run[self.n - 1 - self.loose] == top:
                self.loose += 1

    @rule
    def remove(self, at: int) -> int:
        """Takes out the card at an index of the top run (or the top card)."""
        card = self.item[at]
        self.n -= 1
        self.item[at] = self.item[self.n]
        self.item[self.n] = NONE
        self.run[self.n] = 0
        if self.loose > 1:
            self.loose -= 1
        else:
            self.recount()
        return card

    @rule
    def draw(self, chance: Chance) -> int:
        """Takes the top card; the pile must not be empty."""
        if self.loose < 2:
            return self.remove(self.n - 1)
        at = self.find(chance.recall(0, of=CARD))
        if at == NONE:
            card = self.item[self.n - 1 - chance.glimpse(self.loose)]
            at = self.find(card)  # of several vacancies the same one that a record will find
        chance.confirm(self.item[at], of=CARD)
        return self.remove(at)

    @rule
    def find(self, card: int) -> int:
        """Where a card lies in the run on top; NONE if it does not."""
        if card != NONE:
            for i in range(self.n - self.loose, self.n):
                if self.item[i] == card:
                    return i
        return NONE

    @rule
    def put(self, at: int, card: int, run: int) -> None:
        """Lays a card at an index, as one of a run."""
        self.item[at] = card
        self.run[at] = run

    @rule
    def make_room(self, cards: int) -> int:
        """Lifts all cards so that so many fit beneath them; returns the number of a run for those."""
        for i in range(self.n - 1, -1, -1):
            self.item[i + cards] = self.item[i]
            self.run[i + cards] = self.run[i]
        run = 1
        if self.n > 0:
            run = self.run[cards] % 200 + 1
        self.n += cards
        return run


class StorePile(Stock):
    """Stores and closure cards face down (MJ-3.7)."""

    n = u8()
    loose = u8()
    item = i16(CARDS, of=CARD)
    run = u8(CARDS)


class TenantPile(Stock):
    """Anchors, or counters, face down (MJ-3.6); the top one may have been turned up."""

    n = u8()
    loose = u8()
    item = i16(COUNTERS, of=CARD)
    run = u8(COUNTERS)


class DrawPile(Stock):
    """A personal draw pile: its order is known (MJ-16.3), but for cards that an option has shuffled."""

    n = u8()
    loose = u8()
    item = i16(DECK, of=CARD)
    run = u8(DECK)


class Discard(Pile):
    """A personal discard pile."""

    n = u8()
    item = i16(DECK, of=CARD)


class Closures(Pile):
    """Closure cards."""

    n = u8()
    item = i16(CLOSURES, of=CARD)


class Player(Struct):
    """One mall. `out` is 0 for a solvent player, else the how-manieth to drop out; `dice` rise, 0 before any roll.

    `display` are the cards under the four fields (MJ-1.7). The last fields follow from where the cards lie and which of
    them are open.
    """

    marker = u8()
    category = i8(of=CATEGORY)
    out = u8()
    dice = u8(DICE)
    draw = struct(DrawPile)
    display = i16(FIELDS, of=CARD, at=FIELD)
    discard = struct(Discard)
    closures = struct(Closures)
    open_stores = u8(BRANCHES, at=BRANCH, derived=True)
    present = flag(BRANCHES, at=BRANCH, derived=True)
    represented = u8(derived=True)
    open_anchors = u8(derived=True)
    anchors = u8(derived=True)
    counters = u8(derived=True)
    vacancies = u8(derived=True)


class State(GameState):
    """The table. Everything is public but the order of what was shuffled (chapter 16).

    Of an open stack the top card is in `tops`, and what lies under each card in `beneath`; covered cards are known, too
    (MJ-16.4).
    """

    options = struct(Options)
    round = u8()
    turn = u16()
    active = i8(of=SEAT)
    start_player = i8(of=SEAT)
    store_pile = struct(StorePile)
    anchor_pile = struct(TenantPile)
    counter_pile = struct(TenantPile)
    anchor_up = flag()
    counter_up = flag()
    unseen = struct(Closures)
    tops = i16(STACKS, of=CARD, at=STACK)
    beneath = i16(CARDS, of=CARD, at=CARD)
    chips = i8(BRANCHES, of=SEAT, at=BRANCH)
    is_open = flag(CARDS, at=CARD)
    pending_refresh = flag()
    target = i16(of=CARD)
    stack = i8(of=STACK)
    rolls = u8()
    aside = struct(Closures)
    cut_short = flag()
    dropped = u8()
    ending = u8(of=ENDING)
    players = structs(Player, MOST_SEATS, owners=True)

    @rule
    def solvent(self) -> int:
        """How many players are solvent."""
        return self.seats - self.dropped

    @rule
    def top(self, stack: int) -> int:
        """The top card of an open stack; NONE if it is empty."""
        return self.tops[stack]

    @rule
    def lay(self, stack: int, card: int) -> None:
        """Lays a card on an open stack; the others keep their order beneath it (MJ-9.1, MJ-9.4)."""
        self.beneath[card] = self.tops[stack]
        self.tops[stack] = card

    @rule
    def lift(self, stack: int) -> int:
        """Takes the top card of an open stack; there must be one."""
        card = self.tops[stack]
        self.tops[stack] = self.beneath[card]
        self.beneath[card] = NONE
        return card

"""Chapter 3: set-up. Chance enters here and in few other places (MW-18.1): wherever `s.chance` is asked."""

from __future__ import annotations

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.kinds import NONE, SEAT
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.mall_world.lobby import refill_lobby
from stammtisch.titles.mall_world.mall import put_room, put_shop, room_fits
from stammtisch.titles.mall_world.phases import fill_office
from stammtisch.titles.mall_world.small import cards_each, coins_each, lay_small_mall, lay_small_stock
from stammtisch.titles.mall_world.state import (
    CARD,
    CLOAKROOM,
    COLOURS,
    CONTRACT,
    MIN_SEATS,
    MOST_SEATS,
    PLACE,
    PLACES,
    ROOM_SPOT,
    SLOTS,
    STORAGE_ROOM,
    Box,
    Clause,
    ContractKind,
    Money,
    State,
)
from stammtisch.titles.mall_world.steps import Step

FIXED = 1
"""Option `opening`: the shops and rooms of MW-3.5."""

MOST_DRAWS = 20_000
"""After so many draws that do not fit, all there is is gone through in order: a box in which nothing fits is refused
when it is read, so that the search ends."""


@rule
def setup(s: State, box: Box) -> None:
    """Lays the game out and calls the first turn."""
    for place in range(PLACES):
        s.mall[place] = NONE
        s.customers[place] = NONE
    for colour in range(COLOURS):
        s.tiles[colour] = box.tiles[colour]
        s.customer_tokens[colour] = box.customer_tokens[colour]
    if s.options.small:
        lay_small_mall(s, box)
        lay_small_stock(s, box)
    else:
        table = s.seats - MIN_SEATS
        if box.has_room[table]:
            lay_room(s, box, STORAGE_ROOM)
        if box.has_cloakroom[table]:
            lay_room(s, box, CLOAKROOM)
        lay_shops(s, box)
        lay_approval_cards(s, box)
        lay_contracts(s, box)
    s.black_box = 0  # MW-3.12
    s.last_turns = NONE
    for seat in range(MOST_SEATS):
        s.bids[seat] = NONE
    s.best = NONE
    s.second = NONE
    for seat in range(s.seats):
        start_player_things(s, box, seat)
    for kind in range(box.token_kinds):
        for _ in range(box.token_count[kind]):
            s.aside.add(kind)
    fill_office(s, box)
    s.tell(Clause.MW_3_10, "office", count=s.tokens_in_office())
    s.start_player = 0 if s.options.small else s.chance.below(s.seats, of=SEAT)
    s.active = s.start_player
    s.tell(Clause.MW_19_5 if s.options.small else Clause.MW_3_13, "start-player", seat=s.active)
    s.then(Step.TURN)


@rule
def lay_room(s: State, box: Box, room: int) -> None:
    """The storage room or the cloakroom (MW-3.1), anywhere it may lie (MW-3.2), all spots equally likely (MW-3.3)."""
    spot = box.opening_spot[room]
    if s.options.opening != FIXED:
        spot = s.chance.recall(0, of=ROOM_SPOT)
        draws = 0
        while spot == NONE or not room_fits(s, box, spot):
            spot = box.room_first[room]
            if draws < MOST_DRAWS:
                spot += s.chance.glimpse(box.room_spots[room])
            else:
                spot += (draws - MOST_DRAWS) % box.room_spots[room]
            draws += 1
        s.chance.confirm(spot, of=ROOM_SPOT)
    put_room(s, box, room, spot)
    s.tell(Clause.MW_3_1, "room", room=room, spot=spot)


@rule
def lay_shops(s: State, box: Box) -> None:
    """The first shop of each type (MW-3.4, MW-3.5)."""
    a = box.opening_shops[0][0]
    b = box.opening_shops[0][1]
    c = box.opening_shops[0][2]
    d = box.opening_shops[0][3]
    if s.options.opening != FIXED:
        a = s.chance.recall(0, of=PLACE)
        b = s.chance.recall(1, of=PLACE)
        c = s.chance.recall(2, of=PLACE)
        d = s.chance.recall(3, of=PLACE)
        draws = 0
        while a == NONE or not may_open(s, box, a, b, c, d):
            if draws < MOST_DRAWS:
                a = s.chance.glimpse(box.places)
                b = s.chance.glimpse(box.places)
                c = s.chance.glimpse(box.places)
                d = s.chance.glimpse(box.places)
            else:
                n = draws - MOST_DRAWS
                a = n % box.places
                b = n // box.places % box.places
                c = n // (box.places * box.places) % box.places
                d = n // (box.places * box.places * box.places) % box.places
            draws += 1
        s.chance.confirm(a, of=PLACE)
        s.chance.confirm(b, of=PLACE)
        s.chance.confirm(c, of=PLACE)
        s.chance.confirm(d, of=PLACE)
    put_shop(s, box, a, 0)
    put_shop(s, box, b, 1)
    put_shop(s, box, c, 2)
    put_shop(s, box, d, 3)
    if s.options.opening == FIXED:
        s.tell(Clause.MW_3_5, "opening", place=a, place2=b, place3=c, place4=d)
    else:
        s.tell(Clause.MW_3_4, "opening", place=a, place2=b, place3=c, place4=d)


@rule
def may_open(s: State, box: Box, a: int, b: int, c: int, d: int) -> bool:
    """Whether four different usable places hold no two adjacent ones (MW-3.4)."""
    chosen = (1 << a) | (1 << b) | (1 << c) | (1 << d)
    around = box.near_mask[a] | box.near_mask[b] | box.near_mask[c] | box.near_mask[d]
    if a == b or a == c or a == d or b == c or b == d or c == d or chosen & around != 0:
        return False
    return s.mall[a] == NONE and s.mall[b] == NONE and s.mall[c] == NONE and s.mall[d] == NONE


@rule
def lay_approval_cards(s: State, box: Box) -> None:
    """The deck and the display (MW-3.6)."""
    for card in range(box.cards):
        s.deck.count[card] = box.card_copies[card]
        s.deck.n += box.card_copies[card]
    for _ in range(box.display_size):
        s.display.add(s.deck.draw(s.chance, of=CARD))
    s.tell(Clause.MW_3_6, "display", count=s.display.n)


@rule
def lay_contracts(s: State, box: Box) -> None:
    """The pile and the lobby (MW-3.7 to 3.9).

    Nobody sees which contracts leave a game of three, so they stay among the undrawn ones, of which the pile then
    holds fewer (R-29).
    """
    placements = 0
    leases = 0
    for contract in range(box.contracts):
        copies = box.contract_copies[contract]
        if box.contract_kind[contract] == ContractKind.SPECIAL:
            s.unused_specials.count[contract] = copies
            s.unused_specials.n += copies
            continue
        s.undrawn.count[contract] = copies
        s.undrawn.n += copies
        if box.contract_kind[contract] == ContractKind.PLACEMENT:
            placements += copies
        else:
            leases += copies
    s.pile_placements = placements - box.removed_placements[s.seats - MIN_SEATS]
    s.pile_leases = leases - box.removed_leases[s.seats - MIN_SEATS]
    if s.pile_placements + s.pile_leases < s.undrawn.n:
        s.tell(Clause.MW_3_7, "removed-unseen", count=s.undrawn.n - s.pile_placements - s.pile_leases)
    s.tell(Clause.MW_3_8, "pile", placements=s.pile_placements, leases=s.pile_leases)
    for slot in range(SLOTS):
        s.lobby[slot] = NONE
    refill_lobby(s, box)


@rule
def start_player_things(s: State, box: Box, seat: int) -> None:
    """What a player starts with (MW-3.6, MW-3.11)."""
    me = s.players[seat]
    me.book(Money.START, box.starting_account)
    me.coins = coins_each(s, box)
    for _ in range(cards_each(s, box)):
        me.hand.add(s.deck.draw(s.chance, of=CARD, seen_by=seat))
    if s.unused_specials.n == 0:  # a box that says nothing of a small game
        me.special = NONE
        return
    me.special = s.unused_specials.draw(s.chance, of=CONTRACT, seen_by=seat)
    me.holds_special = 1
    if s.options.small:
        s.tell(Clause.MW_19_3, "small-things", seat=seat, amount=me.account, coins=me.coins)
        if AT_TABLE:
            s.tell(Clause.MW_19_4, "small-contract", seat=seat, contract=Secret(seat, me.special))
        return
    s.tell(Clause.MW_3_11, "start-things", seat=seat, amount=me.account, coins=me.coins)
    if AT_TABLE:
        s.tell(Clause.MW_3_11, "start-special", seat=seat, contract=Secret(seat, me.special))

"""Chapter 7: playing an approval card."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_world.mall import put_customer, put_shop
from stammtisch.titles.mall_world.state import ANY_CONTRACT, COLOURS, PLACES, Box, Clause, State

LEASE = COLOURS * PLACES
WASTE = 2 * COLOURS * PLACES
"""Options of the decision PLAY: build shop * PLACES + place, LEASE + customer * PLACES + place, WASTE."""


@rule
def may_play(s: State, box: Box, seat: int, moves: Moves, card: int) -> None:
    """MW-7.1 to 7.9: the legal uses of the card. Whether the neighbouring shop is leased does not matter (MW-7.3)."""
    for colour in range(COLOURS):
        other = box.other_half[card][colour]
        if other != NONE and s.tiles[colour] > 0:
            for place in range(box.places):
                if s.mall[place] == NONE and (s.near[place] >> other) & 1:
                    moves.allow(colour * PLACES + place)
        if other != NONE and may_lease(s, box, colour, other):
            for place in range(box.places):
                if s.mall[place] == other and s.customers[place] == NONE:
                    moves.allow(LEASE + colour * PLACES + place)
        forbid_uses(s, box, card, colour, moves)
    if moves.n == 0:
        moves.allow(WASTE)
    else:
        moves.forbid(WASTE, Clause.MW_7_9, "has-use", card=card)


@rule
def may_lease(s: State, box: Box, customer: int, shop: int) -> bool:
    """Whether a customer token of this type may go onto an unleased shop of that type (MW-7.4, 7.5, 7.8)."""
    return s.leasing_open == 1 and s.customer_tokens[customer] > 0 and box.chain_of[customer][shop] != NONE


@rule
def has_use(s: State, box: Box, card: int) -> bool:
    """Whether a card has a legal use now (MW-7.9, MW-9.1)."""
    for colour in range(COLOURS):
        other = box.other_half[card][colour]
        if other != NONE:
            if s.tiles[colour] > 0 and s.spots[other] > 0:
                return True
            if s.unleased[other] > 0 and may_lease(s, box, colour, other):
                return True
    return False


def forbid_uses(s: State, box: Box, card: int, colour: int, moves: Moves) -> None:
    """Says for each place why a shop or a customer of a colour may not go there."""
    legal = set(moves.legal())
    for place in range(box.places):
        if colour * PLACES + place not in legal:
            forbid_shop(s, box, card, colour, place, moves)
        if LEASE + colour * PLACES + place not in legal:
            forbid_customer(s, box, card, colour, place, moves)


def forbid_shop(s: State, box: Box, card: int, shop: int, place: int, moves: Moves) -> None:
    """Says why a shop may not go onto a place."""
    option, here, other = shop * PLACES + place, s.mall[place], box.other_half[card][shop]
    if other == NONE:
        moves.forbid(option, Clause.MW_7_1, "card-without-shop", card=card, shop=shop)
    elif s.tiles[shop] == 0:
        moves.forbid(option, Clause.MW_7_8, "no-tiles", shop=shop)
    elif here >= COLOURS:
        moves.forbid(option, Clause.MW_2_5, "room-here", place=place, room=here - COLOURS)
    elif here != NONE:
        moves.forbid(option, Clause.MW_7_7, "shop-here", place=place, shop=here)
    else:
        moves.forbid(option, Clause.MW_7_2, "no-such-neighbour", place=place, shop=other)


def forbid_customer(s: State, box: Box, card: int, customer: int, place: int, moves: Moves) -> None:
    """Says why a customer may not go onto a place."""
    option, here, other = LEASE + customer * PLACES + place, s.mall[place], box.other_half[card][customer]
    if other == NONE:
        moves.forbid(option, Clause.MW_7_1, "card-without-customer", card=card, customer=customer)
    elif not s.leasing_open:
        any_contract = s.options.leasing == ANY_CONTRACT
        moves.forbid(option, Clause.MW_7_5, "leasing-closed-any" if any_contract else "leasing-closed")
    elif s.customer_tokens[customer] == 0:
        moves.forbid(option, Clause.MW_7_8, "no-customers", customer=customer)
    elif here == NONE:
        moves.forbid(option, Clause.MW_7_4, "no-shop-here", place=place)
    elif here >= COLOURS:
        moves.forbid(option, Clause.MW_7_4, "room-here", place=place, room=here - COLOURS)
    elif s.customers[place] != NONE:
        chain = box.chain_of[s.customers[place]][here]
        moves.forbid(option, Clause.MW_7_7, "leased", place=place, chain=chain)
    elif here != other:
        moves.forbid(option, Clause.MW_7_4, "wrong-shop", place=place, shop=here, customer=customer)
    else:
        moves.forbid(option, Clause.MW_1_5, "no-chain", customer=customer, shop=here)


@rule
def do_play(s: State, box: Box, seat: int, choice: int, card: int) -> None:
    """Builds or leases; the card goes to the discard (MW-7.10)."""
    if choice == WASTE:
        s.tell(Clause.MW_7_9, "wasted", seat=seat, card=card)
    elif choice < LEASE:
        place = choice % PLACES
        shop = choice // PLACES
        put_shop(s, box, place, shop)
        s.changed = 1
        s.tell(Clause.MW_7_2, "build", seat=seat, shop=shop, place=place, card=card)
    else:
        place = (choice - LEASE) % PLACES
        customer = (choice - LEASE) // PLACES
        put_customer(s, place, customer)
        s.changed = 1
        chain = box.chain_of[customer][s.mall[place]]
        s.tell(Clause.MW_7_4, "lease", seat=seat, customer=customer, place=place, chain=chain, card=card)
    s.discard.add(card)

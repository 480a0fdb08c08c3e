"""Chapter 7: playing an approval card."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.mall_world.mall import put_customer, put_shop
from stammtisch.titles.mall_world.state import COLOURS, PLACES, Box, Clause, State

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
        if AT_TABLE:
            forbid_uses(s, box, card, colour, moves)
    if moves.n == 0:
        moves.allow(WASTE)
    else:
        moves.forbid(WASTE, Clause.MW_7_9)


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
    other = box.other_half[card][colour]
    for place in range(box.places):
        here = s.mall[place]
        build, lease = colour * PLACES + place, LEASE + colour * PLACES + place
        if build not in legal:
            if other == NONE:
                clause = Clause.MW_7_1
            elif s.tiles[colour] == 0:
                clause = Clause.MW_7_8
            elif here >= COLOURS:
                clause = Clause.MW_2_5
            elif here != NONE:
                clause = Clause.MW_7_7
            else:
                clause = Clause.MW_7_2
            moves.forbid(build, clause)
        if lease not in legal:
            if other == NONE:
                clause = Clause.MW_7_1
            elif not s.leasing_open:
                clause = Clause.MW_7_5
            elif s.customer_tokens[colour] == 0:
                clause = Clause.MW_7_8
            elif here == NONE or here >= COLOURS:
                clause = Clause.MW_7_4
            elif s.customers[place] != NONE:
                clause = Clause.MW_7_7
            elif box.chain_of[colour][here] == NONE:
                clause = Clause.MW_1_5
            else:
                clause = Clause.MW_7_4
            moves.forbid(lease, clause)


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

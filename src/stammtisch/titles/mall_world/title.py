"""Mall World, put together: the title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from stammtisch.kernel.box import Components
from stammtisch.kernel.kinds import NONE, SEAT, Names
from stammtisch.kernel.moves import Amount, Automatic, Decision, Phrase, Several
from stammtisch.kernel.title import Source, Title
from stammtisch.titles.mall_world import cards, draw, hidden, lobby, mall, phases, trade, validate
from stammtisch.titles.mall_world.contracts import count_contract
from stammtisch.titles.mall_world.drawing import draw_table
from stammtisch.titles.mall_world.setup import setup
from stammtisch.titles.mall_world.state import (
    CARD,
    CHAIN,
    COLOUR,
    COLOURS,
    CONTENT,
    CONTRACT,
    CUSTOMER,
    GRID,
    MIN_SEATS,
    PLACE,
    ROOM,
    ROOM_CELLS,
    ROOM_SPOT,
    ROOMS,
    ROTATIONS,
    SHOP,
    SLOT,
    TOKEN,
    Box,
    Clause,
    ContractKind,
    State,
)
from stammtisch.titles.mall_world.steps import Step

STEPS: Mapping[int, Decision | Automatic] = {
    Step.TURN: Automatic(lobby.turn),
    Step.ACCEPT: Decision(
        "accept",
        Clause.MW_5_2,
        lobby.may_accept,
        lobby.do_accept,
        Phrase("accept {slot}", slot=SLOT),
        Phrase("pass"),
    ),
    Step.DEVELOPMENT: Automatic(trade.development),
    Step.DEVELOP: Decision(
        "develop",
        Clause.MW_6_1,
        trade.may_develop,
        trade.do_develop,
        Phrase("trade"),
        Phrase("validate"),
        Phrase("stop"),
    ),
    Step.OFFER: Decision(
        "offer", Clause.MW_6_2, trade.may_offer, trade.do_offer, Phrase("offer {cards}", cards=Several(CARD, 3))
    ),
    Step.BID: Decision(
        "bid", Clause.MW_6_5, trade.may_bid, trade.do_bids, Phrase("bid {coins}", coins=Amount(0, trade.MOST_COINS))
    ),
    Step.NEXT_PICK: Automatic(trade.next_pick),
    Step.PICK: Decision("pick", Clause.MW_6_11, trade.may_pick, trade.do_pick, Phrase("pick {card}", card=CARD)),
    Step.PLAY: Decision(
        "play",
        Clause.MW_7_1,
        cards.may_play,
        cards.do_play,
        Phrase("build {shop} at {place}", shop=SHOP, place=PLACE),
        Phrase("lease {customer} at {place}", customer=CUSTOMER, place=PLACE),
        Phrase("discard"),
    ),
    Step.VALIDATE: Decision(
        "validate",
        Clause.MW_8_1,
        validate.may_validate,
        validate.do_validate,
        Phrase("lay {contract}", contract=CONTRACT),
    ),
    Step.TOKEN: Decision(
        "token",
        Clause.MW_8_2,
        validate.may_take_token,
        validate.do_take_token,
        Phrase("take {token}", token=TOKEN),
        Phrase("turn-up"),
    ),
    Step.ACTION_3: Automatic(draw.action_3),
    Step.EXCHANGE: Decision(
        "exchange",
        Clause.MW_9_1,
        draw.may_exchange,
        draw.do_exchange,
        Phrase("exchange {card}", card=CARD),
        Phrase("done"),
    ),
    Step.NEXT_DRAW: Automatic(draw.next_draw),
    Step.DRAW: Decision(
        "draw",
        Clause.MW_9_3,
        draw.may_draw,
        draw.do_draw,
        Phrase("draw {card}", card=CARD),
        Phrase("deck"),
        Phrase("stop"),
    ),
    Step.HAND_LIMIT: Automatic(draw.hand_limit),
    Step.BLACK_BOX: Automatic(draw.black_box),
    Step.END_OF_TURN: Automatic(phases.end_of_turn),
}

# --------------------------------------------------------------------------------------------------------- the box


def derive(box: Box, names: Names) -> Mapping[str, tuple[str, ...]]:
    """Fills the fields that follow from others: chains by combination, halves of cards, adjacency, room spots."""
    for colour in range(COLOURS):
        for other in range(COLOURS):
            box.chain_of[colour][other] = NONE
    for chain in range(len(names.all(CHAIN))):
        box.chain_of[box.chain_customer[chain]][box.chain_shop[chain]] = chain
    for card in range(len(box.card_colours)):
        a, b = box.card_colours[card]
        for colour in range(COLOURS):
            box.other_half[card][colour] = (
                NONE if card >= box.cards else b if colour == a else a if colour == b else NONE
            )
    for place in range(box.places):
        box.near_mask[place] = sum(1 << near for near in box.neighbours[place] if near != NONE)
    spots = _room_spots(box)
    room_names: list[str] = []
    for room in range(ROOMS):
        box.room_first[room], box.room_spots[room] = len(room_names), len(spots[room])
        opening = tuple(sorted((box.opening_storage_room, box.opening_cloakroom)[room][0]))
        box.opening_spot[room] = NONE
        for cells in spots[room]:
            if cells == opening:
                box.opening_spot[room] = len(room_names)
            for i, place in enumerate(cells):
                box.room_cells[len(room_names)][i] = place
            room_names.append("-".join(str(names.name(PLACE, place)) for place in cells))
    content = (*names.all(SHOP), *names.all(ROOM))
    return {ROOM_SPOT.key: tuple(room_names), CONTENT.key: content}


def _room_spots(box: Box) -> list[list[tuple[int, ...]]]:
    """For each room all spots where its shapes lie on places (MW-2.6), as places in order."""
    at = {(box.row[p], box.column[p]): p for p in range(box.places)}
    out: list[list[tuple[int, ...]]] = []
    for room in range(ROOMS):
        spots = []
        numbers = list(box.room_shapes[room])
        for k in range(ROTATIONS):
            shape = numbers[k * ROOM_CELLS * 2 : (k + 1) * ROOM_CELLS * 2]
            if not any(shape):
                continue
            cells = [(shape[2 * i], shape[2 * i + 1]) for i in range(ROOM_CELLS)]
            for row in range(GRID):
                for column in range(GRID):
                    places = [at.get((row + dr, column + dc)) for dr, dc in cells]
                    if None not in places:
                        spots.append(tuple(sorted(p for p in places if p is not None)))
        out.append(spots)
    return out


def check(box: Box, names: Names) -> Iterator[tuple[str, str]]:
    """Contradictions between entries of the file."""
    for i, colour in enumerate(names.all(COLOUR)):
        if box.shop_colour[i] != i:
            yield "[[shop_type]]", f"entry {i + 1} wants the colour {colour}: the order is that of the customer types"
        if box.customer_colour[i] != i:
            yield "[[customer_type]]", f"entry {i + 1} wants the colour {colour}"
    pairs = [(box.chain_customer[c], box.chain_shop[c]) for c in range(len(names.all(CHAIN)))]
    for c, pair in enumerate(pairs):
        if pair in pairs[:c]:
            yield f"[[chain]] {names.name(CHAIN, c)!r}", "another chain has the same customer and shop type (MW-1.4)"
    for slot in range(1, box.slots):
        if box.price[slot] <= box.price[slot - 1]:
            yield f"[[lobby_slot]] number {slot + 1}", "the prices must rise from slot to slot (MW-3.9)"
    for contract in range(box.contracts):
        label = f"[[contract]] {names.name(CONTRACT, contract)!r}"
        placement = box.contract_kind[contract] == ContractKind.PLACEMENT
        wanted, empty = (
            (box.contract_shops, box.contract_chains) if placement else (box.contract_chains, box.contract_shops)
        )
        if NONE in wanted[contract] or any(v != NONE for v in empty[contract]):
            yield (
                label,
                f"a contract of this kind wants two {'shops' if placement else 'chains'} and nothing else (MW-1.8)",
            )
    for place in range(box.places):
        for near in box.neighbours[place]:
            if near != NONE and place not in list(box.neighbours[near]):
                yield (
                    f"[[place]] {names.name(PLACE, place)!r}",
                    f"{names.name(PLACE, near)} is its neighbour, but not the other way round (MW-2.4)",
                )
    for i, seats in enumerate((3, 4, 5)):
        label = f"[[player_count]] number {i + 1}"
        if box.seats[i] != seats:
            yield label, f"wants players = {seats}"
        if max(box.office_tokens[i]) > sum(box.token_count) or min(box.office_tokens[i]) < 1:
            yield label, f"office_tokens want 1 to {sum(box.token_count)} in each phase: so many tokens there are"
        for room, has in enumerate((box.has_room[i], box.has_cloakroom[i])):
            if has and box.opening_spot[room] == NONE:
                yield "[[opening]]", f"the places of the {names.name(ROOM, room)} are none of its shapes (MW-2.6)"
        copies = [0, 0, 0]
        for contract in range(box.contracts):
            copies[box.contract_kind[contract]] += box.contract_copies[contract]
        if copies[ContractKind.SPECIAL] < seats:
            yield "[[contract]]", f"{seats} players want as many special contracts (MW-3.11)"
        if copies[0] < box.removed_placements[i] or copies[1] < box.removed_leases[i]:
            yield label, "more contracts are removed than there are"
        if sum(box.card_copies) < seats * box.starting_approval_cards + box.display_size:
            yield "[[approval_card]]", f"{seats} players and the display want more cards"
    if any(box.tiles[c] < 1 for c in range(COLOURS)):
        yield "[[shop_type]]", "each type wants at least one tile for the opening (MW-3.4)"


COMPONENTS = Components(
    fields={
        "starting_account": "game.starting_account",
        "coins_per_player": "game.coins_per_player",
        "coin_end_value": "game.coin_end_value",
        "starting_approval_cards": "game.starting_approval_cards",
        "display_size": "game.display_size",
        "hand_limit": "game.hand_limit",
        "draws_per_turn": "game.draws_per_turn",
        "max_offer": "game.max_offer",
        "single_offer_fee": "game.single_offer_fee",
        "stagnation_rounds": "game.stagnation_rounds",
        "shop_colour": "shop_type.colour",
        "tiles": "shop_type.tiles",
        "customer_colour": "customer_type.colour",
        "customer_tokens": "customer_type.tokens",
        "chain_customer": "chain.customer",
        "chain_shop": "chain.shop",
        "cards": "#approval_card",
        "card_colours": "approval_card.colours",
        "card_copies": "approval_card.copies",
        "contracts": "#contract",
        "contract_kind": "contract.kind",
        "contract_shops": "contract.shops?",
        "contract_chains": "contract.chains?",
        "contract_value": "contract.value",
        "contract_copies": "contract.copies",
        "token_kinds": "#corruption_token",
        "token_value": "corruption_token.value",
        "token_count": "corruption_token.count",
        "slots": "#lobby_slot",
        "price": "lobby_slot.price",
        "seats": "player_count.players",
        "office_tokens": "player_count.office_tokens",
        "has_room": "player_count.storage_room",
        "has_cloakroom": "player_count.cloakroom",
        "removed_placements": "player_count.removed_placement_contracts",
        "removed_leases": "player_count.removed_lease_contracts",
        "active_bids": "player_count.active_player_bids",
        "room_shapes": "room.rotations",
        "opening_shops": "opening.shops",
        "opening_storage_room": "opening.storage_room",
        "opening_cloakroom": "opening.cloakroom",
        "places": "#place",
        "row": "place.row",
        "column": "place.column",
        "neighbours": "place.neighbours",
    },
    kinds={
        SHOP: "id",
        CUSTOMER: "id",
        CHAIN: "id",
        CARD: "id",
        CONTRACT: "id",
        TOKEN: "value:+d",
        SLOT: "price",
        PLACE: "id",
        ROOM: "id",
    },
    derive=derive,
    check=check,
)

# ------------------------------------------------------------------------------------------------------ invariants


def invariants(s: State, box: Box) -> Iterator[str]:
    """What always holds: nothing comes into the game or out of it unnoticed, limits are kept."""
    people = range(s.seats)
    if sum(s.players[p].coins for p in people) + s.black_box != box.coins_per_player * s.seats and s.depth > 0:
        yield "coins have come or gone (MW-1.16)"
    for card in range(box.cards):
        hands = sum(s.players[p].hand.count[card] for p in people)
        piles = s.deck.count[card] + s.display.count[card] + s.discard.count[card]
        open_now = s.offer.count[card] + s.shown.count[card]
        held = any(f.step == Step.PLAY and f.arg == card for f in s.frames[: s.depth])
        if hands + piles + open_now + held != box.card_copies[card]:
            yield f"approval cards number {card} have come or gone (MW-1.7)"
        if any(s.players[p].known[card] > s.players[p].hand.count[card] for p in people):
            yield f"a hand is said to hold more cards number {card} than it does"
    for bag in (s.deck, s.display, s.discard, s.offer, s.shown, s.office, s.aside, s.taken, s.undrawn):
        if bag.n != sum(bag.count):
            yield f"a {type(bag).__name__} counts {bag.n} things and holds {sum(bag.count)}"
    for shop in range(COLOURS):
        if s.tiles[shop] + sum(s.mall[p] == shop for p in range(box.places)) != box.tiles[shop]:
            yield f"shops of type {shop} have come or gone (MW-1.2)"
        if s.customer_tokens[shop] + sum(c == shop for c in s.customers) != box.customer_tokens[shop]:
            yield f"customers of type {shop} have come or gone (MW-1.3)"
    for place in range(box.places):
        if s.customers[place] != NONE and (
            not 0 <= s.mall[place] < COLOURS or box.chain_of[s.customers[place]][s.mall[place]] == NONE
        ):
            yield f"place {place} holds a chain that does not exist (MW-1.5)"
    tokens = sum(s.office.count) + sum(s.aside.count) + sum(s.taken.count)
    if tokens != sum(box.token_count):
        yield "corruption tokens have come or gone (MW-1.14)"
    for p in people:
        me = s.players[p]
        if me.hand.n != sum(me.hand.count) or me.contracts.n != sum(me.contracts.count):
            yield f"the hand of seat {p} is miscounted"
        if me.account != sum(me.ledger):
            yield f"the ledger of seat {p} does not add up to the account"
        if bool(me.holds_special) != (me.special != NONE):
            yield f"the special contract of seat {p} is miscounted"
    fresh = s.clone()
    mall.complete(fresh, box)
    if fresh != s:
        yield "derived fields of the mall are out of step"
    if s.pile_size() > s.undrawn.n:
        yield "the pile holds more contracts than are undrawn (MW-3.8)"
    if box.seats[s.seats - MIN_SEATS] != s.seats:
        yield "no such number of seats (MW-1.1)"


def facts(s: State, box: Box, names: Names, seat: int) -> Mapping[str, Any]:
    """What every contract would pay now; it follows from the mall alone (MW-13.5)."""
    worth = {}
    for contract in range(box.contracts):
        count = count_contract(s, box, contract)
        worth[names.all(CONTRACT)[contract]] = {"count": count, "amount": count * box.contract_value[contract]}
    return {"worth": worth}


TITLE = Title(
    name="mall-world",
    title="Mall World",
    prefix="MW",
    version=1,
    designers=("Andrea Meyer",),
    year=2004,
    seats=(3, 4, 5),
    folder=Path(__file__).parent,
    state=State,
    box=Box,
    components=COMPONENTS,
    steps=STEPS,
    setup=setup,
    imagine=hidden.imagine,
    score=phases.score,
    sources=(
        Source("start", Clause.MW_3_11),
        Source("prices", Clause.MW_5_2),
        Source("tokens", Clause.MW_8_2),
        Source("placement", Clause.MW_13_1),
        Source("lease", Clause.MW_13_3),
        Source("special", Clause.MW_13_4),
        Source("coins", Clause.MW_15_8),
    ),
    ledger=lambda s, seat: list(s.players[seat].ledger),
    invariants=invariants,
    complete=mall.complete,
    turn_clause=Clause.MW_4_1,
    kinds={
        "seat": SEAT,
        "to": SEAT,
        "neighbour": SEAT,
        "card": CARD,
        "contract": CONTRACT,
        "shop": SHOP,
        "customer": CUSTOMER,
        "chain": CHAIN,
        "place": PLACE,
        "place2": PLACE,
        "place3": PLACE,
        "place4": PLACE,
        "room": ROOM,
        "spot": ROOM_SPOT,
    },
    facts=facts,
    draw=draw_table,
)

"""How the box of Mall World is read from `box.toml`, and what would contradict itself in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.box import Components
from stammtisch.kernel.title.words import Mistake
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
    MOST_MONEY,
    MOST_SEATS,
    PLACE,
    ROOM,
    ROOM_CELLS,
    ROOM_SPOT,
    ROOMS,
    ROTATIONS,
    SHOP,
    SIDES,
    SLOT,
    SMALL_SEATS,
    TOKEN,
    Box,
    ContractKind,
)
from stammtisch.titles.mall_world.trade import MOST_COINS

ALWAYS_OPEN = COLOURS + (COLOURS - 1) * SIDES
"""Among so many places the first shops always find some apart: each takes itself and its neighbours from the next."""

TABLES = MOST_SEATS - MIN_SEATS + 1
"""So many sizes of table there are."""

MOST_THINGS = 200
"""How many cards, contracts or tokens there may be in all."""


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
        box.small_open[place] = int(place in list(box.small_places[0]))
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


class Wrong(Mistake):
    """A contradiction in a components file, said in the title's words."""

    folder = Path(__file__).parent / "words"


Contradictions = Iterator[tuple[str, Mistake]]


def check(box: Box, names: Names) -> Contradictions:
    """Contradictions between entries of the file."""
    yield from _check_numbers(box, names)
    yield from _check_kinds(box, names)
    yield from _check_plan(box, names)
    yield from _check_openings(box, names)
    yield from _check_small(box)
    for i, seats in enumerate((3, 4, 5)):
        yield from _check_table(box, names, i, seats)
    for number, seats in enumerate(box.seats, 1):
        if number > TABLES and (seats or max(box.office_tokens[number - 1])):
            yield f"[[player_count]] number {number}", Wrong("box-no-table", least=MIN_SEATS, most=MOST_SEATS)


def _check_numbers(box: Box, names: Names) -> Contradictions:
    """Numbers that would not fit the table once they add up, and things that are too few."""
    if len(names.all(ROOM)) < ROOMS:
        yield "[[room]]", Wrong("box-rooms", count=ROOMS)
    if box.coins_per_player * MOST_SEATS > MOST_COINS:
        yield "[game]", Wrong("box-at-most", key="coins_per_player", most=MOST_COINS // MOST_SEATS)
    if box.coins_per_player == 0 and box.max_offer > 1:
        yield "[game]", Wrong("box-no-coins", key="coins_per_player")
    if box.single_offer_fee > box.coins_per_player * MIN_SEATS:
        yield "[game]", Wrong("box-fee", key="single_offer_fee", most=box.coins_per_player * MIN_SEATS, seats=MIN_SEATS)
    if box.hand_limit == 0:
        yield "[game]", Wrong("box-no-hand", key="hand_limit")
    elif box.hand_limit < box.starting_approval_cards:
        yield "[game]", Wrong("box-hand", key="hand_limit", dealt=box.starting_approval_cards)
    for table, amounts in (
        ("corruption_token", box.token_value),
        ("lobby_slot", box.price),
    ):
        if max(abs(amount) for amount in amounts) > MOST_MONEY:
            yield f"[[{table}]]", Wrong("box-amounts", most=MOST_MONEY)
    counts = (
        ("approval_card", box.card_copies),
        ("contract", box.contract_copies),
        ("corruption_token", box.token_count),
    )
    for table, copies in counts:
        if sum(copies) > MOST_THINGS:
            yield f"[[{table}]]", Wrong("box-in-all", count=sum(copies), most=MOST_THINGS)
    if box.price[0] < 0:
        yield "[[lobby_slot]] number 1", Wrong("box-price")
    if box.price[0] > (most := box.starting_account + max(box.token_value)):
        yield "[[lobby_slot]] number 1", Wrong("box-too-dear", key="price", most=most)
    for slot in range(1, box.slots):
        if box.price[slot] <= box.price[slot - 1]:
            yield f"[[lobby_slot]] number {slot + 1}", Wrong("box-prices-rise")


def _check_kinds(box: Box, names: Names) -> Contradictions:
    """Types, chains, cards and contracts."""
    for i, colour in enumerate(names.all(COLOUR)):
        if box.shop_colour[i] != i:
            yield "[[shop_type]]", Wrong("box-colour", number=i + 1, colour=colour)
        if box.customer_colour[i] != i:
            yield "[[customer_type]]", Wrong("box-colour", number=i + 1, colour=colour)
        if box.tiles[i] < 1:
            yield "[[shop_type]]", Wrong("box-tiles")
    chains = [(box.chain_customer[c], box.chain_shop[c]) for c in range(len(names.all(CHAIN)))]
    for c, pair in enumerate(chains):
        if pair in chains[:c]:
            yield f"[[chain]] {names.name(CHAIN, c)!r}", Wrong("box-chain-twice")
    cards = [tuple(sorted(box.card_colours[card])) for card in range(box.cards)]
    for card, colours in enumerate(cards):
        if NONE in colours:
            yield f"[[approval_card]] {names.name(CARD, card)!r}", Wrong("box-two-colours")
        elif colours in cards[:card]:
            yield f"[[approval_card]] {names.name(CARD, card)!r}", Wrong("box-card-twice")
    for contract in range(box.contracts):
        placement = box.contract_kind[contract] == ContractKind.PLACEMENT
        pairs = (box.contract_shops, box.contract_chains)
        wanted, empty = pairs if placement else pairs[::-1]
        if NONE in wanted[contract] or any(v != NONE for v in empty[contract]):
            problem = Wrong("box-two-shops" if placement else "box-two-chains")
            yield f"[[contract]] {names.name(CONTRACT, contract)!r}", problem
        elif box.contract_copies[contract] and not _can_count(box, contract):
            problem = Wrong("box-no-pair" if placement else "box-no-chain")
            yield f"[[contract]] {names.name(CONTRACT, contract)!r}", problem


def _can_count(box: Box, contract: int) -> bool:
    """Whether there are things enough for a contract ever to count (MW-13.1 to 13.4).

    The first shops are one of each type, and none next to another (MW-3.4).
    """
    if box.contract_kind[contract] == ContractKind.PLACEMENT:
        a, b = box.contract_shops[contract]
        return box.tiles[a] > 1 or (a != b and box.tiles[b] > 1)
    formed = [_can_form(box, chain) for chain in box.contract_chains[contract]]
    return any(formed) if box.contract_kind[contract] == ContractKind.LEASE else all(formed)


def _can_form(box: Box, chain: int) -> bool:
    """Whether a card and a customer token are there for a chain (MW-7.4)."""
    customer, shop = box.chain_customer[chain], box.chain_shop[chain]
    wanted = sorted((customer, shop))
    copies = sum(box.card_copies[card] for card in range(box.cards) if sorted(box.card_colours[card]) == wanted)
    return copies > 0 and box.customer_tokens[customer] > 0


def _check_plan(box: Box, names: Names) -> Contradictions:
    """The plan and the fixed opening on it."""
    for place in range(box.places):
        label = f"[[place]] {names.name(PLACE, place)!r}"
        if (box.row[place], box.column[place]) in [(box.row[p], box.column[p]) for p in range(place)]:
            yield label, Wrong("box-same-place")
        near = [n for n in box.neighbours[place] if n != NONE]
        if len(set(near)) < len(near) or place in near:
            yield label, Wrong("box-neighbours")
        for other in near:
            if place not in list(box.neighbours[other]):
                yield label, Wrong("box-one-way", place=names.name(PLACE, other))
    shops = list(box.opening_shops[0])
    rooms = [*box.opening_storage_room[0], *box.opening_cloakroom[0]]
    if NONE in shops or len(set(shops)) < len(shops) or set(shops) & set(rooms):
        yield "[[opening]]", Wrong("box-first-shops")
    elif any(box.near_mask[a] >> b & 1 for a in shops for b in shops):
        yield "[[opening]]", Wrong("box-adjacent")
    if len(set(rooms)) < len(rooms):
        yield "[[opening]]", Wrong("box-rooms-apart")
    elif not _in_one_piece(box, set(range(box.places)) - set(rooms)):
        yield "[[opening]]", Wrong("box-in-pieces")


def _check_openings(box: Box, names: Names) -> Contradictions:
    """Whether chance finds an opening wherever the rooms come to lie (MW-3.1 to 3.4): it draws until all fits."""
    spots = _room_spots(box)
    roomy = box.places >= ROOMS * ROOM_CELLS + ALWAYS_OPEN
    for i, seats in enumerate((3, 4, 5)):
        rooms = [room for room, has in enumerate((box.has_room[i], box.has_cloakroom[i])) if has]
        left = {frozenset(range(box.places))}
        for room in rooms:
            laid = set[frozenset[int]]()
            for free in left:
                fitting = _fitting(box, spots[room], free)
                first = next(fitting, None)
                if first is None:
                    yield "[[place]]", Wrong("box-no-spot", seats=seats, room=names.name(ROOM, room))
                    return
                laid.add(first)
                if not (roomy and room == rooms[-1]):
                    laid.update(fitting)
            left = laid
        if not roomy and not all(_hold_apart(box, sorted(free), COLOURS) for free in left):
            yield "[[place]]", Wrong("box-no-places", seats=seats, count=COLOURS)
            return


def _fitting(box: Box, spots: list[tuple[int, ...]], free: frozenset[int]) -> Iterator[frozenset[int]]:
    """The places that are left when a room lies on one of its spots, for each on which it may lie (MW-3.2)."""
    for cells in spots:
        after = free.difference(cells)
        if len(after) == len(free) - len(cells) and _in_one_piece(box, set(after)):
            yield after


def _hold_apart(box: Box, places: list[int], count: int) -> bool:
    """Whether so many of these places can be chosen, no two of them adjacent."""
    if count == 0:
        return True
    for i, place in enumerate(places):
        if _hold_apart(box, [p for p in places[i + 1 :] if not box.near_mask[place] >> p & 1], count - 1):
            return True
    return False


def _in_one_piece(box: Box, places: set[int]) -> bool:
    """Whether one can walk from each of the places to each other one."""
    reached, todo = set[int](), sorted(places)[:1]
    while todo:
        place = todo.pop()
        reached.add(place)
        todo += [near for near in box.neighbours[place] if near in places and near not in reached]
    return reached == places


def _check_table(box: Box, names: Names, i: int, seats: int) -> Contradictions:
    """What one number of players needs."""
    label = f"[[player_count]] number {i + 1}"
    if box.seats[i] != seats:
        yield label, Wrong("box-players", seats=seats)
    tokens = sum(box.token_count)
    if max(box.office_tokens[i]) > tokens or min(box.office_tokens[i]) < 1:
        yield label, Wrong("box-office", tokens=tokens)
    for room, has in enumerate((box.has_room[i], box.has_cloakroom[i])):
        if has and box.opening_spot[room] == NONE:
            yield "[[opening]]", Wrong("box-shape", room=names.name(ROOM, room))
    copies = [0, 0, 0]
    for contract in range(box.contracts):
        copies[box.contract_kind[contract]] += box.contract_copies[contract]
    if copies[ContractKind.SPECIAL] < seats:
        yield "[[contract]]", Wrong("box-specials", seats=seats)
    if copies[0] < box.removed_placements[i] or copies[1] < box.removed_leases[i]:
        yield label, Wrong("box-removed")
    elif (left := copies[0] + copies[1] - box.removed_placements[i] - box.removed_leases[i]) < box.slots:
        yield "[[lobby_slot]]", Wrong("box-slots", seats=seats, count=left, slots=box.slots)
    if sum(box.card_copies) < seats * box.starting_approval_cards + box.display_size:
        yield "[[approval_card]]", Wrong("box-cards", seats=seats)


def _check_small(box: Box) -> Contradictions:
    """The small game, if the box has one (MW-19)."""
    places = [place for place in box.small_places[0] if place != NONE]
    if not places:
        return
    shops = [place for place in box.small_shops[0] if place != NONE]
    twice = len(set(places)) < len(places) or len(set(shops)) < len(shops)
    apart = not any(box.near_mask[a] >> b & 1 for a in shops for b in shops)
    if twice or not apart or not set(shops) <= set(places) or not _in_one_piece(box, set(places)):
        yield "[[small]]", Wrong("box-small-places")
    dealt = SMALL_SEATS * box.small_cards_each[0]
    if sum(box.small_cards) < dealt:
        yield "[[small]]", Wrong("box-small-cards", dealt=dealt, count=sum(box.small_cards))
    kinds = [box.contract_kind[contract] for contract in range(box.contracts) if box.small_contracts[contract]]
    if sum(box.small_contracts) < SMALL_SEATS or any(kind != ContractKind.PLACEMENT for kind in kinds):
        yield "[[contract]]", Wrong("box-small-contracts", seats=SMALL_SEATS)
    tokens = [(box.small_tokens[token], box.token_count[token]) for token in range(box.token_kinds)]
    if sum(small for small, _ in tokens) < SMALL_SEATS or any(small > count for small, count in tokens):
        yield "[[corruption_token]]", Wrong("box-small-tokens", seats=SMALL_SEATS)


COMPONENTS = Components(
    fields={
        "shop_colour": "shop_type.colour",
        "customer_colour": "customer_type.colour",
        "customer_tokens": "customer_type.tokens",
        "chain_customer": "chain.customer",
        "chain_shop": "chain.shop",
        "cards": "#approval_card",
        "card_colours": "approval_card.colours",
        "card_copies": "approval_card.copies",
        "small_cards": "approval_card.small?",
        "contracts": "#contract",
        "contract_kind": "contract.kind",
        "contract_shops": "contract.shops?",
        "contract_chains": "contract.chains?",
        "contract_value": "contract.value",
        "contract_copies": "contract.copies",
        "small_contracts": "contract.small?",
        "token_kinds": "#corruption_token",
        "token_value": "corruption_token.value",
        "token_count": "corruption_token.count",
        "small_tokens": "corruption_token.small?",
        "slots": "#lobby_slot",
        "seats": "player_count.players",
        "office_tokens": "player_count.office_tokens",
        "has_room": "player_count.storage_room",
        "has_cloakroom": "player_count.cloakroom",
        "removed_placements": "player_count.removed_placement_contracts",
        "removed_leases": "player_count.removed_lease_contracts",
        "active_bids": "player_count.active_player_bids",
        "room_shapes": "room.rotations",
        "small_coins_each": "small.coins?",
        "small_cards_each": "small.cards?",
        "small_places": "small.places?",
        "small_shops": "small.shops?",
        "opening_shops": "opening.shops",
        "opening_storage_room": "opening.storage_room",
        "opening_cloakroom": "opening.cloakroom",
        "places": "#place",
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
    fewer=("player_count",),
    bound={
        "shop_type": "MW-1.2",
        "customer_type": "MW-1.3",
        "approval_card": "MW-1.6",
        "player_count": "MW-1.1",
        "room": "MW-3.1",
        "small": "MW-19.1",
        "opening": "MW-3.5",
    },
    most={"player_count": TABLES},
)

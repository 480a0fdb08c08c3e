"""Positions of Mall World laid by name, for tests.

    game = lay(4, at="offer", hands={0: ["green/red", "green/red", "violet/red"]}, coins=[5, 5, 5, 5])
    play(game, "offer green/red green/red violet/red")
    bid(game, {1: 3, 2: 0, 3: 1})

What a test does not name has a plain default; what is left over of the cards, contracts, tokens, tiles and coins lies
where it belongs (deck, pile, aside, supply, black box), so that nothing comes or goes. The position goes through
`Game.position` and `stammtisch.load`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.box import LoadedBox
from tests.titles.table import now, play, texts

NAMES = ("P0", "P1", "P2", "P3", "P4")

CARDS = (
    "violet/violet",
    "violet/green",
    "violet/red",
    "violet/blue",
    "green/green",
    "green/red",
    "green/blue",
    "red/red",
    "red/blue",
    "blue/blue",
)
PLACEMENTS = (
    "clothing+clothing",
    "clothing+food",
    "clothing+leisure",
    "clothing+sport",
    "food+food",
    "food+leisure",
    "food+sport",
    "leisure+leisure",
    "leisure+sport",
    "sport+sport",
)
LEASES = (
    "belt-and-button+skateman",
    "belt-and-button+girls-things",
    "biologic+lovis",
    "biologic+jump-and-gun",
    "bananas+maid-of-the-mall",
    "bananas+jens-got-berries",
    "youre-a-star+lovis",
    "youre-a-star+fresh-fish",
    "game-lobby+jump-and-gun",
    "game-lobby+girls-things",
    "jens-got-berries+maid-of-the-mall",
    "fresh-fish+skateman",
)
SPECIALS = (
    "fresh-fish+game-lobby",
    "belt-and-button+jens-got-berries",
    "biologic+skateman",
    "bananas+jump-and-gun",
    "maid-of-the-mall+youre-a-star",
    "lovis+girls-things",
)
CHAINS = {
    "belt-and-button": ("clothing", "men"),
    "fresh-fish": ("food", "men"),
    "jump-and-gun": ("sport", "men"),
    "maid-of-the-mall": ("clothing", "women"),
    "biologic": ("food", "women"),
    "game-lobby": ("leisure", "women"),
    "lovis": ("clothing", "teens"),
    "bananas": ("leisure", "teens"),
    "skateman": ("sport", "teens"),
    "jens-got-berries": ("food", "kids"),
    "girls-things": ("leisure", "kids"),
    "youre-a-star": ("sport", "kids"),
}
SHOPS = ("clothing", "food", "leisure", "sport")
CUSTOMERS = ("men", "women", "teens", "kids")
TOKENS = ("+4000", "+4000", "+3000", "+2000", "+1000", "-1000", "-2000", "-2000", "-3000", "-3000")
ROOMS = ("storage-room", "cloakroom")
SLOTS = ("1000", "2000", "4000", "7000")

Bag = dict[str, Any]


def bag(things: Iterable[str]) -> Bag:
    """Things as a position writes a bag."""
    count = Counter(things)
    return {"n": count.total(), "count": dict(count)}


def taken_out(things: Iterable[str], used: Iterable[str], what: str) -> list[str]:
    """What is left of things; each one used must be among them."""
    left = Counter(things)
    left.subtract(Counter(used))
    assert all(n >= 0 for n in left.values()), f"more {what} than there are: {left}"
    return sorted(left.elements())


def seats(n: int) -> list[st.Seat]:
    """So many people, called P0, P1, ..."""
    return [st.Seat(name) for name in NAMES[:n]]


def fresh(n: int, seed: int = 1, options: Mapping[str, str] | None = None, box: LoadedBox | None = None) -> Game:
    """A new game with the fixed opening."""
    return st.new("mall-world", seats=seats(n), seed=seed, options={"opening": "fixed", **(options or {})}, box=box)


def pending(at: str, active: int) -> list[dict[str, Any]]:
    """The steps that wait when the active player has to decide something."""
    before = {
        "accept": ["action_3", "development"],
        "develop": ["action_3"],
        "offer": ["action_3", "development"],
        "validate": ["action_3", "development"],
        "token": ["action_3", "development"],
        "exchange": [],
        "draw": [],
    }[at]
    waiting = [{"step": step, "who": [], "arg": 0} for step in ["end_of_turn", "black_box", "hand_limit", *before]]
    return [*waiting, {"step": at, "who": [active], "arg": 0}]


def lay(
    n: int = 4,
    at: str = "accept",
    *,
    active: int = 0,
    phase: int = 1,
    turn: int = 9,
    options: Mapping[str, str] | None = None,
    box: LoadedBox | None = None,
    mall: Mapping[str, str | tuple[str, str]] | None = None,
    rooms: bool = True,
    hands: Mapping[int, Sequence[str]] | None = None,
    known: Mapping[int, Sequence[str]] | None = None,
    contracts: Mapping[int, Sequence[str]] | None = None,
    specials: Mapping[int, str | None] | None = None,
    validated: Mapping[int, Sequence[str]] | None = None,
    lobby: Sequence[str | None] | None = None,
    pile: Sequence[str] | None = None,
    markers: Sequence[int] = (),
    office: Sequence[str] | None = None,
    face_down: int = 0,
    accounts: Sequence[int] | None = None,
    coins: Sequence[int] | None = None,
    deck: int | None = None,
    display: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    rest_to: int | None = None,
    leasing: bool | None = None,
    lease_taken: bool | None = None,
    draws_left: int = 2,
    quiet_turns: int = 0,
    changed: bool = False,
    last_turns: int | None = None,
    seed: int = 1,
) -> Game:
    """A position in which `active` is to decide `at`.

    - `mall`: place -> shop, or chain, or (shop, customer); the fixed opening if not given. Rooms lie as in the opening.
    - `hands`, `contracts`, `validated`: empty if not given. `specials`: seat -> contract or None; others get one each.
    - `lobby`: cheapest first; four of the placement contracts if not given. `pile`: by default all that lie nowhere
      else.
    - `coins`: 5 each by default; what is missing lies in the black box.
    - `deck`: how many cards are in it; the others go to `rest_to` (a seat) or to the discard. By default the deck holds
      all that lie nowhere else.
    """
    options = options or {}
    position = fresh(n, seed, options, box).position()
    state = position["state"]
    hands, known, contracts = dict(hands or {}), known or {}, contracts or {}
    specials, validated = specials or {}, validated or {}

    state["pending"] = pending(at, active)
    state.update(active=active, phase=str(phase), turn=turn, quiet_turns=quiet_turns, changed=changed)
    state["last_turns"] = -1 if last_turns is None else last_turns
    state["draws_left"] = draws_left if at == "draw" else 0
    state["has_traded"], state["has_validated"] = at == "offer", at in ("validate", "token")
    state["leasing_open"] = phase > 1 if leasing is None else leasing
    _lay_mall(state, mall, rooms)

    # approval cards
    shown = ["violet/green", "violet/blue", "green/red", "red/blue"] if display is None else list(display)
    lying = [*shown, *discard, *(card for hand in hands.values() for card in hand)]
    left = taken_out([card for card in CARDS for _ in range(4)], lying, "approval cards")
    thrown = list(discard)
    if deck is not None:
        left, over = left[:deck], left[deck:]
        assert len(left) == deck, "there are not so many cards left for the deck"
        if rest_to is None:
            thrown += over
        else:
            hands[rest_to] = [*hands.get(rest_to, ()), *over]
    state["deck"], state["display"], state["discard"] = bag(left), bag(shown), bag(thrown)

    # contracts
    held = [contract for some in (*contracts.values(), *validated.values()) for contract in some]
    free = [c for c in SPECIALS if c not in held and c not in specials.values()]
    own = {seat: specials[seat] if seat in specials else free.pop(0) for seat in range(n)}
    state["unused_specials"] = bag(free)
    elsewhere = [c for c in held if c not in SPECIALS]
    if lobby is None:
        lobby = [c for c in PLACEMENTS if c not in elsewhere and c not in (pile or ())][:4]
    state["lobby"] = {slot: c for slot, c in zip(SLOTS, lobby, strict=False) if c is not None}
    elsewhere += [c for c in lobby if c is not None]
    undrawn = taken_out([*PLACEMENTS, *LEASES], elsewhere, "contracts") if pile is None else list(pile)
    assert not set(undrawn) & set(elsewhere), "a contract lies in two places"
    state["undrawn"] = bag(undrawn)
    state["pile_placements"] = sum(c in PLACEMENTS for c in undrawn)
    state["pile_leases"] = sum(c in LEASES for c in undrawn)
    state["lease_taken"] = any(c in LEASES for c in held) if lease_taken is None else lease_taken

    # tokens and coins
    if face_down:
        state["office"], state["face_down"] = bag([]), face_down
        state["aside"] = bag(TOKENS)
    else:
        laid = TOKENS[: n + 1] if office is None else office
        state["office"], state["aside"] = bag(laid), bag(taken_out(TOKENS, laid, "tokens"))
    purse = [5] * n if coins is None else coins
    state["black_box"] = 5 * n - sum(purse)
    assert state["black_box"] >= 0, "more coins than there are"

    for seat, player in enumerate(state["players"]):
        account = 20000 if accounts is None else accounts[seat]
        player.update(
            account=account,
            ledger={"start": account},
            coins=purse[seat],
            marker_in_lobby=seat in markers,
            hand=bag(hands.get(seat, ())),
            known=dict(Counter(known.get(seat, ()))),
            contracts=bag(contracts.get(seat, ())),
            special=own[seat],
            holds_special=own[seat] is not None,
            validated=bag(validated.get(seat, ())),
        )
    return st.load(position, box, seed=seed)


def _lay_mall(state: dict[str, Any], mall: Mapping[str, str | tuple[str, str]] | None, rooms: bool) -> None:
    covered = {place: room for place, room in state["mall"].items() if room in ROOMS and rooms}
    shops = {place: shop for place, shop in state["mall"].items() if shop not in ROOMS}
    customers: dict[str, str] = {}
    if mall is not None:
        shops = {}
        for place, what in mall.items():
            assert place not in covered, f"{place} is covered"
            shop, customer = CHAINS.get(what, (what, "")) if isinstance(what, str) else what
            shops[place] = shop
            if customer:
                customers[place] = customer
    state["mall"], state["customers"] = covered | shops, customers
    state["tiles"] = {shop: 9 - list(shops.values()).count(shop) for shop in SHOPS}
    state["customer_tokens"] = {who: 8 - list(customers.values()).count(who) for who in CUSTOMERS}


def places(n: int) -> list[str]:
    """The usable places of the fixed opening."""
    game = fresh(n)
    everywhere = game.names.of["place"]
    return [place for place in everywhere if now(game)["mall"].get(place) not in ROOMS]


def full(n: int, but: Sequence[str] = ()) -> dict[str, str | tuple[str, str]]:
    """A mall with a shop on every usable place of the fixed opening but some; the types take turns."""
    return {place: SHOPS[i % 4] for i, place in enumerate(p for p in places(n) if p not in but)}


def spread(n: int, sizes: Sequence[int], display: Sequence[str]) -> tuple[dict[int, list[str]], list[str]]:
    """Hands of these sizes for the seats from the cards that the display leaves, and what is over."""
    left = taken_out([card for card in CARDS for _ in range(4)], display, "approval cards")
    left = left[::7] + [card for i, card in enumerate(left) if i % 7]
    hands = {}
    for seat in range(n):
        hands[seat], left = left[: sizes[seat]], left[sizes[seat] :]
    return hands, left


# ------------------------------------------------------------------------------------------------------ playing


def bid(game: Game, bids: Mapping[int, int]) -> None:
    """Makes everybody's bid; exactly these seats must owe one."""
    assert game.decision is not None
    assert game.decision.name == "bid"
    assert set(game.due) == set(bids)
    for seat, coins in bids.items():
        game.play(f"bid {coins}", seat)


def finish_turn(game: Game) -> None:
    """Lets the active player finish his turn with as little as possible.

    He takes no contract, offers two cards rather than one, validates only if he must, nobody bids, and he draws no more
    than he must, from the deck.
    """
    turn = game.state.turn
    while not game.over and game.state.turn == turn:
        legal = texts(game)
        plain = ("pass", "stop", "trade", "validate", "bid 0", "done", "discard", "deck")
        play(game, next((text for text in plain if text in legal), min(legal, key=lambda t: (len(t.split()) != 3, t))))


def validate(game: Game, contract: str, token: str) -> None:
    """A turn in which the active player takes nothing, validates a contract and does no more than he must."""
    play(game, "pass", "validate", f"lay {contract}", f"take {token}")
    finish_turn(game)


def offered(game: Game, offer: str, bids: Mapping[int, int]) -> None:
    """The active player's offer, and everybody's bid."""
    play(game, f"offer {offer}")
    bid(game, bids)


# ------------------------------------------------------------------------------------------------------ looking


def coins(game: Game) -> list[int]:
    """The coins of each seat."""
    return [game.state.players[seat].coins for seat in range(len(game.seats))]


def accounts(game: Game) -> list[int]:
    """The account of each seat."""
    return [game.state.players[seat].account for seat in range(len(game.seats))]


def markers(game: Game) -> list[int]:
    """The seats whose markers stand in the lobby."""
    return [seat for seat in range(len(game.seats)) if game.state.players[seat].marker_in_lobby]


def lobby(game: Game) -> list[str | None]:
    """The contracts in the lobby, cheapest slot first."""
    lying = now(game)["lobby"]
    return [lying.get(slot) for slot in SLOTS]


def cards(some: Bag) -> list[str]:
    """The things in a bag of a position, sorted."""
    assert some["n"] == sum(some["count"].values())
    return sorted(Counter(some["count"]).elements())


def hand(game: Game, seat: int) -> list[str]:
    """The approval cards in a hand."""
    return cards(now(game)["players"][seat]["hand"])


def held(game: Game, seat: int) -> list[str]:
    """The contracts in a hand, the special one not counted."""
    return cards(now(game)["players"][seat]["contracts"])


def lying(game: Game, where: str) -> list[str]:
    """What lies in deck, display, discard, offer, office, aside, undrawn ..."""
    return cards(now(game)[where])


def worth(game: Game, contract: str) -> tuple[int, int]:
    """How often a contract counts now, and what it would pay."""
    facts = game.view()["facts"]["worth"][contract]
    return facts["count"], facts["amount"]

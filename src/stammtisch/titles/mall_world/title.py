"""Mall World, put together: the title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stammtisch.kernel.model.kinds import NONE, SEAT, Names, Unit
from stammtisch.kernel.model.moves import Amount, Automatic, Decision, Phrase
from stammtisch.kernel.title.orders import Interrupt
from stammtisch.kernel.title.seating import Conflict, OptionValues
from stammtisch.kernel.title.title import Held, Source, Title
from stammtisch.titles.mall_world import cards, draw, hidden, lobby, mall, phases, trade, validate
from stammtisch.titles.mall_world.about import about
from stammtisch.titles.mall_world.components import COMPONENTS
from stammtisch.titles.mall_world.contracts import count_contract
from stammtisch.titles.mall_world.drawing import draw_table
from stammtisch.titles.mall_world.setup import setup
from stammtisch.titles.mall_world.small import coins_each
from stammtisch.titles.mall_world.state import (
    CARD,
    CHAIN,
    COLOURS,
    CONTRACT,
    CUSTOMER,
    MIN_SEATS,
    PHASE,
    PLACE,
    ROOM,
    ROOM_SPOT,
    SHOP,
    SLOT,
    SMALL_SEATS,
    TOKEN,
    Box,
    Clause,
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
        place="lobby",
        phase="acceptance",
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
        place="hand",
        phase="development",
        orders=("stop",),
    ),
    Step.OFFER: Decision(
        "offer",
        Clause.MW_6_2,
        trade.may_offer,
        trade.do_offer,
        Phrase("offer {cards}", cards=trade.OFFER),
        place="hand",
        phase="development",
    ),
    Step.BID: Decision(
        "bid",
        Clause.MW_6_5,
        trade.may_bid,
        trade.do_bids,
        Phrase("bid {coins}", coins=Amount(0, trade.MOST_COINS)),
        place="offer",
        phase="development",
        sealed=True,
    ),
    Step.NEXT_PICK: Automatic(trade.next_pick),
    Step.PICK: Decision(
        "pick",
        Clause.MW_6_11,
        trade.may_pick,
        trade.do_pick,
        Phrase("pick {card}", card=CARD),
        place="offer",
        phase="development",
    ),
    Step.PLAY: Decision(
        "play",
        Clause.MW_7_1,
        cards.may_play,
        cards.do_play,
        Phrase("build {shop} at {place}", shop=SHOP, place=PLACE),
        Phrase("lease {customer} at {place}", customer=CUSTOMER, place=PLACE),
        Phrase("discard"),
        place="plan",
        phase="development",
    ),
    Step.VALIDATE: Decision(
        "validate",
        Clause.MW_8_1,
        validate.may_validate,
        validate.do_validate,
        Phrase("lay {contract}", contract=CONTRACT),
        place="hand",
        phase="development",
    ),
    Step.TOKEN: Decision(
        "token",
        Clause.MW_8_2,
        validate.may_take_token,
        validate.do_take_token,
        Phrase("take {token}", token=TOKEN),
        Phrase("turn-up"),
        place="office",
        phase="development",
    ),
    Step.ACTION_3: Automatic(draw.action_3),
    Step.EXCHANGE: Decision(
        "exchange",
        Clause.MW_9_1,
        draw.may_exchange,
        draw.do_exchange,
        Phrase("exchange {card}", card=CARD),
        Phrase("done"),
        place="hand",
        phase="drawing",
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
        place="display",
        phase="drawing",
    ),
    Step.HAND_LIMIT: Automatic(draw.hand_limit),
    Step.BLACK_BOX: Automatic(draw.black_box),
    Step.END_OF_TURN: Automatic(phases.end_of_turn),
}

# ------------------------------------------------------------------------------------------------------ invariants


def invariants(s: State, box: Box) -> Iterator[str]:
    """What always holds: nothing comes into the game or out of it unnoticed, limits are kept."""
    people = range(s.seats)
    if not 0 <= s.active < s.seats:
        yield "nobody's turn (MW-4.1)"
    if sum(s.players[p].coins for p in people) + s.black_box != coins_each(s, box) * s.seats and s.depth > 0:
        yield "coins have come or gone (MW-1.16)"
    for card in range(box.cards):
        hands = sum(s.players[p].hand.count[card] for p in people)
        piles = s.deck.count[card] + s.display.count[card] + s.discard.count[card]
        open_now = s.offer.count[card] + s.shown.count[card]
        held = any(f.step == Step.PLAY and f.arg == card for f in s.frames[: s.depth])
        if hands + piles + open_now + held != (box.small_cards if s.options.small else box.card_copies)[card]:
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
    if s.options.small:
        if s.seats != SMALL_SEATS:
            yield "no such number of seats (MW-19.1)"
    elif box.seats[s.seats - MIN_SEATS] != s.seats:
        yield "no such number of seats (MW-1.1)"


def idle(seats: int, values: OptionValues) -> tuple[str, ...]:
    """What the small game does without: phases, lobby, leases and drawing (MW-19.6, MW-19.8); else what belongs to
    tokens that lie the other way, or to the exchange.
    """
    if values["small"] == "on":
        lobby = ("lobby", "pile_placements", "pile_leases", "undrawn", "lease_taken", "players.marker_in_lobby")
        contracts = ("phase", "players.contracts", "leasing_open", "customers", "customer_tokens")
        return (*lobby, *contracts, "deck.n", "display", "shown", "draws_left", "face_down", "taken")
    tokens = ("office",) if values["tokens"] == "blind" else ("face_down", "taken")
    return (*tokens, "shown") if values["exchange"] == "none" else tokens


def check_options(seats: int, values: OptionValues) -> Conflict | None:
    """MW-19.1: two play the small game, nobody else does, and it goes with no other option."""
    small = values["small"] == "on"
    if not small:
        return Conflict(Clause.MW_1_1, "two") if seats == SMALL_SEATS else None
    if seats != SMALL_SEATS:
        return Conflict(Clause.MW_19_1, "small-seats")
    chosen = [name for name, kind in TITLE.options.items() if values[name] != kind.names[0]]
    return None if chosen == ["small"] else Conflict(Clause.MW_19_1, "small-alone")


def facts(s: State, box: Box, names: Names, seat: int) -> Mapping[str, Any]:
    """What every contract would pay now; it follows from the mall alone (MW-13.5)."""
    worth = {}
    for contract in range(box.contracts):
        count = count_contract(s, box, contract)
        worth[names.all(CONTRACT)[contract]] = {"count": count, "amount": count * box.contract_value[contract]}
    return {"worth": worth}


def holdings(s: State, box: Box, seat: int) -> Iterator[Held]:
    """What a seat has: money, coins, and what its contracts would pay on the mall as it stands.

    Not its cards: a move that takes or gives cards names them.
    """
    me = s.players[seat]
    yield Held("amount", me.account)
    yield Held("coins", me.coins)
    validated = 0
    for contract in range(box.contracts):
        held = me.contracts.count[contract] > 0 or me.special == contract
        if held or me.validated.count[contract]:
            pays = count_contract(s, box, contract) * box.contract_value[contract]
            validated += me.validated.count[contract] * pays
            if held:
                yield Held("worth", pays, (CONTRACT, contract))
    yield Held("validated", validated)


TITLE = Title(
    name="mall-world",
    title="Mall World",
    prefix="MW",
    version=1,
    designers=("Andrea Meyer",),
    year=2004,
    seats=(SMALL_SEATS, 3, 4, 5),
    check_options=check_options,
    idle=idle,
    former_boxes=("7b2fd549c2c7",),  # without the small game
    state=State,
    box=Box,
    components=COMPONENTS,
    steps=STEPS,
    setup=setup,
    imagine=hidden.imagine,
    score=phases.score,
    unit=Unit("chf"),
    purse=phases.purse,
    clock=phases.clock,
    sources=(
        Source("start", Clause.MW_3_11),
        Source("prices", Clause.MW_5_2),
        Source("tokens", Clause.MW_8_2),
        Source("placement", Clause.MW_13_1),
        Source("lease", Clause.MW_13_3),
        Source("special", Clause.MW_13_4),
        Source("coins", Clause.MW_15_8),
    ),
    ledger=lambda s, box, seat: list(s.players[seat].ledger),
    invariants=invariants,
    complete=mall.complete,
    turn_clause=Clause.MW_4_1,
    places=(PLACE,),
    kinds={
        "seat": SEAT,
        "to": SEAT,
        "neighbour": SEAT,
        "amount": Unit("chf"),
        "account": Unit("chf"),
        "change": Unit("chf", signed=True),
        "worth": Unit("chf"),
        "validated": Unit("chf"),
        "coins": Unit("coin"),
        "cards": Unit("card"),
        "fee": Unit("coin"),
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
        "phase": PHASE,
    },
    facts=facts,
    about=about,
    holdings=holdings,
    interrupts=(
        Interrupt("offer-of", lambda s, box, seat, n: s.offer.n >= n, Amount(2, 3), decisions=("bid",)),
        Interrupt("tokens-left", lambda s, box, seat, n: s.tokens_in_office() <= n, Amount(0, 50)),
    ),
    draw=draw_table,
)

"""Chapter 6: action 2, and its first kind: trade in approval cards."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves, Several, code_of_three, code_of_two
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_world.state import CARD, CARDS, LAST_PHASE, MIN_SEATS, MOST_SEATS, Box, Clause, State
from stammtisch.titles.mall_world.steps import Step

TRADE, VALIDATE, STOP = 0, 1, 2
"""Options of the decision DEVELOP."""

MOST_COINS = 60
"""The highest bid that can be said."""

PAIRS = CARDS
TRIPLES = PAIRS + CARDS * (CARDS + 1) // 2
OFFERS = TRIPLES + CARDS * (CARDS + 1) * (CARDS + 2) // 6
"""Options of the decision OFFER: single cards, then pairs, then triples."""

OFFER = Several(CARD, 3)


# -------------------------------------------------------------------------------------- what kind of development


@rule
def development(s: State, box: Box) -> None:
    """MW-6.1: asks for the first or (in phase 3) the second half of action 2, if there is something to do."""
    if can_trade(s, box) or can_validate(s):
        s.ask(Step.DEVELOP, s.active)
    elif not s.has_traded and not s.has_validated:
        s.tell(Clause.MW_17_1, "no-development", seat=s.active)


@rule
def can_trade(s: State, box: Box) -> bool:
    """Whether the active player may and can make an offer (MW-6.1 to 6.3)."""
    if s.has_traded or (s.has_validated and s.phase != LAST_PHASE):
        return False
    me = s.players[s.active]
    if me.hand.n == 0:
        return False
    return me.coins >= box.single_offer_fee or (me.hand.n >= 2 and box.max_offer >= 2)


@rule
def can_validate(s: State) -> bool:
    """Whether the active player may and can validate a contract (MW-6.1, MW-8.4, MW-17.3)."""
    if s.has_validated or (s.has_traded and s.phase != LAST_PHASE) or s.tokens_in_office() == 0:
        return False
    me = s.players[s.active]
    return me.contracts.n > 0 or me.holds_special == 1


@rule
def may_develop(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MW-6.1, MW-17.2, MW-17.3."""
    if can_trade(s, box):
        moves.allow(TRADE)
    elif s.has_traded:
        moves.forbid(TRADE, Clause.MW_6_1, "traded")
    elif s.has_validated and s.phase != LAST_PHASE:
        moves.forbid(TRADE, Clause.MW_6_1, "validated-so-no-trade")
    elif s.players[seat].hand.n == 0:
        moves.forbid(TRADE, Clause.MW_6_2, "no-cards")
    else:
        moves.forbid(TRADE, Clause.MW_6_3, "fee", fee=box.single_offer_fee, coins=s.players[seat].coins)
    if can_validate(s):
        moves.allow(VALIDATE)
    elif s.has_validated:
        moves.forbid(VALIDATE, Clause.MW_8_4, "validated")
    elif s.has_traded and s.phase != LAST_PHASE:
        moves.forbid(VALIDATE, Clause.MW_6_1, "traded-so-no-validation")
    elif s.tokens_in_office() == 0:
        moves.forbid(VALIDATE, Clause.MW_17_3, "office-empty")
    else:
        moves.forbid(VALIDATE, Clause.MW_8_1, "no-contract")
    if s.has_traded or s.has_validated:
        moves.allow(STOP)
    else:
        moves.forbid(STOP, Clause.MW_4_3, "must-develop")


@rule
def do_develop(s: State, box: Box, seat: int, choice: int) -> None:
    """Goes on to the offer or the validation; afterwards the other half may follow."""
    if choice == STOP:
        s.tell(Clause.MW_6_1, "develop-stop", seat=seat)
        return
    s.then(Step.DEVELOPMENT)
    if choice == TRADE:
        s.ask(Step.OFFER, seat)
    else:
        s.ask(Step.VALIDATE, seat)


# ----------------------------------------------------------------------------------------------------- the offer


@rule
def may_offer(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MW-6.2, MW-6.3: one to three cards of the hand."""
    me = s.players[seat]
    for low in range(box.cards):
        if can_offer(s, box, seat, low, NONE, NONE):
            moves.allow(low)
    for low in range(box.cards):
        if me.hand.count[low] == 0:
            continue
        for middle in range(low, box.cards):
            if not can_offer(s, box, seat, low, middle, NONE):
                continue
            moves.allow(PAIRS + code_of_two(low, middle))
            for high in range(middle, box.cards):
                if can_offer(s, box, seat, low, middle, high):
                    moves.allow(TRIPLES + code_of_three(low, middle, high))
    forbid_offers(s, box, seat, moves)


@rule
def can_offer(s: State, box: Box, seat: int, low: int, middle: int, high: int) -> bool:
    """Whether the seat can lay these cards (NONE: fewer)."""
    me = s.players[seat]
    if middle == NONE:
        return me.hand.count[low] >= 1 and me.coins >= box.single_offer_fee
    if high == NONE:
        return me.hand.count[low] >= 1 and me.hand.count[middle] >= (2 if middle == low else 1) and box.max_offer >= 2
    same = 1
    if high == middle:
        same += 1
        if middle == low:
            same += 1
    return me.hand.count[high] >= same and box.max_offer >= 3


def forbid_offers(s: State, box: Box, seat: int, moves: Moves) -> None:
    """Says for each offer that cannot be made which card the hand lacks, or what else is wrong."""
    me, legal = s.players[seat], set(moves.legal())
    for option, cards in enumerate(OFFER.choices):
        lacking = next((card for card in cards if me.hand.count[card] < cards.count(card)), NONE)
        if option in legal:
            continue
        if lacking == NONE and len(cards) == 1:
            moves.forbid(option, Clause.MW_6_3, "fee", fee=box.single_offer_fee, coins=me.coins)
        elif lacking == NONE:
            moves.forbid(option, Clause.MW_6_2, "offer-too-large", limit=box.max_offer)
        elif me.hand.count[lacking] == 0:
            moves.forbid(option, Clause.MW_6_2, "card-lacking", card=lacking)
        else:
            own = me.hand.count[lacking]
            moves.forbid(option, Clause.MW_6_2, "too-few-of-a-card", card=lacking, own=own, count=cards.count(lacking))


@rule
def do_offer(s: State, box: Box, seat: int, choice: int) -> None:
    """Lays the cards; a single one is played at a fee, several are bid for."""
    me = s.players[seat]
    s.has_traded = 1
    s.best = NONE
    s.second = NONE
    rest = choice
    size = 1
    if choice >= TRIPLES:
        rest = choice - TRIPLES
        size = 3
    elif choice >= PAIRS:
        rest = choice - PAIRS
        size = 2
    for left in range(size, 0, -1):
        card = largest_with(left, rest)
        rest -= offers_below(left, card)
        me.lose_card(card)
        s.offer.add(card)
        s.tell(Clause.MW_6_2, "offer", seat=seat, card=card)
    if size == 1:
        me.coins -= box.single_offer_fee
        s.black_box += box.single_offer_fee
        s.tell(Clause.MW_6_3, "offer-fee", seat=seat, coins=box.single_offer_fee)
        s.then(Step.NEXT_PICK, ALONE)
        return
    bidders = (1 << s.seats) - 1
    if not s.options.small and not box.active_bids[s.seats - MIN_SEATS]:  # MW-19.7
        bidders ^= 1 << seat
    s.then(Step.NEXT_PICK, 0)
    s.ask_all(Step.BID, bidders)


@rule
def offers_below(size: int, card: int) -> int:
    """How many choices of `size` cards consist of lower cards only."""
    if size == 1:
        return card
    if size == 2:
        return card * (card + 1) // 2
    return card * (card + 1) * (card + 2) // 6


@rule
def largest_with(size: int, code: int) -> int:
    """The highest card in the choice of `size` cards with this code."""
    card = 0
    while offers_below(size, card + 1) <= code:
        card += 1
    return card


# -------------------------------------------------------------------------------------------------------- the bids


@rule
def may_bid(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MW-6.5: 0 up to all one's coins. Who bids is said in the box (MW-6.4)."""
    for coins in range(min(s.players[seat].coins, MOST_COINS) + 1):
        moves.allow(coins)
    moves.forbid(
        range(s.players[seat].coins + 1, MOST_COINS + 1),
        Clause.MW_17_4,
        "too-few-coins",
        coins=s.players[seat].coins,
    )


@rule
def do_bids(s: State, box: Box) -> None:
    """Opens the bids (MW-16.4) and ranks them (MW-6.5 to 6.8); who gains no right keeps his coins (MW-6.10)."""
    for seat in range(s.seats):
        s.bids[seat] = s.choices[seat]
        if s.bids[seat] != NONE:
            s.tell(Clause.MW_6_5, "bid", seat=seat, coins=s.bids[seat])
    s.best = best_bidder(s, NONE)
    if s.best == NONE:
        s.tell(Clause.MW_6_11, "no-bids", seat=s.active)
    elif s.offer.n == 3:
        s.second = best_bidder(s, s.best)


@rule
def best_bidder(s: State, without: int) -> int:
    """The highest bid above 0; a tie goes to the active player, then clockwise (MW-6.6)."""
    best = NONE
    most = 0
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        if seat != without and s.bids[seat] > most:
            most = s.bids[seat]
            best = seat
    return best


# ------------------------------------------------------------------------------------------------------- the picks

ALONE = 3
"""Stage of NEXT_PICK: the only card of an offer of one."""


@rule
def next_pick(s: State, box: Box, stage: int) -> None:
    """MW-6.11: the best bidder picks (stage 0), then the second (1), then the active player plays the rest (2)."""
    if s.offer.n == 0:
        for seat in range(MOST_SEATS):
            s.bids[seat] = NONE
        s.best = NONE
        s.second = NONE
    elif stage >= 2 and s.offer.n == 1:
        card = 0
        while s.offer.count[card] == 0:
            card += 1
        s.offer.remove(card)
        s.then(Step.NEXT_PICK, 2)
        if stage != ALONE:
            s.tell(Clause.MW_6_12, "last-card", seat=s.active, card=card)
        s.ask(Step.PLAY, s.active, card)
    elif stage == 2:
        s.then(Step.NEXT_PICK, 2)
        s.ask(Step.PICK, s.active)
    else:
        s.then(Step.NEXT_PICK, stage + 1)
        seat = s.best if stage == 0 else s.second
        if seat != NONE:
            pay_bid(s, seat, stage)
            s.ask(Step.PICK, seat)


@rule
def pay_bid(s: State, seat: int, stage: int) -> None:
    """MW-6.7 to 6.9: the best bid of an offer of three goes to the active player, all others into the black box."""
    coins = s.bids[seat]
    s.players[seat].coins -= coins
    if stage == 0 and s.offer.n == 3 and seat != s.active:
        s.players[s.active].coins += coins
        s.tell(Clause.MW_6_8, "bid-to-active", seat=seat, to=s.active, coins=coins)
        return
    s.black_box += coins
    if seat == s.active:
        s.tell(Clause.MW_6_9, "bid-to-box", seat=seat, coins=coins)
    elif stage == 1:
        s.tell(Clause.MW_6_8, "bid-to-box", seat=seat, coins=coins)
    else:
        s.tell(Clause.MW_6_7, "bid-to-box", seat=seat, coins=coins)


@rule
def may_pick(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MW-6.11: any card of the offer."""
    for card in range(box.cards):
        if s.offer.count[card] > 0:
            moves.allow(card)
        else:
            moves.forbid(card, Clause.MW_6_11, "not-offered", card=card)


@rule
def do_pick(s: State, box: Box, seat: int, choice: int) -> None:
    """Takes the card; it is played at once (MW-6.13, MW-6.14)."""
    s.offer.remove(choice)
    s.tell(Clause.MW_6_13 if seat != s.active else Clause.MW_6_11, "pick", seat=seat, card=choice)
    s.ask(Step.PLAY, seat, choice)

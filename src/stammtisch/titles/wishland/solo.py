"""Chapter 23: the solo game, for points alone (WL-23.1).

All else is as with others (WL-23.2): claims, income and scoring are those of the other chapters (WL-23.23).
Collecting is one of them and keeps the hand (WL-23.9), whose cards are worth nothing in the end (WL-23.22).
"""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.wishland.buying import (
    BOUGHT,
    BUYING,
    add_to_market,
    advertise,
    forbid_buying,
    may_buy_of,
    may_pay,
    needed,
    pay_for,
    ways_to_buy,
)
from stammtisch.titles.wishland.park import price_of
from stammtisch.titles.wishland.state import (
    ADVERTISING,
    CARD,
    CARDS,
    MOST_EXTRA,
    SPACES,
    Box,
    Clause,
    Row,
    State,
)
from stammtisch.titles.wishland.steps import Step

ADVERTISE = BUYING
DRAW = ADVERTISE + 1
PEEK = DRAW + 1
STOP = PEEK + 1
"""The choices after a draw that come after playing a card (WL-23.12)."""


@rule
def cards_left(s: State) -> int:
    """How many cards can still be drawn (WL-23.18)."""
    return s.deck[Row.MASCOT].n + s.discard[Row.MASCOT].n


@rule
def renew(s: State, box: Box) -> None:
    """Shuffles the discard pile into the deck (WL-20.4, WL-23.18, WL-23.19)."""
    deck = s.deck[Row.MASCOT]
    discard = s.discard[Row.MASCOT]
    for card in range(box.cards):
        if discard.count[card] > 0:
            discard.remove(card)
            deck.add(card)
    s.tell(Clause.WL_23_18, "renewed", cards=deck.n)


@rule
def to_hand(s: State, box: Box) -> None:
    """Draws the top card into the hand; there must be one."""
    if s.deck[Row.MASCOT].n == 0:
        renew(s, box)
    card = s.deck[Row.MASCOT].draw(s.chance, of=CARD)
    s.hand.add(card)
    s.tell(Clause.WL_23_10, "drawn", card=card)


@rule
def can_peek(s: State, seat: int) -> bool:
    """Whether a free draw is possible (WL-23.6, WL-23.7)."""
    return s.seats == 1 and s.players[seat].space < SPACES - 1 and cards_left(s) > 0


@rule
def may_peek(s: State, seat: int, moves: Moves, option: int) -> None:
    """A free draw, or why there is none."""
    if can_peek(s, seat):
        moves.allow(option)
    elif s.seats > 1:
        moves.forbid(option, Clause.WL_23_6, "solo-only")
    elif cards_left(s) == 0:
        moves.forbid(option, Clause.WL_23_6, "no-card-left")
    else:
        moves.forbid(option, Clause.WL_23_7, "last-space")


@rule
def peek(s: State, box: Box, seat: int) -> None:
    """The marker moves one space to the right, without its reward (WL-23.6)."""
    s.players[seat].space += 1
    s.tell(Clause.WL_23_6, "marker-moved", seat=seat, space=s.players[seat].space)
    to_hand(s, box)


@rule
def may_draw(s: State, seat: int, moves: Moves, option: int) -> None:
    """WL-23.10, WL-23.16: a worker and a card are wanted."""
    if s.seats > 1:
        moves.forbid(option, Clause.WL_23_10, "solo-only")
    elif s.players[seat].workers == 0:
        moves.forbid(option, Clause.WL_23_16, "few-workers", workers=1, available=0)
    elif cards_left(s) == 0:
        moves.forbid(option, Clause.WL_23_10, "no-card-left")
    else:
        moves.allow(option)


@rule
def draw(s: State, box: Box, seat: int) -> None:
    """One worker for one card (WL-23.11); then the choice of WL-23.12."""
    add_to_market(s, seat, 1)
    to_hand(s, box)
    s.ask(Step.DRAWN, seat)


@rule
def may_drawn(s: State, box: Box, seat: int, moves: Moves) -> None:
    """WL-23.12: draw again, play a card of the hand, or advertise; WL-23.15: to stop, neither must be possible."""
    for card in range(box.cards):
        if s.hand.count[card] > 0:
            if may_buy_of(s, box, seat, box.card_colour[card], 0):
                may_pay(s, box, seat, moves, card, 0, price_of(s, box, seat, card))
            else:
                forbid_buying(s, moves, seat, box.card_colour[card], card, 0)
        else:
            moves.forbid(ways_to_buy(card), Clause.WL_23_13, "not-in-hand")
    me = s.players[seat]
    if me.workers >= needed(s, box, ADVERTISING):
        moves.allow(ADVERTISE)
    else:
        workers = needed(s, box, ADVERTISING)
        moves.forbid(ADVERTISE, Clause.WL_23_14, "few-workers", workers=workers, available=me.workers)
    if moves.n == 0:
        moves.allow(STOP)
    else:
        moves.forbid(STOP, Clause.WL_23_15, "must-finish")
    may_draw(s, seat, moves, DRAW)
    may_peek(s, seat, moves, PEEK)


@rule
def do_drawn(s: State, box: Box, seat: int, choice: int) -> None:
    """Playing or advertising ends the main action, and the other cards of the hand are discarded."""
    if choice == DRAW:
        draw(s, box, seat)
    elif choice == PEEK:
        peek(s, box, seat)
        s.ask(Step.DRAWN, seat)
    elif choice == ADVERTISE:
        s.then(Step.EMPTY_HAND)
        advertise(s, box, seat)
    elif choice == STOP:
        s.tell(Clause.WL_23_15, "stopped", seat=seat)
    else:
        card = choice
        extra = 0
        if choice >= CARDS:
            card = (choice - CARDS) // MOST_EXTRA
            extra = (choice - CARDS) % MOST_EXTRA + 1
            add_to_market(s, seat, extra)
        s.main = BOUGHT
        s.then(Step.EMPTY_HAND)
        pay_for(s, box, seat, card, extra)


@rule
def empty_hand(s: State, box: Box) -> None:
    """Discards the hand (WL-23.13, WL-23.14)."""
    if s.hand.n > 0:
        s.tell(Clause.WL_23_13, "hand-discarded", cards=s.hand.n)
    for card in range(box.cards):
        if s.hand.count[card] > 0:
            s.hand.remove(card)
            s.discard[Row.MASCOT].add(card)


@rule
def lies_open(s: State, box: Box, card: int) -> bool:
    """Whether a card without an owner lies where it can be seen (WL-18.8c, WL-23.21)."""
    row = Row.MASCOT if s.seats == 1 else box.card_colour[card]
    return s.owner[card] == NONE and s.deck[row].count[card] == 0

"""Chapters 9 to 11: action 3 (exchange and draw), the hand limit, and action 4 (the black box)."""

from __future__ import annotations

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.mall_world.cards import has_use
from stammtisch.titles.mall_world.state import CARD, CARDS, CONTRACT, Box, Clause, State
from stammtisch.titles.mall_world.steps import Step

DONE = CARDS
"""Option of the decision EXCHANGE: no more. The others are the cards."""

FROM_DECK, STOP_DRAWING = CARDS, CARDS + 1
"""Options of the decision DRAW besides the cards of the display."""

NO_EXCHANGE = 1
"""Option `exchange`: cards are never exchanged."""


# ------------------------------------------------------------------------------------------------- deck and display


@rule
def draw_approval_card(s: State, seen_by: int | None = None) -> int:
    """A card from the deck, for which the discard is shuffled when it is empty (MW-9.5); NONE if both are.

    `seen_by` is the seat that alone sees it.
    """
    if s.deck.n == 0:
        if s.discard.n == 0:
            return NONE
        s.tell(Clause.MW_9_5, "reshuffle", count=s.discard.n)
        for card in range(CARDS):
            s.deck.count[card] = s.discard.count[card]
            s.discard.count[card] = 0
        s.deck.n = s.discard.n
        s.discard.n = 0
    return s.deck.draw(s.chance, of=CARD, seen_by=seen_by)


@rule
def fill_display(s: State, box: Box) -> None:
    """Closes the gaps of the display as far as there are cards (MW-9.3, MW-9.7)."""
    while s.display.n < box.display_size:
        card = draw_approval_card(s)
        if card == NONE:
            return
        s.display.add(card)
        s.tell(Clause.MW_9_3, "display-card", card=card)


# --------------------------------------------------------------------------------------------------------- exchange


@rule
def action_3(s: State, box: Box) -> None:
    """Begins action 3 with the display and the exchange."""
    if s.display.n < box.display_size and s.deck.n + s.discard.n > 0:
        s.tell(Clause.MW_9_7, "display-gaps", count=box.display_size - s.display.n)
        fill_display(s, box)
    s.shown.clear()
    if s.options.exchange == NO_EXCHANGE:
        begin_draws(s, box)
    else:
        s.ask(Step.EXCHANGE, s.active)


@rule
def may_exchange(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MW-9.1: cards of the hand that have no legal use now, one by one, then done."""
    for card in range(box.cards):
        if s.players[seat].hand.count[card] == 0:
            if s.shown.count[card] > 0:
                moves.forbid(card, Clause.MW_9_2, "exchanged", card=card)
            else:
                moves.forbid(card, Clause.MW_9_1, "card-lacking", card=card)
        elif has_use(s, box, card):
            moves.forbid(card, Clause.MW_9_1, "has-use", card=card)
        else:
            moves.allow(card)
    moves.allow(DONE)


@rule
def do_exchange(s: State, box: Box, seat: int, choice: int) -> None:
    """Shows a card, or draws as many as were shown. The replacements come at the end, so none can be exchanged again
    (MW-9.2).
    """
    me = s.players[seat]
    if choice != DONE:
        me.lose_card(choice)
        s.shown.add(choice)
        s.tell(Clause.MW_9_1, "exchange", seat=seat, card=choice)
        s.ask(Step.EXCHANGE, seat)
        return
    count = s.shown.n
    for card in range(box.cards):
        while s.shown.count[card] > 0:
            s.shown.remove(card)
            s.discard.add(card)
    for _ in range(count):
        card = draw_approval_card(s, seen_by=seat)
        me.hand.add(card)
        if AT_TABLE:
            s.tell(Clause.MW_9_1, "replacement", seat=seat, card=Secret(seat, card))
    begin_draws(s, box)


# ------------------------------------------------------------------------------------------------------------- draw


@rule
def begin_draws(s: State, box: Box) -> None:
    """MW-9.3: up to two cards."""
    s.draws_left = box.draws_per_turn
    s.then(Step.NEXT_DRAW)


@rule
def next_draw(s: State, box: Box) -> None:
    """Asks for the next draw while draws and cards are left."""
    if s.draws_left > 0 and s.display.n + s.deck.n + s.discard.n > 0:
        s.ask(Step.DRAW, s.active)
    elif s.draws_left > 0:
        s.tell(Clause.MW_9_5, "nothing-to-draw", seat=s.active)


@rule
def must_draw(s: State, box: Box, seat: int) -> bool:
    """Whether the next draw is compulsory (MW-4.4, MW-9.4).

    The duty counts from the hand before the first draw; as each draw makes the hand one larger, it is the same as: the
    hand is below the limit.
    """
    return s.players[seat].hand_size() < box.hand_limit


@rule
def may_draw(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MW-9.3, MW-9.4: a card of the display, the deck, or none if the hand is full."""
    for card in range(box.cards):
        if s.display.count[card] > 0:
            moves.allow(card)
        else:
            moves.forbid(card, Clause.MW_9_3, "not-displayed", card=card)
    if s.deck.n + s.discard.n > 0:
        moves.allow(FROM_DECK)
    else:
        moves.forbid(FROM_DECK, Clause.MW_9_5, "deck-empty")
    if must_draw(s, box, seat):
        moves.forbid(STOP_DRAWING, Clause.MW_9_4, "must-draw", count=s.players[seat].hand_size(), limit=box.hand_limit)
    else:
        moves.allow(STOP_DRAWING)


@rule
def do_draw(s: State, box: Box, seat: int, choice: int) -> None:
    """Takes the card; a gap of the display is closed at once."""
    me = s.players[seat]
    if choice == STOP_DRAWING:
        s.draws_left = 0
        s.tell(Clause.MW_9_4, "stop-drawing", seat=seat)
        return
    s.draws_left -= 1
    if choice == FROM_DECK:
        card = draw_approval_card(s, seen_by=seat)
        me.hand.add(card)
        if AT_TABLE:
            s.tell(Clause.MW_9_3, "draw-deck", seat=seat, card=Secret(seat, card))
    else:
        s.display.remove(choice)
        me.hand.add(choice)
        me.known[choice] += 1
        s.tell(Clause.MW_9_3, "draw-display", seat=seat, card=choice)
        fill_display(s, box)
    s.then(Step.NEXT_DRAW)


# ------------------------------------------------------------------------------------------- hand limit, black box


@rule
def hand_limit(s: State, box: Box) -> None:
    """MW-9.6, MW-11.2: the right-hand neighbour takes the surplus at random (MW-11.3), for all to see (MW-11.4)."""
    me = s.players[s.active]
    neighbour = (s.active + s.seats - 1) % s.seats
    while me.hand_size() > box.hand_limit:
        if s.chance.below(me.hand_size()) < me.hand.n:
            card = me.hand.draw(s.chance, of=CARD)
            me.hand.add(card)
            me.lose_card(card)
            s.discard.add(card)
            s.tell(Clause.MW_11_2, "surplus-card", seat=s.active, neighbour=neighbour, card=card)
        else:
            contract = me.contracts.draw(s.chance, of=CONTRACT)
            s.changed = 1
            s.tell(Clause.MW_11_2, "surplus-contract", seat=s.active, neighbour=neighbour, contract=contract)


@rule
def black_box(s: State, box: Box) -> None:
    """MW-10.1, MW-10.2: shares the coins out when there are enough."""
    share = s.black_box // s.seats
    if share == 0:
        return
    for seat in range(s.seats):
        s.players[seat].coins += share
    s.black_box -= share * s.seats
    s.tell(Clause.MW_10_1, "black-box", coins=share, left=s.black_box)

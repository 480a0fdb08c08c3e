"""Chapter 8: acquiring and taking up, steps 4 and 5 of a turn; chapter 10: closure cards."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.bonus import bonus_card, fits, use_bonus
from stammtisch.titles.mall_des_jahres.closing import close
from stammtisch.titles.mall_des_jahres.deck import take_up
from stammtisch.titles.mall_des_jahres.dice import begin_attempt
from stammtisch.titles.mall_des_jahres.market import can_draw, draw_card, refresh, take_from
from stammtisch.titles.mall_des_jahres.state import (
    AGAIN,
    CLOSE,
    REFRESH,
    STACKS,
    Box,
    Clause,
    Sort,
    State,
)
from stammtisch.titles.mall_des_jahres.steps import Step
from stammtisch.titles.mall_des_jahres.track import zone_of

TRY, TAKE = 0, STACKS
DRAW, ANCHOR, COUNTER, PLAY_REFRESH, NOTHING = range(2 * STACKS, 2 * STACKS + 5)
"""Options of ACQUIRE: a try for the top of a stack, a closure card from one, and the others of MJ-8.1."""

# ------------------------------------------------------------------------------------------------- what to acquire


@rule
def may_acquire(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MJ-8.1, MJ-8.2, MJ-8.6, MJ-8.7, MJ-15.7. Whether a card could open makes no difference (MJ-6.9)."""
    me = s.players[seat]
    for stack in range(STACKS):
        top = s.top(stack)
        if top == NONE:
            moves.forbid(TRY + stack, Clause.MJ_8_7, "stack-empty", stack=stack)
            moves.forbid(TAKE + stack, Clause.MJ_8_7, "stack-empty", stack=stack)
        elif box.sort[top] == Sort.STORE:
            moves.allow(TRY + stack)
            moves.forbid(TAKE + stack, Clause.MJ_8_2, "no-closure-card", stack=stack, card=top)
        else:
            moves.forbid(TRY + stack, Clause.MJ_8_2, "no-store", card=top)
            moves.allow(TAKE + stack)
    if can_draw(s):
        moves.allow(DRAW)
    else:
        moves.forbid(DRAW, Clause.MJ_8_7, "no-cards-left")
    if s.anchor_pile.n == 0:
        moves.forbid(ANCHOR, Clause.MJ_15_6, "pile-empty")
    elif me.anchors >= box.max_anchors:
        moves.forbid(ANCHOR, Clause.MJ_8_6, "anchors-enough", anchors=me.anchors)
    else:
        moves.allow(ANCHOR)
    if s.counter_pile.n == 0:
        moves.forbid(COUNTER, Clause.MJ_15_6, "pile-empty")
    else:
        moves.allow(COUNTER)
    if bonus_card(s, box, seat, REFRESH) != NONE:
        moves.allow(PLAY_REFRESH)
    else:
        moves.forbid(PLAY_REFRESH, Clause.MJ_10_6, "no-bonus", bonus=REFRESH, zone=zone_of(box, me.marker))
    moves.allow(NOTHING)


@rule
def do_acquire(s: State, box: Box, seat: int, choice: int) -> None:
    """Begins what was chosen; it is the turn's only choice (MJ-8.1)."""
    if choice < TAKE:
        s.stack = choice
        s.target = s.top(choice)
        s.tell(Clause.MJ_8_8, "target", seat=seat, card=s.target)
        begin_attempt(s, box, seat)
    elif choice < DRAW:
        s.tell(Clause.MJ_8_2, "takes-closure", seat=seat, card=s.top(choice - TAKE))
        card = take_from(s, box, choice - TAKE)
        receive(s, box, seat, card)
    elif choice == DRAW:
        s.then(Step.HIDDEN_DRAW, FIRST)
    elif choice == ANCHOR:
        if s.anchor_up == 1:
            revealed(s, box, Sort.ANCHOR)
        else:
            s.anchor_pile.push(s.anchor_pile.draw(s.chance))
            s.anchor_up = 1
            s.then(Step.REVEALED, Sort.ANCHOR)
    elif choice == COUNTER:
        if s.counter_up == 1:
            revealed(s, box, Sort.COUNTER)
        else:
            s.counter_pile.push(s.counter_pile.draw(s.chance))
            s.counter_up = 1
            s.then(Step.REVEALED, Sort.COUNTER)
    elif choice == PLAY_REFRESH:
        play_refresh(s, box, seat, bonus_card(s, box, seat, REFRESH))
    else:
        s.tell(Clause.MJ_8_1, "acquires-nothing", seat=seat)


@rule
def revealed(s: State, box: Box, sort: int) -> None:
    """MJ-8.4: the card that lies face up on its pile is the target."""
    pile = s.anchor_pile if sort == Sort.ANCHOR else s.counter_pile
    s.target = pile.item[pile.n - 1]
    s.tell(Clause.MJ_8_4, "revealed", seat=s.active, card=s.target)
    begin_attempt(s, box, s.active)


# ------------------------------------------------------------------------------------------------- the hidden draw

FIRST, SECOND = 0, 1
"""Which draw of the turn it is."""


@rule
def draw_hidden(s: State, box: Box, which: int) -> None:
    """MJ-8.3, MJ-10.12: a store is kept, or the first one put down for another; a closure card acts."""
    seat = s.active
    card = draw_card(s, box)
    if card == NONE:
        return
    if which == FIRST:
        s.tell(Clause.MJ_8_3, "drawn", seat=seat, card=card)
    else:
        s.tell(Clause.MJ_15_8, "drawn", seat=seat, card=card)
    if box.sort[card] == Sort.CLOSURE:
        receive(s, box, seat, card)
    elif which == FIRST and bonus_card(s, box, seat, AGAIN) != NONE:
        s.ask(Step.DRAW_AGAIN, seat, card)
    else:
        take_up(s, box, seat, card)


@rule
def may_draw_again(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MJ-10.12."""
    for stack in range(STACKS):
        moves.allow(stack)
    moves.allow(STACKS)


@rule
def do_draw_again(s: State, box: Box, seat: int, choice: int, card: int) -> None:
    """Keeps the store, or lays it on a stack and must keep the next card."""
    if choice == STACKS:
        take_up(s, box, seat, card)
        return
    use_bonus(s, seat, bonus_card(s, box, seat, AGAIN))
    s.lay(choice, card)
    s.tell(Clause.MJ_10_12, "laid-on", seat=seat, card=card, stack=choice)
    s.then(Step.HIDDEN_DRAW, SECOND)


# --------------------------------------------------------------------------------------------------- closure cards


@rule
def receive(s: State, box: Box, seat: int, card: int) -> None:
    """MJ-10.1 to MJ-10.4, MJ-15.1: the business under the second field is closed, the closure card is kept."""
    me = s.players[seat]
    me.closures.push(card)
    s.tell(Clause.MJ_10_1, "received", seat=seat, card=card)
    s.then(Step.RECEIVED, card)
    business = me.display[CLOSE]
    if box.is_business(business):
        s.tell(Clause.MJ_10_3, "must-close", seat=seat, card=business)
        close(s, box, seat, CLOSE, box.category[business] if s.options.closure_cost == 0 else 0, 1)
    else:
        s.tell(Clause.MJ_10_2, "closes-nothing", seat=seat)


@rule
def received(s: State, box: Box, card: int) -> None:
    """MJ-10.9: a refresh that was just gained may be used at once, if its colour fits now."""
    if box.bonus[card] == REFRESH and fits(s, box, s.active, card):
        s.ask(Step.USE_NOW, s.active, card)


USE, KEEP = 0, 1
"""Options of USE_NOW."""


@rule
def may_use_now(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MJ-10.9."""
    moves.allow(USE)
    moves.allow(KEEP)


@rule
def do_use_now(s: State, box: Box, seat: int, choice: int, card: int) -> None:
    """Plays the refresh that was just gained, or keeps it."""
    if choice == USE:
        play_refresh(s, box, seat, card)
    else:
        s.tell(Clause.MJ_10_9, "bonus-kept", seat=seat, card=card)


@rule
def play_refresh(s: State, box: Box, seat: int, card: int) -> None:
    """MJ-10.7: four new cards, then one of the four tops for nothing."""
    use_bonus(s, seat, card)
    refresh(s, box)
    s.ask(Step.REFRESH_PICK, seat)


@rule
def may_pick(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MJ-10.7: any top card, or none."""
    for stack in range(STACKS):
        if s.top(stack) != NONE:
            moves.allow(stack)
        else:
            moves.forbid(stack, Clause.MJ_9_7, "stack-empty", stack=stack)
    moves.allow(STACKS)


@rule
def do_pick(s: State, box: Box, seat: int, choice: int) -> None:
    """Takes a top card without dice and without cost."""
    if choice == STACKS:
        s.tell(Clause.MJ_10_8, "picks-nothing", seat=seat)
        return
    s.tell(Clause.MJ_10_7, "picks", seat=seat, card=s.top(choice))
    card = take_from(s, box, choice)
    if box.sort[card] == Sort.CLOSURE:
        receive(s, box, seat, card)
    else:
        take_up(s, box, seat, card)

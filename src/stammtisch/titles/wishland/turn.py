"""Chapters 4 to 11 and 20: the round, the order of turns, income, the turn."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.wishland.buying import (
    ADVERTISED,
    BLOCKED,
    BOUGHT,
    BUYING,
    COLLECTED,
    NOTHING,
    advertise,
    collect,
    forbid_buying,
    may_buy_of,
    may_pay,
    needed,
    pay_for,
    place,
    ways_to_buy,
)
from stammtisch.titles.wishland.claims import (
    CLAIM,
    GO_ON,
    PEEK,
    SHUTTLE,
    any_free_step,
    claim,
    may_claim,
    may_shuttle,
    shuttle,
    worth_collecting,
)
from stammtisch.titles.wishland.gains import gain
from stammtisch.titles.wishland.market import clear_away, deal, reshuffle
from stammtisch.titles.wishland.park import adds_income, bears, discount, income
from stammtisch.titles.wishland.solo import can_peek, draw, may_draw, may_peek, peek
from stammtisch.titles.wishland.state import (
    ACHIEVEMENTS,
    ADVERTISING,
    CARDS,
    FIRST_FINAL,
    MOST_EXTRA,
    ROWS,
    SPACES,
    Box,
    Clause,
    Does,
    Gain,
    Line,
    State,
)
from stammtisch.titles.wishland.steps import Step

ADVERTISE = BUYING
COLLECT = ADVERTISE + 1
BLOCK = COLLECT + 1
DRAW = BLOCK + ROWS + 1
FREE_DRAW = DRAW + 1
PAID = FREE_DRAW + 1
CLAIM_NOW = PAID + 1
"""The choices of a turn after those to buy a card; window A is part of it (WL-7.2)."""

# --------------------------------------------------------------------------------------------- order and income


@rule
def begin_round(s: State, box: Box) -> None:
    """WL-4.1, WL-5.1: all markers are off the track."""
    s.tell(Clause.WL_4_1, "round", round=s.round)
    s.then(Step.ORDER, 0)


@rule
def order(s: State, box: Box, number: int) -> None:
    """WL-5.2: from the holder of the first-player marker clockwise; then comes the income."""
    if number == s.seats:
        s.then(Step.INCOME, 0)
    else:
        s.active = (s.first + number) % s.seats
        s.then(Step.ORDER, number + 1)
        s.ask(Step.PLACE_MARKER, s.active)


@rule
def may_place_marker(s: State, box: Box, seat: int, moves: Moves) -> None:
    """Any of the five spaces that is free (WL-5.9, WL-5.12, WL-23.5)."""
    for space in range(SPACES):
        taken = NONE
        for other in range(s.seats):
            if s.players[other].space == space:
                taken = other
        if taken == NONE:
            moves.allow(space)
        else:
            moves.forbid(space, Clause.WL_5_2, "space-taken", seat=taken)


@rule
def do_place_marker(s: State, box: Box, seat: int, choice: int) -> None:
    """The reward comes at once (WL-5.3, WL-5.4, WL-5.5, WL-5.7); the marker stays for the round (WL-5.11)."""
    s.players[seat].space = choice
    s.tell(Clause.WL_5_2, "marker-placed", seat=seat, space=s.players[seat].space)
    if box.space_gain[choice] != NONE:
        gain(s, box, seat, box.space_gain[choice], box.space_amount[choice], Line.SPACES)


@rule
def pay_income(s: State, box: Box, number: int) -> None:
    """WL-6.1, WL-6.2, WL-6.5: player after player in player order; then the turns begin."""
    if number == s.seats:
        s.turn = 0
        turn(s)
        return
    seat = s.seat_at(number)
    s.active = seat
    credits = income(s, box, seat)
    s.players[seat].credits += credits
    s.tell(Clause.WL_6_2, "income", seat=seat, credits=credits)
    s.then(Step.INCOME, number + 1)
    me = s.players[seat]
    if me.powers[Does.INCOME_AT] + me.powers[Does.FIRST_INCOME] > 0:
        s.then(Step.EXTRA_INCOME)


@rule
def extra_income(s: State, box: Box, first: int) -> None:
    """Income other than credits (WL-6.3, WL-19.12b, WL-19.12c), and that of the first round (WL-6.4, WL-19.9)."""
    for effect in range(first, box.effects):
        once = s.round == 1 and box.does[effect] == Does.FIRST_INCOME
        other = adds_income(s, box, s.active, effect) and box.effect_gain[effect] != Gain.CREDITS
        if (once or other) and bears(s, box, s.active, effect):
            s.then(Step.EXTRA_INCOME, effect + 1)
            gain(s, box, s.active, box.effect_gain[effect], box.amount[effect], Line.EFFECTS)
            return


# --------------------------------------------------------------------------------------------------------- a turn


@rule
def turn(s: State) -> None:
    """WL-7.1, WL-7.2: window A and the main action, window B, the end of the turn."""
    s.active = s.seat_at(s.turn)
    s.main = NOTHING
    s.shuttled = 0
    s.tell(Clause.WL_7_1, "turn", seat=s.active, cycle=s.cycle)
    s.then(Step.WINDOW)
    s.ask(Step.ACTION, s.active)


@rule
def may_act(s: State, box: Box, seat: int, moves: Moves) -> None:
    """The main actions (WL-7.3) and the free steps of window A (WL-7.4). Collecting is always possible (WL-7.7).

    It is what is left without workers (WL-25.1) or, like advertising, without a card to buy (WL-25.2, WL-25.3). Whoever
    has the workers may advertise (WL-10.3).
    """
    me = s.players[seat]
    if s.seats > 1:
        for row in range(ROWS):
            required = needed(s, box, row)
            may_buy = may_buy_of(s, box, seat, row, required)
            less = discount(s, box, seat, row) if may_buy else 0
            for column in range(box.columns if may_buy or AT_TABLE else 0):
                card = s.market[row][column]
                if card != NONE and may_buy:
                    may_pay(s, box, seat, moves, card, required, max(box.price[card] - less, 0))
                elif card != NONE:
                    forbid_buying(s, moves, seat, row, card, required)
            may_block(s, seat, moves, row, required)
        workers = needed(s, box, ADVERTISING)
        if me.workers >= workers:
            moves.allow(ADVERTISE)
        else:
            moves.forbid(ADVERTISE, Clause.WL_10_2, "few-workers", workers=workers, available=me.workers)
        if AT_TABLE:
            for card in range(box.cards):
                if not on_market(s, box, card):
                    moves.forbid(ways_to_buy(card), Clause.WL_9_1, "not-on-market")
    else:
        moves.forbid(range(COLLECT), Clause.WL_23_8, "draw-first")
    moves.allow(COLLECT)
    may_draw(s, seat, moves, DRAW)
    may_peek(s, seat, moves, FREE_DRAW)
    may_shuttle(s, box, seat, moves, PAID)
    may_claim(s, box, seat, moves, CLAIM_NOW)
    if s.seats == 1 or s.options.allow_blocking_placement == 0:
        moves.forbid(range(BLOCK, DRAW), Clause.WL_8_9, "no-blocking")
    else:
        moves.forbid(BLOCK + ADVERTISING, Clause.WL_8_9, "no-blocking")


@rule
def on_market(s: State, box: Box, card: int) -> bool:
    """Whether a card lies open in its row."""
    found = False
    for column in range(box.columns):
        if s.market[box.card_colour[card]][column] == card:
            found = True
    return found


@rule
def may_block(s: State, seat: int, moves: Moves, row: int, required: int) -> None:
    """An option lets one place workers without buying (WL-8.9, WL-8.10)."""
    if s.options.allow_blocking_placement == 1:
        if s.players[seat].workers >= required:
            moves.allow(BLOCK + row)
        else:
            available = s.players[seat].workers
            moves.forbid(BLOCK + row, Clause.WL_8_7, "few-workers", workers=required, available=available)


@rule
def do_act(s: State, box: Box, seat: int, choice: int) -> None:
    """A free step leaves the main action to be chosen (WL-7.5)."""
    if choice >= CLAIM_NOW:
        s.ask(Step.ACTION, seat)
        claim(s, box, seat, choice - CLAIM_NOW)
    elif choice == PAID:
        s.ask(Step.ACTION, seat)
        shuttle(s, box, seat)
    elif choice == FREE_DRAW:
        s.ask(Step.ACTION, seat)
        peek(s, box, seat)
    elif choice == DRAW:
        draw(s, box, seat)
    elif choice >= BLOCK:
        s.main = BLOCKED
        place(s, seat, choice - BLOCK, needed(s, box, choice - BLOCK))
    elif choice == COLLECT:
        s.main = COLLECTED
        workers = collect(s, seat)
        if workers > 0:  # WL-11.3
            s.tell(Clause.WL_11_1, "collected", seat=seat, workers=workers)
        else:  # WL-11.5
            s.tell(Clause.WL_11_5, "passed", seat=seat)
    elif choice == ADVERTISE:
        advertise(s, box, seat)
    else:
        buy(s, box, seat, choice)


@rule
def buy(s: State, box: Box, seat: int, choice: int) -> None:
    """WL-9.7, steps 1 to 4: the field follows from the card."""
    card = choice
    extra = 0
    if choice >= CARDS:
        card = (choice - CARDS) // MOST_EXTRA
        extra = (choice - CARDS) % MOST_EXTRA + 1
    s.main = BOUGHT
    row = box.card_colour[card]
    place(s, seat, row, needed(s, box, row) + extra)
    pay_for(s, box, seat, card, extra)


# ----------------------------------------------------------------------------------------- window B and the end


@rule
def window(s: State, box: Box) -> None:
    """Window B (WL-7.4, WL-23.25); nothing is asked where there is nothing to do."""
    if any_free_step(s, box, s.active) or peeks_late(s, s.active):
        s.ask(Step.FREE_STEP, s.active)
    else:
        end_turn(s, box)


@rule
def peeks_late(s: State, seat: int) -> bool:
    """Whether an option lets the solo player draw freely after the main action (WL-23.6)."""
    return s.options.solo_free_draw_in_window_b == 1 and can_peek(s, seat)


@rule
def may_step(s: State, box: Box, seat: int, moves: Moves) -> None:
    """The free steps of window B, or to go on."""
    may_claim(s, box, seat, moves, CLAIM)
    may_shuttle(s, box, seat, moves, SHUTTLE)
    if peeks_late(s, seat):
        moves.allow(PEEK)
    else:
        moves.forbid(PEEK, Clause.WL_23_25, "too-late")
    moves.allow(GO_ON)


@rule
def do_step(s: State, box: Box, seat: int, choice: int) -> None:
    """Free steps may be taken one after the other (WL-16.24)."""
    if choice == GO_ON:
        end_turn(s, box)
    else:
        s.then(Step.WINDOW)
        if choice < ACHIEVEMENTS:
            claim(s, box, seat, choice)
        elif choice == SHUTTLE:
            shuttle(s, box, seat)
        else:
            peek(s, box, seat)


@rule
def end_turn(s: State, box: Box) -> None:
    """WL-7.6, WL-18.13a: who advertised may collect, with the card that says so (WL-23.24); then the turn is over."""
    seat = s.active
    if s.main == ADVERTISED and s.players[seat].powers[Does.PRESS_COLLECT] > 0 and worth_collecting(s, box, seat):
        s.then(Step.NEXT_TURN)
        s.ask(Step.PRESS, seat)
    else:
        next_turn(s, box)


@rule
def may_press(s: State, box: Box, seat: int, moves: Moves) -> None:
    """All workers or none (WL-18.13b)."""
    moves.allow(0)
    moves.allow(1)


@rule
def do_press(s: State, box: Box, seat: int, choice: int) -> None:
    """Collects, or leaves the workers where they stand."""
    if choice == 0:
        workers = collect(s, seat)
        s.tell(Clause.WL_18_13a, "collected", seat=seat, workers=workers)


@rule
def next_turn(s: State, box: Box) -> None:
    """WL-20.1: the next player, the next cycle (WL-1.18), or the end of the round. All have as many turns (WL-4.3)."""
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.cycle += 1
    if s.cycle <= box.cycles:
        turn(s)
    elif s.round == box.rounds:  # WL-20.2, WL-4.2
        s.cycle = box.cycles
        finish(s)
    else:
        end_round(s, box)


@rule
def end_round(s: State, box: Box) -> None:
    """WL-20.3 to WL-20.8 (the markers: WL-20.6); all else stays as it is (WL-8.8, WL-11.6, WL-20.9)."""
    clear_away(s, box)
    if s.round == box.reshuffle_after:
        reshuffle(s, box)
    deal(s, box)
    s.round += 1
    s.cycle = 1
    s.first = (s.first + 1) % s.seats
    for seat in range(s.seats):
        s.players[seat].space = NONE
    s.tell(Clause.WL_20_7, "first-player", seat=s.first)
    s.then(Step.ROUND)


@rule
def finish(s: State) -> None:
    """Final scoring; the late purchase comes first, or after the entrepreneurs by an option (WL-18.8b, WL-21.2)."""
    s.tell(Clause.WL_20_2, "final-scoring")
    s.then(Step.SETTLE, FIRST_FINAL)
    if s.options.h08_before_entrepreneurs == 0:
        s.then(Step.LATE, 0)

"""Chapters 21 and 22: the late purchase, final scoring, the winner."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.wishland.buying import pay_for
from stammtisch.titles.wishland.park import bears, income, measured, price_of, times, within_limit
from stammtisch.titles.wishland.solo import lies_open
from stammtisch.titles.wishland.state import (
    CARDS,
    COLOURS,
    ENTERTAINMENTS,
    FIRST_FINAL,
    LINES,
    ROWS,
    SHOWS,
    STEPS,
    SYMBOLS,
    Box,
    Clause,
    Does,
    Gain,
    Line,
    Row,
    State,
)
from stammtisch.titles.wishland.steps import Step

NO_CARD = CARDS
"""The choice not to buy in final scoring (WL-18.8a)."""

# ------------------------------------------------------------------------------------------------ the late purchase


@rule
def late(s: State, box: Box, number: int) -> None:
    """WL-18.8a: in player order, who owns the card for it may buy one more."""
    if number == s.seats:
        s.late = 0
        return
    seat = s.seat_at(number)
    s.then(Step.LATE, number + 1)
    if s.players[seat].powers[Does.LATE_PURCHASE] > 0:
        s.active = seat
        s.late = 1
        s.ask(Step.LATE_PURCHASE, seat)


@rule
def may_buy_late(s: State, box: Box, seat: int, moves: Moves) -> None:
    """WL-18.8c to WL-18.8e: any card that nobody owns, without workers (WL-18.8d); no claim follows (WL-18.8g)."""
    me = s.players[seat]
    for card in range(box.cards):
        price = price_of(s, box, seat, card)
        if s.owner[card] != NONE:
            moves.forbid(card, Clause.WL_18_8c, "owned", seat=s.owner[card])
        elif s.options.h08_search_piles == 1 and not lies_open(s, box, card):
            moves.forbid(card, Clause.WL_18_8c, "in-pile")
        elif not within_limit(s, box, seat, box.card_colour[card]):
            moves.forbid(card, Clause.WL_18_8e, "limit", limit=me.limit(), colour=box.card_colour[card])
        elif price > me.credits:
            moves.forbid(card, Clause.WL_9_6, "price", price=price, credits=me.credits)
        else:
            moves.allow(card)
    moves.allow(NO_CARD)


@rule
def do_buy_late(s: State, box: Box, seat: int, choice: int) -> None:
    """WL-18.8f: the purchase is like any other."""
    if choice == NO_CARD:
        s.tell(Clause.WL_18_8a, "no-late-purchase", seat=seat)
    else:
        pay_for(s, box, seat, choice, 0)


# ------------------------------------------------------------------------------------------------------ the steps


@rule
def settle(s: State, box: Box, line: int) -> None:
    """WL-21.1: step by step for all players."""
    for seat in range(s.seats):
        points = final_points(s, box, seat, line)
        s.players[seat].points += points
        s.players[seat].earned[line] += points
        if points != 0:
            s.tell(Clause.WL_21_1, "settled", seat=seat, line=line, points=points)
    s.settled = line + 1
    if line + 1 < LINES:
        s.then(Step.SETTLE, line + 1)
    if line == Line.ENTREPRENEUR and s.options.h08_before_entrepreneurs == 1:
        s.then(Step.LATE, 0)


@rule
def final_points(s: State, box: Box, seat: int, line: int) -> int:
    """What a step of final scoring would bring now (WL-1.22); credits, workers and steps bring nothing (WL-21.14)."""
    me = s.players[seat]
    if line == Line.MASCOTS:
        return mascot_points(s, box, seat)
    if line == Line.SHOWS:
        return show_points(s, box, seat)
    if line == Line.HAPPINESS:
        return happiness_points(s, box, seat)
    if line == Line.VISITORS:  # WL-21.12, WL-19.5b
        credits = income(s, box, seat)
        if me.visitors < box.track_end or credits == 0:
            return 0
        return credits // box.goal_income * times(s, box, seat, Does.MULTIPLY_VISITORS)
    if line == Line.LOSSES:  # WL-21.13, WL-18.14b
        return 0 if me.powers[Does.WAIVE] > 0 else -me.losses
    points = 0
    if me.powers[Does.FINAL] > 0:  # WL-21.3, WL-21.4, WL-21.9
        for effect in range(box.effects):
            if box.does[effect] == Does.FINAL and box.line[effect] == line and bears(s, box, seat, effect):
                points += effect_points(s, box, seat, effect)
    return points


@rule
def effect_points(s: State, box: Box, seat: int, effect: int) -> int:
    """Points for what an effect counts: for each one, or for each of its steps that is reached (WL-18.5, WL-18.11)."""
    if box.counts[effect] != NONE and box.counts[effect] != s.options.h11_counts:
        return 0
    found = measured(s, box, seat, box.effect_measure[effect], box.effect_colour[effect], box.least[effect])
    if box.steps[effect][0] > 0:
        reached = 0
        for i in range(STEPS):
            if 0 < box.steps[effect][i] <= found:
                reached += 1
        found = reached
    return box.amount[effect] * found


@rule
def mascot_points(s: State, box: Box, seat: int) -> int:
    """Each mascot for each card with its symbol, halved once (WL-15.15, WL-21.6, WL-21.7, WL-19.8c)."""
    me = s.players[seat]
    found = 0
    for symbol in range(SYMBOLS):
        matching = me.symbols[symbol]
        if s.mascots_count(seat):
            matching += me.mascots[symbol]
        found += me.mascots[symbol] * matching
    return found // box.mascot_divisor if found > 0 else 0


@rule
def show_points(s: State, box: Box, seat: int) -> int:
    """Points for different entertainment symbols, those of hotels and mascots included (WL-21.8, WL-18.9, WL-15.13)."""
    me = s.players[seat]
    kinds = 0
    for kind in range(ENTERTAINMENTS):
        if me.shows[kind] > 0:
            kinds += 1
    for effect in range(box.effects):
        if box.does[effect] == Does.BONUS_SYMBOL and bears(s, box, seat, effect):
            kinds += box.amount[effect]
    for number in range(min(box.bonuses, me.cards[Row.MASCOT])):
        if box.bonus_gain[number] == Gain.ENTERTAINMENT:
            kinds += box.bonus_amount[number] * times(s, box, seat, Does.MULTIPLY_BONUS)
    points = 0
    for i in range(SHOWS):
        if 0 < box.show_kinds[i] <= kinds:
            points = max(points, box.show_points[i])
    return points


@rule
def happiness_points(s: State, box: Box, seat: int) -> int:
    """WL-21.10, WL-21.11, WL-19.4b: the end of the track rewards each colour with cards enough, booths by an option."""
    me = s.players[seat]
    if me.happiness < box.track_end:
        return 0
    colours = 0
    for colour in range(COLOURS if s.options.happiness_goal_counts_booths == 1 else ROWS):
        if me.count(colour) >= box.goal_cards:
            colours += 1
    return colours * box.goal_points * times(s, box, seat, Does.MULTIPLY_HAPPINESS)


# --------------------------------------------------------------------------------------------------------- results


@rule
def purse(s: State, box: Box, seat: int) -> int:
    """The credits."""
    return s.players[seat].credits


@rule
def score(s: State, box: Box, seat: int) -> int:
    """The points on the track, and what the steps of final scoring that are still to come would bring now."""
    points = s.players[seat].points
    for line in range(max(s.settled, FIRST_FINAL), LINES):
        points += final_points(s, box, seat, line)
    return points


@rule
def right_of(s: State, box: Box, seat: int) -> int:
    """How far right the marker stands on the turn-order track (WL-22.2)."""
    return s.players[seat].space + 1


@rule
def standing(s: State, box: Box, seat: int) -> int:
    """WL-22.1, WL-22.2: the score, then the marker."""
    return score(s, box, seat) * 8 + right_of(s, box, seat)


@rule
def clock(s: State, box: Box) -> int:
    """How many rounds are over."""
    return s.round - 1

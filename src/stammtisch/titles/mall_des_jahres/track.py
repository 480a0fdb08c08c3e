"""Chapter 13: the score track, and who drops off its end."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.state import (
    FIELDS,
    GREEN,
    GREY,
    RED,
    SYMBOLS,
    Box,
    Clause,
    Ending,
    Sort,
    State,
)
from stammtisch.titles.mall_des_jahres.steps import Step


@rule
def zone_of(box: Box, marker: int) -> int:
    """The colour of a field (MJ-13.1): a player's zone (MJ-1.8)."""
    if marker <= box.red_last:
        return RED
    if marker <= box.grey_last:
        return GREY
    return GREEN


@rule
def move_to(s: State, box: Box, seat: int, to: int) -> None:
    """Moves a marker; deck symbols that it reaches or passes call for a refresh (MJ-13.7, MJ-13.8)."""
    me = s.players[seat]
    at = me.marker
    hit = 0
    for i in range(SYMBOLS):
        symbol = box.deck_symbols[i]
        if symbol > 0 and ((at < symbol and symbol <= to) or (to <= symbol and symbol < at)):
            hit = 1
    me.marker = to
    if hit == 1 and s.pending_refresh == 0:
        s.pending_refresh = 1
        s.tell(Clause.MJ_13_8, "symbol", seat=seat)


@rule
def gain(s: State, box: Box, seat: int, points: int) -> None:
    """MJ-13.2, MJ-13.3: up, and never beyond the last field."""
    move_to(s, box, seat, min(s.players[seat].marker + points, box.fields_of_track))


@rule
def lose(s: State, box: Box, seat: int, points: int) -> bool:
    """MJ-13.2, MJ-13.4: down; whether the player is still solvent."""
    me = s.players[seat]
    to = me.marker - points
    if to > box.insolvency_field:
        move_to(s, box, seat, to)
        return True
    if s.options.red_end == 1:
        if points > 0:
            move_to(s, box, seat, box.insolvency_field + 1)
        return True
    if points == 0:
        return True
    move_to(s, box, seat, box.insolvency_field)
    drop_out(s, box, seat)
    return False


@rule
def can_pay(s: State, box: Box, seat: int, points: int) -> bool:
    """Whether so much may be paid of one's own will (MJ-8.15, MJ-13.5)."""
    return points == 0 or s.players[seat].marker - points >= box.lowest_paid


@rule
def drop_out(s: State, box: Box, seat: int) -> None:
    """MJ-13.10: insolvency. What was the player's goes beneath the piles, and his turn stops (MJ-4.5)."""
    me = s.players[seat]
    s.dropped += 1
    me.out = s.dropped
    s.tell(Clause.MJ_13_10, "insolvent", seat=seat)
    give_back(s, box, seat)
    me.draw.n = 0
    me.draw.loose = 0
    for i in range(len(me.draw.item)):
        me.draw.item[i] = NONE
        me.draw.run[i] = 0
    me.discard.clear()
    me.closures.clear()
    s.aside.clear()
    for field in range(FIELDS):
        me.display[field] = NONE
    me.category = NONE
    me.represented = 0
    me.open_anchors = 0
    me.anchors = 0
    me.counters = 0
    me.vacancies = 0
    for branch in range(len(me.present)):
        me.present[branch] = 0
        me.open_stores[branch] = 0
    cut_short(s)
    if s.solvent() <= 1:
        end(s, Ending.ALONE)
    else:
        s.then(Step.NEXT_TURN)


@rule
def give_back(s: State, box: Box, seat: int) -> None:
    """Puts the player's cards beneath their piles; those that come to one pile are a shuffled run of it."""
    me = s.players[seat]
    stores = me.closures.n + s.aside.n + count_held(s, box, seat, Sort.STORE)
    anchors = me.anchors
    counters = me.counters
    runs_stores = s.store_pile.make_room(stores)
    if s.anchor_pile.n == 0:
        s.anchor_up = 0
    runs_anchors = s.anchor_pile.make_room(anchors)
    if s.counter_pile.n == 0:
        s.counter_up = 0
    runs_counters = s.counter_pile.make_room(counters)
    for i in range(me.closures.n):
        stores -= 1
        s.store_pile.put(stores, me.closures.item[i], runs_stores)
    for i in range(s.aside.n):
        stores -= 1
        s.store_pile.put(stores, s.aside.item[i], runs_stores)
    for i in range(FIELDS + me.draw.n + me.discard.n):
        card = held(s, seat, i)
        if card == NONE or card == box.vacancy:
            continue
        s.is_open[card] = 0
        if box.sort[card] == Sort.STORE:
            stores -= 1
            s.store_pile.put(stores, card, runs_stores)
        elif box.sort[card] == Sort.ANCHOR:
            anchors -= 1
            s.anchor_pile.put(anchors, card, runs_anchors)
        else:
            counters -= 1
            s.counter_pile.put(counters, card, runs_counters)
    s.store_pile.recount()
    s.anchor_pile.recount()
    s.counter_pile.recount()


@rule
def held(s: State, seat: int, i: int) -> int:
    """The cards of a personal deck one by one: display, draw pile, discard pile."""
    me = s.players[seat]
    if i < FIELDS:
        return me.display[i]
    if i < FIELDS + me.draw.n:
        return me.draw.item[i - FIELDS]
    return me.discard.item[i - FIELDS - me.draw.n]


@rule
def count_held(s: State, box: Box, seat: int, sort: int) -> int:
    """How many cards of a sort a personal deck holds."""
    me = s.players[seat]
    found = 0
    for i in range(FIELDS + me.draw.n + me.discard.n):
        card = held(s, seat, i)
        if card != NONE and box.sort[card] == sort:
            found += 1
    return found


@rule
def cut_short(s: State) -> None:
    """Nothing else of this turn happens (MJ-4.5, MJ-4.6), a pending refresh neither (MJ-13.9)."""
    s.stop()
    s.cut_short = 1
    s.pending_refresh = 0
    s.target = NONE
    s.stack = NONE


@rule
def end(s: State, why: int) -> None:
    """MJ-14.1: the game is over."""
    cut_short(s)
    s.ending = why
    if why == Ending.CHIPS:
        s.tell(Clause.MJ_14_2, "end-chips")
    elif why == Ending.ROUNDS:
        s.tell(Clause.MJ_14_1, "end-rounds", rounds=s.round)
    elif why == Ending.SUPPLY:
        s.tell(Clause.MJ_15_5, "end-supply")
    else:
        s.tell(Clause.MJ_14_6, "end-alone")

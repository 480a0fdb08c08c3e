"""Chapter 5: the personal deck, steps 1 and 2 of a turn."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.opening import test_opening
from stammtisch.titles.mall_des_jahres.state import FIELDS, SHUFFLE, TURN_AT_ONCE, Box, Clause, Sort, State


@rule
def remove_display(s: State, box: Box, seat: int) -> None:
    """MJ-5.1: the display goes onto the discard pile, the first card ending on top."""
    me = s.players[seat]
    removed = 0
    for i in range(FIELDS):
        field = FIELDS - 1 - i
        if me.display[field] != NONE:
            me.discard.push(me.display[field])
            me.display[field] = NONE
            removed += 1
    if removed > 0:
        s.tell(Clause.MJ_5_1, "removed", seat=seat, cards=removed)
    else:
        s.tell(Clause.MJ_4_2, "nothing-removed", seat=seat)


@rule
def deal_display(s: State, box: Box, seat: int) -> None:
    """MJ-5.2 to MJ-5.4, MJ-15.2; then the openings of MJ-5.6, from left to right."""
    me = s.players[seat]
    for field in range(FIELDS):
        if me.draw.n == 0:
            turn_discard(s, seat)
        if me.draw.n > 0:
            me.display[field] = me.draw.draw(s.chance)
            s.tell(Clause.MJ_5_2, "dealt", seat=seat, card=me.display[field], field=field)
            if me.draw.n == 0 and s.options.deck_turn == TURN_AT_ONCE:
                turn_discard(s, seat)
        else:
            s.tell(Clause.MJ_5_4, "deck-empty", seat=seat, field=field)
    for field in range(FIELDS):
        if s.cut_short == 0 and me.display[field] != NONE:
            test_opening(s, box, seat, me.display[field], 0)


@rule
def turn_discard(s: State, seat: int) -> None:
    """MJ-5.3: the discard pile is turned over as one block; an option shuffles it."""
    me = s.players[seat]
    if me.discard.n == 0:
        return
    s.tell(Clause.MJ_5_3, "deck-turned", seat=seat, cards=me.discard.n)
    while me.discard.n > 0:
        me.draw.push(me.discard.pop())
        if s.options.deck_turn == SHUFFLE:
            me.draw.run[me.draw.n - 1] = 1
    me.draw.recount()


@rule
def take_up(s: State, box: Box, seat: int, card: int) -> None:
    """MJ-8.19, MJ-5.7: an acquired business goes on top of the draw pile, then it may open."""
    me = s.players[seat]
    me.draw.push(card)
    if box.sort[card] == Sort.ANCHOR:
        me.anchors += 1
    elif box.sort[card] == Sort.COUNTER:
        me.counters += 1
    s.tell(Clause.MJ_5_7, "taken-up", seat=seat, card=card)
    test_opening(s, box, seat, card, 1)


@rule
def gain_vacancy(s: State, box: Box, seat: int) -> None:
    """MJ-5.8: a new vacancy lies on the discard pile at once."""
    me = s.players[seat]
    me.discard.push(box.vacancy)
    me.vacancies += 1
    s.tell(Clause.MJ_5_8, "vacancy", seat=seat)


@rule
def dismiss(s: State, box: Box, seat: int, field: int) -> None:
    """MJ-5.9: a vacancy leaves the deck; its field stays empty."""
    me = s.players[seat]
    me.display[field] = NONE
    me.vacancies -= 1
    s.tell(Clause.MJ_5_9, "dismissed", seat=seat, field=field)

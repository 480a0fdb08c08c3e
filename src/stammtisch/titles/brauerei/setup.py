"""Chapters 3 and 5: set-up, and who begins."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.dice import roll_off
from stammtisch.titles.brauerei.market import win
from stammtisch.titles.brauerei.state import (
    CARD,
    CATEGORIES,
    MOST_SEATS,
    OBJECTS,
    PREDICATE,
    Box,
    Clause,
    State,
)
from stammtisch.titles.brauerei.steps import Step


@rule
def setup(s: State, box: Box) -> None:
    """BR-3.1 to BR-3.10: chance decides the first taste, the hands (BR-3.5) and the start player.

    What each brewery begins with is BR-3.7 and BR-3.8.
    """
    clear(s)
    for category in range(CATEGORIES):
        turn_up_taste(s, box, category)
    for predicate in range(box.predicates):
        for _ in range(box.copies[predicate]):
            s.deck.add(predicate)
    for _ in range(box.jokers):
        s.deck.add(box.joker)
    s.tell(Clause.BR_3_2, "deck", cards=s.deck.n)
    for seat in range(s.seats):
        me = s.players[seat]
        me.money = box.starting_money
        me.crests = box.crests
        me.home = box.starting_reps
        me.output = box.starting_output
        me.lorries = box.starting_lorries
        for _ in range(box.starting_hand):
            me.hand.add(s.deck.draw(s.chance, of=CARD, seen_by=seat))
        s.order[seat] = seat
    s.tell(Clause.BR_3_7, "start", money=box.starting_money, reps=box.starting_reps, cards=box.starting_hand)
    roll_for_start(s, box)
    s.then(Step.ROUND)
    s.then(Step.NEXT_KIOSK, 0)


@rule
def clear(s: State) -> None:
    """Nothing lies anywhere yet."""
    s.active = NONE
    for object in range(OBJECTS):
        s.owner[object] = NONE
    for seat in range(MOST_SEATS):
        s.order[seat] = NONE
        me = s.players[seat]
        me.office = NONE
        me.research = NONE
        for category in range(CATEGORIES):
            me.beer[category] = NONE


@rule
def turn_up_taste(s: State, box: Box, category: int) -> None:
    """BR-3.4: one of the taste cards of a category (BR-3.3)."""
    wanted = s.chance.recall(0, of=PREDICATE)
    predicate = NONE
    if wanted != NONE and box.category[wanted] == category:
        predicate = wanted
    while predicate == NONE:
        tried = s.chance.glimpse(box.predicates)
        if box.category[tried] == category:
            predicate = tried
    s.chance.confirm(predicate, of=PREDICATE)
    s.taste[predicate] = 1
    s.tell(Clause.BR_3_4, "first-taste", category=category, predicate=predicate)


@rule
def roll_for_start(s: State, box: Box) -> None:
    """BR-5.1; in round 1 the order is clockwise from the start player (BR-4.3)."""
    first = roll_off(s, box, (1 << s.seats) - 1)
    for i in range(s.seats):
        s.order[i] = (first + i) % s.seats
    s.tell(Clause.BR_5_1, "start-player", seat=first)


# ------------------------------------------------------------------------------------------------- the first kiosks


@rule
def next_kiosk(s: State, box: Box, number: int) -> None:
    """BR-3.9: in order."""
    if number < s.seats:
        s.then(Step.NEXT_KIOSK, number + 1)
        s.ask(Step.KIOSK, s.order[number])


@rule
def may_settle(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-3.9: a free kiosk of the top row."""
    for object in range(box.objects):
        if box.top_row[object] == 0:
            moves.forbid(object, Clause.BR_3_9, "not-top-row", object=object)
        elif s.owner[object] != NONE:
            moves.forbid(object, Clause.BR_3_9, "taken", object=object, seat=s.owner[object])
        else:
            moves.allow(object)


@rule
def do_settle(s: State, box: Box, seat: int, choice: int) -> None:
    """A crest and the head office go there; the kiosk counts as supplied."""
    win(s, box, seat, choice)
    s.players[seat].office = choice
    s.tell(Clause.BR_3_9, "settles", seat=seat, object=choice)

"""Chapter 17: what a seat does not know, dealt anew for it."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.state import CARDS, CATEGORIES, OBJECTS, PREDICATES, Box, State


@rule
def imagine(s: State, box: Box, seat: int) -> None:
    """BR-17.2: the cards of others that lie face down, their hands, the category of their research; what they have
    planned is put back.
    """
    for other in range(s.seats):
        if other != seat:
            take_in(s, box, other)
            forget_plans(s, other)
    if s.opened == 0:
        for other in range(s.seats):
            if other != seat:
                lay_anew(s, box, seat, other)
                if s.players[other].research != NONE:
                    s.players[other].research = s.chance.below(CATEGORIES)
    for other in range(s.seats):
        if other != seat:
            hand = s.players[other].hand
            for _ in range(hand.n):
                hand.count[s.deck.draw(s.chance)] += 1


@rule
def take_in(s: State, box: Box, other: int) -> None:
    """Puts the unseen cards of a player into the deck."""
    me = s.players[other]
    for card in range(CARDS):
        s.deck.count[card] += me.hand.count[card]
        s.deck.n += me.hand.count[card]
        me.hand.count[card] = 0
    if me.laid_cards() > 0:
        for predicate in range(PREDICATES):
            s.deck.count[predicate] += me.laid[predicate]
            s.deck.n += me.laid[predicate]
        for category in range(CATEGORIES):
            s.deck.count[box.joker] += me.laid_jokers[category]
            s.deck.n += me.laid_jokers[category]
    for predicate in range(PREDICATES):
        me.laid[predicate] = 0
    for category in range(CATEGORIES):
        me.laid_jokers[category] = 0


@rule
def forget_plans(s: State, other: int) -> None:
    """Beer and notes as they were before anything was written."""
    me = s.players[other]
    for object in range(OBJECTS):
        me.notes[object] = 0
    if s.opened == 0:
        for category in range(CATEGORIES):
            me.beer[category] = NONE


@rule
def lay_anew(s: State, box: Box, seat: int, other: int) -> None:
    """Lays as many cards in each category as the player has laid there (BR-7.2): predicates of it, or jokers."""
    me = s.players[other]
    for category in range(CATEGORIES):
        for _ in range(me.laid_in[category]):
            card = draw_for(s, box, seat, category)
            s.deck.count[card] -= 1
            s.deck.n -= 1
            if card == box.joker:
                me.laid_jokers[category] += 1
            else:
                me.laid[card] += 1


@rule
def draw_for(s: State, box: Box, seat: int, category: int) -> int:
    """A card that may lie in a category; no joker that the other categories will need."""
    predicates = left_of(s, box, category)
    jokers = s.deck.count[box.joker]
    for each in range(CATEGORIES):
        if each != category:
            jokers -= max(0, still_to_lay(s, box, seat, each) - left_of(s, box, each))
    place = s.chance.below(predicates + max(jokers, 0))
    if place >= predicates:
        return box.joker
    card = 0
    while box.category[card] != category or place >= s.deck.count[card]:
        if box.category[card] == category:
            place -= s.deck.count[card]
        card += 1
    return card


@rule
def left_of(s: State, box: Box, category: int) -> int:
    """How many predicates of a category are in the deck."""
    found = 0
    for predicate in range(box.predicates):
        if box.category[predicate] == category:
            found += s.deck.count[predicate]
    return found


@rule
def still_to_lay(s: State, box: Box, seat: int, category: int) -> int:
    """How many cards of the others than a seat have not been laid anew in a category."""
    found = 0
    for other in range(s.seats):
        if other != seat:
            me = s.players[other]
            found += me.laid_in[category] - me.laid_jokers[category]
            for predicate in range(box.predicates):
                if box.category[predicate] == category:
                    found -= me.laid[predicate]
    return found

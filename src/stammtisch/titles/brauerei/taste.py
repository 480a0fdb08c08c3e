"""Chapter 8: votes make the taste, the taste makes beer points; cards are bought."""

from __future__ import annotations

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.brauerei.reps import ask_for_notes
from stammtisch.titles.brauerei.state import CARD, CATEGORIES, PREDICATES, Box, Clause, State
from stammtisch.titles.brauerei.steps import Step

# --------------------------------------------------------------------------------------------- phase 4a: the taste


@rule
def evaluate_taste(s: State, box: Box) -> None:
    """BR-8.1 to BR-8.6: everything that lay face down is open now (BR-17.3, BR-17.4)."""
    s.opened = 1
    turn_up(s, box)
    for category in range(box.categories):
        count_votes(s, box, category)
    for i in range(s.seats):
        score_beer(s, box, s.order[i])
    s.then(Step.NEXT_BUYER, 0)


@rule
def turn_up(s: State, box: Box) -> None:
    """The cards of all players together, so that nobody sees who laid which (BR-17.3)."""
    for seat in range(s.seats):
        me = s.players[seat]
        for predicate in range(PREDICATES):
            s.votes[predicate] += me.laid[predicate]
            me.laid[predicate] = 0
        for category in range(CATEGORIES):
            s.joker_votes[category] += me.laid_jokers[category]
            me.laid_jokers[category] = 0


@rule
def votes_for(s: State, box: Box, predicate: int) -> int:
    """BR-8.1: its own cards, and jokers if it belongs to the taste."""
    if s.taste[predicate] == 1:
        return s.votes[predicate] + s.joker_votes[box.category[predicate]]
    return s.votes[predicate]


@rule
def count_votes(s: State, box: Box, category: int) -> None:
    """BR-8.2 to BR-8.5: what most ask for."""
    most = 0
    first = 0
    equal = 0
    asked_before = 0
    for predicate in range(box.predicates):
        if box.category[predicate] != category:
            continue
        votes = votes_for(s, box, predicate)
        if votes > most:
            most = votes
            equal = 0
            asked_before = 0
        if votes == most and votes > 0:
            if equal == 0:
                first = predicate
            equal += 1
            asked_before += s.taste[predicate]
    if most == 0:
        s.tell(Clause.BR_8_2, "no-votes", category=category)
        return
    if AT_TABLE:
        tell_votes(s, box, category)
    if equal > 1 and asked_before > 0:
        s.tell(Clause.BR_8_4, "taste-stays", category=category)
        return
    if equal == 1:
        s.tell(Clause.BR_8_3, "taste", category=category, predicate=first)
    become_taste(s, box, category, most, equal)


@rule
def become_taste(s: State, box: Box, category: int, most: int, equal: int) -> None:
    """All predicates with most votes take the place of the taste. Their votes are counted by the taste before."""
    kept = 0
    for predicate in range(box.predicates):
        if box.category[predicate] == category and votes_for(s, box, predicate) == most:
            kept |= 1 << predicate
    for predicate in range(box.predicates):
        if box.category[predicate] == category:
            s.taste[predicate] = (kept >> predicate) & 1
            if equal > 1 and s.taste[predicate] == 1:
                s.tell(Clause.BR_8_5, "taste-together", category=category, predicate=predicate)


def tell_votes(s: State, box: Box, category: int) -> None:
    """Says which predicates have votes, and how many."""
    for predicate in range(box.predicates):
        votes = votes_for(s, box, predicate)
        if box.category[predicate] == category and votes > 0:
            s.tell(Clause.BR_8_1, "votes", predicate=predicate, votes=votes)


@rule
def score_beer(s: State, box: Box, seat: int) -> None:
    """BR-8.6: these points take the place of last round's."""
    me = s.players[seat]
    me.beer_points = 0
    for category in range(box.categories):
        if me.research == category:
            me.beer_points += 1
            s.tell(Clause.BR_8_6, "knows", seat=seat, category=category)
        elif s.taste[me.beer[category]] == 1:
            me.beer_points += 1
            s.tell(Clause.BR_17_4, "pleases", seat=seat, predicate=me.beer[category])
    s.tell(Clause.BR_8_6, "beer-points", seat=seat, points=me.beer_points)


# ---------------------------------------------------------------------------------------- phase 4b: buying cards

MOST_CARDS = 84
"""So many cards are bought by one choice, the whole deck (BR-3.2); who takes so many of a larger one is asked again."""


@rule
def affordable_cards(s: State, box: Box, seat: int) -> int:
    """BR-8.7: how many cards money and deck allow."""
    return min(s.players[seat].money // box.card_price, s.deck.n, MOST_CARDS)


@rule
def next_buyer(s: State, box: Box, number: int) -> None:
    """BR-8.7: in reverse order (BR-4.4); then the cards that were laid go back into the deck."""
    if number == s.seats:
        shuffle_back(s, box)
        ask_for_notes(s, box)
        return
    seat = s.order[s.seats - 1 - number]
    s.then(Step.NEXT_BUYER, number + 1)
    if affordable_cards(s, box, seat) > 0:
        s.ask(Step.BUY, seat)


@rule
def may_buy(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-8.7: any number that one can pay and the deck holds."""
    most = affordable_cards(s, box, seat)
    for cards in range(most + 1):
        moves.allow(cards)
    if s.deck.n == most:
        moves.forbid(range(most + 1, MOST_CARDS + 1), Clause.BR_8_7, "deck-short", cards=s.deck.n)
    else:
        price = box.card_price
        moves.forbid(
            range(most + 1, MOST_CARDS + 1), Clause.BR_8_7, "cards-too-dear", price=price, have=s.players[seat].money
        )


@rule
def do_buy(s: State, box: Box, seat: int, choice: int) -> None:
    """Pays, then draws."""
    me = s.players[seat]
    me.money -= choice * box.card_price
    s.tell(Clause.BR_8_7, "buys-cards", seat=seat, cards=choice, money=choice * box.card_price)
    for _ in range(choice):
        card = s.deck.draw(s.chance, of=CARD, seen_by=seat)
        me.hand.add(card)
        if AT_TABLE:
            s.tell(Clause.BR_8_7, "draws", seat=seat, card=Secret(seat, card))
    if choice == MOST_CARDS and affordable_cards(s, box, seat) > 0:
        s.ask(Step.BUY, seat)


@rule
def shuffle_back(s: State, box: Box) -> None:
    """BR-8.8."""
    before = s.deck.n
    for predicate in range(PREDICATES):
        for _ in range(s.votes[predicate]):
            s.deck.add(predicate)
        s.votes[predicate] = 0
    for category in range(CATEGORIES):
        for _ in range(s.joker_votes[category]):
            s.deck.add(box.joker)
        s.joker_votes[category] = 0
    if s.deck.n > before:
        s.tell(Clause.BR_8_8, "shuffled", cards=s.deck.n - before)

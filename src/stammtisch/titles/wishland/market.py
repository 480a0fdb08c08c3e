"""The market: dealing, clearing away, shuffling anew (chapters 2 and 20)."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.wishland.solo import renew
from stammtisch.titles.wishland.state import CARD, ROWS, Box, Clause, State


@rule
def deal(s: State, box: Box) -> None:
    """Deals cards to the columns of each row, as many as there are (WL-2.2, WL-20.5); none in the solo game."""
    if s.seats == 1:  # WL-23.3, WL-23.19
        return
    for row in range(ROWS):
        for column in range(box.columns):
            if s.deck[row].n > 0:
                s.market[row][column] = s.deck[row].draw(s.chance, box.first_of_row[row], of=CARD)
                s.tell(Clause.WL_20_5, "dealt", card=s.market[row][column])


@rule
def clear_away(s: State, box: Box) -> None:
    """What is left on the market goes to the discard pile of its row (WL-20.3)."""
    for row in range(ROWS):
        for column in range(box.columns):
            if s.market[row][column] != NONE:
                s.discard[row].add(s.market[row][column])
                s.market[row][column] = NONE


@rule
def reshuffle(s: State, box: Box) -> None:
    """After round 6 the discard piles become draw piles (WL-20.4); what was left in those is shuffled in."""
    if s.seats == 1:
        renew(s, box)
        return
    for card in range(box.cards):
        row = box.card_colour[card]
        if s.discard[row].count[card] > 0:
            s.discard[row].remove(card)
            s.deck[row].add(card)
    s.tell(Clause.WL_20_4, "reshuffled")

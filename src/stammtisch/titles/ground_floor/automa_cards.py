"""Chapter 22, the Automas' cards: their make-up, and revealing them."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.lots import draw_lot
from stammtisch.titles.ground_floor.state import AUTOMA_CARD, AUTOMA_KINDS, Box, Clause, State


@rule
def make_decks(s: State, box: Box) -> None:
    """GF-22.3, GF-22.4: one card of each kind, and the further card of Pei or Hadid. The others lie ready."""
    for card in range(box.automa_cards):
        s.automa_cards.add(card)
    for seat in range(s.humans, s.seats):
        for i in range(AUTOMA_KINDS):
            if box.automa_deck[i] != NONE:
                add_card(s, box, seat, box.automa_deck[i])
        extra = box.automa_extra_card[s.automas[seat - s.humans].who]
        if extra != NONE:
            add_card(s, box, seat, extra)


@rule
def add_card(s: State, box: Box, seat: int, kind: int) -> None:
    """Shuffles a random card of a kind into the undrawn cards of an Automa, if one is left (GF-22.3)."""
    left = 0
    for card in range(box.automa_cards):
        if box.card_kind[card] == kind:
            s.weights[card] = s.automa_cards.count[card]
            left += s.weights[card]
    if left == 0:
        return
    drawn = draw_lot(s, left, of=AUTOMA_CARD)
    s.automa_cards.remove(drawn)
    s.automas[seat - s.humans].undrawn.add(drawn)
    s.tell(Clause.GF_22_3, "automa-card", seat=seat, automa_card=drawn)


@rule
def shuffle_all(s: State, box: Box, seat: int) -> None:
    """Makes all cards of an Automa undrawn (GF-22.9)."""
    automa = s.automas[seat - s.humans]
    for card in range(box.automa_cards):
        while automa.drawn.count[card] > 0:
            automa.drawn.remove(card)
            automa.undrawn.add(card)


@rule
def reveal(s: State, box: Box, seat: int) -> int:
    """The top card of an Automa's deck. When it was the last, all are shuffled at once (GF-22.9), those revealed in
    this turn included (GF-22.14).
    """
    automa = s.automas[seat - s.humans]
    card = automa.undrawn.draw(s.chance, of=AUTOMA_CARD)
    automa.drawn.add(card)
    s.tell(Clause.GF_22_13, "automa-reveals", seat=seat, automa_card=card)
    if automa.undrawn.n == 0:
        s.tell(Clause.GF_22_9, "automa-reshuffles", seat=seat, count=automa.drawn.n)
        shuffle_all(s, box, seat)
    return card


@rule
def cards_of(s: State, box: Box, seat: int) -> int:
    """The cards of an Automa's deck, drawn and undrawn, as a bit set."""
    automa = s.automas[seat - s.humans]
    found = 0
    for card in range(box.automa_cards):
        if automa.undrawn.count[card] + automa.drawn.count[card] > 0:
            found |= 1 << card
    return found


@rule
def start_round(s: State, box: Box) -> None:
    """Shuffles every Automa's cards (GF-22.9); late in the game a construction card joins them (GF-22.11)."""
    for seat in range(s.humans, s.seats):
        s.automas[seat - s.humans].built = 0
        shuffle_all(s, box, seat)
        if s.round == box.automa_late_round:
            s.tell(Clause.GF_22_11, "automa-late-card", seat=seat)
            add_card(s, box, seat, box.automa_late_card)

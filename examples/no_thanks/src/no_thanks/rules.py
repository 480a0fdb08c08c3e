"""The rules: setting up, a turn (chapter 2), the end (chapter 3)."""

from __future__ import annotations

from no_thanks.state import CARD, MIN_SEATS, Box, Clause, State, Step
from stammtisch.kernel.model.kinds import NONE, SEAT
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule

TAKE, DECLINE = 0, 1
"""Options of the decision DECIDE."""


@rule
def setup(s: State, box: Box) -> None:
    """Shuffles the cards and deals the chips (NT-1.1 to NT-1.4)."""
    s.tell(Clause.NT_1_1, "people", count=s.seats)
    for card in range(box.cards):
        s.unseen.add(card)
    s.left = box.cards - box.removed
    s.tell(Clause.NT_1_2, "removed", count=box.removed)
    for seat in range(s.seats):
        s.players[seat].chips = box.dealt[s.seats - MIN_SEATS]
    s.tell(Clause.NT_1_3, "chips", count=box.dealt[s.seats - MIN_SEATS])
    s.active = s.chance.below(s.seats, of=SEAT)
    s.tell(Clause.NT_1_4, "begins", seat=s.active)
    s.then(Step.TURN_UP)


# ------------------------------------------------------------------------------------------------------------ a turn


@rule
def turn_up(s: State, box: Box) -> None:
    """The next card (NT-2.1), or the end of the game (NT-3.1)."""
    if s.left == 0:
        finish(s)
        return
    s.card = s.unseen.draw(s.chance, of=CARD)
    s.left -= 1
    s.tell(Clause.NT_2_1, "turned-up", card=s.card)
    s.ask(Step.DECIDE, s.active)


@rule
def may_decide(s: State, box: Box, seat: int, moves: Moves) -> None:
    """Take the card, or decline it for a chip (NT-2.2 to NT-2.4)."""
    moves.allow(TAKE)
    if s.players[seat].chips > 0:
        moves.allow(DECLINE)
    else:
        moves.forbid(DECLINE, Clause.NT_2_3, "no-chips")


@rule
def do_decide(s: State, box: Box, seat: int, choice: int) -> None:
    """The card is taken with what lies on it (NT-2.4), or a chip goes onto it (NT-2.2)."""
    me = s.players[seat]
    if choice == DECLINE:
        me.chips -= 1
        s.on_card += 1
        s.tell(Clause.NT_2_2, "declined", seat=seat, card=s.card, count=s.on_card)
        s.active = (seat + 1) % s.seats
        s.ask(Step.DECIDE, s.active)
        return
    s.tell(Clause.NT_2_4, "taken", seat=seat, card=s.card, count=s.on_card)
    me.cards[s.card] = 1
    me.cost = cost(s, box, seat)
    me.chips += s.on_card
    s.on_card = 0
    s.then(Step.TURN_UP)


# ----------------------------------------------------------------------------------------------------------- the end


@rule
def finish(s: State) -> None:
    """All chips are shown, and what everybody has is told (NT-3.1 to NT-3.4)."""
    s.card = NONE
    s.ended = 1
    s.tell(Clause.NT_3_1, "end")
    fewest = points(s, 0)
    for seat in range(s.seats):
        s.tell(Clause.NT_3_2, "cost", seat=seat, points=s.players[seat].cost)
        s.tell(Clause.NT_3_3, "saved", seat=seat, count=s.players[seat].chips)
        fewest = min(fewest, points(s, seat))
    for seat in range(s.seats):
        if points(s, seat) == fewest:
            s.tell(Clause.NT_3_4, "won", seat=seat, points=fewest)


@rule
def cost(s: State, box: Box, seat: int) -> int:
    """What the cards of a seat cost: of cards in a row the lowest alone (NT-3.2)."""
    me = s.players[seat]
    total = 0
    for card in range(box.cards):
        if me.cards[card] == 1:
            follows = card > 0 and me.cards[card - 1] == 1 and box.value[card - 1] + 1 == box.value[card]
            if not follows:
                total += box.value[card]
    return total


@rule
def points(s: State, seat: int) -> int:
    """The cost of the cards, less a point for each chip (NT-3.3)."""
    return s.players[seat].cost - s.players[seat].chips


@rule
def score(s: State, box: Box, seat: int) -> int:
    """What a seat has: its points."""
    return points(s, seat)


@rule
def standing(s: State, box: Box, seat: int) -> int:
    """What ranks the seats: the fewest points win (NT-3.4)."""
    return -points(s, seat)


@rule
def clock(s: State, box: Box) -> int:
    """How many cards have been turned up; who looks ahead may stop after some."""
    return box.cards - box.removed - s.left


# ------------------------------------------------------------------------------------------------------------ hidden


@rule
def imagine(s: State, box: Box, seat: int) -> None:
    """Deals the chips of the others anew. A seat knows how many they have together, and nothing more for certain; at
    the end all is open.
    """
    if s.ended == 1:
        return
    hidden = 0
    for other in range(s.seats):
        if other != seat:
            hidden += s.players[other].chips
            s.players[other].chips = 0
    for _ in range(hidden):
        other = s.chance.below(s.seats - 1)
        if other >= seat:
            other += 1
        s.players[other].chips += 1

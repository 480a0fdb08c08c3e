"""The rules, chapter by chapter."""

from __future__ import annotations

from $package.state import CARD, Box, Clause, State, Step
from stammtisch.kernel.moves import Moves
from stammtisch.kernel.rule import rule

DRAW, PASS = 0, 1
"""Options of the decision TURN."""


@rule
def setup(s: State, box: Box) -> None:
    """Fills the bag (${prefix}-1.2) and calls the first turn (${prefix}-1.1)."""
    for card in range(box.cards):
        s.bag.count[card] = box.copies[card]
        s.bag.n += box.copies[card]
    s.active = s.seats - 1
    s.then(Step.NEXT_TURN)


@rule
def next_turn(s: State, box: Box) -> None:
    """The next person's turn, or the end (${prefix}-1.1, ${prefix}-3.1)."""
    if s.turn == box.rounds * s.seats:
        s.tell(Clause.${prefix}_3_1, "over")
        return
    s.turn += 1
    s.active = (s.active + 1) % s.seats
    s.then(Step.NEXT_TURN)
    s.ask(Step.TURN, s.active)


@rule
def may_turn(s: State, box: Box, seat: int, moves: Moves) -> None:
    """${prefix}-2.1, ${prefix}-2.3: draw or pass."""
    if s.bag.n > 0:
        moves.allow(DRAW)
    else:
        moves.forbid(DRAW, Clause.${prefix}_2_3)
    moves.allow(PASS)


@rule
def do_turn(s: State, box: Box, seat: int, choice: int) -> None:
    """${prefix}-2.2: a drawn card counts at once."""
    if choice == PASS:
        s.tell(Clause.${prefix}_2_1, "pass", seat=seat)
        return
    card = s.bag.draw(s.chance, of=CARD)
    s.players[seat].points += box.value[card]
    s.tell(Clause.${prefix}_2_2, "draw", seat=seat, card=card, points=box.value[card])


@rule
def imagine(s: State, box: Box, seat: int) -> None:
    """Nothing is hidden but the order of the bag, which has none."""


@rule
def score(s: State, box: Box, seat: int) -> int:
    """The points (${prefix}-3.1)."""
    return s.players[seat].points

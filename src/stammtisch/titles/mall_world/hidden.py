"""Chapter 16: what nobody or only one seat knows, dealt anew for a seat that has to guess it."""

from __future__ import annotations

from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_world.state import Box, State


@rule
def imagine(s: State, box: Box, seat: int) -> None:
    """Deals anew the deck, the unseen cards of the other hands, and the other special contracts (MW-16.2, MW-16.3)."""
    for other in range(s.seats):
        if other == seat:
            continue
        them = s.players[other]
        for card in range(box.cards):
            unseen = them.hand.count[card] - them.known[card]
            them.hand.count[card] = them.known[card]
            s.deck.count[card] += unseen
            s.deck.n += unseen
        if them.holds_special:
            s.unused_specials.add(them.special)
    for other in range(s.seats):
        if other == seat:
            continue
        them = s.players[other]
        known = 0
        for card in range(box.cards):
            known += them.known[card]
        for _ in range(them.hand.n - known):
            card = s.deck.draw(s.chance)
            them.hand.count[card] += 1
        if them.holds_special:
            them.special = s.unused_specials.draw(s.chance)

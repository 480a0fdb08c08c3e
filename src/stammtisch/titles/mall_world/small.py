"""Chapter 19: the small game, an option of ours. Its set-up; the rest of its rules stand where they differ."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_world.mall import cover, put_shop
from stammtisch.titles.mall_world.state import COLOURS, SLOTS, STORAGE_ROOM, Box, Clause, State


@rule
def lay_small_mall(s: State, box: Box) -> None:
    """MW-19.2: the storage room covers all places but a few, and the first shops lie where the box says."""
    for place in range(box.places):
        if not box.small_open[place]:
            s.mall[place] = COLOURS + STORAGE_ROOM
            cover(s, place)
    for colour in range(COLOURS):
        place = box.small_shops[0][colour]
        if place != NONE:
            put_shop(s, box, place, colour)
            s.tell(Clause.MW_19_2, "small-shop", shop=colour, place=place)


@rule
def lay_small_stock(s: State, box: Box) -> None:
    """MW-19.3, MW-19.4: the approval cards and contracts of the small game; nothing lies in display and lobby."""
    for card in range(box.cards):
        s.deck.count[card] = box.small_cards[card]
        s.deck.n += box.small_cards[card]
    for contract in range(box.contracts):
        s.unused_specials.count[contract] = box.small_contracts[contract]
        s.unused_specials.n += box.small_contracts[contract]
    for slot in range(SLOTS):
        s.lobby[slot] = NONE


@rule
def coins_each(s: State, box: Box) -> int:
    """The coins with which a player starts (MW-3.11, MW-19.3)."""
    return box.small_coins_each[0] if s.options.small else box.coins_per_player


@rule
def cards_each(s: State, box: Box) -> int:
    """The approval cards dealt to a player (MW-3.6, MW-19.3)."""
    return box.small_cards_each[0] if s.options.small else box.starting_approval_cards

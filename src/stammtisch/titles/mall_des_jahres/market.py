"""Chapter 9: the market, four open stacks fed from the store pile."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.state import CARD, STACKS, Box, Clause, State


@rule
def covered(s: State) -> int:
    """How many cards lie covered in the open stacks."""
    found = 0
    for stack in range(STACKS):
        card = s.tops[stack]
        while card != NONE and s.beneath[card] != NONE:
            card = s.beneath[card]
            found += 1
    return found


@rule
def can_draw(s: State) -> bool:
    """Whether there is a card to draw from the store pile, rebuilt if need be (MJ-9.6)."""
    if s.store_pile.n > 0:
        return True
    return covered(s) > 0


@rule
def draw_card(s: State, box: Box) -> int:
    """Draws the top card of the store pile, which is rebuilt first if it is empty; NONE if there is none at all."""
    if s.store_pile.n == 0:
        rebuild(s)
    if s.store_pile.n == 0:
        s.tell(Clause.MJ_9_7, "no-card")
        return NONE
    pile = s.store_pile
    if pile.loose < 2 and pile.item[pile.n - 1] != box.secret:
        return pile.remove(pile.n - 1)
    wanted = s.chance.recall(0, of=CARD)
    at = pile.find(wanted)
    if at == NONE and s.unseen.find(wanted) != NONE:
        at = pile.find(box.secret)
    if at == NONE:
        at = pile.n - 1 - s.chance.glimpse(max(pile.loose, 1))
    card = pile.item[at]
    if card == box.secret:
        at = pile.find(card)  # of several the same one that a record will find
        place = s.unseen.find(wanted)
        if place == NONE:
            place = s.chance.glimpse(s.unseen.n)
        card = s.unseen.take(place)
    s.chance.confirm(card, of=CARD)
    pile.remove(at)
    return card


@rule
def rebuild(s: State) -> None:
    """MJ-9.6: the covered cards of the stacks, shuffled, are the new store pile."""
    gathered = covered(s)
    if gathered == 0:
        return
    pile = s.store_pile
    for stack in range(STACKS):
        if s.tops[stack] != NONE:
            top = s.lift(stack)
            while s.tops[stack] != NONE:
                pile.push(s.lift(stack))
                pile.run[pile.n - 1] = 1
            s.lay(stack, top)
    pile.recount()
    s.tell(Clause.MJ_9_6, "rebuilt", cards=gathered)


@rule
def lay_from_pile(s: State, box: Box, stack: int) -> None:
    """Lays the top card of the store pile on an open stack, if there is one (MJ-9.3, MJ-9.7)."""
    card = draw_card(s, box)
    if card != NONE:
        s.lay(stack, card)
        s.tell(Clause.MJ_9_3, "laid-out", card=card, stack=stack)


@rule
def take_from(s: State, box: Box, stack: int) -> int:
    """Takes the top card of an open stack, which is replaced at once (MJ-8.18)."""
    card = s.lift(stack)
    lay_from_pile(s, box, stack)
    return card


@rule
def refresh(s: State, box: Box) -> None:
    """MJ-9.5: a new card on each stack."""
    s.tell(Clause.MJ_9_5, "refresh")
    for stack in range(STACKS):
        lay_from_pile(s, box, stack)


@rule
def lay_beneath_anchors(s: State, card: int) -> None:
    """A closed anchor goes face down to the bottom of its pile (MJ-9.8), where everybody knows it (MJ-16.5)."""
    if s.anchor_pile.n == 0:
        s.anchor_up = 0
    s.anchor_pile.make_room(1)
    s.anchor_pile.put(0, card, 0)
    s.anchor_pile.recount()


@rule
def lay_beneath_counters(s: State, card: int) -> None:
    """A closed counter goes face down to the bottom of the food-court pile (MJ-9.8)."""
    if s.counter_pile.n == 0:
        s.counter_up = 0
    s.counter_pile.make_room(1)
    s.counter_pile.put(0, card, 0)
    s.counter_pile.recount()

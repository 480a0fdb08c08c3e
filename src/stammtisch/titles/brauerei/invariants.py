"""What always holds."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.kernel.model.kinds import NONE
from stammtisch.titles.brauerei.state import AREAS, CATEGORIES, Box, State
from stammtisch.titles.brauerei.steps import Step


def complete(s: State, box: Box) -> None:
    """The fields that follow from where crests and reps are."""
    for seat in range(s.seats):
        me = s.players[seat]
        for area in range(AREAS):
            inside = [object for object in range(box.objects) if box.area[object] == area]
            own = [object for object in inside if s.owner[object] == seat]
            me.held[area] = len(own)
            me.hung[area] = sum(s.hanging[object] for object in own)
            me.posted[area] = sum(me.reps[object] for object in inside)


def invariants(s: State, box: Box) -> Iterator[str]:
    """Cards, crests and reps neither come nor go; every brewery has its head office, a lorry and no debts."""
    fresh = s.clone()
    complete(fresh, box)
    if fresh != s:
        yield "crests and reps are counted wrongly"
    yield from _cards(s, box)
    yield from _board(s, box)
    for seat in range(s.seats):
        yield from _brewery(s, box, seat)
    if sorted(list(s.order)[: s.seats]) != list(range(s.seats)):
        yield "the order is no order of the players (BR-12.1)"
    for category in range(CATEGORIES):
        tastes = [p for p in range(box.predicates) if s.taste[p] and box.category[p] == category]
        if not tastes:
            yield f"category {category} has no taste (BR-8.2)"


def _cards(s: State, box: Box) -> Iterator[str]:
    wanted = [*list(box.copies)[: box.predicates], box.jokers]
    for card, copies in enumerate(wanted):
        joker = card == box.joker
        there = s.deck.count[card] + (sum(s.joker_votes) if joker else s.votes[card])
        for seat in range(s.seats):
            me = s.players[seat]
            there += me.hand.count[card]
            if me.laid_cards():
                there += sum(me.laid_jokers) if joker else me.laid[card]
        if there != copies:
            yield f"cards of kind {card} have come or gone: {there} instead of {copies} (BR-3.2)"
    for bag in (s.deck, *(s.players[seat].hand for seat in range(s.seats))):
        if sum(bag.count) != bag.n:
            yield "cards of the deck or of a hand are miscounted"


def _board(s: State, box: Box) -> Iterator[str]:
    for object in range(box.objects):
        if s.hanging[object] and s.owner[object] == NONE:
            yield f"object {object} hangs and is nobody's (BR-10.9)"
        if s.fed[object] and s.owner[object] != s.active:
            yield f"object {object} is supplied out of turn (BR-10.4)"
    if s.room < 0:
        yield "more is delivered than can be (BR-10.3)"


def _brewery(s: State, box: Box, seat: int) -> Iterator[str]:
    me = s.players[seat]
    if me.crests + sum(owner == seat for owner in s.owner) != box.crests:
        yield f"crests of seat {seat} have come or gone (BR-3.6)"
    if me.all_reps() > box.reps:
        yield f"seat {seat} has {me.all_reps()} reps (BR-13.2)"
    if me.written() > me.all_reps():
        yield f"seat {seat} has written more notes than it has reps (BR-9.1)"
    if me.money < 0:
        yield f"seat {seat} has {me.money} Mark (BR-16.1)"
    if me.lorries < 1:
        yield f"seat {seat} has no lorry (BR-10.1)"
    settling = any(frame.step in (Step.NEXT_KIOSK, Step.KIOSK) for frame in s.frames[: s.depth])
    if me.office == NONE and not settling:
        yield f"seat {seat} has no head office (BR-3.9)"
    if me.office != NONE and s.owner[me.office] != seat:
        yield f"the head office of seat {seat} is on an object that is not its own (BR-14.3)"
    if me.popularity != sum(me.strokes >= needed for needed in box.strokes_needed):
        yield f"the popularity of seat {seat} does not go with its strokes (BR-11.2)"
    if me.research != NONE and me.beer[me.research] != NONE:
        yield f"seat {seat} has marked a category and described it (BR-7.5)"
    for category in range(CATEGORIES):
        if me.beer[category] != NONE and box.category[me.beer[category]] != category:
            yield f"seat {seat} has a predicate in a wrong category (BR-7.5)"
        lying = sum(me.laid[p] for p in range(box.predicates) if box.category[p] == category)
        if s.opened == 0 and me.laid_cards() and lying + me.laid_jokers[category] != me.laid_in[category]:
            yield f"seat {seat} has laid other cards than are counted (BR-7.2)"

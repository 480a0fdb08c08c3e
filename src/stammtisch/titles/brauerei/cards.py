"""Chapter 7: cards are laid face down, the market is researched, the beer of the year is brewed."""

from __future__ import annotations

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.state import (
    ADDITIONAL,
    CATEGORIES,
    PREDICATES,
    Box,
    Clause,
    Player,
    State,
)
from stammtisch.titles.brauerei.steps import Step

# ---------------------------------------------------------------------------------------------- phase 3a: the cards

JOKER_AT = PREDICATES
LAID = PREDICATES + CATEGORIES
"""Options of LAY: a predicate, JOKER_AT + category, LAID when no more is laid."""


@rule
def next_to_lay(s: State, box: Box, number: int) -> None:
    """BR-7.1: in order, who has cards."""
    if number == s.seats:
        s.active = NONE
        s.then(Step.NEXT_RESEARCH, 0)
        return
    s.active = s.order[number]
    s.then(Step.NEXT_TO_LAY, number + 1)
    if s.players[s.active].hand.n > 0:
        s.ask_all(Step.LAY, 1 << s.active)


@rule
def jokers_laid(me: Player) -> int:
    """How many jokers of the hand lie face down."""
    found = 0
    for category in range(CATEGORIES):
        found += me.laid_jokers[category]
    return found


@rule
def last_laid(me: Player) -> int:
    """The last of the options that have been chosen: cards are laid in this order, so that none counts twice."""
    last = 0
    for predicate in range(PREDICATES):
        if me.laid[predicate] > 0:
            last = predicate
    for category in range(CATEGORIES):
        if me.laid_jokers[category] > 0:
            last = JOKER_AT + category
    return last


@rule
def may_lay(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-7.1: any cards of the hand, predicates in the order of the box, then jokers."""
    me = s.players[seat]
    last = last_laid(me)
    for predicate in range(box.predicates):
        if me.hand.count[predicate] == me.laid[predicate]:
            moves.forbid(predicate, Clause.BR_7_1, "card-lacking", predicate=predicate, cards=me.laid[predicate])
        elif predicate < last:
            moves.forbid(predicate, Clause.BR_7_1, "card-order")
        else:
            moves.allow(predicate)
    jokers = me.hand.count[box.joker] - jokers_laid(me)
    for category in range(box.categories):
        if jokers == 0:
            moves.forbid(JOKER_AT + category, Clause.BR_7_1, "no-joker", cards=jokers_laid(me))
        elif JOKER_AT + category < last:
            moves.forbid(JOKER_AT + category, Clause.BR_7_1, "card-order")
        else:
            moves.allow(JOKER_AT + category)
    moves.allow(LAID)


@rule
def do_lay(s: State, box: Box, seat: int, choice: int) -> None:
    """Lays a card face down, or says that this is all."""
    me = s.players[seat]
    if choice == LAID:
        s.done(seat)
    elif choice >= JOKER_AT:
        me.laid_jokers[choice - JOKER_AT] += 1
    else:
        me.laid[choice] += 1


@rule
def open_laid(s: State, box: Box) -> None:
    """BR-7.2: how many cards of the player lie in each category is open; which they are never is (BR-17.3)."""
    seat = s.active
    me = s.players[seat]
    for predicate in range(box.predicates):
        me.hand.count[predicate] -= me.laid[predicate]
        me.laid_in[box.category[predicate]] += me.laid[predicate]
    for category in range(CATEGORIES):
        me.hand.count[box.joker] -= me.laid_jokers[category]
        me.laid_in[category] += me.laid_jokers[category]
    me.hand.n -= me.laid_cards()
    if me.laid_cards() == 0:
        s.tell(Clause.BR_7_1, "lays-nothing", seat=seat)
    for category in range(CATEGORIES):
        if me.laid_in[category] > 0:
            s.tell(Clause.BR_7_2, "lays", seat=seat, category=category, cards=me.laid_in[category])


# -------------------------------------------------------------------------------------------- phase 3b: the research

RESEARCH, NO_RESEARCH = 0, 1
"""Options of RESEARCH."""


@rule
def can_research(s: State, box: Box, seat: int) -> bool:
    """BR-7.3: who has the money and (unless BR-19.1 says otherwise) has laid no card."""
    me = s.players[seat]
    if me.money < box.research_price:
        return False
    return me.laid_cards() == 0 or s.options.research == ADDITIONAL


@rule
def next_research(s: State, box: Box, number: int) -> None:
    """BR-7.3: in order; then all decide on their beer."""
    if number == s.seats:
        s.ask_all(Step.BEER, (1 << s.seats) - 1)
        return
    seat = s.order[number]
    s.then(Step.NEXT_RESEARCH, number + 1)
    if can_research(s, box, seat):
        s.ask(Step.RESEARCH, seat)


@rule
def may_research(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-7.3, BR-19.1: only who can do so is asked."""
    moves.allow(RESEARCH)
    moves.allow(NO_RESEARCH)


@rule
def do_research(s: State, box: Box, seat: int, choice: int) -> None:
    """BR-7.4: the payment is open."""
    if choice == NO_RESEARCH:
        s.tell(Clause.BR_7_3, "no-research", seat=seat)
        return
    me = s.players[seat]
    me.money -= box.research_price
    me.researched = 1
    if me.laid_cards() > 0:
        s.tell(Clause.BR_19_1, "research-besides", seat=seat)
    s.tell(Clause.BR_7_4, "research", seat=seat, money=box.research_price)
    s.ask(Step.FIELD, seat)


@rule
def may_name_field(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-7.3: one category."""
    for category in range(box.categories):
        moves.allow(category)


@rule
def do_name_field(s: State, box: Box, seat: int, choice: int) -> None:
    """BR-7.4: nobody else is told which."""
    s.players[seat].research = choice
    s.tell(Clause.BR_7_4, "field", seat=seat, category=Secret(seat, choice))


# ------------------------------------------------------------------------------------------------ phase 3b: the beer

BREWED = PREDICATES
"""Option of BEER: the beer stays as it is described."""


@rule
def next_category(me: Player) -> int:
    """The first category that the beer is not described in yet (BR-7.5); CATEGORIES if there is none."""
    category = 0
    while category < CATEGORIES and (me.beer[category] != NONE or me.research == category):
        category += 1
    return category


@rule
def may_brew(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-7.5: one predicate in each category but a researched one, whatever cards were laid (BR-7.6)."""
    me = s.players[seat]
    category = next_category(me)
    for predicate in range(box.predicates):
        if category == box.category[predicate]:
            moves.allow(predicate)
        elif me.research == box.category[predicate]:
            moves.forbid(predicate, Clause.BR_7_5, "researched", category=box.category[predicate])
        elif me.beer[box.category[predicate]] != NONE:
            moves.forbid(predicate, Clause.BR_7_5, "described", category=box.category[predicate])
        else:
            moves.forbid(predicate, Clause.BR_7_5, "category-first", category=category)
    if category == CATEGORIES:
        moves.allow(BREWED)
    else:
        moves.forbid(BREWED, Clause.BR_7_5, "category-first", category=category)


@rule
def do_brew(s: State, box: Box, seat: int, choice: int) -> None:
    """Ticks a predicate, or says that the beer is ready."""
    if choice == BREWED:
        s.done(seat)
    else:
        s.players[seat].beer[box.category[choice]] = choice


@rule
def open_beer(s: State, box: Box) -> None:
    """The beers are open as soon as the taste is evaluated (BR-17.4)."""
    s.tell(Clause.BR_7_5, "brewed")
    s.then(Step.TASTE)

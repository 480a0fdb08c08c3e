"""Chapter 3: set-up."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE, SEAT
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.market import lay_from_pile
from stammtisch.titles.mall_des_jahres.state import (
    ANCHORS,
    BRANCHES,
    CARDS,
    COUNTERS,
    DECK,
    FIELDS,
    MOST_SEATS,
    STACKS,
    STORES,
    Box,
    Clause,
    State,
)
from stammtisch.titles.mall_des_jahres.steps import Step


@rule
def setup(s: State, box: Box) -> None:
    """MJ-3.1 to MJ-3.9; no display is dealt yet (MJ-3.10).

    Chance decides what lies open and who begins (MJ-16.6); what else is in the piles is found when it is drawn.
    """
    clear(s)
    for seat in range(s.seats):
        me = s.players[seat]
        me.marker = box.start  # MJ-3.2
        me.category = 0  # MJ-3.3: no reward
        for _ in range(box.starting_vacancies):
            me.draw.push(box.vacancy)
        me.vacancies = box.starting_vacancies  # MJ-3.4
    s.store_pile.make_room(box.stores + box.closures_in_pile)
    for i in range(s.store_pile.n):
        s.store_pile.put(i, i if i < box.stores else box.secret, 1)
    s.anchor_pile.make_room(box.anchors)
    for anchor in range(box.anchors):
        s.anchor_pile.put(anchor, STORES + anchor, 1)
    s.counter_pile.make_room(box.counters)
    for counter in range(box.counters):
        s.counter_pile.put(counter, STORES + ANCHORS + counter, 1)
    s.store_pile.recount()
    s.anchor_pile.recount()
    s.counter_pile.recount()
    for closure in range(box.closures):
        s.unseen.push(box.first_closure + closure)
    s.tell(
        Clause.MJ_3_7,
        "store-pile",
        stores=box.stores,
        closures=box.closures_in_pile,
        anchors=box.anchors,
        counters=box.counters,
    )
    for stack in range(STACKS):  # MJ-3.8: a closure card simply lies there
        lay_from_pile(s, box, stack)
    s.start_player = s.chance.below(s.seats, of=SEAT)
    s.active = s.start_player
    s.round = 1
    s.tell(Clause.MJ_1_3, "start-player", seat=s.start_player)
    s.then(Step.TURN)


@rule
def clear(s: State) -> None:
    """Nothing lies anywhere yet: no chip is taken (MJ-3.9), no die shows anything (MJ-3.5)."""
    for i in range(CARDS):
        s.store_pile.item[i] = NONE
    for i in range(COUNTERS):
        s.anchor_pile.item[i] = NONE
        s.counter_pile.item[i] = NONE
    for branch in range(BRANCHES):
        s.chips[branch] = NONE
    for stack in range(STACKS):
        s.tops[stack] = NONE
    for card in range(CARDS):
        s.beneath[card] = NONE
    s.target = NONE
    s.stack = NONE
    for seat in range(MOST_SEATS):
        me = s.players[seat]
        me.category = NONE
        for i in range(DECK):
            me.draw.item[i] = NONE
        for field in range(FIELDS):
            me.display[field] = NONE

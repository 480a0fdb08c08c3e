"""Chapter 11: closing."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.deck import gain_vacancy
from stammtisch.titles.mall_des_jahres.market import lay_beneath_anchors, lay_beneath_counters
from stammtisch.titles.mall_des_jahres.opening import descend, leave_branch, shut
from stammtisch.titles.mall_des_jahres.state import CARDS, STACKS, Box, Clause, Sort, State
from stammtisch.titles.mall_des_jahres.steps import Step
from stammtisch.titles.mall_des_jahres.track import lose


@rule
def close(s: State, box: Box, seat: int, field: int, cost: int, vacancy: int) -> None:
    """MJ-11.1, MJ-11.2: closes the business under a field, which stays empty (MJ-11.3); `vacancy`: 1 if it brings one.

    The `cost` comes first: who is ruined by it keeps the card for the piles, while one that a descent ruins has lost it
    (MJ-11.4).
    """
    me = s.players[seat]
    card = me.display[field]
    s.tell(Clause.MJ_11_1, "closing", seat=seat, card=card, points=cost)
    if not lose(s, box, seat, cost):
        return
    me.display[field] = NONE
    if box.sort[card] == Sort.STORE:
        s.ask(Step.STACK, seat, card + CARDS * vacancy)
        return
    if box.sort[card] == Sort.ANCHOR:
        me.anchors -= 1
        lay_beneath_anchors(s, card)
    else:
        me.counters -= 1
        lay_beneath_counters(s, card)
    s.tell(Clause.MJ_9_8, "beneath", card=card)
    closed(s, box, seat, card, vacancy)


@rule
def closed(s: State, box: Box, seat: int, card: int, vacancy: int) -> None:
    """MJ-11.1 (3) to (5): the vacancy, the markers, the descent."""
    if vacancy == 1:
        gain_vacancy(s, box, seat)
    was_open = s.is_open[card]
    shut(s, box, seat, card)
    if was_open == 1 and box.sort[card] == Sort.STORE:
        leave_branch(s, box, seat, box.branch[card])
    descend(s, box, seat)


@rule
def may_stack(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MJ-9.2, MJ-10.13: any stack, an empty one too."""
    for stack in range(STACKS):
        moves.allow(stack)


@rule
def do_stack(s: State, box: Box, seat: int, choice: int, carried: int) -> None:
    """Lays a closed store, or a closure card that was used, on a stack; what else follows from a closing.

    Anybody may acquire it from there (MJ-10.14, MJ-11.5).
    """
    card = carried % CARDS
    s.lay(choice, card)
    if box.sort[card] == Sort.CLOSURE:
        s.tell(Clause.MJ_10_13, "laid-on", seat=seat, card=card, stack=choice)
    else:
        s.tell(Clause.MJ_9_2, "laid-on", seat=seat, card=card, stack=choice)
        closed(s, box, seat, card, carried // CARDS)

"""Chapter 7: the option fields, step 3 of a turn."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.closing import close
from stammtisch.titles.mall_des_jahres.deck import dismiss
from stammtisch.titles.mall_des_jahres.opening import (
    climb,
    descend,
    leave_branch,
    meets,
    open_tenant,
    shut,
    test_opening,
)
from stammtisch.titles.mall_des_jahres.state import (
    CLOSE,
    EFFECT,
    FIELDS,
    NO_VACANCY,
    ORDERS,
    PAID,
    STACKS,
    Box,
    Clause,
    Sort,
    State,
)
from stammtisch.titles.mall_des_jahres.steps import Step
from stammtisch.titles.mall_des_jahres.track import can_pay, gain

PART_A, PART_B, SECOND, THIRD, FOURTH = range(5)
"""The stages of step 3: the two parts of the first field, then the others (MJ-7.1, MJ-7.2)."""


@rule
def field(s: State, box: Box, stage: int) -> None:
    """One stage of step 3; what lies under the field now is what counts (MJ-7.1)."""
    seat = s.active
    me = s.players[seat]
    if stage == PART_A:
        part_a(s, box, seat)
    elif stage == PART_B:
        part_b(s, box, seat)
    elif stage == SECOND:
        if me.display[CLOSE] == box.vacancy:
            s.ask(Step.DISMISS, seat, CLOSE)
        elif me.display[CLOSE] != NONE and can_pay(s, box, seat, closing_cost(s, box, me.display[CLOSE])):
            s.ask(Step.CLOSE, seat)
    elif (stage == THIRD) == (s.options.field_order == 0):
        check(s, box, seat, stage - 1)
    else:
        settle(s, box, seat, stage - 1)


@rule
def part_a(s: State, box: Box, seat: int) -> None:
    """MJ-7.3 to MJ-7.5: a counter lets one rearrange, a restaurant pays."""
    card = s.players[seat].display[EFFECT]
    if card == NONE:
        return
    if box.sort[card] == Sort.COUNTER:
        s.ask(Step.REARRANGE, seat)
    elif box.is_restaurant_card(card):
        if s.is_open[card] == 1 or s.options.unopened_pay == 0:
            gain(s, box, seat, box.pips[card])
            s.tell(Clause.MJ_7_4, "restaurant", seat=seat, card=card, points=box.pips[card])
        else:
            s.tell(Clause.MJ_6_8, "pays-nothing", seat=seat, card=card)
    else:
        s.tell(Clause.MJ_7_5, "no-effect", card=card)


@rule
def part_b(s: State, box: Box, seat: int) -> None:
    """MJ-7.6, MJ-7.7: a vacancy may be dismissed, a store swapped for one of its branch if one lies open (MJ-15.3)."""
    card = s.players[seat].display[EFFECT]
    if card == box.vacancy:
        s.ask(Step.DISMISS, seat, EFFECT)
    elif card != NONE and box.sort[card] == Sort.STORE:
        found = 0
        for stack in range(STACKS):
            if swaps_with(s, box, card, stack):
                found = 1
        if found == 1:
            s.ask(Step.SWAP, seat)


@rule
def swaps_with(s: State, box: Box, card: int, stack: int) -> bool:
    """Whether the top card of a stack is a store of the same branch (MJ-7.7)."""
    top = s.top(stack)
    return top != NONE and box.sort[top] == Sort.STORE and box.branch[top] == box.branch[card]


# -------------------------------------------------------------------------------------------------- first field


@rule
def may_rearrange(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MJ-7.3: any order; one that comes to the same as an earlier one is not named twice."""
    me = s.players[seat]
    for order in range(len(ORDERS)):
        same = 0
        for other in range(order):
            alike = 1
            for place in range(FIELDS):
                if me.display[ORDERS[order][place]] != me.display[ORDERS[other][place]]:
                    alike = 0
            if alike == 1:
                same = 1
                break
        if same == 0:
            moves.allow(order)
        else:
            moves.forbid(order, Clause.MJ_7_3, "same-order")


@rule
def do_rearrange(s: State, box: Box, seat: int, choice: int) -> None:
    """Lays the cards in another order, which nothing else does (MJ-5.5); an empty field moves like a card."""
    me = s.players[seat]
    first = me.display[ORDERS[choice][0]]
    second = me.display[ORDERS[choice][1]]
    third = me.display[ORDERS[choice][2]]
    fourth = me.display[ORDERS[choice][3]]
    me.display[0] = first
    me.display[1] = second
    me.display[2] = third
    me.display[3] = fourth
    if choice == 0:
        s.tell(Clause.MJ_7_3, "order-kept", seat=seat)
    else:
        s.tell(Clause.MJ_7_3, "rearranged", seat=seat, order=choice)


DISMISS, KEEP = 0, 1
"""Options of DISMISS, of CLOSE and, the other way round, of questions whether to use something."""


@rule
def may_dismiss(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MJ-7.6, MJ-7.9."""
    moves.allow(DISMISS)
    moves.allow(KEEP)


@rule
def do_dismiss(s: State, box: Box, seat: int, choice: int, place: int) -> None:
    """Dismisses the vacancy under a field, or keeps it."""
    if choice == DISMISS:
        dismiss(s, box, seat, place)
    elif place == EFFECT:
        s.tell(Clause.MJ_7_6, "vacancy-kept", seat=seat, field=place)
    else:
        s.tell(Clause.MJ_7_9, "vacancy-kept", seat=seat, field=place)


@rule
def may_swap(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MJ-7.7."""
    card = s.players[seat].display[EFFECT]
    for stack in range(STACKS):
        top = s.top(stack)
        if swaps_with(s, box, card, stack):
            moves.allow(stack)
        elif top == NONE:
            moves.forbid(stack, Clause.MJ_7_7, "stack-empty", stack=stack)
        elif box.sort[top] != Sort.STORE:
            moves.forbid(stack, Clause.MJ_7_7, "no-store", card=top)
        else:
            moves.forbid(
                stack, Clause.MJ_7_7, "other-branch", card=top, branch=box.branch[top], wanted=box.branch[card]
            )
    moves.allow(STACKS)


@rule
def do_swap(s: State, box: Box, seat: int, choice: int) -> None:
    """MJ-7.8: no closing, no cost, no vacancy; the category follows at the end."""
    me = s.players[seat]
    old = me.display[EFFECT]
    if choice == STACKS:
        s.tell(Clause.MJ_7_7, "not-swapped", seat=seat, card=old)
        return
    new = s.lift(choice)
    me.display[EFFECT] = new
    s.lay(choice, old)
    s.tell(Clause.MJ_7_8, "swapped", seat=seat, card=new, old=old, stack=choice)
    shut(s, box, seat, old)
    test_opening(s, box, seat, new, 1)
    if s.cut_short == 0:
        leave_branch(s, box, seat, box.branch[old])
        climb(s, box, seat)
        descend(s, box, seat)


# ------------------------------------------------------------------------------------------------- second field


@rule
def closing_cost(s: State, box: Box, card: int) -> int:
    """What a voluntary closing costs: nothing, but for an option (MJ-11.2)."""
    return box.category[card] if s.options.voluntary_closing == PAID else 0


@rule
def may_close(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MJ-7.10."""
    moves.allow(DISMISS)
    moves.allow(KEEP)


@rule
def do_close(s: State, box: Box, seat: int, choice: int) -> None:
    """Closes the business under the second field of one's own will, or keeps it."""
    card = s.players[seat].display[CLOSE]
    if choice == KEEP:
        s.tell(Clause.MJ_7_10, "business-kept", seat=seat, card=card)
        return
    s.tell(Clause.MJ_11_2, "voluntary", seat=seat, card=card)
    close(s, box, seat, CLOSE, closing_cost(s, box, card), 0 if s.options.voluntary_closing == NO_VACANCY else 1)


# ----------------------------------------------------------------------------------------- third and fourth field


@rule
def check(s: State, box: Box, seat: int, place: int) -> None:
    """MJ-7.11 to MJ-7.13: a tenant whose requirements are not met is closed, one that meets them opens or stays."""
    card = s.players[seat].display[place]
    if not box.is_tenant(card):
        if card != NONE:
            s.tell(Clause.MJ_7_13, "nothing-checked", card=card)
        return
    if not meets(s, box, seat, card):
        s.tell(Clause.MJ_7_12, "failed", card=card)
        close(s, box, seat, place, box.category[card], 1)
        return
    s.tell(Clause.MJ_7_11, "passed", card=card)
    if s.is_open[card] == 0:
        open_tenant(s, box, seat, card)
    elif box.sort[card] == Sort.STORE:
        s.tell(Clause.MJ_6_7, "stays-open", seat=seat, card=card)


@rule
def settle(s: State, box: Box, seat: int, place: int) -> None:
    """MJ-7.14, MJ-7.15: a tenant pays its category."""
    card = s.players[seat].display[place]
    if card == NONE:
        return
    if not box.is_tenant(card):
        s.tell(Clause.MJ_7_15, "pays-nothing", seat=seat, card=card)
    elif s.is_open[card] == 1 or s.options.unopened_pay == 0:
        gain(s, box, seat, box.category[card])
        s.tell(Clause.MJ_7_14, "settled", seat=seat, card=card, points=box.category[card])
    else:
        s.tell(Clause.MJ_6_8, "pays-nothing", seat=seat, card=card)

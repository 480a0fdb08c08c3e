"""Chapters 6 and 12: requirements and opening; branches, chips and the mall category."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.state import NEEDS, Box, Clause, Ending, Sort, State
from stammtisch.titles.mall_des_jahres.track import end, lose, move_to

TESTED, NAIVE = 0, 1


@rule
def lacking(s: State, box: Box, seat: int, card: int) -> int:
    """How many requirements of a business are missing (MJ-6.1, MJ-6.2): steps of the category, branches, open anchors,
    counters.
    """
    me = s.players[seat]
    if box.sort[card] == Sort.COUNTER:
        return 0
    missing = max(0, box.category[card] - me.category - 1)
    if box.sort[card] == Sort.ANCHOR:
        return missing
    for i in range(NEEDS):
        branch = box.needs[card][i]
        if branch == NONE:
            break
        if me.open_stores[branch] == 0:
            missing += 1
    missing += max(0, box.needs_anchors[card] - me.open_anchors)
    return missing + max(0, box.needs_counters[card] - me.counters)


@rule
def meets(s: State, box: Box, seat: int, card: int) -> bool:
    """Whether the requirements of a business are met."""
    return lacking(s, box, seat, card) == 0


@rule
def test_opening(s: State, box: Box, seat: int, card: int, anyhow: int) -> None:
    """MJ-6.4: opens an unopened tenant whose requirements are met; `anyhow`: with the naive reading in any case."""
    if not box.is_tenant(card) or s.is_open[card] == 1:
        return
    if meets(s, box, seat, card) or (anyhow == 1 and s.options.opening == NAIVE):
        open_tenant(s, box, seat, card)
    elif anyhow == 1:
        s.tell(Clause.MJ_6_3, "unopened", card=card)


@rule
def open_tenant(s: State, box: Box, seat: int, card: int) -> None:
    """MJ-6.5, MJ-6.6; there is no limit to stores, of a branch or in all (MJ-6.10)."""
    me = s.players[seat]
    s.is_open[card] = 1
    if box.sort[card] == Sort.ANCHOR:
        me.open_anchors += 1
        s.tell(Clause.MJ_6_6, "opened", seat=seat, card=card)
        return
    branch = box.branch[card]
    me.open_stores[branch] += 1
    s.tell(Clause.MJ_6_5, "opened", seat=seat, card=card)
    if me.present[branch] == 1:
        return
    me.present[branch] = 1
    me.represented += 1
    s.tell(Clause.MJ_12_1, "branch", seat=seat, branch=branch, count=me.represented)
    last = 0
    if s.chips[branch] == NONE:
        s.chips[branch] = seat
        s.tell(Clause.MJ_12_2, "chip", seat=seat, branch=branch, points=box.chip_value[branch])
        last = 1
        for other in range(box.branches):
            if s.chips[other] == NONE:
                last = 0
    climb(s, box, seat)
    if last == 1:
        end(s, Ending.CHIPS)


@rule
def climb(s: State, box: Box, seat: int) -> None:
    """MJ-12.4, MJ-12.6: up, with the reward of each card that is taken, also of one that was held before (MJ-12.7)."""
    me = s.players[seat]
    while me.category + 1 < box.categories and me.represented >= box.branches_needed[me.category + 1]:
        me.category += 1
        s.tell(Clause.MJ_12_4, "climb", seat=seat, category=me.category)
        reward = box.reward_field[me.category]
        if reward > me.marker or (reward > 0 and s.options.reward == 1):
            move_to(s, box, seat, reward)
            s.tell(Clause.MJ_12_4, "reward", seat=seat, to=reward)


@rule
def descend(s: State, box: Box, seat: int) -> None:
    """MJ-12.5, MJ-12.6: down, each step at its cost; the player may drop out over it."""
    me = s.players[seat]
    while me.out == 0 and me.category > 0 and me.represented < box.branches_needed[me.category]:
        cost = box.descent_cost[me.category]
        s.tell(Clause.MJ_12_5, "descend", seat=seat, category=me.category - 1, points=cost)
        if lose(s, box, seat, cost):
            me.category -= 1


@rule
def shut(s: State, box: Box, seat: int, card: int) -> None:
    """Takes the marker of a tenant away; the branch marker is `leave_branch`'s."""
    if s.is_open[card] == 0:
        return
    s.is_open[card] = 0
    me = s.players[seat]
    if box.sort[card] == Sort.ANCHOR:
        me.open_anchors -= 1
    elif box.sort[card] == Sort.STORE:
        me.open_stores[box.branch[card]] -= 1


@rule
def leave_branch(s: State, box: Box, seat: int, branch: int) -> None:
    """Takes the branch marker away if no open store of the branch is left (MJ-12.1)."""
    me = s.players[seat]
    if branch != NONE and me.present[branch] == 1 and me.open_stores[branch] == 0:
        me.present[branch] = 0
        me.represented -= 1
        s.tell(Clause.MJ_12_1, "branch-lost", seat=seat, branch=branch, branches=me.represented)

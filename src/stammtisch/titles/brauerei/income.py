"""Chapters 4 and 6: a round begins with costs and income."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.market import costs, income, lose_rep
from stammtisch.titles.brauerei.state import CATEGORIES, Box, Clause, State
from stammtisch.titles.brauerei.steps import Step


@rule
def begin_round(s: State, box: Box) -> None:
    """BR-4.1: phase 2 happens by itself, then cards are laid; what was open of the last round's beer is put away."""
    s.round += 1
    s.opened = 0
    for seat in range(s.seats):
        me = s.players[seat]
        me.researched = 0
        me.research = NONE
        for category in range(CATEGORIES):
            me.beer[category] = NONE
            me.laid_in[category] = 0
    s.tell(Clause.BR_4_1, "round", round=s.round)
    for i in range(s.seats):
        settle_accounts(s, box, s.order[i])
    s.then(Step.NEXT_TO_LAY, 0)


@rule
def settle_accounts(s: State, box: Box, seat: int) -> None:
    """BR-6.1 to BR-6.3: only the difference changes hands."""
    me = s.players[seat]
    came = income(s, box, seat)
    owed = costs(s, box, seat)
    me.money += came - owed
    s.tell(Clause.BR_6_3, "account", seat=seat, income=came, costs=owed, money=max(me.money, 0))
    if me.money < 0:
        settle_debt(s, box, seat)


@rule
def settle_debt(s: State, box: Box, seat: int) -> None:
    """BR-6.4: lorries are sold, then reps leave; the rest is forgiven. The last lorry always stays (BR-16.3)."""
    me = s.players[seat]
    while me.money < 0 and me.lorries > 1:
        me.lorries -= 1
        me.money += box.lorry_value
        s.tell(Clause.BR_6_4, "forced-sale", seat=seat, money=box.lorry_value)
    left = me.all_reps()
    while me.money < 0 and left > 1:
        object = dearest_post(s, box, seat)
        if object == NONE:
            break
        lose_rep(s, box, seat, object)
        left -= 1
        me.money += box.wage[box.area[object]]
        s.tell(Clause.BR_6_4, "leaves", seat=seat, object=object)
    if me.money < 0:
        s.tell(Clause.BR_6_4, "forgiven", seat=seat, money=-me.money)
        me.money = 0


@rule
def dearest_post(s: State, box: Box, seat: int) -> int:
    """The object whose rep has the highest wage, the first of several; NONE if all reps are at home."""
    found = NONE
    for object in range(box.objects):
        if s.players[seat].reps[object] == 0:
            continue
        if found == NONE or box.wage[box.area[object]] > box.wage[box.area[found]]:
            found = object
    return found

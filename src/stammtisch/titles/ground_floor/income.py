"""Chapter 3: phase I, income."""

from __future__ import annotations

from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.state import TRAINED, UNTRAINED, Box, Clause, State
from stammtisch.titles.ground_floor.steps import Step


@rule
def income(s: State, box: Box, first: int) -> None:
    """Pays the income in popularity order (GF-3.1), from place `first` of the order; Automas have none (GF-22.12)."""
    if first == 0:
        s.tell(Clause.GF_3_1, "income-phase", round=s.round)
    for i in range(first, s.seats):
        seat = s.order[i]
        if s.is_automa(seat):
            continue
        if not collect(s, box, seat):
            s.then(Step.INCOME, i + 1)
            s.ask(Step.FORCED_DISMISSAL, seat)
            return


@rule
def collect(s: State, box: Box, seat: int) -> bool:
    """The income of one player (GF-3.2 to 3.5); false if he now has to choose whom to dismiss."""
    me = s.players[seat]
    base = box.income[me.employees - 1]
    money = max(base, 0)
    info = 0
    time = 0
    for office in range(box.new_offices):
        if me.works(office):
            info += box.office_info[office]
            time += box.office_time[office]
    for floor in range(box.new_floors):
        if me.floors[floor]:
            money += box.income_money[floor]
            info += box.income_info[floor]
    time = me.call_up(time)
    me.hand += time
    me.gain(money, info)
    s.tell(Clause.GF_3_2, "income", seat=seat, money=max(base, 0), employees=me.employees)
    tell_tiles(s, box, seat)
    if base >= 0:
        return True
    if me.money >= -base:
        me.spend(-base, 0)
        s.tell(Clause.GF_3_4, "payroll", seat=seat, money=-base)
        return True
    s.tell(Clause.GF_3_5, "cannot-pay", seat=seat, money=-base)
    if me.trained() > 0 and me.untrained > 0:
        return False
    force_out(s, box, seat, TRAINED if me.trained() > 0 else UNTRAINED)
    return True


def tell_tiles(s: State, box: Box, seat: int) -> None:
    """Tells what each tile brings (GF-3.3), with its clause."""
    me = s.players[seat]
    for office in range(box.new_offices):
        info, time = box.office_info[office], box.office_time[office]
        if me.works(office) and info + time:
            s.tell(Clause.ids[box.office_clause[office]], "office-income", seat=seat, tile=office, info=info, time=time)
    for floor in range(box.new_floors):
        money, info = box.income_money[floor], box.income_info[floor]
        if me.floors[floor] and money + info:
            s.tell(Clause.ids[box.floor_clause[floor]], "floor-income", seat=seat, floor=floor, money=money, info=info)


@rule
def force_out(s: State, box: Box, seat: int, who: int) -> None:
    """GF-3.6: an untrained employee takes his tile along, a trained one costs time from the hand, as far as there is
    any. There is no further income (GF-3.7).
    """
    me = s.players[seat]
    me.employees -= 1
    if who == UNTRAINED:
        me.untrained -= 1
        s.tell(Clause.GF_3_6, "forced-dismissal", seat=seat, staff=who, time=0)
        return
    time = min(box.employee_time, me.hand)
    me.hand -= time
    me.supply += time
    s.tell(Clause.GF_3_6, "forced-dismissal", seat=seat, staff=who, time=time)


@rule
def may_force_out(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-3.6: either kind; only who has both is asked."""
    moves.allow(TRAINED)
    moves.allow(UNTRAINED)


@rule
def do_force_out(s: State, box: Box, seat: int, choice: int) -> None:
    """Dismisses the employee chosen."""
    force_out(s, box, seat, choice)

"""Chapters 5, 18 and 20: phase III, scheduling on the city board and on the own board."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.kernel.model.struct import Vec
from stammtisch.titles.ground_floor.automa import automa_turn
from stammtisch.titles.ground_floor.city import (
    construction_price,
    factory_price,
    forbid_price,
    has_stored_good,
    next_construction_slot,
    next_factory_slot,
    topmost_row,
)
from stammtisch.titles.ground_floor.offices import can_remodel, can_remodel_now, remodel_office, store
from stammtisch.titles.ground_floor.state import (
    AD_TYPES,
    AGENCY_ROWS,
    INFO,
    MONEY,
    NEW_FLOORS,
    OFFICES,
    STOCK_SLOTS,
    USES,
    WAREHOUSE,
    Box,
    Clause,
    State,
    Target,
)
from stammtisch.titles.ground_floor.steps import Step

CONSULTING, FACTORY, CONSTRUCTION = 0, 1, 2
ADVERTISE = 3
FROM_WAREHOUSE = ADVERTISE + AGENCY_ROWS
STOCK = FROM_WAREHOUSE + 2 * WAREHOUSE
USE = STOCK + STOCK_SLOTS
FLOOR = USE + USES
REMODEL = FLOOR + NEW_FLOORS
END = REMODEL + OFFICES
"""Options of the decision SCHEDULE: the three locations, then from each of these numbers on the agency's rows, field
times two plus currency of the warehouse, stock slots, uses of offices, action floors, offices to remodel, and the end
of the phase."""

DONE = OFFICES
"""Option of the decision REMODEL: no more. The others are the offices."""

BONUS_PRICE, FOR_FREE = 0, 1
"""What the decision WHICH_OFFICE carries: for the marketing bonus, or by an action floor."""


@rule
def scheduling(s: State, box: Box, first: int) -> None:
    """Gives the next player with time on hand his turn, cycle after cycle in popularity order (GF-5.1)."""
    for k in range(s.seats):
        i = (first + k) % s.seats
        seat = s.order[i]
        if s.players[seat].hand > 0:
            s.then(Step.SCHEDULING, (i + 1) % s.seats)
            if s.is_automa(seat):
                automa_turn(s, box, seat)
            else:
                s.ask(Step.SCHEDULE, seat)
            return
    s.tell(Clause.GF_5_1, "scheduling-over")


# ------------------------------------------------------------------------------------------------------------ options


@rule
def may_schedule(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-5.2, GF-5.3: a placement, or a remodelling before it; the end only without a legal placement (GF-5.8)."""
    me = s.players[seat]
    may_place_in_city(s, box, seat, moves)
    for use in range(box.uses):
        office = box.use_office[use]
        time = box.use_time[use][me.remodelled[office]]
        target = box.use_target[use]
        if me.places[office] != NONE:
            moves.forbid(USE + use, Clause.GF_15_10, "office-covered", office=office, tile=me.places[office])
        elif time == 0 and me.remodelled[office]:
            moves.forbid(USE + use, Clause.ids[box.use_clause[use][1]], "use-gone", use=use)
        elif time == 0:
            moves.forbid(USE + use, Clause.ids[box.use_clause[use][1]], "use-needs-remodel", office=office)
        elif me.hand < time:
            moves.forbid(USE + use, Clause.GF_5_5, "too-little-time", time=time, own_time=me.hand)
        elif me.goods < box.use_goods[use]:
            moves.forbid(USE + use, Clause.GF_0_6, "too-few-goods", goods=box.use_goods[use], own_goods=me.goods)
        elif me.untrained < box.use_trains[use]:
            moves.forbid(USE + use, Clause.GF_18_4, "nobody-to-train", count=box.use_trains[use])
        elif target != NONE and me.supply == 0:
            moves.forbid(USE + use, Clause.GF_0_5, "supply-empty")
        elif target != NONE and not has_slot(s, box, target):
            moves.forbid(USE + use, Clause.GF_5_6, "no-slot", target=target)
        else:
            moves.allow(USE + use)
    for floor in range(box.new_floors):
        if me.floors[floor] == 0:
            moves.forbid(FLOOR + floor, Clause.GF_20_2, "not-your-floor", floor=floor)
        elif box.floor_uses[floor] > 0:
            if floor_is_usable(s, box, seat, floor):
                moves.allow(FLOOR + floor)
            else:
                forbid_floor(s, box, seat, moves, floor)
        else:
            moves.forbid(FLOOR + floor, Clause.GF_20_2, "no-action-floor", floor=floor)
    if moves.n == 0:
        moves.allow(END)
    else:
        moves.forbid(END, Clause.GF_5_8, "can-place")
    may_remodel(s, box, seat, moves, REMODEL)


@rule
def may_place_in_city(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-5.4: the placements on the city board that a player can pay (GF-0.6)."""
    me = s.players[seat]
    row = topmost_row(s, box)
    if row == NONE:
        moves.forbid(CONSULTING, Clause.GF_5_6, "all-occupied")
    elif me.money < box.row_price[row]:
        forbid_price(s, seat, moves, CONSULTING, Clause.GF_7_1, (box.row_price[row], 0))
    else:
        moves.allow(CONSULTING)
    if next_factory_slot(s, box) == NONE:
        moves.forbid(FACTORY, Clause.GF_5_6, "all-occupied")
    elif me.goods < box.factory_goods or not me.affords(factory_price(s, box, MONEY), factory_price(s, box, INFO)):
        forbid_price(
            s,
            seat,
            moves,
            FACTORY,
            Clause.GF_11_1,
            (factory_price(s, box, MONEY), factory_price(s, box, INFO)),
            box.factory_goods,
        )
    else:
        moves.allow(FACTORY)
    if next_construction_slot(s, box) == NONE:
        moves.forbid(CONSTRUCTION, Clause.GF_5_6, "all-occupied")
    elif not me.affords(construction_price(s, box, MONEY), construction_price(s, box, INFO)):
        forbid_price(
            s,
            seat,
            moves,
            CONSTRUCTION,
            Clause.GF_15_2,
            (construction_price(s, box, MONEY), construction_price(s, box, INFO)),
        )
    else:
        moves.allow(CONSTRUCTION)
    advertising = me.affords(box.agency_cost[MONEY], box.agency_cost[INFO])
    for row in range(box.agency_rows):
        if s.agency[row] != NONE:
            moves.forbid(ADVERTISE + row, Clause.GF_5_6, "occupied", seat=s.agency[row])
        elif advertising:
            moves.allow(ADVERTISE + row)
        else:
            forbid_price(s, seat, moves, ADVERTISE + row, Clause.GF_8_1, box.agency_cost)
    for field in range(box.warehouse_fields):
        option = FROM_WAREHOUSE + 2 * field
        if not has_stored_good(s, field):
            if s.stored[field]:
                moves.forbid((option, option + 1), Clause.GF_5_6, "occupied", seat=s.warehouse[field])
            else:
                moves.forbid((option, option + 1), Clause.GF_10_1, "no-good-here", field=field + 1)
            continue
        if me.money >= box.field_price[field]:
            moves.allow(option)
        else:
            forbid_price(s, seat, moves, option, Clause.GF_10_1, (box.field_price[field], 0))
        if me.info >= box.field_price[field]:
            moves.allow(option + 1)
        else:
            forbid_price(s, seat, moves, option + 1, Clause.GF_10_1, (0, box.field_price[field]))
    for slot in range(box.stock_slots):
        if s.stock[slot] != NONE:
            moves.forbid(STOCK + slot, Clause.GF_5_6, "occupied", seat=s.stock[slot])
        elif me.affords(box.stock_cost[slot][MONEY], box.stock_cost[slot][INFO]):
            moves.allow(STOCK + slot)
        else:
            forbid_price(s, seat, moves, STOCK + slot, Clause.GF_12_1, box.stock_cost[slot])


@rule
def floor_time(s: State, box: Box, floor: int) -> int:
    """How much time a use of an action floor takes; the designer's later wishes make one slower (GF-26.1)."""
    if s.options.later_wishes and box.floor_later_time[floor] > 0:
        return box.floor_later_time[floor]
    return box.floor_time[floor]


@rule
def has_slot(s: State, box: Box, target: int) -> bool:
    """Whether there is room for one more marker: always in advertising, else on a free slot (GF-20.6, GF-20.7)."""
    if target == Target.FACTORY:
        return next_factory_slot(s, box) != NONE
    if target == Target.CONSTRUCTION:
        return next_construction_slot(s, box) != NONE
    return True


@rule
def floor_is_usable(s: State, box: Box, seat: int, floor: int) -> bool:
    """Whether an own action floor can be used now (GF-20.2)."""
    me = s.players[seat]
    target = box.floor_target[floor]
    if me.uses[floor] >= box.floor_uses[floor] or me.hand < floor_time(s, box, floor):
        return False
    if me.goods < box.floor_goods[floor]:
        return False
    if target != NONE and (me.supply == 0 or not has_slot(s, box, target)):
        return False
    return box.floor_remodels[floor] == 0 or can_remodel(s, box, seat, 0, 0)


def forbid_floor(s: State, box: Box, seat: int, moves: Moves, floor: int) -> None:
    """Says why an own action floor cannot be used now."""
    me, option, time = s.players[seat], FLOOR + floor, floor_time(s, box, floor)
    if me.uses[floor] >= box.floor_uses[floor]:
        moves.forbid(option, Clause.GF_20_2, "floor-used", floor=floor)
    elif me.hand < time:
        moves.forbid(option, Clause.GF_5_5, "too-little-time", time=time, own_time=me.hand)
    elif me.goods < box.floor_goods[floor]:
        moves.forbid(option, Clause.GF_0_6, "too-few-goods", goods=box.floor_goods[floor], own_goods=me.goods)
    elif box.floor_target[floor] != NONE and me.supply == 0:
        moves.forbid(option, Clause.GF_0_5, "supply-empty")
    elif box.floor_target[floor] != NONE:
        moves.forbid(option, Clause.ids[box.floor_clause[floor]], "no-slot", target=box.floor_target[floor])
    else:
        moves.forbid(option, Clause.ids[box.floor_clause[floor]], "nothing-to-remodel")


@rule
def may_remodel(s: State, box: Box, seat: int, moves: Moves, start: int) -> None:
    """GF-5.9: the offices to remodel at the usual price, as options from `start` on."""
    me = s.players[seat]
    pays = me.affords(box.remodel_cost[MONEY], box.remodel_cost[INFO])
    for office in range(OFFICES):
        if me.places[office] != NONE:
            moves.forbid(start + office, Clause.GF_15_10, "office-covered", office=office, tile=me.places[office])
        elif me.remodelled[office]:
            moves.forbid(start + office, Clause.GF_5_9, "remodelled", office=office)
        elif pays:
            moves.allow(start + office)
        else:
            forbid_price(s, seat, moves, start + office, Clause.GF_5_9, box.remodel_cost)


# ------------------------------------------------------------------------------------------------------------ effects


@rule
def do_schedule(s: State, box: Box, seat: int, choice: int) -> None:
    """Carries out a placement, or a remodelling, after which a placement still follows (GF-5.2)."""
    me = s.players[seat]
    if choice >= END:
        s.tell(Clause.GF_5_8, "nothing-to-place", seat=seat, time=me.hand)
        me.supply += me.hand
        me.hand = 0
        return
    if choice >= REMODEL:
        buy_remodel(s, box, seat, choice - REMODEL)
        s.ask(Step.SCHEDULE, seat)
        return
    if choice >= FLOOR:
        use_floor(s, box, seat, choice - FLOOR)
        return
    if choice >= USE:
        use_office(s, box, seat, choice - USE)
    else:
        me.hand -= 1
        place_in_city(s, box, seat, choice)
    after_placement(s, box, seat)


@rule
def place_in_city(s: State, box: Box, seat: int, choice: int) -> None:
    """GF-5.4: pays a location and puts a marker there, which acts in phase IV."""
    me = s.players[seat]
    if choice >= STOCK:
        slot = choice - STOCK
        money = box.stock_cost[slot][MONEY]
        info = box.stock_cost[slot][INFO]
        s.stock[slot] = seat
        s.tell(Clause.GF_12_1, "place-stock", seat=seat, slot=slot + 1, money=money, info=info)
    elif choice >= FROM_WAREHOUSE:
        field = (choice - FROM_WAREHOUSE) // 2
        in_money = (choice - FROM_WAREHOUSE) % 2 == MONEY
        money = box.field_price[field] if in_money else 0
        info = 0 if in_money else box.field_price[field]
        s.warehouse[field] = seat
        s.tell(Clause.GF_10_1, "place-warehouse", seat=seat, field=field + 1, money=money, info=info)
    elif choice >= ADVERTISE:
        row = choice - ADVERTISE
        money = box.agency_cost[MONEY]
        info = box.agency_cost[INFO]
        s.agency[row] = seat
        s.tell(Clause.GF_8_1, "place-agency", seat=seat, row=row + 1, money=money, info=info)
    elif choice == CONSULTING:
        row = topmost_row(s, box)
        money = box.row_price[row]
        info = 0
        s.consulting[row] = seat
        s.tell(Clause.GF_7_1, "place-consulting", seat=seat, row=row + 1, money=money)
    elif choice == FACTORY:
        slot = next_factory_slot(s, box)
        money = factory_price(s, box, MONEY)
        info = factory_price(s, box, INFO)
        s.factory[slot] = seat
        me.goods -= box.factory_goods
        if AT_TABLE:
            clause = event_clause(s, box, box.dearer_factory, Clause.GF_11_1)
            s.tell(clause, "place-factory", seat=seat, slot=slot + 1, money=money, info=info, goods=box.factory_goods)
    else:
        slot = next_construction_slot(s, box)
        money = construction_price(s, box, MONEY)
        info = construction_price(s, box, INFO)
        s.construction[slot] = seat
        if AT_TABLE:
            clause = event_clause(s, box, box.dearer_construction, Clause.GF_15_2)
            s.tell(clause, "place-construction", seat=seat, slot=slot + 1, money=money, info=info)
    me.spend(money, info)


def event_clause(s: State, box: Box, dearer: list[Vec], usual: str) -> str:
    """The clause of a price: the event's if it changes it."""
    if s.event == NONE or not any(dearer[s.event]):
        return usual
    return Clause.ids[box.event_clause[s.event]]


@rule
def use_office(s: State, box: Box, seat: int, use: int) -> None:
    """GF-5.5: time and goods of a ground-floor office, and its effect at once (chapter 18)."""
    me = s.players[seat]
    state = me.remodelled[box.use_office[use]]
    time = box.use_time[use][state]
    me.hand -= time
    me.used += time
    me.goods -= box.use_goods[use]
    me.gain(box.use_money[use][state], box.use_info[use][state])
    me.untrained -= box.use_trains[use]
    if AT_TABLE:
        s.tell(
            Clause.ids[box.use_clause[use][state]],
            "use-office",
            seat=seat,
            use=use,
            time=time,
            goods=box.use_goods[use],
            money=box.use_money[use][state],
            info=box.use_info[use][state],
        )
    if box.use_trains[use] > 0:
        s.tell(Clause.GF_18_4, "trained", seat=seat, count=box.use_trains[use])
    if box.use_gain_goods[use] > 0:
        store(s, box, seat, box.use_gain_goods[use])
    if box.use_target[use] != NONE:
        put_on_board(s, box, seat, box.use_target[use])


@rule
def use_floor(s: State, box: Box, seat: int, floor: int) -> None:
    """GF-5.5: time and goods of an action floor, and its effect at once (chapter 20)."""
    me = s.players[seat]
    time = floor_time(s, box, floor)
    me.hand -= time
    me.used += time
    me.uses[floor] += 1
    me.goods -= box.floor_goods[floor]
    me.gain(box.floor_money[floor], box.floor_info[floor])
    if AT_TABLE:
        s.tell(
            Clause.ids[box.floor_clause[floor]],
            "use-floor",
            seat=seat,
            floor=floor,
            time=time,
            goods=box.floor_goods[floor],
            money=box.floor_money[floor],
            info=box.floor_info[floor],
        )
    if box.floor_gain_goods[floor] > 0:
        store(s, box, seat, box.floor_gain_goods[floor])
    if box.floor_target[floor] != NONE:
        put_on_board(s, box, seat, box.floor_target[floor])
    if box.floor_remodels[floor]:
        s.then(Step.AFTER_PLACEMENT, seat)
        s.ask(Step.WHICH_OFFICE, seat, FOR_FREE)
    else:
        after_placement(s, box, seat)


@rule
def put_on_board(s: State, box: Box, seat: int, target: int) -> None:
    """GF-20.14: a marker from the supply goes onto the city board and stands there at once."""
    me = s.players[seat]
    me.supply -= 1
    if target < AD_TYPES:
        me.ads[target] += 1
    elif target == Target.FACTORY:
        s.factory[next_factory_slot(s, box)] = seat
    else:
        s.construction[next_construction_slot(s, box)] = seat
    s.tell(Clause.GF_20_14, "marker-on-board", seat=seat, target=target)


@rule
def buy_remodel(s: State, box: Box, seat: int, office: int) -> None:
    """Remodels an office at the usual price (GF-5.9); it may be used at once, its old markers stay (GF-5.10)."""
    s.players[seat].spend(box.remodel_cost[MONEY], box.remodel_cost[INFO])
    s.tell(
        Clause.GF_5_9,
        "remodel",
        seat=seat,
        office=office,
        money=box.remodel_cost[MONEY],
        info=box.remodel_cost[INFO],
    )
    remodel_office(s, box, seat, office)


@rule
def after_placement(s: State, box: Box, seat: int) -> None:
    """GF-5.2: after the placement one may remodel, if one can."""
    if can_remodel_now(s, box, seat):
        s.ask(Step.REMODEL, seat)


@rule
def may_remodel_after(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-5.2: remodel, or end the turn."""
    may_remodel(s, box, seat, moves, 0)
    moves.allow(DONE)


@rule
def do_remodel_after(s: State, box: Box, seat: int, choice: int) -> None:
    """Remodels and asks again."""
    if choice != DONE:
        buy_remodel(s, box, seat, choice)
        after_placement(s, box, seat)


@rule
def may_choose_office(s: State, box: Box, seat: int, moves: Moves, price: int) -> None:
    """The office for a remodelling already decided upon: by the marketing bonus (GF-9.3) or a floor (GF-20.16)."""
    me = s.players[seat]
    for office in range(OFFICES):
        if me.may_remodel(office):
            moves.allow(office)
        elif me.places[office] != NONE:
            moves.forbid(office, Clause.GF_15_10, "office-covered", office=office, tile=me.places[office])
        elif price == FOR_FREE:
            moves.forbid(office, Clause.GF_20_16, "remodelled", office=office)
        else:
            moves.forbid(office, Clause.GF_9_3, "remodelled", office=office)


@rule
def do_choose_office(s: State, box: Box, seat: int, choice: int, price: int) -> None:
    """Remodels it; what it costs has been paid."""
    if price == FOR_FREE:
        s.tell(Clause.GF_20_16, "free-remodel", seat=seat, office=choice)
    else:
        s.tell(Clause.GF_9_3, "bonus-remodel", seat=seat, office=choice)
    remodel_office(s, box, seat, choice)

"""Chapters 8 and 9: location B, the advertising agency, and location C, the marketing bonus."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.automa import automa_ad_type, automa_bonus
from stammtisch.titles.ground_floor.city import bonus_is_taken, forbid_price
from stammtisch.titles.ground_floor.offices import can_remodel, store
from stammtisch.titles.ground_floor.popularity import rank, rise
from stammtisch.titles.ground_floor.scheduling import BONUS_PRICE
from stammtisch.titles.ground_floor.state import AD_TYPES, INFO, MONEY, Ad, Box, Clause, State
from stammtisch.titles.ground_floor.steps import Step


@rule
def agency(s: State, box: Box, first: int) -> None:
    """GF-8.2: row by row the owners choose the type of advertising."""
    for row in range(first, box.agency_rows):
        seat = s.agency[row]
        if seat == NONE:
            continue
        if s.is_automa(seat):
            advertise(s, box, seat, row, automa_ad_type(s, box, seat))
        elif can_choose_type(s, box, seat):
            s.then(Step.AGENCY, row + 1)
            s.ask(Step.AD_TYPE, seat, row)
            return
        else:
            advertise(s, box, seat, row, Ad.NETWORKING)


@rule
def can_choose_type(s: State, box: Box, seat: int) -> bool:
    """Whether a player can pay for another type than Networking (GF-8.3)."""
    me = s.players[seat]
    for type in range(AD_TYPES):
        if type != Ad.NETWORKING and me.affords(box.ad_cost[type][MONEY], box.ad_cost[type][INFO]):
            return True
    return False


@rule
def may_choose_type(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-8.2, GF-8.3: the types that one can pay; Networking is always possible."""
    me = s.players[seat]
    for type in range(AD_TYPES):
        if type == Ad.NETWORKING or me.affords(box.ad_cost[type][MONEY], box.ad_cost[type][INFO]):
            moves.allow(type)
        else:
            forbid_price(s, seat, moves, type, Clause.GF_8_3, box.ad_cost[type])


@rule
def do_choose_type(s: State, box: Box, seat: int, choice: int, row: int) -> None:
    """Pays for the type."""
    s.players[seat].spend(box.ad_cost[choice][MONEY], box.ad_cost[choice][INFO])
    advertise(s, box, seat, row, choice)


@rule
def advertise(s: State, box: Box, seat: int, row: int, type: int) -> None:
    """Moves a marker to its type; Networking calls up another one, if there is any (GF-8.2, GF-8.3)."""
    me = s.players[seat]
    extra = me.call_up(box.ad_extra[type])
    me.ads[type] += 1 + extra
    s.agency[row] = NONE
    s.tell(Clause.GF_8_2, "advertise", seat=seat, ad_type=type, markers=1 + extra)


@rule
def popularity(s: State, box: Box) -> None:
    """Evaluates the types one after the other (GF-8.4)."""
    for type in range(AD_TYPES):
        evaluate(s, box, type)


@rule
def evaluate(s: State, box: Box, type: int) -> None:
    """Moves the popularity markers for one type, in the order that held when it began (GF-8.5).

    Only a sole leader gets the extra field (GF-8.6), in saturated media only with a lead (GF-25.3). He takes back all
    his markers, others those that earned a field (GF-8.7); the rest counts again later (GF-8.8).
    """
    most = 0
    second = 0
    for seat in range(s.seats):
        count = s.players[seat].ads[type]
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    if most == 0:
        return
    lead = 1
    if s.event != NONE and box.lead[s.event] > lead:
        lead = box.lead[s.event]
    for i in range(s.seats):
        seat = s.order[i]
        me = s.players[seat]
        count = me.ads[type]
        if count == 0:
            continue
        steps = count // box.ad_set[type]
        back = steps * box.ad_set[type]
        if count == most and most - second >= lead:
            steps += box.ad_majority[type]
            back = count
        elif count == most and second < most:
            s.tell(Clause.GF_25_3, "lead-too-small", seat=seat, ad_type=type)
        elif count == most:
            s.tell(Clause.GF_8_6, "tied-lead", seat=seat, ad_type=type)
        moved = rise(s, box, seat, steps)
        me.ads[type] -= back
        me.supply += back
        if steps > 0:
            s.tell(Clause.GF_8_5, "popularity", seat=seat, ad_type=type, fields=moved, field=me.field)
        if moved < steps:
            s.tell(Clause.GF_2_7, "track-end", seat=seat, fields=steps - moved)
        if back > 0:
            s.tell(Clause.GF_8_7, "ads-back", seat=seat, ad_type=type, markers=back, left=count - back)
        else:
            s.tell(Clause.GF_8_8, "ads-stay", seat=seat, ad_type=type, markers=count)
    rank(s)


# ------------------------------------------------------------------------------------------------- marketing bonus


@rule
def bonuses(s: State, box: Box, first: int) -> None:
    """GF-9.2: everyone but the last takes a bonus, in popularity order; not with two players (GF-9.1)."""
    if s.seats < box.bonus_seats:
        s.tell(Clause.GF_9_1, "no-bonuses")
        return
    for i in range(first, s.seats - 1):
        seat = s.order[i]
        if s.is_automa(seat):
            automa_bonus(s, box, seat)
        else:
            s.then(Step.BONUSES, i + 1)
            s.ask(Step.BONUS, seat)
            return


@rule
def may_take_bonus(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-9.2, GF-9.3: any bonus left; a remodelling only with an office and the price."""
    for bonus in range(box.bonuses):
        if bonus_is_taken(s, bonus):
            moves.forbid(bonus, Clause.GF_9_2, "bonus-taken", bonus=bonus)
        elif box.bonus_remodels[bonus] and not can_remodel(
            s, box, seat, box.bonus_cost[bonus][MONEY], box.bonus_cost[bonus][INFO]
        ):
            forbid_remodel_bonus(s, box, seat, moves, bonus)
        else:
            moves.allow(bonus)


def forbid_remodel_bonus(s: State, box: Box, seat: int, moves: Moves, bonus: int) -> None:
    """Says why a bonus that remodels cannot be taken: for want of an office or of its price."""
    cost = box.bonus_cost[bonus]
    if can_remodel(s, box, seat, 0, 0):
        forbid_price(s, seat, moves, bonus, Clause.GF_9_3, cost)
    else:
        moves.forbid(bonus, Clause.GF_9_3, "nothing-to-remodel")


@rule
def do_take_bonus(s: State, box: Box, seat: int, choice: int) -> None:
    """Takes the bonus and gets it at once."""
    me = s.players[seat]
    me.bonus = choice
    me.spend(box.bonus_cost[choice][MONEY], box.bonus_cost[choice][INFO])
    me.gain(box.bonus_money[choice], box.bonus_info[choice])
    me.temp_help += box.bonus_time[choice]
    s.tell(
        Clause.GF_9_3,
        "bonus",
        seat=seat,
        bonus=choice,
        money=box.bonus_money[choice],
        info=box.bonus_info[choice],
        goods=box.bonus_goods[choice],
    )
    if box.bonus_time[choice] > 0:
        s.tell(Clause.GF_9_4, "temp-help", seat=seat, time=box.bonus_time[choice])
    if box.bonus_goods[choice] > 0:
        store(s, box, seat, box.bonus_goods[choice])
    if box.bonus_remodels[choice]:
        s.ask(Step.WHICH_OFFICE, seat, BONUS_PRICE)

"""Chapters 2, 6 and 16: the course of a round, and phase V, reorganisation."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.automa_cards import start_round
from stammtisch.titles.ground_floor.forecast import take_type
from stammtisch.titles.ground_floor.offices import keeps_popularity
from stammtisch.titles.ground_floor.popularity import move_marker, rank
from stammtisch.titles.ground_floor.scoring import finish
from stammtisch.titles.ground_floor.state import MIN_SEATS, NEW_FLOORS, TRAINED, UNTRAINED, Box, Clause, State
from stammtisch.titles.ground_floor.steps import Step

DONE = 2
"""Option of the decision DISMISS: nobody else. The others are a trained and an untrained employee."""


@rule
def start(s: State, box: Box) -> None:
    """Lays out the phases of a round (GF-2.2) and the locations of phase IV (GF-6.1)."""
    s.tell(Clause.GF_2_2, "round", round=s.round)
    start_round(s, box)
    s.then(Step.END_OF_BUSINESS)
    s.then(Step.CONSTRUCTION)
    s.then(Step.CUTS)
    s.then(Step.SALES)
    s.then(Step.FORECAST)
    s.then(Step.SELLING)
    s.then(Step.STOCK)
    s.then(Step.FACTORY)
    s.then(Step.WAREHOUSE)
    s.then(Step.BONUSES)
    s.then(Step.POPULARITY)
    s.then(Step.AGENCY)
    s.then(Step.CONSULTING)
    s.then(Step.SCHEDULING)
    s.then(Step.HIRING)
    s.then(Step.INCOME)


@rule
def end_of_business(s: State, box: Box) -> None:
    """After phase IV: the end of the game after the last round (GF-2.3), else phase V, whose steps follow one another
    (GF-16.1). V.1: the time on the own boards goes back to the supplies (GF-16.2).
    """
    if s.round == box.rounds:
        finish(s, box)
        return
    s.tell(Clause.GF_16_2, "boards-cleared", round=s.round)
    for seat in range(s.seats):
        me = s.players[seat]
        me.supply += me.used
        me.used = 0
        for floor in range(NEW_FLOORS):
            me.uses[floor] = 0
    s.then(Step.NEXT_ROUND)
    s.then(Step.DISMISSALS)


# ------------------------------------------------------------------------------------------------------ V.2 dismissal


@rule
def dismissals(s: State, box: Box, first: int) -> None:
    """V.2, in popularity order (GF-16.3); an Automa never dismisses anyone (GF-22.12)."""
    for i in range(first, s.seats):
        seat = s.order[i]
        if s.players[seat].employees > 1 and not s.is_automa(seat):
            s.then(Step.DISMISSALS, i + 1)
            s.ask(Step.DISMISS, seat)
            return


@rule
def may_dismiss(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-16.3: any number of employees, one by one; never the CEO."""
    me = s.players[seat]
    if me.trained() > 0:
        moves.allow(TRAINED)
    else:
        moves.forbid(TRAINED, Clause.GF_16_3, "nobody-trained")
    if me.untrained > 0:
        moves.allow(UNTRAINED)
    else:
        moves.forbid(UNTRAINED, Clause.GF_16_3, "nobody-untrained")
    moves.allow(DONE)


@rule
def do_dismiss(s: State, box: Box, seat: int, choice: int) -> None:
    """The CEO marker goes down a field; an untrained employee takes his tile along."""
    if choice == DONE:
        return
    me = s.players[seat]
    me.employees -= 1
    if choice == UNTRAINED:
        me.untrained -= 1
    s.tell(Clause.GF_16_3, "dismissal", seat=seat, staff=choice, employees=me.employees)
    if me.employees > 1:
        s.ask(Step.DISMISS, seat)


# --------------------------------------------------------------------------------------------------- the other steps


@rule
def next_round(s: State, box: Box) -> None:
    """The steps V.3 to V.10 in their order, and the next round."""
    for seat in range(s.seats):
        refill_hand(s, box, seat)
    for seat in range(s.seats):
        s.players[seat].bonus = NONE
    s.tell(Clause.GF_16_5, "bonuses-back")
    refill_warehouse(s, box)
    fade(s, box)
    ease_job_market(s, box)
    s.current = s.following
    s.following = take_type(s, box, s.round + 1)
    s.front = NONE
    s.round += 1
    s.tell(Clause.GF_16_10, "next-forecast", type=s.current)
    if s.following != NONE:
        s.tell(Clause.GF_13_2, "next-card", type=s.following)
    tier = box.tier_by_round[s.round - 1]
    if tier > s.tier:
        s.tell(Clause.GF_16_11, "new-tier", tier=tier)
    s.tier = tier
    s.then(Step.ROUND)


@rule
def full_hand(s: State, box: Box, seat: int) -> int:
    """What a hand is brought to: the CEO's and the staff's time (GF-16.4); an Automa's as its card says (GF-22.7)."""
    me = s.players[seat]
    if s.is_automa(seat):
        return box.automa_time[s.automas[seat - s.humans].who]
    return box.ceo_time + box.employee_time * me.trained()


@rule
def refill_hand(s: State, box: Box, seat: int) -> None:
    """V.3 (GF-16.4): brings the hand to its size, then adds E-Commerce (GF-21.3) and temp help (GF-9.4), as far as the
    supply goes (GF-0.5).
    """
    me = s.players[seat]
    wanted = max(full_hand(s, box, seat) - me.hand, 0)
    extra = me.temp_help
    if me.specialty != NONE:
        extra += box.specialty_time[me.specialty]
    time = me.call_up(wanted + extra)
    me.hand += time
    me.temp_help = 0
    s.tell(Clause.GF_16_4, "hand", seat=seat, time=me.hand)
    if time < wanted + extra:
        s.tell(Clause.GF_0_5, "supply-empty", seat=seat, time=wanted + extra - time)


@rule
def refill_warehouse(s: State, box: Box) -> None:
    """V.5 (GF-16.6): a good on the dearest empty field, or two of them in a container glut (GF-25.4)."""
    count = box.refill
    if s.event != NONE and box.more_goods[s.event] > 0:
        count += box.more_goods[s.event]
        s.tell(Clause.GF_25_4, "container-glut", count=count)
    for _ in range(count):
        dearest = NONE
        for field in range(box.warehouse_fields):
            if not s.stored[field] and (dearest == NONE or box.field_price[field] > box.field_price[dearest]):
                dearest = field
        if dearest != NONE:
            s.stored[dearest] = 1
            s.tell(Clause.GF_16_6, "warehouse-good", field=dearest + 1)


@rule
def fade(s: State, box: Box) -> None:
    """V.6 (GF-16.7): all popularity markers go back a field, from the lowest field and the bottom of each stack on, so
    that stacks keep their order. With Press Relations a marker stays (GF-16.8).
    """
    for k in range(s.seats):
        seat = s.order[s.seats - 1 - k]
        me = s.players[seat]
        if me.field > 1:
            if keeps_popularity(s, box, seat):
                s.tell(Clause.GF_16_8, "press-relations", seat=seat, field=me.field)
            else:
                move_marker(s, seat, me.field - 1)
    rank(s)
    s.tell(Clause.GF_16_7, "popularity-fades")


@rule
def ease_job_market(s: State, box: Box) -> None:
    """V.7 (GF-16.9): unemployment makes staff cheaper; the extra cards send the marker to an end (GF-24.2, 24.3)."""
    if box.job_field[s.front] > 0:
        s.job_market = box.job_field[s.front]
    else:
        s.job_market = max(s.job_market - box.unemployment[s.front][s.seats - MIN_SEATS], 1)
    s.tell(
        Clause.GF_16_9,
        "unemployment",
        field=s.job_market,
        money=box.job_price[s.job_market - 1],
        info=box.job_price[s.job_market - 1],
    )

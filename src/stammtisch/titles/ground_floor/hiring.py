"""Chapter 4: phase II, hiring."""

from __future__ import annotations

from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.automa_cards import add_card
from stammtisch.titles.ground_floor.city import forbid_price
from stammtisch.titles.ground_floor.state import INFO, MONEY, NEW_OFFICES, Box, Clause, State
from stammtisch.titles.ground_floor.steps import Step

HIRE, PASS = 0, 1
"""Options of the decision HIRE."""


@rule
def hiring(s: State, box: Box, first: int) -> None:
    """Asks the next player of the cycle (GF-4.1); after a cycle without a hire the phase is over (GF-4.2).

    Who cannot hire is not asked.
    """
    if first == 0:
        s.hired = 0
    for i in range(first, s.seats):
        seat = s.order[i]
        if s.is_automa(seat):
            automa_hires(s, box, seat)
        elif not has_room_for_staff(s, box, seat):
            if s.cycle == 0:
                s.tell(Clause.GF_4_7, "full-staff", seat=seat, employees=box.staff)
        elif not can_pay_hire(s, box, seat):
            if s.cycle == 0:
                s.tell(
                    Clause.GF_4_3,
                    "cannot-hire",
                    seat=seat,
                    money=box.job_price[s.job_market - 1],
                    info=box.job_price[s.job_market - 1],
                )
        else:
            s.then(Step.HIRING, i + 1)
            s.ask(Step.HIRE, seat)
            return
    if s.hired:
        s.cycle += 1
        s.then(Step.HIRING)
    else:
        s.cycle = 0
        s.tell(Clause.GF_4_2, "hiring-over")


@rule
def has_room_for_staff(s: State, box: Box, seat: int) -> bool:
    """GF-4.7: the employee track has a field left."""
    return s.players[seat].employees < box.staff


@rule
def hire_price(s: State, box: Box, seat: int, part: int) -> int:
    """The money or the info that a hire costs a player (GF-4.3), less with Human Resources (GF-4.5, GF-19.1)."""
    me = s.players[seat]
    price = box.job_price[s.job_market - 1]
    for office in range(NEW_OFFICES):
        if me.works(office):
            price -= box.office_discount[office][part]
    return max(price, 0)


@rule
def can_pay_hire(s: State, box: Box, seat: int) -> bool:
    """Whether a player can pay for one more employee."""
    return s.players[seat].affords(hire_price(s, box, seat, MONEY), hire_price(s, box, seat, INFO))


@rule
def may_hire(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-4.1: hire or pass."""
    if not has_room_for_staff(s, box, seat):
        moves.forbid(HIRE, Clause.GF_4_7, "staff-full", employees=box.staff)
    elif not can_pay_hire(s, box, seat):
        forbid_price(
            s, seat, moves, HIRE, Clause.GF_4_3, (hire_price(s, box, seat, MONEY), hire_price(s, box, seat, INFO))
        )
    else:
        moves.allow(HIRE)
    moves.allow(PASS)


@rule
def do_hire(s: State, box: Box, seat: int, choice: int) -> None:
    """Pays the price; an untrained employee comes (GF-4.6), and the next one is dearer."""
    if choice == PASS:
        s.tell(Clause.GF_4_2, "hire-pass", seat=seat)
        return
    me = s.players[seat]
    money = hire_price(s, box, seat, MONEY)
    info = hire_price(s, box, seat, INFO)
    me.spend(money, info)
    me.employees += 1
    me.untrained += 1
    s.hired = 1
    s.tell(Clause.GF_4_6, "hire", seat=seat, money=money, info=info, employees=me.employees)
    if money < box.job_price[s.job_market - 1]:
        s.tell(
            Clause.GF_4_5,
            "hire-discount",
            seat=seat,
            money=box.job_price[s.job_market - 1],
            info=box.job_price[s.job_market - 1],
        )
    dearer_staff(s, box)


@rule
def automa_hires(s: State, box: Box, seat: int) -> None:
    """GF-22.12: Gropius hires once, when staff is cheap enough. The employee is never trained and yields no time."""
    me = s.players[seat]
    who = s.automas[seat - s.humans].who
    if me.employees > 1 or box.job_price[s.job_market - 1] > box.automa_hires_at[who]:
        return
    me.employees += 1
    me.untrained += 1
    s.hired = 1
    s.tell(Clause.GF_22_12, "automa-hires", seat=seat, employees=me.employees)
    dearer_staff(s, box)
    add_card(s, box, seat, box.automa_hire_card[who])


@rule
def dearer_staff(s: State, box: Box) -> None:
    """GF-4.4: the job-market marker moves right, or stays on the last field."""
    s.job_market = min(s.job_market + 1, box.jobs)
    s.tell(
        Clause.GF_4_4,
        "job-market",
        field=s.job_market,
        money=box.job_price[s.job_market - 1],
        info=box.job_price[s.job_market - 1],
    )

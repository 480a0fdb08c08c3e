"""Chapters 1 and 21: set-up and specialties; the events of chapter 25."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE, SEAT
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.automa_cards import make_decks
from stammtisch.titles.ground_floor.forecast import lay_forecast
from stammtisch.titles.ground_floor.lots import draw_lot
from stammtisch.titles.ground_floor.offices import own_office, remodel_office
from stammtisch.titles.ground_floor.popularity import rank
from stammtisch.titles.ground_floor.state import (
    AGENCY_ROWS,
    CONSTRUCTION,
    EVENT,
    FACTORY,
    MIN_SEATS,
    MOST_AUTOMAS,
    PLACES,
    RETAIL,
    ROWS,
    SPECIALTY,
    STOCK_SLOTS,
    TEAMS,
    TRACK,
    WAREHOUSE,
    Box,
    Clause,
    State,
)
from stammtisch.titles.ground_floor.steps import Step


@rule
def setup(s: State, box: Box) -> None:
    """Lays the game out and begins the first round."""
    clear_city(s, box)
    seat_automas(s)
    s.round = 1
    s.tier = box.tier_by_round[0]
    s.job_market = box.job_market_start
    s.tell(
        Clause.GF_1_3,
        "job-market",
        field=s.job_market,
        money=box.job_price[s.job_market - 1],
        info=box.job_price[s.job_market - 1],
    )
    draw_event(s, box)
    lay_forecast(s, box)
    lay_tiles(s, box)
    for seat in range(s.seats):
        start_things(s, box, seat)
    deal_specialties(s, box)
    stack_popularity(s, box)
    make_decks(s, box)
    rank(s)
    s.then(Step.ROUND)


@rule
def clear_city(s: State, box: Box) -> None:
    """Nobody is anywhere on the city board; the warehouse is full (GF-1.9)."""
    for row in range(ROWS):
        s.consulting[row] = NONE
        s.appointments[row] = NONE
    for row in range(AGENCY_ROWS):
        s.agency[row] = NONE
    for field in range(WAREHOUSE):
        s.warehouse[field] = NONE
        s.stored[field] = 1 if field < box.warehouse_fields else 0
    for slot in range(FACTORY):
        s.factory[slot] = NONE
    for slot in range(STOCK_SLOTS):
        s.stock[slot] = NONE
    for field in range(TRACK):
        s.track[field] = NONE
    for field in range(RETAIL):
        s.retail[field] = NONE
    for slot in range(CONSTRUCTION):
        s.construction[slot] = NONE
    s.tell(Clause.GF_1_9, "warehouse-full", count=box.warehouse_fields)


@rule
def seat_automas(s: State) -> None:
    """The Automas take the last seats (GF-22.1, GF-22.2); they count as players (GF-0.1)."""
    s.humans = s.seats
    for k in range(MOST_AUTOMAS):
        s.automas[k].who = TEAMS[s.options.automas][k]
        if s.automas[k].who != NONE:
            s.humans -= 1


@rule
def draw_event(s: State, box: Box) -> None:
    """GF-25.1: one event, if events are wanted (GF-1.12)."""
    s.event = NONE
    if s.options.event_cards:
        for event in range(box.events):
            s.weights[event] = 1
        s.event = draw_lot(s, box.events, of=EVENT)
        s.tell(Clause.GF_25_1, "event", event_card=s.event)


@rule
def lay_tiles(s: State, box: Box) -> None:
    """The stock of new offices and floors (GF-1.10, GF-1.11), without those that an Automa brings (GF-22.7)."""
    for office in range(box.new_offices):
        s.new_offices[office] = box.office_copies[office][s.seats - MIN_SEATS]
    for floor in range(box.new_floors):
        s.new_floors[floor] = box.floor_copies[floor][s.seats - MIN_SEATS]
    for seat in range(s.humans, s.seats):
        who = s.automas[seat - s.humans].who
        office = box.automa_office[who]
        if office != NONE:
            s.new_offices[office] = 1 + box.automa_office_copies[who][s.seats - MIN_SEATS]
            own_office(s, box, seat, office)
            s.tell(Clause.GF_22_7, "automa-starts-with", seat=seat, tile=office)


@rule
def start_things(s: State, box: Box, seat: int) -> None:
    """What a player starts with (GF-1.1); an Automa has only time (GF-22.7, GF-22.8)."""
    me = s.players[seat]
    me.specialty = NONE
    me.bonus = NONE
    me.employees = 1
    for place in range(PLACES):
        me.places[place] = NONE
    me.hand = box.ceo_time
    if s.is_automa(seat):
        me.hand = box.automa_time[s.automas[seat - s.humans].who]
    else:
        me.gain(box.money, box.info)
        me.goods = box.goods
        s.tell(Clause.GF_1_1, "start-things", seat=seat, money=me.money, info=me.info, goods=me.goods)
    me.supply = box.markers - me.hand


@rule
def deal_specialties(s: State, box: Box) -> None:
    """A different specialty for each (GF-1.2); one Automa, by lot, gets a certain one (GF-22.5)."""
    lucky = NONE
    if s.humans < s.seats:
        for seat in range(s.humans, s.seats):
            s.weights[seat] = 1
        lucky = draw_lot(s, s.seats - s.humans, of=SEAT)
        take_specialty(s, box, lucky, box.automa_specialty)
    for seat in range(s.seats):
        if seat == lucky:
            continue
        left = 0
        for specialty in range(box.specialties):
            s.weights[specialty] = 1
            for other in range(s.seats):
                if s.players[other].specialty == specialty:
                    s.weights[specialty] = 0
            left += s.weights[specialty]
        take_specialty(s, box, seat, draw_lot(s, left, of=SPECIALTY))


@rule
def take_specialty(s: State, box: Box, seat: int, specialty: int) -> None:
    """Applies a specialty at once: a remodelled office (GF-21.2), more time (GF-21.3) or more info (GF-21.4)."""
    me = s.players[seat]
    me.specialty = specialty
    s.tell(Clause.ids[box.specialty_clause[specialty]], "specialty", seat=seat, specialty=specialty)
    me.hand += me.call_up(box.specialty_time[specialty])
    if not s.is_automa(seat):
        me.gain(0, box.specialty_info[specialty])
    if box.specialty_office[specialty] != NONE:
        remodel_office(s, box, seat, box.specialty_office[specialty])


@rule
def stack_popularity(s: State, box: Box) -> None:
    """A random stack on the first field (GF-1.4), built from the top; an Automa is on top (GF-22.6)."""
    for k in range(s.seats):
        left = 0
        for seat in range(s.seats):
            if s.players[seat].field == 0 and (k > 0 or s.is_automa(seat) or s.humans == s.seats):
                s.weights[seat] = 1
                left += 1
        top = draw_lot(s, left, of=SEAT)
        s.players[top].field = box.popularity_start
        s.players[top].height = s.seats - 1 - k
        if k == 0 and s.is_automa(top):
            s.tell(Clause.GF_22_6, "automa-first", seat=top)
        else:
            s.tell(Clause.GF_1_4, "stack", seat=top, count=k + 1)

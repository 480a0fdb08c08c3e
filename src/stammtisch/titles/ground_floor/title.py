"""Ground Floor, put together: the title."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from stammtisch.kernel.model.kinds import NONE, SEAT, Joined, Names, Unit
from stammtisch.kernel.model.moves import Amount, Automatic, Decision, Phrase
from stammtisch.kernel.model.struct import Vec
from stammtisch.kernel.title.orders import Interrupt
from stammtisch.kernel.title.seating import Conflict, OptionValues
from stammtisch.kernel.title.title import Held, Source, TieBreak, Title
from stammtisch.titles.ground_floor import (
    advertising,
    city,
    construction,
    consulting,
    forecast,
    hidden,
    hiring,
    income,
    offices,
    popularity,
    production,
    reorganisation,
    retail,
    scheduling,
    scoring,
    stock,
)
from stammtisch.titles.ground_floor.about import about
from stammtisch.titles.ground_floor.components import COMPONENTS
from stammtisch.titles.ground_floor.drawing import draw_table
from stammtisch.titles.ground_floor.setup import setup
from stammtisch.titles.ground_floor.state import (
    AD_TYPE,
    AGENCY_ROW,
    AUTOMA_CARD,
    AUTOMA_KIND,
    AUTOMAS,
    BONUS,
    CONSTRUCTION_SLOT,
    CURRENCY,
    ECONOMY,
    ERA,
    EVENT,
    FORECAST,
    INFO,
    LOCATION,
    MONEY,
    NEW_FLOOR,
    NEW_OFFICE,
    OFFICE,
    OFFICES,
    PLACE,
    PLACES,
    RETAIL_FIELD,
    SPECIALTY,
    STAFFING,
    STOCK_FIELD,
    STOCK_SLOT,
    TARGET,
    TEAMS,
    USE,
    WAREHOUSE_FIELD,
    Box,
    Clause,
    State,
)
from stammtisch.titles.ground_floor.steps import Step

STEPS: Mapping[int, Decision | Automatic] = {
    Step.ROUND: Automatic(reorganisation.start),
    Step.INCOME: Automatic(income.income),
    Step.FORCED_DISMISSAL: Decision(
        "forced-dismissal",
        Clause.GF_3_6,
        income.may_force_out,
        income.do_force_out,
        Phrase("dismiss {staff}", staff=STAFFING),
        place="company",
        phase="income",
    ),
    Step.HIRING: Automatic(hiring.hiring),
    Step.HIRE: Decision(
        "hire",
        Clause.GF_4_1,
        hiring.may_hire,
        hiring.do_hire,
        Phrase("hire"),
        Phrase("pass"),
        place="jobs",
        phase="hiring",
    ),
    Step.SCHEDULING: Automatic(scheduling.scheduling),
    Step.SCHEDULE: Decision(
        "schedule",
        Clause.GF_5_2,
        scheduling.may_schedule,
        scheduling.do_schedule,
        Phrase("place {location}", location=LOCATION),
        Phrase("advertise {row}", row=AGENCY_ROW),
        Phrase("warehouse {field} {currency}", field=WAREHOUSE_FIELD, currency=CURRENCY),
        Phrase("stock {slot}", slot=STOCK_SLOT),
        Phrase("use {use}", use=USE),
        Phrase("floor {floor}", floor=NEW_FLOOR),
        Phrase("remodel {office}", office=OFFICE),
        Phrase("end"),
        place="city",
        phase="scheduling",
    ),
    Step.AFTER_PLACEMENT: Automatic(scheduling.after_placement, phase="scheduling"),
    Step.REMODEL: Decision(
        "remodel",
        Clause.GF_5_2,
        scheduling.may_remodel_after,
        scheduling.do_remodel_after,
        Phrase("remodel {office}", office=OFFICE),
        Phrase("done"),
        place="company",
        phase="scheduling",
    ),
    Step.CONSULTING: Automatic(consulting.consulting),
    Step.AGENCY: Automatic(advertising.agency),
    Step.AD_TYPE: Decision(
        "ad-type",
        Clause.GF_8_2,
        advertising.may_choose_type,
        advertising.do_choose_type,
        Phrase("choose {ad_type}", ad_type=AD_TYPE),
        place="agency",
        phase="agency",
    ),
    Step.POPULARITY: Automatic(advertising.popularity),
    Step.BONUSES: Automatic(advertising.bonuses, phase="bonus"),
    Step.BONUS: Decision(
        "bonus",
        Clause.GF_9_2,
        advertising.may_take_bonus,
        advertising.do_take_bonus,
        Phrase("take {bonus}", bonus=BONUS),
        place="bonus",
        phase="bonus",
        orders=("take",),
    ),
    Step.WHICH_OFFICE: Decision(
        "which-office",
        Clause.GF_5_11,
        scheduling.may_choose_office,
        scheduling.do_choose_office,
        Phrase("remodel {office}", office=OFFICE),
        place="company",
    ),
    Step.WAREHOUSE: Automatic(production.warehouse),
    Step.FACTORY: Automatic(production.factory),
    Step.PRICE: Decision(
        "price",
        Clause.GF_11_2,
        production.may_price,
        production.do_price,
        Phrase("offer {shelf}", shelf=RETAIL_FIELD),
        place="retail",
        phase="factory",
    ),
    Step.STOCK: Automatic(stock.stock),
    Step.SELLING: Automatic(stock.selling),
    Step.SELL: Decision(
        "sell",
        Clause.GF_12_6,
        stock.may_sell,
        stock.do_sell,
        Phrase("sell {field}", field=STOCK_FIELD),
        Phrase("done"),
        place="stock",
        phase="stock",
    ),
    Step.FORECAST: Automatic(forecast.forecast),
    Step.SALES: Automatic(retail.sales),
    Step.CUTS: Automatic(retail.cuts),
    Step.CUT: Decision(
        "cut",
        Clause.GF_14_6,
        retail.may_cut,
        retail.do_cut,
        Phrase("cut {shelf} to {new_shelf}", shelf=RETAIL_FIELD, new_shelf=RETAIL_FIELD),
        Phrase("liquidate {shelf}", shelf=RETAIL_FIELD),
        Phrase("keep {shelf}", shelf=RETAIL_FIELD),
        place="retail",
        phase="retail",
    ),
    Step.CONSTRUCTION: Automatic(construction.construction),
    Step.REMODELLING: Automatic(construction.remodelling),
    Step.REMODEL_AT_BUILD: Decision(
        "remodel-at-build",
        Clause.GF_26_1,
        construction.may_remodel_at_build,
        construction.do_remodel_at_build,
        Phrase("remodel {office}", office=OFFICE),
        Phrase("done"),
        place="company",
        phase="construction",
    ),
    Step.BUILD: Decision(
        "build",
        Clause.GF_15_3,
        construction.may_build,
        construction.do_build,
        Phrase("build {floor}", floor=NEW_FLOOR),
        Phrase("office {tile} on {place}", tile=NEW_OFFICE, place=PLACE),
        Phrase("nothing"),
        place="offer",
        phase="construction",
    ),
    Step.FREE_OFFICE: Decision(
        "free-office",
        Clause.GF_20_3,
        construction.may_take_office,
        construction.do_take_office,
        Phrase("take {tile}", tile=NEW_OFFICE),
        place="offer",
        phase="construction",
    ),
    Step.END_OF_BUSINESS: Automatic(reorganisation.end_of_business),
    Step.DISMISSALS: Automatic(reorganisation.dismissals),
    Step.DISMISS: Decision(
        "dismiss",
        Clause.GF_16_3,
        reorganisation.may_dismiss,
        reorganisation.do_dismiss,
        Phrase("dismiss {staff}", staff=STAFFING),
        Phrase("done"),
        place="company",
        phase="end-of-business",
    ),
    Step.NEXT_ROUND: Automatic(reorganisation.next_round),
}


MOST_PEOPLE = 3
"""How many people play with Automas at the most (GF-22.1)."""


def check_options(seats: int, values: OptionValues) -> Conflict | None:
    """What does not go together: GF-22.1, GF-1.7."""
    automas = sum(who != NONE for who in TEAMS[AUTOMAS.names.index(values["automas"])])
    if automas and not 1 <= seats - automas <= MOST_PEOPLE:
        facts = {"automas": automas, "least": automas + 1, "most": automas + MOST_PEOPLE, "seats": seats}
        return Conflict(Clause.GF_22_1, "automas-seats", facts)
    modules = [name for name in ("era_cards", "great_depression", "windfall") if values[name] == "on"]
    if values["forecast"] == "beginner" and modules:
        return Conflict(Clause.GF_1_7, "beginner-deck", {"module": modules[0]})
    return None


def idle(seats: int, values: OptionValues) -> tuple[str, ...]:
    """What lies in the box where no Automa plays (GF-22.1), and without era or event cards (GF-23.1, GF-25.1)."""
    found = ["humans"]
    found += ["automas", "automa_cards"] if values["automas"] == AUTOMAS.names[0] else []
    found += ["era"] if values["era_cards"] == "off" else []
    found += ["event"] if values["event_cards"] == "off" else []
    return tuple(found)


def automatic(seats: int, values: OptionValues) -> Mapping[int, str]:
    """The Automas take the last seats (GF-22.1)."""
    option = values["automas"]
    team = [who for who in option.split("+") if who != AUTOMAS.names[0]]
    return {seats - len(team) + k: who.capitalize() for k, who in enumerate(team)}


# ------------------------------------------------------------------------------------------------------ invariants


def invariants(s: State, box: Box) -> Iterator[str]:
    """What always holds: nothing comes into the game or out of it unnoticed, limits are kept."""
    people = range(s.seats)
    for p in people:
        yield from _player_invariants(s, box, p)
    goods = sum(s.players[p].goods for p in people) + sum(s.stored)
    if goods > box.goods_in_box:
        yield f"{goods} goods are in play, of {box.goods_in_box} (GF-0.3)"
    if not 1 <= s.job_market <= box.jobs or not 1 <= s.round <= box.rounds:
        yield "the job-market or the round marker is off its track"
    for field in sorted({s.players[p].field for p in people}):
        heights = sorted(s.players[p].height for p in people if s.players[p].field == field)
        if heights != list(range(len(heights))):
            yield f"the stack on popularity field {field} has gaps"
    for office in range(box.new_offices):
        copies = s.new_offices[office] + sum(s.players[p].offices[office] for p in people)
        wanted = box.office_copies[office][s.seats - 2]
        for automa in list(s.automas)[: s.seats - s.humans]:
            if box.automa_office[automa.who] == office:
                wanted = 1 + box.automa_office_copies[automa.who][s.seats - 2]
        if copies != wanted:
            yield f"copies of new office number {office} have come or gone (GF-1.11)"
    for floor in range(box.new_floors):
        copies = s.new_floors[floor] + sum(s.players[p].floors[floor] for p in people)
        if copies != box.floor_copies[floor][s.seats - 2]:
            yield f"copies of new floor number {floor} have come or gone (GF-1.11)"
    bonuses = [s.players[p].bonus for p in people if s.players[p].bonus != NONE]
    if len(set(bonuses)) < len(bonuses):
        yield "two players took one bonus (GF-9.2)"
    if s.future.n != sum(s.future.count):
        yield "the future stack is miscounted"
    for board in _boards(s):
        if any(not NONE <= seat < s.seats for seat in board):
            yield "a marker of nobody is on the city board"
    for card in range(box.automa_cards):
        held = sum(a.undrawn.count[card] + a.drawn.count[card] for a in s.automas)
        if held + s.automa_cards.count[card] != 1:
            yield f"Automa card number {card} is not once in the game (GF-22.4)"
    for bag in (s.automa_cards, *(bag for a in s.automas for bag in (a.undrawn, a.drawn))):
        if bag.n != sum(bag.count):
            yield "a deck of Automa cards is miscounted"
    if s.humans + sum(who != NONE for who in TEAMS[s.options.automas]) != s.seats:
        yield "the number of Automas is not that of the option (GF-22.1)"
    fresh = s.clone()
    popularity.complete(fresh, box)
    if any(s.weights):
        yield "weights were left over"
    if list(fresh.order) != list(s.order):
        yield "the popularity order does not follow from the markers (GF-2.4)"


def _boards(s: State) -> tuple[Vec, ...]:
    """Where markers stand on the city board, apart from the piles of advertising."""
    places = (s.consulting, s.appointments, s.agency, s.warehouse, s.factory, s.stock, s.track, s.retail)
    return (*places, s.construction)


def _player_invariants(s: State, box: Box, seat: int) -> Iterator[str]:
    me = s.players[seat]
    city = sum(here == seat for board in _boards(s) for here in board) + sum(me.ads)
    markers = me.hand + me.supply + me.used + city
    if markers != box.markers:
        yield f"seat {seat} has {markers} time markers (GF-0.4)"
    if me.money < 0 or me.info < 0:
        yield f"seat {seat} has less than nothing (GF-0.2)"
    if s.is_automa(seat) and (me.money or me.info or me.goods):
        yield f"the Automa of seat {seat} owns money, info or goods (GF-22.8)"
    if me.goods > offices.storage_limit(s, box, seat):
        yield f"seat {seat} has more goods than room (GF-18.12)"
    if not 1 <= me.employees <= box.staff or me.untrained > me.employees - 1:
        yield f"seat {seat} has an impossible staff (GF-4.7)"
    if not 1 <= me.field <= box.levels:
        yield f"the popularity marker of seat {seat} is off its track (GF-2.6)"
    lying = [me.places[place] for place in range(PLACES) if me.places[place] != NONE]
    uncovered = [o for o in range(box.new_offices) if me.works(o)]
    if not s.is_automa(seat) and sorted(lying) != uncovered:
        yield f"the new offices of seat {seat} do not lie where they work (GF-15.9)"
    if any(place >= OFFICES for place in range(PLACES) if me.places[place] != NONE) and not construction.free_spaces(
        s, box, seat
    ):
        yield f"seat {seat} has an office on a floor that it does not own (GF-15.9)"
    for floor in range(box.new_floors):
        if me.uses[floor] > box.floor_uses[floor] * me.floors[floor]:
            yield f"seat {seat} used floor number {floor} too often (GF-20.2)"
    owned = [
        box.remodel_prestige * sum(me.remodelled),
        sum(box.office_prestige[o] * me.offices[o] for o in range(box.new_offices)),
        sum(box.floor_prestige[f] * me.floors[f] for f in range(box.new_floors)),
    ]
    if list(me.ledger)[:3] != owned:
        yield f"the ledger of seat {seat} does not hold the prestige of its tiles (GF-17.1)"
    if s.depth == 0 and sum(me.ledger) != scoring.score(s, box, seat):
        yield f"the ledger of seat {seat} does not add up to the score"


def facts(s: State, box: Box, names: Names, seat: int) -> Mapping[str, Any]:
    """What follows from the table and everybody wants to know: the popularity order, prices, room, prestige so far.

    Prices are pairs of money and info.
    """

    def pair(price: Callable[[int], int]) -> list[int]:
        return [int(price(MONEY)), int(price(INFO))]

    def player(p: int) -> dict[str, Any]:
        return {
            "prestige": scoring.score(s, box, p),
            "storage": offices.storage_limit(s, box, p),
            "hire": pair(lambda part: hiring.hire_price(s, box, p, part)),
            "floor": pair(lambda part: construction.floor_price(s, box, p, part)),
        }

    shelves = [f for f in range(box.retail_fields) if box.retail_seats[f] <= s.seats]
    slots = [i for i in range(box.construction_slots) if box.construction_seats[i] <= s.seats]
    return {
        "order": list(s.order)[: s.seats],
        "players": [player(p) for p in range(s.seats)],
        "factory": pair(lambda part: city.factory_price(s, box, part)),
        "construction": pair(lambda part: city.construction_price(s, box, part)),
        "open_shelves": [names.name(RETAIL_FIELD, f) for f in shelves],
        "open_slots": [names.name(CONSTRUCTION_SLOT, i) for i in slots],
    }


def holdings(s: State, box: Box, seat: int) -> Iterator[Held]:
    """What a seat has: money, info, goods, markers on hand, staff, popularity and printed prestige."""
    me = s.players[seat]
    yield Held("money", me.money)
    yield Held("info", me.info)
    yield Held("goods", me.goods)
    yield Held("time", me.hand)
    if s.step not in (Step.DISMISS, Step.FORCED_DISMISSAL):  # there the move itself says who goes
        yield Held("untrained", me.untrained)
        yield Held("trained", me.trained())
    yield Held("fields", me.field)
    yield Held("points", sum(me.ledger))


TITLE = Title(
    name="ground-floor",
    title="Ground Floor",
    prefix="GF",
    version=1,
    designers=("David Short",),
    year=2018,
    seats=(2, 3, 4, 5),
    state=State,
    box=Box,
    components=COMPONENTS,
    steps=STEPS,
    setup=setup,
    imagine=hidden.imagine,
    score=scoring.score,
    unit=Unit("prestige"),
    standing=scoring.standing,
    ties=(TieBreak("popularity", Clause.GF_17_5, scoring.popularity),),
    evaluate=scoring.score,
    purse=scoring.purse,
    clock=scoring.clock,
    sources=(
        Source("remodels", Clause.GF_18_14),
        Source("offices", Clause.GF_17_1),
        Source("floors", Clause.GF_20_1),
        Source("achievements", Clause.GF_17_2),
        Source("sets", Clause.GF_17_3),
    ),
    ledger=lambda s, box, seat: list(s.players[seat].ledger),
    invariants=invariants,
    complete=popularity.complete,
    check_options=check_options,
    idle=idle,
    automatic=automatic,
    turn_clause=Clause.GF_0_9,
    places=(LOCATION, AGENCY_ROW, WAREHOUSE_FIELD, STOCK_SLOT, STOCK_FIELD, RETAIL_FIELD),
    kinds={
        "seat": SEAT,
        "money": Unit("money"),
        "info": Unit("info"),
        "price": Unit("money"),
        "goods": Unit("good"),
        "time": Unit("time"),
        "points": Unit("prestige"),
        "employees": Unit("employee"),
        "untrained": Unit("untrained"),
        "trained": Unit("trained"),
        "markers": Unit("marker"),
        "fields": Unit("field"),
        "products": Unit("product"),
        "customers": Unit("customer"),
        "cards": Unit("card"),
        "own_money": Unit("money"),
        "own_info": Unit("info"),
        "own_goods": Unit("good"),
        "own_time": Unit("time"),
        "cost": Joined(("money", "info")),
        "cost_with_goods": Joined(("money", "info", "goods")),
        "income": Joined(("money", "info", "time")),
        "effort": Joined(("time", "goods")),
        "own": Joined(("own_money", "own_info", "own_goods", "own_time")),
        "office": OFFICE,
        "use": USE,
        "place": PLACE,
        "tile": NEW_OFFICE,
        "floor": NEW_FLOOR,
        "specialty": SPECIALTY,
        "type": ECONOMY,
        "card": FORECAST,
        "era": ERA,
        "event_card": EVENT,
        "bonus": BONUS,
        "ad_type": AD_TYPE,
        "target": TARGET,
        "staff": STAFFING,
        "shelf": RETAIL_FIELD,
        "new_shelf": RETAIL_FIELD,
        "automa_card": AUTOMA_CARD,
        "automa_kind": AUTOMA_KIND,
    },
    facts=facts,
    about=about,
    holdings=holdings,
    interrupts=(
        Interrupt(
            "job-price",
            lambda s, box, seat, n: hiring.hire_price(s, box, seat, MONEY) <= n,
            Amount(0, 50),
            Unit("money"),
            decisions=("hire",),
        ),
    ),
    draw=draw_table,
)

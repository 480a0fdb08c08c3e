"""How `box.toml` is read, and what may not contradict itself in it (chapter 0)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from stammtisch.kernel.model.kinds import NONE, Names
from stammtisch.kernel.title.box import Components
from stammtisch.kernel.title.words import Mistake
from stammtisch.titles.ground_floor.state import (
    AD_TYPE,
    AGENCY_ROW,
    AUTOMA_CARD,
    BONUS,
    CONSTRUCTION_SLOT,
    ECONOMY,
    ERA,
    EVENT,
    EXTRA,
    FACTORY_SLOT,
    FORECAST,
    MIN_SEATS,
    MOST_SEATS,
    NEW_FLOOR,
    NEW_OFFICE,
    OFFICE,
    OFFICES,
    PLACE,
    RETAIL_FIELD,
    ROW,
    SPACES,
    SPECIALTY,
    STOCK_FIELD,
    STOCK_SLOT,
    USE,
    WAREHOUSE_FIELD,
    Ad,
    Box,
)


def derive(box: Box, names: Names) -> Mapping[str, tuple[str, ...]]:
    """The names of the places for new offices (GF-15.9)."""
    spaces = tuple(f"space-{i + 1}" for i in range(SPACES))
    return {PLACE.key: (*names.all(OFFICE), *spaces)}


class Wrong(Mistake):
    """A contradiction in a components file, said in the title's words."""

    folder = Path(__file__).parent / "words"


Contradictions = Iterator[tuple[str, Mistake]]


def check(box: Box, names: Names) -> Contradictions:
    """Contradictions between entries of the file."""
    yield from _check_people(box)
    yield from _check_tiles(box, names)
    yield from _check_use(box, names)
    seats = range(MIN_SEATS, MOST_SEATS + 1)
    if len(names.all(OFFICE)) != OFFICES:
        yield "[[office]]", Wrong("box-offices", count=OFFICES)
    if not 1 <= box.job_market_start <= box.jobs:
        yield "[game]", Wrong("box-field", key="job_market_start", most=box.jobs)
    if not 1 <= box.popularity_start <= box.levels:
        yield "[game]", Wrong("box-field", key="popularity_start", most=box.levels)
    if min(box.set_size) < 1:
        yield "[game]", Wrong("box-set")
    if box.markers < box.ceo_time + max(box.automa_time) + max(box.specialty_time):
        yield "[game]", Wrong("box-markers")
    goods = sum(max(box.capacity[o]) for o in range(OFFICES)) * MOST_SEATS + box.warehouse_fields
    if goods > box.goods_in_box:
        yield "[game]", Wrong("box-goods-least", least=goods)
    storage = sum(box.capacity[o][0] for o in range(OFFICES))
    if box.goods > storage:
        yield "[game]", Wrong("box-goods-most", most=storage)
    for ad, size in enumerate(box.ad_set):
        if size < 1:
            yield f"[[ad_type]] number {ad + 1}", Wrong("box-ad")
    if any(box.ad_cost[Ad.NETWORKING]):
        yield f"[[ad_type]] {names.name(AD_TYPE, Ad.NETWORKING)!r}", Wrong("box-networking")
    spaces = [f for f in range(box.new_floors) if box.floor_spaces[f]]
    if len(spaces) > 1 or any(box.floor_spaces[f] > SPACES for f in spaces):
        yield "[[new_floor]]", Wrong("box-spaces", most=SPACES)
    for use in range(box.uses):
        if not 0 <= box.use_office[use] < OFFICES or box.use_time[use][1] < 1:
            yield f"[[office_use]] {names.name(USE, use)!r}", Wrong("box-use")
    for field in range(box.retail_fields):
        if not 1 <= box.segment[field] <= box.retail_fields:
            where = f"[[retail_field]] {names.name(RETAIL_FIELD, field)!r}"
            yield where, Wrong("box-segment", key="segment", most=box.retail_fields)
    for bonus in range(box.bonuses):
        if any(box.bonus_cost[bonus]) and not box.bonus_remodels[bonus]:
            yield f"[[bonus]] {names.name(BONUS, bonus)!r}", Wrong("box-bonus-cost", key="cost")
    for n in seats:
        i = n - MIN_SEATS
        fields = sum(box.retail_seats[f] <= n for f in range(box.retail_fields))
        slots = sum(box.construction_seats[f] <= n for f in range(box.construction_slots))
        if not fields or not slots:
            yield "[[retail_field]]", Wrong("box-open", seats=n)
        if n > box.specialties:
            yield "[[specialty]]", Wrong("box-specialties", seats=n)
        if n >= box.bonus_seats and n - 1 > sum(not box.bonus_remodels[b] for b in range(box.bonuses)):
            yield "[[bonus]]", Wrong("box-bonuses", count=n - 1)
        for card in range(box.forecasts):
            if box.job_field[card] > box.jobs:
                yield (
                    f"[[forecast_card]] {names.name(FORECAST, card)!r}",
                    Wrong("box-up-to", key="job_market_field", most=box.jobs),
                )
            if box.unemployment[card][i] > box.jobs:
                yield (
                    f"[[forecast_card]] {names.name(FORECAST, card)!r}",
                    Wrong("box-up-to", key="unemployment", most=box.jobs),
                )
    cards = [
        sum(box.forecast_type[c] == t and box.forecast_extra[c] == NONE for c in range(box.forecasts)) for t in range(4)
    ]
    decks = [("[[economy]]", list(box.deck))]
    decks += [(f"[[era]] {names.name(ERA, e)!r}", list(box.era_deck[e])) for e in range(box.eras)]
    beginner = [sum(box.beginner_type[r] == t for r in range(box.rounds)) for t in range(4)]
    decks.append(("[[beginner_card]]", beginner))
    for label, deck in decks:
        if any(count > have for count, have in zip(deck, cards, strict=True)):
            yield label, Wrong("box-deck", cards=", ".join(map(str, cards)))
        if sum(deck) < box.rounds:
            yield label, Wrong("box-deck-rounds", rounds=box.rounds)
        if not any(deck[t] for t in range(4) if box.may_start[t]):
            yield label, Wrong("box-deck-top")
    if NONE in list(box.forecast_type)[: box.forecasts]:
        yield "[[forecast_card]]", Wrong("box-card-type")
    for extra, name in enumerate(EXTRA.names):
        if (count := sum(box.forecast_extra[c] == extra for c in range(box.forecasts))) != 1:
            yield "[[forecast_card]]", Wrong("box-extra", extra=name, count=count)
    if all(kind == NONE for kind in box.automa_deck):
        yield "[game]", Wrong("box-automa-deck", key="automa_deck")
    for kind, ready in ((k, sum(box.card_kind[c] == k for c in range(box.automa_cards))) for k in box.automa_deck):
        if kind != NONE and ready < 2:
            yield "[[automa_card]]", Wrong("box-automa-cards")


def _check_people(box: Box) -> Contradictions:
    """Staff whom nobody could hire, or whom no rule knows how to pay; popularity that could not rise."""
    if box.staff < 2:
        yield "[[employee_field]]", Wrong("box-staff")
    if box.income[0] < 0:
        yield "[[employee_field]] number 1", Wrong("box-ceo-pays", key="income")
    if box.levels < 2:
        yield "[[popularity_field]]", Wrong("box-popularity")


def _check_tiles(box: Box, names: Names) -> Contradictions:
    """The tiers of the rounds, and tiles that would never be on offer."""
    tiers = list(box.tier_by_round)[: box.rounds]
    if min(tiers) < 1 or tiers != sorted(tiers):
        yield "[game]", Wrong("box-tiers", key="tier_by_round", rounds=box.rounds)
    last = max(box.tier_by_round)
    for table, kind, tier, count in (
        ("new_office", NEW_OFFICE, box.office_tier, box.new_offices),
        ("new_floor", NEW_FLOOR, box.floor_tier, box.new_floors),
    ):
        for tile in range(count):
            if not 1 <= tier[tile] <= last:
                yield f"[[{table}]] {names.name(kind, tile)!r}", Wrong("box-tier", key="tier", most=last)


def _check_use(box: Box, names: Names) -> Contradictions:
    """What nobody could ever use: for want of room for its goods, of time, of staff, or because it is never allowed."""
    room = sum(max(box.capacity[office]) for office in range(OFFICES))
    if box.factory_goods > room:
        yield "[game]", Wrong("box-goods-needed", key="factory_goods", most=room)
    for use in range(box.uses):
        where = f"[[office_use]] {names.name(USE, use)!r}"
        if box.use_goods[use] > room:
            yield where, Wrong("box-goods-needed", key="goods", most=room)
        if max(box.use_time[use]) > box.markers:
            yield where, Wrong("box-time", key="time", most=box.markers)
        if box.use_trains[use] > box.staff - 1:
            yield where, Wrong("box-trains", key="trains", most=box.staff - 1)
    for floor in range(box.new_floors):
        where = f"[[new_floor]] {names.name(NEW_FLOOR, floor)!r}"
        if box.floor_uses[floor] and not box.floor_time[floor]:
            yield where, Wrong("box-floor-time")
        elif box.floor_time[floor] and not box.floor_uses[floor]:
            yield where, Wrong("box-floor-uses", key="uses")
        if box.floor_goods[floor] > room:
            yield where, Wrong("box-goods-needed", key="goods", most=room)
        for key, time in (("time", box.floor_time), ("later_time", box.floor_later_time)):
            if time[floor] > box.markers:
                yield where, Wrong("box-time", key=key, most=box.markers)


COMPONENTS = Components(
    fields={
        "staff": "#employee_field",
        "income": "employee_field.income",
        "jobs": "#job_market_field",
        "job_price": "job_market_field.price",
        "levels": "#popularity_field",
        "level": "popularity_field.level",
        "rows": "#consulting_row",
        "row_price": "consulting_row.price",
        "agency_rows": "#agency_row",
        "warehouse_fields": "#warehouse_field",
        "field_price": "warehouse_field.price",
        "factory_slots": "#factory_slot",
        "stock_slots": "#stock_slot",
        "stock_cost": "stock_slot.cost",
        "track": "#stock_field",
        "retail_fields": "#retail_field",
        "segment": "retail_field.segment",
        "price": "retail_field.price",
        "retail_seats": "retail_field.seats",
        "construction_slots": "#construction_slot",
        "construction_seats": "construction_slot.seats",
        "ad_cost": "ad_type.cost",
        "ad_extra": "ad_type.extra_markers",
        "ad_set": "ad_type.set",
        "ad_majority": "ad_type.majority",
        "bonuses": "#bonus",
        "bonus_remodels": "bonus.remodels?",
        "bonus_cost": "bonus.cost?",
        "bonus_goods": "bonus.goods?",
        "bonus_money": "bonus.money?",
        "bonus_info": "bonus.info?",
        "bonus_time": "bonus.time?",
        "capacity": "office.capacity?",
        "arrives_with": "office.arrives_with?",
        "uses": "#office_use",
        "use_office": "office_use.office",
        "use_time": "office_use.time",
        "use_goods": "office_use.goods?",
        "use_money": "office_use.money?",
        "use_info": "office_use.info?",
        "use_gain_goods": "office_use.gain_goods?",
        "use_trains": "office_use.trains?",
        "use_target": "office_use.places?",
        "use_clause": "office_use.clause",
        "new_offices": "#new_office",
        "office_tier": "new_office.tier",
        "office_copies": "new_office.copies",
        "office_prestige": "new_office.prestige",
        "office_discount": "new_office.discount?",
        "office_time": "new_office.gain_time?",
        "office_info": "new_office.gain_info?",
        "office_sale_bonus": "new_office.sale_bonus?",
        "office_keeps_products": "new_office.keeps_products?",
        "office_keeps_popularity": "new_office.keeps_popularity?",
        "per_new_office": "new_office.per_new_office?",
        "office_clause": "new_office.clause",
        "new_floors": "#new_floor",
        "floor_tier": "new_floor.tier",
        "floor_copies": "new_floor.copies",
        "floor_prestige": "new_floor.prestige",
        "floor_achievement": "new_floor.achievement?",
        "floor_spaces": "new_floor.office_spaces?",
        "floor_uses": "new_floor.uses?",
        "floor_time": "new_floor.time?",
        "floor_later_time": "new_floor.later_time?",
        "floor_goods": "new_floor.goods?",
        "floor_money": "new_floor.money?",
        "floor_info": "new_floor.info?",
        "floor_gain_goods": "new_floor.gain_goods?",
        "floor_target": "new_floor.places?",
        "floor_remodels": "new_floor.remodels?",
        "income_money": "new_floor.income_money?",
        "income_info": "new_floor.income_info?",
        "per_achievement_floor": "new_floor.per_achievement_floor?",
        "per_new_floor": "new_floor.per_new_floor?",
        "per_remodel": "new_floor.per_remodel?",
        "per_level": "new_floor.per_level?",
        "per_good": "new_floor.per_good?",
        "per_employee": "new_floor.per_employee?",
        "automa_bonus": "new_floor.automa_bonus?",
        "floor_clause": "new_floor.clause",
        "specialties": "#specialty",
        "specialty_office": "specialty.office?",
        "specialty_time": "specialty.extra_time?",
        "specialty_info": "specialty.extra_info?",
        "specialty_clause": "specialty.clause",
        "types": "#economy",
        "deck": "economy.cards",
        "may_start": "economy.may_start",
        "stock_move": "economy.stock_move",
        "payout": "economy.payout",
        "automa_sells": "economy.automa_sells",
        "automa_floors": "economy.automa_floors",
        "forecasts": "#forecast_card",
        "forecast_type": "forecast_card.type",
        "forecast_extra": "forecast_card.extra?",
        "customers": "forecast_card.customers",
        "unemployment": "forecast_card.unemployment",
        "job_field": "forecast_card.job_market_field?",
        "beginner_type": "beginner_card.type",
        "eras": "#era",
        "era_deck": "era.cards",
        "events": "#event",
        "cancelled_info": "event.cancelled_info?",
        "lead": "event.lead?",
        "more_goods": "event.more_goods?",
        "dearer_factory": "event.dearer_factory?",
        "more_moves": "event.more_moves?",
        "dearer_construction": "event.dearer_construction?",
        "event_clause": "event.clause",
        "automa_time": "entrepreneur.time",
        "automa_extra_card": "entrepreneur.extra_card?",
        "automa_office": "entrepreneur.office?",
        "automa_office_copies": "entrepreneur.office_copies?",
        "automa_hires_at": "entrepreneur.hires_at?",
        "automa_hire_card": "entrepreneur.hire_card?",
        "automa_cards": "#automa_card",
        "card_kind": "automa_card.kind",
        "card_ad": "automa_card.ad_type",
        "card_segment": "automa_card.segment",
    },
    kinds={
        OFFICE: "id",
        USE: "id",
        NEW_OFFICE: "id",
        NEW_FLOOR: "id",
        SPECIALTY: "id",
        ECONOMY: "id",
        FORECAST: "id",
        ERA: "id",
        EVENT: "id",
        BONUS: "id",
        AUTOMA_CARD: "id",
        ROW: "id",
        AGENCY_ROW: "id",
        WAREHOUSE_FIELD: "id",
        FACTORY_SLOT: "id",
        STOCK_SLOT: "id",
        STOCK_FIELD: "id",
        RETAIL_FIELD: "id",
        CONSTRUCTION_SLOT: "id",
    },
    derive=derive,
    check=check,
    fewer=("beginner_card",),
    bound={
        "ad_type": "GF-8.2",
        "office": "GF-18.1",
        "economy": "GF-1.5",
        "entrepreneur": "GF-22.2",
    },
)

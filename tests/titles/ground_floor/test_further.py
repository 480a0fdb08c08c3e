"""Further cases: offices, floors, achievements, events, reorganisation, and what holds throughout."""

from __future__ import annotations

import pytest

from stammtisch.titles.ground_floor.reorganisation import start
from stammtisch.titles.ground_floor.scoring import score
from stammtisch.titles.ground_floor.steps import Step
from stammtisch.titles.ground_floor.title import TITLE
from tests.titles.coverage import clauses
from tests.titles.ground_floor.table import (
    A,
    B,
    C,
    ask,
    clear,
    event,
    fresh,
    is_remodelled,
    lay,
    only,
    own,
    popular,
    purse,
    remodelled,
    run,
    staff,
    tidy,
    track,
)
from tests.titles.table import at, play, refused, texts, told


@pytest.mark.parametrize(
    ("floor", "hand", "goods", "gain", "uses"),
    [
        ("assembly-line", 1, 0, (0, 0, 1), 2),
        ("conference-room", 2, 0, (0, 5, 0), 2),
        ("online-store", 2, 1, (6, 0, 0), 2),
        ("research-lab", 1, 1, (3, 3, 0), 3),
        ("telecommunications", 1, 0, (3, 0, 0), 3),
    ],
)
@clauses("GF-20.2", "GF-20.4", "GF-20.5", "GF-20.11", "GF-20.12", "GF-20.13", "GF-5.5", "GF-0.6")
def test_action_floors(floor: str, hand: int, goods: int, gain: tuple[int, int, int], uses: int) -> None:
    """Their price, what they bring, and the limit per round, which ends with it."""
    game = lay(2, round=3)
    me = game.state.players[A]
    own(game, A, floor)
    own(game, A, "premium-product", "advertising")
    for use in range(uses):
        me.money, me.info, me.goods, me.hand = 0, 0, goods, hand
        if goods:
            me.goods = 0
            ask(game, Step.SCHEDULE, A)
            refused(game, f"floor {floor}", "GF-0.6")
            me.goods = goods
        if hand > 1:
            me.hand = 1
            ask(game, Step.SCHEDULE, A)
            refused(game, f"floor {floor}", "GF-5.5")
            me.hand = hand
        ask(game, Step.SCHEDULE, A)
        play(game, f"floor {floor}")
        assert (me.money, me.info, me.goods, me.hand, me.used) == (*gain, 0, hand * (use + 1))
    me.money, me.info, me.goods, me.hand = 0, 0, 1, 5
    ask(game, Step.SCHEDULE, A)
    refused(game, f"floor {floor}", "GF-20.2")
    run(game, Step.END_OF_BUSINESS)
    assert not any(me.uses)


@clauses("GF-20.7", "GF-20.10", "GF-20.14", "GF-18.10", "GF-18.11")
def test_markers_on_the_city_board() -> None:
    """Advertising, the Marketing Department and In-house Fabrication put markers from the supply on the board."""
    game = lay(2, round=3)
    s, me = game.state, game.state.players[A]
    own(game, A, "marketing-department")
    own(game, A, "inhouse-fabrication")
    me.hand, me.goods = 8, 1
    ask(game, Step.SCHEDULE, A)
    refused(game, "use social-media", "GF-18.11")
    remodelled(game, A, "advertising")
    supply = 17
    for said in ("use networking", "use social-media", "floor marketing-department", "floor inhouse-fabrication"):
        ask(game, Step.SCHEDULE, A)
        assert me.supply == supply
        play(game, said)
        supply -= 1
    assert (list(me.ads), s.factory[0], me.hand, me.used, me.goods) == ([1, 1, 1], A, 1, 7, 0)
    for slot in range(6):
        s.factory[slot] = B
    me.goods, me.hand = 1, 3
    ask(game, Step.SCHEDULE, A)
    refused(game, "floor inhouse-fabrication", "GF-20.7")
    refused(game, "place factory", "GF-5.6")


@clauses("GF-18.1", "GF-18.6", "GF-18.7", "GF-18.8", "GF-18.9", "GF-18.5")
def test_office_uses() -> None:
    """Time, goods and yield of each office, plain and remodelled."""
    for said, office, new, time, goods, gain in (
        ("use assembly", "assembly", False, 3, 0, (0, 0, 1)),
        ("use assembly", "assembly", True, 2, 0, (0, 0, 1)),
        ("use meeting-room", "meeting-room", False, 1, 0, (0, 1, 0)),
        ("use meeting-room", "meeting-room", True, 1, 0, (0, 1, 0)),
        ("use long-meeting", "meeting-room", True, 2, 0, (0, 3, 0)),
        ("use research", "research-testing", False, 1, 1, (0, 3, 0)),
        ("use research", "research-testing", True, 1, 1, (0, 4, 0)),
        ("use testing", "research-testing", True, 1, 1, (2, 2, 0)),
    ):
        game = lay(2)
        me = game.state.players[A]
        me.goods = goods
        if new:
            remodelled(game, A, office)
        ask(game, Step.SCHEDULE, A)
        play(game, said)
        assert (me.hand, me.money, me.info, me.goods) == (4 - time, *gain)
    game = lay(2)
    ask(game, Step.SCHEDULE, A)
    refused(game, "use long-meeting", "GF-18.7")
    refused(game, "remodel training", "GF-5.9")


@clauses("GF-5.1", "GF-5.8")
def test_turns_of_scheduling() -> None:
    """Cycle after cycle in popularity order; who has no time is passed over."""
    game = lay(3)
    for p, hand in ((A, 1), (B, 3), (C, 2)):
        game.state.players[p].hand = hand
    run(game, Step.SCHEDULING)
    seats = []
    while at(game) == "schedule":
        seats.append(game.due[0])
        play(game, "use meeting-room")
    assert seats == [A, B, C, B, C, B]


@clauses("GF-5.2", "GF-5.9")
def test_remodel_after_the_placement() -> None:
    """After the placement one may remodel as often as one can pay, or not at all."""
    game = lay(2)
    me = game.state.players[A]
    me.money = me.info = 6
    ask(game, Step.SCHEDULE, A)
    play(game, "use meeting-room")
    assert at(game) == "remodel"
    play(game, "remodel training")
    assert (at(game), purse(game, A)) == ("remodel", (3, 4))
    refused(game, "remodel training", "GF-5.9")
    play(game, "done")
    assert is_remodelled(game, A) == ["training"]


@clauses("GF-17.1", "GF-17.2", "GF-19.7", "GF-20.18", "GF-20.19", "GF-20.20", "GF-20.21", "GF-20.22", "GF-20.23")
def test_achievements() -> None:
    """What each achievement tile brings; a covered office none, and covered ones count."""
    game = lay(4, round=6)
    s, me = game.state, game.state.players[A]
    staff(game, A, 4, 2)
    remodelled(game, A, "training", "storage", "assembly")
    popular(game, {6: [A]})
    me.goods = 2
    worth = {
        "merger": 8,
        "executives": 4 + 2,
        "renovation": 4 + 3,
        "marketing": 4 + 2 * 2,
        "production": 4 + 3 * 2,
        "loyal-staff": 4 + 4,
    }
    for floor, points in worth.items():
        own(game, A, floor)
        ask(game, Step.HIRE, A)
        assert score(s, game.box, A) == 6 + points
        me.floors[game.names.number(game.title.kinds["floor"], floor)] = 0
    own(game, A, "human-resources", "training")
    own(game, A, "new-offices", "assembly")
    ask(game, Step.HIRE, A)
    assert score(s, game.box, A) == 6 + 3 + 1 + 2
    own(game, A, "niche-market", "assembly")
    ask(game, Step.HIRE, A)
    assert score(s, game.box, A) == 6 + 3 + 1 + 3
    s.round = 7
    assert told(only(game, Step.END_OF_BUSINESS), "bonus-covered") != []


@clauses("GF-25.2", "GF-25.4", "GF-25.5", "GF-25.6", "GF-25.7")
def test_events() -> None:
    """Each event changes its one number."""
    game = lay(2)
    event(game, "loyal-clients")
    game.state.appointments[0] = A
    run(game, Step.CONSULTING)
    assert game.state.players[A].info == 4
    game = lay(2)
    event(game, "container-glut")
    for field in (0, 2, 3):
        game.state.stored[field] = 0
    game.state.front = 0
    only(game, Step.NEXT_ROUND)
    assert list(game.state.stored)[:4] == [0, 1, 1, 1]
    game = lay(2)
    event(game, "energy-crisis")
    me = game.state.players[A]
    me.money, me.info, me.goods = 3, 2, 1
    ask(game, Step.SCHEDULE, A)
    play(game, "place factory")
    assert (purse(game, A), me.goods) == ((0, 0), 0)
    game = lay(2)
    event(game, "building-subsidy")
    me = game.state.players[A]
    me.money = me.info = 3
    ask(game, Step.SCHEDULE, A)
    play(game, "place construction")
    assert purse(game, A) == (0, 0)
    for current, field in (("depression", 2), ("recession", 3), ("stable", 4), ("boom", 5)):
        game = lay(2, current=current)
        event(game, "bull-run")
        game.state.track[0] = A
        run(game, Step.STOCK)
        assert track(game) == {field: A}


@clauses("GF-16.1", "GF-16.9", "GF-16.10", "GF-16.11", "GF-2.1")
def test_reorganisation() -> None:
    """Unemployment, the next card, the round marker, and the new tiers after rounds 2 and 5."""
    for round, tier in ((1, 1), (2, 2), (4, 2), (5, 3)):
        game = lay(4, round=round)
        s = game.state
        s.front = game.names.number(game.title.kinds["card"], "R1")
        following = s.following
        only(game, Step.NEXT_ROUND)
        assert (s.job_market, s.current, s.round, s.tier, s.front) == (3, following, round + 1, tier, -1)


# ------------------------------------------------------------------------------------------- what holds throughout


@clauses("GF-2.2", "GF-6.1")
def test_order_of_a_round() -> None:
    """The phases, and in phase IV the locations from A to I."""
    game = lay(2)
    tidy(game)
    clear(game)
    start(game.state, game.box)
    pending = [Step(frame.step).name.lower() for frame in list(game.state.frames)[1 : game.state.depth]]
    assert pending[::-1] == [
        "income",
        "hiring",
        "scheduling",
        *("consulting", "agency", "popularity", "bonuses", "warehouse", "factory", "stock", "selling"),
        *("forecast", "sales", "cuts", "construction"),
        "end_of_business",
    ]


@clauses("GF-0.9")
def test_one_player_chooses_at_a_time() -> None:
    """No decision is sealed."""
    assert not any(decision.sealed for decision in TITLE.decisions.values())


@clauses("GF-0.2", "GF-0.6")
def test_nothing_is_bought_on_credit() -> None:
    """Whatever costs more than one has cannot be said; the bank pays any sum."""
    game = lay(4, round=6)
    me = game.state.players[A]
    remodelled(game, A, "assembly")
    own(game, A, "telecommunications")
    me.money, me.info, me.hand = 30000, 0, 1
    ask(game, Step.SCHEDULE, A)
    for text in ("place construction", "advertise 1", "warehouse 1 info", "stock 2", "remodel training"):
        assert text not in texts(game)
    play(game, "floor telecommunications")
    assert me.money == 30003


@clauses("GF-5.3", "GF-5.7", "GF-10.1")
def test_placements() -> None:
    """Who can pay for everything may place at A, B, D, E, F, I, on his own offices and on his own action floors."""
    game = lay(2, round=3)
    me = staff(game, A, 2, 1)
    me.money = me.info = 20
    me.goods, me.hand = 1, 9
    remodelled(game, A, "training", "assembly", "meeting-room", "storage", "advertising", "research-testing")
    own(game, A, "telecommunications")
    own(game, A, "investor")
    own(game, B, "online-store")
    ask(game, Step.SCHEDULE, A)
    warehouse = {f"warehouse {field} {currency}" for field in range(1, 5) for currency in ("money", "info")}
    offices = {
        "training",
        "assembly",
        "meeting-room",
        "long-meeting",
        "networking",
        "social-media",
        "research",
        "testing",
    }
    assert texts(game) == (
        {"place consulting", "place factory", "place construction", "floor telecommunications"}
        | {f"advertise {row}" for row in range(1, 5)}
        | {f"stock {slot}" for slot in range(1, 5)}
        | {f"use {use}" for use in (*offices, "testing")}
        | warehouse
    )
    play(game, "stock 3")
    assert (purse(game, A), game.state.stock[2]) == ((19, 19), A)


@clauses("GF-1.11", "GF-1.10", "GF-22.7")
def test_copies_of_tiles() -> None:
    """One copy of each normal tile with two or three players, two with four or five; achievements exist once."""
    for n, copies in ((2, 1), (3, 1), (4, 2), (5, 2)):
        game = fresh(n)
        s, box = game.state, game.box
        floors = [s.new_floors[f] for f in range(box.new_floors)]
        assert floors == [1 if box.floor_achievement[f] else copies for f in range(box.new_floors)]
        assert [s.new_offices[o] for o in range(7)] == [copies] * 6 + [1]
        assert s.tier == 1


@clauses("GF-15.8", "GF-20.15")
def test_a_new_floor_works_from_the_next_round_on() -> None:
    """It is bought after its phase is over; where it lies does not matter."""
    game = lay(2, round=3)
    me = game.state.players[A]
    me.money = me.info = 4
    game.state.construction[0] = A
    run(game, Step.CONSTRUCTION)
    ply = play(game, "build investor")
    assert [tell.clause for tell in ply.tells] == ["GF-15.8"]
    assert me.money == 0
    run(game, Step.INCOME)
    assert me.money == 9 + 3

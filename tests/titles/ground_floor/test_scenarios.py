"""The cases of the dossier's examples.md, part 2, for people; those for Automas are in `test_automas`."""

from __future__ import annotations

import pytest

from stammtisch.titles.ground_floor.scoring import score, standing
from stammtisch.titles.ground_floor.steps import Step
from tests.titles.coverage import clauses
from tests.titles.ground_floor.table import (
    A,
    B,
    C,
    D,
    ask,
    at,
    event,
    is_remodelled,
    lay,
    moneys,
    only,
    order,
    own,
    owns,
    play,
    popular,
    purse,
    refused,
    remodelled,
    run,
    shelve,
    shelves,
    specialty,
    stacks,
    staff,
    texts,
    told,
    track,
)


@clauses("GF-16.7", "GF-2.4", "GF-0.7")
def test_sc01_stacks_move_left() -> None:
    game = lay(4)
    game.state.front = 0
    popular(game, {1: [A], 2: [B, C], 3: [D]})
    before = order(game)
    only(game, Step.NEXT_ROUND)
    assert stacks(game) == {1: [A, B, C], 2: [D]}
    assert order(game) == before == [D, C, B, A]


@clauses("GF-16.8", "GF-19.6", "GF-2.5")
def test_sc02_press_relations_in_a_stack() -> None:
    game = lay(3)
    game.state.front = 0
    own(game, B, "press-relations", "training")
    popular(game, {4: [B, A], 5: [C]})
    assert order(game) == [C, A, B]
    only(game, Step.NEXT_ROUND)
    assert stacks(game) == {3: [A], 4: [B, C]}
    assert order(game) == [C, B, A]


@clauses("GF-16.8", "GF-15.10")
def test_sc02_covered_press_relations() -> None:
    """Covered, it does not work."""
    game = lay(3)
    game.state.front = 0
    own(game, B, "press-relations", "training")
    own(game, B, "human-resources", "training")
    popular(game, {4: [B, A], 5: [C]})
    only(game, Step.NEXT_ROUND)
    assert stacks(game) == {3: [B, A], 4: [C]}


@clauses("GF-18.2", "GF-18.4", "GF-16.4")
def test_sc03_training_pays_next_round() -> None:
    game = lay(2)
    me = staff(game, A, 2, 1)
    ask(game, Step.SCHEDULE, A)
    play(game, "use training")
    assert (me.hand, me.untrained) == (2, 0)
    ask(game, Step.SCHEDULE, A)
    refused(game, "use training", "GF-18.4")
    game.state.front = 0
    only(game, Step.NEXT_ROUND)
    assert me.hand == 7


@clauses("GF-3.2", "GF-3.3", "GF-3.4", "GF-20.8")
def test_sc04a_investor_saves_the_day() -> None:
    game = lay(2)
    me = staff(game, A, 5)
    me.hand = 16
    own(game, A, "investor")
    run(game, Step.INCOME)
    assert (me.money, me.employees, me.hand) == (0, 5, 16)


@clauses("GF-3.5", "GF-3.6", "GF-3.7")
def test_sc04b_a_trained_one_is_dismissed() -> None:
    game = lay(2)
    me = staff(game, A, 5)
    me.hand, me.money = 16, 2
    run(game, Step.INCOME)
    assert (me.money, me.employees, me.hand) == (2, 4, 13)


@clauses("GF-3.6")
def test_sc04c_choice_of_whom_to_dismiss() -> None:
    for who, untrained, hand in (("untrained", 0, 13), ("trained", 1, 10)):
        game = lay(2)
        me = staff(game, A, 5, 1)
        me.hand, me.money = 13, 2
        run(game, Step.INCOME)
        assert texts(game) == {"dismiss trained", "dismiss untrained"}
        play(game, f"dismiss {who}")
        assert (me.employees, me.untrained, me.hand, me.money) == (4, untrained, hand, 2)


@clauses("GF-3.5")
def test_sc04d_who_can_pay_must() -> None:
    game = lay(2)
    me = staff(game, A, 5, 1)
    me.money = 3
    run(game, Step.INCOME)
    assert (me.money, me.employees, at(game)) == (0, 5, "hire")


@clauses("GF-10.1", "GF-10.2", "GF-10.3", "GF-16.6", "GF-0.3")
def test_sc05_warehouse_without_room() -> None:
    game = lay(4)
    s, me = game.state, game.state.players[A]
    me.goods, me.info = 1, 2
    s.stored[3] = 0
    ask(game, Step.SCHEDULE, A)
    refused(game, "warehouse 4 info", "GF-10.1")
    refused(game, "warehouse 3 info", "GF-10.1")
    refused(game, "warehouse 2 money", "GF-10.1")
    play(game, "warehouse 2 info")
    assert purse(game, A) == (0, 0)
    ask(game, Step.SCHEDULE, B)
    refused(game, "warehouse 2 info", "GF-5.6")
    supply = me.supply
    tells = run(game, Step.WAREHOUSE)
    assert told(tells, "no-room") == [{"seat": A, "goods": 1}]
    assert (me.goods, me.supply) == (1, supply + 1)
    s.front = 0
    only(game, Step.NEXT_ROUND)
    assert list(s.stored)[:4] == [1, 0, 1, 1]


@clauses("GF-5.9", "GF-18.5", "GF-18.12", "GF-18.13")
def test_sc06_storage_remodelled_in_mid_phase() -> None:
    game = lay(2)
    me = game.state.players[A]
    me.goods, me.money, me.info = 1, 3, 3
    ask(game, Step.SCHEDULE, A)
    play(game, "remodel storage")
    assert (me.goods, purse(game, A)) == (2, (0, 0))
    play(game, "use assembly")
    assert (me.goods, me.hand) == (2, 1)


@clauses("GF-7.2", "GF-7.3", "GF-7.4")
def test_sc07_own_neighbour_and_gap() -> None:
    game = lay(2)
    s = game.state
    s.appointments[0], s.appointments[1], s.appointments[2] = A, B, A
    s.consulting[0], s.consulting[1] = A, B
    run(game, Step.CONSULTING)
    assert (s.players[A].info, s.players[B].info) == (10, 10)
    assert list(s.appointments)[:4] == [A, B, -1, -1]


@clauses("GF-12.3", "GF-12.4", "GF-12.5")
def test_sc08_stock_gap_and_full_track() -> None:
    game = lay(4, current="depression")
    s = game.state
    for field, seat in {1: A, 2: B, 3: C, 5: A, 6: B, 7: C, 8: D}.items():
        s.track[field - 1] = seat
    s.stock[3], s.stock[1] = D, B
    run(game, Step.STOCK)
    assert moneys(game) == [0, 0, 0, 4]
    assert track(game) == {1: B, 2: D, 3: A, 4: B, 5: C, 6: A, 7: B, 8: C}


@clauses("GF-12.4", "GF-12.5", "GF-12.6", "GF-12.8")
def test_sc09_stock_in_a_boom() -> None:
    game = lay(2, current="boom")
    game.state.track[4], game.state.track[5] = A, B
    run(game, Step.STOCK, Step.SELLING)
    assert (track(game), moneys(game), game.due) == ({8: A}, [0, 16], (A,))
    play(game, "sell 8")
    assert moneys(game) == [8, 16]


@clauses("GF-14.3", "GF-14.5", "GF-19.5")
def test_sc10_more_customers_than_products() -> None:
    game = lay(3)
    own(game, A, "premium-product", "training")
    shelve(game, R5=A, R10=B)
    game.state.current = 3
    run(game, Step.FORECAST, Step.SALES, Step.CUTS, dictation=["B2"])
    assert moneys(game) == [14, 20, 0]


@clauses("GF-14.6", "GF-14.7", "GF-14.9", "GF-19.4")
def test_sc11_niche_market() -> None:
    game = lay(3)
    own(game, B, "niche-market", "training")
    shelve(game, R1=B, R2=B, R3=B, R5=C)
    run(game, Step.CUTS)
    for field in ("R1", "R2", "R3"):
        assert game.due == (B,)
        assert {f"keep {field}", f"liquidate {field}"} <= texts(game)
        play(game, f"keep {field}")
    assert game.due == (C,)
    assert texts(game) == {"liquidate R5"}
    refused(game, "cut R5 to R1", "GF-14.1")
    refused(game, "cut R1 to R2", "GF-14.6")
    play(game, "liquidate R5")
    assert moneys(game) == [0, 0, 3]
    assert shelves(game) == {"R1": B, "R2": B, "R3": B}
    assert not any(game.state.kept)


@clauses("GF-14.6", "GF-14.8")
def test_sc12_cut_into_an_emptied_segment() -> None:
    game = lay(2)
    shelve(game, R1=A, R5=B, R8=B)
    game.state.current = 0
    run(game, Step.FORECAST, Step.SALES, Step.CUTS, dictation=["D1"])
    assert moneys(game) == [3, 0]
    assert texts(game) == {"cut R5 to R1", "cut R5 to R3", "liquidate R5"}
    play(game, "cut R5 to R1")
    assert texts(game) == {"cut R8 to R3", "cut R8 to R5", "cut R8 to R6", "liquidate R8"}
    play(game, "liquidate R8")
    assert (shelves(game), at(game)) == ({"R1": B}, "hire")


@clauses("GF-11.3", "GF-11.2", "GF-19.5")
def test_sc13_full_store_at_the_factory() -> None:
    game = lay(2)
    own(game, A, "premium-product", "training")
    shelve(game, R1=A, R3=B, R5=A, R6=B, R8=A, R10=B)
    game.state.factory[0] = A
    run(game, Step.FACTORY)
    assert (moneys(game), at(game), game.state.factory[0]) == ([5, 0], "hire", -1)
    game.state.retail[9] = -1
    game.state.factory[0] = A
    run(game, Step.FACTORY)
    assert (at(game), texts(game)) == ("price", {"offer R10"})
    refused(game, "offer R2", "GF-14.1")


@clauses("GF-15.1", "GF-15.3", "GF-15.4", "GF-15.5", "GF-15.6", "GF-15.7")
def test_sc14_construction_order() -> None:
    game = lay(3, round=3)
    s = game.state
    s.construction[0], s.construction[1], s.construction[2] = A, B, A
    s.players[A].money = s.players[A].info = 6
    s.players[B].money = s.players[B].info = 9
    run(game, Step.CONSTRUCTION)
    assert game.due == (A,)
    play(game, "build investor")
    assert (purse(game, A), game.due) == ((2, 2), (B,))
    refused(game, "build investor", "GF-15.6")
    refused(game, "build merger", "GF-15.6")
    supply = s.players[B].supply
    play(game, "nothing")
    assert (purse(game, B), s.players[B].supply) == ((9, 9), supply + 1)
    refused(game, "build it-department", "GF-15.5")
    refused(game, "build investor", "GF-15.7")
    refused(game, "office human-resources on space-1", "GF-15.9")
    assert "office human-resources on training" in texts(game)
    play(game, "office human-resources on training")
    assert purse(game, A) == (1, 1)
    s.construction[0] = A
    ask(game, Step.BUILD, A, 0)
    refused(game, "office human-resources on assembly", "GF-15.7")
    s.players[A].money = 0
    ask(game, Step.BUILD, A, 0)
    refused(game, "office niche-market on assembly", "GF-15.4")
    assert texts(game) == {"nothing"}


@clauses("GF-20.3", "GF-15.5", "GF-15.9", "GF-15.7", "GF-1.10")
def test_sc15_empty_floor() -> None:
    game = lay(4)
    s, me = game.state, game.state.players[A]
    own(game, A, "network-administration", "meeting-room")
    me.money = me.info = 20
    s.construction[0], s.construction[1], s.construction[2] = A, A, A
    run(game, Step.CONSTRUCTION)
    refused(game, "build investor", "GF-15.6")
    play(game, "build empty-floor")
    assert at(game) == "free-office"
    assert texts(game) == {"take human-resources", "take internship-program"}
    refused(game, "take network-administration", "GF-15.7")
    refused(game, "take niche-market", "GF-15.6")
    play(game, "take human-resources")
    assert (purse(game, A), me.places[6]) == ((16, 16), 0)
    refused(game, "build empty-floor", "GF-15.7")
    play(game, "office internship-program on space-2")
    assert purse(game, A) == (15, 15)
    assert owns(game, A) == {"empty-floor", "human-resources", "internship-program", "network-administration"}
    s.tier = 2
    me.money = me.info = 6
    ask(game, Step.BUILD, A, 2)
    play(game, "build investor")
    assert purse(game, A) == (0, 0)


@clauses("GF-20.3")
def test_sc15_no_free_office_is_left() -> None:
    game = lay(4)
    me = game.state.players[A]
    for tile, place in (("human-resources", "training"), ("internship-program", "assembly")):
        own(game, A, tile, place)
    own(game, A, "network-administration", "meeting-room")
    me.money = me.info = 4
    game.state.construction[0] = A
    ask(game, Step.BUILD, A, 0)
    ply = play(game, "build empty-floor")
    assert told(ply, "no-free-office") == [{"seat": A}]
    assert at(game) == "hire"


@clauses("GF-15.10", "GF-15.11", "GF-17.2", "GF-18.12", "GF-20.20")
def test_sc16_covering_storage() -> None:
    game = lay(4, round=3)
    me = game.state.players[A]
    remodelled(game, A, "storage")
    me.goods, me.money, me.info = 2, 1, 1
    game.state.construction[0] = A
    ask(game, Step.BUILD, A, 0)
    play(game, "office premium-product on storage")
    assert me.goods == 0
    ask(game, Step.SCHEDULE, A)
    refused(game, "remodel storage", "GF-15.10")
    play(game, "use assembly")
    assert (me.goods, me.hand) == (0, 1)
    own(game, A, "renovation")
    ask(game, Step.HIRE, A)
    assert score(game.state, game.box, A) == 2 + 3 + 4 + 1


@clauses("GF-4.4", "GF-4.5")
def test_sc17_ends_of_the_job_market() -> None:
    game = lay(3)
    s = game.state
    own(game, A, "human-resources", "training")
    s.job_market = 1
    ask(game, Step.HIRE, A)
    play(game, "hire")
    assert (purse(game, A), s.job_market) == ((0, 0), 2)
    s.job_market = 8
    for p in (B, C):
        s.players[p].money = s.players[p].info = 6
        ask(game, Step.HIRE, p)
        play(game, "hire")
        assert (purse(game, p), s.job_market) == ((0, 0), 8)


@clauses("GF-4.1", "GF-4.2", "GF-4.7")
def test_sc18_hiring_cycles() -> None:
    game = lay(3)
    s = game.state
    for p in range(3):
        s.players[p].money = s.players[p].info = 20
    run(game, Step.HIRING)
    said = []
    for word in ("hire", "pass", "hire", "pass", "hire", "pass", "pass", "pass", "pass"):
        said.append(game.due[0])
        play(game, word)
    assert said == [A, B, C] * 3
    assert [purse(game, p) for p in range(3)] == [(15, 15), (14, 14), (15, 15)]
    assert (s.job_market, s.depth, s.cycle) == (8, 1, 0)
    staff(game, A, 5)
    ask(game, Step.HIRE, A)
    refused(game, "hire", "GF-4.7")
    staff(game, A, 4)
    s.players[A].money = 1
    ask(game, Step.HIRE, A)
    refused(game, "hire", "GF-4.3")
    staff(game, A, 5)
    tells = run(game, Step.HIRING)
    assert told(tells, "full-staff") == [{"seat": A, "count": 5}]


@clauses("GF-8.5", "GF-8.6", "GF-8.7", "GF-8.8")
def test_sc19_networking_tie_and_leftovers() -> None:
    game = lay(3)
    s = game.state
    for p, count in ((A, 7), (B, 7), (C, 2)):
        s.players[p].ads[0] = count
    run(game, Step.POPULARITY)
    assert [s.players[p].field for p in range(3)] == [3, 3, 1]
    assert [s.players[p].ads[0] for p in range(3)] == [1, 1, 2]
    s.agency[0] = C
    s.players[C].money = s.players[C].info = 1
    run(game, Step.AGENCY)
    play(game, "choose networking")
    assert s.players[C].ads[0] == 4
    run(game, Step.POPULARITY)
    assert s.players[C].field == 3
    assert [s.players[p].ads[0] for p in range(3)] == [1, 1, 0]


@clauses("GF-9.1", "GF-9.2", "GF-9.3", "GF-9.4", "GF-16.4", "GF-16.5", "GF-5.11", "GF-1.8")
def test_sc20_marketing_bonus() -> None:
    game = lay(3)
    s = game.state
    s.players[A].money = s.players[A].info = 2
    remodelled(game, A, "training")
    run(game, Step.BONUSES)
    play(game, "take remodel")
    assert at(game) == "which-office"
    refused(game, "remodel training", "GF-9.3")
    play(game, "remodel assembly")
    assert (purse(game, A), is_remodelled(game, A)) == ((0, 0), ["training", "assembly"])
    assert game.due == (B,)
    refused(game, "take remodel", "GF-9.2")
    play(game, "take temp-help")
    assert at(game) == "hire"
    assert [s.players[p].bonus for p in range(3)] == [0, 4, -1]
    s.front = 0
    for p in range(3):
        s.players[p].hand = 0
    only(game, Step.NEXT_ROUND)
    assert [s.players[p].hand for p in range(3)] == [4, 5, 4]
    assert [s.players[p].bonus for p in range(3)] == [-1] * 3
    run(game, Step.BONUSES)
    refused(game, "take remodel", "GF-9.3")
    play(game, "take money")
    play(game, "take info")
    assert [purse(game, p) for p in range(3)] == [(3, 0), (0, 2), (0, 0)]
    run(lay(2), Step.BONUSES)
    assert at(lay(2)) == "hire"


@clauses("GF-16.4", "GF-3.3", "GF-19.2", "GF-19.3", "GF-20.9", "GF-21.3")
def test_sc21_hand_at_the_start_of_a_round() -> None:
    game = lay(2)
    me = staff(game, A, 3, 1)
    specialty(game, A, "e-commerce")
    own(game, A, "internship-program", "training")
    me.temp_help, me.hand, game.state.front = 1, 0, 0
    only(game, Step.NEXT_ROUND)
    assert me.hand == 9
    own(game, A, "network-administration", "assembly")
    own(game, A, "it-department")
    run(game, Step.INCOME)
    assert (me.hand, purse(game, A)) == (10, (3, 6))
    me.hand, me.untrained, game.state.front = 0, 0, 0
    only(game, Step.NEXT_ROUND)
    run(game, Step.INCOME)
    assert me.hand == 12


@clauses("GF-0.4", "GF-0.5", "GF-16.4", "GF-8.3")
def test_sc22_marker_limit() -> None:
    game = lay(2)
    me = staff(game, A, 5)
    me.ads[0], me.hand, game.state.front = 12, 0, 0
    only(game, Step.NEXT_ROUND)
    assert (me.hand, me.supply) == (13, 0)
    me.ads[0], me.hand = 11, 13
    game.state.agency[0] = A
    me.money = me.info = 1
    run(game, Step.AGENCY)
    play(game, "choose networking")
    assert (me.ads[0], me.supply) == (12, 0)
    ask(game, Step.SCHEDULE, A)
    refused(game, "use networking", "GF-0.5")
    own(game, A, "marketing-department")
    ask(game, Step.SCHEDULE, A)
    refused(game, "floor marketing-department", "GF-0.5")


@clauses("GF-24.2", "GF-14.6", "GF-16.9", "GF-12.6")
def test_sc23_great_depression() -> None:
    game = lay(4, current="depression", great_depression="on")
    s = game.state
    shelve(game, R1=A, R5=B)
    s.job_market = 5
    s.track[0] = A
    run(game, Step.STOCK, Step.SELLING, Step.FORECAST, Step.SALES, Step.CUTS)
    play(game, "sell 1", dictation=["great-depression"])
    assert moneys(game) == [2 + 3, 0, 0, 0]
    assert texts(game) == {"cut R5 to R1", "cut R5 to R2", "cut R5 to R3", "cut R5 to R4", "liquidate R5"}
    play(game, "cut R5 to R1")
    only(game, Step.NEXT_ROUND)
    assert s.job_market == 1


@clauses("GF-24.3", "GF-14.3")
def test_sc24_windfall() -> None:
    game = lay(2, current="boom", windfall="on")
    s = game.state
    shelve(game, R1=A, R3=A, R5=A, R6=B, R8=B, R10=B)
    s.track[0] = A
    run(game, Step.STOCK, Step.SELLING, Step.FORECAST, Step.SALES, Step.CUTS)
    assert track(game) == {4: A}
    play(game, "sell 4", dictation=["windfall"])
    assert (moneys(game), shelves(game)) == ([8 + 26, 46], {})
    only(game, Step.NEXT_ROUND)
    assert s.job_market == 8


@clauses("GF-5.8", "GF-15.10")
def test_sc25_no_legal_placement() -> None:
    game = lay(4)
    me = game.state.players[A]
    me.hand = 1
    own(game, A, "human-resources", "meeting-room")
    own(game, A, "internship-program", "advertising")
    ask(game, Step.SCHEDULE, A)
    assert texts(game) == {"end"}
    refused(game, "use meeting-room", "GF-15.10")
    refused(game, "use training", "GF-5.5")
    refused(game, "use assembly", "GF-5.5")
    refused(game, "use research", "GF-0.6")
    refused(game, "use testing", "GF-18.9")
    refused(game, "place consulting", "GF-7.1")
    refused(game, "place factory", "GF-11.1")
    refused(game, "place construction", "GF-15.2")
    refused(game, "advertise 1", "GF-8.1")
    refused(game, "stock 1", "GF-12.1")
    refused(game, "floor investor", "GF-20.2")
    supply = me.supply
    play(game, "end")
    assert (me.hand, me.supply) == (0, supply + 1)
    other = lay(4)
    ask(other, Step.SCHEDULE, A)
    refused(other, "end", "GF-5.8")


@clauses("GF-20.6", "GF-15.1", "GF-20.2", "GF-20.14", "GF-5.6")
def test_sc26_construction_admin() -> None:
    game = lay(2, round=3)
    s, me = game.state, game.state.players[A]
    me.hand = 6
    own(game, A, "construction-admin")
    s.construction[0] = s.construction[1] = B
    ask(game, Step.SCHEDULE, A)
    refused(game, "floor construction-admin", "GF-20.6")
    s.construction[1] = -1
    ask(game, Step.SCHEDULE, A)
    play(game, "floor construction-admin")
    assert (me.hand, me.used, s.construction[1]) == (3, 3, A)
    ask(game, Step.SCHEDULE, A)
    refused(game, "place construction", "GF-5.6")
    run(game, Step.CONSTRUCTION)
    play(game, "nothing")
    assert game.due == (A,)


@clauses("GF-20.16", "GF-20.15", "GF-20.2", "GF-2.3", "GF-5.11")
def test_sc27_office_renovation() -> None:
    game = lay(2, round=7)
    me = game.state.players[A]
    own(game, A, "office-renovation")
    remodelled(game, A, "training", "assembly")
    me.hand = 9
    for office in ("meeting-room", "storage", "advertising"):
        ask(game, Step.SCHEDULE, A)
        play(game, "floor office-renovation")
        refused(game, "remodel training", "GF-20.16")
        play(game, f"remodel {office}")
    assert (len(is_remodelled(game, A)), me.hand, purse(game, A)) == (5, 3, (0, 0))
    ask(game, Step.SCHEDULE, A)
    refused(game, "floor office-renovation", "GF-20.2")
    assert me.ledger[0] == 10


@clauses("GF-8.5", "GF-2.5")
def test_sc28_overtaking_keeps_the_order() -> None:
    game = lay(2)
    popular(game, {4: [A], 3: [B]})
    game.state.players[A].ads[2], game.state.players[B].ads[2] = 1, 3
    run(game, Step.POPULARITY)
    assert stacks(game) == {5: [A], 7: [B]}
    assert order(game) == [B, A]


@clauses("GF-2.3", "GF-9.4", "GF-12.8", "GF-14.10", "GF-17.3", "GF-17.4", "GF-17.5")
def test_sc29_end_of_the_game() -> None:
    game = lay(2, round=7)
    s = game.state
    popular(game, {5: [A, B]})
    for p, money, info in ((A, 10, 7), (B, 6, 99)):
        me = s.players[p]
        me.money, me.info, me.goods, me.temp_help = money, info, 1, 1
        for office in range(6):
            me.remodelled[office] = 1
    shelve(game, R1=A, R3=B)
    s.track[0] = A
    run(game, Step.END_OF_BUSINESS)
    assert game.over
    assert [score(s, game.box, p) for p in (A, B)] == [14, 14]
    assert [list(s.players[p].ledger)[4] for p in (A, B)] == [2, 2]
    assert standing(s, game.box, B) > standing(s, game.box, A)


@clauses("GF-16.2", "GF-16.3", "GF-16.4", "GF-3.2")
def test_sc34_dismissal() -> None:
    game = lay(2)
    me = staff(game, A, 4)
    me.hand, me.used, game.state.front = 0, 9, 0
    run(game, Step.END_OF_BUSINESS)
    assert me.used == 0
    assert at(game) == "dismiss"
    refused(game, "dismiss untrained", "GF-16.3")
    play(game, "dismiss trained", "dismiss trained")
    game.state.front = 0
    # the next round begins with the hand of two employees and their income
    play(game, "done")
    assert (me.employees, me.hand, me.money) == (2, 7, 6)


@clauses("GF-5.4", "GF-5.5")
def test_sc35_same_turn_resources() -> None:
    game = lay(2)
    me = game.state.players[A]
    me.money, me.hand = 6, 3
    ask(game, Step.SCHEDULE, A)
    refused(game, "advertise 1", "GF-8.1")
    play(game, "use meeting-room")
    ask(game, Step.SCHEDULE, A)
    play(game, "advertise 1")
    assert purse(game, A) == (5, 0)
    ask(game, Step.SCHEDULE, A)
    refused(game, "place consulting", "GF-7.1")
    game.state.consulting[0] = B
    ask(game, Step.SCHEDULE, A)
    play(game, "place consulting")
    assert me.money == 0


@clauses("GF-3.6")
def test_sc36_forced_dismissal_with_a_short_hand() -> None:
    game = lay(2)
    me = staff(game, A, 5)
    me.money, me.hand, me.ads[0] = 2, 2, 23
    run(game, Step.INCOME)
    assert (me.employees, me.hand, me.supply, me.money) == (4, 0, 2, 2)


@clauses("GF-25.3", "GF-8.7")
def test_sc37_saturated_media() -> None:
    for saturated, fields, left in ((True, [2, 2, 1], [1, 0, 1]), (False, [3, 2, 2], [0, 0, 0])):
        game = lay(3)
        s = game.state
        if saturated:
            event(game, "saturated-media")
        s.players[A].ads[0], s.players[B].ads[0], s.players[C].ads[1] = 4, 3, 1
        run(game, Step.POPULARITY)
        assert [s.players[p].field for p in range(3)] == fields
        assert [sum(s.players[p].ads) for p in range(3)] == left


@clauses("GF-2.7", "GF-8.7", "GF-2.6")
def test_sc38_leader_at_the_end_of_the_track() -> None:
    game = lay(2)
    popular(game, {10: [A, B]})
    game.state.players[A].ads[0], game.state.players[B].ads[0] = 4, 2
    run(game, Step.POPULARITY)
    assert stacks(game) == {10: [A, B]}
    assert [game.state.players[p].ads[0] for p in (A, B)] == [0, 2]


# ------------------------------------------------------------------------------------------------- further cases


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


assert D == 3

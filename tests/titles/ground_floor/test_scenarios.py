"""The cases of the dossier's examples.md, part 2, SC-01 to SC-19."""

from __future__ import annotations

from stammtisch.titles.ground_floor.scoring import score
from stammtisch.titles.ground_floor.steps import Step
from tests.titles.coverage import clauses
from tests.titles.ground_floor.table import (
    A,
    B,
    C,
    D,
    ask,
    lay,
    moneys,
    only,
    order,
    own,
    owns,
    popular,
    purse,
    remodelled,
    run,
    shelve,
    shelves,
    stacks,
    staff,
    track,
)
from tests.titles.table import at, play, refused, texts, told


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
    assert told(tells, "full-staff") == [{"seat": A, "employees": 5}]


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

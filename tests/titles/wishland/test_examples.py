"""The worked examples of the rulebook and further cases, as positions."""

from __future__ import annotations

import pytest

from stammtisch.kernel.model.kinds import NONE
from stammtisch.titles.wishland import scoring
from stammtisch.titles.wishland.buying import needed
from stammtisch.titles.wishland.park import controlled, income, price_of
from stammtisch.titles.wishland.state import Line, Row
from stammtisch.titles.wishland.steps import Step
from tests.titles.coverage import clauses
from tests.titles.table import at, clear, play, refused, run, texts
from tests.titles.wishland.table import buy, card, claim, fresh, lay, me, stacks_on

HAPPINESS, VISITORS, WORKER = "take happiness", "take visitors", "take worker"
# ----------------------------------------------------------------------------------------- placing and buying


@clauses("WL-8.2", "WL-8.3", "WL-8.4", "WL-8.7", "WL-10.2")
def test_r01_each_stack_asks_for_one_more_worker() -> None:
    game = lay(market=["P01"], cr=9, av=3, res=5, stacks={"performer": [(1, 1), (0, 2)]})
    play(game, buy("P01"))
    assert stacks_on(game, "performer") == [(1, 1), (0, 2), (0, 3)] and me(game).workers == 0
    assert needed(game.state, game.box, Row.PERFORMER) == 4
    game = lay(
        market=["P01"], cr=9, av=2, res=6, stacks={"performer": [(1, 1), (0, 2)], "advertising": [(1, 1), (1, 1)]}
    )
    assert refused(game, buy("P01"), "WL-8.7").text == "This takes 3 workers; you have 2 workers."
    refused(game, "advertise", "WL-10.2")


@clauses("WL-1.9", "WL-14.1", "WL-14.2", "WL-14.3", "WL-15.1")
def test_r02_a_ride_raises_the_card_limit() -> None:
    park, limited = ["F01", "M01", "P01", "H02"], ("F02", "M02", "P02", "H03")
    game = lay(market=["R01", "R02", *limited], cr=30, park=park)
    for code in limited:
        refused(game, buy(code), "WL-14.3")
    play(game, buy("R01"), "collect")
    assert me(game).limit() == 2 and {buy(code) for code in limited} <= texts(game)
    play(game, buy("R02"))
    assert me(game).limit() == 3


@clauses("WL-14.3", "WL-15.1")
def test_s10_the_limit_blocks_even_a_free_card() -> None:
    game = lay(market=["F07", "R01"], cr=2, park=["F01"])
    refused(game, buy("F07"), "WL-14.3")
    play(game, buy("R01"), "collect", buy("F07"))
    assert me(game).credits == 4


@clauses("WL-14.4")
def test_s12_a_card_makes_no_room_for_itself() -> None:
    refused(lay(market=["H04"], cr=9, park=["H02"]), buy("H04"), "WL-14.3")


@clauses("WL-12.5", "WL-12.6", "WL-12.9", "WL-9.6")
def test_s06_extra_workers_lower_the_price() -> None:
    game = lay(market=["R07"], cr=4, av=7, res=0, stacks={"ride": [(1, 1)]})
    refused(game, buy("R07", 2), "WL-9.6")
    play(game, buy("R07", 3))
    assert stacks_on(game, "ride")[1] == (0, 5) and me(game).workers == 2
    assert me(game).credits == 0 and me(game).points == 4
    assert needed(game.state, game.box, Row.RIDE) == 3


@clauses("WL-9.4", "WL-12.7", "WL-19.6", "WL-12.8")
def test_s07_s08_extra_workers_are_limited_by_the_price_and_need_an_empty_reserve() -> None:
    game = lay(market=["F01"], cr=9, av=6, res=0, entrepreneur="E06")
    assert [buy("F01", extra) in texts(game) for extra in range(4)] == [True, True, True, False]
    refused(lay(market=["P08"], cr=2, res=1), buy("P08", 1), "WL-12.5")


@clauses("WL-19.2a", "WL-19.2b", "WL-9.5")
def test_r07_s09_the_bargain_hunter_saves_on_the_first_and_fifth_card() -> None:
    rides = ["R01", "R02", "R09", "R10", "R17"]
    for owned, code, price in ((0, "R01", 0), (1, "R02", 2), (4, "R03", 2), (5, "R04", 4)):
        game = lay(entrepreneur="E02", park=[r for r in rides if r != code][:owned])
        assert price_of(game.state, game.box, 0, card(game, code)) == price
    game = lay(market=["F07"], entrepreneur="E02")
    play(game, buy("F07"))
    assert me(game).credits == 4


@clauses("WL-19.7", "WL-14.6")
def test_s13_the_hotelier_is_free_of_the_limit_for_hotels_only() -> None:
    game = lay(market=["H09", "P06"], cr=9, booths=2, park=["H02", "H03", "H05", "P01", "P02"], entrepreneur="E07")
    refused(game, buy("P06"), "WL-14.3")
    play(game, buy("H09"))
    assert at(game) == "boost" and me(game).credits == 9 - 2


# ---------------------------------------------------------------------------------------------- gains and tracks


@clauses("WL-10.1", "WL-10.2", "WL-13.4", "WL-13.8")
def test_s01_a_boost_offers_only_what_has_an_effect() -> None:
    game = lay(av=3, res=0, hap=10, vis=2, stacks={"advertising": [(1, 1)]})
    play(game, "advertise")
    assert texts(game) == {VISITORS} and me(game).workers == 1
    play(game, VISITORS)
    assert me(game).visitors == 3 and me(game).credits == 3


@clauses("WL-10.5", "WL-13.9")
def test_s02_advertising_without_any_possible_boost_brings_its_credit() -> None:
    game = lay(av=1, res=0, hap=10, vis=10)
    play(game, "advertise")
    assert me(game).credits == 1 and at(game) == "free-step", "only a claim is left to do"


@clauses("WL-13.2", "WL-13.3", "WL-19.4a", "WL-16.1", "WL-16.4", "WL-16.24")
def test_s03_steps_are_taken_one_by_one_and_claims_follow_each_other() -> None:
    game = lay(market=["P07"], cr=6, hap=4, vp=10, entrepreneur="E04")
    play(game, buy("P07"))
    assert (me(game).points, me(game).credits, me(game).happiness) == (14, 0, 7)
    assert texts(game) == {claim("A1"), "go-on"}
    play(game, claim("A1"), claim("A4"))
    assert me(game).points == 16


@clauses("WL-13.4", "WL-13.5", "WL-13.9")
def test_s04_steps_beyond_the_end_are_lost() -> None:
    game = lay(market=["P03"], cr=6, vis=8)
    play(game, buy("P03"))
    assert me(game).visitors == 10 and me(game).credits == 2


@clauses("WL-18.15a", "WL-13.3", "WL-13.4")
def test_r05_the_flexi_stay_hotel_converts_each_unit() -> None:
    game = lay(market=["P05"], cr=20, park=["H15"])
    play(game, buy("P05"), HAPPINESS, VISITORS, VISITORS)
    bought = 20 - game.box.price[card(game, "P05")]
    assert (me(game).happiness, me(game).visitors, me(game).recruits) == (1, 2, 6)
    assert me(game).points == 1 and me(game).credits == bought + 2


@clauses("WL-18.15b", "WL-13.8")
def test_s05_a_unit_goes_where_there_is_room() -> None:
    game = lay(market=["P05"], cr=20, vis=10, res=1, park=["H15"])
    play(game, buy("P05"), WORKER)
    assert texts(game) == {HAPPINESS}
    play(game, HAPPINESS, HAPPINESS)
    assert me(game).points == 1 and me(game).recruits == 0


# ---------------------------------------------------------------------------------------- mascots, entrepreneurs


@clauses("WL-15.9", "WL-15.10", "WL-15.11", "WL-15.12", "WL-15.13", "WL-15.14", "WL-19.8a", "WL-19.8b")
def test_r06_s25_the_toymaker_doubles_each_bonus() -> None:
    codes = ["M01", "M03", "M05", "M07", "M09", "M11"]
    game = lay(market=["M01"], cr=1, entrepreneur="E08")
    play(game, buy("M01"))
    assert me(game).booths == 3 and me(game).credits == 0
    game = lay(market=["M03"], cr=9, booths=3, park=codes[:1], entrepreneur="E08")
    play(game, buy("M03"), WORKER, WORKER)
    for owned, credits, points in ((2, 4, 0), (3, 0, 2), (4, 0, 0), (5, 0, 0)):
        game = lay(market=[codes[owned]], cr=9, booths=6, park=codes[:owned], entrepreneur="E08")
        price = game.box.price[card(game, codes[owned])] - 1
        play(game, buy(codes[owned]))
        assert me(game).credits == 9 - price + credits and me(game).points == points
    assert scoring.show_points(game.state, game.box, 0) == 1, "two bonus symbols"
    game = lay(park=["M01", "R01", "R02"], entrepreneur="E08")
    assert scoring.mascot_points(game.state, game.box, 0) == 1, "mascots score as for anybody"


@clauses("WL-14.3", "WL-15.9", "WL-15.10")
def test_s11_the_first_mascot_makes_room_for_the_second() -> None:
    game = lay(market=["M05", "M06"], cr=9)
    play(game, buy("M05"), "collect")
    assert me(game).limit() == 2 and me(game).booths == 2
    play(game, buy("M06"))
    assert at(game) == "boost"


@clauses("WL-19.1a", "WL-19.1b", "WL-19.1d")
def test_s24_the_collector_counts_booths() -> None:
    game = lay(market=["M01"], cr=2, vis=2, booths=2, entrepreneur="E01")
    play(game, buy("M01"))
    assert me(game).booths == 3 and me(game).credits == 1
    play(game, VISITORS)
    assert me(game).visitors == 3 and me(game).credits == 3


@clauses("WL-9.7", "WL-19.1a", "WL-19.1b", "WL-19.1c", "WL-19.1d")
def test_s48_several_triggers_of_the_collector_in_one_purchase() -> None:
    game = lay(market=["H04"], cr=20, booths=2, park=["H21"], entrepreneur="E01")
    play(game, buy("H04"))
    assert me(game).booths == 4 and me(game).points == 1 and at(game) == "boost"
    price = game.box.price[card(game, "H04")]
    game = lay(market=["H04"], cr=20, booths=3, entrepreneur="E01")
    play(game, buy("H04"))
    assert me(game).credits == 20 - price + 1 and me(game).points == 1
    game = lay(market=["H04"], cr=20, booths=2, entrepreneur="E01")
    play(game, buy("H04"))
    assert me(game).credits == 20 - price + 1 and at(game) == "boost"


@clauses("WL-19.10a", "WL-19.10b")
def test_s26_the_curator_pays_for_new_symbols() -> None:
    for market, park, pays in (("R01", [], 0), ("R09", [], 1), ("M07", [], 0), ("M07", ["H10"], 1)):
        game = lay(market=[market], cr=20, booths=4, park=["M01", *park], entrepreneur="E10")
        play(game, buy(market))
        if at(game) == "boost":  # a second mascot's bonus comes first
            play(game, WORKER)
        assert me(game).credits == 20 - game.box.price[card(game, market)] + pays, (market, park)


@clauses("WL-19.10a", "WL-19.10b")
@pytest.mark.parametrize(("value", "market", "pays"), [("true", "R01", 0), ("false", "R01", 1), ("false", "M03", 0)])
def test_s52_the_curator_may_be_blind_to_mascots(value: str, market: str, pays: int) -> None:
    options = {"e10_sees_mascots_without_h10": value}
    game = lay(market=[market], cr=20, booths=2, park=["M01"], entrepreneur="E10", options=options)
    play(game, buy(market))
    assert me(game).credits == 20 - game.box.price[card(game, market)] + pays


@clauses("WL-6.2", "WL-6.3", "WL-19.12a", "WL-19.12b", "WL-19.12c")
def test_r08_the_steps_of_the_franchiser_add_up() -> None:
    parks = {6: ["F01", "F02", "F03", "F04", "F07", "F08"], 4: ["F01", "F02", "F07", "F08"], 2: ["F01", "F07"]}
    for owned, park in parks.items():
        game = lay(park=park, booths=6, entrepreneur="E12")
        printed = sum(game.box.income[card(game, code)] for code in park)
        run(game, (Step.INCOME, 0), last=Step.ACTION)
        assert me(game).credits == 5 + printed + 1
        assert (at(game) == "boost") == (owned >= 4)
        if owned >= 4:
            play(game, WORKER)
        assert me(game).points == (1 if owned == 6 else 0)


@clauses("WL-6.4", "WL-19.9", "WL-12.4", "WL-5.5")
def test_s37_the_heir_inherits_in_the_first_round_only() -> None:
    for round, expected in ((1, (9, 6, 4, 1, 3)), (2, (6, 4, 6, 0, 1))):
        game = lay(cr=1, entrepreneur="E09", round=round)
        run(game, (Step.INCOME, 0), last=Step.ACTION)
        mine = me(game)
        assert (mine.credits, mine.workers, mine.recruits, mine.points, mine.booths) == expected


# ----------------------------------------------------------------------------------------------------- claims


@clauses("WL-16.24", "WL-19.3c", "WL-25.6", "WL-16.23")
def test_s14_the_trophy_hunter_profits_from_the_claims_of_others() -> None:
    game = lay(vp=14, hap=7, others={1: {"entrepreneur": "E03"}})
    play(game, claim("A1"), claim("A4"))
    assert me(game).points == 16 and me(game, 1).credits == 2
    refused(game, claim("A1"), "WL-16.23")


@clauses("WL-18.20", "WL-19.3c", "WL-19.3d", "WL-16.2")
def test_s15_an_own_claim_with_trophy_hunter_and_trophy_hotel() -> None:
    game = lay(vis=7, hap=4, res=3, park=["H20"], entrepreneur="E03")
    play(game, claim("A2"), HAPPINESS, WORKER)
    assert me(game).points == 2 and me(game).credits == 1 and me(game).recruits == 2


@clauses("WL-16.21", "WL-16.27", "WL-17.9")
def test_s16_a_condition_may_vanish() -> None:
    game = lay(market=["R05"], cr=21, board={9: "X09"})
    play(game, buy("R05"))
    assert game.due == (1,), "nothing is left to claim in window B"
    game = lay(market=["R05"], cr=21, board={9: "X09"})
    play(game, claim("X09"), buy("R05"))
    assert me(game).credits == 15 and me(game).points == 1 + 3


@clauses("WL-1.10", "WL-12.4", "WL-16.3", "WL-16.23")
def test_r03_workers_on_the_board_are_controlled() -> None:
    game = lay(3, entrepreneur="E09", round=1)
    run(game, (Step.INCOME, 0), last=Step.ACTION)
    assert controlled(me(game), game.box) == 6 and me(game).recruits == 4
    game = lay(3, av=4, res=1, entrepreneur="E09")
    assert sum(workers for _, workers in stacks_on(game, "performer")) == 5 and controlled(me(game), game.box) == 9
    play(game, claim("A3"))
    assert me(game).points == 1
    refused(game, claim("A3"), "WL-16.23")
    refused(lay(av=4, res=2), claim("A3"), "WL-16.21")


@clauses("WL-1.11", "WL-17.8")
def test_r09_the_income_of_the_cash_machine_can_be_claimed_at_once() -> None:
    game = lay(market=["F19"], cr=5, park=["F01", "F03", "F11"], booths=5, board={1: "X08"})
    assert income(game.state, game.box, 0) == 5 + 1 + 2 + 2
    refused(game, claim("X08"), "WL-16.21")
    play(game, buy("F19"))
    assert income(game.state, game.box, 0) == 12 and texts(game) == {claim("X08"), "go-on"}
    play(game, claim("X08"))
    assert me(game).points == 1


@clauses("WL-17.2", "WL-17.7", "WL-3.5", "WL-19.3b")
def test_s39_booths_count_for_tiles_and_a_private_tile_is_private() -> None:
    park = ["R01", "R02", "R03", "R09", "R10", "P01", "P02", "P03", "F01", "F02", "M01", "M02"]
    game = lay(park=park, booths=3, entrepreneur="E01", board={1: "X07"})
    assert claim("X07") in texts(game)
    game = lay(booths=7, board={1: "X02"})
    assert claim("X02") in texts(game)
    game = lay(booths=7, others={1: {"tile": "X02", "entrepreneur": "E03"}})
    refused(game, claim("X02"), "WL-3.9")


# ------------------------------------------------------------------------------------------------ hotels


@clauses("WL-18.13a", "WL-18.13b", "WL-7.6", "WL-11.4")
def test_s17_the_press_hotel_collects_after_advertising() -> None:
    stacks = {"ride": [(0, 1)], "performer": [(0, 3)], "advertising": [(1, 1)]}
    game = lay(av=2, res=4, stacks=stacks, park=["H13"])
    play(game, "advertise", WORKER)
    assert me(game).workers == 1 and me(game).recruits == 3 and at(game) == "press"
    play(game, "collect")
    assert me(game).workers == 7 and stacks_on(game, "advertising") == [(1, 1)]
    assert not stacks_on(game, "ride") and not stacks_on(game, "performer")
    game = lay(av=2, res=4, stacks=stacks, park=["H13"])
    play(game, "advertise", WORKER, "leave")
    assert me(game).workers == 1 and stacks_on(game, "performer") == [(0, 3)]


@clauses("WL-18.16a", "WL-18.16b")
def test_s18_the_shuttle_bus_brings_workers_back_before_the_main_action() -> None:
    game = lay(market=["M01"], cr=6, av=0, stacks={"ride": [(0, 2)], "hotel": [(0, 2)]}, park=["H16"])
    play(game, "shuttle")
    assert me(game).workers == 4 and me(game).credits == 3
    refused(game, "shuttle", "WL-18.16a")
    play(game, buy("M01"))
    assert me(game).workers == 3 and me(game).credits == 1 and game.due == (1,)


@clauses("WL-7.4", "WL-18.16a", "WL-15.4")
def test_s19_the_main_action_may_pay_for_the_shuttle_bus() -> None:
    game = lay(market=["F07"], av=1, res=4, stacks={"ride": [(0, 5)]}, park=["H16"])
    play(game, buy("F07"), "shuttle")
    assert me(game).workers == 6 and me(game).credits == 1


@clauses("WL-18.13a", "WL-18.16a")
def test_s46_nothing_is_collected_where_nothing_stands() -> None:
    refused(lay(cr=3, park=["H16"]), "shuttle", "WL-18.16a")
    game = lay(cr=9, booths=2, park=["H16", "H13"])
    play(game, "advertise", WORKER, "shuttle")
    assert game.due == (1,)


@clauses("WL-18.19a", "WL-18.19c", "WL-9.7", "WL-18.19b")
def test_s20_a_sponsor_pays_before_the_card_is_played() -> None:
    game = lay(market=["R01"], cr=4, park=["H19"])
    play(game, buy("R01"), "pay")
    assert me(game).credits == 0 and me(game).points == 2
    game = lay(market=["F07"], park=["H19"])
    play(game, buy("F07"))
    assert game.due == (1,) and me(game).credits == 4
    game = lay(market=["H19"], cr=20)
    play(game, buy("H19"))
    assert game.due == (1,)


@clauses("WL-18.21a", "WL-18.21b", "WL-9.12", "WL-6.6")
def test_s21_the_head_office_costs_income_and_pays_for_later_hotels() -> None:
    game = lay(market=["H21", "H02"], cr=20, booths=2)
    play(game, buy("H21"), "collect")
    assert me(game).points == 0 and income(game.state, game.box, 0) == 3
    play(game, buy("H02"))
    assert me(game).points == 1 and me(game).credits == 20 - 2 - 2 + 3


@clauses("WL-18.22", "WL-9.12")
def test_s22_luxury_towers_look_at_the_printed_price() -> None:
    game = lay(market=["H22"], cr=20)
    play(game, buy("H22"))
    assert game.due == (1,)
    game = lay(market=["R05", "R03"], cr=20, av=9, res=0, spare="hotel", park=["H22"])
    play(game, buy("R05", 3))
    assert at(game) == "boost"
    game = lay(market=["R03"], cr=20, park=["H22"])
    play(game, buy("R03"))
    assert game.due == (1,)


@clauses("WL-18.14a", "WL-18.14b")
def test_s23_half_board_pays_for_later_loans_and_waives_all() -> None:
    game = lay(market=["F07"], booths=2, park=["F08", "H14"])
    play(game, buy("F07"))
    assert me(game).credits == 5
    assert scoring.final_points(game.state, game.box, 0, Line.LOSSES) == 0


# -------------------------------------------------------------------------------------------- rounds and order


@clauses("WL-5.2", "WL-5.3", "WL-5.6", "WL-5.8", "WL-5.10", "WL-20.7", "WL-20.8")
def test_s34_the_order_of_turns_of_three_players() -> None:
    game = lay(3)
    game.state.first = 1
    for seat in range(3):
        me(game, seat).space = NONE
    run(game, Step.ROUND, last=Step.ACTION)
    assert game.due == (1,)
    play(game, "space 3", "space 5", "space 1")
    assert me(game, 1).points == 1 and me(game, 2).booths == 2
    assert [game.state.seat_at(place) for place in range(3)] == [0, 1, 2]
    game.state.cycle, game.state.turn = game.box.cycles, 2
    run(game, Step.NEXT_TURN, last=Step.ACTION)
    assert game.due == (2,) and texts(game) == {f"space {space}" for space in range(1, 6)}


@clauses("WL-7.7", "WL-11.5")
def test_s35_who_can_do_nothing_else_passes() -> None:
    game = lay(4, market=["R08", "P06", "F06", "H01", "M02"], stacks={"advertising": [(1, 1), (2, 1), (3, 1), (1, 1)]})
    assert texts(game) == {"collect"}
    play(game, "collect")
    assert me(game).workers == 4


@clauses("WL-11.1", "WL-11.4")
def test_s36_collecting_helps_others() -> None:
    game = lay(3, av=0, res=5, stacks={"hotel": [(0, 1), (1, 2), (0, 4)]})
    play(game, "collect")
    assert me(game).workers == 5 and stacks_on(game, "hotel") == [(1, 2)]


@clauses("WL-22.2")
def test_s41_the_marker_further_right_breaks_a_tie() -> None:
    game = lay(2, vp=36, space=4, others={1: {"vp": 36, "space": 2}})
    assert scoring.standing(game.state, game.box, 0) > scoring.standing(game.state, game.box, 1)


@clauses("WL-8.3", "WL-8.9", "WL-8.10")
def test_s49_an_option_lets_workers_block() -> None:
    game = lay(av=1, res=4, options={"allow_blocking_placement": "true"}, stacks={"ride": [(0, 5)], "mascot": [(1, 1)]})
    assert {text for text in texts(game) if text.startswith("block")} == {
        "block performer",
        "block restaurant",
        "block hotel",
    }
    play(game, "block hotel")
    assert stacks_on(game, "hotel") == [(0, 1)]
    refused(lay(), "block hotel", "WL-8.9")


@clauses("WL-17.10", "WL-18.22")
@pytest.mark.parametrize(("extra", "boost", "holds"), [(3, False, False), (2, True, False), (1, True, True)])
def test_s50_an_option_looks_at_the_price_that_was_paid(extra: int, boost: bool, holds: bool) -> None:
    options = {"price_tests_use_printed": "false"}
    game = lay(market=["R07"], cr=20, av=10, res=0, options=options, park=["H22", "R05", "R06"], board={9: "X10"})
    play(game, buy("R07", extra))
    assert (at(game) == "boost") == boost
    if boost:
        play(game, VISITORS)
    assert (claim("X10") in texts(game, 0)) == holds if game.due == (0,) else not holds


@clauses("WL-19.1d")
def test_s53_an_option_pays_for_the_starting_booth() -> None:
    for value, credits in (("false", 0), ("true", 1)):
        options = {"entrepreneurs": "true", "e01_pays_for_starting_booth": value}
        for seed in range(1, 40):
            game = fresh(4, options, seed)
            seat = next((s for s in range(4) if "keep collector" in texts(game, s)), None)
            if seat is None:
                continue
            for each in range(4):
                game.play("keep collector" if each == seat else min(texts(game, each)), each)
            assert me(game, seat).credits == credits
            break
        else:
            raise AssertionError("nobody was dealt the Collector")


@clauses("WL-20.4", "WL-20.5", "WL-8.10")
def test_s33_a_row_may_be_short_in_the_last_round() -> None:
    sold = [f"R{n:02d}" for n in range(1, 25) if n not in (5, 6)]
    game = lay(2, round=6, others={1: {"park": sold}})
    s = game.state
    s.cycle, s.turn = game.box.cycles, 1
    run(game, Step.NEXT_TURN, last=Step.ACTION)
    assert sorted(which for which in s.market[0] if which != NONE) == [card(game, "R05"), card(game, "R06")]
    assert s.deck[0].n == 0 and s.round == 7
    me(game).credits = 12
    clear(game, Step.ACTION)
    play(game, buy("R05"))
    clear(game, Step.ACTION)
    play(game, buy("R06"))
    clear(game, Step.ACTION)
    refused(game, buy("R05"), "WL-9.1")

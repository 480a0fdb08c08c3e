"""Final scoring as the rulebook works it out, and further cases of it, as positions."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.kernel.play.game import Game
from stammtisch.titles.wishland import scoring
from stammtisch.titles.wishland.park import income
from stammtisch.titles.wishland.state import Line, Row
from stammtisch.titles.wishland.steps import Step
from tests.titles.coverage import clauses
from tests.titles.table import at, play, refused, run
from tests.titles.wishland.table import buy, card, count, late, lay, me

WORKER = "take worker"
REFERENCE = [
    *("R01", "R02", "R09", "P01", "P04", "P07", "P08", "F01", "F03", "F07", "F15", "H08", "H10", "H12", "H17"),
    *("M01", "M07", "M09", "M10"),
]
"""The reference park of the rulebook's final scoring."""


def line(game: Game, which: Line, seat: int = 0) -> int:
    """What a step of final scoring would bring."""
    return scoring.final_points(game.state, game.box, seat, which)


@clauses("WL-18.17", "WL-21.6", "WL-21.7", "WL-21.8", "WL-21.9", "WL-21.10", "WL-21.11", "WL-21.12", "WL-21.13")
@clauses("WL-18.8a", "WL-18.8b", "WL-18.8c", "WL-18.8d", "WL-21.2", "WL-21.3", "WL-18.10", "WL-18.12", "WL-15.5")
def test_r10_r11_r12_r14_r15_r17_r18_r19_r20_the_reference_park_is_scored_step_by_step() -> None:
    game = lay(market=["F11"], cr=5, hap=10, vis=10, booths=3, park=REFERENCE, entrepreneur="E04", round=7)
    late(game)
    run(game, Step.NEXT_TURN, last=Step.ACTION)
    assert at(game) == "late-purchase"
    play(game, buy("F11"))
    earned = me(game).earned
    assert me(game).credits == 0 and count(game, "restaurant") == 5
    assert earned[Line.ENTREPRENEUR] == 0
    assert earned[Line.HOTELS] == 3
    assert earned[Line.MASCOTS] == 7
    assert earned[Line.SHOWS] == 2
    assert earned[Line.DUPLICATES] == 1
    assert earned[Line.HAPPINESS] == 2
    assert earned[Line.VISITORS] == 2
    assert earned[Line.LOSSES] == -2
    assert me(game).points == 15


@clauses("WL-21.6", "WL-18.9", "WL-19.5b")
def test_r12_r13_r16_r19_the_reference_park_in_other_hands() -> None:
    assert line(lay(park=[*REFERENCE, "F11", "R17"], booths=3), Line.HOTELS) == 4
    park = [*(code for code in REFERENCE if code != "H10"), "F11"]
    assert line(lay(park=park, booths=3), Line.MASCOTS) == 4
    for more, entrepreneur, points in ((["H09"], None, 3), (["H09", "M13"], None, 5), (["H09", "M13"], "E08", 7)):
        assert line(lay(park=[*REFERENCE, *more], entrepreneur=entrepreneur), Line.SHOWS) == points
    assert line(lay(park=[*REFERENCE, "F11"], vis=10, entrepreneur="E05"), Line.VISITORS) == 4


@clauses("WL-18.7", "WL-18.5", "WL-18.11", "WL-18.6b")
def test_r04_s40_s52_hotels_at_the_end() -> None:
    assert line(lay(park=["H07", "F01", "F09", "F17"]), Line.HOTELS) == 1
    assert line(lay(park=["H07", "F01", "F09", "F17", "R01", "R09", "R17"]), Line.HOTELS) == 2
    assert line(lay(park=["H07", "M01", "M03", "M05"]), Line.HOTELS) == 1
    other = lay(park=["H07", "M01", "M03", "M05"], options={"h07_includes_mascots": "false"})
    assert line(other, Line.HOTELS) == 0
    assert line(lay(park=["H05"], booths=7), Line.HOTELS) == 6
    fifteen = [f"R{n:02d}" for n in range(1, 15)]
    assert line(lay(park=["H11", *fifteen]), Line.HOTELS) == 4
    assert line(lay(park=["H11", *fifteen[:6]]), Line.HOTELS) == 0
    assert line(lay(park=["H06"], hap=10, vis=10, res=0), Line.HOTELS) == 3


@pytest.mark.parametrize(("kinds", "points"), [(3, 0), (4, 1), (6, 2), (8, 3), (10, 4), (11, 5), (12, 6)])
@clauses("WL-18.11")
def test_s52_the_gallery_hotel_may_count_different_symbols(kinds: int, points: int) -> None:
    others = ["R01", "R09", "R17", "F01", "F09", "F17", "P01", "P02", "P03", "M19", "M23"]
    game = lay(park=["H11", *others[: kinds - 1]], options={"h11_counts": "different"})
    assert line(game, Line.HOTELS) == points


@clauses("WL-19.11", "WL-18.10", "WL-19.10c")
def test_s27_s52_symbols_of_mascots_at_the_end() -> None:
    park = ["R01", "R02", "R03", "F01", "M01", "M02"]
    assert line(lay(park=park, entrepreneur="E11"), Line.ENTREPRENEUR) == 3
    assert line(lay(park=[*park, "H10"], entrepreneur="E11"), Line.ENTREPRENEUR) == 5
    mascots = [f"M{n:02d}" for n in range(1, 24, 2)]
    assert line(lay(park=mascots, entrepreneur="E10"), Line.ENTREPRENEUR) == 2
    blind = lay(park=mascots, entrepreneur="E10", options={"e10_sees_mascots_without_h10": "false"})
    assert line(blind, Line.ENTREPRENEUR) == 0


@clauses("WL-1.11", "WL-21.12", "WL-18.21a", "WL-18.23")
def test_s28_the_visitor_goal_with_several_incomes() -> None:
    park = ["F01", "F03", "F07", "F12", "H21", "H23"]
    game = lay(park=park, vis=10)
    assert income(game.state, game.box, 0) == 11 and line(game, Line.VISITORS) == 2
    assert line(lay(park=park, vis=10, entrepreneur="E05"), Line.VISITORS) == 4
    game = lay(park=park, vis=10, entrepreneur="E12")
    assert income(game.state, game.box, 0) == 12 and line(game, Line.VISITORS) == 2


@clauses("WL-21.10", "WL-21.11", "WL-19.4b")
def test_s29_the_happiness_goal_ignores_booths_and_multiples() -> None:
    park = [*(f"R{n:02d}" for n in range(1, 11)), *(f"F{n:02d}" for n in range(1, 6)), "P01", "P02", "P03", "P04"]
    assert line(lay(park=park, hap=10, booths=6), Line.HAPPINESS) == 2
    assert line(lay(park=park, hap=10, booths=6, entrepreneur="E04"), Line.HAPPINESS) == 4
    assert line(lay(park=park, hap=9, booths=6), Line.HAPPINESS) == 0
    counted = lay(park=park, hap=10, booths=6, options={"happiness_goal_counts_booths": "true"})
    assert line(counted, Line.HAPPINESS) == 3


@clauses("WL-18.8c", "WL-18.8f", "WL-18.21b", "WL-19.7")
@pytest.mark.parametrize(("entrepreneur", "price"), [(None, 9), ("E07", 8)])
def test_s30_the_late_purchase_finds_a_hotel_in_its_pile(entrepreneur: str | None, price: int) -> None:
    game = lay(cr=9, booths=3, park=["H08", "H21"], entrepreneur=entrepreneur, round=7)
    late(game)
    run(game, Step.NEXT_TURN, last=Step.ACTION)
    assert game.state.deck[Row.HOTEL].count[card(game, "H01")] == 1
    play(game, buy("H01"))
    assert me(game).credits == 9 - price and me(game).points == 6 + 1
    assert (at(game) == "boost") == (entrepreneur == "E07")


@clauses("WL-18.8c", "WL-18.8f", "WL-18.21b", "WL-19.7", "WL-18.8e")
def test_s51_the_late_purchase_is_a_purchase() -> None:
    def last(**more: Any) -> Game:
        game = lay(cr=20, booths=9, round=7, **more)
        late(game)
        run(game, Step.NEXT_TURN, last=Step.ACTION)
        assert at(game) == "late-purchase"
        return game

    game = last(park=["H08", "H19", "H21"], entrepreneur="E07")
    play(game, buy("H01"), "pay", WORKER)
    assert me(game).credits == 10 and me(game).points == 6 + 1 + 1
    game = last(park=["H08", "H19", "H21"], entrepreneur="E07", options={"h08_triggers": "false"})
    play(game, buy("H01"))
    assert me(game).credits == 12 and me(game).points == 6
    game = last(park=["H08", "R01", "R02"], market=["R07"], options={"h08_search_piles": "false"})
    refused(game, buy("R08"), "WL-18.8c")
    play(game, buy("R07"))

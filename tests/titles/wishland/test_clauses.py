"""What the worked cases leave out: the box, what happens when, what lasts, what is lost, who may do what."""

from __future__ import annotations

import tomllib
from collections import Counter
from random import Random
from typing import Any

import pytest

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.play.game import Game
from stammtisch.titles.wishland import scoring
from stammtisch.titles.wishland.buying import needed
from stammtisch.titles.wishland.gains import gain
from stammtisch.titles.wishland.park import income, most_copies
from stammtisch.titles.wishland.state import ACHIEVEMENT, MOST_SEATS, Gain, Line, Row
from stammtisch.titles.wishland.steps import Step
from stammtisch.titles.wishland.title import TITLE
from tests.titles.coverage import clauses
from tests.titles.table import at, number, play, refused, run, texts, told
from tests.titles.wishland.table import IDS, buy, card, claim, count, fresh, late, lay, me, stacks_on

ENTRIES: dict[str, Any] = tomllib.loads((TITLE.folder / "box.toml").read_text(encoding="utf-8"))
MARKET = ("ride", "performer", "restaurant", "hotel", "mascot")
HAPPINESS, VISITORS, WORKER = "take happiness", "take visitors", "take worker"


def entry(code: str) -> dict[str, Any]:
    """A card of the box."""
    return next(found for found in ENTRIES["card"] if found["code"] == code)


def played(seats: int, seed: int = 1, options: dict[str, str] | None = None) -> tuple[Game, list[str]]:
    """A whole game at random, and the first word of each choice of a turn."""
    game, random = fresh(seats, options, seed), Random(seed)
    chosen = []
    while not game.over:
        move = random.choice(game.moves())
        if at(game) == "act":
            chosen.append(move.text.split()[0])
        game.play(move)
    return game, chosen


# ------------------------------------------------------------------------------------------------------- the box


@clauses("WL-1.6", "WL-1.7", "WL-1.14", "WL-1.15", "WL-15.7", "WL-17.11")
def test_every_card_of_the_market_shows_one_symbol() -> None:
    symbols = {symbol["id"]: symbol.get("colour") for symbol in ENTRIES["symbol"]}
    assert Counter(symbols.values()) == dict.fromkeys(MARKET[:4], 3)
    for found in ENTRIES["card"]:
        assert found["colour"] in MARKET and found["price"] >= 0
        assert found["colour"] in (symbols[found["symbol"]], "mascot")
        assert ("entertainment" in found) == (found["colour"] == "performer")
    assert Counter(f["symbol"] for f in ENTRIES["card"] if f["colour"] == "mascot") == dict.fromkeys(symbols, 2)
    assert len({found["entertainment"] for found in ENTRIES["card"] if "entertainment" in found}) == 8
    assert [found["code"] for found in ENTRIES["achievement"] if found["sort"] == "blank"] == [
        f"X{n}" for n in range(11, 16)
    ]


@clauses("WL-2.4", "WL-2.7", "WL-2.3", "WL-2.12", "WL-3.1")
@pytest.mark.parametrize("people", ["false", "true"])
@pytest.mark.parametrize("tiles", ["false", "true"])
def test_either_option_may_be_used_without_the_other(people: str, tiles: str) -> None:
    game = fresh(3, {"entrepreneurs": people, "achievement_tiles": tiles})
    s = game.state
    assert (s.round, s.cycle) == (1, 1)
    assert all(pile.n == 0 for pile in s.discard) and all(post.n == 0 for post in s.posts)
    assert all(me(game, seat).workers + me(game, seat).recruits == 10 for seat in range(3))
    assert at(game) == ("keep" if people == "true" else "place-marker")
    laid = {tell.event for tell in game.setup_tells} & {"tile", "blank"}
    assert bool(laid) == (tiles == "true")
    events = [tell.event for tell in game.setup_tells]
    assert events.index("dealt") < events.index("first-player"), "the market, then who begins (WL-2.12)"
    assert not laid or events.index("first-player") < min(events.index(event) for event in laid)


@clauses("WL-1.5", "WL-1.8", "WL-14.5", "WL-9.11", "WL-6.1")
def test_what_is_in_a_park_stays_there() -> None:
    game, random = fresh(2, seed=4), Random(4)
    owned: dict[int, int] = {}
    limits = [0] * 2
    while not game.over:
        game.play(random.choice(game.moves()))
        now = {c: game.state.owner[c] for c in range(game.box.cards) if game.state.owner[c] != NONE}
        assert owned.items() <= now.items()
        owned = now
        for seat in range(2):
            colours = [game.box.card_colour[c] for c, owner in now.items() if owner == seat]
            assert [count(game, colour, seat) for colour in MARKET] == [colours.count(row) for row in range(5)]
            assert limits[seat] <= me(game, seat).limit()
            limits[seat] = me(game, seat).limit()
    assert len(owned) > 8


# ------------------------------------------------------------------------------------------------- rounds and turns


@clauses("WL-1.1", "WL-1.18", "WL-4.1", "WL-4.2", "WL-4.3", "WL-7.1", "WL-7.2", "WL-7.3", "WL-20.1", "WL-6.1")
@pytest.mark.parametrize("seats", TITLE.seats)
def test_everybody_has_twenty_eight_turns_with_one_main_action_each(seats: int) -> None:
    game, chosen = played(seats)
    tells = [*game.setup_tells, *(tell for ply in game.plies for tell in ply.tells)]
    turns = [tell.facts["seat"] for tell in tells if tell.event == "turn"]
    assert Counter(turns) == dict.fromkeys(range(seats), 28)
    assert Counter(tell.facts["seat"] for tell in tells if tell.event == "income") == dict.fromkeys(range(seats), 7)
    assert [tell.facts["round"] for tell in tells if tell.event == "round"] == list(range(1, 8))
    main = {"buy", "buy-with", "advertise", "collect", "draw"}
    assert sum(word in main for word in chosen) == 28 * seats
    in_order = [tell for tell in tells if tell.event in ("turn", "marker-placed")]
    order: dict[int, int] = {}
    for tell in in_order:
        if tell.event == "marker-placed":
            order = {} if len(order) == seats else order
            order[tell.facts["seat"]] = tell.facts["space"]
    last = turns[-seats:]
    assert last == sorted(order, key=lambda seat: order[seat]), "player order (WL-7.1)"


@clauses("WL-20.3", "WL-20.6", "WL-20.9", "WL-8.8", "WL-11.6", "WL-9.10", "WL-5.1")
def test_the_end_of_a_round_clears_the_market_and_nothing_else() -> None:
    game = lay(market=["R01", "R02"], cr=9, hap=3, vis=4, stacks={"hotel": [(0, 2)]}, av=4, res=4)
    play(game, buy("R01"))
    s = game.state
    assert card(game, "R01") not in list(s.market[0]), "the space stays empty"
    s.cycle, s.turn = game.box.cycles, 1
    kept = (me(game).credits, me(game).workers, me(game).happiness, me(game).visitors, stacks_on(game, "hotel"))
    run(game, Step.NEXT_TURN, last=Step.ACTION)
    assert s.discard[Row.RIDE].count[card(game, "R02")] == 1
    assert all(sum(c != NONE for c in row) == 4 for row in s.market)
    assert (s.round, s.cycle) == (3, 1) and all(me(game, seat).space == NONE for seat in range(2))
    assert kept == (me(game).credits, me(game).workers, me(game).happiness, me(game).visitors, stacks_on(game, "hotel"))


@clauses("WL-5.4", "WL-5.9", "WL-5.11", "WL-5.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_of_five_spaces_is_taken_and_kept(seats: int) -> None:
    game = fresh(seats)
    assert texts(game) == {f"space {space}" for space in range(1, 6)}, "nobody may decline"
    seat = game.due[0]
    play(game, "space 1")
    assert (me(game, seat).credits, me(game, seat).points, me(game, seat).booths) == (0, 0, 1)
    assert texts(game) == {f"space {space}" for space in range(2, 6)}
    while at(game) != "act":
        play(game, min(texts(game)))
    play(game, "collect")
    assert me(game, seat).space == 0


@clauses("WL-5.11")
def test_markers_stay_after_the_last_round() -> None:
    assert all(player.space != NONE for player in list(played(3)[0].state.players)[:3])


@clauses("WL-6.5", "WL-1.21")
def test_income_comes_in_each_income_phase_by_itself() -> None:
    game = lay(park=["F03", "F07"])
    for times in (1, 2):
        tells = run(game, (Step.INCOME, 0), last=Step.ACTION)
        assert at(game) == "act" and me(game).credits == 7 * times
        assert [fact["seat"] for fact in told(tells, "income")] == [0, 1]


# -------------------------------------------------------------------------------------------------- workers, boosts


@clauses("WL-8.1", "WL-8.5", "WL-8.6", "WL-10.3", "WL-11.2", "WL-11.3")
def test_the_same_player_may_stand_on_a_field_again_and_again() -> None:
    game = lay(1 + 1, av=10, res=0)
    for stacks in (1, 2, 3, 4):
        game.state.active = 0
        before = me(game).workers
        run(game, last=Step.ACTION)
        play(game, "advertise", *([HAPPINESS] if stacks else []))
        assert me(game).workers == before - stacks and stacks_on(game, "advertising")[-1] == (0, stacks)
    run(game, last=Step.ACTION)
    refused(game, "advertise", "WL-10.2")
    play(game, "collect")
    assert me(game).workers == 10 and stacks_on(game, "advertising") == [], "all or nothing"


@clauses("WL-10.4")
def test_advertising_takes_no_extra_workers() -> None:
    game = lay(av=10, res=0)
    assert [text for text in texts(game) if text.startswith("advertise")] == ["advertise"]


@clauses("WL-1.12", "WL-1.13", "WL-12.2", "WL-13.10", "WL-13.11", "WL-1.4")
def test_a_boost_is_one_of_three_at_once() -> None:
    for choice, expected in ((HAPPINESS, (1, 0, 6, 3)), (VISITORS, (0, 1, 6, 3)), (WORKER, (0, 0, 5, 4))):
        game = lay(cr=500)
        play(game, "advertise")
        assert at(game) == "boost" and len(texts(game)) == 3
        play(game, choice)
        assert (me(game).happiness, me(game).visitors, me(game).recruits, me(game).workers) == expected
        assert me(game).credits == 501 + (2 if choice == VISITORS else 0)
    game = lay(market=["M03"], cr=9, booths=3, res=1, park=["M01"], entrepreneur="E08")
    play(game, buy("M03"), WORKER)
    assert texts(game) == {HAPPINESS, VISITORS}, "the second sees what the first has done"


@clauses("WL-13.6", "WL-13.7")
def test_tracks_are_everybodys_own() -> None:
    game = lay(market=["P01", "P10"], cr=9, others={1: {"cr": 9}})
    play(game, buy("P01"), buy("P10"))
    assert [(me(game, seat).happiness, me(game, seat).points) for seat in (0, 1)] == [(1, 1), (1, 1)]


@clauses("WL-25.4", "WL-9.13", "WL-12.3")
def test_what_has_no_room_is_lost_without_a_choice() -> None:
    game = lay(market=["P05"], cr=6, res=1, av=4, spare="hotel")
    ply = play(game, buy("P05"))
    assert me(game).recruits == 0 and me(game).workers == 4 - 1 + 1 and len(told(ply, "no-worker")) == 2
    assert me(game).credits == 0


@clauses("WL-15.17", "WL-15.18")
def test_booths_are_not_for_sale_and_lost_beyond_the_supply() -> None:
    game = lay(cr=50)
    assert not any("booth" in text for text in texts(game))
    game.state.supply = 1
    before = me(game).booths
    gain(game.state, game.box, 0, Gain.BOOTH, 2, Line.CARDS)
    assert me(game).booths == before + 1 and game.state.supply == 0
    most = game.box.starting_booths * MOST_SEATS + game.box.rounds + MOST_SEATS + 1 + 2 + 2
    assert most == game.box.booths, "the supply just suffices"


# ----------------------------------------------------------------------------------------------------- playing cards


@clauses("WL-9.8", "WL-9.2", "WL-9.9", "WL-18.3", "WL-18.2", "WL-18.6a", "WL-18.1", "WL-18.4", "WL-1.19")
@pytest.mark.parametrize(
    ("code", "events", "gained"),
    [
        ("P12", ["happiness", "points", "visitors", "credits", "worker"], {"points": 1, "credits": 2, "workers": 1}),
        ("H03", ["happiness", "points", "visitors", "credits", "worker"], {"points": 1, "credits": 2, "workers": 1}),
        ("H01", ["points"], {"points": 6}),
        ("H02", ["credits"], {"credits": 3}),
        ("H04", ["booths"], {"booths": 2}),
        ("H06", ["points"], {"points": 1}),
    ],
)
def test_printed_rewards_come_at_once_in_their_order(code: str, events: list[str], gained: dict[str, int]) -> None:
    game = lay(market=[code], cr=20)
    ply = play(game, buy(code))
    kinds = ("points", "happiness", "visitors", "credits", "worker", "booths")
    assert [tell.event for tell in ply.tells if tell.event in kinds] == events
    before = {"points": 0, "credits": 20 - entry(code)["price"], "workers": 3, "booths": 1}
    for name, value in before.items():
        assert getattr(me(game), name) == value + gained.get(name, 0), name
    points, credits = me(game).points, me(game).credits
    run(game, (Step.INCOME, 0), last=Step.ACTION)
    assert me(game).points == points and me(game).credits == credits + 5, "once only"


@clauses("WL-15.2", "WL-15.3", "WL-15.6", "WL-15.19")
def test_a_restaurant_brings_visitors_at_once_and_income_later() -> None:
    game = lay(market=["F05"], cr=5)
    play(game, buy("F05"))
    assert (me(game).visitors, me(game).credits, income(game.state, game.box, 0)) == (2, 2, 6)
    game = lay(market=["F03"], cr=5)
    play(game, buy("F03"))
    assert (me(game).visitors, me(game).credits, income(game.state, game.box, 0)) == (0, 0, 7)
    game = lay(market=["P21"], cr=6)
    play(game, buy("P21"))
    assert (me(game).happiness, me(game).visitors, me(game).recruits) == (1, 0, 4)


@clauses("WL-18.18", "WL-1.20")
def test_the_artists_hotel_boosts_performers_played_after_it() -> None:
    game = lay(market=["H18", "P01"], cr=20, booths=2, park=["P10"])
    play(game, buy("H18"), "collect", buy("P01"))
    assert me(game).happiness == 1 and at(game) == "boost"


@clauses("WL-18.24", "WL-14.6", "WL-18.30", "WL-15.16")
def test_the_boundless_resort_lifts_every_limit_from_the_next_card_on() -> None:
    park = ["F01", "M01", "P01", "H02"]
    refused(lay(market=["H24"], cr=20, park=park), buy("H24"), "WL-14.3")
    game = lay(market=["H24", "F02", "M02", "P02", "H03"], cr=20, park=park[:3])
    refused(game, buy("F02"), "WL-14.3")
    play(game, buy("H24"), "collect")
    assert {buy(code) for code in ("F02", "M02", "P02", "H03")} <= texts(game)
    game = lay(market=["F02"], cr=20, park=["F01"], booths=2)
    assert buy("F02") in texts(game), "a booth makes room"


@clauses("WL-18.16c")
def test_the_shuttle_bus_goes_in_the_turn_in_which_it_was_bought() -> None:
    game = lay(market=["H16"], cr=6)
    play(game, buy("H16"), "shuttle")
    assert me(game).workers == 4 and me(game).credits == 0


@clauses("WL-19.5a")
def test_the_promoter_doubles_the_credits_of_visitors() -> None:
    game = lay(market=["F04"], cr=4, entrepreneur="E05")
    play(game, buy("F04"))
    assert me(game).visitors == 1 and me(game).credits == 4


@clauses("WL-19.20", "WL-19.8c", "WL-15.15", "WL-21.5")
def test_a_mascot_scores_for_its_symbol() -> None:
    for entrepreneur in (None, "E08"):
        game = lay(park=["M01", "R01", "R02", "R03", "R04"], entrepreneur=entrepreneur)
        assert scoring.final_points(game.state, game.box, 0, Line.MASCOTS) == 2
    game = lay(market=["F01"], cr=9, entrepreneur="E06")
    play(game, buy("F01"))
    assert me(game).credits == 9 - 2 and at(game) == "boost", "all effects of an entrepreneur"


@clauses("WL-1.16", "WL-1.17")
def test_symbols_of_mascots_count_in_one_way_and_not_in_the_other() -> None:
    game = lay(park=["R01", "M01", "M02"])
    assert (most_copies(game.state, 0, True), most_copies(game.state, 0, False)) == (3, 1)


# -------------------------------------------------------------------------------------------------------- claims


@clauses("WL-16.5", "WL-16.6", "WL-16.7", "WL-16.8", "WL-16.9", "WL-16.25", "WL-16.22")
@pytest.mark.parametrize(("space", "letter"), [(5, "R"), (6, "P"), (7, "F"), (8, "H"), (9, "M")])
def test_five_cards_of_a_colour_are_an_achievement(space: int, letter: str) -> None:
    five = [f"{letter}{n:02d}" for n in (2, 3, 5, 7, 9)]
    refused(lay(park=five[:4], booths=5), claim(f"A{space}"), "WL-16.21")
    game = lay(park=five, booths=5)
    assert {claim(f"A{space}"), "collect"} <= texts(game), "nobody has to"
    play(game, claim(f"A{space}"))
    assert me(game).points == 1 and at(game) == "act", "no action"


@clauses("WL-16.20", "WL-16.26", "WL-17.20", "WL-25.5", "WL-7.5")
def test_nothing_is_claimed_in_the_turn_of_another_or_between_turns() -> None:
    game = lay(market=["H18"], others={1: {"hap": 7}}, board={2: "X03"})
    assert game.due == (0,) and game.why_not(claim("A1"), 1) is not None
    play(game, "collect")
    assert claim("A1") in texts(game, 1)
    play(game, claim("A1"))
    play(game, "collect")
    refused(game, claim("A1"), "WL-16.23")
    game = lay(hap=10, board={2: "X03"})
    for step in (Step.ROUND, Step.ACTION):
        assert (claim("X03") in texts(game)) == (at(game) == "act")
        if step == Step.ROUND:
            run(game, step, last=Step.ACTION)
    game = lay(hap=10, market=["P01"], cr=9)
    play(game, "advertise")
    assert at(game) == "boost" and claim("A1") not in texts(game), "not inside a main action"


@clauses("WL-18.8g", "WL-22.1", "WL-21.14", "WL-21.15", "WL-21.4", "WL-1.22", "WL-1.2")
def test_nothing_is_claimed_in_final_scoring_and_leftovers_are_worth_nothing() -> None:
    game = lay(cr=9, hap=9, vis=9, round=7, park=["F07", "F08", "H09"], booths=3, others={1: {"vp": 1}})
    late(game)
    run(game, Step.NEXT_TURN, last=Step.ACTION)
    game.state.drop()
    assert me(game).points == -2 and me(game, 1).points == 1
    assert all(game.state.claimed[number(game, ACHIEVEMENT, IDS[f"A{n}"])] == NONE for n in (1, 2))
    assert [score.place for score in game.scores()] == [2, 1]


# ----------------------------------------------------------------------------------------------- what is not possible


@clauses("WL-25.1", "WL-25.2", "WL-25.3", "WL-7.7")
def test_what_is_left_without_workers_or_cards() -> None:
    assert texts(lay(av=0, cr=50)) == {"collect"}
    game = lay(market=["R08", "P03", "F06", "H01", "M02"], av=4, cr=0)
    assert texts(game) == {"advertise", "collect"}
    game = lay(cr=50)
    row = game.state.market[Row.RIDE]
    for column, there in enumerate(row):
        if there != NONE:
            game.state.discard[Row.RIDE].add(there)
            row[column] = NONE
    rides = {buy(found["code"]) for found in ENTRIES["card"] if found["colour"] == "ride"}
    assert not rides & texts(game) and needed(game.state, game.box, Row.RIDE) == 1


@clauses("WL-25.7")
def test_what_is_decided_is_decided() -> None:
    game = lay(market=["R01"], cr=2)
    play(game, buy("R01"))
    assert not any(text.startswith(("undo", "back")) for text in texts(game))


# ------------------------------------------------------------------------------------------------------- the solo game


@clauses("WL-23.1", "WL-23.2", "WL-23.22", "WL-23.23")
def test_the_solo_game_is_scored_like_any_other() -> None:
    game, _ = played(1, options={"entrepreneurs": "true", "achievement_tiles": "true"})
    s = game.state
    assert game.over and s.round == 7 and s.players[0].entrepreneur != NONE
    assert [score.place for score in game.scores()] == [1]
    for which in range(game.box.cards):
        if s.owner[which] == NONE and s.hand.count[which] == 0:
            before = scoring.score(s, game.box, 0)
            row = s.deck[Row.MASCOT] if s.deck[Row.MASCOT].count[which] else s.discard[Row.MASCOT]
            row.remove(which)
            s.hand.add(which)
            assert scoring.score(s, game.box, 0) == before
            break
    rich = lay(1, hap=7, board={9: "X03"})
    play(rich, claim("A1"))
    assert me(rich).points == 1


@clauses("WL-23.19", "WL-20.4")
def test_the_solo_deck_takes_the_discard_pile_in_after_round_six() -> None:
    for round, left in ((5, 1), (6, 0)):
        game = lay(1, round=round)
        s = game.state
        which = card(game, "R01")
        s.deck[Row.MASCOT].remove(which)
        s.discard[Row.MASCOT].add(which)
        s.cycle = game.box.cycles
        run(game, Step.NEXT_TURN, last=Step.ACTION)
        assert s.discard[Row.MASCOT].n == left and all(c == NONE for row in s.market for c in row)


@clauses("WL-23.20", "WL-23.13")
def test_a_card_played_from_the_hand_counts_as_bought() -> None:
    game = lay(1, cr=3, market=["F01"], space=5, entrepreneur="E02", park=["H19"])
    play(game, "draw", buy("F01", word="play"))
    assert me(game).credits == 3 - 1 and at(game) == "sponsor", "the first restaurant costs 2 less, and H19 asks"
    play(game, "pay")
    assert me(game).credits == 0 and me(game).points == 1


@clauses("WL-23.21")
@pytest.mark.parametrize("place", ["deck", "discard", "hand"])
def test_the_late_purchase_of_the_solo_game_reaches_every_card(place: str) -> None:
    game = lay(1, cr=9, park=["H08"], round=7)
    s = game.state
    which = card(game, "R08")
    if place != "deck":
        s.deck[Row.MASCOT].remove(which)
        (s.discard[Row.MASCOT] if place == "discard" else s.hand).add(which)
    late(game)
    run(game, Step.NEXT_TURN, last=Step.ACTION)
    play(game, buy("R08"))
    assert me(game).points == 5


@clauses("WL-23.24")
def test_the_press_hotel_collects_the_workers_of_the_draws_too() -> None:
    game = lay(1, av=4, space=5, park=["H13"])
    play(game, "draw", "draw", "advertise", HAPPINESS)
    assert at(game) == "press" and me(game).workers == 1
    play(game, "collect")
    assert me(game).workers == 4 and stacks_on(game, "mascot") == []


# ------------------------------------------------------------------------------------------------------ what is known


@clauses("WL-24.1", "WL-24.2", "WL-24.4", "WL-24.6")
@pytest.mark.parametrize("seats", TITLE.seats)
def test_nobody_sees_more_than_the_others(seats: int) -> None:
    game, random = fresh(seats, {"achievement_tiles": "true"}, 3), Random(3)
    for _ in range(60):
        game.play(random.choice(game.moves()))
    views: list[Any] = [game.view(seat)["state"] for seat in (*range(seats), None)]
    for view in views:
        del view["choices"]
        for player in view["players"]:
            del player["dealt"]
    assert all(view == views[0] for view in views)
    assert "chance" not in views[0] and "item" not in str(views[0]["deck"][0]), "a pile has no order"
    lying = {name for row in views[0]["market"] for name in row if name}
    for pile in views[0]["deck"]:
        assert not lying & set(pile["count"] if isinstance(pile["count"], dict) else ())


@clauses("WL-24.5")
def test_chance_comes_with_set_up_and_new_cards_only() -> None:
    game, random = fresh(3, {"entrepreneurs": "true", "achievement_tiles": "true"}, 2), Random(2)
    while not game.over:
        round, decision = game.state.round, at(game)
        ply = game.play(random.choice(game.moves()))
        assert not ply.notes or decision == "keep" or game.state.round == round + 1

"""The cases of the dossier's examples.md, part 2, from SC-20 on; those for Automas are in `test_automas`."""

from __future__ import annotations

from stammtisch.titles.ground_floor.scoring import score, standing
from stammtisch.titles.ground_floor.steps import Step
from tests.titles.coverage import clauses
from tests.titles.ground_floor.table import (
    A,
    B,
    C,
    ask,
    event,
    is_remodelled,
    lay,
    moneys,
    only,
    order,
    own,
    popular,
    purse,
    remodelled,
    run,
    shelve,
    shelves,
    specialty,
    stacks,
    staff,
    track,
)
from tests.titles.table import at, play, refused, texts


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
    tie, names = game.tie(), [game.seats[p].name for p in (A, B)]
    assert tie is not None and tie.clause == "GF-17.5"
    assert tie.text == f"{names[0]} and {names[1]} have 14 prestige each; " + (
        f"{names[1]} wins as the first of them in popularity order."
    )
    assert game.tie("de") and game.tie("fr")


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

"""The cases S24 to S45 of the dossier: popularity, order, reps, the head office, the end, and gaps closed later."""

from __future__ import annotations

import pytest

from stammtisch.kernel.play.game import Game
from stammtisch.titles.brauerei.dice import roll_off
from stammtisch.titles.brauerei.fights import fights
from stammtisch.titles.brauerei.income import settle_accounts
from stammtisch.titles.brauerei.market import total_sales
from stammtisch.titles.brauerei.popularity import make_order, popularity
from stammtisch.titles.brauerei.steps import Step
from stammtisch.titles.brauerei.taste import evaluate_taste
from tests.titles.brauerei.table import (
    ask,
    ask_all,
    brew,
    facedown,
    furnish,
    happen,
    lay,
    me,
    order,
    owner,
    run,
    taste,
    taste_of,
    thing,
)
from tests.titles.brauerei.test_scenarios import supplied
from tests.titles.coverage import clauses
from tests.titles.table import at, play, refused, texts, told

# ---------------------------------------------------------------------------------------------- popularity and order


@clauses("BR-2.9", "BR-11.1", "BR-11.2")
def test_s24_strokes_and_popularity() -> None:
    game = lay("K1! K7 P1 P2", "K2! K8", "K3! P3~")
    furnish(game, 0, strokes=5)
    furnish(game, 1, strokes=2)
    assert me(game).popularity == 1
    happen(game, popularity)
    assert (me(game, 0).strokes, me(game, 0).popularity) == (7, 2)
    assert (me(game, 1).strokes, me(game, 1).popularity) == (3, 1)
    assert me(game, 2).strokes == 0


@clauses("BR-4.3", "BR-12.1")
def test_s25_new_order() -> None:
    """The sales of C and D are lower than in the dossier: its 1,080 hl outside U are more than the board has."""
    game = lay(
        "U1! S1 S2 P1 P2",
        "U2! W1 W2 S3",
        "K3! K4 K5 K7 W3 W4 W5 S4 S5 S6 P3",
        "K6! K1 K2 K8 K9 K10 K11 K12 W6 S7 S8 P4 P5 P6 P7 P8 P9 P10",
        order="DCBA",
    )
    assert [total_sales(game.state, game.box, seat) for seat in range(4)] == [200, 240, 360, 360]
    happen(game, make_order)
    assert order(game) == "BADC"


# ------------------------------------------------------------------------------------------------------------- reps


def auctioned(*money: int, reps: str = "home") -> Game:
    """An auction among players with so much money."""
    game = lay(*[""] * len(money))
    for seat, mark in enumerate(money):
        furnish(game, seat, money=mark, reps=reps)
    run(game, (Step.AUCTION, 0))
    return game


def bid(game: Game, **bids: int) -> None:
    """Bids of seats by letter, the last one first: nobody sees another one's."""
    for letter, amount in reversed(bids.items()):
        game.play(f"bid {amount}", "abcdef".index(letter))


@clauses("BR-13.1", "BR-13.2", "BR-13.3", "BR-13.4")
def test_s26_auction_with_a_tie() -> None:
    game = auctioned(100, 100, 100, 100)
    bid(game, a=40, b=55, c=55, d=0)
    assert game.due == (1, 2)
    assert refused(game, "bid 55", "BR-13.4", 1).text == "The tied bid is 55 Mark: bid more, or nothing."
    bid(game, b=60, c=0)
    assert (me(game, 1).money, me(game, 1).home) == (40, 2)
    assert me(game, 2).money == 100, "losers pay nothing"
    assert (at(game), game.due) == ("bid", (0, 1, 2, 3))
    bid(game, a=30, b=0, c=0, d=0)
    assert (me(game, 0).money, me(game, 0).won) == (70, 1)
    again = auctioned(100, 100, 100, 100)
    bid(again, a=40, b=55, c=55, d=0)
    again.play("bid 0", 1)
    ply = again.play("bid 0", 2, dictation=["2", "6"])
    assert told(ply, "sold") == [{"seat": 2, "money": 55}]
    unsold = auctioned(100, 100, 100)
    bid(unsold, a=0, b=0, c=0)
    assert [one.money for one in unsold.state.players][:3] == [100] * 3


@clauses("BR-4.4", "BR-13.6", "BR-13.7", "BR-13.8")
def test_s27_luring() -> None:
    game = lay("", "", "", "", order="BADC")
    furnish(game, 1, reps="K7 W2", money=100)
    furnish(game, 0, reps="home", money=100)
    furnish(game, 3, money=50)
    me(game, 0).won = me(game, 1).won = 1
    run(game, (Step.NEXT_LURE, 0))
    assert game.due == (2,)
    assert game.label(game.moves()[1]) == "Lure a rep of Bruno"
    play(game, "lure 1", dictation=["6"])
    assert (me(game, 1).money, me(game, 2).money, me(game, 2).home) == (120, 280, 3)
    assert (me(game, 1).reps[thing(game, "K7")], me(game, 1).reps[thing(game, "W2")]) == (0, 1)
    assert game.due == (3,)
    play(game, "lure 0", dictation=["5"])
    assert (me(game, 3).money, me(game, 3).home) == (30, 3)
    assert (me(game, 0).home, me(game, 0).money) == (1, 100)
    assert at(game) == "dismiss", "Ada and Bruno have won reps"
    poor = lay("", "", "", "", order="BADC")
    for seat in range(4):
        furnish(poor, seat, money=19)
    run(poor, (Step.NEXT_LURE, 0))
    assert at(poor) == "dismiss"


# ----------------------------------------------------------------------------------------------------- head office


@clauses("BR-14.1", "BR-14.2", "BR-14.3")
def test_s28_head_office_moves() -> None:
    game = lay("K1! P2 P5 S1 S4", "", "")
    run(game, (Step.NEXT_OFFICE, 0))
    assert texts(game) == {"move P2", "move P5", "stay"}
    assert refused(game, "move S1", "BR-14.2").text == "S1 is not in the area above your head office: pubs."
    play(game, "move P2")
    assert me(game).office == thing(game, "P2")
    assert at(game) != "office"
    run(game, (Step.NEXT_OFFICE, 0))
    assert texts(game) == {"move S1", "move S4", "stay"}
    thirsty = lay("K1! P2 P5~ S1 S4", "", "")
    run(thirsty, (Step.NEXT_OFFICE, 0))
    assert texts(thirsty) == {"move P2", "stay"}
    refused(thirsty, "move P5", "BR-14.2")


# -------------------------------------------------------------------------------------------------- the end, and ties


@clauses("BR-1.2", "BR-9.8", "BR-15.1", "BR-15.2")
def test_s29_double_victory() -> None:
    game = lay("K1! U1 U2 W1 P1 P2 P3", "K2! U3 U4 W2 S1 P4 P5 P6", "K4!")
    furnish(game, 0, beer=4, popularity=4, reps="U5")
    furnish(game, 1, beer=4, popularity=4, reps="U6")
    happen(game, fights, dice=[6, 6])
    assert (owner(game, "U5"), owner(game, "U6")) == ("A", "B")
    game.state.stop()
    assert [total_sales(game.state, game.box, seat) for seat in (0, 1)] == [370, 410]
    assert game.over
    assert [score.place for score in game.scores()] == [2, 1, 3]
    assert game.tie() is not None


@clauses("BR-9.15", "BR-15.1")
def test_s30_third_gained_another_lost() -> None:
    game = lay("K1! U1 U2", "", "K4!")
    furnish(game, 0, beer=4, popularity=4, reps="U5")
    furnish(game, 2, beer=4, popularity=4, reps="U2")
    tells = happen(game, fights, dice=[6, 6])
    assert (owner(game, "U5"), owner(game, "U2")) == ("A", "C")
    assert not told(tells, "has-won-market")
    assert not game.state.ending


ALL_CRESTS = "K1! K2 K3 K8 K9 K10 K11 K12 P1 P2 P4 P5 P6 P7 P8 P9 P10 S1 S2 S3 S4 S5 S6 S7 S8"


@clauses("BR-9.14")
def test_s31_no_crest_left() -> None:
    game = lay(ALL_CRESTS)
    assert me(game).crests == 0
    furnish(game, 0, reps="K7", beer=4)
    furnish(game, 1, reps="K7", beer=2)
    tells = happen(game, fights, dice=[6, 5])
    assert told(tells, "no-crest") == [{"seat": 0, "object": thing(game, "K7")}]
    assert owner(game, "K7") == "B"


@clauses("BR-15.3", "BR-15.4")
def test_s32_round_limit() -> None:
    game = lay("K1! U1 U2", "K2! U3", "K3! U4 U5 W1", round=30)
    happen(game, make_order)
    assert order(game) == "CAB"
    run(game, Step.END_OF_ROUND)
    game.state.stop()
    assert [score.place for score in game.scores()] == [2, 3, 1]
    assert "order" in str(game.tie())
    early = lay("K1! U1 U2", round=29)
    tells = run(early, Step.END_OF_ROUND)
    assert not early.state.ending
    assert told(tells, "round") == [{"round": 30}]


# -------------------------------------------------------------------------------------------------- gaps closed later


@clauses("BR-6.4")
@pytest.mark.parametrize(
    ("objects", "reps", "money", "left"),
    [
        ("U3!", "home home K1", 0, "home home"),
        ("K1!", "K1 U1", 10, "K1"),
        ("U3!", "home K1", 0, "home"),
        ("U3!", "K1", 0, "K1"),
    ],
)
def test_s33_debt_and_reps_at_home(objects: str, reps: str, money: int, left: str) -> None:
    game = lay(objects)
    furnish(game, 0, money=0, reps=reps, lorries=1)
    happen(game, settle_accounts, 0)
    assert me(game).money == money
    assert me(game).home == left.split().count("home")
    assert me(game).reps[thing(game, "K1")] == left.split().count("K1")
    assert me(game).all_reps() == len(left.split())


@clauses("BR-10.5", "BR-10.7")
def test_s34_head_office_and_priority() -> None:
    assert supplied("U3! P2 K2~", (60, 1)) == ({"K2", "P2"}, {"U3"})
    assert supplied("U3!~ S1 W2 K5~", (120, 2)) == ({"S1", "U3"}, {"W2"})


@clauses("BR-9.8", "BR-9.14")
def test_s35_the_last_crest() -> None:
    crests = ALL_CRESTS.replace(" S8", "")
    game = lay(crests)
    assert me(game).crests == 1
    furnish(game, 0, reps="K7 P3", beer=4, popularity=4)
    furnish(game, 1, reps="P3", beer=4, popularity=1)
    tells = happen(game, fights, dice=[6, 6, 6])
    assert (owner(game, "K7"), owner(game, "P3")) == ("A", "B")
    assert [fact["seat"] for fact in told(tells, "attacks")] == [0, 0, 1], "Ada rolls all the same"
    back = lay(crests)
    furnish(back, 0, reps="K7 P3", beer=4, popularity=4)
    furnish(back, 1, reps="P3", beer=4, popularity=1)
    furnish(back, 2, reps="K9", beer=4, popularity=4)
    happen(back, fights, dice=[6, 6, 6, 6])
    assert (owner(back, "K7"), owner(back, "K9"), owner(back, "P3")) == ("A", "C", "A")


@clauses("BR-9.12", "BR-18.1")
def test_s36_three_in_a_roll_off() -> None:
    game = lay()
    for seat in range(3):
        furnish(game, seat, beer=2, reps="K9")
    tells = happen(game, fights, dice=[6, 6, 6, 5, 5, 2, 3, 6])
    assert owner(game, "K9") == "B"
    assert [fact["seat"] for fact in told(tells, "rolls")] == [0, 1, 2, 0, 1]
    assert roll_off(game.state, game.box, 1 << 2) == 2, "one alone need not roll"


@clauses("BR-13.4")
def test_s37_tie_after_tie() -> None:
    game = auctioned(100, 100, 40, 100)
    bid(game, a=40, b=40, c=40, d=10)
    assert game.due == (0, 1), "Cleo can only withdraw"
    bid(game, a=50, b=50)
    assert game.due == (0, 1)
    refused(game, "bid 50", "BR-13.4", 0)
    game.play("bid 0", 0)
    ply = game.play("bid 0", 1, dictation=["2", "4"])
    assert told(ply, "sold") == [{"seat": 1, "money": 50}]
    assert me(game, 1).money == 50


@clauses("BR-15.2", "BR-15.4")
def test_s38_places() -> None:
    supra = ("K1! U1 U2 U3 W1 S1 P1", "K3! U4 U5 U6 W2 S2 S3 P2", "K5! W3 W4 S4 P3 K7", "K6! W5 W6 S5 P4 K8")

    def places(*money: int, more: str = "") -> list[int | None]:
        game = lay(supra[0] + more, *supra[1:])
        for seat, mark in enumerate(money):
            furnish(game, seat, money=mark, reps="home")
        happen(game, fights)
        game.state.stop()
        return [score.place for score in game.scores()]

    sold = [total_sales(lay(*supra).state, lay(*supra).box, seat) for seat in range(4)]
    assert sold == [370, 410, 200, 200]
    assert places(10, 10, 50, 70) == [2, 1, 4, 3]
    assert places(10, 10, 70, 70) == [2, 1, 3, 3]
    assert places(10, 10, 50, 70, more=" S6") == [1, 1, 4, 3]
    assert places(10, 20, 50, 70, more=" S6") == [2, 1, 4, 3], "then more money"


@clauses("BR-19.1")
def test_s39_research_besides_cards() -> None:
    game = lay("", "", "", "", order="BCDA", options={"research": "additional"})
    facedown(game, 1, "joker@head")
    furnish(game, 1, money=50)
    furnish(game, 2, money=40)
    furnish(game, 3, money=50)
    run(game, (Step.NEXT_RESEARCH, 0))
    assert game.due == (1,)
    ply = play(game, "pay")
    assert told(ply, "research-besides") == [{"seat": 1}]
    play(game, "know aroma")
    assert game.due == (3,), "Cleo has 40 Mark"


@clauses("BR-9.1", "BR-9.4", "BR-19.2")
def test_s40_reps_open_the_supra_regional_market() -> None:
    def way(objects: str, notes: str, supra_access: str = "reps") -> Game:
        game = lay(objects, options={"supra_access": supra_access})
        furnish(game, 0, reps="home home home home home")
        ask_all(game, Step.SEND, "ABC")
        for note in notes.split():
            game.play(f"send {note}", 0)
        return game

    assert "send U1" in texts(way("P1! S1", "K9 P3 S4 W2"), 0)
    said = refused(way("P1! S1", "P3 S4 W2"), "send U1", "BR-19.2", 0).text
    assert said == "No note sends a rep there: kiosks."
    refused(way("P1! S1", "K9 P3 S4 S4"), "send U1", "BR-19.2", 0)
    hanging = way("P1! S1~", "K9 P3 S4 W2")
    assert refused(hanging, "send U1", "BR-19.2", 0).text == "All your objects there hang: supermarkets."
    own = way("P1! S1 U4", "U4 U4 U4 U4 U4")
    play(own, "done")
    refused(way("P1! S1", "K9 P3 S4 W2", "objects"), "send U1", "BR-9.3", 0)


@clauses("BR-6.4", "BR-13.8")
def test_s41_who_leaves_who_is_lured() -> None:
    game = lay("", "", "")
    furnish(game, 0, money=100)
    furnish(game, 1, reps="K7 K3 W1")
    ask(game, Step.LURE)
    play(game, "lure 1", dictation=["6"])
    assert (me(game, 1).reps[thing(game, "K3")], me(game, 1).reps[thing(game, "K7")]) == (0, 1)
    short = lay("U3!")
    furnish(short, 0, money=30, reps="W5 W1", lorries=1)
    happen(short, settle_accounts, 0)
    assert (me(short).reps[thing(short, "W1")], me(short).reps[thing(short, "W5")]) == (0, 1)


@clauses("BR-13.2", "BR-13.5")
def test_s42_second_auction() -> None:
    game = auctioned(60, 60, 60, reps=" ".join(["home"] * 9))
    bid(game, a=40, b=0, c=0)
    assert me(game).all_reps() == 10
    assert game.due == (1, 2), "Ada must bid 0"
    other = auctioned(60, 60, 60, reps="home home home")
    bid(other, a=0, b=40, c=0)
    assert other.due == (0, 1, 2)
    assert refused(other, "bid 21", "BR-13.2", 1).text == "You have 20 Mark."
    bid(other, a=0, b=20, c=0)
    assert (me(other, 1).won, me(other, 1).home, me(other, 1).money) == (2, 5, 0)


@clauses("BR-10.1", "BR-16.1")
def test_s43_lorries() -> None:
    for said, money, steps in (("sell 1", 85, 8), ("keep", 60, 6), ("buy 1", 10, 1)):
        game = lay("K1!")
        furnish(game, 0, money=60, lorries=2, output=30)
        run(game, (Step.NEXT_BUSINESS, 0))
        assert texts(game) == {"buy 1", "sell 1", "keep"}
        play(game, said)
        assert (at(game), me(game).money) == ("output", money)
        assert texts(game) == {f"raise {n}" for n in range(steps + 1)}
        refused(game, f"raise {steps + 1}", "BR-16.1")


@clauses("BR-13.6")
def test_s44_luring_is_judged_in_turn() -> None:
    game = lay("", "", "", order="ABC")
    furnish(game, 0, money=0)
    furnish(game, 1, money=10, reps="home")
    furnish(game, 2, money=100)
    run(game, (Step.NEXT_LURE, 0))
    assert game.due == (2,)
    play(game, "lure 1", dictation=["6"])
    assert (me(game, 1).money, me(game, 1).all_reps()) == (30, 0)
    assert (at(game), game.due) == ("lure", (1,))
    play(game, "no")
    assert (at(game), game.due) == ("dismiss", (0,))


@clauses("BR-8.4", "BR-8.5", "BR-8.6")
def test_s45_plural_taste_research_and_ticks() -> None:
    game = lay()
    taste(game, "hoppy", "smoky")
    facedown(game, 0, "joker@aroma mild fruity")
    facedown(game, 1, "mild fruity")
    brew(game, 0, "mild straw light flat")
    brew(game, 1, "hoppy straw light flat")
    brew(game, 2, "M straw light flat")
    taste(game, "black", "double", "lavish")
    happen(game, evaluate_taste)
    assert taste_of(game, "aroma") == {"fruity", "mild"}
    assert [me(game, seat).beer_points for seat in range(3)] == [1, 0, 1]

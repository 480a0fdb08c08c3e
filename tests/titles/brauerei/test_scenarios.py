"""The cases S1 to S23 of the dossier: set-up, money, cards and taste, fights, deliveries."""

from __future__ import annotations

import pytest

from stammtisch.titles.brauerei.income import settle_accounts
from stammtisch.titles.brauerei.setup import roll_for_start
from stammtisch.titles.brauerei.state import CARD
from stammtisch.titles.brauerei.steps import Step
from stammtisch.titles.brauerei.taste import evaluate_taste
from tests.titles.brauerei.table import (
    ask,
    ask_all,
    brew,
    facedown,
    fight,
    fresh,
    furnish,
    hangs,
    happen,
    lay,
    me,
    order,
    owner,
    run,
    taste,
    taste_of,
    thing,
    write,
)
from tests.titles.coverage import clauses
from tests.titles.table import at, number, play, refused, texts, told

# ---------------------------------------------------------------------------------------------- set-up and money


@clauses("BR-2.8", "BR-3.1", "BR-3.3", "BR-3.5", "BR-3.6", "BR-3.8", "BR-3.9", "BR-3.10")
def test_s1_set_up_of_four() -> None:
    game = fresh(4)
    s, box = game.state, game.box
    assert s.deck.n == 64
    assert (box.predicates, sum(box.copies) + box.jokers) == (20, 84)
    assert sorted(box.category[p] for p in range(20) if s.taste[p]) == [0, 1, 2, 3]
    for kiosk in range(1, 5):
        assert at(game) == "kiosk"
        assert refused(game, "settle K7", "BR-3.9").text == "K7 is no kiosk of the top row."
        if kiosk > 1:
            assert refused(game, "settle K1", "BR-3.9").text == f"K1 belongs to {game.seats[s.order[0]].name}."
        play(game, f"settle K{kiosk}")
    seen = game.view()["state"]
    for seat in range(4):
        one = me(game, seat)
        assert one.hand.n == 5
        assert (one.home, one.crests, one.output, one.lorries) == (2, 24, 30, 1)
        assert (one.strokes, one.popularity, one.beer_points) == (0, 0, 0)
        assert s.owner[one.office] == seat
        assert not s.hanging[one.office]
        assert seen["players"][seat]["money"] == one.money, "money is open"
    assert {owner(game, f"K{n}") for n in range(1, 5)} == set("ABCD")
    assert owner(game, "K5") is None, "an object is neutral or has one crest"


@clauses("BR-4.3", "BR-5.1", "BR-18.1")
def test_s2_start_roll() -> None:
    game = lay("", "", "", "")
    tells = happen(game, roll_for_start, dice=[4, 6, 6, 1, 2, 5])
    assert [(roll["seat"], roll["die"]) for roll in told(tells, "rolls")] == [
        *((0, 4), (1, 6), (2, 6), (3, 1)),
        *((1, 2), (2, 5)),
    ]
    assert order(game) == "CDAB"


@clauses("BR-6.1", "BR-6.2", "BR-6.3")
def test_s3_first_income() -> None:
    game = lay("K1!")
    furnish(game, 0, money=300, reps="home home", lorries=1)
    happen(game, settle_accounts, 0)
    assert me(game).money == 320


@clauses("BR-2.2", "BR-2.3", "BR-2.4")
def test_s4_later_income() -> None:
    game = lay("K1! K2 P1 P2 W1 S1~")
    furnish(game, 0, money=100, reps="P5 W2 U1 home", lorries=3)
    tells = happen(game, settle_accounts, 0)
    assert told(tells, "account") == [{"seat": 0, "income": 300, "costs": 135, "money": 265}]
    assert me(game).money == 265
    rich = lay("K1! U1 U2")
    assert told(happen(rich, settle_accounts, 0), "account")[0]["income"] == 30, "objects of U bring nothing"


@clauses("BR-6.4")
def test_s5_debt_paid_with_lorries() -> None:
    game = lay("K1!")
    furnish(game, 0, money=15, reps="W1 S1", lorries=3)
    happen(game, settle_accounts, 0)
    assert (me(game).money, me(game).lorries, me(game).all_reps()) == (0, 1, 2)


@clauses("BR-6.4", "BR-16.3")
def test_s6_deep_debt() -> None:
    game = lay("U3!")
    furnish(game, 0, money=0, reps="U1 W1 K1", lorries=2)
    tells = happen(game, settle_accounts, 0)
    assert (me(game).money, me(game).lorries) == (0, 1)
    assert [fact["object"] for fact in told(tells, "leaves")] == [thing(game, "U1"), thing(game, "W1")]
    assert list(me(game).reps).count(1) == 1
    assert me(game).reps[thing(game, "K1")] == 1
    assert told(tells, "forgiven") == [{"seat": 0, "money": 5}]


# -------------------------------------------------------------------------------------------------- cards and taste

CARDS_AND_TASTE = {
    "s7": (["malty"], "hoppy hoppy fruity joker@aroma", {"hoppy"}),
    "s8": (["malty"], "hoppy hoppy joker@aroma joker@aroma", {"malty"}),
    "s9": (["malty"], "hoppy hoppy smoky smoky fruity", {"hoppy", "smoky"}),
    "s10a": (["hoppy", "smoky"], "joker@aroma mild", {"hoppy", "smoky"}),
    "s10b": (["hoppy", "smoky"], "hoppy hoppy joker@aroma", {"hoppy"}),
    "s10c": (["hoppy", "smoky"], "mild mild", {"mild"}),
    "s10d": (["hoppy", "smoky"], "", {"hoppy", "smoky"}),
}


@pytest.mark.parametrize("case", CARDS_AND_TASTE)
@clauses("BR-8.1", "BR-8.2", "BR-8.3", "BR-8.4", "BR-8.5")
def test_s7_s8_s9_s10_votes_make_the_taste(case: str) -> None:
    before, cards, after = CARDS_AND_TASTE[case]
    game = lay()
    taste(game, *before)
    laid = cards.split()
    facedown(game, 0, " ".join(laid[::2]))
    facedown(game, 1, " ".join(laid[1::2]))
    for seat in range(3):
        brew(game, seat, "mild straw light flat")
    happen(game, evaluate_taste)
    assert taste_of(game, "aroma") == after


@clauses("BR-8.1", "BR-8.3")
def test_s11_only_jokers() -> None:
    game = lay()
    taste(game, "amber")
    facedown(game, 0, "joker@colour")
    for seat in range(3):
        brew(game, seat, "mild straw light flat")
    tells = happen(game, evaluate_taste)
    assert taste_of(game, "colour") == {"amber"}
    assert [fact["votes"] for fact in told(tells, "votes")] == [1]


@clauses("BR-8.6", "BR-17.4")
def test_s12_beer_points() -> None:
    game = lay()
    taste(game, "hoppy", "smoky", "amber", "strong", "creamy")
    furnish(game, 0, beer=2)
    brew(game, 0, "hoppy golden M creamy")
    for seat in (1, 2):
        brew(game, seat, "mild straw light flat")
    happen(game, evaluate_taste)
    assert me(game).beer_points == 3, "the 2 points of last round are gone"
    seen = game.view(1)["state"]["players"][0]["beer"]
    assert seen == {"aroma": "hoppy", "colour": "golden", "head": "creamy"}
    assert game.view(1)["state"]["players"][0]["research"] == "strength"


@clauses("BR-7.3", "BR-7.4")
def test_s13_research_is_for_those_who_laid_nothing() -> None:
    game = lay("", "", "", "", order="BCDA")
    facedown(game, 1, "joker@head")
    furnish(game, 1, money=300)
    furnish(game, 2, money=40)
    furnish(game, 3, money=50)
    run(game, (Step.NEXT_RESEARCH, 0))
    assert (at(game), game.due) == ("research", (3,))
    play(game, "pay")
    assert me(game, 3).money == 0
    play(game, "know aroma")
    assert game.due == (0,), "Ada has 300 Mark and laid nothing"
    seen = game.view(2)["state"]["players"][3]
    assert (seen["researched"], seen["money"], seen["research"]) == (True, 0, None)
    assert "aroma" not in game.record(2)
    assert game.log(2)[-1].text == "Dora decides what to research."
    assert game.log(3)[-1].text == "Dora researches Aroma."


@clauses("BR-4.4", "BR-8.7", "BR-8.8")
def test_s14_buying_cards() -> None:
    game = lay(order="ABC")
    s = game.state
    facedown(game, 0, "hoppy joker@head")
    for seat in range(3):
        brew(game, seat, "mild straw light flat")
    happen(game, evaluate_taste)
    while s.deck.n > 3:
        card = s.deck.draw(s.chance)
        me(game, 0).hand.add(card)
    run(game, (Step.NEXT_BUYER, 0))
    assert game.due == (2,)
    play(game, "buy 2")
    assert (me(game, 2).money, me(game, 2).hand.n) == (280, 7)
    assert refused(game, "buy 3", "BR-8.7").text == "The deck holds no more than 1 card."
    play(game, "buy 1")
    assert me(game, 1).money == 290
    assert at(game) == "send", "nothing is left for Ada"
    assert s.deck.n == 2
    assert (s.deck.count[number(game, CARD, "hoppy")], s.deck.count[game.box.joker]) == (1, 1)


# ------------------------------------------------------------------------------------------------------------ fights


@clauses("BR-9.9", "BR-9.10", "BR-9.13")
def test_s15_neutral_pub() -> None:
    game = lay()
    furnish(game, 0, beer=2)
    furnish(game, 1, beer=2, popularity=1)
    tells = fight(game, "P4", 3, 2, a="P4", b="P4 P4")
    assert [(fact["total"], fact["bar"]) for fact in told(tells, "attacks")] == [(5, 5), (6, 5)]
    assert owner(game, "P4") == "B"


@clauses("BR-9.12")
def test_s16_tie_on_a_neutral_kiosk() -> None:
    game = lay()
    furnish(game, 0, beer=2)
    furnish(game, 1, beer=2)
    fight(game, "K9", 5, 5, 4, 4, 1, 3, a="K9", b="K9")
    assert owner(game, "K9") == "B"


@clauses("BR-9.11", "BR-9.7")
def test_s17_defended_supermarket() -> None:
    for reps, winner in (("S2", "C"), ("S2 S2", "A")):
        game = lay("P1", "", "S2")
        furnish(game, 0, beer=3, popularity=1)
        before = me(game, 2).crests
        fight(game, "S2", 5, a=reps, c="S2")
        assert owner(game, "S2") == winner
        assert me(game, 2).crests == before + (winner == "A")
        assert me(game, 2).reps[thing(game, "S2")] == 1
    furnish(game, 2, money=100, lorries=1)
    happen(game, settle_accounts, 2)
    assert me(game, 2).money == 100 + 30 - 10 - 25


@clauses("BR-9.11", "BR-9.12")
def test_s18_two_attackers_on_a_controlled_object() -> None:
    for dice, winner in (((4, 5), "B"), ((2, 2), "C")):
        game = lay("", "", "P1")
        furnish(game, 0, beer=4)
        furnish(game, 1, beer=4)
        tells = fight(game, "P1", *dice, a="P1", b="P1", c="home")
        assert owner(game, "P1") == winner
        assert {fact["bar"] for fact in told(tells, "attacks")} == {6}
    assert told(tells, "holds") == [{"object": thing(game, "P1"), "seat": 2}]


@clauses("BR-9.2", "BR-9.3", "BR-9.4", "BR-9.5", "BR-9.6")
def test_s19_access() -> None:
    game = lay("K1! K2 P1~ S5~", "K3! P2 S1 W1", "K4!")
    for seat in range(3):
        furnish(game, seat, reps="home home")
    ask_all(game, Step.SEND, "ABC")

    def may(seat: int) -> set[str]:
        return {text.split()[1][0] for text in texts(game, seat) if text != "done"}

    assert may(0) == set("KPSW")
    assert may(1) == set("KPSWU")
    assert may(2) == set("KP")
    assert refused(game, "send U1", "BR-9.3", 0).text == "You supply nothing there: pubs."
    assert refused(game, "send S3", "BR-9.2", 2).text == "You control nothing there: pubs. That closes: supermarkets."
    for office in ("K1", "K3"):
        refused(game, f"send {office}", "BR-9.5", 0)
        refused(game, f"send {office}", "BR-9.5", 1)
    pubs = lay("K1! S5", "K3! P2~ S1 W1 K9")
    ask_all(pubs, Step.SEND, "AB")
    refused(pubs, "send S3", "BR-9.2", 0)
    assert "send S5" in texts(pubs, 0), "one's own may always be defended"
    refused(pubs, "send U2", "BR-9.3", 1)
    assert "send S4" in texts(pubs, 1), "a hanging pub is enough for this"
    write(pubs, 0, "S5")
    write(pubs, 1, "")
    assert me(pubs, 0).reps[thing(pubs, "S5")] == 1
    assert (me(pubs, 0).home, me(pubs, 1).home) == (1, 2)


# -------------------------------------------------------------------------------------------------------- deliveries


def supplied(objects: str, capacity: tuple[int, int], *picks: str, money: int = 0) -> tuple[set[str], set[str]]:
    """What a player supplies by these picks and what hangs then; `capacity` is output and lorries."""
    game = lay(objects)
    furnish(game, 0, output=capacity[0], lorries=capacity[1], money=money)
    run(game, (Step.DELIVER, 0))
    for pick in picks:
        assert at(game) == "supply"
        play(game, f"supply {pick}")
    assert game.state.frames[game.state.depth - 1].step != Step.SUPPLY, "the choice is made"
    names = [name.rstrip("!~") for name in objects.split()]
    kept = {name for name in names if owner(game, name) == "A"}
    return {name for name in kept if not hangs(game, name)}, {name for name in kept if hangs(game, name)}


@clauses("BR-10.3", "BR-10.4", "BR-10.6", "BR-10.7", "BR-10.8")
def test_s20_delivery_choice() -> None:
    game = lay("K1! K4 P2 S3")
    furnish(game, 0, output=60, lorries=1, money=20)
    ask(game, Step.OUTPUT)
    assert [line.text for line in game.preview("raise 2")] == ["−20 Mark, +20 hl output"], "no more can be delivered"
    assert supplied("K1! K4 P2 S3", (80, 1), "K4", "P2") == ({"K1", "K4", "P2"}, {"S3"})
    assert supplied("K1! K4 P2 S3", (80, 1), "K4", "S3") == ({"K1", "K4", "S3"}, {"P2"})
    assert supplied("K1! K4 P2 S3", (80, 1), "S3") == ({"K1", "K4", "S3"}, {"P2"}), "room is left for K4 alone"
    assert supplied("K1! K4 P2 S3", (80, 2)) == ({"K1", "K4", "P2", "S3"}, set())


@clauses("BR-10.5", "BR-10.9", "BR-10.10")
def test_s21_hanging_twice() -> None:
    assert supplied("K1! K4 P2~ S3", (60, 1)) == ({"K1", "K4", "S3"}, set()), "P2 is lost"
    assert supplied("K1! K4 P2~ S3", (80, 2)) == ({"K1", "K4", "P2", "S3"}, set())
    objects = "K1! K4 P2~ S3 P7"
    assert supplied(objects, (60, 1), "K4", "S3") == ({"K1", "K4", "S3"}, {"P7"})
    assert supplied(objects, (60, 1), "K4", "P7") == ({"K1", "K4", "P7"}, {"S3"})


@clauses("BR-10.5", "BR-10.6")
def test_s22_two_hanging_room_for_one() -> None:
    assert supplied("K1! K4 P2~ S3~", (40, 1)) == ({"K1", "K4", "P2"}, set())


@clauses("BR-10.7", "BR-10.9")
def test_s23_head_office_too_thirsty() -> None:
    assert supplied("U3! K2 P2", (60, 1)) == ({"K2", "P2"}, {"U3"})
    assert supplied("U3!~ K2 P2", (60, 1)) == ({"K2", "P2"}, {"U3"})
    game = lay("U3!~ K2 P2")
    furnish(game, 0, output=60, lorries=1)
    tells = run(game, (Step.DELIVER, 0))
    assert told(tells, "office-hangs-on") == [{"seat": 0, "object": thing(game, "U3")}]
    assert me(game).office == thing(game, "U3")

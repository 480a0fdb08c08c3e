"""Clauses that no case of the dossier reaches: the box, secrets, what chance hardly brings."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import stammtisch as st
from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.box import BoxError
from stammtisch.kernel.title.seating import OptionError
from stammtisch.titles.brauerei.business import MOST
from stammtisch.titles.brauerei.ending import Ending
from stammtisch.titles.brauerei.fights import fights
from stammtisch.titles.brauerei.popularity import popularity
from stammtisch.titles.brauerei.reps import ask_for_notes
from stammtisch.titles.brauerei.state import AREA, CATEGORY, OBJECT
from stammtisch.titles.brauerei.steps import Step
from stammtisch.titles.brauerei.title import TITLE
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
    owner,
    run,
    taste_of,
    thing,
    write,
)
from tests.titles.coverage import clauses
from tests.titles.table import at, play, refused, texts, told

# ----------------------------------------------------------------------------------------------------------- the box


@pytest.mark.parametrize("seats", [2, 7])
@clauses("BR-1.1")
def test_three_to_six_play(seats: int) -> None:
    with pytest.raises(OptionError, match="3, 4, 5 or 6 seats"):
        TITLE.blank(seats)


@clauses("BR-2.1", "BR-2.5", "BR-2.6", "BR-2.7", "BR-3.2")
def test_what_lies_in_the_box() -> None:
    game = fresh()
    box, names = game.box, game.names
    assert names.all(AREA) == ("kiosk", "pub", "supermarket", "wholesale", "supra-regional")
    assert [list(box.area)[: box.objects].count(area) for area in range(5)] == [12, 10, 8, 6, 6]
    assert list(box.threshold)[: box.areas] == [3, 5, 7, 8, 10]
    assert list(box.demand)[: box.areas] == [10, 20, 40, 60, 80]
    assert [name for i, name in enumerate(names.all(OBJECT)) if box.top_row[i]] == [f"K{n}" for n in range(1, 7)]
    assert list(box.copies)[: box.predicates] == [4] * 20
    assert box.jokers == 4


@pytest.mark.parametrize(
    ("table", "entry", "change", "said"),
    [
        ("game", None, {"lorry_value": 60}, "money would grow"),
        ("game", None, {"strokes_needed": [3, 3, 4, 5]}, "strokes_needed"),
        ("game", None, {"reps": 1}, "no fewer than there are at the start"),
        ("game", None, {"lure_from_bank": 6}, "different rolls"),
        ("area", 1, {"needs": "wholesale"}, "a lower area"),
        ("area", 0, {"needs": "kiosk"}, "“needs” wants"),
        ("object", 5, {"top_row": False}, "6 objects or more"),
        ("object", 3, {"area": "pub"}, "by area"),
    ],
)
def test_a_box_that_contradicts_itself_is_refused(table: str, entry: int | None, change: Any, said: str) -> None:
    data = copy.deepcopy(dict(TITLE.load_box().entries))
    (data[table] if entry is None else data[table][entry]).update(change)
    with pytest.raises(BoxError, match=said):
        TITLE.edited_box(data)


# ------------------------------------------------------------------------------------------------- a round, secrets


@clauses("BR-3.4", "BR-3.7", "BR-4.1", "BR-4.2", "BR-7.2", "BR-7.6", "BR-16.2", "BR-17.1", "BR-17.2", "BR-17.3")
def test_a_first_round() -> None:
    """All that is due comes in its order, and nobody sees more than the rules say."""
    game = fresh(3, seed=4)
    s = game.state
    first = [s.order[i] for i in range(3)]
    assert all(len(taste_of(game, category)) == 1 for category in game.names.all(CATEGORY))
    for kiosk in (1, 2, 3):
        assert game.due == (first[kiosk - 1],)
        play(game, f"settle K{kiosk}")
    assert [one.money for one in s.players][:3] == [320] * 3
    for turn, seat in enumerate(first):
        assert (at(game), game.due) == ("lay", (seat,))
        furnish(game, seat, hand="hoppy hoppy golden joker strong")
        others = [other for other in range(3) if other != seat]
        before = [game.record(other) for other in others]
        if turn == 1:
            play(game, "lay hoppy", "lay golden", "joker head")
            assert [game.record(other) for other in others] == before, "nobody sees what is not done"
            refused(game, "lay hoppy", "BR-7.1")
            refused(game, "joker aroma", "BR-7.1")
        play(game, "done")
        for other in others:
            seen = game.view(other)["state"]["players"][seat]
            assert seen["hand"]["n"] == (2 if turn == 1 else 5)
            assert seen["laid"] is None
            assert seen["laid_in"] == ({"aroma": 1, "colour": 1, "head": 1} if turn == 1 else {})
            assert turn != 1 or "hoppy" not in game.record(other)
    assert (at(game), game.due) == ("research", (first[0],))
    play(game, "no")
    assert game.due == (first[2],), "who laid cards does no research"
    play(game, "pay", "know colour")
    assert (at(game), set(game.due)) == ("beer", {0, 1, 2})
    for seat in first:
        refused(game, "brew creamy", "BR-7.5", seat)
        refused(game, "done", "BR-7.5", seat)
    for seat in reversed(first):
        beer = ("mild", "light", "flat") if seat == first[2] else ("mild", "black", "light", "flat")
        for predicate in beer:
            game.play(f"brew {predicate}", seat)
        if seat == first[2]:
            assert refused(game, "brew black", "BR-7.5", seat).text == "You have researched Colour: it is marked “M”."
            game.take_back(seat)
            game.play("brew lavish", seat)
        assert game.view(first[1])["state"]["players"][first[2]]["beer"] is None
        game.play("done", seat)
    assert list(s.votes)[: game.box.predicates].count(0) == 18
    assert (sum(s.joker_votes), at(game)) == (1, "buy")
    assert game.due == (first[2],), "reverse order"
    seen = game.view(first[0])["state"]["players"]
    assert seen[first[2]]["research"] == "colour"
    assert seen[first[2]]["beer"] == {"aroma": "mild", "strength": "light", "head": "lavish"}
    assert seen[first[1]]["laid"] is None, "who laid which stays hidden"
    play(game, "buy 0", "buy 0", "buy 0")
    assert (at(game), set(game.due)) == ("send", {0, 1, 2})


@clauses("BR-7.1", "BR-7.5")
def test_beer_before_it_is_done_can_be_changed() -> None:
    game = lay()
    ask_all(game, Step.BEER, "ABC")
    for text in ("brew hoppy", "brew black", "brew light", "brew flat", "done"):
        game.play(text, 0)
    assert game.due == (1, 2)
    game.take_back(0)
    game.take_back(0)
    assert game.due == (0, 1, 2)
    assert refused(game, "brew hoppy", "BR-7.5", 0).text == (
        "Aroma is described; take it back to choose another predicate."
    )
    assert texts(game, 0) == {f"brew {name}" for name in ("flat", "fine", "creamy", "firm", "lavish")}


@clauses("BR-7.1")
def test_cards_are_laid_from_the_hand() -> None:
    game = lay(order="ABC")
    furnish(game, 0, hand="hoppy malty joker")
    run(game, (Step.NEXT_TO_LAY, 0))
    assert texts(game) == {"lay hoppy", "lay malty", *(f"joker {c}" for c in game.names.all(CATEGORY)), "done"}
    assert refused(game, "lay fruity", "BR-7.1").text == "You hold no card “fruity”."
    play(game, "lay malty")
    assert refused(game, "lay malty", "BR-7.1").text == "You have laid all your cards “malty” (1 card)."
    play(game, "joker colour")
    assert refused(game, "joker head", "BR-7.1").text == "You have laid all your jokers (1 card)."
    play(game, "done")
    assert (me(game).hand.n, me(game).laid_cards()) == (1, 2)
    empty = lay(order="ABC")
    for seat in range(3):
        furnish(empty, seat, hand="")
    run(empty, (Step.NEXT_TO_LAY, 0))
    assert at(empty) == "research", "without cards nobody is asked"


@clauses("BR-9.1", "BR-9.6", "BR-9.7", "BR-16.3")
def test_notes_are_written_in_the_sequence_of_the_board() -> None:
    """Reps are alike: each distribution can be written in one way only."""
    game = lay("K1! P1 S1", "K2!", "K3!")
    furnish(game, 0, reps="home K7 P9")
    furnish(game, 1, reps="")
    furnish(game, 2, reps="home")
    ask_for_notes(game.state, game.box)
    assert game.due == (0, 2), "Bruno has no rep"
    game.play("send P4", 0)
    said = refused(game, "send K9", "BR-9.1", 0).text
    assert said.startswith("Notes are written in the sequence of the board, and the last one says P4.")
    game.play("send P4", 0)
    game.play("send S2", 0)
    assert texts(game, 0) == {"done"}
    assert refused(game, "send W1", "BR-9.1", 0).text == "All your reps have a note: 3 reps."
    assert game.view(2)["state"]["players"][0]["notes"] is None
    game.play("done", 0)
    game.play("done", 2)
    one = me(game)
    assert (one.home, one.reps[thing(game, "P4")], one.reps[thing(game, "S2")]) == (0, 2, 1)
    none = lay()
    for seat in range(3):
        furnish(none, seat, reps="")
    ask_for_notes(none.state, none.box)
    assert none.state.step == Step.FIGHTS


# ------------------------------------------------------------------------------------------- fights and deliveries


@clauses("BR-9.8", "BR-9.9")
def test_a_lost_pub_does_not_close_the_supermarkets() -> None:
    game = lay("K1! P1", "K2!", "K3!")
    furnish(game, 0, beer=4, popularity=2, reps="S3")
    furnish(game, 1, beer=4, popularity=4, reps="P1")
    tells = happen(game, fights, dice=[6, 6])
    assert (owner(game, "P1"), owner(game, "S3")) == ("B", "A")
    assert [fact["object"] for fact in told(tells, "attacks")] == [thing(game, "P1"), thing(game, "S3")]


@clauses("BR-9.13", "BR-10.11", "BR-14.3")
def test_a_hanging_object_has_to_be_won_and_does_not_hang_then() -> None:
    game = lay("", "P1~", "")
    furnish(game, 0, beer=4)
    fight(game, "P1", 2, a="P1", b="home")
    assert owner(game, "P1") == "B", "6 is not more than 6"
    fight(game, "P1", 3, a="P1", b="home")
    assert (owner(game, "P1"), hangs(game, "P1")) == ("A", False)


@clauses("BR-10.11", "BR-11.1")
def test_what_hangs_sells_nothing() -> None:
    game = lay("K1! P1~", "K2!", "K3!")
    tells = happen(game, popularity)
    assert {fact["area"] for fact in told(tells, "stroke")} == {0}
    assert [one.strokes for one in game.state.players][:3] == [1, 1, 1]


@clauses("BR-10.1", "BR-10.2", "BR-10.3")
def test_a_rich_brewery_is_asked_for_more() -> None:
    game = lay("K1!")
    furnish(game, 0, money=5000, lorries=1)
    run(game, (Step.NEXT_BUSINESS, 0))
    play(game, f"buy {MOST}")
    assert at(game) == "lorries"
    assert refused(game, "sell 1", "BR-10.1").text == "Lorries are either bought or sold in a round."
    play(game, "buy 5")
    assert (at(game), me(game).lorries) == ("output", 46)
    play(game, f"raise {MOST}")
    assert (at(game), me(game).output) == ("output", 430)
    ply = play(game, "raise 0")
    assert told(ply, "keeps-output") == [{"seat": 0, "hl": 430}]
    furnish(game, 0, money=0, lorries=60)
    run(game, (Step.NEXT_BUSINESS, 0))
    play(game, f"sell {MOST}", "sell 19")
    assert (me(game).lorries, at(game)) == (1, "output")


@clauses("BR-10.4", "BR-10.5")
def test_what_cannot_be_supplied_says_why() -> None:
    game = lay("K1! P1 P2 S1~", "P3", "")
    furnish(game, 0, output=30, lorries=1)
    run(game, (Step.DELIVER, 0))
    assert texts(game) == {"supply P1", "supply P2"}
    assert refused(game, "supply K1", "BR-10.4").text == "K1 is supplied already."
    assert refused(game, "supply P3", "BR-10.4").text == "P3 is not yours."
    assert refused(game, "supply S1", "BR-10.5").text == "S1 was hanging: objects that were not come first."
    thirsty = lay("U1! P1 P2 P4", "", "")
    furnish(thirsty, 0, output=40, lorries=1)
    run(thirsty, (Step.DELIVER, 0))
    assert refused(thirsty, "supply U1", "BR-10.7").text == "U1 demands more than you can still deliver: 40 hl."


# -------------------------------------------------------------------------------------------------- reps, the office


@clauses("BR-13.2", "BR-13.3")
def test_who_cannot_bid_is_not_asked() -> None:
    game = lay()
    for seat in range(3):
        furnish(game, seat, money=0)
    tells = run(game, (Step.AUCTION, 0))
    assert len(told(tells, "unsold")) == 2
    assert at(game) == "dismiss"


@clauses("BR-13.6", "BR-13.7")
def test_who_can_be_lured() -> None:
    game = lay()
    furnish(game, 1, reps="")
    ask(game, Step.LURE)
    assert texts(game) == {"lure 2", "no"}
    assert refused(game, "lure 0", "BR-13.6").text == "You cannot lure your own reps."
    assert refused(game, "lure 1", "BR-13.6").text == "Bruno has no rep."
    assert refused(game, "lure 5", "BR-13.6").text == "There are 3 players."
    before = [one.money for one in game.state.players]
    play(game, "lure 2", dictation=["4"])
    assert [one.money for one in game.state.players] == before
    furnish(game, 0, reps=" ".join(["home"] * 10))
    run(game, (Step.NEXT_LURE, 0))
    assert game.due == (2,)
    play(game, "no", "no")
    assert at(game) == "dismiss", "with ten reps Ada may lure nobody"


@clauses("BR-13.9")
def test_dismissing() -> None:
    game = lay()
    furnish(game, 0, reps="home K7 K3 W1")
    run(game, (Step.NEXT_DISMISSAL, 0))
    assert texts(game) == {"from-home", "from kiosk", "from wholesale", "keep"}
    assert refused(game, "from pub", "BR-13.9").text == "You have no rep there: pubs."
    money = me(game).money
    play(game, "from kiosk")
    assert me(game).reps[thing(game, "K3")] == 0
    refused(game, "from-home", "BR-13.9")
    play(game, "from kiosk", "from wholesale")
    assert (me(game).all_reps(), me(game).money) == (1, money)
    refused(game, "from kiosk", "BR-13.9")
    play(game, "keep")
    assert game.due == (1,)
    furnish(game, 1, reps="U1")
    play(game, "from supra-regional")
    assert game.due == (2,), "nobody is left"


@clauses("BR-14.1", "BR-14.2")
def test_the_head_office_stays_where_there_is_no_way_up() -> None:
    game = lay("K1! P1", "U1! U2 U3", "K3! P2~ P3~")
    run(game, (Step.NEXT_OFFICE, 0))
    assert at(game) != "office"
    assert game.state.round == 3
    two = lay("K1! P1 P2~")
    run(two, (Step.NEXT_OFFICE, 0))
    assert refused(two, "move K2", "BR-14.1").text == "K2 is not yours."
    play(two, "stay")
    assert me(two).office == thing(two, "K1")


@clauses("BR-15.1", "BR-15.4")
def test_four_objects_count_as_three() -> None:
    game = lay("K1! U1 U2 U4 U5", "K2! U3", "K3!")
    furnish(game, 1, beer=4, popularity=4, reps="U4")
    happen(game, fights, dice=[1])
    assert game.state.ending == Ending.MARKET
    assert game.points(0) == 3
    assert game.points(1) == 1


# ------------------------------------------------------------------------------------------------------------ secrets


@clauses("BR-17.2", "BR-17.3")
def test_a_guess_agrees_with_the_cards_that_lie_in_each_category() -> None:
    """Also where hardly a card is left that could lie there."""
    game = lay("", "", "", "", "", "")
    furnish(game, 0, hand="creamy creamy creamy creamy fine fine fine fine flat flat flat flat firm firm firm")
    facedown(game, 1, "joker@aroma joker@head firm lavish lavish")
    facedown(game, 2, "joker@head lavish hoppy")
    facedown(game, 3, "joker@head hoppy hoppy")
    ask_all(game, Step.BEER, "ABCDEF")
    brew(game, 1, "hoppy black - -")
    for seed in range(30):
        guess = game.imagine(0, seed)
        assert not list(TITLE.invariants(guess, game.box))
        assert sum(guess.players[2].laid) + sum(guess.players[2].laid_jokers) == 3
        assert guess.players[1].beer[0] == NONE


@clauses("BR-17.1")
def test_what_everybody_sees() -> None:
    game = lay("K1! P1", "K2!", "K3!")
    furnish(game, 0, reps="K7 home")
    ask(game, Step.LURE)
    seen: dict[str, Any] = game.view()["state"]
    assert {"money", "crests", "output", "lorries", "strokes", "popularity", "beer_points", "home", "reps"} <= {
        name for name, value in seen["players"][0].items() if value is not None
    }
    assert seen["owner"]["P1"] == 0
    assert seen["deck"]["n"] == game.state.deck.n
    assert seen["deck"]["count"] is None


def test_the_odds_of_a_fight_are_shown_while_notes_are_written() -> None:
    game = lay("K1! P1", "K2! P2", "K3! P3~")
    furnish(game, 0, beer=2, popularity=1, reps="home home")
    furnish(game, 1, reps="P2 P2")
    ask_all(game, Step.SEND, "ABC")
    shown = {line["object"]: line for line in game.view(0)["facts"]["odds"]}
    assert (shown["K7"]["bar"], shown["K7"]["chances"]) == (3, [100, 100])
    assert (shown["P4"]["bar"], shown["P4"]["chances"]) == (5, [67, 83])
    assert (shown["P2"]["bar"], shown["P2"]["chances"]) == (8, [17, 33]), "against the two who stand there"
    assert (shown["P3"]["bar"], shown["P3"]["chances"]) == (6, [50, 67])
    assert "P1" not in shown, "one’s own is no target"
    assert "K2" not in shown, "nor is a head office"
    assert "W1" not in shown
    assert game.view(2)["facts"]["odds"] != game.view(0)["facts"]["odds"]
    assert game.view()["facts"]["odds"] == []


def test_each_seat_is_shown_alike_whatever_the_others_plan() -> None:
    """Nothing of a plan shows but that somebody is done."""
    game = lay("K1! P1", "K2! P2", "K3! P3")
    ask_all(game, Step.SEND, "ABC")
    seen = [game.view(2), game.record(2), game.log(2)]
    game.play("send K9", 0)
    assert [game.view(2), game.record(2), game.log(2)] == seen
    write(game, 1, "P5 P5")
    assert game.due == (0, 2)
    assert "P5" not in game.record(2)


def test_a_record_with_secrets_is_read_again() -> None:
    game: Game = fresh(3, seed=4)
    for kiosk in (1, 2, 3):
        play(game, f"settle K{kiosk}")
    seat = game.due[0]
    cards = sorted(text for text in texts(game) if text.startswith("lay"))
    play(game, cards[0], "done")
    again = st.read(game.record())
    assert again == game
    assert cards[0] not in game.record((seat + 1) % 3)

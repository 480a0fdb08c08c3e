"""How players that look ahead play Brauerei: positions with a known answer."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

from stammtisch.kernel.play.game import Game
from stammtisch.players.effort import Effort
from stammtisch.players.greedy import Greedy
from stammtisch.players.search import Search
from stammtisch.players.sight import sight_of
from stammtisch.titles.brauerei.fights import fights
from stammtisch.titles.brauerei.promise import earned, rep_worth
from stammtisch.titles.brauerei.steps import Step
from stammtisch.titles.brauerei.worth import BEER, VICTORY, evaluate, hope
from tests.titles.brauerei.table import ask, ask_all, facedown, furnish, happen, lay, me, run, taste
from tests.titles.table import at


def best(game: Game, seat: int = 0) -> str:
    """What greedy chooses, with a few tries of each move."""
    return Greedy(trials=4 * len(game.moves(seat))).choose(sight_of(game, seat), Random(1)).text


def test_beer_is_brewed_as_people_want_it() -> None:
    game = lay("K1! P1", "K2!", "K3!")
    taste(game, "smoky", "amber", "double", "firm")
    ask_all(game, Step.BEER, "ABC")
    for wanted in ("smoky", "amber", "double", "firm"):
        assert best(game) == f"brew {wanted}"
        game.play(f"brew {wanted}", 0)


def test_search_brews_what_people_want_as_well() -> None:
    """It sees the plan of all to its end, when the points have come."""
    game = lay("K1! P1", "K2!", "K3!")
    taste(game, "smoky", "amber", "double", "firm")
    ask_all(game, Step.BEER, "ABC")
    assert Search(Effort(iterations=100)).choose(sight_of(game, 0), Random(1)).text == "brew smoky"


# ---------------------------------------------------------------------------------------------------------- notes


def sent(game: Game, seat: int = 0) -> list[str]:
    """Where greedy sends the reps of a seat."""
    ask_all(game, Step.SEND, "ABC")
    notes = []
    while (said := best(game, seat)) != "done":
        notes.append(said.removeprefix("send "))
        game.play(said, seat)
        if len(notes) == me(game, seat).all_reps():
            break
    return notes


def late(*objects: str, **mine: Any) -> Game:
    """A position after phase 4a, in which the first brewery has so much."""
    game = lay(*objects)
    game.state.opened = 1
    furnish(game, 0, **mine)
    return game


def test_no_rep_fights_where_he_cannot_win() -> None:
    """With two beer points he reaches 8; four defenders make P2 a 10, and every pub but the last one is like it."""
    game = late("K1! S1", "K2! P1 P2 P3 P4 P5 P6 P7 P8 P9", "K3!", beer=2, reps="home")
    furnish(game, 1, reps=" ".join(f"P{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9) for _ in range(4))[:29])
    (note,) = sent(game)
    assert note == "P10" or note.startswith("K")


def test_reps_stay_at_home_where_nothing_can_be_won() -> None:
    everything = [f"K{n}" for n in range(4, 13)] + [f"P{n}" for n in range(1, 11)]
    game = late("K1!", f"K2! {' '.join(everything)}", "K3!", beer=0, reps="home home")
    low = list(game.box.threshold)
    game.box.threshold[0] = game.box.threshold[1] = 9
    try:
        assert sent(game) == []
    finally:  # all tests play with the same box
        game.box.threshold[0], game.box.threshold[1] = low[:2]


def test_notes_are_written_so_that_the_best_of_all_are_possible() -> None:
    """The sequence of the board comes first, what promises most last; neither is in the way of the other."""
    game = late("K1! P1 S1 W1", "K2!", "K3!", money=1_500, beer=4, popularity=4, reps="home home home home home")
    notes = sent(game)
    assert len(notes) == 5
    assert sum(note.startswith("U") for note in notes) >= 2
    weak = late("K1! P1 S1 W1", "K2!", "K3!", beer=0, popularity=0, reps="home home")
    assert not any(note.startswith("U") for note in sent(weak))


def test_the_third_object_of_u_is_fought_for_with_all_that_helps() -> None:
    game = late("K1! P1 S1 W1 U1 U2", "K2!", "K3!", beer=3, popularity=2, reps="home home home")
    assert all(note.startswith("U") for note in sent(game))


# ------------------------------------------------------------------------------------------------ lorries and beer


@pytest.mark.parametrize(("output", "lorries", "said"), [(140, 1, "buy"), (60, 2, "keep"), (60, 6, "sell")])
def test_lorries_are_bought_where_they_are_missing(output: int, lorries: int, said: str) -> None:
    game = late("K1! P1 P2" if lorries > 1 else "K1! P1 P2 S1 S2", money=200, output=output, lorries=lorries)
    ask(game, Step.LORRIES)
    assert best(game).split()[0] == said


@pytest.mark.parametrize(("output", "lorries", "most"), [(60, 1, 60), (30, 1, 60), (110, 2, 120), (140, 2, 140)])
def test_nothing_is_brewed_that_no_lorry_carries(output: int, lorries: int, most: int) -> None:
    game = late("K1! P1 S1", money=500, output=output, lorries=lorries)
    ask(game, Step.OUTPUT)
    game.play(best(game))
    assert me(game, 0).output <= most


@pytest.mark.parametrize(
    ("objects", "money", "output", "lorries"),
    [
        ("K1! P1 P2 P3 P4 P5", 220, 90, 2),
        ("K1! K4 K5", 10, 20, 1),
        ("K1! P1 P2 S1 S2 S3", 240, 60, 1),
        ("K1! P1 S1 W1 W2 U1 U2", 2_000, 100, 2),
        ("K1! P1 P2 S1 S2", 1_500, 60, 6),
        ("K1! P1~ P2~ S1", 120, 30, 1),
    ],
)
def test_no_beer_is_missing_that_could_be_paid_for(objects: str, money: int, output: int, lorries: int) -> None:
    """All purses suffice for the lorries and the output that are needed, but not for much more."""
    game = late(objects, money=money, output=output, lorries=lorries)
    run(game, (Step.NEXT_BUSINESS, 0))
    while game.due == (0,):
        assert at(game) != "supply"
        game.play(best(game))
    assert not any(me(game).hung), "nothing hangs"


def test_no_more_is_brewed_than_can_be_sold_soon() -> None:
    game = late("K1! P1", "K2!", "K3!", money=3_000, output=30, lorries=1)
    run(game, (Step.NEXT_BUSINESS, 0))
    while game.due == (0,):
        game.play(best(game))
    assert me(game).output <= 110
    assert me(game).lorries <= 2


def test_what_pays_most_for_its_beer_is_supplied() -> None:
    game = late("K1! P1 P2 S1", "K2!", "K3!", money=0, output=50, lorries=1)
    run(game, (Step.DELIVER, 0))
    assert best(game) in ("supply P1", "supply P2"), "two pubs bring 120 Mark, a supermarket 100"


# ---------------------------------------------------------------------------------------------- cards, money, reps


def test_riches_are_not_thrown_away_for_cards() -> None:
    """Whether others still buy after it or not."""
    for number in (0, 1, 2):
        game = late("K1! P1", "K2!", "K3!", money=3_000, hand="hoppy")
        game.state.order[0], game.state.order[2 - number] = game.state.order[2 - number], 0
        run(game, (Step.NEXT_BUYER, number))
        assert game.due == (0,)
        assert 0 < int(best(game).split()[1]) <= 8


def test_a_rep_is_worth_his_wage() -> None:
    game = late("K1! P1", reps="P4 K7 home")
    ask(game, Step.DISMISS)
    assert best(game) == "keep"


@pytest.mark.parametrize("money", [30, 300, 3_000])
@pytest.mark.parametrize("reps", [1, 5, 9])
def test_no_bid_is_above_what_a_rep_is_worth(money: int, reps: int) -> None:
    game = late("K1! P1", "K2!", "K3!", money=money, reps="home " * reps)
    furnish(game, 1, money=2_000)
    ask_all(game, Step.BID, "ABC")
    bid = int(best(game).split()[1])
    assert earned(money - bid, bid) < rep_worth(reps + 1) - rep_worth(reps) + 2 * BEER


def test_no_bid_is_higher_than_the_richest_rival_can_top() -> None:
    game = late("K1! P1", "K2!", "K3!", money=300)
    furnish(game, 1, money=12)
    furnish(game, 2, money=7)
    ask_all(game, Step.BID, "ABC")
    assert best(game) == "bid 13"
    furnish(game, 1, money=900, reps="home " * 10)
    game.state.frames[game.state.depth - 1].who &= ~2
    assert best(game) == "bid 8", "who has ten reps bids nothing (BR-13.2)"


def test_a_tie_does_not_go_on_mark_by_mark() -> None:
    game = late("K1! P1", "K2!", "K3!")
    ask_all(game, Step.BID, "ABC")
    for seat in range(3):
        game.play("bid 40", seat)
    again = 0
    while game.state.tied:
        again += 1
        assert again < 8
        for seat in game.due:
            game.play(best(game, seat), seat)


def test_it_does_not_matter_who_is_faster() -> None:
    """A bid is weighed without those that lie there face down already."""
    bids = []
    for others in ((), (1,), (1, 2)):
        game = late("K1! P1", "K2!", "K3!", money=300)
        ask_all(game, Step.BID, "ABC")
        for other in others:
            game.play("bid 200", other)
        bids.append(best(game))
    assert len(set(bids)) == 1


def test_search_does_not_drown_in_bids() -> None:
    """Of 301 bids it looks into few, often enough to tell them apart, and among them is a sensible one."""
    game = late("K1! P1", "K2!", "K3!", money=300)
    furnish(game, 1, money=12)
    furnish(game, 2, money=7)
    ask_all(game, Step.BID, "ABC")
    outlook = Search(Effort(iterations=150)).think(sight_of(game, 0), Random(1))
    looked_into = [thought for thought in outlook.thoughts if thought.visits]
    futures = sum(thought.visits for thought in looked_into)
    assert 5 <= len(looked_into) <= 1 + math.sqrt(futures + 1)
    assert 10 <= int(looked_into[0].move.text.split()[1]) <= 60


@pytest.mark.parametrize(("money", "reps", "cards", "said"), [(400, 5, 3, "pay"), (60, 1, 3, "no"), (400, 5, 0, "no")])
def test_research_is_paid_for_by_those_whom_it_helps(money: int, reps: int, cards: int, said: str) -> None:
    """Nobody needs it where no card lies: the taste stays (BR-8.2)."""
    game = lay("K1! P1", "K2!", "K3!")
    facedown(game, 1, " ".join(["brown"] * cards))
    furnish(game, 0, money=money, hand="hoppy", reps="home " * reps)
    run(game, (Step.NEXT_RESEARCH, 0))
    assert best(game) == said


def test_beer_pleases_for_certain_where_no_card_lies() -> None:
    """However many predicates people want there (BR-8.2); once cards are laid, that is an open question."""
    game = lay("K1! P1", "K2!", "K3!")
    furnish(game, 0, reps="home home")
    for wanted in (["malty"], ["malty", "mild"]):
        taste(game, *wanted)
        ask_all(game, Step.BEER, "ABC")
        assert [hope(game.state, game.box, 0, category) for category in range(4)] == [100] * 4
    facedown(game, 1, "hoppy hoppy")
    assert hope(game.state, game.box, 0, 0) < 100


def test_the_end_counts_most() -> None:
    game = lay("K1! U1 U2 U3", "K2! U4", "K3!")
    before = evaluate(game.state, game.box, 0)
    happen(game, fights)
    game.state.stop()
    values = [evaluate(game.state, game.box, seat) for seat in range(3)]
    assert values[0] > VICTORY > before
    assert values[0] > values[1] > values[2]

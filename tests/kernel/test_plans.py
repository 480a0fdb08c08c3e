"""Plans: every seat goes through a chain of small choices, which others see nothing of until it opens.

The flea market with bids that are made twice: the second one counts.
"""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import stammtisch as st
from stammtisch.check.leaks import no_choice_leaks, no_leak
from stammtisch.check.report import Failed
from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Amount, Decision, Phrase
from stammtisch.kernel.model.rule import rule
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.scribe import Refused
from stammtisch.kernel.play.views import WATCHER
from stammtisch.kernel.twins.drive import unseal
from stammtisch.kernel.twins.twins import Arena
from tests.kernel import toy
from tests.kernel.toy_title.rules import do_bids, do_sell, may_bid
from tests.kernel.toy_title.state import Box, Clause, State, Step


@rule
def do_plan(s: State, box: Box, seat: int, choice: int) -> None:
    """The first bid is a thought, the second one stands."""
    if s.choices[seat] != NONE:
        s.done(seat)
    s.choices[seat] = choice


@rule
def open_plan(s: State, box: Box) -> None:
    """All bids are opened."""
    do_bids(s, box)
    unseal(s)


PLAN = Decision("bid", Clause.FM_2_2, may_bid, do_plan, Phrase("bid {coins}", coins=Amount(0, 9)), plan=open_plan)
TITLE = replace(toy.TITLE, steps={**toy.TITLE.steps, Step.BID: PLAN})


def new(seats: int = 3, seed: int = 3) -> Game:
    return Game(TITLE, [Seat(name) for name in toy.NAMES[:seats]], seed=seed)


def given(game: Game, seat: int) -> list[str]:
    viewer = None if seat == WATCHER else seat
    out = [json.dumps(game.view(viewer)), game.record(seat), str(game.log(viewer)), str(game.scores(viewer))]
    if viewer is not None:
        out += [str(game.moves(seat)), str(game.observe(seat).values.tolist()), str(game.imagine(seat, 7).flat())]
    return out


def test_others_see_nothing_of_a_plan_but_who_is_done() -> None:
    game = new()
    before = {seat: given(game, seat) for seat in (WATCHER, 0, 2)}
    game.play("bid 3", 1)
    assert {seat: given(game, seat) for seat in (WATCHER, 0, 2)} == before
    others = []
    for last in (2, 5):
        then = game.clone()
        then.play(f"bid {last}", 1)
        assert then.due == (0, 2)
        others.append({seat: given(then, seat) for seat in (WATCHER, 0, 2)})
    assert others[0] == others[1]


def test_a_plan_opens_as_one_in_seat_order_and_can_be_taken_back_until_then() -> None:
    game = new()
    for seat, coins in ((2, 1), (1, 3), (2, 4), (1, 2), (0, 0)):
        game.play(f"bid {coins}", seat)
    assert game.due == (0,)
    assert not game.plies
    assert game.take_back(1).text == "bid 2"
    assert game.due == (0, 1)
    game.play("bid 6", 1)
    with pytest.raises(Refused):
        game.play("bid 1", 1)
    game.play("bid 1", 0)
    assert [ply.move.text for ply in game.plies] == ["bid 0", "bid 1", "bid 3", "bid 6", "bid 1", "bid 4"]
    assert game.drafts == {}
    assert game.decision is not None and game.decision.name == "sell" and game.due == (1,)
    half = game.at(3)
    assert half.due == (1, 2)
    assert sum(map(len, half.drafts.values())) == 3
    game.undo(consent=True)
    assert game.due == (2,)
    assert not game.plies


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whose_choice_is_taken_back_chooses_anew_and_the_others_do_not(seat: int) -> None:
    game = new()
    for who, coins in ((2, 1), (1, 3), (2, 4), (1, 2), (0, 0), (0, 5)):
        game.play(f"bid {coins}", who)
    moves = [(ply.move.seat, ply.move.text) for ply in game.plies]
    game.play(game.moves()[0])
    first, last = (next(n for n in order if moves[n - 1][0] == seat) for order in (range(1, 7), range(6, 0, -1)))
    assert game.gone(last) == [last, 7]
    for number, left in ((last, 1), (first, 0)):
        past = game.clone()
        past.undo_to(number)
        assert past.plies == []
        assert past.due == (seat,)
        kept = {who: [text for other, text in moves if other == who] for who in range(3)}
        kept[seat] = kept[seat][:left]
        assert {who: [move.text for move in past.drafts.get(who, ())] for who in range(3)} == kept
        for text in [text for other, text in moves if other == seat][left:]:
            past.play(text, seat)
        assert [(ply.move.seat, ply.move.text) for ply in past.plies] == moves


def test_all_twins_play_a_plan_alike_in_seat_order() -> None:
    game = new()
    arena = Arena(TITLE, game.box, 1, compiled=False)
    arena.put(0, TITLE.blank(3).pack())
    due = arena.twin.begin(arena.states, 0, arena.boxes, 3)
    while not game.over:
        assert due == game.due[0]
        assert arena.get(0) == game.state.pack()
        move = game.moves(due)[-1]
        due = arena.twin.step(arena.states, 0, arena.boxes, arena.moves, due, move.option)
        game.play(move)
    assert due == -1


def test_drafts_stand_in_the_record_of_their_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.kernel.play.replay.find_title", lambda name: TITLE)
    game = new()
    for seat, coins in ((1, 3), (0, 2), (1, 2)):
        game.play(f"bid {coins}", seat)
    assert game.record().endswith("*. Ada: bid 2\n*. Bruno: bid 3\n*. Bruno: bid 2\n")
    assert "*" not in game.record(2) and "Bruno: bid" not in game.record(0)
    again = st.read(game.record())
    assert again == game
    assert again.drafts == game.drafts


@rule
def do_tell(s: State, box: Box, seat: int, choice: int, pips: int) -> None:
    """Sells unseen, but tells what."""
    do_sell(s, box, seat, choice, pips)


def test_the_suite_finds_a_private_choice_that_is_told() -> None:
    sell = toy.TITLE.decisions[Step.SELL]
    private = Decision("sell", sell.clause, sell.may, do_tell, *sell.phrases, private=True)
    title = replace(toy.TITLE, steps={**toy.TITLE.steps, Step.SELL: private})
    game = Game(title, [Seat(name) for name in toy.NAMES], seed=5)
    toy.choose_all(game, 1, 2, 0)
    before = game.clone()
    with pytest.raises(Failed, match="leak"):
        no_choice_leaks(game)
    assert before == game
    seller = game.due[0]
    game.play(game.moves()[0])
    assert not game.may_know(4, WATCHER) and game.may_know(4, seller)
    assert "4. " in game.record(WATCHER) and ": ?" in game.record(WATCHER)


def test_the_suite_lets_plans_and_sealed_choices_pass() -> None:
    for game in (new(), toy.new(3)):
        no_choice_leaks(game)
        for seat in range(3):
            no_leak(game, seat, 5)

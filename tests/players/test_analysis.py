"""A game looked back on: a slip is found, what luck brought is told from it, and nothing hidden is used."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stammtisch
from stammtisch.players.analysis import FEW as FEW_FUTURES
from stammtisch.players.analysis import analyse, choices, decision_of, given_away, judge, sum_up, uncertainty
from stammtisch.players.effort import Effort
from stammtisch.players.search import Search
from stammtisch.players.sight import sight_of
from tests.kernel import toy

FEW, MANY = Effort(iterations=120), Effort(iterations=1_000)


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")


def test_a_slip_is_found() -> None:
    """In the last round a good is sold that would have been worth more on the shelf; that costs the victory."""
    game, best = toy.new(2, options={"dice": "fixed"}), Search(FEW)
    game.state.round = game.box.rounds
    game.state.players[0].wish = 0
    toy.choose_all(game, 0, 7)
    ahead = best.think(sight_of(game, 1), Random(1)).thoughts[0].lead
    game.state.players[0].coins += round(ahead) - 1  # the best is just enough
    outlook = best.think(sight_of(game, 1), Random(1), weigh=game.moves(1))
    worst = min(outlook.thoughts, key=lambda thought: thought.lead)
    good = outlook.thoughts[0]
    assert good.lead > worst.lead, "there is something to choose"
    slipped = game.clone()
    slipped.play(worst.move, 1)
    game.play(good.move, 1)
    lost, kept = analyse(slipped, MANY).judgements[-1], analyse(game, MANY).judgements[-1]
    assert (lost.seat, lost.best, lost.move) == (1, good.move, worst.move)
    assert lost.loss_lead == pytest.approx(good.lead - worst.lead, abs=1), "the search looks at other futures, too"
    assert 0 <= lost.error_lead < lost.loss_lead
    assert 0 < lost.error < lost.loss <= 1
    few = analyse(slipped, Effort(iterations=8)).judgements[-1]
    assert few.loss == few.loss_lead == 0 < few.error, "a few looks cannot tell"
    assert kept.loss == kept.loss_lead == kept.error == kept.error_lead == 0


def test_a_whole_game() -> None:
    game = toy.play_on(toy.new(3, 5), 500, Random(5))
    assert game.over
    seen: list[tuple[int, int]] = []
    analysis = analyse(game, FEW, report=lambda done, of: seen.append((done, of)))
    numbers = [j.number for j in analysis.judgements]
    chosen = [i + 1 for i, ply in enumerate(game.plies) if len(game.at(i).moves(ply.move.seat)) > 1]
    assert numbers == chosen
    assert seen[-1] == (len(chosen), len(chosen))
    assert all(0 <= share <= 1 for share in analysis.accuracy)
    for seat in range(3):
        mine = [j for j in analysis.judgements if j.seat == seat]
        lost, unsure = [j.loss for j in mine], [j.error for j in mine]
        assert all(j.gap == j.loss for j in mine if j.loss), "what is clear is a part of what is expected"
        assert all((j.error > 0) == (j.move != j.best) for j in mine)
        assert all(not j.gap for j in mine if j.move == j.best)
        assert analysis.losses[seat] == pytest.approx(given_away([j.gap for j in mine]))
        assert 0 <= analysis.losses[seat] <= 1
        assert (analysis.losses_error[seat] > 0) == any(unsure) and analysis.losses_error[seat] <= 1
        assert analysis.accuracy[seat] == pytest.approx(lost.count(0) / len(lost))
    places = [score.place for score in game.scores()]
    for seat, luck in enumerate(analysis.luck):
        won = (places[seat] == 1) / places.count(1)
        assert luck == pytest.approx(min(1, won - analysis.judgements[0].wins[seat] + analysis.losses[seat]))
    changes = [abs(turn.change) for turn in analysis.turns]
    assert changes == sorted(changes, reverse=True)
    assert changes, "a game with dice turns somewhere"
    assert analyse(game, FEW) == analysis
    data = json.loads(json.dumps(analysis.to_json()))
    assert data["judgements"][0]["move"] == game.plies[numbers[0] - 1].move.text


def test_alone_everything_is_points() -> None:
    """Nobody is there to win against: what was given away, luck and turning points are points, and add up."""
    game, random = stammtisch.new("wishland", seats=1, seed=7), Random(7)
    while not game.over:
        game.play(random.choice(game.moves()))
    judgements = []
    for ply in choices(game)[-6:]:
        then, made = game.at(ply), game.plies[ply].move
        judgements.append(judge(ply, decision_of(then), made, sight_of(then, 0), FEW, 1))
    analysis = sum_up(game, judgements)
    assert all(j.wins == () and len(j.leads) == 1 for j in judgements)
    assert all(j.loss == j.loss_lead for j in judgements)
    [lost], [unsure], [luck] = analysis.losses, analysis.losses_error, analysis.luck
    assert lost > 1 and unsure > 0, "a game that was played at random gave points away"
    assert luck == pytest.approx(game.score(game.state, 0) - judgements[0].leads[0] + lost)
    slip, last = analysis.slips(1)[0], judgements[-1]
    assert slip.loss >= 1 and slip.why is not None and slip.why.alone
    ended = next(turn for turn in analysis.turns if turn.number == last.number)
    assert ended.change == pytest.approx(game.score(game.state, 0) - last.leads[0]), "the end is no victory of 100 %"


def test_it_knows_how_few_futures_it_rests_on() -> None:
    game = toy.play_on(toy.new(3, 5), 12, Random(5))
    few, many = (analyse(game, Effort(iterations=n)) for n in (FEW_FUTURES // 20, 2 * FEW_FUTURES))
    assert (few.few, many.few) == (True, False)
    assert 0 < few.futures < FEW_FUTURES <= many.futures


@given(st.lists(st.tuples(st.floats(-1, 1), st.floats(0, 1)), min_size=1, max_size=8))
def test_a_sum_is_no_surer_than_its_parts(parts: list[tuple[float, float]]) -> None:
    losses, errors = zip(*parts, strict=True)
    assert 0 <= given_away(losses) <= 1
    assert max(errors) <= uncertainty(errors) <= 1


def test_a_game_that_goes_on_is_looked_at_so_far() -> None:
    game = toy.play_on(toy.new(3, 5), 7, Random(5))
    analysis = analyse(game, FEW)
    assert analysis.judgements
    assert analysis.judgements[-1].number <= 7

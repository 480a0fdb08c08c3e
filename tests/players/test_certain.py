"""What is certain by the rules alone: paying more for the same, less where more lies there, and how a game ends."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from bench.positions import GUESSED_WRONG, Position, collect, course, kinds, positions, right

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.players import sight_of
from stammtisch.players.certain import Certain
from stammtisch.players.effort import LEVELS, Effort
from stammtisch.players.search import Search
from stammtisch.titles.brauerei.luring import HOME
from tests.kernel import toy


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")


def test_a_bid_is_too_high_where_nobody_could_answer_the_one_below() -> None:
    """By the rules of Mall World: more than the richest rival has, and one (not that if a tie is the seat's own)."""
    choices = [each for seed in range(3) for each in course("mall-world", ["overbid"], Random(seed))["overbid"]]
    found = 0
    for game, seat in Random(1).sample(choices, 12):
        most = max(game.state.players[other].coins for other in range(len(game.seats)) if other != seat)
        options = [move.option for move in game.moves(seat)]
        certain = Certain(sight_of(game, seat), seed=3)
        worse = {option for option in options if certain.plainly_better(option)}
        assert {option for option in options if option > most + 1} <= worse <= {o for o in options if o > most}
        found += len(worse)
        if worse:
            assert certain.plainly_better(max(worse))[0] == min(worse) - 1, "the least of those that nobody can answer"
    assert found > 5


def test_more_is_taken_where_nothing_else_differs() -> None:
    game, random = st.new("mall-world", seats=3, seed=2), Random(2)
    seen = 0
    while not game.over and seen < 4:
        seat = random.choice(game.due)
        moves = game.moves(seat)
        if game.decision is not None and game.decision.name == "token" and len(moves) > 1:
            values = {m.option: int(m.text.split()[1]) for m in moves if m.text.startswith("take")}
            certain = Certain(sight_of(game, seat))
            for option, value in values.items():
                better = certain.plainly_better(option)
                assert {values[other] for other in better} == {other for other in values.values() if other > value}
                assert not better or values[better[0]] == max(values.values()), "the best of them first"
            seen += 1
        game.play(random.choice(moves), seat)
    assert seen >= 2


def test_what_a_title_calls_good_counts_as_points_do() -> None:
    """In Brauerei money is no points; yet of bids that nobody can answer the least is best, even if one has no more."""
    for position in positions("brauerei", "overbid", 6, seed=2):
        certain = Certain(position.sight, seed=3)
        for move in [*position.sight.moves[:: max(1, len(position.sight.moves) // 5)], position.sight.moves[-1]]:
            better = certain.plainly_better(move.option)
            assert bool(better) == (move.option not in position.right)
            assert not better or better[0] == max(position.right), "the least of those that nobody can answer"


def test_what_costs_nothing_is_done_before_the_turn_ends() -> None:
    """In Wishland an achievement is claimed while the turn lasts, unless somebody else has something of that."""
    random, found = Random(5), 0
    game = st.new("wishland", seats=3, seed=5)
    while found < 4:
        seat, moves = game.due[0], game.moves()
        claims = {move.option for move in moves if move.text.startswith("claim")}
        if claims and game.decision is not None and game.decision.name == "free-step":
            sight = sight_of(game, seat)
            end = next(move for move in moves if move.text == "go-on")
            better = Certain(sight).plainly_better(end.option)
            if better:
                assert set(better) <= claims
                assert not any(Certain(sight).plainly_better(claim) for claim in claims), "whichever comes first"
                assert Search(Effort(iterations=8, loose=0.08)).choose(sight, Random(1)).option in claims
                found += 1
        game.play(random.choice(moves), seat)
        if game.over:
            game = st.new("wishland", seats=3, seed=random.getrandbits(40))


def last_choices(seeds: int) -> list[tuple[Game, int]]:
    """The last choice of each of so many games of the toy: the shelf or the shop, and then it is over."""
    out = []
    for seed in range(seeds):
        game, random, last = toy.new(2, seed), Random(seed), None
        while not game.over:
            seat = random.choice(game.due)
            if len(game.moves(seat)) > 1:
                last = game.clone(), seat
            game.play(random.choice(game.moves(seat)), seat)
        assert last is not None
        out.append(last)
    return out


def test_the_last_choice_is_gone_through() -> None:
    """What it calls worse ends worse whatever is hidden; and mostly it knows."""
    known = 0
    for game, seat in last_choices(12):
        worse = Certain(sight_of(game, seat)).worse_endings()
        ends = {}
        for move in game.moves(seat):
            then = game.clone()
            then.play(move, seat)
            while not then.over:
                then.play(then.moves()[0])
            places = {score.seat: score.place for score in then.scores()}
            lead = then.score_now(seat) - then.score_now(1 - seat)
            ends[move.option] = -places[seat], lead
        assert all(ends[option] < max(ends.values()) for option in worse)
        known += bool(worse)
    assert known >= 4


def test_what_is_far_from_the_end_is_not_gone_through() -> None:
    game = toy.new(3, 1)
    assert Certain(sight_of(game, game.due[0])).worse_endings() == frozenset()


def test_levels_take_what_lies_there() -> None:
    """Even those who look hardly ahead; a handful of the positions that `bench.positions` counts."""
    for kind in ("gain", "cost"):
        found = positions("mall-world", kind, 2, seed=5)
        assert len(found) == 2
        for position in found:
            options = {move.option for move in position.sight.moves}
            assert position.right < options
            assert len(options - position.right) >= GUESSED_WRONG * len(options)
        for level in ("casual", "easy"):
            assert right(Search(Effort(iterations=12, loose=LEVELS[level].loose)), found) == 1


def test_a_loose_search_takes_another_good_move_at_times() -> None:
    game = toy.new(3, 3)
    sight = sight_of(game, game.due[0])
    strict, loose = (Search(Effort(iterations=60, loose=by)) for by in (0.0, 0.3))
    assert len({loose.choose(sight, Random(seed)).option for seed in range(12)}) > 1
    thoughts = strict.think(sight, Random(1)).thoughts
    assert strict.choose(sight, Random(1)) == thoughts[0].move


def test_kinds_of_positions() -> None:
    assert kinds("mall-world") == ["ending", "gain", "cost", "overbid"]
    assert kinds("brauerei")[-3:] == ["hopeless", "dismissal", "output"]
    assert kinds("wishland") == ["ending", "gain", "cost"]
    assert kinds("ground-floor") == ["ending", "gain"]
    assert Position("gain", sight_of(toy.new(2, 1), 0), frozenset()).kind == "gain"


def test_positions_of_brauerei() -> None:
    """By its own rules: no bid is always right, and so is what people want, keeping who costs nothing, and no output
    beyond what the lorries carry.
    """
    found = collect("brauerei", ["overbid", "taste", "dismissal", "output"], 2)
    for position in found["overbid"]:
        assert 0 in position.right and max(position.right) < max(m.option for m in position.sight.moves)
    for position in found["taste"]:
        seen: Any = position.sight.title.state().load(position.sight.imagined)
        assert position.right and all(seen.taste[option] for option in position.right)
    assert all(HOME not in position.right for position in found["dismissal"])
    assert all(0 in position.right for position in found["output"])
    assert [len(those) for those in found.values()] == [2, 2, 2, 2]

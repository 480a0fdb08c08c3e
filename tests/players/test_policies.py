"""Policies: greedy plays better than random, the same seed chooses the same, and nothing hidden is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

import stammtisch as st
from stammtisch.kernel.play.course import Move, Seat
from stammtisch.kernel.play.game import Game
from stammtisch.players import Policy, UnknownPolicy, choose, find_policy, policies, sight_of
from stammtisch.players.effort import LEVELS
from stammtisch.players.greedy import Greedy
from stammtisch.players.outside import outside
from stammtisch.players.random import RandomPolicy
from stammtisch.players.strength import strengths
from tests.kernel import toy

Make = Callable[[int], Game]


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled here."""
    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")


def toy_game(seed: int) -> Game:
    return toy.new(3, seed)


def mall_world(seed: int) -> Game:
    return st.new("mall-world", 3, seed)


def lead(make: Make, policy: Policy, seed: int) -> float:
    """Points ahead of the mean of the others, who play at random."""
    game, random = make(seed), Random(seed)
    me = seed % len(game.seats)
    while not game.over:
        seat = game.due[0]
        sight = sight_of(game, seat)
        who = policy if seat == me and len(sight.moves) > 1 else RandomPolicy()
        move = who.choose(sight, random)
        assert move in sight.moves
        game.play(move, seat)
    totals = [score.total for score in game.scores()]
    return totals[me] - (sum(totals) - totals[me]) / (len(totals) - 1)


@pytest.mark.parametrize(
    ("make", "policy", "seeds", "wins"),
    [(toy_game, Greedy(60, 8), 40, 30), (mall_world, Greedy(24, 12), 6, 6)],
    ids=["toy", "mall-world"],
)
def test_greedy_beats_random_on_the_same_deals(make: Make, policy: Policy, seeds: int, wins: int) -> None:
    greedy = [lead(make, policy, seed) for seed in range(seeds)]
    chance = [lead(make, RandomPolicy(), seed) for seed in range(seeds)]
    assert sum(one > other for one, other in zip(greedy, chance, strict=True)) >= wins
    assert sum(greedy) / seeds > 0


@pytest.mark.parametrize("make", [toy_game, mall_world])
def test_the_same_seed_chooses_the_same(make: Make) -> None:
    game, random = make(2), Random(1)
    seen: set[Move] = set()
    for step in range(30):
        if game.over:
            break
        seat = game.due[-1]
        sight = sight_of(game, seat)
        for policy in (Greedy(30, 6), RandomPolicy()):
            first = policy.choose(sight, Random(step))
            before = game.state.pack()
            assert type(policy)(*((30, 6) if isinstance(policy, Greedy) else ())).choose(sight, Random(step)) == first
            assert game.state.pack() == before
            seen.add(first)
        game.play(random.choice(game.moves(seat)), seat)
    assert len(seen) > 5


@pytest.mark.parametrize("make", [toy_game, mall_world])
def test_a_choice_does_not_depend_on_what_is_hidden(make: Make) -> None:
    game, random = make(4), Random(3)
    compared = 0
    for step in range(40):
        if game.over:
            break
        seat = game.due[-1]
        other = game.clone()
        other.state.copy_from(game.imagine(seat, 1000 + step))
        if len(game.moves(seat)) > 1 and other.state != game.state:
            assert sight_of(other, seat) == sight_of(game, seat)
            assert Greedy(30, 6).choose(sight_of(other, seat), Random(step)) == Greedy(30, 6).choose(
                sight_of(game, seat), Random(step)
            )
            compared += 1
        game.play(random.choice(game.moves(seat)), seat)
    assert compared > 8


def test_greedy_takes_what_is_plainly_best() -> None:
    """A wish worth three points on the shelf beats selling it for two in the last round."""
    game = toy.new(2, options={"dice": "fixed"})
    game.state.round = game.box.rounds
    game.state.players[0].wish = 0
    toy.choose_all(game, 0, 7)
    best = Greedy(60, 8)
    choices = Counter(best.choose(sight_of(game, 1), Random(i)).text for i in range(5))
    assert len(choices) == 1, choices
    scores = {}
    for move in game.moves(1):
        then = game.clone()
        then.play(move)
        scores[move.text] = then.score_now(1) - then.score_now(0)
    assert scores[next(iter(choices))] == max(scores.values())


def test_random_takes_every_move_equally_often() -> None:
    game = toy.new(3)
    sight, random = sight_of(game, 0), Random(1)
    counts = Counter(RandomPolicy().choose(sight, random).option for _ in range(4000))
    assert set(counts) == set(range(8))
    assert max(counts.values()) < 600 < 2 * min(counts.values())


def test_policies_are_found_by_name() -> None:
    assert {"random", "greedy"} <= set(policies())
    with pytest.raises(UnknownPolicy, match="did you mean “greedy”"):
        find_policy("greddy")
    game = Game(toy.TITLE, [Seat("A", "random"), Seat("B", "nobody")], seed=1)
    assert choose(game, 0, Random(1)) in game.moves(0)
    with pytest.raises(UnknownPolicy):
        choose(game, 1, Random(1))
    game.state.players[1].coins = 0
    assert choose(game, 1, Random(1)).text == "bid 0", "the only move needs no policy"


def test_whoever_is_offered_has_a_rating_and_the_levels_stand_in_their_order() -> None:
    found = strengths()
    assert set(found) == set(policies()) - set(outside())
    assert all(rating.low < rating.value < rating.high for rating in found.values())
    known = [found[f"search:{level}"] for level in LEVELS]
    assert all(weaker.value <= stronger.value for weaker, stronger in pairwise(known))
    assert known[0].high < known[3].low, "casual and normal"
    assert found["random"] == min(found.values())

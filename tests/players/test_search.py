"""The search: it plays well, sees no more than its seat, thinks the same in both twins, and is asked for by name."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import stammtisch as st
from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.play.game import Game
from stammtisch.players import Policy, UnknownPolicy, find_policy, sight_of
from stammtisch.players import effort as efforts
from stammtisch.players.effort import LEVELS, PLAIN, Effort, SearchError, effort_of, possible
from stammtisch.players.grown import Tree
from stammtisch.players.random import RandomPolicy
from stammtisch.players.search import Search
from stammtisch.players.tree import AVAILABLE, FIRST, FULL, ITERATIONS, KEY, LEAST_SPENT, NEXT, UNSEEN, VISITS
from tests.kernel import toy
from tests.machine import long

FEW = Effort(iterations=150)


@pytest.fixture
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")


def positions(seed: int = 4, most: int = 30) -> list[tuple[Game, int]]:
    """Positions of toy games with the seats that have something to choose there."""
    game, random, out = toy.new(3, seed), Random(seed), []
    for _ in range(most):
        if game.over:
            break
        seat = random.choice(game.due)
        if len(game.moves(seat)) > 1:
            out.append((game.clone(), seat))
        game.play(random.choice(game.moves(seat)), seat)
    return out


def points_ahead(policy: Policy, seed: int) -> float:
    """Points ahead of the mean of the others, who play at random."""
    game, random = toy.new(3, seed), Random(seed)
    me = seed % 3
    while not game.over:
        seat = game.due[0]
        sight = sight_of(game, seat)
        single = len(sight.moves) == 1
        game.play(sight.moves[0] if single else (policy if seat == me else RandomPolicy()).choose(sight, random), seat)
    totals = [score.total for score in game.scores()]
    return totals[me] - (sum(totals) - totals[me]) / 2


@long
@pytest.mark.usefixtures("_quiet")
def test_it_beats_random_on_the_same_deals() -> None:
    search = [points_ahead(Search(FEW), seed) for seed in range(24)]
    chance = [points_ahead(RandomPolicy(), seed) for seed in range(24)]
    assert sum(one > other for one, other in zip(search, chance, strict=True)) >= 18
    assert sum(search) / 24 > 5


@pytest.mark.usefixtures("_quiet")
@pytest.mark.parametrize(
    "effort",
    [FEW, Effort(iterations=100, rollout="greedy", widen=1.5), Effort(iterations=100, ahead=5, chapters=1)],
)
def test_it_chooses_by_what_its_seat_sees_and_by_the_seed_alone(effort: Effort) -> None:
    compared = 0
    for step, (game, seat) in enumerate(positions()):
        other = game.clone()
        other.state.copy_from(game.imagine(seat, 1000 + step))
        before = game.state.pack()
        outlook = Search(effort).think(sight_of(game, seat), Random(step))
        assert game.state.pack() == before
        assert Search(effort).think(sight_of(other, seat), Random(step)) == outlook
        compared += other.state != game.state
    assert compared > 8


@pytest.mark.usefixtures("_quiet")
def test_what_another_has_sealed_makes_no_difference() -> None:
    outlooks = []
    for bid in ("bid 0", "bid 6"):
        game = toy.new(3, 2)
        game.play(bid, 0)
        game.play(bid, 2)
        outlooks.append(Search(FEW).think(sight_of(game, 1), Random(1)))
    assert outlooks[0] == outlooks[1]


@pytest.mark.usefixtures("_quiet")
def test_those_who_choose_at_once_choose_by_the_same_node() -> None:
    """Otherwise one seat's choice would answer another's before it is opened."""
    game = toy.new(3, 2)
    game.play("bid 3", 2)
    tree = Tree(sight_of(game, 1), FEW, 1, compiled=False)
    tree.grow(FEW.iterations, 0)
    visits: Counter[int] = Counter()
    node = int(tree.tree[0, FIRST])
    while node:
        if tree.tree[node, KEY] < UNSEEN:
            visits[(int(tree.tree[node, KEY]) >> 16) % MAX_SEATS] += int(tree.tree[node, VISITS])
        node = int(tree.tree[node, NEXT])
    assert visits == dict.fromkeys(range(3), tree.made)


def test_the_twins_grow_the_same_tree(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path))
    for game, seat in positions(7, 40)[::6]:
        for effort in (
            Effort(iterations=80),
            Effort(iterations=60, rollout="greedy", widen=2, ahead=9, nodes=40),
        ):
            trees = [Tree(sight_of(game, seat), effort, 5, compiled) for compiled in (False, True)]
            for tree in trees:
                tree.grow(effort.iterations, 0)
                tree.grow(7, 0, game.moves(seat)[-1].option)
            quiet, fast = trees
            assert quiet.made >= effort.iterations + 7
            for part in ("tree", "worth", "books", "gains"):
                assert np.array_equal(getattr(quiet, part), getattr(fast, part)), part
    two = Search(Effort(iterations=101, cores=2))
    monkeypatch.setattr("stammtisch.players.search.ready", lambda title: True)
    outlook = two.think(sight_of(game, seat), Random(1))
    assert sum(thought.visits for thought in outlook.thoughts) >= 102
    assert outlook == two.think(sight_of(game, seat), Random(1))


@pytest.mark.usefixtures("_quiet")
def test_near_the_end_of_a_game_it_looks_into_more_futures() -> None:
    """As many as take as long: each that is soon over counts for less. What is forced is tried as often as was said."""
    game, random, made = toy.new(2, 3), Random(3), []
    while not game.over:
        seat = game.due[0]
        if len(game.moves(seat)) > 1:
            tree = Tree(sight_of(game, seat), Effort(iterations=60), 1, compiled=False)
            tree.grow(60, 0)
            assert 60 <= tree.spent < 61 and 60 <= tree.made <= 60 * FULL / LEAST_SPENT
            made.append(tree.made)
            tree.grow(5, 0, game.moves(seat)[0].option)
            assert tree.made == made[-1] + 5
        game.play(random.choice(game.moves(seat)), seat)
    assert made[-1] > 2 * made[0]


@pytest.mark.usefixtures("_quiet")
def test_an_outlook_adds_up() -> None:
    for game, seat in positions(9)[::4]:
        sight = sight_of(game, seat)
        outlook = Search(FEW).think(sight, Random(1), weigh=sight.moves)
        assert {thought.move for thought in outlook.thoughts} == set(sight.moves)
        assert sum(thought.share for thought in outlook.thoughts) == pytest.approx(1)
        assert sum(outlook.wins) == pytest.approx(1)
        assert all(thought.visits >= 7 for thought in outlook.thoughts), "each was to be weighed"
        assert all(0 <= thought.won <= 1 and 0 <= thought.gain <= 1 for thought in outlook.thoughts)
        assert outlook.of(sight.moves[0]).move == sight.moves[0]


@pytest.mark.usefixtures("_quiet")
def test_a_choice_without_a_choice_is_weighed_as_well() -> None:
    game = toy.play_on(toy.new(3, 5), 4, Random(5))
    seat = game.due[0]
    sight = sight_of(game, seat)
    one = replace(sight, moves=sight.moves[:1])
    outlook = Search(FEW).think(one, Random(1))
    assert [(thought.move, thought.visits) for thought in outlook.thoughts] == [(one.moves[0], FEW.iterations)]


@pytest.mark.usefixtures("_quiet")
def test_its_tree_is_bounded_and_counts_right() -> None:
    game, seat = positions()[0]
    tree = Tree(sight_of(game, seat), Effort(iterations=100, nodes=12), 1, compiled=False)
    tree.grow(100, 0)
    assert (tree.tree[:, VISITS] <= tree.tree[:, AVAILABLE]).all()
    visits = [number for number, *_ in tree.children().values()]
    assert sum(visits) <= tree.books[ITERATIONS] == tree.made
    hurried = Search(Effort(seconds=1e-6)).think(sight_of(game, seat), Random(1))
    assert sum(thought.visits for thought in hurried.thoughts) >= 1


def test_with_a_clock_it_plays_out_at_random_until_what_leads_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    title, led = st.find_title("mall-world"), replace(LEVELS["normal"], rollout="net")
    monkeypatch.setattr(efforts, "ready", lambda title, *later: not later)
    assert possible(title, led) == replace(led, rollout="random")
    assert possible(title, replace(led, seconds=0)) == replace(led, seconds=0), "its choices are the same everywhere"
    for is_ready in (True, False):
        monkeypatch.setattr(efforts, "ready", lambda title, *later, is_ready=is_ready: is_ready)
        assert possible(title, led) == led


def test_where_no_network_leads_the_strongest_levels_look_into_more_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    title, hard = st.find_title("mall-world"), replace(LEVELS["hard"], seconds=0)
    monkeypatch.setattr(efforts, "leads", lambda title: True)
    assert possible(title, hard) == hard
    monkeypatch.setattr(efforts, "leads", lambda title: False)
    assert possible(title, hard) == replace(hard, rollout="random", iterations=PLAIN * hard.iterations)
    assert possible(title, LEVELS["easy"]) == LEVELS["easy"]


def test_it_is_asked_for_by_name() -> None:
    for name, effort in LEVELS.items():
        policy: Any = find_policy(f"search:{name}")
        assert policy.effort == effort
    normal: Any = find_policy("search")
    assert normal.effort == LEVELS["normal"]
    assert effort_of("iterations=50, rollout=greedy,widen=1.5") == Effort(50, rollout="greedy", widen=1.5)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("hrad", "“hrad” is none of casual, easy, steady, normal, hard, or an effort like"),
        ("iterations=many", "iterations is “many”; wanted a whole number"),
        ("iterations=1e6", "iterations is “1e6”; wanted a whole number, in digits"),
        ("seconds=long", "seconds is “long”; wanted a number"),
        ("iterations=-1", "iterations is -1; wanted is 0 to 2,147,483,647"),
        ("iterations=3000000000", "iterations is 3000000000; wanted is 0 to 2,147,483,647"),
        ("normal,loose=2", "loose is 2.0; wanted is 0 to 1"),
        ("iterations=5,iterations=6", "search:iterations=5,iterations=6: iterations stands there twice"),
        ("normal,seconds=1, seconds=1", "seconds stands there twice"),
        ("rollout=clever", "rollout is one of"),
        ("explore=1", "give iterations or seconds"),
        ("iterations=5,rollout=clever", "rollout is one of best, net, random, greedy, not “clever”"),
        ("seconds=nan", "seconds is nan"),
        ("iterations=5,nodes=1", "nodes are 2 or more"),
        ("iterations=10,judge=me", "judge is one of title, net, not “me”"),
    ],
)
def test_settings_that_make_no_sense(words: str, says: str) -> None:
    with pytest.raises(SearchError, match=says):
        effort_of(words)
    with pytest.raises(UnknownPolicy, match=says):
        find_policy(f"search:{words}")

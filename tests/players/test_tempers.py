"""Temperaments: each goes by what it is called for, among good moves only, alike in both twins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

import stammtisch as st
from stammtisch.kernel.play.game import Game
from stammtisch.players import Sight, UnknownPolicy, find_policy, sight_of, tempers
from stammtisch.players.effort import LEVELS, effort_of
from stammtisch.players.policy import TEMPERED, offers
from stammtisch.players.search import Search
from stammtisch.players.tempers import SLACK, TEMPERS, futures, liked
from tests.kernel import toy


def choices(title: str, count: int) -> Iterator[tuple[Game, int]]:
    """Positions of random games at which one seat is to choose among several moves, one of each game."""
    for seed in range(count):
        game, random = st.new(title, 3, seed), Random(seed)
        while not game.over:
            seat = game.due[0]
            assert game.decision is not None
            if len(game.plies) > 40 and len(game.moves(seat)) > 2 and not game.decision.at_once:
                yield game, seat
                break
            game.play(random.choice(game.moves(seat)), seat)


def test_who_is_thrifty_keeps_what_others_spend() -> None:
    told_apart = 0
    for game, seat in choices("ground-floor", 12):
        sight, money = sight_of(game, seat), {}
        for move in sight.moves:
            then = game.clone()
            then.play(move, seat)
            money[move] = then.state.players[seat].money
        if len(set(money.values())) > 1:
            kept = liked(sight, "thrifty", sight.moves, 1)
            told_apart += money[kept] > min(money.values())
            assert money[kept] >= sum(money.values()) / len(money)
    assert told_apart


@pytest.mark.parametrize("temper", TEMPERS)
def test_what_somebody_likes_is_so_in_other_futures_too(temper: str) -> None:
    more = less = 0
    for game, seat in choices("mall-world", 10):
        sight = sight_of(game, seat)
        kept = sight.moves.index(liked(sight, temper, sight.moves, 1))
        if kept:
            likes = TEMPERS[temper](futures(sight, sight.moves, 1_000_000).mean(0))
            more += likes[kept] > likes[0]
            less += likes[kept] < likes[0]
    assert more >= 2
    assert less <= more / 8


def test_a_temper_chooses_among_good_moves_only() -> None:
    effort = effort_of("iterations=200,temper=spiteful")
    for game, seat in choices("mall-world", 6):
        sight = sight_of(game, seat)
        move = Search(effort).choose(sight, Random(1))
        thoughts = Search(replace(effort, temper="")).think(sight, Random(1)).thoughts
        best, found = thoughts[0], next(t for t in thoughts if t.move == move)
        certain = find_policy("search:iterations=200").choose(sight, Random(1))
        assert move == certain or (2 * found.visits >= best.visits and best.gain - found.gain <= SLACK)


@pytest.mark.parametrize("temper", TEMPERS)
def test_both_twins_like_the_same(temper: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy.new(3, 5)
    sight: Sight = sight_of(game, game.due[0])
    assert len(sight.moves) > 1
    found = []
    for compiled in (False, True):
        monkeypatch.setattr(tempers, "ready", lambda *_, compiled=compiled: compiled)
        found.append((liked(sight, temper, sight.moves, 7), futures(sight, sight.moves, 7).tolist()))
    assert found[0] == found[1]


def test_levels_have_tempers_by_name() -> None:
    assert effort_of("normal,temper=bold") == replace(LEVELS["normal"], temper="bold")
    assert effort_of("casual,loose=0.1") == replace(LEVELS["casual"], loose=0.1)
    with pytest.raises(UnknownPolicy, match="bold, thrifty, spiteful"):
        find_policy("search:normal,temper=angry")


def test_nobody_is_thrifty_where_there_is_no_purse() -> None:
    mall, world = st.find_title("mall-des-jahres"), st.find_title("mall-world")
    name = f"search:easy{TEMPERED}"
    assert offers(world, f"{name}thrifty")
    assert not offers(mall, f"{name}thrifty")
    assert offers(mall, f"{name}spiteful")
    assert not offers(world, f"{name}angry")
    assert not offers(world, f"greedy{TEMPERED}bold")
    with pytest.raises(UnknownPolicy, match="Mall des Jahres: the temperament thrifty would change nothing there"):
        find_policy("search:iterations=20,temper=thrifty", title=mall)
    assert find_policy("search:iterations=20,temper=thrifty", title=world)
    assert not offers(world, "search:iterations=5,temper=bold")

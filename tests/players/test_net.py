"""Learned players: they fit, they say the same in both twins, and they refuse what is not theirs."""

from __future__ import annotations

import dataclasses
import json
import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from bench.positions import positions, right

import stammtisch as st
from stammtisch.kernel.model.kinds import Names
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import EVERYTHING
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins import twins
from stammtisch.kernel.twins.observation import layout
from stammtisch.kernel.twins.twins import Arena, compiling
from stammtisch.lab.play import prepare
from stammtisch.lab.setting import setting
from stammtisch.players import Sight, UnknownPolicy, certain, choose, find_policy, grown, policies, sight_of
from stammtisch.players import effort as efforts
from stammtisch.players import net as learned
from stammtisch.players.choosing import net_look
from stammtisch.players.effort import LEVELS, Effort, guide
from stammtisch.players.grown import DECIDED, FEWEST, Tree
from stammtisch.players.net import (
    FILE,
    JUDGES,
    NET,
    Net,
    NetError,
    NetPlayer,
    Plan,
    judge,
    leads,
    load_net,
    look,
    net_of,
)
from stammtisch.players.neural import MOST_VALUES, OUTPUTS, SHARE, WASTED, exponential
from stammtisch.players.policy import LED
from stammtisch.players.search import Search, _thoughts
from stammtisch.players.tree import FULL, ITERATIONS, SPENT
from tests.kernel import toy
from tests.machine import long

TRAINED = [name for name in st.titles() if (st.find_title(name).folder / FILE).exists()]
LARGEST = 3_000_000
LEADING = Effort(iterations=8, rollout="net")


def middles(name: str, seats: int, count: int) -> list[Game]:
    """Positions of one random game in which somebody has a choice."""
    game, random, out = st.new(name, seats, 5), Random(5), []
    while not game.over and len(out) < count:
        seat = random.choice(game.due)
        moves = game.moves(seat)
        if len(moves) > 1 and random.random() < 0.3:
            out.append(game.clone())
        game.play(random.choice(moves), seat)
    return out


def last_choices(name: str, seats: int, count: int) -> list[Game]:
    """The last positions of a game of learned players in which somebody has a choice."""
    game, player, random, out = st.new(name, seats, 5), find_policy("net"), Random(5), list[Game]()
    while not game.over:
        sight = sight_of(game, game.due[0])
        if len(sight.moves) > 1:
            out = [*out, game.clone()][-count:]
        game.play(player.choose(sight, random) if len(sight.moves) > 1 else sight.moves[0], sight.seat)
    return out


def liked_by(net: Net, sight: Sight) -> Move:
    """What a network likes best by itself."""
    a = Arena(sight.title, sight.box.struct, 3, compiled=False)
    a.put(0, sight.imagined)
    logits, values = np.zeros(sight.title.most_options + 1), np.zeros(MOST_VALUES)
    thoughts = *net.room(), np.zeros((0, 0)), logits, values
    n = a.entry(net_look)(a.states, 0, a.boxes, a.moves, sight.seat, *net.tables, *thoughts)
    option = a.options()[int(logits[:n].argmax())]
    return next(move for move in sight.moves if move.option == option)


def is_whole(number: float) -> bool:
    return abs(number - round(number)) < 1e-6


def some_net(title: Title) -> Net:
    """Weights at random; what they like is of no use, but always the same."""
    plan, random = Plan(title), np.random.default_rng(1)

    def table(rows: int, columns: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return (random.standard_normal((rows, columns)) * 0.3).astype(np.float16).astype(np.float32)

    usual = np.ones(2 + len(plan.inputs))
    return Net(plan, usual, table(len(plan.inputs) + 1, 16), table(17, 8), table(plan.rows, 9), {"seed": 1})


@pytest.mark.parametrize("name", TRAINED)
def test_weights_that_ship_fit_are_small_and_say_how_they_came_about(name: str) -> None:
    title = st.find_title(name)
    net = net_of(title)
    assert net is not None
    assert (title.folder / FILE).stat().st_size < LARGEST
    assert net.made["title"] == name and net.made["command"].startswith(f"stammtisch train {name} --minutes ")
    assert net.made["seconds"] > 0 and net.made["decisions"] > 0
    assert "net" in policies(title)


def test_a_title_without_weights_offers_no_net_and_says_so() -> None:
    assert "net" not in policies(toy.TITLE)
    with pytest.raises(UnknownPolicy) as refused:
        find_policy("net", title=toy.TITLE)
    assert refused.value.said("en") == f"there is no trained player of {toy.TITLE.title} yet"
    game = toy.new(3, 1)
    with pytest.raises(NetError):
        NetPlayer().choose(sight_of(game, game.due[0]), Random(1))


def test_weights_of_another_observation_are_refused(tmp_path: Path) -> None:
    net = some_net(toy.TITLE)
    net.save(tmp_path / FILE)
    again = load_net(tmp_path / FILE, toy.TITLE)
    assert np.array_equal(again.rows, net.rows) and again.made["seed"] == 1
    with np.load(tmp_path / FILE) as file:
        parts = dict(file)
    parts["made"] = np.array(json.dumps({**json.loads(str(parts["made"])), "digest": "another"}))
    np.savez(tmp_path / FILE, **parts)
    with pytest.raises(NetError, match="trained for other rules"):
        load_net(tmp_path / FILE, toy.TITLE)


def test_every_number_of_an_observation_has_a_name_of_its_own() -> None:
    for title in map(st.find_title, st.titles()):
        for seats in title.usual_seats:
            names = Plan(title).shown(seats)
            assert len(set(names)) == len(names) == layout(title.state, seats).size


def test_weights_are_for_things_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A title whose things have other names is another one to look at, though it has as many of them."""
    usual, own = Plan(toy.TITLE), toy.TITLE.load_box()
    assert usual.digest == Plan(dataclasses.replace(toy.TITLE)).digest
    names = Names({key: tuple(f"{name} too" for name in names) for key, names in own.names.of.items()})
    monkeypatch.setattr(Title, "load_box", lambda title: dataclasses.replace(own, names=names))
    other = Plan(dataclasses.replace(toy.TITLE))
    assert len(other.inputs) == len(usual.inputs) and other.digest != usual.digest


IMPORTS = """
import importlib, sys
import stammtisch as st
from stammtisch.kernel.twins import twins
from stammtisch.players import find_policy, later, policies
from stammtisch.players.policy import THINKERS

for module in THINKERS:
    importlib.import_module(module)
title = st.find_title("mall-world")
policies(title)["search:easy"].entries(title)
brought = sorted(f.__name__ for f in twins.further_entries)
before = "stammtisch.players.guided" in sys.modules
late = [f.__name__ for f in later(title)]
print(brought, before, late, sorted(f.__name__ for f in twins.further_entries) == brought)
"""


def test_every_title_has_the_entries_that_it_had_without_learned_players() -> None:
    told = toy.python(IMPORTS).strip()
    assert told == "['grow', 'try_moves'] False ['net_look', 'grow_guided', 'feel'] True"


class Compiled:
    """A fast twin whose entries are all there but those that come later."""

    ready = True

    def __init__(self) -> None:
        self.wanted: list[tuple[str, ...]] = []

    def has(self, f: object) -> bool:
        return False

    def add(self, f: object) -> None:
        """One more entry that titles have."""

    def compile(self, progress: object, entries: tuple[Callable[..., Any], ...]) -> None:
        self.wanted.append(tuple(f.__name__ for f in entries))


@pytest.fixture
def half(monkeypatch: pytest.MonkeyPatch) -> Compiled:
    """Everything is compiled but what learned players play by."""
    made = Compiled()
    monkeypatch.setattr(twins, "compiling", lambda: True)
    monkeypatch.setattr(twins, "fast", lambda title: made)
    return made


@pytest.mark.skipif("mall-world" not in TRAINED, reason="no weights")
def test_others_do_not_wait_until_learned_players_are_compiled(half: Compiled, monkeypatch: pytest.MonkeyPatch) -> None:
    arenas = []

    def quiet(title: Title, box: Any, states: int, compiled: bool | None = None) -> Arena:
        arenas.append(compiled)
        return Arena(title, box, states, compiled=False)

    monkeypatch.setattr(learned, "Arena", quiet)
    monkeypatch.setattr(grown, "Arena", quiet)
    monkeypatch.setattr(certain, "Arena", lambda title, box, states, _: Arena(title, box, states, compiled=False))
    [game] = middles("mall-world", 3, 1)
    sight = sight_of(game, game.due[0])
    assert twins.ready(sight.title)
    for policy in (NetPlayer(), Search(Effort(iterations=3, rollout="net")), Search(Effort(iterations=3))):
        assert policy.choose(sight, Random(1)) in sight.moves
    assert arenas == [False, False, False, True], "a search asks the network what is likely"


@pytest.mark.parametrize("name", st.titles())
def test_a_network_leads_the_best_search_only_where_that_was_found_to_be_stronger(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    title, best = st.find_title(name), Effort(iterations=3, rollout="best")
    net = net_of(title) if name in TRAINED else None
    found = net.made.get("leads") if net else None
    assert leads(title) == bool(found)
    assert not found or (found["low"] > 0.5 and found["games"] >= 40), "not by chance"
    assert (guide(title, best) is None) == (not found)
    if net is not None:
        for made, does_lead in (({}, False), ({"leads": {"low": 0.6}}, True)):
            other = dataclasses.replace(net, made=made)
            for module in (learned, efforts):
                monkeypatch.setattr(module, "net_of", lambda title, other=other: other)
            assert guide(title, best) is (other if does_lead else None)


@pytest.mark.skipif("mall-world" not in TRAINED, reason="no weights")
def test_the_laboratory_compiles_what_its_players_want(half: Compiled) -> None:
    for wanted in (["greedy"] * 3, ["net", "random", "random"], [LED, "net", "random"]):
        prepare(setting("mall-world", 3, wanted))
    assert half.wanted == [("play_on",), ("net_look", "grow_guided", "play_on")]


def test_powers_are_right() -> None:
    for x in (0.0, -1e-9, -0.3, -0.6931, -1.0, -7.7, -39.9):
        assert exponential(x) == pytest.approx(math.exp(x), rel=1e-7)
    assert exponential(-50.0) == 0


@long
@pytest.mark.skipif(not compiling(), reason="compares with compiled rules")
@pytest.mark.parametrize("name", [name for name in TRAINED if name == "mall-world"])
def test_both_twins_think_the_same_to_the_last_bit(name: str) -> None:
    title = st.find_title(name)
    net = net_of(title)
    assert net is not None
    for seats in title.usual_seats:
        for game in (*middles(name, seats, 6), *last_choices(name, seats, 3)):
            sight = sight_of(game, game.due[0])
            said = []
            for compiled in (True, False):
                a = Arena(title, sight.box.struct, 3, compiled)
                a.put(0, sight.imagined)
                logits, values = np.zeros(title.most_options + 1), np.zeros(MOST_VALUES)
                room = *net.room(), net.room_for_ends()
                n = a.entry(net_look)(*(a.states, 0, a.boxes, a.moves, sight.seat, *net.tables, *room, logits, values))
                said.append((n, logits.tobytes(), values.tobytes()))
            assert said[0] == said[1]


@pytest.mark.skipif("ground-floor" not in TRAINED, reason="no weights")
def test_at_the_end_of_a_game_it_is_reckoned_what_ends_better() -> None:
    """Where it is not chosen what the network likes best, the game ends better if all go on alike."""
    title = st.find_title("ground-floor")
    net = net_of(title)
    assert net is not None
    player, random, changed = NetPlayer(net), Random(1), 0
    for game in last_choices("ground-floor", 3, 12):
        sight = sight_of(game, game.due[0])
        liked, chosen = liked_by(net, sight), player.choose(sight, random)
        if chosen == liked:
            continue
        changed += 1
        ends = []
        for move in (liked, chosen):
            then = game.clone()
            then.play(move, sight.seat)
            while not then.over:
                seen = sight_of(then, then.due[0])
                then.play(liked_by(net, seen), seen.seat)
            mine = then.scores(EVERYTHING)[sight.seat]
            assert mine.place is not None and mine.total is not None
            ends.append((-mine.place, mine.total))
        assert ends[1] > ends[0], (liked, chosen)
    assert changed > 1


@pytest.mark.parametrize("name", TRAINED)
def test_what_was_seen_before_does_not_matter(name: str) -> None:
    """To the last bit: sums that go on from the last look of a seat are those of a first look."""
    title = st.find_title(name)
    net = net_of(title)
    assert net is not None
    seats = max(title.usual_seats)
    kept, logits, values = net.room(), np.zeros(title.most_options + 1), np.zeros(MOST_VALUES)
    for game in (*middles(name, seats, 3), *middles(name, seats, 1)):
        for _ in range(3 * seats):
            if game.over:
                break
            sight = sight_of(game, game.due[0])
            a = Arena(title, sight.box.struct, 3, compiled=False)
            said = []
            for room in (kept, net.room()):
                a.put(0, sight.imagined)
                thoughts = *room, net.room_for_ends(), logits, values
                n = a.entry(net_look)(*(a.states, 0, a.boxes, a.moves, sight.seat, *net.tables, *thoughts))
                said.append((logits[:n].tobytes(), values.tobytes()))
            assert said[0] == said[1]
            game.play(sight.moves[int(logits[:n].argmax())], sight.seat)
    assert np.count_nonzero(kept[0][:seats].any(axis=1)) > 1, "several seats have looked"


@long
@pytest.mark.skipif(not compiling(), reason="compares with compiled rules")
@pytest.mark.parametrize("name", [name for name in TRAINED if name == "mall-world"])
def test_a_search_that_a_network_leads_grows_the_same_tree_in_both_twins(name: str) -> None:
    for game, effort in zip(
        middles(name, 3, 3), (*[Effort(iterations=40, rollout="net", ahead=3)] * 2, LEADING), strict=True
    ):
        sight = sight_of(game, game.due[0])
        trees = [Tree(sight, effort, 7, compiled) for compiled in (True, False)]
        for tree in trees:
            tree.grow(effort.iterations, 0)
        assert trees[0].net is not None
        assert np.array_equal(trees[0].tree, trees[1].tree) and np.array_equal(trees[0].worth, trees[1].worth)


@pytest.mark.parametrize("name", TRAINED)
def test_a_search_that_a_network_leads_goes_by_what_its_judge_expects(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = st.find_title(name)
    net = net_of(title)
    assert net is not None
    blind = dataclasses.replace(net, rows=net.rows.copy())
    blind.rows[net.plan.where[OUTPUTS] :] = 0  # it likes what it liked, and expects the same for everybody
    game = middles(name, 3, 3)[-1]
    sight = sight_of(game, game.due[0])
    for asked in ("", *JUDGES):
        effort = Effort(iterations=60, rollout="net", ahead=2, judge=asked)
        outlook = Search(effort).think(sight, Random(1))
        assert sum(outlook.wins) == pytest.approx(1)
        assert all(0 < thought.gain < 1 for thought in outlook.thoughts if thought.visits)
        with monkeypatch.context() as patch:
            patch.setattr(efforts, "net_of", lambda title: blind)
            deaf = Search(effort).think(sight, Random(1))
        assert (deaf.leads != outlook.leads) == ((asked or judge(title)) == NET)
        assert deaf.wins != outlook.wins, "odds are told by the network, whoever judges"


@pytest.mark.parametrize("name", TRAINED)
def test_options_race_and_each_future_is_that_of_its_option(name: str) -> None:
    """Also where others choose several times before the seat's own turn in what all choose at once."""
    at_once, few = 0, Effort(iterations=24, rollout="net", ahead=1)
    compiled = twins.ready(st.find_title(name), *Search(few).entries(st.find_title(name)))
    for game in middles(name, 3, 30)[::3]:
        for seat in game.due:
            sight = sight_of(game, seat)
            tree = Tree(sight, few, 7, compiled)
            tree.grow(24, 0)
            tried = [int(visits) for visits, *_ in tree.children().values()]
            assert sum(tried) == tree.made <= 24
            assert len(tried) >= min(2, len(sight.moves))
            assert len(set(tried)) == 1, "all were tried in the same deals, so many that nobody could be out"
            at_once += len(game.due) > 1
            again = Tree(sight, few, 7, compiled)
            again.grow(24, 0)
            assert np.array_equal(tree.tree, again.tree) and np.array_equal(tree.worth, again.worth)
    assert at_once > 0 or name != "brauerei"


@pytest.mark.parametrize("name", TRAINED)
def test_the_longer_a_race_the_more_options_run_and_nobody_is_out_early(name: str) -> None:
    title = st.find_title(name)
    compiled = twins.ready(title, *Search(Effort(iterations=1, rollout="net")).entries(title))
    fields = []
    for game in middles(name, 3, 16)[::2]:
        sight = sight_of(game, game.due[0])
        if len(sight.moves) < 2:
            continue
        sizes = []
        for iterations in (40, 2_000 if compiled else 80):
            tree = Tree(sight, Effort(iterations=iterations, rollout="net", ahead=1), 7, compiled)
            tree.grow(iterations, 0)
            tried = [int(visits) for visits, *_ in tree.children().values()]
            assert min(tried) >= min(iterations // len(tried), max(FEWEST, iterations // (DECIDED * len(tried))))
            sizes.append(len(tried))
        fields.append(sizes)
    assert all(few <= many for few, many in fields)
    assert not compiled or any(few < many for few, many in fields)


def test_reading_machine_code_is_no_part_of_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first future of a process takes seconds: the first hint would rest on hardly any other."""
    [game] = middles("wishland", 2, 1)
    tree = Tree(sight_of(game, game.due[0]), Effort(seconds=1, rollout="net"), 7, False)
    now, tried = 0.0, 0

    def iterate(times: int, forced: int) -> None:
        nonlocal now, tried
        now += 0.01 * times if tried else 5
        tried += times
        tree.books[ITERATIONS] += times
        tree.books[SPENT] += times * FULL

    monkeypatch.setattr(grown, "time", SimpleNamespace(perf_counter=lambda: now))
    monkeypatch.setattr(tree, "_iterate", iterate)
    tree.grow(0, 1)
    assert tree.made >= 90


def test_who_is_clearly_behind_is_out_of_the_race() -> None:
    random = np.random.default_rng(1)
    luck = random.normal(0, 50, 40)  # the same for all, and much more than what tells them apart
    better = [np.stack([np.full(40, 0.5), luck + plus + random.normal(0, 1, 40)], axis=1) for plus in (0, 4, 4.1)]
    alike = np.zeros(3)
    assert grown.not_behind(np.array(better), alike) == [1, 2]
    assert grown.not_behind(np.array(better[:1]), alike[:1]) == [0]
    assert grown.not_behind(np.stack([np.zeros((16, 2)), np.ones((16, 2)), np.zeros((16, 2))]), alike) == [1]
    assert grown.not_behind(np.zeros((3, 16, 2)), alike) == [0, 1, 2], "alike to the end"
    liked = np.array([0.0, -4.0, -7.0]) / grown.TRUST
    assert grown.not_behind(np.zeros((3, 16, 2)), liked) == [0], "nothing speaks for what is hardly liked"


@pytest.mark.skipif("wishland" not in TRAINED, reason="no weights")
def test_what_was_tried_as_often_is_told_apart_by_what_is_liked_as_long_as_it_fared_alike() -> None:
    tree = Tree(sight_of(middles("wishland", 2, 1)[0], 0), Effort(iterations=24, rollout="net"), 7, False)
    tree.liked = {1: math.log(0.6), 2: math.log(0.06)}
    few, many = (tree.preference(1, tried) - tree.preference(2, tried) for tried in (16, 4_000))
    assert 0.03 < few < 0.04 and 0 < many < 0.001
    assert tree.preference(3, 16) == 0


@pytest.mark.skipif("wishland" not in TRAINED, reason="no weights")
def test_one_future_says_less_than_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    (game,) = middles("wishland", 2, 1)
    sight = sight_of(game, game.due[0])
    liked, other = sight.moves[:2]
    tree = Tree(sight, Effort(iterations=24, rollout="net"), 7, False)
    tree.liked = {liked.option: math.log(0.9), other.option: math.log(0.1)}
    for futures, better in ((1, liked), (4, other), (24, other)):
        fared = {liked.option: [futures, 0.4 * futures, 0, 0], other.option: [futures, 0.6 * futures, 0, 0]}
        monkeypatch.setattr(tree, "children", lambda fared=fared: fared)
        assert _thoughts(sight, [tree])[0].move == better


@pytest.mark.parametrize("name", TRAINED)
def test_before_rules_are_compiled_a_led_search_with_a_clock_goes_by_the_network(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")
    (game,) = middles(name, 3, 1)
    sight = sight_of(game, seat := game.due[0])
    monkeypatch.setattr(Tree, "grow", lambda *about: pytest.fail("a future would take seconds"))
    outlook = Search(replace(LEVELS["hard"], cores=2, rollout="net")).think(sight, Random(1))
    best, *others = outlook.thoughts
    assert {thought.move for thought in outlook.thoughts} == set(sight.moves)
    assert best.won == outlook.wins[seat] and best.error > 0.4, "it promises nothing"
    assert sum(outlook.wins) == pytest.approx(1) and len(outlook.wins) == len(outlook.leads) == 3
    assert not any(thought.visits for thought in others)
    net = net_of(sight.title)
    assert net is not None
    logits, values = look(net, sight)
    wins, _ = learned.expected(net, sight, values)
    assert wins[seat] == pytest.approx(learned.chances(values[:, SHARE])[0])
    liked = [move.option for move, logit in zip(sight.moves, logits, strict=True) if logit == logits.max()]
    surely = certain.Certain(sight, 1)
    assert best.move.option in [*liked, *surely.plainly_better(liked[0])] or surely.worse_endings()


def test_what_a_bid_is() -> None:
    found = [(name, d.name) for name in st.titles() for d in st.find_title(name).decisions.values() if d.is_bid]
    assert found == [("brauerei", "bid"), ("mall-world", "bid")]


@pytest.mark.skipif("brauerei" not in TRAINED, reason="no weights")
def test_no_bid_is_wasted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told apart is by the rules alone what leaves less than a lower bid that nobody could answer either."""
    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")
    found = positions("brauerei", "overbid", 4, seed=3)
    net = net_of(st.find_title("brauerei"))
    assert net is not None
    for position in found:
        sight, room = position.sight, net.room()
        a = Arena(sight.title, sight.box.struct, 3, compiled=False)
        a.put(0, sight.imagined)
        logits, values = np.zeros(sight.title.most_options + 1), np.zeros(MOST_VALUES)
        thoughts = *room, np.zeros((0, 0)), logits, values
        a.entry(net_look)(a.states, 0, a.boxes, a.moves, sight.seat, *net.tables_of(sight.box), *thoughts)
        *_, brought, _ = room
        wasted = dict(zip(a.options(), brought[:, WASTED].tolist(), strict=False))
        enough = max(position.right)
        assert all((part == 1) == (option > enough) for option, part in wasted.items())
        assert len(wasted) == len(sight.moves), "the list holds the seat's own options again"
    assert right(NetPlayer(), found) == 1


@pytest.mark.skipif("mall-world" not in TRAINED, reason="no weights")
def test_it_plays_on_to_the_end_or_as_far_as_it_was_told() -> None:
    for game in middles("mall-world", 3, 3):
        sight = sight_of(game, game.due[0])
        played, told = (Search(replace(LEADING, ahead=far)).think(sight, Random(1)).thoughts for far in (0, 1))
        whole = [all(is_whole(6 * each.won * each.visits) for each in thoughts) for thoughts in (played, told)]
        assert whole == [True, False], "a victory is shared by two or by three; what is expected is any number"


@pytest.mark.parametrize("name", [name for name in TRAINED if leads(st.find_title(name))])
def test_a_reason_is_told_from_futures_that_the_network_plays_on(name: str) -> None:
    """As hints and analyses tell chances from: who knows what a thing is good for later says so, too."""
    title, sights = st.find_title(name), [sight_of(game, game.due[0]) for game in middles(name, 3, 2)]
    compiled = twins.ready(title, *Search(LEADING).entries(title))
    for sight in sights:
        trees = [Tree(sight, Effort(iterations=1, rollout=how), 0, compiled) for how in ("best", "random")]
        first, last = sight.moves[0].option, sight.moves[-1].option
        ends = [[tree.future(option, seed) for option in (first, last) for seed in (1, 2)] for tree in trees]
        assert title.ahead is not None or all(title.state().load(end).depth == 0 for of in ends for end in of)
        assert ends[0][0] != ends[0][1] and not set(ends[0]) & set(ends[1])
        assert trees[0].future(first, 1) == ends[0][0], "what was looked into before does not matter"
        assert trees[0].made == 1


@pytest.mark.parametrize("name", TRAINED)
def test_it_plays_whole_games_by_the_rules_and_the_same_again(name: str) -> None:
    title = st.find_title(name)
    played = []
    for _ in range(2):
        game, random = st.new(name, ["net"] * title.seats[-1], seed=3), Random(3)
        for _ in range(150):
            if game.over:
                break
            game.play(choose(game, game.due[0], random), game.due[0])
        played.append([ply.move for ply in game.plies])
    assert played[0] == played[1] and len(played[0]) > 20


def test_moves_and_expectations_come_in_the_order_of_the_sight() -> None:
    game = toy.new(3, 2)
    sight = sight_of(game, game.due[0])
    logits, values = look(some_net(toy.TITLE), sight)
    assert logits.shape == (len(sight.moves),) and len(values) == 3
    best = NetPlayer(some_net(toy.TITLE)).choose(sight, Random(1))
    assert best == sight.moves[int(logits.argmax())]


@long
@pytest.mark.skipif(not compiling(), reason="thinks in compiled rules")
@pytest.mark.skipif("mall-world" not in TRAINED, reason="no weights")
@pytest.mark.parametrize("kind", ["overbid", "ending"])
def test_nobody_pays_for_nothing_and_the_last_gains_are_taken(kind: str) -> None:
    found = positions("mall-world", kind, 12)
    assert right(find_policy("random"), found) < 0.8
    assert right(NetPlayer(), found) == 1
    assert right(Search(Effort(iterations=600, rollout="net")), found) == 1

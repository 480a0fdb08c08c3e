"""Who plays better: balance of the seats, tests that may be looked at at any time, ratings."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import numpy as np
import pytest

from stammtisch import lab
from stammtisch.kernel.title.title import Title
from stammtisch.lab import LabError, contest
from stammtisch.lab.contest import line_ups
from stammtisch.lab.ratings import AVERAGE, DRAWN, rating_intervals, ratings
from stammtisch.lab.sequential import Watch
from stammtisch.players import UnknownPolicy
from stammtisch.players.greedy import Greedy
from tests.machine import long


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_and_mixes_are_balanced_exactly(players: int, seats: int) -> None:
    for seed in range(5):
        block = line_ups(players, seats, Random(seed))
        at = Counter((player, seat) for line_up in block for seat, player in enumerate(line_up))
        assert len(set(at.values())) == 1
        assert len(at) == players * seats
        mixes = Counter(tuple(sorted(Counter(line_up).items())) for line_up in block)
        assert set(mixes.values()) == {seats}
        for line_up in block:
            counts = [Counter(line_up)[player] for player in range(players)]
            assert max(counts) - min(counts) <= 1
        met: Counter[tuple[int, int]] = Counter()
        for line_up in block:
            met.update(p for p in permutations(line_up, 2) if p[0] != p[1])
        assert len(set(met.values())) == 1
        assert len(met) == players * (players - 1)


@long
def test_looking_after_every_game_is_rarely_wrong() -> None:
    """Fair coins, looked at 400 times: the chance to be called unfair at any time is at most 5 in 100."""
    random = np.random.default_rng(1)
    wrong = 0
    for _ in range(300):
        watch = Watch(0.05)
        for x in random.integers(0, 2, 400):
            watch.add(float(x))
            if watch.excludes(0.5):
                wrong += 1
                break
    assert wrong / 300 <= 0.05


def test_intervals_hold_the_mean_of_other_numbers_too() -> None:
    random = np.random.default_rng(2)
    missed, width = 0, []
    for _ in range(100):
        watch = Watch(0.1)
        for x in random.beta(2, 6, 200):
            watch.add(float(x))
        missed += not watch.low <= 0.25 <= watch.high
        width.append(watch.high - watch.low)
    assert missed <= 10
    assert np.mean(width) < 0.12


@pytest.mark.parametrize(("chance", "most"), [(0.9, 25), (0.7, 120), (0.6, 700)])
def test_a_difference_is_found(chance: float, most: int) -> None:
    random = np.random.default_rng(3)
    needed = []
    for _ in range(40):
        watch = Watch()
        while not watch.excludes(0.5):
            watch.add(float(random.random() < chance))
        assert watch.low > 0.5
        needed.append(watch.n)
    assert np.median(needed) < most


def test_equality_is_found_too() -> None:
    watch = Watch()
    for n in range(4000):
        watch.add(float(n % 2))
        if watch.within(0.5, 0.05):
            break
    assert 100 < watch.n < 3000
    with pytest.raises(ValueError, match="not between"):
        watch.add(1.5)


def test_ratings_by_hand() -> None:
    """Two players, 9 wins to 1: the odds of a Bradley-Terry fit are those of the (padded) counts."""
    found = ratings(np.array([[0, 9.0], [1.0, 0]]))
    assert found.mean() == pytest.approx(AVERAGE)
    assert found[0] - found[1] == pytest.approx(400 * np.log10((9 + DRAWN) / (1 + DRAWN)), abs=0.01)


def test_ratings_are_found_again() -> None:
    """Three players whose true ratings are known, in ten matches of 60 blocks."""
    true = np.array([1150.0, 1000.0, 850.0])
    chances = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    random = np.random.default_rng(4)
    held, off = 0, []
    for _ in range(10):
        blocks = np.zeros((60, 3, 3))
        for a, b in ((0, 1), (0, 2), (1, 2)):
            blocks[:, a, b] = random.binomial(4, chances[a, b], 60)
            blocks[:, b, a] = 4 - blocks[:, a, b]
        value, low, high = rating_intervals(blocks)
        held += int(((low <= true) & (true <= high)).sum())
        off.append(value - true)
        assert np.all((high - low > 30) & (high - low < 160))
    assert held >= 26
    assert np.abs(np.mean(off, axis=0)).max() < 12


def test_few_blocks_and_equal_ones_leave_much_open() -> None:
    won = np.array([[0, 4.0], [0, 0]])
    widths = []
    for count in (1, 4, 40):
        value, low, high = rating_intervals(np.array([won] * count))
        assert np.all((low < value) & (value < high))
        widths.append(high[0] - low[0])
    assert widths[0] > 300
    assert low[0] - high[1] > 300, "160 games out of 160"


def test_a_match_stops_when_it_is_decided(stall: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.lab.thinking._policy", lambda spec: Greedy(40, 8))
    outcome = lab.match(stall.name, ["random", "greedy"], seats=2, games=100, workers=1)
    assert outcome.decided
    assert outcome.games < 100
    assert [p.name for p in outcome.players] == ["greedy", "random"]
    assert outcome.players[0].games == outcome.players[1].games == outcome.games
    pair = outcome.pairs[0]
    assert (pair.first, pair.second, pair.verdict) == ("random", "greedy", "worse")
    assert pair.share.high < 0.5


def test_a_match_does_not_depend_on_who_plays_it(stall: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = lab.match(stall.name, ["random", "random"], seats=3, games=60, stop=False, workers=1)
    assert alone == lab.match(stall.name, ["random", "random"], seats=3, games=60, stop=False, workers=2)
    assert alone.games == 60
    assert [p.name for p in sorted(alone.players, key=lambda p: p.name)] == ["random #1", "random #2"]
    assert alone.fair == pytest.approx(1 / 3)

    def backwards(work, jobs, workers, engine):  # type: ignore[no-untyped-def]
        return reversed([(job, work(job)) for job in jobs])

    monkeypatch.setattr(contest, "each", backwards)
    assert alone == lab.match(stall.name, ["random", "random"], seats=3, games=60, stop=False)


def test_equal_players_share_the_wins(stall: Title) -> None:
    outcome = lab.match(stall.name, ["random"] * 3, games=300, stop=False, workers=1)
    assert sum(p.win_share.value for p in outcome.players) == pytest.approx(1)
    assert all(pair.verdict in ("open", "equal") for pair in outcome.pairs)


def test_a_ladder_doubles(stall: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def match(title: str, policies: list[str], **others: object) -> contest.Match:
        asked.append(policies)
        return original(title, ["random", "random"], games=12, workers=1)

    original = contest.match
    monkeypatch.setattr(contest, "match", match)
    rungs = lab.ladder(stall.name, "search", "iterations", 8, 2)
    assert asked == [["search:iterations=16", "search:iterations=8"], ["search:iterations=32", "search:iterations=16"]]
    assert next((r.less, r.more) for r in rungs) == ("search:iterations=8", "search:iterations=16")
    lab.ladder(stall.name, "search:iterations=5,rollout=greedy", "iterations", 8, 1)
    lab.ladder(stall.name, "search:normal", "seconds", 1, 1)
    assert asked[2:] == [
        ["search:rollout=greedy,iterations=16", "search:rollout=greedy,iterations=8"],
        ["search:normal,seconds=2", "search:normal,seconds=1"],
    ]


@pytest.mark.parametrize(
    ("wrong", "error", "said"),
    [
        ({"policies": ["random"]}, LabError, "at least two policies"),
        ({"policies": ["random", "greddy"]}, UnknownPolicy, "did you mean “greedy”"),
        ({"games": 0}, LabError, "0 games"),
    ],
)
def test_wrong_orders(stall: Title, wrong: dict[str, object], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        lab.match(**{"title": stall.name, "policies": ["random", "random"], "workers": 1} | wrong)  # type: ignore[arg-type]

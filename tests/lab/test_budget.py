"""The budget for being wrong: hardly any false alarm in whole studies, and real changes are found all the same."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from stammtisch.kernel.title.title import Title
from stammtisch.lab.budget import ALPHA, COMPARED, STUDIED, Budget, chances
from stammtisch.lab.compare import compare
from stammtisch.lab.counting import GroupJob, count_group
from stammtisch.lab.endings import learn_endings
from stammtisch.lab.figures import Groups, Measured, per_game
from stammtisch.lab.setting import setting

STUDIES = 100
MOST = int(stats.binom.ppf(0.999, STUDIES, ALPHA))
"""More alarms than this would be met by chance once in a thousand runs, if the budget held."""


def _rare(random: np.random.Generator, groups: int, k: int) -> Groups:
    """Sums of groups in which hardly any game has something to count, and then much at once."""
    often = random.poisson(random.choice([0.2, 1, 30], k), (groups, k))
    return Groups([{"games": np.array(1.0), "x": row * random.exponential(1, k)} for row in often.astype(float)])


def _naive(change: Measured) -> bool:
    """What one would say who asks each question as if it were the only one."""
    return bool((change.p <= ALPHA).any())


def test_where_nothing_is_there_hardly_anything_is_certain() -> None:
    """A hundred studies of as many rare things that are equal but for accident."""
    random = np.random.default_rng(3)
    alarms = naive = likely = 0
    for _ in range(STUDIES):
        rates = random.choice([0.2, 1, 30], 100)
        heaps = []
        for _ in range(2):
            often = random.poisson(rates, (40, 100)) * random.exponential(1, (40, 1))
            heaps.append(Groups([{"games": np.array(1.0), "x": row} for row in often]))
        change = heaps[1].change(per_game("x"), heaps[0])
        standing = Budget(1).judge(change)
        alarms += bool(standing.sure.any())
        likely += bool(standing.likely.any())
        naive += _naive(change)
    assert alarms <= MOST
    assert alarms <= likely
    assert naive > STUDIES / 2  # the questions are such as go wrong if nobody minds


def test_whole_studies_of_equal_boxes_raise_hardly_any_alarm(stall: Title) -> None:
    """Games of one box are dealt into two heaps, again and again: whatever differs is accident."""
    wanted = setting(stall.name, 3)
    endings = learn_endings(wanted)
    groups = [count_group(GroupJob(wanted, n, 10 * n, 10, 0, 0, endings)).sums for n in range(60)]
    random = np.random.default_rng(5)
    alarms = naive = 0
    for _ in range(STUDIES):
        dealt = random.permutation(60)
        one, other = (Groups([groups[n] for n in half]) for half in (dealt[:30], dealt[30:]))
        between = compare(wanted, wanted, one, other, (one, other), (), Budget(COMPARED), "en")
        every = (*between.figures, *between.things, *between.taken)
        assert len(every) > 25
        alarms += any(d.sure for d in every)
        naive += any(d.p <= ALPHA for d in every)
    assert alarms <= MOST
    assert naive > STUDIES / 2


def test_what_is_there_is_found_among_many() -> None:
    random = np.random.default_rng(4)
    parts = random.normal(0, 1, (40, 300))
    parts[:, 7] += 1.2
    found = chances(parts)
    assert found[7] <= ALPHA / (STUDIED + COMPARED)
    assert (np.delete(found, 7) > ALPHA).all()


@pytest.mark.parametrize("k", [1, 2, 5])
def test_one_lone_question_is_as_with_a_test_by_signs(k: int) -> None:
    """By hand: that all of n groups have the same sign happens 2 times in 2 to the power of n."""
    parts = np.tile(np.ones((6, 1)), (1, k))
    assert chances(parts) == pytest.approx(np.full(k, 2 / 64), abs=0.008)


def test_what_does_not_differ_is_not_judged() -> None:
    assert chances(np.zeros((10, 3))).tolist() == [1, 1, 1]
    one = _rare(np.random.default_rng(1), 10, 4)
    standing = Budget(1).judge(one.change(per_game("x"), one))
    assert not standing.sure.any() and not standing.likely.any()
    assert Budget(1).judge(one.measure(per_game("x")), np.array([], int)).sure.tolist() == []


def test_the_largest_effect_is_never_less_certain_than_a_smaller_one() -> None:
    parts = np.random.default_rng(6).normal(0.3, 1, (30, 20))
    sizes = np.abs(parts.mean(axis=0)) / np.sqrt((parts**2).mean(axis=0))
    found = chances(parts)
    assert (np.diff(found[np.argsort(-sizes)]) >= 0).all()

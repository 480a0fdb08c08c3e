"""The conformance suite for every registered title at its smallest table, without compiled rules.

Every number of seats and every option, in all twins: that is `stammtisch check TITLE`, as in CI.
"""

from __future__ import annotations

import pytest

import stammtisch as st
from stammtisch.check.conform import check
from stammtisch.check.report import Arrangement, arrangements
from tests.machine import LONG


def ways_of(name: str) -> list[Arrangement]:
    """Each number of seats with the default options; each other value of an option with one that it fits, in turn."""
    fitting: dict[object, list[Arrangement]] = {}
    for way in arrangements(st.find_title(name)):
        fitting.setdefault(way.options, []).append(way)
    return [*fitting.pop(()), *(fits[i % len(fits)] for i, fits in enumerate(fitting.values()))]


@pytest.mark.skipif(LONG, reason="`stammtisch check` looks at all tables of each title there")
@pytest.mark.parametrize("name", st.titles())
def test_a_title_conforms(name: str) -> None:
    ways = [way for way in ways_of(name) if way.seats == st.find_title(name).least_seats()]
    games = 2 * len(ways)
    report = check(st.find_title(name), games, compiled=False, workers=1, ways=ways)
    assert not report.problems, f"{report.problems[0].text} in {report.problems[0].game}\n{report.problems[0].record}"
    assert report.games >= games

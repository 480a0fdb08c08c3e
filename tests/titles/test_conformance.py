"""The conformance suite for every registered title, seat count and option; the long fuzz is `stammtisch check`."""

from __future__ import annotations

import pytest

import stammtisch as st
from stammtisch.check.conform import check
from stammtisch.check.report import arrangements

TABLES = [(name, seats) for name in st.titles() for seats in st.find_title(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_title_conforms(name: str, seats: int) -> None:
    title = st.find_title(name)
    games = 2 * len(arrangements(title, seats))
    report = check(title, games, seats, compiled=False, workers=1)
    assert not report.problems, f"{report.problems[0].text} in {report.problems[0].game}\n{report.problems[0].record}"
    assert report.games >= games

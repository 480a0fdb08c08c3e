"""The conformance suite for every registered title, seat count and option; the long fuzz is `stammtisch check`."""

from __future__ import annotations

import pytest

import stammtisch as st
from stammtisch.check.conform import check
from stammtisch.check.report import tables


@pytest.mark.parametrize("name", st.titles())
def test_a_title_conforms(name: str) -> None:
    title = st.find_title(name)
    games = 2 * len(tables(title))
    report = check(title, games, compiled=False, workers=1)
    assert not report.problems, f"{report.problems[0].text} in {report.problems[0].game}\n{report.problems[0].record}"
    assert report.games >= games

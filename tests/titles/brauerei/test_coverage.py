"""Every case of the dossier of Brauerei has its test; every clause is cited and reached; records replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.golden import test_golden
from tests.titles import test_coverage
from tests.titles.brauerei import test_scenarios, test_scenarios_from_24

NAME = "brauerei"


def test_every_case_has_its_test() -> None:
    """The dossier has the cases S1 to S45; a test names all that it plays."""
    found = {
        case
        for module in (test_scenarios, test_scenarios_from_24)
        for name in vars(module)
        if (named := re.match(r"test_((?:s\d+_)+)", name))
        for case in named[1].strip("_").split("_")
    }
    assert found == {f"s{n}" for n in range(1, 46)}


def test_every_clause_is_reached() -> None:
    test_coverage.test_every_clause_is_reached(NAME)


def test_every_clause_is_cited_and_exists() -> None:
    test_coverage.test_every_clause_is_cited_and_exists(NAME)


@pytest.mark.parametrize("path", sorted((test_golden.HERE / NAME).glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_record_replays(path: Path) -> None:
    test_golden.test_a_golden_record_replays(path)


def test_there_is_a_record_for_each_table_option_and_end() -> None:
    test_golden.test_there_is_a_record_for_each_table_option_and_end(NAME)

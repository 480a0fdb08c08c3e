"""Every case of the dossier of Mall des Jahres has its test; every clause is cited and reached; records replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import test_golden
from tests.titles import test_coverage
from tests.titles.mall_des_jahres import test_options, test_rulebook_cases, test_scenarios, test_scenarios_from_34

NAME = "mall-des-jahres"


def test_every_case_has_its_test() -> None:
    """The dossier has the cases EX-R1 to EX-R20, EX-S1 to EX-S66 and EX-O1 to EX-O12."""
    modules = (test_options, test_rulebook_cases, test_scenarios, test_scenarios_from_34)
    tests = [name for module in modules for name in vars(module)]
    for letter, last in (("r", 20), ("s", 66), ("o", 12)):
        for case in range(1, last + 1):
            assert any(name.startswith(f"test_{letter}{case}_") for name in tests), f"EX-{letter.upper()}{case}"


def test_every_clause_is_reached() -> None:
    test_coverage.test_every_clause_is_reached(NAME)


def test_every_clause_is_cited_and_exists() -> None:
    test_coverage.test_every_clause_is_cited_and_exists(NAME)


@pytest.mark.parametrize("path", sorted((test_golden.HERE / NAME).glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_record_replays(path: Path) -> None:
    test_golden.test_a_golden_record_replays(path)


def test_there_is_a_record_for_each_table_option_and_end() -> None:
    test_golden.test_there_is_a_record_for_each_table_option_and_end(NAME)

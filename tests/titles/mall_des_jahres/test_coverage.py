"""Every case of the dossier of Mall des Jahres has its test."""

from __future__ import annotations

from tests.titles.mall_des_jahres import test_options, test_rulebook_cases, test_scenarios, test_scenarios_from_34


def test_every_case_has_its_test() -> None:
    """The dossier has the cases EX-R1 to EX-R20, EX-S1 to EX-S66 and EX-O1 to EX-O12."""
    modules = (test_options, test_rulebook_cases, test_scenarios, test_scenarios_from_34)
    tests = [name for module in modules for name in vars(module)]
    for letter, last in (("r", 20), ("s", 66), ("o", 12)):
        for case in range(1, last + 1):
            assert any(name.startswith(f"test_{letter}{case}_") for name in tests), f"EX-{letter.upper()}{case}"

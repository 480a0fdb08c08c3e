"""Every case of the dossier of Mall World has its test."""

from __future__ import annotations

from tests.titles.mall_world import test_examples, test_examples_from_17


def test_every_case_has_its_test() -> None:
    """The dossier has the cases E1 to E4, E7 to E9 and S1 to S33."""
    tests = [name for module in (test_examples, test_examples_from_17) for name in vars(module)]
    for case in (*(f"e{i}" for i in (1, 2, 3, 4, 7, 8, 9)), *(f"s{i}" for i in range(1, 34))):
        assert any(name.startswith(f"test_{case}_") for name in tests), case

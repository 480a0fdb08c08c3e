"""Every clause of Mall World is reached and cited."""

from __future__ import annotations

import re
from pathlib import Path

from stammtisch.titles.mall_world.title import TITLE
from tests.titles.coverage import cited, reached_in_play
from tests.titles.mall_world import (
    test_box,
    test_clauses_end,
    test_clauses_table,
    test_clauses_turn,
    test_examples,
    test_examples_from_17,
    test_options,
)

TESTS = (
    test_box,
    test_clauses_end,
    test_clauses_table,
    test_clauses_turn,
    test_examples,
    test_examples_from_17,
    test_options,
)

GAMES: list[tuple[int, int, dict[str, str]]] = [(3 + i % 3, i, {}) for i in range(24)] + [
    (3 + i % 3, 100 + i, {option: kind.names[1]}) for i in range(6) for option, kind in TITLE.options.items()
]
"""54 random games over all numbers of seats and all options."""


def test_every_clause_is_reached() -> None:
    """Each clause is told or refused by in random play, or a test of this title asserts it and says so."""
    every = set(TITLE.rulebook().text)
    assert len(every) == 124
    by_tests = cited(*TESTS)
    assert by_tests <= every
    assert every - by_tests - reached_in_play("mall-world", GAMES) == set()


def test_every_clause_is_cited() -> None:
    """The rules (or the box) name each clause, so that every rule can be found from its clause."""
    files = [*TITLE.folder.glob("*.py"), TITLE.folder / "box.toml"]
    source = "\n".join(Path(file).read_text(encoding="utf-8") for file in files)
    named = {f"MW-{a}.{b}" for a, b in re.findall(r"\bMW[-_](\d+)[._](\d+)", source)}
    assert set(TITLE.rulebook().text) - named == set()
    assert named - set(TITLE.rulebook().text) == set()


def test_every_case_has_its_test() -> None:
    """The dossier has the cases E1 to E4, E7 to E9 and S1 to S33."""
    tests = [name for module in (test_examples, test_examples_from_17) for name in vars(module)]
    for case in (*(f"e{i}" for i in (1, 2, 3, 4, 7, 8, 9)), *(f"s{i}" for i in range(1, 34))):
        assert any(name.startswith(f"test_{case}_") for name in tests), case

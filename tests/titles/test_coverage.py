"""Every clause of every title is cited and reached; a title that is added gets these tests by being installed."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module
from pathlib import Path

import pytest

import stammtisch as st
from stammtisch.kernel.model.moves import Forbidden
from tests.titles.coverage import cited

GOLDEN = Path(__file__).parents[1] / "golden"
EVERY = 4
"""Refusals are looked at before one move in so many."""


def of_scenarios(title: str) -> set[str]:
    """The clauses that the tests of a title assert, by their own word (`coverage.clauses`)."""
    package = import_module(f"tests.titles.{title.replace('-', '_')}")
    names = [module.name for module in pkgutil.iter_modules(package.__path__) if module.name.startswith("test_")]
    return cited(*(import_module(f"{package.__name__}.{name}") for name in names))


def of_records(title: str) -> set[str]:
    """The clauses told, or named by a refusal, in the golden records of a title, as they are played again."""
    out: set[str] = set()
    for path in sorted((GOLDEN / title).glob("*.txt")):
        whole = st.read(path.read_text(encoding="utf-8"))
        out |= {tell.clause for tells in (whole.setup_tells, *(ply.tells for ply in whole.plies)) for tell in tells}
        for number in range(0, len(whole.plies), EVERY):
            refusals: dict[int, Forbidden] = {}
            past = whole.at(number)
            past.options_of(past.due[0], refusals)
            out |= {why.clause for why in refusals.values()}
    return out


@pytest.mark.parametrize("title", st.titles())
def test_every_clause_is_reached(title: str) -> None:
    every = set(st.find_title(title).rulebook().text)
    asserted = of_scenarios(title)
    assert asserted <= every
    assert sorted(every - asserted - of_records(title)) == []


@pytest.mark.parametrize("title", st.titles())
def test_every_clause_is_cited_and_exists(title: str) -> None:
    """The rules (or the box) name each clause, so that every rule can be found from its clause."""
    found = st.find_title(title)
    files = [*sorted(found.folder.glob("*.py")), found.folder / "box.toml"]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    named = {f"{found.prefix}-{a}.{b}" for a, b in re.findall(rf"\b{found.prefix}[-_](\d+)[._](\d+[a-z]?)", source)}
    every = set(found.rulebook().text)
    assert sorted(every - named) == []
    assert sorted(named - every) == []

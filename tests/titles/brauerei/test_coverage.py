"""Every case of the dossier of Brauerei has its test."""

from __future__ import annotations

import re

from tests.titles.brauerei import test_scenarios, test_scenarios_from_24


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

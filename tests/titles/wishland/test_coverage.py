"""Every case of the dossier of Wishland has its test."""

from __future__ import annotations

import re

from tests.titles.wishland import test_examples, test_final_scoring, test_setup, test_solo


def test_every_case_has_its_test() -> None:
    """The dossier has the cases EX-R01 to EX-R21 and EX-S01 to EX-S53; a test names all that it plays."""
    modules = (test_examples, test_final_scoring, test_setup, test_solo)
    found = {
        case
        for module in modules
        for name in vars(module)
        if (named := re.match(r"test_((?:[rs]\d\d_)+)", name))
        for case in named[1].split("_")
    }
    every = {f"{letter}{n:02d}" for letter, last in (("r", 21), ("s", 53)) for n in range(1, last + 1)}
    assert sorted(every - found) == []

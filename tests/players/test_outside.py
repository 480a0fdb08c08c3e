"""Policies that other packages bring."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import stammtisch as st
from stammtisch.players import choose, policies
from stammtisch.players.outside import outside

MODULE = """
class Last:
    def choose(self, sight, random):
        return sight.moves[-1]

class Mute:
    pass
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that names policies; what it names is written by the test."""
    (tmp_path / "last_policy.py").write_text(MODULE)
    about = tmp_path / "last_policy-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: last-policy\nVersion: 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    outside.cache_clear()
    yield about / "entry_points.txt"
    outside.cache_clear()
    sys.modules.pop("last_policy", None)


def test_a_policy_of_another_package_decides(installed: Path) -> None:
    installed.write_text("[stammtisch.policies]\nlast = last_policy:Last\n")
    assert "last" in policies()
    game = st.new("mall-world", ["last", "random", "random"], seed=1)
    while game.due[0] != 0:
        game.play(choose(game, game.due[0], Random(1)))
    assert choose(game, 0, Random(1)).text == game.moves(0)[-1].text


@pytest.mark.parametrize(
    "said", ["search = last_policy:Last", "net = last_policy:Last", "mute = last_policy:Mute", "gone = no_such:Thing"]
)
def test_one_that_is_wrong_is_left_out(installed: Path, said: str) -> None:
    installed.write_text(f"[stammtisch.policies]\n{said}\nlast = last_policy:Last\n")
    with pytest.warns(UserWarning, match=said.partition(" ")[0]):
        found = outside()
    assert set(found) == {"last"}

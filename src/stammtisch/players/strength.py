"""How strong the players are, as far as that is known: `bench.levels` has them play in all titles and keeps it here."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("strength.toml")
"""What was measured: in how many `games`, and `ratings` by the names of the policies."""


class Rating(NamedTuple):
    """A strength on Elo's scale over all titles, and its 95 % interval: 400 points are ten to one, 1000 is the mean."""

    value: int
    low: int
    high: int


@cache
def strengths() -> dict[str, Rating]:
    """The ratings by policy."""
    return {name: Rating(*numbers) for name, numbers in tomllib.loads(FILE.read_text())["ratings"].items()}

"""How long decisions take people: an estimate from how many options they have how often."""

from __future__ import annotations

from math import prod

import numpy as np

from stammtisch.kernel.model.moves import Amount, Decision
from stammtisch.lab.setting import Setting
from stammtisch.lab.things import Numbers

SECONDS, SECONDS_A_BIT = 8.0, 8.0
"""What a decision costs people, we suppose: to carry it out, and for each time that its options can be halved (Hick
1952).
"""


def seconds(setting: Setting, widths: Numbers) -> float:
    """The seconds of a game by how often each of its decisions had how many options (D, widest + 1).

    Where several seats decide at once they think side by side, so that each of them takes its part of the time only.
    """
    title = setting.found
    total = 0.0
    for step, met in zip(sorted(title.decisions), widths, strict=True):
        decision = title.decisions[step]
        bits = np.log2(np.clip(np.arange(len(met)), 1, distinct(decision)))
        spent = float(met @ (SECONDS + SECONDS_A_BIT * bits))
        total += spent / len(setting.open_seats) if decision.at_once else spent
    return total


def distinct(decision: Decision) -> int:
    """How many options people tell apart at the most: nobody weighs each amount for itself."""
    return sum(
        phrase.size // prod(part.size for part in phrase.parts.values() if isinstance(part, Amount))
        for phrase in decision.phrases
    )

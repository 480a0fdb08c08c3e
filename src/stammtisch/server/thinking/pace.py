"""How long a bot takes to answer where somebody looks, so that people can follow what it does.

Nobody thinks about what is forced, and everybody thinks longer where there is much to choose from and the best of it is
close together. Who has thought at the beginning of a turn carries it out quickly.
"""

from __future__ import annotations

import math

WIDE = 64
"""Options that make a choice as wide as any."""

WIDTH, DOUBT = 2.0, 4.0
"""How often the base is added for the widest choice that is clear, and further for one of which nothing is clear."""


def pace(base: float, options: int, doubt: float, row: int) -> float:
    """Seconds from the question to the answer: the base, and up to seven times as long for a choice of weight.

    `options`: how many there are; `doubt`: how close the best of them are (0 to 1); `row`: how many choices the bot has
    just made one after another, by which forced ones take less than the base: any number of them less than two of it.
    """
    ease = 0.5**row
    if options < 2:
        return base * ease
    width = min(1.0, math.log(options, WIDE))
    return base * (1.0 + width * (WIDTH + DOUBT * doubt) * ease)

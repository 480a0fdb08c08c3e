"""The steps of the game (WL-4.1), each a decision or automatic; `title.py` says which rules belong to them."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """What may be pending. The numbers stand in positions and observations: add new ones at the end."""

    KEEP = 1
    GREET = 2
    ROUND = 3
    ORDER = 4
    PLACE_MARKER = 5
    INCOME = 6
    EXTRA_INCOME = 7
    ACTION = 8
    WINDOW = 9
    FREE_STEP = 10
    PRESS = 11
    NEXT_TURN = 12
    SPONSOR = 13
    PLAY = 14
    REWARD = 15
    BONUS = 16
    TRIGGER = 17
    BOOSTS = 18
    BOOST = 19
    CLAIMED = 20
    DRAWN = 21
    EMPTY_HAND = 22
    LATE = 23
    LATE_PURCHASE = 24
    SETTLE = 25

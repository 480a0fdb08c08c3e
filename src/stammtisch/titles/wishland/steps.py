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
    TURN = 8
    ACTION = 9
    WINDOW = 10
    FREE_STEP = 11
    END_OF_TURN = 12
    PRESS = 13
    NEXT_TURN = 14
    SPONSOR = 15
    PLAY = 16
    REWARD = 17
    BONUS = 18
    TRIGGER = 19
    BOOSTS = 20
    BOOST = 21
    CLAIMED = 22
    DRAWN = 23
    EMPTY_HAND = 24
    LATE = 25
    LATE_PURCHASE = 26
    SETTLE = 27

"""The steps of the game (WL-4.1), each a decision or automatic; `title.py` says which rules belong to them."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """What may be pending. The numbers stand in positions and observations: add new ones at the end."""

    KEEP = 1
    ROUND = 2
    ORDER = 3
    PLACE_MARKER = 4
    INCOME = 5
    EXTRA_INCOME = 6
    TURN = 7
    ACTION = 8
    WINDOW = 9
    FREE_STEP = 10
    END_OF_TURN = 11
    PRESS = 12
    NEXT_TURN = 13
    ADVERTISED = 14
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
    GREET = 28

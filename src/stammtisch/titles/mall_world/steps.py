"""The steps of a turn (MW-4.2), each a decision or automatic; `title.py` says which rules belong to them."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """What may be pending. The numbers stand in positions and observations: add new ones at the end."""

    TURN = 1
    ACCEPT = 2
    DEVELOPMENT = 3
    DEVELOP = 4
    OFFER = 5
    BID = 6
    NEXT_PICK = 7
    PICK = 8
    PLAY = 9
    VALIDATE = 10
    TOKEN = 11
    ACTION_3 = 12
    EXCHANGE = 13
    NEXT_DRAW = 14
    DRAW = 15
    HAND_LIMIT = 16
    BLACK_BOX = 17
    END_OF_TURN = 18

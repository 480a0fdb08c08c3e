"""The steps of a turn (MJ-4.1), each a decision or automatic; `title.py` says which rules belong to them."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """What may be pending. The numbers stand in positions and observations: add new ones at the end."""

    TURN = 1
    FIELD = 2
    REARRANGE = 3
    DISMISS = 4
    SWAP = 5
    CLOSE = 6
    STACK = 7
    CHECKPOINT = 8
    STEP_4 = 9
    ACQUIRE = 10
    ROLL = 11
    DRAW_AGAIN = 12
    REFRESH_PICK = 13
    RECEIVED = 14
    USE_NOW = 15
    NEXT_TURN = 16
    HIDDEN_DRAW = 17
    REVEALED = 18
    ROLLED = 19

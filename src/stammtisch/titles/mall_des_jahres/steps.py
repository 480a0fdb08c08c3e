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
    CLOSED = 8
    CHECKPOINT = 9
    STEP_4 = 10
    ACQUIRE = 11
    ROLL = 12
    DRAW_AGAIN = 13
    REFRESH_PICK = 14
    RECEIVED = 15
    USE_NOW = 16
    NEXT_TURN = 17

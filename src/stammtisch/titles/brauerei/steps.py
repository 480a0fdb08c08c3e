"""The steps of a round (BR-4.1), each a decision or automatic; `title.py` says which rules belong to them."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """What may be pending. The numbers stand in positions and observations: add new ones at the end."""

    NEXT_KIOSK = 1
    KIOSK = 2
    ROUND = 3
    NEXT_TO_LAY = 4
    LAY = 5
    NEXT_RESEARCH = 6
    RESEARCH = 7
    FIELD = 8
    BEER = 9
    TASTE = 10
    NEXT_BUYER = 11
    BUY = 12
    SEND = 13
    FIGHTS = 14
    NEXT_BUSINESS = 15
    LORRIES = 16
    OUTPUT = 17
    DELIVER = 18
    SUPPLY = 19
    POPULARITY = 20
    ORDER = 21
    AUCTION = 22
    BID = 23
    NEXT_LURE = 24
    LURE = 25
    NEXT_DISMISSAL = 26
    DISMISS = 27
    NEXT_OFFICE = 28
    OFFICE = 29
    END_OF_ROUND = 30

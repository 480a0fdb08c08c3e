"""The steps of a round (GF-2.2), each a decision or automatic; `title.py` says which rules belong to them."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """What may be pending. The numbers stand in positions and observations: add new ones at the end."""

    ROUND = 1
    INCOME = 2
    FORCED_DISMISSAL = 3
    HIRING = 4
    HIRE = 5
    SCHEDULING = 6
    SCHEDULE = 7
    AFTER_PLACEMENT = 8
    REMODEL = 9
    CONSULTING = 10
    AGENCY = 11
    AD_TYPE = 12
    POPULARITY = 13
    BONUSES = 14
    BONUS = 15
    WHICH_OFFICE = 16
    WAREHOUSE = 17
    FACTORY = 18
    PRICE = 19
    STOCK = 20
    SELLING = 21
    SELL = 22
    FORECAST = 23
    SALES = 24
    CUTS = 25
    CUT = 26
    CONSTRUCTION = 27
    REMODELLING = 28
    REMODEL_AT_BUILD = 29
    BUILD = 30
    FREE_OFFICE = 31
    END_OF_BUSINESS = 32
    DISMISSALS = 33
    DISMISS = 34
    NEXT_ROUND = 35

"""Chapter 15: the end of the game, and what ranks the players."""

from __future__ import annotations

from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.market import in_supra, total_sales
from stammtisch.titles.brauerei.state import Box, Clause, Ending, State
from stammtisch.titles.brauerei.steps import Step

SALES, MONEY = 100_000, 1_000_000_000
"""More than anybody's total sales in hectolitres and money in Mark."""


@rule
def check_market(s: State, box: Box) -> None:
    """BR-15.1, BR-1.2: after phase 5, not object by object: who loses one while winning another has not got three."""
    for seat in range(s.seats):
        if in_supra(s, box, seat) >= box.objects_to_win:
            s.tell(Clause.BR_15_1, "has-won-market", seat=seat, count=in_supra(s, box, seat))
            s.ending = Ending.MARKET
    if s.ending == Ending.MARKET:
        s.stop()
        for seat in range(s.seats):
            s.tell(Clause.BR_15_2, "sells", seat=seat, hl=total_sales(s, box, seat))


@rule
def end_round(s: State, box: Box) -> None:
    """BR-15.3: after the last round the order decides, else the next round begins."""
    if s.round < box.rounds:
        s.then(Step.ROUND)
        return
    s.ending = Ending.ROUNDS
    s.tell(Clause.BR_15_3, "last-round", seat=s.order[0], round=s.round)


@rule
def purse(s: State, box: Box, seat: int) -> int:
    """The money."""
    return s.players[seat].money


@rule
def score(s: State, box: Box, seat: int) -> int:
    """BR-15.4: objects of U, three and more counting as three."""
    return min(in_supra(s, box, seat), box.objects_to_win)


@rule
def by_sales(s: State, box: Box, seat: int) -> int:
    """BR-15.2: what breaks a tie first, total sales."""
    return 0 if s.ending == Ending.ROUNDS else total_sales(s, box, seat)


@rule
def by_money(s: State, box: Box, seat: int) -> int:
    """BR-15.2: what breaks a tie then, money."""
    return 0 if s.ending == Ending.ROUNDS else s.players[seat].money


@rule
def by_order(s: State, box: Box, seat: int) -> int:
    """BR-15.3: after the last round the order of its phase 8 ranks all."""
    found = 0
    if s.ending == Ending.ROUNDS:
        for i in range(s.seats):
            if s.order[i] == seat:
                found = s.seats - i
    return found


@rule
def standing(s: State, box: Box, seat: int) -> int:
    """BR-15.4: what ranks the players; who is equal in everything shares a place."""
    rank = (score(s, box, seat) * SALES + by_sales(s, box, seat)) * MONEY
    return rank + by_money(s, box, seat) + by_order(s, box, seat)


@rule
def clock(s: State, box: Box) -> int:
    """How many rounds are over."""
    return max(s.round - 1, 0)

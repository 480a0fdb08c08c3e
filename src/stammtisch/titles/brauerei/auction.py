"""Chapter 13, phase 9a: reps are auctioned."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.dice import only_seat, roll_off
from stammtisch.titles.brauerei.state import Box, Clause, State
from stammtisch.titles.brauerei.steps import Step

MOST_BID = 999
"""The highest bid that can be said. Ten reps are all that one can have, and no rep is worth so much."""


@rule
def auction(s: State, box: Box, number: int) -> None:
    """BR-13.1: one rep after the other. Who cannot bid is not asked (BR-13.2)."""
    s.auction = number + 1
    s.tied_bid = 0
    s.tied = 0
    bidders = 0
    for seat in range(s.seats):
        me = s.players[seat]
        me.bid = 0
        if number == 0:
            me.won = 0
        if me.money > 0 and me.all_reps() < box.reps:
            bidders |= 1 << seat
    if number == box.auctions:
        s.auction = 0
        s.then(Step.NEXT_LURE, 0)
        return
    s.then(Step.AUCTION, number + 1)
    s.tell(Clause.BR_13_1, "auction", number=number + 1)
    if bidders == 0:
        s.tell(Clause.BR_13_3, "unsold")
    else:
        s.ask_all(Step.BID, bidders)


@rule
def may_bid(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-13.2: 0 up to all one's money; in a tie more than the tied bid, or nothing (BR-13.4)."""
    money = s.players[seat].money
    moves.allow(0)
    for bid in range(s.tied_bid + 1, min(money, MOST_BID) + 1):
        moves.allow(bid)
    moves.forbid(range(1, s.tied_bid + 1), Clause.BR_13_4, "below-tie", money=s.tied_bid)
    moves.forbid(range(money + 1, MOST_BID + 1), Clause.BR_13_2, "bid-too-high", have=money)


@rule
def do_bids(s: State, box: Box) -> None:
    """BR-13.3, BR-13.4: all bids are opened."""
    highest = 0
    ahead = 0
    for i in range(s.seats):
        seat = s.order[i]
        me = s.players[seat]
        if s.choices[seat] == NONE:
            continue
        me.bid = s.choices[seat]
        s.tell(Clause.BR_13_2, "bids", seat=seat, money=me.bid)
        if me.bid > highest:
            highest = me.bid
            ahead = 0
        if me.bid == highest and highest > 0:
            ahead |= 1 << seat
    if ahead == 0:
        nobody_bids(s, box)
        return
    winner = only_seat(s, ahead)
    if winner != NONE:
        sell(s, winner, highest)
        return
    s.tied_bid = highest
    s.tied = ahead
    s.tell(Clause.BR_13_4, "tied-bids", money=highest)
    bid_again(s, box)


@rule
def bid_again(s: State, box: Box) -> None:
    """BR-13.4: who is tied and has the money for more."""
    bidders = 0
    for seat in range(s.seats):
        if (s.tied >> seat) & 1 == 1 and min(s.players[seat].money, MOST_BID) > s.tied_bid:
            bidders |= 1 << seat
    if bidders == 0:
        nobody_bids(s, box)
    else:
        s.ask_all(Step.BID, bidders)


@rule
def nobody_bids(s: State, box: Box) -> None:
    """The rep is not sold (BR-13.3), or those of the last tie roll for it (BR-13.4)."""
    if s.tied == 0:
        s.tell(Clause.BR_13_3, "unsold")
        return
    s.tell(Clause.BR_13_4, "all-withdraw", money=s.tied_bid)
    sell(s, roll_off(s, box, s.tied), s.tied_bid)


@rule
def sell(s: State, winner: int, price: int) -> None:
    """BR-13.3: the winner pays the bank; the rep stands at home (BR-13.5)."""
    me = s.players[winner]
    me.money -= price
    me.home += 1
    me.won += 1
    s.tied_bid = 0
    s.tied = 0
    s.tell(Clause.BR_13_3, "sold", seat=winner, money=price)
    if me.won > 1:
        s.tell(Clause.BR_13_5, "won-again", seat=winner)

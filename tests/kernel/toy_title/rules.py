"""The rules: set-up, the bids, the sale, the end."""

from __future__ import annotations

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.kinds import NONE, SEAT
from stammtisch.kernel.model.moves import Moves, code_of_two
from stammtisch.kernel.model.rule import AT_TABLE, rule

from .prices import WISH_POINTS, worth
from .state import CELLAR, GOOD, GOODS, LINES, ROOM, SEATS, Box, Clause, State, Step

MOST_BID = 9
KEEP = GOODS + GOODS * (GOODS + 1) // 2
"""Option of the decision SELL besides one and two goods."""
FIXED = 1


@rule
def setup(s: State, box: Box) -> None:
    """FM-1.1 to 1.4."""
    for good in range(box.goods):
        s.sack.count[good] = box.copies[good]
        s.sack.n += box.copies[good]
    for _ in range(CELLAR):
        s.cellar.push(s.sack.draw(s.chance, of=GOOD, seen_by=NONE))
    for seat in range(s.seats):
        me = s.players[seat]
        me.coins = box.coins
        me.wish = s.chance.below(box.goods, of=GOOD, seen_by=seat)
        me.note = s.chance.below(box.sides, seen_by=seat) + 1
        if AT_TABLE:
            s.tell(Clause.FM_1_3, "wish", seat=seat, good=Secret(seat, me.wish))
    s.active = s.chance.below(s.seats, of=SEAT)
    s.lot = NONE
    for seat in range(SEATS):
        s.bids[seat] = NONE
    s.then(Step.ROUND)


@rule
def next_round(s: State, box: Box) -> None:
    """FM-2.1, FM-2.2: a lot from the cellar, later from the sack; then the bids."""
    if s.round == box.rounds or s.cellar.n + s.sack.n == 0:
        finish(s, box)
        return
    s.round += 1
    if s.cellar.n > 0:
        s.lot = s.cellar.pop()
    else:
        s.lot = s.sack.draw(s.chance, of=GOOD)
    s.pips = 3
    if s.options.dice != FIXED:
        s.pips = s.chance.below(box.sides) + 1
    s.tell(Clause.FM_2_1, "lot", good=s.lot, pips=s.pips)
    s.then(Step.ROUND)
    s.ask_all(Step.BID, (1 << s.seats) - 1)


@rule
def may_bid(s: State, box: Box, seat: int, moves: Moves) -> None:
    """FM-2.2: nothing up to all coins; who has no room bids nothing (FM-2.5)."""
    me = s.players[seat]
    for coins in range(MOST_BID + 1):
        if coins > me.coins:
            moves.forbid(coins, Clause.FM_2_2, "too-few-coins", coins=me.coins)
        elif coins > 0 and me.shelf.n == ROOM:
            moves.forbid(coins, Clause.FM_2_5, "shelf-full", count=ROOM)
        else:
            moves.allow(coins)


@rule
def do_bids(s: State, box: Box) -> None:
    """FM-2.3: the highest bid wins, a tie the one who comes first from the active seat on."""
    best = NONE
    most = 0
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        s.bids[seat] = s.choices[seat]
        s.tell(Clause.FM_2_3, "bid", seat=seat, coins=s.bids[seat])
        if s.bids[seat] > most:
            most = s.bids[seat]
            best = seat
    if best == NONE:
        s.sold[s.lot] += 1
        s.tell(Clause.FM_2_4, "nobody", good=s.lot)
        s.lot = NONE
        return
    s.players[best].coins -= most
    s.players[best].shelf.push(s.lot)
    s.active = best
    s.tell(Clause.FM_2_3, "won", seat=best, coins=most, good=s.lot)
    s.lot = NONE
    s.ask(Step.SELL, best, s.pips)


@rule
def may_sell(s: State, box: Box, seat: int, moves: Moves, pips: int) -> None:
    """FM-3.1: one or two goods of the shelf, or none. Who has more coins than 200 sells nothing."""
    me = s.players[seat]
    for good in range(box.goods):
        if holds(s, seat, good, 1) and me.coins < 200:
            moves.allow(good)
        else:
            moves.forbid(good, Clause.FM_3_1, "not-held", good=good)
    for high in range(box.goods):
        for low in range(high + 1):
            code = GOODS + code_of_two(low, high)
            if low == high:
                if holds(s, seat, high, 2) and me.coins < 200:
                    moves.allow(code)
                else:
                    moves.forbid(code, Clause.FM_3_1, "not-held", good=high)
            elif holds(s, seat, low, 1) and holds(s, seat, high, 1) and me.coins < 200:
                moves.allow(code)
            else:
                moves.forbid(code, Clause.FM_3_1, "not-held", good=high)
    moves.allow(KEEP)


@rule
def holds(s: State, seat: int, good: int, times: int) -> bool:
    """Whether a shelf holds a good so often."""
    shelf = s.players[seat].shelf
    found = 0
    for i in range(shelf.n):
        if shelf.item[i] == good:
            found += 1
    return found >= times


@rule
def do_sell(s: State, box: Box, seat: int, choice: int, pips: int) -> None:
    """FM-3.1, FM-3.2."""
    if choice == KEEP:
        s.tell(Clause.FM_3_2, "keep", seat=seat)
        return
    low = choice
    high = NONE
    if choice >= GOODS:
        high = 0
        while code_of_two(0, high + 1) <= choice - GOODS:
            high += 1
        low = choice - GOODS - code_of_two(0, high)
        sell(s, box, seat, high, pips)
    sell(s, box, seat, low, pips)


@rule
def sell(s: State, box: Box, seat: int, good: int, pips: int) -> None:
    """FM-3.1: one good for its price."""
    me = s.players[seat]
    me.shelf.take(me.shelf.find(good))
    me.coins += worth(box.value, good, pips)
    s.sold[good] += 1
    s.tell(Clause.FM_3_1, "sell", seat=seat, good=good, coins=worth(box.value, good, pips))


@rule
def points(s: State, box: Box, seat: int, line: int) -> int:
    """What one line of the score is worth (FM-4.2)."""
    me = s.players[seat]
    if line == 0:
        return me.coins
    if line == 3:
        return me.note
    total = 0
    for i in range(me.shelf.n):
        if line == 1:
            total += box.value[me.shelf.item[i]]
        elif me.shelf.item[i] == me.wish:
            total = WISH_POINTS
    return total


@rule
def score(s: State, box: Box, seat: int) -> int:
    """FM-4.2."""
    total = 0
    for line in range(LINES):
        total += points(s, box, seat, line)
    return total


@rule
def finish(s: State, box: Box) -> None:
    """FM-4.1: the notes are opened, the points booked."""
    s.open = 1
    for seat in range(s.seats):
        for line in range(LINES):
            s.players[seat].ledger[line] = points(s, box, seat, line)
        s.tell(Clause.FM_4_1, "note", seat=seat, pips=s.players[seat].note)
    s.stop()
    s.tell(Clause.FM_4_2, "over")


@rule
def imagine(s: State, box: Box, seat: int) -> None:
    """FM-1.2, FM-1.3: the cellar, the wishes and the notes of others."""
    size = s.cellar.n
    for _ in range(size):
        s.sack.add(s.cellar.pop())
    for _ in range(size):
        s.cellar.push(s.sack.draw(s.chance))
    for other in range(s.seats):
        if other != seat:
            s.players[other].wish = s.chance.below(box.goods)
            if not s.open:
                s.players[other].note = s.chance.below(box.sides) + 1

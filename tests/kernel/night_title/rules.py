"""The rules: set-up, the stalls, the cards, the end."""

from __future__ import annotations

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.kinds import NONE, SEAT
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule

from .state import GOOD, GOODS, MOST_CALL, ROOM, Box, Clause, State, Step

READY = GOODS
"""Option of the decision STALL besides the goods."""
WISH_POINTS = 3


@rule
def setup(s: State, box: Box) -> None:
    """NM-1.1, NM-1.2."""
    for good in range(box.goods):
        s.sack.count[good] = box.copies[good]
        s.sack.n += box.copies[good]
    for seat in range(s.seats):
        me = s.players[seat]
        me.coins = box.coins
        me.laid = NONE
        me.wish = s.chance.below(box.goods, of=GOOD, seen_by=seat)
        for _ in range(2):
            draw(s, box, seat)
    s.active = s.chance.below(s.seats, of=SEAT)
    s.then(Step.ROUND)


@rule
def draw(s: State, box: Box, seat: int) -> None:
    """A card from the sack into a hand."""
    good = s.sack.draw(s.chance, of=GOOD, seen_by=seat)
    s.players[seat].hand[good] += 1
    s.players[seat].cards += 1
    s.tell(Clause.NM_1_1, "draw", seat=seat, good=Secret(seat, good))


@rule
def next_round(s: State, box: Box) -> None:
    """NM-2.1, NM-2.2."""
    if s.round == box.rounds:
        finish(s, box)
        return
    s.round += 1
    s.tell(Clause.NM_2_1, "round", count=s.round)
    for seat in range(s.seats):
        draw(s, box, seat)
    s.ask_all(Step.STALL, (1 << s.seats) - 1)


@rule
def left(s: State, box: Box, seat: int) -> int:
    """The coins that a plan leaves to a seat."""
    me = s.players[seat]
    coins = me.coins
    for good in range(box.goods):
        coins -= me.plan[good] * box.cost[good]
    return coins


@rule
def may_stall(s: State, box: Box, seat: int, moves: Moves) -> None:
    """NM-2.2: one good after the other, as long as there is room and money."""
    me = s.players[seat]
    planned = 0
    for good in range(box.goods):
        planned += me.plan[good]
    for good in range(box.goods):
        if planned == ROOM:
            moves.forbid(good, Clause.NM_2_2, "stall-full", count=ROOM)
        elif box.cost[good] > left(s, box, seat):
            moves.forbid(good, Clause.NM_2_2, "too-dear", good=good, cost=box.cost[good], coins=left(s, box, seat))
        else:
            moves.allow(good)
    moves.allow(READY)


@rule
def do_stall(s: State, box: Box, seat: int, choice: int) -> None:
    """NM-2.2."""
    if choice == READY:
        s.done(seat)
    else:
        s.players[seat].plan[choice] += 1


@rule
def open_stalls(s: State, box: Box) -> None:
    """NM-2.3; then all lay a card, the active seat first."""
    s.pips = s.chance.below(box.sides) + 1
    s.faces = 0
    for seat in range(s.seats):
        me = s.players[seat]
        me.coins = left(s, box, seat)
        earned = 0
        for good in range(box.goods):
            if me.plan[good] > 0:
                s.tell(Clause.NM_2_2, "stall", seat=seat, good=good, count=me.plan[good])
            if s.pips >= box.need[good]:
                earned += me.plan[good] * box.value[good]
            me.plan[good] = 0
        me.coins += earned
        s.tell(Clause.NM_2_3, "earned", seat=seat, coins=earned)
    s.tell(Clause.NM_2_3, "weather", pips=s.pips)
    s.then(Step.CALLS)
    for i in range(s.seats):
        s.ask(Step.LAY, (s.active + s.seats - 1 - i) % s.seats)


@rule
def may_lay(s: State, box: Box, seat: int, moves: Moves) -> None:
    """NM-3.1: a card of the hand."""
    for good in range(box.goods):
        if s.players[seat].hand[good] > 0:
            moves.allow(good)
        else:
            moves.forbid(good, Clause.NM_3_1, "not-held", good=good)


@rule
def do_lay(s: State, box: Box, seat: int, choice: int) -> None:
    """NM-3.1."""
    me = s.players[seat]
    me.hand[choice] -= 1
    me.cards -= 1
    me.laid = choice
    me.down = 1
    s.tell(Clause.NM_3_1, "lay", seat=seat, good=Secret(seat, choice))


@rule
def ask_calls(s: State, box: Box) -> None:
    """NM-3.2."""
    s.ask_all(Step.CALL, (1 << s.seats) - 1)


@rule
def may_call(s: State, box: Box, seat: int, moves: Moves) -> None:
    """NM-3.2: nothing up to all coins."""
    for coins in range(MOST_CALL + 1):
        if coins > s.players[seat].coins:
            moves.forbid(coins, Clause.NM_3_2, "too-few-coins", coins=s.players[seat].coins)
        else:
            moves.allow(coins)


@rule
def do_calls(s: State, box: Box) -> None:
    """NM-3.2: the highest call wins; then the cards are opened."""
    best = s.active
    for i in range(s.seats):
        seat = (s.active + i) % s.seats
        s.tell(Clause.NM_3_2, "call", seat=seat, coins=s.choices[seat])
        if s.choices[seat] > s.choices[best]:
            best = seat
    s.players[best].coins -= s.choices[best]
    s.faces = 1
    for seat in range(s.seats):
        s.tell(Clause.NM_3_2, "opened", seat=seat, good=s.players[seat].laid)
    s.active = best
    s.then(Step.ROUND)
    s.ask(Step.TAKE, best)


@rule
def may_take(s: State, box: Box, seat: int, moves: Moves) -> None:
    """NM-3.3: one of the cards that were laid."""
    for good in range(box.goods):
        lies = False
        for other in range(s.seats):
            if s.players[other].laid == good:
                lies = True
        if lies:
            moves.allow(good)
        else:
            moves.forbid(good, Clause.NM_3_3, "not-there", good=good)


@rule
def do_take(s: State, box: Box, seat: int, choice: int) -> None:
    """NM-3.3."""
    for other in range(s.seats):
        s.gone[s.players[other].laid] += 1
        s.players[other].laid = NONE
        s.players[other].down = 0
    s.gone[choice] -= 1
    s.players[seat].taken[choice] += 1
    s.tell(Clause.NM_3_3, "take", seat=seat, good=choice)


@rule
def cards(s: State, box: Box, seat: int) -> int:
    """NM-4.2: what the cards are worth that a seat has taken."""
    total = 0
    for good in range(box.goods):
        total += s.players[seat].taken[good] * box.value[good]
    return total


@rule
def wish(s: State, box: Box, seat: int) -> int:
    """NM-1.2: what the wish of a seat is worth."""
    me = s.players[seat]
    if me.taken[me.wish] > 0:
        return WISH_POINTS
    return 0


@rule
def score(s: State, box: Box, seat: int) -> int:
    """NM-4.2."""
    return s.players[seat].coins + cards(s, box, seat) + wish(s, box, seat)


@rule
def finish(s: State, box: Box) -> None:
    """NM-4.1."""
    s.ended = 1
    for seat in range(s.seats):
        s.tell(Clause.NM_4_1, "wish", seat=seat, good=s.players[seat].wish)
    s.stop()
    s.tell(Clause.NM_4_2, "over")


@rule
def imagine(s: State, box: Box, seat: int) -> None:
    """NM-1.1, NM-1.2, NM-2.2, NM-3.1: hands, plans, cards face down and wishes of others."""
    for other in range(s.seats):
        if other != seat:
            them = s.players[other]
            for good in range(box.goods):
                s.sack.count[good] += them.hand[good]
                s.sack.n += them.hand[good]
                them.hand[good] = 0
                them.plan[good] = 0
            if them.down and not s.faces:
                s.sack.add(them.laid)
    for other in range(s.seats):
        if other != seat:
            them = s.players[other]
            for _ in range(them.cards):
                them.hand[s.sack.draw(s.chance)] += 1
            if them.down and not s.faces:
                them.laid = s.sack.draw(s.chance)
            if not s.ended:
                them.wish = s.chance.below(box.goods)

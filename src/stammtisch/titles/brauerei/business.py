"""Chapter 10: lorries and output are bought, beer is delivered."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.market import capacity, hang, lose, supplied, supply
from stammtisch.titles.brauerei.state import AREAS, OBJECTS, Box, Clause, State
from stammtisch.titles.brauerei.steps import Step

MOST = 40
"""So many lorries, or steps of output, are bought or sold by one choice; who takes so many is asked for more."""

# ----------------------------------------------------------------------------------------------- lorries and output

BUY, SELL, KEEP = 0, MOST, 2 * MOST
"""Options of LORRIES: BUY and SELL + one less than the number, KEEP."""
EITHER, BUYING, SELLING = 0, 1, 2
"""What LORRIES is asked for: anything, or more of what was chosen before (BR-10.1: never both)."""


@rule
def next_business(s: State, box: Box, number: int) -> None:
    """BR-10.1: in order; each player buys and delivers before the next one does."""
    if number == s.seats:
        s.then(Step.POPULARITY)
        return
    s.then(Step.NEXT_BUSINESS, number + 1)
    s.then(Step.DELIVER, s.order[number])
    ask_for_lorries(s, box, s.order[number], EITHER)


@rule
def ask_for_lorries(s: State, box: Box, seat: int, doing: int) -> None:
    """Asks who can buy or sell a lorry, and then for more output."""
    me = s.players[seat]
    can_buy = me.money >= box.lorry_price and doing != SELLING
    can_sell = me.lorries > 1 and doing != BUYING
    if can_buy or can_sell:
        s.ask(Step.LORRIES, seat, doing)
    else:
        ask_for_output(s, box, seat)


@rule
def may_trade_lorries(s: State, box: Box, seat: int, moves: Moves, doing: int) -> None:
    """BR-10.1: buy as many as one can pay, or sell all but one, or neither."""
    me = s.players[seat]
    for i in range(MOST):
        lorries = i + 1
        if doing == SELLING:
            moves.forbid(BUY + i, Clause.BR_10_1, "not-both")
        elif me.money >= lorries * box.lorry_price:
            moves.allow(BUY + i)
        else:
            price = box.lorry_price
            moves.forbid(BUY + i, Clause.BR_16_1, "too-dear", price=lorries * price, have=me.money)
    for i in range(MOST):
        if doing == BUYING:
            moves.forbid(SELL + i, Clause.BR_10_1, "not-both")
        elif i + 1 < me.lorries:
            moves.allow(SELL + i)
        else:
            moves.forbid(SELL + i, Clause.BR_10_1, "last-lorry", lorries=me.lorries)
    moves.allow(KEEP)


@rule
def do_trade_lorries(s: State, box: Box, seat: int, choice: int, doing: int) -> None:
    """Buys or sells; then comes the output."""
    me = s.players[seat]
    if choice == KEEP:
        ask_for_output(s, box, seat)
    elif choice < SELL:
        lorries = choice - BUY + 1
        me.lorries += lorries
        me.money -= lorries * box.lorry_price
        s.tell(Clause.BR_10_1, "buys-lorries", seat=seat, lorries=lorries, money=lorries * box.lorry_price)
        if lorries == MOST:
            ask_for_lorries(s, box, seat, BUYING)
        else:
            ask_for_output(s, box, seat)
    else:
        lorries = choice - SELL + 1
        me.lorries -= lorries
        me.money += lorries * box.lorry_value
        s.tell(Clause.BR_10_1, "sells-lorries", seat=seat, lorries=lorries, money=lorries * box.lorry_value)
        if lorries == MOST:
            ask_for_lorries(s, box, seat, SELLING)
        else:
            ask_for_output(s, box, seat)


@rule
def ask_for_output(s: State, box: Box, seat: int) -> None:
    """Asks who can pay a step of output."""
    if s.players[seat].money >= box.output_price:
        s.ask(Step.OUTPUT, seat)


@rule
def may_raise_output(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-10.1: as many steps as one can pay; never down (BR-10.2)."""
    me = s.players[seat]
    for steps in range(MOST + 1):
        if me.money >= steps * box.output_price:
            moves.allow(steps)
        else:
            price = box.output_price
            moves.forbid(steps, Clause.BR_16_1, "too-dear", price=steps * price, have=me.money)


@rule
def do_raise_output(s: State, box: Box, seat: int, choice: int) -> None:
    """Pays for so many steps."""
    me = s.players[seat]
    if choice == 0:
        s.tell(Clause.BR_10_2, "keeps-output", seat=seat, hl=me.output)
        return
    me.output += choice * box.output_step
    me.money -= choice * box.output_price
    s.tell(Clause.BR_10_1, "raises-output", seat=seat, hl=me.output, money=choice * box.output_price)
    if choice == MOST:
        ask_for_output(s, box, seat)


# ------------------------------------------------------------------------------------------------------- deliveries


@rule
def deliver(s: State, box: Box, seat: int) -> None:
    """BR-10.3 to BR-10.7: the head office first, then what was not hanging, then the rest, as long as all of these can
    be supplied; where they cannot, the player chooses among them.
    """
    s.active = seat
    s.room = capacity(s, box, seat)
    s.tell(Clause.BR_10_3, "can-deliver", seat=seat, hl=s.room)
    office = s.players[seat].office
    if box.demand[box.area[office]] <= s.room:
        feed(s, box, office)
    s.hung = 0
    if demanded(s, box, seat) <= s.room:
        feed_all(s, box, seat)
        s.hung = 1
        if demanded(s, box, seat) <= s.room:
            feed_all(s, box, seat)
    go_on(s, box, seat)


@rule
def waits(s: State, seat: int, object: int) -> bool:
    """Whether an object is one of those among which is to be chosen: a player's own that goes without as yet, hanging
    before as `hung` says, and without the head office (BR-10.5, BR-10.7).
    """
    if s.owner[object] != seat or s.fed[object] == 1 or s.players[seat].office == object:
        return False
    return s.hanging[object] == s.hung


@rule
def demanded(s: State, box: Box, seat: int) -> int:
    """What the objects among which is to be chosen demand together, before any of them is supplied."""
    me = s.players[seat]
    found = 0
    for area in range(AREAS):
        waiting = me.hung[area] if s.hung == 1 else supplied(s, seat, area)
        found += waiting * box.demand[area]
    if s.hanging[me.office] == s.hung:
        found -= box.demand[box.area[me.office]]
    return found


@rule
def feed(s: State, box: Box, object: int) -> None:
    """An object is supplied."""
    s.fed[object] = 1
    s.room -= box.demand[box.area[object]]


@rule
def feed_all(s: State, box: Box, seat: int) -> None:
    """All objects among which could be chosen are supplied."""
    for object in range(box.objects):
        if waits(s, seat, object):
            feed(s, box, object)


@rule
def go_on(s: State, box: Box, seat: int) -> None:
    """BR-10.6: while something fits, it has to be supplied; where only one object does, it is."""
    fits = 0
    last = NONE
    for object in range(box.objects):
        if waits(s, seat, object) and box.demand[box.area[object]] <= s.room:
            fits += 1
            last = object
    if fits > 1:
        s.ask(Step.SUPPLY, seat)
        return
    if fits == 1:
        feed(s, box, last)
        s.tell(Clause.BR_10_6, "only-fit", seat=seat, object=last)
    finish(s, box, seat)


@rule
def may_supply(s: State, box: Box, seat: int, moves: Moves) -> None:
    """BR-10.4, BR-10.5: the next object to be supplied."""
    for object in range(box.objects):
        if s.owner[object] != seat:
            moves.forbid(object, Clause.BR_10_4, "not-yours", object=object)
        elif s.fed[object] == 1:
            moves.forbid(object, Clause.BR_10_4, "supplied-already", object=object)
        elif not waits(s, seat, object) and s.players[seat].office == object:
            moves.forbid(object, Clause.BR_10_7, "too-thirsty", object=object, hl=s.room)
        elif not waits(s, seat, object):
            moves.forbid(object, Clause.BR_10_5, "others-first", object=object)
        elif box.demand[box.area[object]] > s.room:
            moves.forbid(object, Clause.BR_10_4, "too-thirsty", object=object, hl=s.room)
        else:
            moves.allow(object)


@rule
def do_supply(s: State, box: Box, seat: int, choice: int) -> None:
    """One more object is supplied."""
    feed(s, box, choice)
    s.tell(Clause.BR_10_4, "supplies", seat=seat, object=choice)
    go_on(s, box, seat)


@rule
def finish(s: State, box: Box, seat: int) -> None:
    """BR-10.8 to BR-10.10: what becomes of each object; without income, sales and strokes while it hangs (BR-10.11)."""
    me = s.players[seat]
    for object in range(box.objects):
        if s.owner[object] != seat:
            continue
        if s.fed[object] == 1:
            if s.hanging[object] == 1:
                s.tell(Clause.BR_10_10, "hangs-no-more", seat=seat, object=object)
            supply(s, box, object)
        elif s.hanging[object] == 0:
            hang(s, box, object)
            s.tell(Clause.BR_10_8, "hangs", seat=seat, object=object)
        elif me.office == object:
            s.tell(Clause.BR_10_9, "office-hangs-on", seat=seat, object=object)
        else:
            lose(s, box, object)
            s.tell(Clause.BR_10_9, "is-lost", seat=seat, object=object)
    for object in range(OBJECTS):
        s.fed[object] = 0
    s.room = 0
    s.hung = 0
    s.active = NONE

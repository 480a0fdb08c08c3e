"""Standing orders: what they go by is what their seat may know, and what may be ordered can be said."""

from __future__ import annotations

import json
from random import Random

from stammtisch.check.report import Failed
from stammtisch.kernel.play import orders
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.orders import Order, Unless
from stammtisch.kernel.title.clauses import LANGUAGES

LAST_PLIES = 3
"""Of so many plies is asked what interrupts an order."""

MOST_MOVES = 12
"""Of so many moves is asked whether an order would choose them."""


def ordered(game: Game, seat: int) -> list[object]:
    """What interrupts standing orders of a seat, and what they choose where it is asked."""
    out: list[object] = [orders.held(game, seat)]
    for own in game.title.interrupts:
        span = own.number
        for number in (None,) if span is None else (span.low, (span.low + span.high) // 2, span.high):
            holds = orders.declared(game, seat, Unless(own.name, number))
            if holds is None:
                raise Failed(f"the condition {own.name!r} hangs on what seat {seat} may not know")
            out.append(holds)
    decision = game.decision
    if decision is None:
        return out
    moves = [move for move in game.moves(seat) if decision.split(move.option)[0] in decision.orders]
    legal = game.options_of(seat)
    for move in moves[:MOST_MOVES]:
        chosen = orders.answer(game, seat, Order(decision.name, move.text))
        if chosen not in legal:
            raise Failed(f"an order to choose {move.text!r} comes to {chosen}, which is not allowed")
    since = max(0, len(game.plies) - LAST_PLIES)
    for offered in orders.conditions(game, seat, decision) if moves else ():
        number = None if offered.number is None else offered.number.low
        order = Order(decision.name, moves[0].text, unless=(Unless(offered.name, number),), since=since)
        out.append(orders.answer(game, seat, order))
    return out


def can_be_said(game: Game, seat: int, random: Random) -> None:
    """Whether an order can be given at a decision that allows one, kept, and said in all languages."""
    found = orders.orderable(game)
    if not found:
        return
    decision = random.choice(found)
    option = random.choice([n for n in decision.nameable(game.names) if decision.split(n)[0] in decision.orders])
    offered = random.choice(orders.conditions(game, seat, decision))
    span = offered.number
    number = None if span is None else random.randint(span.low, min(span.high, 99))
    wish = Order(decision.name, decision.text(option, game.names), unless=(Unless(offered.name, number),))
    order = orders.given(game, seat, wish)
    if Order.read(json.loads(json.dumps(order.json()))) != order:
        raise Failed(f"a standing order at {decision.name} does not come back as it was kept")
    for speaker in map(game.title.speaker, LANGUAGES):
        orders.said_move(game, decision, order.move, speaker)
        orders.said_condition(game, decision, offered, number, speaker)
        orders.said_condition(game, decision, offered, None, speaker)
        for until in orders.untils(game, decision):
            orders.said_until(decision, until, speaker)

"""What a position promises beside its points, for players that look ahead.

The points of a seat are worth `POINT` each. Beside them stands what turns into points as long as there are turns: the
numbers below are rates of exchange found by play, no rules. When the game is over nothing is left of them.
"""

from __future__ import annotations

from stammtisch.kernel.model.rule import rule
from stammtisch.titles.wishland.park import controlled, income
from stammtisch.titles.wishland.scoring import standing
from stammtisch.titles.wishland.state import Box, State

POINT = 20 * 8
"""A point: `standing` has 8 for each, so that the marker breaks ties."""
CREDIT, INCOME, WORKER, CONTROLLED, HAPPINESS, VISITORS, LIMIT = 35, 30, 20, 25, 40, 35, 25
"""What a credit in hand is worth, a credit of income for each income to come, a worker at hand, one that is controlled
for each round to come, a step on either track before its end, and a card of the limit for each round to come."""
ENOUGH = 6
"""A higher card limit than this helps nobody."""


@rule
def evaluate(s: State, box: Box, seat: int) -> int:
    """The standing, and what it promises."""
    value = standing(s, box, seat) * (POINT // 8)
    if s.depth == 0 or s.settled > 0:
        return value
    me = s.players[seat]
    coming = box.rounds - s.round
    value += me.credits * (CREDIT if coming > 0 else CREDIT // 2)
    value += me.workers * WORKER
    value += coming * (income(s, box, seat) * INCOME + controlled(me, box) * CONTROLLED)
    value += coming * min(me.limit(), ENOUGH) * LIMIT
    value += min(me.happiness, box.track_end) * HAPPINESS + min(me.visitors, box.track_end) * VISITORS
    return value

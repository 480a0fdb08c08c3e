"""What a position is worth to a brewery, for players that look ahead: a reckoning in Mark of what is likely to come."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.cards import can_research, jokers_laid
from stammtisch.titles.brauerei.ending import by_order, by_sales, score, standing
from stammtisch.titles.brauerei.market import in_supra, sales, supplied
from stammtisch.titles.brauerei.promise import (
    FAR,
    FOOT,
    HORIZON,
    LADDER,
    bid_worth,
    earned,
    notes_worth,
    rep_worth,
    thirst,
    value_of,
)
from stammtisch.titles.brauerei.reps import has_way_to_supra
from stammtisch.titles.brauerei.state import AREAS, CATEGORIES, PREDICATES, Box, Player, State
from stammtisch.titles.brauerei.steps import Step

PARTS = 1000
"""Of an object of U: what may be hoped for is worked out that finely."""

VICTORY = 20 * PARTS
"""What it is worth to have won."""

MARK = 6
"""What a Mark is worth, in parts of an object of U."""

BEER, STROKE = 30, 30
"""In Mark: a beer point for each rep; a stroke, whether it makes popular now or later."""

CARD, CARDS_WANTED = 17, 8
"""In Mark: the first card of a hand, each further one being worth 2 less; more than so many are worth nothing."""

SHORT, SPARE = 6, 80
"""In Mark: a hectolitre that cannot be delivered. So many hectolitres more than is needed now are worth three quarters
of a Mark each."""

MAY_COME, FEW, MANY, KEPT = 15, 19, 25, 15
"""In hundredths: cards that each player may still lay in a category; of the cards of others, those for a predicate, and
those for the taste of now; what the taste has ahead because it stays in a tie."""


@rule
def evaluate(s: State, box: Box, seat: int) -> int:
    """Objects of U, and while the game goes on what may be hoped for; in parts of an object."""
    if s.depth > 0:
        return PARTS * score(s, box, seat) + MARK * prospects(s, box, seat)
    mine = standing(s, box, seat)
    for other in range(s.seats):
        if standing(s, box, other) > mine:
            sold = min(by_sales(s, box, seat) // MARK, PARTS // 2)
            return PARTS * score(s, box, seat) + sold + by_order(s, box, seat)
    return VICTORY + PARTS * score(s, box, seat)


@rule
def owes(s: State, seat: int, step: int) -> bool:
    """Whether a step is what a seat has to decide now."""
    frame = s.frames[s.depth - 1]
    return frame.step == step and frame.who >> seat & 1 == 1


@rule
def prospects(s: State, box: Box, seat: int) -> int:
    """What a brewery is worth in Mark, without what U counts for the victory."""
    me = s.players[seat]
    reps = me.all_reps()
    beer = beer_hoped_for(s, box, seat)
    worth = STROKE * (me.strokes + strokes_to_come(s, box, seat)) + rep_worth(reps) + BEER * reps * beer // 100
    worth += cards_worth(me) + FAR * in_supra(s, box, seat) * in_supra(s, box, seat) + holdings_worth(s, box, seat)
    worth += brewing_worth(s, box, seat)
    step = s.frames[s.depth - 1].step
    if step == Step.SEND:
        more = reps - me.written() if owes(s, seat, Step.SEND) else 0
        worth += notes_worth(s, box, seat, more)
    elif step == Step.BID and s.choices[seat] != NONE:
        worth += bid_worth(s, box, seat, rep_worth(reps + 1) - rep_worth(reps) + BEER * beer // 100)
    elif owes(s, seat, Step.SUPPLY):
        worth -= thirst(s, box, seat)
    return worth


@rule
def strokes_to_come(s: State, box: Box, seat: int) -> int:
    """The strokes of this round (BR-11.1) as things stand, from phase 4a on until they are made."""
    if s.opened == 0 or s.frames[s.depth - 1].step > Step.SUPPLY:
        return 0
    found = 0
    for area in range(box.areas):
        most = 1
        for other in range(s.seats):
            most = max(most, sales(s, box, other, area))
        if sales(s, box, seat, area) == most:
            found += 1
    return found


@rule
def planned(me: Player) -> int:
    """How many cards of the hand are going to be laid, as long as the plan is not open (BR-7.2)."""
    if me.laid_cards() > 0:
        return 0
    found = jokers_laid(me)
    for predicate in range(PREDICATES):
        found += me.laid[predicate]
    return found


@rule
def cards_worth(me: Player) -> int:
    """What the cards are worth that stay in the hand."""
    cards = min(me.hand.n - planned(me), CARDS_WANTED)
    return CARD * cards - cards * cards


# ------------------------------------------------------------------------------------------------ objects and beer


@rule
def holdings_worth(s: State, box: Box, seat: int) -> int:
    """What objects pay, and the ways that they open (BR-9.2, BR-9.3).

    From phase 4a on the next income is one more, and the wages of the reps who are out are still to be paid.
    """
    me = s.players[seat]
    worth = 0
    money = 0
    rounds = HORIZON + s.opened
    for area in range(AREAS):
        paying = supplied(s, seat, area)
        money += box.income[area] * (rounds * paying + (rounds - 1) * me.hung[area] // 2)
        money -= s.opened * box.wage[area] * me.posted[area]
        worth += me.held[area] * box.demand[area] // 2
        if paying > 0:
            worth += FOOT
    worth += earned(me.money, money)
    if has_way_to_supra(s, box, seat):
        worth += LADDER * (1 + in_supra(s, box, seat))
    if me.office != NONE:
        worth += FOOT * box.area[me.office] // 2
    return worth


@rule
def brewing_worth(s: State, box: Box, seat: int) -> int:
    """Money, lorries and output: beer that is missing costs dear, a little to spare is welcome.

    Who has chosen lorries still turns money into output.
    """
    me = s.players[seat]
    demand = 0
    for area in range(AREAS):
        demand += me.held[area] * box.demand[area]
    carried = box.lorry_capacity * me.lorries
    output = me.output
    money = me.money
    if owes(s, seat, Step.OUTPUT):
        lacking = max(0, min(demand, carried) - output)
        steps = min(money // box.output_price, (lacking + box.output_step - 1) // box.output_step)
        output += steps * box.output_step
        money -= steps * box.output_price
    worth = value_of(money) - box.lorry_upkeep * me.lorries
    delivered = min(output, carried)
    worth -= SHORT * max(0, demand - delivered)
    worth += 3 * (max(0, min(delivered - demand, SPARE)) + max(0, min(carried - demand, SPARE))) // 4
    return worth


# ------------------------------------------------------------------------------------------------------ the taste


@rule
def beer_hoped_for(s: State, box: Box, seat: int) -> int:
    """Beer points, in hundredths: what may be hoped for this round, those that came of it until reps have fought with
    them, and then what may be hoped for the next.
    """
    me = s.players[seat]
    if s.opened == 1:
        return 100 * me.beer_points if s.frames[s.depth - 1].step < Step.FIGHTS else 50 * CATEGORIES
    total = 0
    least = 100
    for category in range(CATEGORIES):
        hoped = hope(s, box, seat, category)
        least = min(least, hoped)
        total += hoped
    if me.researched == 1:
        if me.research == NONE:
            total += 100 - least
    elif may_research_yet(s, box, seat):
        total += max(0, 100 - least - 100 * box.research_price // (BEER * max(1, me.all_reps())))
    return total


@rule
def may_research_yet(s: State, box: Box, seat: int) -> bool:
    """Whether a player who lays nothing, as far as planned, will still be asked for research."""
    return s.frames[s.depth - 1].step == Step.LAY and planned(s.players[seat]) == 0 and can_research(s, box, seat)


@rule
def hope(s: State, box: Box, seat: int, category: int) -> int:
    """In percent: that the beer pleases in a category (BR-8.6), described as it is or as well as can be."""
    me = s.players[seat]
    if me.research == category:
        return 100
    strangers = strangers_cards(s, seat, category)
    if strangers + me.laid_in[category] == 0:  # the taste stays, however many predicates it has (BR-8.2)
        return 100 if me.beer[category] == NONE or s.taste[me.beer[category]] == 1 else 0
    best = 0
    total = 0
    for predicate in range(box.predicates):
        if box.category[predicate] != category:
            continue
        backing = backed(s, seat, category, predicate, strangers)
        backing *= backing
        total += backing
        if me.beer[category] == NONE or me.beer[category] == predicate:
            best = max(best, backing)
    return 100 * best // max(1, total)


@rule
def strangers_cards(s: State, seat: int, category: int) -> int:
    """How many cards others lay in a category, in hundredths: those that lie there, and as long as cards are laid some
    that are still to come.
    """
    cards = 0
    for other in range(s.seats):
        if other != seat:
            cards += 100 * s.players[other].laid_in[category]
    if s.frames[s.depth - 1].step <= Step.LAY:
        cards += MAY_COME * s.seats
    return cards


@rule
def backed(s: State, seat: int, category: int, predicate: int, strangers: int) -> int:
    """How much speaks for a predicate, in hundredths of a vote: own cards, a share of others, the old taste."""
    me = s.players[seat]
    backing = 100 * me.laid[predicate] + strangers * FEW // 100
    if s.taste[predicate] == 1:
        backing += KEPT + 100 * me.laid_jokers[category] + strangers * (MANY - FEW) // 100
    return backing

"""What a position is worth to a mall, for players that look ahead: its score, and what is likely to come of it."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.dice import lacking_faces, later_cost
from stammtisch.titles.mall_des_jahres.effects import THIRD
from stammtisch.titles.mall_des_jahres.opening import lacking
from stammtisch.titles.mall_des_jahres.scoring import score
from stammtisch.titles.mall_des_jahres.state import CARDS, DICE, FACES, FIELDS, STACKS, Box, Sort, State
from stammtisch.titles.mall_des_jahres.steps import Step
from stammtisch.titles.mall_des_jahres.track import held

PARTS = 100
"""Of a point: what may be hoped for is worked out that finely."""

HORIZON = 8
"""So many turns at most the deck is expected to go on paying as it does."""

STAKE = 300
"""What each point of the reserve is worth that is missing."""


@rule
def evaluate(s: State, box: Box, seat: int) -> int:
    """The score, and while the game goes on what may be hoped for; in parts of a point. Who is insolvent comes after
    every solvent player, and after whom dropped out later (MJ-14.6).
    """
    me = s.players[seat]
    if me.out > 0:
        least = 0
        for other in range(s.seats):
            least = min(least, score(s, box, other))
        return PARTS * (least - s.seats + me.out - 1)
    worth = PARTS * score(s, box, seat)
    if s.depth > 0:
        worth += prospects(s, box, seat)
    return worth


@rule
def prospects(s: State, box: Box, seat: int) -> int:
    """The way to the next category, what the deck will pay, what may yet open, and what is under way.

    What tenants that may have to close would cost (MJ-11.1) is wanted as a reserve on the track: whoever has less
    stakes all of it on the next check (MJ-13.4).
    """
    me = s.players[seat]
    branch = branch_worth(s, box, seat)
    turns = turns_to_come(s, box)
    worth = branch * (me.represented - box.branches_needed[me.category])
    worth += PARTS * box.roll_cost * me.closures.n
    income = 0
    cards = 0
    risk = box.descent_cost[me.category]
    for i in range(FIELDS + me.draw.n + me.discard.n):
        card = held(s, seat, i)
        if card != NONE:
            cards += 1
        if not box.is_tenant(card):
            continue
        away = lacking(s, box, seat, card)
        if away == 0:
            income += pay(box, card)
        else:
            risk += box.category[card]
        if s.is_open[card] == 0:
            worth += hope(s, box, seat, card, branch) // (1 + away)
    cards = max(cards, FIELDS)
    room = box.fields_of_track - me.marker
    worth += min(PARTS * income * turns // cards, PARTS * room)
    if seat == s.active:
        worth += under_way(s, box, seat, branch, PARTS * turns // cards)
    reserve = me.marker - box.insolvency_field
    if reserve < risk:
        worth -= STAKE * (risk - reserve)
    return worth


@rule
def under_way(s: State, box: Box, seat: int, branch: int, passing: int) -> int:
    """What the decision that is due is about, and the fields that are still to come in this turn.

    `branch` is the worth of a branch, `passing` what a point brings that is paid whenever the deck has gone round.
    """
    me = s.players[seat]
    worth = 0
    for i in range(s.depth):
        if s.frames[i].step == Step.FIELD and s.frames[i].arg >= THIRD:
            card = me.display[s.frames[i].arg - 1]
            if box.is_tenant(card):
                if (s.frames[i].arg == THIRD) != (s.options.field_order == 0):
                    worth += PARTS * box.category[card]
                elif lacking(s, box, seat, card) > 0:
                    worth -= PARTS * box.category[card]
    step = s.frames[s.depth - 1].step
    arg = s.frames[s.depth - 1].arg
    if step == Step.ROLL:
        worth += attempt(s, box, seat, gain_of(s, box, seat, s.target, branch, passing))
    elif step == Step.DRAW_AGAIN:
        worth += gain_of(s, box, seat, arg, branch, passing)
    elif step == Step.REFRESH_PICK:
        best = 0
        for stack in range(STACKS):
            if s.tops[stack] != NONE:
                best = max(best, gain_of(s, box, seat, s.tops[stack], branch, passing))
        worth += best
    elif step == Step.STACK and box.sort[arg % CARDS] == Sort.STORE:
        worth += PARTS * box.per_vacancy[me.category] * (arg // CARDS)
        if s.is_open[arg % CARDS] == 1 and me.open_stores[box.branch[arg % CARDS]] == 1:
            worth -= branch
            if me.represented == box.branches_needed[me.category]:
                worth -= PARTS * box.descent_cost[me.category]
    return worth


@rule
def gain_of(s: State, box: Box, seat: int, card: int, branch: int, passing: int) -> int:
    """What taking a card up would bring."""
    away = lacking(s, box, seat, card) if box.is_tenant(card) else 0
    return hope(s, box, seat, card, branch) // (1 + away) + passing * (pay(box, card) if away == 0 else 0)


@rule
def turns_to_come(s: State, box: Box) -> int:
    """How many turns are looked ahead to; towards the end the game lasts two for each chip on offer (MJ-14.1)."""
    chips = 0
    for branch in range(box.branches):
        if s.chips[branch] == NONE:
            chips += 1
    return min(HORIZON, 2 * chips, box.rounds - s.round)


@rule
def branch_worth(s: State, box: Box, seat: int) -> int:
    """What a further branch brings on the way to the next category: a part of its reward and its points (MJ-12.4)."""
    me = s.players[seat]
    following = me.category + 1
    if following == box.categories:
        return 0
    gain = box.end_points[following] - box.end_points[me.category]
    gain += max(0, box.reward_field[following] - me.marker)
    return PARTS * max(0, gain) // (box.branches_needed[following] - box.branches_needed[me.category])


@rule
def hope(s: State, box: Box, seat: int, card: int, branch_worth: int) -> int:
    """What a tenant brings by opening: its branch, if it is not represented yet, and its chip (MJ-6.5)."""
    branch = box.branch[card]
    if branch == NONE or s.players[seat].present[branch] == 1:
        return 0
    return branch_worth + (PARTS * box.chip_value[branch] if s.chips[branch] == NONE else 0)


@rule
def pay(box: Box, card: int) -> int:
    """What a tenant pays under the fields: its category, and a restaurant its faces (MJ-7.4, MJ-7.14)."""
    return box.category[card] + (box.pips[card] if box.is_restaurant_card(card) else 0)


@rule
def attempt(s: State, box: Box, seat: int, gain: int) -> int:
    """What is left of a gain that is rolled for, whether one goes on until it is reached or takes only what is free."""
    rolls = rolls_to_come(s, box, seat)
    free = PARTS * max(0, box.free_rolls - s.rolls)
    until = gain - later_cost(s, box) * max(0, rolls - free)
    return max(until, gain * min(free, rolls) // rolls)


@rule
def rolls_to_come(s: State, box: Box, seat: int) -> int:
    """How many rolls the target takes on average, in parts of one, if whatever fits is kept.

    With n faces lacking, one of them comes by the roll of d dice with the chance 1 - ((6 - n) / 6) ** d.
    """
    spare = DICE
    for i in range(DICE):
        if box.dice[s.target][i] > 0:
            spare -= 1
    rolls = 0
    for n in range(1, lacking_faces(s, box, seat, s.target) + 1):
        every = 1
        misses = 1
        for _ in range(n + spare):
            every *= FACES
            misses *= FACES - n
        rolls += PARTS * every // (every - misses)
    return rolls

"""What a choice that is being made promises, in Mark: notes, bids, deliveries, while nobody knows what comes of them.

Like all of what players that look ahead go by (`worth`), the numbers are rates of exchange found by play, no rules.
"""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.brauerei.business import waits
from stammtisch.titles.brauerei.fights import bar, strength
from stammtisch.titles.brauerei.market import in_supra, supplied
from stammtisch.titles.brauerei.reps import last_noted, open_areas
from stammtisch.titles.brauerei.state import AREAS, MOST_SEATS, Box, State

HORIZON = 3
"""So many rounds an object is expected to pay."""

RIVALS = 75
"""In percent: how often nobody else takes what one's own die would suffice for."""

EXPOSED = 25
"""In percent: how often a rival who could attack an object does."""

FOOT, LADDER, SUPRA_OBJECT, FAR, TRIUMPH = 40, 100, 167, 100, 2_000
"""In Mark: the first object in an area; the way to U (BR-9.3), and as much for each object that one has there; an
object of U; twice this is what each further one is worth more than the one before; one that may win the game."""

MOST_MONEY, CHEAP = 600, 2
"""Money beyond the first is worth a CHEAPth: there is little to buy with it."""

REP, FULL = 60, 5
"""In Mark: the first rep, and how much less each further one is worth."""


# ------------------------------------------------------------------------------------------------- money and reps


@rule
def value_of(money: int) -> int:
    """What money is worth: less where there is much."""
    return min(money, MOST_MONEY) + max(0, money - MOST_MONEY) // CHEAP


@rule
def earned(money: int, more: int) -> int:
    """What it is worth to earn so much to what one has."""
    return value_of(money + more) - value_of(money)


@rule
def rep_worth(reps: int) -> int:
    """What so many reps are worth beside what beer does for them."""
    counted = min(reps, REP // FULL)
    return REP * counted - FULL * counted * (counted - 1) // 2


@rule
def bid_worth(s: State, box: Box, seat: int, gain: int) -> int:
    """What a bid promises for a rep worth `gain`: the higher it is, the surer and the dearer he is.

    Money is open (BR-3.10), so a bid beyond that of all rivals is sure, and more than that is thrown away. After a tie
    (BR-13.4) rivals go as far above it as oneself might: half of what it would leave to gain.
    """
    bid = s.choices[seat]
    if bid == 0:
        return 0
    richest = 0
    for other in range(s.seats):
        if other != seat and s.players[other].all_reps() < box.reps and (s.tied == 0 or s.tied >> other & 1 == 1):
            richest = max(richest, s.players[other].money)
    money = s.players[seat].money
    left = gain - earned(money - bid, bid)
    if bid > richest:
        return left
    usual = 30 + richest // 10
    if s.tied_bid > 0:
        usual = max(1, (gain - earned(money - s.tied_bid, s.tied_bid)) // 2)
    above = bid - s.tied_bid
    return left * above * above // (above * above + usual * usual)


# ---------------------------------------------------------------------------------------------------------- notes


@rule
def chance(s: State, box: Box, seat: int, object: int, reps: int, rival: int) -> int:
    """In percent: that reps win an object, against the controller's reps who stand there; or that those who defend an
    own one keep out a `rival` of that strength who would have taken it.
    """
    if reps == 0:
        return 0
    owner = s.owner[object]
    if owner == seat:
        return EXPOSED * (threat(box, object, 0, rival) - threat(box, object, reps, rival)) // 100
    missing = bar(s, box, object) - strength(s, seat, reps)
    return RIVALS * (box.die_sides - max(0, min(box.die_sides, missing))) // box.die_sides


@rule
def threat(box: Box, object: int, reps: int, rival: int) -> int:
    """In percent: the chance that a rival's rep would have at an own object with so many defenders."""
    missing = box.threshold[box.area[object]] + box.controlled_extra + reps - rival
    return 100 * (box.die_sides - max(0, min(box.die_sides, missing))) // box.die_sides


@rule
def strongest_rival(s: State, seat: int) -> int:
    """What the best of the rivals adds to the die with one rep."""
    strongest = 0
    for other in range(s.seats):
        if other != seat and s.players[other].all_reps() > 0:
            strongest = max(strongest, strength(s, other, 1))
    return strongest


@rule
def ways_missing(s: State, box: Box, seat: int) -> int:
    """How many of the areas below U a player supplies nothing in (BR-9.3)."""
    missing = 0
    for area in range(box.supra):
        if supplied(s, seat, area) == 0:
            missing += 1
    return missing


@rule
def boldness(s: State, box: Box, seat: int) -> int:
    """In percent: how much speaks for going to U with all reps at once, so that nobody has time to hinder it.

    Nothing does where half an object more would still be lacking, beside the one that wins, from what is to be hoped.
    """
    targets = 0
    neutral = NONE
    for object in range(box.objects):
        if box.area[object] == box.supra and s.owner[object] != seat and not s.has_office(object):
            targets += 1
            if s.owner[object] == NONE:
                neutral = object
    hoped = 100 * in_supra(s, box, seat)
    if neutral != NONE:
        hoped += (min(targets, s.players[seat].all_reps()) - 1) * chance(s, box, seat, neutral, 1, 0)
    return max(0, min(100, 2 * (hoped - 100 * (box.objects_to_win - 1)) + 100))


@rule
def object_gain(s: State, box: Box, seat: int, object: int, bold: int, missing: int) -> int:
    """What it brings to have an object rather than not: what it pays, the ways that it opens (of so many that are
    `missing`), what others lose.
    """
    area = box.area[object]
    owner = s.owner[object]
    own = 1 if owner == seat else 0
    gain = earned(s.players[seat].money, HORIZON * box.income[area]) + box.demand[area] // 2
    others = in_supra(s, box, seat)
    if area == box.supra:
        others -= own
        gain += SUPRA_OBJECT + FAR * (2 * others + 1) + TRIUMPH * bold // 100
    elif supplied(s, seat, area) <= own:
        gain += FOOT + LADDER * (1 + others) // max(1, missing)
    if owner != NONE and own == 0:
        loss = earned(s.players[owner].money, HORIZON * box.income[area])
        if area == box.supra:
            loss += SUPRA_OBJECT + FAR * (2 * in_supra(s, box, owner) - 1)
        gain += loss if in_supra(s, box, owner) + 1 >= box.objects_to_win else loss // (s.seats - 1)
    return gain


@rule
def notes_worth(s: State, box: Box, seat: int, more: int) -> int:
    """What the notes of a player promise less than the best that could be written; with `more` still to be written."""
    me = s.players[seat]
    reps = me.all_reps()
    if more == reps:
        return 0
    bold = boldness(s, box, seat)
    missing = ways_missing(s, box, seat)
    rival = strongest_rival(s, seat)
    worth = best_notes(s, box, seat, more, last_noted(s, box, seat), 1, bold, missing, rival)
    worth -= best_notes(s, box, seat, reps, 0, 0, bold, missing, rival)
    for object in range(box.objects):
        noted = me.notes[object]
        if noted > 0 and (s.owner[object] == seat or me.crests > 0):
            gain = object_gain(s, box, seat, object, bold, missing)
            worth += gain * chance(s, box, seat, object, noted, rival) // 100
        worth -= noted * box.wage[box.area[object]]
    return worth


@rule
def best_notes(
    s: State, box: Box, seat: int, more: int, first: int, written: int, bold: int, missing: int, rival: int
) -> int:
    """What so many reps promise at objects from the first one on, besides those who are `written` down (or not, if 0).

    They are sent, one object after the other, where they promise most for each. Of the objects of one owner in an area
    that nobody goes to and nobody defends, one is like the other.
    """
    me = s.players[seat]
    worth = 0
    areas = open_areas(s, box, seat) if me.crests > 0 else 0
    left = 0
    for object in range(first, box.objects):
        may_go = s.owner[object] == seat or areas >> box.area[object] & 1 == 1
        if may_go and not s.has_office(object):
            left |= 1 << object
    while more > 0:
        best = 1
        target = NONE
        sent = 0
        looked_at = 0
        for object in range(box.objects - 1, first - 1, -1):  # what is worth most usually comes last
            if left >> object & 1 == 0:
                continue
            area = box.area[object]
            owner = s.owner[object]
            before = me.notes[object] * written
            if before == 0 and (owner == NONE or s.players[owner].reps[object] == 0):
                kind = area * (MOST_SEATS + 1) + owner - NONE
                if looked_at >> kind & 1 == 1:
                    continue
                looked_at |= 1 << kind
            gain = object_gain(s, box, seat, object, bold, missing)
            wage = box.wage[area]
            if gain * (EXPOSED if owner == seat else RIVALS) < 100 * (best + wage):
                continue  # not even if it were as likely as can be
            promised = chance(s, box, seat, object, before, rival)
            least = best
            for reps in range(1, min(more, 3) + 1):
                more_likely = chance(s, box, seat, object, before + reps, rival) - promised
                if gain * more_likely >= 100 * reps * (least + wage):
                    best = gain * more_likely // (100 * reps) - wage
                    least = best + 1
                    target = object
                    sent = reps
        if target == NONE:
            break
        worth += best * sent
        left &= ~(1 << target)
        more -= sent
    return worth


# ----------------------------------------------------------------------------------------------------- deliveries


@rule
def keeping_worth(s: State, box: Box, area: int) -> int:
    """What is lost with an object of an area that goes without beer, while the choice is among those that do or do not
    hang already.
    """
    rounds = HORIZON if s.hung == 1 else 2
    return rounds * box.income[area] + (SUPRA_OBJECT if area == box.supra else 0) + box.demand[area] // 2


@rule
def thirst(s: State, box: Box, seat: int) -> int:
    """What goes without beer will cost while a player chooses what to supply: the rest of the room is for what pays
    most for a hectolitre.
    """
    lost = 0
    room = s.room
    done = 0
    for _ in range(AREAS):
        area = NONE
        for each in range(box.areas):
            if done >> each & 1 == 0:
                if area == NONE:
                    area = each
                elif keeping_worth(s, box, each) * box.demand[area] > keeping_worth(s, box, area) * box.demand[each]:
                    area = each
        if area == NONE:
            break
        done |= 1 << area
        waiting = 0
        fed = 0
        for object in range(box.objects):
            if box.area[object] == area and s.owner[object] == seat:
                fed += s.fed[object]
                if waits(s, seat, object):
                    waiting += 1
        served = min(room, waiting * box.demand[area])
        room -= served
        lost += keeping_worth(s, box, area) * (waiting * box.demand[area] - served) // box.demand[area]
        if fed == 0 and waiting > 0:
            lost += 2 * FOOT
    return lost

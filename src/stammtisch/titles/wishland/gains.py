"""Receiving things: points, steps on the tracks, workers, credits, booths, boosts (chapters 12, 13 and 15).

Nothing that is received may be declined but where a clause says so (WL-18.30).
"""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.wishland.park import times
from stammtisch.titles.wishland.state import REWARDS, Box, Clause, Does, Gain, Line, State
from stammtisch.titles.wishland.steps import Step

HAPPINESS, VISITORS, WORKER = range(3)
"""What a boost may be (WL-1.12)."""
SEATS = 8
"""A step that is about several boosts carries their number times this, plus the seat."""


@rule
def gain(s: State, box: Box, seat: int, what: int, amount: int, line: int) -> None:
    """A player receives something (WL-1.13). Boosts are asked for at once, before whatever else is pending.

    Who converts gains chooses each unit like a boost (WL-18.15a, WL-18.15b).
    """
    if what == Gain.POINTS:
        score_points(s, seat, amount, line)
    elif what == Gain.CREDITS:
        s.players[seat].credits += amount
        s.tell(Clause.WL_1_3, "credits", seat=seat, credits=amount)
    elif what == Gain.BOOTH:
        take_booths(s, box, seat, amount)
    elif what == Gain.BOOST or s.players[seat].powers[Does.CONVERT] > 0:
        s.then(Step.BOOSTS, amount * SEATS + seat)
    else:
        for _ in range(amount):
            step(s, box, seat, what - Gain.HAPPINESS)


@rule
def score_points(s: State, seat: int, amount: int, line: int) -> None:
    """Victory points go onto the track at once, and to where they come from."""
    s.players[seat].points += amount
    s.players[seat].earned[line] += amount
    s.tell(Clause.WL_1_2, "points", seat=seat, points=amount)


@rule
def take_booths(s: State, box: Box, seat: int, amount: int) -> None:
    """Booths from the supply (WL-15.17); beyond it they are lost (WL-15.18).

    What reacts to them does so at the end of a purchase (WL-9.7), else at once.
    """
    taken = min(amount, s.supply)
    s.supply -= taken
    s.players[seat].booths += taken
    if taken < amount:
        s.tell(Clause.WL_15_18, "no-booths", seat=seat)
    if taken > 0:
        s.tell(Clause.WL_15_16, "booths", seat=seat, booths=taken)
        if s.card == NONE:
            s.then(Step.TRIGGER, box.reactions)


@rule
def has_room(s: State, box: Box, seat: int, what: int) -> bool:
    """Whether a step or a worker would have an effect (WL-13.8)."""
    me = s.players[seat]
    if what == HAPPINESS:
        return me.happiness < box.track_end
    if what == VISITORS:
        return me.visitors < box.track_end
    return me.recruits > 0


@rule
def rewards(box: Box, space: int) -> bool:
    """Whether arriving on a space of a track is rewarded (WL-13.3, WL-13.4)."""
    rewarded = False
    for i in range(REWARDS):
        if box.track_rewards[i] == space and space > 0:
            rewarded = True
    return rewarded


@rule
def step(s: State, box: Box, seat: int, what: int) -> None:
    """One step on a track, or one worker from the reserve; what has no room is lost (WL-12.3, WL-13.2, WL-13.9).

    Workers of any origin come from the reserve, which never grows (WL-12.2, WL-12.4); markers move up only (WL-13.6),
    and the end of a track pays nothing at once (WL-13.5). There is no compensation (WL-25.4).
    """
    me = s.players[seat]
    if not has_room(s, box, seat, what):
        if what == WORKER:
            s.tell(Clause.WL_12_3, "no-worker", seat=seat)
        else:
            s.tell(Clause.WL_13_9, "no-step", seat=seat)
    elif what == HAPPINESS:
        me.happiness += 1
        s.tell(Clause.WL_13_1, "happiness", seat=seat, at=me.happiness)
        if rewards(box, me.happiness):
            score_points(s, seat, box.happiness_points * times(s, box, seat, Does.MULTIPLY_HAPPINESS), Line.TRACK)
    elif what == VISITORS:
        me.visitors += 1
        s.tell(Clause.WL_13_1, "visitors", seat=seat, at=me.visitors)
        if rewards(box, me.visitors):
            credits = box.visitor_credits * times(s, box, seat, Does.MULTIPLY_VISITORS)
            me.credits += credits
            s.tell(Clause.WL_13_4, "credits", seat=seat, credits=credits)
    else:
        me.recruits -= 1
        me.workers += 1
        s.tell(Clause.WL_12_1, "worker", seat=seat, recruits=me.recruits)
        if me.recruits == 0:
            s.tell(Clause.WL_12_5, "reserve-empty", seat=seat)


@rule
def boosts(s: State, box: Box, arg: int) -> None:
    """Boosts are resolved one after the other (WL-13.10, WL-13.11); one without any effect is lost (WL-13.9)."""
    seat = arg % SEATS
    for what in range(WORKER + 1):
        if has_room(s, box, seat, what):
            s.ask(Step.BOOST, seat, arg // SEATS)
            return
    s.tell(Clause.WL_10_5, "no-boost", seat=seat)


@rule
def may_boost(s: State, box: Box, seat: int, moves: Moves) -> None:
    """WL-13.8: only what has an effect."""
    for what in range(WORKER + 1):
        if has_room(s, box, seat, what):
            moves.allow(what)
        elif what == WORKER:
            moves.forbid(what, Clause.WL_12_3, "reserve-empty")
        else:
            moves.forbid(what, Clause.WL_13_8, "track-end", at=box.track_end)


@rule
def do_boost(s: State, box: Box, seat: int, choice: int, left: int) -> None:
    """Carries one boost out."""
    if left > 1:
        s.then(Step.BOOSTS, (left - 1) * SEATS + seat)
    step(s, box, seat, choice)

"""Free steps of a turn: claiming achievements and tiles, and the paid collection (chapters 7, 16, 17 and 18)."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.wishland.buying import collect
from stammtisch.titles.wishland.gains import gain, score_points
from stammtisch.titles.wishland.park import bearing, bears, controlled, measured
from stammtisch.titles.wishland.state import ACHIEVEMENTS, ANY, BOARD, Box, Clause, Does, Line, State
from stammtisch.titles.wishland.steps import Step


@rule
def in_force(s: State, seat: int, achievement: int) -> bool:
    """Whether an achievement is on the board or beside this player's entrepreneur (WL-3.7, WL-19.3b)."""
    for space in range(BOARD):
        if s.board[space] == achievement:
            return True
    return s.players[seat].tile == achievement


@rule
def reached(s: State, box: Box, seat: int, achievement: int) -> int:
    """How far a player is with an achievement."""
    measure = box.measure[achievement]
    return measured(s, box, seat, measure, box.colour[achievement], box.least_price[achievement])


@rule
def claimable(s: State, box: Box, seat: int, achievement: int) -> bool:
    """Whether a player may claim what is in force (WL-16.20 to WL-16.23, WL-16.27, WL-17.20, WL-25.5)."""
    if achievement == NONE or s.claimed[achievement] != NONE:
        return False
    return reached(s, box, seat, achievement) >= box.wanted[achievement]


@rule
def may_claim(s: State, box: Box, seat: int, moves: Moves, first: int) -> None:
    """The achievements that may be claimed, option `first` and those after it; claiming is free (WL-16.25)."""
    for space in range(BOARD):
        if claimable(s, box, seat, s.board[space]):
            moves.allow(first + s.board[space])
    if claimable(s, box, seat, s.players[seat].tile):
        moves.allow(first + s.players[seat].tile)
    if AT_TABLE:
        for achievement in range(box.achievements):
            if not in_force(s, seat, achievement):
                moves.forbid(first + achievement, Clause.WL_3_9, "not-in-play")
            elif s.claimed[achievement] != NONE:
                moves.forbid(first + achievement, Clause.WL_16_23, "claimed")
            elif not claimable(s, box, seat, achievement):
                have = reached(s, box, seat, achievement)
                moves.forbid(first + achievement, Clause.WL_16_21, "condition", have=have, want=box.wanted[achievement])


@rule
def claim(s: State, box: Box, seat: int, achievement: int) -> None:
    """WL-16.22: points, then what reacts to the claim."""
    s.claimed[achievement] = seat
    s.tell(Clause.WL_16_23, "claimed", seat=seat, achievement=achievement)
    score_points(s, seat, box.claim_points, Line.CLAIMS)
    if not reacts_to_claims(s):
        return
    s.then(Step.CLAIMED)
    while s.frames[s.depth - 1].step == Step.CLAIMED:  # at once, as far as nothing is asked
        claimed(s, box, s.drop())


@rule
def reacts_to_claims(s: State) -> bool:
    """Whether anybody has an effect that claims set off."""
    for seat in range(s.seats):
        powers = s.players[seat].powers
        if powers[Does.ON_OWN_CLAIM] + powers[Does.ON_ANY_CLAIM] > 0:
            return True
    return False


@rule
def claimed(s: State, box: Box, first: int) -> None:
    """The claiming player's own effects, then those of others (WL-18.20, WL-19.3c, WL-19.3d, WL-25.6)."""
    for number in range(s.seats):
        seat = (s.active + number) % s.seats
        for i in range(box.echoes):
            effect = box.echo[i]
            stage = number * box.effects + effect
            if stage >= first and hears_claim(box, effect, number == 0) and bears(s, box, seat, effect):
                s.then(Step.CLAIMED, stage + 1)
                gain(s, box, seat, box.effect_gain[effect], box.amount[effect], Line.EFFECTS)
                return


@rule
def hears_claim(box: Box, effect: int, own: bool) -> bool:
    """Whether an effect reacts to a claim."""
    return box.does[effect] == Does.ON_ANY_CLAIM or (own and box.does[effect] == Does.ON_OWN_CLAIM)


# --------------------------------------------------------------------------------------------- the paid collection


@rule
def can_shuttle(s: State, box: Box, seat: int) -> bool:
    """Whether the paid collection is possible (WL-18.16a)."""
    effect = bearing(s, box, seat, Does.PAID_COLLECT, ANY)
    if effect == NONE or s.shuttled == 1 or s.players[seat].credits < box.cost[effect]:
        return False
    return worth_collecting(s, box, seat)


@rule
def worth_collecting(s: State, box: Box, seat: int) -> bool:
    """Whether a worker stands on a field, where that is asked for (WL-18.13a, WL-18.16a, an option)."""
    return s.options.collect_needs_workers == 1 or controlled(s.players[seat], box) > s.players[seat].workers


@rule
def may_shuttle(s: State, box: Box, seat: int, moves: Moves, option: int) -> None:
    """Whether the owner may pay to collect all workers, or why not."""
    effect = bearing(s, box, seat, Does.PAID_COLLECT, ANY)
    if can_shuttle(s, box, seat):
        moves.allow(option)
    elif effect == NONE:
        moves.forbid(option, Clause.WL_18_16a, "no-shuttle")
    elif s.shuttled == 1:
        moves.forbid(option, Clause.WL_18_16a, "shuttled")
    elif s.players[seat].credits < box.cost[effect]:
        moves.forbid(option, Clause.WL_18_16a, "price", price=box.cost[effect], credits=s.players[seat].credits)
    else:
        moves.forbid(option, Clause.WL_18_16a, "no-workers-out")


@rule
def shuttle(s: State, box: Box, seat: int) -> None:
    """WL-18.16a, WL-18.16c: the workers can be used at once, in window A for the main action (WL-18.16b)."""
    price = box.cost[bearing(s, box, seat, Does.PAID_COLLECT, ANY)]
    s.players[seat].credits -= price
    s.shuttled = 1
    taken = collect(s, seat)
    s.tell(Clause.WL_18_16a, "shuttled", seat=seat, price=price, workers=taken)


@rule
def any_free_step(s: State, box: Box, seat: int) -> bool:
    """Whether there is a free step to take (WL-7.4), in one's own turn only (WL-16.26)."""
    for space in range(BOARD):
        if claimable(s, box, seat, s.board[space]):
            return True
    return claimable(s, box, seat, s.players[seat].tile) or can_shuttle(s, box, seat)


CLAIM = 0
SHUTTLE = ACHIEVEMENTS
PEEK = SHUTTLE + 1
GO_ON = PEEK + 1
"""The choices of window B."""

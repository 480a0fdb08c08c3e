"""Chapter 4: the turn, its checkpoints, and the order of turns; chapter 14: when the game ends."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_des_jahres.deck import deal_display, remove_display
from stammtisch.titles.mall_des_jahres.effects import FOURTH, PART_A
from stammtisch.titles.mall_des_jahres.market import can_draw, refresh
from stammtisch.titles.mall_des_jahres.state import FIELDS, Box, Clause, Ending, State
from stammtisch.titles.mall_des_jahres.steps import Step
from stammtisch.titles.mall_des_jahres.track import end

AFTER_EFFECTS, AFTER_TAKING_UP = 0, 1
"""Checkpoint A and checkpoint B (MJ-4.4)."""


@rule
def turn(s: State, box: Box) -> None:
    """MJ-4.1: steps 1 and 2 happen by themselves, as does all that is not the active player's to choose (MJ-4.7)."""
    s.cut_short = 0
    s.rolls = 0
    if not can_draw(s):
        end(s, Ending.SUPPLY)
        return
    seat = s.active
    s.turn += 1
    s.tell(Clause.MJ_4_1, "turn", seat=seat, round=s.round)
    remove_display(s, box, seat)
    deal_display(s, box, seat)
    if s.cut_short == 1:
        return
    s.then(Step.STEP_4)
    s.then(Step.CHECKPOINT, AFTER_EFFECTS)
    business = 0
    for place in range(FIELDS):
        if box.is_business(s.players[seat].display[place]):
            business = 1
    if business == 0 and s.options.all_vacancy == 0:
        s.tell(Clause.MJ_4_3, "no-effects", seat=seat)
        return
    for i in range(FOURTH - PART_A + 1):
        s.then(Step.FIELD, FOURTH - i)


@rule
def step_4(s: State, box: Box) -> None:
    """Acquiring, then taking up and checkpoint B, then the next turn."""
    s.then(Step.NEXT_TURN)
    s.then(Step.CHECKPOINT, AFTER_TAKING_UP)
    s.ask(Step.ACQUIRE, s.active)


@rule
def checkpoint(s: State, box: Box, which: int) -> None:
    """MJ-4.4: closure cards that were used are laid out, a refresh that is pending is carried out."""
    if which == AFTER_TAKING_UP and s.aside.n > 0:
        s.then(Step.CHECKPOINT, which)
        s.ask(Step.STACK, s.active, s.aside.take(0))
        return
    if s.pending_refresh == 1:
        s.pending_refresh = 0
        s.tell(Clause.MJ_4_4, "checkpoint")
        refresh(s, box)


@rule
def next_turn(s: State, box: Box) -> None:
    """MJ-1.3: the next solvent player clockwise; a round is complete when the start player's place is passed."""
    s.target = NONE
    s.stack = NONE
    seat = s.active
    for _ in range(s.seats):
        seat = (seat + 1) % s.seats
        if seat == s.start_player:
            if s.round >= box.rounds:
                end(s, Ending.ROUNDS)
                return
            s.round += 1
        if s.players[seat].out == 0:
            break
    s.active = seat
    s.then(Step.TURN)

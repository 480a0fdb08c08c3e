"""Chapters 12, 14 and 15: the end of a turn, of a phase and of the game."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_world.contracts import count_contract, pay_contracts
from stammtisch.titles.mall_world.lobby import purge_placements, return_markers
from stammtisch.titles.mall_world.mall import free_places
from stammtisch.titles.mall_world.state import LAST_PHASE, MIN_SEATS, TOKEN, TOKENS, Box, Clause, Money, State
from stammtisch.titles.mall_world.steps import Step
from stammtisch.titles.mall_world.validate import open_leasing

BLIND = 1
"""Option `tokens`: the office's corruption tokens lie face down and are drawn unseen."""


@rule
def fill_office(s: State, box: Box) -> None:
    """MW-3.10, MW-14.2: mixes all tokens and lays out those of the phase."""
    for token in range(TOKENS):
        while s.taken.count[token] > 0:
            s.taken.remove(token)
            s.aside.add(token)
        while s.office.count[token] > 0:
            s.office.remove(token)
            s.aside.add(token)
    if s.options.small:
        for token in range(box.token_kinds):  # MW-19.5
            for _ in range(box.small_tokens[token]):
                s.aside.remove(token)
                s.office.add(token)
        return
    count = box.office_tokens[s.seats - MIN_SEATS][s.phase]
    if s.options.tokens == BLIND:
        s.face_down = count
        return
    for _ in range(count):
        s.office.add(s.aside.draw(s.chance, of=TOKEN))


@rule
def end_of_turn(s: State, box: Box) -> None:
    """The end checks in their order (MW-4.2); then the next player's turn."""
    over = False
    if s.tokens_in_office() == 0:
        over = end_phase(s, box)
    if over or last_round_is_over(s, box) or stagnates(s, box):
        finish(s, box)
        return
    s.active = (s.active + 1) % s.seats
    s.then(Step.TURN)


@rule
def end_phase(s: State, box: Box) -> bool:
    """MW-12.1: pays the contracts and prepares the next phase; whether it was the last one.

    The next player stays the same (MW-14.4) and so does all else (MW-14.5); the last phase ends the game at once
    (MW-15.1, MW-15.4).
    """
    s.tell(Clause.MW_12_1, "phase-end", phase=s.phase)
    pay_contracts(s, box)
    if s.options.small:
        s.tell(Clause.MW_19_8, "small-end")
        return True
    if s.phase == LAST_PHASE:
        s.tell(Clause.MW_15_1, "normal-end")
        return True
    s.phase += 1
    return_markers(s)
    s.tell(Clause.MW_14_1, "markers-back")
    fill_office(s, box)
    s.tell(Clause.MW_14_2, "office", count=s.tokens_in_office())
    if s.phase == 1:
        s.tell(Clause.MW_14_3, "placements-gone")
        purge_placements(s, box)
        open_leasing(s)
    return False


@rule
def last_round_is_over(s: State, box: Box) -> bool:
    """MW-15.2 to 15.6: begins the last round when the mall is full and the lobby empty; whether it has ended.

    A phase that ends within it ends as usual (MW-15.5).
    """
    if s.last_turns != NONE:
        s.last_turns -= 1
        if s.last_turns == 0:
            s.tell(Clause.MW_15_6, "last-round-over")
            pay_contracts(s, box)
            return True
    elif s.lobby[0] == NONE and free_places(s, box) == 0:
        s.last_turns = s.seats
        s.tell(Clause.MW_15_3, "last-round")
    return False


@rule
def stagnates(s: State, box: Box) -> bool:
    """MW-15.7: whether two rounds have passed without a change."""
    s.quiet_turns = 0 if s.changed else s.quiet_turns + 1
    if s.quiet_turns < box.stagnation_rounds * s.seats:
        return False
    s.tell(Clause.MW_15_7, "stagnation", count=s.quiet_turns)
    pay_contracts(s, box)
    return True


@rule
def finish(s: State, box: Box) -> None:
    """MW-15.8: coins count; the game is over."""
    for seat in range(s.seats):
        me = s.players[seat]
        s.tell(Clause.MW_15_8, "coins", seat=seat, coins=me.coins, amount=me.coins * box.coin_end_value)
        me.book(Money.COINS, me.coins * box.coin_end_value)
        me.coins = 0
    s.stop()
    s.tell(Clause.MW_15_9, "over")


@rule
def clock(s: State, box: Box) -> int:
    """The phases that are over (MW-14.1)."""
    return s.phase


@rule
def purse(s: State, box: Box, seat: int) -> int:
    """The coins; nobody has to keep any of the account for something."""
    return s.players[seat].coins


@rule
def score(s: State, box: Box, seat: int) -> int:
    """The account if the game ended now: validated contracts paid (MW-12.2) and coins counted (MW-15.8)."""
    me = s.players[seat]
    total = me.account + me.coins * box.coin_end_value
    if me.validated.n > 0:
        for contract in range(box.contracts):
            if me.validated.count[contract] > 0:
                total += me.validated.count[contract] * count_contract(s, box, contract) * box.contract_value[contract]
    return total

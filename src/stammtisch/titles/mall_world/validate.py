"""Chapter 8: action 2, its second kind: validate a contract."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_world.state import ANY_CONTRACT, TOKEN, TOKENS, Box, Clause, ContractKind, Money, State
from stammtisch.titles.mall_world.steps import Step

TURN_UP = TOKENS
"""Option of the decision TOKEN while the tokens lie face down: take one. The others are the tokens' values."""


@rule
def may_validate(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MW-8.1, MW-8.3: any contract of the hand, the special one included."""
    me = s.players[seat]
    for contract in range(box.contracts):
        if me.contracts.count[contract] > 0 or (me.holds_special and me.special == contract):
            moves.allow(contract)
        else:
            moves.forbid(contract, Clause.MW_8_1, "not-your-contract", contract=contract)


@rule
def do_validate(s: State, box: Box, seat: int, choice: int) -> None:
    """Lays the contract open; a token follows. It pays at the end of the phase (MW-8.5)."""
    me = s.players[seat]
    if me.holds_special and me.special == choice:
        me.special = NONE
        me.holds_special = 0
    else:
        me.contracts.remove(choice)
    me.validated.add(choice)
    s.has_validated = 1
    s.changed = 1
    s.tell(Clause.MW_8_1, "validate", seat=seat, contract=choice)
    if box.contract_kind[choice] == ContractKind.LEASE or s.options.leasing == ANY_CONTRACT:
        open_leasing(s)
    s.ask(Step.TOKEN, seat)


@rule
def open_leasing(s: State) -> None:
    """MW-7.5: from now on customers may be placed."""
    if not s.leasing_open:
        s.leasing_open = 1
        s.tell(Clause.MW_7_5, "leasing-open")


@rule
def may_take_token(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MW-8.2: any token that lies open; or, with tokens face down, one unseen."""
    for token in range(box.token_kinds):
        if s.office.count[token] > 0:
            moves.allow(token)
        elif s.face_down > 0:
            moves.forbid(token, Clause.MW_8_2, "tokens-face-down")
        else:
            moves.forbid(token, Clause.MW_8_2, "no-such-token", change=box.token_value[token])
    if s.face_down > 0:
        moves.allow(TURN_UP)
    else:
        moves.forbid(TURN_UP, Clause.MW_8_2, "tokens-face-up")


@rule
def do_take_token(s: State, box: Box, seat: int, choice: int) -> None:
    """Adds the token's value to the account. A token that lies face down is any of those that are not taken yet."""
    token = choice
    if choice == TURN_UP:
        s.face_down -= 1
        token = s.aside.draw(s.chance, of=TOKEN)
        s.taken.add(token)
    else:
        s.office.remove(choice)
        s.aside.add(choice)
    s.players[seat].book(Money.TOKENS, box.token_value[token])
    s.tell(Clause.MW_8_2, "token", seat=seat, change=box.token_value[token])

"""Chapters 4 and 5: a turn, and its action 1: accept a contract from the lobby.

What the whole game is without: gifts, loans and binding deals (MW-17.5) have no move.
"""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import AT_TABLE, rule
from stammtisch.titles.mall_world.state import CONTRACT, SLOTS, Box, Clause, ContractKind, Money, State
from stammtisch.titles.mall_world.steps import Step

ACCEPT_NONE = SLOTS
"""Option of the decision ACCEPT: take none. The others are the lobby's slots, the cheapest first."""

RISK = 1
"""Option `full_hand`: one may accept with a full hand and then loses a card by MW-11.2."""


@rule
def turn(s: State, box: Box) -> None:
    """Begins a turn and lays out its actions (MW-4.2)."""
    s.turn += 1
    s.changed = 0
    s.has_traded = 0
    s.has_validated = 0
    s.tell(Clause.MW_4_1, "turn", seat=s.active, turn=s.turn)
    start_check(s, box)
    s.then(Step.END_OF_TURN)
    s.then(Step.BLACK_BOX)
    if s.options.small:  # MW-19.6
        s.then(Step.DEVELOPMENT)
        return
    s.then(Step.HAND_LIMIT)
    s.then(Step.ACTION_3)
    s.then(Step.DEVELOPMENT)
    s.ask(Step.ACCEPT, s.active)


@rule
def start_check(s: State, box: Box) -> None:
    """MW-5.1: nobody wanted a contract for a whole round."""
    for seat in range(s.seats):
        if not s.players[seat].marker_in_lobby:
            return
    contract = s.lobby[0]
    if contract != NONE:
        s.tell(Clause.MW_5_1, "start-check", contract=contract)
        s.lobby[0] = NONE
        s.changed = 1
        refill_lobby(s, box)
    return_markers(s)


@rule
def may_accept(s: State, box: Box, seat: int, moves: Moves) -> None:
    """MW-5.2 to 5.4: one contract that one can pay, or none."""
    me = s.players[seat]
    full = me.hand_size() >= box.hand_limit and s.options.full_hand != RISK
    for slot in range(box.slots):
        if s.lobby[slot] == NONE:
            moves.forbid(slot, Clause.MW_5_7, "slot-empty", amount=box.price[slot])
        elif full:
            moves.forbid(slot, Clause.MW_5_4, "hand-full", count=me.hand_size(), limit=box.hand_limit)
        elif me.account < box.price[slot]:
            moves.forbid(slot, Clause.MW_5_3, "too-dear", amount=box.price[slot], account=me.account)
        else:
            moves.allow(slot)
    moves.allow(ACCEPT_NONE)


@rule
def do_accept(s: State, box: Box, seat: int, choice: int) -> None:
    """Takes a contract, or parks the marker."""
    me = s.players[seat]
    if choice == ACCEPT_NONE:
        if s.pile_size() > 0:
            me.marker_in_lobby = 1
            s.tell(Clause.MW_5_8, "accept-none", seat=seat)
        else:
            s.tell(Clause.MW_5_8, "accept-none-empty-pile", seat=seat)
        return
    contract = s.lobby[choice]
    me.book(Money.PRICES, -box.price[choice])
    me.contracts.add(contract)
    s.lobby[choice] = NONE
    s.changed = 1
    s.tell(Clause.MW_5_2, "accept", seat=seat, contract=contract, amount=box.price[choice])
    return_markers(s)
    refill_lobby(s, box)
    if box.contract_kind[contract] == ContractKind.LEASE and not s.lease_taken:
        s.lease_taken = 1
        s.tell(Clause.MW_5_9, "first-lease", seat=seat)
        purge_placements(s, box)


@rule
def return_markers(s: State) -> None:
    """MW-5.6: all markers go back to their owners."""
    for seat in range(s.seats):
        s.players[seat].marker_in_lobby = 0


@rule
def refill_lobby(s: State, box: Box) -> None:
    """MW-5.7: contracts move to the cheap end, new ones come from the pile."""
    filled = 0
    for slot in range(box.slots):
        contract = s.lobby[slot]
        if contract != NONE:
            s.lobby[slot] = NONE
            s.lobby[filled] = contract
            filled += 1
    while filled < box.slots and s.pile_size() > 0:
        s.lobby[filled] = draw_contract(s, box)
        s.tell(Clause.MW_5_7, "lobby-drawn", contract=s.lobby[filled], amount=box.price[filled])
        filled += 1


@rule
def draw_contract(s: State, box: Box) -> int:
    """The top of the pile: any of the undrawn placement contracts while it holds some, then of the leases (MW-3.8)."""
    kind = ContractKind.PLACEMENT if s.pile_placements > 0 else ContractKind.LEASE
    if kind == ContractKind.PLACEMENT:
        s.pile_placements -= 1
    else:
        s.pile_leases -= 1
    total = 0
    for contract in range(box.contracts):
        if box.contract_kind[contract] == kind:
            total += s.undrawn.count[contract]
    drawn = s.chance.recall(0, of=CONTRACT)
    if drawn == NONE or box.contract_kind[drawn] != kind or s.undrawn.count[drawn] == 0:
        left = s.chance.glimpse(total)
        drawn = 0
        while box.contract_kind[drawn] != kind or left >= s.undrawn.count[drawn]:
            if box.contract_kind[drawn] == kind:
                left -= s.undrawn.count[drawn]
            drawn += 1
    s.chance.confirm(drawn, of=CONTRACT)
    s.undrawn.remove(drawn)
    return drawn


@rule
def purge_placements(s: State, box: Box) -> None:
    """MW-5.9, MW-14.3: placement contracts leave the lobby until it shows none."""
    found = True
    while found:
        found = False
        for slot in range(box.slots):
            contract = s.lobby[slot]
            if contract != NONE and box.contract_kind[contract] == ContractKind.PLACEMENT:
                s.lobby[slot] = NONE
                s.changed = 1
                found = True
                if AT_TABLE:
                    s.tell(Clause.MW_5_9 if s.phase == 0 else Clause.MW_14_3, "purged", contract=contract)
        if found:
            refill_lobby(s, box)

"""Chapters 12 and 13: what contracts pay."""

from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.mall_world.mall import chain_at
from stammtisch.titles.mall_world.state import SIDES, Box, Clause, ContractKind, Money, State


@rule
def count_contract(s: State, box: Box, contract: int) -> int:
    """How often a contract counts on the mall as it stands (MW-13.5), whoever built it (MW-13.6)."""
    kind = box.contract_kind[contract]
    if kind == ContractKind.PLACEMENT:
        return count_pairs_of_shops(s, box, box.contract_shops[contract][0], box.contract_shops[contract][1])
    a = box.contract_chains[contract][0]
    b = box.contract_chains[contract][1]
    if kind == ContractKind.LEASE:
        return count_leased(s, box, a) + count_leased(s, box, b)
    return count_pairs_of_chains(s, box, a, b)


@rule
def count_pairs_of_shops(s: State, box: Box, a: int, b: int) -> int:
    """MW-13.1, MW-13.2: adjacent pairs of unleased shops."""
    pairs = 0
    for place in range(box.places):
        if s.mall[place] == a and s.customers[place] == NONE:
            for i in range(SIDES):
                near = box.neighbours[place][i]
                if near != NONE and s.mall[near] == b and s.customers[near] == NONE:
                    pairs += 1
    return pairs // 2 if a == b else pairs


@rule
def count_leased(s: State, box: Box, chain: int) -> int:
    """MW-13.3: leased shops of a chain, anywhere."""
    found = 0
    for place in range(box.places):
        if chain_at(s, box, place) == chain:
            found += 1
    return found


@rule
def count_pairs_of_chains(s: State, box: Box, a: int, b: int) -> int:
    """MW-13.4: adjacent pairs of two chains."""
    pairs = 0
    for place in range(box.places):
        if chain_at(s, box, place) == a:
            for i in range(SIDES):
                near = box.neighbours[place][i]
                if near != NONE and chain_at(s, box, near) == b:
                    pairs += 1
    return pairs // 2 if a == b else pairs


@rule
def pay_contracts(s: State, box: Box) -> None:
    """MW-12.2, MW-12.3: every validated contract is paid and leaves the game."""
    for seat in range(s.seats):
        me = s.players[seat]
        if me.validated.n == 0:
            continue
        for contract in range(box.contracts):
            for _ in range(me.validated.count[contract]):
                found = count_contract(s, box, contract)
                amount = found * box.contract_value[contract]
                me.book(Money.PLACEMENT + box.contract_kind[contract], amount)
                s.tell(Clause.MW_12_2, "paid", seat=seat, contract=contract, count=found, amount=amount)
        me.validated.clear()

"""No Thanks!, put together: the title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from no_thanks import rules
from no_thanks.state import CARD, MIN_SEATS, MOST_SEATS, Box, Clause, State, Step
from stammtisch.kernel.model.kinds import NONE, SEAT, Names, Unit
from stammtisch.kernel.model.moves import Amount, Automatic, Decision, Phrase
from stammtisch.kernel.title.box import Components
from stammtisch.kernel.title.display import Display
from stammtisch.kernel.title.orders import Interrupt
from stammtisch.kernel.title.title import Held, Source, Title


def check(box: Box, names: Names) -> Iterator[tuple[str, str]]:
    """What a components file may not say."""
    if not 0 <= box.removed < box.cards:
        yield "[game]", f"'removed' {box.removed} wants to be less than the {box.cards} cards"
    for card in range(1, box.cards):
        if box.value[card] <= box.value[card - 1]:
            yield f"[[card]] {box.value[card]}", "the cards want to stand in rising order"
    for table in range(MOST_SEATS - MIN_SEATS + 1):
        if box.dealt[table] * (MIN_SEATS + table) > 255:
            yield f"[[table]] number {table + 1}", f"{box.dealt[table]} chips each are more than 255 in all"


def invariants(s: State, box: Box) -> Iterator[str]:
    """What always holds: no chip and no card comes or goes unnoticed."""
    chips = s.on_card + sum(s.players[seat].chips for seat in range(s.seats))
    if chips != box.dealt[s.seats - MIN_SEATS] * s.seats:
        yield "chips have come or gone (NT-1.3)"
    for card in range(box.cards):
        owners = sum(s.players[seat].cards[card] for seat in range(s.seats))
        if owners + s.unseen.count[card] + (s.card == card) != 1:
            yield f"card number {card} is not once in the game (NT-1.2)"
    if s.unseen.n != sum(s.unseen.count):
        yield "the unseen cards are miscounted"
    if s.unseen.n - s.left != box.removed:
        yield "cards that were put away have come back (NT-1.2)"
    for seat in range(s.seats):
        if s.players[seat].cost != rules.cost(s, box, seat):
            yield f"the cards of seat {seat} do not cost what they should (NT-3.2)"
    if s.ended and (s.left or s.depth or s.card != NONE):
        yield "the game has ended and goes on (NT-3.1)"


def facts(s: State, box: Box, names: Names, seat: int) -> Mapping[str, Any]:
    """What follows from the open cards: the rows that each seat has."""

    def rows(owner: int) -> list[list[str]]:
        out: list[list[str]] = []
        last = NONE
        for card in range(box.cards):
            if s.players[owner].cards[card]:
                if last == NONE or box.value[card] != last + 1:
                    out.append([])
                out[-1].append(names.all(CARD)[card])
                last = box.value[card]
        return out

    return {"players": [{"rows": rows(p)} for p in range(s.seats)]}


def holdings(s: State, box: Box, seat: int) -> Iterator[Held]:
    """What a seat has: chips, and what its cards cost; a preview says how a move changes them."""
    yield Held("chips", s.players[seat].chips)
    yield Held("cost", s.players[seat].cost)


TITLE = Title(
    name="no-thanks",
    title="No Thanks!",
    prefix="NT",
    version=1,
    designers=("Thorsten Gimmler",),
    year=2004,
    seats=tuple(range(MIN_SEATS, MOST_SEATS + 1)),
    state=State,
    box=Box,
    components=Components(
        kinds={CARD: "value"},
        fields={"dealt": "table.chips", "cards": "#card"},
        information=("table.seats",),
        check=check,
    ),
    steps={
        Step.TURN_UP: Automatic(rules.turn_up),
        Step.DECIDE: Decision(
            "decide",
            Clause.NT_2_1,
            rules.may_decide,
            rules.do_decide,
            Phrase("take"),
            Phrase("decline"),
            place="card",
        ),
    },
    setup=rules.setup,
    imagine=rules.imagine,
    score=rules.score,
    unit=Unit("point"),
    standing=rules.standing,
    clock=rules.clock,
    sources=(Source("cards", Clause.NT_3_2), Source("chips", Clause.NT_3_3)),
    ledger=lambda s, box, seat: [s.players[seat].cost, -s.players[seat].chips],
    invariants=invariants,
    kinds={"seat": SEAT, "card": CARD, "rows": CARD, "chips": Unit("chip"), "cost": Unit("point")},
    turn_clause=Clause.NT_2_1,
    facts=facts,
    holdings=holdings,
    interrupts=(Interrupt("on-card", lambda s, box, seat, n: s.on_card >= n, Amount(1, 99), Unit("chip")),),
    display=Display(
        first=("card", "on_card", "left"),
        seats=("rows", "cost", "chips"),
        hide=("cards", "active", "ended"),
        looks={"card": "card", "rows": "card", "unseen": "card", "on_card": "token", "chips": "token"},
    ),
)

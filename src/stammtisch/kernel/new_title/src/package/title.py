"""$title, put together."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from $package import rules
from $package.state import CARD, Box, Clause, State, Step
from stammtisch.kernel.box import Components
from stammtisch.kernel.kinds import SEAT
from stammtisch.kernel.moves import Automatic, Decision, Phrase
from stammtisch.kernel.title import Source, Title


def invariants(s: State, box: Box) -> Iterator[str]:
    """What always holds."""
    if s.bag.n != sum(s.bag.count):
        yield "the bag is miscounted"


def draw_table(game: Any, seat: int, speaker: Any) -> str:
    """What the terminal shows of the table, made from what the seat may see."""
    seen = game.view(seat)
    points = ", ".join(f"{s['name']} {p['points']}" for s, p in zip(seen["seats"], seen["state"]["players"], strict=True))
    return f"{points}; {seen['state']['bag']['n']} cards in the bag"


TITLE = Title(
    name="$name",
    title="$title",
    prefix="$prefix",
    version=1,
    designers=("you",),
    year=$year,
    seats=(2, 3, 4),
    folder=Path(__file__).parent,
    state=State,
    box=Box,
    components=Components(
        fields={"rounds": "game.rounds", "cards": "#card", "value": "card.value", "copies": "card.copies"},
        kinds={CARD: "id"},
    ),
    steps={
        Step.NEXT_TURN: Automatic(rules.next_turn),
        Step.TURN: Decision("turn", Clause.${prefix}_2_1, rules.may_turn, rules.do_turn, Phrase("draw"), Phrase("pass")),
    },
    setup=rules.setup,
    imagine=rules.imagine,
    score=rules.score,
    sources=(Source("cards", Clause.${prefix}_2_2),),
    ledger=lambda s, seat: [s.players[seat].points],
    invariants=invariants,
    kinds={"seat": SEAT, "card": CARD},
    turn_clause=Clause.${prefix}_1_1,
    draw=draw_table,
)

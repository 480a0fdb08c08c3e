"""Flea Market, put together."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.kernel.model.kinds import SEAT, Names
from stammtisch.kernel.model.moves import Amount, Automatic, Decision, Phrase, Several
from stammtisch.kernel.title.box import Components
from stammtisch.kernel.title.title import Source, Title

from . import rules
from .state import GOOD, Box, Clause, State, Step


def invariants(s: State, box: Box) -> Iterator[str]:
    """Goods neither come nor go."""
    for good in range(box.goods):
        lying = s.sack.count[good] + s.sold[good] + (s.lot == good)
        lying += list(s.cellar.item)[: s.cellar.n].count(good)
        lying += sum(list(me.shelf.item)[: me.shelf.n].count(good) for me in s.players[: s.seats])
        if lying != box.copies[good]:
            yield f"good {good} has come or gone (FM-1.1)"


def check(box: Box, names: Names) -> Iterator[tuple[str, str]]:
    """Contradictions in the box."""
    if sum(box.copies) < 4:
        yield "[[good]]", "the cellar wants more goods (FM-1.2)"


TITLE = Title(
    name="flea-market",
    title="Flea Market",
    prefix="FM",
    version=1,
    designers=("nobody",),
    year=2026,
    seats=(2, 3),
    state=State,
    box=Box,
    components=Components(
        fields={"goods": "#good"},
        kinds={GOOD: "id"},
        check=check,
    ),
    steps={
        Step.ROUND: Automatic(rules.next_round),
        Step.BID: Decision(
            "bid",
            Clause.FM_2_2,
            rules.may_bid,
            rules.do_bids,
            Phrase("bid {coins}", coins=Amount(0, rules.MOST_BID)),
            sealed=True,
        ),
        Step.SELL: Decision(
            "sell",
            Clause.FM_3_1,
            rules.may_sell,
            rules.do_sell,
            Phrase("sell {goods}", goods=Several(GOOD, 2)),
            Phrase("keep"),
        ),
    },
    setup=rules.setup,
    imagine=rules.imagine,
    score=rules.score,
    sources=(
        Source("coins", Clause.FM_4_2),
        Source("goods", Clause.FM_4_2),
        Source("wish", Clause.FM_1_3),
        Source("note", Clause.FM_1_4),
    ),
    ledger=lambda s, box, seat: list(s.players[seat].ledger),
    invariants=invariants,
    kinds={"seat": SEAT, "good": GOOD},
    turn_clause=Clause.FM_2_2,
)

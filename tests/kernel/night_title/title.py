"""Night Market, put together."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.kernel.model.kinds import SEAT
from stammtisch.kernel.model.moves import Amount, Automatic, Decision, Phrase
from stammtisch.kernel.title.box import Components
from stammtisch.kernel.title.title import Source, Title

from . import rules
from .state import GOOD, MOST_CALL, Box, Clause, State, Step


def invariants(s: State, box: Box) -> Iterator[str]:
    """Cards neither come nor go."""
    seats = s.players[: s.seats]
    for good in range(box.goods):
        lying = s.sack.count[good] + s.gone[good]
        lying += sum(me.hand[good] + me.taken[good] + (me.laid == good) for me in seats)
        if lying != box.copies[good]:
            yield f"card {good} has come or gone (NM-1.1)"
    if any(sum(me.hand) != me.cards for me in seats):
        yield "a hand is miscounted (NM-1.1)"


TITLE = Title(
    name="night-market",
    title="Night Market",
    prefix="NM",
    version=1,
    designers=("nobody",),
    year=2026,
    seats=(3, 4, 5),
    state=State,
    box=Box,
    components=Components(
        fields={"goods": "#good"},
        kinds={GOOD: "id"},
    ),
    steps={
        Step.ROUND: Automatic(rules.next_round),
        Step.STALL: Decision(
            "stall",
            Clause.NM_2_2,
            rules.may_stall,
            rules.do_stall,
            Phrase("offer {good}", good=GOOD),
            Phrase("ready"),
            plan=rules.open_stalls,
        ),
        Step.LAY: Decision(
            "lay",
            Clause.NM_3_1,
            rules.may_lay,
            rules.do_lay,
            Phrase("lay {good}", good=GOOD),
            private=True,
            opens="faces",
        ),
        Step.CALLS: Automatic(rules.ask_calls),
        Step.CALL: Decision(
            "call",
            Clause.NM_3_2,
            rules.may_call,
            rules.do_calls,
            Phrase("call {coins}", coins=Amount(0, MOST_CALL)),
            sealed=True,
        ),
        Step.TAKE: Decision("take", Clause.NM_3_3, rules.may_take, rules.do_take, Phrase("take {good}", good=GOOD)),
    },
    setup=rules.setup,
    imagine=rules.imagine,
    score=rules.score,
    sources=(
        Source("coins", Clause.NM_4_2),
        Source("cards", Clause.NM_4_2),
        Source("wish", Clause.NM_1_2),
    ),
    ledger=lambda s, box, seat: [s.players[seat].coins, rules.cards(s, box, seat), rules.wish(s, box, seat)],
    invariants=invariants,
    kinds={"seat": SEAT, "good": GOOD},
    turn_clause=Clause.NM_2_2,
    draw=lambda game, seat, speaker: "",
)

"""Chapter 12: location F, the stock exchange."""

# ruff: noqa: SIM110 - any() does not compile
from __future__ import annotations

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.model.moves import Moves
from stammtisch.kernel.model.rule import rule
from stammtisch.titles.ground_floor.state import TRACK, Box, Clause, State
from stammtisch.titles.ground_floor.steps import Step

DONE = TRACK
"""Option of the decision SELL: keep the rest. The others are the fields of the track."""


@rule
def stock(s: State, box: Box) -> None:
    """Entry from the last slot to the first (GF-12.3, whatever the forecast: GF-12.7), then movement (GF-12.4).

    A field of the track holds one marker (GF-12.2): from the top down nothing can meet.
    """
    for k in range(box.stock_slots):
        slot = box.stock_slots - 1 - k
        seat = s.stock[slot]
        if seat != NONE:
            s.stock[slot] = NONE
            enter(s, box, seat)
    steps = box.stock_move[s.current]
    if s.event != NONE and box.more_moves[s.event] > 0:
        steps += box.more_moves[s.event]
        s.tell(Clause.GF_25_6, "bull-run", fields=steps)
    s.tell(Clause.GF_12_4, "stock-moves", type=s.current, fields=steps)
    if steps > 0:
        for k in range(box.track):
            lift(s, box, box.track - 1 - k, steps)


@rule
def enter(s: State, box: Box, seat: int) -> None:
    """GF-12.3: pushes up the run of markers that begins on the first field, and takes that field."""
    run = 0
    while run < box.track and s.track[run] != NONE:
        run += 1
    for k in range(run):
        lift(s, box, run - 1 - k, 1)
    s.track[0] = seat
    s.tell(Clause.GF_12_3, "stock-entry", seat=seat, markers=run)


@rule
def lift(s: State, box: Box, field: int, steps: int) -> None:
    """Moves what is on a field up; beyond the end of the track it is bought out (GF-12.5)."""
    seat = s.track[field]
    if seat == NONE:
        return
    s.track[field] = NONE
    if field + steps < box.track:
        s.track[field + steps] = seat
        return
    me = s.players[seat]
    me.supply += 1
    money = box.buyout_factor * box.payout[s.current][box.track - 1]
    if s.is_automa(seat):
        s.tell(Clause.GF_22_20, "automa-bought-out", seat=seat)
    else:
        me.gain(money, 0)
        s.tell(Clause.GF_12_5, "bought-out", seat=seat, money=money)


@rule
def on_track(s: State, box: Box, seat: int) -> bool:
    """Whether a seat has a marker on the stock track."""
    for field in range(box.track):
        if s.track[field] == seat:
            return True
    return False


@rule
def selling(s: State, box: Box, first: int) -> None:
    """GF-12.6: in popularity order the players sell markers."""
    for i in range(first, s.seats):
        seat = s.order[i]
        if on_track(s, box, seat):
            if s.is_automa(seat):
                automa_sells(s, box, seat)
            else:
                s.then(Step.SELLING, i + 1)
                s.ask(Step.SELL, seat)
                return


@rule
def automa_sells(s: State, box: Box, seat: int) -> None:
    """GF-22.20: all of its markers in good times, else none."""
    if not box.automa_sells[s.current]:
        s.tell(Clause.GF_22_20, "automa-keeps-stock", seat=seat)
        return
    for field in range(box.track):
        if s.track[field] == seat:
            s.track[field] = NONE
            s.players[seat].supply += 1
            s.tell(Clause.GF_22_20, "automa-sells-stock", seat=seat, field=field + 1)


@rule
def may_sell(s: State, box: Box, seat: int, moves: Moves) -> None:
    """GF-12.6: any of one's markers, one by one, then done."""
    for field in range(box.track):
        if s.track[field] == seat:
            moves.allow(field)
        elif s.track[field] == NONE:
            moves.forbid(field, Clause.GF_12_6, "no-marker-here", field=field + 1)
        else:
            moves.forbid(field, Clause.GF_12_6, "occupied", seat=s.track[field])
    moves.allow(DONE)


@rule
def do_sell(s: State, box: Box, seat: int, choice: int) -> None:
    """Pays for the marker and asks again while there are others."""
    if choice == DONE:
        return
    me = s.players[seat]
    money = box.payout[s.current][choice]
    s.track[choice] = NONE
    me.supply += 1
    me.gain(money, 0)
    s.tell(Clause.GF_12_6, "stock-sold", seat=seat, field=choice + 1, money=money)
    if on_track(s, box, seat):
        s.ask(Step.SELL, seat)

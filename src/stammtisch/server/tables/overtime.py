"""What happens at a table when somebody's time is out, and when their clock stands still."""

from __future__ import annotations

from dataclasses import replace

from stammtisch.kernel.play.course import Seat
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping.changes import Change
from stammtisch.server.tables import clocks
from stammtisch.server.tables.clocks import Rest
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.table import Table
from stammtisch.server.tables.timing import STAND_IN, Timing


async def run_out(table: Table) -> None:
    """What the table has agreed on happens to those whose time is out; the lock is held.

    A move that was written before counts, however late it came: then nobody's time is out any more.
    """
    timing = table.timing
    seats = [] if timing is None else timing.out()
    if timing is None or not seats:
        return
    event, ply, out = table.event, len(table.game.plies), timing.terms.out
    # Over days a bot makes all decisions of a turn, as the label of such a clock says.
    said = "bot-turn" if out == "bot-once" and not timing.terms.live else out
    change = table.change(None, None)
    events = []
    for seat in seats:
        event += 1
        events.append(Event(event, "time-out", ply, seat, said=[{"out": said}]))
        timing.seats[seat] = replace(clocks.run_out(timing.seats[seat]), dropped=out == "drop-out")
        if out != "bot-once":
            change.seats[seat] = {"policy": STAND_IN, **({"kind": "bot"} if out == "drop-out" else {})}
    change.events = [table.event_row(each, None) for each in events]
    if change.seats and table.asking is not None:
        change.sets["asking"] = table.asking = None
    await table.commit(change)
    sitting = list(table.game.seats)
    for seat, columns in change.seats.items():
        table.kinds[seat] = columns.get("kind", table.kinds[seat])
        sitting[seat] = Seat(sitting[seat].name, STAND_IN)
    table.game.seats = tuple(sitting)
    for each in events:
        table.happened(each)
        table.marks.append(each)
    table.tell_all()


def check_rest(timing: Timing | None, rest: Rest) -> None:
    """ApiError unless there is a slow clock here and somebody may rest so."""
    if timing is None or timing.terms.live:
        raise ApiError("conflict", "no-slow-clock")
    if not clocks.within(rest, timing.terms.rest):
        raise ApiError("invalid", "too-much-rest")


async def set_rest(table: Table, seat: int, rest: Rest) -> None:
    """Somebody rests at other times; a clock that runs keeps its end. Takes the table's lock."""

    async def write() -> None:
        check_rest(table.timing, rest)
        assert table.timing is not None
        table.timing.seats[seat] = replace(table.timing.seats[seat], rest=rest)
        await table.commit(Change(table.id))
        table.tell_all()

    await table.settle(write)

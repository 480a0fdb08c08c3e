"""Cancelling a table by agreement: it ends without a result, and what was hidden stays so.

Everybody must agree who sits there and has been seen within some days; bots do.
"""

from __future__ import annotations

import time

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.settings import A_DAY
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import Table

SEEN_WITHIN = 7 * A_DAY
"""Seconds after which somebody who has not been seen is not waited for."""


async def cancel(table: Table, asker: Asker, agree: bool) -> Json | None:
    """Proposes to cancel the table, or answers who did; returns what is still proposed. ApiError if it cannot be.

    Whoever holds several seats speaks for all of them. Takes the table's lock.
    """

    async def answer() -> Json | None:
        if not asker.seats:
            raise ApiError("forbidden", "not-seated")
        table.own(asker, asker.seats[0])
        if table.board is not None:
            raise ApiError("conflict", "is-board")
        if table.game.over:
            raise ApiError("conflict", "game-over")
        asked = table.cancelling
        if not agree:
            if asked is None:
                raise ApiError("conflict", "nobody-cancels")
            await _write(table, None, asker.seats[0])
        else:
            by, agreed = (asker.seats[0], []) if asked is None else (asked["by"], asked["agreed"])
            proposed = {"by": by, "agreed": sorted({*agreed, *asker.seats})}
            if waited_for(table, proposed):
                await _write(table, proposed, asker.seats[0])
            else:
                await _end(table, proposed)
        return table.cancelling

    return await table.settle(answer)


def waited_for(table: Table, proposed: Json) -> list[int]:
    """The seats whose people have not agreed and are waited for."""
    late = int(time.time()) - SEEN_WITHIN
    people = [seat for seat, kind in enumerate(table.kinds) if kind == "person" and seat not in proposed["agreed"]]
    return [seat for seat in people if (away := table.away(seat)) is None or away >= late]


async def _write(table: Table, proposed: Json | None, seat: int) -> None:
    event = Event(table.event + 1, "cancel", len(table.game.plies), seat)
    change = table.change(event, None)
    change.sets["cancelling"] = proposed
    await table.commit(change)
    table.cancelling = proposed
    table.happened(event)
    table.tell_all()


async def _end(table: Table, proposed: Json) -> None:
    event = Event(table.event + 1, "cancelled", len(table.game.plies), proposed["by"], said=[proposed])
    change = table.change(event, None)
    change.sets |= {"cancelling": None, "cancelled": True, "asking": None}
    table.cancelled, table.cancelling, table.asking = True, None, None
    await table.commit(change)
    table.happened(event)
    table.marks.append(event)
    table.tell_all()

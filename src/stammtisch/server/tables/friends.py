"""Moving for a friend: who gives permission beforehand, who may move for whom, and what they see meanwhile.

Whoever is trusted sees what the seat sees while it has something to decide, and moves for it; the log says so. When the
permission is withdrawn they see nothing more of it.
"""

from __future__ import annotations

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.table import Table


async def trust(table: Table, asker: Asker, seat: int, friend: int, may: bool) -> None:
    """Gives the person at another seat permission to move for one's own, or withdraws it. Takes the table's lock."""

    async def write() -> None:
        table.own(asker, seat)
        if table.tournament is not None:
            raise ApiError("conflict", "tournament-alone")
        if friend == seat or not 0 <= friend < len(table.kinds) or table.kinds[friend] != "person":
            raise ApiError("conflict", "no-friend", seat=friend)
        trusted = table.trusts[seat] | 1 << friend if may else table.trusts[seat] & ~(1 << friend)
        if trusted == table.trusts[seat]:
            return
        event = Event(table.event + 1, "seat", len(table.game.plies), seat)
        change = table.change(event, None)
        change.seats[seat] = {"trusts": trusted}
        await table.commit(change)
        table.trusts[seat] = trusted
        table.happened(event)
        table.tell_all()

    await table.settle(write)

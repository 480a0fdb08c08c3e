"""Up to which event of a table the holders of its seats have looked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, or_, select, update

from stammtisch.server.keeping.changes import Along
from stammtisch.server.keeping.models import SeatRow


def looked(marks: Mapping[int, int]) -> Along:
    """Notes up to which event the holders of some seats have looked; who has seen more elsewhere has seen it."""

    def write(connection: Connection, table_id: str) -> None:
        for seat, event in sorted(marks.items()):
            older = or_(SeatRow.looked.is_(None), SeatRow.looked < event)
            one = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.number == seat, older)
            connection.execute(one.values(looked=event))

    return write


def last(connection: Connection, table_id: str, seats: Sequence[int]) -> dict[str, Any]:
    """Up to which event somebody has looked who holds these seats, and when they were there; None: not known."""
    query = select(SeatRow.looked, SeatRow.seen).where(SeatRow.table_id == table_id, SeatRow.number.in_(seats))
    rows = connection.execute(query).all()
    events = [looked for looked, _ in rows if looked is not None]
    times = [seen for _, seen in rows if seen is not None]
    return {"event": max(events, default=None), "at": max(times, default=None)}

"""What an operator may look at and do, beside a running server or without one."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Engine, delete, func, select, update

from stammtisch.server.keeping.models import PlyRow, SeatRow, TableRow


def tables(engine: Engine, most: int = 50) -> list[dict[str, Any]]:
    """The tables that were changed last."""
    plies = select(func.count()).where(PlyRow.table_id == TableRow.id, PlyRow.undone.is_(None)).scalar_subquery()
    query = select(TableRow.id, TableRow.title, TableRow.over, TableRow.created, TableRow.changed, plies.label("moves"))
    with engine.connect() as connection:
        return [dict(row) for row in connection.execute(query.order_by(TableRow.changed.desc()).limit(most)).mappings()]


def look(engine: Engine, table_id: str) -> dict[str, Any] | None:
    """A table with its seats, without anything secret; None if there is none."""
    table = select(
        TableRow.id, TableRow.title, TableRow.rules, TableRow.box, TableRow.options, TableRow.origin, TableRow.over,
        TableRow.event, TableRow.created, TableRow.changed,
    ).where(TableRow.id == table_id)  # fmt: skip
    seats = select(SeatRow.number, SeatRow.name, SeatRow.kind, SeatRow.policy, SeatRow.seen)
    with engine.connect() as connection:
        row = connection.execute(table).mappings().first()
        if row is None:
            return None
        sitting = connection.execute(seats.where(SeatRow.table_id == table_id).order_by(SeatRow.number)).mappings()
        return {**row, "seats": [dict(seat) for seat in sitting]}


def remove(engine: Engine, table_id: str) -> bool:
    """Deletes a table; whether there was one. A server that has it in memory notices at the next move."""
    with engine.begin() as connection:
        return connection.execute(delete(TableRow).where(TableRow.id == table_id)).rowcount > 0


def erase(engine: Engine, name: str) -> int:
    """Takes a person's name from all tables; at how many seats it stood.

    The seats are called "Seat" and their number. A running server knows the old name until it puts the table aside.
    """
    with engine.begin() as connection:
        rows = connection.execute(select(SeatRow.table_id, SeatRow.number).where(SeatRow.name == name)).all()
        for table_id, number in rows:
            seat = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.number == number)
            connection.execute(seat.values(name=f"Seat {number + 1}"))
            changed = update(TableRow).where(TableRow.id == table_id)
            connection.execute(changed.values(changed=int(time.time())))
        return len(rows)

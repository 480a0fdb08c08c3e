"""Standing orders in the database: written along with the change of the table that made them what they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from stammtisch.server.keeping.changes import Along
from stammtisch.server.keeping.models import OrderRow, TableRow

Json = dict[str, Any]


def write(rows: Mapping[tuple[int, str], Json | None]) -> Along:
    """Puts the orders of seats, by the names of their decisions, in the place of what was there; None: there is none
    any more. A row has `kept` and `asked`.
    """

    def work(connection: Connection, table_id: str) -> None:
        for (seat, decision), row in sorted(rows.items()):
            one = OrderRow.table_id == table_id, OrderRow.number == seat, OrderRow.decision == decision
            connection.execute(delete(OrderRow).where(*one))
            if row is not None:
                connection.execute(
                    insert(OrderRow), {"table_id": table_id, "number": seat, "decision": decision, **row}
                )

    return work


def drop(connection: Connection, table_id: str, seat: int) -> None:
    """Forgets what somebody ordered who holds the seat no longer."""
    connection.execute(delete(OrderRow).where(OrderRow.table_id == table_id, OrderRow.number == seat))


def of_seats(connection: Connection, table_id: str, seats: Sequence[int]) -> list[Json]:
    """What was ordered for some seats of a table."""
    query = select(OrderRow.number, OrderRow.kept).where(OrderRow.table_id == table_id, OrderRow.number.in_(seats))
    return [{"seat": row.number, **row.kept} for row in connection.execute(query.order_by(OrderRow.number))]


def waiting(connection: Connection, before: int) -> list[str]:
    """The tables where an order has been asked for since before, the one that has waited longest first."""
    query = (
        select(TableRow.id)
        .join(OrderRow, OrderRow.table_id == TableRow.id)
        .where(TableRow.over.is_(False), OrderRow.asked, TableRow.changed <= before)
        .order_by(TableRow.changed)
    )
    return list(dict.fromkeys(connection.execute(query).scalars()))

"""Games that were really played and may be studied: how people came to their decisions, and the games themselves.

They are read from their tables, and no copy is kept: what is withdrawn or deleted no longer counts from then on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.server.keeping.changes import Along
from stammtisch.server.keeping.models import BoxRow, PlyRow, PonderingRow, SeatRow, TableRow

Json = dict[str, Any]


# ---------------------------------------------------------------------------------------------------------- writing


def pondered(number: int, seat: int, seconds: int | None = None, asked: int = 0, taken_back: int = 0) -> Along:
    """Adds to what is kept of how a seat comes to move number `number`; `seconds` take the place of others."""

    def along(connection: Connection, table_id: str) -> None:
        kind = postgresql if connection.dialect.name == "postgresql" else sqlite
        row = {"table_id": table_id, "number": number, "seat": seat}
        counts = {"seconds": seconds, "asked": asked, "taken_back": taken_back}
        added: dict[str, Any] = {
            "asked": PonderingRow.asked + asked,
            "taken_back": PonderingRow.taken_back + taken_back,
        }
        if seconds is not None:
            added["seconds"] = seconds
        one = kind.insert(PonderingRow).values(**row, **counts)
        connection.execute(one.on_conflict_do_update(index_elements=list(row), set_=added))

    return along


def taken_back(number: int, seat: int) -> Along:
    """The game stands again where move number `number` is to be made, since a seat took back what it chose there."""
    counted = pondered(number, seat, taken_back=1)

    def along(connection: Connection, table_id: str) -> None:
        gone = PonderingRow.table_id == table_id, PonderingRow.number > number
        connection.execute(delete(PonderingRow).where(*gone))
        counted(connection, table_id)

    return along


def forget(connection: Connection, table_id: str) -> None:
    """Forgets all that is kept of how the people of a table decided."""
    connection.execute(delete(PonderingRow).where(PonderingRow.table_id == table_id))


def of_seats(connection: Connection, table_id: str, seats: Sequence[int]) -> list[Json]:
    """What is kept of how some seats of a table decided, in the order of its moves."""
    return [row for row in _of_table(connection, table_id) if row["seat"] in seats]


def _of_table(connection: Connection, table_id: str) -> list[Json]:
    columns = (c for c in PonderingRow.__table__.c if c.name != "table_id")
    query = select(*columns).where(PonderingRow.table_id == table_id).order_by(PonderingRow.number)
    return [dict(row) for row in connection.execute(query).mappings()]


# ---------------------------------------------------------------------------------------------------------- reading


def _counts() -> ColumnElement[bool]:
    """Whether a table's game may be studied: dealt here, played to its end, and everybody has agreed whose seat is a
    person's or can become one again; of somebody who has deleted their account stays that they have not.
    """
    theirs = or_(SeatRow.kind == "person", SeatRow.hash.is_not(None), SeatRow.account.is_not(None))
    of_table = SeatRow.table_id == TableRow.id
    refused = exists().where(of_table, or_(SeatRow.agreed.is_(False), and_(theirs, SeatRow.agreed.is_(None))))
    ended = (TableRow.over, ~TableRow.cancelled, TableRow.origin == "deal")
    return and_(TableRow.study, *ended, exists().where(of_table, SeatRow.agreed.is_(True)), ~refused)


def _of(title: str, variant_id: str | None) -> ColumnElement[bool]:
    """Tables of one variant of the studio, or (None) with a box that the title itself has or had."""
    own = and_(TableRow.variant.is_(None), TableRow.variant_id.is_(None))
    return and_(TableRow.title == title, own if variant_id is None else TableRow.variant_id == variant_id)


def tables(connection: Connection, title: str, variant_id: str | None) -> list[Json]:
    """The tables whose games may be studied, the last one first: id, box, options, seats, and when it ended."""
    seats = select(func.count()).where(SeatRow.table_id == TableRow.id).scalar_subquery()
    columns = (TableRow.id, TableRow.box, TableRow.options, TableRow.moved, seats.label("seats"))
    query = select(*columns).where(_counts(), _of(title, variant_id)).order_by(TableRow.moved.desc(), TableRow.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def game(connection: Connection, table_id: str) -> Json | None:
    """A game that may be studied, without names: `setup`, `policies` by seat, `plies` and `ponderings` in their order;
    None if it may not, or no longer.
    """
    setup = connection.execute(select(TableRow.setup).where(TableRow.id == table_id, _counts())).scalar_one_or_none()
    if setup is None:
        return None
    policies = select(SeatRow.policy).where(SeatRow.table_id == table_id).order_by(SeatRow.number)
    standing = (
        select(PlyRow.seat, PlyRow.move, PlyRow.chance)
        .where(PlyRow.table_id == table_id, PlyRow.undone.is_(None))
        .order_by(PlyRow.number)
    )
    return {
        "setup": setup,
        "policies": list(connection.execute(policies).scalars()),
        "plies": [tuple(row) for row in connection.execute(standing)],
        "ponderings": _of_table(connection, table_id),
    }


def box(connection: Connection, wanted: str) -> str | None:
    """The text of a box by its hash."""
    return connection.execute(select(BoxRow.text).where(BoxRow.hash == wanted)).scalar_one_or_none()

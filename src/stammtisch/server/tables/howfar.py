"""How far the games of many tables are, told at once and without loading any of them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, func, select

from stammtisch.server.keeping.models import LengthRow, PlyRow
from stammtisch.server.tables.progress import Length, progress
from stammtisch.server.tables.shown import Json

MOST = 100
"""Finished games from which it is told, as at the table itself."""


def how_far(connection: Connection, rows: Sequence[Json]) -> dict[str, Json]:
    """How far the games are that go on, by table, where that can be told (`progress.progress`; not of variants)."""
    running = [row for row in rows if not row["over"] and row["next"] is None and row["variant"] is None]
    query = (
        select(PlyRow.table_id, func.count().label("moves"))
        .where(PlyRow.table_id.in_([row["id"] for row in running]), PlyRow.undone.is_(None))
        .group_by(PlyRow.table_id)
    )
    moves = {row.table_id: row.moves for row in connection.execute(query)}
    sizes = {(row["title"], len(row["seats"])) for row in running if row["id"] in moves}
    known = {size: _lengths(connection, *size) for size in sizes}
    out = {}
    for row in running:
        made = moves.get(row["id"], 0)
        told = progress(made, row["played"], known[row["title"], len(row["seats"])]) if made else None
        if told is not None:
            out[row["id"]] = told
    return out


def _lengths(connection: Connection, title: str, seats: int) -> list[Length]:
    query = (
        select(LengthRow.moves, LengthRow.seconds, LengthRow.people)
        .where(LengthRow.title == title, LengthRow.seats == seats)
        .order_by(LengthRow.ended.desc())
        .limit(MOST)
    )
    return [Length(*row) for row in connection.execute(query)]

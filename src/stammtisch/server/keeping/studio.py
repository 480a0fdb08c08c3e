"""The studio's variants and studies in the database."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.orm import aliased

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.settings import A_DAY
from stammtisch.server.keeping.models import StudyRow, VariantRow

Json = dict[str, Any]
GONE_AFTER = 40
"""Seconds after which a server that said nothing of a study has left it."""
KEPT = 20
"""Studies of one variant that are kept."""
OPEN = ("waiting", "compiling", "preparing", "running")
"""States of a study that is not over; a server may have one in hand that still waits for its turn there."""


# --------------------------------------------------------------------------------------------------------- variants


def add_variant(connection: Connection, row: Json, most: int) -> None:
    """Writes a new variant down; ApiError if the visitor has made `most` of them today (0: as many as they like)."""
    mine = and_(VariantRow.client == row["client"], VariantRow.created > row["created"] - A_DAY)
    made = connection.execute(select(func.count()).select_from(VariantRow).where(mine)).scalar_one()
    if most and made >= most:
        raise ApiError("too-many", "studio-too-many-variants", variants=made)
    connection.execute(insert(VariantRow), row)


def variant(connection: Connection, variant_id: str) -> Json | None:
    """A variant; None if there is none."""
    found = connection.execute(select(VariantRow.__table__).where(VariantRow.id == variant_id)).mappings().first()
    return None if found is None else dict(found)


def variants_of(connection: Connection, account: str, texts: bool = False) -> list[Json]:
    """The variants of an account, the one that was changed last first; with their `texts` or without."""
    left_out = ("client", "owner") if texts else ("text", "client", "owner")
    columns = (c for c in VariantRow.__table__.c if c.name not in left_out)
    query = select(*columns).where(VariantRow.account == account).order_by(VariantRow.changed.desc(), VariantRow.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def change_variant(connection: Connection, variant_id: str, version: int, sets: Json) -> bool:
    """Changes a variant that is still at this version; whether it was."""
    one = update(VariantRow).where(VariantRow.id == variant_id, VariantRow.version == version)
    return connection.execute(one, {**sets, "version": version + 1}).rowcount == 1


def take_along(connection: Connection, variant_id: str, account: str) -> None:
    """Makes a variant the account's, if it is nobody's."""
    one = update(VariantRow).where(VariantRow.id == variant_id, VariantRow.account.is_(None))
    connection.execute(one, {"account": account})


def delete_variant(connection: Connection, variant_id: str) -> None:
    """Deletes a variant with its studies."""
    connection.execute(delete(VariantRow).where(VariantRow.id == variant_id))


def sweep(connection: Connection, forget: int, expired: int | None) -> None:
    """Forgets who made variants before a time, and deletes those of no account that nobody has changed since one."""
    for model in (VariantRow, StudyRow):
        old = and_(model.created < forget, model.client != "")
        if model is StudyRow:
            old = and_(old, StudyRow.state.not_in(OPEN))
        connection.execute(update(model).where(old).values(client=""))
    if expired is not None:
        old = and_(VariantRow.account.is_(None), VariantRow.changed < expired)
        connection.execute(delete(VariantRow).where(old))


# ---------------------------------------------------------------------------------------------------------- studies


def add_study(connection: Connection, row: Json, most: int) -> None:
    """Writes a new study down; ApiError if the visitor has `most` of them waiting (0: no limit).

    Of a variant with many of them the oldest go.
    """
    mine = and_(StudyRow.client == row["client"], StudyRow.state.in_(OPEN))
    if most and connection.execute(select(func.count()).select_from(StudyRow).where(mine)).scalar_one() >= most:
        raise ApiError("too-many", "studio-too-many-studies", studies=most)
    over = and_(StudyRow.variant == row["variant"], StudyRow.state.not_in(OPEN))
    old = select(StudyRow.id).where(over).order_by(StudyRow.created.desc()).offset(KEPT - 1)
    ids = list(connection.execute(old).scalars())
    if ids:
        connection.execute(delete(StudyRow).where(StudyRow.id.in_(ids)))
    connection.execute(insert(StudyRow), row)


_HEAVY = ("text", "other_text", "goals", "made", "report", "client", "server")
_LISTED = [
    *(c for c in StudyRow.__table__.c if c.name not in _HEAVY),
    StudyRow.goals.is_not(None).label("search"),
]


def studies_of(connection: Connection, variant_id: str) -> list[Json]:
    """The studies of a variant, the last one first; without their reports."""
    query = select(*_LISTED).where(StudyRow.variant == variant_id).order_by(StudyRow.created.desc(), StudyRow.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def study(connection: Connection, study_id: str) -> Json | None:
    """A study with all that is known of it; None if there is none."""
    found = connection.execute(select(StudyRow.__table__).where(StudyRow.id == study_id)).mappings().first()
    return None if found is None else {**found, "search": found["goals"] is not None}


def ahead(connection: Connection, study_id: str) -> int:
    """How many studies of whoever asked for one come before it, as long as nobody has it in hand: one by one."""
    one = aliased(StudyRow)
    earlier = or_(StudyRow.created < one.created, and_(StudyRow.created == one.created, StudyRow.id < one.id))
    before = and_(StudyRow.client == one.client, StudyRow.state.in_(OPEN), or_(StudyRow.server != "", earlier))
    query = select(func.count()).select_from(StudyRow).join(one, before).where(one.id == study_id, one.server == "")
    return int(connection.execute(query).scalar_one())


def _to_do(now: int) -> Any:
    return and_(StudyRow.state.in_(OPEN), or_(StudyRow.server == "", StudyRow.seen < now - GONE_AFTER))


def waiting(connection: Connection, now: int, most: int, busy: Collection[str]) -> dict[str, str]:
    """The studies that nobody does with who asked for them, the oldest first; without those of who is `busy`."""
    wanted = and_(_to_do(now), StudyRow.client.not_in(busy))
    query = select(StudyRow.id, StudyRow.client).where(wanted).order_by(StudyRow.created, StudyRow.id).limit(most)
    return {row.id: row.client for row in connection.execute(query)}


def claim(connection: Connection, study_id: str, server: str, now: int) -> Json | None:
    """Lets a server do a study that nobody does; None if somebody does."""
    one = update(StudyRow).where(StudyRow.id == study_id, _to_do(now))
    if connection.execute(one, {"state": "waiting", "server": server, "seen": now}).rowcount != 1:
        return None
    return study(connection, study_id)


def report_progress(connection: Connection, study_id: str, server: str, sets: Json) -> bool:
    """Writes down how far a server is with a study; False if it is no longer its to do."""
    mine = and_(StudyRow.id == study_id, StudyRow.server == server, StudyRow.state.in_(OPEN))
    now = int(time.time())
    return connection.execute(update(StudyRow).where(mine), {**sets, "seen": now, "changed": now}).rowcount == 1


def leave(connection: Connection, server: str) -> None:
    """Gives the studies of a server back, as it ends."""
    mine = and_(StudyRow.server == server, StudyRow.state.in_(OPEN))
    connection.execute(update(StudyRow).where(mine), {"state": "waiting", "server": ""})


def is_open(connection: Connection, study_id: str) -> bool:
    """Whether there is a study that is not over."""
    one = select(StudyRow.id).where(StudyRow.id == study_id, StudyRow.state.in_(OPEN))
    return connection.execute(one).first() is not None


def cancel(connection: Connection, study_id: str) -> bool:
    """Ends a study that is not over; whether it was not."""
    one = update(StudyRow).where(StudyRow.id == study_id, StudyRow.state.in_(OPEN))
    return connection.execute(one, {"state": "cancelled", "changed": int(time.time())}).rowcount == 1


def delete_study(connection: Connection, study_id: str) -> None:
    """Deletes a study."""
    connection.execute(delete(StudyRow).where(StudyRow.id == study_id))

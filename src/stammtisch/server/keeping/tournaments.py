"""Tournaments in the database: each function is one step of a transaction, with the connection it is given."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from stammtisch.server.basics import plain
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.settings import A_DAY
from stammtisch.server.keeping.changes import Along
from stammtisch.server.keeping.models import EntryRow, MatchRow, TableRow, TournamentRow

Json = dict[str, Any]
MOST_LISTED = 24
"""Tournaments that the lobby shows."""
MOST_AT_ONCE = 64
"""Of each kind of work that one look finds."""
LATE_UNTIL = 1
"""The last round during which somebody may still join."""


def one(connection: Connection, tournament: str) -> Json | None:
    """A tournament; None if there is none."""
    query = select(TournamentRow.__table__).where(TournamentRow.id == tournament)
    row = connection.execute(query).mappings().first()
    return None if row is None else dict(row)


def whole(connection: Connection, ids: Sequence[str]) -> list[Json]:
    """Tournaments with their `entries` and `matches`, in order; what there is not is left out."""
    rows = connection.execute(select(TournamentRow.__table__).where(TournamentRow.id.in_(ids))).mappings()
    found = {row["id"]: {**row, "entries": [], "matches": []} for row in rows}
    entries = select(EntryRow.__table__).where(EntryRow.tournament.in_(found)).order_by(EntryRow.number)
    for row in connection.execute(entries).mappings():
        found[row["tournament"]]["entries"].append(dict(row))
    matches = select(MatchRow.__table__).where(MatchRow.tournament.in_(found))
    for row in connection.execute(matches.order_by(MatchRow.round, MatchRow.number)).mappings():
        found[row["tournament"]]["matches"].append(dict(row))
    return [found[each] for each in dict.fromkeys(ids) if each in found]


def listed(connection: Connection, title: str | None) -> list[Json]:
    """What stands in the lobby: tournaments that are open or running, the latest first, with how many take part."""
    many = select(func.count()).where(EntryRow.tournament == TournamentRow.id, EntryRow.dropped.is_(None))
    query = select(TournamentRow.__table__, many.scalar_subquery().label("people"))
    query = query.where(TournamentRow.listed, TournamentRow.state.in_(("open", "running")))
    if title is not None:
        query = query.where(TournamentRow.title == title)
    order = query.order_by(TournamentRow.state, TournamentRow.created.desc(), TournamentRow.id)
    return [dict(row) for row in connection.execute(order.limit(MOST_LISTED)).mappings()]


def of_account(connection: Connection, account: str) -> list[str]:
    """The tournaments in which an account takes part, or of which it is the host."""
    entries = select(EntryRow.tournament).where(EntryRow.account == account)
    query = select(TournamentRow.id).where(or_(TournamentRow.id.in_(entries), TournamentRow.account == account))
    return list(connection.execute(query.order_by(TournamentRow.created.desc()).limit(MOST_AT_ONCE)).scalars())


def add(connection: Connection, row: Mapping[str, Any], most: int) -> None:
    """Adds a tournament; ApiError if this visitor has opened `most` of them today."""
    today = (TournamentRow.client == row["client"], TournamentRow.created > int(time.time()) - A_DAY)
    many = connection.execute(select(func.count()).select_from(TournamentRow).where(*today)).scalar_one()
    if most and many >= most:
        raise ApiError("too-many", "too-many-tournaments", tournaments=most)
    connection.execute(insert(TournamentRow).values(**row))


def change(connection: Connection, tournament: str, *where: ColumnElement[bool], **sets: Any) -> Json | None:
    """Changes a tournament if that fits; what it is from now on, with its row locked, or None."""
    fits = (TournamentRow.id == tournament, *where)
    sets = {"version": TournamentRow.version + 1, "changed": int(time.time()), **sets}
    if connection.execute(update(TournamentRow).where(*fits).values(**sets)).rowcount != 1:
        return None
    return one(connection, tournament)


# ----------------------------------------------------------------------------------------------------- taking part


def may_join(tournament: Mapping[str, Any], people: int) -> bool:
    """Whether somebody more may take part now."""
    late = tournament["state"] == "running" and tournament["late"] and tournament["round"] <= LATE_UNTIL
    return bool((tournament["state"] == "open" or late) and people < tournament["most"])


def join(connection: Connection, tournament: str, entry: Mapping[str, Any], most: int) -> int:
    """Somebody takes part from now on; their number. ApiError if they may not; `most`: what one visitor takes a day."""
    found = change(connection, tournament)
    if found is None:
        raise ApiError("not-found", "no-tournament")
    there = [dict(row) for row in connection.execute(_entries(tournament)).mappings()]
    people = [row for row in there if row["dropped"] is None]
    if not may_join(found, len(people)):
        full = found["state"] in ("open", "running") and len(people) >= found["most"]
        raise ApiError("conflict", "tournament-full" if full else "tournament-begun")
    if any(plain.same(row["name"], entry["name"]) for row in there):
        raise ApiError("conflict", "tournament-name", name=entry["name"])
    if entry["account"] and any(row["account"] == entry["account"] for row in there):
        raise ApiError("conflict", "tournament-twice")
    today = (EntryRow.client == entry["client"], EntryRow.joined > int(time.time()) - A_DAY)
    if most and connection.execute(select(func.count()).select_from(EntryRow).where(*today)).scalar_one() >= most:
        raise ApiError("too-many", "too-many-seats", seats=most)
    number = max((row["number"] for row in there), default=0) + 1
    connection.execute(insert(EntryRow).values(tournament=tournament, number=number, **entry))
    return number


def adopting(tournament: str, hashed: str, account: str) -> Along:
    """Makes what a guest with this hash takes part by the account's, unless that takes part already."""

    def adopt(connection: Connection, _: str) -> None:
        change(connection, tournament)
        there = [dict(row) for row in connection.execute(_entries(tournament)).mappings()]
        if all(row["account"] != account for row in there):
            guest = (EntryRow.tournament == tournament, EntryRow.hash == hashed, EntryRow.account.is_(None))
            connection.execute(update(EntryRow).where(*guest).values(account=account))

    return adopt


def leave(connection: Connection, tournament: str, number: int) -> None:
    """Somebody takes part no more: before the beginning as if they had never joined, afterwards from now on."""
    found = change(connection, tournament)
    this = (EntryRow.tournament == tournament, EntryRow.number == number)
    if found is not None and found["state"] == "open":
        connection.execute(delete(EntryRow).where(*this))
    else:
        still = (*this, EntryRow.dropped.is_(None))
        connection.execute(update(EntryRow).where(*still).values(dropped=int(time.time())))


def forget_account(connection: Connection, account: str, name: str) -> None:
    """Takes an account from all tournaments: its entries are called `name` and drop out, its own go on without it."""
    for row in connection.execute(select(EntryRow.__table__).where(EntryRow.account == account)).mappings().all():
        leave(connection, row["tournament"], row["number"])
        this = (EntryRow.tournament == row["tournament"], EntryRow.number == row["number"])
        gone = {"name": name, "hash": "", "account": None, "client": ""}
        connection.execute(update(EntryRow).where(*this).values(**gone))
    own = TournamentRow.account == account
    connection.execute(update(TournamentRow).where(own, TournamentRow.state == "open").values(state="cancelled"))
    connection.execute(update(TournamentRow).where(own).values(account=None, owner="", client=""))


def export(connection: Connection, account: str) -> list[Json]:
    """What is kept of an account in tournaments, without what is secret."""
    out = []
    for each in whole(connection, of_account(connection, account)):
        mine = [entry for entry in each["entries"] if entry["account"] == account]
        out.append(
            {
                **{key: each[key] for key in ("id", "name", "title", "state", "rounds", "round", "created")},
                "host": each["account"] == account,
                "entries": [{key: entry[key] for key in ("number", "name", "joined", "dropped")} for entry in mine],
            }
        )
    return out


def comes_from(connection: Connection, tournament: str, number: int | None) -> tuple[str, str] | None:
    """What somebody (None: the tournament itself) is called, and the visitor it comes from; None: there is none."""
    query = select(TournamentRow.name, TournamentRow.client).where(TournamentRow.id == tournament)
    if number is not None:
        query = select(EntryRow.name, EntryRow.client).where(
            EntryRow.tournament == tournament, EntryRow.number == number
        )
    row = connection.execute(query).first()
    return None if row is None else (row[0], row[1])


def _entries(tournament: str) -> Any:
    return select(EntryRow.__table__).where(EntryRow.tournament == tournament).order_by(EntryRow.number)


# ------------------------------------------------------------------------------------------------- what is to be done


def to_begin(connection: Connection, now: int) -> list[str]:
    """The open tournaments whose time has come, or in which as many take part as they wait for."""
    many = select(func.count()).where(EntryRow.tournament == TournamentRow.id).scalar_subquery()
    due = or_(TournamentRow.at <= now, many >= TournamentRow.starts)
    return _ids(connection, TournamentRow.state == "open", due)


def to_count(connection: Connection) -> list[Json]:
    """The tables that are over, or no more, and have not been counted."""
    over = or_(TableRow.id.is_(None), TableRow.over)
    query = select(MatchRow.__table__, TableRow.over, TableRow.cancelled)
    query = query.outerjoin(TableRow, TableRow.id == MatchRow.table_id).where(MatchRow.done.is_(False), over)
    return [dict(row) for row in connection.execute(query.limit(MOST_AT_ONCE)).mappings()]


def counted(connection: Connection, match: Mapping[str, Any], results: list[Json] | None) -> None:
    """Writes down how a table ended; who does so first is believed."""
    this = and_(*(getattr(MatchRow, key) == match[key] for key in ("tournament", "round", "number")))
    values = {"done": True, "results": results}
    if connection.execute(update(MatchRow).where(this, MatchRow.done.is_(False)).values(**values)).rowcount:
        change(connection, match["tournament"])


def to_go_on(connection: Connection) -> list[str]:
    """The tournaments of which all tables of the round are over."""
    waits = select(MatchRow.number).where(
        MatchRow.tournament == TournamentRow.id, MatchRow.round == TournamentRow.round, MatchRow.done.is_(False)
    )
    played = (TournamentRow.state == "running", TournamentRow.opens.is_(None))
    return _ids(connection, *played, ~waits.exists())


def to_open(connection: Connection, now: int) -> list[str]:
    """The tournaments whose next round is to open."""
    return _ids(
        connection, TournamentRow.state == "running", TournamentRow.paused.is_(False), TournamentRow.opens <= now
    )


def opened(connection: Connection, tournament: Mapping[str, Any], matches: Sequence[Mapping[str, Any]]) -> bool:
    """The next round of a tournament is opened, unless that or anything else has happened since it was read."""
    same = (TournamentRow.version == tournament["version"], TournamentRow.state == "running")
    this_round = tournament["round"] + 1
    if change(connection, tournament["id"], *same, round=this_round, opens=None) is None:
        return False
    rows = [
        {"tournament": tournament["id"], "round": this_round, "number": number, "results": None, "done": False, **match}
        for number, match in enumerate(matches, 1)
    ]
    connection.execute(insert(MatchRow), rows)
    return True


def _ids(connection: Connection, *where: Any) -> list[str]:
    return list(connection.execute(select(TournamentRow.id).where(*where).limit(MOST_AT_ONCE)).scalars())


# ------------------------------------------------------------------------------------------- the house, and its broom


def close(connection: Connection, tournament: str) -> bool:
    """The host of the house ends a tournament: nobody finds it or joins any more. Whether there was one."""
    return change(connection, tournament, state="cancelled", listed=False, invitation="", opens=None) is not None


def remove(connection: Connection, tournament: str) -> bool:
    """Deletes a tournament; its tables stay. Whether there was one."""
    return connection.execute(delete(TournamentRow).where(TournamentRow.id == tournament)).rowcount == 1


def rename(connection: Connection, tournament: str, number: int, name: str) -> bool:
    """Gives somebody another name; whether there is somebody. Raises ValueError for a name that another has there,
    or that is none.
    """
    rows = connection.execute(_entries(tournament)).mappings().all()
    if any(plain.same(row["name"], name) and row["number"] != number for row in rows):
        raise ValueError(name)
    this = (EntryRow.tournament == tournament, EntryRow.number == number)
    return connection.execute(update(EntryRow).where(*this).values(name=plain.given(name))).rowcount == 1


def erase(connection: Connection, name: str) -> int:
    """Takes a person's name from all tournaments; in how many it stood."""
    rows = connection.execute(select(EntryRow.tournament, EntryRow.number).where(EntryRow.name == name)).all()
    for tournament, number in rows:
        this = (EntryRow.tournament == tournament, EntryRow.number == number)
        connection.execute(update(EntryRow).where(*this).values(name=f"No. {number}"))
    return len(rows)


def sweep(connection: Connection, now: int, unfinished: float, finished: float, forget: float) -> None:
    """Deletes tournaments that did not begin or have been over for long (0: never), and forgets who came from where."""
    for life, states in ((unfinished, ("open",)), (finished, ("over", "cancelled", "running"))):
        if life:
            old = (TournamentRow.state.in_(states), TournamentRow.changed < now - life)
            connection.execute(delete(TournamentRow).where(*old))
    for row, since in ((TournamentRow, TournamentRow.created), (EntryRow, EntryRow.joined)):
        connection.execute(update(row).where(since < now - forget, row.client != "").values(client=""))

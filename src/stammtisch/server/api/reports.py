"""/api/.../reports: what visitors want the host of the house to look at."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import ConfigDict, Field, StringConstraints

from stammtisch.server.api.lobby import TableId
from stammtisch.server.api.schemas import Error, In
from stammtisch.server.api.tables import CHANGE, Here, house_of, visitor_of
from stammtisch.server.basics import plain
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import lobby, reports
from stammtisch.server.keeping.changes import Change
from stammtisch.server.tables.house import House

router = APIRouter(tags=["reports"])
_REFUSED: dict[int | str, dict[str, Any]] = {status: {"model": Error} for status in (403, 404, 422, 429, 503)}
Reason = Annotated[str, StringConstraints(max_length=300)]


class ReportIn(In):
    """Reports a message or the name at a seat, by its number, and why."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"kind": "name", "number": 1, "reason": "An insult."}]}
    )
    kind: Literal["message", "name"]
    number: Annotated[int, Field(ge=0, le=2**31 - 1)]
    reason: Reason = ""


class TableReportIn(In):
    """Reports a table of the lobby, and why."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"reason": "The names are insults."}]})
    reason: Reason = ""


async def write_report(
    house: House, visitor: str, table_id: str, kind: str, number: int | None, about: str, whose: str, reason: str
) -> None:
    """Writes down what a visitor reports: something about a table or a tournament, and `whose` it is."""
    by = await house.salt.client(visitor)
    along = reports.report(kind, number, about, plain.words(reason), whose, by, house.settings.reports)
    await house.store.write(Change(table_id, along=[along]))


@router.post("/api/tables/{table_id}/reports", status_code=204, responses=CHANGE)
async def report(request: Request, here: Here, wish: ReportIn) -> None:
    """Tells the host of the house of a message or name at a table that one can look at."""
    house, table = house_of(request), here.table
    if wish.kind == "message":
        await table.talk.begin()
        message = table.talk.message(wish.number, here.asker, table.game.over)
        about, whose = f"{message['name']}: {message['text']}", message["client"]
    else:
        if wish.number >= len(table.game.seats):
            raise ApiError("not-found", "no-seat", seat=wish.number)
        about = table.game.seats[wish.number].name
        whose = await house.store.look(lambda connection: reports.comes_from(connection, table.id, wish.number))
    await write_report(house, visitor_of(request), table.id, wish.kind, wish.number, about, whose, wish.reason)


@router.post("/api/lobby/{table_id}/reports", status_code=204, responses=_REFUSED)
async def report_table(request: Request, table_id: TableId, wish: TableReportIn) -> None:
    """Tells the host of the house of a table in the lobby."""
    house = house_of(request)
    door = await house.store.look(lambda connection: lobby.door(connection, table_id))
    if door is None or not door["stands"]:
        raise ApiError("not-found", "not-in-lobby")
    sitting = await house.store.look(lambda connection: lobby.seats(connection, [table_id]))
    about = ", ".join(seat["name"] for seat in sitting.get(table_id, []))
    await write_report(house, visitor_of(request), table_id, "table", None, about, door["client"], wish.reason)

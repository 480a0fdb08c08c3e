"""/api/tables/{id}/since: what happened at a table since somebody looked last."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from stammtisch.server.api.schemas import Count, LogLineOut, Out
from stammtisch.server.api.tables import LOOK, Eyes, Here, house_of, visitor_of
from stammtisch.server.api.titles import InLang
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import visits
from stammtisch.server.tables import meanwhile, shown

router = APIRouter(tags=["tables"])


class ConcernOut(Out):
    """A move that changed something for the viewer: whose it was (none: several chose at once), what the viewer's
    points changed by (0 where that is not known), what they have more or less, in words, and what was told.
    """

    ply: int
    by: int | None = None
    points: int
    change: str
    lines: list[LogLineOut]


class PointsOut(Out):
    """How the points of a seat changed, in words and as a number, and what it would have if the game ended now; of one
    that has a score no longer, what it is instead (`said`).
    """

    seat: int
    points: int
    change: str
    total: int | None = None
    said: str | None
    place: int | None = None


class ChapterOut(Out):
    """The end of a chapter of the game (a round, a phase), and what was told of it."""

    ply: int
    lines: list[LogLineOut]


class MovesOut(Out):
    """How many moves a seat made, and which was the first."""

    seat: int
    ply: int
    moves: int


class SinceOut(Out):
    """What happened since somebody looked last, the most important first: what it did to the viewer (`more`: how many
    more moves did something), everybody's points, the chapters that ended, what the table itself said, and how many
    moves the others made. `ply` moves of the game are known to the viewer, `plies` there are; both are null for who has
    never been there. `at`: when they were there last, in seconds since 1970, where the seat knows it.
    """

    event: int | None = None
    at: int | None = None
    ply: int | None = None
    plies: int | None = None
    mine: list[ConcernOut]
    more: int
    points: list[PointsOut]
    chapters: list[ChapterOut]
    said: list[LogLineOut]
    moves: list[MovesOut]


@router.get("/api/tables/{table_id}/since", response_model=SinceOut, response_model_exclude_none=True, responses=LOOK)
async def read_since(
    request: Request,
    here: Here,
    event: Annotated[Count | None, Query(description="the last event that is known here")] = None,
    lang: InLang = "en",
    seat: Eyes = None,
) -> Any:
    """What happened at a table since whoever asks looked last: on this device (`event`), or on any that holds the seat
    and says over its WebSocket what it has `seen`.
    """
    table, house, held = here.table, house_of(request), here.asker.seats
    if seat is not None and not here.asker.holds(seat):
        raise ApiError("forbidden", "not-yours", seat=seat)
    kept: dict[str, Any] = {"event": None, "at": None}
    if held:
        kept = await house.store.look(lambda c: visits.last(c, table.id, held))
    there = max([table.looked[one] for one in held if one in table.looked] + [kept["event"] or -1])
    known = max(there, -1 if event is None else event)
    if known < 0:
        return {**meanwhile.NOTHING, "said": []}
    at = {"at": kept["at"]} if event is None or there > event else {}
    who = shown.viewer(table.game, held, seat, lang)
    return {"event": known, **at, **await house.history.since(table, known, who, visitor_of(request))}

"""/api/tables/{id}/pocket: a game is taken along, goes on without a connection, and comes back."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import ConfigDict, Field, StringConstraints

from stammtisch.server.api.schemas import ClientId, Count, In, Out, SeatNumber
from stammtisch.server.api.tables import CHANGE, Here, errors, house_of, visitor_of
from stammtisch.server.api.titles import InLang
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.pocket import playing
from stammtisch.server.pocket.parcel import parcel

router = APIRouter(tags=["tables"])

MOST_MOVES = 4000
"""Moves that are taken in at once: more than any game of ours has; so many still fit into a request."""
FOR_GOOD = {"Cache-Control": "max-age=31536000, immutable"}

EXAMPLE: dict[str, Any] = {
    "ply": 4,
    "event": 5,
    "line": [{"seat": 0, "move": "pass", "chance": [], "client_id": "c1-1"}],
    "sent": [],
}

Word = Annotated[str, StringConstraints(max_length=200)]


class MoveOfLine(In):
    """A move as it was made without a connection: by which seat, what chance brought then, and the client's own id of
    it if a person made it.
    """

    seat: SeatNumber
    move: Word
    chance: Annotated[list[Word], Field(max_length=1000)]
    client_id: ClientId | None = None


class TakeIn(In):
    """Asks for a game, to go on with it without a connection. `agreed`: one that is played alone need not be compared
    with others any more.
    """

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"agreed": False}]})
    agreed: bool = False


class PocketOut(Out):
    """A game as it is now, all of it: how many moves and events led to it, its `position` as JSON (`drafts`: what is
    chosen at once and not open yet, on top of that), the text of its `box` if it is not the title's own, and the
    address of the `parcel` with the rules.
    """

    ply: int
    event: int
    kinds: list[str]
    redraw: bool
    position: dict[str, Any]
    drafts: list[MoveOfLine]
    box: str | None
    parcel: str


class LineIn(In):
    """What was played since a game was taken along at `ply` and `event`. `sent`: the ids of moves that the client has
    sent since and whose answer it may not have heard; others can take their place.
    """

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [EXAMPLE]})
    ply: Count
    event: Count
    line: Annotated[list[MoveOfLine], Field(max_length=MOST_MOVES)]
    sent: Annotated[list[ClientId], Field(max_length=64)]


class PocketPlayed(Out):
    """How many moves and events the table has now."""

    ply: int
    event: int


@router.post("/api/tables/{table_id}/pocket", response_model=PocketOut, responses=CHANGE)
async def take_along(here: Here, wish: TakeIn) -> Any:
    """The whole game, with all that is hidden in it, for whoever holds every seat that a person has; not where there is
    a clock, and not of a tournament.
    """
    name, _ = await asyncio.to_thread(parcel)
    return {**await playing.take(here.table, here.asker, wish.agreed), "parcel": f"/api/pocket/{name}"}


@router.post("/api/tables/{table_id}/pocket/moves", response_model=PocketPlayed, responses=CHANGE)
async def play_on(request: Request, here: Here, wish: LineIn, lang: InLang = "en") -> Any:
    """Takes in what was played without a connection. Refused if somebody else has moved at the table meanwhile; what
    bots have decided there goes.
    """
    line = [move.model_dump() for move in wish.line]
    about = (here.table, here.asker, (wish.ply, wish.event), line, wish.sent)
    return await playing.play_on(house_of(request), *about, lang, visitor_of(request))


@router.get(
    "/api/pocket/{name}",
    response_class=Response,
    responses={**errors(404), 200: {"content": {"application/zip": {}}, "description": "the parcel"}},
)
async def read_parcel(name: str) -> Response:
    """The rules by which this server plays, as Python for a browser; the name tells what is in it."""
    found, content = await asyncio.to_thread(parcel)
    if name != found:
        raise ApiError("not-found", "no-parcel")
    return Response(content, media_type="application/zip", headers=FOR_GOOD)

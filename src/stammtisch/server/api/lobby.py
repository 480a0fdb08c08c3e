"""/api/lobby: open tables that strangers may sit down at; and the list of one's own tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import ConfigDict, Field, StringConstraints

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.server.api.callers import Who
from stammtisch.server.api.known import AS_IT_WAS, answer
from stammtisch.server.api.schemas import Clock, Colour, Error, In, Lang, LobbyIn, Name, Out, Progress, SeatKey
from stammtisch.server.api.tables import CHANGE, LOOK, Here, SeatInPath, house_of, visitor_of
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import lobby
from stammtisch.server.keeping.changes import Change
from stammtisch.server.tables import seats
from stammtisch.server.tables.clocks import terms_of
from stammtisch.server.tables.doors import PAGE
from stammtisch.server.tables.house import House
from stammtisch.server.tables.timing import shown_terms

router = APIRouter(tags=["lobby"])
TableId = Annotated[str, Path(description="the id of a table", max_length=16, pattern="^[a-z0-9]+$")]
Secret = Annotated[str, StringConstraints(max_length=200, pattern=r"^[\x21-\x7e]*$")]
MOST_MINE = 60
"""Tables of one's own that are asked for at once."""
_REFUSED: dict[int | str, dict[str, Any]] = {status: {"model": Error} for status in (403, 404, 409, 422, 429, 503)}


class DoorOut(Out):
    """Whether a table stands in the lobby, and how it was put there (null: never)."""

    public: bool
    lang: str | None = None
    pace: str | None = None
    fills: int | None = Field(None, description="when bots take the open seats (Unix time)")


class LobbySeat(Out):
    """A seat of a table in the lobby; `person` leads to the page of who sits there, if that is shown to all."""

    seat: int
    name: str
    kind: Literal["person", "open", "bot", "automa"]
    policy: str
    colour: int
    person: str | None = None


class LobbyTable(Out):
    """A table in the lobby: `opened` and `fills` (when bots take the open seats) are Unix times. `drawn`: whoever comes
    gets one of the open seats by lot.
    """

    id: str
    title: str
    options: dict[str, str]
    hints: bool
    drawn: bool
    lang: str
    pace: Literal["live", "days"]
    clock: Clock | None
    opened: int
    fills: int | None
    seats: list[LobbySeat]


class LobbyOut(Out):
    """A page of the lobby, the latest tables first; `more` is what the next page is asked for with (`after`)."""

    tables: list[LobbyTable]
    more: str | None


class ComeIn(In):
    """Sits down at a table of the lobby under a name: on a seat that one wants, or any."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"name": "Bruno"}]})
    name: Name
    seat: Annotated[int, Field(ge=0, lt=MAX_SEATS)] | None = None
    colour: Colour | None = None
    study: bool = Field(False, description="whether the table's games may be studied, where that is asked")


class MineAsked(In):
    """A table of one's own, and the secrets that one has for it."""

    id: Annotated[str, StringConstraints(max_length=16, pattern=r"^[a-z0-9]+$")]
    secrets: Annotated[list[Secret], Field(max_length=10)]


class MineIn(In):
    """Asks about one's own tables, many at once."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"tables": [{"id": "abcdefghijkm", "secrets": ["st_..."]}]}]}
    )
    tables: Annotated[list[MineAsked], Field(max_length=MOST_MINE)]


class MineSeat(Out):
    """Who sits at a table of one's own."""

    name: str
    kind: str
    policy: str


class MineOut(Out):
    """How a table of one's own stands: `mine` are one's seats, `owner` whether one opened it, `due` the seats that are
    to decide, `since` when the last move was made (Unix time), `next` the table at which it goes on.
    """

    id: str
    title: str
    variant: str | None = Field(None, description="what the variant of the studio is called that is played there")
    over: bool
    cancelled: bool
    seats: list[MineSeat]
    mine: list[int]
    owner: bool
    due: list[int]
    since: int
    next: str | None
    expires: int | None
    progress: Progress | None = None


# ------------------------------------------------------------------------------------------------------- the lobby


def _check_open(house: House) -> None:
    if not house.settings.lobby:
        raise ApiError("not-found", "no-lobby")


@router.get(
    "/api/lobby",
    response_model=LobbyOut,
    responses={
        **AS_IT_WAS,
        **{status: {"model": Error} for status in (404, 422, 429)},
    },
)
async def read_lobby(
    request: Request,
    title: Annotated[
        str | None, Query(max_length=64, pattern="^[a-z0-9-]+$", description="only tables of this title")
    ] = None,
    spoken: Annotated[Lang | None, Query(description="only tables at which this language is spoken")] = None,
    after: Annotated[str | None, Query(pattern=r"^\d{1,12}-[a-z0-9]{12}$", description="`more` of a page")] = None,
) -> Response:
    """Tables that anybody may sit down at. Ask again with the ETag (`If-None-Match`): it costs next to nothing."""
    house = house_of(request)
    _check_open(house)
    opened, _, table_id = (after or "").partition("-")
    found = await house.doors.listed(title, spoken, (int(opened), table_id) if after else None)
    tables = [LobbyTable.model_validate(_listed(table)) for table in found]
    last = tables[PAGE - 1] if len(tables) > PAGE else None
    page = LobbyOut(tables=tables[:PAGE], more=None if last is None else f"{last.opened}-{last.id}")
    return answer(request, page)


def _listed(row: dict[str, Any]) -> dict[str, Any]:
    clock = row["clock"] and shown_terms(terms_of(row["clock"]))
    return {**row, "clock": clock, "seats": [_seat(seat) for seat in row["seats"]]}


def _seat(row: dict[str, Any]) -> dict[str, Any]:
    number = row["number"]
    colour = number if row["colour"] is None else row["colour"]
    sits = {"name": row["name"], "kind": row["kind"], "policy": row["policy"], "person": row["person"]}
    return {"seat": number, "colour": colour, **sits}


@router.post("/api/lobby/{table_id}", status_code=201, response_model=SeatKey, responses=_REFUSED)
async def come_in(request: Request, table_id: TableId, who: Who, wish: ComeIn) -> Any:
    """Sits down at a table of the lobby. Of two who want the last seat one gets it."""
    house, visitor = house_of(request), visitor_of(request)
    _check_open(house)
    if await house.store.look(lambda connection: lobby.door(connection, table_id)) is None:
        raise ApiError("not-found", "not-in-lobby")
    async with house.use(table_id, visitor) as table:
        client = await house.salt.client(visitor)
        return await house.doors.come_in(table, wish.seat, wish.name, wish.colour, client, who.account, wish.study)


# ------------------------------------------------------------------------------------------- the maker of a table


def _check_owner(here: Here) -> None:
    if not here.asker.owner:
        raise ApiError("forbidden", "not-host")


@router.get("/api/tables/{table_id}/lobby", response_model=DoorOut, responses=LOOK)
async def read_door(request: Request, here: Here) -> Any:
    """Whether the table stands in the lobby."""
    door = await house_of(request).store.look(lambda connection: lobby.door(connection, here.table.id))
    return {"public": False} if door is None else {**door, "public": door["stands"]}


@router.put("/api/tables/{table_id}/lobby", status_code=204, responses=CHANGE)
async def open_door(request: Request, here: Here, wish: LobbyIn) -> None:
    """Puts a table into the lobby that has an open seat. This wants the secret of whoever opened it (`owner`)."""
    _check_owner(here)
    if here.table.origin != "deal":
        raise ApiError("conflict", "fresh-only")
    if here.table.variant is not None:
        raise ApiError("conflict", "variant-by-link")
    if "open" not in here.table.kinds:
        raise ApiError("conflict", "nothing-open")
    house, title = house_of(request), here.table.game.title
    clock = None if here.table.timing is None else here.table.timing.terms
    door = await house.doors.to_put(title, clock, wish.lang, wish.pace, wish.minutes, wish.bot, visitor_of(request))
    await house.store.write(Change(here.table.id, along=[door]))


@router.delete("/api/tables/{table_id}/lobby", status_code=204, responses=CHANGE)
async def close_door(request: Request, here: Here) -> None:
    """Takes a table out of the lobby. This wants the secret of whoever opened it (`owner`)."""
    _check_owner(here)
    await house_of(request).store.write(Change(here.table.id, along=[lobby.withdraw]))


@router.post("/api/tables/{table_id}/seats/{seat}/open", response_model=SeatKey, responses=CHANGE)
async def open_seat(here: Here, seat: SeatInPath) -> Any:
    """Opens a seat again that somebody took and does not use, before the first move is made.

    The secret of whoever sat there opens nothing any more. This wants the secret of whoever opened the table (`owner`).
    """
    return await seats.open_again(here.table, here.asker, seat)


@router.post("/api/tables/mine", response_model=list[MineOut], responses=_REFUSED)
async def read_mine(request: Request, who: Who, asked: MineIn) -> Any:
    """How one's own tables stand, and those of the account of who is signed in.

    What a secret does not open is left out, as what there is no more.
    """
    if who.session:
        await house_of(request).notices.back(who.account)
    return await house_of(request).doors.mine({table.id: table.secrets for table in asked.tables}, who.account)

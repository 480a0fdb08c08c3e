"""/api/tables: making tables, sitting down, playing, looking back."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPBearer
from fastapi.security.http import HTTPAuthorizationCredentials

import stammtisch
from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.record import RecordError
from stammtisch.kernel.play.scribe import Refused, Unreadable
from stammtisch.kernel.play.views import WATCHER, PositionError
from stammtisch.kernel.title.box import BoxError
from stammtisch.kernel.title.seating import RULES, OptionError
from stammtisch.kernel.title.title import UnknownTitle
from stammtisch.players.policy import PERSON, UnknownPolicy, policies
from stammtisch.server.api import schemas
from stammtisch.server.api.titles import InLang, scene_of, title_of
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.tables import shown
from stammtisch.server.tables.house import House, NewSeat
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.table import Table

log = logging.getLogger("stammtisch.server")
router = APIRouter(tags=["tables"])


def _errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    said = {
        403: "the secret does not open this",
        404: "no such table or seat",
        409: "the table has moved on, or the seat is taken",
        413: "the request is too large",
        422: "refused by the rules, or not to be read",
        429: "too many requests or tables; see Retry-After",
        503: "it could not be written; nothing has changed",
    }
    return {status: {"model": schemas.Error, "description": said[status]} for status in (*statuses, 429)}


LOOK, CHANGE = _errors(403, 404, 409, 422), _errors(403, 404, 409, 413, 422, 503)
"""What may come of looking at a table, and of asking it to do something."""
_bearer = HTTPBearer(auto_error=False, description="the secret of a seat, an invitation or a spectator link")


@dataclass
class Visit:
    """A table and who asks."""

    table: Table
    asker: Asker


def house_of(request: Request) -> House:
    """The house of the app."""
    house: House = request.app.state.house
    return house


async def visit(
    request: Request,
    table_id: Annotated[str, Path(description="the id of a table")],
    secret: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)] = None,
) -> AsyncIterator[Visit]:
    """The table of the path, kept in memory while the request lasts; ApiError if the secret opens nothing there."""
    async with AsyncExitStack() as stack:
        table, asker = await house_of(request).find(table_id, secret.credentials if secret else None, stack)
        yield Visit(table, asker)


Here = Annotated[Visit, Depends(visit)]
SeatInPath = Annotated[int, Path(ge=0, lt=MAX_SEATS, description="the number of a seat, from 0")]
Eyes = Annotated[
    int | None,
    Query(ge=0, lt=MAX_SEATS, description="through which of one's seats to look; by default one that is due"),
]


def _json(text: str) -> Response:
    return Response(text, media_type="application/json")


def _checked_eyes(here: Visit, seat: int | None) -> int | None:
    if seat is not None and not here.asker.holds(seat):
        raise ApiError("forbidden", "not-yours", seat=seat)
    return seat


# ------------------------------------------------------------------------------------------------------ new tables


@router.post("/api/tables", status_code=201, response_model=schemas.TableMade, responses=_errors(413, 422, 503))
async def make_table(request: Request, wish: schemas.TableIn, lang: InLang = "en") -> Any:
    """Makes a table: with a fresh deal, or going on from a record, a position or a scene."""
    house = house_of(request)
    game, seats, origin = await house.apart(lambda: _prepare(wish, lang))
    client = request.client.host if request.client else ""
    return await house.open_table(game, seats, origin, client, wish.hints)


def _prepare(wish: schemas.TableIn, lang: str) -> tuple[Game, list[NewSeat], str]:
    """The game of a new table and its seats; ApiError if it cannot be."""
    if sum(start is not None for start in (wish.record, wish.position, wish.scene)) > 1:
        raise ApiError("invalid", "invalid", problem="a record, a position or a scene, not several")
    try:
        if wish.record is not None:
            game, origin = stammtisch.read(wish.record), "record"
        elif wish.position is not None:
            game, origin = stammtisch.load(wish.position), "position"
        elif wish.scene is not None and wish.title is not None:
            game, origin = scene_of(title_of(wish.title), wish.scene), "position"
        elif wish.title is None or wish.seats is None:
            raise ApiError("invalid", "invalid", problem="title and seats are wanted, or a record, or a position")
        else:
            sitting = [Seat(seat.name, seat.policy) for seat in _new_seats(wish.seats, None)]
            game = stammtisch.new(wish.title, sitting, wish.seed, wish.options)
            origin = "deal" if wish.seed is None else "seed"
        seats = _new_seats(wish.seats, game)
        if wish.title is not None and wish.title != game.title.name:
            raise ApiError("invalid", "invalid", problem=f"this is {game.title.name}, not {wish.title}")
        if len(seats) != len(game.seats):
            raise ApiError("invalid", "invalid", problem=f"it has {len(game.seats)} seats, not {len(seats)}")
        for number, seat in enumerate(seats):
            if (seat.kind == "automa") != (game.seats[number].policy == RULES):
                raise ApiError("invalid", "invalid", problem=f"seat {number} is that of {game.seats[number].name}")
        game.seats = tuple(Seat(seat.name, seat.policy) for seat in seats)
        if origin != "deal":
            _try_out(game)
    except OptionError as error:
        if error.conflict is None:
            raise ApiError("invalid", "invalid", problem=str(error)) from None
        speaker = stammtisch.find_title(str(wish.title)).speaker(lang)
        raise ApiError("invalid", text=error.conflict.text(speaker), clause=error.conflict.clause) from None
    except (UnknownTitle, UnknownPolicy, PositionError, RecordError, BoxError, Refused, Unreadable) as error:
        raise ApiError("invalid", "invalid", problem=str(error)) from None
    except ApiError:
        raise
    except Exception:
        if wish.record is None and wish.position is None:
            raise
        log.warning("a record or position was refused", exc_info=True)
        raise ApiError("invalid", "invalid", problem="an impossible position") from None
    game.state.chance.seed(secrets.randbits(63))
    return game, seats, origin


def _new_seats(wishes: list[schemas.SeatIn] | None, game: Game | None) -> list[NewSeat]:
    """The seats as wished; without wishes, those of the record or position.

    Before there is a game an Automa's policy is its name, or RULES for the one that the options put there.
    """
    seats = []
    if wishes is None:
        assert game is not None
        for seat in game.seats:
            kind = {PERSON: "person", RULES: "automa"}.get(seat.policy, "bot")
            seats.append(NewSeat(kind, seat.name, seat.policy))
    else:
        taken = {wish.name for wish in wishes}
        spare = (name for name in stammtisch.NAMES if name not in taken)
        for number, wish in enumerate(wishes):
            sits = game.seats[number] if game and number < len(game.seats) else None
            if wish.kind == "automa":
                name = sits.name if sits else wish.name or f"Automa {number + 1}"
                seats.append(NewSeat("automa", name, RULES if sits else wish.name or RULES))
            else:
                name = wish.name or (sits.name if sits and sits.name not in taken else next(spare))
                seats.append(NewSeat(wish.kind, name, wish.policy if wish.kind == "bot" else PERSON))
    for new in seats:
        if new.kind != "automa":
            _check_policy(new.policy)
    if len({seat.name for seat in seats}) < len(seats):
        raise ApiError("invalid", "invalid", problem="two seats have the same name")
    return seats


def _check_policy(policy: str) -> None:
    if policy != PERSON and policy not in policies():
        known = ", ".join((PERSON, *policies()))
        raise ApiError("invalid", "invalid", problem=f"policy: there are {known}")


def _try_out(game: Game) -> None:
    """Raises if a game that somebody brought cannot be shown or cannot go on."""
    if not game.over and not game.due:
        raise PositionError("state.pending: nobody is due; wanted a decision on top")
    for seat in range(len(game.seats)):
        who = shown.viewer(game, (seat,), seat, "en")
        json.dumps(shown.position(game, who))
        if seat in game.due and not game.moves(seat):
            raise PositionError(f"state.pending: seat {seat} is due and has no move")
        shown.log_lines(game, who, 0, len(game.plies))
    game.record()


# --------------------------------------------------------------------------------------------------------- looking


@router.get("/api/tables/{table_id}", response_model=schemas.TableOut, responses=LOOK)
async def look(here: Here, lang: InLang = "en", seat: Eyes = None) -> Response:
    """The table as whoever asks may see it."""
    _checked_eyes(here, seat)
    table = here.table
    async with table.turn():
        return _json(table.text(shown.viewer(table.game, here.asker.seats, seat, lang)))


@router.get(
    "/api/tables/{table_id}/log",
    response_model=list[schemas.LogLineOut],
    response_model_exclude_none=True,
    responses=LOOK,
)
async def read_log(
    here: Here,
    since: Annotated[schemas.Count, Query(description="the first ply wanted")] = 0,
    lang: InLang = "en",
    seat: Eyes = None,
) -> Any:
    """What happened, as whoever asks may know it."""
    _checked_eyes(here, seat)
    game = here.table.game
    async with here.table.turn():
        return shown.log_lines(game, shown.viewer(game, here.asker.seats, seat, lang), since, len(game.plies))


@router.get("/api/tables/{table_id}/history", response_model=schemas.HistoryOut, responses=LOOK)
async def look_back(
    here: Here,
    at: Annotated[schemas.Count, Query(description="how many moves had been made")],
    lang: InLang = "en",
    seat: Eyes = None,
) -> Response:
    """The table as it stood after so many moves, with what the last of them told; nobody can move there."""
    _checked_eyes(here, seat)
    table = here.table
    async with table.turn():
        game = table.game
        if at > len(game.plies):
            raise ApiError("not-found", "no-history", plies=len(game.plies), at=at)
        who = shown.viewer(game, here.asker.seats, seat, lang)
        past = {**table.view(who), **shown.position(game.at(at), who), "moves": []}
        past["log"] = shown.log_lines(game, who, at, at)
    return _json(json.dumps(past, ensure_ascii=False))


@router.get(
    "/api/tables/{table_id}/record",
    response_class=PlainTextResponse,
    responses={**LOOK, 200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "the record"}},
)
async def read_record(here: Here, seat: Eyes = None) -> PlainTextResponse:
    """The game as text: as whoever asks may know it, and all of it once the game is over."""
    _checked_eyes(here, seat)
    game = here.table.game
    async with here.table.turn():
        who = shown.viewer(game, here.asker.seats, seat, "en")
        return PlainTextResponse(game.record(None if game.over else WATCHER if who.seat is None else who.seat))


@router.post(
    "/api/tables/{table_id}/why",
    response_model=schemas.Why,
    response_model_exclude_none=True,
    responses=CHANGE,
)
async def explain(here: Here, question: schemas.WhyIn, lang: InLang = "en") -> dict[str, Any]:
    """Why a seat of one's own may not make a move."""
    _checked_eyes(here, question.seat)
    async with here.table.turn():
        try:
            refusal = here.table.game.why_not(question.move, question.seat, question.lang or lang)
        except Unreadable as error:
            raise ApiError("unreadable", text=str(error)) from None
    if refusal is None:
        return {"legal": True}
    return {"legal": False, "clause": refusal.clause, "text": refusal.text}


# --------------------------------------------------------------------------------------------------------- playing


@router.post(
    "/api/tables/{table_id}/moves",
    response_model=schemas.Made,
    response_model_exclude_none=True,
    responses=CHANGE,
)
async def make_move(here: Here, move: schemas.MoveIn, lang: InLang = "en") -> Any:
    """Makes a move. Sent again with the same client id it answers the same and moves nothing."""
    return await here.table.move(here.asker, move.seat, move.move, move.ply, move.client_id, lang, move.event)


@router.post(
    "/api/tables/{table_id}/undo",
    response_model=schemas.Undone,
    response_model_exclude_none=True,
    responses=CHANGE,
)
async def take_back(here: Here, wish: schemas.UndoIn, lang: InLang = "en") -> Any:
    """Takes the last move of a seat back; if others have seen something by it, asks them first. Bots consent."""
    return await here.table.undo(here.asker, wish.seat, wish.agree, wish.client_id, lang)


# ----------------------------------------------------------------------------------------------------------- seats


@router.put("/api/tables/{table_id}/seats/{seat}", response_model=schemas.SeatKey, responses=CHANGE)
async def take_seat(here: Here, seat: SeatInPath, sit: schemas.Sit) -> Any:
    """Takes an open seat with an invitation; with the seat's own secret, takes it back from the bot."""
    return await here.table.take(here.asker, seat, sit.name)


@router.delete("/api/tables/{table_id}/seats/{seat}", response_model=schemas.SeatKey, responses=CHANGE)
async def leave_seat(here: Here, seat: SeatInPath) -> Any:
    """Leaves a seat: a bot goes on with it. Its secret can take it back."""
    return await here.table.hand_over(here.asker, seat, schemas.DEFAULT_BOT)


@router.patch("/api/tables/{table_id}/seats/{seat}", response_model=schemas.SeatKey, responses=CHANGE)
async def hand_seat(here: Here, seat: SeatInPath, wish: schemas.HandOver) -> Any:
    """Lets a bot decide for one's seat, or ("person") decides again oneself."""
    _check_policy(wish.policy)
    return await here.table.hand_over(here.asker, seat, wish.policy)

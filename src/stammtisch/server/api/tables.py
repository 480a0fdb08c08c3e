"""/api/tables: making tables, sitting down, playing, looking back."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.play.scribe import Unreadable
from stammtisch.kernel.play.views import WATCHER
from stammtisch.server.api import schemas
from stammtisch.server.api.callers import LOOKS, Secret, Who
from stammtisch.server.api.titles import InLang
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import talk
from stammtisch.server.keeping.changes import Change
from stammtisch.server.tables import agreeing, cancelling, friends, looks, moving, overtime, seats, shown, takeback
from stammtisch.server.tables.house import House
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.table import Table
from stammtisch.server.tables.work import NewSeat, Wish, check_policy, title_of

log = logging.getLogger("stammtisch.server")
router = APIRouter(tags=["tables"])


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What may come of a request besides success; 403, for whoever sends a token, and 429 always may."""
    said = {
        403: "the secret does not open this",
        404: "no such table or seat",
        409: "the table has moved on, or the seat is taken",
        413: "the request is too large",
        422: "refused by the rules, or not to be read",
        429: "too many requests or tables; see Retry-After",
        503: "it could not be written; nothing has changed",
    }
    return {status: {"model": schemas.Error, "description": said[status]} for status in {*statuses, 403, 429}}


LOOK, CHANGE = errors(403, 404, 409, 422), errors(403, 404, 409, 413, 422, 503)
"""What may come of looking at a table, and of asking it to do something."""


@dataclass
class Visit:
    """A table and who asks; `account` is theirs, if they have one."""

    table: Table
    asker: Asker
    account: str = ""


def house_of(request: Request) -> House:
    """The house of the app."""
    house: House = request.app.state.house
    return house


async def visit(
    request: Request,
    table_id: Annotated[str, Path(description="the id of a table")],
    who: Who,
    secret: Secret = None,
) -> AsyncIterator[Visit]:
    """The table of the path, kept in memory while the request lasts; ApiError if nothing there opens to who asks."""
    async with AsyncExitStack() as stack:
        table, asker = await house_of(request).find(table_id, secret, who.account, visitor_of(request), stack)
        if request.method not in LOOKS:  # nobody sits down by looking: a list of one's tables looks at all of them
            await seats.greet(table, asker)
        yield Visit(table, asker, who.account)


Here = Annotated[Visit, Depends(visit)]
SeatInPath = Annotated[int, Path(ge=0, lt=MAX_SEATS, description="the number of a seat, from 0")]
Eyes = Annotated[
    int | None,
    Query(ge=0, lt=MAX_SEATS, description="through which of one's seats to look; by default one that is due"),
]


def visitor_of(request: Request) -> str:
    """Whose share a request is charged to."""
    return str(request.scope["visitor"])


def seated(wishes: Sequence[schemas.SeatIn], study: bool) -> list[NewSeat]:
    """The seats of a new table; who opens it to be studied has agreed for all who are there from the beginning."""
    agreed = {"person": True} if study else {}
    return [NewSeat(s.kind, s.name, s.policy, s.colour, agreed.get(s.kind)) for s in wishes]


def _json(text: str) -> Response:
    return Response(text, media_type="application/json")


def _checked_eyes(here: Visit, seat: int | None, friend: bool = False) -> None:
    """ApiError unless one may look through the eyes of a seat: one's own, or a friend's who has to decide."""
    if seat is None or here.asker.holds(seat) or (here.table.board is not None and seat < len(here.table.kinds)):
        return
    if not friend or here.table.viewer(here.asker, seat, "en").seat != seat:
        raise ApiError("forbidden", "not-yours", seat=seat)


# ------------------------------------------------------------------------------------------------------ new tables


@router.post("/api/tables", status_code=201, response_model=schemas.TableMade, responses=errors(413, 422, 503))
async def make_table(request: Request, who: Who, wish: schemas.TableIn, lang: InLang = "en") -> Any:
    """Makes a table: with a fresh deal, or going on from a record, a position or a scene; private unless it is put into
    the `lobby`.
    """
    house, visitor = house_of(request), visitor_of(request)
    along = [talk.begin(wish.chat)]
    terms = None if wish.clock is None else wish.clock.terms
    if wish.lobby is not None:
        if (wish.record, wish.position, wish.scene, wish.seed) != (None, None, None, None):
            raise ApiError("invalid", "fresh-only")
        if not any(seat.kind == "open" for seat in wish.seats or ()):
            raise ApiError("invalid", "nothing-open")
        door = wish.lobby
        title = None if wish.title is None else title_of(wish.title)
        along.append(await house.doors.to_put(title, terms, door.lang, door.pace, door.minutes, door.bot, visitor))
    sitting = None if wish.seats is None else seated(wish.seats, wish.study)
    begin = (wish.record, wish.position, wish.scene)
    rules: dict[str, Any] = {"hints": wish.hints, "redraw": wish.redraw, "absence": wish.absence, "lang": lang}
    drawn = wish.order == "random"
    rules |= {"clock": terms, "drawn": drawn, "study": wish.study}
    wanted = Wish(wish.title, sitting, wish.options, wish.seed, *begin, **rules)
    return await house.opening.open_table(wanted, visitor, who.account, along)


@router.post("/api/tables/{table_id}/again", status_code=201, response_model=schemas.NextOut, responses=CHANGE)
async def play_again(
    request: Request,
    here: Here,
    without: Annotated[
        int | None, Query(ge=0, lt=MAX_SEATS, description="begin without this open seat, before anything was played")
    ] = None,
    lang: InLang = "en",
) -> Any:
    """Opens the same table again when its game is over, with the same people, everybody one seat further on.

    The secrets of this table open the new one; who asks second is told of the same one. This wants a seat's secret.
    """
    return await house_of(request).opening.set_up_anew(here.table, here.asker, without, lang, visitor_of(request))


@router.delete("/api/tables/{table_id}", status_code=204, responses=errors(403, 404, 409, 422, 503))
async def delete_table(request: Request, here: Here) -> None:
    """Deletes a table for good, and its game with it. This wants the secret of whoever opened it (`owner`)."""
    if not here.asker.owner:
        raise ApiError("forbidden", "not-owner")
    await house_of(request).delete(here.table)


# --------------------------------------------------------------------------------------------------------- looking


@router.get("/api/tables/{table_id}", response_model=schemas.TableOut, responses=LOOK)
async def look(here: Here, lang: InLang = "en", seat: Eyes = None) -> Response:
    """The table as whoever asks may see it; through a friend's eyes while one may move for them."""
    table = here.table
    async with table.turn():
        _checked_eyes(here, seat, friend=True)
        return _json(looks.text(table, table.viewer(here.asker, seat, lang)))


@router.get(
    "/api/tables/{table_id}/log",
    response_model=list[schemas.LogLineOut],
    response_model_exclude_none=True,
    responses=LOOK,
)
async def read_log(
    here: Here,
    since: Annotated[schemas.Count, Query(description="the first ply wanted")] = 0,
    event: Annotated[schemas.Count, Query(description="an event that is known already: the log goes so far")] = 0,
    lang: InLang = "en",
    seat: Eyes = None,
) -> Any:
    """What happened, as whoever asks may know it. The header `Table-Event` says up to which event."""
    table = here.table
    async with table.turn():
        if event > table.event:  # they know more, from another server
            await table.house.catch_up(table)
        _checked_eyes(here, seat, friend=True)
        who = table.viewer(here.asker, seat, lang)
        # Of a long game it takes as long as ten moves do, and may be asked for again and again.
        lines = table.ready.kept(
            ("log", who), lambda: [(line["ply"], _line_text(line)) for line in looks.log(table, who)]
        )
        headers = {"Table-Event": str(table.event)}
    text = ",".join(text for ply, text in lines if ply >= since)
    return Response(f"[{text}]", media_type="application/json", headers=headers)


def _line_text(line: Mapping[str, Any]) -> str:
    return schemas.LogLineOut(**line).model_dump_json(exclude_none=True)


@router.get("/api/tables/{table_id}/history", response_model=schemas.HistoryOut, responses=LOOK)
async def look_back(
    request: Request,
    here: Here,
    at: Annotated[schemas.Count, Query(description="how many moves had been made")],
    line: Annotated[int | None, Query(ge=0, lt=1 << 31, description="in which line of an analysis board")] = None,
    lang: InLang = "en",
    seat: Eyes = None,
) -> Response:
    """The table as it stood after so many moves, with what the last of them told; nobody can move there."""
    _checked_eyes(here, seat)
    table = here.table
    if line is not None:
        about = (table, here.asker, line, at, seat, visitor_of(request), lang)
        return _json(await house_of(request).boards.look(*about))
    past = await house_of(request).history.at(table, at, here.asker.seats, seat, lang, visitor_of(request))
    return _json(past)


@router.get(
    "/api/tables/{table_id}/record",
    response_class=PlainTextResponse,
    responses={**LOOK, 200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "the record"}},
)
async def read_record(here: Here, seat: Eyes = None) -> PlainTextResponse:
    """The game as text: as whoever asks may know it, and all of it once the game is over."""
    _checked_eyes(here, seat)
    async with here.table.turn():
        game = here.table.game
        who = shown.viewer(game, here.asker.seats, seat, "en")
        return PlainTextResponse(game.record(None if game.over else WATCHER if who.seat is None else who.seat))


@router.get("/api/tables/{table_id}/box", response_model=schemas.BoxOut, responses=LOOK)
async def read_box(here: Here) -> Any:
    """What lies in the box that the table is played with, where that is not the title's own."""
    game = here.table.game
    return {"title": game.title.name, "hash": game.loaded.hash, "entries": game.loaded.entries}


@router.post(
    "/api/tables/{table_id}/why",
    response_model=schemas.Why,
    response_model_exclude_none=True,
    responses=CHANGE,
)
async def explain(here: Here, question: schemas.WhyIn, lang: InLang = "en") -> dict[str, Any]:
    """Why a seat of one's own may not make a move."""
    table = here.table
    async with table.turn():
        _checked_eyes(here, question.seat, friend=True)
        try:
            found = shown.why(table.game, question.seat, question.move, question.lang or lang)
        except Unreadable as error:
            raise ApiError("unreadable", text=str(error)) from None
        if along := agreeing.asked(table, here.asker.seats, question.seat):
            await table.house.store.write(Change(table.id, along=along))
    return found


# --------------------------------------------------------------------------------------------------------- playing


@router.post(
    "/api/tables/{table_id}/moves",
    response_model=schemas.Made,
    response_model_exclude_none=True,
    responses=CHANGE,
)
async def make_move(here: Here, move: schemas.MoveIn, lang: InLang = "en") -> Any:
    """Makes a move. Sent again with the same client id it answers the same and moves nothing."""
    return await moving.move(
        here.table, here.asker, move.seat, move.move, move.ply, move.client_id, lang, move.event, move.drafts
    )


@router.post(
    "/api/tables/{table_id}/undo",
    response_model=schemas.Undone,
    response_model_exclude_none=True,
    responses=CHANGE,
)
async def take_back(here: Here, wish: schemas.UndoIn, lang: InLang = "en") -> Any:
    """Takes the last move of a seat back; if others have seen something by it, asks them first. Bots consent."""
    return await takeback.undo(here.table, here.asker, wish.seat, wish.agree, wish.client_id, lang)


@router.post("/api/tables/{table_id}/cancel", response_model=schemas.Cancelled, responses=CHANGE)
async def cancel_table(here: Here, wish: schemas.CancelIn) -> Any:
    """Proposes to end the table without a result, or answers who proposes it; this wants a seat's secret.

    It ends when everybody agrees who sits there, but for those who have not been seen for a week. Bots agree.
    """
    proposed = await cancelling.cancel(here.table, here.asker, wish.agree)
    return {"cancelled": here.table.cancelled, "cancelling": proposed}


# ----------------------------------------------------------------------------------------------------------- seats


@router.put("/api/tables/{table_id}/seats/{seat}", response_model=schemas.SeatKey, responses=CHANGE)
async def take_seat(here: Here, seat: SeatInPath, sit: schemas.Sit) -> Any:
    """Takes an open seat with an invitation; with the seat's own secret, takes it back from the bot."""
    return await seats.take(here.table, here.asker, seat, sit.name, sit.colour, here.account, agreed=sit.study)


@router.delete("/api/tables/{table_id}/seats/{seat}", response_model=schemas.SeatKey, responses=CHANGE)
async def leave_seat(here: Here, seat: SeatInPath) -> Any:
    """Leaves a seat: a bot goes on with it. Its secret can take it back."""
    return await seats.hand_over(here.table, here.asker, seat, schemas.DEFAULT_BOT)


@router.patch("/api/tables/{table_id}/seats/{seat}", response_model=schemas.SeatKey, responses=CHANGE)
async def hand_seat(here: Here, seat: SeatInPath, wish: schemas.HandOver) -> Any:
    """Lets a bot decide for one's seat, or ("person") decides again oneself.

    Where the table says so (`absence`), a bot can also be asked to decide for somebody who is due and has been away for
    so long. It goes when they come back: when they listen to the table or do something there; looking is not enough.
    """
    check_policy(wish.policy, here.table.game.title)
    return await seats.hand_over(here.table, here.asker, seat, wish.policy)


@router.put("/api/tables/{table_id}/seats/{seat}/study", status_code=204, responses=CHANGE)
async def agree_to_study(here: Here, seat: SeatInPath, answer: schemas.AgreeIn) -> None:
    """Lets the games of the table be studied without names, as far as one's seat is asked, or takes that back, also
    after the end. Only games count to which everybody who had a seat has agreed before the end.
    """
    await seats.agree(here.table, here.asker, seat, answer.agreed)


@router.put("/api/tables/{table_id}/seats/{seat}/friends/{friend}", status_code=204, responses=CHANGE)
async def trust(here: Here, seat: SeatInPath, friend: SeatInPath) -> None:
    """Permits the person at another seat to move for one's own. While there is something to decide they see what this
    seat sees; what they do is marked in the log.
    """
    await friends.trust(here.table, here.asker, seat, friend, may=True)


@router.delete("/api/tables/{table_id}/seats/{seat}/friends/{friend}", status_code=204, responses=CHANGE)
async def distrust(here: Here, seat: SeatInPath, friend: SeatInPath) -> None:
    """Withdraws that permission: from now on they see nothing more of the seat."""
    await friends.trust(here.table, here.asker, seat, friend, may=False)


@router.put("/api/tables/{table_id}/seats/{seat}/rest", status_code=204, responses=CHANGE)
async def rest(here: Here, seat: SeatInPath, wish: schemas.RestIn) -> None:
    """Says when the slow clock of one's seat stands still: no more days and no longer pause than the table allows.

    A clock that runs keeps its end; from the next turn on the new times count.
    """
    here.table.own(here.asker, seat)
    await overtime.set_rest(here.table, seat, wish.rest)

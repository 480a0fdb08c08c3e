"""/api/tables/{id}/chat and /notes: what is said at a table, and what somebody writes down there for themselves."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import AfterValidator, ConfigDict, Field, StringConstraints

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.server.api.schemas import ClientId, Count, In, Name, Out, SeatNumber
from stammtisch.server.api.tables import CHANGE, LOOK, Here, SeatInPath, house_of, visitor_of
from stammtisch.server.basics import plain
from stammtisch.server.basics.errors import ApiError, Unfit
from stammtisch.server.basics.secrets import digest
from stammtisch.server.keeping import reports, talk
from stammtisch.server.keeping.changes import Change
from stammtisch.server.tables.talk import mentioned
from stammtisch.server.tables.welcome import reached

router = APIRouter(tags=["talk"])
LONGEST, LONGEST_NOTE = 500, 4000
"""Characters of a message, and of somebody's notes."""


def _said(text: str) -> str:
    text = plain.words(text)
    if not text:
        raise Unfit("wrong-nothing")
    return text


Words = Annotated[str, StringConstraints(max_length=LONGEST), AfterValidator(_said)]
Number = Annotated[int, Path(ge=0, le=2**31 - 1, description="the number of a message")]


class MessageOut(Out):
    """Something that was said: by a seat, or (`gallery`) by somebody who watches, under the name of then. `mentions`
    are the seats that are meant, `at` is Unix time. What was deleted is `gone`.
    """

    number: int
    gallery: bool
    seat: int | None
    name: str
    text: str
    mentions: list[int]
    at: int
    gone: bool


class ChatOut(Out):
    """The chat of a table: what has changed `since` a number of it, up to `last`.

    `mode`: whether it is open to "all", only "after" the game, or to "none". `muted` are the seats that may say
    nothing, and -1 for those who watch. Who sits at the table reads what those said who watch when the game is over.
    """

    since: int
    last: int
    mode: str
    muted: list[int]
    messages: list[MessageOut]


class SayIn(In):
    """Says something to all at the table, from a seat of one's own; who has none speaks to those who watch, perhaps
    under a `name`. `text` is plain. With the same `client_id` it is said once, however often it is sent.
    """

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"client_id": "c1-3", "text": "Well met, @Bruno!"}]}
    )
    client_id: ClientId
    text: Words
    seat: SeatNumber | None = None
    name: Name | None = None


class MutedIn(In):
    """Who may say nothing: seats, and -1 for those who watch; all others may speak again."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"muted": [2, -1]}]})
    muted: Annotated[list[Annotated[int, Field(ge=talk.GALLERY, lt=MAX_SEATS)]], Field(max_length=MAX_SEATS + 1)]


class NoteOut(Out):
    """What the holder of a seat has written down, and how often it was written."""

    text: str
    version: int


class NoteIn(In):
    """What the holder of a seat writes down; `version` is that of the notes it takes the place of."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"text": "Save for F3.", "version": 0}]})
    text: Annotated[str, StringConstraints(max_length=LONGEST_NOTE)]
    version: Count


def _seat(here: Here, seat: int | None) -> int | None:
    """The seat that somebody speaks from; None for who watches; ApiError if it is not theirs."""
    if seat is None:
        return here.asker.seats[0] if here.asker.seats else None
    if not here.asker.holds(seat):
        raise ApiError("forbidden", "not-yours", seat=seat)
    return seat


@router.get("/api/tables/{table_id}/chat", response_model=ChatOut, responses=LOOK)
async def read_chat(
    here: Here, since: Annotated[Count, Query(description="what is known already: a number of the chat")] = 0
) -> Any:
    """What was said at a table, as far as whoever asks may read it. The live line tells the same as it is said."""
    await here.table.talk.read()
    return here.table.talk.view(here.asker, here.table.game.over, since)


@router.post("/api/tables/{table_id}/chat", status_code=201, response_model=ChatOut, responses=CHANGE)
async def say(request: Request, here: Here, said: SayIn) -> Any:
    """Says something; answers with what is new in the chat since then."""
    house, table, seat = house_of(request), here.table, _seat(here, said.seat)
    house.chatting.spend(f"{table.id} {seat}" if seat is not None else visitor_of(request))
    client = await house.salt.client(visitor_of(request))
    await house.store.look(lambda connection: reports.check(connection, client))
    names = [sits.name for sits in table.game.seats]
    await table.talk.begin()
    before = table.talk.last
    message = {
        "gallery": seat is None,
        "seat": seat,
        "name": (said.name or "") if seat is None else names[seat],
        "text": said.text,
        "mentions": await reached(table, mentioned(said.text, names), here.account),
        "client_id": said.client_id,
        "client": client,
    }
    await table.talk.say(message, table.game.over, table.waits)
    return table.talk.view(here.asker, table.game.over, before)


@router.delete("/api/tables/{table_id}/chat/{number}", response_model=ChatOut, responses=CHANGE)
async def remove(here: Here, number: Number) -> Any:
    """Deletes what was said: one's own words with the secret of the seat, anybody's with that of the `owner`."""
    table, before = here.table, here.table.talk.last
    await table.talk.remove(number, here.asker, table.game.over)
    return table.talk.view(here.asker, table.game.over, before)


@router.put("/api/tables/{table_id}/chat/muted", response_model=ChatOut, responses=CHANGE)
async def mute(here: Here, wish: MutedIn) -> Any:
    """Says who may say nothing. This wants the secret of whoever opened the table (`owner`)."""
    table, before = here.table, here.table.talk.last
    await table.talk.mute(wish.muted, here.asker)
    return table.talk.view(here.asker, table.game.over, before)


# ----------------------------------------------------------------------------------------------------------- notes


def _holder(here: Here, seat: int) -> str:
    """Whose notes of a seat are asked for; ApiError if the seat is not theirs."""
    if not here.asker.holds(seat):
        raise ApiError("forbidden", "not-yours", seat=seat)
    return digest(here.table.locks.seats[seat])


@router.get("/api/tables/{table_id}/notes/{seat}", response_model=NoteOut, responses=LOOK)
async def read_notes(request: Request, here: Here, seat: SeatInPath) -> Any:
    """What somebody has written down at their own seat; nobody else can read it."""
    holder = _holder(here, seat)
    return await house_of(request).store.look(lambda c: talk.note(c, here.table.id, seat, holder))


@router.put("/api/tables/{table_id}/notes/{seat}", response_model=NoteOut, responses=CHANGE)
async def write_notes(request: Request, here: Here, seat: SeatInPath, note: NoteIn) -> Any:
    """Writes down something for oneself; refused if it was written anew elsewhere since it was read."""
    house, holder = house_of(request), _holder(here, seat)
    house.chatting.spend(f"{here.table.id} {seat} notes")
    text = note.text.replace("\x00", "").encode("utf-8", "ignore").decode()  # PostgreSQL keeps no such letters
    await house.store.write(Change(here.table.id, along=[talk.write_note(seat, holder, text, note.version)]))
    return {"text": text, "version": note.version + 1}

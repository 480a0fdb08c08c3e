"""What is said at tables, and what somebody writes down there for themselves; none of it is of the game.

A chat has a numbering of its own: whatever changes it takes the next number, while its row is locked, so that who asks
for what is new since a number misses nothing that another server writes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping.changes import Along
from stammtisch.server.keeping.models import Base, ChatRow, MessageRow, NoteRow
from stammtisch.server.keeping.others import say_along

Json = dict[str, Any]
GALLERY = -1
"""Stands among the muted for all who watch."""
MOST_KEPT = 500
"""Messages that a chat remembers."""
NEW: Json = {"mode": "all", "muted": [], "last": 0}
"""A chat in which nothing has happened; tables from before there were chats have this one."""


def begin(mode: str) -> Along:
    """The chat of a new table."""

    def write(connection: Connection, table_id: str) -> None:
        connection.execute(_insert(connection, ChatRow).values(table_id=table_id, **{**NEW, "mode": mode}))

    return write


def read(connection: Connection, table_id: str, since: int) -> tuple[Json, list[Json]]:
    """A chat, and the messages of which something is new since a number of it."""
    chat = connection.execute(select(ChatRow.__table__).where(ChatRow.table_id == table_id)).mappings().first()
    query = select(MessageRow.__table__).where(MessageRow.table_id == table_id, MessageRow.stamp > since)
    rows = connection.execute(query.order_by(MessageRow.number)).mappings()
    return ({**NEW} if chat is None else dict(chat)), [dict(row) for row in rows]


def lasts(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """How far the chats of those tables are that have one."""
    query = select(ChatRow.table_id, ChatRow.last).where(ChatRow.table_id.in_(table_ids))
    return {row.table_id: row.last for row in connection.execute(query)}


def say(message: Json, server: str, call: Callable[[int], Along] | None = None) -> Along:
    """Says something; nothing more if the same client id has been used there before. ApiError if it may not be said.

    `call` is written along, with the number of the message.
    """

    def write(connection: Connection, table_id: str) -> None:
        chat = _next(connection, table_id, server)
        same = MessageRow.table_id == table_id, MessageRow.client_id == message["client_id"]
        if connection.execute(select(MessageRow.number).where(*same)).first() is not None:
            return
        if chat["mode"] == "none":
            raise ApiError("forbidden", "no-chat")
        if (GALLERY if message["gallery"] else message["seat"]) in chat["muted"]:
            raise ApiError("forbidden", "muted")
        number = chat["last"]
        row = {"table_id": table_id, "number": number, "stamp": number, "at": int(time.time()), "gone": False}
        connection.execute(insert(MessageRow).values(**row, **message))
        if call is not None:
            call(number)(connection, table_id)
        if not number % 50:
            old = MessageRow.table_id == table_id, MessageRow.number <= number - MOST_KEPT
            connection.execute(delete(MessageRow).where(*old))

    return write


def remove(number: int, server: str) -> Along:
    """Deletes what was said; that something was said stays."""

    def write(connection: Connection, table_id: str) -> None:
        chat = _next(connection, table_id, server)
        one = update(MessageRow).where(MessageRow.table_id == table_id, MessageRow.number == number)
        connection.execute(one.values(stamp=chat["last"], text="", mentions=[], gone=True))

    return write


def mute(muted: Sequence[int], server: str) -> Along:
    """These may say nothing from now on, and all others may."""

    def write(connection: Connection, table_id: str) -> None:
        _next(connection, table_id, server, muted=sorted(set(muted)))

    return write


def close(server: str = "") -> Along:
    """Nothing more is said there."""

    def write(connection: Connection, table_id: str) -> None:
        _next(connection, table_id, server, mode="none")

    return write


def _next(connection: Connection, table_id: str, server: str, **sets: Any) -> Json:
    """The chat with its next number, and its row locked; the other servers are told."""
    connection.execute(_insert(connection, ChatRow).values(table_id=table_id, **NEW).on_conflict_do_nothing())
    one = ChatRow.table_id == table_id
    connection.execute(update(ChatRow).where(one).values(last=ChatRow.last + 1, **sets))
    say_along(connection, {"chat": table_id}, server)
    return dict(connection.execute(select(ChatRow.__table__).where(one)).mappings().one())


def _insert(connection: Connection, model: type[Base]) -> sqlite.Insert | postgresql.Insert:
    return postgresql.insert(model) if connection.dialect.name == "postgresql" else sqlite.insert(model)


# ----------------------------------------------------------------------------------------------------------- notes


def note(connection: Connection, table_id: str, number: int, holder: str) -> Json:
    """What the holder of a seat has written down: the text, and how often it was written."""
    one = NoteRow.table_id == table_id, NoteRow.number == number, NoteRow.holder == holder
    row = connection.execute(select(NoteRow.text, NoteRow.version).where(*one)).mappings().first()
    return {"text": "", "version": 0} if row is None else dict(row)


def write_note(number: int, holder: str, text: str, version: int) -> Along:
    """Writes a note that was read with this version; ApiError if it was written elsewhere meanwhile."""

    def write(connection: Connection, table_id: str) -> None:
        seat = NoteRow.table_id == table_id, NoteRow.number == number
        if version:
            mine = update(NoteRow).where(*seat, NoteRow.holder == holder, NoteRow.version == version)
            written = connection.execute(mine.values(text=text, version=version + 1)).rowcount
        else:
            connection.execute(delete(NoteRow).where(*seat, NoteRow.holder != holder))
            row = {"table_id": table_id, "number": number, "holder": holder, "text": text, "version": 1}
            fresh = _insert(connection, NoteRow).values(row).on_conflict_do_nothing().returning(NoteRow.number)
            written = len(connection.execute(fresh).all())
        if written != 1:
            raise ApiError("conflict", "note-elsewhere")

    return write

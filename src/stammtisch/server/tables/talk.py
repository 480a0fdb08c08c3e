"""The chat of a table that is in memory: what has been said, and who is shown which part of it.

Who sits at the table speaks to all. Who watches speaks to the others who watch, and the players read that after the
game: somebody who watches may know, or guess aloud, what a player should find out alone. Nothing of it is of the game:
no view, log, record or observation knows that there is a chat.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Sequence
from typing import Any

from stammtisch.server.basics import plain
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import notices, talk
from stammtisch.server.keeping.changes import Along, Change
from stammtisch.server.keeping.notices import Waits
from stammtisch.server.keeping.store import Store
from stammtisch.server.tables.events import Watcher
from stammtisch.server.tables.keys import Asker

Json = dict[str, Any]
SHOWN = ("number", "gallery", "seat", "name", "text", "mentions", "at", "gone")


class Talk:
    """See the module's text. `last` is the number of what changed it last; `begun`: it has been read.

    It knows the `watchers` of its table, who are told, and not the table: that would be a circle of garbage one day.
    """

    def __init__(self, store: Store, table_id: str, watchers: Collection[Watcher]):
        self.begun = False
        self.mode, self.last = "all", 0
        self.muted: list[int] = []
        self._messages: dict[int, Json] = {}
        self._store, self._table_id, self._watchers = store, table_id, watchers
        self._reading = asyncio.Lock()

    async def begin(self) -> None:
        """Reads the chat, if that has not been done."""
        if not self.begun:
            await self.read()

    async def read(self) -> None:
        """Reads what is new; those who watch the table are told."""
        async with self._reading:
            since = self.last
            chat, rows = await self._store.look(lambda connection: talk.read(connection, self._table_id, since))
            if self.begun and chat["last"] <= self.last:
                return
            self.begun, self.last = True, chat["last"]
            self.mode, self.muted = chat["mode"], chat["muted"]
            self._messages |= {row["number"]: row for row in rows}
            for number in [number for number in self._messages if number <= self.last - talk.MOST_KEPT]:
                del self._messages[number]
        for watcher in list(self._watchers):
            watcher.wake()

    def view(self, asker: Asker, over: bool, since: int = 0) -> Json:
        """The chat for one who asks, as far as it is new since a number of it."""
        hidden = bool(asker.seats) and not over
        rows = [row for row in self._messages.values() if row["stamp"] > since and not (hidden and row["gallery"])]
        messages = [{name: row[name] for name in SHOWN} for row in rows]
        return {"since": since, "last": self.last, "mode": self.mode, "muted": self.muted, "messages": messages}

    def message(self, number: int, asker: Asker, over: bool) -> Json:
        """What was said, with whom it came from; ApiError if there is no such thing for whoever asks."""
        found = self._messages.get(number)
        if found is None or found["gone"] or (found["gallery"] and asker.seats and not over):
            raise ApiError("not-found", "no-message")
        return found

    async def say(self, message: Json, over: bool, waits: Waits) -> None:
        """Says something; ApiError if that may not be said, or not yet. Those who are meant are told, if they may read
        it, when they have not looked for so long.
        """
        await self.begin()
        if self.mode == "after" and not over:
            raise ApiError("forbidden", "chat-later")
        meant = [seat for seat in message["mentions"] if seat != message["seat"]]
        called = meant if over or not message["gallery"] else []
        await self.change(
            talk.say(message, self._server, lambda number: notices.call(called, "mention", number, waits))
            if called
            else talk.say(message, self._server)
        )

    async def remove(self, number: int, asker: Asker, over: bool) -> None:
        """Deletes what was said; ApiError unless whoever asks said it, or opened the table."""
        await self.begin()
        found = self.message(number, asker, over)
        if not asker.owner and not (found["seat"] is not None and asker.holds(found["seat"])):
            raise ApiError("forbidden", "not-host")
        await self.change(talk.remove(number, self._server))

    async def mute(self, muted: Sequence[int], asker: Asker) -> None:
        """Says who may say nothing; ApiError unless whoever asks opened the table."""
        if not asker.owner:
            raise ApiError("forbidden", "not-host")
        await self.change(talk.mute(muted, self._server))

    async def change(self, along: Along) -> None:
        """Writes a change and reads it; reads too where it is refused, as the host of the house may have ended all."""
        try:
            await self._store.write(Change(self._table_id, along=[along]))
        except ApiError:
            await self.read()
            raise
        await self.read()

    @property
    def _server(self) -> str:
        return self._store.others.name if self._store.others is not None else ""


def mentioned(text: str, names: Sequence[str]) -> list[int]:
    """The seats whose names stand in a text after an @; of two names of which one begins like the other, the longer."""
    found = set()
    by_length = sorted(range(len(names)), key=lambda seat: -len(names[seat]))
    for at in (hit.end() for hit in re.finditer(r"(?<!\w)@", text)):
        for seat in by_length:
            said, rest = text[at : at + len(names[seat])], text[at + len(names[seat]) :]
            if plain.same(said, names[seat]) and not re.match(r"\w", rest):
                found.add(seat)
                break
    return sorted(found)

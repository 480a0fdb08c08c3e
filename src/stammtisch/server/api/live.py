"""/api/tables/{id}/live: a table as it happens, over a WebSocket.

The client says hello with its secret and, if it was here before, the last event it knows. It gets what it missed
(only the last of these events carries the table) or is told to resync. One that comes `back` after a break and missed
no event gets the table all the same: what is no event may have changed. From then on each event comes with the table
as this client may see it. Nothing is queued for a client: it is sent what has happened since what it was sent last,
so several events may come at once, and one who does not read costs nothing and is cut off after a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter, deque
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack
from typing import Annotated, Any, Literal

from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, Field, ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.server.api.answers import STATUS, language
from stammtisch.server.api.callers import of_socket
from stammtisch.server.api.schemas import Lang, Name
from stammtisch.server.api.wrong import problem
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.people.callers import GUEST
from stammtisch.server.tables import audience, looks, seats, shown, timing
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.house import House
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.table import Table
from stammtisch.server.tables.visits import Visit

router = APIRouter()

HELLO_WITHIN = 10.0
MOST_MESSAGES = 40
"""Messages that a client may send within one heartbeat."""
MOST_TOLD = 32
"""Different pieces of news about one change that a table keeps as texts."""


class Hello(BaseModel):
    """The first message, and any later one that changes the eyes or the language."""

    type: Literal["hello"]
    secret: Annotated[str, Field(max_length=200)] = ""
    since: Annotated[int, Field(ge=0)] | None = None
    back: bool = False
    seat: Annotated[int, Field(ge=0, lt=MAX_SEATS)] | None = None
    lang: Lang | None = None
    name: Name | Literal[""] = ""
    chat: Annotated[int, Field(ge=0)] = 0
    visible: bool = True
    quick: bool = False


class Connection:
    """One WebSocket at one table; a `events.Watcher`."""

    def __init__(self, socket: WebSocket, house: House):
        self.socket, self.house, self.visit = socket, house, Visit(house)
        self.who: tuple[int, ...] = ()
        self.name = ""
        self._audience = audience.NOBODY
        self.asker, self.caller = Asker(), GUEST
        self.visible, self.hurried = True, False
        self.seat: int | None = None
        self.lang = language(socket)
        self.sent = 0
        self.resync = self._back = False
        self._chat: tuple[int, bool, Asker] | None = None
        self._knows_chat = 0
        self.heard = time.monotonic()
        self._whispers: deque[Event] = deque(maxlen=8)
        self._wake, self._doubt = asyncio.Event(), asyncio.Event()
        self._ended = False

    @property
    def looks(self) -> bool:
        """See `presence.Page`."""
        return self.visible and not self.caller.token

    @property
    def quick(self) -> bool:
        """See `events.Watcher`; programs do not follow what bots do."""
        return self.hurried or bool(self.caller.token)

    @property
    def person(self) -> str:
        """See `presence.Page`."""
        return self.caller.account if self.caller.session else ""

    # ------------------------------------------------------------------------------------------- what a table calls

    def wake(self) -> None:
        """See `events.Watcher`."""
        self._wake.set()

    def whisper(self, event: Event) -> None:
        """See `events.Watcher`."""
        self._whispers.append(event)
        self._wake.set()

    def end(self) -> None:
        """See `events.Watcher`."""
        self._ended = True
        self._wake.set()

    def doubt(self) -> None:
        """See `people.Line`."""
        self._doubt.set()

    # --------------------------------------------------------------------------------------------------- sending

    async def send(self, text: str) -> None:
        """Sends, or raises TimeoutError if the client does not read."""
        async with asyncio.timeout(self.house.settings.heartbeat):
            await self.socket.send_text(text)

    async def fail(self, error: ApiError) -> None:
        """Says what is wrong and hangs up; the close code is 4000 and the HTTP status."""
        await self.send(json.dumps({"type": "error", **error.body(self.lang)}))
        await self.hang_up(4000 + STATUS[error.code], error.code)

    async def hang_up(self, code: int, reason: str) -> None:
        """Closes, or raises TimeoutError if the client does not read; it is hung up on then, too."""
        async with asyncio.timeout(self.house.settings.heartbeat):
            await self.socket.close(code, reason)

    def messages(self, table: Table) -> list[str]:
        """What the client has to be told; the lock is held."""
        who = table.viewer(self.asker, self.seat, self.lang)
        # They tell how things stand now, after all that is written: no number comes after a greater one.
        whispers, self._whispers = [table.here(w.kind, w.seat) for w in self._whispers], deque(maxlen=8)
        since, resync, back = self.sent, self.resync, self._back
        self.sent, self.resync, self._back = table.event, False, False
        if resync:
            return _anew(table, who)
        if back and since == table.event and not whispers:
            whispers = [table.here("seat", None)]  # perhaps somebody has left, or chosen something unseen
        if whispers:
            return _news(table, since, who, whispers)
        news = (since, table.event, who)
        if news in table.ready.told:  # a thousand who watch hear the same
            return table.ready.told[news]
        texts = _news(table, since, who)
        if len(table.ready.told) < MOST_TOLD:
            table.ready.told[news] = texts
        return texts

    async def tell(self, table: Table) -> None:
        """Sends what happens until the client or the table is gone."""
        while not self._ended:
            await self._wake.wait()
            self._wake.clear()
            async with table.lock:
                texts = [] if table.gone or self._ended else self.messages(table)
            if self._ended:
                break
            texts = [*texts, *self.chat(table)]
            if self._audience != table.audience:
                texts = [*texts, table.audience]
                self._audience = table.audience
            for text in texts:
                await self.send(text)
        await self.hang_up(1012, "come again")

    def chat(self, table: Table) -> list[str]:
        """What has been said that the client does not know; all of it where more may be read than before."""
        now = (table.talk.last, table.game.over, self.asker)
        if not table.talk.begun or now == self._chat:
            return []
        since, first = 0, self._chat is None
        if self._chat is None:
            since = 0 if table.game.over else self._knows_chat
        elif self._chat[1:] == now[1:]:
            since = self._chat[0]
        self._chat = now
        view = table.talk.view(self.asker, table.game.over, since)
        if first and view["last"] == 0 and view["mode"] == "all":
            return []  # nothing has been said, and anybody may begin
        return [json.dumps({"type": "chat", **view}, ensure_ascii=False)]

    async def beat(self) -> None:
        """Sends pings, and ends when the client has been silent for three of them, or is not who they were any more."""
        every = self.house.settings.heartbeat
        while time.monotonic() - self.heard < 3 * every:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(every):
                    await self._doubt.wait()
            doubted = self._doubt.is_set()
            self._doubt.clear()
            if self.caller and not await self.house.people.still(self.caller):
                raise ApiError("forbidden", "no-token" if self.caller.token else "signed-out")
            if not doubted:
                await self.send(f'{{"type":"ping","now":{timing.now()}}}')
        raise TimeoutError

    # -------------------------------------------------------------------------------------------------- listening

    async def listen(self, table: Table) -> None:
        """Reads what the client says until it hangs up."""
        recent: deque[float] = deque(maxlen=MOST_MESSAGES)
        while True:
            text = await self.socket.receive_text()
            self.heard = time.monotonic()
            if len(recent) == MOST_MESSAGES and recent[0] > self.heard - self.house.settings.heartbeat:
                self.house.metrics.limited.labels("messages").inc()
                raise ApiError("too-many", "too-many-requests", seconds=int(self.house.settings.heartbeat) + 1)
            recent.append(self.heard)
            message = _read(text)
            if message.get("type") == "hello":
                await self.greet(table, _hello(message, self.lang))
                self.house.presence.look(table.id, self)
                self.resync = True
                self.wake()
            elif message.get("type") == "ping":
                await self.send('{"type":"pong"}')
            elif message.get("type") == "look":
                self.visible, self.hurried = message.get("visible") is True, message.get("quick") is True
                self.house.presence.look(table.id, self)
            elif message.get("type") == "seen" and isinstance(event := message.get("event"), int):
                self.visit.looked(table, self.who, event)

    async def greet(self, table: Table, hello: Hello) -> None:
        """Takes a hello: who it is, and how they want to look."""
        caller = await of_socket(self.socket, hello.secret)
        asker = await self.house.known(table, "" if caller.token else hello.secret, caller.account)
        if (hello.since or 0) > table.event:  # they know more, from another server
            async with table.turn():
                await self.house.catch_up(table)
        if hello.seat is not None and not asker.holds(hello.seat) and not table.trusted(asker, hello.seat):
            raise ApiError("forbidden", "not-yours", seat=hello.seat)
        self.asker, self.who, self.seat, self.name = asker, asker.seats, hello.seat, hello.name
        self.caller, self.visible, self.hurried = caller, hello.visible, hello.quick
        self.lang, self._knows_chat = hello.lang or self.lang, hello.chat
        if hello.since is None:
            self.resync = True
        else:
            self.sent, self._back = hello.since, hello.back
        if caller:
            self.doubt()  # what opened the account may have been revoked since it was looked up


def _anew(table: Table, who: shown.Viewer) -> list[str]:
    """The message to one who does not know what happened before."""
    return [f'{{"type":"resync","event":{table.event},"table":{looks.text(table, who)}}}']


def _news(table: Table, since: int, who: shown.Viewer, whispers: Sequence[Event] = ()) -> list[str]:
    """The messages to one who knows what happened up to event `since`; the last one carries the table."""
    missed = table.missed(since)
    if missed is None:
        return _anew(table, who)
    events = [*missed, *whispers]
    out = []
    for i, event in enumerate(events):
        text = json.dumps(looks.event_view(table, event, who), ensure_ascii=False)
        view = looks.text(table, who) if i == len(events) - 1 else "null"
        out.append(f'{text[:-1]},"table":{view}}}')
    return out


def _read(text: str) -> dict[str, Any]:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise ApiError("invalid", "wrong-message")
    return message


def _hello(message: dict[str, Any], lang: str) -> Hello:
    try:
        return Hello.model_validate(message)
    except ValidationError as error:
        raise ApiError("invalid", "invalid", problem=problem(error.errors(), lang)[0]) from None


_open: Counter[tuple[int, str]] = Counter()


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """A table as it happens; see the module's text."""
    house: House = socket.app.state.house
    client = (id(house), str(socket.scope["visitor"]))
    await socket.accept()
    connection = Connection(socket, house)
    _open[client] += 1
    reason = ""
    try:
        async with AsyncExitStack() as stack:
            if house.settings.sockets and _open[client] > house.settings.sockets:
                house.metrics.limited.labels("sockets").inc()
                raise ApiError("too-many", "too-many-watchers")
            await _serve(connection, table_id, stack)
    except ApiError as error:
        with contextlib.suppress(Exception):
            await connection.fail(error)
    except SQLAlchemyError:
        with contextlib.suppress(Exception):
            await connection.fail(ApiError("unavailable", "unavailable"))
    except TimeoutError:
        reason = "silent"
    except KeyError:  # a message that is no text
        with contextlib.suppress(Exception):
            await connection.fail(ApiError("invalid", "wrong-message"))
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # hung up
    finally:
        _open[client] -= 1
        if not _open[client]:
            del _open[client]
    if reason:
        house.metrics.cut.labels(reason).inc()
        with contextlib.suppress(Exception):
            await connection.hang_up(4408, reason)


async def _serve(connection: Connection, table_id: str, stack: AsyncExitStack) -> None:
    socket, house = connection.socket, connection.house
    async with asyncio.timeout(HELLO_WITHIN):
        text = await socket.receive_text()
    message = _read(text)
    if message.get("type") != "hello":
        raise ApiError("invalid", "expected-hello")
    hello = _hello(message, connection.lang)
    table = await stack.enter_async_context(house.use(table_id, str(socket.scope["visitor"])))
    await connection.greet(table, hello)
    await table.talk.read()
    if house.settings.watchers and len(table.watchers) >= house.settings.watchers:
        raise ApiError("too-many", "too-many-watchers")
    if table.gone:
        raise ApiError("unavailable", "unavailable")
    table.watchers.add(connection)
    house.people.lines.add(connection)
    try:
        if connection.caller.plays:
            await seats.greet(table, connection.asker)
        _announce(table, connection)
        house.presence.look(table.id, connection)
        if table.timing is not None:  # it stood while no server ran, which is no event
            connection.whisper(table.here("clock", None))
        connection.wake()
        await connection.send(f'{{"type":"ready","event":{table.event},"now":{timing.now()}}}')
        await _first(connection.tell(table), connection.beat(), connection.listen(table))
    finally:
        table.watchers.discard(connection)
        house.people.lines.discard(connection)
        connection.visit.write(table)
        if not house.closing:
            house.presence.away(connection)
        if not table.gone:
            _announce(table, connection)
            left = seats.left(table, connection.who)
            if left is not None and not house.closing:
                house.chores.begin(house.store.write(left))


async def _first(*works: Coroutine[Any, Any, None]) -> None:
    """Does all of it at once until one ends or fails; then ends the others."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    try:
        for task in done:
            task.result()
    finally:
        # An exception holds this frame, which holds the task that holds the exception: a circle with a table in it,
        # and a busy server looks for circles rarely.
        del tasks, done, task


def _announce(table: Table, connection: Connection) -> None:
    """Tells the others that somebody came or went."""
    table.used = time.monotonic()
    if not connection.who:
        table.count_audience()
    for seat in connection.who[:1]:
        table.whisper(table.here("seat", seat), but=lambda watcher: watcher is connection)
    connection.house.elsewhere.say(table)
    connection.house.answering.consider(table)

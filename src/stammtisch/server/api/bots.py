"""/api/bot: a stream of all that happens at the tables of an account, for programs; see docs/bots.md.

What a program is told is numbered through all its tables and kept for a week, so one that was cut off goes on where it
was. A turn is no news but how things stand: it is told whenever the program is to choose, also when it comes back.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from secrets import randbits
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from stammtisch.kernel.play.views import EVERYTHING, to_json
from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.api.callers import Member
from stammtisch.server.api.tables import LOOK, Here, SeatInPath, errors, house_of, visitor_of
from stammtisch.server.api.titles import InLang
from stammtisch.server.basics.errors import ApiError, words
from stammtisch.server.keeping.news import read_news
from stammtisch.server.people.callers import Caller
from stammtisch.server.tables import looks, members, seats, shown
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.house import House
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import Table

router = APIRouter(tags=["bots"])
AT_ONCE = 100
"""News that are read at once."""
MOST_STREAMS, COME_AGAIN = 4, 10
"""Streams of one account at this server, and the seconds after which one more may be tried."""
MOST_ATTENDED = 50
"""Tables at which a program is shown to be there while it listens."""
NDJSON = "application/x-ndjson"


class Attending:
    """A program that listens, at one table; an `events.Watcher`. It is told of nothing there: it reads the news."""

    def __init__(self, who: tuple[int, ...]):
        self.who, self.name, self.quick = who, "", True

    def wake(self) -> None:
        """See `events.Watcher`."""

    def whisper(self, event: Event) -> None:
        """See `events.Watcher`."""

    def end(self) -> None:
        """See `events.Watcher`."""


class Stream:
    """What one program is told, line by line."""

    def __init__(self, house: House, caller: Caller, lang: str, visitor: str, stack: AsyncExitStack):
        self._house, self._caller, self._lang, self._visitor = house, caller, lang, visitor
        self._stack, self._there = stack, set[str]()
        self._sent = 0
        self._told: dict[tuple[str, int], tuple[int, int, int]] = {}
        self._versions: dict[str, int] = {}

    async def lines(self, since: int | None, ear: asyncio.Event) -> AsyncIterator[str]:
        """All of it, until the token is revoked or the server ends."""
        people, account = self._house.people, self._caller.account
        last, first, _ = await self._news(0, 0)
        yield self._line("hello", number=last)
        self._sent = last if since is None else since
        if not first - 1 <= self._sent <= last:
            self._sent = last
            yield self._line("resync", number=last)
        touched = [table["id"] for table in await members.tables_of(self._house, account) if table["waits"]]
        while not people.ending:
            ear.clear()
            if not await people.still(self._caller):
                yield self._line("end", message=words(self._lang).say("no-token"))
                return
            _, _, rows = await self._news(self._sent, AT_ONCE)
            await self._learn({*touched, *(row["table_id"] for row in rows)})
            for row in rows:
                self._sent = row["number"]
                yield await self._happened(row)
                if row["table_id"] not in touched:
                    touched.append(row["table_id"])
            if len(rows) == AT_ONCE:
                continue
            for table_id in touched:
                for line in await self._turns(table_id):
                    yield line
            touched = []
            try:
                async with asyncio.timeout(self._house.settings.heartbeat):
                    await ear.wait()
            except TimeoutError:
                yield self._line("ping")

    async def _news(self, since: int, most: int) -> tuple[int, int, list[Json]]:
        return await self._house.store.look(lambda c: read_news(c, self._caller.account, since, most))

    async def _learn(self, tables: Collection[str]) -> None:
        """Notes how far the database is with some tables: news that are read may be newer than what another server has
        told this one of their tables.
        """
        if self._house.store.others is not None:
            self._versions = await self._house.store.versions(list(tables)) if tables else {}

    async def _catch_up(self, table: Table) -> None:
        """Sees to it that a table is as far as the database was."""
        async with table.turn():
            if self._versions.get(table.id, 0) > table.version:
                await self._house.catch_up(table)

    def _line(self, kind: str, **more: Any) -> str:
        return json.dumps({"type": kind, "number": self._sent, **more}, ensure_ascii=False) + "\n"

    async def _happened(self, row: Json) -> str:
        """A line about something that happened, as far as the account may know it, and as far as it still stands."""
        event = Event(row["event"], row["kind"], row["ply"], row["seat"])
        about: Json = {"table": row["table_id"], "event": event.number, "ply": event.ply, "seat": event.seat}
        try:
            async with self._house.use(row["table_id"], self._visitor) as table:
                await self._catch_up(table)
                async with table.turn():
                    mine = self._mine(table)
                    if mine:
                        who = shown.viewer(table.game, mine, None, self._lang)
                        seen = looks.event_view(table, event, who)
                        about |= {name: seen[name] for name in ("text", "log") if name in seen}
                        about |= {"title": table.game.title.name, "mine": list(mine)}
                        if event.kind == "over":
                            about["scores"] = shown.scores(table.game, who)
        except ApiError as error:
            if error.code not in ("not-found", "conflict"):
                raise
        return self._line(event.kind, **about)

    async def _turns(self, table_id: str) -> list[str]:
        """A line for each seat of the account that is to choose at a table, unless that was told before."""
        try:
            async with self._house.use(table_id, self._visitor) as table:
                await self._catch_up(table)
                await self._attend(table)
                async with table.turn():
                    game, mine = table.game, self._mine(table)
                    due = [seat for seat in game.due if seat in mine and game.seats[seat].policy == PERSON]
                    return [line for seat in due for line in self._turn(table, mine, seat)]
        except ApiError as error:
            if error.code not in ("not-found", "conflict"):
                raise
            return []

    def _turn(self, table: Table, mine: tuple[int, ...], seat: int) -> list[str]:
        stands = (len(table.game.plies), len(table.game.drafts.get(seat, ())), table.last_undo)
        if self._told.get((table.id, seat)) == stands or table.next is not None:
            return []
        self._told[table.id, seat] = stands
        state = json.loads(looks.text(table, shown.viewer(table.game, mine, seat, self._lang)))
        return [self._line("turn", table=table.id, seat=seat, state=state)]

    def _mine(self, table: Table) -> tuple[int, ...]:
        asker = table.locks.who(None, self._caller.account)
        return asker.seats if asker else ()

    async def _attend(self, table: Table) -> None:
        """Is there for the others, as long as the stream lasts."""
        mine = self._mine(table)
        if not mine or table.id in self._there or len(self._there) >= MOST_ATTENDED or not self._caller.plays:
            return
        self._there.add(table.id)
        await seats.greet(table, Asker(mine))
        await self._stack.enter_async_context(_attending(self._house, table, Attending(mine)))


@asynccontextmanager
async def _attending(house: House, table: Table, watcher: Attending) -> AsyncIterator[None]:
    def announce() -> None:
        table.whisper(table.here("seat", watcher.who[0]))
        house.elsewhere.say(table)

    table.watchers.add(watcher)
    announce()
    try:
        yield
    finally:
        table.watchers.discard(watcher)
        if not table.gone:
            announce()
            left = seats.left(table, watcher.who)
            if left is not None and not house.closing:
                house.chores.begin(house.store.write(left))


@router.get(
    "/api/bot/stream",
    response_class=StreamingResponse,
    responses={**errors(403, 422), 200: {"content": {NDJSON: {"schema": {"type": "string"}}}, "description": "lines"}},
)
async def stream(
    request: Request,
    who: Member,
    since: Annotated[
        int | None, Query(ge=0, lt=1 << 53, description="the number of the last line that was read")
    ] = None,
    lang: InLang = "en",
) -> StreamingResponse:
    """What happens at the account's tables, as lines of JSON, until one hangs up; see docs/bots.md.

    Each line has a `type` and a `number`. With `since` everything that was missed comes first.
    """
    house = house_of(request)
    ear = house.people.listen(who.account, MOST_STREAMS)
    if ear is None:
        house.metrics.limited.labels("streams").inc()
        headers = {"Retry-After": str(COME_AGAIN)}
        raise ApiError("too-many", "too-many-streams", count=MOST_STREAMS, headers=headers)

    async def lines() -> AsyncIterator[str]:
        try:
            async with AsyncExitStack() as stack:
                async for line in Stream(house, who, lang, visitor_of(request), stack).lines(since, ear):
                    yield line
        finally:
            house.people.hush(who.account, ear)

    # Neither the server nor a proxy may hold lines back, to pack them or to send several at once.
    unpacked = {"Content-Encoding": "identity", "X-Accel-Buffering": "no", "Cache-Control": "no-store"}
    return StreamingResponse(lines(), media_type=NDJSON, headers=unpacked)


@router.get("/api/bot/tables/{table_id}/seats/{seat}/position", response_model=dict[str, Any], responses=LOOK)
async def imagine(here: Here, seat: SeatInPath) -> Any:
    """A position that the seat could not tell from the true one, as `stammtisch.load` reads it: what is hidden is dealt
    anew each time. That is what policies of ours decide from.
    """
    if not here.asker.holds(seat):
        raise ApiError("forbidden", "not-yours", seat=seat)
    async with here.table.turn():
        game = here.table.game
        state = to_json(game.imagine(seat, randbits(62)), game.names, EVERYTHING)
        return {**game.position(), "state": state}

"""The house: all tables. They are loaded when somebody comes, and put aside when nobody has come for a while.

Other servers may have the same tables in their memory. What one of them changes is heard of and read here at once; that
nothing is lost where two change a table at the same moment is seen to by the database (`following`).
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import gc
import hashlib
import hmac
import json
import logging
import os
import secrets
import time
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.seating import PERSON
from stammtisch.kernel.title.title import find_title, titles
from stammtisch.kernel.twins import warm
from stammtisch.players.policy import THINKERS, later
from stammtisch.server.basics.chores import Chores
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.secrets import TABLE, digest
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share
from stammtisch.server.keeping import notices, reports, talk
from stammtisch.server.keeping.changes import Along, Change
from stammtisch.server.keeping.store import Store
from stammtisch.server.people.notices import Notices
from stammtisch.server.people.pages import Pages
from stammtisch.server.people.people import People
from stammtisch.server.tables import answering, calls, meanwhile, ordering, seats, shown, timing, work
from stammtisch.server.tables.advice import Advice
from stammtisch.server.tables.anew import set_up
from stammtisch.server.tables.answering import Answering
from stammtisch.server.tables.boards import Boards
from stammtisch.server.tables.clocks import Gap
from stammtisch.server.tables.counting import Counting
from stammtisch.server.tables.doors import Doors, drawn
from stammtisch.server.tables.elsewhere import Elsewhere
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.following import PATIENCE, Following
from stammtisch.server.tables.keys import Asker, Locks, new_secret
from stammtisch.server.tables.ordering import Orderly
from stammtisch.server.tables.pictures import Pictures
from stammtisch.server.tables.presence import Presence
from stammtisch.server.tables.progress import Length
from stammtisch.server.tables.shown import Json, Viewer
from stammtisch.server.tables.table import A_DAY, Table, news
from stammtisch.server.tables.timekeeper import Timekeeper
from stammtisch.server.tables.work import Opened, Wish
from stammtisch.server.thinking.analyses import Analyses
from stammtisch.server.thinking.bots import Bots, decide
from stammtisch.server.thinking.far import Far
from stammtisch.server.thinking.hints import Hints
from stammtisch.server.thinking.lanes import DIED, Workshop

T = TypeVar("T")
log = logging.getLogger("stammtisch.server")
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
QUIET, COLLECT_EVERY = 20.0, 600.0
"""Seconds without a move after which garbage is looked for everywhere, and how often at the most."""
INSPECT_AFTER = 3.0
"""Seconds after a start in which nothing is looked through."""
FRESH, MOST_PAST = 64, 512
"""Games of new tables that are kept until somebody looks, and positions of the past."""
MOST_LENGTHS = 100
"""Finished games from which is told how long one will take."""
A_WARNING = 3 * 24 * 3600.0
"""Seconds before a table expires in which its watchers are told so at every sweep, if it lives for long."""
LEAD_AGAIN = 2.0
"""Seconds after which one asks again whether the bots of a table may think here."""
LEFT_ALONE = 60
"""Seconds without a change after which a server looks whether a bot waits for one that is gone."""
HOUSE = "the house"
"""Who asks for what the server does of itself."""


def new_id() -> str:
    """The id of a table: 12 random letters, easy to read out."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


@cache
def _use_first(name: str) -> None:
    """Has the kernel make what it makes of a title when it is first used, before there is a second thread."""
    title = find_title(name)
    Game(title, [Seat(str(n)) for n in range(title.least_seats())]).view(0)


class House:
    """See the module's text."""

    def __init__(self, settings: Settings, metrics: Metrics, workshop: Workshop | None = None):
        self.settings, self.metrics = settings, metrics
        self.store = Store(settings.url, metrics.commit.observe)
        self._far = Far(settings.url) if settings.workers and self.store.others is not None else None
        self.workshop = workshop or Workshop(settings.bots, self._far)
        self._own_workshop = workshop is None
        self.reading = Share("reading", settings.reading, 60.0, metrics)
        self.chatting = Share("chat", settings.chat, 30.0, metrics)
        self.looking = Share("pages", settings.pages, 60.0, metrics)
        self.bots = Bots(self.workshop, metrics, settings.cores)
        self.chores = Chores()
        self.answering = Answering(self, lambda: self._far is None or not self._far.takes(decide), self._leads)
        hints = Hints(settings, metrics, self.workshop, self.chores)
        analyses = Analyses(settings, metrics, self.workshop, self.store, self.chores)
        self.people = People(self.store, settings, metrics, self.chores)
        self.notices = Notices(self.store, settings, metrics)
        self.presence = Presence(self.store, self.notices, self.chores)
        self.pages = Pages(self.store)
        self.advice = Advice(self.store, hints, analyses)
        self._fresh: OrderedDict[str, Game] = OrderedDict()
        self._past: OrderedDict[tuple[str, int, int, Viewer], str] = OrderedDict()
        self.tables: dict[str, Table] = {}
        self.elsewhere = Elsewhere(self.store.others, self.tables, self.chores)
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.following = Following(self)
        self.timekeeper = Timekeeper(self)
        self.doors = Doors(self)
        self.pictures = Pictures(self.read)
        self.orderly = Orderly(self)
        self.counting = Counting(self)
        self.boards = Boards(self)
        self._leading: set[str] = set()
        self._salt = b""
        self.closing = False
        self._collected = time.monotonic()
        metrics.gauge("live_tables", "Tables in memory", lambda: len(self.tables))
        metrics.gauge("watchers", "WebSockets at tables", lambda: sum(len(t.watchers) for t in self.tables.values()))

    # ------------------------------------------------------------------------------------------- opening and closing

    def start(self) -> None:
        """Begins to put idle tables aside, wakes the tables that wait for bots, and has the rules compiled."""
        for name in titles():
            _use_first(name)
        self.chores.begin(self._first_reader())
        self.chores.begin(self._put_aside())
        self.chores.begin(self._sweep())
        self.chores.begin(self._inspect())
        self.chores.begin(self._wake_house(0))
        self.chores.begin(self.timekeeper.keep())
        self.chores.begin(self.doors.keep())
        self.chores.begin(self.notices.keep())
        self.chores.begin(self.presence.keep())
        self.chores.begin(self.counting.keep())
        self.chores.begin(self.counting.find())
        if self.store.others is not None:
            heard = (self.following.hear, self._told, self._check_all, self.people.hear)
            self.chores.begin(self.store.others.listen(*heard))
            self.chores.begin(self.elsewhere.keep())
        else:
            self.chores.begin(self.following.heed())
        if self._far is not None:
            self.chores.begin(self._far.keep())
        if self.settings.compile:
            self.chores.begin(self._compile())

    async def close(self) -> None:
        """Lets nobody in any more, finishes what is being written, and ends the bots."""
        self.closing = True
        for table in list(self.tables.values()):
            self.throw_away(table)
        await self.chores.end()
        await self.notices.close()
        if self._own_workshop:
            await asyncio.to_thread(self.workshop.close)
        await asyncio.to_thread(self.store.close)

    async def read(self, visitor: str, what: Callable[..., T], *about: Any) -> T:
        """Does long work on games in a process that reads them; ApiError if it takes too long."""
        try:
            return await self.workshop.lanes["reading"].ask(visitor, self.reading, what, *about, patience=PATIENCE)
        except DIED:
            raise ApiError("unavailable", "took-too-long") from None

    async def _first_reader(self) -> None:
        """Begins a process that reads games, so that whoever comes first need not wait for it."""
        await self.workshop.lanes["reading"].ask(HOUSE, None, os.getpid)

    async def _inspect(self) -> None:
        """Looks through the whole database, which takes seconds where there are many tables: after the first page."""
        await asyncio.sleep(INSPECT_AFTER)
        await self.store.inspect()

    async def _compile(self) -> None:
        """Has the rules compiled, one title after another, those first that are being played.

        What nobody plays makes way when another title is played; what is compiled of it by then is kept.
        """
        names = list(titles())
        while names:
            names.sort(key=self._played.count, reverse=True)
            title = find_title(names.pop(0))
            process = warm.start(title, THINKERS, later(title))
            try:
                while process is not None and process.poll() is None:
                    await asyncio.sleep(0.5)
                    played = self._played
                    if title.name not in played and any(name in played for name in names):
                        names.append(title.name)
                        break
            finally:
                await asyncio.to_thread(warm.stop, process)

    @property
    def _played(self) -> list[str]:
        """The titles of the tables that are in memory."""
        return [table.game.title.name for table in self.tables.values()]

    async def _put_aside(self) -> None:
        while True:
            await asyncio.sleep(min(10.0, self.settings.idle / 2))
            if self.settings.alone:
                self._spare_the_collector()
            too_old = time.monotonic() - self.settings.idle
            for table in list(self.tables.values()):
                if not table.users and not table.watchers and not table.jobs and table.used < too_old:
                    self.throw_away(table)

    def _spare_the_collector(self) -> None:
        """Keeps Python's collector from going through all tables (which takes it half a second for 500 of them).

        What stays in memory is taken off its list; that is looked through only when nobody has moved for a while.
        """
        moved = max((table.used for table in self.tables.values()), default=0.0)
        if time.monotonic() - moved > QUIET and time.monotonic() - self._collected > COLLECT_EVERY:
            gc.unfreeze()
            gc.collect()
            self._collected = time.monotonic()
        else:
            gc.collect(1)
        gc.freeze()

    async def _wake_house(self, alone: int) -> None:
        """Bots that have been due for so many seconds go on, table by table: after a start all of them."""
        for table_id in await self.store.waiting_for_bots(int(time.time()) - alone):
            try:
                async with self.use(table_id):
                    pass
            except (ApiError, SQLAlchemyError) as error:
                said = error.body("en")["error"]["message"] if isinstance(error, ApiError) else error
                log.warning("table %s cannot go on: %s", table_id, said)
            await asyncio.sleep(0)

    @property
    def gaps(self) -> list[Gap]:
        """See `table.Keeper`."""
        return self.timekeeper.gaps

    def _told(self, server: str, said: Json) -> None:
        """Another server says that somebody spoke at a table, who watches there, or whose token was revoked."""
        table = self.tables.get(said.get("chat", ""))
        if table is not None:
            self.chores.begin(table.talk.read())
        elif "revoked" in said:
            self.people.doubt(said["revoked"])
        elif "here" in said:
            self.elsewhere.hear(server, said["here"])

    async def _check_all(self) -> None:
        """Other servers may not have been heard for a while."""
        await self.following.check_all()
        self.people.doubt_all()
        for table in list(self.tables.values()):
            if table.talk.begun:
                await table.talk.read()

    async def renew(self, table: Table) -> None:
        """See `table.Keeper`."""
        await self.following.renew(table)

    async def catch_up(self, table: Table) -> None:
        """See `table.Keeper`."""
        await self.following.catch_up(table)

    # ------------------------------------------------------------------------------------------------------ tables

    @asynccontextmanager
    async def use(self, table_id: str, visitor: str = HOUSE) -> AsyncIterator[Table]:
        """A table, loaded if need be, which stays in memory meanwhile; ApiError if there is none."""
        table = self.tables.get(table_id) or await self._load(table_id, visitor)
        table.users += 1
        table.used = time.monotonic()
        try:
            yield table
        finally:
            table.users -= 1

    async def find(
        self, table_id: str, secret: str | None, account: str, visitor: str, stack: contextlib.AsyncExitStack
    ) -> tuple[Table, Asker]:
        """A table and who asks; ApiError if neither the secret nor the account opens anything there.

        The stack keeps the table in memory.
        """
        table = await stack.enter_async_context(self.use(table_id, visitor))
        asker = await self.known(table, secret, account)
        await seats.glance(table, asker)
        return table, asker

    async def known(self, table: Table, secret: str | None, account: str) -> Asker:
        """Who asks; ApiError if secret and account open nothing there, also not by what another server knows."""
        asker = table.locks.who(secret, account)
        if asker is None and (secret or account) and self.store.others is not None:
            async with table.turn():
                await self.catch_up(table)
            asker = table.locks.who(secret, account)
        if asker is None:
            raise ApiError("forbidden", "no-secret")
        return asker

    async def _load(self, table_id: str, visitor: str) -> Table:
        if self.closing:
            raise ApiError("unavailable", "unavailable")
        if table_id in self.loading:
            return await asyncio.shield(self.loading[table_id])
        future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self.loading[table_id] = future
        try:
            with self.metrics.load.time():
                table = await self._fetch(table_id, visitor)
        except BaseException as error:
            future.set_exception(error if isinstance(error, Exception) else ApiError("unavailable", "unavailable"))
            future.exception()  # others may wait for it, but need not
            raise
        else:
            self.tables[table_id] = table
            future.set_result(table)
            self.wake_bots(table)
            self.elsewhere.say(table)
            return table
        finally:
            del self.loading[table_id]
            self.following.loaded(table_id)

    async def _fetch(self, table_id: str, visitor: str) -> Table:
        readable = len(table_id) == 12 and all(letter in ID_LETTERS for letter in table_id)
        kept = await self.following.load(table_id) if readable else None
        if kept is None:
            raise ApiError("not-found", "no-table")
        game = self._fresh.pop(table_id, None)
        if game is None or kept.table["version"]:
            game = await self.read(visitor, work.revive, kept)
        alike = kept.table["variant"] is None and kept.table["board"] is None  # others may take shorter or longer
        lengths = await self.store.lengths(game.title.name, len(game.seats), MOST_LENGTHS) if alike else []
        return Table(self, kept, game, [Length(*one) for one in lengths])

    async def delete(self, table: Table) -> None:
        """Deletes a table for good; ApiError if that cannot be written."""
        async with table.turn():
            await self.store.write(Change(table.id, deleted=True))
            self.throw_away(table)

    async def _hash(self, visitor: str) -> str:
        """What is stored of a visitor: enough to know them again for some days, and not who they are."""
        return hmac.new(await self.salt(), visitor.encode(), hashlib.sha256).hexdigest()

    async def salt(self) -> bytes:
        """What the servers on this database know, and nobody else."""
        if not self._salt:
            self._salt = bytes.fromhex(await self.store.fact("salt", secrets.token_hex(32)))
        return self._salt

    async def client(self, visitor: str) -> str:
        """Who asks, as it may be written down."""
        return await self._hash(visitor)

    async def _sweep(self) -> None:
        """Deletes tables that nobody has touched for long, says so before, and forgets who opened them."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self._sweep_once(int(time.time()))
            except SQLAlchemyError as error:
                log.warning("the tables could not be looked after; next time", exc_info=error)

    async def _sweep_once(self, now: int) -> None:
        await self.store.forget(now - int(self.settings.forget))
        await self.people.sweep(now)
        await self.notices.sweep(now)
        await self.store.write(Change("", along=[reports.forget(now - int(self.settings.forget))]))
        lives = (self.settings.unfinished, self.settings.finished, self.settings.boards)
        for table_id in await self.store.expired(*(now - x if x else 0.0 for x in lives)):
            await self.store.write(Change(table_id, deleted=True))
            if table_id in self.tables:
                self.throw_away(self.tables[table_id])
        for table in list(self.tables.values()):
            if table.expires is not None and table.expires - now < min(A_WARNING, self.settings.unfinished / 10):
                table.whisper(table.here("expires", None))
        if self.store.others is not None:
            await self._wake_house(LEFT_ALONE)

    def throw_away(self, table: Table) -> None:
        """Forgets a table in memory; the database has it."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.gone = True
        self.timekeeper.forget(table)
        self.answering.forget(table)
        if self._leads(table) and self.store.others is not None and not self.closing:
            self.chores.begin(self.store.others.leave(table.id))
        for watcher in list(table.watchers):
            watcher.end()

    # --------------------------------------------------------------------------------------------------- new tables

    async def open_table(
        self, wish: Wish, visitor: str, account: str = "", along: Sequence[Along] = ()
    ) -> Mapping[str, Any]:
        """Opens a table and writes it down, with what goes along; returns its id and its secrets.

        It is the account's, if there is one.
        """
        if wish.drawn and wish.seats is not None:
            wish = dataclasses.replace(wish, seats=drawn(wish.seats))
        return await self.lay(await self._open(wish, visitor), wish, visitor, account, along)

    async def lay(
        self, opened: Opened, wish: Wish, visitor: str, account: str = "", along: Sequence[Along] = ()
    ) -> Mapping[str, Any]:
        """Writes a table down that is open as wished; see `open_table`."""
        mine, invitation, spectator, owner = (new_secret() for _ in range(4))
        held = {number: digest(mine) for number, seat in enumerate(opened.seats) if seat.kind == "person"}
        keys = (digest(invitation), digest(spectator), digest(owner))
        locks = Locks(held, *keys, dict.fromkeys(held, account) if account else {}, account)
        change = await self._opening(opened, wish, locks, visitor)
        if wish.board is not None:
            change.sets["spectator"] = digest(spectator := await self.link_of(change.table_id))
        change.along = [*change.along, *along]
        await self.store.write(change)
        await self.begin(change.table_id, opened)
        own = [{"seat": number, "secret": mine if number in held else None} for number in range(len(opened.seats))]
        secrets_of_table = {"invitation": invitation, "spectator": spectator, "owner": owner}
        return {"id": change.table_id, "seats": own, **secrets_of_table}

    async def try_out(self, wish: Wish, visitor: str) -> None:
        """ApiError unless a table could be opened so; that is charged to the visitor."""
        await self.read(visitor, work.open_game, wish)

    async def prepare(self, wish: Wish, locks: Locks) -> tuple[Change, Opened]:
        """A table that the house itself opens: what is to be written down of it, and its game, for `begin` after that.

        ApiError if it cannot be; nobody's share is charged.
        """
        try:
            lane = self.workshop.lanes["reading"]
            opened = await lane.ask(HOUSE, None, work.open_game, wish, patience=PATIENCE)
        except DIED:
            raise ApiError("unavailable", "took-too-long") from None
        change = await self._opening(opened, wish, locks, HOUSE)
        change.sets["client"] = ""
        return change, opened

    async def set_up_anew(self, table: Table, asker: Asker, without: int | None, lang: str, visitor: str) -> Json:
        """Opens the table at which this one goes on: the same once more, or without an open seat before it begins.

        Returns `Anew.next_of`. Whoever asks later is told of the same table, as long as there is one. ApiError if it
        cannot be, or whoever asks does not sit here.
        """
        if not asker.seats:
            raise ApiError("forbidden", "not-seated")
        async with table.setting_up:
            async with table.turn():
                if table.next is not None and await self.store.exists(table.next["id"]):
                    return table.next
                anew, event = set_up(table, without, lang), table.event
            opened = await self._open(anew.wish, visitor)
            change = await self._opening(opened, anew.wish, anew.locks, visitor)
            await table.talk.begin()
            change.along = [notices.follow_on(table.id), talk.begin(table.talk.mode), *change.along]

            async def go_on() -> Json:
                if table.event != event:  # somebody sat down meanwhile, or pressed the button at another server
                    if table.next is not None:
                        return table.next
                    raise ApiError("stale", "stale", ply=len(table.game.plies))
                there = anew.next_of(table, change.table_id, asker.seats[0])
                await table.go_on(there, change)
                return there

            there = await table.settle(go_on)
        if there["id"] == change.table_id:
            await self.begin(change.table_id, opened)
        return there

    async def _open(self, wish: Wish, visitor: str) -> Opened:
        """The game of a new table; ApiError if it cannot be, or the visitor has opened enough."""
        opened = await self.read(visitor, work.open_game, wish)
        await self.check_tables(visitor)
        return opened

    async def check_tables(self, visitor: str) -> None:
        """ApiError if the visitor has opened enough tables today."""
        most = self.settings.tables
        if most:
            client = await self._hash(visitor)
            opened_today, first = await self.store.opened(client, int(time.time()) - A_DAY)
            if opened_today >= most:
                self.metrics.limited.labels("tables").inc()
                headers = {"Retry-After": str(max(1, first + A_DAY - int(time.time())))}
                raise ApiError("too-many", "too-many-tables", tables=opened_today, headers=headers)

    async def link_of(self, table_id: str) -> str:
        """The secret that opens an analysis board to whoever looks; it is told once the board may be shared."""
        return TABLE + hmac.new(await self.salt(), f"board {table_id}".encode(), hashlib.sha256).hexdigest()

    async def _opening(self, opened: Opened, wish: Wish, locks: Locks, visitor: str) -> Change:
        """All that is written down of a new table."""
        game, now, start = opened.game, int(time.time()), None
        if game.start_position is not None:
            start = json.dumps(game.start_position, ensure_ascii=False)
        change = Change(new_id(), new=True, box=(game.loaded.hash, game.loaded.path.read_text(encoding="utf-8")))
        for number, ply in enumerate(game.plies, 1):
            chance, move = shown.chance_words(game, ply.notes), ply.move
            row = {"number": number, "seat": move.seat}
            change.plies.append({**row, "event": number, "move": move.text, "chance": chance})
            change.events.append({**row, "kind": "move", "ply": number, "client_id": None, "said": None})
        made = [(seat, move) for seat in sorted(game.drafts) for move in game.drafts[seat]]
        change.drafts = [
            {"number": number, "seat": seat, "move": move.text, "client_id": None}
            for number, (seat, move) in enumerate(made, 1)
        ]
        colours = work.colours_of(opened.seats)
        for number, (seat, colour) in enumerate(zip(opened.seats, colours, strict=True)):
            who = {"name": seat.named, "policy": seat.policy, "kind": seat.kind}
            change.seats[number] = {**who, "hash": locks.seats.get(number), "colour": colour}
            change.seats[number]["account"] = locks.accounts.get(number)
            change.seats[number]["agreed"] = seat.agreed
        change.sets = {
            "title": game.title.name,
            "rules": str(game.title.version),
            "box": game.loaded.hash,
            "options": game.options,
            "origin": opened.origin,
            "start": start,
            "setup": shown.chance_words(game, game.setup_notes),
            "event": len(game.plies),
            "due": sum(1 << seat for seat in game.due),
            "over": game.over,
            "asking": None,
            "hints": wish.hints,
            "invitation": locks.invitation,
            "spectator": locks.spectator,
            "owner": locks.owner,
            "account": locks.account or None,
            "redraw": wish.redraw,
            "absence": wish.absence,
            "drawn": wish.drawn,
            "variant": wish.variant,
            "variant_id": wish.variant_id,
            "study": wish.study and opened.origin == "deal",
            "board": None if wish.board is None else wish.board.json(),
            "moved": now,
            "client": await self._hash(visitor),
            **_clocks(wish, opened),
            "created": now,
            "changed": now,
        }
        if wish.board is not None:
            return change  # nobody is told of it
        begun = Event(len(game.plies), "joined", len(game.plies))
        change.news = [news(begun, account) for account in sorted(set(locks.accounts.values()))]
        people = [number for number, seat in enumerate(opened.seats) if seat.kind == "person" and seat.policy == PERSON]
        stand = calls.Stand(frozenset(people).intersection(game.due), game.over)
        waits = calls.waits(self.settings, wish.clock is not None and wish.clock.live)
        change.along = calls.along(calls.Stand(), stand, len(game.plies), people, waits)
        return change

    async def begin(self, table_id: str, opened: Opened) -> None:
        """Keeps the game of a table that has been opened for whoever comes first; lets bots begin."""
        self._fresh[table_id] = opened.game
        while len(self._fresh) > FRESH:
            self._fresh.popitem(last=False)
        if any(seat.policy != PERSON for seat in opened.seats):
            async with self.use(table_id):
                pass

    # ------------------------------------------------------------------------------------------------------ history

    async def history(
        self, table: Table, at: int, mine: tuple[int, ...], seat: int | None, lang: str, visitor: str
    ) -> str:
        """The table as it stood after so many moves, as JSON text; ApiError if there are not so many."""
        async with table.turn():
            game = table.game
            if at > len(game.plies):
                raise ApiError("not-found", "no-history", plies=len(game.plies), at=at)
            who = shown.viewer(game, mine, seat, lang)
            frame, log = table.frame(who), shown.log_lines(game, who, at, at)
            then = (table.id, at, table.ply_events[at - 1] if at else 0, who)
            past, checkpoint = self._past.get(then), game.at(at)
        if past is None:
            checkpoint.plies = []  # the state is all that is needed, and quickly sent
            past = await self.read(visitor, work.past_position, checkpoint, at, who)
            self._past[then] = past
            if len(self._past) > MOST_PAST:
                self._past.popitem(last=False)
        around = json.dumps({**frame, "log": log}, ensure_ascii=False, separators=(",", ":"))
        return f"{around[:-1]},{past[1:]}"

    async def since(self, table: Table, event: int, who: Viewer, visitor: str) -> Json:
        """What has happened at a table since an event; see `meanwhile`. `said` is what the table itself said."""
        async with table.turn():
            game, ply = table.game.at(len(table.game.plies)), bisect_right(table.ply_events, event)
            said = table.said_since(event, who)
        happened = meanwhile.NOTHING
        if ply < len(game.plies):
            happened = await self.read(visitor, meanwhile.since, game, ply, who)
        return {"ply": ply, "plies": len(game.plies), "said": said, **happened}

    # -------------------------------------------------------------------------------------------------------- bots

    def wake_bots(self, table: Table) -> None:
        """See `table.Keeper`."""
        self.timekeeper.watch(table)
        due = [] if table.gone or self.closing else _due(table)
        if due and not self._leads(table):
            self.lead(table)
            return
        for seat in due:
            if seat not in table.jobs:
                work = self.answering.bot if table.decider(seat) != PERSON else self.orderly.answer
                table.jobs[seat] = self.chores.begin(work(table, seat))
        self.answering.consider(table)

    def _leads(self, table: Table) -> bool:
        """Whether the bots of a table think here, and orders are followed, and not in another server."""
        return self.store.others is None or table.id in self.store.others.leads

    def lead(self, table: Table) -> None:
        """Has the bots of a table think here, unless another server does that; then they are woken."""
        if table.id not in self._leading:
            self._leading.add(table.id)
            self.chores.begin(self._lead(table))

    async def _lead(self, table: Table) -> None:
        """See `lead`. It asks again as long as any of the bots or of the standing orders is due."""
        others = self.store.others
        try:
            while others is not None and not table.gone and not await others.lead(table.id) and _due(table):
                await asyncio.sleep(LEAD_AGAIN)
        finally:
            self._leading.discard(table.id)
        if self._leads(table):
            self.wake_bots(table)


def _due(table: Table) -> list[int]:
    """The seats for which a bot or a standing order is to decide."""
    return [*answering.due(table), *ordering.due(table)]


def _clocks(wish: Wish, opened: Opened) -> Json:
    """The columns of a new table's clocks."""
    if wish.clock is None:
        return {"clock": None, "timing": None, "deadline": None}
    sitting = [(seat.policy, seat.kind) for seat in opened.seats]
    return {"clock": wish.clock.json(), **timing.begin(wish.clock, wish.rests, opened.game, sitting).columns()}

"""The house: all tables. They are loaded when somebody comes, and put aside when nobody has come for a while.

Other servers may have the same tables in their memory. What one of them changes is heard of and read here at once; that
nothing is lost where two change a table at the same moment is seen to by the database (`following`).
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
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
from stammtisch.server.basics.secrets import LETTERS
from stammtisch.server.basics.settings import A_DAY, Settings
from stammtisch.server.basics.shares import Share
from stammtisch.server.basics.visitors import HOUSE
from stammtisch.server.keeping import reports
from stammtisch.server.keeping.changes import Change
from stammtisch.server.keeping.salt import Salt
from stammtisch.server.keeping.store import Store
from stammtisch.server.people.notices import Notices
from stammtisch.server.people.pages import Pages
from stammtisch.server.people.people import People
from stammtisch.server.tables import answering, ordering, seats, work
from stammtisch.server.tables.advice import Advice
from stammtisch.server.tables.answering import Answering
from stammtisch.server.tables.boards import Boards
from stammtisch.server.tables.clocks import Gap
from stammtisch.server.tables.counting import Counting
from stammtisch.server.tables.doors import Doors
from stammtisch.server.tables.elsewhere import Elsewhere
from stammtisch.server.tables.following import PATIENCE, Following
from stammtisch.server.tables.history import History
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.opening import Opening
from stammtisch.server.tables.ordering import Orderly
from stammtisch.server.tables.pictures import Pictures
from stammtisch.server.tables.presence import Presence
from stammtisch.server.tables.progress import Length
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import Table
from stammtisch.server.tables.timekeeper import Timekeeper
from stammtisch.server.thinking.analyses import Analyses
from stammtisch.server.thinking.bots import Bots, decide
from stammtisch.server.thinking.far import Far
from stammtisch.server.thinking.hints import Hints
from stammtisch.server.thinking.lanes import DIED, Workshop

T = TypeVar("T")
log = logging.getLogger("stammtisch.server")
QUIET, COLLECT_EVERY = 20.0, 600.0
"""Seconds without a move after which garbage is looked for everywhere, and how often at the most."""
INSPECT_AFTER = 3.0
"""Seconds after a start in which nothing is looked through."""
MOST_LENGTHS = 100
"""Finished games from which is told how long one will take."""
A_WARNING = 3.0 * A_DAY
"""Seconds before a table expires in which its watchers are told so at every sweep, if it lives for long."""
LEAD_AGAIN = 2.0
"""Seconds after which one asks again whether the bots of a table may think here."""
COME_BACK, MOST_PAUSE = 1.0, 30.0
"""Seconds after which bots are woken whose choice has failed, or their table is loaded again that was thrown away; and
those between two tries at most where that fails, too.
"""
LEFT_ALONE = 60
"""Seconds without a change after which a server looks whether a bot waits for one that is gone."""


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
        self.salt = Salt(self.store)
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
        self.tables: dict[str, Table] = {}
        self.elsewhere = Elsewhere(self.store.others, self.tables, self.chores)
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.following = Following(self)
        self.timekeeper = Timekeeper(self)
        self.doors = Doors(self)
        self.pictures, self.history = Pictures(self.read), History(self.read)
        self.orderly = Orderly(self)
        self.counting = Counting(self)
        self.opening = Opening(self)
        self.boards = Boards(self)
        self._leading: set[str] = set()
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
        readable = len(table_id) == 12 and all(letter in LETTERS for letter in table_id)
        kept = await self.following.load(table_id) if readable else None
        if kept is None:
            raise ApiError("not-found", "no-table")
        game = self.opening.fresh(table_id)
        if game is None or kept.table["version"]:
            game = await self.read(visitor, work.revive, kept)
        alike = kept.table["variant"] is None and kept.table["board"] is None  # others may take shorter or longer
        lengths = await self.store.lengths(game.title.name, len(game.seats), MOST_LENGTHS) if alike else []
        return Table(self, kept, game, [Length(*one) for one in lengths])

    async def wake_again(self, table: Table) -> None:
        """Wakes who chooses at a table without its people again, a little later: their choice has failed."""
        await asyncio.sleep(COME_BACK)
        self.wake_bots(table)

    async def come_back(self, table_id: str) -> None:
        """Loads a table again that was thrown away while a bot or a standing order was due there, as soon as that can
        be: else it would stand until somebody looks.
        """
        pause = COME_BACK
        while not self.closing:
            await asyncio.sleep(pause)
            try:
                async with self.use(table_id):
                    return
            except SQLAlchemyError as error:
                log.warning("table %s cannot go on yet: %s", table_id, error)
            except ApiError as error:
                if error.code not in ("unavailable", "too-many"):
                    return
            pause = min(2 * pause, MOST_PAUSE)

    async def delete(self, table: Table) -> None:
        """Deletes a table for good; ApiError if that cannot be written."""
        async with table.turn():
            await self.store.write(Change(table.id, deleted=True))
            self.throw_away(table)

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
        steady = await self.store.steady(now)
        for table_id in await self.store.expired(*(now - x if x else 0.0 for x in lives)) if steady else []:
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

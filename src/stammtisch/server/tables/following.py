"""Following other servers on the same database: what they change at a table that is in memory here is read at once.

A table is followed in its place, with those who watch it. A few moves are made again in its game; where that is not
enough, or where a change was overtaken and the game has gone astray, the table is read anew as when it is loaded.

With SQLite there are no other servers; but an operator's command may change a table, and nobody tells of it (`heed`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from stammtisch.kernel.play.scribe import DictationError, Refused, Unreadable
from stammtisch.server.basics.chores import Chores
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import talk
from stammtisch.server.keeping.changes import Kept
from stammtisch.server.keeping.others import DELETED
from stammtisch.server.tables import work
from stammtisch.server.tables.editions import of_another_box
from stammtisch.server.tables.events import Watcher
from stammtisch.server.tables.orders import changed
from stammtisch.server.tables.table import Keeper, Table
from stammtisch.server.thinking.lanes import DIED, Workshop

PATIENCE = 30.0
"""Seconds that reading a game may take."""
MOST_MISSED = 20
"""Events of other servers that are caught up with; where there are more, the table is read anew."""
HEED_EVERY = 2.0
"""Seconds between two looks whether a command has changed what somebody watches."""
NEVER = 2**62
"""More than any version: of a table that was deleted."""
log = logging.getLogger("stammtisch.server")


class Home(Keeper, Protocol):
    """What is asked of the house."""

    tables: dict[str, Table]
    loading: dict[str, asyncio.Future[Table]]
    workshop: Workshop
    chores: Chores


class Following:
    """See the module's text."""

    def __init__(self, house: Home):
        self.house = house
        self._heard: dict[str, int] = {}

    def hear(self, table_id: str, version: int) -> None:
        """A table has this version in the database: if it is in memory, what is new is read."""
        version = NEVER if version == DELETED else version
        table = self.house.tables.get(table_id)
        if table is None:
            if table_id in self.house.loading:
                self._heard[table_id] = max(version, self._heard.get(table_id, 0))
        elif version > max(table.version, table.heard):
            table.heard = version
            self.house.chores.begin(self._follow(table))

    def loaded(self, table_id: str) -> None:
        """A table has been loaded, or could not be: perhaps it was changed after it was read."""
        version = self._heard.pop(table_id, 0)
        if version:
            self.hear(table_id, version)

    async def _follow(self, table: Table) -> None:
        with contextlib.suppress(ApiError):
            async with table.turn():
                if table.heard > table.version:
                    await self._read(table)

    async def check_all(self) -> None:
        """Other servers may not have been heard for a while: looks after all that is in memory."""
        house = self.house
        if house.store.others is not None:
            await house.store.others.drop()
        known = list(house.tables)
        versions = await house.store.versions(known)
        for table_id in known:
            self.hear(table_id, versions.get(table_id, DELETED))
        for table in list(house.tables.values()):
            house.wake_bots(table)

    async def heed(self) -> None:
        """Hears of what commands change at tables that somebody watches, where the database tells of nothing."""
        store = self.house.store
        while True:
            await asyncio.sleep(HEED_EVERY)
            watched = [table for table in self.house.tables.values() if table.watchers]
            if not watched:
                continue
            ids = [table.id for table in watched]
            with contextlib.suppress(SQLAlchemyError):
                versions, chats = await store.versions(ids), await store.look(partial(talk.lasts, table_ids=ids))
                for table in watched:
                    self.hear(table.id, versions.get(table.id, DELETED))
                    if chats.get(table.id, 0) > table.talk.last:
                        await table.talk.read()

    async def catch_up(self, table: Table) -> None:
        """See `table.Keeper`."""
        if self.house.store.others is not None:
            await self._read(table)

    async def _read(self, table: Table) -> None:
        store = self.house.store
        before, drafts, ordered = table.event, table.game.drafts, table.orders.all
        names = [seat.name for seat in table.game.seats]
        try:
            news = await store.news(table.id, before, len(table.game.plies), MOST_MISSED)
        except SQLAlchemyError as error:
            raise self._lost(table, error) from None
        if news is not None and news.table["version"] == table.version:
            return
        try:
            if news is None:
                await self.renew(table)
                return
            table.take_in(news, work.follow(table.game, news))
        except (Refused, Unreadable, DictationError) as error:
            log.warning("table %s is read anew", table.id, exc_info=error)
            await self.renew(table)
            return
        except Exception:
            self.house.throw_away(table)
            raise
        table.tell_news()
        table.tell_orders(changed(ordered, table.orders.all))
        if table.event == before:
            for seat in {*drafts, *table.game.drafts}:
                if drafts.get(seat) != table.game.drafts.get(seat):
                    table.whisper(table.here("draft", seat), but=_others(seat))
            for seat, (was, now) in enumerate(zip(names, table.game.seats, strict=True)):
                if now.name != was:  # by a command, which makes no event
                    table.whisper(table.here("seat", seat))

    async def load(self, table_id: str) -> Kept | None:
        """A table as the database has it, with what it takes to play its game; None if there is none."""
        store = self.house.store
        kept = await store.load(table_id, self.house.settings.ring)
        if kept is not None and of_another_box(kept):
            kept.box = await store.box(kept.table["box"])
        return kept

    async def renew(self, table: Table) -> None:
        """See `table.Keeper`."""
        house = self.house
        try:
            kept = await self.load(table.id)
            if kept is None:
                raise ApiError("not-found", "no-table")
            lane = house.workshop.lanes["reading"]
            table.renew(kept, await lane.ask(table.id, None, work.revive, kept, patience=PATIENCE))
        except SQLAlchemyError as error:
            raise self._lost(table, error) from None
        except DIED:
            house.throw_away(table)
            raise ApiError("unavailable", "took-too-long") from None
        except BaseException:
            house.throw_away(table)
            raise
        table.tell_news()

    def _lost(self, table: Table, error: SQLAlchemyError) -> ApiError:
        """What is said when a table cannot be read from the database; it is read when it is next wanted."""
        log.error("table %s could not be read", table.id, exc_info=error)
        self.house.throw_away(table)
        return ApiError("unavailable", "unavailable", headers={"Retry-After": "1"})


def _others(seat: int) -> Callable[[Watcher], bool]:
    return lambda watcher: seat not in watcher.who

"""Who looks at a table of theirs just now, so that nobody is told what they see.

A page says whether it can be seen. When it was heard last is written down as it comes and goes and every few seconds
in between, of those alone who are told something when they do not look. One that is heard no more looked until then.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from typing import Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.server.basics.chores import Chores
from stammtisch.server.keeping import notices
from stammtisch.server.keeping.store import Gone, Store
from stammtisch.server.people.notices import Notices

BEAT = 15.0
"""Seconds after which it is written down again who looks."""
log = logging.getLogger("stammtisch.server")
Seat = tuple[str, int]


class Page(Protocol):
    """A page at a table: the seats `who` of whoever has it open, when it was `heard` (monotonic), and their account."""

    who: tuple[int, ...]
    heard: float

    @property
    def looks(self) -> bool:
        """Whether somebody can see it."""

    @property
    def person(self) -> str:
        """The account of who has it open; "" for guests and programs."""


class Presence:
    """See the module's text."""

    def __init__(self, store: Store, told: Notices, chores: Chores):
        self._store, self._told, self._chores = store, told, chores
        self._name = secrets.token_hex(4)
        self._seen: dict[Page, tuple[str, tuple[int, ...]]] = {}

    def look(self, table_id: str, page: Page) -> None:
        """A page was opened, or can be seen from now on or no longer, or somebody else has it open."""
        before = self._seen.pop(page, None)
        if page.looks and page.who:
            self._seen[page] = (table_id, page.who)
        if before is not None and before != self._seen.get(page):
            self._chores.begin(self._write(before[0], before[1], page, came=False))
        elif page in self._seen:
            self._chores.begin(self._write(table_id, page.who, page, came=True))

    def away(self, page: Page) -> None:
        """A page was closed."""
        before = self._seen.pop(page, None)
        if before is not None:
            self._chores.begin(self._write(*before, page, came=False))

    async def _write(self, table_id: str, seats: Iterable[int], page: Page, came: bool) -> None:
        try:
            if came and page.person:
                await self._told.back(page.person)
            theirs = [(table_id, seat) for seat in seats]
            told = await self._store.look(lambda connection: notices.told_of(connection, theirs))
            if not told:
                return
            at = _at(page)

            def work(connection: Connection) -> None:
                notices.looked(connection, self._name, dict.fromkeys(told, at))
                if came:
                    notices.back_at(connection, table_id, [seat for _, seat in told])

            await self._store.do(work)
        except (SQLAlchemyError, Gone) as error:
            log.warning("that somebody looks could not be written down", exc_info=error)

    async def keep(self) -> None:
        """Writes down again who looks, as long as the server runs."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._write_all()
            except (SQLAlchemyError, Gone) as error:
                log.warning("who looks could not be written down; next time", exc_info=error)

    async def _write_all(self) -> None:
        heard: dict[Seat, int] = {}
        for page, (table_id, seats) in self._seen.items():
            for seat in seats:
                heard[table_id, seat] = max(_at(page), heard.get((table_id, seat), 0))
        told = await self._store.look(lambda connection: notices.told_of(connection, list(heard)))
        if told:
            times = {seat: heard[seat] for seat in told}
            await self._store.do(lambda connection: notices.looked(connection, self._name, times))


def _at(page: Page) -> int:
    """When a page was heard last, in milliseconds since 1970."""
    return int(1000 * (time.time() - time.monotonic() + page.heard))

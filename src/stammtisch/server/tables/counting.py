"""Finished games are counted in the background: rated one after another, and those found that ended before results
were kept.

Both are taken from the database as it stands, so a server that dies leaves nothing undone, and of several servers each
game is counted by one.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from stammtisch.server.basics.chores import log
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import results
from stammtisch.server.keeping.changes import Change, Kept
from stammtisch.server.keeping.store import Store
from stammtisch.server.people import ratings
from stammtisch.server.tables import outcome
from stammtisch.server.tables.following import PATIENCE, Following
from stammtisch.server.tables.shown import Json
from stammtisch.server.thinking.lanes import DIED, Workshop

LOOK_EVERY = 5.0
"""Seconds between two looks for games that are to be rated."""
BEGIN_AFTER = 10.0
"""Seconds after a start in which no old games are counted."""
MOST = 50
"""Games that are rated in one transaction."""
GAP = 0.5
"""Seconds between two old games that are counted, so that nobody notices."""


class Home(Protocol):
    """What is asked of the house."""

    store: Store
    workshop: Workshop
    following: Following


class Counting:
    """See the module's text."""

    def __init__(self, house: Home):
        self.house = house

    async def keep(self) -> None:
        """Rates what has ended, as long as the server runs."""
        while True:
            try:
                while await self.rate():
                    pass
            except SQLAlchemyError as error:
                log.warning("games could not be rated; next time", exc_info=error)
            await asyncio.sleep(LOOK_EVERY)

    async def rate(self) -> int:
        """Rates some of the games that wait for it; how many."""
        if not await self.house.store.look(ratings.any_waiting):
            return 0
        return await self.house.store.do(lambda connection: ratings.rate_waiting(connection, MOST))

    async def find(self) -> None:
        """Counts the games that ended before results were kept, until there are none left."""
        await asyncio.sleep(BEGIN_AFTER)
        while True:
            try:
                found = await self.house.store.look(lambda connection: results.uncounted(connection, MOST))
                if not found:
                    return
                for table_id in found:
                    await self.count(table_id)
                    await asyncio.sleep(GAP)
            except SQLAlchemyError as error:
                log.warning("old games could not be counted; next time", exc_info=error)
                await asyncio.sleep(60)

    async def count(self, table_id: str) -> None:
        """Counts a game that ended before; one that cannot be played again with the rules of today is left out."""
        kept = await self.house.following.load(table_id)
        if kept is None:
            return
        told = None
        try:
            told = await self.house.workshop.lanes["reading"].ask(table_id, None, told_of, kept, patience=PATIENCE)
        except (ApiError, *DIED) as error:
            log.warning("the game of table %s could not be read", table_id, exc_info=error)
        await self.house.store.write(Change(table_id, along=[results.count(told)]))


def told_of(kept: Kept) -> Json | None:
    """The outcome of a game that ended before; None where it cannot be told."""
    try:
        return outcome.of_kept(kept)
    except Exception:  # whatever it is: it is one game of many, and from another edition perhaps
        log.warning("the game of table %s is not counted", kept.table["id"], exc_info=True)
        return None

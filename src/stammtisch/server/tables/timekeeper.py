"""Who looks at the clocks of all tables: when one runs out, what the table has agreed on happens.

What is soon to run out is looked for in the database now and then, so it makes no difference whether a table is in the
memory of any server; only for what runs out before the next look there is a timer. Of several servers one looks after a
table, the one in which its bots think, and the version of the table sees to it that nothing happens twice.

A live clock does not run while no server does. While any runs, it is written down every few seconds that a server is
there; where that was not done for longer, there is a gap.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from stammtisch.server.basics.chores import Chores
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.tables import overtime, timing
from stammtisch.server.tables.clocks import Gap
from stammtisch.server.tables.table import Keeper, Table

LOOK, AHEAD = 10, 25.0
"""Seconds between two looks into the database, and how far ahead they look."""
BEAT = 5
"""Seconds after which it is written down again that a server is there."""
GAP = 8.0
"""Seconds without that which are a gap."""
LEAD_AGAIN = 2.0
"""Seconds after which one asks again whether a table may be looked after here."""
log = logging.getLogger("stammtisch.server")


class Home(Keeper, Protocol):
    """What is asked of the house."""

    tables: dict[str, Table]
    chores: Chores

    def use(self, table_id: str) -> AbstractAsyncContextManager[Table]:
        """A table, loaded if need be."""


class Timekeeper:
    """See the module's text. `gaps`: when no server ran, in milliseconds since 1970."""

    def __init__(self, house: Home):
        self.house = house
        self.gaps: list[Gap] = []
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._running_out: set[str] = set()
        self._beating = self._ready = False

    def watch(self, table: Table) -> None:
        """A table was loaded or changed: sets the timer for the clock that runs out next, if that is soon."""
        self.forget(table)
        end = None if table.timing is None or table.gone else table.timing.deadline
        if not end or not self._ready:
            return
        left = (end - timing.now()) / 1000
        if left < AHEAD:
            ring = asyncio.get_running_loop().call_later(max(0.0, left) + 0.002, self._ring, table)
            self._timers[table.id] = ring

    def forget(self, table: Table) -> None:
        """Looks no more after a table in memory; the database has it."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, table: Table) -> None:
        self._timers.pop(table.id, None)
        if table.id not in self._running_out:
            self._running_out.add(table.id)
            self.house.chores.begin(self._run_out(table))

    async def _run_out(self, table: Table) -> None:
        """Lets the time of those run out whose it is, as soon as this server looks after the table."""
        others = self.house.store.others
        try:
            while others is not None and table.id not in others.leads and not await others.lead(table.id):
                await asyncio.sleep(LEAD_AGAIN)
                if table.gone or table.timing is None or not table.timing.out():
                    return
            await self._beat()  # a machine that slept is noticed before anybody's time is out
            with contextlib.suppress(ApiError):  # whatever kept it out was logged; the next look finds it again
                await table.settle(lambda: overtime.run_out(table))
        finally:
            self._running_out.discard(table.id)
            if not table.gone:
                self.watch(table)

    # -------------------------------------------------------------------------------------------------- looking

    async def keep(self) -> None:
        """Looks after all tables, as long as the server runs."""
        while not self._ready:
            self._ready = await self._beat(first=True)
            await asyncio.sleep(0 if self._ready else 1)
        while True:
            await self._look()
            for _ in range(LOOK // BEAT):
                await asyncio.sleep(BEAT)
                await self._beat()

    async def _look(self) -> None:
        """Takes the tables into memory at which a clock runs out soon."""
        try:
            found = await self.house.store.running_out(timing.now() + int(AHEAD * 1000))
        except SQLAlchemyError as error:
            log.warning("the clocks could not be looked at; next time", exc_info=error)
            return
        for table_id in found:
            await self._look_after(table_id)
            await asyncio.sleep(0)

    async def _look_after(self, table_id: str) -> None:
        others, table = self.house.store.others, self.house.tables.get(table_id)
        if table is not None:
            self.watch(table)
            return
        led = others is not None and table_id in others.leads
        if others is not None and not led and not await others.lead(table_id):
            return  # another server has it in memory
        try:
            async with self.house.use(table_id):
                pass
        except (ApiError, SQLAlchemyError) as error:
            log.warning("the clocks of table %s cannot be looked after: %s", table_id, error)
            if others is not None and not led:
                await others.leave(table_id)

    # --------------------------------------------------------------------------------------------------- beating

    async def _beat(self, first: bool = False) -> bool:
        """Writes down that a server is there while a live clock runs here; whether it could. Learns when none was."""
        live = any(table.timing is not None and table.timing.runs_live for table in self.house.tables.values())
        if not live and not first:
            self._beating = False
            return True
        patience = 0 if first and self.house.store.others is None else int(GAP * 1000)
        try:
            gaps = await self.house.store.beat(timing.now(), patience if first or self._beating else None)
        except SQLAlchemyError as error:
            log.warning("that this server runs could not be written down; next time", exc_info=error)
            return False
        self._beating = live
        if gaps != self.gaps:
            self.gaps[:] = gaps
            for table in list(self.house.tables.values()):
                if table.timing is not None and table.timing.runs_live:
                    table.tell_clocks()
        return True

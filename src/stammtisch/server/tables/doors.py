"""The open doors of a house: tables in the lobby, who comes in from there, and bots that take what stays open."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.kernel.title.title import Title
from stammtisch.server.basics.chores import Chores, log
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.settings import A_DAY, Settings
from stammtisch.server.keeping import accounts, lobby, reports, results
from stammtisch.server.keeping.changes import Along, Change
from stammtisch.server.keeping.salt import Salt
from stammtisch.server.keeping.store import Store
from stammtisch.server.tables import seats
from stammtisch.server.tables.clocks import Terms
from stammtisch.server.tables.howfar import how_far
from stammtisch.server.tables.keys import Asker, Locks
from stammtisch.server.tables.table import Table
from stammtisch.server.tables.work import check_policy

Json = dict[str, Any]
PAGE = 24
"""Tables on one page of the lobby."""
FRESH, MOST_LISTS = 1.5, 64
"""Seconds for which a page of the lobby is told again as it was read, and how many such pages are remembered."""
LOOK_EVERY = 5.0
"""Seconds between two looks at which tables bots are to take seats."""
SEEN_EVERY = 60
"""Seconds after which it is written down again that somebody is there."""


class Home(Protocol):
    """What is asked of the house."""

    settings: Settings
    store: Store
    salt: Salt
    chores: Chores
    tables: dict[str, Table]

    def use(self, table_id: str) -> Any:
        """A table, loaded if need be."""


class Doors:
    """See the module's text."""

    def __init__(self, house: Home):
        self.house = house
        self._saw = -float(SEEN_EVERY)
        self._lists: dict[tuple[str | None, str | None, tuple[int, str] | None], tuple[float, list[Json]]] = {}

    async def listed(self, title: str | None, lang: str | None, after: tuple[int, str] | None) -> list[Json]:
        """A page of the lobby, and one table more if there is another page."""
        page, now = (title, lang, after), time.monotonic()
        read, tables = self._lists.get(page, (-FRESH, []))
        if now - read > FRESH:
            tables = await self.house.store.look(lambda c: _known(c, lobby.tables(c, title, lang, after, PAGE + 1)))
            self._lists = {key: kept for key, kept in self._lists.items() if now - kept[0] <= FRESH}
            if len(self._lists) < MOST_LISTS:
                self._lists[page] = (now, tables)
        return tables

    async def keep(self) -> None:
        """Writes down who waits at a table in the lobby, and lets bots sit down where it is time."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._look_after()
            except SQLAlchemyError as error:
                log.warning("the lobby could not be looked after; next time", exc_info=error)

    async def _look_after(self) -> None:
        house = self.house
        waiting = [table for table in house.tables.values() if "open" in table.kinds]
        here = [table.id for table in waiting if any(watcher.who for watcher in table.watchers)]
        if here and time.monotonic() - self._saw > SEEN_EVERY:
            self._saw = time.monotonic()
            await self.saw(here)
        for table_id in await house.store.look(lobby.to_fill):
            try:
                async with house.use(table_id) as table:
                    await self.fill(table)
            except ApiError as error:
                log.warning("bots could not sit down at table %s: %s", table_id, error.said)

    async def saw(self, table_ids: Sequence[str]) -> None:
        """Somebody who sits at these tables is there."""
        before = int(time.time()) - SEEN_EVERY
        await self.house.store.write(Change("", along=[lobby.saw(table_ids, before)]))

    async def fill(self, table: Table) -> None:
        """Lets bots take the open seats; of several servers that do it at once the database lets one."""
        door = await self.house.store.look(lambda connection: lobby.door(connection, table.id))
        while door is not None and "open" in table.kinds:
            open_seat = table.kinds.index("open")
            await seats.fill(table, open_seat, door["bot"])
        await self.house.store.write(Change(table.id, along=[lobby.filled]))

    # ------------------------------------------------------------------------------------- coming in and going out

    async def to_put(
        self,
        title: Title | None,
        clock: Terms | None,
        lang: str,
        pace: str,
        minutes: int | None,
        bot: str,
        visitor: str,
    ) -> Along:
        """What puts a table into the lobby; ApiError if this visitor may not. A clock says itself what the pace is."""
        if not self.house.settings.lobby:
            raise ApiError("not-found", "no-lobby")
        check_policy(bot, title)
        client = await self.house.salt.client(visitor)
        await self.house.store.look(lambda connection: reports.check(connection, client))
        if clock is not None:
            pace = "live" if clock.live else "days"
        return lobby.put(lang, pace, minutes, bot, client, self.house.settings.public)

    async def come_in(
        self,
        table: Table,
        seat: int | None,
        name: str,
        colour: int | None,
        client: str,
        account: str,
        agreed: bool = False,
    ) -> Json:
        """Gives somebody from the lobby an open seat, the one they want or any; ApiError if there is none for them."""
        store, most = self.house.store, self.house.settings.sits
        door = await store.look(lambda connection: lobby.door(connection, table.id))
        if store.others is not None and door is not None and not door["stands"] and "open" in table.kinds:
            async with table.turn():  # somebody has taken the last seat at another server
                await table.house.catch_up(table)
        if door is None or not (door["stands"] or "open" not in table.kinds) or door["closed"]:
            raise ApiError("not-found", "not-in-lobby")
        if most and await store.look(lambda c: lobby.taken(c, client, int(time.time()) - A_DAY)) >= most:
            raise ApiError("too-many", "too-many-seats", seats=most)
        await store.look(lambda connection: reports.check(connection, client))
        newcomer = Asker(invited=True)
        return await seats.take(
            table, newcomer, seat, name, colour, account, lambda number: [lobby.sat(number, client)], agreed
        )

    async def mine(self, asked: Mapping[str, Sequence[str]], account: str) -> list[Json]:
        """What stands in a list of one's own tables: those that one of the secrets opens, and those of the account."""
        look = self.house.store.look
        own = await look(lambda connection: accounts.tables_of(connection, account)) if account else []
        ids = list(dict.fromkeys([*asked, *(table["id"] for table in own)]))
        found = await look(lambda connection: lobby.mine(connection, ids))
        out, looked = [], []
        for row in found:
            sitting = row["seats"]
            hashes = {seat["number"]: seat["hash"] for seat in sitting if seat["hash"]}
            whose = {seat["number"]: seat["account"] for seat in sitting if seat["account"]}
            keys = (row["invitation"], row["spectator"], row["owner"])
            locks = Locks(hashes, *keys, whose, row["account"] or "")
            given = (None, *asked.get(row["id"], ()))
            known = [asker for secret in given if (asker := locks.who(secret, account)) is not None]
            if known:
                held = sorted({seat for asker in known for seat in asker.seats})
                out.append(self._line(row, held) | {"owner": any(asker.owner for asker in known)})
                if held:
                    looked.append(row)
        await self._glanced(looked)
        far = await look(lambda connection: how_far(connection, found))
        return [{**line, "progress": far.get(line["id"])} for line in out]

    def _line(self, row: Json, held: Sequence[int]) -> Json:
        settings, sitting = self.house.settings, row["seats"]
        due = [seat["number"] for seat in sitting if row["due"] >> seat["number"] & 1]
        life = settings.finished if row["over"] else settings.unfinished
        return {
            "id": row["id"],
            "title": row["title"],
            "variant": row["variant"],
            "over": row["over"],
            "cancelled": row["cancelled"],
            "seats": [{key: seat[key] for key in ("name", "kind", "policy")} for seat in sitting],
            "mine": list(held),
            "due": due,
            "since": row["moved"] or row["changed"],
            "next": row["next"] and row["next"]["id"],
            "expires": int(row["changed"] + life) if life else None,
        }

    async def _glanced(self, rows: Sequence[Json]) -> None:
        """Somebody who holds a seat looked: these tables have been touched, and stay in the lobby."""
        now = int(time.time())
        for row in rows:
            if row["changed"] < now - A_DAY:
                await self.house.store.write(Change(row["id"], sets={"changed": now}))
        waiting = [row["id"] for row in rows if any(seat["kind"] == "open" for seat in row["seats"])]
        if waiting:
            await self.saw(waiting)


def _known(connection: Connection, tables: list[Json]) -> list[Json]:
    """Tables of the lobby with the handles of those who sit there and are shown to all."""
    accounts = {seat["account"] for table in tables for seat in table["seats"]} - {None}
    handles = results.shown_to_all(connection, accounts)
    for table in tables:
        table["seats"] = [{**seat, "person": handles.get(seat["account"])} for seat in table["seats"]]
    return tables

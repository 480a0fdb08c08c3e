"""Seats that belong to accounts: taken along, listed, and left for good."""

from __future__ import annotations

import dataclasses
import time
from typing import Any

from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics.errors import ApiError, words
from stammtisch.server.basics.secrets import digest
from stammtisch.server.keeping import accounts, played, results, tournaments
from stammtisch.server.keeping.changes import Along, Change
from stammtisch.server.keeping.store import Overtaken
from stammtisch.server.tables import agreeing
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.house import House
from stammtisch.server.tables.table import Table, news

Json = dict[str, Any]
STANDS_IN = "search:easy"
"""Who plays on for somebody whose account was deleted in the middle of a game."""
GONE: Json = {"hash": None, "account": None, "seen": None, "looked": None, "agreed": False}
"""What is kept of somebody who has left for good: that the game may not be studied, and nothing else."""
TRIES = 5
"""How often a table is left that others keep changing."""


async def take_along(table: Table, secret: str, account: str) -> bool:
    """Makes the account's what a secret opens: seats that are nobody's, and the table if its secret says who opened
    it. With a table of a tournament goes what its guest takes part by, so that its next tables are the account's, too.
    Whether the secret opens any of that.
    """

    async def take() -> bool:
        asker = table.locks.who(secret)
        if asker is None:
            return False
        locks = table.locks
        seats = [seat for seat in asker.seats if seat not in locks.accounts]
        opens = asker.owner and not locks.account
        if seats or opens:
            begun = bool(table.game.plies or table.game.drafts)
            change = Change(table.id, seats={seat: {"account": account, "late": begun} for seat in seats})
            along: list[Along] = []
            if table.game.over:
                along.append(lambda connection, table_id: results.claim(connection, table_id, seats, account))
            if table.tournament is not None:
                along.append(tournaments.adopting(table.tournament, digest(secret), account))
            change.along = along
            change.news = [news(dataclasses.replace(table.here("joined", seat)), account) for seat in seats]
            if opens:
                change.sets["account"] = account
            await table.commit(change)
            locks.accounts |= dict.fromkeys(seats, account)
            table.late |= set(seats) if begun else set()
            locks.account = account if opens else locks.account
        return bool(asker.seats or asker.owner)

    return await table.settle(take)


async def tables_of(house: House, account: str) -> list[Json]:
    """The tables of an account: first those that wait for it, then those that go on, then those that are over."""
    found = await house.store.look(lambda c: accounts.tables_of(c, account))
    for table in found:
        mine = [seat for seat in table["seats"] if seat["account"] == account]
        due = table.pop("due")
        table["mine"] = [seat["number"] for seat in mine]
        table["owner"] = table.pop("account") == account
        table["due"] = [seat["number"] for seat in table["seats"] if due >> seat["number"] & 1]
        table["waits"] = not table["over"] and any(
            seat["number"] in table["due"] and seat["policy"] == PERSON for seat in mine
        )
        life = house.settings.finished if table["over"] else house.settings.unfinished
        table["expires"] = int(table["changed"] + life) if life else None
        table["seats"] = [
            {"seat": seat["number"], "name": seat["name"], "kind": seat["kind"]} for seat in table["seats"]
        ]
    return sorted(found, key=lambda table: (not table["waits"], table["over"] or table["next"] is not None))


async def leave_all(house: House, account: str, lang: str) -> None:
    """Takes an account from all tables, as it is deleted; ApiError if that cannot be written.

    Where nobody else sits, the table is deleted. Elsewhere the names go. In a game that is going on a bot takes the
    seat, and one that nobody has moved in yet has the seat open again.
    """
    for table in await house.store.look(lambda c: accounts.tables_of(c, account, boards=True)):
        others = [seat for seat in table["seats"] if seat["kind"] == "person" and seat["account"] != account]
        mine = [seat["number"] for seat in table["seats"] if seat["account"] == account]
        if mine and not others:
            await house.store.write(Change(table["id"], deleted=True))
            if table["id"] in house.tables:
                house.throw_away(house.tables[table["id"]])
            continue
        try:
            async with house.use(table["id"]) as live:
                await _leave(live, account, lang)
        except ApiError as error:
            if error.code != "conflict":  # of another edition: nobody plays there any more
                raise
            await _leave_unread(house, table["id"], account, lang)


async def _leave(table: Table, account: str, lang: str) -> None:
    async def leave() -> None:
        mine = [seat for seat, whose in sorted(table.locks.accounts.items()) if whose == account]
        names = [seat.name for n, seat in enumerate(table.game.seats) if n not in mine]
        begun = bool(table.game.plies) or any(table.game.drafts.values())
        change = table.change(None, None)
        for n, seat in enumerate(mine):
            sits = table.game.seats[seat]
            row = {"name": _gone(names, lang), **GONE}
            names.append(str(row["name"]))
            if not begun and table.tournament is None:
                row |= {"kind": "open", "policy": PERSON, "agreed": None}
            elif not table.game.over:
                row |= {"kind": "bot", "policy": STANDS_IN if sits.policy == PERSON else sits.policy}
            change.seats[seat] = row
            change.events.append(table.event_row(Event(table.event + 1 + n, "seat", len(table.game.plies), seat)))
        if table.locks.account == account:
            change.sets |= {"account": None, "owner": ""}
        if table.asking is not None:
            change.sets["asking"] = None
        change.along = agreeing.forgotten(table)
        await table.commit(change)
        await table.house.renew(table)

    await table.settle(leave)


async def _leave_unread(house: House, table_id: str, account: str, lang: str) -> None:
    """The same at a table whose game cannot be read here."""
    for _ in range(TRIES):
        kept = await house.store.load(table_id, 0)
        if kept is None:
            return
        mine = [seat["number"] for seat in kept.seats if seat["account"] == account]
        names = [seat["name"] for seat in kept.seats if seat["number"] not in mine]
        seats = {}
        for seat in mine:
            seats[seat] = {"name": _gone(names, lang), **GONE}
            names.append(str(seats[seat]["name"]))
        sets: Json = {"changed": int(time.time())}
        if kept.table["account"] == account:
            sets |= {"account": None, "owner": ""}
        try:
            along = [played.forget]
            await house.store.write(Change(table_id, sets=sets, seats=seats, after=kept.table["version"], along=along))
            return
        except Overtaken:
            continue
    raise ApiError("unavailable", "unavailable")


def _gone(names: list[str], lang: str) -> str:
    """What somebody is called who left for good, and whom nobody at the table is called yet."""
    name, number = words(lang).say("somebody-left"), 2
    while name in names:
        name, number = f"{words(lang).say('somebody-left')} {number}", number + 1
    return name

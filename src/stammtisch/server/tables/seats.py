"""Who sits at a table: taking a seat, letting a bot play, coming and going. What is `async` takes the table's lock."""

from __future__ import annotations

import dataclasses
import time

from stammtisch.kernel.play.course import Seat
from stammtisch.players.policy import PERSON
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.secrets import digest
from stammtisch.server.keeping.changes import Change
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.keys import Asker, new_secret
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import A_DAY, Table, news


async def take(table: Table, asker: Asker, seat: int, name: str, colour: int | None, account: str = "") -> Json:
    """Takes an open seat with an invitation, or takes one's own seat back; the seat may change its colour.

    A seat that is taken belongs to the account, if there is one.
    """

    async def sit() -> Json:
        if not 0 <= seat < len(table.game.seats):
            raise ApiError("not-found", "no-seat", seat=seat)
        if colour is not None and colour in [other for n, other in enumerate(table.colours) if n != seat]:
            raise ApiError("conflict", "colour-taken")
        if asker.holds(seat):
            await _reseat(table, seat, name, PERSON, "person", colour=colour)
            return {"seat": seat, "secret": None}
        if not asker.invited:
            raise ApiError("forbidden", "not-invited")
        if table.cancelled:
            raise ApiError("conflict", "is-cancelled")
        if table.next is not None:
            raise ApiError("conflict", "goes-on-elsewhere")
        if table.kinds[seat] != "open":
            raise ApiError("conflict", "not-open", seat=seat)
        secret = new_secret()
        await _reseat(table, seat, name, PERSON, "person", digest(secret), colour, account)
        return {"seat": seat, "secret": secret}

    return await table.settle(sit)


async def hand_over(table: Table, asker: Asker, seat: int, policy: str) -> Json:
    """Lets a bot decide for one's seat, or decides again oneself.

    For the seat of somebody who is away, others may let a bot decide until they come back; whoever sits at the table
    may let a bot take an open seat.
    """

    async def hand() -> Json:
        if 0 <= seat < len(table.kinds) and table.kinds[seat] == "open" and asker.seats and policy != PERSON:
            await _reseat(table, seat, table.game.seats[seat].name, policy, "bot")
            return {"seat": seat, "secret": None}
        if 0 <= seat < len(table.game.seats) and asker.seats and not asker.holds(seat):
            _check_away(table, seat)
            await _reseat(table, seat, table.game.seats[seat].name, policy, "person")
            return {"seat": seat, "secret": None}
        table.own(asker, seat)
        kind = "person" if policy == PERSON else "bot"
        await _reseat(table, seat, table.game.seats[seat].name, policy, kind)
        return {"seat": seat, "secret": None}

    return await table.settle(hand)


def _check_away(table: Table, seat: int) -> None:
    """ApiError unless somebody has been away for as long as this table waits for them, and is due."""
    away, sits = table.away(seat), table.game.seats[seat]
    if table.absence is None or away is None or sits.policy != PERSON or seat not in table.game.due:
        raise ApiError("forbidden", "not-yours", seat=seat)
    left = away + table.absence - int(time.time())
    if left > 0:
        raise ApiError("conflict", "not-away", name=sits.name, seconds=left)


async def glance(table: Table, asker: Asker) -> None:
    """Somebody who holds a seat looked: the table has been touched, and does not expire."""
    if asker.seats and table.changed < time.time() - A_DAY:
        await table.settle(lambda: table.commit(Change(table.id)))


async def greet(table: Table, asker: Asker) -> None:
    """Somebody sat down or did something: bots that played for them leave."""
    table.seen |= dict.fromkeys(asker.seats, int(time.time()))

    async def come_back() -> None:
        for seat in asker.seats:
            if _stood_in_for(table, seat):
                await _reseat(table, seat, table.game.seats[seat].name, PERSON, "person")

    if any(_stood_in_for(table, seat) for seat in asker.seats):
        await table.settle(come_back)


def _stood_in_for(table: Table, seat: int) -> bool:
    """Whether a bot decides for somebody who was away."""
    return table.kinds[seat] == "person" and table.game.seats[seat].policy != PERSON


def left(table: Table, seats: tuple[int, ...]) -> Change | None:
    """Somebody went: what is to be written down of it."""
    gone = [seat for seat in seats if table.away(seat) is not None]
    table.seen |= dict.fromkeys(gone, int(time.time()))
    return Change(table.id, seats={seat: {"seen": table.seen[seat]} for seat in gone}) if gone else None


async def _reseat(
    table: Table,
    seat: int,
    name: str,
    policy: str,
    kind: str,
    key: str | None = None,
    colour: int | None = None,
    account: str = "",
) -> None:
    if any(other.name == name for n, other in enumerate(table.game.seats) if n != seat):
        raise ApiError("conflict", "name-taken", name=name)
    event = Event(table.event + 1, "seat", len(table.game.plies), seat)
    if table.timing is not None and table.timing.seats[seat].dropped:
        raise ApiError("conflict", "dropped-out")
    change = table.change(event, None)
    change.seats[seat] = {"name": name, "policy": policy, "kind": kind} | ({"hash": key} if key else {})
    if colour is not None:
        change.seats[seat]["colour"] = colour
    if account:
        change.seats[seat]["account"] = account
        change.news = [news(dataclasses.replace(event, kind="joined"), account)]
    if table.asking is not None:
        change.sets["asking"] = None
    await table.commit(change)
    table.asking = None
    table.kinds[seat] = kind
    if key:
        table.locks.seats[seat] = key
    if colour is not None:
        table.colours[seat] = colour
    if account:
        table.locks.accounts[seat] = account
    seats = list(table.game.seats)
    seats[seat] = Seat(name, policy)
    table.game.seats = tuple(seats)
    table.happened(event)
    table.tell_all()

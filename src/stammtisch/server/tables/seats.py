"""Who sits at a table: taking a seat, letting a bot play, coming and going. What is `async` takes the table's lock."""

from __future__ import annotations

import dataclasses
import secrets
import time
from collections.abc import Callable, Mapping, Sequence

import stammtisch
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics import plain
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.secrets import digest
from stammtisch.server.basics.settings import A_DAY
from stammtisch.server.keeping import lobby
from stammtisch.server.keeping.changes import Along, Change
from stammtisch.server.tables import agreeing, welcome
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.keys import Asker, new_secret
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import Table, news
from stammtisch.server.tables.timing import STAND_IN


async def take(
    table: Table,
    asker: Asker,
    seat: int | None,
    name: str,
    colour: int | None,
    account: str = "",
    along: Callable[[int], Sequence[Along]] = lambda seat: (),
    agreed: bool = False,
) -> Json:
    """Takes an open seat with an invitation, or takes one's own seat back; the seat may change its colour.

    Who names no seat gets any; where seats are drawn by lot, whoever comes gets one of the open ones by lot. A seat
    that is taken belongs to the account, if there is one. What is to be written `along` may depend on the seat.
    `agreed`: whether whoever sits down lets the table's games be studied.
    """

    async def sit() -> Json:
        if seat is not None and not 0 <= seat < len(table.game.seats):
            raise ApiError("not-found", "no-seat", seat=seat)
        if seat is not None and asker.holds(seat):
            await _reseat(table, seat, name, PERSON, "person", colour=colour)
            return {"seat": seat, "secret": None}
        if not asker.invited:
            raise ApiError("forbidden", "not-invited")
        if table.cancelled:
            raise ApiError("conflict", "is-cancelled")
        if table.next is not None:
            raise ApiError("conflict", "goes-on-elsewhere")
        number, secret = _free(table, seat), new_secret()
        await _reseat(
            table, number, name, PERSON, "person", digest(secret), colour, account, along(number), agreed=agreed
        )
        return {"seat": number, "secret": secret}

    if seat is None or not asker.holds(seat):
        await welcome.check(table, account)
    return await table.settle(sit)


def _free(table: Table, seat: int | None) -> int:
    """The open seat that somebody gets who wants this one; ApiError if there is none for them."""
    free = [number for number, kind in enumerate(table.kinds) if kind == "open"]
    if not free:
        raise ApiError("conflict", "all-taken")
    if table.drawn:
        return secrets.choice(free)
    if seat is not None and seat not in free:
        raise ApiError("conflict", "not-open", seat=seat)
    return free[0] if seat is None else seat


async def agree(table: Table, asker: Asker, seat: int, agreed: bool) -> None:
    """Lets the table's games be studied as far as a seat is asked, or not, or no longer; after the end of the game only
    the latter. Nobody else hears of it. Takes the table's lock.
    """

    async def answer() -> None:
        if not asker.holds(seat):
            raise ApiError("forbidden", "not-yours", seat=seat)
        if not table.study:
            raise ApiError("conflict", "nobody-studies")
        if table.agreed[seat] is agreed:
            return
        if agreed and (table.game.over or table.cancelled):
            raise ApiError("conflict", "study-too-late")
        change = Change(table.id, seats={seat: {"agreed": agreed}}, along=[] if agreed else agreeing.forgotten(table))
        await table.commit(change, quiet=True)
        table.agreed[seat] = agreed
        table.tell_news()

    await table.settle(answer)


async def fill(table: Table, seat: int, policy: str) -> None:
    """Lets a bot take a seat if it is open."""

    async def sit() -> None:
        if table.kinds[seat] == "open":
            await _reseat(table, seat, table.game.seats[seat].name, policy, "bot")

    await table.settle(sit)


async def open_again(table: Table, asker: Asker, seat: int) -> Json:
    """Opens a seat that somebody has taken, before the first move: their secret opens nothing any more."""

    async def stand_up() -> Json:
        if not asker.owner:
            raise ApiError("forbidden", "not-host")
        if not 0 <= seat < len(table.kinds):
            raise ApiError("not-found", "no-seat", seat=seat)
        if table.kinds[seat] != "person":
            raise ApiError("conflict", "nobody-sits", seat=seat)
        if table.game.plies or table.game.drafts or table.next is not None:
            raise ApiError("conflict", "begun-already")
        names = [sits.name for sits in table.game.seats]
        name = next(spare for spare in stammtisch.NAMES if not any(plain.same(spare, other) for other in names))
        await _reseat(table, seat, name, PERSON, "open", along=[lobby.stood_up(seat)])
        return {"seat": seat, "secret": None}

    return await table.settle(stand_up)


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
        if table.tournament is not None and policy != PERSON:
            raise ApiError("conflict", "tournament-seat")
        kind = "person" if policy == PERSON else "bot"
        await _reseat(table, seat, table.game.seats[seat].name, policy, kind)
        return {"seat": seat, "secret": None}

    return await table.settle(hand)


async def drop(table: Table, seat: int) -> None:
    """Whoever sits on a seat leaves the game for good: a bot plays it to its end."""

    async def leave() -> None:
        over = table.game.over or table.cancelled
        dropped = table.timing is not None and table.timing.seats[seat].dropped
        if not over and not dropped:
            await _reseat(table, seat, table.game.seats[seat].name, STAND_IN, "bot", for_good=True)

    await table.settle(leave)


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
    along: Sequence[Along] = (),
    for_good: bool = False,
    agreed: bool = False,
) -> None:
    event = Event(table.event + 1, "seat", len(table.game.plies), seat)
    if table.timing is not None and table.timing.seats[seat].dropped:
        raise ApiError("conflict", "dropped-out")
    if table.timing is not None and for_good:
        table.timing.seats[seat] = dataclasses.replace(table.timing.seats[seat], dropped=True)
    change = table.change(event, None)
    sits, colours, change.along = list(table.game.seats), list(table.colours), along
    # What an open seat is called until somebody comes, and its colour, are in nobody's way.
    for other, there in enumerate(sits):
        if other != seat and plain.same(there.name, name):
            if table.kinds[other] != "open" or there.name == sits[seat].name:
                raise ApiError("conflict", "name-taken", name=name)
            sits[other] = Seat(sits[seat].name, there.policy)
            change.seats[other] = {"name": sits[seat].name}
        if other != seat and colour is not None and colours[other] == colour:
            if table.kinds[other] != "open":
                raise ApiError("conflict", "colour-taken")
            colours[other] = colours[seat]
            change.seats[other] = {**change.seats.get(other, {}), "colour": colours[seat]}
    change.seats[seat] = {"name": name, "policy": policy, "kind": kind}
    if key or kind == "open":
        change.seats[seat] |= {"hash": key, "looked": None, "agreed": agreed if key and table.study else None}
        change.along = [*along, *([] if agreed or not key else agreeing.forgotten(table))]
    if colour is not None:
        colours[seat] = change.seats[seat]["colour"] = colour
    if account:
        change.seats[seat]["account"] = account
        change.news = [news(dataclasses.replace(event, kind="joined"), account)]
    elif kind == "open":
        change.seats[seat]["account"] = None
    if table.asking is not None:
        change.sets["asking"] = None
    sits[seat] = Seat(name, policy)
    await table.commit(change)
    table.asking = None
    table.kinds[seat] = kind
    table.colours, table.game.seats = colours, tuple(sits)
    if "account" in change.seats[seat]:
        table.locks.accounts = {**_without(table.locks.accounts, seat), **({seat: account} if account else {})}
    if "hash" in change.seats[seat]:
        table.agreed[seat] = change.seats[seat]["agreed"]
        table.looked.pop(seat, None)
        table.lock_seats({**table.locks.seats, seat: key} if key else _without(table.locks.seats, seat))
    table.happened(event)
    table.tell_all()


def _without(keys: Mapping[int, str], seat: int) -> dict[int, str]:
    return {number: key for number, key in keys.items() if number != seat}

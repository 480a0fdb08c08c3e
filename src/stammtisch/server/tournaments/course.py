"""Tournaments that run by themselves: tables that are over are counted, and when all of a round are, the next opens.

What is to be done is looked for in the database every few seconds, so nothing is lost when a server ends. A round is
opened with all its tables in one transaction, which happens only if the tournament is still as it was read: of several
servers, and of a server and somebody who drops out at that moment, one is first and the other looks again.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

import stammtisch
from stammtisch.kernel.play.views import WATCHER
from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics import plain
from stammtisch.server.basics.chores import log
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.secrets import TABLE, digest
from stammtisch.server.basics.visitors import HOUSE
from stammtisch.server.keeping import talk, tournaments
from stammtisch.server.keeping.changes import Change
from stammtisch.server.keeping.models import TournamentRow
from stammtisch.server.keeping.store import Gone
from stammtisch.server.tables.clocks import terms_of
from stammtisch.server.tables.house import House
from stammtisch.server.tables.keys import Locks, new_secret
from stammtisch.server.tables.table import Table
from stammtisch.server.tables.work import NewSeat, Wish
from stammtisch.server.thinking.lanes import DIED
from stammtisch.server.tournaments import standing
from stammtisch.server.tournaments.pairing import UNITS, Entrant, Sat, pair

Json = dict[str, Any]
LOOK_EVERY = 2.0
"""Seconds between two looks at what is to be done."""
BREAK = 60
"""Seconds before each round of tables with live clocks, so that people are there when it opens."""
PATIENCE = 60.0
"""Seconds that pairing a round may take."""
FEWEST = 2
"""People without whom there is no round."""


class Overtaken(Exception):
    """Something happened to the tournament since it was read."""


class Course:
    """See the module's text."""

    def __init__(self, house: House):
        self.house = house
        self._swept = time.monotonic()

    async def keep(self) -> None:
        """Looks after all tournaments, as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except (SQLAlchemyError, ApiError, OSError) as error:
                log.warning("the tournaments could not be looked after; next time", exc_info=error)

    async def look(self) -> None:
        """Does what is to be done now."""
        look, do, now = self.house.store.look, self.house.store.do, int(time.time())
        for each in await look(lambda c: tournaments.to_begin(c, now)):
            await do(partial(begin, tournament=each, now=now))
        for match in await look(tournaments.to_count):
            await self._count(match)
        for each in await look(tournaments.to_go_on):
            await do(partial(_go_on, tournament=each, now=now))
        for each in await look(lambda c: tournaments.to_open(c, now)):
            await self._open(each)
        if time.monotonic() - self._swept > self.house.settings.sweep:
            self._swept, kept = time.monotonic(), self.house.settings
            lives = (kept.unfinished, kept.finished) if await self.house.store.steady(now) else (0.0, 0.0)
            await do(lambda c: tournaments.sweep(c, now, *lives, kept.forget))

    # --------------------------------------------------------------------------------------------------- counting

    async def _count(self, match: Mapping[str, Any]) -> None:
        """Writes down how a table ended. One that was cancelled, deleted, or cannot be read any more has no result."""
        results = None
        if match["over"] and not match["cancelled"]:
            try:
                async with self.house.use(match["table_id"]) as table, table.turn():
                    results = outcome(table, match["seats"])
            except ApiError as error:
                if error.code not in ("not-found", "conflict"):
                    raise
        await self.house.store.do(lambda c: tournaments.counted(c, match, results))

    # ---------------------------------------------------------------------------------------------------- opening

    async def _open(self, tournament: str) -> None:
        """Opens the next round, unless another server does."""
        others = self.house.store.others
        if others is not None and not await others.lead(tournament):
            return
        try:
            await self._open_round(tournament)
        except (Overtaken, Gone):
            pass  # the next look sees what has become of it
        finally:
            if others is not None:
                await others.leave(tournament)

    async def _open_round(self, tournament: str) -> None:
        (found,) = await self.house.store.look(lambda c: tournaments.whole(c, [tournament])) or (None,)
        if found is None or found["opens"] is None:
            return
        entries = {entry["number"]: entry for entry in found["entries"] if entry["dropped"] is None}
        if len(entries) < FEWEST:
            ended = {"state": "over" if found["round"] else "cancelled", "opens": None}
            await self.house.store.do(lambda c: tournaments.change(c, tournament, **ended))
            return
        lane = self.house.workshop.lanes["reading"]
        seed = int(hashlib.sha256(f"{found['seed']} {found['round'] + 1}".encode()).hexdigest()[:16], 16)
        try:
            groups = await lane.ask(HOUSE, None, pair, entrants(found), found["sizes"], seed, patience=PATIENCE)
        except DIED as error:
            log.warning("the next round of tournament %s could not be paired; next time", tournament, exc_info=error)
            return
        opened = [await self._table(found, entries, seats) for seats in groups]
        changes = [change for change, _ in opened]
        matches = [{"table_id": change.table_id, "seats": seats} for change, seats in zip(changes, groups, strict=True)]

        def claim(connection: Connection, _: str) -> None:
            if not tournaments.opened(connection, found, matches):
                raise Overtaken

        await self.house.store.write(Change("", also=changes, along=[claim]))
        for change, game in opened:
            await self.house.opening.begin(change.table_id, game)

    async def _table(
        self, tournament: Mapping[str, Any], entries: Mapping[int, Json], seats: Sequence[int | None]
    ) -> tuple[Change, Any]:
        """A table of a round: what is to be written down of it, and its game."""
        names = [entries[number]["name"] for number in seats if number is not None]
        spare = iter(names_for_bots(names, [entry["name"] for entry in entries.values()]))
        sitting, hashes, accounts = [], {}, {}
        for seat, number in enumerate(seats):
            if number is None:
                sitting.append(NewSeat("bot", next(spare), tournament["bot"]))
                continue
            sitting.append(NewSeat("person", entries[number]["name"], PERSON))
            hashes[seat] = entries[number]["hash"]
            if entries[number]["account"]:
                accounts[seat] = entries[number]["account"]
        change, opened = await self.house.opening.prepare(
            wish_for(tournament, sitting), Locks(hashes, "", "", digest(new_secret()), accounts)
        )
        watch = await watching(self.house, change.table_id)
        change.sets |= {"tournament": tournament["id"], "spectator": digest(watch), "invitation": digest(new_secret())}
        change.along = [talk.begin("all")]
        return change, opened


def names_for_bots(here: Sequence[str], everybody: Sequence[str]) -> list[str]:
    """Names that nobody at a table has, first those that nobody in the whole tournament has."""

    def borne(name: str, people: Sequence[str]) -> bool:
        return any(plain.same(name, other) for other in people)

    free = [name for name in stammtisch.NAMES if not borne(name, here)]
    return sorted(free, key=lambda name: borne(name, everybody))


def wish_for(tournament: Mapping[str, Any], seats: Sequence[NewSeat]) -> Wish:
    """The wish for a table of a tournament: nothing is taken back there after chance fell, and nobody stands in."""
    start = (None, None, None, None)
    clock = terms_of(tournament["clock"])
    rules = (tournament["hints"], False, None)
    return Wish(tournament["title"], seats, tournament["options"], *start, *rules, tournament["lang"], clock)


async def watching(house: House, table_id: str) -> str:
    """The secret by which a table of a tournament is watched; anybody who sees the tournament is told it."""
    said = await house.salt.digest(f"watch {table_id}")
    return TABLE + base64.urlsafe_b64encode(said[:24]).decode()


def outcome(table: Table, seats: Sequence[int | None]) -> list[Json]:
    """How each seat of a table ended; `seats` are those who sat there. Takes no lock."""
    out = []
    for score, number in zip(table.game.scores(WATCHER), seats, strict=True):
        bot = table.kinds[score.seat] != "person" or table.game.seats[score.seat].policy != PERSON
        total = score.total if score.scored else None
        out.append({"place": score.place or len(seats), "total": total, "out": number is not None and bot})
    return out


def played(tournament: Mapping[str, Any]) -> list[standing.Played]:
    """The tables of a tournament that have a result."""
    return [
        standing.Played(tuple(match["seats"]), tuple(standing.Result(**result) for result in match["results"]))
        for match in tournament["matches"]
        if match["results"] is not None
    ]


def standing_of(tournament: Mapping[str, Any]) -> list[standing.Line]:
    """The standing of a tournament: those who dropped out come last."""
    gone = {entry["number"] for entry in tournament["entries"] if entry["dropped"] is not None}
    return standing.standing([e["number"] for e in tournament["entries"]], played(tournament), gone)


def entrants(tournament: Mapping[str, Any]) -> list[Entrant]:
    """Those who play in the next round, with all that they have behind them."""
    points = {line.number: int(line.points * UNITS) for line in standing_of(tournament)}
    past: dict[int, list[Sat]] = {number: [] for number in points}
    for match in tournament["matches"]:
        seats = match["seats"]
        large = max(len(other["seats"]) for other in tournament["matches"] if other["round"] == match["round"])
        for seat, number in enumerate(seats):
            if number is not None:
                others = tuple(other for other in seats if other not in (None, number))
                small, bots = len(seats) < large, None in seats
                past[number].append(Sat(seat, len(seats), others, small, bots))
    return [
        Entrant(entry["number"], points[entry["number"]], tuple(past[entry["number"]]))
        for entry in tournament["entries"]
        if entry["dropped"] is None
    ]


# ------------------------------------------------------------------------------------------------- from step to step


def next_at(tournament: Mapping[str, Any], now: int) -> int:
    """When the next round opens."""
    return now + (BREAK if terms_of(tournament["clock"]).live else 0)


def begin(connection: Connection, tournament: str, now: int) -> None:
    """An open tournament begins; where too few people take part when its first round would open, it is cancelled."""
    found = tournaments.one(connection, tournament)
    if found is not None:
        is_open = TournamentRow.state == "open"
        tournaments.change(connection, tournament, is_open, state="running", opens=next_at(found, now))


def _go_on(connection: Connection, tournament: str, now: int) -> None:
    """All tables of a round are over: the next one opens soon, or that was the last."""
    found = tournaments.one(connection, tournament)
    if found is None:
        return
    same = (TournamentRow.state == "running", TournamentRow.opens.is_(None), TournamentRow.round == found["round"])
    last = found["round"] >= found["rounds"]
    sets = {"state": "over"} if last else {"opens": next_at(found, now)}
    tournaments.change(connection, tournament, *same, **sets)

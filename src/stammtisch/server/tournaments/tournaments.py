"""What people do with tournaments: open one, look at it, join, drop out; what its host does."""

from __future__ import annotations

import hmac
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from secrets import token_hex
from typing import Any

from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics.errors import ApiError, words
from stammtisch.server.basics.secrets import digest, short_id
from stammtisch.server.keeping import reports, tournaments
from stammtisch.server.keeping.models import TournamentRow
from stammtisch.server.keeping.tournaments import may_join
from stammtisch.server.tables import seats
from stammtisch.server.tables.clocks import Terms, terms_of
from stammtisch.server.tables.house import House
from stammtisch.server.tables.keys import new_secret
from stammtisch.server.tables.timing import shown_terms
from stammtisch.server.tables.work import NewSeat, check_policy, title_of
from stammtisch.server.tournaments import standing
from stammtisch.server.tournaments.course import FEWEST, Course, begin, standing_of, watching, wish_for

Json = dict[str, Any]
FRESH = 1.5
"""Seconds for which the list in the lobby is told again as it was read."""


@dataclass(frozen=True)
class New:
    """A tournament as somebody wants it; see `models.TournamentRow`."""

    name: str
    title: str
    options: Mapping[str, str]
    clock: Terms
    hints: bool
    sizes: Sequence[int]
    bot: str
    rounds: int
    most: int
    starts: int | None
    at: int | None
    late: bool
    lang: str
    listed: bool


@dataclass(frozen=True)
class Asker:
    """Who asks: the host, whoever has the invitation, somebody who takes part (by number); or nobody of these."""

    host: bool
    invited: bool
    me: int | None


class Tournaments:
    """See the module's text."""

    def __init__(self, house: House):
        self.house, self.course = house, Course(house)
        self._lists: dict[str | None, tuple[float, list[Json]]] = {}

    async def open(self, wish: New, visitor: str, account: str) -> Json:
        """Opens a tournament; its id and secrets. ApiError if there can be no such tables, or this visitor may not."""
        house, client = self.house, await self.house.salt.client(visitor)
        if wish.listed:
            self._check_lobby()
            await house.store.look(lambda c: reports.check(c, client))
        check_policy(wish.bot, title_of(wish.title))
        row = {**wish.__dict__, "options": dict(wish.options), "sizes": list(wish.sizes), "clock": wish.clock.json()}
        for size in wish.sizes:
            await house.opening.try_out(wish_for(row, [NewSeat("person", None, PERSON)] * size), visitor)
        now, owner, invitation = int(time.time()), new_secret(), new_secret()
        row |= {"id": short_id(), "owner": digest(owner), "invitation": digest(invitation), "seed": token_hex(16)}
        row |= {"account": account or None, "client": client, "state": "open", "paused": False, "round": 0}
        row |= {"opens": None, "version": 0, "created": now, "changed": now}
        await house.store.do(lambda c: tournaments.add(c, row, house.settings.tournaments))
        return {"id": row["id"], "owner": owner, "invitation": invitation}

    # ------------------------------------------------------------------------------------------------------- looking

    def _check_lobby(self) -> None:
        if not self.house.settings.lobby:
            raise ApiError("not-found", "no-lobby")

    async def listed(self, title: str | None) -> list[Json]:
        """The tournaments in the lobby."""
        self._check_lobby()
        read, found = self._lists.get(title, (-FRESH, []))
        now = time.monotonic()
        if now - read > FRESH:
            found = await self.house.store.look(lambda c: tournaments.listed(c, title))
            self._lists = {one: kept for one, kept in self._lists.items() if now - kept[0] <= FRESH} | {
                title: (now, found)
            }
        return [_head(each) | {"people": each["people"], "joins": may_join(each, each["people"])} for each in found]

    async def find(self, tournament: str, secrets: Sequence[str], account: str) -> tuple[Json, Asker]:
        """A tournament with its entries and matches, and who asks; ApiError if there is none."""
        found = await self.house.store.look(lambda c: tournaments.whole(c, [tournament]))
        if not found:
            raise ApiError("not-found", "no-tournament")
        return found[0], _asker(found[0], secrets, account)

    async def view(self, tournament: str, secrets: Sequence[str], account: str) -> Json:
        """A tournament as whoever asks may see it; ApiError if there is none."""
        found, asker = await self.find(tournament, secrets, account)
        people = sum(entry["dropped"] is None for entry in found["entries"])
        by_number = {line.number: line for line in standing_of(found)}
        joins = may_join(found, people) and asker.me is None and (found["listed"] or asker.invited or asker.host)
        entries = [_entry(entry, by_number[entry["number"]]) for entry in found["entries"]]
        return _head(found) | {
            "people": people,
            "joins": joins,
            "host": asker.host,
            "me": asker.me,
            "entries": sorted(entries, key=lambda entry: entry["rank"]),
            "tables": [await self._table(match) for match in found["matches"]],
            "seed": found["seed"] if found["state"] == "over" else None,
        }

    async def _table(self, match: Mapping[str, Any]) -> Json:
        results = [standing.Result(**result) for result in match["results"] or ()]
        sitting: list[Json] = [
            {"entry": number, "place": None, "points": None, "out": False} for number in match["seats"]
        ]
        for seat, result, points in zip(sitting, results, standing.points(results), strict=False):
            seat |= {"place": result.place, "points": float(points), "out": result.out}
        watch = await watching(self.house, match["table_id"])
        head = {"round": match["round"], "number": match["number"], "id": match["table_id"]}
        return {**head, "done": match["done"], "watch": watch, "seats": sitting}

    async def mine(self, asked: Mapping[str, Sequence[str]], account: str) -> list[Json]:
        """How the tournaments stand that one of the secrets opens, and those of the account; with one's own tables."""
        look = self.house.store.look
        own = await look(lambda c: tournaments.of_account(c, account)) if account else []
        out = []
        for found in await look(lambda c: tournaments.whole(c, [*asked, *own])):
            asker = _asker(found, asked.get(found["id"], ()), account)
            me, host = asker.me, asker.host
            if me is None and not host:
                continue
            ranks = {line.number: line.rank for line in standing_of(found)}
            tables = [
                {"id": match["table_id"], "seat": match["seats"].index(me), "done": match["done"]}
                for match in found["matches"]
                if me is not None and me in match["seats"]
            ]
            rank = ranks.get(me) if me is not None and found["round"] else None
            people = sum(entry["dropped"] is None for entry in found["entries"])
            out.append(_head(found) | {"people": people, "host": host, "me": me, "rank": rank, "tables": tables})
        return out

    # ---------------------------------------------------------------------------------------------- coming and going

    async def join(self, tournament: str, name: str, secrets: Sequence[str], visitor: str, account: str) -> Json:
        """Somebody takes part; their number, and the secret that opens their seats. ApiError if they may not."""
        found, asker = await self.find(tournament, secrets, account)
        if not (found["listed"] or asker.invited or asker.host):
            raise ApiError("forbidden", "tournament-invitation")
        house, client, mine = self.house, await self.house.salt.client(visitor), new_secret()
        if found["listed"]:
            await house.store.look(lambda c: reports.check(c, client))
        entry: Json = {"name": name, "hash": digest(mine), "account": account or None, "client": client}
        entry |= {"joined": int(time.time()), "dropped": None}
        number = await house.store.do(lambda c: tournaments.join(c, tournament, entry, house.settings.joins))
        return {"number": number, "secret": mine}

    async def leave(self, tournament: str, number: int, secrets: Sequence[str], account: str) -> None:
        """Somebody drops out, or is sent away by the host: a bot plays on for them where they sit."""
        found, asker = await self.find(tournament, secrets, account)
        if not asker.host and asker.me != number:
            raise ApiError("forbidden", "not-host-there")
        if all(entry["number"] != number for entry in found["entries"]):
            raise ApiError("not-found", "no-entry")
        if found["state"] in ("over", "cancelled"):
            raise ApiError("conflict", "tournament-ended")
        await self._stand_up(found, number)
        await self.house.store.do(lambda c: tournaments.leave(c, tournament, number))

    async def _stand_up(self, found: Mapping[str, Any], number: int) -> None:
        for match in found["matches"]:
            if number in match["seats"] and not match["done"]:
                try:
                    async with self.house.use(match["table_id"]) as table:
                        await seats.drop(table, match["seats"].index(number))
                except ApiError as error:
                    if error.code not in ("not-found", "conflict"):  # nobody plays there any more
                        raise

    async def leave_all(self, account: str, lang: str) -> None:
        """Takes an account from all tournaments, as it is deleted; its seats at tables are left elsewhere."""
        name = words(lang).say("somebody-left")
        await self.house.store.do(lambda c: tournaments.forget_account(c, account, name))

    # ------------------------------------------------------------------------------------------------------ the host

    async def step(self, tournament: str, what: str, secrets: Sequence[str], account: str) -> None:
        """The host lets it begin, pauses it, lets it go on, or cancels it; ApiError if that cannot be."""
        found, asker = await self.find(tournament, secrets, account)
        if not asker.host:
            raise ApiError("forbidden", "not-host-there")
        if found["state"] in ("over", "cancelled"):
            raise ApiError("conflict", "tournament-ended")
        do = self.house.store.do
        if what == "begin":
            if found["state"] != "open":
                raise ApiError("conflict", "tournament-begun")
            if len(found["entries"]) < FEWEST:
                raise ApiError("conflict", "tournament-few")
            await do(partial(begin, tournament=tournament, now=int(time.time())))
            return
        sets: Json = {"state": "cancelled", "opens": None} if what == "cancel" else {"paused": what == "pause"}
        runs = TournamentRow.state.in_(("open", "running"))
        await do(lambda c: tournaments.change(c, tournament, runs, **sets))


def _asker(tournament: Mapping[str, Any], given: Sequence[str], account: str) -> Asker:
    """Who comes with these secrets and this account."""
    hashes = [digest(secret) for secret in given]

    def opened(kept: str) -> bool:
        return sum(hmac.compare_digest(kept, each) for each in hashes) > 0

    def own(whose: str | None) -> bool:
        return account != "" and whose == account

    mine = [entry["number"] for entry in tournament["entries"] if opened(entry["hash"]) or own(entry["account"])]
    host = opened(tournament["owner"]) or own(tournament["account"])
    return Asker(host, opened(tournament["invitation"]), mine[0] if mine else None)


def _head(tournament: Mapping[str, Any]) -> Json:
    """What anybody may know of a tournament."""
    known = (
        "id", "name", "title", "options", "hints", "sizes", "bot", "rounds", "most", "starts", "at", "late", "lang",
        "listed", "state", "paused", "round", "opens",
    )  # fmt: skip
    return {key: tournament[key] for key in known} | {"clock": shown_terms(terms_of(tournament["clock"]))}


def _entry(entry: Mapping[str, Any], line: standing.Line) -> Json:
    return {
        "number": entry["number"],
        "name": entry["name"],
        "dropped": entry["dropped"] is not None,
        "rank": line.rank,
        "points": float(line.points),
        "share": float(line.share),
        "opponents": float(line.opponents),
        "tables": line.tables,
        "won": line.won,
    }

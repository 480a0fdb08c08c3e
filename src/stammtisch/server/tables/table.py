"""A live table: the game, who sits there, who watches, and what happens to it, one thing at a time.

Every change follows the same path: check, change the game in memory, write, and only then let anybody know. The lock is
held from the first to the last of these, and whoever looks takes it too, so nobody sees a move that is not written. If
writing fails, the table in memory is thrown away and read anew from the database when it is next wanted. If another
server on the same database was quicker, it is read anew at once, and what was wanted is checked and tried again.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Hashable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from sqlalchemy.exc import IntegrityError

from stammtisch.kernel.play.course import Move, Ply, Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.scribe import Refused, Unreadable
from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics.errors import ApiError, words
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping import results
from stammtisch.server.keeping.changes import Along, Change, Kept
from stammtisch.server.keeping.notices import Waits
from stammtisch.server.keeping.store import Overtaken, Store
from stammtisch.server.tables import agreeing, audience, calls, consent, lines, marks, outcome, progress, shown, timing
from stammtisch.server.tables.best import result
from stammtisch.server.tables.clocks import Gap
from stammtisch.server.tables.events import Event, Watcher
from stammtisch.server.tables.fewer import fewer
from stammtisch.server.tables.ids import ClientIds
from stammtisch.server.tables.keys import Asker, Locks
from stammtisch.server.tables.orders import Orders, made
from stammtisch.server.tables.progress import Length
from stammtisch.server.tables.shown import Json, Viewer
from stammtisch.server.tables.talk import Talk

log = logging.getLogger("stammtisch.server")
T = TypeVar("T")
A_DAY = 24 * 3600
MOST_KEPT = 8
"""Things that a table keeps because they are dear to make, such as logs: for so many who ask."""
TRIES = 20
"""How often a change is tried that other servers keep overtaking."""


class Away(audience.Away, Protocol):
    """Who watches at another server; see `elsewhere.There`."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats that they hold."""

    @property
    def until(self) -> float:
        """Until when that is believed."""


class Keeper(Protocol):
    """Who keeps the tables: what a table asks of the house."""

    settings: Settings
    metrics: Metrics
    store: Store

    def throw_away(self, table: Table) -> None:
        """Forgets a table in memory; the database has it."""

    @property
    def gaps(self) -> list[Gap]:
        """When no server ran lately; see `timekeeper`."""

    def wake_bots(self, table: Table) -> None:
        """Lets every bot that is due begin to think, and looks when the next clock runs out."""

    async def renew(self, table: Table) -> None:
        """Reads a table anew whose lock is held; ApiError if that cannot be."""

    async def catch_up(self, table: Table) -> None:
        """Learns what other servers have changed at a table whose lock is held; ApiError if that cannot be."""


class Table:
    """See the module's text. Methods that are not `async` expect the lock to be held, or change nothing."""

    def __init__(self, house: Keeper, kept: Kept, game: Game, lengths: Sequence[Length] = ()):
        row = kept.table
        self.house, self.id = house, str(row["id"])
        self.origin, self.opener, self.hints = row["origin"], row["client"] or self.id, row["hints"]
        self.redraw: bool | None = row["redraw"]
        self.absence: int | None = row["absence"]
        self.drawn: bool = row["drawn"]
        self.tournament: str | None = row["tournament"]
        self.variant: str | None = row["variant"]
        self.variant_id: str | None = row["variant_id"]
        self.study: bool = row["study"]
        self.asking: Json | None = row["asking"]
        self.locks = Locks({}, "", "", "")
        self.seen: dict[int, int] = {}
        self.looked: dict[int, int] = {}
        self.lengths = lengths
        self.lock, self.setting_up = asyncio.Lock(), asyncio.Lock()
        self.asked_at = 0.0
        self.heard = 0
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, Away] = {}
        self.audience = audience.NOBODY
        self._counting = False
        self.thinking: set[int] = set()
        self.jobs: dict[int, asyncio.Task[None]] = {}
        self.users = 0
        self.used = time.monotonic()
        self.gone = False
        self._texts: dict[Viewer, str] = {}
        self._kept: dict[Hashable, Any] = {}
        self.told: dict[tuple[int, int, Viewer], list[str]] = {}
        self.talk = Talk(house.store, self.id, self.watchers)
        self.orders = Orders()
        self.renew(kept, game)

    def renew(self, kept: Kept, game: Game) -> None:
        """Is from now on as the database has it, whatever was in memory."""
        self.undone: list[Event] = []
        self.marks: list[Event] = []
        self.last_undo = 0
        self.ply_events: list[int] = []
        self.ids = ClientIds(self.house.store, self.id)
        self.ring: deque[Event] = deque(maxlen=self.house.settings.ring)
        self.take_in(kept, game)

    def take_in(self, kept: Kept, game: Game) -> None:
        """Is from now on as the database has it, which may know more than what was in memory and nothing else."""
        row, seats = kept.table, kept.seats
        if row["asking"] != self.asking:
            self.asked_at = time.monotonic()
        self.asking = row["asking"]
        self.event: int = row["event"]
        self.version: int = row["version"]
        self.cancelling: Json | None = row["cancelling"]
        self.cancelled: bool = row["cancelled"]
        self.next: Json | None = row["next"]
        self.board = lines.read(row["board"])
        self.changed: int = row["changed"]
        self.played: int = row["played"]
        self.moved: int = row["moved"] or row["changed"]
        self.agreed: list[bool | None] = [seat["agreed"] for seat in seats]
        hashes = {seat["number"]: seat["hash"] for seat in seats if seat["hash"]}
        accounts = {seat["number"]: seat["account"] for seat in seats if seat["account"]}
        keys = (row["invitation"], row["spectator"], row["owner"])
        self.locks = Locks(self.locks.seats, *keys, accounts, row["account"] or "")
        self.lock_seats(hashes)
        self.kinds: list[str] = [seat["kind"] for seat in seats]
        self.late = {seat["number"] for seat in seats if seat["late"]}
        self.trusts: list[int] = [seat["trusts"] for seat in seats]
        self.colours = [seat["number"] if seat["colour"] is None else seat["colour"] for seat in seats]
        self.seen |= {s["number"]: s["seen"] for s in seats if (s["seen"] or 0) > self.seen.get(s["number"], 0)}
        game.seats = tuple(Seat(seat["name"], seat["policy"]) for seat in seats)
        self.game = game
        self.ply_events = [*self.ply_events[: kept.standing], *(ply["event"] for ply in kept.plies)][: len(game.plies)]
        self.timing = timing.Timing.read(row, self.house.gaps)
        for event in map(_event, kept.undone):
            (self.undone if event.kind == "undo" else self.marks).append(event)
        self.ids.opened()
        for row in kept.events:
            event = _event(row)
            self.ring.append(event)
            if event.kind == "undo":
                self.last_undo = event.number
            if row["client_id"]:
                self.ids.remember(row["client_id"], event)
        self.ids.read(kept.drafts, self.event, len(game.plies))
        self.orders.read(kept.orders)
        self.stand = self._stand()

    def lock_seats(self, hashes: Mapping[int, str]) -> None:
        """From now on these secrets hold seats; who watches with another one of a seat is shown nothing more."""
        changed = {seat for seat, key in self.locks.seats.items() if hashes.get(seat) != key}
        self.locks.seats = dict(hashes)
        for watcher in list(self.watchers):
            if changed.intersection(watcher.who):
                watcher.end()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Holds the lock; ApiError if the table was thrown away meanwhile (it will be there again at once)."""
        async with self.lock:
            if self.gone:
                raise ApiError("unavailable", "unavailable", headers={"Retry-After": "1"})
            yield

    async def settle(self, what: Callable[[], Awaitable[T]]) -> T:
        """Does something to the table, with the lock held; again from the beginning if another server was quicker."""
        async with self.turn():
            for _ in range(TRIES):
                try:
                    return await what()
                except Overtaken:
                    await self.house.renew(self)
            raise ApiError("unavailable", "unavailable", headers={"Retry-After": "1"})

    # ---------------------------------------------------------------------------------------------------- looking

    def decider(self, seat: int) -> str:
        """The policy that decides for a seat now: a bot's also for a person whose time was out."""
        policy = self.game.seats[seat].policy
        if self.board is not None and self.board.auto is not None and policy == PERSON:
            return self.board.auto.policy
        owed = self.timing is not None and self.timing.seats[seat].owed
        return timing.STAND_IN if owed and policy == PERSON else policy

    def friend(self, seat: int, mine: Collection[int]) -> int | None:
        """Which of the seats `mine` may move for a seat, if any may."""
        person = self.kinds[seat] == "person" and self.game.seats[seat].policy == PERSON and not self.cancelled
        trusted = [own for own in mine if self.trusts[seat] >> own & 1] if person and seat not in mine else []
        return next(iter(trusted), None)

    def trusted(self, asker: Asker, seat: int) -> bool:
        """Whether somebody may move for a seat that is not theirs."""
        return 0 <= seat < len(self.kinds) and self.friend(seat, asker.seats) is not None

    def viewer(self, asker: Asker, seat: int | None, lang: str) -> Viewer:
        """Who looks: through the eyes of a seat of theirs, or of a friend's that has something to decide now."""
        if seat is not None and seat in self.game.due and self.trusted(asker, seat):
            return Viewer(seat, asker.seats, lang)
        if self.board is not None and not asker.seats:  # who may look at one sees what whoever opened it sees
            return dataclasses.replace(shown.viewer(self.game, self._all, seat, lang), mine=())
        return shown.viewer(self.game, asker.seats, seat if seat in asker.seats else None, lang)

    @property
    def _all(self) -> tuple[int, ...]:
        return tuple(range(len(self.kinds)))

    def present(self, seat: int) -> bool:
        """Whether somebody who holds the seat watches just now; bots are always there."""
        return self.game.seats[seat].policy != PERSON or self._watched(seat)

    def _watched(self, seat: int) -> bool:
        """Whether somebody who holds the seat watches, here or at another server."""
        here = any(seat in watcher.who for watcher in self.watchers)
        return here or any(seat in there.seats for there in self.elsewhere.values())

    def stands(self, event: Event) -> bool:
        """Whether the event is a move that has not been taken back."""
        made = event.kind == "move" and 0 < event.ply <= len(self.ply_events)
        return made and self.ply_events[event.ply - 1] == event.number

    def view(self, who: Viewer) -> Json:
        """The table for one viewer."""
        position = shown.position(self.game, who)
        idle: Json = {"due": [], "moves": []} if self.cancelled else {}
        if (self.board is not None and not who.mine) or (who.seat is not None and self.kinds[who.seat] == "bot"):
            idle["moves"] = []
        return {**self.frame(who), **position, **idle}

    def frame(self, who: Viewer) -> Json:
        """What stands around the position: the table itself, who sits there, what one may ask for."""
        game = self.game
        return {
            "id": self.id,
            "title": game.title.name,
            "origin": self.origin,
            "event": self.event,
            "seats": [self._seat_view(seat) for seat in range(len(game.seats))],
            "mine": list(who.mine),
            "hints": self.hints,
            "redraw": self.may_redraw,
            "absence": self.absence,
            "expires": self.expires,
            "drawn": self.drawn,
            "tournament": self.tournament,
            "variant": self.variant,
            "study": agreeing.shown(self, who.mine),
            "board": None if self.board is None else self.board.view(),
            "next": self.next,
            "fewer": fewer(game, self.kinds, self.origin, who.lang),
            "hint": shown.hint(game, who),
            "forced": not self.cancelled and self.board is None and shown.forced(game, who),
            "friends": [seat for seat in game.due if self.friend(seat, who.mine) is not None],
            "progress": None if game.over else progress.progress(len(game.plies), self.played, self.lengths),
            "cancelled": self.cancelled,
            "cancelling": self.cancelling,
            "undo": self.undo_state(who),
            "clock": None if self.timing is None else self.timing.view(who),
        }

    def _seat_view(self, number: int) -> Json:
        seat = self.game.seats[number]
        return {
            "seat": number,
            "name": seat.name,
            "policy": seat.policy,
            "kind": self.kinds[number],
            "connected": self.present(number),
            "thinking": number in self.thinking,
            "colour": self.colours[number],
            "away": self.away(number),
            "trusts": [friend for friend in range(len(self.kinds)) if self.trusts[number] >> friend & 1],
        }

    @property
    def expires(self) -> int | None:
        """When the table is deleted if nobody touches it before, in seconds since 1970; None: never."""
        settings = self.house.settings
        life = settings.finished if self.game.over or self.cancelled else settings.unfinished
        life = life if self.board is None else settings.boards
        return int(self.changed + life) if life else None

    def away(self, seat: int) -> int | None:
        """Since when nobody who holds a person's seat has been here, in seconds since 1970; None: somebody is."""
        if self.kinds[seat] != "person" or self._watched(seat):
            return None
        return self.seen.get(seat, self.changed)

    @property
    def may_redraw(self) -> bool:
        """Whether moves may be taken back after which chance fell: as it was opened, or where only people sit."""
        return all(kind == "person" for kind in self.kinds) if self.redraw is None else self.redraw

    @property
    def taken_along(self) -> bool:
        """Whether the whole game lay on somebody's device, with all that is hidden in it."""
        return any(mark.kind == "pocket" for mark in self.marks)

    def log(self, who: Viewer) -> list[Json]:
        """What happened, and what was taken back, in the order of plies."""
        lines = shown.log_lines(self.game, who, 0, len(self.game.plies))
        if self.drawn:
            lines.insert(0, shown.own_line(0, words(who.lang).say("seats-drawn")))
        first = [event for event in self.marks if event.kind == "move" and self.stands(event)]
        lines = [marks.line(self.game, event, who) for event in first] + lines
        own, place = list[Json](), len(self.game.plies)
        for event in reversed(self._own()):
            if event.kind == "undo":
                place = min(place, event.ply)
            own.append({**self._own_line(event, who), "ply": min(place, event.ply)})
        return sorted(lines + own[::-1], key=lambda line: line["ply"])

    def _own(self) -> list[Event]:
        """What the table itself said, whatever was taken back after it."""
        own = [*self.undone, *(event for event in self.marks if event.kind != "move")]
        return sorted(own, key=lambda event: event.number)

    def _own_line(self, event: Event, who: Viewer) -> Json:
        return (shown.undone_line if event.kind == "undo" else marks.line)(self.game, event, who)

    def said_since(self, event: int, who: Viewer) -> list[Json]:
        """What the table itself said after an event: what was taken back, whose time was out, that it was cancelled."""
        return [self._own_line(one, who) for one in self._own() if one.number > event]

    def event_view(self, event: Event, who: Viewer) -> Json:
        """An event for one viewer, without the table."""
        seen = shown.event_view(self.game, event, who, self.stands(event))
        if event.said and (event.kind != "move" or self.stands(event)):
            seen["log"] = [marks.line(self.game, event, who), *seen["log"]]
        return seen

    def text(self, who: Viewer) -> str:
        """The table for one viewer as JSON text, made once until something changes."""
        if who not in self._texts:
            self._texts[who] = json.dumps(self.view(who), ensure_ascii=False, separators=(",", ":"))
        return self._texts[who]

    def kept(self, what: Hashable, make: Callable[[], T]) -> T:
        """What is dear to make, made once until something changes; of so many things, so that they need no room."""
        if what not in self._kept:
            if len(self._kept) == MOST_KEPT:
                self._kept.clear()
            self._kept[what] = make()
        found: T = self._kept[what]
        return found

    def _forget_texts(self) -> None:
        self._texts.clear()
        self._kept.clear()
        self.told.clear()

    def missed(self, since: int) -> list[Event] | None:
        """The events after number `since`; None if they are not all remembered."""
        if since > self.event or (since < self.event and (not self.ring or self.ring[0].number > since + 1)):
            return None
        return [event for event in self.ring if event.number > since]

    def undo_state(self, who: Viewer) -> Json:
        """Whether the viewer's seat can take its last move back, and who has been asked to consent."""
        if self.board is not None:
            return self.board.undo_state(self.game, who)
        return consent.state(self.game, self.kinds, self.may_redraw, self.cancelled, self.asking, who)

    # ----------------------------------------------------------------------------------------------------- a move

    async def move(
        self,
        asker: Asker,
        seat: int,
        said: str | int,
        ply: int,
        client_id: str,
        lang: str,
        seen: int | None,
        drafts: int | None = None,
    ) -> Json:
        """A person's move, at most once for each client id; raises ApiError. Takes the lock."""
        self._may_move(asker, seat)

        async def make() -> Json:
            helper = self._may_move(asker, seat)
            if self.timing is not None and self.timing.seats[seat].owed:
                raise ApiError("conflict", "time-is-out")
            if ply > len(self.game.plies) or (seen or 0) > self.event:  # they know more, from another server
                await self.house.catch_up(self)
            if client_id in self.ids.drafts.get(seat, ()):
                return self.answer(self.here("draft", seat), self.viewer(asker, seat, lang))
            event = self.ids.known(client_id, "move", seat)
            if event is None:
                try:
                    self._fresh(ply, seen, drafts, seat)
                except ApiError:
                    event = await self.ids.look_up(client_id, "move", seat)
                    if event is None:
                        raise
                else:
                    event = await self.play(said, seat, lang, client_id, "person", helper)
            if event.kind == "move" and event.ply <= ply:  # the same id, but a later position: not sent again
                raise ApiError("conflict", "used-id")
            return self.answer(event, self.viewer(asker, seat, lang))

        return await self.settle(make)

    def _may_move(self, asker: Asker, seat: int) -> int | None:
        """The seat of theirs that moves for a friend; None for their own; ApiError if they may not move there."""
        helper = self.friend(seat, asker.seats) if self.trusted(asker, seat) else None
        self.own(asker, seat if helper is None else helper)
        if self.kinds[seat] == "bot":
            raise ApiError("conflict", "dropped-out")
        return helper

    def answer(self, event: Event, who: Viewer) -> Json:
        """What whoever caused an event is told of it."""
        seen = self.event_view(event, who)
        return {"event": event.number, "ply": event.ply, "log": seen["log"]}

    def own(self, asker: Asker, seat: int) -> None:
        """Raises ApiError unless there is such a seat and it is theirs."""
        if not 0 <= seat < len(self.game.seats):
            raise ApiError("not-found", "no-seat", seat=seat)
        if not asker.holds(seat):
            raise ApiError("forbidden", "not-yours", seat=seat)
        if self.cancelled:
            raise ApiError("conflict", "is-cancelled")
        if self.kinds[seat] == "open":  # it was theirs when they asked
            raise ApiError("forbidden", "not-yours", seat=seat)
        if self.next is not None and not self.game.over:
            raise ApiError("conflict", "goes-on-elsewhere")

    def _fresh(self, ply: int, seen: int | None, drafts: int | None, seat: int) -> None:
        """Raises "stale" unless the choice was made from this position, and after as many of the seat's own drafts."""
        plies, own = len(self.game.plies), len(self.game.drafts.get(seat, ()))
        if ply != plies or (seen is not None and seen < self.last_undo) or drafts not in (None, own):
            raise ApiError("stale", "stale", detail={"ply": plies, "event": self.event}, ply=plies)

    async def play(
        self,
        said: str | int | Move,
        seat: int,
        lang: str,
        client_id: str | None,
        by: str,
        helper: int | None = None,
    ) -> Event:
        """Makes a move and writes it. `helper`: the seat whose person makes it for a friend."""
        before = len(self.game.plies)
        ids = {**self.ids.drafts, seat: [*self.ids.drafts.get(seat, ()), client_id]}
        thought = agreeing.thought(self, seat) if by == "person" and not made(client_id) else []
        try:
            falls = None if self.board is None else self.board.fall(self.game, said, seat)
            self.game.play(said, seat, lang, falls)
        except Refused as refused:
            raise ApiError("refused", text=refused.refusal.text, clause=refused.refusal.clause) from None
        except Unreadable as error:
            raise ApiError("unreadable", text=str(error)) from None
        if len(self.game.plies) == before:
            self.ids.drafts = ids
            done = "done" if seat not in self.game.due else None
            event = await self.write_drafts(seat, done, helper=helper, along=thought)
        else:
            opened = ids if self.game.plies[-1].revealing else {}
            event = await self.write_plies(before, opened, seat, client_id, helper, thought)
        if self.board is None:
            self.house.metrics.moves.labels(by).inc()
        return event

    async def write_plies(
        self,
        before: int,
        ids: dict[int, list[str | None]],
        seat: int,
        client_id: str | None,
        helper: int | None,
        along: Sequence[Along],
    ) -> Event:
        """Writes what has been played since there were `before` plies, an event for each, with what goes `along`, and
        tells it.

        `ids` are the clients' ids of what seats chose at once. Returns the event of the seat's own last ply.
        """
        left = {drafter: iter(given) for drafter, given in ids.items()}
        events, rows = list[Event](), list[dict[str, Any]]()
        change = self.change(None, None)
        change.along = along
        change.sets["played"] = self.played = self.played + progress.waited(self.changed)
        for number, ply in enumerate(self.game.plies[before:], before + 1):
            key = next(left[ply.move.seat], None) if ply.move.seat in left else client_id
            said: list[dict[str, Any]] = [{"order": True}] if made(key) else []
            if helper is not None and ply.move.seat == seat:
                said = [{"by": helper}]
            event = Event(self.event + number - before, "move", number, ply.move.seat, said=said)
            events.append(event)
            rows.append(self.row_of(ply, number, event.number))
            change.events.append(self.event_row(event, key))
            if key is not None:
                self.ids.remember(key, event)
        change.plies = rows
        if self.game.over:
            events.append(Event(events[-1].number + 1, "over", len(self.game.plies)))
            change.events.append(self.event_row(events[-1], None))
            if self.variant is None:
                change.result = None if self.taken_along else result(self.game, self.kinds, self.origin)
                change.length = progress.length(self.game, self.kinds, self.origin, self.played)
            change.along = [*along, results.write(self._outcome(helped=helper is not None))]
        if self.board is not None and self.board.stops(self.game):
            self.board = dataclasses.replace(self.board, auto=None)
            change.sets["board"] = self.board.json()
        if ids:
            change.drafts = []
            self.ids.opened()
        if self.asking is not None:
            change.sets["asking"] = self.asking = None
        self.ply_events += [event.number for event in events if event.kind == "move"]
        if self.timing is not None:
            self.timing.decided(self.game.plies[before:])
        await self.commit(change)
        for event in events:
            self.happened(event)
        self.marks += [event for event in events if event.said]
        self.tell_all()
        return next(event for event in reversed(events) if event.seat == seat)

    def _outcome(self, helped: bool) -> Json | None:
        """How the game ended; `helped`: the last move was made for a friend."""
        keys, accounts = self.locks.seats, self.locks.accounts
        sitting = [
            outcome.Sitter(kind, accounts.get(seat, ""), keys.get(seat, ""), seat in self.late)
            for seat, kind in enumerate(self.kinds)
        ]
        helped = helped or any(event.kind == "move" and self.stands(event) for event in self.marks)
        pace = "" if self.timing is None else self.timing.terms.kind
        return outcome.outcome(self.game, sitting, self.origin, helped, pace, self.played, variant=self.variant)

    async def write_drafts(
        self,
        seat: int,
        kind: str | None,
        client_id: str | None = None,
        helper: int | None = None,
        along: Sequence[Along] = (),
    ) -> Event:
        """Writes the drafts that there are. Others hear of it only if the seat is done now, or no longer (`kind`)."""
        plies, said = len(self.game.plies), [] if helper is None else [{"by": helper}]
        event = self.here("draft", seat) if kind is None else Event(self.event + 1, kind, plies, seat, said=said)
        change = self.change(event if kind else None, client_id)
        change.drafts, change.along = self.ids.rows(self.game.drafts), along
        if kind is None and seat in self.locks.accounts and self.board is None:
            change.news = [news(event, self.locks.accounts[seat])]
        await self.commit(change)
        if client_id is not None:
            self.ids.remember(client_id, event)
        if kind is not None:
            self.happened(event)
            self.marks += [event] if said else []
            self.tell_all()
        else:
            self.whisper(event, but=lambda watcher: seat not in watcher.who)
            self.house.wake_bots(self)
        return event

    async def take_draft_back(self, seat: int, client_id: str) -> Event:
        """Takes a seat's last draft back; nobody else hears of it unless the seat was done."""
        was_done = seat not in self.game.due
        self.orders.taken_back(self.game, [self.game.take_back(seat)])
        self.ids.drafts[seat] = self.ids.drafts[seat][:-1]
        self.ids.taken[seat] = client_id
        self.house.metrics.undone.inc()
        along = agreeing.took_back(self, seat)
        return await self.write_drafts(seat, "again" if was_done else None, client_id, along=along)

    def row_of(self, ply: Ply, number: int, event: int) -> dict[str, Any]:
        """A move as it is written down."""
        chance = shown.chance_words(self.game, ply.notes)
        return {"event": event, "number": number, "seat": ply.move.seat, "move": ply.move.text, "chance": chance}

    # -------------------------------------------------------------------------------------------------- going on

    async def go_on(self, there: Json, opening: Change) -> None:
        """The table goes on at another one, which is opened in the same breath; needs the lock."""
        event = Event(self.event + 1, "next", len(self.game.plies), there["by"])
        change = self.change(event, None)
        change.sets["next"], change.also = there, [opening]
        await self.commit(change)
        self.next = there
        self.happened(event)
        self.tell_all()

    # ---------------------------------------------------------------------------------------------------- writing

    def change(self, event: Event | None, client_id: str | None) -> Change:
        """A change with this event, if any; the table's own columns are as the game stands now."""
        return Change(self.id, events=[] if event is None else [self.event_row(event, client_id)])

    def event_row(self, event: Event, client_id: str | None = None) -> dict[str, Any]:
        """An event as it is written down."""
        return {
            "number": event.number,
            "kind": event.kind,
            "ply": event.ply,
            "seat": event.seat,
            "client_id": client_id,
            "said": list(event.undone or event.said) or None,
        }

    async def commit(self, change: Change, quiet: bool = False) -> None:
        """Writes a change; if that fails the table in memory is thrown away, and ApiError raised. Of one that is
        `quiet` nobody can tell that or when it happened.

        Raises Overtaken if another server was quicker; then the table is to be read anew (`settle`).
        """
        quiet = quiet or not (change.events or change.drafts is None)  # drafts tell nobody when
        now = self.changed if quiet else int(time.time())
        change.sets |= {
            "event": change.events[-1]["number"] if change.events else self.event,
            "due": sum(1 << seat for seat in self.game.due),
            "rules": str(self.game.title.version),
            "over": self.game.over or self.cancelled,
            "changed": now,
        }
        if change.plies or change.undo_from is not None:
            change.sets["moved"] = now
        change.after = self.version
        self._settle_clocks(change)
        self.orders.follow(self.game, change)
        stand = self._stand(change)
        people = [number for number, kind in enumerate(self.kinds) if kind == "person"]
        if self.board is None:  # nobody is told of a board
            called = calls.along(self.stand, stand, change.sets["event"], people, self.waits)
            change.along = [*change.along, *called]
            for row in change.events:
                event = Event(row["number"], row["kind"], row["ply"], row["seat"])
                change.news += [news(event, account) for account in sorted(set(self.locks.accounts.values()))]
        try:
            await self.house.store.write(change)
            self.changed, self.version, self.stand = now, self.version + 1, stand
            self.moved = change.sets.get("moved", self.moved)
        except Overtaken:
            raise
        except BaseException as error:
            self.house.throw_away(self)
            if isinstance(error, asyncio.CancelledError):
                raise
            self.house.metrics.errors.inc()
            if isinstance(error, IntegrityError) and "client_id" in str(error.orig):
                raise ApiError("conflict", "used-id") from None
            log.error("table %s could not be written", self.id, exc_info=error)
            raise ApiError("unavailable", "unavailable") from None

    def _stand(self, change: Change | None = None) -> calls.Stand:
        """Who is due and whether the table is over, as it stands or as a change makes it."""
        sets, row = (change.seats, change.sets) if change is not None else ({}, {})
        if self.next is not None or row.get("next"):
            return calls.Stand(over=self.game.over or self.cancelled)
        due = frozenset(
            seat
            for seat in self.game.due
            if sets.get(seat, {}).get("kind", self.kinds[seat]) == "person"
            and (sets[seat]["policy"] if "policy" in sets.get(seat, {}) else self.decider(seat)) == PERSON
        )
        return calls.Stand(due, self.game.over or self.cancelled)

    @property
    def waits(self) -> Waits:
        """How long people are left to see for themselves what happens here."""
        return calls.waits(self.house.settings, self.timing is not None and self.timing.terms.live)

    def _settle_clocks(self, change: Change) -> None:
        """Lets the clocks run as they have to after a change, and writes that down with it."""
        if self.timing is None:
            return
        sets, seats = change.seats, self.game.seats
        policies = [sets.get(n, {}).get("policy", seat.policy) for n, seat in enumerate(seats)]
        kinds = [sets.get(n, {}).get("kind", kind) for n, kind in enumerate(self.kinds)]
        stands = self.game.over or self.cancelled or "open" in kinds or bool(self.next or change.sets.get("next"))
        self.timing.settle(self.game.due, stands, policies, kinds)
        change.sets |= self.timing.columns()

    def happened(self, event: Event, client_id: str | None = None) -> None:
        """Remembers an event that is written."""
        self.event = event.number
        self.ring.append(event)
        if client_id is not None:
            self.ids.remember(client_id, event)

    # ----------------------------------------------------------------------------------------------------- telling

    def tell_all(self) -> None:
        """Wakes the watchers and the bots after a change that was made here."""
        self.used = time.monotonic()
        self.tell_news()

    def tell_news(self) -> None:
        """Wakes the watchers and the bots."""
        self._forget_texts()
        self._wake()
        self.house.wake_bots(self)

    def _wake(self) -> None:
        for watcher in self.watchers:
            watcher.wake()

    def tell_clocks(self) -> None:
        """Tells the watchers what the clocks show, and looks when the next of them runs out."""
        self.whisper(self.here("clock", None))
        self.house.wake_bots(self)

    def whisper(self, event: Event, but: Callable[[Watcher], bool] = lambda watcher: False) -> None:
        """Tells the watchers what is not written down."""
        self._forget_texts()
        for watcher in self.watchers:
            if not but(watcher):
                watcher.whisper(event)

    def tell_orders(self, seats: Collection[int]) -> None:
        """Tells those who hold these seats, and nobody else, that something has become of what they ordered."""
        for seat in seats:
            for watcher in self.watchers:
                if seat in watcher.who:
                    watcher.whisper(self.here("orders", seat))

    def count_audience(self) -> None:
        """Somebody who holds no seat came or went: those who are here hear of it soon, of many at once."""
        if not self._counting:
            self._counting = True
            asyncio.get_running_loop().call_later(audience.SETTLE, self._tell_audience)

    def _tell_audience(self) -> None:
        self._counting = False
        self.audience = audience.told(self.watchers, self.elsewhere.values())
        self._wake()

    def here(self, kind: str, seat: int | None) -> Event:
        """An event without a number of its own."""
        return Event(self.event, kind, len(self.game.plies), seat)


def news(event: Event, account: str) -> Json:
    """What the programs of an account are told; see `changes.Change.news`."""
    return {"account": account, "event": event.number, "kind": event.kind, "ply": event.ply, "seat": event.seat}


def _event(row: Json) -> Event:
    undone, said = ((), row["said"]) if row["kind"] != "undo" else (row["said"], ())
    return Event(row["number"], row["kind"], row["ply"], row["seat"], undone or (), said or ())

"""A live table: the game, who sits there, who watches, and what happens to it, one thing at a time.

Every change follows the same path: check, change the game in memory, write, and only then let anybody know. The lock is
held from the first to the last of these, and whoever looks takes it too, so nobody sees a move that is not written. If
writing fails, the table in memory is thrown away and read anew from the database when it is next wanted. If another
server on the same database was quicker, it is read anew at once, and what was wanted is checked and tried again.

What a table looks like is in `looks`, and what is played there in `moving`.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from sqlalchemy.exc import IntegrityError

from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping.changes import Change, Kept
from stammtisch.server.keeping.notices import Waits
from stammtisch.server.keeping.store import Overtaken, Store
from stammtisch.server.tables import audience, calls, lines, shown, timing
from stammtisch.server.tables.clocks import Gap
from stammtisch.server.tables.events import Event, Watcher
from stammtisch.server.tables.ids import ClientIds
from stammtisch.server.tables.keys import Asker, Locks
from stammtisch.server.tables.orders import Orders
from stammtisch.server.tables.progress import Length
from stammtisch.server.tables.ready import Ready
from stammtisch.server.tables.shown import Json, Viewer
from stammtisch.server.tables.talk import Talk

log = logging.getLogger("stammtisch.server")
T = TypeVar("T")
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
        self.ready = Ready()
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

    # ----------------------------------------------------------------------------------------------- how it stands

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

    def missed(self, since: int) -> list[Event] | None:
        """The events after number `since`; None if they are not all remembered."""
        if since > self.event or (since < self.event and (not self.ring or self.ring[0].number > since + 1)):
            return None
        return [event for event in self.ring if event.number > since]

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
        self.ready.forget()
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
        self.ready.forget()
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

"""How tables are opened: as somebody wishes, as the house itself does, or so that an old table goes on at a new one.

The game of a new table is made in a worker process. All that is to be written down of the table is one change; its
game is kept then for whoever comes first.
"""

from __future__ import annotations

import dataclasses
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.secrets import TABLE, digest, short_id
from stammtisch.server.basics.settings import A_DAY, Settings
from stammtisch.server.basics.visitors import HOUSE
from stammtisch.server.keeping import notices, talk
from stammtisch.server.keeping.changes import Along, Change
from stammtisch.server.keeping.salt import Salt
from stammtisch.server.keeping.store import Store
from stammtisch.server.tables import calls, shown, timing, work
from stammtisch.server.tables.anew import go_on, set_up
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.following import PATIENCE
from stammtisch.server.tables.keys import Asker, Locks, new_secret
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import Table, news
from stammtisch.server.tables.work import NewSeat, Opened, Wish
from stammtisch.server.thinking.lanes import DIED, Workshop

T = TypeVar("T")
FRESH = 64
"""Games of new tables that are kept until somebody looks."""


class Home(Protocol):
    """What is asked of the house."""

    settings: Settings
    metrics: Metrics
    store: Store
    salt: Salt
    workshop: Workshop

    async def read(self, visitor: str, what: Callable[..., T], *about: Any) -> T:
        """Does long work on games aside."""

    def use(self, table_id: str) -> Any:
        """A table, loaded if need be."""


class Opening:
    """See the module's text."""

    def __init__(self, house: Home):
        self.house = house
        self._fresh: OrderedDict[str, Game] = OrderedDict()

    async def open_table(
        self, wish: Wish, visitor: str, account: str = "", along: Sequence[Along] = ()
    ) -> Mapping[str, Any]:
        """Opens a table and writes it down, with what goes along; returns its id and its secrets.

        It is the account's, if there is one.
        """
        if wish.drawn and wish.seats is not None:
            wish = dataclasses.replace(wish, seats=_drawn(wish.seats))
        return await self.lay(await self._open(wish, visitor), wish, visitor, account, along)

    async def lay(
        self, opened: Opened, wish: Wish, visitor: str, account: str = "", along: Sequence[Along] = ()
    ) -> Mapping[str, Any]:
        """Writes a table down that is open as wished; see `open_table`."""
        mine, invitation, spectator, owner = (new_secret() for _ in range(4))
        held = {number: digest(mine) for number, seat in enumerate(opened.seats) if seat.kind == "person"}
        keys = (digest(invitation), digest(spectator), digest(owner))
        locks = Locks(held, *keys, dict.fromkeys(held, account) if account else {}, account)
        change = await self._opening(opened, wish, locks, visitor)
        if wish.board is not None:
            change.sets["spectator"] = digest(spectator := await self.link_of(change.table_id))
        change.along = [*change.along, *along]
        await self.house.store.write(change)
        await self.begin(change.table_id, opened)
        own = [{"seat": number, "secret": mine if number in held else None} for number in range(len(opened.seats))]
        secrets_of_table = {"invitation": invitation, "spectator": spectator, "owner": owner}
        return {"id": change.table_id, "seats": own, **secrets_of_table}

    async def try_out(self, wish: Wish, visitor: str) -> None:
        """ApiError unless a table could be opened so; that is charged to the visitor."""
        await self.house.read(visitor, work.open_game, wish)

    async def prepare(self, wish: Wish, locks: Locks) -> tuple[Change, Opened]:
        """A table that the house itself opens: what is to be written down of it, and its game, for `begin` after that.

        ApiError if it cannot be; nobody's share is charged.
        """
        try:
            lane = self.house.workshop.lanes["reading"]
            opened = await lane.ask(HOUSE, None, work.open_game, wish, patience=PATIENCE)
        except DIED:
            raise ApiError("unavailable", "took-too-long") from None
        change = await self._opening(opened, wish, locks, HOUSE)
        change.sets["client"] = ""
        return change, opened

    async def set_up_anew(self, table: Table, asker: Asker, without: int | None, lang: str, visitor: str) -> Json:
        """Opens the table at which this one goes on: the same once more, or without an open seat before it begins.

        Returns `Anew.next_of`. Whoever asks later is told of the same table, as long as there is one. ApiError if it
        cannot be, or whoever asks does not sit here.
        """
        if not asker.seats:
            raise ApiError("forbidden", "not-seated")
        async with table.setting_up:
            async with table.turn():
                if table.next is not None and await self.house.store.exists(table.next["id"]):
                    return table.next
                anew, event = set_up(table, without, lang), table.event
            opened = await self._open(anew.wish, visitor)
            change = await self._opening(opened, anew.wish, anew.locks, visitor)
            await table.talk.begin()
            change.along = [notices.follow_on(table.id), talk.begin(table.talk.mode), *change.along]

            async def follow() -> Json:
                if table.event != event:  # somebody sat down meanwhile, or pressed the button at another server
                    if table.next is not None:
                        return table.next
                    raise ApiError("stale", "stale", ply=len(table.game.plies))
                there = anew.next_of(table, change.table_id, asker.seats[0])
                await go_on(table, there, change)
                return there

            there = await table.settle(follow)
        if there["id"] == change.table_id:
            await self.begin(change.table_id, opened)
        return there

    async def _open(self, wish: Wish, visitor: str) -> Opened:
        """The game of a new table; ApiError if it cannot be, or the visitor has opened enough."""
        opened = await self.house.read(visitor, work.open_game, wish)
        await self.check_tables(visitor)
        return opened

    async def check_tables(self, visitor: str) -> None:
        """ApiError if the visitor has opened enough tables today."""
        most = self.house.settings.tables
        if most:
            client = await self.house.salt.client(visitor)
            opened_today, first = await self.house.store.opened(client, int(time.time()) - A_DAY)
            if opened_today >= most:
                self.house.metrics.limited.labels("tables").inc()
                headers = {"Retry-After": str(max(1, first + A_DAY - int(time.time())))}
                raise ApiError("too-many", "too-many-tables", tables=opened_today, headers=headers)

    async def link_of(self, table_id: str) -> str:
        """The secret that opens an analysis board to whoever looks; it is told once the board may be shared."""
        return TABLE + (await self.house.salt.digest(f"board {table_id}")).hex()

    async def _opening(self, opened: Opened, wish: Wish, locks: Locks, visitor: str) -> Change:
        """All that is written down of a new table."""
        game, now, start = opened.game, int(time.time()), None
        if game.start_position is not None:
            start = json.dumps(game.start_position, ensure_ascii=False)
        change = Change(short_id(), new=True, box=(game.loaded.hash, game.loaded.path.read_text(encoding="utf-8")))
        for number, ply in enumerate(game.plies, 1):
            chance, move = shown.chance_words(game, ply.notes), ply.move
            row = {"number": number, "seat": move.seat}
            change.plies.append({**row, "event": number, "move": move.text, "chance": chance})
            change.events.append({**row, "kind": "move", "ply": number, "client_id": None, "said": None})
        made = [(seat, move) for seat in sorted(game.drafts) for move in game.drafts[seat]]
        change.drafts = [
            {"number": number, "seat": seat, "move": move.text, "client_id": None}
            for number, (seat, move) in enumerate(made, 1)
        ]
        colours = work.colours_of(opened.seats)
        for number, (seat, colour) in enumerate(zip(opened.seats, colours, strict=True)):
            who = {"name": seat.named, "policy": seat.policy, "kind": seat.kind}
            change.seats[number] = {**who, "hash": locks.seats.get(number), "colour": colour}
            change.seats[number]["account"] = locks.accounts.get(number)
            change.seats[number]["agreed"] = seat.agreed
        change.sets = {
            "title": game.title.name,
            "rules": str(game.title.version),
            "box": game.loaded.hash,
            "options": game.options,
            "origin": opened.origin,
            "start": start,
            "setup": shown.chance_words(game, game.setup_notes),
            "event": len(game.plies),
            "due": sum(1 << seat for seat in game.due),
            "over": game.over,
            "asking": None,
            "hints": wish.hints,
            "invitation": locks.invitation,
            "spectator": locks.spectator,
            "owner": locks.owner,
            "account": locks.account or None,
            "redraw": wish.redraw,
            "absence": wish.absence,
            "drawn": wish.drawn,
            "variant": wish.variant,
            "variant_id": wish.variant_id,
            "study": wish.study and opened.origin == "deal",
            "board": None if wish.board is None else wish.board.json(),
            "moved": now,
            "client": await self.house.salt.client(visitor),
            **_clocks(wish, opened),
            "created": now,
            "changed": now,
        }
        if wish.board is not None:
            return change  # nobody is told of it
        begun = Event(len(game.plies), "joined", len(game.plies))
        change.news = [news(begun, account) for account in sorted(set(locks.accounts.values()))]
        people = [number for number, seat in enumerate(opened.seats) if seat.kind == "person" and seat.policy == PERSON]
        stand = calls.Stand(frozenset(people).intersection(game.due), game.over)
        waits = calls.waits(self.house.settings, wish.clock is not None and wish.clock.live)
        change.along = calls.along(calls.Stand(), stand, len(game.plies), people, waits)
        return change

    async def begin(self, table_id: str, opened: Opened) -> None:
        """Keeps the game of a table that has been opened for whoever comes first; lets bots begin."""
        self._fresh[table_id] = opened.game
        while len(self._fresh) > FRESH:
            self._fresh.popitem(last=False)
        if any(seat.policy != PERSON for seat in opened.seats):
            async with self.house.use(table_id):
                pass

    def fresh(self, table_id: str) -> Game | None:
        """The game of a table that was opened a moment ago, once; None if it is not kept."""
        return self._fresh.pop(table_id, None)


def _drawn(sitting: Sequence[NewSeat]) -> list[NewSeat]:
    """Seats in an order that is drawn by lot; those that the rules play stay where they are."""
    movable = [number for number, seat in enumerate(sitting) if seat.kind != "automa"]
    to = list(movable)
    secrets.SystemRandom().shuffle(to)
    out = list(sitting)
    for old, new in zip(movable, to, strict=True):
        out[new] = sitting[old]
    return out


def _clocks(wish: Wish, opened: Opened) -> Json:
    """The columns of a new table's clocks."""
    if wish.clock is None:
        return {"clock": None, "timing": None, "deadline": None}
    sitting = [(seat.policy, seat.kind) for seat in opened.seats]
    return {"clock": wish.clock.json(), **timing.begin(wish.clock, wish.rests, opened.game, sitting).columns()}

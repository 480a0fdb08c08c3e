"""What the ids stand for that clients give their requests: each is carried out at most once, also after a restart."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from stammtisch.kernel.play.course import Drafts
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping.changes import TAKEN
from stammtisch.server.keeping.store import Store
from stammtisch.server.tables.events import Event

SAME = {"move": ("move",), "undo": ("undo", "again", "draft")}
"""What a client wanted -> the kinds of events that this may have become. A seat that is done with what several choose
at once is told of as "done", and as "again" when it takes its last choice back; a "draft" is nobody else's business.
"""

REMEMBERED = 64
"""How many clients' ids a table keeps in memory; older ones are looked up in the database."""


class ClientIds:
    """The clients' ids of one table: those of events, those of a seat's `drafts`, and those of its last take-back."""

    def __init__(self, store: Store, table_id: str):
        self.drafts: dict[int, list[str | None]] = {}
        self.taken: dict[int, str] = {}
        self._store, self._table_id = store, table_id
        self._events: OrderedDict[str, Event] = OrderedDict()

    def remember(self, client_id: str, event: Event) -> None:
        """Remembers for a while what an id stands for."""
        self._events[client_id] = event
        if len(self._events) > REMEMBERED:
            self._events.popitem(last=False)

    def known(self, client_id: str, kind: str, seat: int) -> Event | None:
        """The event that an id stands for already, as far as one remembers; refuses another use of it."""
        event = self._events.get(client_id)
        return event and _the_same(event, kind, seat)

    async def look_up(self, client_id: str, kind: str, seat: int) -> Event | None:
        """The same from the database, which forgets nothing."""
        event = (await self.made([client_id])).get(client_id)
        return event and _the_same(event, kind, seat)

    async def made(self, client_ids: Collection[str]) -> dict[str, Event]:
        """The events that some of these ids stand for, from the database."""
        rows = await self._store.find_client_ids(self._table_id, client_ids)
        return {key: Event(row["number"], row["kind"], row["ply"], row["seat"]) for key, row in rows.items()}

    def opened(self) -> None:
        """Drafts have become plies, and are events from now on."""
        self.drafts, self.taken = {}, {}

    def rows(self, drafts: Drafts) -> list[dict[str, Any]]:
        """What is kept of the drafts that there are; see DraftRow."""
        kept = [
            {"seat": seat, "move": move.text, "client_id": key}
            for seat in sorted(drafts)
            for move, key in zip(drafts[seat], self.drafts[seat], strict=True)
        ]
        kept += [{"seat": seat, "move": TAKEN, "client_id": key} for seat, key in self.taken.items()]
        return [{"number": number, **row} for number, row in enumerate(kept, 1)]

    def read(self, rows: Sequence[Mapping[str, Any]], event: int, plies: int) -> None:
        """Takes in what was kept of the drafts; `event` is the table's last one, after so many plies."""
        for row in rows:
            seat, key = row["seat"], row["client_id"]
            if row["move"] != TAKEN:
                self.drafts.setdefault(seat, []).append(key)
                continue
            self.taken[seat] = key
            if key not in self._events:
                self.remember(key, Event(event, "draft", plies, seat))


def _the_same(event: Event, kind: str, seat: int) -> Event:
    """The event; ApiError if the id stands for something else than what is wanted now."""
    if event.kind not in SAME[kind] or event.seat != seat:
        raise ApiError("conflict", "used-id")
    return event

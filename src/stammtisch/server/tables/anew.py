"""A table that goes on at another one: the same again when its game is over, or with one seat fewer before it begins.

The same secrets open the new table, so nobody has to be told a key: each holds the seat of the person it held before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.kernel.title.seating import PERSON, RULES
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping.changes import Change
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.fewer import check_fewer
from stammtisch.server.tables.keys import Locks
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import Table
from stammtisch.server.tables.work import NewSeat, Wish
from stammtisch.server.thinking.boxes import text_of


@dataclass(frozen=True)
class Anew:
    """A table set up anew: the wish for it, for each of its seats the old one whose person sits there, its locks."""

    wish: Wish
    chairs: Sequence[int]
    locks: Locks

    def next_of(self, table: Table, table_id: str, by: int) -> Json:
        """What the old table knows of the new one: its id, who opened it, the new number of each old seat."""
        there = {old: new for new, old in enumerate(self.chairs)}
        return {"id": table_id, "by": by, "seats": [there.get(seat) for seat in range(len(table.kinds))]}


def set_up(table: Table, without: int | None, lang: str) -> Anew:
    """The table as it would be set up again, or without an open seat; ApiError if that cannot be. Takes no lock."""
    game, kinds = table.game, table.kinds
    if table.board is not None:
        raise ApiError("conflict", "is-board")
    people = [seat for seat, kind in enumerate(kinds) if kind != "automa"]
    automas = [seat for seat, kind in enumerate(kinds) if kind == "automa"]
    if without is None:
        if not game.over and not table.cancelled:
            raise ApiError("conflict", "not-over-yet")
        people = people[1:] + people[:1]
    else:
        if not 0 <= without < len(kinds) or kinds[without] != "open":
            raise ApiError("conflict", "not-open", seat=without)
        check_fewer(game, kinds, table.origin, lang)
        people.remove(without)
    played = game.title.played_by_rules(len(people) + len(automas), game.options)
    sitting, ruled = iter(people), iter(automas)
    chairs = [next(ruled if seat in played else sitting) for seat in range(len(people) + len(automas))]
    seats = [_seat(table, seat) for seat in chairs]
    begin = (None, None, None, None)
    terms = None if table.timing is None else table.timing.terms
    rests = [] if table.timing is None else [table.timing.seats[seat].rest for seat in chairs]
    rules = (table.hints, table.redraw, table.absence)
    clock = terms if len(chairs) > 1 else None
    box = None if table.variant is None else text_of(game.title, game.loaded)
    variant = table.variant if box is not None else None
    start = (game.title.name, seats, game.options, *begin, *rules, lang, clock, rests)
    variant_id = table.variant_id if variant is not None else None
    wish = Wish(*start, box=box, variant=variant, variant_id=variant_id, study=table.study)
    held = {new: table.locks.seats[old] for new, old in enumerate(chairs) if old in table.locks.seats}
    accounts = {new: table.locks.accounts[old] for new, old in enumerate(chairs) if old in table.locks.accounts}
    keys = (table.locks.invitation, table.locks.spectator, table.locks.owner)
    return Anew(wish, chairs, Locks(held, *keys, accounts, table.locks.account))


async def go_on(table: Table, there: Json, opening: Change) -> None:
    """The table goes on at another one, which is opened in the same breath; needs the lock."""
    event = Event(table.event + 1, "next", len(table.game.plies), there["by"])
    change = table.change(event, None)
    change.sets["next"], change.also = there, [opening]
    await table.commit(change)
    table.next = there
    table.happened(event)
    table.tell_all()


def _seat(table: Table, seat: int) -> NewSeat:
    kind, sits, colour = table.kinds[seat], table.game.seats[seat], table.colours[seat]
    if kind == "automa":
        return NewSeat(kind, None, RULES, colour)
    return NewSeat(kind, sits.name, PERSON if kind == "person" else sits.policy, colour, table.agreed[seat])

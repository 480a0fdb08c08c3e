"""What is played at a table: a person's move, or a bot's, and how it is written down.

A choice that several make unseen is a draft until all have chosen; the moves that come of it are written at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from stammtisch.kernel.play.course import Move, Ply
from stammtisch.kernel.play.scribe import Refused, Unreadable
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import results
from stammtisch.server.keeping.changes import Along
from stammtisch.server.tables import agreeing, looks, outcome, progress, shown
from stammtisch.server.tables.best import result
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.orders import made
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import Table, news


async def move(
    table: Table,
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
    _may_move(table, asker, seat)

    async def make() -> Json:
        helper = _may_move(table, asker, seat)
        if table.timing is not None and table.timing.seats[seat].owed:
            raise ApiError("conflict", "time-is-out")
        if ply > len(table.game.plies) or (seen or 0) > table.event:  # they know more, from another server
            await table.house.catch_up(table)
        if client_id in table.ids.drafts.get(seat, ()):
            return looks.answer(table, table.here("draft", seat), table.viewer(asker, seat, lang))
        event = table.ids.known(client_id, "move", seat)
        if event is None:
            try:
                _fresh(table, ply, seen, drafts, seat)
            except ApiError:
                event = await table.ids.look_up(client_id, "move", seat)
                if event is None:
                    raise
            else:
                event = await play(table, said, seat, lang, client_id, "person", helper)
        if event.kind == "move" and event.ply <= ply:  # the same id, but a later position: not sent again
            raise ApiError("conflict", "used-id")
        return looks.answer(table, event, table.viewer(asker, seat, lang))

    return await table.settle(make)


def _may_move(table: Table, asker: Asker, seat: int) -> int | None:
    """The seat of theirs that moves for a friend; None for their own; ApiError if they may not move there."""
    helper = table.friend(seat, asker.seats) if table.trusted(asker, seat) else None
    table.own(asker, seat if helper is None else helper)
    if table.kinds[seat] == "bot":
        raise ApiError("conflict", "dropped-out")
    return helper


def _fresh(table: Table, ply: int, seen: int | None, drafts: int | None, seat: int) -> None:
    """Raises "stale" unless the choice was made from this position, and after as many of the seat's own drafts."""
    plies, own = len(table.game.plies), len(table.game.drafts.get(seat, ()))
    if ply != plies or (seen is not None and seen < table.last_undo) or drafts not in (None, own):
        raise ApiError("stale", "stale", detail={"ply": plies, "event": table.event}, ply=plies)


async def play(
    table: Table,
    said: str | int | Move,
    seat: int,
    lang: str,
    client_id: str | None,
    by: str,
    helper: int | None = None,
) -> Event:
    """Makes a move and writes it. `helper`: the seat whose person makes it for a friend."""
    before = len(table.game.plies)
    ids = {**table.ids.drafts, seat: [*table.ids.drafts.get(seat, ()), client_id]}
    thought = agreeing.thought(table, seat) if by == "person" and not made(client_id) else []
    try:
        falls = None if table.board is None else table.board.fall(table.game, said, seat)
        table.game.play(said, seat, lang, falls)
    except Refused as refused:
        raise ApiError("refused", text=refused.refusal.text, clause=refused.refusal.clause) from None
    except Unreadable as error:
        raise ApiError("unreadable", text=str(error)) from None
    if len(table.game.plies) == before:
        table.ids.drafts = ids
        done = "done" if seat not in table.game.due else None
        event = await write_drafts(table, seat, done, helper=helper, along=thought)
    else:
        opened = ids if table.game.plies[-1].revealing else {}
        event = await write_plies(table, before, opened, seat, client_id, helper, thought)
    if table.board is None:
        table.house.metrics.moves.labels(by).inc()
    return event


async def write_plies(
    table: Table,
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
    change = table.change(None, None)
    change.along = along
    change.sets["played"] = table.played = table.played + progress.waited(table.changed)
    for number, ply in enumerate(table.game.plies[before:], before + 1):
        key = next(left[ply.move.seat], None) if ply.move.seat in left else client_id
        said: list[dict[str, Any]] = [{"order": True}] if made(key) else []
        if helper is not None and ply.move.seat == seat:
            said = [{"by": helper}]
        event = Event(table.event + number - before, "move", number, ply.move.seat, said=said)
        events.append(event)
        rows.append(row_of(table, ply, number, event.number))
        change.events.append(table.event_row(event, key))
        if key is not None:
            table.ids.remember(key, event)
    change.plies = rows
    if table.game.over:
        events.append(Event(events[-1].number + 1, "over", len(table.game.plies)))
        change.events.append(table.event_row(events[-1], None))
        if table.variant is None:
            change.result = None if table.taken_along else result(table.game, table.kinds, table.origin)
            change.length = progress.length(table.game, table.kinds, table.origin, table.played)
        change.along = [*along, results.write(_outcome(table, helped=helper is not None))]
    if table.board is not None and table.board.stops(table.game):
        table.board = dataclasses.replace(table.board, auto=None)
        change.sets["board"] = table.board.json()
    if ids:
        change.drafts = []
        table.ids.opened()
    if table.asking is not None:
        change.sets["asking"] = table.asking = None
    table.ply_events += [event.number for event in events if event.kind == "move"]
    if table.timing is not None:
        table.timing.decided(table.game.plies[before:])
    await table.commit(change)
    for event in events:
        table.happened(event)
    table.marks += [event for event in events if event.said]
    table.tell_all()
    return next(event for event in reversed(events) if event.seat == seat)


async def write_drafts(
    table: Table,
    seat: int,
    kind: str | None,
    client_id: str | None = None,
    helper: int | None = None,
    along: Sequence[Along] = (),
) -> Event:
    """Writes the drafts that there are. Others hear of it only if the seat is done now, or no longer (`kind`)."""
    plies, said = len(table.game.plies), [] if helper is None else [{"by": helper}]
    event = table.here("draft", seat) if kind is None else Event(table.event + 1, kind, plies, seat, said=said)
    change = table.change(event if kind else None, client_id)
    change.drafts, change.along = table.ids.rows(table.game.drafts), along
    if kind is None and seat in table.locks.accounts and table.board is None:
        change.news = [news(event, table.locks.accounts[seat])]
    await table.commit(change)
    if client_id is not None:
        table.ids.remember(client_id, event)
    if kind is not None:
        table.happened(event)
        table.marks += [event] if said else []
        table.tell_all()
    else:
        table.whisper(event, but=lambda watcher: seat not in watcher.who)
        table.house.wake_bots(table)
    return event


async def take_draft_back(table: Table, seat: int, client_id: str) -> Event:
    """Takes a seat's last draft back; nobody else hears of it unless the seat was done."""
    was_done = seat not in table.game.due
    table.orders.taken_back(table.game, [table.game.take_back(seat)])
    table.ids.drafts[seat] = table.ids.drafts[seat][:-1]
    table.ids.taken[seat] = client_id
    table.house.metrics.undone.inc()
    along = agreeing.took_back(table, seat)
    return await write_drafts(table, seat, "again" if was_done else None, client_id, along=along)


def row_of(table: Table, ply: Ply, number: int, event: int) -> dict[str, Any]:
    """A move as it is written down."""
    chance = shown.chance_words(table.game, ply.notes)
    return {"event": event, "number": number, "seat": ply.move.seat, "move": ply.move.text, "chance": chance}


def _outcome(table: Table, helped: bool) -> Json | None:
    """How the game ended; `helped`: the last move was made for a friend."""
    keys, accounts = table.locks.seats, table.locks.accounts
    sitting = [
        outcome.Sitter(kind, accounts.get(seat, ""), keys.get(seat, ""), seat in table.late)
        for seat, kind in enumerate(table.kinds)
    ]
    helped = helped or any(event.kind == "move" and table.stands(event) for event in table.marks)
    pace = "" if table.timing is None else table.timing.terms.kind
    return outcome.outcome(table.game, sitting, table.origin, helped, pace, table.played, variant=table.variant)

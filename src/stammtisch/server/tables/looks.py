"""What a table looks like: all of it, its log and its events, each as one viewer may know it.

What is shown of the game itself is in `shown`. All of it expects the lock to be held.
"""

from __future__ import annotations

import json

from stammtisch.server.basics.errors import words
from stammtisch.server.tables import agreeing, consent, marks, progress, shown
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.fewer import fewer
from stammtisch.server.tables.shown import Json, Viewer
from stammtisch.server.tables.table import Table


def view(table: Table, who: Viewer) -> Json:
    """The table for one viewer."""
    position = shown.position(table.game, who)
    idle: Json = {"due": [], "moves": []} if table.cancelled else {}
    if (table.board is not None and not who.mine) or (who.seat is not None and table.kinds[who.seat] == "bot"):
        idle["moves"] = []
    return {**frame(table, who), **position, **idle}


def text(table: Table, who: Viewer) -> str:
    """The table for one viewer as JSON text, made once until something changes."""
    if who not in table.ready.texts:
        table.ready.texts[who] = json.dumps(view(table, who), ensure_ascii=False, separators=(",", ":"))
    return table.ready.texts[who]


def frame(table: Table, who: Viewer) -> Json:
    """What stands around the position: the table itself, who sits there, what one may ask for."""
    game = table.game
    return {
        "id": table.id,
        "title": game.title.name,
        "origin": table.origin,
        "event": table.event,
        "seats": [_seat_view(table, seat) for seat in range(len(game.seats))],
        "mine": list(who.mine),
        "hints": table.hints,
        "redraw": table.may_redraw,
        "absence": table.absence,
        "expires": table.expires,
        "drawn": table.drawn,
        "tournament": table.tournament,
        "variant": table.variant,
        "study": agreeing.shown(table, who.mine),
        "board": None if table.board is None else table.board.view(),
        "next": table.next,
        "fewer": fewer(game, table.kinds, table.origin, who.lang),
        "hint": shown.hint(game, who),
        "forced": not table.cancelled and table.board is None and shown.forced(game, who),
        "friends": [seat for seat in game.due if table.friend(seat, who.mine) is not None],
        "progress": None if game.over else progress.progress(len(game.plies), table.played, table.lengths),
        "cancelled": table.cancelled,
        "cancelling": table.cancelling,
        "undo": undo_state(table, who),
        "clock": None if table.timing is None else table.timing.view(who),
    }


def _seat_view(table: Table, number: int) -> Json:
    seat = table.game.seats[number]
    return {
        "seat": number,
        "name": seat.name,
        "policy": seat.policy,
        "kind": table.kinds[number],
        "connected": table.present(number),
        "thinking": number in table.thinking,
        "colour": table.colours[number],
        "away": table.away(number),
        "trusts": [friend for friend in range(len(table.kinds)) if table.trusts[number] >> friend & 1],
    }


def undo_state(table: Table, who: Viewer) -> Json:
    """Whether the viewer's seat can take its last move back, and who has been asked to consent."""
    if table.board is not None:
        return table.board.undo_state(table.game, who)
    return consent.state(table.game, table.kinds, table.may_redraw, table.cancelled, table.asking, who)


def log(table: Table, who: Viewer) -> list[Json]:
    """What happened, and what was taken back, in the order of plies."""
    lines = shown.log_lines(table.game, who, 0, len(table.game.plies))
    if table.drawn:
        lines.insert(0, shown.own_line(0, words(who.lang).say("seats-drawn")))
    first = [event for event in table.marks if event.kind == "move" and table.stands(event)]
    lines = [marks.line(table.game, event, who) for event in first] + lines
    own, place = list[Json](), len(table.game.plies)
    for event in reversed(_own(table)):
        if event.kind == "undo":
            place = min(place, event.ply)
        own.append({**_own_line(table, event, who), "ply": min(place, event.ply)})
    return sorted(lines + own[::-1], key=lambda line: line["ply"])


def said_since(table: Table, event: int, who: Viewer) -> list[Json]:
    """What the table itself said after an event: what was taken back, whose time was out, that it was cancelled."""
    return [_own_line(table, one, who) for one in _own(table) if one.number > event]


def _own(table: Table) -> list[Event]:
    """What the table itself said, whatever was taken back after it."""
    own = [*table.undone, *(event for event in table.marks if event.kind != "move")]
    return sorted(own, key=lambda event: event.number)


def _own_line(table: Table, event: Event, who: Viewer) -> Json:
    return (shown.undone_line if event.kind == "undo" else marks.line)(table.game, event, who)


def event_view(table: Table, event: Event, who: Viewer) -> Json:
    """An event for one viewer, without the table."""
    seen = shown.event_view(table.game, event, who, table.stands(event))
    if event.said and (event.kind != "move" or table.stands(event)):
        seen["log"] = [marks.line(table.game, event, who), *seen["log"]]
    return seen


def answer(table: Table, event: Event, who: Viewer) -> Json:
    """What whoever caused an event is told of it."""
    seen = event_view(table, event, who)
    return {"event": event.number, "ply": event.ply, "log": seen["log"]}

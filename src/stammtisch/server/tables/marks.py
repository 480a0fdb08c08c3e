"""Lines of the log that the table says itself: whose time was out, who moved for whom, that it was cancelled."""

from __future__ import annotations

from stammtisch.kernel.play.game import Game
from stammtisch.server.basics.errors import words
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.shown import Json, Viewer


def line(game: Game, event: Event, who: Viewer) -> Json:
    """What is said of an event, as a line of the log."""
    said = event.said[0]
    seat = event.seat
    assert seat is not None
    if "by" in said:
        text = words(who.lang).say("moved-for", by=game.seats[said["by"]].name, name=game.seats[seat].name)
        return {"ply": event.ply, "clause": "", "text": text, "seat": seat}
    message = "cancelled" if event.kind == "cancelled" else f"time-out-{said['out']}"
    text = words(who.lang).say(message, name=game.seats[seat].name)
    return {"ply": event.ply, "clause": "", "text": text, "seat": seat}

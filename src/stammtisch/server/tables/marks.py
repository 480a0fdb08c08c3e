"""Lines of the log that the table says itself: whose time was out, who moved for whom, whose standing order was used,
that the table was cancelled, that its game was taken along or went on elsewhere.
"""

from __future__ import annotations

from stammtisch.kernel.play.game import Game
from stammtisch.server.basics.errors import words
from stammtisch.server.tables.events import Event
from stammtisch.server.tables.shown import Json, Viewer, own_line


def line(game: Game, event: Event, who: Viewer) -> Json:
    """What is said of an event, as a line of the log."""
    said, seat = event.said[0], event.seat
    assert seat is not None
    name, speaker = game.seats[seat].name, words(who.lang)
    if event.kind == "time-out":
        text = speaker.say(f"time-out-{said['out']}", name=name)
    elif event.kind == "cancelled":
        text = speaker.say("cancelled", name=name)
    elif event.kind == "pocket":
        text = (
            speaker.say("pocket-played", name=name, count=said["moves"]) if said else speaker.say("pocket", name=name)
        )
    elif "order" in said:
        text = speaker.say("by-order", name=name)
    else:
        text = speaker.say("moved-for", by=game.seats[said["by"]].name, name=name)
    out = {**own_line(event.ply, text), "seat": seat}
    return out if event.kind == "move" else {**out, "stays": True}

"""/api/debug: everything about a table, for authors of titles; only in a server that was started to debug.

No seat may know this, so nothing else in the server uses it.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from pydantic import Field

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.scribe import Tell
from stammtisch.kernel.play.views import EVERYTHING
from stammtisch.kernel.title.words import Speaker
from stammtisch.server.api import schemas
from stammtisch.server.api.tables import CHANGE, LOOK, Here, Visit, house_of, visitor_of
from stammtisch.server.api.titles import InLang
from stammtisch.server.tables.shown import tell_facts
from stammtisch.server.tables.work import NewSeat, Wish

LAST = 20
"""Of how many plies the tells are shown."""
router = APIRouter(prefix="/api/debug", tags=["debug"])


class PendingOut(schemas.Out):
    """A pending step: who owes a choice (nobody: it is automatic), and the number that it carries."""

    step: str
    who: list[int]
    arg: int


class TellOut(schemas.Out):
    """Something that happened in a ply (0: the set-up), as a sentence and as its facts, secrets included."""

    ply: int
    move: str | None = Field(description="the move of the ply")
    clause: str
    event: str
    text: str
    facts: dict[str, str | int | None]
    secret: dict[str, int] = Field(description="facts that one seat only hears, and which seat that is")


class Everything(schemas.Out):
    """All of a table: the position as it can be loaded, the pending steps (the next one first) and the last tells."""

    position: dict[str, Any]
    pending: list[PendingOut]
    tells: list[TellOut]


@router.get("/tables/{table_id}", response_model=Everything, responses=LOOK)
async def see_all(here: Here, lang: InLang = "en") -> dict[str, Any]:
    """The whole position, the pending steps and the last tells, whoever asks."""
    async with here.table.turn():
        game = here.table.game
        position = game.position()
        return {"position": position, "pending": position["state"]["pending"][::-1], "tells": _tells(game, lang)}


@router.put("/tables/{table_id}/position", status_code=201, response_model=schemas.TableMade, responses=CHANGE)
async def open_edited(request: Request, here: Here, position: dict[str, Any], lang: InLang = "en") -> Any:
    """Opens a new table from an edited position. Who sits at the old one sits here too; seats of others are open."""
    table = here.table
    begin = (None, position, None)
    rules = (table.hints, table.redraw, table.absence)
    terms = None if table.timing is None else table.timing.terms
    wish = Wish(table.game.title.name, _seats(here), {}, None, *begin, *rules, lang, terms)
    return await house_of(request).opening.open_table(wish, visitor_of(request))


def _seats(here: Visit) -> list[NewSeat]:
    """The seats of the table for whoever asks; their names are those of the position."""
    seats = []
    for number, (kind, seat) in enumerate(zip(here.table.kinds, here.table.game.seats, strict=True)):
        others = kind == "person" and not here.asker.holds(number)
        seats.append(NewSeat("open" if others else kind, None, seat.policy))
    return seats


def _tells(game: Game, lang: str) -> list[dict[str, Any]]:
    speaker = game.title.speaker(lang)
    told: list[tuple[str | None, tuple[Tell, ...]]] = [(None, game.setup_tells)]
    told += [(ply.move.text, ply.tells) for ply in game.plies]
    first = max(0, len(told) - LAST)
    return [
        {"ply": number, "move": move, **_tell(game, tell, speaker)}
        for number, (move, tells) in enumerate(told[first:], first)
        for tell in tells
    ]


def _tell(game: Game, tell: Tell, speaker: Speaker) -> dict[str, Any]:
    secret = {name: value.seat for name, value in tell.facts.items() if isinstance(value, Secret)}
    facts = tell_facts(game, tell, EVERYTHING)
    text = game.sentence(tell, EVERYTHING, speaker)
    return {"clause": tell.clause, "event": tell.event, "text": text, "facts": facts, "secret": secret}

"""Games that were played alone: each is compared with the others of this house on the same terms.

A game counts if it was dealt here by chance and the person at its only seat brought it to its end. Others learn of it
the name at the seat, the result and when that was, and nothing by which its table is found.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Sequence

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping.store import Store
from stammtisch.server.tables.shown import Json

MOST = 5
"""How many of the best are shown."""


def terms(game: Game) -> str:
    """What games have in common that can be compared: the title, what lies in the box, the options."""
    said = json.dumps([game.title.name, game.loaded.hash, sorted(game.options.items())])
    return hashlib.sha256(said.encode()).hexdigest()


def result(game: Game, kinds: Sequence[str], origin: str) -> Json | None:
    """What is kept of a game that is over; None if it does not count."""
    alone = len(kinds) == 1 and kinds[0] == "person" and game.seats[0].policy == PERSON
    if not alone or origin != "deal":
        return None
    standing = game.title.standing or game.title.score
    return {
        "terms": terms(game),
        "total": int(game.score(game.state, 0)),
        "standing": int(standing(game.state, game.box, 0)),
        "ended": int(time.time()),
    }


async def best(store: Store, table_id: str, game: Game) -> Json:
    """The best results on the terms of a game, and how its own stands among them; ApiError while it has none."""
    if len(game.seats) != 1:
        raise ApiError("conflict", "not-alone")
    if not game.over:
        raise ApiError("conflict", "not-over-yet")
    found = await store.results(terms(game), table_id, MOST)
    results = [
        {key: row[key] for key in ("place", "name", "total", "ended")} | {"this": row["table_id"] == table_id}
        for row in found
    ]
    return {"games": found[0]["games"] if found else 0, "results": results}

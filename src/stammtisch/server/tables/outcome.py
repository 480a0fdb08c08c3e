"""What is kept of a game that was played to its end: who sat where, what each seat came to, whether it is rated.

What counts, and why, stands in docs/decisions/024-ratings.md.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import EVERYTHING
from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.keeping.changes import Kept
from stammtisch.server.tables.best import terms
from stammtisch.server.tables.editions import replayed
from stammtisch.server.tables.shown import Json


@dataclass(frozen=True)
class Sitter:
    """Who has a seat at the end: its kind, its account and the hash of its secret ("": none); `late`: the account came
    to the seat when the game had begun.
    """

    kind: str
    account: str = ""
    key: str = ""
    late: bool = False


def outcome(
    game: Game,
    sitting: Sequence[Sitter],
    origin: str,
    helped: bool,
    pace: str,
    seconds: int,
    ended: int | None = None,
    variant: str | None = None,
) -> Json | None:
    """The rows of `games` and `places` for a game that is over; None unless chance has dealt it here.

    `helped`: somebody has made a move for another seat that stands; `pace` is the kind of its clock ("": none);
    `variant` is what the variant of the studio is called that was played.
    """
    if origin != "deal":
        return None
    standing = game.title.standing or game.title.score
    unrated = why_unrated(game, sitting, helped)
    places = []
    for score, who in zip(game.scores(EVERYTHING), sitting, strict=True):
        left = game.seats[score.seat].policy != PERSON and (who.kind == "person" or bool(who.account))
        places.append(
            {
                "number": score.seat,
                "account": who.account or None,
                "kind": "person" if who.account else who.kind,
                "policy": game.seats[score.seat].policy,
                "place": score.place,
                "total": score.total if score.scored else None,
                "standing": int(standing(game.state, game.box, score.seat)),
                "points": [[line.source, line.points] for line in score.lines if line.source != "open"],
                "left": left,
                "rated": not unrated and _rated(who),
            }
        )
    return {
        "game": {
            "title": game.title.name,
            "rules": str(game.title.version),
            "box": game.loaded.hash,
            "options": dict(game.options),
            "terms": terms(game),
            "seats": len(places),
            "people": sum(place["kind"] == "person" for place in places),
            "pace": pace,
            "moves": len(game.plies),
            "seconds": seconds,
            "ended": int(time.time()) if ended is None else ended,
            "unrated": unrated,
            "variant": variant,
        },
        "places": places,
    }


def _rated(who: Sitter) -> bool:
    """Whether whoever has a seat may be rated there."""
    return bool(who.account) and not who.late


def why_unrated(game: Game, sitting: Sequence[Sitter], helped: bool) -> str | None:
    """Why a game counts for no rating: "box" (not the title's own), "twice" (one person had two seats), "friend"
    (somebody moved for another), "few" (fewer than two people with accounts); None if it counts.
    """
    rated = [who for who in sitting if _rated(who)]
    accounts = Counter(who.account for who in sitting if who.account)
    keys = Counter(who.key for who in sitting if who.key)
    if not game.title.goes_on_with(game.loaded.hash, game.title.load_box()):
        return "box"
    if any(accounts[who.account] > 1 or keys[who.key] > 1 for who in rated):
        return "twice"
    if len(rated) < 2:
        return "few"
    return "friend" if helped else None


def of_kept(kept: Kept) -> Json | None:
    """The outcome of a table that ended before outcomes were kept; raises what `replayed` raises."""
    row, game = kept.table, replayed(kept)
    if not game.over:
        return None
    seats = [Sitter(s["kind"], s["account"] or "", s["hash"] or "", s["late"]) for s in kept.seats]
    made = {ply["number"]: ply["event"] for ply in kept.plies}
    helped = any(one["kind"] == "move" and made.get(one["ply"]) == one["number"] for one in kept.undone)
    pace = row["clock"]["kind"] if row["clock"] else ""
    ended = row["moved"] or row["changed"]
    return outcome(game, seats, row["origin"], helped, pace, row["played"], ended, row["variant"])

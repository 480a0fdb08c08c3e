"""Whether a table can begin without an open seat: set up anew with one seat fewer, as long as nothing was played."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.kernel.play.game import Game
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.tables.shown import Json


def check_fewer(game: Game, kinds: Sequence[str], origin: str, lang: str) -> None:
    """ApiError with the reason why the table cannot have one seat fewer, if there is one."""
    if origin not in ("deal", "seed") or game.plies or game.drafts:
        raise ApiError("conflict", "begun-already")
    title, seats = game.title, len(game.seats) - 1
    if seats not in title.seats:
        raise ApiError("conflict", "too-few", title=title.title, seats=min(title.seats))
    forbidden = title.check_options(seats, title.option_values(game.options))
    if forbidden is not None:
        raise ApiError("conflict", text=forbidden.text(title.speaker(lang)), clause=forbidden.clause)
    if len(title.played_by_rules(seats, game.options)) != kinds.count("automa"):
        raise ApiError("conflict", "too-few", title=title.title, seats=len(game.seats))


def fewer(game: Game, kinds: Sequence[str], origin: str, lang: str) -> Json | None:
    """Whether the table can begin without an open seat, and why not; None where no seat is open. `early`: whether no
    person has decided anything yet.
    """
    if "open" not in kinds:
        return None
    decided = {*(ply.move.seat for ply in game.plies), *(seat for seat, moves in game.drafts.items() if moves)}
    early = not any(kinds[seat] == "person" for seat in decided)
    try:
        check_fewer(game, kinds, origin, lang)
    except ApiError as error:
        said = error.body(lang)["error"]
        return {"can": False, "why": said["message"], "clause": error.clause, "early": early}
    return {"can": True, "why": "", "clause": None, "early": early}

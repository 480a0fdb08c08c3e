"""What happened at a table since somebody looked last, the most important first; done in a worker process.

What is important is asked of the title alone: by whose move the points and the things of the viewer's seat changed,
what was done to them by name, how everybody's points changed, and when a chapter of the game ended. All of it is what
the viewer may know, as in the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from stammtisch.kernel.model.kinds import SEAT
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.meanwhile import Turn
from stammtisch.server.tables import shown
from stammtisch.server.tables.shown import Json, Viewer

MOST_PLIES = 400
"""So many of the last moves are looked at one by one."""
NOTHING: Json = {"mine": [], "more": 0, "points": [], "chapters": [], "moves": []}
MOST_LINES = 3
MOST_MINE = 10
MOST_CHAPTERS = 6


def since(game: Game, first: int, who: Viewer) -> Json:
    """What the moves after the first so many did; see the module's text."""
    begin, last = max(first, len(game.plies) - MOST_PLIES), len(game.plies)
    turns = game.since(begin, who.seat, who.lang)
    lines: dict[int, list[Json]] = {}
    for line in shown.log_lines(game, who, begin + 1, last):
        lines.setdefault(line["ply"], []).append(line)
    mine = [item for turn in turns if (item := _concerns(game, turn, lines.get(turn.ply, []), who))]
    mine.sort(key=lambda item: (-abs(item["points"]), not item["change"], item["ply"]))
    chapters = [_chapter(turn.ply, lines.get(turn.ply, [])) for turn in turns if turn.chapter]
    return {
        "mine": mine[:MOST_MINE],
        "more": len(mine[MOST_MINE:]),
        "points": _points(game, first, who),
        "chapters": chapters[-MOST_CHAPTERS:],
        "moves": _moves(game, first, who.mine),
    }


def _concerns(game: Game, turn: Turn, lines: Sequence[Json], who: Viewer) -> Json | None:
    """What a move of another seat did to the viewer's; None if nothing. What was chosen at once is everybody's."""
    ply = game.plies[turn.ply - 1]
    if who.seat is None or (ply.move.seat in who.mine and not ply.revealing):
        return None
    named = [line for line in lines if who.seat in _seats(game, line["facts"])]
    among = [line for line in named if len(_seats(game, line["facts"])) > 1]
    if not (turn.points or turn.change or among):
        return None
    told = (named if turn.points or turn.change else among) or lines
    item: Json = {"ply": turn.ply, "points": turn.points, "change": turn.change, "lines": told[:MOST_LINES]}
    return item if ply.revealing else {**item, "by": ply.move.seat}


def _seats(game: Game, facts: Mapping[str, object]) -> set[object]:
    """The seats that a line names."""
    return {value for name, value in facts.items() if game.title.kinds.get(name) is SEAT}


def _chapter(ply: int, lines: Sequence[Json]) -> Json:
    """The end of a chapter, with what is said of nobody in particular."""
    common = [line for line in lines if "seat" not in line]
    return {"ply": ply, "lines": (common or lines)[-MOST_LINES:]}


def _points(game: Game, first: int, who: Viewer) -> list[Json]:
    """How everybody's points changed, the viewer's first, then the greatest change; left out where it is not known."""
    unit, speaker = game.title.unit, game.title.speaker(who.lang)
    out = list[Json]()
    for old, new in zip(game.at(first).scores(who.seat, who.lang), game.scores(who.seat, who.lang), strict=True):
        now: Json = {"seat": new.seat, "total": new.total, "said": new.said, "place": new.place}
        if old.scored and not new.scored:
            out.append({**now, "points": 0, "change": "", "total": None})
        elif new.scored and old.total is not None and new.total is not None and old.total != new.total:
            more = new.total - old.total
            change = speaker.count(more, replace(unit, signed=True) if unit else None).said
            out.append({**now, "points": more, "change": change if unit else f"{more:+}"})
    return sorted(out, key=lambda one: (one["seat"] != who.seat, one["total"] is not None, -abs(one["points"])))


def _moves(game: Game, first: int, mine: Sequence[int]) -> list[Json]:
    """How many moves the others made, and after how many moves the first of them."""
    out: dict[int, Json] = {}
    for number, ply in enumerate(game.plies[first:], first + 1):
        if ply.move.seat not in mine:
            out.setdefault(ply.move.seat, {"seat": ply.move.seat, "ply": number, "moves": 0})["moves"] += 1
    return sorted(out.values(), key=lambda one: int(one["seat"]))

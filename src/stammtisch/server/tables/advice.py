"""Advice at a table: hints and the analysis of its game, for those who may have them, in their words.

The thinking itself is done by `thinking`; nobody else at the table hears of a hint.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from dataclasses import dataclass

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.players.analysis import are_few
from stammtisch.players.why import Why, said
from stammtisch.server.basics.errors import ApiError, words
from stammtisch.server.keeping.store import Store
from stammtisch.server.tables import lines, shown
from stammtisch.server.tables.keys import Asker
from stammtisch.server.tables.shown import Json
from stammtisch.server.tables.table import Table
from stammtisch.server.thinking.analyses import Analyses, Course
from stammtisch.server.thinking.bots import Hint
from stammtisch.server.thinking.hints import Hints, Position

KEPT = 32
"""Analyses in words that are kept in memory."""


@dataclass(frozen=True)
class _Told:
    """An analysis in words. `early`: it rests on few futures, as the rules may not have been compiled yet."""

    result: Json
    early: bool


class Advice:
    """What the thinkers have to say to those at a table."""

    def __init__(self, store: Store, hints: Hints, analyses: Analyses):
        self._store, self._hints, self._analyses = store, hints, analyses
        self._said: OrderedDict[tuple[Course, str], _Told] = OrderedDict()

    async def hint(self, table: Table, asker: Asker, seat: int, visitor: str, lang: str) -> Json:
        """What a strong player would do at a seat of one's own that is due; raises ApiError."""
        table.own(asker, seat)
        async with table.turn():
            position = _position(table, seat)
            future = self._hints.ask(position, table.game, visitor)
        hint = await asyncio.shield(future)
        async with table.turn():
            if _position(table, seat) != position:
                raise ApiError("stale", "stale", ply=len(table.game.plies))
            return _said(table, seat, hint, lang)

    async def of_line(self, position: Position, game: Game, visitor: str) -> Hint:
        """What a strong player makes of the end of a line; raises ApiError."""
        return await asyncio.shield(self._hints.ask(position, game, visitor))

    async def look_back(self, table: Table, visitor: str, lang: str, anew: bool = False) -> Json:
        """Begins to look back on a table's game, or joins those who wait for it. `anew`: also where it is there, if
        more can be told by now. Raises ApiError.
        """
        state = await self.state(table, lang)
        if state["state"] in ("none", "failed") or (anew and state.get("better")):
            course, game = await _finished(table)
            progress = self._analyses.start(course, game, visitor)
            for known in [known for known in self._said if known[0] == course]:
                del self._said[known]
            return {"state": progress.state, "done": progress.done, "of": progress.of}
        return state

    async def state(self, table: Table, lang: str) -> Json:
        """How far the analysis is, with the result once it is there; raises ApiError while the game goes on."""
        course, game = await _finished(table)
        progress = self._analyses.going.get(course)
        if progress is not None:
            return {"state": progress.state, "done": progress.done, "of": progress.of}
        told = self._said.get((course, lang)) or await self._tell(course, game, lang)
        if told is None:
            return {"state": "none", "done": 0, "of": 0}
        if course not in self._analyses.going:  # else it is thought out anew since
            self._said[course, lang] = told
            self._said.move_to_end((course, lang))
        while len(self._said) > KEPT:
            self._said.popitem(last=False)
        count, better = len(told.result["judgements"]), told.early and await self._analyses.compiled(game.title)
        return {"state": "done", "done": count, "of": count, "better": better, "result": told.result}

    async def _tell(self, course: Course, game: Game, lang: str) -> _Told | None:
        """What was written down, in words; None where it was of another line, or of chances where there are none."""
        text = await self._store.find_analysis(course[0])
        kept: Json = {} if text is None else json.loads(text)
        alone = len(game.seats) == 1
        if not kept or kept.pop("line", "") != course[1] or (alone and any(j["wins"] for j in kept["judgements"])):
            return None
        few, compiled = are_few(kept.get("futures", 0)), kept.pop("compiled", False)
        result = await asyncio.to_thread(in_words, game, kept, lang)
        return _Told({**result, "few": few}, few and not compiled)


async def _finished(table: Table) -> tuple[Course, Game]:
    """The game of a table, which is over, and its name among all that are looked back on; raises ApiError."""
    async with table.turn():
        if not table.game.over:
            raise ApiError("conflict", "not-over")
        line = "" if table.board is None else lines.digest(table.board.path(table.game))
        return (table.id, line), table.game.clone()


def _position(table: Table, seat: int) -> Position:
    game = table.game
    if not table.hints:
        raise ApiError("forbidden", "no-hints-here")
    if game.over:
        raise ApiError("conflict", "game-over")
    if seat not in game.due:
        raise ApiError("conflict", "not-due", name=game.seats[seat].name)
    drafts = tuple(move.option for move in game.drafts.get(seat, ()))
    return table.id, len(game.plies), table.ply_events[-1] if game.plies else 0, drafts, seat


def _said(table: Table, seat: int, hint: Hint, lang: str) -> Json:
    """A hint in words; moves that were not tried are left out."""
    outlook, title = hint.outlook, table.game.title
    alone = len(table.game.seats) == 1  # who has nobody to beat has no chance to
    best, reasons = outlook.thoughts[0], list[str]()
    if hint.hasty:
        reasons = [words(lang).say("hint-hasty")]
    elif hint.why is not None:
        reasons = said(hint.why, title, shown.said(table.game, hint.why.other, lang), title.speaker(lang))
    moves = [
        {
            "option": thought.move.option,
            "text": thought.move.text,
            "label": shown.said(table.game, thought.move, lang),
            "share": round(thought.share, 4),
            "won": None if alone else round(thought.won, 4),
            "error": None if alone else round(thought.error, 4),
            "equal": thought is not best and thought.equals(best),
            "lead": round(thought.lead, 2),
        }
        for thought in outlook.thoughts
        if thought.visits
    ]
    wins = [] if alone else [round(won, 4) for won in outlook.wins]
    return {
        "ply": len(table.game.plies),
        "event": table.event,
        "seat": seat,
        "moves": moves,
        "wins": wins,
        "why": reasons,
    }


def in_words(game: Game, kept: Json, lang: str) -> Json:
    """What was written down, with its moves in words."""
    judgements = []
    for judgement in kept["judgements"]:
        then = game.at(judgement["number"] - 1)
        words, moves = dict[str, Json](), dict[str, Move]()
        for name in ("move", "best"):
            move = then.parse(judgement[name], judgement["seat"])
            moves[name] = move
            words[name] = {"text": move.text, "label": shown.said(then, move, lang)}
        reasons = list[str]()
        if "why" in judgement:  # analyses of former editions have none
            found = Why.from_json(judgement["why"], moves["best"], moves["move"])
            reasons = said(found, game.title, words["move"]["label"], game.title.speaker(lang), better=True)
        judgements.append({**judgement, **words, "why": reasons})
    return {**kept, "judgements": judgements}

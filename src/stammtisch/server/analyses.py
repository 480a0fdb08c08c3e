"""Finished games looked back on: thought out once, a decision at a time, and written down beside the table.

The thinking is done aside from the play (`bots.Bots.aside`), one game after another, so that neither bots nor hints
wait for more than one decision. What is written holds moves as text; it is put into words for whoever asks.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from stammtisch.kernel.play.game import Game, Move
from stammtisch.players.analysis import Analysis, Judgement, choices, decision_of, sum_up
from stammtisch.players.search import settings_of
from stammtisch.server import shown
from stammtisch.server.bots import Job, job_of, judge_move
from stammtisch.server.errors import ApiError
from stammtisch.server.shown import Json
from stammtisch.server.store import Change, Gone

if TYPE_CHECKING:
    from stammtisch.server.house import House
    from stammtisch.server.table import Table

SEED = 1
SLIPS = 10
"""Slips that are named, at most."""
MOST_WAITING = 8
"""Games that are thought about or wait; whoever asks for one more is told to come again."""
KEPT = 32
"""Analyses in words that are kept in memory."""
SLACK = 60.0
"""Seconds that one decision may take longer than its budget, on a machine with other work to do."""

log = logging.getLogger("stammtisch.server")


@dataclass
class Progress:
    """How far the thinking about a game has come, in decisions."""

    done: int = 0
    of: int = 0
    failed: bool = False


class Analyses:
    """The games that are looked back on; see the module's text."""

    def __init__(self, house: House):
        self.house = house
        self.settings = replace(settings_of(house.settings.analysis), cores=1)
        self._going: dict[str, Progress] = {}
        self._turn = asyncio.Semaphore(1)
        self._said: OrderedDict[tuple[str, str], Json] = OrderedDict()

    async def start(self, table: Table, client: str, lang: str) -> Json:
        """Begins to look back on a table's game, or joins those who wait for it; raises ApiError."""
        state = await self.state(table, lang)
        if state["state"] in ("none", "failed") and not self._is_going(table.id):
            if sum(not progress.failed for progress in self._going.values()) >= MOST_WAITING:
                raise ApiError("unavailable", "hints-busy", headers={"Retry-After": "30"})
            self.house.hints.count(client)
            progress = self._going[table.id] = Progress()
            async with table.turn():
                game = table.game.clone()
            self.house.chore(self._look_back(table.id, game, progress))
            state = _progress(progress)
        return state

    async def state(self, table: Table, lang: str) -> Json:
        """How far it is, with the result once it is there; raises ApiError while the game goes on."""
        async with table.turn():
            game = table.game
            if not game.over:
                raise ApiError("conflict", "not-over")
        known = (table.id, lang)
        if known in self._said:
            self._said.move_to_end(known)
            return self._said[known]
        if table.id in self._going:
            return _progress(self._going[table.id])
        kept = await self.house.store.find_analysis(table.id)
        if kept is None:
            return {"state": "none", "done": 0, "of": 0}
        past = game.clone()
        result = await self.house.apart(lambda: in_words(past, json.loads(kept), lang))
        count = len(result["judgements"])
        self._said[known] = {"state": "done", "done": count, "of": count, "result": result}
        while len(self._said) > KEPT:
            self._said.popitem(last=False)
        return self._said[known]

    def _is_going(self, table_id: str) -> bool:
        progress = self._going.get(table_id)
        return progress is not None and not progress.failed

    async def _look_back(self, table_id: str, game: Game, progress: Progress) -> None:
        """Thinks about every decision of a finished game and writes down what came of it."""
        try:
            async with self._turn:
                plies = await self.house.apart(lambda: choices(game))
                progress.of = len(plies)
                judgements = []
                for ply in plies:
                    judgements.append(await self._judge(game, ply))
                    progress.done += 1
                analysis = sum_up(game, judgements)
                await self.house.store.write(Change(table_id, analysis=json.dumps(to_keep(analysis))))
            del self._going[table_id]
        except Gone:
            pass
        except Exception as error:
            progress.failed = True
            log.warning("the analysis of table %s failed", table_id, exc_info=error)

    async def _judge(self, game: Game, ply: int) -> Judgement:
        job, decision, made = await self.house.apart(lambda: _question(game, ply))
        patience = self.settings.seconds + SLACK
        about = (job, ply, decision, made, self.settings)
        return await self.house.bots.aside("analysis", patience, judge_move, *about)


def _question(game: Game, ply: int) -> tuple[Job, str, Move]:
    """What a process needs to judge a move: what its seat could see, the decision and the move."""
    then, made = game.at(ply), game.plies[ply].move
    return job_of(then, made.seat, SEED), decision_of(then), made


def _progress(progress: Progress) -> Json:
    state = "failed" if progress.failed else "thinking" if progress.of else "waiting"
    return {"state": state, "done": progress.done, "of": progress.of}


def to_keep(analysis: Analysis) -> dict[str, Any]:
    """An analysis as it is written down: moves as text, `slips` as the numbers of the moves that gave most away."""
    out = analysis.to_json()
    for judgement in out["judgements"]:
        for name in ("loss", "loss_lead"):
            judgement[name] = round(judgement[name], 4)
        for name in ("wins", "leads"):
            judgement[name] = [round(number, 4) for number in judgement[name]]
    return {**out, "slips": [j.number for j in analysis.slips(SLIPS)]}


def in_words(game: Game, kept: Json, lang: str) -> Json:
    """What was written down, with its moves in words."""
    judgements = []
    for judgement in kept["judgements"]:
        then = game.at(judgement["number"] - 1)
        words = {}
        for name in ("move", "best"):
            move = then.parse(judgement[name], judgement["seat"])
            words[name] = {"text": move.text, "label": shown.said(then, move, lang)}
        judgements.append({**judgement, **words})
    return {**kept, "judgements": judgements}

"""Finished games looked back on: thought out once, a decision at a time, and written down beside the table.

The thinking is done aside from the play (`lanes`), so that neither bots nor hints nor the games of other visitors wait
for more than one decision. What is written holds moves as text. Of a table one analysis is kept; on a board, where a
game can come to several ends, it says of which line it is.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import dataclass, replace
from typing import Any

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins.twins import ready
from stammtisch.players.analysis import Analysis, Judgement, choices, decision_of, sum_up
from stammtisch.players.effort import effort_of, led_by
from stammtisch.server.basics.chores import Chores
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share, too_many
from stammtisch.server.keeping.changes import Change
from stammtisch.server.keeping.store import Gone, Store
from stammtisch.server.thinking.bots import Job, job_of, judge_move
from stammtisch.server.thinking.lanes import Workshop

SEED = 1
SLIPS = 10
"""Slips that are named, at most."""
MOST = 4
"""Games of one visitor that are thought about at once; who asks for one more is told to come again."""
COME_AGAIN = 60
SLACK = 60.0
"""Seconds that one decision may take longer than its budget, on a machine with other work to do."""

log = logging.getLogger("stammtisch.server")
Course = tuple[str, str]
"""Table, and which of its lines: "" where it has only one."""


@dataclass
class Progress:
    """How far the thinking about a game has come, in decisions."""

    visitor: str
    done: int = 0
    of: int = 0
    failed: bool = False

    @property
    def state(self) -> str:
        """What a client is told of it."""
        return "failed" if self.failed else "thinking" if self.of else "waiting"


class Analyses:
    """The games that are looked back on; see the module's text. `going`: those that are not done."""

    def __init__(self, settings: Settings, metrics: Metrics, workshop: Workshop, store: Store, chores: Chores):
        self._lane, self._store, self._chores, self._metrics = workshop.lanes["aside"], store, chores, metrics
        self._share = Share("analyses", settings.analyses, 3600.0, metrics)
        self.effort = replace(effort_of(settings.analysis), cores=1)
        self.going: dict[Course, Progress] = {}
        self._compiles = settings.compile

    async def compiled(self, title: Title) -> bool:
        """Whether the rules of a title are compiled by now, so that many futures can be looked into."""
        return self._compiles and await asyncio.to_thread(ready, title, *led_by(title, self.effort))

    def start(self, course: Course, game: Game, visitor: str) -> Progress:
        """Begins to look back on a finished game unless that is going on; raises ApiError."""
        progress = self.going.get(course)
        if progress is not None and not progress.failed:
            return progress
        self._share.check(visitor)
        if sum(one.visitor == visitor and not one.failed for one in self.going.values()) >= MOST:
            raise too_many(COME_AGAIN)
        progress = self.going[course] = Progress(visitor)
        self._chores.begin(self._look_back(course, game, progress))
        return progress

    async def _look_back(self, course: Course, game: Game, progress: Progress) -> None:
        """Thinks about every decision of a finished game and writes down what came of it."""
        table_id, line = course
        try:
            compiled = await self.compiled(game.title)
            plies = await self._lane.ask(progress.visitor, None, choices, game, patience=SLACK)
            progress.of = len(plies)
            judgements = []
            for ply in plies:
                judgements.append(await self._judge(game, ply, progress.visitor))
                progress.done += 1
            kept = {**to_keep(sum_up(game, judgements)), "line": line, "compiled": compiled}
            await self._store.write(Change(table_id, analysis=json.dumps(kept)))
            del self.going[course]
        except Gone:
            pass
        except Exception as error:
            progress.failed = True
            log.warning("the analysis of table %s failed", table_id, exc_info=error)

    async def _judge(self, game: Game, ply: int, visitor: str) -> Judgement:
        """What came of one decision. It waits while the visitor has had its share of thinking."""
        begun = time.perf_counter()
        job, decision, made = _question(game, ply)
        patience, about = self.effort.seconds + SLACK, (job, ply, decision, made, self.effort)
        while wait := self._share.wait(visitor):
            await asyncio.sleep(wait)
        judgement = await self._lane.ask(visitor, self._share, judge_move, *about, patience=patience)
        self._metrics.think.labels("analysis").observe(time.perf_counter() - begun)
        return judgement


def _question(game: Game, ply: int) -> tuple[Job, str, Move]:
    """What a process needs to judge a move: what its seat could see, the decision and the move."""
    then, made = game.at(ply), game.plies[ply].move
    return job_of(then, made.seat, SEED), decision_of(then), made


def to_keep(analysis: Analysis) -> dict[str, Any]:
    """An analysis as it is written down: moves as text, `slips` as the numbers of the moves that gave most away."""
    out = analysis.to_json()
    for judgement in out["judgements"]:
        for name in ("loss", "loss_lead", "error", "error_lead", "gap"):
            judgement[name] = round(judgement[name], 4)
        for name in ("wins", "leads"):
            judgement[name] = [round(number, 4) for number in judgement[name]]
        if judgement["why"] is None:
            del judgement["why"]
    return {**out, "slips": [j.number for j in analysis.slips(SLIPS)]}

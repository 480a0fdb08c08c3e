"""Those who think, in the worker processes of `lanes`: they get no more than a seat may see."""

from __future__ import annotations

import contextlib
import secrets
import time
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.title import find_title
from stammtisch.players.analysis import Judgement, judge
from stammtisch.players.outside import outside
from stammtisch.players.policy import TEMPERED, find_policy
from stammtisch.players.search import Effort, Outlook, Search
from stammtisch.players.sight import Sight
from stammtisch.players.why import LEAST, PAIRS, Why, why
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.thinking.boxes import box_of
from stammtisch.server.thinking.lanes import Workshop

T = TypeVar("T")
SLOW = ("search:normal", "search:hard")
"""Policies that think for longer than the quick lane should be held up."""


@dataclass(frozen=True)
class Job:
    """What a process needs to decide: a `players.Sight` in a form that can be sent, the policy and a seed.

    `box` is the hash of the box, which must be at hand where it is thought (`boxes`); `cores` is how many threads a
    search may use, and `crowd` by what its seconds are divided where others wait.
    """

    title: str
    box: str
    seat: int
    moves: tuple[Move, ...]
    imagined: bytes
    policy: str
    seed: int
    cores: int = 1
    crowd: float = 1.0

    def sight(self) -> Sight:
        """What the seat may see."""
        title = find_title(self.title)
        return Sight(title, box_of(title, self.box), self.seat, self.moves, self.imagined)


def job_of(game: Game, seat: int, seed: int | None = None, policy: str | None = None) -> Job:
    """The job for a seat of a game; with a seed it depends on what the seat may see and on nothing else.

    `policy`: who decides, if it is not the one at the seat.
    """
    moves = tuple(game.moves(seat))
    imagined = game.imagine(seat, secrets.randbits(62) if seed is None else seed).pack()
    box, policy = game.loaded.hash, policy or game.seats[seat].policy
    return Job(game.title.name, box, seat, moves, imagined, policy, secrets.randbits(62) if seed is None else seed)


# ------------------------------------------------------------------------------------- what the processes are asked


def decide(job: Job) -> int:
    """The option that the policy chooses."""
    policy = find_policy(job.policy)
    if isinstance(policy, Search):
        seconds = policy.effort.seconds / job.crowd
        policy = Search(replace(policy.effort, cores=job.cores, seconds=seconds))
    return policy.choose(job.sight(), Random(job.seed)).option


@dataclass(frozen=True)
class Hint:
    """What a search makes of all moves, and what the best of them brings beyond the next one it thought about."""

    outlook: Outlook
    why: Why | None


def advise(job: Job, effort: Effort) -> Hint:
    """A hint."""
    sight = job.sight()
    outlook = Search(effort).think(sight, Random(job.seed))
    best, *others = [thought for thought in outlook.thoughts if thought.visits] or outlook.thoughts
    if not others:
        return Hint(outlook, None)
    futures = min(PAIRS, max(LEAST, effort.iterations // LEAST)) if effort.iterations else PAIRS
    return Hint(outlook, why(sight, best.move, others[0].move, job.seed, futures))


def judge_move(job: Job, ply: int, decision: str, made: Move, effort: Effort) -> Judgement:
    """What a move that was made gave away."""
    return judge(ply, decision, made, job.sight(), effort, job.seed)


# ------------------------------------------------------------------------------------------------------- the bots


class Bots:
    """The bots at all tables. The processes of each lane take turns among those who opened the tables."""

    def __init__(self, workshop: Workshop, metrics: Metrics, cores: int = 1):
        self._lanes, self._metrics, self._cores = workshop.lanes, metrics, cores

    async def choose(self, job: Job, visitor: str) -> int:
        """The option a bot takes. A single one is taken without thinking; if thinking fails twice, any legal one is.

        The more bots wait, the shorter each of them thinks, so that no table waits much longer than it would alone.
        """
        if len(job.moves) == 1:
            return job.moves[0].option
        begun = time.perf_counter()
        lane = self._lanes["slow" if job.policy.partition(TEMPERED)[0] in SLOW or job.policy in outside() else "quick"]
        with contextlib.suppress(Exception):
            asked = replace(job, cores=self._cores, crowd=lane.crowd(visitor))
            option = await lane.ask(visitor, None, decide, asked)
            self._metrics.think.labels(job.policy).observe(time.perf_counter() - begun)
            if any(move.option == option for move in job.moves):
                return option
        self._metrics.bot_failures.inc()
        return secrets.choice(job.moves).option

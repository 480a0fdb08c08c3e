"""Those who think, in the worker processes of `lanes`: they get no more than a seat may see."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.title import find_title
from stammtisch.kernel.twins.twins import compiling, ready
from stammtisch.players.ahead import Path, Question, questions
from stammtisch.players.analysis import Judgement, judge
from stammtisch.players.effort import Effort, led_by
from stammtisch.players.grown import no_heed
from stammtisch.players.outside import outside
from stammtisch.players.policy import TEMPERED, find_policy
from stammtisch.players.search import Outlook, Search
from stammtisch.players.sight import Sight
from stammtisch.players.why import LEAST, PAIRS, SECONDS, Why, explain
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.thinking.boxes import box_of
from stammtisch.server.thinking.lanes import Workshop, heed

SLOW = ("search:normal", "search:hard")
"""Policies that think for longer than the quick lane should be held up."""


def is_slow(policy: str) -> bool:
    """Whether a policy is one of SLOW, with a temperament or without."""
    return policy.partition(TEMPERED)[0] in SLOW


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


@dataclass(frozen=True)
class Choice:
    """An option, and how hard it was to choose (`Search.weigh`); 0 where the policy does not say."""

    option: int
    doubt: float = 0.0


def decide(job: Job) -> Choice:
    """What the policy chooses."""
    return _decide(job, no_heed)


def decide_ahead(job: Job) -> Choice:
    """The same, in a place that others may want meanwhile; raises Left then."""
    return _decide(job, heed)


def _decide(job: Job, heed: Callable[[], None]) -> Choice:
    policy, sight, random = find_policy(job.policy), job.sight(), Random(job.seed)
    if not isinstance(policy, Search):
        return Choice(policy.choose(sight, random).option)
    effort = replace(policy.effort, cores=job.cores, seconds=policy.effort.seconds / job.crowd)
    move, doubt = Search(effort, heed).weigh(sight, random)
    return Choice(move.option, doubt)


def foresee(job: Job, policies: Sequence[str], asked: Sequence[int], path: Path) -> list[Question]:
    """What a seat's sight will lead to, in a place that others may want meanwhile; see `players.ahead.questions`."""
    return questions(job.sight(), policies, asked, path, job.seed, heed)


@dataclass(frozen=True)
class Hint:
    """What a search makes of all moves, and what the best of them brings beyond the next one it thought about.

    `hasty`: the rules were not compiled yet, so it rests on hardly any futures, and nothing is compared.
    """

    outlook: Outlook
    why: Why | None
    hasty: bool = False


def advise(job: Job, effort: Effort) -> Hint:
    """A hint."""
    sight = job.sight()
    hasty = compiling() and not ready(sight.title, *led_by(sight.title, effort))
    outlook = Search(effort).think(sight, Random(job.seed))
    if hasty:
        return Hint(outlook, None, hasty)
    futures = min(PAIRS, max(LEAST, effort.iterations // 2)) if effort.iterations else PAIRS
    seconds = SECONDS if effort.seconds else 0.0  # without a clock the same job has the same answer everywhere
    return Hint(*explain(outlook, sight, job.seed, futures, seconds, effort.rollout))


def judge_move(job: Job, ply: int, decision: str, made: Move, effort: Effort) -> Judgement:
    """What a move that was made gave away."""
    return judge(ply, decision, made, job.sight(), effort, job.seed)


# ------------------------------------------------------------------------------------------------------- the bots


class Bots:
    """The bots at all tables. The processes of each lane take turns among those who opened the tables."""

    def __init__(self, workshop: Workshop, metrics: Metrics, cores: int = 1):
        self._lanes, self._metrics, self._cores = workshop.lanes, metrics, cores

    async def choose(self, job: Job, visitor: str) -> Choice:
        """What a bot takes. A single option is taken without thinking; if thinking fails twice, any legal one is.

        The more bots wait, the shorter each of them thinks, so that no table waits much longer than it would alone.
        """
        if len(job.moves) == 1:
            return Choice(job.moves[0].option)
        begun = time.perf_counter()
        lane = self._lanes["slow" if is_slow(job.policy) or job.policy in outside() else "quick"]
        with contextlib.suppress(Exception):
            asked = replace(job, cores=self._cores, crowd=lane.crowd(visitor))
            choice = await lane.ask(visitor, None, decide, asked)
            self._metrics.think.labels(job.policy).observe(time.perf_counter() - begun)
            if any(move.option == choice.option for move in job.moves):
                return choice
        self._metrics.bot_failures.inc()
        return Choice(secrets.choice(job.moves).option)

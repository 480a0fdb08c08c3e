"""A finished game looked back on: what each move gave away, and where the game turned."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from typing import Any

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.views import EVERYTHING
from stammtisch.kernel.twins.twins import ready
from stammtisch.players.effort import Effort
from stammtisch.players.search import Search
from stammtisch.players.sight import Sight, sight_of
from stammtisch.players.why import LEAST, Why, gap, why

THOROUGH = Effort(iterations=500, seconds=1.0, rollout="best")
"""How long each decision is thought about."""

WEIGHED, WEIGH_SECONDS = 200, 0.5
"""Futures in which a move is tried beside the best one, and how long that may take."""

COMPARED = 64
"""Futures in which every move is tried beside the best one, to tell what it gave away."""

CLEARLY = 1.5
"""So many times as far as its interval reaches a difference must be from 0 where the search itself saw none: some of
hundreds of moves are that far by accident.
"""

MOST_TURNS = 5
"""Turning points that are named."""

NOTABLE = 0.05
"""A change of somebody's chance to win below this is no turning point, and what a move gives away below it no slip."""

NOTABLE_ALONE = 1.0
"""The same of points, where nobody is there to win against."""

FEW = 100
"""Futures at a decision below which hardly any slip can be told for sure."""


@dataclass(frozen=True)
class Judgement:
    """One decision, as a strong player would have seen it from that seat, knowing no more than it did.

    `number` is the move's number from 1, `best` what the search would have done. `loss` is the chance to win (0 to 1)
    and `loss_lead` the lead (points, francs) that the move gave away compared with the best one, in futures in which
    both were tried; both are 0 where it is the best one, and where the two cannot be told apart in their chance.
    `error` and `error_lead` are half the widths of their intervals. `why` is there where `loss` is NOTABLE. `gap` is
    the chance that may be expected to have been given away, clear or not, as uncertain as `error` says: below 0 where
    the move fared better than the best one. Of many moves only that can be added up. `wins` are all seats' chances just
    before the move, `futures` how many the search looked into.

    Who plays alone has no chance to win: then `loss`, `error` and `gap` are points, `wins` is empty, and `leads` is
    what the seat may expect to come to.
    """

    number: int
    seat: int
    decision: str
    move: Move
    best: Move
    loss: float
    loss_lead: float
    wins: tuple[float, ...]
    leads: tuple[float, ...]
    error: float = 0.0
    error_lead: float = 0.0
    why: Why | None = None
    gap: float = 0.0
    futures: int = 0

    @property
    def notable(self) -> bool:
        """Whether what was given away is worth a word."""
        return self.loss >= notable(len(self.leads))


@dataclass(frozen=True)
class Turn:
    """A place at which the game turned: between the move of this number and the next decision, seat `seat` gained or
    lost most (`change`, in chance to win, alone in points). `by_move` tells whether that was mostly what the mover gave
    away; otherwise luck, or what nobody could know, brought it.
    """

    number: int
    seat: int
    change: float
    by_move: bool


@dataclass(frozen=True)
class Analysis:
    """A game looked back on: its decisions in order, the turning points (the greatest first), and for each seat what
    its moves gave away in all (in chance to win, at most all of it, and half the width of its interval; in lead), how
    many of its decisions were as good as the best ones (0 to 1), and what luck brought it, and the others' moves
    (`luck`, in chance to win, -1 to 1, as sure as what was given away): all between its chance at the beginning and its
    share of the victory that its own moves did not give away. Without an end: no luck. Alone all of that is points.
    `futures`: how many were looked into at a decision, in the median; of few hardly any slip can be told for sure.
    """

    judgements: tuple[Judgement, ...]
    turns: tuple[Turn, ...]
    losses: tuple[float, ...]
    losses_lead: tuple[float, ...]
    accuracy: tuple[float, ...]
    luck: tuple[float, ...] = ()
    losses_error: tuple[float, ...] = ()
    futures: int = 0

    @property
    def few(self) -> bool:
        """Whether it rests on too few futures to tell most slips."""
        return are_few(self.futures)

    def slips(self, most: int) -> list[Judgement]:
        """The moves that gave most away, the worst first; at most so many."""
        return sorted((j for j in self.judgements if j.notable), key=lambda j: -j.loss)[:most]

    def to_json(self) -> dict[str, Any]:
        """As data for a machine; moves as their texts."""
        out = asdict(self)
        for given, judgement in zip(out["judgements"], self.judgements, strict=True):
            given["move"], given["best"] = judgement.move.text, judgement.best.text
            if judgement.why is not None:
                del given["why"]["better"], given["why"]["other"]
        return out


def notable(seats: int) -> float:
    """From where on what was given away is worth a word, and a change a turning point."""
    return NOTABLE if seats > 1 else NOTABLE_ALONE


def are_few(futures: int) -> bool:
    """Whether so many futures at a decision are too few to tell most slips; 0: it is not known how many they were."""
    return 0 < futures < FEW


def choices(game: Game) -> list[int]:
    """The plies (from 0) at which there was something to choose."""
    return [i for i, ply in enumerate(game.plies) if len(game.at(i).moves(ply.move.seat)) > 1]


def judge(ply: int, decision: str, made: Move, sight: Sight, effort: Effort, seed: int) -> Judgement:
    """Judges the move that was made at a decision (its name) by what its seat could see then."""
    outlook = Search(effort).think(sight, Random(seed + ply), weigh=(made,))
    best, taken = outlook.thoughts[0], outlook.of(made)
    known, alone = (ply + 1, made.seat, decision, made, best.move), len(outlook.leads) == 1
    seen = () if alone else outlook.wins, outlook.leads
    if best is taken:
        return Judgement(*known, 0.0, 0.0, *seen, futures=outlook.futures)
    seconds = WEIGH_SECONDS if effort.seconds else 0.0
    most = max(LEAST, effort.iterations // 2) if effort.iterations else WEIGHED
    # What the search has seen is why this move is called the best one: how much better it is is told by other futures.
    suspected = not best.equals(taken)
    pairs = min(WEIGHED if suspected else COMPARED, most)
    chance, ahead = gap(sight, best.move, made, seed + ply, pairs, seconds, effort.rollout)
    if alone:
        chance = ahead
    lost, lead, reason = 0.0, 0.0, None
    if chance.value > (1.0 if suspected else CLEARLY) * chance.error:
        lost = chance.value
        if lost >= notable(len(outlook.leads)):
            reason = why(sight, best.move, made, seed + ply, min(WEIGHED, most), seconds, effort.rollout)
            ahead = reason.lead
        lead = max(0.0, ahead.value) if ahead.clear else 0.0
    return Judgement(*known, lost, lead, *seen, chance.error, ahead.error, reason, chance.value, outlook.futures)


def analyse(
    game: Game, effort: Effort = THOROUGH, seed: int = 1, report: Callable[[int, int], None] | None = None
) -> Analysis:
    """Looks back on every move of a game that was a choice; `report(done, of)` follows it.

    The game may be going on; then only what has been played is looked at. With a budget of iterations alone the same
    seed gives the same analysis.
    """

    def look(ply: int) -> Judgement:
        then, made = game.at(ply), game.plies[ply].move
        return judge(ply, decision_of(then), made, sight_of(then, made.seat), effort, seed)

    # What these make when they are first asked is made here, before there are several threads.
    ready(game.title, *Search(effort).entries(game.title))
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        jobs = [pool.submit(look, ply) for ply in choices(game)]
        for done, _ in enumerate(as_completed(jobs), 1):
            if report:
                report(done, len(jobs))
    return sum_up(game, [job.result() for job in jobs])


def decision_of(game: Game) -> str:
    """The name of the decision that is to be made."""
    assert game.decision is not None
    return game.decision.name


def sum_up(game: Game, judgements: Sequence[Judgement]) -> Analysis:
    """What the judgements of a game's moves, in order, say of the game."""
    of = [[j for j in judgements if j.seat == seat] for seat in range(len(game.seats))]
    most = math.inf if len(game.seats) == 1 else 1.0
    given = tuple(given_away([j.gap for j in mine], most) for mine in of)
    return Analysis(
        tuple(judgements),
        _turns(game, judgements),
        given,
        tuple(sum(j.loss_lead for j in mine) for mine in of),
        tuple(sum(not j.loss for j in mine) / max(1, len(mine)) for mine in of),
        _luck(game, judgements, given, most),
        tuple(uncertainty([j.error for j in mine], most) for mine in of),
        round(median(j.futures for j in judgements)) if judgements else 0,
    )


def given_away(losses: Sequence[float], most: float = 1.0) -> float:
    """What several moves gave away together: at least nothing, at `most` all there is."""
    return min(most, max(0.0, math.fsum(losses)))


def uncertainty(errors: Sequence[float], most: float = 1.0) -> float:
    """Half the width of the interval of what was given away together."""
    return min(most, math.hypot(*errors))


def _course(game: Game, judgements: Sequence[Judgement]) -> list[tuple[float, ...]]:
    """What each seat could expect before each judgement, and what it came to: of the victory; alone, of points."""
    alone = len(game.seats) == 1
    ways = [j.leads if alone else j.wins for j in judgements]
    if game.over:
        ways.append((float(game.score(game.state, 0)),) if alone else _victory(game))
    return ways


def _victory(game: Game) -> tuple[float, ...]:
    """Each seat's share of the victory in a game that is over."""
    places = [score.place for score in game.scores(EVERYTHING)]
    return tuple((place == 1) / places.count(1) for place in places)


def _luck(game: Game, judgements: Sequence[Judgement], given: Sequence[float], most: float) -> tuple[float, ...]:
    """What came to each seat besides what it gave away."""
    if not game.over or not judgements:
        return tuple(0.0 for _ in game.seats)
    begun, *_, ended = _course(game, judgements)
    return tuple(min(most, end - before + lost) for end, before, lost in zip(ended, begun, given, strict=True))


def _turns(game: Game, judgements: Sequence[Judgement]) -> tuple[Turn, ...]:
    """Where what could be expected changed most from one decision to the next, or to the end of the game."""
    course, least = _course(game, judgements), notable(len(game.seats))
    found = []
    for judgement, before, after in zip(judgements, course, course[1:], strict=False):
        changes = [now - then for then, now in zip(before, after, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        if abs(changes[seat]) >= least:
            by_move = judgement.loss >= abs(changes[seat]) / 2
            found.append(Turn(judgement.number, seat, changes[seat], by_move))
    return tuple(sorted(found, key=lambda turn: -abs(turn.change))[:MOST_TURNS])

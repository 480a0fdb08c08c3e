"""Counting for a study: games are played in groups, and each group is boiled down to sums.

Everything a study says is a function of such sums, and how sure it is comes from leaving out one group after the other
(`figures`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.lab.endings import Endings
from stammtisch.lab.entries import FIRST_KEPT, UNIT
from stammtisch.lab.play import CHOICE_SALT, Batch, Wanted, arena, play_batch
from stammtisch.lab.setting import Setting
from stammtisch.lab.things import Numbers

REPLAYS = 5
"""How often a deal is played to see what of its outcome was dealt."""

MARKS = 10
"""Points in a game at which it is looked who leads: after each tenth of its decisions."""

AT_MOST = 1000
"""Games that are held at once while a group is played."""

DEAL_SALT, REPLAY_SALT = 3 << 59, 5 << 58

Sums = dict[str, Numbers]


@dataclass(frozen=True)
class GroupJob:
    """A group of games: seeds `first` to `first + games`; of the first `closely` it is also looked at how they end and
    who leads on the way, and so many `deals` are played REPLAYS times each.
    """

    setting: Setting
    number: int
    first: int
    games: int
    closely: int
    deals: int
    endings: Endings

    @property
    def key(self) -> tuple[str, Setting, int]:
        """What tells it from the other jobs of a study."""
        return "group", self.setting, self.number


@dataclass(frozen=True)
class SkillJob:
    """One deal, played once with a thinking player in each seat among random ones."""

    setting: Setting
    number: int
    thinker: str
    seed: int

    @property
    def key(self) -> tuple[str, Setting, int]:
        """What tells it from the other jobs of a study."""
        return "skill", self.setting, self.number


@dataclass(frozen=True)
class Group:
    """A group that was played: its sums, and single numbers of each game for pictures."""

    sums: Sums
    decisions: Numbers
    scores: Numbers
    margins: Numbers
    endings: tuple[tuple[str, int], ...]


def do_job(job: GroupJob | SkillJob) -> Any:
    """Does either kind of job."""
    return count_group(job) if isinstance(job, GroupJob) else try_skill(job)


def count_group(job: GroupJob) -> Group:
    """Plays and counts a group."""
    parts: list[Sums] = []
    decisions, scores, margins = [], [], []
    ended: dict[str, int] = {}
    for start in range(0, job.games, AT_MOST):
        seeds = np.arange(job.first + start, job.first + min(start + AT_MOST, job.games), dtype=np.int64)
        batch = play_batch(job.setting, seeds, Wanted(things=True))
        parts.append(sums_of(batch))
        decisions.append(batch.decisions)
        scores.append(batch.scores)
        margins.append(_Standing(batch).margin)
        if start == 0 and job.closely:
            parts[0] |= _lead(job.setting, batch, job.closely)
            ended = _endings(job, seeds[: job.closely])
    if job.deals:
        parts[0] |= _deals(job.setting, job.first, job.deals)
    names = parts[0].keys()
    return Group(
        {name: np.sum([p[name] for p in parts if name in p], axis=0) for name in names},
        np.concatenate(decisions),
        np.concatenate(scores),
        np.concatenate(margins),
        tuple(ended.items()),
    )


class _Standing:
    """Who is how far ahead in a batch."""

    def __init__(self, batch: Batch):
        self.ranked = batch.ranked

    @cached_property
    def margin(self) -> Numbers:
        """The points between the first and the second; 0 where nobody else plays."""
        found: Numbers = np.abs(self.ranked[:, 0] - self.ranked[:, min(1, self.ranked.shape[1] - 1)])
        return found

    @cached_property
    def spread(self) -> Numbers:
        """The points between the first and the last."""
        found: Numbers = np.abs(self.ranked[:, 0] - self.ranked[:, -1])
        return found


def sums_of(batch: Batch) -> Sums:
    """The sums of a batch; see `figures` for what is made of them. T things, n seats, L sources."""
    wins, scores = batch.wins, batch.scores.astype(float)
    standing = _Standing(batch)
    order = (batch.first[:, None] + np.arange(wins.shape[1])) % wins.shape[1]
    out: Sums = {
        "games": np.array(float(len(scores))),
        "wins": wins.sum(axis=0),
        "turn_wins": np.take_along_axis(wins, order, axis=1).sum(axis=0),
        "first": np.bincount(batch.first, minlength=wins.shape[1]).astype(float),
        "scores": scores.sum(axis=0),
        "best": np.array(standing.ranked[:, 0].sum(dtype=float)),
        "margin": np.array(standing.margin.sum(dtype=float)),
        "spread": np.array(standing.spread.sum(dtype=float)),
        "shared": np.array(float((wins.max(axis=1) < 1).sum())),
        "points": batch.ledger.sum(axis=(0, 1), dtype=float),
        "winners_points": np.einsum("gs,gsl->l", wins, batch.ledger.astype(float)),
        "decisions": np.array(batch.decisions.sum(dtype=float)),
        "choices": np.array(batch.choices.sum(dtype=float)),
        "chapters": np.array(batch.chapters.sum(dtype=float)),
        "asked": batch.asked.sum(axis=0, dtype=float),
        "widths": batch.widths.astype(float),
    }
    return out | _sums_of_things(batch, wins) if len(batch.taken) else out


def _sums_of_things(batch: Batch, wins: Numbers) -> Sums:
    """The sums of the things that were taken."""
    taken = batch.taken.astype(np.float32)
    took = taken > 0
    ahead = (wins - 1 / wins.shape[1]).astype(np.float32)
    lead = batch.leads.astype(np.float32)
    out: Sums = {
        "times": taken.sum(axis=(0, 1), dtype=float),
        "takers": took.sum(axis=(0, 1), dtype=float),
        "takers_wins": np.einsum("gs,gst->t", wins.astype(np.float32), took.astype(np.float32)).astype(float),
    }
    if len(batch.chances):
        # Each choice was a draw with known chances, so taken less chance is what a coin did: a fair experiment.
        off = taken - batch.chances.astype(np.float32) / UNIT
        weight = batch.spreads.sum(axis=(0, 1), dtype=float) / UNIT
    else:
        # Players chose on purpose: compare the seats of one game with each other.
        off = taken - taken.mean(axis=1, keepdims=True)
        weight = (off * off).sum(axis=(0, 1), dtype=float)
    flat = off.reshape(-1, off.shape[2])
    both = np.stack([ahead.ravel(), lead.ravel()]) @ flat
    return out | {"tried": weight, "won_by": both[0].astype(float), "points_by": both[1].astype(float)}


def _endings(job: GroupJob, seeds: Numbers) -> dict[str, int]:
    """How the first games of a group end."""
    batch = play_batch(job.setting, seeds, Wanted(endings=job.endings))
    ended: dict[str, int] = {}
    for ending in batch.endings:
        ended[ending] = ended.get(ending, 0) + 1
    return ended


def _lead(setting: Setting, batch: Batch, games: int) -> Sums:
    """How much of the win those get who lead after each tenth of a game; only of random games."""
    if not setting.all_random:
        return {"led": np.zeros(MARKS), "lead_games": np.array(0.0)}
    seeds, lengths = batch.seeds[:games], batch.decisions[:games]
    room = _room(setting)
    standings = np.zeros((len(seeds), MARKS * MAX_SEATS), np.int64)
    room.twin.retrace_games(
        *(room.states, room.boxes, room.moves, seeds, seeds ^ CHOICE_SALT, np.ascontiguousarray(lengths)),
        *(MARKS, standings),
    )
    at = standings.reshape(len(seeds), MARKS, MAX_SEATS)[:, :, : setting.seats]
    leads = at == at.max(axis=2, keepdims=True)
    shares = leads / leads.sum(axis=2, keepdims=True)
    won = (shares * batch.wins[:games, None, :]).sum(axis=(0, 2))
    return {"led": won, "lead_games": np.array(float(len(seeds)))}


def _room(setting: Setting) -> Any:
    from stammtisch.kernel.twins import twins

    return arena(setting, FIRST_KEPT, twins.compiling())


def _deals(setting: Setting, first: int, deals: int) -> Sums:
    """Sums for an analysis of variance of each seat's lead: deals that are each played REPLAYS times by new choices."""
    chance = np.repeat(np.arange(first, first + deals, dtype=np.int64) ^ DEAL_SALT, REPLAYS)
    choices = np.arange(first * REPLAYS, (first + deals) * REPLAYS, dtype=np.int64) ^ REPLAY_SALT
    batch = play_batch(setting, chance, Wanted(), choices)
    lead = batch.leads.reshape(deals, REPLAYS, -1)
    return {
        "deals": np.array(float(deals)),
        "deal_sum": lead.sum(axis=(0, 1)),
        "deal_squares": (lead**2).sum(axis=(0, 1)),
        "deal_means_squares": (lead.mean(axis=1) ** 2).sum(axis=0),
    }


def try_skill(job: SkillJob) -> tuple[float, float]:
    """The thinker's mean share of the win and mean lead on the others, over all seats of one deal."""
    open_seats = job.setting.open_seats
    wins, leads = [], []
    for at, seat in enumerate(open_seats):
        policies = ["random"] * len(open_seats)
        policies[at] = job.thinker
        batch = play_batch(job.setting.seated(policies), np.array([job.seed], np.int64), Wanted())
        wins.append(float(batch.wins[0, seat]))
        seats = batch.scores.shape[1]
        leads.append(float(batch.leads[0, seat]) * seats / max(1, seats - 1))
    return float(np.mean(wins)), float(np.mean(leads))

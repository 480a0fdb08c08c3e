"""Counting for a study: games are played in groups, and each group is boiled down to sums.

Everything a study says is a function of such sums, and how sure it is comes from leaving out one group after the other
(`figures`).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import numpy as np

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.kernel.twins import twins
from stammtisch.kernel.twins.drive import MOST_MOVES
from stammtisch.lab.endings import Endings
from stammtisch.lab.entries import FIRST_KEPT, UNIT
from stammtisch.lab.pace import seconds
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
    who leads on the way, and so many `deals` are played REPLAYS times each. So many single choices are `tried`.
    """

    setting: Setting
    number: int
    first: int
    games: int
    closely: int
    deals: int
    endings: Endings
    tried: int = 0

    @property
    def key(self) -> tuple[str, Setting, int]:
        """What tells it from the other jobs of a study."""
        return "group", self.setting, self.number


@dataclass(frozen=True)
class SkillJob:
    """One deal, played once with a player of its own kind in each seat (`lone`) among `others`."""

    setting: Setting
    number: int
    lone: str
    others: str
    seed: int

    @property
    def key(self) -> tuple[str, Setting, int]:
        """What tells it from the other jobs of a study."""
        return f"{self.lone} among {self.others}", self.setting, self.number


@dataclass(frozen=True)
class Trial:
    """What came of a `SkillJob`, in the mean over all seats of its deal.

    `win` is the share of the win, `lead` the points ahead of the mean of the others, `beaten` the share of the others
    who end behind (equal ones by half); `squares` is the mean of the squares of all leads on the mean of all;
    `seconds` are those that a game takes people (see `pace`).
    """

    win: float
    lead: float
    beaten: float
    squares: float
    seconds: float


@dataclass(frozen=True)
class Group:
    """A group that was played: its sums, and single numbers of each game for pictures.

    `ledgers` (games, seats, sources) and `shares` (games, seats) of the win are those of the games looked at closely.
    """

    sums: Sums
    decisions: Numbers
    scores: Numbers
    margins: Numbers
    ledgers: Numbers
    shares: Numbers
    endings: tuple[tuple[str, int], ...]


def do_job(job: GroupJob | SkillJob) -> Any:
    """Does either kind of job."""
    return count_group(job) if isinstance(job, GroupJob) else try_skill(job)


def count_group(job: GroupJob) -> Group:
    """Plays and counts a group."""
    parts: list[Sums] = []
    decisions, scores, margins = [], [], []
    ended: Counter[str] = Counter()
    heard = None if job.setting.all_random else job.endings
    ledgers, shares = np.zeros((0, 0, 0)), np.zeros((0, 0))
    for start in range(0, job.games, AT_MOST):
        seeds = np.arange(job.first + start, job.first + min(start + AT_MOST, job.games), dtype=np.int64)
        first = start == 0 and job.closely > 0
        batch = play_batch(job.setting, seeds, Wanted(things=True, marks=MARKS, endings=heard if first else None))
        parts.append(sums_of(batch))
        decisions.append(batch.decisions)
        scores.append(batch.scores)
        margins.append(_Standing(batch).margin)
        if first:
            parts[0] |= sums_of_courses(_course(job.setting, batch, job.closely), batch.wins[: job.closely])
            ended = Counter((batch.endings if heard else _endings(job, seeds))[: job.closely])
            ledgers, shares = batch.ledger[: job.closely], batch.wins[: job.closely]
    if job.deals:
        parts[0] |= _deals(job.setting, job.first, job.deals)
    parts[0] |= try_choices(job.setting, job.first, job.tried)
    names = parts[0].keys()
    return Group(
        {name: np.sum([p[name] for p in parts if name in p], axis=0) for name in names},
        np.concatenate(decisions),
        np.concatenate(scores),
        np.concatenate(margins),
        ledgers,
        shares,
        tuple(ended.items()),
    )


def counted(batch: Batch) -> Group:
    """Games of players who think, all of them looked at closely, as a group."""
    sums = sums_of(batch) | sums_of_courses(batch.courses, batch.wins)
    margins, ended = _Standing(batch).margin, Counter(batch.endings)
    return Group(sums, batch.decisions, batch.scores, margins, batch.ledger, batch.wins, tuple(sorted(ended.items())))


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
    n = wins.shape[1]
    own = (batch.scores - batch.scores.mean(axis=0)).astype(np.float32)
    others = (own.sum(axis=1, keepdims=True) - own) / max(1, n - 1)
    by = (np.stack([ahead.ravel(), lead.ravel(), own.ravel(), others.ravel()]) @ flat).astype(float)
    out |= {"tried": weight, "won_by": by[0], "points_by": by[1]}
    if not len(batch.chances):
        return out  # what others do can be told from what goes together with it by an experiment only
    squares = {"own_squares": by[2] ** 2, "others_squares": by[3] ** 2}
    offered = batch.chances.sum(axis=(0, 1), dtype=float) / UNIT
    return out | {"own_by": by[2], "others_by": by[3], "offered": offered} | squares


def _endings(job: GroupJob, seeds: Numbers) -> list[str]:
    """How the first games of a group end. Random games are played once more: only few of many are looked at."""
    return play_batch(job.setting, seeds[: job.closely], Wanted(endings=job.endings)).endings


def _course(setting: Setting, batch: Batch, games: int) -> Numbers:
    """The standings after each tenth of the first games (games, MARKS, seats)."""
    if not setting.all_random:
        return batch.courses[:games]
    seeds, lengths = batch.seeds[:games], batch.decisions[:games]
    room = _room(setting)
    standings = np.zeros((len(seeds), MARKS * MAX_SEATS), np.int64)
    room.twin.retrace_games(
        *(room.states, room.boxes, room.moves, seeds, seeds ^ CHOICE_SALT, np.ascontiguousarray(lengths)),
        *(MARKS, standings),
    )
    return standings.reshape(len(seeds), MARKS, MAX_SEATS)[:, :, : setting.seats]


def sums_of_courses(at: Numbers, wins: Numbers) -> Sums:
    """Sums of how games went, from the standings after each tenth of them (games, MARKS, seats) and who won.

    Where several win, it is enough if one of them leads.
    """
    leads = at == at.max(axis=2, keepdims=True)
    shares = leads / leads.sum(axis=2, keepdims=True)
    won = wins[:, None, :] > 0
    ahead = (leads & won).any(axis=2)
    places = (at[:, :, None, :] > at[:, :, :, None]).sum(axis=3)
    behind = np.where(won, places, MAX_SEATS).min(axis=2) / max(1, at.shape[2] - 1)
    lasting = np.logical_and.accumulate(ahead[:, ::-1], axis=1).sum(axis=1)
    return {
        "led": (shares * wins[:, None, :]).sum(axis=(0, 2)),
        "lead_games": np.array(float(len(at))),
        "lead_changes": np.array(float((~(leads[:, 1:] & leads[:, :-1]).any(axis=2)).sum())),
        "comebacks": np.array(float((~ahead[:, MARKS // 2 - 1]).sum())),
        "behind": np.array(behind[:, :-1].mean(axis=1).sum()),
        "settled": np.array(float((1 - np.maximum(lasting - 1, 0) / MARKS).sum())),
    }


def _room(setting: Setting) -> Any:
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


TRIES, TRIED_OPTIONS = 8, 6
"""How often a choice is tried out to the end of the game, and how many of its options at the most."""

THINKER = "greedy"
"""The player that is quick and thinks."""


def try_choices(setting: Setting, first: int, choices: int) -> Sums:
    """Sums of what single choices in the midst of random games are like, from trying some of their options to the end,
    several times, each time with equal luck for all options.

    `dead`: the lead of who chooses is the same with every option, each time. Of choices among three options or more
    (`wide`): `agree`, whether the same option comes out best in one half of the tries and in the other, and
    `by_chance`, how often it would if all were alike.
    """
    random = Random(f"{first} choices")
    sums = dict.fromkeys(("met", "dead", "wide", "agree", "by_chance"), 0.0)
    for n in range(choices):
        if n == 0:
            room = twins.Arena(setting.found, setting.loaded.struct, FIRST_KEPT, twins.compiling())
        seat, options = _choice(setting, room, random)
        if not options:
            continue
        tried = np.array(sorted(random.sample(options, min(TRIED_OPTIONS, len(options)))), np.int64)
        leads = np.zeros((TRIES, len(tried)), np.int64)
        room.put(1, room.get(0))
        for row in leads:
            seed = random.getrandbits(60)
            room.twin.try_moves(room.states, room.boxes, room.moves, seat, seed, 1, MOST_MOVES, tried, row)
        sums["met"] += 1
        sums["dead"] += bool((leads == leads[:, :1]).all())
        if len(tried) > 2:
            one, other = (part == part.max() for part in (leads[::2].sum(axis=0), leads[1::2].sum(axis=0)))
            sums["wide"] += 1
            sums["agree"] += float((one & other).sum() / (one.sum() * other.sum()))
            sums["by_chance"] += 1 / len(tried)
    return {name: np.array(value) for name, value in sums.items()}


def _choice(setting: Setting, room: Any, random: Random) -> tuple[int, list[int]]:
    """Plays a random game up to one of its choices, all being equally likely; who chooses, among what."""
    seed, chosen, met = random.getrandbits(60), 0, 0
    course: list[int] = []
    for stop in (-1, None):
        room.put(0, setting.blank)
        due, made, met_now = room.twin.begin(room.states, 0, room.boxes, seed), 0, 0
        while due >= 0:
            room.twin.look(room.states, 0, room.boxes, room.moves, due)
            options = room.options()
            if len(options) > 1:
                met_now += 1
                if stop is None and met_now == chosen:
                    return due, options
            if stop is not None:
                course.append(random.choice(options))
            due = room.twin.step(room.states, 0, room.boxes, room.moves, due, course[made])
            made += 1
        met = met_now
        if not met:
            break
        chosen = random.randint(1, met)
    return 0, []


def try_skill(job: SkillJob) -> Trial:
    """One deal with the lone player in each seat."""
    open_seats = job.setting.open_seats
    found = []
    for at, seat in enumerate(open_seats):
        policies = [job.others] * len(open_seats)
        policies[at] = job.lone
        batch = play_batch(job.setting.seated(policies), np.array([job.seed], np.int64), Wanted())
        n = batch.scores.shape[1]
        lead, standing = batch.leads[0], np.delete(batch.standings[0], seat)
        mine = batch.standings[0, seat]
        beaten = (mine > standing).mean() + (mine == standing).mean() / 2
        squares, took = (lead**2).mean(), seconds(job.setting, batch.widths)
        found.append([batch.wins[0, seat], lead[seat] * n / max(1, n - 1), beaten, squares, took])
    return Trial(*(float(x) for x in np.mean(found, axis=0)))

"""The games of a candidate: each table's, on seeds that are the same for all candidates of a stage."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import BadZipFile

import numpy as np

from stammtisch.lab.contest import compared, line_ups
from stammtisch.lab.counting import Sums, sums_of
from stammtisch.lab.figures import Groups
from stammtisch.lab.play import Wanted, play_batch
from stammtisch.lab.runs import write_whole
from stammtisch.lab.setting import Setting
from stammtisch.lab.thinking import Endless
from stammtisch.lab.tuning.measures import MEASURES, TOLD, Goal, wanted_of
from stammtisch.lab.work import Crew

SEARCH, FINALS, VERDICT = range(3)
"""The stages: each has seeds of its own."""

FINALS_FACTOR = 2
"""Finalists play so many times the games of a candidate."""

STAGE_SEEDS = 1 << 50
"""The first seed of a stage is so far from that of the one before."""

GROUPS = 50
"""Into how many groups the games of a table are divided at the most."""

LEAVE_OUT = ("widths", "asked")
"""Sums that no goal is measured by."""


@dataclass(frozen=True)
class Table:
    """A table that some goals look at: who plays, how many games at each stage, and what is to be counted."""

    setting: Setting
    players: tuple[str, ...]
    duel: bool
    games: tuple[int, int, int]
    wanted: Wanted

    @property
    def block(self) -> int:
        """Games that belong together: two players meet in each seat beside each mix."""
        return len(line_ups(2, len(self.setting.open_seats), Random(0))) if self.duel else 1

    def planned(self, stage: int) -> int:
        """The games of a stage, rounded up to whole blocks."""
        return -(-self.games[stage] // self.block) * self.block

    def jobs(self, stage: int, box: Path, seed: int) -> Iterator[Job]:
        """The work of a stage for the box of a candidate."""
        units = self.planned(stage) // self.block
        groups = min(GROUPS, units) if self.duel else min(GROUPS, units // 2)
        candidate = replace(self.setting, box=str(box))
        for number in range(groups):
            start, stop = units * number // groups, units * (number + 1) // groups
            first = seed + stage * STAGE_SEEDS + start
            yield Job(candidate, self.players if self.duel else (), number, first, stop - start, self.wanted)


@dataclass(frozen=True)
class Job:
    """Games (or, where `players` meet, blocks of games) with seeds from `first` on."""

    setting: Setting
    players: tuple[str, ...]
    number: int
    first: int
    units: int
    wanted: Wanted


def tables_of(goals: Sequence[Goal]) -> dict[Table, list[Goal]]:
    """The tables that goals look at; those with the same players, seats and options share one."""
    shared: dict[Any, list[Goal]] = {}
    for goal in goals:
        duel = MEASURES[goal.measure].duel
        shared.setdefault((goal.setting, goal.players if duel else (), duel), []).append(goal)
    found = {}
    for (setting, players, duel), members in shared.items():
        games = max(goal.games for goal in members)
        final = max(goal.final_games for goal in members)
        plan = (games, FINALS_FACTOR * games, final)
        found[Table(setting, players, duel, plan, wanted_of(members))] = members
    return found


def play(job: Job) -> Sums | None:
    """The sums of a job; None if a game does not end."""
    try:
        return _duels(job) if job.players else _games(job)
    except Endless:
        return None


def _games(job: Job) -> Sums:
    seeds = np.arange(job.first, job.first + job.units, dtype=np.int64)
    batch = play_batch(job.setting, seeds, job.wanted)
    sums = {name: value for name, value in sums_of(batch).items() if name not in LEAVE_OUT}
    if len(batch.leaders):
        sums["held"] = np.array(float((batch.leaders * batch.wins).sum()))
    for (event, fact), counts in batch.told.items():
        sums[f"{TOLD}{event}/{fact}"] = counts.astype(float)
    return sums


def _duels(job: Job) -> Sums:
    """How often the first player ended before the second, in blocks of games."""
    beat = 0.0
    seats = list(job.setting.open_seats)
    for block in range(job.first, job.first + job.units):
        random = Random(f"{block} duel")
        lines = line_ups(2, len(seats), random)
        chance = np.array([random.getrandbits(60)], np.int64)
        batches = [
            play_batch(
                job.setting.seated([job.players[p] for p in line]),
                chance,
                Wanted(),
                np.array([random.getrandbits(60)], np.int64),
            )
            for line in lines
        ]
        standings, scores = (np.stack([getattr(b, n)[0, seats] for b in batches]) for n in ("standings", "scores"))
        ahead, met, *_ = compared(2, lines, standings, scores)
        beat += float(ahead[0, 1] / met[0, 1])
    return {"games": np.array(float(job.units)), "beat": np.array(beat)}


def measure(
    crew: Crew, tables: Sequence[Table], stage: int, box: Path, seed: int, kept: Kept, played: Callable[[int], None]
) -> dict[Table, Groups] | None:
    """Plays what is not kept already; None if a game of this box does not end. `played` hears of games as they end."""
    jobs = {(i, job.number): job for i, table in enumerate(tables) for job in table.jobs(stage, box, seed)}
    have = kept.load()
    for key in have:
        played(_games_of(tables, jobs, key))
    try:
        work = {job: key for key, job in jobs.items() if key not in have}
        for job, sums in crew.each(play, list(work)):
            if sums is None:
                return None
            have[work[job]] = sums
            played(_games_of(tables, jobs, work[job]))
    finally:
        kept.save(have)
    numbers = {i: sorted(n for at, n in have if at == i) for i in range(len(tables))}
    return {table: Groups([have[i, n] for n in numbers[i]]) for i, table in enumerate(tables) if numbers[i]}


def _games_of(tables: Sequence[Table], jobs: dict[tuple[int, int], Job], key: tuple[int, int]) -> int:
    return jobs[key].units * tables[key[0]].block


class Kept:
    """Where the sums of a candidate's games are kept, so that nothing is played twice; nowhere without a path."""

    def __init__(self, path: Path | None = None):
        self.path = path

    def load(self) -> dict[tuple[int, int], Sums]:
        """Table and group -> sums."""
        found: dict[tuple[int, int], Sums] = {}
        if self.path is not None and self.path.exists():
            try:
                with np.load(BytesIO(self.path.read_bytes())) as archive:
                    for name in archive.files:
                        table, group, what = name.split("|", 2)
                        found.setdefault((int(table), int(group)), {})[what] = archive[name]
            except (ValueError, EOFError, BadZipFile, zlib.error):
                return {}  # it is played again
        return found

    def save(self, sums: dict[tuple[int, int], Sums]) -> None:
        """Keeps them, whole or not at all."""
        if self.path is None:
            return
        named = {f"{t}|{g}|{what}": value for (t, g), one in sums.items() for what, value in one.items()}
        data = BytesIO()
        np.savez_compressed(data, allow_pickle=False, **named)
        write_whole(self.path, data.getvalue())

"""Many games, a row for each: `simulate`.

What is played lies in shards beside the file until it is whole, so that a run that was cut off goes on where it
stopped. Game number i of a run has seed `seed + i` and is the same game whoever plays it, and with whatever else.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from stammtisch.lab.endings import Endings, learn_endings
from stammtisch.lab.errors import LabError
from stammtisch.lab.play import Batch, Wanted, play_batch, prepare
from stammtisch.lab.setting import RANDOM, Setting, setting
from stammtisch.lab.work import Report, check_engine, cores, each

SHARD, SWIFT_SHARD, THINKING_SHARD = 1000, 100, 4
"""Games that are played before they are kept: of random players, of learned ones, and of such that think."""

MARK = "stammtisch"
"""The key of a file's parameters in its metadata."""

TEMPORARY = ".tmp"
"""How a file ends that is being written."""


@dataclass(frozen=True)
class Job:
    """Games `start` to `stop` of a run."""

    setting: Setting
    seed: int
    start: int
    stop: int
    endings: Endings


def simulate(
    title: str,
    seats: int | None = None,
    games: int = 1000,
    policy: str | Sequence[str] = RANDOM,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    box: str | Path | None = None,
    out: str | Path | None = None,
    workers: int | None = None,
    engine: str = "local",
    report: Report | None = None,
    compiling: Report | None = None,
) -> pl.DataFrame:
    """Plays games and returns a row for each.

    Columns: `game`, `seed`; for each seat k `policy_k`, `score_k`, `place_k` (equal ones share the better), `win_k` (1,
    or a fraction of a shared win) and `points_SOURCE_k` (which add up to the score); `first`, the seat that decides
    first, `decisions`, `choices` (decisions with more than one option), `chapters` (rounds or phases that were begun),
    `ending` (what the title tells when a game ends so), and `end_FIELD` for each plain number of the final state.

    With `out` the rows are kept there as Parquet while they come, and only what is missing is played. `report(done,
    games)` and `compiling(done, rules)` follow the work. Raises LabError, and what `setting` raises.
    """
    check_engine(engine, workers)
    wanted = setting(title, seats, policy, options, box)
    if games < 1:
        raise LabError("few-games", games=games)
    if not 0 <= seed < 1 << 60:
        raise LabError("wrong-seed", seed=str(seed), most="2^60")
    shelf = Shelf(Path(out), wanted, seed) if out else None
    have = shelf.open() if shelf else []
    shard = SHARD if wanted.all_random else SWIFT_SHARD if wanted.swift else THINKING_SHARD
    missing = _missing(have, games, shard)
    done = games - sum(stop - start for start, stop in missing)
    frames: list[pl.DataFrame] = []
    if missing:
        prepare(wanted, compiling)
        endings = learn_endings(wanted)
        jobs = [Job(wanted, seed, start, stop, endings) for start, stop in missing]
        if report:
            report(done, games)
        for job, frame in each(play_job, jobs, _hands(workers, len(jobs)), engine):
            if shelf:
                shelf.keep(job.start, job.stop, frame)
            else:
                frames.append(frame)
            done += job.stop - job.start
            if report:
                report(done, games)
    if shelf:
        return shelf.bind(games)
    return pl.concat(frames).sort("game")


def _hands(workers: int | None, jobs: int) -> int:
    """How many workers are worth beginning for so many jobs."""
    return min(workers or cores(), jobs)


def play_job(job: Job) -> pl.DataFrame:
    """The rows of a job's games."""
    seeds = np.arange(job.seed + job.start, job.seed + job.stop, dtype=np.int64)
    return rows(job.setting, play_batch(job.setting, seeds, Wanted(endings=job.endings)), job.start)


def rows(setting: Setting, batch: Batch, first: int) -> pl.DataFrame:
    """A batch as a table; `first` is the number of its first game."""
    places, wins = batch.places, batch.wins
    columns: dict[str, Any] = {"game": np.arange(first, first + len(batch.seeds)), "seed": batch.seeds}
    for seat, policy in enumerate(setting.policies):
        columns[f"policy_{seat}"] = [policy] * len(batch.seeds)
        columns[f"score_{seat}"] = batch.scores[:, seat]
        columns[f"place_{seat}"] = places[:, seat].astype(np.int8)
        columns[f"win_{seat}"] = wins[:, seat]
        for line, source in enumerate(setting.found.sources):
            columns[f"points_{source.name}_{seat}"] = batch.ledger[:, seat, line]
    columns |= {
        "first": batch.first,
        "decisions": batch.decisions,
        "choices": batch.choices,
        "chapters": batch.chapters,
    }
    columns["ending"] = batch.endings
    columns |= {f"end_{name}": values for name, values in batch.at_end.items()}
    return pl.DataFrame(columns)


def _missing(have: Sequence[tuple[int, int]], games: int, shard: int) -> list[tuple[int, int]]:
    """What is not there of games 0 to `games`, in pieces of at most `shard`."""
    out = []
    at = 0
    for start, stop in [*sorted(have), (games, games)]:
        while at < min(start, games):
            upto = min(start, games, (at // shard + 1) * shard)
            out.append((at, upto))
            at = upto
        at = max(at, stop)
    return out


class Shelf:
    """Where the games of a run are kept: the file, and beside it a folder of shards while the run lasts.

    A shard comes into the folder whole (it is written elsewhere and renamed) or not at all.
    """

    def __init__(self, path: Path, wanted: Setting, seed: int):
        if path.is_dir():
            raise LabError("no-games-there", file=str(path))
        self.path, self.folder = path, path.with_name(path.name + ".parts")
        self.parameters = {**wanted.parameters(), "seed": seed}

    def open(self) -> list[tuple[int, int]]:
        """The games that are there already, as (start, stop); raises LabError if they are of another run."""
        have: list[tuple[int, int]] = []
        if self.path.exists():
            self._same(self.path, self._parameters_of(self.path))
            have.append((0, pl.scan_parquet(self.path).select(pl.len()).collect().item()))
        elif not self.path.parent.is_dir():
            raise LabError("no-folder", folder=str(self.path.parent))
        note = self.folder / "run.json"
        if note.exists():
            try:
                found = json.loads(note.read_text(encoding="utf-8"))
            except ValueError:
                raise LabError("unreadable-note", file=str(note), folder=str(self.folder)) from None
            self._same(self.folder, found if isinstance(found, dict) else {})
        else:
            self.folder.mkdir(exist_ok=True)
            write_whole(note, json.dumps(self.parameters, ensure_ascii=False).encode())
        return have + [shard for shard, _ in self._shards()]

    def _same(self, where: Path, found: dict[str, Any]) -> None:
        for key, value in self.parameters.items():
            if found.get(key) != value:
                facts = {"key": key, "theirs": repr(found.get(key)), "ours": repr(value)}
                raise LabError("other-run", file=str(where), **facts)

    def _parameters_of(self, path: Path) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads(pl.read_parquet_metadata(path)[MARK])
        except (KeyError, ValueError, pl.exceptions.PolarsError):
            raise LabError("no-games-there", file=str(path)) from None
        return found

    def _shards(self) -> Iterator[tuple[tuple[int, int], Path]]:
        """The shards that can be read; others are removed, and their games played again."""
        for path in sorted(self.folder.iterdir()):
            named = re.fullmatch(r"(\d+)-(\d+)\.parquet", path.name)
            if named is None:
                if path.suffix == TEMPORARY:
                    path.unlink(missing_ok=True)
                continue
            start, stop = int(named[1]), int(named[2])
            try:
                whole = pl.read_parquet(path, columns=["game"])["game"].to_list() == list(range(start, stop))
            except (OSError, pl.exceptions.PolarsError):
                whole = False
            if whole:
                yield (start, stop), path
            else:
                path.unlink(missing_ok=True)

    def keep(self, start: int, stop: int, frame: pl.DataFrame) -> None:
        """Keeps the games of a job."""
        path = self.folder / f"{start:09}-{stop:09}.parquet"
        temporary = path.with_suffix(TEMPORARY)
        write_frame(temporary, frame)
        settle(temporary, path)

    def bind(self, games: int) -> pl.DataFrame:
        """All games in one file, in order, the shards removed; the first `games` of them."""
        parts = [pl.read_parquet(path) for _, path in self._shards()]
        if self.path.exists():
            parts.append(pl.read_parquet(self.path))
        whole = pl.concat(parts).unique("game", keep="first").sort("game")
        if len(parts) > 1 or not self.path.exists():
            temporary = self.folder / "whole.tmp"
            write_frame(temporary, whole, metadata={MARK: json.dumps(self.parameters, ensure_ascii=False)})
            settle(temporary, self.path)
        shutil.rmtree(self.folder, ignore_errors=True)
        return whole.filter(pl.col("game") < games)


def write_frame(path: Path, frame: pl.DataFrame, **how: Any) -> None:
    """Writes a table as Parquet; raises OSError where Polars would have an error of its own."""
    data = BytesIO()
    frame.write_parquet(data, **how)
    path.write_bytes(data.getbuffer())


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    temporary = path.with_suffix(TEMPORARY)
    temporary.write_bytes(data)
    settle(temporary, path)


def empty(folder: Path) -> bool:
    """Whether a folder holds nothing but what was being written when a run was cut off."""
    return all(path.suffix == TEMPORARY for path in folder.iterdir())


def settle(temporary: Path, path: Path) -> None:
    """Puts a written file in its place at once, on the disk."""
    with temporary.open("rb") as file:
        os.fsync(file.fileno())
    os.replace(temporary, path)
    with suppress(OSError):  # not every system can do this with a folder
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


__all__ = ["Job", "Shelf", "play_job", "rows", "simulate"]

"""Datasets of games: a row for each decision, with what the seat saw and could do, what it did, and what became of it.

A dataset is a folder of Parquet files, each of which holds whole games, and `schema.json`, which says what the numbers
mean. A file comes into the folder whole or not at all, so a run that was cut off goes on where it stopped. What each
column holds is written in docs/datasets.md.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import polars as pl

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.twins import twins
from stammtisch.kernel.twins.columns import columns
from stammtisch.kernel.twins.observation import layout
from stammtisch.lab.entries import COLUMNS, STANDING
from stammtisch.lab.errors import LabError
from stammtisch.lab.play import CHOICE_SALT, prepare
from stammtisch.lab.runs import MARK, TEMPORARY, empty, settle, write_frame, write_whole
from stammtisch.lab.setting import RANDOM, RULES, Setting, setting
from stammtisch.lab.thinking import MOST_DECISIONS, Endless
from stammtisch.lab.work import Report, cores, each
from stammtisch.players import Sight, find_policy
from stammtisch.players.choosing import net_look

FORM = 1
"""The form of a dataset; another one has another number."""

SHARD = 20
"""Games in a file: of large observations some 30 MB while they are written, one or two in the file."""

SCHEMA = "schema.json"

PLAYED, BLANK, SEEN = range(3)
"""States: the game in play, one that is not laid out, and one as the seat that chooses may imagine it."""


@dataclass(frozen=True)
class Job:
    """Games `start` to `stop` of a dataset, and where they go."""

    setting: Setting
    seed: int
    start: int
    stop: int
    folder: str

    @property
    def file(self) -> Path:
        """The file of these games."""
        return Path(self.folder) / f"games-{self.start:09}-{self.stop:09}.parquet"


def dataset(
    title: str,
    out: str | Path,
    seats: int | None = None,
    games: int = 100,
    policy: str | Sequence[str] = RANDOM,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    box: str | Path | None = None,
    workers: int | None = None,
    report: Report | None = None,
    compiling: Report | None = None,
) -> pl.LazyFrame:
    """Plays games and keeps every decision in the folder `out`; only what is missing there is played.

    Files are played whole, so there may be some games more than `games`; the table that is returned holds so many. Game
    i has seed `seed + i`, and is that of `simulate` where players think. Raises LabError, and what `setting`
    raises.
    """
    wanted = setting(title, seats, policy, options, box)
    if games < 1:
        raise LabError("few-games", games=games)
    if not 0 <= seed < 1 << 60:
        raise LabError("wrong-seed", seed=str(seed), most="2^60")
    folder = Path(out)
    _open(folder, {**wanted.parameters(), "seed": seed}, wanted)
    jobs = [Job(wanted, seed, start, start + SHARD, str(folder)) for start in range(0, games, SHARD)]
    missing = [job for job in jobs if not _whole(job.file)]
    total = len(jobs) * SHARD
    done = total - len(missing) * SHARD
    if missing:
        prepare(wanted, compiling, learned=net_look)
        if report:
            report(done, total)
        for _ in each(play_job, missing, min(workers or cores(), len(missing))):
            done += SHARD
            if report:
                report(done, total)
    return pl.scan_parquet([job.file for job in jobs]).filter(pl.col("game") < games)


def in_folder(folder: Path) -> tuple[int, int]:
    """How many games and decisions a dataset holds: files are whole, so there may be more than were wanted."""
    held = pl.scan_parquet(folder / "games-*.parquet").select(pl.col("game").n_unique(), pl.len().alias("decisions"))
    games, decisions = held.collect().row(0)
    return int(games), int(decisions)


def _whole(file: Path) -> bool:
    """Whether a file is there, and whole; another one is played again."""
    try:
        return MARK in pl.read_parquet_metadata(file)
    except (OSError, pl.exceptions.PolarsError):
        return False


def _open(folder: Path, parameters: dict[str, Any], wanted: Setting) -> None:
    """Makes the folder and its schema, or looks whether they are those of this run."""
    if not folder.parent.is_dir():
        raise LabError("no-folder", folder=str(folder.parent))
    folder.mkdir(exist_ok=True)
    note = folder / SCHEMA
    if note.exists():
        try:
            found = dict(json.loads(note.read_text(encoding="utf-8"))[MARK])
        except (ValueError, KeyError, TypeError):
            raise LabError("unreadable-note", file=str(note), folder=str(folder)) from None
        for key, value in parameters.items():
            if found.get(key) != value:
                facts = {"key": key, "theirs": repr(found.get(key)), "ours": repr(value)}
                raise LabError("other-run", file=str(folder), **facts)
        return
    if not empty(folder):
        raise LabError("no-dataset-there", folder=str(folder))
    write_whole(note, json.dumps(schema(wanted, parameters), ensure_ascii=False, indent=1).encode())


def schema(wanted: Setting, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """What the numbers of a dataset mean: its parameters, the columns of observations, and the actions."""
    title, names = wanted.found, wanted.loaded.names
    first = starts(wanted)
    return {
        MARK: {"form": FORM, **parameters},
        "observation": [column.name for column in columns(title.state, wanted.seats, names)],
        "decisions": [
            {"decision": decision.name, "first": first[step], "options": decision.size}
            for step, decision in sorted(title.decisions.items())
        ],
        "actions": [
            text
            for _, decision in sorted(title.decisions.items())
            for nameable in [set(decision.nameable(names))]
            for text in (decision.text(o, names) if o in nameable else None for o in range(decision.size))
        ],
    }


def starts(wanted: Setting) -> dict[int, int]:
    """For each step that is a decision the action that is its option 0, as in the environments."""
    out, at = {}, 0
    for step, decision in sorted(wanted.found.decisions.items()):
        out[step] = at
        at += decision.size
    return out


def width(wanted: Setting) -> int:
    """How many numbers an observation has."""
    state: type[GameState] = wanted.found.state
    return layout(state, wanted.seats).size


# --------------------------------------------------------------------------------------------------------- playing


def play_job(job: Job) -> None:
    """Plays the games of a job and writes their file."""
    frames = [play(job.setting, job.seed + game, game) for game in range(job.start, job.stop)]
    temporary = job.file.with_suffix(TEMPORARY)
    parameters = {"form": FORM, **job.setting.parameters(), "seed": job.seed}
    metadata = {MARK: json.dumps(parameters, ensure_ascii=False)}
    write_frame(temporary, pl.concat(frames), compression="zstd", metadata=metadata)
    settle(temporary, job.file)


def play(wanted: Setting, seed: int, game: int, compiled: bool | None = None) -> pl.DataFrame:
    """The decisions of one game."""
    title, loaded, first = wanted.found, wanted.loaded, starts(wanted)
    room = twins.Arena(title, loaded.struct, 3, compiled)
    states, boxes, moves, twin = room.states, room.boxes, room.moves, room.twin
    size = width(wanted)
    randoms = [Random(f"{seed ^ CHOICE_SALT} {seat}") for seat in range(wanted.seats)]
    players = {policy: find_policy(policy) for policy in set(wanted.policies) - {RULES}}
    rows: dict[str, list[Any]] = {name: [] for name in ("seat", "decision", "legal", "action", "move", "observation")}
    room.put(PLAYED, wanted.blank)
    due = twin.begin(states, PLAYED, boxes, seed)
    while due >= 0:
        if len(rows["seat"]) == MOST_DECISIONS:
            raise Endless("endless-decisions", moves=MOST_DECISIONS, seed=str(seed))
        twin.look(states, PLAYED, boxes, moves, due)
        options, step = room.options(), room.step(PLAYED)
        decision = title.decisions[step]
        choice = options[0]
        if len(options) > 1:
            room.put(SEEN, room.get(PLAYED))
            twin.redraw_at(states, SEEN, boxes, moves, due, 0)
            legal = tuple(Move(due, step, option, decision.text(option, loaded.names)) for option in options)
            sight = Sight(title, loaded, due, legal, room.get(SEEN))
            choice = players[wanted.policies[due]].choose(sight, randoms[due]).option
        row = np.zeros(size, np.int32)
        twin.observe_at(states, PLAYED, due, row)
        rows["seat"].append(due)
        rows["decision"].append(decision.name)
        rows["legal"].append(sorted(first[step] + option for option in options))
        rows["action"].append(first[step] + choice)
        rows["move"].append(decision.text(choice, loaded.names))
        rows["observation"].append(row)
        due = twin.step(states, PLAYED, boxes, moves, due, choice)
    return frame_of(wanted, seed, game, rows, results(wanted, room))


def results(wanted: Setting, room: twins.Arena) -> dict[str, Any]:
    """The score, the place and the share of the win of each seat."""
    row = np.zeros(COLUMNS, np.int64)
    room.twin.results_at(room.states, PLAYED, room.boxes, row)
    standings = row[STANDING : STANDING + wanted.seats]
    best = standings == standings.max()
    return {
        "score": row[: wanted.seats],
        "place": 1 + (standings[None, :] > standings[:, None]).sum(axis=1),
        "win": best / best.sum(),
    }


def frame_of(wanted: Setting, seed: int, game: int, rows: dict[str, list[Any]], ends: dict[str, Any]) -> pl.DataFrame:
    """A game as a table: lists of what its decisions were, and what became of the seats."""
    seats, count = np.array(rows["seat"]), len(rows["seat"])
    size = width(wanted)
    return pl.DataFrame(
        {
            "game": np.full(count, game, np.int64),
            "seed": np.full(count, seed, np.int64),
            "ply": np.arange(1, count + 1, dtype=np.int32),
            "seat": seats.astype(np.int8),
            "policy": pl.Series([wanted.policies[seat] for seat in seats], dtype=pl.String),
            "decision": pl.Series(rows["decision"], dtype=pl.String),
            "legal": pl.Series(rows["legal"], dtype=pl.List(pl.Int32)),
            "action": np.array(rows["action"], np.int32),
            "move": pl.Series(rows["move"], dtype=pl.String),
            "observation": pl.Series(np.stack(rows["observation"]), dtype=pl.Array(pl.Int32, size)),
            "score": ends["score"][seats].astype(np.int64),
            "place": ends["place"][seats].astype(np.int8),
            "win": ends["win"][seats].astype(np.float32),
        }
    )

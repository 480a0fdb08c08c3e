"""Games that people played at tables, studied like those that the laboratory plays itself.

Such a game is played again from its moves and what chance brought; then the same is counted of it as of any other, and
besides how people came to their decisions. Nothing here knows who they were.
"""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from stammtisch.kernel.model.kinds import MAX_SEATS, NONE
from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.title import find_title
from stammtisch.kernel.twins import twins
from stammtisch.lab import figures as fig
from stammtisch.lab.balance import Study, found_in
from stammtisch.lab.budget import STUDIED, Budget
from stammtisch.lab.counting import MARKS, Group, counted
from stammtisch.lab.decisions import SCHEMA, SHARD, frame_of, results, schema, starts, width
from stammtisch.lab.endings import Endings, learn_endings
from stammtisch.lab.entries import BLANK, FIRST_KEPT, FIRST_SEAT, LAST_CHOICE, LAST_SEAT, STANDING
from stammtisch.lab.figures import Groups
from stammtisch.lab.finals import Finals
from stammtisch.lab.learned import CHAPTER, OPTIONS, STANDINGS
from stammtisch.lab.metrics import within
from stammtisch.lab.people import ENOUGH, People, Pondered, Taken
from stammtisch.lab.play import Batch, Wanted, batch_of, tables
from stammtisch.lab.runs import MARK, settle, write_whole
from stammtisch.lab.setting import RULES, Setting
from stammtisch.lab.things import asked, catalogue, named
from stammtisch.lab.thinking import at_marks, finish, note
from stammtisch.lab.thinking import count as count_log

log = logging.getLogger("stammtisch.lab")
PERSON = "person"
GROUPS = 100
"""Into how many groups games are divided at the most; of fewer games each is one."""
AWAY = 600
"""Seconds after which whoever has not decided is doing something else."""


@dataclass(frozen=True)
class PlayedPly:
    """A move, and what chance brought, as words; the `seconds` that a person thought before it (None: not known, or no
    person's), how often they `asked` why something is forbidden, and took back what they had chosen there.
    """

    seat: int
    move: str
    chance: str
    seconds: int | None = None
    asked: int = 0
    taken_back: int = 0


@dataclass(frozen=True)
class PlayedGame:
    """A finished game: who decided for the seats in the end, what chance brought in the set-up, and the moves."""

    policies: tuple[str, ...]
    setup: str
    plies: tuple[PlayedPly, ...]


def setting_of(title: str, seats: int, options: Iterable[tuple[str, str]] = (), box: str = "") -> Setting:
    """The setting of games in which people sit wherever the rules do not play; `box` is a path."""
    found, chosen = find_title(title), dict(options)
    ruled = found.played_by_rules(seats, chosen)
    policies = tuple(RULES if seat in ruled else PERSON for seat in range(seats))
    return Setting(title, seats, policies, tuple(sorted(chosen.items())), box)


def replayed(wanted: Setting, game: PlayedGame) -> Game | None:
    """The game played again; None if that cannot be done, or it does not end, with the rules of today."""
    seats = [Seat(str(n), policy) for n, policy in enumerate(game.policies)]
    try:
        made = Game(wanted.found, seats, dict(wanted.options), wanted.loaded, dictation=game.setup.split())
        for ply in game.plies:
            made.play(ply.move, ply.seat, dictation=ply.chance.split())
    except Exception as error:
        log.info("a game cannot be played again with the rules of today: %s", type(error).__name__)
        return None
    return made if made.over else None


# -------------------------------------------------------------------------------------------------------- counting


@dataclass(frozen=True)
class Counts:
    """What was counted of some games. `thought`: the place of a decision and the seconds that somebody took for it,
    each time; `seated`: how often which players sat there together; `left_out`: games that cannot be played again.
    """

    group: Group | None
    thought: tuple[tuple[int, int], ...]
    seated: tuple[tuple[tuple[str, ...], int], ...]
    games: int
    left_out: int


def count(wanted: Setting, games: Sequence[PlayedGame], endings: Endings | None = None) -> Counts:
    """Counts some games; `endings` tells in which ways games end, where that is wanted."""
    again = [(game, made) for game in games if (made := replayed(wanted, game)) is not None]
    if not again:
        return Counts(None, (), (), 0, len(games))
    known, many, seats = catalogue(wanted), len(again), wanted.seats
    rows, asked_of, widths, things = tables(known, seats, many, many)
    taken, chances, spreads = (a.reshape(many, seats, len(known.things)) for a in things)
    courses = np.zeros((many, MARKS, seats), np.int64)
    room = twins.Arena(wanted.found, wanted.loaded.struct, FIRST_KEPT + 2 * many, compiled=False)
    room.put(BLANK, wanted.blank)
    people = {name: np.zeros(len(known.decisions)) for name in ("met", "asked", "taken_back")}
    offered = np.zeros(len(known.things))
    thought: list[tuple[int, int]] = []
    seated: Counter[tuple[str, ...]] = Counter()
    for g, (game, made) in enumerate(again):
        log, row = np.zeros((len(made.plies), STANDINGS + MAX_SEATS), np.int64), rows[g]
        row[FIRST_SEAT] = made.plies[0].move.seat
        for told, ply, line in zip(game.plies, made.plies, log, strict=True):
            move, place = ply.move, int(known.place[ply.move.step])
            room.put(0, ply.before)
            note(room, line)
            room.twin.look(room.states, 0, room.boxes, room.moves, move.seat)
            options = room.options()
            line[:CHAPTER] = move.seat, move.step, len(options), move.option
            if line[OPTIONS] == 1:
                continue
            shown = known.of[known.first[move.step] + np.array(options)]
            offered[np.unique(shown[shown != NONE])] += 1
            if told.seconds is not None:
                people["met"][place] += 1
                people["asked"][place] += told.asked > 0
                people["taken_back"][place] += told.taken_back > 0
                if told.seconds < AWAY:
                    thought.append((place, told.seconds))
        room.put(FIRST_KEPT + 2 * g, made.state.pack())
        room.put(FIRST_KEPT + 2 * g + 1, made.plies[-1].before)
        finish(room, g, len(made.plies), row)
        count_log(log, known, row, asked_of[g], widths, taken[g])
        courses[g] = at_marks(log, MARKS, row[STANDING : STANDING + seats])
        seated[tuple(sorted(policy for policy in game.policies if policy != RULES))] += 1
    batch = _batch(wanted, room, rows, asked_of, widths, (taken, chances, spreads), courses, endings)
    group = counted(batch)
    sums = group.sums | {f"people_{name}": found for name, found in people.items()} | {"offered": offered}
    return Counts(replace(group, sums=sums), tuple(thought), tuple(seated.items()), many, len(games) - many)


def _batch(
    wanted: Setting,
    room: twins.Arena,
    rows: Any,
    asked_of: Any,
    widths: Any,
    things: Any,
    courses: Any,
    endings: Endings | None,
) -> Batch:
    many = len(rows)
    taken, chances, spreads = things
    return replace(
        batch_of(
            wanted,
            np.arange(many, dtype=np.int64),
            rows,
            asked_of,
            widths,
            Finals(wanted, [(room, FIRST_KEPT + 2 * g) for g in range(many)]),
            [(room, FIRST_KEPT + 2 * g + 1) for g in range(many)],
            [(int(row[LAST_SEAT]), int(row[LAST_CHOICE])) for row in rows],
            Wanted(endings=endings),
            taken,
            chances[:0],
            spreads[:0],
        ),
        courses=courses,
    )


# ------------------------------------------------------------------------------------------------------- the study


def study_played(wanted: Setting, games: Sequence[PlayedGame], lang: str = "en") -> Study | None:
    """What games that people played say; None if none of them can be played again with the rules of today."""
    few = len(games) < ENOUGH
    endings = None if few else learn_endings(wanted)
    n = min(GROUPS, len(games))
    parts = [count(wanted, games[len(games) * k // n : len(games) * (k + 1) // n], endings) for k in range(n)]
    return conclude(wanted, parts, endings, lang)


def conclude(wanted: Setting, parts: Sequence[Counts], endings: Endings | None, lang: str) -> Study | None:
    """The study of games that were counted in parts."""
    groups = [part.group for part in parts if part.group is not None]
    if not groups:
        return None
    games, left_out = sum(part.games for part in parts), sum(part.left_out for part in parts)
    seated: Counter[tuple[str, ...]] = Counter()
    for part in parts:
        seated.update(dict(part.seated))
    often: Counter[str] = Counter()
    for table, times in seated.items():
        often.update(dict.fromkeys(table, times))
    nothing = endings or Endings(frozenset(), False, ())
    found = found_in(wanted, groups, games, 0, nothing, {}, Budget(STUDIED), lang)
    stacked = Groups([{k: v for k, v in group.sums.items() if k in OF_PEOPLE} for group in groups])
    thought = [one for part in parts for one in part.thought]
    policies = tuple(sorted(often, key=lambda name: (name != PERSON, -often[name], name)))
    numbers = [{table.count(name) for table in seated} for name in policies]
    people = People(
        games,
        left_out,
        tuple((name, max(found) if len(found) == 1 else 0) for name, found in zip(policies, numbers, strict=True)),
        tuple(_pondered(wanted, stacked, thought, lang)),
        tuple(_taken(wanted, stacked, lang)),
    )
    return replace(found, policies=policies, people=people)


OF_PEOPLE = ("games", "people_met", "people_asked", "people_taken_back", "times", "takers", "takers_wins")


def _pondered(wanted: Setting, g: Groups, thought: Sequence[tuple[int, int]], lang: str) -> Iterable[Pondered]:
    """How people came to each kind of decision at which any of them had a choice, the longest thought first."""
    title, words = wanted.found, wanted.found.speaker(lang)
    why = g.measure(lambda s: fig.ratio(s["people_asked"], s["people_met"]))
    back = g.measure(lambda s: fig.ratio(s["people_taken_back"], s["people_met"]))
    out = []
    for place, step in enumerate(sorted(title.decisions)):
        met = int(g.whole["people_met"][0, place])
        if not met:
            continue
        decision, seconds = title.decisions[step], [s for at, s in thought if at == place]
        median, long = np.quantile(seconds, [0.5, 0.9]) if seconds else (np.nan, np.nan)
        shares = [within(one.at(place), met) for one in (why, back)]
        text, clause = asked(decision, words), str(decision.clause)
        out.append(Pondered(decision.name, text, clause, met, float(median), float(long), *shares))
    return sorted(out, key=lambda one: (not one.median >= 0, -one.median))


def _taken(wanted: Setting, g: Groups, lang: str) -> Iterable[Taken]:
    """What was taken, that which most seats took first, and how those who did fared."""
    takers, wins = g.whole["takers"][0], g.whole["takers_wins"][0]
    found = [
        Taken(thing.key, named(thing), str(thing.clause), int(g.whole["times"][0, i]), int(takers[i]), float(wins[i]))
        for i, thing in enumerate(catalogue(wanted, lang).things)
        if takers[i] and not thing.phrase
    ]
    return sorted(found, key=lambda one: (-one.takers, -one.wins, one.key))


# --------------------------------------------------------------------------------------------------------- dataset


def dataset_played(wanted: Setting, games: Sequence[PlayedGame], folder: Path) -> int:
    """Writes the decisions of games into an empty folder, as docs/datasets.md says; how many games these are.

    Games that cannot be played again with the rules of today are left out.
    """
    parameters = {**wanted.parameters(), "policies": None, "seed": None, "played": True}
    said = schema(wanted, parameters)
    write_whole(folder / SCHEMA, json.dumps(said, ensure_ascii=False, indent=1).encode())
    metadata = {MARK: json.dumps(said[MARK], ensure_ascii=False)}
    frames: list[pl.DataFrame] = []
    written = 0
    for last, game in enumerate(games, 1):
        frame = decisions_of(wanted, written, game)
        if frame is not None:
            frames.append(frame)
            written += 1
        if frames and (len(frames) == SHARD or last == len(games)):
            file = folder / f"games-{written - len(frames):09}-{written:09}.parquet"
            pl.concat(frames).write_parquet(file.with_suffix(".tmp"), compression="zstd", metadata=metadata)
            settle(file.with_suffix(".tmp"), file)
            frames = []
    return written


def decisions_of(wanted: Setting, number: int, game: PlayedGame) -> pl.DataFrame | None:
    """The decisions of one game; None if it cannot be played again with the rules of today."""
    made = replayed(wanted, game)
    if made is None:
        return None
    title, loaded, first = wanted.found, wanted.loaded, starts(wanted)
    room = twins.Arena(title, loaded.struct, 1, compiled=False)
    rows: dict[str, list[Any]] = {name: [] for name in ("seat", "decision", "legal", "action", "move", "observation")}
    for ply in made.plies:
        seat, step = ply.move.seat, ply.move.step
        room.put(0, ply.before)
        room.twin.look(room.states, 0, room.boxes, room.moves, seat)
        row = np.zeros(width(wanted), np.int32)
        room.twin.observe_at(room.states, 0, seat, row)
        rows["seat"].append(seat)
        rows["decision"].append(title.decisions[step].name)
        rows["legal"].append(sorted(first[step] + option for option in room.options()))
        rows["action"].append(first[step] + ply.move.option)
        rows["move"].append(title.decisions[step].text(ply.move.option, loaded.names))
        rows["observation"].append(row)
    room.put(0, made.state.pack())
    frame = frame_of(replace(wanted, policies=game.policies), 0, number, rows, results(wanted, room))
    return frame.with_columns(
        pl.lit(None, pl.Int64).alias("seed"),
        pl.Series("seconds", [ply.seconds for ply in game.plies], pl.Int32),
        pl.Series("asked", [ply.asked for ply in game.plies], pl.Int32),
        pl.Series("taken_back", [ply.taken_back for ply in game.plies], pl.Int32),
    )

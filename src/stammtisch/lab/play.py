"""Playing games of a setting, a batch at a time, in whichever twin is there, and what comes out of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from stammtisch.kernel.twins import twins
from stammtisch.kernel.twins.drive import MOST_MOVES
from stammtisch.lab.endings import Endings
from stammtisch.lab.entries import (
    BLANK,
    CHOICES,
    CLOCK,
    COLUMNS,
    DECISIONS,
    FIRST_KEPT,
    FIRST_SEAT,
    LAST_CHOICE,
    LAST_SEAT,
    PER_DECISION,
    STANDING,
)
from stammtisch.lab.finals import Finals
from stammtisch.lab.learned import CHOICE, SEAT, play_on
from stammtisch.lab.setting import RANDOM, RULES, Setting
from stammtisch.lab.things import Catalogue, Numbers, catalogue
from stammtisch.lab.thinking import Endless, Thinking, at_marks, count, last_chapter
from stammtisch.lab.told import Told, count_told
from stammtisch.players import later
from stammtisch.players.net import NET

AT_ONCE = 100
"""Games whose counts are held at once; more would leave the processor's cache."""

CHOICE_SALT = 1 << 61
"""Keeps the seeds of choices apart from those of chance."""


@dataclass
class Batch:
    """Games that were played. Arrays have a row for each game; n seats, L sources, D decisions, T things.

    `scores`, `standings` (games, n); `ledger` (games, n, L): points by source; `decisions`, `choices` (with more than
    one option), `chapters` that were begun, `first` (the seat that decides first) (games,); `endings` (games,): a word
    for how each ended, "" where nobody asked; `at_end`: name of a scalar of the state -> its values at the end. `asked`
    (games, D, 3), `widths` (D, most options + 1); `taken`, `chances`, `spreads` (games, n, T) as the entries count
    them; no games in them where nobody asked, and no chances where players think. `leaders` (games, n): each seat's
    share of the lead when the last chapter began, `courses` (games, marks, n): the standings on the way, and `told`:
    how often an event named each thing of a kind, in all games; none of them where nobody asked.
    """

    seeds: Numbers
    scores: Numbers
    standings: Numbers
    ledger: Numbers
    decisions: Numbers
    choices: Numbers
    chapters: Numbers
    first: Numbers
    endings: list[str]
    at_end: dict[str, Numbers]
    asked: Numbers
    widths: Numbers
    taken: Numbers
    chances: Numbers
    spreads: Numbers
    leaders: Numbers
    courses: Numbers
    told: dict[Told, Numbers]

    @property
    def places(self) -> Numbers:
        """Places (games, n), from 1; equal standings share the better one."""
        ahead: Numbers = (self.standings[:, None, :] > self.standings[:, :, None]).sum(axis=2)
        return 1 + ahead

    @property
    def wins(self) -> Numbers:
        """Each seat's share of the win (games, n): 1, or a fraction where several share it."""
        return shares_of_lead(self.standings)

    @property
    def leads(self) -> Numbers:
        """How many points each seat is ahead of the mean of all (games, n).

        Who is ahead of whom is said by the standings, so that it is right where the fewest points win, too. A lone seat
        is compared with itself in the other games.
        """
        if self.scores.shape[1] == 1:
            alone: Numbers = self.scores - self.scores.mean(axis=0, keepdims=True)
            return alone
        apart = np.abs(self.scores[:, :, None] - self.scores[:, None, :])
        sides = np.sign(self.standings[:, :, None] - self.standings[:, None, :])
        leads: Numbers = (apart * sides).mean(axis=2)
        return leads

    @property
    def ranked(self) -> Numbers:
        """The scores of each game from the first place to the last (games, n)."""
        ranked: Numbers = np.take_along_axis(self.scores, np.argsort(-self.standings, axis=1, kind="stable"), axis=1)
        return ranked


def shares_of_lead(standings: Numbers) -> Numbers:
    """Each seat's share of the lead by standings (games, n): 1, or a fraction where it is shared."""
    best = standings == standings.max(axis=1, keepdims=True)
    shares: Numbers = best / best.sum(axis=1, keepdims=True)
    return shares


@dataclass(frozen=True)
class Wanted:
    """What is to be counted besides the results: the things taken, how the games ended, who led when the last chapter
    began, and the things that are named in what is told. The last two make random games as slow as thinking ones. Of
    thinking games also the standings after 1/marks of the decisions, 2/marks and so on.
    """

    things: bool = False
    endings: Endings | None = None
    leaders: bool = False
    told: tuple[Told, ...] = ()
    marks: int = 0


def play_batch(
    setting: Setting, seeds: Numbers, wanted: Wanted, choices: Numbers | None = None, compiled: bool | None = None
) -> Batch:
    """Plays a game for each seed (int64). `choices` are the seeds of what the players do, by default those seeds
    too.
    """
    own = seeds ^ CHOICE_SALT if choices is None else choices
    if setting.all_random and not wanted.leaders and not wanted.told:
        return _random_games(setting, seeds, own, wanted, compiled)
    return _thinking_games(setting, seeds, own, wanted, compiled)


@lru_cache(maxsize=8)
def arena(setting: Setting, states: int, compiled: bool) -> twins.Arena:
    """Room for so many games, kept for those that follow in this process."""
    made = twins.Arena(setting.found, setting.loaded.struct, states, compiled)
    made.put(BLANK, setting.blank)
    return made


def prepare(
    setting: Setting,
    report: Callable[[int, int], None] | None = None,
    wanted: Wanted | None = None,
    learned: Any = play_on,
) -> None:
    """Compiles what a setting needs, and `wanted` of it, and is not compiled yet; `report(done, total)` follows it.

    Processes that play afterwards find it in the cache. `learned` is the entry that learned players choose in.
    """
    if setting.all_random:
        play_batch(setting, np.arange(1), wanted or Wanted())
        return
    entries = later(setting.found, sorted(set(setting.policies) - {RANDOM, RULES, NET}))
    if NET in setting.policies:
        entries += (learned,)
    if twins.compiling() and not twins.ready(setting.found, *entries):
        twins.fast(setting.found).compile(report, entries)


def _random_games(setting: Setting, seeds: Numbers, choices: Numbers, wanted: Wanted, compiled: bool | None) -> Batch:
    compiled = twins.compiling() if compiled is None else compiled
    n, known = setting.seats, catalogue(setting)
    batches = []
    for start in range(0, len(seeds), AT_ONCE):
        part, theirs = seeds[start : start + AT_ONCE], choices[start : start + AT_ONCE]
        room = arena(setting, FIRST_KEPT + 2 * AT_ONCE if compiled else FIRST_KEPT + 2 * len(part), compiled)
        rows, asked, widths, (taken, chances, spreads) = tables(known, n, len(part), len(part) if wanted.things else 0)
        many = len(known.things)
        room.twin.tally_games(
            *(room.states, room.boxes, room.moves, part, theirs, known.place, known.first, known.of),
            *(rows, asked, widths, taken, chances, spreads, np.zeros(many, np.int64), np.zeros(many, np.int64)),
        )
        if rows[:, DECISIONS].max() >= MOST_MOVES:
            endless = int(part[rows[:, DECISIONS].argmax()])
            raise Endless("endless", seed=str(endless), moves=MOST_MOVES)
        finals = Finals(setting, [(room, FIRST_KEPT + 2 * g) for g in range(len(part))])
        last = [(int(r[LAST_SEAT]), int(r[LAST_CHOICE])) for r in rows]
        before = [(room, FIRST_KEPT + 2 * g + 1) for g in range(len(part))]
        shape = (len(taken), n, many)
        batches.append(
            batch_of(
                *(setting, part, rows, asked, widths, finals, before, last, wanted),
                *(a.reshape(shape) for a in (taken, chances, spreads)),
            )
        )
    return _joined(batches)


def tables(known: Catalogue, seats: int, games: int, counted: int) -> tuple[Numbers, Numbers, Numbers, list[Numbers]]:
    """Room for the counts of so many games: rows, asked, widths, and three tables of things."""
    d = len(known.decisions)
    things = [np.zeros((counted, seats * len(known.things)), np.int64) for _ in range(3)]
    return (
        np.zeros((games, COLUMNS), np.int64),
        np.zeros((games, d * PER_DECISION), np.int64),
        np.zeros((d, known.widest + 1), np.int64),
        things,
    )


def batch_of(
    setting: Setting,
    seeds: Numbers,
    rows: Numbers,
    asked: Numbers,
    widths: Numbers,
    finals: Finals,
    before: list[tuple[twins.Arena, int]],
    last: list[tuple[int, int]],
    wanted: Wanted,
    taken: Numbers,
    chances: Numbers,
    spreads: Numbers,
) -> Batch:
    """Games as they were counted; `before` are the states before their last choices (seat, option)."""
    n = setting.seats
    endings = [""] * len(seeds)
    if wanted.endings is not None:
        endings = [
            wanted.endings.of(setting, room.get(i), seat, choice)
            for (room, i), (seat, choice) in zip(before, last, strict=True)
        ]
    return Batch(
        seeds=seeds,
        scores=rows[:, :n],
        standings=rows[:, STANDING : STANDING + n],
        ledger=finals.ledger(),
        decisions=rows[:, DECISIONS],
        choices=rows[:, CHOICES],
        chapters=rows[:, CLOCK] + 1 if setting.found.clock else rows[:, CLOCK] * 0,
        first=rows[:, FIRST_SEAT],
        endings=endings,
        at_end=finals.scalars(),
        asked=asked.reshape(len(seeds), -1, PER_DECISION),
        widths=widths,
        taken=taken,
        chances=chances,
        spreads=spreads,
        leaders=np.zeros((0, n)),
        courses=np.zeros((0, 0, n)),
        told={},
    )


def _joined(batches: list[Batch]) -> Batch:
    """Several batches as one."""

    def together(name: str) -> Any:
        return np.concatenate([getattr(b, name) for b in batches])

    return Batch(
        **{
            name: together(name)
            for name in ("seeds", "scores", "standings", "ledger", "decisions", "choices", "chapters", "first", "asked")
        },
        endings=[e for b in batches for e in b.endings],
        at_end={k: np.concatenate([b.at_end[k] for b in batches]) for k in batches[0].at_end},
        widths=np.sum([b.widths for b in batches], axis=0),
        taken=together("taken"),
        chances=together("chances"),
        spreads=together("spreads"),
        leaders=together("leaders"),
        courses=together("courses"),
        told={},
    )


def _thinking_games(setting: Setting, seeds: Numbers, choices: Numbers, wanted: Wanted, compiled: bool | None) -> Batch:
    games, known, n = len(seeds), catalogue(setting), setting.seats
    counted = games if wanted.things else 0
    rows, asked, widths, things = tables(known, n, games, counted)
    taken, chances, spreads = (a.reshape(counted, n, len(known.things)) for a in things)
    table = Thinking(setting, games, twins.compiling() if compiled is None else compiled)
    leaders = np.zeros((games if wanted.leaders else 0, n))
    courses = np.zeros((games if wanted.marks else 0, wanted.marks, n), np.int64)
    told: dict[Told, Numbers] = {}
    for g in range(games):
        chance = int(seeds[g])
        log = table.play(g, chance, int(choices[g]), rows[g], wanted.leaders or wanted.marks > 0)
        count(log, known, rows[g], asked[g], widths, taken[g] if counted else None)
        if wanted.leaders:
            leaders[g] = shares_of_lead(last_chapter(log, n)[None])[0]
        if wanted.marks:
            courses[g] = at_marks(log, wanted.marks, rows[g, STANDING : STANDING + n])
        if wanted.told:
            for event, named in count_told(setting, chance, log[:, (SEAT, CHOICE)].tolist(), wanted.told).items():
                told[event] = told.get(event, 0) + named
    finals = Finals(setting, [(table.room, FIRST_KEPT + 2 * g) for g in range(games)])
    last = [(int(r[LAST_SEAT]), int(r[LAST_CHOICE])) for r in rows]
    before = [(table.room, FIRST_KEPT + 2 * g + 1) for g in range(games)]
    nothing = chances[:0], spreads[:0]
    batch = batch_of(setting, seeds, rows, asked, widths, finals, before, last, wanted, taken, *nothing)
    return replace(batch, leaders=leaders, courses=courses, told=told)


__all__ = ["Batch", "Wanted", "arena", "batch_of", "play_batch", "prepare", "tables"]

"""Games whose players think: who is asked, and what is counted of a game from its log (see `learned`)."""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np

from stammtisch.kernel.model.kinds import MAX_SEATS, NONE
from stammtisch.kernel.play.course import Move
from stammtisch.kernel.twins import twins
from stammtisch.lab.entries import (
    ASKED,
    BLANK,
    CHOICES,
    CHOOSER,
    CLOCK,
    COLUMNS,
    DECISIONS,
    FIRST_KEPT,
    FIRST_SEAT,
    FORCED,
    LAST_CHOICE,
    LAST_SEAT,
    PER_DECISION,
    STANDING,
)
from stammtisch.lab.entries import OPTIONS as OPTIONS_IN_ALL
from stammtisch.lab.errors import LabError
from stammtisch.lab.learned import CHAPTER, CHOICE, OPTIONS, SEAT, STANDINGS, STEP, play_on
from stammtisch.lab.setting import RANDOM, Setting
from stammtisch.lab.things import Catalogue, Numbers
from stammtisch.players import Policy, Sight, find_policy
from stammtisch.players.net import NET, net_of

MOST_DECISIONS = 100_000
"""A game of thinking players that is not over after so many decisions is taken for endless."""


class Endless(LabError):
    """A game that does not end."""


@cache
def _policy(spec: str) -> Policy:
    return find_policy(spec)


class Thinking:
    """A table in an arena at which each seat decides from its own sight, with a generator of its own.

    Learned players choose in the twin itself where that is ready for them, and otherwise as everybody else: the same,
    slower.
    """

    def __init__(self, setting: Setting, games: int, compiled: bool):
        self.setting = setting
        self.room = twins.Arena(setting.found, setting.loaded.struct, FIRST_KEPT + 2 * games, compiled)
        self.room.put(BLANK, setting.blank)
        self._log = np.zeros((MOST_DECISIONS + 1, STANDINGS + MAX_SEATS), np.int64)
        learned = sum(1 << seat for seat, policy in enumerate(setting.policies) if policy == NET)
        net = net_of(setting.found) if learned else None
        self._learned = None
        if net and (not compiled or twins.ready(setting.found, play_on)):
            room = *net.room(), net.room_for_ends(), np.zeros(setting.found.most_options + 1)
            self._learned = self.room.entry(play_on), learned, (*net.tables_of(setting.loaded), *room)

    def play(self, g: int, chance: int, choices: int, row: Numbers, noting: bool) -> Numbers:
        """Plays game g and fills its row but for what is counted; its log, with standings where that is `noting`."""
        setting, room, twin = self.setting, self.room, self.room.twin
        randoms = [Random(f"{choices} {seat}") for seat in range(setting.seats)]
        room.put(0, setting.blank)
        row[FIRST_SEAT] = self._log[0, SEAT] = twin.begin(room.states, 0, room.boxes, chance)
        made = self._play_on(g, 0, NONE, noting)
        while (seat := int(self._log[made, SEAT])) >= 0:
            if made == MOST_DECISIONS:
                raise Endless("endless-decisions", moves=MOST_DECISIONS, seed=str(chance))
            made = self._play_on(g, made, self._asked(seat, randoms[seat]), noting)
        room.put(FIRST_KEPT + 2 * g, room.get(0))
        finish(room, g, made, row)
        return self._log[:made]

    def _asked(self, seat: int, random: Random) -> int:
        """What a seat that has a choice chooses; its options are those listed last."""
        setting, room = self.setting, self.room
        title, names, options = setting.found, setting.loaded.names, room.options()
        if setting.policies[seat] == RANDOM:
            return random.choice(options)
        step = room.step(0)
        decision = title.decisions[step]
        legal = tuple(Move(seat, step, option, decision.text(option, names)) for option in options)
        room.put(CHOOSER, room.get(0))
        room.twin.redraw_at(room.states, CHOOSER, room.boxes, room.moves, seat, 0)
        sight = Sight(title, setting.loaded, seat, legal, room.get(CHOOSER))
        return _policy(setting.policies[seat]).choose(sight, random).option

    def _play_on(self, g: int, made: int, choice: int, noting: bool) -> int:
        """What `learned.play_on` does, which does it where learned players sit."""
        room, log = self.room, self._log
        if self._learned:
            entry, learned, thoughts = self._learned
            beside = room.states, room.boxes, room.moves, g, learned, int(noting), log, made, choice
            return int(entry(*beside, *thoughts))
        while True:
            if choice != NONE:
                log[made, CHOICE] = choice
                room.put(FIRST_KEPT + 2 * g + 1, room.get(0))
                due = room.twin.step(room.states, 0, room.boxes, room.moves, int(log[made, SEAT]), choice)
                made += 1
                log[made, SEAT] = due
            seat = int(log[made, SEAT])
            if seat < 0 or made == MOST_DECISIONS:
                return made
            room.twin.look(room.states, 0, room.boxes, room.moves, seat)
            options = room.options()
            log[made, STEP], log[made, OPTIONS] = room.step(0), len(options)
            if noting:
                note(room, log[made])
            if len(options) > 1:
                return made
            choice = options[0]


def finish(room: twins.Arena, g: int, made: int, row: Numbers) -> None:
    """Writes how a game of so many decisions ended in its row: its final state is kept, and the one before its last
    choice, in which the last chapter was on.
    """
    if made:
        room.twin.results_at(room.states, FIRST_KEPT + 2 * g + 1, room.boxes, row)
    chapters = row[CLOCK]
    room.twin.results_at(room.states, FIRST_KEPT + 2 * g, room.boxes, row)
    row[CLOCK] = chapters


def note(room: twins.Arena, line: Numbers) -> None:
    """Notes in a line of a log how far the game in state 0 is and how all stand."""
    row = np.zeros(COLUMNS, np.int64)
    room.twin.results_at(room.states, 0, room.boxes, row)
    line[CHAPTER] = row[CLOCK]
    line[STANDINGS:] = row[STANDING : STANDING + MAX_SEATS]


def count(log: Numbers, known: Catalogue, row: Numbers, asked: Numbers, widths: Numbers, taken: Numbers | None) -> None:
    """Counts a game: its decisions in `row`, `asked` and `widths`, and the things `taken` (seats, things) if wanted."""
    row[DECISIONS] = len(log)
    if not len(log):
        return
    seat, step, options, choice = log[:, : CHOICE + 1].T
    place, free = known.place[step], options > 1
    row[CHOICES], row[LAST_SEAT], row[LAST_CHOICE] = free.sum(), seat[-1], choice[-1]
    table = asked.reshape(-1, PER_DECISION)
    np.add.at(table[:, ASKED], place, 1)
    np.add.at(table[:, OPTIONS_IN_ALL], place, options)
    np.add.at(table[:, FORCED], place[~free], 1)
    np.add.at(widths, (place, np.minimum(options, widths.shape[1] - 1)), 1)
    if taken is not None:
        things = known.of[known.first[step[free]] + choice[free]]
        whose, at = np.nonzero(things != NONE)
        np.add.at(taken, (seat[free][whose], things[whose, at]), 1)


def last_chapter(log: Numbers, seats: int) -> Numbers:
    """The standings when the last chapter began in which somebody decided."""
    begins = np.flatnonzero(np.diff(log[:, CHAPTER], prepend=-1))
    standings: Numbers = log[begins[-1], STANDINGS : STANDINGS + seats]
    return standings


def at_marks(log: Numbers, marks: int, final: Numbers) -> Numbers:
    """The standings after each so many parts of the game (marks, seats); the `final` ones come last."""
    every = np.vstack([log[:, STANDINGS : STANDINGS + len(final)], final])
    parts = -(-len(log) * np.arange(1, marks + 1) // marks)
    standings: Numbers = every[parts]
    return standings

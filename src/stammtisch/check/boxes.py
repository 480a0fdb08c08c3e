"""Other boxes: what a designer might write into the components file, one change at a time.

A change sets a number to the least, the greatest or some other one that its declaration allows, or makes a list shorter
or longer; names stay. A box that is refused in a sentence is as good as one that can be played; one that is accepted is
played to its end by all twins together, the plain one in checked mode.
"""

from __future__ import annotations

import copy
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from types import FrameType
from typing import Any

import numpy as np

from stammtisch.check.report import Arrangement, Failed, Problem, Report
from stammtisch.kernel.model.struct import Field
from stammtisch.kernel.model.wanted import said
from stammtisch.kernel.title.box import BoxError, LoadedBox
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins import twins
from stammtisch.kernel.twins.drive import MOST_MOVES, OVER

FEWEST = 4
"""So many boxes are tried at least."""

GAMES_A_BOX = 10
"""Games that are worth one more box."""

TOGETHER = 600
"""Choices that all twins make together; what is left of a longer game the fast one plays alone."""

PATIENCE = 20.0
"""Seconds after which a box that is still being read or played is taken for one that hangs."""


@dataclass(frozen=True)
class Change:
    """One entry of the file made another: the way to it, and what stands there then (None: it is taken out)."""

    way: tuple[str | int, ...]
    value: Any

    def of(self, entries: Any) -> Any:
        """The data with the change made."""
        data = copy.deepcopy(dict(entries))
        at: Any = data
        for step in self.way[:-1]:
            at = at[step]
        last = self.way[-1]
        if self.value is None:
            del at[last]
        elif isinstance(at, list) and last == len(at):
            at.append(self.value)
        else:
            at[last] = self.value
        return data

    def __str__(self) -> str:
        where = f"[{self.way[0]}]" + "".join(f"[{s}]" if isinstance(s, int) else f".{s}" for s in self.way[1:])
        return f"{where} {'taken out' if self.value is None else f'= {self.value!r}'}"


def changes(title: Title) -> list[Change]:
    """Every change of the title's own box that is tried, in an order that mixes them and is always the same."""
    entries = title.load_box().entries
    random = Random(0)
    found: list[Change] = []
    for name, place in title.components.places(title.box).items():
        if place.startswith("#"):
            continue
        table, key = place.rstrip("?").split(".")
        whole = entries[table]
        for way, entry in (
            [((table,), whole)] if isinstance(whole, dict) else [((table, i), entry) for i, entry in enumerate(whole)]
        ):
            if key in entry:
                found += _of_value((*way, key), entry[key], title.box.fields[name], random)
    for table, whole in entries.items():
        if isinstance(whole, list):
            i = random.randrange(len(whole))
            found.append(Change((table, i), None))
            more = {**whole[i], "id": f"{whole[i]['id']}-too"} if "id" in whole[i] else dict(whole[i])
            found.append(Change((table, len(whole)), more))
    random.shuffle(found)
    return found


def _of_value(way: tuple[str | int, ...], value: Any, field: Field, random: Random) -> Iterator[Change]:
    """The changes of what stands at one key: a number, yes or no, or a list of them."""
    if isinstance(value, list):
        for i, item in enumerate(value):
            yield from _of_value((*way, i), item, field, random)
        if value:
            yield Change((*way, len(value) - 1), None)
            yield Change((*way, len(value)), copy.deepcopy(value[-1]))
    elif isinstance(value, bool):
        yield Change(way, not value)
    elif isinstance(value, int):
        low, high = field.bounds
        close = random.randint(max(low, value - 3), min(high, 2 * abs(value) + 3))
        for other in dict.fromkeys((low, high, random.randint(low, high), close)):
            if other != value:
                yield Change(way, other)


def check_boxes(title: Title, every: list[Arrangement], games: int, compiled: bool) -> Report:
    """Tries as many changes as so many games are worth, each at one of the title's tables."""
    out = Report()
    tried = changes(title)[: max(FEWEST, games // GAMES_A_BOX)]
    for seed, change in enumerate(tried):
        way = every[seed % len(every)]
        try:
            with _patience():
                _try(title, way, change, seed, compiled, out)
        except Exception as error:
            text = error.text if isinstance(error, Failed) else said(error, title.folder)
            out.problems.append(Problem(f"with a box where {change}: {text}", f"{title.name}, {way}, seed {seed}"))
    return out


def _try(title: Title, way: Arrangement, change: Change, seed: int, compiled: bool, out: Report) -> None:
    """Reads the changed box and, if it is accepted, plays with it."""
    try:
        loaded = title.edited_box(change.of(title.load_box().entries))
    except BoxError as refused:
        if "\n" in str(refused):
            raise Failed(f"a box is refused in more than one line: {str(refused).partition(chr(10))[0]}") from None
        return
    out.moves += _play(title, way, loaded, seed, compiled)
    out.games += 1


def _play(title: Title, way: Arrangement, loaded: LoadedBox, seed: int, compiled: bool) -> int:
    """One random game in all twins; the number of choices that they made together."""
    box, plain, moves, random = loaded.struct, twins.plain(title), twins.moves_of(title)(), Random(seed)
    s: Any = title.blank(way.seats, dict(way.options))
    others = [twins.Arena(title, box, 2, compiled=twin) for twin in ([False, True] if compiled else [False])]
    for arena in others:
        arena.put(0, s.pack())
        arena.put(1, s.pack())
    plain.lay_out(s, box, seed)
    due = [a.twin.begin(a.states, 0, a.boxes, seed) for a in others]
    for made in range(TOGETHER):
        seat = s.due[0] if s.depth else OVER
        if any(other != seat for other in due):
            raise Failed(f"after {made} moves seat {seat} is due in the plain twin, in the others {due}")
        if seat == OVER:
            _compare_ends(title, box, s, others)
            return made
        plain.list_moves(s, box, seat, moves)
        legal = moves.legal()
        if not legal:
            raise Failed(f"dead end after {made} moves: seat {seat} has no option")
        for arena in others:
            arena.twin.look(arena.states, 0, arena.boxes, arena.moves, seat)
            if arena.options() != legal:
                raise Failed(f"after {made} moves the twins disagree: options {legal} and {arena.options()}")
        option = random.choice(legal)
        plain.choose(s, box, seat, option)
        due = [a.twin.step(a.states, 0, a.boxes, a.moves, seat, option) for a in others]
    if compiled:
        results = np.zeros((1, twins.RESULT_COLUMNS), np.int64)
        alone = others[-1]
        if alone.twin.play_out(alone.states, alone.boxes, alone.moves, seed, 1, results) == MOST_MOVES:
            raise Failed(f"no end after {MOST_MOVES} moves")
    return TOGETHER


def _compare_ends(title: Title, box: Any, s: Any, others: list[twins.Arena]) -> None:
    """Whether a game has ended in the same state in all twins, in which all holds that must always hold."""
    if any(arena.get(0) != s.pack() for arena in others):
        raise Failed("the game ends in another state in one of the twins")
    for problem in title.invariants(s, box):
        raise Failed(f"at the end of the game: {problem}")


@contextmanager
def _patience() -> Iterator[None]:
    """Gives up after PATIENCE seconds, where the system can interrupt what is done (in the first thread only)."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def give_up(number: int, frame: FrameType | None) -> None:
        raise Failed(f"it is not read and played in {PATIENCE:.0f} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

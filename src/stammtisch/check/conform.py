"""The conformance suite: what every title must pass, for every number of seats and every option.

`check` plays random games and asks of each move everything that the house promises: the twins agree byte for byte,
records and positions come back, nothing hidden leaks, undo is exact, every refusal has a clause. What fails is reported
with the record of the game up to that move, which `stammtisch replay` opens.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np

from stammtisch.kernel.play.game import Game, Move, Seat
from stammtisch.kernel.play.record import read
from stammtisch.kernel.play.scribe import DictationError, Refused
from stammtisch.kernel.play.views import EVERYTHING, WATCHER, observe, to_json
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.title import OptionError, Title, find_title
from stammtisch.kernel.title.words import OWN, messages
from stammtisch.kernel.twins import twins
from stammtisch.kernel.twins.quiet import lint, wholes

MOST_MOVES = 20_000
"""A random game that is not over after so many moves is taken for endless."""

EVERY = 50
"""One game in so many is put to every question (a whole look); the others are compared twin against twin."""

CHUNK = 500
"""Games that one process plays before it reports."""


@dataclass(frozen=True)
class Problem:
    """What failed: a sentence, and the game in which it did (empty for what concerns no game)."""

    text: str
    game: str = ""
    record: str = field(default="", repr=False)


@dataclass
class Report:
    """What a check has seen."""

    games: int = 0
    moves: int = 0
    compared: int = 0
    problems: list[Problem] = field(default_factory=list)
    reached: set[str] = field(default_factory=set)

    def add(self, other: Report) -> None:
        """Takes in another report."""
        self.games += other.games
        self.moves += other.moves
        self.compared += other.compared
        self.problems += other.problems
        self.reached |= other.reached


@dataclass(frozen=True)
class Table:
    """One way to set a title up."""

    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return f"{self.seats} seats" + "".join(f", {k}={v}" for k, v in self.options)


def tables(title: Title, seats: int | None = None) -> list[Table]:
    """Every number of seats, with the default options and with each other value of each option that fits them."""
    out = []
    for n in title.seats if seats is None else (seats,):
        for options in ((), *(((name, v),) for name, kind in title.options.items() for v in kind.names[1:])):
            try:
                title.blank(n, dict(options))
            except OptionError:
                continue
            out.append(Table(n, options))
    return out


def check(
    title: Title,
    games: int,
    seats: int | None = None,
    report: Callable[[int, int], None] | None = None,
    compiled: bool | None = None,
    workers: int | None = None,
) -> Report:
    """Checks a title with so many random games, shared among its tables; `report(done, games)` follows it.

    Every table gets at least two games, the first of which gets a whole look. With `compiled=False` (or where nothing
    can be compiled) the quiet twin is compared with the plain one instead of the fast one.
    """
    compiled = twins.compiling() if compiled is None else compiled
    whole = Report(problems=list(static_problems(title)))
    every = tables(title, seats)
    jobs: list[tuple[Table, int, int]] = []
    for i, table in enumerate(every):
        share = max(2, games * (i + 1) // len(every) - games * i // len(every))
        jobs += [(table, first, min(CHUNK, share - first)) for first in range(0, share, CHUNK)]
    total = sum(n for _, _, n in jobs)
    workers = min(len(jobs), workers or os.cpu_count() or 1)
    if compiled:
        twins.fast(title).compile()
    if workers == 1 or total < 4 * CHUNK:
        for job in jobs:
            whole.add(check_games(title.name, *job, compiled))
            if report:
                report(whole.games, total)
        return whole
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(check_games, title.name, *job, compiled) for job in jobs]
        for done in as_completed(waiting):
            whole.add(done.result())
            if report:
                report(whole.games, total)
    return whole


def check_games(name: str, table: Table, first: int, count: int, compiled: bool) -> Report:
    """Checks some games at one table; what a worker process does."""
    title = find_title(name)
    out = Report()
    pair = _Pair(title, table, compiled)
    for seed in range(first, first + count):
        game = f"{title.name}, {table}, seed {seed}"
        try:
            if seed % EVERY == 0:
                _whole_look(title, table, seed, game, pair, out)
            else:
                out.moves += pair.compare(seed)
        except _Failed as failure:
            out.problems.append(Problem(failure.text, game, failure.record))
        except Exception as error:
            out.problems.append(Problem(f"{type(error).__name__}: {error}", game))
        out.games += 1
        out.compared += 1
    return out


class _Failed(Exception):
    def __init__(self, text: str, record: str = ""):
        super().__init__(text)
        self.text, self.record = text, record


# ----------------------------------------------------------------------------------------------- twin against twin


class _Pair:
    """Two twins of a title, ready to play the same game: the quiet and (or, without compiling, again) the fast one."""

    def __init__(self, title: Title, table: Table, compiled: bool):
        box = title.load_box().struct
        self.blank = title.blank(table.seats, dict(table.options)).pack()
        self.quiet = twins.Arena(title, box, 1, compiled=False)
        self.fast = twins.Arena(title, box, 1, compiled=compiled)

    def begin(self, seed: int) -> int:
        """Lays out the same game in both; the first seat due."""
        due = [self._begin(arena, seed) for arena in (self.quiet, self.fast)]
        self.same(due, "set-up")
        return due[0]

    def _begin(self, arena: twins.Arena, seed: int) -> int:
        arena.put(0, self.blank)
        due: int = arena.twin.begin(arena.states, 0, arena.boxes, seed)
        if due >= 0:
            arena.twin.look(arena.states, 0, arena.boxes, arena.moves, due)
        return due

    def step(self, seat: int, option: int, where: str) -> int:
        """Makes the same choice in both; the next seat due."""
        due = [a.twin.step(a.states, 0, a.boxes, a.moves, seat, option) for a in (self.quiet, self.fast)]
        self.same(due, where)
        return int(due[0])

    def same(self, due: list[int], where: str) -> None:
        """Whether both stand alike: seats due, states byte for byte, options in order."""
        if due[0] != due[1]:
            raise _Failed(f"twins disagree after {where}: seats {due[0]} and {due[1]} are due")
        if self.quiet.get(0) != self.fast.get(0):
            raise _Failed(f"twins disagree after {where}: {self.difference()}")
        if due[0] >= 0 and self.quiet.options() != self.fast.options():
            raise _Failed(f"twins disagree after {where}: options {self.quiet.options()} and {self.fast.options()}")

    def observes(self, game: Game, seat: int) -> None:
        """Whether the fast twin writes the observation that the plain one makes of what the seat may see."""
        wanted = observe(game.state, seat).values
        row = np.full(len(wanted), 77, np.int32)  # the writer has to clear what it finds
        self.fast.twin.observe_at(self.fast.states, 0, seat, row)
        if not np.array_equal(row, wanted):
            k = int(np.flatnonzero(row != wanted)[0])
            parts = observe(game.state, seat).parts
            where = next(f"{name}[{k - part.start}]" for name, part in parts.items() if k < part.stop)
            raise _Failed(f"twins disagree: seat {seat} observes {wanted[k]} and in the fast one {row[k]} at {where}")

    def difference(self) -> str:
        """The first number in which the two states differ."""
        cls = type(self.quiet.states[0])
        one, two = cls().load(self.quiet.get(0)).flat(), cls().load(self.fast.get(0)).flat()
        for leaf, a, b in zip(cls.layout(), one, two, strict=True):
            if a != b:
                return f"{'.'.join(map(str, leaf.path))} is {a} in the quiet twin and {b} in the fast one"
        return "only the padding differs"

    def compare(self, seed: int) -> int:
        """Plays a random game in both; returns the number of moves."""
        random = Random(seed)
        due, made = self.begin(seed), 0
        while due >= 0:
            options = self.quiet.options()
            if not options:
                raise _Failed(f"dead end after {made} moves: seat {due} has no option")
            if made == MOST_MOVES:
                raise _Failed(f"no end after {made} moves")
            option = random.choice(options)
            due = self.step(due, option, f"move {made + 1} (option {option})")
            made += 1
        return made


# ------------------------------------------------------------------------------------------------ one whole look


def _whole_look(title: Title, table: Table, seed: int, name: str, pair: _Pair, out: Report) -> None:
    """One random game with every question asked."""
    people = [Seat(f"P{n}") for n in range(table.seats)]
    game = Game(title, people, dict(table.options), seed=seed)
    random = Random(seed)
    fast_due = pair.begin(seed)
    try:
        while not game.over:
            if len(game.plies) == MOST_MOVES:
                raise _Failed("no end")
            _ask(game, random, out)
            seat = game.due[0]
            if seat != fast_due or game.state.pack() != pair.fast.get(0):
                raise _Failed("the plain twin at the table and the fast one disagree")
            for viewer in {seat, len(game.plies) % (len(game.seats) + 1) - 1}:  # the others (and WATCHER) in turn
                pair.observes(game, viewer)
            move = random.choice(game.moves())
            fast_due = pair.step(seat, move.option, f"move {len(game.plies) + 1}")
            game.play(move)
            out.moves += 1
            for problem in title.invariants(game.state, game.box):
                raise _Failed(f"after {move.text!r}: {problem}")
        _ask_at_the_end(game, out)
    except _Failed as failure:
        raise _Failed(f"move {len(game.plies) + 1}: {failure.text}", game.record()) from None
    except Exception as error:
        raise _Failed(f"move {len(game.plies) + 1}: {type(error).__name__}: {error}", game.record()) from error


def _ask(game: Game, random: Random, out: Report) -> None:
    """What is asked before each move; the dearer questions only now and then."""
    before = game.state.stable_hash()
    decision = game.decision
    assert decision is not None
    for seat in game.due:
        refusals: dict[int, str] = {}
        legal = game._list(seat, refusals)
        nameable = list(decision.nameable(game.names))
        if not legal:
            raise _Failed(f"dead end: {game.seats[seat].name} has no option at {decision.name}")
        if len(set(legal)) < len(legal) or not set(legal) <= set(nameable):
            raise _Failed(f"{decision.name} lists an option twice, or one that has no name")
        for option in legal:
            text = decision.text(option, game.names)
            if decision.parse(text, game.names) != option:
                raise _Failed(f"{text!r} is read as option {decision.parse(text, game.names)}, not {option}")
        refused = [option for option in nameable if option not in set(legal)]
        for option in refused:
            if option not in refusals:
                raise _Failed(f"no clause forbids {decision.text(option, game.names)!r}")
        both = set(refusals) & set(legal)
        if both:
            raise _Failed(f"{decision.text(min(both), game.names)!r} is allowed and forbidden at once")
        out.reached |= set(refusals.values())
        if refused:
            _refuses(game, Move(seat, game.state.step, random.choice(refused)))
    if random.random() < 0.2:
        for seat in range(len(game.seats)):
            _no_leak(game, seat, random.getrandbits(60))
        _undo_is_exact(game, random)
        _position_returns(game)
    if game.state.stable_hash() != before:
        raise _Failed("asking has changed the state")


def _refuses(game: Game, move: Move) -> None:
    before, plies = game.state.pack(), len(game.plies)
    try:
        game.play(move)
    except Refused as refused:
        if refused.refusal.clause not in game.title.rulebook().text:
            raise _Failed(f"a refusal names clause {refused.refusal.clause!r}, which does not exist") from None
    else:
        raise _Failed(f"option {move.option} was forbidden and could be played")
    if game.state.pack() != before or len(game.plies) != plies:
        raise _Failed(f"refusing option {move.option} has changed the game")


def _no_leak(game: Game, seat: int, seed: int) -> None:
    """Two states that differ only in what the seat may not know look alike to it, and are imagined alike."""
    other = game.clone()
    other.state.copy_from(game.imagine(seat, seed))
    for look in (_view, _observation, _moves_of):
        if look(game, seat) != look(other, seat):
            raise _Failed(f"a leak: {look.__name__.strip('_')} of seat {seat} depends on what it may not know")
    if game.imagine(seat, seed + 1).pack() != other.imagine(seat, seed + 1).pack():
        raise _Failed(f"a leak: what seat {seat} imagines depends on what it may not know")
    for problem in game.title.invariants(other.state, other.box):
        raise _Failed(f"what seat {seat} imagines is impossible: {problem}")
    watched = json.dumps(to_json(game.state, game.names, WATCHER))
    if watched != json.dumps(to_json(other.state, other.names, WATCHER)):
        raise _Failed(f"a leak: a watcher sees what seat {seat} does not")


def _view(game: Game, seat: int) -> str:
    return json.dumps(game.view(seat))


def _observation(game: Game, seat: int) -> bytes:
    return observe(game.state, seat).values.tobytes()


def _moves_of(game: Game, seat: int) -> list[str]:
    return [move.text for move in game.moves(seat)]


def _undo_is_exact(game: Game, random: Random) -> None:
    """A move on a copy leaves the game alone; taking it back gives the state it was made in."""
    twin = game.clone()
    before = to_json(game.state, game.names, EVERYTHING)
    twin.play(random.choice(twin.moves()))
    safe = twin.can_undo()
    twin.undo(consent=True)
    if to_json(twin.state, twin.names, EVERYTHING) != before or (safe and twin.state != game.state):
        raise _Failed("undo does not restore the state")


def _position_returns(game: Game) -> None:
    position = json.loads(json.dumps(game.position()))
    again = Game(game.title, game.seats, game.options, game.loaded, position=position["state"])
    if again.position() != position:
        raise _Failed("a position that is loaded is not the one that was saved")


def _ask_at_the_end(game: Game, out: Report) -> None:
    """What is asked of a finished game: its record, its log in all languages, its scores."""
    record = game.record()
    try:
        if read(record, game.loaded) != game or read(record, game.loaded).record() != record:
            raise _Failed("a record that is read gives another game")
    except (ValueError, DictationError) as error:
        raise _Failed(f"the record cannot be read: {error}") from error
    for ply in (game.setup_tells, *(p.tells for p in game.plies)):
        out.reached |= {tell.clause for tell in ply}
    for lang in LANGUAGES:
        for seat in (None, *range(len(game.seats))):
            game.log(seat, lang)
        for score in game.scores(lang):
            if sum(line.points for line in score.lines) != score.total:
                raise _Failed(f"the breakdown of {score.name} does not add up to {score.total}")
    unknown = out.reached - set(game.title.rulebook().text)
    if unknown:
        raise _Failed(f"tells cite clauses that do not exist: {', '.join(sorted(unknown))}")


# --------------------------------------------------------------------------------------------- what needs no game


def static_problems(title: Title) -> Iterator[Problem]:
    """What can be said without playing: rules that the twins would read differently, clauses, words."""
    every = wholes(title.state, title.box)
    for f in rules_of(title):
        for sentence in lint(f, every):
            yield Problem(sentence)
    ids = list(title.rulebook().text)
    for lang in LANGUAGES:
        if list(title.rulebook(lang).text) != ids:
            yield Problem(f"rules.{lang}.md has other clauses than rules.en.md, or in another order")
    for folder in (OWN, title.folder / "words"):
        english = messages(folder / "en.ftl")
        for lang in LANGUAGES[1:]:
            other = messages(folder / f"{lang}.ftl")
            for message in sorted(set(english) ^ set(other)):
                yield Problem(f"message {message} is not in both {folder.name}/en.ftl and {lang}.ftl")
            for message in sorted(set(english) & set(other)):
                if english[message] != other[message]:
                    yield Problem(f"message {message} uses other facts in {lang}.ftl than in en.ftl")
    sources = "".join(
        p.read_text(encoding="utf-8") for p in sorted(title.folder.iterdir()) if p.suffix in (".py", ".toml")
    )
    for clause in ids:
        if clause not in sources and clause.replace("-", "_").replace(".", "_") not in sources:
            yield Problem(f"clause {clause} is cited nowhere in the code of {title.name}")


def rules_of(title: Title) -> list[Any]:
    """All rules of a title that its entries reach, methods of its structs included."""
    quiet = twins.quiet(title)
    found = [f for f in quiet._copies if f.__module__.startswith(title.state.__module__.rpartition(".")[0])]
    for cls in (title.state, title.box):
        stack = [cls]
        while stack:
            at = stack.pop()
            found += [m.fget if isinstance(m, property) else m for m in at.methods.values()]
            stack += [f.struct for f in at.fields.values() if f.struct]
    return list(dict.fromkeys(found))

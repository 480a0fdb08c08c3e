"""An analysis board: from which moment of which game it goes on, the lines that were played there, and its luck.

A line is what was played after that moment, with what chance brought. Whoever goes back keeps the line that they leave,
and where a line is played once more the same falls again: luck comes from the board's seed and the moves before it.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.kernel.play.course import Move
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.play.planning import grouped, in_order
from stammtisch.kernel.play.views import EVERYTHING, to_json
from stammtisch.server.basics.errors import ApiError, words
from stammtisch.server.tables import shown
from stammtisch.server.tables.shown import Json, Viewer

MOST = 24
"""Lines that a board keeps."""

Made = tuple[int, str, str]
"""A move of a line: the seat, the move as a record has it, and what chance brought."""


@dataclass(frozen=True)
class Line:
    """What was played from the moment of the board on, and how it stood after that: the points of each seat (None: it
    has none) and its place, as if the game had ended there, and whether it had. `played`: so the game itself went on.
    """

    number: int
    moves: tuple[Made, ...]
    totals: tuple[int | None, ...]
    places: tuple[int | None, ...]
    over: bool
    played: bool = False


@dataclass(frozen=True)
class Auto:
    """A bot decides for all seats `until` the game is over ("end"), the round is ("round", not that of `number`), or
    there are `number` moves on the board ("moves").
    """

    policy: str
    until: str
    number: int = 0


@dataclass(frozen=True)
class Board:
    """A board of move `at` of the table `of`; the first `root` moves on it were made there. `seat`: the one whose eyes
    it was imagined through, what they could not see being guessed; None where the game was over and all of it open.
    """

    of: str
    at: int
    root: int
    seat: int | None
    seed: int
    lines: tuple[Line, ...] = ()
    auto: Auto | None = None

    def json(self) -> Json:
        """What is written down."""
        return dataclasses.asdict(self)

    def line(self, number: int) -> Line:
        """A line by its number; ApiError if there is none."""
        found = next((line for line in self.lines if line.number == number), None)
        if found is None:
            raise ApiError("not-found", "no-line", line=number)
        return found

    def path(self, game: Game) -> tuple[Made, ...]:
        """What stands on the board, from its moment on; choices that are not open yet are no part of it."""
        return path(game, self.root)

    def holds(self, moves: Sequence[Made]) -> bool:
        """Whether a line begins with these moves."""
        return any(line.moves[: len(moves)] == tuple(moves) for line in self.lines)

    def keeping(self, game: Game, full: bool = False) -> Board:
        """The board with what stands on it as a line, if it is none yet. Where there are too many, an ApiError, or what
        stands there is not kept (`full`).
        """
        here = self.path(game)
        if not here or self.holds(here):
            return self
        # What goes on where a line ended is that line.
        stump = next((x for x in self.lines if not x.played and here[: len(x.moves)] == x.moves), None)
        number = stump.number if stump else max((line.number for line in self.lines), default=0) + 1
        lines = (*(line for line in self.lines if line is not stump), line_of(game, here, number))
        if len(lines) > MOST and full:
            return self
        if len(lines) > MOST:
            raise ApiError("conflict", "too-many-lines", most=MOST)
        return dataclasses.replace(self, lines=tuple(sorted(lines, key=lambda line: line.number)))

    def fall(self, game: Game, said: str | int | Move, seat: int) -> list[str] | None:
        """Has chance fall as it falls on this board after a move of a seat: seeds it, or returns the results of a line
        that goes on with this move. Raises Unreadable.
        """
        move, here = game.parse(said, seat), self.path(game)
        for line in self.lines:
            there = line.moves[len(here) : len(here) + 1]
            if line.moves[: len(here)] == here and there and there[0][:2] == (seat, move.text):
                if not game.title.decisions[move.step].at_once:
                    return there[0][2].split()
        chosen = in_order(grouped([*in_order(game.drafts), move]))
        about = json.dumps([self.seed, here, [(one.seat, one.text) for one in chosen]])
        game.state.chance.seed(int.from_bytes(hashlib.sha256(about.encode()).digest()[:8], "big") >> 1)
        return None

    def stops(self, game: Game) -> bool:
        """Whether bots that play on have come to where they were to stop."""
        auto = self.auto
        if auto is None or game.over:
            return auto is not None
        if auto.until == "moves":
            return len(game.plies) >= auto.number
        return auto.until == "round" and round_of(game) != auto.number

    def can_undo(self, game: Game) -> bool:
        """Whether there is something to take back: a board does not go back behind its moment."""
        return bool(game.drafts) or len(game.plies) > self.root

    def undo_state(self, game: Game, who: Viewer) -> Json:
        """What `consent.state` says of a board, where nobody is asked."""
        out: Json = {"can": False, "why": "", "ask": False, "turn": 0}
        if who.seat is None:
            return out
        if not self.can_undo(game):
            return {**out, "why": words(who.lang).say("board-begins")}
        own = (n for n, ply in enumerate(reversed(game.plies[self.root :])) if ply.move.seat != who.seat)
        return {**out, "can": True, "turn": next(own, len(game.plies) - self.root)}

    def view(self) -> Json:
        """What is told of it with the table."""
        about: Json = {"of": self.of, "at": self.at, "root": self.root, "seat": self.seat, "lines": len(self.lines)}
        return {**about, "auto": None if self.auto is None else dataclasses.asdict(self.auto)}


def read(kept: Json | None) -> Board | None:
    """The board that was written down."""
    if kept is None:
        return None
    lines = tuple(_line(line) for line in kept["lines"])
    auto = None if kept["auto"] is None else Auto(**kept["auto"])
    return Board(**{**kept, "lines": lines, "auto": auto})


def _line(kept: dict[str, Any]) -> Line:
    moves = tuple((int(seat), str(move), str(chance)) for seat, move, chance in kept["moves"])
    return Line(**{**kept, "moves": moves, "totals": tuple(kept["totals"]), "places": tuple(kept["places"])})


def path(game: Game, root: int) -> tuple[Made, ...]:
    """The moves of a game after the first `root`."""
    plies = game.plies[root:]
    return tuple((ply.move.seat, ply.move.text, shown.chance_words(game, ply.notes)) for ply in plies)


def digest(moves: Sequence[Made]) -> str:
    """A name for these moves."""
    return hashlib.sha256(json.dumps(moves).encode()).hexdigest()


def line_of(game: Game, moves: Sequence[Made], number: int, played: bool = False) -> Line:
    """The line of moves that led to where a game stands."""
    scores = game.scores(EVERYTHING)
    totals = tuple(score.total if score.scored else None for score in scores)
    return Line(number, tuple(moves), totals, tuple(score.place for score in scores), game.over, played)


def opened(game: Game, ply: int) -> Game:
    """The game as it stood after so many moves; of those that stand now, nothing is chosen that is not open yet."""
    past = game.at(ply)
    for seat in past.drafts if ply == len(game.plies) else ():
        while past.drafts.get(seat):
            past.take_back(seat)
    return past


def round_of(game: Game) -> int | None:
    """The number of the round, in titles that count them."""
    found = game.view()["state"].get("round")
    return found if isinstance(found, int) else None


def common(one: Sequence[Made], other: Sequence[Made]) -> int:
    """How many moves two lines begin with alike."""
    alike = (n for n, (mine, theirs) in enumerate(zip(one, other, strict=False)) if mine != theirs)
    return next(alike, min(len(one), len(other)))


# ------------------------------------------------------------------------------- what is done in processes that read


def begin(game: Game, at: int, seat: int | None, seed: int) -> tuple[Game, int, tuple[Line, ...]]:
    """The game of a new board after `at` moves of a game, how many moves on it were made there, and its first line.

    With a `seat`, all that it could not see then is imagined by the seed, and nothing before is known.
    """
    past = game.at(at)
    if seat is not None:
        return imagined(past, seat, seed), 0, ()
    root = len(past.plies)
    played = path(game, root)
    return past, root, (line_of(game, played, 1, played=True),) if played else ()


def imagined(game: Game, seat: int, seed: int) -> Game:
    """A game from what a seat could see of another one; it depends on that and the seed alone.

    Where several choose at once, it begins before the first choice: even that somebody has chosen is not in it.
    """
    before = game.state.plain()
    if game.base is not None:
        before.load(game.base)
    state = game.redraw(before, seat, seed)
    position = to_json(state, game.names, EVERYTHING)
    return Game(game.title, game.seats, game.options, game.loaded, seed=seed, position=position)


def walk(game: Game, moves: Sequence[Made]) -> Game:
    """The game after these moves, each with what chance brought."""
    for seat, move, chance in moves:
        game.play(move, seat, dictation=chance.split())
    return game


def labels(game: Game, asked: Sequence[tuple[Sequence[Made], int, int]], lang: str) -> list[list[str]]:
    """The moves of lines in words; of each line those from one number to another."""
    out = []
    for moves, first, last in asked:
        then, said = game.clone(), []
        for n, (seat, move, chance) in enumerate(moves[:last]):
            if n >= first:
                said.append(shown.said(then, then.parse(move, seat), lang))
            then.play(move, seat, dictation=chance.split())
        out.append(said)
    return out

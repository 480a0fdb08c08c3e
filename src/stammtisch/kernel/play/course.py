"""The course of a game: who sits there, what was played, and the state it led to.

Everything in this room looks at a `Course`; `Game` is the one that can be played on.
"""

from __future__ import annotations

import copy
import secrets
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Self

from stammtisch.kernel.model.flow import GameState
from stammtisch.kernel.model.kinds import SEAT
from stammtisch.kernel.model.moves import Decision, Forbidden
from stammtisch.kernel.model.wanted import shown, text
from stammtisch.kernel.play.scribe import DictationError, Note, TableScribe, Tell
from stammtisch.kernel.play.views import EVERYTHING, Json, PositionError, from_json
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.seating import RULES, OptionError
from stammtisch.kernel.title.title import Title, find_title
from stammtisch.kernel.twins import twins


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name, and the policy that decides ("person", "random", "greedy" ...)."""

    name: str
    policy: str = "person"

    def __post_init__(self) -> None:
        text("name", self.name, "Ada")
        text("policy", self.policy, "person")


@dataclass(frozen=True, slots=True)
class Move:
    """A choice: seat, step (number of the decision) and option; `text` is how one says it."""

    seat: int
    step: int
    option: int
    text: str = field(compare=False, default="")


@dataclass(frozen=True, slots=True)
class Ply:
    """A move that was made, what chance brought, what was told, and the state before it (packed and compressed).

    `opened` are the fields that open private choices and are not 0 after it. Of choices that seats made at once,
    `behind` counts the plies of the same decision before this one; the last of them is `revealing`.
    """

    move: Move
    notes: tuple[Note, ...]
    tells: tuple[Tell, ...]
    squeezed: bytes = field(repr=False)
    opened: frozenset[str] = frozenset()
    behind: int = 0
    revealing: bool = False

    @property
    def before(self) -> bytes:
        """The packed state before the move."""
        return zlib.decompress(self.squeezed)

    @property
    def safe(self) -> bool:
        """Whether no chance fell and nothing that was chosen unseen was opened; see also `Game.can_undo`."""
        return not self.notes and not self.revealing


NO_NAME = '":{};\\'
"""Signs that no name of a seat has: a record needs them."""

LONGEST_NAME = 40
"""Characters of a seat's name, at the most."""

IMAGINED = 4
"""In how many imagined states something is tried that must not hang on what is hidden."""


Drafts = Mapping[int, tuple[Move, ...]]
"""Seat -> what it has chosen at a decision that several seats make at once and that is not open yet."""


class Course:
    """Who sits there, what was played, and the state, which is the plain twin's in checked mode.

    What seats choose at once, unseen, are `drafts` until the last of them is done: they stand in the state (`base` is
    the packed state before the first of them), but are no plies. Then all become plies, in seat order.
    """

    def __init__(
        self,
        title: Title,
        seats: Sequence[Seat],
        options: Mapping[str, str] | None = None,
        box: LoadedBox | None = None,
        seed: int | None = None,
        position: Json = None,
        dictation: Sequence[str] | None = None,
    ):
        self.title = title
        self.loaded = box or title.load_box()
        played = title.played_by_rules(len(seats), options)
        self.seats = tuple(Seat(played[i], RULES) if i in played else seat for i, seat in enumerate(seats))
        self.options = {
            k: v for k, v in (options or {}).items() if k not in title.options or v != title.options[k].names[0]
        }
        self._check_names()
        self.box = self.loaded.struct
        self.names = self.loaded.names
        self.plies: list[Ply] = []
        self.drafts: Drafts = {}
        self.base: bytes | None = None
        self.start_position = copy.deepcopy(position)
        self._rules = twins.plain(title)
        self._moves = twins.moves_of(title)()
        scribe = TableScribe(dictation, self.names)
        self.state: Any = title.blank(len(seats), options)
        if position is None:
            self.state.chance.scribe = scribe
            self._rules.lay_out(self.state, self.box, secrets.randbits(63) if seed is None else seed)
            scribe.finish()
            self.state.chance.scribe = None
        else:
            self._take_position(position, options)
            self.state.chance.seed(secrets.randbits(63) if seed is None else seed)
        problems = list(title.invariants(self.state, self.box))
        if problems:
            if position is not None:
                raise PositionError("state", "position-impossible", problem=problems[0])
            raise DictationError("chance-unheard-of", problem=problems[0])
        self.setup_notes, self.setup_tells = tuple(scribe.notes), tuple(scribe.tells)

    def _take_position(self, position: Json, options: Mapping[str, str] | None) -> None:
        """Sets the state from a position; raises PositionError for one that nobody could have reached."""
        s = self.state
        from_json(s, position, self.names)
        if s.seats != len(self.seats):
            raise PositionError("state.seats", "position-chairs", held=str(s.seats), seats=len(self.seats))
        for i, frame in enumerate(s.frames[: s.depth]):
            decision, top = int(frame.step) in self.title.decisions, i == s.depth - 1
            if frame.who >> s.seats or bool(frame.who) != decision:
                raise PositionError(f"state.pending[{i}].who", "position-who" if decision else "position-who-none")
            at_once = decision and self.title.decisions[int(frame.step)].at_once
            if frame.asked >> s.seats or (frame.asked and not at_once) or (at_once and frame.who & ~frame.asked):
                message = "position-asked" if at_once else "position-asked-none"
                raise PositionError(f"state.pending[{i}].asked", message)
            if top and not decision:
                raise PositionError(f"state.pending[{i}].step", "position-top")
        for leaf, value in zip(s.layout(), s.flat(), strict=True):
            if leaf.field.of is SEAT and value >= s.seats:
                raise PositionError(".".join(map(str, leaf.path)), "position-no-seat", seat=str(value))
        held = {name: kind.names[getattr(s.options, name)] for name, kind in self.title.options.items()}
        for name, value in (options or {}).items():
            if held[name] != value:
                raise PositionError(f"state.options.{name}", "position-option", held=held[name], wanted=value)
        self.options = {name: value for name, value in held.items() if value != self.title.options[name].names[0]}
        if self.title.complete is not None:
            self.title.complete(s, self.box)

    def _check_names(self) -> None:
        for seat in self.seats:
            bare = seat.name == seat.name.strip() != ""
            if not bare or any(c in NO_NAME or not c.isprintable() for c in seat.name):
                raise OptionError("wrong-name", name=repr(seat.name), signs=" ".join(NO_NAME))
            if len(seat.name) > LONGEST_NAME:
                raise OptionError("long-name", most=LONGEST_NAME, count=len(seat.name))
            if not seat.policy.isprintable():
                raise OptionError("wrong-policy", name=repr(seat.policy))
        if len({s.name for s in self.seats}) < len(self.seats):
            raise OptionError("same-name")

    def __getstate__(self) -> dict[str, Any]:
        """What another process needs to go on with the game; it looks up the title and the box itself."""
        kept = {
            name: value for name, value in self.__dict__.items() if name not in ("_rules", "_moves", "box", "names")
        }
        loaded = (str(self.loaded.path), self.loaded.hash)
        return {**kept, "title": self.title.name, "loaded": loaded, "state": self.state.pack()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.title = find_title(kept["title"])
        path, wanted = kept["loaded"]
        self.loaded = self.title.load_box(path)
        if self.loaded.hash != wanted:
            raise ValueError(f"the game is played with box {wanted}; {path} is box {self.loaded.hash}")
        self.box, self.names = self.loaded.struct, self.loaded.names
        self._rules, self._moves = twins.plain(self.title), twins.moves_of(self.title)()
        self.state = self.title.blank(len(self.seats), self.options).load(kept["state"])

    @property
    def due(self) -> tuple[int, ...]:
        """The seats that owe a choice now; empty when the game is over."""
        due: tuple[int, ...] = self.state.due
        return due

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return int(self.state.depth) == 0

    @property
    def decision(self) -> Decision | None:
        """The decision that is due; None when the game is over."""
        return None if self.over else self.title.decisions[self.state.step]

    def seat(self, seat: int) -> int:
        """The seat itself, if there is one; ValueError (TypeError for what is no number) otherwise."""
        if isinstance(seat, bool) or not hasattr(seat, "__index__"):
            raise TypeError(f"seat: wanted a number from 0 to {len(self.seats) - 1}, not {shown(seat)}")
        if not 0 <= seat < len(self.seats):
            raise ValueError(f"there is no seat {seat}; seats are 0 to {len(self.seats) - 1}")
        return seat

    def move(self, seat: int, option: int) -> Move:
        """An option of the decision that is due, as a move."""
        return Move(seat, self.state.step, option, self.title.decisions[self.state.step].text(option, self.names))

    def options_of(self, seat: int, refusals: dict[int, Forbidden] | None = None) -> list[int]:
        """The legal options of a seat that is due; `refusals` is filled with what forbids each other one."""
        self._moves.refusals = refusals
        self._rules.list_moves(self.state, self.box, seat, self._moves)
        self._moves.refusals = None
        return self._moves.legal()

    def imagine(self, seat: int, seed: int) -> GameState:
        """A state that the seat could not tell from the true one; it depends on the view and the seed alone."""
        return self.redraw(self.state.plain(), self.seat(seat), seed)

    def redraw(self, s: Any, seat: int, seed: int) -> GameState:
        """Deals anew, in a state of this game, what the seat cannot see; returns the state."""
        self._rules.redraw(s, self.box, seat, seed & (1 << 63) - 1, self._moves)
        state: GameState = s
        return state

    def choose(self, s: Any, move: Move) -> None:
        """Carries a legal move out in a state of this game, with all that follows without a choice."""
        self._rules.choose(s, self.box, move.seat, move.option)

    def decide(self, s: Any, move: Move) -> None:
        """Carries a legal move out in a state of this game, and nothing that follows."""
        self._rules.decide(s, self.box, move.seat, move.option)

    def carry_out(self, move: Move, dictation: Sequence[str] | None = None) -> Ply:
        """Makes a legal move in the game's state, with all that follows; if it fails, nothing has changed."""
        before = self.state.pack()
        with self._writing(before, dictation) as scribe:
            self._rules.choose(self.state, self.box, move.seat, move.option)
        opened = frozenset(name for name in self.title.openings if getattr(self.state, name))
        return Ply(move, tuple(scribe.notes), tuple(scribe.tells), zlib.compress(before, 1), opened)

    def draft(self, move: Move) -> bool:
        """Makes a legal choice of a decision that seats make at once; whether all of them are done now.

        Nothing is opened, and nothing is told: what a rule says of it is heard when it is opened.
        """
        with self._writing(self.state.pack(), None) as scribe:
            self._rules.decide(self.state, self.box, move.seat, move.option)
            if scribe.notes:
                raise RuntimeError(f"{move.text!r} draws, but is a choice that others may take back unseen")
        return not self.due

    @contextmanager
    def _writing(self, before: bytes, dictation: Sequence[str] | None) -> Iterator[TableScribe]:
        """Has what happens to the state written down; if anything fails, the state is as it was before."""
        scribe = TableScribe(dictation, self.names)
        self.state.chance.scribe = scribe
        try:
            yield scribe
            scribe.finish()
            self.state.pack()
        except BaseException:
            self.state.load(before)
            raise
        finally:
            self.state.chance.scribe = None

    def may_know(self, ply: int, viewer: int) -> bool:
        """Whether a seat, WATCHER or EVERYTHING may know what was chosen in ply number `ply` (from 1 up)."""
        made = self.plies[ply - 1]
        decision = self.title.decisions[made.move.step]
        if not decision.private or viewer in (made.move.seat, EVERYTHING):
            return True
        return decision.opens != "" and any(decision.opens in later.opened for later in self.plies[ply - 1 :])

    def points(self, seat: int) -> int:
        """What a seat would have if the game ended now."""
        return self.score(self.state, self.seat(seat))

    def score(self, s: GameState, seat: int) -> int:
        """What a seat would have if the game ended in a state of this game."""
        points: int = self._rules.score(s, self.box, seat)
        return points

    @property
    def option_values(self) -> dict[str, str]:
        """All options with their values, defaults included."""
        return self.title.option_values(self.options)

    @property
    def edition(self) -> dict[str, str]:
        """The rules version and the hash of the box."""
        return {"rules": str(self.title.version), "box": self.loaded.hash}

    def clone(self) -> Self:
        """A copy that can be played on without touching this game."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.plies = list(self.plies)
        twin.state = self.state.clone()
        twin._moves = twins.moves_of(self.title)()
        return twin

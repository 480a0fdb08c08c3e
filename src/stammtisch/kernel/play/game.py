"""One game in progress: play, undo, why not, view, log, score."""

from __future__ import annotations

import copy
import secrets
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from stammtisch.kernel.model.flow import GameState, Secret
from stammtisch.kernel.model.kinds import SEAT, Kind, UnknownName
from stammtisch.kernel.model.moves import Decision, Words
from stammtisch.kernel.play.labels import label
from stammtisch.kernel.play.scribe import (
    CertainScribe,
    DictationError,
    Note,
    Refusal,
    Refused,
    TableScribe,
    Tell,
    Unreadable,
)
from stammtisch.kernel.play.views import (
    EVERYTHING,
    WATCHER,
    Json,
    Observation,
    PositionError,
    from_json,
    observe,
    redact,
    to_json,
)
from stammtisch.kernel.title.box import LoadedBox
from stammtisch.kernel.title.seating import RULES, OptionError
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import Speaker, called
from stammtisch.kernel.twins import twins

# ------------------------------------------------------------------------------------------------------------ game


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name, and the policy that decides ("person", "random", "greedy" ...)."""

    name: str
    policy: str = "person"


@dataclass(frozen=True, slots=True)
class Move:
    """A choice: seat, step (number of the decision) and option; `text` is how one says it."""

    seat: int
    step: int
    option: int
    text: str = field(compare=False, default="")


@dataclass(frozen=True, slots=True)
class Ply:
    """A move that was made, what chance brought, what was told, and the state before it (packed and compressed)."""

    move: Move
    notes: tuple[Note, ...]
    tells: tuple[Tell, ...]
    squeezed: bytes = field(repr=False)
    revealing: bool = False

    @property
    def before(self) -> bytes:
        """The packed state before the move."""
        return zlib.decompress(self.squeezed)

    @property
    def safe(self) -> bool:
        """Whether no chance fell and no sealed choice was opened; see also `Game.can_undo`."""
        return not self.notes and not self.revealing


@dataclass(frozen=True)
class ScoreLine:
    """Points from one source, with its name in words and its clause."""

    source: str
    text: str
    clause: str
    points: int


@dataclass(frozen=True)
class Score:
    """The result of a seat: place (equal seats share one), total, and the lines that add up to it."""

    seat: int
    name: str
    place: int
    total: int
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True)
class LogLine:
    """A sentence of the log, the clause behind it, and the number of the ply it belongs to (0: set-up)."""

    ply: int
    clause: str
    text: str


IMAGINED = 4
"""In how many imagined states something is tried that must not hang on what is hidden."""


def _plain(tell: Tell) -> tuple[object, ...]:
    """A tell as it can be compared, secrets included."""
    facts = {k: (v.seat, v.value) if isinstance(v, Secret) else v for k, v in tell.facts.items()}
    return tell.clause, tell.event, facts


class Game:
    """A game in progress. Make one with `stammtisch.new` or `stammtisch.read`.

    The state is the plain twin's in checked mode; a move that is refused, unreadable or fails changes nothing.
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
            raise (PositionError if position is not None else DictationError)(f"an impossible position: {problems[0]}")
        self.setup_notes, self.setup_tells = tuple(scribe.notes), tuple(scribe.tells)

    def _take_position(self, position: Json, options: Mapping[str, str] | None) -> None:
        """Sets the state from a position; raises PositionError for one that nobody could have reached."""
        s = self.state
        from_json(s, position, self.names)
        if s.seats != len(self.seats):
            raise PositionError(f"state.seats: {s.seats}, but there are {len(self.seats)} seats")
        for i, frame in enumerate(s.frames[: s.depth]):
            decision, top = int(frame.step) in self.title.decisions, i == s.depth - 1
            if frame.who >> s.seats or bool(frame.who) != decision:
                wanted = "the seats that choose" if decision else "nobody: it is no decision"
                raise PositionError(f"state.pending[{i}].who: wanted {wanted}")
            if top and not decision:
                raise PositionError(f"state.pending[{i}].step: the last one pending must be a decision")
        for leaf, value in zip(s.layout(), s.flat(), strict=True):
            if leaf.field.of is SEAT and value >= s.seats:
                raise PositionError(f"{'.'.join(map(str, leaf.path))}: there is no seat {value}")
        held = {name: kind.names[getattr(s.options, name)] for name, kind in self.title.options.items()}
        for name, value in (options or {}).items():
            if held[name] != value:
                raise PositionError(f"state.options.{name}: {held[name]!r}, but the game is to have {value!r}")
        self.options = {name: value for name, value in held.items() if value != self.title.options[name].names[0]}
        if self.title.complete is not None:
            self.title.complete(s, self.box)

    def _check_names(self) -> None:
        for seat in self.seats:
            bare = seat.name == seat.name.strip() != ""
            if not bare or any(c in '":{};\\' or not c.isprintable() for c in seat.name):
                wanted = 'printable characters without " : { } ; \\ and without spaces around them'
                raise OptionError(f"a seat's name wants {wanted}, not {seat.name!r}")
            if not seat.policy.isprintable():
                raise OptionError(f"a seat's policy wants printable characters, not {seat.policy!r}")
        if len({s.name for s in self.seats}) < len(self.seats):
            raise OptionError("two seats have the same name")

    # ------------------------------------------------------------------------------------------------ whose turn

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

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            if self.over:
                raise Refused(self._refusal("refused-over", self.title.turn_clause, "en"))
            return self.due[0]
        if not 0 <= seat < len(self.seats):
            raise ValueError(f"there is no seat {seat}; seats are 0 to {len(self.seats) - 1}")
        return seat

    # ------------------------------------------------------------------------------------------------ moves

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat (by default the first one due), as the rules list them; empty if it is not due."""
        if self.over:
            return []
        seat = self._seat(seat)
        if seat not in self.due:
            return []
        return [self._move(seat, option) for option in self._list(seat)]

    def words(self, move: Move) -> Words:
        """A move in words: a dictionary of names and numbers."""
        return self.title.decisions[move.step].words(move.option, self.names)

    def _move(self, seat: int, option: int) -> Move:
        return Move(seat, self.state.step, option, self.title.decisions[self.state.step].text(option, self.names))

    def _list(self, seat: int, refusals: dict[int, str] | None = None) -> list[int]:
        self._moves.refusals = refusals
        self._rules.list_moves(self.state, self.box, seat, self._moves)
        self._moves.refusals = None
        return self._moves.legal()

    def parse(self, said: str | int | Move, seat: int | None = None, lang: str = "en") -> Move:
        """A move from text, a number or a Move, whether legal or not; raises Unreadable."""
        if isinstance(said, Move):
            return said
        seat = self._seat(seat)
        decision = self.decision
        if decision is None:
            raise Refused(self._refusal("refused-over", self.title.turn_clause, lang))
        if isinstance(said, int):
            if not 0 <= said < decision.size or said not in set(decision.nameable(self.names)):
                raise Unreadable(f"{said} is no option of {decision.name}")
            return self._move(seat, said)
        try:
            option = decision.parse(said, self.names)
        except UnknownName as error:
            raise Unreadable(f"{said!r}: {error}") from None
        if option is not None:
            return self._move(seat, option)
        for step, other in self.title.decisions.items():
            try:
                option = other.parse(said, self.names)
            except UnknownName:
                continue
            if option is not None:
                return Move(seat, step, option, said)
        raise Unreadable(f"{said!r} says no move; now one may say: {'; '.join(decision.usage())}")

    def why_not(self, said: str | int | Move, seat: int | None = None, lang: str = "en") -> Refusal | None:
        """Why a move is forbidden; None if it is allowed. Raises Unreadable if it says nothing the game knows."""
        if self.over:
            return self._refusal("refused-over", self.title.turn_clause, lang)
        move = self.parse(said, seat)
        if move.seat not in self.due:
            who = ", ".join(self.seats[s].name for s in self.due)
            return self._refusal("refused-turn", self.title.turn_clause, lang, who=who)
        if move.step != self.state.step:
            speaker = self.title.speaker(lang)
            assert self.decision is not None
            return self._refusal(
                "refused-step", self.decision.clause, lang, ask=speaker.say(f"ask-{self.decision.name}")
            )
        refusals: dict[int, str] = {}
        if move.option in self._list(move.seat, refusals):
            return None
        return self._refusal("refused", refusals.get(move.option, self.title.decisions[move.step].clause), lang)

    def _refusal(self, message: str, clause: str, lang: str, **facts: str) -> Refusal:
        text = self.title.rulebook(lang).text[clause]
        return Refusal(clause, self.title.speaker(lang).say(message, clause=clause, text=text, **facts))

    def play(
        self,
        said: str | int | Move,
        seat: int | None = None,
        lang: str = "en",
        dictation: Sequence[str] | None = None,
    ) -> Ply:
        """Makes a move. Raises Refused (with the clause) or Unreadable; then nothing has changed.

        `dictation` gives the chance results instead of the generator, as a record does; DictationError if they cannot
        have come.
        """
        refusal = self.why_not(said, seat, lang)
        if refusal is not None:
            raise Refused(refusal)
        move = self.parse(said, seat)
        before = self.state.pack()
        scribe = TableScribe(dictation, self.names)
        sealed = self.title.decisions[move.step].sealed
        depth = len(self.due)
        self.state.chance.scribe = scribe
        try:
            self._rules.choose(self.state, self.box, move.seat, move.option)
            scribe.finish()
            self.state.pack()
        except BaseException:
            self.state.load(before)
            raise
        finally:
            self.state.chance.scribe = None
        ply = Ply(move, tuple(scribe.notes), tuple(scribe.tells), zlib.compress(before, 1), sealed and depth == 1)
        self.plies.append(ply)
        return ply

    def preview(self, said: str | int | Move, seat: int | None = None, lang: str = "en") -> list[LogLine]:
        """What a legal move would do, in words, as far as it is certain: up to the first thing that chance decides.

        It is tried on an imagined state, so that it cannot tell the seat anything hidden.
        """
        move = self.parse(said, seat)
        speaker = self.title.speaker(lang)
        number = len(self.plies) + 1
        return [LogLine(number, t.clause, self.sentence(t, move.seat, speaker)) for t in self.certain(move)]

    def certain(self, move: Move) -> list[Tell]:
        """What a legal move would tell before chance decides anything; see `preview`.

        What is told in one imagined state and not in another hangs on something hidden, and is not certain either. Of a
        sealed choice nothing is.
        """
        if self.title.decisions[move.step].sealed:
            return []
        tells: list[Tell] = []
        for seed in range(IMAGINED):
            imagined: Any = self.imagine(move.seat, seed)
            scribe = CertainScribe(None, self.names)
            imagined.chance.scribe = scribe
            self._rules.choose(imagined, self.box, move.seat, move.option)
            if seed == 0:
                tells = scribe.tells
            same = [_plain(a) == _plain(b) for a, b in zip(tells, scribe.tells, strict=False)]
            tells = tells[: same.index(False) if False in same else len(same)]
        return tells

    def label(self, said: str | int | Move, seat: int | None = None, lang: str = "en") -> str:
        """How a legal move is offered to a person, in words; see `labels`."""
        return label(self, self.parse(said, seat), lang)

    # ------------------------------------------------------------------------------------------------ undo

    def can_undo(self) -> bool:
        """Whether the last move can be taken back without asking anybody.

        It can if no chance fell, no sealed choice was opened, and its maker sees nothing after it that he could not
        have worked out before: what he sees is what he would see in any state that he could not tell from the true one.
        """
        if not self.plies or not self.plies[-1].safe:
            return False
        ply = self.plies[-1]
        seen = to_json(self.state, self.names, ply.move.seat)
        for seed in range(IMAGINED):
            imagined: Any = self.state.clone().load(ply.before)
            self._rules.redraw(imagined, self.box, ply.move.seat, seed, self._moves)
            self._rules.choose(imagined, self.box, ply.move.seat, ply.move.option)
            if to_json(imagined, self.names, ply.move.seat) != seen:
                return False
        return True

    def undo(self, consent: bool = False, lang: str = "en") -> Ply:
        """Takes the last move back and returns it.

        A move after which chance fell or sealed choices were opened is taken back only with `consent` of all who have
        seen it; Refused otherwise.
        """
        if not self.plies:
            raise Refused(Refusal("", self.title.speaker(lang).say("undo-nothing")))
        if not consent and not self.can_undo():
            raise Refused(Refusal("", self.title.speaker(lang).say("undo-barrier")))
        ply = self.plies.pop()
        word = list(self.state.chance.word)
        self.state.load(ply.before)
        for i, w in enumerate(word):  # never back, or one would know what chance brings when it falls again
            self.state.chance.word[i] = w
        return ply

    def at(self, ply: int) -> Game:
        """The game as it stood after so many moves, as a game of its own."""
        if not 0 <= ply <= len(self.plies):
            raise ValueError(f"there are {len(self.plies)} moves, not {ply}")
        past = self.clone()
        del past.plies[ply:]
        if ply < len(self.plies):
            past.state.load(self.plies[ply].before)
        return past

    def clone(self) -> Game:
        """A copy that can be played on without touching this game."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.plies = list(self.plies)
        twin.state = self.state.clone()
        twin._moves = twins.moves_of(self.title)()
        return twin

    # ------------------------------------------------------------------------------------------------ seeing

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """What a seat (None: a watcher) may see, as JSON-able data with names."""
        viewer = WATCHER if seat is None else self._seat(seat)
        return {
            "title": self.title.name,
            "edition": self.edition,
            "seats": [{"name": s.name, "policy": s.policy} for s in self.seats],
            "seat": seat,
            "ply": len(self.plies),
            "over": self.over,
            "due": list(self.due),
            "decision": None if self.decision is None else self.decision.name,
            "options": self.option_values,
            "state": to_json(self.state, self.names, viewer),
            "facts": self.title.facts(redact(self.state, viewer), self.box, self.names, viewer),
        }

    @property
    def option_values(self) -> dict[str, str]:
        """All options with their values, defaults included."""
        return self.title.option_values(self.options)

    @property
    def edition(self) -> dict[str, str]:
        """The rules version and the hash of the box."""
        return {"rules": str(self.title.version), "box": self.loaded.hash}

    def observe(self, seat: int) -> Observation:
        """What a seat sees as numbers, with named parts."""
        return observe(self.state, self._seat(seat))

    def imagine(self, seat: int, seed: int) -> GameState:
        """A state that the seat could not tell from the true one; it depends on the view and the seed alone."""
        s: GameState = self.state.clone()
        self._rules.redraw(s, self.box, self._seat(seat), seed & (1 << 63) - 1, self._moves)
        return s

    def log(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[LogLine]:
        """What happened, in words, as a seat (None: a watcher) may hear it; from move number `since` on."""
        viewer = WATCHER if seat is None else self._seat(seat)
        speaker = self.title.speaker(lang)
        groups: Iterator[tuple[int, tuple[Tell, ...]]] = enumerate((self.setup_tells, *(p.tells for p in self.plies)))
        return [
            LogLine(number, tell.clause, self.sentence(tell, viewer, speaker))
            for number, tells in groups
            if number >= since
            for tell in tells
        ]

    def sentence(self, tell: Tell, viewer: int, speaker: Speaker) -> str:
        """A tell as a sentence, for one viewer: secrets of other seats are left out of it."""
        facts: dict[str, Any] = {}
        hidden = False
        for name, value in tell.facts.items():
            if isinstance(value, Secret):
                if viewer not in (value.seat, EVERYTHING):
                    hidden = True
                    continue
                value = value.value
            facts[name] = self.fact(name, value, speaker)
        return speaker.say(f"tell-{tell.event}{'-unseen' if hidden else ''}", **facts)

    def fact(self, name: str, value: int, speaker: Speaker) -> Any:
        """A fact of a tell as it is said: the name of a thing, of a seat, or a number."""
        kind = self.title.kinds.get(name)
        if kind is None:
            return int(value)
        if kind.key == "seat":
            return self.seats[value].name if value >= 0 else ""
        return self.called(kind, value, speaker)

    def called(self, kind: Kind, value: int, speaker: Speaker) -> str:
        """What a thing is called in a language; its plain name where the words have none."""
        return called(self.names, kind, value, speaker)

    # ------------------------------------------------------------------------------------------------ scores

    def score_now(self, seat: int) -> int:
        """What a seat would have if the game ended now."""
        points: int = self._rules.score(self.state, self.box, self._seat(seat))
        return points

    def scores(self, lang: str = "en") -> list[Score]:
        """The results in seat order, with lines that add up to them; while the game goes on, as if it ended now.

        What would come only with the end has a line of its own then, "open", without a clause.
        """
        speaker = self.title.speaker(lang)
        rank = self.title.standing or self.title.score
        standings = [rank(self.state, self.box, seat) for seat in range(len(self.seats))]
        out = []
        for seat, who in enumerate(self.seats):
            total = self.score_now(seat)
            lines = [
                ScoreLine(source.name, speaker.say(f"source-{source.name}"), source.clause, points)
                for source, points in zip(self.title.sources, self.title.ledger(self.state, seat), strict=True)
            ]
            missing = total - sum(line.points for line in lines)
            if missing and not self.over:
                lines.append(ScoreLine("open", speaker.say("source-open"), "", missing))
            place = 1 + sum(other > standings[seat] for other in standings)
            out.append(Score(seat, who.name, place, total, tuple(lines)))
        return out

    # ------------------------------------------------------------------------------------------------ in and out

    def position(self) -> dict[str, Json]:
        """The whole position as JSON-able data that can be edited and loaded back with `stammtisch.load`."""
        return {
            "stammtisch": "position",
            "title": self.title.name,
            "edition": self.edition,
            "options": self.option_values,
            "seats": [{"name": s.name, "policy": s.policy} for s in self.seats],
            "state": to_json(self.state, self.names, EVERYTHING),
        }

    def record(self, seat: int | None = None, lang: str = "en") -> str:
        """The game as text: all of it, or (with a seat, or WATCHER) what a seat may know; see `record`."""
        from stammtisch.kernel.play.record import write

        return write(self, EVERYTHING if seat is None else seat)

    def hand_over(self, seat: int, policy: str) -> None:
        """Lets another policy decide for a seat from now on ("person" for a person)."""
        seat = self._seat(seat)
        if RULES in (policy, self.seats[seat].policy):
            raise OptionError(f"{self.seats[seat].name} is played by the rules")
        seats = list(self.seats)
        seats[seat] = Seat(seats[seat].name, policy)
        self.seats = tuple(seats)

    def __eq__(self, other: object) -> bool:
        """Two games are equal when their records are, and with them their states (generators apart)."""
        if not isinstance(other, Game):
            return NotImplemented
        mine, theirs = to_json(self.state, self.names, EVERYTHING), to_json(other.state, other.names, EVERYTHING)
        return self.record() == other.record() and mine == theirs

    __hash__ = None  # type: ignore[assignment]

"""One game in progress: the face that everybody meets. What it does is told in the files beside it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stammtisch.kernel.model import wanted
from stammtisch.kernel.model.kinds import Kind
from stammtisch.kernel.model.moves import Words
from stammtisch.kernel.play import meanwhile, planning, reasons, record, results, telling
from stammtisch.kernel.play.course import IMAGINED, Course, Move, Ply, Seat
from stammtisch.kernel.play.meanwhile import Turn
from stammtisch.kernel.play.results import Score, Tie
from stammtisch.kernel.play.scribe import Refusal, Refused, Tell
from stammtisch.kernel.play.telling import LogLine
from stammtisch.kernel.play.views import EVERYTHING, WATCHER, Json, Observation, alike, observe, redact, to_json
from stammtisch.kernel.title.seating import RULES, OptionError
from stammtisch.kernel.title.words import Speaker

if TYPE_CHECKING:
    from stammtisch.kernel.title.svg import Svg


class Game(Course):
    """A game in progress. Make one with `stammtisch.new` or `stammtisch.read`.

    A move that is refused, unreadable or fails changes nothing.
    """

    # ------------------------------------------------------------------------------------------------ moves

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat (by default the first one due), as the rules list them; empty if it is not due."""
        if self.over:
            return []
        seat = self.due[0] if seat is None else self.seat(seat)
        return [self.move(seat, option) for option in self.options_of(seat)] if seat in self.due else []

    def words(self, move: Move) -> Words:
        """A move in words: a dictionary of names and numbers."""
        return self.title.decisions[move.step].words(move.option, self.names)

    def parse(self, said: str | int | Move, seat: int | None = None, lang: str = "en") -> Move:
        """A move from text, a number or a Move, whether legal or not; raises Unreadable."""
        return reasons.parse(self, said, seat, lang)

    def why_not(self, said: str | int | Move, seat: int | None = None, lang: str = "en") -> Refusal | None:
        """Why a move is forbidden; None if it is allowed. Raises Unreadable if it says nothing the game knows."""
        return reasons.why_not(self, said, seat, lang)

    def play(
        self,
        said: str | int | Move,
        seat: int | None = None,
        lang: str = "en",
        dictation: Sequence[str] | None = None,
    ) -> Ply:
        """Makes a move. Raises Refused (with the clause) or Unreadable; then nothing has changed.

        What seats choose at once, unseen, are `drafts` first. When the last of them is done, all become plies in seat
        order; the last of these is returned then, and a ply that tells nothing before.

        `dictation` gives the chance results instead of the generator, as a record does; DictationError if they cannot
        have come.
        """
        if isinstance(dictation, str):
            raise TypeError(f"dictation: wanted a list of results, not the text {wanted.shown(dictation)}")
        refusal = self.why_not(said, seat, lang)
        if refusal is not None:
            raise Refused(refusal)
        move = self.parse(said, seat)
        if self.title.decisions[move.step].at_once:
            before = self.state.pack()
            return planning.choose(self, move, dictation) or Ply(move, (), (), zlib.compress(before, 1))
        ply = self.carry_out(move, dictation)
        self.plies.append(ply)
        return ply

    def take_back(self, seat: int, lang: str = "en") -> Move:
        """Takes a seat's last draft back and returns it, also one after which it was done; Refused if it has none."""
        if not self.drafts.get(self.seat(seat)):
            raise Refused(Refusal("", self.title.speaker(lang).say("undo-nothing")))
        return planning.take_back(self, seat)

    def preview(self, said: str | int | Move, seat: int | None = None, lang: str = "en") -> list[LogLine]:
        """What a legal move would cost and bring, in words, as far as it is certain; see `telling.previews`.

        It is tried on imagined states, so that it cannot tell the seat anything hidden.
        """
        return self.previews([self.parse(said, seat, lang)], lang)[0]

    def previews(self, moves: Sequence[Move], lang: str = "en") -> list[list[LogLine]]:
        """The previews of several legal moves of one seat, quicker than each by itself."""
        return telling.previews(self, moves, lang)

    def label(self, said: str | int | Move, seat: int | None = None, lang: str = "en") -> str:
        """How a legal move is offered to a person, in words."""
        return telling.label(self, self.parse(said, seat, lang), lang)

    # ------------------------------------------------------------------------------------------------ undo

    def can_undo(self) -> bool:
        """Whether the last move can be taken back without asking anybody.

        It can if no chance fell, nothing chosen unseen was opened, nobody has finished a choice unseen since, and its
        maker sees nothing after it that he could not have worked out before: what he sees is what he would see in any
        state that he could not tell from the true one.
        """
        if not self.plies or not self.plies[-1].safe:
            return False
        ply = self.plies[-1]
        after: Any = self.state.plain()
        if self.base is not None:
            after.load(self.base)
            if after.due != self.due:
                return False
        for seed in range(IMAGINED):
            imagined = self.redraw(after.clone().load(ply.before), ply.move.seat, seed)
            self.choose(imagined, ply.move)
            if not alike(imagined, after, self.names, ply.move.seat):
                return False
        return True

    def undo(self, consent: bool = False, lang: str = "en") -> Ply:
        """Takes the last move back and returns it; drafts made since are gone with it.

        Of a decision that seats made at once, the other choices become drafts again. A move after which chance fell or
        such choices were opened is taken back only with `consent` of all who have seen it; Refused otherwise.
        """
        if not self.plies:
            raise Refused(Refusal("", self.title.speaker(lang).say("undo-nothing")))
        if not consent and not self.can_undo():
            raise Refused(Refusal("", self.title.speaker(lang).say("undo-barrier")))
        ply = self.plies[-1]
        planning.undo_to(self, len(self.plies))
        return ply

    def gone(self, ply: int) -> list[int]:
        """The numbers of the moves that `undo_to` takes back."""
        wanted.whole("ply", ply, 1, len(self.plies))
        return planning.gone(self, ply)

    def undo_to(self, ply: int) -> None:
        """Takes move number `ply` (from 1) back and all after it; whoever calls has everybody's consent. What others
        chose at once with it are drafts again.
        """
        wanted.whole("ply", ply, 1, len(self.plies))
        planning.undo_to(self, ply)

    def at(self, ply: int) -> Game:
        """The game as it stood after so many moves (after all of them: as it stands), as a game of its own."""
        wanted.whole("ply", ply, 0, len(self.plies))
        past = self.clone()
        if ply < len(self.plies):
            planning.rewind(past, ply)
        return past

    # ------------------------------------------------------------------------------------------------ seeing

    def view(self, seat: int | None = None) -> dict[str, Json]:
        """What a seat (None: a watcher) may see, as JSON-able data with names."""
        viewer = WATCHER if seat is None else self.seat(seat)
        return {
            "title": self.title.name,
            "edition": self.edition,
            "seats": [{"name": s.name, "policy": s.policy} for s in self.seats],
            "seat": seat,
            "ply": len(self.plies),
            "over": self.over,
            "due": list(self.due),
            "decision": None if self.decision is None else self.decision.name,
            **self.title.where(self.state),
            "options": self.option_values,
            "state": to_json(self.state, self.names, viewer),
            "facts": self.title.facts(redact(self.state, viewer), self.box, self.names, viewer),
        }

    def observe(self, seat: int) -> Observation:
        """What a seat sees as numbers, with named parts."""
        return observe(self.state, self.seat(seat))

    def log(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[LogLine]:
        """What happened, in words, as a seat (None: a watcher) may hear it; from move number `since` on."""
        viewer = WATCHER if seat is None else self.seat(seat)
        return telling.log(self, viewer, lang, wanted.whole("since", since, 0))

    def sentence(self, tell: Tell, viewer: int, speaker: Speaker) -> str:
        """A tell as a sentence, for one viewer: secrets of other seats are left out of it."""
        return telling.sentence(self, tell, viewer, speaker)

    def called(self, kind: Kind, value: int, speaker: Speaker) -> str:
        """What a thing is called in a language; its plain name where the words have none."""
        return telling.called(self, kind, value, speaker)

    def since(self, ply: int, seat: int | None = None, lang: str = "en") -> list[Turn]:
        """What each move after the first `ply` changed for a seat (None: a watcher), from what it may see alone."""
        viewer = WATCHER if seat is None else self.seat(seat)
        return meanwhile.since(self, wanted.whole("ply", ply, 0, len(self.plies)), viewer, lang)

    # ------------------------------------------------------------------------------------------------ scores

    def score_now(self, seat: int) -> int:
        """What a seat would have if the game ended now."""
        return self.points(seat)

    def scores(self, seat: int | None = None, lang: str = "en") -> list[Score]:
        """The results in seat order, as far as a seat (None: a watcher; or EVERYTHING) may know them.

        While the game goes on they are as if it ended now. What the viewer may not know is None; see `Score`.
        """
        viewer = WATCHER if seat is None else seat if seat in (WATCHER, EVERYTHING) else self.seat(seat)
        return results.scores(self, viewer, lang)

    def tie(self, lang: str = "en") -> Tie | None:
        """What decided among equals who won, in words; None if nothing had to, or the game goes on."""
        return results.tie(self, lang)

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
        if seat is None or seat in (WATCHER, EVERYTHING):
            return record.write(self, EVERYTHING if seat is None else seat)
        return record.write(self, self.seat(seat))

    def hand_over(self, seat: int, policy: str) -> None:
        """Lets another policy decide for a seat from now on ("person" for a person)."""
        seat = self.seat(seat)
        wanted.text("policy", policy, "greedy")
        if RULES in (policy, self.seats[seat].policy):
            raise OptionError("by-the-rules", name=self.seats[seat].name)
        seats = list(self.seats)
        seats[seat] = Seat(seats[seat].name, policy)
        self.seats = tuple(seats)

    def __eq__(self, other: object) -> bool:
        """Two games are equal when their records are, and with them their states (generators apart)."""
        if not isinstance(other, Game):
            return NotImplemented
        mine, theirs = to_json(self.state, self.names, EVERYTHING), to_json(other.state, other.names, EVERYTHING)
        return self.record() == other.record() and mine == theirs

    def __repr__(self) -> str:
        """Title, seats, ply, and who is due."""
        due = ", ".join(self.seats[seat].name for seat in self.due)
        names = ", ".join(seat.name for seat in self.seats)
        return f"<{self.title.title} with {names}: ply {len(self.plies)}, {f'{due} due' if due else 'over'}>"

    def __str__(self) -> str:
        """The table as everybody may see it: the picture of the terminal, without colours."""
        from stammtisch.kernel.title.picture import as_text

        return f"{self!r}\n\n{as_text(self.title.draw(self, WATCHER, self.title.speaker()))}"

    def picture(self, seat: int | None = None, lang: str = "en", width: int = 116) -> Svg:
        """The table as SVG, as a seat (None: a watcher) may see it, so many columns wide; a notebook shows it.

        It is the picture of the terminal. Raises ValueError for a width under 40 or over 400.
        """
        from stammtisch.kernel.title.svg import as_svg

        wanted.whole("width", width, 40, 400)
        viewer = WATCHER if seat is None else self.seat(seat)
        words = self.title.speaker(lang)
        facts = {"title": self.title.title, "names": ", ".join(s.name for s in self.seats), "moves": len(self.plies)}
        due = ", ".join(self.seats[s].name for s in self.due)
        shown = words.say("picture-due", **facts, who=due) if due else words.say("picture-over", **facts)
        return as_svg(self.title.draw(self, viewer, words), shown, width)

    def _repr_svg_(self) -> str:
        return self.picture()

    __hash__ = None  # type: ignore[assignment]

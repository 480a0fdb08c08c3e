"""What is written down at a table: chance results and tells, and the errors of moves and of dictation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.kernel.model.flow import Secret
from stammtisch.kernel.model.kinds import NONE, Kind, UnknownName
from stammtisch.kernel.model.struct import Vec
from stammtisch.kernel.title.words import Mistake

# ---------------------------------------------------------------------------------------------------------- errors


@dataclass(frozen=True)
class Refusal:
    """Why a move is forbidden, in the reader's language: a sentence from the position, the clause and what it says."""

    clause: str
    text: str
    rule: str = ""


class Refused(Exception):
    """A move that cannot be made. Nothing has changed."""

    def __init__(self, refusal: Refusal):
        super().__init__(refusal.text)
        self.refusal = refusal


class Unreadable(ValueError):
    """A move that says nothing that the game knows; the message says what would be right.

    `nearly`: it is said like a move, but for a name or a number that nothing has.
    """

    def __init__(self, text: str, nearly: bool = False):
        super().__init__(text)
        self.nearly = nearly


class DictationError(Mistake, ValueError):
    """A record gives a chance result that cannot have come."""


# ---------------------------------------------------------------------------------------------------------- scribe


@dataclass(frozen=True, slots=True)
class Note:
    """A chance result: its number, the kind of thing it is (None: a plain number), and the seat that alone may see it
    (None: everybody sees it; NONE: nobody).
    """

    result: int
    of: Kind | None
    seen_by: int | None = None


@dataclass(frozen=True, slots=True)
class Tell:
    """Something that happened: the clause, the name of its sentence and its facts."""

    clause: str
    event: str
    facts: Mapping[str, int | Secret]


class TableScribe:
    """Notes chance results and tells; on replay it dictates the results of a record."""

    def __init__(self, dictation: Sequence[str] | None, names: Any):
        self.notes: list[Note] = []
        self.tells: list[Tell] = []
        self._dictation = None if dictation is None else list(dictation)
        self._names = names

    def dictated(self, options: int, weights: Vec | None, of: Kind | None, seen_by: int | None) -> int | None:
        """See `chance.Scribe`."""
        if self._dictation is None:
            return None
        result = self.recall(0, of)
        if not 0 <= result < options or (weights is not None and weights[result] == 0):
            raise DictationError("chance-impossible", result=self._dictation[len(self.notes)])
        self.note(result, of, seen_by)
        return result

    def recall(self, later: int, of: Kind | None) -> int:
        """See `chance.Scribe`."""
        if self._dictation is None:
            return NONE
        if len(self.notes) + later >= len(self._dictation):
            raise DictationError("chance-missing")
        word = self._dictation[len(self.notes) + later]
        try:
            number: int = int(word) if of is None else self._names.number(of, word)
        except ValueError as error:
            raise DictationError(
                "chance-wrong", result=word, problem=error if isinstance(error, UnknownName) else str(error)
            ) from None
        return number

    def note(self, result: int, of: Kind | None, seen_by: int | None) -> None:
        """See `chance.Scribe`."""
        self.notes.append(Note(result, of, seen_by))

    def confirmed(self, result: int, of: Kind | None, seen_by: int | None) -> None:
        """See `chance.Scribe`."""
        if self._dictation is not None and self.recall(0, of) != result:
            raise DictationError("chance-impossible", result=self._dictation[len(self.notes)])
        self.note(result, of, seen_by)

    def hear(self, clause: str, event: str, facts: Mapping[str, Any]) -> None:
        """See `chance.Scribe`."""
        self.tells.append(Tell(clause, event, dict(facts)))

    def finish(self) -> None:
        """Raises DictationError if the record gives more results than fell."""
        if self._dictation is not None and len(self._dictation) > len(self.notes):
            raise DictationError("chance-too-many", result=self._dictation[len(self.notes)])


class CertainScribe(TableScribe):
    """Hears only what is told before chance has decided anything."""

    def hear(self, clause: str, event: str, facts: Mapping[str, Any]) -> None:
        if not self.notes:
            super().hear(clause, event, facts)

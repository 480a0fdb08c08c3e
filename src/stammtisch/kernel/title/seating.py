"""Who may sit at a table: how many seats there are in all, and which of them the rules play themselves (Automas).

Seats always count everybody: people, bots and Automas. `Title.seatings` lists every way to fill a table, with what
forbids those that are not possible; `Title.seated` goes from what was chosen seat by seat to the options that mean it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from stammtisch.kernel.title.words import Mistake, Speaker

OptionValues = Mapping[str, str]

PERSON = "person"
"""The policy of a seat for which a person decides."""

RULES = "rules"
"""The policy of a seat that the rules themselves play."""


@dataclass(frozen=True)
class Conflict:
    """Seats and values of options that do not go together: the clause that forbids it, and the sentence that says why
    (`conflict-REASON` in the title's words) with its facts.
    """

    clause: str
    reason: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def text(self, speaker: Speaker) -> str:
        """The sentence in the speaker's language."""
        return speaker.say(f"conflict-{self.reason}", **self.facts)


class OptionError(Mistake, ValueError):
    """Seats or options that the title does not offer; `conflict` where a clause of its rules forbids them."""

    conflict: Conflict | None = None

    @staticmethod
    def of(conflict: Conflict, folder: Path) -> OptionError:
        """The error of a conflict, which the words in a title's folder say."""
        error = OptionError(f"conflict-{conflict.reason}", **conflict.facts)
        error.conflict, error.folder = conflict, folder
        return error

    def said(self, lang: str) -> str:
        """The sentence in a language, and the clause."""
        return super().said(lang) + (f" ({self.conflict.clause})" if self.conflict else "")


@dataclass(frozen=True)
class Seating:
    """One way to fill a table: so many seats in all, those of them that the rules play (seat -> name), the values of
    the options that say so, and what forbids it (None: it is possible).
    """

    seats: int
    automas: Mapping[int, str]
    options: OptionValues
    conflict: Conflict | None

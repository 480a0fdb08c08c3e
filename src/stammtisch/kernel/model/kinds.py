"""Kinds: the vocabularies of a game.

Rules count with numbers; people read names. A `Kind` says which numbers of the state and of a move stand for
which things (places, cards, slots ...). What the things are called is written in the components file, so the names
are looked up in the `Names` of a game's box, not here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

NONE = -1
"""The number that stands for "no such thing" in a field that names things."""

MAX_SEATS = 8
"""How many seats a title may have at the most. Names, shapes, colours and limits everywhere go by it."""


@dataclass(frozen=True)
class Kind:
    """A vocabulary: `size` numbers from 0 up, each naming a thing.

    `names` is given where the names are fixed by the rules themselves; otherwise they come from the box.
    A kind with `spoken=False` has names that are the same in every language (prices, coordinates).
    """

    key: str
    size: int
    names: tuple[str, ...] = ()
    spoken: bool = True


@dataclass(frozen=True)
class Unit:
    """What a number counts: message `unit-NAME` of the words says number and noun; `signed`: with a plus sign."""

    name: str
    signed: bool = False


@dataclass(frozen=True)
class Joined:
    """A fact that is made of others: those of them that are not 0, as a list ("3 money and 2 info").

    As a number it is how many of them are not 0, so that words can choose by it.
    """

    facts: tuple[str, ...]


Fact = Kind | Unit | Joined
"""What a fact in a tell or a reason is: a thing with a name, a number of something, or some of these together."""


SEAT = Kind("seat", MAX_SEATS, tuple(str(seat) for seat in range(MAX_SEATS)), spoken=False)

STEP = Kind("step", 256, spoken=False)
"""The steps of a title; their names are put among those of its box."""


MOST_NAMED = 40
"""So many names are listed where one is unknown; of more the first ones and the last."""


class UnknownName(ValueError):
    """A word that names no thing of the kind that is wanted.

    The text is for who writes programs; `message` of the kernel's words says the same to a person, with `facts`.
    """

    def __init__(self, text: str, message: str, **facts: str | int):
        super().__init__(text)
        self.message, self.facts = message, facts


@dataclass(frozen=True)
class Names:
    """The names of all things of one game: key of the kind -> names by number."""

    of: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def all(self, kind: Kind) -> tuple[str, ...]:
        """The names of a kind, by number. There may be fewer than `kind.size`: the box decides."""
        return kind.names or self.of.get(kind.key, ())

    def name(self, kind: Kind, number: int) -> str | None:
        """The name of one thing; None for NONE."""
        if number == NONE:
            return None
        return self.all(kind)[number]

    def number(self, kind: Kind, name: str | None) -> int:
        """The number of a thing by its exact name; raises UnknownName with the names that exist."""
        if name is None:
            return NONE
        names = self.all(kind)
        if name not in names:
            known = ", ".join(names if len(names) <= MOST_NAMED else (*names[:3], "…", names[-1]))
            text = f"no {kind.key} is called {name!r}; there are {known}"
            raise UnknownName(text, "unknown-name", name=name, known=known)
        return names.index(name)


def slug(name: str) -> str:
    """A name as a Fluent identifier part: letters, digits and dashes."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")

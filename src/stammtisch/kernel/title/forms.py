"""What a box may say, for who edits one: its tables with their columns, each with what may stand there.

It follows from the declarations of the box and of how it is read. Tables and columns are called as the words say:
`sheet-TABLE` and `entry-KEY` (`entry-TABLE-KEY` where a key means something else in one table).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from stammtisch.kernel.model.kinds import Kind, slug
from stammtisch.kernel.model.struct import Struct
from stammtisch.kernel.title.box import GAME, Components, rooms_of, wanted_keys
from stammtisch.kernel.title.words import Speaker, named

if TYPE_CHECKING:
    from stammtisch.kernel.title.title import Title

Sort = Literal["number", "flag", "thing", "text"]


@dataclass(frozen=True)
class Column:
    """What stands at a key: of which sort, from `low` to `high` (a number), of which `kind` (a thing).

    `most` is how many of them a list holds, 0 where it is a single one. `field` is the field of the box that is read
    from it, "" where no rule reads it. `needed`: it has to be there.
    """

    key: str
    field: str
    sort: Sort
    low: int = 0
    high: int = 0
    kind: Kind | None = None
    most: int = 0
    needed: bool = True

    def called(self, table: str, speaker: Speaker) -> str:
        """Its name in a language; the key itself where the words have none."""
        for message in (f"entry-{slug(table)}-{slug(self.key)}", f"entry-{slug(self.key)}"):
            if speaker.knows(message):
                return speaker.say(message)
        return self.key.replace("_", " ")


@dataclass(frozen=True)
class Sheet:
    """A table of the file: `single` ([game]) or a list of `least` to `most` entries; `bound` is the clause for which
    there are no more, "" where there is only no room.
    """

    name: str
    single: bool
    least: int
    most: int
    columns: tuple[Column, ...]
    bound: str = ""

    def called(self, speaker: Speaker) -> str:
        """Its name in a language; as it stands in the file where the words have none."""
        message = f"sheet-{slug(self.name)}"
        return speaker.say(message) if speaker.knows(message) else self.name.replace("_", " ")


def sheets(cls: type[Struct], components: Components) -> tuple[Sheet, ...]:
    """The tables that a components file has, [game] first."""
    rooms, wanted = rooms_of(cls, components), wanted_keys(cls, components)
    order = sorted(wanted, key=lambda table: table != GAME)
    return tuple(
        Sheet(
            table,
            table == GAME,
            1 if table == GAME else components.least(cls, table),
            1 if table == GAME else components.most.get(table, rooms.get(table, 1)),
            tuple(_columns(cls, components, table)),
            components.bound.get(table, ""),
        )
        for table in order
    )


def _columns(cls: type[Struct], components: Components, table: str) -> Iterator[Column]:
    named = {kind.key: naming for kind, naming in components.kinds.items()}
    read = dict(_read(cls, components, table))
    key, _, form = named.get(table, "").partition(":")
    if key and key not in read and not form:
        yield Column(key, "", "text")
    yield from read.values()
    for information in components.information:
        if information.startswith(f"{table}."):
            yield Column(information.partition(".")[2], "", "text", needed=False)
    if not key and table != GAME:
        yield Column("id", "", "text", needed=False)
    yield Column("note", "", "text", needed=False)
    yield Column("source", "", "text", needed=False)


def _read(cls: type[Struct], components: Components, table: str) -> Iterator[tuple[str, Column]]:
    for name, place in components.places(cls).items():
        where, _, key = place.rstrip("?").partition(".")
        if where != table or place.startswith("#"):
            continue
        f = cls.fields[name]
        shape = f.shape if table == GAME else f.shape[1:]
        sort: Sort = "thing" if f.of else "flag" if f.flag else "number"
        low, high = f.bounds
        yield key, Column(key, name, sort, low, high, f.of, shape[0] if shape else 0, not place.endswith("?"))


def entry_called(title: Title, table: str, name: str, speaker: Speaker) -> str:
    """What an entry of a table is called; several tables may hold what is one kind of thing to the rules (cards)."""
    return named([table, *(key for key in title.load_box().names.of if key != table)], name, speaker)

"""What the pictures of all titles share, for the table in the terminal. Importing this imports Rich."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from typing import Any, Protocol

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.kernel.model.kinds import Kind, Names
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import Speaker, called

WIDE = 116
"""Columns from which on the things beside the board stand beside it; below that, they stand under it."""

SHAPES = ("●", "■", "▲", "◆", "⬢", "★", "✚", "▼")
"""A shape for each of `MAX_SEATS`, which goes wherever its colour goes."""

SEAT_INKS = ("#b9770e", "#2389a0", "#c2557a", "#6f8526", "#8a68c4", "#9a7048", "#5b7fd6", "#7d7f86")


class Shown(Protocol):
    """What a picture needs of a game."""

    title: Title
    box: Any
    names: Names

    def view(self, seat: int | None = None) -> Any:
        """What a seat (None: a watcher) may see."""

    def moves(self, seat: int | None = None) -> Any:
        """The legal moves of a seat."""

    def words(self, move: Any) -> Any:
        """A move in words."""


class Picture:
    """What a seat (below 0: a watcher) may see, ready to be drawn: base of the pictures of all titles.

    `view` is the seat's view, `s` its state, `facts` its facts; `moves` are the seat's legal moves in words, empty
    where it is not due. A title's picture is a Rich renderable: it adds `__rich_console__`, and `mine(width)` for the
    seat's own things.
    """

    whole = False
    """Whether no name is shortened, whatever room that takes: for who reads the picture as a text."""

    def __init__(self, game: Shown, seat: int, speaker: Speaker):
        self.view: Mapping[str, Any] = game.view(None if seat < 0 else seat)
        self.s: Mapping[str, Any] = self.view["state"]
        self.facts: Mapping[str, Any] = self.view["facts"]
        self.title, self.box, self.names = game.title, game.box, game.names
        self.seat, self.seats, self.say, self.speaker = seat, len(self.view["seats"]), speaker.say, speaker
        due = seat in self.view["due"]
        self.moves: list[Mapping[str, Any]] = [game.words(move) for move in game.moves(seat)] if due else []

    def called(self, kind: Kind, name: str) -> str:
        """What a thing is called in the reader's language."""
        return called(self.names, kind, self.names.number(kind, name), self.speaker)

    def heading(self, name: str) -> str:
        """The word for a part of the picture; its name where the words have none."""
        message = f"heading-{name.replace('_', '-')}"
        plain = name.replace("_", " ").replace("-", " ")
        return self.say(message) if self.speaker.knows(message) else plain[:1].upper() + plain[1:]

    def short(self, name: str, width: int) -> str:
        """A name in so many columns, or as it is."""
        return name if self.whole else short(name, width)

    def labelled(self, name: str, before: str = "", after: str = " ") -> Text:
        """The beginning of a line: what it tells."""
        return Text(before).append(f"{self.heading(name)}{after}", "dim")

    def mark(self, seat: int) -> Text:
        """The shape of a seat in its colour."""
        return Text(SHAPES[seat], SEAT_INKS[seat])

    def seat_name(self, seat: int) -> Text:
        """A seat with its shape and colour."""
        out = Text().append(f"{SHAPES[seat]} ", SEAT_INKS[seat])
        return out.append(self.view["seats"][seat]["name"], f"bold {SEAT_INKS[seat]}")

    def turns(self) -> Text:
        """The seats that owe a choice."""
        out = Text()
        for seat in self.view["due"]:
            out.append(" ▸ " if out else "▸ ").append(self.seat_name(seat))
        return out


def line() -> Text:
    """A line that is cut rather than broken."""
    return Text(no_wrap=True, overflow="ellipsis")


def short(name: str, width: int) -> str:
    """A name in so many columns: as many whole words as fit, or a piece of the first one."""
    if len(name) <= width:
        return name
    kept = ""
    for word in name.split():
        longer = f"{kept} {word}".strip()
        if len(longer) > width:
            break
        kept = longer
    while " " in kept and len(kept.split()[-1]) <= 3:
        kept = kept.rsplit(" ", 1)[0]
    return kept or name[: max(0, width - 1)] + "…"


def span(amounts: Iterable[int]) -> str:
    """One amount, or the least and the most of several."""
    found = sorted(set(amounts)) or [0]
    return str(found[0]) if len(found) == 1 else f"{found[0]}–{found[-1]}"


def sheet(*widths: int | None, gap: int = 2) -> Table:
    """Columns side by side, so wide or (None) as wide as they need."""
    table = Table.grid(padding=(0, gap, 0, 0))
    for width in widths:
        table.add_column(width=width)
    return table


def letters(words: Sequence[str]) -> list[str]:
    """The shortest beginnings that tell the words apart, with a capital: what stands for them where room is scarce."""
    out = []
    for word in words:
        length = 1
        while length < len(word) and sum(w[:length].lower() == word[:length].lower() for w in words) > 1:
            length += 1
        out.append(word[:length].capitalize())
    return out


def spaced(blocks: Iterable[RenderableType | None]) -> Group:
    """Blocks one below the other with an empty line between them; None is left out."""
    out: list[RenderableType] = []
    for block in blocks:
        if block is not None:
            out += [Text(), block] if out else [block]
    return Group(*out)


def as_text(picture: RenderableType, width: int = WIDE) -> str:
    """A picture as plain text of so many columns."""
    console = Console(width=width, file=StringIO(), color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(picture)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())

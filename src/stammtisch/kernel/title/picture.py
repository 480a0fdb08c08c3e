"""What the pictures of all titles share, for the table in the terminal. Importing this imports Rich."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO

from rich.console import Console, Group, RenderableType
from rich.text import Text

WIDE = 116
"""Columns from which on the things beside the board stand beside it; below that, they stand under it."""

SHAPES = ("●", "■", "▲", "◆", "⬢", "★", "✚", "▼")
"""A shape for each of `MAX_SEATS`, which goes wherever its colour goes."""

SEAT_INKS = ("#b9770e", "#2389a0", "#c2557a", "#6f8526", "#8a68c4", "#9a7048", "#5b7fd6", "#7d7f86")


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

"""What happens at a table, and who is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class Event:
    """Something that happened: its number, its kind, and the number of plies after it.

    `undone` are the moves that were taken back: seat, move and chance results as words, and which seats may know them
    (WATCHER: everybody), and who asked for it `by`, where `seat` was the last to agree. `said` is what else is written
    down of it: how it came about.
    """

    number: int
    kind: str
    ply: int
    seat: int | None = None
    undone: Sequence[Mapping[str, Any]] = ()
    said: Sequence[Mapping[str, Any]] = ()


class Watcher(Protocol):
    """Who is told that something has changed; must not wait. Holds the seats `who`, and may have a name."""

    who: tuple[int, ...]
    name: str

    @property
    def quick(self) -> bool:
        """Whether bots need not take longer than they must."""

    def wake(self) -> None:
        """Something has changed."""

    def whisper(self, event: Event) -> None:
        """Something that is not written down: a bot thinks, somebody comes or goes."""

    def end(self) -> None:
        """The table was thrown away; come again."""

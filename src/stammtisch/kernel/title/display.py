"""How a title without a board or a picture of its own is shown: what is prominent, in which order, as what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Look = Literal["card", "token"]


@dataclass(frozen=True)
class Display:
    """Names of fields of the state or of `facts`, as they stand in a view, for the plain table of the page and for the
    plain picture of the terminal.

    - `first`: what lies in the middle of the table, in this order; what is named nowhere follows, smaller.
    - `seats`: what is shown of each seat, in this order; fields of the struct that each seat has, or of `facts` where
      it has a list with an object for each seat under the same name.
    - `hide`: what is not shown at all.
    - `looks`: what a thing looks like where it is not a plain number or name: a "card" or a "token".
    """

    first: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    hide: tuple[str, ...] = ()
    looks: Mapping[str, Look] = field(default_factory=dict)


def draw_plainly(game: Any, seat: int, speaker: Any) -> Any:
    """The table of any title for the terminal. The picture is imported when it is first drawn: it needs Rich."""
    from stammtisch.kernel.title.plain_picture import PlainPicture

    return PlainPicture(game, seat, speaker)

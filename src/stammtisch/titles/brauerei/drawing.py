"""The table in the terminal. `picture` is imported when it is first drawn: most programs never do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.words import Speaker

if TYPE_CHECKING:
    from stammtisch.titles.brauerei.picture import Picture


def draw_table(game: Game, seat: int, speaker: Speaker) -> Picture:
    """The whole table as a seat (or WATCHER) may see it; a Rich renderable that fits its width."""
    from stammtisch.titles.brauerei.picture import Picture

    return Picture(game, seat, speaker)

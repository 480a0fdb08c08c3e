"""The table in a terminal; still to be drawn."""

from __future__ import annotations

from typing import Any


def draw_table(game: Any, seat: int, speaker: Any) -> Any:
    """A Rich renderable of what a seat may see: none yet."""
    return None

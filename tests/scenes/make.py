"""Lays the scenes that titles show to newcomers: `python -m tests.scenes.make TITLE` writes them into its folder.

The scenes of a title are functions of a module here, which lay a position as its tests do. They lie in the title's
folder as positions, so that a title needs nothing of this to bring its own.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import stammtisch as st
from stammtisch.kernel.play.game import Game

PEOPLE = ("Ada", "Bruno", "Clara", "David", "Emma")


def scenes_of(title: str) -> Mapping[str, Callable[[], Game]]:
    """The scenes of a title by name."""
    scenes: Mapping[str, Callable[[], Game]] = importlib.import_module(f"tests.scenes.{title.replace('-', '_')}").SCENES
    return scenes


def position(game: Game) -> dict[str, Any]:
    """A position as it lies in the folder: without the edition, with people of names."""
    out = dict(game.position())
    del out["edition"]
    out["seats"] = [
        {"name": seat.name if seat.policy == "rules" else name, "policy": seat.policy}
        for name, seat in zip(PEOPLE, game.seats, strict=False)
    ]
    return out


def write(title: str) -> list[Path]:
    """Lays all scenes of a title and writes them."""
    folder = st.find_title(title).folder / "scenes"
    folder.mkdir(exist_ok=True)
    written = []
    for name, lay in scenes_of(title).items():
        path = folder / f"{name}.json"
        path.write_text(json.dumps(position(lay()), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        written.append(path)
    return written


if __name__ == "__main__":
    for path in write(sys.argv[1]):
        print(path)

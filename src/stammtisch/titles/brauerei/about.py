"""What things do and are worth, in sentences: for who reads the table as a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.kernel.title.words import Speaker, called
from stammtisch.titles.brauerei.state import AREA


def about(game: Any, seat: int, speaker: Speaker) -> Iterator[str]:
    """What the objects of each area ask for and bring."""
    box, names = game.box, game.names
    for area in range(len(names.all(AREA))):
        yield speaker.say(
            "about-area",
            area=called(names, AREA, area, speaker),
            threshold=box.threshold[area],
            demand=box.demand[area],
            income=box.income[area],
            wage=box.wage[area],
        )

"""What things do and are worth, in sentences: for who reads the table as a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.kernel.title.words import Speaker, called
from stammtisch.titles.brauerei.state import AREA, CATEGORY, PREDICATE


def about(game: Any, seat: int, speaker: Speaker) -> Iterator[str]:
    """What the objects of each area ask for and bring, and which predicates a category has."""
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
    for category in range(len(names.all(CATEGORY))):
        inside = [p for p in range(len(names.all(PREDICATE))) if box.category[p] == category]
        yield speaker.say(
            "about-predicates",
            category=called(names, CATEGORY, category, speaker),
            predicates=", ".join(called(names, PREDICATE, p, speaker) for p in inside),
        )

"""What things do and are worth, in sentences: for who reads the table as a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.kernel.model.kinds import NONE
from stammtisch.kernel.title.words import Speaker, called
from stammtisch.titles.wishland.state import ACHIEVEMENT, COLOUR, MEASURE


def about(game: Any, seat: int, speaker: Speaker) -> Iterator[str]:
    """What the achievements ask for that can still be claimed."""
    box, names, view = game.box, game.names, game.view(None if seat < 0 else seat)
    tiles = [view["state"]["players"][seat]["tile"]] if seat >= 0 else []
    for name in dict.fromkeys((*view["facts"]["open_achievements"], *tiles)):
        if name is None:
            continue
        number = names.number(ACHIEVEMENT, name)
        if box.measure[number] == NONE:
            continue
        colour = box.colour[number]
        measure = speaker.say(f"measure-{MEASURE.names[box.measure[number]]}")
        measure += "" if colour == NONE else f" ({called(names, COLOUR, colour, speaker)})"
        achievement = called(names, ACHIEVEMENT, number, speaker)
        yield speaker.say("about-achievement", achievement=achievement, least=box.wanted[number], measure=measure)

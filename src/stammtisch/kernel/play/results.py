"""Scores: what each seat has, line by line."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.kernel.play.course import Course


@dataclass(frozen=True)
class ScoreLine:
    """Points from one source, with its name in words and its clause."""

    source: str
    text: str
    clause: str
    points: int


@dataclass(frozen=True)
class Score:
    """The result of a seat: place (equal seats share one), total, and the lines that add up to it."""

    seat: int
    name: str
    place: int
    total: int
    lines: tuple[ScoreLine, ...]


def scores(game: Course, lang: str) -> list[Score]:
    """The results in seat order, with lines that add up to them; while the game goes on, as if it ended now.

    What would come only with the end has a line of its own then, "open", without a clause.
    """
    speaker = game.title.speaker(lang)
    rank = game.title.standing or game.title.score
    standings = [rank(game.state, game.box, seat) for seat in range(len(game.seats))]
    out = []
    for seat, who in enumerate(game.seats):
        total = game.points(seat)
        lines = [
            ScoreLine(source.name, speaker.say(f"source-{source.name}"), source.clause, points)
            for source, points in zip(game.title.sources, game.title.ledger(game.state, game.box, seat), strict=True)
        ]
        missing = total - sum(line.points for line in lines)
        if missing and not game.over:
            lines.append(ScoreLine("open", speaker.say("source-open"), "", missing))
        place = 1 + sum(other > standings[seat] for other in standings)
        out.append(Score(seat, who.name, place, total, tuple(lines)))
    return out

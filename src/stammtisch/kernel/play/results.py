"""Scores: what each seat has, line by line, as far as a viewer may know it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NoReturn, Self, TypeVar

from stammtisch.kernel.play.course import Course
from stammtisch.kernel.play.views import redact
from stammtisch.kernel.title.words import Speaker

T = TypeVar("T")


@dataclass(frozen=True)
class ScoreLine:
    """Points from one source, with its name in words and its clause; None where the viewer may not know them."""

    source: str
    text: str
    clause: str
    points: int | None


@dataclass(frozen=True)
class Score:
    """The result of a seat: place (equal seats share one), total, and the lines that add up to it.

    `said` is the total with its unit ("8 prestige"), or what a seat without a score is ("insolvent"); `behind`, with
    its unit, what it lacks to the total of the first. What the viewer may not know is None.
    """

    seat: int
    name: str
    place: int | None
    total: int | None
    lines: tuple[ScoreLine, ...]
    said: str | None
    behind: str | None
    scored: bool


@dataclass(frozen=True)
class Tie:
    """What decided who won among seats with equal totals: a sentence, and its clause."""

    text: str
    clause: str


def tie(game: Course, lang: str) -> Tie | None:
    """What decided who won, if more seats have as much as the winner than have won; None while the game goes on."""
    title, speaker = game.title, game.title.speaker(lang)
    if not game.over or not title.ties:
        return None
    seats = range(len(game.seats))
    points = [game.score(game.state, seat) for seat in seats]
    standing = title.standing or title.score
    first = max(seats, key=lambda seat: int(standing(game.state, game.box, seat)))
    left = equal = [seat for seat in seats if points[seat] == points[first]]
    decided = None
    for each in title.ties:
        worths = {seat: each.worth(game.state, game.box, seat) for seat in left}
        best = [seat for seat in left if worths[seat] == max(worths.values())]
        if len(best) < len(left):
            left, decided = best, each
    if decided is None:
        return None
    names = [_named(game, group, speaker) for group in (equal, left)]
    facts = {"names": names[0], "winner": names[1], "total": points[first], "count": len(left)}
    return Tie(speaker.say(f"tie-{decided.name}", **facts), decided.clause)


def _named(game: Course, seats: Sequence[int], speaker: Speaker) -> str:
    """The names of some seats, as a language lists them."""
    names = [game.seats[seat].name for seat in seats]
    return speaker.say("list", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else names[0]


def scores(game: Course, viewer: int, lang: str) -> list[Score]:
    """The results in seat order, with lines that add up to them; while the game goes on, as if it ended now.

    They are worked out from what the viewer sees alone: what hangs on anything else is None. What would come only with
    the end has a line of its own until then, "open", without a clause.
    """
    speaker, title = game.title.speaker(lang), game.title
    shown = redact(game.state, viewer, HIDDEN)
    seats = range(len(game.seats))
    totals = [known(partial(game.score, shown, seat)) for seat in seats]
    ledgers = [_ledger(partial(title.ledger, shown, game.box, seat), len(title.sources)) for seat in seats]
    if game.over:  # then the lines are all there is
        totals = [_sum(points) if total is None else total for total, points in zip(totals, ledgers, strict=True)]
    ranked = game.state if game.over else shown  # who stands where at the end is no secret
    standings = totals
    if title.standing:
        standings = [known(partial(title.standing, ranked, game.box, seat)) for seat in seats]
    missing = [0 if game.over else _missing(*both) for both in zip(totals, ledgers, strict=True)]
    sources = [(source.name, source.clause) for source in title.sources]
    if any(points != 0 for points in missing):
        sources.append(("open", ""))
        ledgers = [[*points, rest] for points, rest in zip(ledgers, missing, strict=True)]
    places = [_place(standings, seat) for seat in seats]
    scored = [title.scored is None or bool(title.scored(ranked, game.box, seat)) for seat in seats]

    def counted(amount: int | None) -> str | None:
        return None if amount is None else speaker.count(amount, title.unit).said

    def behind(seat: int) -> str | None:
        first, own = totals[places.index(1)] if 1 in places else None, totals[seat]
        if first is None or own is None or own == first or not scored[seat]:
            return None
        return counted(abs(first - own))

    return [
        Score(
            seat,
            game.seats[seat].name,
            places[seat],
            totals[seat],
            tuple(
                ScoreLine(name, speaker.say(f"source-{name}"), clause, points)
                for (name, clause), points in zip(sources, ledgers[seat], strict=True)
            ),
            counted(totals[seat]) if scored[seat] else speaker.say("no-score"),
            behind(seat),
            scored[seat],
        )
        for seat in seats
    ]


def _missing(total: int | None, points: list[int | None]) -> int | None:
    """What the total has beyond the lines; None if that is not known."""
    known = _sum(points)
    return None if total is None or known is None else total - known


def _sum(points: list[int | None]) -> int | None:
    """The sum; None unless all are known."""
    known = [number for number in points if number is not None]
    return sum(known) if len(known) == len(points) else None


def _place(standings: list[int | None], seat: int) -> int | None:
    """The place of a seat; None unless all standings are known."""
    known = [standing for standing in standings if standing is not None]
    return None if len(known) < len(standings) else 1 + sum(other > known[seat] for other in known)


# ---------------------------------------------------------------------------------------------- what is not known


class Unknown(Exception):
    """A rule wants to know what the viewer does not."""


class Hidden:
    """A number that a viewer may not see. What is known with it is hidden too; nothing can be decided by it."""

    def _hide(self, *_: object) -> Self:
        return self

    def _refuse(self, *_: object) -> NoReturn:
        raise Unknown

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __floordiv__ = __rfloordiv__ = _hide
    __mod__ = __rmod__ = __neg__ = __pos__ = __abs__ = __invert__ = __and__ = __rand__ = __or__ = __ror__ = _hide
    __xor__ = __rxor__ = __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = _hide
    __lt__ = __le__ = __gt__ = __ge__ = __bool__ = __index__ = __int__ = __hash__ = _refuse
    __eq__ = __ne__ = _refuse


HIDDEN = Hidden()


def known(reckon: Callable[[], Any]) -> int | None:
    """What a rule reckons; None if it hangs on something hidden."""
    try:
        number = reckon()
    except Unknown:
        return None
    return None if number is HIDDEN else int(number)


def _ledger(reckon: Callable[[], list[Any]], lines: int) -> list[int | None]:
    """The lines of a ledger; None for each that hangs on something hidden."""
    try:
        return [None if number is HIDDEN else int(number) for number in reckon()]
    except Unknown:
        return [None] * lines

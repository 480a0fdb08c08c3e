"""The arithmetic of clocks: how much time a seat has left, when it runs out, what decisions bring and undos take.

Nothing here knows a table, a database or what time it is: moments are milliseconds since 1970 and are given, lengths
are milliseconds. A live clock has a bank for the whole game, and each decision begins with an increment. A slow clock
has so many hours for each turn (the decisions of a seat until another one decides), of which days off and nights do not
count. What several choose at once is one decision: it lasts until the seat is done.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from functools import cache
from typing import Any, Literal
from zoneinfo import ZoneInfo, available_timezones

Json = dict[str, Any]
Out = Literal["bot-once", "bot", "drop-out"]
Gap = tuple[int, int]
"""From when to when no server ran."""
SECOND, MINUTE, HOUR = 1000, 60_000, 3_600_000
GRACE = 10 * SECOND
"""What an undo leaves of a live clock at least, where there was as much."""


@cache
def zones() -> frozenset[str]:
    """The names of time zones that are known here."""
    return frozenset(available_timezones())


# ------------------------------------------------------------------------------------------------- days off and nights


@dataclass(frozen=True)
class Rest:
    """When somebody's slow clock stands still: weekdays `off` (0: Monday), and from minute to minute of each day.

    A pause from 22:00 to 7:00 goes across midnight; an equal beginning and end is none. All of it by the clocks of
    `zone`.
    """

    zone: str = "UTC"
    off: tuple[int, ...] = ()
    pause: tuple[int, int] | None = None

    def add(self, start: int, length: int) -> int:
        """The moment at which `length` has passed since `start`, rests not counted."""
        for begin, end in self._working(start):
            if end - begin >= length:
                return begin + length
            length -= end - begin
        raise AssertionError("there is always another day")

    def between(self, start: int, end: int) -> int:
        """How much of the time between two moments counts."""
        counted = 0
        for begin, until in self._working(start):
            if begin >= end:
                break
            counted += min(until, end) - begin
        return counted

    def _working(self, start: int) -> Iterator[tuple[int, int]]:
        """The times that count from a moment on, in order."""
        zone = ZoneInfo(self.zone)
        day, counted = datetime.fromtimestamp(start / 1000, zone).date() - timedelta(days=1), start
        while True:
            if day.weekday() not in self.off:
                for begin, end in self._parts():
                    # Where clocks are put forward, a time of day may be missing: then parts would overlap.
                    first, last = max(counted, _moment(day, begin, zone)), _moment(day, end, zone)
                    if last > first:
                        yield first, last
                        counted = last
            day += timedelta(days=1)

    def _parts(self) -> Sequence[tuple[int, int]]:
        """The minutes of a day that count."""
        whole = 24 * 60
        if self.pause is None or self.pause[0] == self.pause[1]:
            return [(0, whole)]
        begin, end = self.pause
        return [(end, begin)] if begin > end else [(0, begin), (end, whole)]

    def json(self) -> Json:
        """As it is kept."""
        return {"zone": self.zone, "off": list(self.off), "pause": None if self.pause is None else list(self.pause)}


def rest_of(kept: Mapping[str, Any]) -> Rest:
    """What was kept of a rest."""
    pause = kept["pause"]
    return Rest(kept["zone"], tuple(kept["off"]), None if pause is None else (pause[0], pause[1]))


def _moment(day: date, minute: int, zone: ZoneInfo) -> int:
    """When the clocks of a zone show so many minutes of a day; 24:00 is the next midnight."""
    day, minute = day + timedelta(days=minute // 1440), minute % 1440
    return int(datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp() * 1000)


def within(rest: Rest, most: Rest) -> bool:
    """Whether somebody rests no more than the table allows: not more days, and no longer pause."""
    return len(rest.off) <= len(most.off) and _length(rest.pause) <= _length(most.pause)


def _length(pause: tuple[int, int] | None) -> int:
    """The minutes of a pause."""
    return 0 if pause is None else (pause[1] - pause[0]) % 1440


# -------------------------------------------------------------------------------------------------------- the terms


@dataclass(frozen=True)
class Terms:
    """What a table has agreed on: a live clock with `bank` and `increment`, or a slow one with `bank` for each turn and
    a `rest` of which each seat has its own. `out`: what happens when time is out.
    """

    kind: Literal["live", "slow"]
    bank: int
    increment: int = 0
    rest: Rest = Rest()
    out: Out = "bot-once"

    @property
    def live(self) -> bool:
        """Whether it is a live clock."""
        return self.kind == "live"

    def json(self) -> Json:
        """As it is kept."""
        return {**self.__dict__, "rest": self.rest.json()}


def terms_of(kept: Mapping[str, Any]) -> Terms:
    """What was kept of the terms."""
    return Terms(**{**kept, "rest": rest_of(kept["rest"])})


# ------------------------------------------------------------------------------------------------- the clock of a seat


@dataclass(frozen=True)
class SeatClock:
    """The clock of a seat: what was `left` when it stood last, and while it runs since when and until when.

    `begun`: what it has to decide has had its increment (or its turn its hours), so it gets no more for it. `owed`: its
    time was out, and a bot makes what it has to decide. `dropped`: it is a bot's for the rest of the game.
    """

    left: int
    rest: Rest = field(default_factory=Rest)
    since: int | None = None
    until: int | None = None
    begun: bool = False
    owed: bool = False
    dropped: bool = False

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self.since is not None

    def json(self) -> Json:
        """As it is kept."""
        return {**self.__dict__, "rest": self.rest.json()}


def clock_of(kept: Mapping[str, Any]) -> SeatClock:
    """What was kept of a seat's clock."""
    return SeatClock(**{**kept, "rest": rest_of(kept["rest"])})


def lost(gaps: Iterable[Gap], start: int, end: int) -> int:
    """How much of the time between two moments no server ran."""
    return sum(max(0, min(end, to) - max(start, since)) for since, to in gaps)


def until(terms: Terms, clock: SeatClock, gaps: Sequence[Gap] = ()) -> int | None:
    """When a running clock runs out; None if it stands. A live one does not run while no server does."""
    if clock.since is None or clock.until is None or not terms.live:
        return clock.until
    end = clock.until
    for since, to in sorted(gaps):
        if to > clock.since and since < end:
            end += to - max(since, clock.since)
    return end


def remaining(terms: Terms, clock: SeatClock, now: int, gaps: Sequence[Gap] = ()) -> int:
    """What is left at a moment: never less than nothing, never more than when it began to run."""
    if clock.since is None or clock.until is None:
        return clock.left
    if not terms.live:
        return min(clock.left, clock.rest.between(now, clock.until))
    passed = max(0, now - clock.since)
    return max(0, min(clock.left, clock.left - passed + lost(gaps, clock.since, clock.since + passed)))


def begin(terms: Terms, clock: SeatClock, now: int) -> SeatClock:
    """The clock runs: with the increment of a new decision, the hours of a new turn, or what is left of an old one."""
    if clock.running:
        return clock
    left = clock.left
    if not clock.begun:
        left = left + terms.increment if terms.live else terms.bank
    end = now + left if terms.live else clock.rest.add(now, left)
    return replace(clock, left=left, since=now, until=end, begun=True)


def stop(terms: Terms, clock: SeatClock, now: int, gaps: Sequence[Gap] = ()) -> SeatClock:
    """The clock stands."""
    return replace(clock, left=remaining(terms, clock, now, gaps), since=None, until=None)


def run_out(clock: SeatClock) -> SeatClock:
    """Its time is out: a bot makes what it has to decide."""
    return replace(clock, left=0, since=None, until=None, owed=True)


def decided(terms: Terms, clocks: Sequence[SeatClock], seat: int, opened: bool) -> list[SeatClock]:
    """After a move of a seat whose clock stands. `opened`: with it, what several had chosen at once was opened.

    A live clock gets its next increment when its seat has to decide again, a slow one its hours when it is its turn
    again. A bot that owed a decision at a live clock has made it; at a slow one it makes the whole turn.
    """
    out = []
    for number, clock in enumerate(clocks):
        own = number == seat
        if opened or (own if terms.live else not own and not clock.running and not clock.owed):
            clock = replace(clock, begun=False)
        if opened or (own and terms.live):
            clock = replace(clock, owed=False)
        out.append(clock)
    return out


def undone(terms: Terms, clocks: Sequence[SeatClock], times: Mapping[int, int], agreed: bool) -> list[SeatClock]:
    """After moves were taken back, of each seat so many `times` that it had decided; all clocks stand.

    A live clock gives back the increments that it had for what is to be decided anew; time that has passed stays lost.
    A slow clock goes on as it was, so that nobody gains hours by it; if everybody `agreed`, turns begin anew.
    """
    out = []
    for number, clock in enumerate(clocks):
        many = times.get(number, 0)
        if terms.live and many:
            less = terms.increment * (many - 1 + clock.begun)
            clock = replace(clock, left=max(clock.left - less, min(clock.left, GRACE)), begun=True)
        elif not terms.live and agreed:
            clock = replace(clock, begun=False)
        out.append(replace(clock, owed=False))
    return out


def settle(
    terms: Terms,
    clocks: Sequence[SeatClock],
    due: Container[int],
    run: Container[int],
    now: int,
    gaps: Sequence[Gap] = (),
) -> list[SeatClock]:
    """Lets the clocks of those run who are to decide themselves, and stops all others. `due`: all who are to decide;
    no bot owes anything for the others.
    """
    out = []
    for number, clock in enumerate(clocks):
        clock = begin(terms, clock, now) if number in run else stop(terms, clock, now, gaps)
        out.append(replace(clock, owed=clock.owed and number in due))
    return out

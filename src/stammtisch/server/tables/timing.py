"""Time at a table: whose clock runs, and what is kept and shown of it.

`clocks` has the arithmetic. What a clock counts is decided where moves are made: with each change that is written the
clocks are settled, and are part of what is written.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence

from stammtisch.kernel.play.course import Ply
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.tables import clocks
from stammtisch.server.tables.clocks import Gap, Rest, SeatClock, Terms
from stammtisch.server.tables.shown import Json, Viewer

STAND_IN = "search:easy"
"""Who decides for a person whose time is out."""


def now() -> int:
    """The present moment, in milliseconds since 1970."""
    return int(time.time() * 1000)


class Timing:
    """The clocks of one table. `gaps` are the times in which no server ran; see `timekeeper`."""

    def __init__(self, terms: Terms, seats: Sequence[SeatClock], gaps: list[Gap]):
        self.terms, self.seats, self.gaps = terms, list(seats), gaps

    @classmethod
    def read(cls, row: Mapping[str, Json | None], gaps: list[Gap]) -> Timing | None:
        """What the database has of a table's clocks; None where there are none."""
        terms, kept = row["clock"], row["timing"]
        if terms is None or kept is None:
            return None
        return cls(clocks.terms_of(terms), [clocks.clock_of(seat) for seat in kept["seats"]], gaps)

    def columns(self) -> Json:
        """What the database is to have of it; `deadline` is when somebody has to look after the table."""
        return {"timing": {"seats": [seat.json() for seat in self.seats]}, "deadline": self.deadline}

    @property
    def deadline(self) -> int | None:
        """When the next clock runs out; the past where a bot has something to do."""
        if any(seat.owed for seat in self.seats):
            return 0
        return min((end for seat in self.seats if (end := clocks.until(self.terms, seat, self.gaps))), default=None)

    @property
    def runs_live(self) -> bool:
        """Whether a live clock runs."""
        return self.terms.live and any(seat.running for seat in self.seats)

    def view(self, who: Viewer) -> Json:
        """The clocks as one viewer may see them: where and when somebody sleeps is their own business."""
        return {
            "terms": shown_terms(self.terms),
            "seats": [self._seat(n, seat, who) for n, seat in enumerate(self.seats)],
        }

    def _seat(self, number: int, seat: SeatClock, who: Viewer) -> Json:
        mine = not self.terms.live and number in who.mine
        return {
            "left": seat.left,
            "until": clocks.until(self.terms, seat, self.gaps),
            "owed": seat.owed,
            "dropped": seat.dropped,
            "rest": shown_rest(seat.rest) if mine else None,
        }

    # ------------------------------------------------------------------------------------------- what happens to it

    def decided(self, plies: Sequence[Ply]) -> None:
        """Moves were made: one, or all that was chosen at once and is open now."""
        last, at = plies[-1], now()
        self.seats[last.move.seat] = clocks.stop(self.terms, self.seats[last.move.seat], at, self.gaps)
        self.seats = clocks.decided(self.terms, self.seats, last.move.seat, last.revealing)

    def undone(self, game: Game, target: int, agreed: bool) -> None:
        """The moves from number `target` on are about to be taken back; what was chosen at once counts once."""
        choices = {(game.plies[n - 1].move.seat, n - game.plies[n - 1].behind) for n in game.gone(target)}
        times = {seat: sum(chooser == seat for chooser, _ in choices) for seat, _ in choices}
        at = now()
        standing = [clocks.stop(self.terms, seat, at, self.gaps) for seat in self.seats]
        self.seats = clocks.undone(self.terms, standing, times, agreed)

    def settle(self, due: Collection[int], stands: bool, policies: Sequence[str], kinds: Sequence[str]) -> None:
        """Lets the right clocks run. `stands`: the table waits for something else than those who are due."""
        mine = [n for n in due if policies[n] == PERSON and kinds[n] == "person" and not self.seats[n].owed]
        deciding, run = ((), ()) if stands else (due, mine)
        self.seats = clocks.settle(self.terms, self.seats, deciding, run, now(), self.gaps)

    def out(self) -> list[int]:
        """The seats whose time is out."""
        ends = [clocks.until(self.terms, seat, self.gaps) for seat in self.seats]
        return [number for number, end in enumerate(ends) if end is not None and end <= now()]


def begin(terms: Terms, rests: Sequence[Rest | None], opened: Game, seats: Sequence[tuple[str, str]]) -> Timing:
    """The clocks of a new table; `seats` are policies and kinds, `rests` the seats' own where they have one."""
    own = [*rests, *[None] * (len(seats) - len(rests))]
    timing = Timing(terms, [SeatClock(terms.bank, rest or terms.rest) for rest in own], [])
    kinds = [kind for _, kind in seats]
    timing.settle(opened.due, "open" in kinds or opened.over, [policy for policy, _ in seats], kinds)
    return timing


def shown_rest(rest: Rest) -> Json:
    """A rest as it goes in and out: times of day as they are written."""
    kept = rest.json()
    return {**kept, "pause": None if rest.pause is None else [f"{m // 60:02}:{m % 60:02}" for m in rest.pause]}


def shown_terms(terms: Terms) -> Json:
    """The terms as they go in and out."""
    if terms.live:
        live = {"bank": terms.bank // clocks.SECOND, "increment": terms.increment // clocks.SECOND}
        return {"kind": "live", "out": terms.out, **live}
    return {"kind": "slow", "out": terms.out, "hours": terms.bank // clocks.HOUR, **shown_rest(terms.rest)}

"""Clocks as a table agrees on them, and when they rest."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, ConfigDict, Field, StringConstraints, model_validator

from stammtisch.server.api.schemas.base import In
from stammtisch.server.basics.errors import Unfit
from stammtisch.server.tables.clocks import HOUR, SECOND, Rest, Terms, zones


def _known_zone(name: str) -> str:
    if name not in zones():
        raise Unfit("wrong-zone")
    return name


Zone = Annotated[str, StringConstraints(max_length=64), AfterValidator(_known_zone)]
"""A time zone by its name in the IANA database."""
TimeOfDay = Annotated[str, StringConstraints(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
Weekday = Annotated[int, Field(ge=0, le=6)]
TimeOut = Annotated[
    Literal["bot-once", "bot", "drop-out"],
    Field(
        description="what happens when time is out: a bot makes this decision (of a slow clock this turn), a bot takes "
        "the seat until its person comes back, or a bot has the seat for the rest of the game"
    ),
]


class RestIn(In):
    """When a slow clock stands still: weekdays (0: Monday), and a pause of each day, by the clocks of a time zone."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"zone": "Europe/Berlin", "off": [6], "pause": ["22:00", "07:00"]}]},
    )
    zone: Zone = "UTC"
    off: Annotated[list[Weekday], Field(max_length=5)] = Field(default_factory=list)
    pause: tuple[TimeOfDay, TimeOfDay] | None = None

    @model_validator(mode="after")
    def _awake(self) -> Self:
        if len(set(self.off)) < len(self.off):
            raise Unfit("wrong-days")
        if self.pause is not None and (_minutes(self.pause[1]) - _minutes(self.pause[0])) % 1440 > MOST_PAUSE:
            raise Unfit("wrong-pause")
        return self

    @property
    def rest(self) -> Rest:
        """As the tables know it."""
        pause = None if self.pause is None else (_minutes(self.pause[0]), _minutes(self.pause[1]))
        return Rest(self.zone, tuple(sorted(self.off)), pause)


MOST_PAUSE = 16 * 60


def _minutes(time: str) -> int:
    return int(time[:2]) * 60 + int(time[3:])


class LiveClock(In):
    """A clock for a game in one sitting: so many seconds for the whole game, and more with each decision. It stands
    while no server runs.
    """

    kind: Literal["live"]
    bank: Annotated[int, Field(ge=1, le=24 * 3600)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    out: TimeOut = "bot-once"

    @property
    def terms(self) -> Terms:
        """As the tables know it."""
        return Terms("live", self.bank * SECOND, self.increment * SECOND, out=self.out)


class SlowClock(RestIn):
    """A clock for a game over days or weeks: so many hours for each turn, days off and pauses not counted. They are
    what a seat has as long as it chooses no others, and the most that it may choose.
    """

    model_config = ConfigDict(extra="forbid")
    kind: Literal["slow"]
    hours: Annotated[int, Field(ge=1, le=14 * 24)]
    out: TimeOut = "bot-once"

    @property
    def terms(self) -> Terms:
        """As the tables know it."""
        return Terms("slow", self.hours * HOUR, rest=self.rest, out=self.out)


Clock = Annotated[LiveClock | SlowClock, Field(discriminator="kind")]

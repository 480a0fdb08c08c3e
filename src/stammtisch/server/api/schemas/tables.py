"""Tables, and the seats at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StringConstraints

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.server.api.schemas.base import DEFAULT_BOT, Colour, In, Lang, Name, Out
from stammtisch.server.api.schemas.clocks import Clock, RestIn


class SeatIn(In):
    """A seat of a new table: a person (held by whoever makes the table), an open seat, a bot with its policy, or an
    Automa with its name (or without, where the options say which one sits there).
    """

    kind: Literal["person", "open", "bot", "automa"]
    name: Name | None = None
    policy: Annotated[str, StringConstraints(max_length=32)] = DEFAULT_BOT
    colour: Colour | None = None


class LobbyIn(In):
    """Puts a table into the lobby: the language spoken there (`lang`), whether it is played in one sitting ("live") or
    over "days" (of a table with a clock, its clock says that), and after how many minutes bots take the seats that are
    still open (null: never).
    """

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"lang": "de", "pace": "live", "minutes": 10}]}
    )
    lang: Lang
    pace: Literal["live", "days"] = "live"
    minutes: Annotated[int, Field(ge=1, le=7 * 24 * 60)] | None = None
    bot: Annotated[str, StringConstraints(max_length=32)] = DEFAULT_BOT


class TableIn(In):
    """A new table. It begins with a fresh deal, or goes on from a `record` (its text), a `position` (its JSON) or a
    `scene` of its title.

    `seats` are all seats at the table, from the first: people, bots and Automas alike. Which Automa sits where may be
    said by its name, or by the title's options.

    `order`: whether the seats are as listed or drawn by lot ("random"); then whoever comes later gets one of the open
    ones by lot. `lobby` lets anybody sit down on open seats who finds the table there. `chat`: whether it is open to
    "all", only "after" the game, or to "none".

    `seed` fixes the deal, for puzzles and tests; whoever knows it knows what everybody was dealt, so the table says
    that it was used. What chance brings later is never decided by it. `hints`: whether its players may ask for hints.
    """

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "title": "mall-world",
                    "seats": [
                        {"kind": "person", "name": "Ada"},
                        {"kind": "open"},
                        {"kind": "bot", "name": "Clara", "policy": "random"},
                    ],
                    "options": {"opening": "fixed"},
                }
            ]
        },
    )

    title: Annotated[str, StringConstraints(max_length=64)] | None = None
    seats: Annotated[list[SeatIn], Field(max_length=MAX_SEATS)] | None = None
    options: dict[str, str] = Field(default_factory=dict)
    seed: Annotated[int, Field(ge=0, lt=1 << 63)] | None = None
    record: str | None = None
    position: dict[str, Any] | None = None
    scene: Annotated[str, StringConstraints(max_length=64)] | None = None
    hints: bool = True
    redraw: bool | None = Field(
        None,
        description="whether moves may be taken back after which chance fell or hidden "
        "choices were opened; by default where all seats are people's",
    )
    absence: Annotated[int, Field(ge=10, le=366 * 24 * 3600)] | None = Field(
        None,
        description="after how many seconds "
        "the others may let a bot decide for somebody who is due and away; by default never",
    )
    clock: Clock | None = Field(None, description="how much time there is to decide; by default as much as one likes")
    order: Literal["given", "random"] = "given"
    lobby: LobbyIn | None = None
    chat: Literal["all", "after", "none"] = "all"
    study: bool = Field(
        False,
        description="whether people who sit down are asked to let the table's games be studied, without names; "
        "those who are there from the beginning have agreed",
    )


class SeatKey(Out):
    """A seat and the secret that holds it; null where it is nobody's (or stays the same)."""

    seat: int
    secret: str | None = None


class TableMade(Out):
    """A new table and its secrets; nobody can ask for them again. All seats of kind "person" have the same one."""

    id: str
    seats: list[SeatKey]
    invitation: str = Field(description="takes an open seat")
    spectator: str = Field(description="sees what everybody may see")
    owner: str = Field(description="deletes the table, and sees what everybody may see")


class SeatOut(Out):
    """Who sits on a seat. `connected`: somebody who holds it watches just now. `thinking`: a bot, for a while now."""

    seat: int
    name: str
    policy: str
    kind: Literal["person", "open", "bot", "automa"]
    connected: bool
    thinking: bool
    colour: Colour
    trusts: list[int] = Field([], description="the seats whose people may move for it")
    away: int | None = Field(None, description="since when nobody who holds a person's seat has been here (Unix time)")


class SeatClockOut(Out):
    """The clock of a seat, in milliseconds: what it had `left` when it last stood or began to run, and the moment
    (since 1970) at which it runs out; null while it stands. `owed`: its time was out, and a bot decides. `dropped`: a
    bot has the seat for the rest of the game. `rest`: when a slow clock stands still, told to whoever holds the seat.
    """

    left: int
    until: int | None
    owed: bool
    dropped: bool
    rest: RestIn | None


class ClockOut(Out):
    """The clocks of a table: what was agreed on, and that of each seat. Bots and open seats have none that runs, and
    nobody's runs as long as a seat is open.
    """

    terms: Clock
    seats: list[SeatClockOut]

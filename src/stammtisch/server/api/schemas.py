"""What goes in and out, for reading requests and for the OpenAPI document. Examples here are run by the tests."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.server.basics import plain
from stammtisch.server.basics.errors import Code, Unfit
from stammtisch.server.tables.clocks import HOUR, SECOND, Rest, Terms, zones

Lang = Literal["en", "de", "fr"]
DEFAULT_BOT = "search:easy"
"""Who plays where nobody says which bot."""


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\":{};\\\x00-\x1f\x7f]+$"),
    AfterValidator(plain.name),
]
"""A person's name. The record gives \" : { } ; \\ a meaning of their own, so no name holds them."""
ClientId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Colour = Annotated[int, Field(ge=0, lt=MAX_SEATS, description="one of the eight colours of seats, from 0")]


class In(BaseModel):
    """What a client sends; an unknown field is an error, so that a typing mistake is not silently ignored."""

    model_config = ConfigDict(extra="forbid")


class Out(BaseModel):
    """What the server answers."""


# ---------------------------------------------------------------------------------------------------------- errors


class ErrorBody(Out):
    """What went wrong: a code for programs, a sentence for people, and often the clause of the rules behind it."""

    code: Code
    message: str
    clause: str | None = None
    detail: Any = None


class Error(Out):
    """Any answer that is no success."""

    error: ErrorBody


# ---------------------------------------------------------------------------------------------------------- titles


class SeatsConflict(Out):
    """A number of seats that does not go with a value of an option: the clause that forbids it, and a sentence."""

    seats: int
    clause: str
    text: str


class OptionValue(Out):
    """A value of an option, with a sentence, and the numbers of seats that it is not for (no Automas playing)."""

    name: str
    sentence: str
    conflicts: list[SeatsConflict]


class Option(Out):
    """An option of a title."""

    name: str
    sentence: str
    default: str
    values: list[OptionValue]


class ConflictOut(Out):
    """Why seats and options do not go together: the clause that forbids it, and a sentence."""

    clause: str
    text: str


class SeatingOut(Out):
    """A way to fill a table: so many seats in all, those of them that the rules play (seat number -> name), the values
    of the options that say so, and what forbids it (null: it is possible).
    """

    seats: int
    automas: dict[int, str]
    options: dict[str, str]
    conflict: ConflictOut | None


class TitleOut(Out):
    """A game that can be played here.

    `seats` counts everybody at the table: people, bots and Automas alike. `people` are the numbers of people and bots
    that can play it, `seatings` all ways to fill a table, and `automas` what the Automas are called. `aim` is what one
    is out for, `minutes` how long it takes (from, to), `weight` how heavy it is (1 to 5); they are empty for a title
    that does not say. `guide`: whether there is a guided first game. `tempers`: the
    temperaments that levels of bots may have here (`search:normal,temper=bold`). `board` and `picture`: where the board
    and the picture of the box are that a title in another package brings.
    """

    name: str
    title: str
    designers: list[str]
    year: int
    seats: list[int]
    people: list[int]
    seatings: list[SeatingOut]
    automas: dict[str, str]
    options: list[Option]
    policies: list[str]
    tempers: list[str]
    board: str | None
    picture: str | None
    aim: str
    minutes: list[int]
    weight: int
    guide: bool


class ExampleOut(Out):
    """A worked example: what happens in a scene, and the part of the board it is about."""

    title: str
    text: str
    scene: str
    zone: str


class ClauseOut(Out):
    """A clause of the rules. `origin`: the rulebook says it, or a part of it, or it is a ruling of this house."""

    id: str
    text: str
    origin: Literal["rulebook", "completed", "house"]
    examples: list[ExampleOut]


class Chapter(Out):
    """A chapter of the rules."""

    heading: str
    clauses: list[ClauseOut]


class Rules(Out):
    """The rules of a title in one language, with its aim and who wins."""

    title: str
    aim: str
    winner: str
    chapters: list[Chapter]


class PictureOut(Out):
    """A part of the board in a scene, and what it shows."""

    scene: str
    zone: str
    text: str


class PrimerOut(Out):
    """What a newcomer sees of a title: pictures of how it goes, and how many entries of its box are as printed."""

    pictures: list[PictureOut]
    entries: int
    printed: int


class TaskOut(Out):
    """One thing to do in a lesson: what to do, the patterns of the moves that are meant (`*` stands for anything), what
    to say of any other, the moves of others that follow ("SEAT: MOVE"), and what came of it ("" for nothing to say).
    """

    say: str
    moves: list[str]
    otherwise: str
    then: list[str]
    done: str


class LessonOut(Out):
    """A lesson of a guided first game: the scene it is played in, what it is about, and what to do."""

    scene: str
    title: str
    say: str
    tasks: list[TaskOut]


class Ask(Out):
    """A decision in words."""

    ask: str
    hint: str
    clause: str


class DisplayOut(Out):
    """What the plain table shows: fields of the middle of the table (`first`) and of each seat (`seats`) in order,
    those that it hides, and what things look like: "card" or "token".
    """

    first: list[str]
    seats: list[str]
    hide: list[str]
    looks: dict[str, str]


class WordsOut(Out):
    """What everything is called: the game (`title`), `names` by kind and name as they stand in a view, `headings`,
    `asks` by decision, `sources` of points by name; `seats` are the fields of a view whose numbers are seats, `by_seat`
    those with an element for each seat. `fields` are the kinds of things that fields hold, `secret` those that not
    everybody sees.
    """

    title: str
    names: dict[str, dict[str, str]]
    headings: dict[str, str]
    asks: dict[str, Ask]
    sources: dict[str, str]
    seats: list[str]
    by_seat: list[str]
    fields: dict[str, str]
    secret: list[str]
    display: DisplayOut


class BoxOut(Out):
    """Everything in the box: its hash, and the entries of the components file by table."""

    title: str
    hash: str
    entries: dict[str, Any]


# ---------------------------------------------------------------------------------------------------------- tables


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


class Preview(Out):
    """What a move would do, as far as it is certain."""

    clause: str
    text: str


class MoveOut(Out):
    """A move that may be made: as a number, as text, as a button says it, and in words for programs."""

    option: int
    text: str
    label: str
    words: dict[str, Any]
    preview: list[Preview]


class ScoreLineOut(Out):
    """Points from one source; null where the viewer may not know them."""

    source: str
    text: str
    clause: str
    points: int | None


class ScoreOut(Out):
    """The result of a seat; while the game goes on, as if it ended now. What the viewer may not know is null."""

    seat: int
    name: str
    place: int | None
    total: int | None
    said: str | None = Field(description="the total with its unit; what a seat without a score is instead")
    behind: str | None = Field(description="with its unit, what it lacks to the total of the first")
    scored: bool = Field(description="whether it has a score: who is insolvent has none")
    lines: list[ScoreLineOut]


class TieOut(Out):
    """What decided who won among seats with equal scores: a sentence and its clause."""

    text: str
    clause: str


class Asking(Out):
    """An undo that waits for consent."""

    by: int
    needs: list[int]
    agreed: list[int]


class Progress(Out):
    """How far a game is, as far as the games tell that were finished here: the `share` that is played (0 to 1), the
    `minutes` of play that are left (null where people do not count in minutes), and whether that is rather `sure`.
    """

    share: float
    minutes: int | None
    sure: bool


class Cancelling(Out):
    """That somebody proposes to cancel the table, and the seats that agree."""

    by: int
    agreed: list[int]


class CancelIn(In):
    """Proposes to cancel a table or agrees to it; or declines, or takes a proposal back."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"agree": True}]})
    agree: bool


class Cancelled(Out):
    """What came of it: whether the table is cancelled, and what is still proposed."""

    cancelled: bool
    cancelling: Cancelling | None


class UndoState(Out):
    """Whether the viewer's seat can take its last move back at once, and if not, why, and whether it may ask for it.

    `turn`: how many moves of the seat stand last, one upon the other.
    """

    can: bool
    why: str
    ask: bool
    turn: int
    pending: Asking | None = None


class LogLineOut(Out):
    """Something that happened: the number of the ply (0: set-up), the clause, a sentence, whom it is about (`seat`) and
    whose move it was (`by`); for boards its name among the title's messages and what it says, as far as the viewer may
    know it. What the table itself said `stays` when moves are taken back, and stands after those that are left then.
    """

    ply: int
    clause: str
    text: str
    event: str = ""
    facts: dict[str, str | int | None] = {}
    seat: int | None = None
    by: int | None = None
    stays: bool | None = None


class MoveSaid(Out):
    """A move as text and in words."""

    text: str
    label: str


class Position(Out):
    """A position as one viewer sees it: `view` is the whole of it, `moves` those of the viewer's seat, if it is due."""

    ply: int
    over: bool
    due: list[int]
    decision: str | None
    at_once: bool
    ask: str
    clause: str | None
    view: dict[str, Any]
    moves: list[MoveOut]
    drafts: list[MoveSaid]
    scores: list[ScoreOut]
    tie: TieOut | None = Field(None, description="what decided who won, where scores alone did not")


class NextOut(Out):
    """The table at which another one goes on: its id, the seat of the old table that opened it, and the new number of
    each old seat (null: there is no such seat any more). The secrets of the old table open it.
    """

    id: str
    by: int
    seats: list[int | None]


class Fewer(Out):
    """Whether a table with an open seat can begin without it, and why not; and whether no person there has decided
    anything yet (`early`).
    """

    can: bool
    why: str
    clause: str | None
    early: bool


class AgreedOut(Out):
    """Whoever sits at the table is asked whether its games may be studied: whether the viewer has agreed."""

    agreed: bool


class AutoOut(Out):
    """A bot decides for all seats of a board `until` the game is over ("end"), the round that has this `number` is
    ("round"), or there are `number` moves ("moves").
    """

    policy: str
    until: Literal["moves", "round", "end"]
    number: int


class BoardOut(Out):
    """What makes a table an analysis board: it goes on from move `at` of the table `of`, and does not go back behind
    its own move `root`. `seat`: the one through whose eyes it was imagined, because that game was going on; what they
    could not see is guessed. `lines`: how many are kept. `auto`: a bot decides for all seats just now.
    """

    of: str
    at: int
    root: int
    seat: int | None
    lines: int
    auto: AutoOut | None


class TableOut(Position):
    """A table as one viewer sees it. `origin`: "deal", "seed", "record", "position" or "board". `hints`: whether its
    players may ask for hints; `hint` is what the rules say about the decision. `forced`: the viewer's seat has one move
    only, and by making it shows and loses nothing: it could be taken back.
    """

    id: str
    title: str
    origin: str
    event: int
    seats: list[SeatOut]
    mine: list[int]
    hints: bool
    redraw: bool = Field(False, description="whether moves may be taken back after which chance fell")
    absence: int | None = Field(None, description="seconds after which a bot may decide for somebody who is away")
    drawn: bool = Field(False, description="whether the seats were drawn by lot; open ones are, too")
    tournament: str | None = Field(None, description="the tournament of which it is a table")
    variant: str | None = Field(None, description="what the variant of the studio is called that is played here")
    study: AgreedOut | None = Field(None, description="null where nobody is asked whether its games may be studied")
    board: BoardOut | None = Field(None, description="what makes it an analysis board; null where it is none")
    next: NextOut | None = Field(None, description="where the table goes on")
    fewer: Fewer | None = Field(None, description="whether it can begin without an open seat; null where none is open")
    expires: int | None = Field(None, description="when the table is deleted if nobody touches it (Unix time)")
    hint: str
    forced: bool
    undo: UndoState
    clock: ClockOut | None = None
    cancelled: bool = Field(False, description="whether it was cancelled by agreement: it has no result")
    cancelling: Cancelling | None = None
    progress: Progress | None = None
    friends: list[int] = Field([], description="the due seats for which the viewer may move, by their permission")


class HistoryOut(TableOut):
    """A table as it stood after some moves, with what the last of them told."""

    log: list[LogLineOut]


class Sit(In):
    """Takes a seat under a name, and if wished in another colour that nobody has."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"name": "Bruno"}]})
    name: Name
    colour: Colour | None = None
    study: bool = Field(False, description="whether the table's games may be studied, where that is asked")


class AgreeIn(In):
    """Whether the table's games may be studied."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"agreed": True}]})
    agreed: bool


class HandOver(In):
    """Lets a bot decide for a seat, or ("person") decides again oneself."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"policy": "search:easy"}]})
    policy: Annotated[str, StringConstraints(max_length=32)]


class MoveIn(In):
    """A move: as text or as the number of an option. `client_id` is the client's own for this move; sent again it makes
    no second one. `ply` is the number of the position the choice was made in, `event` that of the view it was made from
    (without it, a position that came again after an undo is taken for the same). `drafts` is how many choices of the
    seat that are not open yet came before it; it is not looked at where it is missing.
    """

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"client_id": "c1-1", "ply": 0, "seat": 0, "move": "pass"}]},
    )
    client_id: ClientId
    ply: Count
    seat: SeatNumber
    move: Annotated[str, StringConstraints(max_length=200)] | Annotated[int, Field(ge=0, le=32767, strict=True)]
    event: Count | None = None
    drafts: Count | None = None


class Made(Out):
    """A move that was made: the event, the number of plies after it, and what it told."""

    event: int
    ply: int
    log: list[LogLineOut]


class UndoIn(In):
    """Takes the last move of a seat back (or asks those who must consent); with `agree`, answers who asks."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"client_id": "c1-2", "seat": 0}]})
    client_id: ClientId
    seat: SeatNumber
    agree: bool | None = None


class Undone(Made):
    """What came of it: if `undo.pending` is there, others have to consent first."""

    undo: UndoState


class WhyIn(In):
    """Asks why a move is not allowed."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seat": 0, "move": "trade"}]})
    seat: SeatNumber
    move: Annotated[str, StringConstraints(max_length=200)] | Annotated[int, Field(ge=0, le=32767, strict=True)]
    lang: Lang | None = None


class Why(Out):
    """Why a move is forbidden: a sentence from the position, the clause and what that says (`rule`); or `legal`."""

    legal: bool
    clause: str | None = None
    text: str | None = None
    rule: str | None = None


class Here(Out):
    """Where the server is met: whether the address that was asked works on its own machine only, and its address in the
    network (null where it is not met there, or not needed).
    """

    local: bool
    address: str | None


class Alive(Out):
    """That the server answers."""

    status: Literal["ok"]


class Health(Out):
    """That the server and its database answer."""

    status: Literal["ok"]
    live_tables: int

"""A game at a table: what a seat sees of it, its moves, its log, and what is agreed on."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StringConstraints

from stammtisch.server.api.schemas.base import ClientId, Colour, Count, In, Lang, Name, Out, SeatNumber
from stammtisch.server.api.schemas.tables import ClockOut, SeatOut


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
    facts: dict[str, str | int | None] = Field({})
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

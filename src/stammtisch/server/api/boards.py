"""/api/tables/{id}/boards and /board: analysis boards, at which one plays on alone from a moment of a game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request
from pydantic import ConfigDict, Field, StringConstraints

from stammtisch.server.api.schemas import Count, In, MoveSaid, Out, SeatKey, SeatNumber
from stammtisch.server.api.tables import CHANGE, LOOK, Here, errors, house_of, visitor_of
from stammtisch.server.api.titles import InLang
from stammtisch.server.tables import boards

router = APIRouter(tags=["boards"])

LineInPath = Annotated[int, Path(ge=0, lt=1 << 31, description="the number of a line; 0: what stands on the board")]


class BoardIn(In):
    """A board after `at` moves of a game. While that goes on, it is imagined through the eyes of `seat`, one of one's
    own (by default one that is due): what that seat cannot see is dealt anew by the `seed`, by which all luck on the
    board comes.
    """

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"at": 0}]})
    at: Count
    seat: SeatNumber | None = None
    seed: Annotated[int, Field(ge=0, lt=1 << 62)] | None = None


class BoardMade(Out):
    """A new board and its secrets; nobody can ask for them again. All its seats have the same one."""

    id: str
    seats: list[SeatKey]
    owner: str = Field(description="deletes the board")


class LineMove(MoveSaid):
    """A move of a line: whose it is, as it is typed, and as a button says it."""

    seat: int


class LineOut(Out):
    """A line: how many moves it has (`count`), how many of them it has in common with one before it in the list
    (`shared`), the next ones in words (not all, if they are many), and the points and places of all seats where it
    ends. `on`: what stands on the board is a beginning of it. `played`: so the game itself went on.
    """

    number: int = Field(description="0: what stands on the board, which is no line yet")
    played: bool
    over: bool
    count: int
    shared: int
    on: bool
    moves: list[LineMove]
    totals: list[int | None]
    places: list[int | None]


class LinesOut(Out):
    """The lines of a board. Their moves are counted from its move `root` on; `here` of them stand on it."""

    root: int
    here: int
    lines: list[LineOut]


class GoIn(In):
    """Goes to where a line has so many moves; without a line, back on the one that stands on the board."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"moves": 0}]})
    line: Annotated[int, Field(ge=1, lt=1 << 31)] | None = None
    moves: Count


class AutoIn(In):
    """Lets a bot decide for all seats for so many moves, until the round is over, or to the end."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"policy": "search:easy", "until": "moves", "moves": 4}]}
    )
    policy: Annotated[str, StringConstraints(max_length=32)]
    until: Literal["moves", "round", "end"]
    moves: Annotated[int, Field(ge=1, le=1000)] = 1


class ChancesOut(Out):
    """Each seat's chance to win at the end of a line (0 to 1), as a search sees it through the eyes of `seat`, with
    half the width of its 95 % interval; `seat` is null where the game is over there. Both are empty for one who plays
    alone.
    """

    seat: int | None
    wins: list[float]
    errors: list[float]


class ShareOut(Out):
    """What opens a board to anybody who looks."""

    spectator: str


@router.post("/api/tables/{table_id}/boards", status_code=201, response_model=BoardMade, responses=CHANGE)
async def open_board(request: Request, here: Here, wish: BoardIn, lang: InLang = "en") -> Any:
    """Opens an analysis board at a moment of a game, or a copy of a board; all of its seats are one's own.

    While a game goes on, this wants the secret of a seat, and hints must be allowed at the table. Nobody there hears of
    it, and the board knows nothing that the seat could not see. A board counts for nothing.
    """
    about = (here.asker, wish.at, wish.seat, wish.seed, visitor_of(request), here.account, lang)
    return await house_of(request).boards.open(here.table, *about)


@router.get("/api/tables/{table_id}/board/lines", response_model=LinesOut, responses=LOOK)
async def read_lines(request: Request, here: Here, lang: InLang = "en") -> Any:
    """The lines that were played on a board, to be compared."""
    return await house_of(request).boards.told(here.table, visitor_of(request), lang)


@router.delete("/api/tables/{table_id}/board/lines/{line}", status_code=204, responses=CHANGE)
async def delete_line(here: Here, line: LineInPath) -> None:
    """Deletes a line; what stands on the board stays."""
    await boards.drop(here.table, here.asker, line)


@router.post("/api/tables/{table_id}/board/lines/{line}/chances", response_model=ChancesOut, responses=CHANGE)
async def read_chances(request: Request, here: Here, line: LineInPath) -> Any:
    """Everybody's chances at the end of a line; takes some seconds the first time it is asked."""
    return await house_of(request).boards.chances(here.table, line, visitor_of(request))


@router.post("/api/tables/{table_id}/board/go", status_code=204, responses=CHANGE)
async def go(request: Request, here: Here, where: GoIn) -> None:
    """Goes back, or along a line. What stood on the board is kept as a line."""
    await house_of(request).boards.go(here.table, here.asker, where.line, where.moves, visitor_of(request))


@router.put("/api/tables/{table_id}/board/auto", status_code=204, responses=CHANGE)
async def play_on(here: Here, wish: AutoIn) -> None:
    """Lets a bot play on for all seats."""
    await boards.play_on(here.table, here.asker, wish.policy, wish.until, wish.moves)


@router.delete("/api/tables/{table_id}/board/auto", status_code=204, responses=CHANGE)
async def stop(here: Here) -> None:
    """Lets no bot play on any more."""
    await boards.stop(here.table, here.asker)


@router.post("/api/tables/{table_id}/board/share", response_model=ShareOut, responses=errors(403, 404, 409, 422))
async def share(request: Request, here: Here) -> Any:
    """The secret with which anybody looks at a board and copies it: always the same one.

    A board of a game that goes on is shared with nobody before that is over.
    """
    return await house_of(request).boards.share(here.table, here.asker)

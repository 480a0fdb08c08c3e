"""/api/tournaments: several rounds at tables that open by themselves, and a standing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Any, Literal, Self

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.security.http import HTTPAuthorizationCredentials
from pydantic import ConfigDict, Field, StringConstraints, model_validator

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.server.api.callers import Who, bearer
from stammtisch.server.api.known import AS_IT_WAS, answer
from stammtisch.server.api.reports import Reason, write_report
from stammtisch.server.api.schemas import DEFAULT_BOT, Clock, In, Lang, Name, Out
from stammtisch.server.api.tables import errors, house_of, visitor_of
from stammtisch.server.basics.errors import ApiError, Unfit
from stammtisch.server.basics.secrets import TOKEN
from stammtisch.server.keeping import tournaments as kept
from stammtisch.server.tournaments.tournaments import New, Tournaments

router = APIRouter(tags=["tournaments"])
TournamentId = Annotated[str, Path(description="the id of a tournament", max_length=16, pattern="^[a-z0-9]+$")]
EntryNumber = Annotated[int, Path(ge=1, le=10_000, description="the number of somebody who takes part")]
LOOK, CHANGE = errors(403, 404, 422), errors(403, 404, 409, 413, 422, 503)
MOST_PEOPLE, MOST_ROUNDS, MOST_MINE = 64, 12, 30
FARTHEST = 60 * 24 * 3600
"""Seconds until the latest time at which a tournament may begin."""


class TournamentIn(In):
    """A new tournament: what is played at all its tables (which always have a clock), on how many `rounds`.

    `sizes` are the tables that are allowed, the one wanted first; where the numbers do not come out, tables are of
    another of them, and else the policy `bot` fills one. It begins when `starts` people have joined, `at` a time (Unix
    time), or when its host says so, which is always possible. At `most` so many take part; with `late` somebody may
    still join while the first round is played. `listed`: anybody finds it in the lobby and may join; else whoever has
    the invitation. `lang` is the language spoken there.
    """

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "name": "Sunday cup",
                    "title": "mall-world",
                    "sizes": [4, 3],
                    "rounds": 3,
                    "clock": {"kind": "slow", "hours": 24},
                    "lang": "en",
                    "listed": True,
                }
            ]
        },
    )
    name: Name
    title: Annotated[str, StringConstraints(max_length=64)]
    options: dict[str, str] = Field(default_factory=dict)
    clock: Clock
    hints: bool = False
    sizes: Annotated[list[Annotated[int, Field(ge=2, le=MAX_SEATS)]], Field(min_length=1, max_length=MAX_SEATS)]
    bot: Annotated[str, StringConstraints(max_length=32)] = DEFAULT_BOT
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 3
    most: Annotated[int, Field(ge=2, le=MOST_PEOPLE)] = MOST_PEOPLE
    starts: Annotated[int, Field(ge=2, le=MOST_PEOPLE)] | None = None
    at: Annotated[int, Field(ge=0, le=2**40)] | None = None
    late: bool = False
    lang: Lang
    listed: bool = False

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if len(set(self.sizes)) < len(self.sizes):
            raise Unfit("wrong-sizes")
        if self.starts is not None and self.starts > self.most:
            raise Unfit("wrong-starts")
        if self.at is not None and not time.time() - 60 <= self.at <= time.time() + FARTHEST:
            raise Unfit("wrong-begin")
        return self


class TournamentMade(Out):
    """A new tournament and its secrets; nobody can ask for them again."""

    id: str
    owner: str = Field(description="its host's")
    invitation: str = Field(description="lets somebody join")


class TournamentLine(Out):
    """What anybody may know of a tournament. `people` take part now; the next round opens at `opens` (Unix time),
    unless it is `paused`; in `round` 0 nothing has been played.
    """

    id: str
    name: str
    title: str
    options: dict[str, str]
    clock: Clock
    hints: bool
    sizes: list[int]
    bot: str
    rounds: int
    most: int
    starts: int | None
    at: int | None
    late: bool
    lang: Lang
    listed: bool
    state: Literal["open", "running", "over", "cancelled"]
    paused: bool
    round: int
    opens: int | None
    people: int


class ListedOut(TournamentLine):
    """A tournament in the lobby; `joins`: whether somebody may join now."""

    joins: bool


class TournamentsOut(Out):
    """The tournaments in the lobby: first those that are open, then those that are running."""

    tournaments: list[ListedOut]


class EntryOut(Out):
    """Somebody who takes part: `points` (1 for each table won), the mean `share` of what was won there (1: as much as
    was to be expected), the mean of their `opponents`' points, `tables` played and `won`. Equal `rank`s are shared.
    """

    number: int
    name: str
    dropped: bool
    rank: int
    points: float
    share: float
    opponents: float
    tables: int
    won: int


class MatchSeat(Out):
    """A seat of a table: who sat there (null: a bot), and how it ended. `out`: they did not play to the end."""

    entry: int | None
    place: int | None
    points: float | None
    out: bool


class MatchOut(Out):
    """A table of a round. `done` without places: it came to no end. The secret `watch` lets anybody look on."""

    round: int
    number: int
    id: str
    done: bool
    watch: str
    seats: list[MatchSeat]


class TournamentOut(TournamentLine):
    """A tournament: its entries in the order of the standing, and all tables. `host`, `me`: whether it is one's own,
    and one's number there. `joins`: whether one may join. `seed`: what lots were drawn with, told when all is over.
    """

    host: bool
    me: int | None
    joins: bool
    entries: list[EntryOut]
    tables: list[MatchOut]
    seed: str | None


class JoinIn(In):
    """Takes part under a name."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"name": "Bruno"}]})
    name: Name


class Joined(Out):
    """One's number, and the secret that opens one's seats at all tables of the tournament."""

    number: int
    secret: str


class StepIn(In):
    """What the host wants: that it begins, opens no further round for now, goes on, is cancelled."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"step": "begin"}]})
    step: Literal["begin", "pause", "go-on", "cancel"]


class TournamentReportIn(In):
    """Reports a tournament, or the name of somebody there by their number, and why."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"number": 1, "reason": "The name is an insult."}]}
    )
    number: Annotated[int, Field(ge=1, le=10_000)] | None = None
    reason: Reason = ""


class MyTournamentAsked(In):
    """A tournament of one's own, and the secrets that one has for it."""

    id: Annotated[str, StringConstraints(max_length=16, pattern=r"^[a-z0-9]+$")]
    secrets: Annotated[
        list[Annotated[str, StringConstraints(max_length=200, pattern=r"^[\x21-\x7e]*$")]], Field(max_length=4)
    ]


class MyTournamentsIn(In):
    """Asks about one's own tournaments."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"tournaments": [{"id": "abcdefghijkm", "secrets": ["st_..."]}]}]},
    )
    tournaments: Annotated[list[MyTournamentAsked], Field(max_length=MOST_MINE)]


class MyMatch(Out):
    """A table of one's own."""

    id: str
    seat: int
    done: bool


class MyTournament(TournamentLine):
    """A tournament of one's own: one's number there, one's rank as soon as something was played, one's tables."""

    host: bool
    me: int | None
    rank: int | None
    tables: list[MyMatch]


def _given(
    said: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)] = None,
    key: Annotated[
        str | None, Header(alias="Table-Key", max_length=200, description="another secret of the tournament")
    ] = None,
) -> Sequence[str]:
    """The secrets that come with a request: whoever is the host may take part, too."""
    told = said.credentials if said is not None and not said.credentials.startswith(TOKEN) else None
    return [secret for secret in (told, key) if secret]


Given = Annotated[Sequence[str], Depends(_given)]


def _of(request: Request) -> Tournaments:
    found: Tournaments = request.app.state.tournaments
    return found


@router.get("/api/tournaments", response_model=TournamentsOut, responses={**AS_IT_WAS, **LOOK})
async def read_tournaments(
    request: Request,
    title: Annotated[
        str | None, Query(max_length=64, pattern="^[a-z0-9-]+$", description="only tournaments of this title")
    ] = None,
) -> Response:
    """The tournaments that anybody may join or look at. Ask again with the ETag (`If-None-Match`)."""
    found = await _of(request).listed(title)
    return answer(request, TournamentsOut(tournaments=[ListedOut.model_validate(one) for one in found]))


@router.post("/api/tournaments", status_code=201, response_model=TournamentMade, responses=CHANGE)
async def make_tournament(request: Request, who: Who, wish: TournamentIn) -> Any:
    """Opens a tournament. It runs by itself as soon as it has begun; its host takes part only if they join."""
    new = New(**{**dict(wish), "clock": wish.clock.terms})
    return await _of(request).open(new, visitor_of(request), who.account)


@router.post("/api/tournaments/mine", response_model=list[MyTournament], responses=CHANGE)
async def read_my_tournaments(request: Request, who: Who, asked: MyTournamentsIn) -> Any:
    """How one's own tournaments stand, with one's tables there. What a secret does not open is left out."""
    return await _of(request).mine({each.id: each.secrets for each in asked.tournaments}, who.account)


@router.get("/api/tournaments/{tournament_id}", response_model=TournamentOut, responses={**AS_IT_WAS, **LOOK})
async def read_tournament(request: Request, tournament_id: TournamentId, who: Who, secrets: Given = ()) -> Response:
    """A tournament, its standing and its tables; whoever knows its id may look."""
    found = await _of(request).view(tournament_id, secrets, who.account)
    return answer(request, TournamentOut.model_validate(found))


@router.post("/api/tournaments/{tournament_id}/entries", status_code=201, response_model=Joined, responses=CHANGE)
async def join(request: Request, tournament_id: TournamentId, who: Who, wish: JoinIn, secrets: Given = ()) -> Any:
    """Takes part. This wants the invitation, unless the tournament stands in the lobby."""
    return await _of(request).join(tournament_id, wish.name, secrets, visitor_of(request), who.account)


@router.delete("/api/tournaments/{tournament_id}/entries/{number}", status_code=204, responses=CHANGE)
async def drop_out(
    request: Request, tournament_id: TournamentId, number: EntryNumber, who: Who, secrets: Given = ()
) -> None:
    """Drops out, or (as the host) sends somebody away. Where they play a bot goes on, and they are last there."""
    await _of(request).leave(tournament_id, number, secrets, who.account)


@router.post("/api/tournaments/{tournament_id}/steps", status_code=204, responses=CHANGE)
async def take_step(request: Request, tournament_id: TournamentId, who: Who, wish: StepIn, secrets: Given = ()) -> None:
    """Begins, pauses, goes on or cancels. This wants the host's secret (`owner`)."""
    await _of(request).step(tournament_id, wish.step, secrets, who.account)


@router.post("/api/tournaments/{tournament_id}/reports", status_code=204, responses=CHANGE)
async def report_tournament(request: Request, tournament_id: TournamentId, wish: TournamentReportIn) -> None:
    """Tells the host of the house of a tournament, or of a name there."""
    house, number = house_of(request), wish.number
    found = await house.store.look(lambda c: kept.comes_from(c, tournament_id, number))
    if found is None:
        raise ApiError("not-found", "no-tournament" if number is None else "no-entry")
    about, whose = found
    kind = "cup" if number is None else "name"
    await write_report(house, visitor_of(request), tournament_id, kind, number, about, whose, wish.reason)

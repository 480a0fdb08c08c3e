"""/api/people and /api/titles/{title}/house: pages of persons and of titles; and whom one keeps from one's tables."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import ConfigDict, StringConstraints
from sqlalchemy import Connection

from stammtisch.server.api.callers import SignedIn, Who
from stammtisch.server.api.schemas import In, Out
from stammtisch.server.api.tables import Here, errors, house_of, visitor_of
from stammtisch.server.api.titles import InLang, TitleName
from stammtisch.server.basics import plain
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.keeping import accounts, reports, results
from stammtisch.server.keeping.changes import Change
from stammtisch.server.keeping.models import RefusalRow
from stammtisch.server.people.pages import seen
from stammtisch.server.tables.work import title_of

router = APIRouter(tags=["people"])
LOOK, CHANGE = errors(404, 422), errors(404, 409, 413, 422, 503)
Handle = Annotated[str, Path(description="what a person is known by", max_length=16, pattern="^[a-z0-9]+$")]
MOST_REFUSED = 200
A_PERSON = 3.0
"""What it costs to count all that a person has played, as a number of other pages."""


class RatingOut(Out):
    """How well somebody plays a title. `number` is what they surely reach: the `estimate` less three times its
    uncertainty, which `high` is above it; everybody begins at 1000. `provisional`: after few `games` little is known.
    """

    number: int
    estimate: int
    high: int
    provisional: bool
    games: int


class RatingPoint(Out):
    """A rating after a game that ended then (Unix time)."""

    ended: int
    number: int
    estimate: int
    high: int


class PointsOut(Out):
    """The mean of the points from a source."""

    source: str
    text: str
    points: float


class PlacesOut(Out):
    """How often somebody came to each place in games with so many seats, the first place first."""

    seats: int
    counts: list[int]


class BestAloneOut(Out):
    """The best result somebody reached alone with these options, its place among all of this house on the same terms,
    and how many these are.
    """

    said: str
    ended: int
    options: dict[str, str]
    place: int
    games: int


class PersonTitleOut(Out):
    """A person's games of a title: how many there are, how many of them (with others) were won, and in how many a bot
    ended them (`left`). `line` is the rating over time. `alone`: games for one.
    """

    title: str
    games: int
    won: int
    left: int
    places: list[PlacesOut]
    points: list[PointsOut]
    rating: RatingOut | None
    line: list[RatingPoint]
    alone: int
    best: list[BestAloneOut]


class TogetherOut(Out):
    """The games that whoever asks has played with a person: how often they came before or behind them, or level."""

    games: int
    ahead: int
    behind: int
    level: int


class PersonOut(Out):
    """A person's page. `me`: it is one's own, and then `shown` is who may look at it; `refused`: one does not want this
    person at one's tables; `together` is null for guests and on one's own page.
    """

    handle: str
    name: str
    me: bool
    shown: Literal["nobody", "played", "all"] | None
    refused: bool
    games: int
    titles: list[PersonTitleOut]
    together: TogetherOut | None


class PersonSeatOut(Out):
    """A seat of a finished game. `name` and `handle` are null where whoever asks may not look at that person's page,
    and for guests; `this`: it is the person's own. `left`: a bot ended the game for them.
    """

    kind: Literal["person", "open", "bot", "automa"]
    policy: str
    name: str | None
    handle: str | None
    this: bool
    place: int
    said: str
    left: bool


class PersonGameOut(Out):
    """A finished game. `unrated` is why it counts for no rating, `change` what it did to the person's; `table` is its
    table, if it is still there and whoever asks has a seat at it. `variant`: what the variant of the studio is called
    that was played, in one's own list.
    """

    title: str
    ended: int
    options: dict[str, str]
    pace: Literal["", "live", "slow"]
    minutes: int | None
    unrated: str | None
    variant: str | None
    change: int | None
    table: str | None
    seats: list[PersonSeatOut]


class PersonGamesOut(Out):
    """Finished games of a person, the latest first; `more` is what the next page is asked for with (`after`)."""

    games: list[PersonGameOut]
    more: str | None


class LengthOut(Out):
    """How long games with so many seats are: the median of their moves, and of the minutes these took."""

    seats: int
    games: int
    minutes: int | None
    moves: int


class HistogramOut(Out):
    """How often which result was reached: bars of `width` points, the first from `begin` on; and the median."""

    begin: int
    width: int
    counts: list[int]
    median: int


class SeatWinsOut(Out):
    """The share of the wins of each seat, in games of people alone with so many seats."""

    seats: int
    games: int
    wins: list[float]


class LeaderOut(RatingOut):
    """Somebody in a list of the house; `place` is null while the rating is provisional."""

    handle: str
    name: str
    place: int | None


class AloneOut(Out):
    """A game that somebody played alone: its place on its terms, and when it ended (Unix time). `name` and `handle` are
    null where whoever asks may not look at that person's page, and for guests; `this`: it is one's own.
    """

    place: int
    said: str
    ended: int
    name: str | None
    handle: str | None
    this: bool


class AloneTermsOut(Out):
    """The best games that people played alone with the same box (`own`: the title's) and options, the best first;
    `games`: how many there are.
    """

    own: bool
    options: dict[str, str]
    games: int
    results: list[AloneOut]


class TitleHouseOut(Out):
    """What the finished games of a title tell in this house, at most once a minute anew. `games`: how many people have
    played to their end; the rest is from the last of them (`counted`). `winners` and `others`: points by source, of the
    first and of the other places. In the lists stands who wants to be seen by all. `alone`: the best of those who
    played alone, for each terms on which that was done, those of the title's own box first.
    """

    title: str
    games: int
    counted: int
    lengths: list[LengthOut]
    scores: HistogramOut | None
    winners: list[PointsOut]
    others: list[PointsOut]
    seats: list[SeatWinsOut]
    leaders: list[LeaderOut]
    newcomers: list[LeaderOut]
    alone: list[AloneTermsOut]


class TablePersonOut(Out):
    """Whose page may be looked at of those who sit at a table."""

    seat: int
    handle: str


class RefusedOut(Out):
    """Somebody whom one does not want at one's tables, since when (Unix time)."""

    handle: str
    name: str
    at: int


class PersonReportIn(In):
    """Reports a person, and why."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"reason": "The name is an insult."}]})
    reason: Annotated[str, StringConstraints(max_length=300)] = ""


@router.get("/api/people/{handle}", response_model=PersonOut, responses=LOOK)
async def read_person(request: Request, who: Who, handle: Handle, lang: InLang = "en") -> Any:
    """A person's page, as far as that person shows it to whoever asks."""
    house = house_of(request)
    house.looking.spend(visitor_of(request), A_PERSON)
    return await house.pages.person(handle, who.account, lang)


@router.get("/api/people/{handle}/games", response_model=PersonGamesOut, responses=LOOK)
async def read_games(
    request: Request,
    who: Who,
    handle: Handle,
    title: Annotated[str | None, Query(max_length=64, pattern="^[a-z0-9-]+$", description="only this title")] = None,
    after: Annotated[str | None, Query(pattern=r"^\d{1,12}-[a-z0-9]{1,16}$", description="`more` of a page")] = None,
    lang: InLang = "en",
) -> Any:
    """The finished games of a person whose page one may look at."""
    house = house_of(request)
    house.looking.spend(visitor_of(request))
    ended, _, game = (after or "").partition("-")
    return await house.pages.games(handle, who.account, title, (int(ended), game) if after else None, lang)


@router.post("/api/people/{handle}/reports", status_code=204, responses=CHANGE)
async def report_person(request: Request, who: Who, handle: Handle, wish: PersonReportIn) -> None:
    """Tells the host of the house of a person whose page one may look at."""
    house = house_of(request)
    person = await house.store.look(lambda connection: seen(connection, handle, who.account))
    by = await house.salt.client(visitor_of(request))
    most = house.settings.reports
    along = reports.report("person", None, person["name"], plain.words(wish.reason), "", by, most)
    await house.store.write(Change(handle, along=[along]))


@router.get("/api/titles/{title}/house", response_model=TitleHouseOut, responses=LOOK)
async def read_title(request: Request, who: Who, title: TitleName, lang: InLang = "en") -> Any:
    """What the games of a title that were played here tell, and who is best at it."""
    house = house_of(request)
    house.looking.spend(visitor_of(request))
    return await house.pages.title(title_of(title), who.account, lang)


@router.get("/api/tables/{table_id}/people", response_model=list[TablePersonOut], responses=errors(403, 404, 409, 422))
async def read_people(request: Request, here: Here) -> Any:
    """Whose pages whoever asks may look at, of those who sit at a table."""
    sitting = here.table.locks.accounts
    known = await house_of(request).store.look(
        lambda connection: results.visible(connection, here.account, set(sitting.values()))
    )
    return [
        {"seat": seat, "handle": known[account]["handle"]}
        for seat, account in sorted(sitting.items())
        if account in known
    ]


# -------------------------------------------------------------------------------------------------------- refusals


@router.get("/api/me/refused", response_model=list[RefusedOut], responses=errors(422))
async def refused(request: Request, who: SignedIn) -> Any:
    """Whom one does not want at one's tables."""
    return await house_of(request).store.look(lambda connection: results.refused(connection, who.account))


@router.put("/api/me/refused/{handle}", status_code=204, responses=CHANGE)
async def refuse(request: Request, who: SignedIn, handle: Handle) -> None:
    """From now on this person takes no open seat where one sits or has opened the table, mentions one to no effect, and
    does not see one's page (unless that is shown to all).
    """

    def work(connection: Connection) -> None:
        other = seen(connection, handle, who.account)["id"]
        if other == who.account:
            raise ApiError("conflict", "not-oneself")
        mine = RefusalRow.account == who.account
        if accounts.count(connection, RefusalRow, mine, RefusalRow.other == other):
            return
        if accounts.count(connection, RefusalRow, mine) >= MOST_REFUSED:
            raise ApiError("conflict", "enough-refused", count=MOST_REFUSED)
        accounts.add(connection, RefusalRow, account=who.account, other=other, at=int(time.time()))

    await house_of(request).store.do(work)


@router.delete("/api/me/refused/{handle}", status_code=204, responses=CHANGE)
async def admit(request: Request, who: SignedIn, handle: Handle) -> None:
    """Lets a person sit down again."""

    def work(connection: Connection) -> None:
        other = results.person(connection, handle)
        mine = RefusalRow.account == who.account
        if other is None or not accounts.remove(connection, RefusalRow, mine, RefusalRow.other == other["id"]):
            raise ApiError("not-found", "no-such-person")

    await house_of(request).store.do(work)

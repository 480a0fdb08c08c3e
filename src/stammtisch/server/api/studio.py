"""/api/studio: variants of a title's box, edited, played and studied."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request
from pydantic import AfterValidator, ConfigDict, Field, StringConstraints, field_validator

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.server.api import schemas
from stammtisch.server.api.callers import Member, Secret, Who
from stammtisch.server.api.schemas import In, Lang, Out, SeatIn, TableMade
from stammtisch.server.api.tables import house_of, seated, visitor_of
from stammtisch.server.api.titles import InLang, TitleName
from stammtisch.server.basics import plain
from stammtisch.server.basics.errors import ApiError, Unfit
from stammtisch.server.keeping import talk
from stammtisch.server.studio import wishes
from stammtisch.server.studio.editing import Edit, Value
from stammtisch.server.studio.studies import GAMES, Studies
from stammtisch.server.studio.variants import Variants
from stammtisch.server.tables.work import Wish, title_of

router = APIRouter(tags=["studio"])
Json = dict[str, Any]
MOST_EDITS = 200
"""Edits in one request."""
VariantId = Annotated[str, Path(max_length=16, description="the id of a variant")]
StudyId = Annotated[str, Path(max_length=16, description="the id of a study")]
VariantName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), AfterValidator(plain.name)
]
Remark = Annotated[str, StringConstraints(max_length=2000), AfterValidator(plain.words)]
Text = Annotated[str, StringConstraints(max_length=512 * 1024)]


def _errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    said = {
        403: "the secret does not open this",
        404: "no such title, variant or study",
        409: "the variant has been changed meanwhile, or cannot be changed so",
        413: "the request or the box is too large",
        422: "not to be read, or there are mistakes in the box",
        429: "too many requests, variants or studies; see Retry-After",
        503: "it took too long or could not be written; nothing has changed",
    }
    return {status: {"model": schemas.Error, "description": said[status]} for status in {*statuses, 403, 429}}


LOOK, CHANGE = _errors(404, 422, 503), _errors(404, 409, 413, 422, 503)


# ----------------------------------------------------------------------------------------------- what goes in and out


class ColumnOut(Out):
    """What may stand at a key: of which sort, from `low` to `high` (a number), of which `kind` (a thing).

    `most`: how many a list holds, 0 where it is a single one. `clauses`: those of the rules that do something with it.
    """

    key: str
    called: str
    sort: Literal["number", "flag", "thing", "text"]
    low: int
    high: int
    kind: str | None
    most: int
    needed: bool
    clauses: list[str]


class SheetOut(Out):
    """A table of the file: a single one, or a list of `least` to `most` entries; `bound` is the clause for which there
    are no more, "" where there is only no room.
    """

    name: str
    called: str
    single: bool
    least: int
    most: int
    bound: str
    columns: list[ColumnOut]


class ThingOut(Out):
    """A thing: its name in the file, and what it is called."""

    name: str
    called: str


class FormOut(Out):
    """What a box of a title may say, and what its own box says (`tables`, of the edition `hash`).

    `things` by kind; those of the kinds in `fixed` are given by the rules, the others stand in the table of that name.
    `sources` are those of points; `chapters` is what the game goes by (rounds, phases), ""
    if by nothing of the kind. `learned`: there are players that have learned it.
    """

    title: str
    hash: str
    sheets: list[SheetOut]
    things: dict[str, list[ThingOut]]
    fixed: list[str]
    tables: dict[str, Any]
    seats: list[int]
    sources: list[ThingOut]
    chapters: str
    learned: bool


class VariantIn(In):
    """A new variant of a title's box; the title's own box unless a `text` (of a box.toml) is given."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"title": "mall-world", "name": "Short hands"}]}
    )
    title: Annotated[str, StringConstraints(max_length=64)]
    name: VariantName
    note: Remark = ""
    text: Text | None = None


class VariantMade(Out):
    """A new variant and its secret; nobody can ask for that again."""

    id: str
    secret: str


class EditIn(In):
    """A change in the text: `set` what stands at a key (null: nothing), `copy` an entry (under the name `value`), or
    `remove` it. `entry` is its number from 0; null in the table [game].
    """

    do: Literal["set", "copy", "remove"] = "set"
    table: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    entry: Annotated[int, Field(ge=0, lt=10_000)] | None = None
    key: Annotated[str, StringConstraints(max_length=64)] = ""
    value: bool | int | Annotated[str, StringConstraints(max_length=400)] | list[Any] | None = None

    @field_validator("value")
    @classmethod
    def plain_values(cls, value: Any) -> Any:
        """Numbers that fit, words, yes and no, and lists of these."""
        if isinstance(value, int) and abs(value) >= 1 << 53:
            raise Unfit("wrong-large")
        if isinstance(value, list):
            if len(value) > 200 or len(json.dumps(value)) > 4000:
                raise Unfit("wrong-list")
            if not all(_is_plain(one) for one in value):
                raise Unfit("wrong-values")
        return value


def _is_plain(value: Any, depth: int = 0) -> bool:
    if isinstance(value, list):
        return depth < 3 and all(_is_plain(one, depth + 1) for one in value)
    return isinstance(value, bool | int | str)


class ChangeIn(In):
    """What is to be changed of the variant that stands at `version`: name, note, the whole text, or edits in it."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"version": 0, "edits": [{"table": "game", "key": "hand_limit", "value": 7}]}]},
    )
    version: Annotated[int, Field(ge=0, le=2**31 - 2)]
    name: VariantName | None = None
    note: Remark | None = None
    text: Text | None = None
    edits: Annotated[list[EditIn], Field(max_length=MOST_EDITS)] = Field(default_factory=list)


class ProblemOut(Out):
    """A mistake: where it is (table, number of the entry, key; as far as that is known), the line, and the sentence of
    what would be right.
    """

    table: str
    entry: int | None
    key: str
    line: int | None
    text: str


class DifferenceOut(Out):
    """A difference from the title's own box: entry "" is that of [game]; a whole entry that is new or gone has no
    key. `was` and `now` are the places of the entry in the tables of either box.
    """

    table: str
    entry: str
    key: str
    was: int | None
    now: int | None
    before: Any
    after: Any


class VariantLine(Out):
    """A variant in a list. Times are Unix times."""

    id: str
    title: str
    name: str
    note: str
    base: str
    version: int
    created: int
    changed: int


class VariantOut(VariantLine):
    """A variant: its text, what that says (`tables`), what is wrong with it, and how it differs from the title's own
    box. `hash` is that of its box; null while there are mistakes. `account`: it belongs to one.
    """

    text: str
    tables: dict[str, Any]
    hash: str | None
    problems: list[ProblemOut]
    changes: list[DifferenceOut]
    account: bool


class PlayIn(In):
    """A table at which a variant is played."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"seats": [{"kind": "person"}, {"kind": "bot"}, {"kind": "bot"}]}]},
    )
    seats: Annotated[list[SeatIn], Field(max_length=MAX_SEATS)]
    options: dict[str, str] = Field(default_factory=dict)
    study: bool = Field(False, description="whether whoever sits down is asked to let the table's games be studied")


class OtherIn(In):
    """Another variant of the title; its secret, unless the account opens it."""

    variant: Annotated[str, StringConstraints(min_length=1, max_length=16)]
    secret: Annotated[str, StringConstraints(max_length=100)] | None = None


class BesideIn(In):
    """What a variant is laid beside: another one, or (null) the title's own box."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"other": None}]})
    other: OtherIn | None = None


class BesideOut(Out):
    """The other box: what it is called (null: the title's own), what it says, and what the variant says instead."""

    name: str | None
    tables: dict[str, Any]
    changes: list[DifferenceOut]


class StudyIn(In):
    """A study of a variant: so many games of random players, compared with the title's own box or with another variant
    on the same chances.
    """

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"seats": 3, "games": 1000}]})
    seats: Annotated[int, Field(ge=1, le=MAX_SEATS)]
    games: Literal[GAMES] = GAMES[0]  # type: ignore[valid-type]
    other: OtherIn | None = None


class GoalIn(In):
    """What a game is to be like: a measure (`of`: which length, or which source of points), and from where to where it
    is tolerated; shares are in per cent.
    """

    measure: Literal[wishes.MEASURES]  # type: ignore[valid-type]
    of: Annotated[str, StringConstraints(max_length=64)] = ""
    least: Annotated[float, Field(ge=-1e9, le=1e9)] | None = None
    most: Annotated[float, Field(ge=-1e9, le=1e9)] | None = None


class NumberIn(In):
    """A number of the box that may move from `low` to `high` by `step`: "game.KEY", "TABLE.ENTRY.KEY", or
    "TABLE.*.KEY" (all of them by as much).
    """

    path: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    low: Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
    high: Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
    step: Annotated[int, Field(ge=1, le=1_000_000)] = 1


class SearchIn(In):
    """A search for numbers of a variant's box that reach some goals, by games of random players or of learned ones."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "seats": 3,
                    "goals": [{"measure": "length", "of": "decisions", "most": 120}],
                    "numbers": [{"path": "game.hand_limit", "low": 6, "high": 12}],
                }
            ]
        },
    )
    seats: Annotated[int, Field(ge=1, le=MAX_SEATS)]
    goals: Annotated[list[GoalIn], Field(min_length=1, max_length=8)]
    numbers: Annotated[list[NumberIn], Field(min_length=1, max_length=12)]
    candidates: Literal[wishes.CANDIDATES] = wishes.CANDIDATES[0]  # type: ignore[valid-type]
    players: Literal[wishes.PLAYERS] = wishes.PLAYERS[0]  # type: ignore[valid-type]


class StudyLine(Out):
    """A study: `done` of `units` pieces are; `spent` are the seconds it took. Rules that it is the first to need are
    compiled before it is prepared, which takes minutes. `box` is the hash of what is studied;
    `other_name` and `other_box` are those of the variant that it is compared with, null where that is the title's own.
    A `search` looks for numbers that reach some goals.
    """

    id: str
    state: Literal["waiting", "compiling", "preparing", "running", "done", "failed", "cancelled"]
    box: str
    other_name: str | None
    other_box: str | None
    search: bool
    seats: int
    games: int
    lang: Lang
    done: int
    units: int
    spent: int
    error: str | None
    created: int
    changed: int


class StudyOut(StudyLine):
    """A study with its report, a page of the laboratory; `ahead` of it are so many others of the visitor's, while it
    waits. `made` is
    the text of the box that a search has found; null if it moved nothing. `goals`: those of a search, as a file.
    """

    ahead: int
    goals: str | None
    made: str | None
    report: dict[str, Any] | None


# -------------------------------------------------------------------------------------------------------- who asks


@dataclass
class Visit:
    """A variant and who asks."""

    row: Json
    visitor: str
    account: str


def variants_of(request: Request) -> Variants:
    """The variants of the app."""
    found: Variants = request.app.state.variants
    return found


def studies_of(request: Request) -> Studies:
    """The studies of the app."""
    found: Studies = request.app.state.studies
    return found


async def visit(request: Request, variant_id: VariantId, who: Who, secret: Secret = None) -> Visit:
    """The variant of the path; ApiError if nothing opens it."""
    row = await variants_of(request).find(variant_id, secret, who.account)
    return Visit(row, visitor_of(request), who.account)


Here = Annotated[Visit, Depends(visit)]


async def _out(request: Request, row: Json, visitor: str, lang: str) -> Json:
    said = await variants_of(request).read(row, lang, visitor)
    return {**row, **said, "account": row["account"] is not None}


# --------------------------------------------------------------------------------------------------------- variants


@router.get("/api/studio/titles/{title}", response_model=FormOut, responses=LOOK)
async def read_form(request: Request, title: TitleName, lang: InLang = "en") -> Any:
    """What a box of a title may say, with the names of everything in a language."""
    return await variants_of(request).form(title_of(title), lang, visitor_of(request))


@router.post("/api/studio/variants", status_code=201, response_model=VariantMade, responses=CHANGE)
async def begin_variant(request: Request, who: Who, wish: VariantIn) -> Any:
    """Begins a variant; it is the account's, if there is one. Its secret opens it, sent as that of a table is."""
    client = await house_of(request).salt.client(visitor_of(request))
    made = await variants_of(request).begin(title_of(wish.title), wish.name, wish.note, wish.text, who.account, client)
    return {"id": made[0], "secret": made[1]}


@router.get("/api/studio/variants", response_model=list[VariantLine], responses=LOOK)
async def list_variants(request: Request, who: Member) -> Any:
    """The variants of an account, the one that was changed last first."""
    return await variants_of(request).of(who.account)


@router.get("/api/studio/variants/{variant_id}", response_model=VariantOut, responses=LOOK)
async def read_variant(request: Request, here: Here, lang: InLang = "en") -> Any:
    """A variant, with all that is to be said of it."""
    return await _out(request, here.row, here.visitor, lang)


@router.patch("/api/studio/variants/{variant_id}", response_model=VariantOut, responses=CHANGE)
async def change_variant(request: Request, here: Here, wish: ChangeIn, lang: InLang = "en") -> Any:
    """Changes a variant; comments in its text stay. Mistakes are kept and named, so that one can work on them."""
    sets = {name: getattr(wish, name) for name in ("name", "note", "text") if getattr(wish, name) is not None}
    edits = [Edit(e.do, e.table, e.entry, e.key, _value(e.value)) for e in wish.edits]
    row = await variants_of(request).change(here.row, wish.version, sets, edits, here.visitor)
    return await _out(request, row, here.visitor, lang)


def _value(value: Any) -> Value | None:
    found: Value | None = value
    return found


@router.delete("/api/studio/variants/{variant_id}", status_code=204, responses=LOOK)
async def delete_variant(request: Request, here: Here) -> None:
    """Deletes a variant for good, and its studies with it."""
    await variants_of(request).delete(here.row)


@router.put("/api/studio/variants/{variant_id}/account", status_code=204, responses=CHANGE)
async def keep_variant(request: Request, here: Here, who: Member) -> None:
    """Makes a variant the account's, if it is nobody's."""
    await variants_of(request).take_along(here.row, who.account)


@router.post("/api/studio/variants/{variant_id}/tables", status_code=201, response_model=TableMade, responses=CHANGE)
async def play_variant(request: Request, here: Here, wish: PlayIn, lang: InLang = "en") -> Any:
    """Opens a table at which the variant is played; first it is tried out.

    Its games count for no rating, list or picture of the title, and the table is not for the lobby. A variant that says
    what the title's own box says is that box.
    """
    box = await variants_of(request).try_out(here.row, here.visitor)
    changed = box != title_of(here.row["title"]).load_box().hash
    variant = {"box": here.row["text"], "variant": here.row["name"], "variant_id": here.row["id"]}
    played: dict[str, Any] = {"study": wish.study, **(variant if changed else {})}
    seats = seated(wish.seats, wish.study)
    fresh: dict[str, Any] = dict.fromkeys(("seed", "record", "position", "scene", "redraw", "absence"))
    wanted = Wish(here.row["title"], seats, wish.options, **fresh, hints=True, lang=lang, **played)
    return await house_of(request).opening.open_table(wanted, here.visitor, here.account, [talk.begin("all")])


# ---------------------------------------------------------------------------------------------------------- studies


async def _other(request: Request, here: Visit, wish: OtherIn | None) -> Json | None:
    """The other variant that is meant; ApiError if nothing opens it."""
    if wish is None:
        return None
    return await variants_of(request).find(wish.variant, wish.secret, here.account)


@router.post("/api/studio/variants/{variant_id}/beside", response_model=BesideOut, responses=CHANGE)
async def lay_beside(request: Request, here: Here, wish: BesideIn) -> Any:
    """Lays the variant beside another one of the title, or beside its own box: what differs. Nothing is changed."""
    other = await _other(request, here, wish.other)
    found = await variants_of(request).beside(here.row, other, here.visitor)
    return {**found, "name": None if other is None else other["name"]}


@router.post("/api/studio/variants/{variant_id}/studies", status_code=201, response_model=StudyLine, responses=CHANGE)
async def ask_for_study(request: Request, here: Here, wish: StudyIn, lang: InLang = "en") -> Any:
    """Has the variant studied as it is now, beside the other one as it is now. That goes on without whoever asked; the
    report is in their language.
    """
    variants, other, beside = variants_of(request), await _other(request, here, wish.other), None
    box = await variants.try_out(here.row, here.visitor)
    if other is not None:
        if other["title"] != here.row["title"]:
            raise ApiError("invalid", "studio-other-title")
        beside = other, await variants.try_out(other, here.visitor)
    client = await house_of(request).salt.client(here.visitor)
    return await studies_of(request).ask(here.row, box, wish.seats, wish.games, lang, client, beside)


@router.post("/api/studio/variants/{variant_id}/searches", status_code=201, response_model=StudyLine, responses=CHANGE)
async def ask_for_search(request: Request, here: Here, wish: SearchIn, lang: InLang = "en") -> Any:
    """Has numbers looked for that reach the goals; it stands among the studies, and goes on as they do."""
    goals = [wishes.Goal(g.measure, g.of, g.least, g.most) for g in wish.goals]
    numbers = [wishes.Number(n.path, n.low, n.high, n.step) for n in wish.numbers]
    written = wishes.written(goals, numbers, wish.seats, wish.candidates, wish.players)
    box = await variants_of(request).try_out(here.row, here.visitor)
    client = await house_of(request).salt.client(here.visitor)
    return await studies_of(request).ask(here.row, box, wish.seats, 0, lang, client, goals=written)


@router.get("/api/studio/variants/{variant_id}/studies", response_model=list[StudyLine], responses=LOOK)
async def list_studies(request: Request, here: Here) -> Any:
    """The studies of a variant, the last one first."""
    return await studies_of(request).of(here.row["id"])


@router.get("/api/studio/variants/{variant_id}/studies/{study_id}", response_model=StudyOut, responses=LOOK)
async def read_study(request: Request, here: Here, study_id: StudyId) -> Any:
    """A study: how far it is, and its report once it is done."""
    found = await studies_of(request).find(here.row["id"], study_id)
    return {**found, "report": None if found["report"] is None else json.loads(found["report"])}


@router.delete("/api/studio/variants/{variant_id}/studies/{study_id}", status_code=204, responses=LOOK)
async def cancel_study(request: Request, here: Here, study_id: StudyId) -> None:
    """Cancels a study; one that is over is deleted."""
    await studies_of(request).find(here.row["id"], study_id)
    await studies_of(request).cancel(study_id)

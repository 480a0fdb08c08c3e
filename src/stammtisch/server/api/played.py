"""/api/studio/.../played: what games tell that were really played."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from stammtisch.server.api.schemas import Out
from stammtisch.server.api.studio import LOOK, Here
from stammtisch.server.api.tables import visitor_of
from stammtisch.server.api.titles import InLang, TitleName
from stammtisch.server.studio.played import Edition, Played
from stammtisch.server.tables.work import title_of

router = APIRouter(tags=["studio"])
Json = dict[str, Any]
Key = Annotated[str, Path(pattern=r"^[0-9a-f]{12}$", description="`id` of an edition")]


class EditionOut(Out):
    """Games that may be studied, with one box (its hash), so many seats and the same options."""

    id: str
    box: str
    seats: int
    options: dict[str, str]
    games: int


class PlayedOut(Out):
    """A page of the laboratory; null where no game can be played again with the rules of today."""

    report: dict[str, Any] | None


def played_of(request: Request) -> Played:
    """The games of the app that may be studied."""
    found: Played = request.app.state.played
    return found


def _line(edition: Edition) -> Json:
    about = {"box": edition.box, "seats": edition.seats, "options": dict(edition.options)}
    return {"id": edition.key, **about, "games": len(edition.tables)}


@router.get("/api/studio/titles/{title}/played", response_model=list[EditionOut], responses=LOOK)
async def list_played(request: Request, title: TitleName) -> Any:
    """The games of a title that were really played here and may be studied, by edition of its box; ten at once, so that
    no single one can be told apart.
    """
    return [_line(one) for one in await played_of(request).editions(title_of(title).name, None)]


@router.get("/api/studio/titles/{title}/played/{edition}", response_model=PlayedOut, responses=LOOK)
async def read_played(request: Request, title: TitleName, edition: Key, lang: InLang = "en") -> Any:
    """What they tell: the report of a study."""
    name = title_of(title).name
    return {"report": json.loads(await played_of(request).report(name, None, edition, lang, visitor_of(request)))}


@router.get("/api/studio/variants/{variant_id}/played", response_model=list[EditionOut], responses=LOOK)
async def list_played_of_variant(request: Request, here: Here) -> Any:
    """The games of a variant that were really played and may be studied, by edition of its box."""
    return [_line(one) for one in await played_of(request).editions(here.row["title"], here.row["id"])]


@router.get("/api/studio/variants/{variant_id}/played/{edition}", response_model=PlayedOut, responses=LOOK)
async def read_played_of_variant(request: Request, here: Here, edition: Key, lang: InLang = "en") -> Any:
    """What they tell: the report of a study."""
    about = here.row["title"], here.row["id"]
    return {"report": json.loads(await played_of(request).report(*about, edition, lang, here.visitor))}


@router.get(
    "/api/studio/variants/{variant_id}/played/{edition}/games",
    response_class=Response,
    responses={**LOOK, 200: {"content": {"application/zip": {}}, "description": "a dataset, as a zip file"}},
)
async def export_played(request: Request, here: Here, edition: Key) -> Response:
    """Every decision of these games, without names: Parquet files and what their columns mean."""
    packed = await played_of(request).archive(here.row["title"], here.row["id"], edition, here.visitor)
    headers = {"Content-Disposition": f'attachment; filename="{here.row["title"]}-{edition}.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)

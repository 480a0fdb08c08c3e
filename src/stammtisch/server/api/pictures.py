"""/api/tables/{id}/picture: a table as a picture that other pages can show, as everybody who watches may see it."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from stammtisch.server.api.known import AS_IT_WAS, knows
from stammtisch.server.api.schemas import Out
from stammtisch.server.api.tables import LOOK, Here, errors, house_of, visitor_of
from stammtisch.server.api.titles import InLang
from stammtisch.server.tables.pictures import key

router = APIRouter(tags=["tables"])

SVG = "image/svg+xml"

HEADERS = {
    "Cache-Control": "no-cache",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Access-Control-Allow-Origin": "*",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
"""A picture may be shown by any page, is asked for anew each time, and can do nothing."""


class TablePictureOut(Out):
    """Where the picture of a table is. Whoever has the address sees what watchers see, and can do nothing with it."""

    address: str


@router.get("/api/tables/{table_id}/picture", response_model=TablePictureOut, responses=LOOK)
async def find_picture(here: Here) -> Any:
    """The address of a picture of this table that always shows it as it stands, for `<img>` on any page."""
    return {"address": f"/api/tables/{here.table.id}/picture/{key(here.table)}.svg"}


@router.get(
    "/api/tables/{table_id}/picture/{key}.svg",
    response_class=Response,
    responses={
        **errors(403, 404, 422, 503),
        200: {"content": {SVG: {"schema": {"type": "string"}}}, "description": "the picture"},
        **AS_IT_WAS,
    },
)
async def show_picture(
    request: Request,
    table_id: Annotated[str, Path(max_length=64, description="the id of a table")],
    key: Annotated[str, Path(max_length=64, description="the key in the address")],
    lang: InLang = "en",
) -> Response:
    """The table as it stands, as everybody who watches may see it. Ask again with the ETag (`If-None-Match`)."""
    house, visitor = house_of(request), visitor_of(request)
    async with house.use(table_id, visitor) as table:
        drawn = await house.pictures.draw(table, key, lang, partial(knows, request), visitor)
    headers = {**HEADERS, "ETag": f'W/"{drawn.etag}"'}
    if not drawn.svg:
        return Response(status_code=304, headers=headers)
    return Response(drawn.svg, media_type=SVG, headers=headers)

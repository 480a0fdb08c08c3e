"""/api/tables/{id}/hint and /analysis: what a strong player would do, and how a finished game went."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from stammtisch.server.api import thoughts
from stammtisch.server.api.tables import CHANGE, LOOK, Here, house_of, visitor_of
from stammtisch.server.api.titles import InLang

router = APIRouter(tags=["thinking"])


@router.post("/api/tables/{table_id}/hint", response_model=thoughts.HintOut, responses=CHANGE)
async def hint(request: Request, here: Here, question: thoughts.HintIn, lang: InLang = "en") -> Any:
    """What a strong player would do, from what the seat may see; takes some seconds the first time it is asked."""
    return await house_of(request).advice.hint(here.table, here.asker, question.seat, visitor_of(request), lang)


@router.post(
    "/api/tables/{table_id}/analysis",
    status_code=202,
    response_model=thoughts.AnalysisOut,
    response_model_exclude_none=True,
    responses=CHANGE,
)
async def start_analysis(
    request: Request,
    here: Here,
    lang: InLang = "en",
    anew: Annotated[bool, Query(description="also where one is there that can be bettered")] = False,
) -> Any:
    """Begins to look back on a finished game, or joins those who wait for it. It is thought out once, in minutes;
    `anew` once more, where what is there says that it can be bettered.
    """
    return await house_of(request).advice.look_back(here.table, visitor_of(request), lang, anew)


@router.get(
    "/api/tables/{table_id}/analysis",
    response_model=thoughts.AnalysisOut,
    response_model_exclude_none=True,
    responses=LOOK,
)
async def read_analysis(request: Request, here: Here, lang: InLang = "en") -> Any:
    """How far the analysis of a finished game is, and what came of it."""
    return await house_of(request).advice.state(here.table, lang)

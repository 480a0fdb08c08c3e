"""How errors leave the server: every one as an `ApiError`, with its status and in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.server.basics.errors import ApiError, readable

MOST = 20
"""Problems of a request that are listed."""
log = logging.getLogger("stammtisch.server")

STATUS: Mapping[str, int] = {
    "refused": 422,
    "unreadable": 422,
    "stale": 409,
    "not-found": 404,
    "forbidden": 403,
    "invalid": 422,
    "too-many": 429,
    "too-large": 413,
    "conflict": 409,
    "unavailable": 503,
    "internal": 500,
}


def language(request: Any) -> str:
    """The language that a request or WebSocket asks for."""
    lang = request.query_params.get("lang", "en")
    return lang if lang in LANGUAGES else "en"


def answer(error: ApiError, lang: str) -> JSONResponse:
    """The error as a response."""
    return JSONResponse(error.body(lang), STATUS[error.code], error.headers)


def problem(errors: Any) -> tuple[str, list[dict[str, str]]]:
    """What is wrong in a request, in one line and in a list; what was sent is not repeated, for it may be a secret."""
    found = [
        {"where": readable(".".join(map(str, e["loc"]))), "problem": readable(str(e["msg"]))} for e in errors[:MOST]
    ]
    return "; ".join(f"{e['where']}: {e['problem']}" for e in found[:3]), found


def install(app: FastAPI) -> None:
    """Makes every error of the app one of these."""

    @app.exception_handler(ApiError)
    async def api_error(request: Request, error: ApiError) -> JSONResponse:
        return answer(error, language(request))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> JSONResponse:
        line, found = problem(error.errors())
        return answer(ApiError("invalid", "invalid", detail=found, problem=line), language(request))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 404:
            return answer(ApiError("not-found", "no-page"), language(request))
        if error.status_code == 413:
            return answer(ApiError("too-large", "too-large", bytes=int(error.detail)), language(request))
        wrong = ApiError("invalid", "invalid", problem=str(error.detail))
        return JSONResponse(wrong.body(language(request)), error.status_code, error.headers)

    @app.exception_handler(SQLAlchemyError)
    async def unwritten(request: Request, error: SQLAlchemyError) -> JSONResponse:
        log.error("%s %s: the database does not answer", request.method, request.url.path, exc_info=error)
        return answer(ApiError("unavailable", "unavailable", headers={"Retry-After": "5"}), language(request))

    @app.exception_handler(Exception)
    async def unexpected(request: Request, error: Exception) -> JSONResponse:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return answer(ApiError("internal", "internal"), language(request))

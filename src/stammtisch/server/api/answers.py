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
from stammtisch.server.api.wrong import problem
from stammtisch.server.basics.errors import ApiError, words

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
SAID: Mapping[int, str] = {405: "wrong-method", 408: "wrong-slow"}
"""What is said of answers that Starlette gives itself; else (400) it could not read what was sent."""


def language(request: Any) -> str:
    """The language that a request or WebSocket asks for."""
    lang = request.query_params.get("lang", "en")
    return lang if lang in LANGUAGES else "en"


def answer(error: ApiError, lang: str) -> JSONResponse:
    """The error as a response."""
    return JSONResponse(error.body(lang), STATUS[error.code], error.headers)


def install(app: FastAPI) -> None:
    """Makes every error of the app one of these."""

    @app.exception_handler(ApiError)
    async def api_error(request: Request, error: ApiError) -> JSONResponse:
        return answer(error, language(request))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> JSONResponse:
        lang = language(request)
        line, found = problem(error.errors(), lang)
        return answer(ApiError("invalid", "invalid", detail=found, problem=line), lang)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 404:
            return answer(ApiError("not-found", "no-page"), language(request))
        if error.status_code == 413:
            return answer(ApiError("too-large", "too-large", bytes=int(error.detail)), language(request))
        lang, said = language(request), SAID.get(error.status_code)
        torn = ApiError("invalid", "invalid", problem=words(lang).say("wrong-json"))
        wrong = torn if said is None else ApiError("invalid", said)
        return JSONResponse(wrong.body(lang), error.status_code, error.headers)

    @app.exception_handler(SQLAlchemyError)
    async def unwritten(request: Request, error: SQLAlchemyError) -> JSONResponse:
        log.error("%s %s: the database does not answer", request.method, request.url.path, exc_info=error)
        return answer(ApiError("unavailable", "unavailable", headers={"Retry-After": "5"}), language(request))

    @app.exception_handler(Exception)
    async def unexpected(request: Request, error: Exception) -> JSONResponse:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return answer(ApiError("internal", "internal"), language(request))

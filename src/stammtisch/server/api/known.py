"""Answers that whoever asks has already: they are told so, by the marks of what they have (ETag, `If-None-Match`)."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

from fastapi import Request, Response

from stammtisch.server.api.schemas import Out

AS_IT_WAS: dict[int | str, dict[str, Any]] = {304: {"description": "as it was"}}


def knows(request: Request, mark: str) -> bool:
    """Whether whoever asks names this mark among those of what they have; `*` names any (RFC 9110, 13.1.2)."""
    known = ",".join(request.headers.getlist("if-none-match"))
    return known.strip() == "*" or mark in re.findall('"([^"]*)"', known)


def answer(request: Request, page: Out) -> Response:
    """A page with its mark; nothing but that where it is as it was."""
    body = json.dumps(page.model_dump(), ensure_ascii=False, separators=(",", ":"))
    mark = hashlib.sha256(body.encode()).hexdigest()[:20]
    headers = {"ETag": f'W/"{mark}"', "Cache-Control": "no-cache"}
    if knows(request, mark):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)

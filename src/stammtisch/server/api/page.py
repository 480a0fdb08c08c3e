"""The page: what a browser gets that asks for anything else."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response

from stammtisch.server.basics.errors import ApiError

NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Stammtisch</title><p>The page has not been built; "
    'the tables are there all the same: see <a href="/docs">the API</a>.'
)
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
}


def _file(root: Path, path: str) -> Path | None:
    """The file of a path within a folder; None if there is none, or none that could be."""
    try:
        found = (root / path).resolve()
        return found if found.is_file() and found.is_relative_to(root) else None
    except (OSError, ValueError):
        return None


def page(folder: Path) -> APIRouter:
    """Serves the files of a folder, and its index.html for every other path (the page finds its own way there)."""
    router = APIRouter(include_in_schema=False)
    root = folder.resolve()

    @router.get("/{path:path}")
    async def file(path: str) -> Response:
        if path.startswith("api/") or path == "api":
            raise ApiError("not-found", "no-page")
        if not (root / "index.html").is_file():
            return HTMLResponse(NOT_BUILT, headers=HEADERS)
        found = _file(root, path)
        if found is not None:
            kept = "max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(found, headers={**HEADERS, "Cache-Control": kept})
        return FileResponse(root / "index.html", headers={**HEADERS, "Cache-Control": "no-cache"})

    return router

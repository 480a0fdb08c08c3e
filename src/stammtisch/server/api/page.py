"""The page: what a browser gets that asks for anything else."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.convertors import PathConvertor, register_url_convertor

NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Stammtisch</title><p>The page has not been built; "
    'the tables are there all the same: see <a href="/docs">the API</a>.'
)
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
}


DEBUGS = '<meta name="stammtisch-debug">'
"""What tells the page that the server debugs."""


class NotTheApi(PathConvertor):
    """A path that is the page's: where the API has none, there is nothing, whatever the method."""

    regex = r"(?!api(?:/|$)).*"


register_url_convertor("page", NotTheApi())


def _file(root: Path, path: str) -> Path | None:
    """The file of a path within a folder; None if there is none, or none that could be."""
    try:
        found = (root / path).resolve()
        return found if found.is_file() and found.is_relative_to(root) else None
    except (OSError, ValueError):
        return None


def page(folder: Path, debug: bool = False) -> APIRouter:
    """Serves the files of a folder, and its index.html for every other path (the page finds its own way there).

    With `debug` that one says that the server debugs.
    """
    router = APIRouter(include_in_schema=False)
    root = folder.resolve()

    @router.get("/{path:page}")
    async def file(path: str) -> Response:
        if not (root / "index.html").is_file():
            return HTMLResponse(NOT_BUILT, headers=HEADERS)
        found = _file(root, path)
        if found is not None:
            kept = "max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(found, headers={**HEADERS, "Cache-Control": kept})
        if debug:
            text = (root / "index.html").read_text(encoding="utf-8").replace("<head>", f"<head>{DEBUGS}", 1)
            return HTMLResponse(text, headers={**HEADERS, "Cache-Control": "no-store"})
        return FileResponse(root / "index.html", headers={**HEADERS, "Cache-Control": "no-cache"})

    return router

"""The page: what a browser gets that asks for anything else."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.convertors import PathConvertor, register_url_convertor

NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Stammtisch</title><p>The page has not been built; "
    'the tables are there all the same: see <a href="/openapi.json">the API</a>.'
)
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'; "
    "object-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
}

MEDIA = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".css": "text/css",
    ".wasm": "application/wasm",
}
"""Types that not every system knows, and without which a browser takes neither an app nor its worker."""

FRESH = {"Cache-Control": "no-cache"}

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


def _takes_brotli(request: Request) -> bool:
    """Whether a file may be answered as it was packed when the page was built."""
    coded = [part.strip().partition(";") for part in request.headers.get("accept-encoding", "").split(",")]
    return any(name.strip() == "br" and weight.replace(" ", "") not in ("q=0", "q=0.0") for name, _, weight in coded)


def page(folder: Path, debug: bool = False) -> APIRouter:
    """Serves the files of a folder, and its index.html for every other path (the page finds its own way there).

    With `debug` that one says that the server debugs.
    """
    router = APIRouter(include_in_schema=False)
    root = folder.resolve()

    @router.get("/{path:page}")
    async def file(request: Request, path: str) -> Response:
        if not (root / "index.html").is_file():
            return HTMLResponse(NOT_BUILT, headers=HEADERS)
        found = _file(root, path)
        if found is not None:
            asset = path.startswith("assets/")  # those are never a page of their own
            headers = {"Cache-Control": "max-age=31536000, immutable"} if asset else {**HEADERS, **FRESH}
            media = MEDIA.get(found.suffix)
            packed = found.with_name(f"{found.name}.br")
            if packed.is_file():
                headers["Vary"] = "Accept-Encoding"
                if _takes_brotli(request):
                    return FileResponse(packed, media_type=media, headers={**headers, "Content-Encoding": "br"})
            return FileResponse(found, media_type=media, headers=headers)
        if debug:
            text = (root / "index.html").read_text(encoding="utf-8").replace("<head>", f"<head>{DEBUGS}", 1)
            return HTMLResponse(text, headers={**HEADERS, "Cache-Control": "no-store"})
        return FileResponse(root / "index.html", headers={**HEADERS, **FRESH})

    return router

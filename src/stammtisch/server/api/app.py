"""The app: everything put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Response
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.openapi.utils import get_openapi

import stammtisch
from stammtisch.server.api import (
    answers,
    best,
    boards,
    bots,
    debug,
    here,
    live,
    lobby,
    notices,
    orders,
    pages,
    people,
    pictures,
    played,
    pocket,
    reports,
    schemas,
    studio,
    tables,
    talk,
    thinking,
    titles,
    tournaments,
    visits,
)
from stammtisch.server.api.limits import Limits
from stammtisch.server.api.page import page
from stammtisch.server.basics import mail
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.settings import Settings
from stammtisch.server.people.addresses import Addresses
from stammtisch.server.people.channels import Channels
from stammtisch.server.people.links import Links
from stammtisch.server.people.passkeys import Passkeys
from stammtisch.server.studio.played import Played
from stammtisch.server.studio.studies import Studies
from stammtisch.server.studio.variants import Variants
from stammtisch.server.tables.house import House
from stammtisch.server.tables.keys import make_discreet
from stammtisch.server.thinking.lanes import Workshop
from stammtisch.server.tournaments.tournaments import Tournaments

log = logging.getLogger("stammtisch.server")

PARTS = (
    titles, tables, boards, best, pictures, visits, lobby, tournaments, talk, orders, reports, thinking, live, here,
    people, notices, pages, bots, studio, played, pocket,
)  # fmt: skip

ABOUT = """Tables of business board games, as JSON.

No account is needed. Who makes a table gets a secret for the seats of kind "person", an invitation that takes an open
seat, and a spectator link. A secret is sent as `Authorization: Bearer SECRET`, or in the first message of a WebSocket.
Programs of people who have an account send a personal token in the same place, and a secret of a table beside it as
`Table-Key: SECRET`.

Every error is `{"error": {"code", "message", "clause"?, "detail"?}}`, with the message in the language of `?lang=`.

`WS /api/tables/{table_id}/live`: say `{"type": "hello", "secret": ..., "since": EVENT?, "seat": ...?, "lang": ...?}`
first. The server sends `{"type": "ready", "event", "now"}` (the moment in milliseconds since 1970), then
`{"type": "event", "event", "ply", "kind", "seat"?, "text"?, "log", "table"}` for each event (`kind`: move, undo, seat,
bot-thinking, over, next for a table that goes on at another one, cancel, cancelled, time-out, board for an analysis
board of which only the lines have changed, clock where clocks were set right, orders where something has become of a
standing order of one's own, and where several choose at once: done, again, draft; `table` is null where a later event
follows at once),
`{"type": "resync", "event", "table"}` where events are missing, `{"type": "audience", "names", "others"}` about those
who watch without a seat (they may say hello with a `name`), `{"type": "chat", "since", "last", "mode", "muted",
"messages"}` about what is said (see `GET /api/tables/{table_id}/chat`; `"chat": NUMBER` in the hello says what is known
of it; `since` 0 means all of it), `{"type": "ping", "now"}` which wants a `{"type": "pong"}`, and
`{"type": "error", "error"}` before it hangs up with code 4000 + HTTP status. Code 1012 means: come again. Events of
kind "draft", "orders", "bot-thinking", "clock", and "seat" when somebody comes or goes, have the number of the event
before. A page that shows what it hears may say `{"type": "seen", "event": EVENT}`; see `GET
/api/tables/{table_id}/since`.

Who looks at a table is not told of it in other ways (`/api/notices`): a page that is open and cannot be seen says
`{"type": "look", "visible": false}`, or `"visible": false` in the hello. Bots take longer for a choice of weight where
somebody looks, unless all who play and look say `"quick": true` there or in the hello; programs need not say it.
"""


def create_app(settings: Settings | None = None, workshop: Workshop | None = None) -> FastAPI:
    """An app with these settings; its database is opened (and brought to the present form) when it starts.

    A `workshop` may serve several apps; without one the app has its own.
    """
    settings = settings or Settings()
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        make_discreet()
        if settings.debug:
            log.warning("debugging: whoever opens a table here is shown all of it, secrets too")
        if (settings.mail_from or settings.mail_host) and not settings.mailing:
            log.warning("no mails are sent: they want STAMMTISCH_ORIGIN, STAMMTISCH_MAIL_FROM and STAMMTISCH_MAIL_HOST")
        house = app.state.house = House(settings, metrics, workshop)
        app.state.links, app.state.passkeys = Links(house.people, metrics), Passkeys(house.people, metrics)
        app.state.channels = Channels(house.notices, metrics)
        app.state.addresses = Addresses(house.people, metrics)
        variants = app.state.variants = Variants(house.store, house.workshop, house.reading, settings)
        studies = app.state.studies = Studies(house.store, house.workshop, settings, metrics, house.chores)
        app.state.played = Played(house.store, house.workshop, settings, metrics)
        house.start()
        app.state.tournaments = Tournaments(house)
        house.chores.begin(app.state.tournaments.course.keep())
        house.chores.begin(variants.keep())
        house.chores.begin(studies.keep())
        apart = metrics.serve(settings.metrics) if ":" in settings.metrics else None
        yield
        if apart is not None:
            await asyncio.to_thread(apart)
        await house.close()
        await asyncio.to_thread(mail.finish)

    app = FastAPI(
        title="Stammtisch",
        version=stammtisch.__version__,
        description=ABOUT,
        lifespan=lifespan,
        license_info={"name": "Apache-2.0"},
        docs_url=None,  # its page would come from somebody else's server
        redoc_url=None,
    )
    answers.install(app)
    app.add_middleware(Limits, settings=settings, metrics=metrics)
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)
    # The routes themselves and not `include_router`, which would make each of them anew for every app.
    for part in PARTS:
        app.router.routes.extend(part.router.routes)
    if settings.debug:
        app.router.routes.extend(debug.router.routes)

    @app.get("/livez", response_model=schemas.Alive, tags=["server"])
    async def alive() -> Any:
        """That the server answers, whatever its database does; where this fails, only a new start helps."""
        return {"status": "ok"}

    @app.get("/readyz", response_model=schemas.Health, tags=["server"], responses={503: {"model": schemas.Error}})
    @app.get("/healthz", response_model=schemas.Health, tags=["server"], responses={503: {"model": schemas.Error}})
    async def health() -> Any:
        """Whether visitors may come: the server is not about to end, and its database can be read and written."""
        if app.state.house.closing:
            raise ApiError("unavailable", "unavailable")
        try:
            await app.state.house.store.check()
        except Exception:
            raise ApiError("unavailable", "unavailable") from None
        return {"status": "ok", "live_tables": len(app.state.house.tables)}

    @app.get(
        "/metrics",
        tags=["server"],
        response_class=Response,
        responses={200: {"content": {"text/plain": {}}}, 404: {"model": schemas.Error}},
    )
    async def read_metrics() -> Response:
        """What the server counts, for Prometheus, where the operator wants that to be read here."""
        if settings.metrics != "open":
            raise ApiError("not-found", "no-page")
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    app.include_router(page(settings.page, settings.debug))
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


def _openapi(app: FastAPI) -> dict[str, Any]:
    """FastAPI's document, with our own form of a validation error."""
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title,
            version=app.version,
            description=app.description,
            routes=app.routes,
            license_info=app.license_info,
        )
        error = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
        for operations in document["paths"].values():
            for operation in operations.values():
                for status, response in operation["responses"].items():
                    if status == "422":
                        response["content"] = error
        for name in ("HTTPValidationError", "ValidationError"):
            document["components"]["schemas"].pop(name, None)
        app.openapi_schema = document
    return app.openapi_schema

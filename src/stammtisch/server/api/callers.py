"""Who asks: by the cookie of a session, or by a token.

A cookie is sent by the browser itself, whatever page makes it ask. So where something is changed it counts only beside
a header that no other site can have sent, and for a WebSocket only where that comes from our own page.
"""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import Depends, Header, Request, Response
from fastapi.security import HTTPBearer
from fastapi.security.http import HTTPAuthorizationCredentials
from starlette.requests import HTTPConnection

from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.secrets import SESSION, TOKEN
from stammtisch.server.basics.settings import Settings
from stammtisch.server.people.callers import GUEST, Caller
from stammtisch.server.people.people import People

LOOKS = ("GET", "HEAD")
"""Methods by which nothing is changed."""
OURS = "x-stammtisch"
"""The header that our own page sends with everything."""
A_YEAR = 365 * 24 * 3600
bearer = HTTPBearer(
    auto_error=False,
    description="the secret of a seat, an invitation or a spectator link; or a personal token (`stp_...`)",
)


def people_of(connection: HTTPConnection) -> People:
    """The people of the app."""
    people: People = connection.app.state.house.people
    return people


def origin_of(request: Request) -> str:
    """Where the browser is, for passkeys: as the operator says, or on localhost; "" where there can be none."""
    settings: Settings = people_of(request).settings
    if settings.origin:
        return settings.origin.rstrip("/")
    url = request.url
    return f"{url.scheme}://{url.netloc}" if url.hostname == "localhost" else ""


# ------------------------------------------------------------------------------------------------------- the cookie


def _cookie(settings: Settings) -> str:
    """The name of the cookie; over https a browser takes this one from nobody but us."""
    return "__Host-stammtisch" if settings.origin.startswith("https:") else "stammtisch"


def let_in(request: Request, response: Response, secret: str) -> None:
    """Gives the browser the cookie of a session."""
    settings = people_of(request).settings
    safe = settings.origin.startswith("https:")
    response.set_cookie(_cookie(settings), secret, max_age=A_YEAR, path="/", secure=safe, httponly=True, samesite="lax")


def let_out(request: Request, response: Response) -> None:
    """Takes the cookie back."""
    settings = people_of(request).settings
    safe = settings.origin.startswith("https:")
    response.delete_cookie(_cookie(settings), path="/", secure=safe, httponly=True, samesite="lax")


def _session(connection: HTTPConnection) -> str:
    said = connection.cookies.get(_cookie(people_of(connection).settings), "")
    return said if said.startswith(SESSION) else ""


# ---------------------------------------------------------------------------------------------------------- callers


async def by_cookie(connection: HTTPConnection) -> Caller:
    """Whose session the cookie is; a guest's if it is nobody's."""
    secret = _session(connection)
    return (await people_of(connection).by_session(secret) if secret else None) or GUEST


def from_our_page(request: Request) -> bool:
    """Whether our own page asks."""
    return OURS in request.headers


async def caller(
    request: Request, said: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)] = None
) -> Caller:
    """Who asks. ApiError for a token that is nobody's, and for one that may only look where something is changed."""
    if said is not None and said.credentials.startswith(TOKEN):
        found = await people_of(request).by_token(said.credentials)
        if request.method not in LOOKS and not found.plays:
            raise ApiError("forbidden", "token-looks")
        return found
    if request.method in LOOKS or from_our_page(request):
        return await by_cookie(request)
    return GUEST


Who = Annotated[Caller, Depends(caller)]


def secret_of(
    said: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)] = None,
    key: Annotated[
        str | None,
        Header(alias="Table-Key", max_length=200, description="the secret of a table, for who sends a token"),
    ] = None,
) -> str | None:
    """The secret of a table that comes with a request."""
    return said.credentials if said is not None and not said.credentials.startswith(TOKEN) else key


Secret = Annotated[str | None, Depends(secret_of)]


async def member(who: Who) -> Caller:
    """Somebody with an account; ApiError for a guest."""
    if not who:
        raise ApiError("forbidden", "signed-out")
    return who


async def signed_in(who: Who) -> Caller:
    """Somebody who is signed in themselves: no token may look after an account."""
    if not who.session:
        raise ApiError("forbidden", "signed-out")
    return who


Member = Annotated[Caller, Depends(member)]
SignedIn = Annotated[Caller, Depends(signed_in)]


def ours(request: Request) -> None:
    """ApiError unless our own page asks: nobody is to be signed in by another site."""
    if not from_our_page(request):
        raise ApiError("forbidden", "another-page")


async def of_socket(socket: Any, secret: str) -> Caller:
    """Who opens a WebSocket: by the token they say hello with, or by the cookie if it is our own page."""
    if secret.startswith(TOKEN):
        return await people_of(socket).by_token(secret)
    origin = urlsplit(socket.headers.get("origin", ""))
    own = people_of(socket).settings.origin
    hosts = {socket.headers.get("host", ""), urlsplit(own).netloc}
    return await by_cookie(socket) if origin.netloc and origin.netloc in hosts else GUEST

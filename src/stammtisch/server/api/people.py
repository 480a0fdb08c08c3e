"""/api/me and /api/sign-in: accounts, for those who want one.

Only the page itself may sign somebody in or look after an account; a token may see whose it is, and their tables.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from stammtisch.server.api import persons
from stammtisch.server.api.callers import Member, SignedIn, Who, let_in, let_out, origin_of, ours, people_of
from stammtisch.server.api.tables import errors, house_of, visitor_of
from stammtisch.server.api.titles import InLang
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.people.addresses import Addresses
from stammtisch.server.people.devices import device
from stammtisch.server.people.links import Links
from stammtisch.server.people.passkeys import Passkeys
from stammtisch.server.tables import members

router = APIRouter(tags=["people"])
LOOK, CHANGE = errors(403, 422), errors(403, 404, 409, 413, 422, 503)
RowId = Annotated[str, Path(max_length=16, description="its id, as it is listed")]
OURS = [Depends(ours)]


def _links(request: Request) -> Links:
    links: Links = request.app.state.links
    return links


def _passkeys(request: Request) -> Passkeys:
    passkeys: Passkeys = request.app.state.passkeys
    return passkeys


def _addresses(request: Request) -> Addresses:
    addresses: Addresses = request.app.state.addresses
    return addresses


def _origin(request: Request) -> str:
    """Where passkeys are for; ApiError where there can be none."""
    origin = origin_of(request)
    if not origin:
        raise ApiError("not-found", "no-passkeys-here")
    return origin


def _device(request: Request) -> str:
    return device(request.headers.get("user-agent", ""))


# ------------------------------------------------------------------------------------------------------- signing in


@router.post("/api/sign-in/link", status_code=202, responses=CHANGE, dependencies=OURS)
async def send_link(request: Request, wish: persons.LinkIn, lang: InLang = "en") -> None:
    """Sends a link to sign in with; the same is answered whether there is an account with this address or not."""
    await _links(request).send(wish.email, lang, visitor_of(request))


@router.post("/api/sign-in", status_code=204, responses=CHANGE, dependencies=OURS)
async def use_link(request: Request, response: Response, use: persons.LinkUse, lang: InLang = "en") -> None:
    """Signs in with a link, which is used up by this; who has no account yet gets one."""
    secret = await _links(request).redeem(use.link, use.email, use.name or "", lang, _device(request))
    let_in(request, response, secret)


@router.post("/api/sign-in/options", response_model=persons.OptionsOut, responses=CHANGE, dependencies=OURS)
async def passkey_options(request: Request) -> Any:
    """What a browser needs to sign in with a passkey."""
    return {"options": await _passkeys(request).sign_in_options(_origin(request))}


@router.post("/api/sign-in/passkey", status_code=204, responses=CHANGE, dependencies=OURS)
async def use_passkey(request: Request, response: Response, use: persons.CredentialIn) -> None:
    """Signs in with a passkey."""
    let_in(request, response, await _passkeys(request).sign_in(_origin(request), use.credential, _device(request)))


@router.post("/api/sign-up/options", response_model=persons.OptionsOut, responses=CHANGE, dependencies=OURS)
async def sign_up_options(request: Request, wish: persons.SignUpIn, lang: InLang = "en") -> Any:
    """What a browser needs to open an account with a passkey."""
    return {"options": await _passkeys(request).sign_up_options(_origin(request), wish.name, lang, visitor_of(request))}


@router.post("/api/sign-up", status_code=204, responses=CHANGE, dependencies=OURS)
async def sign_up(request: Request, response: Response, made: persons.CredentialIn) -> None:
    """Opens an account with a passkey, and signs in."""
    found = _device(request)
    let_in(request, response, await _passkeys(request).sign_up(_origin(request), made.credential, found, found))


# --------------------------------------------------------------------------------------------------------- my account


@router.get("/api/me", response_model=persons.MeOut, responses=LOOK)
async def me(request: Request, who: Who) -> Any:
    """Who asks, and how one may sign in here."""
    people = people_of(request)
    account = await people.account(who.account) if who else None
    if who.session:
        await house_of(request).notices.back(who.account)
    return {"account": account, "mail": people.settings.mailing, "passkeys": bool(origin_of(request))}


@router.patch("/api/me", response_model=persons.AccountOut, responses=CHANGE)
async def change_me(request: Request, who: SignedIn, wish: persons.MeIn) -> Any:
    """Changes the account's name, under which one sits down from then on, or its language."""
    columns = wish.model_dump(exclude_none=True)
    people = people_of(request)
    return await (people.change(who.account, **columns) if columns else people.account(who.account))


@router.post("/api/me/email", status_code=202, responses=CHANGE)
async def ask_address(request: Request, who: SignedIn, wish: persons.LinkIn) -> None:
    """Sends a link to another address, which becomes the account's when it is followed; answered alike, whether there
    is another account with it or not.
    """
    await _addresses(request).ask(who.account, wish.email)


@router.put("/api/me/email", response_model=persons.AccountOut, responses=CHANGE)
async def confirm_address(request: Request, who: SignedIn, use: persons.AddressUse) -> Any:
    """Gives the account the address that a link was sent to; the old one is told of it."""
    await _addresses(request).confirm(who.account, use.link)
    return await people_of(request).account(who.account)


@router.delete("/api/me", status_code=204, responses=CHANGE)
async def delete_me(request: Request, response: Response, who: SignedIn) -> None:
    """Deletes the account and all that is kept of it. Tables at which nobody else sits are deleted; at others the
    names go, a bot goes on where a game has begun, and the seat is open again where it has not.
    """
    people = people_of(request)
    account = await people.account(who.account)
    house = house_of(request)
    await request.app.state.tournaments.leave_all(who.account, account["lang"])
    await members.leave_all(house, who.account, account["lang"])
    await people.erase(who.account)
    await members.leave_all(house, who.account, account["lang"])  # seats that were taken meanwhile
    let_out(request, response)


@router.get("/api/me/export", response_model=persons.ExportOut, responses=LOOK)
async def export(request: Request, who: SignedIn) -> Any:
    """All that is kept of the person who asks, without what is secret."""
    house_of(request).reading.spend(visitor_of(request))
    variants = await request.app.state.variants.export(who.account)
    return {**await people_of(request).export(who.account), "variants": variants}


@router.get("/api/me/tables", response_model=list[persons.MyTableOut], responses=LOOK)
async def my_tables(request: Request, who: Member) -> Any:
    """The account's tables: first those that wait for it, then those that go on, then those that are over."""
    return await members.tables_of(house_of(request), who.account)


@router.post("/api/me/tables", response_model=persons.TakenOut, responses=CHANGE)
async def take_along(request: Request, who: SignedIn, wish: persons.KeysIn) -> Any:
    """Takes tables along that one has played at as a guest: what the secrets open belongs to the account, too."""
    house, taken = house_of(request), []
    for key in wish.keys:
        try:
            async with house.use(key.table, visitor_of(request)) as table:
                if await members.take_along(table, key.secret, who.account):
                    taken.append(key.table)
        except ApiError as error:
            if error.code not in ("not-found", "conflict"):  # one that is there no more is not taken along
                raise
    return {"tables": list(dict.fromkeys(taken))}


# ----------------------------------------------------------------------------------------- sessions, passkeys, tokens


@router.get("/api/me/sessions", response_model=list[persons.SessionOut], responses=LOOK)
async def sessions(request: Request, who: SignedIn) -> Any:
    """Where the account is signed in."""
    found = await people_of(request).sessions(who.account)
    return [{**session, "current": session["id"] == who.session} for session in found]


@router.delete("/api/me/sessions/{row}", status_code=204, responses=CHANGE)
async def end_session(request: Request, response: Response, who: SignedIn, row: RowId) -> None:
    """Signs out: here with `current`, or wherever else."""
    wanted = who.session if row == "current" else row
    await people_of(request).end_session(who.account, wanted)
    if wanted == who.session:
        let_out(request, response)


@router.get("/api/me/passkeys", response_model=list[persons.PasskeyOut], responses=LOOK)
async def passkeys(request: Request, who: SignedIn) -> Any:
    """The account's passkeys."""
    return await _passkeys(request).of(who.account)


@router.post("/api/me/passkeys/options", response_model=persons.OptionsOut, responses=CHANGE)
async def new_passkey_options(request: Request, who: SignedIn) -> Any:
    """What a browser needs to make a passkey for the account."""
    return {"options": await _passkeys(request).add_options(_origin(request), who.account)}


@router.post("/api/me/passkeys", status_code=204, responses=CHANGE)
async def add_passkey(request: Request, who: SignedIn, made: persons.CredentialIn) -> None:
    """Adds a passkey that a browser has made to the account."""
    await _passkeys(request).add(_origin(request), who.account, made.credential, _device(request))


@router.delete("/api/me/passkeys/{row}", status_code=204, responses=CHANGE)
async def drop_passkey(request: Request, who: SignedIn, row: RowId) -> None:
    """Removes a passkey from the account."""
    await _passkeys(request).drop(who.account, row)


def _token(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "scope": "play" if row["plays"] else "read"}


@router.get("/api/me/tokens", response_model=list[persons.TokenOut], responses=LOOK)
async def tokens(request: Request, who: SignedIn) -> Any:
    """The account's tokens."""
    return [_token(row) for row in await people_of(request).tokens(who.account)]


@router.post("/api/me/tokens", status_code=201, response_model=persons.TokenMade, responses=CHANGE)
async def make_token(request: Request, who: SignedIn, wish: persons.TokenIn) -> Any:
    """Makes a token for a program; its secret is told once."""
    return _token(await people_of(request).make_token(who.account, wish.name, wish.scope == "play"))


@router.delete("/api/me/tokens/{row}", status_code=204, responses=CHANGE)
async def drop_token(request: Request, who: SignedIn, row: RowId) -> None:
    """Revokes a token."""
    await people_of(request).drop_token(who.account, row)

"""/api/notices: in which ways somebody is told what waits for them while they do not look.

Mails and a webhook belong to an account and are looked after by our own page, with the cookie of a session. A browser
may be a guest's; it is known by what it subscribed with.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import RedirectResponse
from pydantic import ConfigDict, Field, StringConstraints

from stammtisch.server.api.callers import SignedIn, Who, ours, people_of
from stammtisch.server.api.persons import KeyIn
from stammtisch.server.api.schemas import In, Out
from stammtisch.server.api.tables import errors, house_of, visitor_of
from stammtisch.server.api.titles import InLang
from stammtisch.server.basics.outbound import LONGEST, Answer
from stammtisch.server.people.channels import Channels
from stammtisch.server.people.devices import device

router = APIRouter(tags=["notices"])
LOOK, CHANGE = errors(422), errors(403, 404, 409, 413, 422, 503)
MOST_KEYS = 200
"""Secrets of tables of which a browser is told."""
OURS = [Depends(ours)]
ChannelId = Annotated[str, Path(max_length=16, pattern=r"^[a-z0-9]+$", description="its id, as it is listed")]
Off = Annotated[str, Path(max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="what the link in a mail says")]
TableInPath = Annotated[str, Path(pattern=r"^[a-z0-9]{12}$", description="the id of a table")]
Address = Annotated[str, StringConstraints(min_length=8, max_length=LONGEST)]
Key = Annotated[str, StringConstraints(min_length=16, max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]


def _example(**fields: Any) -> ConfigDict:
    return ConfigDict(extra="forbid", json_schema_extra={"examples": [fields]})


class Kinds(In):
    """What is told: that it is my turn, that I am mentioned in a chat, that a game is over."""

    model_config = _example(turn=True, mention=True, over=False)
    turn: bool = True
    mention: bool = True
    over: bool = True


class HookIn(Kinds):
    """A webhook, which gets JSON as Discord reads it: `content`, `username`, `allowed_mentions`."""

    model_config = _example(url="https://discord.com/api/webhooks/...", turn=True)
    url: Address


class PushKeys(In):
    """The keys of a browser's subscription, as base64url."""

    p256dh: Key
    auth: Key


class Subscription(In):
    """What a browser says when it subscribes: `PushSubscription.toJSON()`."""

    endpoint: Address
    keys: PushKeys


class BrowserIn(Kinds):
    """A browser that is told of the account that is signed in there, and of seats by their secrets."""

    model_config = _example(
        subscription={"endpoint": "https://push.example.org/...", "keys": {"p256dh": "B...", "auth": "..."}},
        tables=[{"table": "abcdefghijkm", "secret": "st_..."}],
    )
    subscription: Subscription
    tables: Annotated[list[KeyIn], Field(max_length=MOST_KEYS, default_factory=list)]


class BrowserOut(Out):
    """The tables of which the browser is told by their secrets."""

    tables: list[str]


class Known(In):
    """A browser by what it subscribed with."""

    model_config = _example(endpoint="https://push.example.org/...", auth="...")
    endpoint: Address
    auth: Key


class TestIn(In):
    """What is tried out: a channel of the account, or a browser by what it subscribed with."""

    model_config = _example(channel="abcdefghijkm")
    channel: Annotated[str, StringConstraints(max_length=16, pattern=r"^[a-z0-9]+$")] | None = None
    browser: Known | None = None


class TestOut(Out):
    """Whether it was taken, and the HTTP status that came back (0: nothing did)."""

    taken: bool
    status: int


class ChannelOut(Out):
    """A channel of the account. `address` is that of a webhook, `device` a browser's; `broken` says why nothing is told
    any more after it failed again and again: the HTTP status, or "" where nothing came back.
    """

    id: str
    kind: Literal["mail", "push", "hook"]
    address: str
    device: str
    turn: bool
    mention: bool
    over: bool
    broken: str | None


class NoticesOut(Out):
    """In which ways this house can tell something (`push` is the key that a browser subscribes with), the account's
    channels, and the tables of which it is told nothing.
    """

    push: str
    mail: bool
    hook: bool
    channels: list[ChannelOut]
    muted: list[str]


def _channels(request: Request) -> Channels:
    channels: Channels = request.app.state.channels
    return channels


def _shown(row: dict[str, Any]) -> dict[str, Any]:
    """A channel as it is told: where a push service has a browser is its own business."""
    return {**row, "address": row["address"] if row["kind"] == "hook" else ""}


def _outcome(answer: Answer) -> dict[str, Any]:
    return {"taken": answer.good, "status": answer.status}


@router.get("/api/notices", response_model=NoticesOut, responses=LOOK)
async def read_notices(request: Request, who: Who) -> Any:
    """In which ways one can be told something here, and in which the account is that is signed in."""
    here = await _channels(request).here(who)
    return {**here, "channels": [_shown(row) for row in here["channels"]]}


@router.put("/api/notices/mail", response_model=ChannelOut, responses=CHANGE)
async def set_mail(request: Request, who: SignedIn, kinds: Kinds) -> Any:
    """Tells the account by mail: of all tables at once, and no second time before one has been back."""
    account = await people_of(request).account(who.account)
    return _shown(await _channels(request).mail(account, kinds.model_dump(), visitor_of(request)))


@router.put("/api/notices/hook", response_model=ChannelOut, responses=CHANGE)
async def set_hook(request: Request, who: SignedIn, wish: HookIn) -> Any:
    """Tells the account through a webhook."""
    account = await people_of(request).account(who.account)
    kinds = wish.model_dump(exclude={"url"})
    return _shown(await _channels(request).hook(account, wish.url, kinds, visitor_of(request)))


@router.delete("/api/notices/channels/{channel}", status_code=204, responses=CHANGE)
async def drop_channel(request: Request, who: SignedIn, channel: ChannelId) -> None:
    """Ends a channel of the account: its mails, its webhook, or what a browser is told."""
    await _channels(request).drop(who.account, channel)


@router.put("/api/notices/muted/{table_id}", status_code=204, responses=CHANGE)
async def mute_table(request: Request, who: SignedIn, table_id: TableInPath) -> None:
    """Tells the account nothing of a table."""
    await _channels(request).mute(who.account, table_id, True)


@router.delete("/api/notices/muted/{table_id}", status_code=204, responses=CHANGE)
async def unmute_table(request: Request, who: SignedIn, table_id: TableInPath) -> None:
    """Tells the account of a table again."""
    await _channels(request).mute(who.account, table_id, False)


@router.put("/api/notices/push", response_model=BrowserOut, responses=CHANGE, dependencies=OURS)
async def set_push(request: Request, who: Who, wish: BrowserIn, lang: InLang = "en") -> Any:
    """Tells a browser of the account that is signed in there, and of the seats that secrets of tables hold; of these
    and no others, so it sends all of them each time.
    """
    about = {
        "lang": lang,
        "device": device(request.headers.get("user-agent", "")),
        "client": await house_of(request).salt.client(visitor_of(request)),
    }
    kinds = wish.model_dump(include={"turn", "mention", "over"})
    keys = [(key.table, key.secret) for key in wish.tables]
    subscription = wish.subscription.model_dump()
    told = await _channels(request).browser(who, subscription, kinds, keys, about, visitor_of(request))
    return {"tables": told}


@router.post("/api/notices/push/off", status_code=204, responses=CHANGE, dependencies=OURS)
async def end_push(request: Request, known: Known) -> None:
    """Tells a browser no more."""
    await _channels(request).leave(known.endpoint, known.auth)


@router.post("/api/notices/test", response_model=TestOut, responses=CHANGE, dependencies=OURS)
async def try_out(request: Request, who: Who, wish: TestIn, lang: InLang = "en") -> Any:
    """Sends something, to see whether it comes."""
    channels, visitor = _channels(request), visitor_of(request)
    if wish.browser is not None:
        return _outcome(await channels.try_push(wish.browser.endpoint, wish.browser.auth, lang, visitor))
    account = await people_of(request).account(who.account if who.session else "")
    return _outcome(await channels.try_own(account, wish.channel or "", visitor))


@router.get("/api/notices/off/{off}", status_code=303, response_class=RedirectResponse, include_in_schema=False)
async def ask_quiet(off: Off) -> str:
    """Leads to the page that asks whether mails are to end: who only looks ends nothing."""
    return f"/notices#off={off}"


@router.post("/api/notices/off/{off}", status_code=204, responses=CHANGE)
async def quiet(request: Request, off: Off) -> None:
    """Ends mails, as the link in one of them says (`List-Unsubscribe`)."""
    await _channels(request).quiet(off)

"""What goes in and out about people: accounts, sessions, passkeys, tokens, and the tables of an account."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StringConstraints

from stammtisch.kernel.model.kinds import MAX_SEATS
from stammtisch.server.api.schemas import In, Lang, Name, NextOut, Out

Address = Annotated[str, StringConstraints(min_length=3, max_length=254)]
Given = Annotated[str, StringConstraints(min_length=1, max_length=200)]
TableId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{12}$")]
Shown = Literal["nobody", "played", "all"]
MOST_TAKEN = 100
"""Tables that are taken along by one request."""


def _example(**fields: Any) -> ConfigDict:
    return ConfigDict(extra="forbid", json_schema_extra={"examples": [fields]})


class AccountOut(Out):
    """An account. `email` is null where only passkeys open it; `created` is Unix time. `handle` leads to the person's
    page, which `shown` opens to nobody else, to those who have played with them, or to all.
    """

    id: str
    name: str
    email: str | None
    lang: Lang
    created: int
    handle: str
    shown: Shown


class MeOut(Out):
    """Who asks (null: a guest), and how one may sign in here: by a link that is mailed, by passkey."""

    account: AccountOut | None
    mail: bool
    passkeys: bool


class MeIn(In):
    """Another name, the language of mails, or who may look at the page of one's games."""

    model_config = _example(name="Ada", lang="de")
    name: Name | None = None
    lang: Lang | None = None
    shown: Shown | None = None


class LinkIn(In):
    """Asks for a link to sign in with."""

    model_config = _example(email="ada@example.org")
    email: Address


class LinkUse(In):
    """Signs in with a link: its secret, the address that it was sent to, and a name for a new account."""

    model_config = _example(link="stl_...", email="ada@example.org", name="Ada")
    link: Given
    email: Address
    name: Name | None = None


class AddressUse(In):
    """The secret of a link that was sent to another address of the account."""

    model_config = _example(link="stl_...")
    link: Given


class SignUpIn(In):
    """Asks for what a browser needs to open an account with a passkey."""

    model_config = _example(name="Ada")
    name: Name


class OptionsOut(Out):
    """What a browser needs: to be read with `PublicKeyCredential.parse...OptionsFromJSON`."""

    options: dict[str, Any]


class CredentialIn(In):
    """What a browser answers: `PublicKeyCredential.toJSON()`."""

    model_config = _example(credential={"id": "...", "rawId": "...", "type": "public-key", "response": {}})
    credential: dict[str, Any]


class SessionOut(Out):
    """Where somebody is signed in: browser and system, since when, and when last (Unix time)."""

    id: str
    device: str
    created: int
    seen: int
    current: bool


class PasskeyOut(Out):
    """A passkey: on what device it was made, when, and when it was used last."""

    id: str
    name: str
    created: int
    used: int | None


class TokenIn(In):
    """A token for a program: what it is called, and whether it may play or only look."""

    model_config = _example(name="my bot", scope="play")
    name: Name
    scope: Literal["read", "play"] = "read"


class TokenOut(Out):
    """A token. `read`: looks at tables and the stream; `play`: also opens tables, sits down and moves."""

    id: str
    name: str
    scope: Literal["read", "play"]
    created: int
    used: int | None


class TokenMade(TokenOut):
    """A new token with its secret; nobody can ask for that again."""

    secret: str


class KeyIn(In):
    """A secret of a table."""

    table: TableId
    secret: Given


class KeysIn(In):
    """Secrets of tables: what they open becomes the account's, unless it is another's."""

    model_config = _example(keys=[{"table": "abcdefghijkm", "secret": "st_..."}])
    keys: Annotated[list[KeyIn], Field(max_length=MOST_TAKEN)]


class TakenOut(Out):
    """The tables of which something was taken along."""

    tables: list[str]


class MySeatOut(Out):
    """Who sits at a table of mine."""

    seat: Annotated[int, Field(ge=0, lt=MAX_SEATS)]
    name: str
    kind: Literal["person", "open", "bot", "automa"]


class MyTableOut(Out):
    """A table of an account. `waits`: a seat of mine is due; `owner`: the account opened it, and may delete it."""

    id: str
    title: str
    seats: list[MySeatOut]
    mine: list[int]
    owner: bool
    waits: bool
    due: list[int]
    over: bool
    next: NextOut | None
    created: int
    changed: int
    expires: int | None


class ExportOut(Out):
    """All that is kept of a person, without what is secret. Times are Unix time."""

    account: dict[str, Any]
    sessions: list[dict[str, Any]]
    passkeys: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    channels: list[dict[str, Any]]
    muted: list[str]
    tables: list[dict[str, Any]]
    variants: list[dict[str, Any]]
    tournaments: list[dict[str, Any]]
    games: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    refused: list[dict[str, Any]]

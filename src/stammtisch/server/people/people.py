"""Accounts, their sessions and their tokens.

Everything is looked up in the database when it is asked for, so what is revoked at one server opens nothing at another.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.server.basics.chores import Chores
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.secrets import SESSION, TOKEN, digest, fresh, short_id
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share
from stammtisch.server.keeping import accounts, channels, orders, played, results, tournaments
from stammtisch.server.keeping.models import AccountRow, ChannelRow, PasskeyRow, SessionRow, TokenRow
from stammtisch.server.keeping.news import forget_news
from stammtisch.server.keeping.others import revoked
from stammtisch.server.keeping.store import Gone, Store
from stammtisch.server.people.callers import Caller

Json = dict[str, Any]
SEEN_EVERY = 600
"""Seconds after which it is written down again that a session or token was used."""
MOST_TOKENS, MOST_SESSIONS = 20, 50
"""Of one account; of more sessions the oldest are ended."""
SECRET = ("hash", "account", "key", "keys", "off", "client", "busy")
"""Columns that nobody takes home: secrets, and what is our own business."""
TICKET_LIFE, NEWS_LIFE = 3600, 7 * 24 * 3600
"""Seconds for which tickets are counted, and for which news wait for programs."""


class Line(Protocol):
    """A connection that lasts longer than one question."""

    caller: Caller

    def doubt(self) -> None:
        """The caller's session or token may have been revoked."""


class People:
    """See the module's text. `lines`: the connections that are told when it is in doubt whose they are; `ending`:
    whether the server is about to end.
    """

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, chores: Chores):
        self.store, self.settings, self.chores = store, settings, chores
        self._programs = Share("programs", settings.programs, 60.0, metrics)
        self._ears: dict[str, set[asyncio.Event]] = {}
        self.lines: set[Line] = set()
        self.ending = False
        store.told = self.hear

    # -------------------------------------------------------------------------------------------------- who asks

    async def by_session(self, secret: str) -> Caller | None:
        """Whose session a cookie is; None if it is nobody's (any more)."""
        now = int(time.time())
        since = now - int(self.settings.session)
        found = await self.store.look(lambda c: accounts.session(c, digest(secret), since))
        if found is None:
            return None
        if found["seen"] < now - SEEN_EVERY:
            self._used(lambda c: accounts.change(c, SessionRow, SessionRow.id == found["id"], seen=now))
        return Caller(found["account"], session=found["id"])

    async def by_token(self, secret: str) -> Caller:
        """Whose token it is; ApiError if it is nobody's, or asks too often."""
        now = int(time.time())
        found = await self.store.look(lambda c: accounts.token(c, digest(secret)))
        if found is None:
            raise ApiError("forbidden", "no-token")
        self._programs.spend(found["id"])
        if (found["used"] or 0) < now - SEEN_EVERY:
            self._used(lambda c: accounts.change(c, TokenRow, TokenRow.id == found["id"], used=now))
        return Caller(found["account"], token=found["id"], plays=found["plays"])

    async def still(self, caller: Caller) -> bool:
        """Whether a caller's session or token has not been revoked; guests have none."""
        return not caller or await self.store.look(lambda c: accounts.still(c, caller.session, caller.token))

    def _used(self, work: Callable[[Connection], Any]) -> None:
        async def write() -> None:
            with contextlib.suppress(SQLAlchemyError, Gone):  # it is written down the next time
                await self.store.do(work)

        self.chores.begin(write())

    # -------------------------------------------------------------------------------------------------- accounts

    async def account(self, account: str) -> Json:
        """An account; ApiError if it is there no more."""
        found = await self.store.look(lambda c: accounts.one(c, AccountRow, AccountRow.id == account))
        if found is None:
            raise ApiError("forbidden", "signed-out")
        return found

    async def change(self, account: str, **columns: str) -> Json:
        """Changes the name or the language of an account, or who sees its page."""
        await self.store.do(lambda c: accounts.change(c, AccountRow, AccountRow.id == account, **columns))
        return await self.account(account)

    async def erase(self, account: str) -> None:
        """Deletes an account with its sessions, passkeys, tokens and news; its seats are left before."""
        await self._take(account, AccountRow, AccountRow.id == account)

    async def export(self, account: str) -> Json:
        """All that is kept of a person, without what is secret."""
        return await self.store.look(lambda c: exported(c, account))

    # -------------------------------------------------------------------------------------------------- sessions

    def sign_in(self, connection: Connection, account: str, device: str) -> str:
        """A new session, within a transaction; returns its secret. ApiError for an account that is closed."""
        if accounts.count(connection, AccountRow, AccountRow.id == account, AccountRow.closed):
            raise ApiError("forbidden", "account-closed")
        secret, now = fresh(SESSION), int(time.time())
        added = {"id": short_id(), "hash": digest(secret), "account": account, "device": device}
        accounts.add(connection, SessionRow, **added, created=now, seen=now)
        for old in accounts.all_of(connection, SessionRow, account)[:-MOST_SESSIONS]:
            accounts.remove(connection, SessionRow, SessionRow.id == old["id"])
        return secret

    async def sessions(self, account: str) -> list[Json]:
        """Where somebody is signed in."""
        since = int(time.time()) - int(self.settings.session)
        found = await self.store.look(lambda c: accounts.all_of(c, SessionRow, account))
        return [session for session in found if session["seen"] > since]

    async def end_session(self, account: str, session: str) -> None:
        """Signs a session out; ApiError if there is none."""
        await self._remove(SessionRow, account, session, "no-session")

    # ---------------------------------------------------------------------------------------------------- tokens

    async def tokens(self, account: str) -> list[Json]:
        """An account's tokens."""
        return await self.store.look(lambda c: accounts.all_of(c, TokenRow, account))

    async def make_token(self, account: str, name: str, plays: bool) -> Json:
        """A new token, with its secret: nobody can ask for that again. ApiError if there are too many."""
        secret, now = fresh(TOKEN), int(time.time())
        made = {"id": short_id(), "account": account, "name": name, "plays": plays, "created": now, "used": None}

        def work(c: Connection) -> None:
            if accounts.count(c, TokenRow, TokenRow.account == account) >= MOST_TOKENS:
                raise ApiError("conflict", "enough-tokens", count=MOST_TOKENS)
            accounts.add(c, TokenRow, **made, hash=digest(secret))
            accounts.listens(c, account)

        await self.store.do(work)
        return {**made, "secret": secret}

    async def drop_token(self, account: str, token: str) -> None:
        """Revokes a token; ApiError if there is none."""
        await self._remove(TokenRow, account, token, "no-such-token")

    async def _remove(self, model: Any, account: str, row: str, otherwise: str) -> None:
        if not await self._take(account, model, model.account == account, model.id == row):
            raise ApiError("not-found", otherwise)

    async def _take(self, account: str, model: Any, *fits: Any) -> bool:
        """Removes what an account is opened with, and ends what goes on with it, also at other servers."""

        def work(c: Connection) -> bool:
            revoked(c, account, self.store.others)
            return accounts.remove(c, model, *fits)

        there = await self.store.do(work)
        self.doubt(account)
        return there

    # ------------------------------------------------------------------------------------------------ news, chores

    def hear(self, account: str) -> None:
        """There is something new for the programs of an account."""
        for ear in self._ears.get(account, ()):
            ear.set()

    def doubt(self, account: str) -> None:
        """Something that opened an account may have been revoked: who listens with it looks at once."""
        self.hear(account)
        for line in list(self.lines):
            if line.caller.account == account:
                line.doubt()

    def doubt_all(self) -> None:
        """Anything may be new, or may have been revoked: everybody who listens looks at once."""
        self._hear_all()
        for line in list(self.lines):
            line.doubt()

    def end(self) -> None:
        """Has programs listen no more, before the server ends: they go on at another one, or when it is back."""
        self.ending = True
        self._hear_all()

    def _hear_all(self) -> None:
        for account in self._ears:
            self.hear(account)

    def listen(self, account: str, most: int) -> asyncio.Event | None:
        """What is set when there is something new for an account, until `hush`; None if too many listen already."""
        ears = self._ears.setdefault(account, set())
        if len(ears) >= most:
            return None
        ear = asyncio.Event()
        ears.add(ear)
        return ear

    def hush(self, account: str, ear: asyncio.Event) -> None:
        """Listens no more."""
        self._ears[account].discard(ear)
        if not self._ears[account]:
            del self._ears[account]

    async def sweep(self, now: int) -> None:
        """Removes what is over."""

        def work(c: Connection) -> None:
            accounts.sweep(c, now, int(self.settings.session), TICKET_LIFE)
            forget_news(c, now - NEWS_LIFE)

        await self.store.do(work)


def exported(c: Connection, account: str) -> Json:
    """All that is kept of a person, without what is secret."""
    about = accounts.one(c, AccountRow, AccountRow.id == account) or {}
    names = ("id", "name", "email", "lang", "created", "handle", "shown")
    tables = accounts.tables_of(c, account)
    for table in tables:
        own = [seat["number"] for seat in table["seats"] if seat["account"] == account]
        table["opened"] = table.pop("account") == account
        table["moves"] = accounts.moves_of(c, table["id"], own)
        table["orders"] = orders.of_seats(c, table["id"], own)
        table["ponderings"] = played.of_seats(c, table["id"], own)
        table["seats"] = [seat for seat in table["seats"] if seat["number"] in own]
        for name in ("due", "next"):
            del table[name]
        for seat in table["seats"]:
            del seat["table_id"], seat["account"]
    return {
        "account": {name: about.get(name) for name in names},
        "sessions": _without_secrets(accounts.all_of(c, SessionRow, account)),
        "passkeys": _without_secrets(accounts.all_of(c, PasskeyRow, account)),
        "tokens": _without_secrets(accounts.all_of(c, TokenRow, account)),
        "channels": _without_secrets(accounts.all_of(c, ChannelRow, account)),
        "muted": channels.mutes(c, account),
        "tables": tables,
        "games": results.kept_of(c, account),
        "ratings": _without_secrets(results.ratings_of(c, account)),
        "refused": results.refused(c, account),
        "tournaments": tournaments.export(c, account),
    }


def _without_secrets(rows: list[Json]) -> list[Json]:
    return [{k: v for k, v in row.items() if k not in SECRET} for row in rows]

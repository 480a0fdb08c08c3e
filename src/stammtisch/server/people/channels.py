"""The ways in which somebody wants to be told what waits for them: made, changed, tried out and ended.

Mails and webhooks are an account's. A browser may be a guest's: it is known by what it subscribed with, which only it
knows, and the secrets of its tables say which seats it is told of.
"""

from __future__ import annotations

import hmac
import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

from stammtisch.server.basics.errors import ApiError, words
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.outbound import Answer, NoWay
from stammtisch.server.basics.secrets import QUIET, digest, fresh, short_id
from stammtisch.server.basics.shares import Share
from stammtisch.server.keeping import accounts, channels
from stammtisch.server.keeping.models import ChannelRow, MuteRow, TableRow
from stammtisch.server.people import push, telling
from stammtisch.server.people.callers import Caller
from stammtisch.server.people.notices import Notices

Json = dict[str, Any]
MOST_BROWSERS, MOST_GUESTS = 20, 50
"""Browsers of one account, of more of which the oldest are told no more; and of guests with one address."""
MOST_TESTS, MOST_CHANGES = 10, 120
"""What one visitor may try out, and change, in an hour."""


class Channels:
    """See the module's text. `kinds` says which kinds of notices are told: {"turn": True, ...}."""

    def __init__(self, notices: Notices, metrics: Metrics):
        self.notices, self.store, self.settings = notices, notices.store, notices.settings
        self._tests = Share("tests", MOST_TESTS, 3600.0, metrics)
        self._changes = Share("channels", MOST_CHANGES, 3600.0, metrics)

    async def here(self, caller: Caller) -> Json:
        """In which ways one can be told something by this house, and in which of them somebody is."""
        account = caller.account if caller.session else ""

        def work(c: Connection) -> tuple[list[Json], list[str]]:
            return accounts.all_of(c, ChannelRow, account), channels.mutes(c, account)

        own, muted = await self.store.look(work) if account else ([], [])
        return {
            "push": await self.notices.pusher.public_key(),
            "mail": self.settings.mailing,
            "hook": bool(self.settings.origin),
            "channels": own,
            "muted": muted,
        }

    # ------------------------------------------------------------------------------------------ mails and webhooks

    async def mail(self, account: Json, kinds: Mapping[str, bool], visitor: str) -> Json:
        """Tells an account by mail; ApiError where none are sent, or the account has no address."""
        if not self.settings.mailing:
            raise ApiError("not-found", "no-mail-here")
        if not account["email"]:
            raise ApiError("conflict", "no-address-yet")
        self._changes.spend(visitor)
        return await self._own(account, "mail", "", kinds)

    async def hook(self, account: Json, url: str, kinds: Mapping[str, bool], visitor: str) -> Json:
        """Tells an account through a webhook; ApiError if nobody is asked there."""
        if not self.settings.origin:
            raise ApiError("not-found", "no-hooks-here")
        self._changes.spend(visitor)
        self._read(url)
        return await self._own(account, "hook", url, kinds)

    def _read(self, url: str) -> None:
        try:
            self.notices.out.read(url)
        except NoWay:
            raise ApiError("invalid", "no-way") from None

    async def _own(self, account: Json, kind: str, url: str, kinds: Mapping[str, bool]) -> Json:
        def work(c: Connection) -> Json:
            known = channels.of_account(c, account["id"], kind)
            columns = {**kinds, "address": url, "lang": account["lang"], "failures": 0, "broken": None}
            if known is not None:
                accounts.change(c, ChannelRow, ChannelRow.id == known["id"], **columns)
                return {**known, **columns}
            off = fresh(QUIET) if kind == "mail" else None
            row = {**columns, **_fresh(""), "kind": kind, "account": account["id"], "off": off, "device": ""}
            accounts.add(c, ChannelRow, **row, session=None, hash=None, keys=None)
            return row

        return await self.store.do(work)

    async def drop(self, account: str, channel: str) -> None:
        """Ends one of an account's; ApiError if there is none."""
        one = ChannelRow.id == channel, ChannelRow.account == account
        if not await self.store.do(lambda c: accounts.remove(c, ChannelRow, *one)):
            raise ApiError("not-found", "no-channel")

    async def quiet(self, off: str) -> None:
        """Ends mails, as the link in one of them says; ApiError if it says nothing (any more)."""
        if not await self.store.do(lambda c: accounts.remove(c, ChannelRow, ChannelRow.off == off)):
            raise ApiError("not-found", "no-channel")

    async def mute(self, account: str, table_id: str, muted: bool) -> None:
        """Tells an account nothing of a table, or something again; ApiError if there is no such table."""

        def work(c: Connection) -> None:
            one = MuteRow.account == account, MuteRow.table_id == table_id
            accounts.remove(c, MuteRow, *one)
            if muted:
                if accounts.one(c, TableRow, TableRow.id == table_id) is None:
                    raise ApiError("not-found", "no-table")
                accounts.add(c, MuteRow, account=account, table_id=table_id)

        await self.store.do(work)

    # ----------------------------------------------------------------------------------------------------- browsers

    async def browser(
        self,
        caller: Caller,
        subscription: Json,
        kinds: Mapping[str, bool],
        keys: Sequence[tuple[str, str]],
        about: Mapping[str, str],
        visitor: str,
    ) -> list[str]:
        """Tells a browser: what its account has, and the seats that these secrets of tables hold.

        Returns the tables of those. `about` is its device and language, and a hash of its address of the network.
        ApiError if it cannot be told anything, or there are too many.
        """
        self._changes.spend(visitor)
        self._read(subscription["endpoint"])
        try:
            push.check_keys(subscription["keys"]["p256dh"], subscription["keys"]["auth"])
        except ValueError:
            raise ApiError("invalid", "no-subscription") from None
        hashed = digest(subscription["endpoint"])
        holders: dict[str, list[str]] = {}
        for table_id, secret in keys:
            holders.setdefault(table_id, []).append(digest(secret))
        account = caller.account if caller.session else None
        session = caller.session or None

        def work(c: Connection) -> list[str]:
            known = channels.push(c, hashed)
            whose = {**kinds, **about, "account": account, "session": session, "seen": _now()}
            if known is not None:
                _same(known, subscription["keys"]["auth"])
                accounts.change(c, ChannelRow, ChannelRow.id == known["id"], **whose, keys=subscription["keys"])
                return channels.follow(c, known["id"], holders)
            guests, own = channels.count(c, about["client"], account or "")
            if account is None and guests >= MOST_GUESTS:
                raise ApiError("too-many", "too-many-browsers")
            row = {**_fresh(about["client"]), **whose, "kind": "push", "address": subscription["endpoint"]}
            accounts.add(c, ChannelRow, **row, hash=hashed, keys=subscription["keys"], off=None)
            if own >= MOST_BROWSERS:
                browsers = [one for one in accounts.all_of(c, ChannelRow, account or "") if one["kind"] == "push"]
                accounts.remove(c, ChannelRow, ChannelRow.id == browsers[0]["id"])
            return channels.follow(c, row["id"], holders)

        return await self.store.do(work)

    async def leave(self, endpoint: str, auth: str) -> None:
        """Tells a browser no more; ApiError if its subscription is another's."""

        def work(c: Connection) -> None:
            known = channels.push(c, digest(endpoint))
            if known is not None:
                _same(known, auth)
                accounts.remove(c, ChannelRow, ChannelRow.id == known["id"])

        await self.store.do(work)

    # -------------------------------------------------------------------------------------------------- trying out

    async def try_push(self, endpoint: str, auth: str, lang: str, visitor: str) -> Answer:
        """Has a browser show something; ApiError if it is not told anything here."""
        channel = await self.store.look(lambda c: channels.push(c, digest(endpoint)))
        if channel is None:
            raise ApiError("not-found", "no-channel")
        _same(channel, auth)
        self._tests.spend(visitor)
        say = words(lang).say
        said = {"title": say("notice-test"), "body": say("notice-test-text"), "tag": "test", "path": "/notices"}
        return await self.notices.push(channel, {**said, "lang": lang}, "test", urgent=True)

    async def try_own(self, account: Json, channel: str, visitor: str) -> Answer:
        """Sends something by mail or to the webhook of an account; ApiError if it has no such channel."""
        one = ChannelRow.id == channel, ChannelRow.account == account["id"]
        found = await self.store.look(lambda c: accounts.one(c, ChannelRow, *one))
        if found is None or found["kind"] == "push":
            raise ApiError("not-found", "no-channel")
        self._tests.spend(visitor)
        say = words(account["lang"]).say
        if found["kind"] == "mail":
            return await self.notices.test_mail(account, found)
        return await self.notices.hook(found, telling.sending(say("notice-test-text")))


def _same(known: Json, auth: str) -> None:
    """ApiError unless a browser knows what it subscribed with."""
    if not hmac.compare_digest(known["keys"]["auth"].encode(), auth.encode()):
        raise ApiError("forbidden", "no-subscription")


def _fresh(client: str) -> Json:
    """What any new channel has."""
    return {"id": short_id(), "told": None, "busy": 0, "failures": 0, "broken": None, "client": client} | {
        "created": _now(),
        "seen": _now(),
    }


def _now() -> int:
    return int(1000 * time.time())

"""Another e-mail address for an account.

A link is sent to the new address, and works where the account is signed in: nobody gets an account with their own
address in it that somebody else has. The old address is told. That an address is another account's is said to whoever
reads its mails, and to nobody else.
"""

from __future__ import annotations

import time
from urllib.parse import quote

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from stammtisch.server.basics.errors import ApiError, words
from stammtisch.server.basics.mail import Letter
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.secrets import LINK, digest, fresh
from stammtisch.server.basics.shares import Share, too_many
from stammtisch.server.keeping import accounts
from stammtisch.server.keeping.models import AccountRow, TicketRow
from stammtisch.server.people.links import address_of, post
from stammtisch.server.people.people import TICKET_LIFE, People

LIFE = 3600
"""Seconds for which a link works."""


class Addresses:
    """See the module's text."""

    def __init__(self, people: People, metrics: Metrics):
        self._people, self._settings = people, people.settings
        self._asked = Share("mails", self._settings.mails, 3600.0, metrics)

    async def ask(self, account: str, text: str) -> None:
        """Sends a link to the new address; ApiError if too many were asked for, or none can be sent here."""
        if not self._settings.mailing:
            raise ApiError("not-found", "no-mail-here")
        address = address_of(text)
        self._asked.spend(account)
        about = await self._people.account(account)
        secret, now = fresh(LINK), int(time.time())

        def work(c: Connection) -> None:
            number, first = accounts.asked(c, "email", address, now - TICKET_LIFE)
            if self._settings.mails and number >= self._settings.mails:
                raise too_many(max(1, first + TICKET_LIFE - now))
            row = {"hash": _hash(secret, account), "kind": "email", "about": address}
            accounts.add(c, TicketRow, **row, created=now, expires=now + LIFE)

        await self._people.store.do(work)
        say = words(about["lang"]).say
        origin = self._settings.origin.rstrip("/")
        link = f"{origin}/account#email={secret}&to={quote(address)}"
        before = say("address-before", host=origin.partition("//")[2])
        after = say("address-after", minutes=LIFE // 60)
        subject, called = say("address-subject"), say("address-called")
        letter = Letter(address, subject, before, link, called, after, about["lang"])
        self._people.chores.begin(self._post(letter))

    async def _post(self, letter: Letter) -> None:
        await post(letter, self._settings)

    async def confirm(self, account: str, secret: str) -> str:
        """Gives the account the address that a link was sent to, and returns it; ApiError if the link does not work."""
        about = await self._people.account(account)

        def work(c: Connection) -> str:
            address = accounts.take_ticket(c, "email", _hash(secret, account), int(time.time()))
            if address is None:
                raise ApiError("forbidden", "address-link-over")
            accounts.change(c, AccountRow, AccountRow.id == account, email=address)
            for kind in ("link", "notice"):
                accounts.remove(c, TicketRow, TicketRow.kind == kind, TicketRow.about == (about["email"] or ""))
            return address

        try:
            address = await self._people.store.do(work)
        except IntegrityError:
            raise ApiError("conflict", "address-taken") from None
        if about["email"] and about["email"] != address:
            say = words(about["lang"]).say
            host = self._settings.origin.rstrip("/").partition("//")[2]
            told = say("address-changed", host=host, address=_hidden(address))
            after = say("address-changed-after")
            self._people.chores.begin(
                self._post(Letter(about["email"], say("address-changed-subject"), told, "", "", after, about["lang"]))
            )
        return address


def _hash(secret: str, account: str) -> str:
    """A link works for the account alone that asked for it."""
    return digest(f"{secret} {account}")


def _hidden(address: str) -> str:
    """An address as one knows it again who has it: a***@example.org."""
    who, _, domain = address.rpartition("@")
    return f"{who[:1]}***@{domain}"

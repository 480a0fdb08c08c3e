"""Signing in by a link that is sent by e-mail.

Whether an address is known makes no difference: the same is answered, and the same mail is sent; who follows the link
and has no account gets one. The secret stands in the fragment of the link, which a look at the page sends nowhere, and
works when a person presses the button there: programs that look through mails use it up neither way. It works once.
The page sends the address along that it shows, so nobody is signed in to another account than the one they read there.
The links in mails about tables (`notices`) work in the same way for longer, and open no new account.
"""

from __future__ import annotations

import logging
import re
import smtplib
import time
from urllib.parse import quote

from email_validator import EmailNotValidError, validate_email
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from stammtisch.server.basics.errors import ApiError, words
from stammtisch.server.basics.mail import Letter, hand_over
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.secrets import LINK, digest, fresh, short_id
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share, too_many
from stammtisch.server.keeping import accounts
from stammtisch.server.keeping.models import AccountRow, TicketRow
from stammtisch.server.people.people import TICKET_LIFE, People

LIFE = 15 * 60
"""Seconds for which a link works."""
log = logging.getLogger("stammtisch.server")
_ADDRESS = re.compile(r"[^\s<>'\"]+@[^\s<>'\"]+")


def address_of(text: str) -> str:
    """An e-mail address as it is compared and written to; ApiError if it is none."""
    try:
        return validate_email(text, check_deliverability=False, allow_smtputf8=True).normalized.lower()
    except EmailNotValidError:
        raise ApiError("invalid", "no-address") from None


class Links:
    """See the module's text."""

    def __init__(self, people: People, metrics: Metrics):
        self._people, self._settings = people, people.settings
        self._asked = Share("mails", self._settings.mails, 3600.0, metrics)

    async def send(self, text: str, lang: str, visitor: str) -> None:
        """Sends a link to an address; ApiError if too many were asked for, or none can be sent here."""
        if not self._settings.mailing:
            raise ApiError("not-found", "no-mail-here")
        address = address_of(text)
        self._asked.spend(visitor)
        secret, now = fresh(LINK), int(time.time())

        def work(c: Connection) -> None:
            number, first = accounts.asked(c, "link", address, now - TICKET_LIFE)
            if self._settings.mails and number >= self._settings.mails:
                raise too_many(max(1, first + TICKET_LIFE - now))
            row = {"hash": digest(secret), "kind": "link", "about": address, "created": now, "expires": now + LIFE}
            accounts.add(c, TicketRow, **row)

        await self._people.store.do(work)
        self._people.chores.begin(self._post(address, secret, lang))

    async def _post(self, address: str, secret: str, lang: str) -> None:
        say = words(lang).say
        origin = self._settings.origin.rstrip("/")
        link = f"{origin}/sign-in#link={secret}&to={quote(address)}"
        before = say("mail-before", host=origin.partition("//")[2])
        after = say("mail-after", minutes=LIFE // 60)
        letter = Letter(address, say("mail-subject"), before, link, say("mail-called"), after, lang)
        await post(letter, self._settings)

    async def redeem(self, secret: str, text: str, name: str, lang: str, device: str) -> str:
        """Signs in with a link; returns the secret of the session. ApiError if the link does not work (any more)."""
        address, hashed = address_of(text), digest(secret)

        def work(c: Connection) -> str:
            now = int(time.time())
            ticket = accounts.one(c, TicketRow, TicketRow.hash == hashed, TicketRow.about == address)
            kind = ticket["kind"] if ticket is not None else ""
            found = accounts.one(c, AccountRow, AccountRow.email == address)
            if kind not in ("link", "notice") or (kind == "notice" and found is None):
                raise ApiError("forbidden", "link-over")
            if accounts.take_ticket(c, kind, hashed, now) is None:
                raise ApiError("forbidden", "link-over")
            account = found["id"] if found else short_id()
            if found is None:
                row = {"name": name or called(address), "email": address, "lang": lang, "created": now}
                accounts.add(c, AccountRow, id=account, **row)
            return self._people.sign_in(c, account, device)

        try:
            return await self._people.store.do(work)
        except IntegrityError:  # another link to the same new account was followed at the same moment
            return await self._people.store.do(work)


async def post(letter: Letter, settings: Settings) -> bool:
    """Hands a mail over; whether it was taken. What kept it back is logged, without whom it was for."""
    try:
        await hand_over(letter, settings)
    except (OSError, smtplib.SMTPException) as error:
        log.error("a mail could not be sent: %s", _ADDRESS.sub("…", repr(error)))
        return False
    return True


def called(address: str) -> str:
    """The name that somebody gets who gave none: what stands before the @."""
    before = "".join(c for c in address.partition("@")[0].partition("+")[0] if c.isprintable() and c not in '":{};\\')
    return before[:40].strip() or "?"

"""Telling people what waits for them while they do not look: by mail, in a browser (web push), through a webhook.

What is to be told stands in the database (`keeping.notices`). Any server takes what is due, looks once more whether it
is still so and nobody looks, and tells it. Of a table somebody is told once until they have been back there; a mail
tells of all tables, and there is no second one until they have been back at all.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from stammtisch.kernel.title.seating import PERSON
from stammtisch.server.basics.errors import words
from stammtisch.server.basics.mail import Letter
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.outbound import Answer, NoWay, Outbound
from stammtisch.server.basics.secrets import LINK, digest, fresh
from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping import accounts, notices
from stammtisch.server.keeping.models import AccountRow, ChannelRow, TicketRow
from stammtisch.server.keeping.store import Gone, Store
from stammtisch.server.people import telling
from stammtisch.server.people.links import post
from stammtisch.server.people.push import Pusher
from stammtisch.server.people.telling import Told

Json = dict[str, Any]
LOOK_EVERY = 2.0
"""Seconds between two looks at what is due."""
LEASE = 120_000
"""Milliseconds that a server has to tell what it took; then another one does."""
LATER = 10_000
"""Milliseconds after which it is looked again whether somebody looks."""
AGAIN = (60, 300, 1800, 2 * 3600)
"""Seconds after which it is tried again to tell something; then it is given up."""
MOST_FAILURES = 8
"""Failures in a row after which a channel is given up."""
GONE = (404, 410)
"""What a push service says of a browser that is there no more."""
LINK_LIFE = 7 * 24 * 3600
"""Seconds for which the link in a mail signs in."""
LOOKS_LIFE, BROWSER_LIFE = 2 * 24 * 3600, 90 * 24 * 3600
"""Seconds for which it is known when somebody looked, and for which a browser is told that does not come."""
log = logging.getLogger("stammtisch.server")


class Notices:
    """See the module's text."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics):
        self.store, self.settings = store, settings
        self.pusher = Pusher(store, settings)
        self.out = Outbound(settings.private)
        self._counts = metrics.notices
        self._ways: dict[str, Callable[[Json, Sequence[Told]], Awaitable[Answer]]] = {
            "mail": self._mail,
            "push": self._push,
            "hook": self._hook,
        }

    async def close(self) -> None:
        """Tells nothing any more."""
        await self.out.close()

    # ----------------------------------------------------------------------------------------------- who is back

    async def back(self, account: str) -> None:
        """Somebody with an account is back, wherever they look."""
        if await self.store.look(lambda connection: notices.awaited(connection, account)):
            await self.store.do(lambda connection: notices.back(connection, account))

    # --------------------------------------------------------------------------------------------------- telling

    async def keep(self) -> None:
        """Tells what is due, as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                while await self.round():
                    pass
            except (SQLAlchemyError, Gone) as error:
                log.warning("what is to be told could not be looked at; next time", exc_info=error)

    async def round(self) -> int:
        """Takes channels for which something is due, and tells it; returns how many they were."""
        taken = await self.store.do(lambda connection: notices.claim(connection, LEASE)) if await self._due() else []
        done = await asyncio.gather(*map(self._serve, taken), return_exceptions=True)
        for failed in done:
            if isinstance(failed, BaseException):  # it is taken again when its time is over
                log.error("something could not be told", exc_info=failed)
        return len(taken)

    async def _due(self) -> bool:
        return await self.store.look(notices.any_due)

    async def _serve(self, channel: Json) -> None:
        """Tells what waits for a channel that was taken, and writes down what came of it."""
        rows, lines = await self.store.do(lambda connection: self._judged(connection, channel))
        answer = await self._ways[channel["kind"]](channel, lines) if rows else Answer(0)
        await self.store.do(lambda connection: self._done(connection, channel, rows, answer))

    def _judged(self, c: Connection, channel: Json) -> tuple[list[Json], list[Told]]:
        """What is still to be told, as rows and in words; the rest is dropped or waits."""
        at, waiting = notices.now(), notices.waiting(c, channel)
        verdicts = {row["id"]: verdict(row, channel, at) for row in waiting}
        if channel["kind"] == "mail" and "tell" in verdicts.values() and notices.looks_about(c, channel["account"]):
            verdicts = {row: "drop" if said == "drop" else "later" for row, said in verdicts.items()}
        by = {said: [row for row in waiting if verdicts[row["id"]] == said] for said in ("drop", "later", "tell")}
        notices.drop(c, by["drop"])
        notices.put_off(c, [row for row in by["later"] if row["due"] <= at], at + LATER)
        self._counts.labels(channel["kind"], "not needed").inc(len(by["drop"]))
        names = notices.sitting(c, [row["table_id"] for row in by["tell"]])
        return by["tell"], [telling.told(row, names[row["table_id"]]) for row in by["tell"]]

    def _done(self, c: Connection, channel: Json, rows: Sequence[Json], answer: Answer) -> None:
        """What came of it is written down, and the channel is free again."""
        one = ChannelRow.id == channel["id"]
        if not rows:
            accounts.change(c, ChannelRow, one, busy=0)
            return
        kind = channel["kind"]
        self._counts.labels(kind, "told" if answer.good else "failed").inc(len(rows))
        if answer.good:
            notices.told(c, rows)
            told = {"told": notices.now()} if kind == "mail" else {}
            accounts.change(c, ChannelRow, one, busy=0, failures=0, broken=None, **told)
            return
        failures = channel["failures"] + 1
        if kind == "push" and (answer.status in GONE or failures >= MOST_FAILURES):
            accounts.remove(c, ChannelRow, one)
            return
        broken = f"{answer.status or ''}" if failures >= MOST_FAILURES else None
        accounts.change(c, ChannelRow, one, busy=0, failures=failures, broken=broken)
        given_up = [row for row in rows if broken is not None or row["tries"] >= len(AGAIN)]
        notices.drop(c, given_up)
        for row in rows:
            if row not in given_up:
                wait = max(AGAIN[row["tries"]], min(answer.after, AGAIN[-1]))
                notices.put_off(c, [row], notices.now() + 1000 * wait, tries=1)

    # ------------------------------------------------------------------------------------------------- the ways

    async def _push(self, channel: Json, lines: Sequence[Told]) -> Answer:
        answer = Answer(201)
        for one in lines:
            answer = await self.push(channel, telling.push(one, channel["lang"]), one.table, one.kind == "turn")
            if not answer.good:
                break
        return answer

    async def push(self, channel: Json, said: Json, topic: str, urgent: bool) -> Answer:
        """Sends something to a browser."""
        try:
            url = self.out.read(channel["address"])
            service = f"{url.scheme}://{url.netloc.decode('ascii')}"
            body, headers = await self.pusher.message(service, channel["keys"], said, topic, urgent)
            return await self.out.post(channel["address"], body, headers)
        except NoWay:
            return Answer(GONE[0])

    async def _hook(self, channel: Json, lines: Sequence[Told]) -> Answer:
        return await self.hook(channel, telling.hook(lines, self.origin, channel["lang"]))

    async def hook(self, channel: Json, said: Json) -> Answer:
        """Sends something to a webhook."""
        try:
            return await self.out.post(
                channel["address"], json.dumps(said).encode(), {"Content-Type": "application/json"}
            )
        except NoWay:
            return Answer(0)

    @property
    def origin(self) -> str:
        """The address that people type."""
        return self.settings.origin.rstrip("/")

    async def _mail(self, channel: Json, lines: Sequence[Told]) -> Answer:
        """A mail about all tables, with a link that opens them signed in."""
        secret, at = fresh(LINK), int(time.time())

        def work(c: Connection) -> Json | None:
            account = accounts.one(c, AccountRow, AccountRow.id == channel["account"])
            address = account and account["email"]
            if not address:
                return None
            accounts.remove(c, TicketRow, TicketRow.kind == "notice", TicketRow.about == address)
            row = {"hash": digest(secret), "kind": "notice", "about": address, "created": at}
            accounts.add(c, TicketRow, **row, expires=at + LINK_LIFE)
            return account

        account = await self.store.do(work) if self.settings.mailing else None
        if account is None:
            return Answer(0)
        key = f"{self.origin}/sign-in#link={secret}&to={quote(account['email'])}&go="
        taken = await post(self.letter(account, channel["off"], lines, key), self.settings)
        return Answer(250 if taken else 0)

    async def test_mail(self, account: Json, channel: Json) -> Answer:
        """Sends a mail as they will come, about nothing."""
        lang, say = account["lang"], words(account["lang"]).say
        off = say("notices-off", link=self.off_page(channel["off"]))
        test = Letter(
            account["email"] or "", say("notice-test"), say("notice-test-text"), self.origin, "Stammtisch", off, lang
        )
        return Answer(250 if account["email"] and await post(test, self.settings) else 0)

    def letter(self, account: Json, off: str, lines: Sequence[Told], key: str) -> Letter:
        """The mail about what waits at tables; `key` is a link to which the path is added."""
        lang, say = account["lang"], words(account["lang"]).say
        tables = list(dict.fromkeys(one.path for one in lines))
        shown = [(telling.unlinked(telling.line(one, lang)), key + quote(one.path)) for one in lines]
        listed = shown[: telling.MOST_LINES] if len(tables) > 1 else [(text, "") for text, _ in shown]
        subject = say("notices-subject", count=len(tables))
        if len(lines) == 1:
            subject = say("notice-subject", what=_one(lines[0], lang), title=lines[0].title)
        return Letter(
            account["email"],
            subject,
            say("notices-before", name=telling.unlinked(account["name"])),
            key + quote(tables[0] if len(tables) == 1 else "/"),
            say("notices-called", count=len(tables)),
            "\n\n".join((say("notices-after", days=LINK_LIFE // 86400), say("notices-off", link=self.off_page(off)))),
            lang,
            listed,
            {
                "List-Unsubscribe": f"<{self.origin}/api/notices/off/{off}>",
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            },
        )

    def off_page(self, off: str) -> str:
        """Where a reader ends mails by hand."""
        return f"{self.origin}/notices#off={off}"

    async def sweep(self, at: int) -> None:
        """Forgets what is over."""
        looks, browsers = (1000 * (at - life) for life in (LOOKS_LIFE, BROWSER_LIFE))
        await self.store.do(lambda connection: notices.sweep(connection, looks, browsers))


def _one(one: Told, lang: str) -> str:
    """What waits, for a subject: no name of a stranger stands there."""
    return telling.head(one, lang) if one.kind != "mention" else words(lang).say("notice-mentioned")


def verdict(row: Json, channel: Json, at: int) -> str:
    """Whether something is to be told now ("tell"), perhaps a little "later", or not at all ("drop")."""
    if not row["holds"] or not channel[row["kind"]] or row["seat_kind"] != "person":
        return "drop"
    stands = {
        "turn": not (row["over"] or row["next"]) and row["policy"] == PERSON and row["table_due"] >> row["seat"] & 1,
        "mention": row["gone"] is False,
        "over": row["over"],
    }
    heard = row["heard"] or 0
    if not stands[row["kind"]] or heard >= row["at"]:
        return "drop"
    return "later" if heard > at - notices.FRESH else "tell"

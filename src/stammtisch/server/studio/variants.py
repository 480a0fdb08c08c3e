"""Variants of boxes: begun, read, changed and deleted by who holds their secret or has their account."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from stammtisch.kernel.title.title import Title
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.secrets import digest, fresh, short_id
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share
from stammtisch.server.keeping import studio as kept
from stammtisch.server.keeping.store import Store
from stammtisch.server.studio import reading
from stammtisch.server.studio.editing import Edit
from stammtisch.server.thinking.lanes import DIED, Workshop

Json = dict[str, Any]
log = logging.getLogger("stammtisch.server")
PATIENCE = 10.0
"""Seconds that reading, changing or trying out a text may take; whoever opens a table waits for the same readers."""


class Variants:
    """The variants of a house. Their texts are read in the lane of readers, at the visitor's expense."""

    def __init__(self, store: Store, workshop: Workshop, share: Share, settings: Settings):
        self.store, self._lane, self._share, self._settings = store, workshop.lanes["reading"], share, settings

    async def _work(self, visitor: str, what: Any, *about: Any) -> Any:
        """Does something with a stranger's text in a worker; ApiError if that takes too long."""
        try:
            return await self._lane.ask(visitor, self._share, what, *about, patience=PATIENCE)
        except DIED:
            raise ApiError("unavailable", "took-too-long") from None

    async def form(self, title: Title, lang: str, visitor: str) -> Json:
        """What a box of a title may say; see `reading.form`."""
        found: Json = await self._work(visitor, reading.form, title.name, lang)
        return found

    def check_length(self, text: str) -> None:
        """ApiError for a text that is too long."""
        reading.check_length(text, self._settings.box)

    async def begin(
        self, title: Title, name: str, note: str, text: str | None, account: str, client: str
    ) -> tuple[str, str]:
        """Writes a new variant down, the title's own box unless another text is given; its id and its secret."""
        if text is None:
            text = (title.folder / "box.toml").read_text(encoding="utf-8")
        self.check_length(text)
        variant_id, secret, now = short_id(), fresh(), int(time.time())
        row = {
            "id": variant_id, "title": title.name, "base": title.load_box().hash, "name": name, "note": note,
            "text": text, "owner": digest(secret), "account": account or None, "client": client, "version": 0,
            "created": now, "changed": now,
        }  # fmt: skip
        await self.store.do(lambda connection: kept.add_variant(connection, row, self._settings.variants))
        return variant_id, secret

    async def find(self, variant_id: str, secret: str | None, account: str) -> Json:
        """A variant; ApiError if there is none, or secret and account do not open it."""
        found = await self.store.look(lambda connection: kept.variant(connection, variant_id))
        given = digest(secret) if secret else "none"
        if found is None:
            raise ApiError("not-found", "studio-no-variant")
        if not hmac.compare_digest(found["owner"], given) and not (account and found["account"] == account):
            raise ApiError("forbidden", "studio-no-secret")
        return found

    async def of(self, account: str) -> list[Json]:
        """The variants of an account."""
        return await self.store.look(lambda connection: kept.variants_of(connection, account))

    async def export(self, account: str) -> list[Json]:
        """All that is kept of the variants of an account, without what is secret."""
        return await self.store.look(lambda connection: kept.variants_of(connection, account, texts=True))

    async def read(self, row: Json, lang: str, visitor: str) -> Json:
        """What a variant says; see `reading.read`."""
        found: Json = await self._work(visitor, reading.read, row["title"], row["text"], lang)
        return found

    async def beside(self, row: Json, other: Json | None, visitor: str) -> Json:
        """What a variant says that another one, or the title's own box, does not; see `reading.beside`."""
        if other is not None and other["title"] != row["title"]:
            raise ApiError("invalid", "studio-other-title")
        text = None if other is None else other["text"]
        found: Json = await self._work(visitor, reading.beside, row["title"], row["text"], text)
        return found

    async def change(self, row: Json, version: int, sets: Json, edits: list[Edit], visitor: str) -> Json:
        """Changes name, note or text, or makes edits in the text; the variant as it is then.

        ApiError if it is no longer at this version, or an edit cannot be made.
        """
        if version != row["version"]:
            raise ApiError("stale", "studio-changed")
        sets = {**sets, "changed": int(time.time())}
        if edits:
            text = sets.get("text", row["text"])
            sets["text"] = await self._work(visitor, reading.edit, text, edits, self._settings.box)
        if "text" in sets:
            self.check_length(sets["text"])
        if not await self.store.do(lambda connection: kept.change_variant(connection, row["id"], version, sets)):
            raise ApiError("stale", "studio-changed")
        return {**row, **sets, "version": version + 1}

    async def delete(self, row: Json) -> None:
        """Deletes a variant and its studies."""
        await self.store.do(lambda connection: kept.delete_variant(connection, row["id"]))

    async def take_along(self, row: Json, account: str) -> None:
        """Makes a variant the account's, if it is nobody's."""
        await self.store.do(lambda connection: kept.take_along(connection, row["id"], account))

    async def try_out(self, row: Json, visitor: str) -> str:
        """The hash of a box with which one can play; ApiError for one with which one cannot."""
        found: str = await self._work(visitor, reading.try_out, row["title"], row["text"])
        return found

    async def keep(self) -> None:
        """Looks after them until it is cancelled."""
        while True:
            await asyncio.sleep(self._settings.sweep)
            try:
                await self.sweep(int(time.time()))
            except SQLAlchemyError as error:
                log.warning("the variants could not be looked after; next time", exc_info=error)

    async def sweep(self, now: int) -> None:
        """Forgets who made old variants, and deletes those of guests that nobody has changed for long."""
        forget = now - int(self._settings.forget)
        old = self._settings.finished and await self.store.steady(now)
        expired = now - int(self._settings.finished) if old else None
        await self.store.do(lambda connection: kept.sweep(connection, forget, expired))

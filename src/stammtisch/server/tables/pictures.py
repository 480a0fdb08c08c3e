"""A table as a picture, for pages elsewhere: what everybody who watches may see, and nothing else.

Its address holds a key of its own, made from the hash of the spectator link: an address that is shown around opens the
picture alone, and nobody can make one who could not watch.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from weakref import WeakValueDictionary

import stammtisch
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.secrets import TABLE
from stammtisch.server.tables.table import Table
from stammtisch.server.tables.work import picture

MOST_KEPT = 256
"""Pictures that are kept, those that were asked for last; one has some 10 to 40 KB."""


@dataclass(frozen=True)
class Drawn:
    """A picture, and the mark by which it is known again; no picture for who knows it."""

    etag: str
    svg: str = ""


def key(table: Table) -> str:
    """What opens the picture of a table. It looks like a secret, so that no log shows it."""
    return TABLE + hashlib.sha256(f"picture of {table.id} {table.locks.spectator}".encode()).hexdigest()[:32]


class Pictures:
    """Draws tables, in a process that `read(visitor, work, ...)` asks, and keeps what was drawn."""

    def __init__(self, read: Callable[..., Awaitable[str]]):
        self._read = read
        self._kept: OrderedDict[str, str] = OrderedDict()
        self._drawing: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    async def draw(self, table: Table, given: str, lang: str, knows: Callable[[str], bool], visitor: str) -> Drawn:
        """The picture of a table as it stands; `knows` says whether the asker has the one with a mark. ApiError for a
        wrong key.
        """
        if not hmac.compare_digest(key(table).encode(), given.encode()):
            raise ApiError("forbidden", "no-secret")
        # Of many pages that hear of a move at once, one has it drawn; where it may not, the next one tries.
        async with self._drawing.setdefault((table.id, lang), asyncio.Lock()):
            async with table.turn():
                etag = _mark(table, lang)
                if knows(etag):
                    return Drawn(etag)
                game = None if etag in self._kept else table.game.clone()
            if game is not None:
                self._kept[etag] = await self._read(visitor, picture, game, lang)
            self._kept.move_to_end(etag)
            svg = self._kept[etag]
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return Drawn(etag, svg)


def _mark(table: Table, lang: str) -> str:
    """What is another one as soon as the picture may be."""
    stands = f"{table.id} {table.event} {table.version} {lang} {stammtisch.__version__}"
    return hashlib.sha256(stands.encode()).hexdigest()[:20]

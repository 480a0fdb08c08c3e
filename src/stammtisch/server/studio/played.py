"""Games that were really played, studied: of a variant for whoever opens it, and of a title for everybody.

Only games count that all who sat there have agreed to (`keeping.played`). Nothing is kept of a study but in the memory
of the server that made it, under the games that it is about: when one of them may not be studied any more, it is made
anew. Of a title it is told from TOGETHER games on, and then of as many more at once, so that none can be told apart.
"""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from sqlalchemy import Connection

from stammtisch.kernel.title.title import find_title
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.secrets import digest
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share
from stammtisch.server.keeping import played as kept
from stammtisch.server.keeping.store import Store
from stammtisch.server.studio import units
from stammtisch.server.thinking import boxes
from stammtisch.server.thinking.lanes import DIED, Workshop

Json = dict[str, Any]
T = TypeVar("T")
TOGETHER = 10
"""So many games of a title are told of together, and never fewer."""
MOST = 500
"""Games of one edition that the page studies: the last ones."""
PATIENCE = 600.0
"""Seconds that a study may take."""
REMEMBERED = 64
"""Studies that are remembered."""


@dataclass(frozen=True)
class Edition:
    """Games with one box, so many seats and the same options; `tables` are theirs, the first one first."""

    box: str
    seats: int
    options: tuple[tuple[str, str], ...]
    tables: tuple[str, ...]

    @property
    def key(self) -> str:
        """What it is asked for by."""
        return digest(repr((self.box, self.seats, self.options)))[:12]


@dataclass(frozen=True)
class Order:
    """What a worker process needs to study an edition: the text of its box, and the games as `kept.game` has them."""

    title: str
    box: str
    text: str | None
    seats: int
    options: tuple[tuple[str, str], ...]
    games: tuple[Json, ...]


# ----------------------------------------------------------------------------------------------------- the database


def editions(connection: Connection, title: str, variant_id: str | None, together: int = 1) -> list[Edition]:
    """The editions that were played, those with the most games first; games only by so many `together`."""
    found: dict[tuple[str, int, tuple[tuple[str, str], ...]], list[str]] = {}
    for row in reversed(kept.tables(connection, title, variant_id)):
        found.setdefault((row["box"], row["seats"], tuple(sorted(row["options"].items()))), []).append(row["id"])
    cut = [Edition(*about, tuple(ids[: len(ids) // together * together])) for about, ids in found.items()]
    return sorted((one for one in cut if one.tables), key=lambda one: (-len(one.tables), one.key))


def order(connection: Connection, title: str, edition: Edition, most: int | None = None) -> Order:
    """All that is needed to study an edition, of its last games if there are many."""
    ids = edition.tables if most is None else edition.tables[-most:]
    games = tuple(game for one in ids if (game := kept.game(connection, one)) is not None)
    text = kept.box(connection, edition.box)
    return Order(title, edition.box, text, edition.seats, edition.options, games)


# ---------------------------------------------------------------------------------------------- in worker processes


def _setting(wanted: Order) -> Any:
    title = find_title(wanted.title)
    if wanted.text is not None:
        boxes.lay_down(title, wanted.box, wanted.text)
    path = units.path_of(title, wanted.box)
    return import_module("stammtisch.lab.played").setting_of(wanted.title, wanted.seats, wanted.options, path or "")


def _games(wanted: Order) -> list[Any]:
    lab = import_module("stammtisch.lab.played")
    return [
        lab.PlayedGame(tuple(game["policies"]), game["setup"], tuple(lab.PlayedPly(*ply) for ply in _plies(game)))
        for game in wanted.games
    ]


def _plies(game: Json) -> list[list[Any]]:
    """The plies of a game, each with what is kept of how its seat came to it."""
    plies: list[list[Any]] = [[*ply, None, 0, 0] for ply in game["plies"]]
    for one in game["ponderings"]:
        later = (ply for ply in plies[one["number"] - 1 :] if ply[0] == one["seat"])
        ply = next(later, None)
        if ply is not None:
            if one["seconds"] is not None:
                ply[3] = (ply[3] or 0) + one["seconds"]
            ply[4] += one["asked"]
            ply[5] += one["taken_back"]
    return plies


def page(wanted: Order, lang: str) -> Any:
    """The report, a page of the laboratory; None if no game can be played again with the rules of today."""
    found = import_module("stammtisch.lab.played").study_played(_setting(wanted), _games(wanted), lang)
    return None if found is None else import_module("stammtisch.lab.report").page(found)


def report(wanted: Order, lang: str) -> str:
    """The report as JSON text."""
    made = page(wanted, lang)
    return "null" if made is None else units.written(made)


def dataset(wanted: Order, folder: Path) -> int:
    """Writes every decision of the games into an empty folder; how many games these are."""
    written: int = import_module("stammtisch.lab.played").dataset_played(_setting(wanted), _games(wanted), folder)
    return written


def archive(wanted: Order) -> bytes:
    """The same folder as a zip file."""
    packed = io.BytesIO()
    with TemporaryDirectory() as folder, zipfile.ZipFile(packed, "w") as file:
        dataset(wanted, Path(folder))
        for path in sorted(Path(folder).iterdir()):
            file.write(path, path.name)
    return packed.getvalue()


# ------------------------------------------------------------------------------------------------------- the server


class Played:
    """See the module's text."""

    def __init__(self, store: Store, workshop: Workshop, settings: Settings, metrics: Metrics):
        self._store, self._lane = store, workshop.lanes["studies"]
        self._share = Share("played", settings.studies, 3600.0, metrics)
        self._reports: OrderedDict[tuple[str, Edition, str], str] = OrderedDict()
        self._making: dict[tuple[str, Edition, str], asyncio.Task[str]] = {}

    async def editions(self, title: str, variant_id: str | None) -> list[Edition]:
        """The editions of which there is something to tell."""
        together = TOGETHER if variant_id is None else 1
        return await self._store.look(lambda connection: editions(connection, title, variant_id, together))

    async def _edition(self, title: str, variant_id: str | None, key: str) -> Edition:
        for edition in await self.editions(title, variant_id):
            if edition.key == key:
                return edition
        raise ApiError("not-found", "studio-not-played")

    async def report(self, title: str, variant_id: str | None, key: str, lang: str, visitor: str) -> str:
        """The report of an edition as JSON text ("null": no game can be played again); ApiError if there is none."""
        edition = await self._edition(title, variant_id, key)
        known = title, edition, lang
        if known not in self._reports:
            if known not in self._making:
                self._share.check(visitor)
                self._making[known] = asyncio.ensure_future(self._make(known, visitor))
            return await asyncio.shield(self._making[known])
        self._reports.move_to_end(known)
        return self._reports[known]

    async def _make(self, known: tuple[str, Edition, str], visitor: str) -> str:
        title, edition, lang = known
        try:
            wanted = await self._store.look(lambda connection: order(connection, title, edition, MOST))
            made = await self._ask(visitor, report, wanted, lang)
            self._reports[known] = made
            while len(self._reports) > REMEMBERED:
                self._reports.popitem(last=False)
            return made
        finally:
            del self._making[known]

    async def archive(self, title: str, variant_id: str, key: str, visitor: str) -> bytes:
        """Every decision of an edition of a variant, as a zip file."""
        edition = await self._edition(title, variant_id, key)
        wanted = await self._store.look(lambda connection: order(connection, title, edition, MOST))
        return await self._ask(visitor, archive, wanted)

    async def _ask(self, visitor: str, what: Callable[..., T], *about: Any) -> T:
        if not units.equipped():
            raise ApiError("unavailable", "studio-no-laboratory")
        try:
            return await self._lane.ask(visitor, self._share, what, *about, patience=PATIENCE)
        except DIED:
            raise ApiError("unavailable", "took-too-long") from None

"""Studies of variants: asked for, queued, done in small pieces by a lane of their own, cancelled.

A study stands in the database from when it is asked for, so it goes on without the page that asked, and with another
server if the one that does it ends. Pieces of several visitors' studies take turns; those of one visitor come one after
another. Rules are compiled for them in a process beside the lane, so that nobody else waits for that.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any, NamedTuple

from stammtisch.kernel.title.title import find_title
from stammtisch.server.basics.chores import Chores
from stammtisch.server.basics.errors import ApiError, readable, words
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.secrets import short_id
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share
from stammtisch.server.keeping import studio as kept
from stammtisch.server.keeping.store import Gone, Store
from stammtisch.server.studio import units
from stammtisch.server.thinking.lanes import DIED, LANES, Lane, Workshop

Json = dict[str, Any]
log = logging.getLogger("stammtisch.server")
AT_ONCE = 20
"""Studies that a server has in hand at once, one of each visitor; their pieces take turns."""
LOOK_AGAIN = 5.0
"""Seconds between two looks after studies that nobody does."""
COMPILE, BEGIN, UNIT, CONCLUDE = 1800.0, 300.0, 120.0, 300.0
"""Seconds that preparing a study may take with compiling its rules and without, one piece of it, and its report."""
HEAP = 48
"""Pieces that are given to a Ray cluster at once."""
CHECK = 60.0
"""Seconds that reading an order may take."""
TELL = 1.0
"""Seconds between two notes of how far a study is."""
GAMES = (1000, 2000, 10_000, 100_000)
"""How many games a study may have; the second is what is usual where players think (`lab.balance.THINKING_GAMES`)."""


class _Elsewhere(Exception):
    """A study is no longer this server's to do: cancelled or deleted, or taken up by another."""


def _wanted(row: Json) -> units.Wanted:
    """A study as its pieces need it."""
    return units.Wanted(**{name: row[name] for name in units.Wanted.__dataclass_fields__})


class _InHand(NamedTuple):
    """A study that this server does: who asked for it, and the task that does it."""

    visitor: str
    task: asyncio.Task[None]


class Studies:
    """The studies that a server does, and those it is asked for."""

    def __init__(self, store: Store, workshop: Workshop, settings: Settings, metrics: Metrics, chores: Chores):
        self.store, self._settings, self._chores = store, settings, chores
        self._lane, self._lane_of_readers = workshop.lanes["studies"], workshop.lanes["reading"]
        self._share = Share("studies", settings.studies, 3600.0, metrics)
        self._name = short_id()
        self._in_hand: dict[str, _InHand] = {}
        self._asked = asyncio.Event()
        self._compiling = asyncio.Lock()

    async def ask(
        self,
        row: Json,
        box: str,
        seats: int,
        games: int,
        lang: str,
        client: str,
        other: tuple[Json, str] | None = None,
        goals: str | None = None,
    ) -> Json:
        """Has a variant studied whose box has this hash; ApiError if that cannot be, or enough has been asked for.

        It is compared with the `other` variant, whose box has the hash beside it, instead of the title's own. With
        `goals` numbers are looked for that reach them.
        """
        if not units.equipped():
            raise ApiError("unavailable", "studio-no-laboratory")
        if seats not in find_title(row["title"]).usual_seats:
            raise ApiError("invalid", "studio-seats", seats=seats)
        if other and other[1] == box:
            raise ApiError("invalid", "studio-same-boxes")
        now = int(time.time())
        variant, other_box = other or ({"name": None, "text": None}, None)
        study: Json = {
            "id": short_id(), "variant": row["id"], "title": row["title"], "text": row["text"], "box": box,
            "name": row["name"], "goals": goals, "made": None,
            "other_name": variant["name"], "other_text": variant["text"], "other_box": other_box,
            "seats": seats, "games": games, "lang": lang, "state": "waiting", "done": 0, "units": 0, "spent": 0,
            "server": "", "seen": 0, "report": None, "error": None, "client": client, "created": now, "changed": now,
        }  # fmt: skip
        if goals is not None:
            asked = self._lane_of_readers.ask(client, None, units.check_goals, _wanted(study), patience=CHECK)
            try:
                await asked
            except DIED:
                raise ApiError("unavailable", "took-too-long") from None
        await self.store.do(lambda connection: kept.add_study(connection, study, self._settings.waiting))
        self._asked.set()
        return {**study, "search": goals is not None}

    async def of(self, variant_id: str) -> list[Json]:
        """The studies of a variant."""
        return await self.store.look(lambda connection: kept.studies_of(connection, variant_id))

    async def find(self, variant_id: str, study_id: str) -> Json:
        """A study of a variant; how many come before it, where it waits. ApiError if there is none."""

        def look(connection: Any) -> Json | None:
            found = kept.study(connection, study_id)
            waits = found is not None and found["state"] == "waiting"
            return found if found is None else {**found, "ahead": kept.ahead(connection, study_id) if waits else 0}

        found = await self.store.look(look)
        if found is None or found["variant"] != variant_id:
            raise ApiError("not-found", "studio-no-study")
        return found

    async def cancel(self, study_id: str) -> None:
        """Ends a study; one that is over is deleted."""

        def end(connection: Any) -> None:
            if not kept.cancel(connection, study_id):
                kept.delete_study(connection, study_id)

        await self.store.do(end)
        mine = self._in_hand.get(study_id)
        if mine is not None:
            mine.task.cancel()
            await asyncio.wait([mine.task])
        await asyncio.to_thread(units.clear, units.folder_of(study_id))

    # ------------------------------------------------------------------------------------------------ doing them

    async def keep(self) -> None:
        """Does what is asked for until it is cancelled; what it leaves then, others take up."""
        try:
            while True:
                with contextlib.suppress(Exception):
                    await self._take_up()
                self._asked.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_AGAIN):
                        await self._asked.wait()
        finally:
            for mine in self._in_hand.values():
                mine.task.cancel()
            with contextlib.suppress(Exception, Gone):
                await self.store.do(lambda connection: kept.leave(connection, self._name))

    async def _take_up(self) -> None:
        room = AT_ONCE - len(self._in_hand)
        if room <= 0:
            return
        now, busy = int(time.time()), tuple(mine.visitor for mine in self._in_hand.values())
        found = await self.store.look(lambda connection: kept.waiting(connection, now, room, busy))
        for study_id, visitor in found.items():
            if any(mine.visitor == visitor for mine in self._in_hand.values()):
                continue
            row = await self._claim(study_id, now)
            if row is not None:
                task = self._chores.begin(self._do(row))
                self._in_hand[study_id] = _InHand(visitor, task)
                task.add_done_callback(partial(self._let_go, study_id))

    async def _claim(self, study_id: str, now: int) -> Json | None:
        """A study, if it is this server's to do from now on."""
        return await self.store.do(lambda connection: kept.claim(connection, study_id, self._name, now))

    async def _do(self, row: Json) -> None:
        wanted = _wanted(row)
        over = False
        try:
            await self._carry_out(wanted, row)
            over = True
        except (
            _Elsewhere
        ):  # another server does it now, with the pieces that lie here if it is on this machine; or none
            over = not await self.store.look(lambda connection: kept.is_open(connection, row["id"]))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            over = True
            await self._fail(row, error)
        finally:
            if over:
                await asyncio.to_thread(units.clear, units.folder_of(wanted.id))

    def _let_go(self, study_id: str, _: asyncio.Task[None]) -> None:
        """Has a study in hand no more; also one that was cancelled before it began."""
        del self._in_hand[study_id]
        self._asked.set()

    async def _carry_out(self, wanted: units.Wanted, row: Json) -> None:
        """Does all pieces and writes the report."""
        begun, visitor = time.monotonic(), row["client"]
        spent = row["spent"]
        count = await self._begin(row, wanted)
        await self._tell(row, done=0, units=count, state="running")
        told = 0.0
        heap = HEAP if self._settings.ray and wanted.goals is None else 1  # candidates for goals build on each other
        for number in range(0, count, heap):
            while wait := self._share.wait(visitor):
                await self._tell(row, done=number, units=count)
                await asyncio.sleep(min(wait, LOOK_AGAIN))
            if heap > 1:
                some = range(number, min(number + heap, count))
                await self._ask(row, UNIT * len(some), units.do_on_ray, wanted, some)
            else:
                last = wanted.goals is not None and number == count - 1  # says where the goals stand, by many games
                await self._ask(row, CONCLUDE if last else UNIT, units.do_unit, wanted, number)
            if time.monotonic() - told > TELL:
                told = time.monotonic()
                await self._tell(row, done=min(number + heap, count), units=count, spent=spent + int(told - begun))
        report = await self._ask(row, CONCLUDE, units.conclude, wanted)
        made = await self._ask(row, CONCLUDE, units.found_box, wanted)
        spent += int(time.monotonic() - begun)
        await self._tell(row, done=count, units=count, spent=spent, report=report, made=made, state="done")

    async def _begin(self, row: Json, wanted: units.Wanted) -> int:
        """Prepares a study; how many pieces it has. Rules are compiled for one at a time."""
        while not await self._ask(row, BEGIN, units.compiled, wanted):
            if self._compiling.locked():
                await self._tell(row)
                await asyncio.sleep(LOOK_AGAIN)
                continue
            async with self._compiling:
                await self._tell(row, state="compiling")
                beside = Lane(1, LANES["studies"], 1)
                try:
                    return int(await self._ask(row, COMPILE, units.begin, wanted, lane=beside))
                finally:
                    await asyncio.to_thread(beside.close)
        await self._tell(row, state="preparing")
        return int(await self._ask(row, BEGIN, units.begin, wanted))

    async def _ask(self, row: Json, patience: float, what: Any, *about: Any, lane: Lane | None = None) -> Any:
        """Has a piece done, in the lane of studies unless another is named; says meanwhile that the study is in hand.
        It is stopped with the study.
        """
        visitor = row["client"]
        asked = asyncio.ensure_future(
            (lane or self._lane).ask(visitor, None, what, *about, patience=patience, stops=True)
        )
        begun = time.monotonic()
        try:
            while not (await asyncio.wait([asked], timeout=kept.GONE_AFTER / 4))[0]:
                await self._tell(row)
        finally:
            if not asked.done():
                asked.cancel()
            elif lane is None:  # rules are compiled for everybody
                self._share.charge(visitor, time.monotonic() - begun)
        return asked.result()

    async def _tell(self, row: Json, **sets: Any) -> None:
        """Writes down how far it is; _Elsewhere if it is no longer this server's."""
        if not await self.store.do(lambda connection: kept.report_progress(connection, row["id"], self._name, sets)):
            raise _Elsewhere

    async def _fail(self, row: Json, error: Exception) -> None:
        """Writes down why there is no report."""
        if isinstance(error, DIED):
            said = words(row["lang"]).say("studio-study-too-long")
        elif isinstance(error, ApiError):
            said = error.body(row["lang"])["error"]["message"]
        else:
            log.warning("a study failed", exc_info=error)
            said = words(row["lang"]).say("studio-study-failed")
        with contextlib.suppress(Exception):
            await self._tell(row, state="failed", error=readable(said))

"""The database: migrations, one transaction for many tables, and what keeps a ply from being doubled."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_mock_engine, inspect, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateIndex, CreateTable

from stammtisch.server.keeping.changes import Change
from stammtisch.server.keeping.engine import PRESENT, alembic_config, open_engine
from stammtisch.server.keeping.models import Base
from stammtisch.server.keeping.store import Gone, Store

from .postgres import POSTGRES, cluster


def new_table(table_id: str, **columns: Any) -> Change:
    sets: dict[str, Any] = {
        "title": "mall-world", "rules": "1", "box": "b", "options": {}, "origin": "deal", "start": None, "setup": "",
        "event": 0, "due": 1, "over": False, "asking": None, "invitation": "i", "spectator": "s", "client": "c",
        "created": 0, "changed": 0,
    }  # fmt: skip
    seat = {"name": "Ada", "policy": "person", "kind": "person", "hash": None}
    return Change(table_id, sets={**sets, **columns}, seats={0: seat}, new=True)


def ply(table_id: str, number: int, event: int, client_id: str | None = None) -> Change:
    row = {"event": event, "number": number, "seat": 0, "move": "pass", "chance": ""}
    happened = {"number": event, "kind": "move", "ply": number, "seat": 0, "client_id": client_id}
    return Change(table_id, sets={"event": event}, plies=[row], events=[happened])


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with nothing in it."""
    return cluster().database("bare", bare=True) if POSTGRES else f"sqlite:///{tmp_path}/t.sqlite"


def test_migrations_make_what_the_models_say(url: str) -> None:
    Store(url).close()
    engine = open_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []
        scripts = ScriptDirectory.from_config(alembic_config(connection))
        assert context.get_current_revision() == scripts.get_current_head() == PRESENT
        assert inspect(connection).get_table_names()
        if not POSTGRES:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()
    Store(url).close()  # a database that is up to date is left as it is


def test_a_start_does_not_wait_for_alembic(url: str) -> None:
    Store(url).close()
    code = (
        "import sys, stammtisch.server.api.app\n"
        "from stammtisch.server.keeping.store import Store\n"
        f"Store({url!r}).close()\n"
        "print(*(name for name in sys.modules if name.split('.')[0] == 'alembic'))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == ""


def test_tables_of_an_earlier_form_are_kept(url: str) -> None:
    engine = open_engine(url)
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0001")
        row = {**new_table("old").sets, "options": "{}"}
        names, values = ", ".join(row), ", ".join(f":{name}" for name in row)
        connection.execute(text(f"INSERT INTO tables (id, {names}) VALUES ('old', {values})"), row)
    engine.dispose()
    store = Store(url)
    kept = asyncio.run(store.load("old", 1))
    assert kept is not None and kept.table["hints"] is True
    assert asyncio.run(store.find_analysis("old")) is None
    store.close()


def test_accounts_and_games_of_an_earlier_form_get_what_is_new(url: str) -> None:
    """Each account a handle of its own; each finished game that chance has dealt is marked to be counted."""
    engine = open_engine(url)
    tables: dict[str, dict[str, Any]] = {
        "ended": {"over": True},
        "running": {},
        "cancelled": {"over": True, "cancelled": True},
        "seeded": {"over": True, "origin": "seed"},
    }
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0011")
        for table, more in tables.items():
            row = {**new_table(table).sets, "cancelled": False, **more, "options": "{}"}
            names, values = ", ".join(f'"{name}"' for name in row), ", ".join(f":{name}" for name in row)
            connection.execute(text(f"INSERT INTO tables (id, {names}) VALUES ('{table}', {values})"), row)
        for account in ("a", "b"):
            values = f"'{account}', '{account}', 'en', 0, false, 0"
            connection.execute(text(f"INSERT INTO accounts (id, name, lang, created, listens, news) VALUES ({values})"))
    engine.dispose()
    Store(url).close()
    engine = open_engine(url)
    with engine.connect() as connection:
        handles = [row.handle for row in connection.execute(text("SELECT handle FROM accounts"))]
        assert len(set(handles)) == 2 and all(len(handle) == 12 for handle in handles)
        marked = [row.id for row in connection.execute(text("SELECT id FROM tables WHERE uncounted"))]
        assert marked == ["ended"]
    engine.dispose()


def test_the_tables_can_be_made_by_postgresql() -> None:
    said: list[str] = []
    engine = create_mock_engine("postgresql+psycopg://", lambda sql, *_: said.append(str(sql)))
    assert engine.dialect.name == "postgresql"
    for table in Base.metadata.sorted_tables:
        assert str(CreateTable(table).compile(dialect=postgresql.dialect()))
        said += [str(CreateIndex(index).compile(dialect=postgresql.dialect())) for index in table.indexes]
    assert any("UNIQUE INDEX uq_plies_standing" in sql and "WHERE undone IS NULL" in sql for sql in said)


def test_time_that_is_still_to_come_is_no_gap(url: str) -> None:
    """A clock that was set ahead for a while: live clocks would stand until the time of day has caught up."""

    async def beats() -> None:
        store, patience = Store(url), 8_000
        try:
            begun = 1_000_000_000
            assert await store.beat(begun, patience) == []
            assert await store.beat(begun + 7_200_000, patience) == [(begun, begun + 7_200_000)]
            corrected = await store.beat(begun + 30_000, patience)
            assert corrected == [(begun, begun + 30_000)]
            assert await store.beat(begun + 29_000, patience) == corrected, "the clocks of two servers differ a little"
            later = await store.beat(begun + 90_000, patience)
            assert later == [*corrected, (begun + 30_000, begun + 90_000)], "and gaps are found again"
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(beats())


def test_one_bad_change_does_not_spoil_the_others(url: str) -> None:
    async def work() -> None:
        store = Store(url)
        await asyncio.gather(*(store.write(new_table(f"t{n}")) for n in range(20)))
        changes = [ply(f"t{n}", 1, 1, "c") for n in range(20)]
        bad = [ply("t3", 1, 2), ply("t4", 2, 2, "c"), ply("nowhere", 1, 1), ply("t5", 2, 1)]
        results = await asyncio.gather(*(store.write(c) for c in (*changes, *bad)), return_exceptions=True)
        assert results[:20] == [None] * 20
        assert all(isinstance(error, IntegrityError) for error in results[20:])
        for n in range(20):
            kept = await store.load(f"t{n}", 10)
            assert kept is not None
            assert [(p["number"], p["event"]) for p in kept.plies] == [(1, 1)]
            assert (kept.table["event"], [e["client_id"] for e in kept.events]) == (1, ["c"])
        await asyncio.to_thread(store.close)
        with pytest.raises(Gone):
            await store.write(ply("t1", 2, 2))

    asyncio.run(work())


def test_what_is_undone_stays_in_the_log_and_counts_no_more(url: str) -> None:
    async def work() -> None:
        store = Store(url)
        await store.write(new_table("t"))
        for number in (1, 2, 3):
            await store.write(ply("t", number, number, f"c{number}"))
        undo = {"number": 4, "kind": "undo", "ply": 1, "seat": 0, "client_id": "u"}
        await store.write(Change("t", sets={"event": 4}, events=[undo], undo_from=2, undone_by=4))
        await store.write(ply("t", 2, 5, "c5"))
        kept = await store.load("t", 3)
        assert kept is not None
        assert [(p["number"], p["event"]) for p in kept.plies] == [(1, 1), (2, 5)]
        assert [e["number"] for e in kept.events] == [3, 4, 5]
        found = await store.find_client_ids("t", ["c2", "c9"])
        assert {key: (row["number"], row["ply"]) for key, row in found.items()} == {"c2": (2, 2)}
        await asyncio.to_thread(store.close)

    asyncio.run(work())


def test_tables_that_wait_for_bots_are_found(url: str) -> None:
    async def work() -> None:
        store = Store(url)
        bot = {0: {"name": "Ada", "policy": "greedy", "kind": "bot", "hash": None}}
        wanted = (("a", 1, False, bot), ("b", 2, False, bot), ("c", 1, True, bot), ("d", 1, False, {}))
        for created, (name, due, over, seats) in enumerate(wanted, 1):
            change = new_table(name, due=due, over=over, created=created)
            change.seats = seats or change.seats
            await store.write(change)
        assert await store.waiting_for_bots(9) == ["a"]
        assert await store.opened("c", 1) == (3, 2), "three since the first second, the earliest in the second"
        assert await store.opened("other", 0) == (0, 0)
        await store.check()
        await asyncio.to_thread(store.close)

    asyncio.run(work())

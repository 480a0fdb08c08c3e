"""The engine of the database, and the form that its tables are in."""

from __future__ import annotations

import sqlite3
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    Column,
    Connection,
    Engine,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    func,
    inspect,
    make_url,
    select,
    text,
)

PRESENT = "0021"
"""The last of the migrations."""
_REVISION = Table("alembic_version", MetaData(), Column("version_num", String(32)))
_LINE = {
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How soon one knows that PostgreSQL is not reached any more: within seconds (the last of them in milliseconds)."""


MIGRATING = 0x57A3
"""The advisory lock of PostgreSQL that is held by whoever changes the form of the database."""


class Newer(Exception):
    """The database has a form that this version does not know."""


def open_engine(url: str) -> Engine:
    """An engine for a URL. SQLite runs in WAL mode, and a commit is on the disk when it returns.

    PostgreSQL is spoken to by psycopg, whatever driver the URL names; raises ImportError where that is missing.
    """
    where = make_url(url)
    if where.get_backend_name() == "postgresql":
        where = where.set(drivername="postgresql+psycopg")
        engine = create_engine(where, pool_pre_ping=True, connect_args=line(where))
        event.listen(engine, "connect", _prepare_postgresql)
        return engine
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin)
    return engine


def line(url: URL) -> dict[str, Any]:
    """What PostgreSQL is asked for besides what the URL says."""
    return {name: value for name, value in _LINE.items() if name not in url.query}


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by the listener above, so that savepoints work
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Begins a transaction of SQLite. One that `writes` has the lock from the first on: else it could read something,
    and write nothing any more because another connection has written since.
    """
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_postgresql(connection: Any, _: object) -> None:
    connection.autocommit = True
    for setting in ("lock_timeout = '2s'", "statement_timeout = '30s'"):  # nobody waits for ever, as with SQLite
        connection.execute(f"SET {setting}")
    connection.autocommit = False


def migrate(engine: Engine) -> None:
    """Brings the database to the present form; raises Newer if no way begins where it is.

    Of several servers that start at once one does it, and the others wait.
    """
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        known = inspect(connection).has_table(_REVISION.name)
        if not known or connection.scalar(select(_REVISION.c.version_num)) != PRESENT:
            config, errors = alembic_config(connection), import_module("alembic.util.exc")
            try:
                import_module("alembic.command").upgrade(config, "head")
            except errors.CommandError as error:
                raise Newer(str(error)) from None


def alembic_config(connection: Connection) -> Any:
    """Alembic's configuration for a connection; there is no ini file.

    Alembic is loaded for a database of another form only, so that a start does not wait for it.
    """
    config = import_module("alembic.config").Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config

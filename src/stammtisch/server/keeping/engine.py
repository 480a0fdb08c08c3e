"""The engine of the database, and the form that its tables are in."""

from __future__ import annotations

import sqlite3
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, create_engine, event, inspect, select

PRESENT = "0006"
"""The last of the migrations."""
_REVISION = Table("alembic_version", MetaData(), Column("version_num", String(32)))


class Newer(Exception):
    """The database has a form that this version does not know."""


def open_engine(url: str) -> Engine:
    """An engine for a URL. SQLite runs in WAL mode, and a commit is on the disk when it returns."""
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by the listener above, so that savepoints work
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine) -> None:
    """Brings the database to the present form; raises Newer if no way begins where it is."""
    with engine.begin() as connection:
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

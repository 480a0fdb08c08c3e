"""Alembic: the ways from older forms of the database to the present one."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection

from stammtisch.server.keeping.engine import Newer


def alembic_config(connection: Connection) -> Config:
    """Alembic's configuration for a connection; there is no ini file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Brings the database to the present form; raises Newer if none of the ways begins where it is."""
    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError as error:
        raise Newer(str(error)) from None

"""Copies of a PostgreSQL database, made and put back by its own programs `pg_dump`, `pg_restore` and `psql`."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import make_url, text

from stammtisch.server.basics.errors import Unusable
from stammtisch.server.keeping.engine import open_engine

OTHERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


def dump(url: str, target: Path) -> None:
    """Copies the database, also while servers use it; the copy is of one moment. It has its name only when it is whole.

    Raises Unusable.
    """
    half = target.with_name(f"{target.name}.part")
    try:
        _run("pg_dump", url, "--format=custom", f"--file={half}")
        with half.open("rb+") as written:
            os.fsync(written.fileno())
        os.replace(half, target)
    finally:
        half.unlink(missing_ok=True)


def put_back(url: str, source: Path) -> None:
    """Puts a copy in the place of what is in the database, wholly or not at all; no server may be using it.

    What was there before is copied beside it first, with the ending ".before". Raises Unusable.
    """
    _check(source)
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            if connection.scalar(text(OTHERS)):
                raise Unusable("database-in-use", where=_shown(url))
    finally:
        engine.dispose()
    dump(url, source.with_name(f"{source.name}.before"))
    script = source.with_name(f"{source.name}.sql")
    try:
        _done([_program("pg_restore"), "--no-owner", f"--file={script}", str(source)], url)
        # What a later version added goes too, or the copy would not be brought to its form again.
        empty = ("--command=DROP SCHEMA public CASCADE", "--command=CREATE SCHEMA public")
        _run(
            "psql",
            url,
            "--no-psqlrc",
            "--quiet",
            "--single-transaction",
            "--set=ON_ERROR_STOP=1",
            *empty,
            f"--file={script}",
        )
    finally:
        script.unlink(missing_ok=True)


def _check(source: Path) -> None:
    """Raises Unusable unless a file is a copy of tables."""
    found = subprocess.run([_program("pg_restore"), "--list", str(source)], capture_output=True, text=True)
    if found.returncode or " TABLE DATA public tables " not in found.stdout:
        raise Unusable("no-tables", file=str(source), problem=_last_line(found.stderr) or "pg_restore --list")


def _run(program: str, url: str, *more: str) -> None:
    """Runs a program on the database; its password stands in no command line."""
    where = make_url(url).set(drivername="postgresql")
    environ = {**os.environ, "PGPASSWORD": str(where.password)} if where.password else None
    to = where._replace(password=None).render_as_string(hide_password=False)
    _done([_program(program), f"--dbname={to}", *more], url, environ)


def _done(command: list[str], url: str, environ: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, env=environ, capture_output=True, text=True)
    if done.returncode:
        name = Path(command[0]).name
        raise Unusable("program-failed", program=name, where=_shown(url), problem=_last_line(done.stderr))


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise Unusable("no-program", program=name)
    return found


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or [""])[-1]


def _shown(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)

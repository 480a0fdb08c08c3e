"""A PostgreSQL of the tests' own: a cluster in a temporary folder, reached by a socket there, with a database for each
file of which a test would otherwise think. With STAMMTISCH_TEST_DATABASE=postgresql all tests of the server use it.
"""

from __future__ import annotations

import glob
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, make_url, text

from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping.engine import migrate, open_engine
from stammtisch.server.keeping.models import Base
from tests.machine import missing

POSTGRES = os.environ.get("STAMMTISCH_TEST_DATABASE", "sqlite") == "postgresql"
only_sqlite = pytest.mark.skipif(POSTGRES, reason="about the files of SQLite")
once = pytest.mark.skipif(POSTGRES, reason="asks so little of a database that one is enough")
ROLE = "stammtisch"
PLAIN = ("listen_addresses=", "max_connections=60")
QUICK = ("fsync=off", "full_page_writes=off", "autovacuum=off")
CUT = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
EMPTY = "empty"
"""The database in the present form of which all others are copies."""


def programs() -> Path:
    """Where the programs of PostgreSQL are; without them the test is skipped, and fails in CI."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), key=lambda path: int(path.split("/")[4]))
    initdb = found[-1] if found else shutil.which("initdb")
    if initdb is None:
        missing("no PostgreSQL here: apt-get install postgresql")
    if find_spec("psycopg") is None:
        missing("no psycopg here: pip install -e '.[postgres]'")
    return Path(initdb).parent


class Cluster:
    """A PostgreSQL that is started and stopped here; a `careful` one waits for its disk."""

    def __init__(self, careful: bool = False) -> None:
        self._settings = PLAIN if careful else (*PLAIN, *QUICK)
        self._programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="stammtisch-pg-"))  # a short path: a socket lies there
        self._user: dict[str, Any] = {}
        if os.getuid() == 0:  # PostgreSQL does not run as root
            shutil.chown(self.folder, "postgres", "postgres")
            self._user = {"user": "postgres", "group": "postgres", "extra_groups": []}
        command = [self._programs / "initdb", "-D", self.folder / "data", "-U", ROLE, "-A", "trust", "-N"]
        command += ["--locale=C", "-E", "UTF8"]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self._user)
        self.lent: dict[str, str] = {}
        self._lines: dict[str, Engine] = {}
        self._spare: list[str] = []
        self._bare: set[str] = set()
        self._count = 0
        self.start()
        self.ask(f"CREATE DATABASE {EMPTY}")
        engine = open_engine(self.url(EMPTY))
        migrate(engine)
        engine.dispose()

    def url(self, database: str) -> str:
        return f"postgresql://{ROLE}@/{database}?host={self.folder}"

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder)]
        for setting in self._settings:
            command += ["-c", setting]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._user)
        deadline = time.monotonic() + 60
        while subprocess.run([self._programs / "pg_isready", "-q", "-h", self.folder]).returncode:
            assert self.process.poll() is None and time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        """Stops it at once; nobody who is connected is asked."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(30)

    def close(self) -> None:
        for line in self._lines.values():
            line.dispose()
        self.stop()
        shutil.rmtree(self.folder)

    def ask(self, *statements: str, at: str = "postgres") -> None:
        """Carries out statements that want no transaction, at a database."""
        if at not in self._lines:
            self._lines[at] = open_engine(self.url(at))
        with self._lines[at].connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            for statement in statements:
                connection.exec_driver_sql(statement)

    def database(self, name: str, bare: bool = False) -> str:
        """The URL of the database that goes by this name until `clear`: in the present form, or with nothing in it."""
        if name not in self.lent:
            if bare or not self._spare:
                self._count += 1
                self.ask(f"CREATE DATABASE d{self._count} TEMPLATE {'template0' if bare else EMPTY}")
            self.lent[name] = f"d{self._count}" if bare or not self._spare else self._spare.pop()
            if bare:
                self._bare.add(self.lent[name])
        return self.url(self.lent[name])

    def keep(self, name: str) -> str:
        """The URL of a database of its own, of a name like this, that is there until the end."""
        self._count += 1
        self.ask(f"CREATE DATABASE {name}_{self._count} TEMPLATE {EMPTY}")
        return self.url(f"{name}_{self._count}")

    def cut(self, url: str) -> None:
        """Ends all connections to a database."""
        self.ask(CUT, at=str(make_url(url).database))

    def clear(self) -> None:
        """Empties the databases that were lent; to do so is quicker than to copy new ones."""
        for database in self.lent.values():
            if database in self._bare:
                self.ask(f"DROP DATABASE {database} WITH (FORCE)")
                continue
            self.ask(
                CUT, *(f"DELETE FROM {table.name}" for table in reversed(Base.metadata.sorted_tables)), at=database
            )
            self._spare.append(database)
        self.lent, self._bare = {}, set()


@cache
def cluster() -> Cluster:
    """The one that tests share; `conftest` stops it."""
    return Cluster()


def close() -> None:
    """Stops it, if there is one."""
    if cluster.cache_info().currsize:
        cluster().close()
        cluster.cache_clear()


def clear() -> None:
    """Drops the databases that were made there, if any."""
    if cluster.cache_info().currsize:
        cluster().clear()


def address(file: Path) -> str:
    """The database that a test means by a file: the file, or a database of the same life."""
    return cluster().database(str(file)) if POSTGRES else str(file)


@contextmanager
def behind(database: str | Path) -> Iterator[Connection]:
    """Looks into a database behind a server's back; what is changed there is kept."""
    where = address(database) if isinstance(database, Path) else database
    engine = open_engine(Settings(database=where).url)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def sql(database: str | Path, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    """The rows that a statement gives behind a server's back."""
    with behind(database) as connection:
        result = connection.execute(text(statement), values)
        return [tuple(row) for row in result] if result.returns_rows else []

"""The database made ready, copied while it is in use, and put back; and SQLite's file, opened for one server only."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from stammtisch.kernel.title.words import Mistake, trouble
from stammtisch.server.basics.errors import Unusable
from stammtisch.server.keeping import dumps
from stammtisch.server.keeping.engine import Newer, migrate, open_engine

SQLITE_TROUBLES = ("busy", "full", "readonly", "cantopen", "corrupt", "notadb", "ioerr", "error")
"""Kinds of trouble with an SQLite file that the words have a sentence for."""
UNHURT = ("busy", "full", "readonly", "cantopen")
"""Those in which nothing is wrong with the file itself."""


def _trouble(error: Exception) -> Mistake | str:
    """What could not be done with a file or database: said in any language for what is usual, else as it came."""
    if isinstance(error, DBAPIError) and isinstance(error.orig, Exception):
        return _trouble(error.orig)
    if isinstance(error, OSError):
        return trouble(error)
    kind = _kind(error)
    return Unusable(f"sqlite-{kind}") if kind in SQLITE_TROUBLES else str(error)


def _kind(error: BaseException | None) -> str:
    """The kind of trouble that SQLite tells of; empty for any other."""
    return "".join(getattr(error, "sqlite_errorname", "").lower().split("_")[1:2])


def _first_line(error: DBAPIError) -> str:
    """What PostgreSQL or the way to it says; what follows are guesses for programmers."""
    return str(error.orig).partition("\n")[0]


def file_of(url: str) -> Path | None:
    """The SQLite file of a URL; None for PostgreSQL. Raises Unusable for a URL that is none of a database of ours."""
    try:
        found = make_url(url)
    except (SQLAlchemyError, ValueError):  # what it was may hold a password
        raise Unusable("no-database-url") from None
    if found.get_backend_name() not in ("sqlite", "postgresql"):
        raise Unusable("no-database-url")
    inside = found.database in (None, "", ":memory:")
    return None if found.get_backend_name() != "sqlite" or inside else Path(str(found.database))


@contextlib.contextmanager
def claim(url: str) -> Iterator[None]:
    """Keeps an SQLite file for this process alone, as long as it lives; raises Unusable if another one has it."""
    file = file_of(url)
    if file is None:
        yield
        return
    try:
        lock = sqlite3.connect(f"{file}.lock", timeout=0.1, isolation_level=None)
        lock.execute("PRAGMA journal_mode=MEMORY")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise Unusable("in-use", file=str(file)) from None
        raise Unusable("cannot-open", file=str(file), problem=_trouble(error)) from None
    try:
        yield
    finally:
        lock.close()


def prepare(url: str) -> None:
    """Brings a database to the present form; raises Unusable for one that is damaged, of a newer version, or away."""
    where = file_of(url) or make_url(url).render_as_string(hide_password=True)
    try:
        engine = open_engine(url)
        try:
            migrate(engine)
        finally:
            engine.dispose()
    except ImportError:
        raise Unusable("no-driver") from None
    except Newer:
        raise Unusable("newer-version", file=str(where)) from None
    except DBAPIError as error:
        if file_of(url) is None:
            raise Unusable("no-answer", where=str(where), problem=_first_line(error)) from None
        said = "cannot-open" if _kind(error.orig) in UNHURT else "damaged-database"
        raise Unusable(said, file=str(where), problem=_trouble(error)) from None
    except (SQLAlchemyError, OSError) as error:
        raise Unusable("cannot-open", file=str(where), problem=_trouble(error)) from None


def _is_served(target: Path, file: Path) -> bool:
    """Whether a file is one in which tables are kept, and not to be replaced by a copy of them."""
    own = {f"{file.resolve()}{ending}" for ending in ("", "-wal", "-shm", ".lock", ".part")}
    return str(target.resolve()) in own or Path(f"{target}.lock").exists()


def backup(url: str, target: Path) -> None:
    """Copies a database, also while a server uses it. The copy has its name only when it is whole."""
    file = file_of(url)
    if file is None:
        dumps.dump(url, target)
        return
    if not file.exists():
        raise Unusable("no-file", file=str(file))
    if _is_served(target, file):
        raise Unusable("is-served", file=str(target))
    half = target.with_name(f"{target.name}.part")
    try:
        half.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source:
            source.execute("PRAGMA busy_timeout=10000")
            source.execute("VACUUM INTO ?", (str(half),))
        _check(half)
        _to_disk(half)
        os.replace(half, target)
    except (sqlite3.Error, OSError) as error:
        half.unlink(missing_ok=True)
        raise Unusable("cannot-copy", file=str(file), target=str(target), problem=_trouble(error)) from None


def restore(url: str, source: Path) -> None:
    """Puts a copy in the place of a database that no server uses. It is there wholly or not at all; what was there
    before stays beside the file, with the ending ".before": that of SQLite, or for PostgreSQL the copy.
    """
    file = file_of(url)
    if file is None:
        dumps.put_back(url, source)
        return
    half = file.with_name(f"{file.name}.part")
    with claim(url):
        try:
            _check(source)
            half.unlink(missing_ok=True)
            with contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as whole:
                whole.execute("VACUUM INTO ?", (str(half),))
            _to_disk(half)
            if file.exists():
                with contextlib.closing(sqlite3.connect(file)) as last:
                    last.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                before = file.with_name(f"{file.name}.before")
                before.unlink(missing_ok=True)
                os.link(file, before)
            for left in ("-wal", "-shm"):
                Path(f"{file}{left}").unlink(missing_ok=True)
            os.replace(half, file)
        except (sqlite3.Error, OSError) as error:
            half.unlink(missing_ok=True)
            raise Unusable("cannot-restore", file=str(source), problem=_trouble(error)) from None


def _check(file: Path) -> None:
    """Raises Unusable unless a file is a whole database of tables."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            if db.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise Unusable("damaged", file=str(file))
            db.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        raise Unusable("no-tables", file=str(file), problem=_trouble(error)) from None


def _to_disk(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())

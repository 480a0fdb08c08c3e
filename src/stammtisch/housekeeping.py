"""The commands for who runs a server: `admin`, `worker`, `backup`, `restore`, and `replay --all`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stammtisch.help import command, group
from stammtisch.shell import AsJson, as_json, fail, progress_bar, say, spoken

if TYPE_CHECKING:
    from sqlalchemy import Engine

LARGEST = 2**31 - 1
"""The largest number that a database keeps."""
Database = Annotated[str | None, typer.Option(metavar="DATABASE")]
TableId = Annotated[str, typer.Argument(metavar="TABLE")]
Report = Annotated[int, typer.Argument(min=0, max=LARGEST, metavar="REPORT")]
admin = group()


def register(app: typer.Typer) -> None:
    """Adds the commands."""
    app.add_typer(admin, name="admin", rich_help_panel=None)
    command(app)(worker)
    command(app)(backup)
    command(app)(restore)


def _url(database: str | None) -> str:
    import dataclasses

    from stammtisch.server.basics.settings import from_environment

    settings = from_environment()
    return (dataclasses.replace(settings, database=database) if database else settings).url


@contextmanager
def _engine(database: str | None) -> Iterator[Engine]:
    from stammtisch.server.keeping.engine import open_engine
    from stammtisch.server.keeping.files import file_of, prepare

    url = _url(database)
    file = file_of(url)
    if file is not None and not file.exists():
        fail(say("no-such-file", file=str(file)))
    prepare(url)
    engine = open_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


def _day(seconds: Any) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds)) if seconds else "-"


@command(admin, "list")
def list_tables(
    most: Annotated[int, typer.Option(min=1, max=LARGEST)] = 50,
    database: Database = None,
    json: AsJson = False,
) -> None:
    """Lists the tables."""
    from stammtisch.server.keeping.admin import tables

    with _engine(database) as engine:
        found = tables(engine, most)
    if json:
        as_json(found)
        return
    for table in found:
        state = say("board" if table["board"] else "over" if table["over"] else "running")
        moves = say("moves", count=table["moves"])
        print(f"{table['id']}  {table['title']:<16} {state:<8} {moves:>11}  {_day(table['changed'])}")


@command(admin, "look")
def look_at(table: TableId, database: Database = None, json: AsJson = False) -> None:
    """Shows a table and who sits there, without its secrets."""
    from stammtisch.server.keeping.admin import look

    with _engine(database) as engine:
        found = look(engine, table) or fail(say("no-such-table", table=table))
    if json:
        as_json(found)
        return
    for name, value in found.items():
        if name != "seats":
            print(
                say(
                    "line",
                    name=say(f"table-{name}"),
                    value=_day(value) if name in ("created", "changed") else str(value),
                )
            )
    for seat in found["seats"]:
        facts = {fact: str(seat[fact]) for fact in ("number", "name", "kind", "policy")}
        print(say("table-seat", **facts, seen=_day(seat["seen"])))


@command(admin, "delete")
def delete_table(table: TableId, database: Database = None) -> None:
    """Deletes a table for good."""
    from stammtisch.server.keeping.admin import remove

    with _engine(database) as engine:
        if not remove(engine, table):
            fail(say("no-such-table", table=table))
    print(say("deleted", table=table))


@command(admin, "erase")
def erase_name(name: Annotated[str, typer.Argument(metavar="NAME")], database: Database = None) -> None:
    """Takes a person's name from all tables."""
    from stammtisch.server.keeping.admin import erase

    with _engine(database) as engine:
        print(say("erased", name=name, count=erase(engine, name)))


@command(admin, "reports")
def list_reports(database: Database = None, json: AsJson = False) -> None:
    """Lists what visitors have reported."""
    from stammtisch.server.keeping.admin import reported

    with _engine(database) as engine:
        found = reported(engine)
    if json:
        as_json(found)
        return
    for one in found:
        about, reason = one["about"].replace("\n", " "), one["reason"].replace("\n", " ")
        where = one["table_id"] if one["number"] is None else f"{one['table_id']} {one['number']}"
        print(f"{one['id']:>4}  {_day(one['at'])}  {say('report-' + one['kind'])}  {where}  {about}")
        if reason:
            print(f"      {reason}")
        if (one["blocked"] or 0) > time.time():
            print(f"      {say('blocked-until', until=_day(one['blocked']))}")
    if not found:
        print(say("no-reports"))


@command(admin, "done")
def forget_report(report: Report, database: Database = None) -> None:
    """Forgets a report that has been dealt with."""
    from stammtisch.server.keeping.admin import done

    with _engine(database) as engine:
        if not done(engine, report):
            fail(say("no-such-report", report=str(report)))
    print(say("report-done", report=str(report)))


@command(admin, "block")
def block_visitor(
    report: Report,
    days: Annotated[float, typer.Option(min=0, max=365, metavar="NUMBER")] = 7,
    database: Database = None,
) -> None:
    """Keeps the visitor that a report is about out of the lobby and of chats."""
    from stammtisch.server.keeping.admin import block

    with _engine(database) as engine:
        blocked = block(engine, report, days)
    if not blocked:
        fail(say("no-such-report" if blocked is None else "nobody-to-block", report=str(report)))
    print(say("blocked" if days else "unblocked", report=str(report)))


@command(admin, "unlist")
def unlist_table(table: TableId, database: Database = None) -> None:
    """Takes a table out of the lobby for good."""
    from stammtisch.server.keeping.admin import unlist

    with _engine(database) as engine:
        if not unlist(engine, table):
            fail(say("not-in-lobby", table=table))
    print(say("unlisted", table=table))


@command(admin, "close")
def close_table(table: TableId, database: Database = None) -> None:
    """Closes a table to strangers: out of the lobby, without a chat, its invitation void."""
    from stammtisch.server.keeping.admin import close

    with _engine(database) as engine:
        if not close(engine, table):
            fail(say("no-such-table", table=table))
    print(say("closed", table=table))


@command(admin, "rename")
def rename_seat(
    table: TableId,
    seat: Annotated[int, typer.Argument(min=0, max=LARGEST, metavar="NUMBER")],
    name: Annotated[str, typer.Argument(metavar="NAME")],
    database: Database = None,
) -> None:
    """Gives a seat another name."""
    from stammtisch.server.keeping.admin import rename

    with _engine(database) as engine:
        try:
            if not rename(engine, table, seat, name):
                fail(say("no-such-seat", table=table, seat=str(seat)))
        except ValueError:
            fail(say("no-such-name", name=name))
    print(say("renamed", table=table, seat=str(seat), name=name))


def worker(
    places: Annotated[int | None, typer.Option(min=1)] = None,
    database: Database = None,
) -> None:
    """Thinks for the servers on a PostgreSQL database."""
    import asyncio
    import os

    from sqlalchemy import make_url

    from stammtisch.server.keeping.files import file_of, prepare
    from stammtisch.server.thinking.far import work

    url = _url(database)
    file = file_of(url)
    where = make_url(url).render_as_string(hide_password=True)
    if file is not None:
        fail(say("worker-wants-postgresql", where=where))
    prepare(url)
    count = places or max(1, (os.cpu_count() or 1) - 1)
    asyncio.run(work(url, count, lambda: print(say("working", where=where), flush=True)))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = None,
) -> None:
    """Copies the tables, also while the server runs."""
    from stammtisch.server.keeping.files import backup

    backup(_url(database), file)
    print(say("copied", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False)],
    database: Database = None,
) -> None:
    """Puts a copy back; the server must not run. What was there before stays beside it (".before")."""
    from stammtisch.server.keeping.files import restore

    restore(_url(database), file)
    print(say("restored"))


def replay_all(database: str | None, pin: bool, json: bool) -> None:
    """Plays every table again with the rules of today, and says which of them stay with their old ones (exit code 1).

    With `pin` it is written down at the tables that do, and they are no longer tried; the others are set free.
    """
    from stammtisch.kernel.title.words import Mistake
    from stammtisch.server.keeping import admin as keeping
    from stammtisch.server.tables.editions import of_another_box, replayed

    stays = []
    with _engine(database) as engine:
        ids = keeping.all_tables(engine)
        with progress_bar(say("playing-again")) as report:
            for done, table_id in enumerate(ids, 1):
                kept = keeping.load(engine, table_id, of_another_box)
                if kept is None:  # deleted meanwhile
                    continue
                pinned, kept.table["pinned"] = kept.table["pinned"], False
                why = ""
                try:
                    replayed(kept)
                except Mistake as error:
                    why = error.said(spoken())
                if why:
                    stays.append(
                        {"id": table_id, "title": kept.table["title"], "rules": kept.table["rules"], "why": why}
                    )
                if pin and pinned != bool(why):
                    keeping.pin(engine, kept, bool(why))
                report(done, len(ids))
    if json:
        as_json({"tables": len(ids), "stay": stays})
    else:
        for one in stays:
            print(say("line", name=f"{one['id']}  {one['title']} {one['rules']}", value=one["why"]))
        print(say("played-again", count=len(ids) - len(stays), stay=len(stays)))
    if stays and not pin:
        raise typer.Exit(1)

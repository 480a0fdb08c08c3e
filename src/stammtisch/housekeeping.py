"""The commands for who runs a server: `admin`, `backup` and `restore`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stammtisch.shell import AsJson, as_json, fail, plainly

if TYPE_CHECKING:
    from sqlalchemy import Engine

Database = Annotated[str | None, typer.Option(help="an SQLite file or a database URL; in your data folder")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="the id of a table")]
admin = typer.Typer(help="Looks after the tables of a server, beside it or without it.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Adds the commands."""
    app.add_typer(admin, name="admin", rich_help_panel=None)
    app.command()(backup)
    app.command()(restore)


def _url(database: str | None) -> str:
    import dataclasses

    from stammtisch.server.basics.settings import from_environment

    settings = from_environment()
    return (dataclasses.replace(settings, database=database) if database else settings).url


def _engine(database: str | None) -> Engine:
    from stammtisch.server.keeping.files import Unusable, file_of, prepare
    from stammtisch.server.keeping.store import open_engine

    url = _url(database)
    file = file_of(url)
    if file is not None and not file.exists():
        fail(f"there is no {file}")
    try:
        prepare(url)
    except Unusable as error:
        fail(str(error))
    return open_engine(url)


def _day(seconds: Any) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds)) if seconds else "-"


@admin.command("list")
@plainly
def list_tables(
    most: Annotated[int, typer.Option(min=1, help="how many, those changed last first")] = 50,
    database: Database = None,
    json: AsJson = False,
) -> None:
    """Lists the tables."""
    from stammtisch.server.keeping.admin import tables

    found = tables(_engine(database), most)
    if json:
        as_json(found)
        return
    for table in found:
        state = "over" if table["over"] else "running"
        print(f"{table['id']}  {table['title']:<16} {state:<8} {table['moves']:>5} moves  {_day(table['changed'])}")


@admin.command("look")
@plainly
def look_at(table: TableId, database: Database = None, json: AsJson = False) -> None:
    """Shows a table and who sits there, without its secrets."""
    from stammtisch.server.keeping.admin import look

    found = look(_engine(database), table) or fail(f"there is no table {table}")
    if json:
        as_json(found)
        return
    for name, value in found.items():
        if name != "seats":
            print(f"{name}: {_day(value) if name in ('created', 'changed') else value}")
    for seat in found["seats"]:
        print(f"seat {seat['number']}: {seat['name']} ({seat['kind']}, {seat['policy']}), seen {_day(seat['seen'])}")


@admin.command("delete")
@plainly
def delete_table(table: TableId, database: Database = None) -> None:
    """Deletes a table for good."""
    from stammtisch.server.keeping.admin import remove

    if not remove(_engine(database), table):
        fail(f"there is no table {table}")
    print(f"{table} is deleted")


@admin.command("erase")
@plainly
def erase_name(
    name: Annotated[str, typer.Argument(help="the name as it stands at the seats")], database: Database = None
) -> None:
    """Takes a person's name from all tables."""
    from stammtisch.server.keeping.admin import erase

    print(f"{name} stood at {erase(_engine(database), name)} seats and stands there no more")


@plainly
def backup(
    file: Annotated[Path, typer.Argument(help="where the copy goes; one that is there is replaced")],
    database: Database = None,
) -> None:
    """Copies the tables, also while the server runs."""
    from stammtisch.server.keeping.files import Unusable, backup

    try:
        backup(_url(database), file)
    except Unusable as error:
        fail(str(error))
    print(f"{file} is whole")


@plainly
def restore(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="a copy that `backup` made")],
    database: Database = None,
) -> None:
    """Puts a copy back; the server must not run. What was there before stays beside it (".before")."""
    from stammtisch.server.keeping.files import Unusable, restore

    try:
        restore(_url(database), file)
    except Unusable as error:
        fail(str(error))
    print("restored")

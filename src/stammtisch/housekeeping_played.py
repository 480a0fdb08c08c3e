"""`stammtisch admin played`: games at this server's tables that may be studied."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stammtisch.help import command, group
from stammtisch.housekeeping import Database, _engine
from stammtisch.shell import AsJson, TitleName, as_json, fail, say, spoken

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from stammtisch.server.studio.played import Edition

EditionId = Annotated[str | None, typer.Option("--edition", metavar="EDITION")]
VariantId = Annotated[str | None, typer.Option("--variant", metavar="VARIANT")]
played = group()


def register(admin: typer.Typer) -> None:
    """Adds the commands."""
    admin.add_typer(played, name="played")


@command(played, "list")
def list_played(
    title: TitleName,
    variant: VariantId = None,
    database: Database = None,
    json: AsJson = False,
) -> None:
    """Lists the editions of a title's box that were played, with how many games of each may be studied."""
    with _engine(database) as engine, engine.connect() as connection:
        found = _editions(connection, title, variant)
    if json:
        as_json([_line(one) for one in found])
        return
    for one in found:
        options = " ".join(f"{name}={value}" for name, value in one.options)
        print(say("edition", id=one.key, box=one.box, seats=one.seats, games=len(one.tables), options=options).strip())
    if not found:
        print(say("nothing-to-study"))


@command(played, "study")
def study_played(
    title: TitleName,
    edition: EditionId = None,
    variant: VariantId = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE.html")] = None,
    database: Database = None,
) -> None:
    """Writes the report of an edition's games."""
    from stammtisch.server.studio.played import page

    where = out or Path(f"{title}-played.html")
    if where.suffix != ".html":
        fail(say("want-html", name=str(where)))
    made = page(_order(title, variant, edition, database), spoken())
    if made is None:
        fail(say("nothing-to-study"))
    where.write_text(made.html(), encoding="utf-8")
    where.with_suffix(".md").write_text(made.markdown(), encoding="utf-8")
    print(say("report-lies", page=str(where), text=str(where.with_suffix(".md"))))


@command(played, "dataset")
def dataset_played(
    title: TitleName,
    out: Annotated[Path, typer.Argument(metavar="FOLDER")],
    edition: EditionId = None,
    variant: VariantId = None,
    database: Database = None,
    json: AsJson = False,
) -> None:
    """Writes every decision of an edition's games as Parquet."""
    from stammtisch.server.studio.played import dataset

    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        fail(say("folder-not-empty", folder=str(out)))
    wanted = _order(title, variant, edition, database)
    out.mkdir(parents=True, exist_ok=True)
    games = dataset(wanted, out)
    if json:
        as_json({"games": games, "folder": str(out)})
    else:
        print(say("played-written", games=games, folder=str(out)))


def _editions(connection: Connection, title: str, variant: str | None) -> list[Edition]:
    from stammtisch.kernel.title.title import find_title
    from stammtisch.server.studio.played import editions

    return editions(connection, find_title(title).name, variant)


def _order(title: str, variant: str | None, edition: str | None, database: str | None) -> Any:
    """What is to be studied: the edition that is named, or that with most games; ends the command without."""
    from stammtisch.server.studio.played import order

    with _engine(database) as engine, engine.connect() as connection:
        found = next((one for one in _editions(connection, title, variant) if edition in (None, one.key)), None)
        if found is None:
            fail(say("nothing-to-study" if edition is None else "no-such-edition", edition=str(edition)))
        return order(connection, title, found)


def _line(edition: Edition) -> dict[str, Any]:
    about = {"box": edition.box, "seats": edition.seats, "options": dict(edition.options)}
    return {"edition": edition.key, **about, "games": len(edition.tables)}

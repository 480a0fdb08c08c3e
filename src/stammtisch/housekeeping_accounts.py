"""`stammtisch admin accounts` and `admin ratings`: what who runs a server does about accounts and their games."""

from __future__ import annotations

from typing import Annotated

import typer

from stammtisch.help import command, group
from stammtisch.housekeeping import LARGEST, Database, _day, _engine
from stammtisch.shell import AsJson, as_json, fail, say, spoken

Who = Annotated[str, typer.Argument(metavar="ACCOUNT")]
accounts = group()


def register(admin: typer.Typer) -> None:
    """Adds the commands."""
    admin.add_typer(accounts, name="accounts")
    command(admin, "ratings")(ratings)


@command(accounts, "list")
def list_accounts(
    most: Annotated[int, typer.Option(min=1, max=LARGEST)] = 50,
    database: Database = None,
    json: AsJson = False,
) -> None:
    """Lists the accounts."""
    from stammtisch.server.keeping.account_admin import listed

    with _engine(database) as engine:
        found = listed(engine, most)
    if json:
        as_json(found)
        return
    for one in found:
        state = say("account-closed") if one["closed"] else say(f"shown-{one['shown']}")
        games = say("games-ended", count=one["games"])
        print(f"{one['handle']:<12}  {one['name']:<24} {state:<24} {games:>14}  {_day(one['seen'])}")


@command(accounts, "show")
def show_account(account: Who, database: Database = None, json: AsJson = False) -> None:
    """Shows an account."""
    from stammtisch.server.people.people import exported

    with _engine(database) as engine, engine.connect() as connection:
        found = exported(connection, _id(connection, account))
    about = {**found["account"], **{name: len(found[name]) for name in ("sessions", "passkeys", "tokens", "tables")}}
    about["games"] = len(found["games"])
    if json:
        as_json(about)
        return
    for name, value in about.items():
        said = say(f"shown-{value}") if name == "shown" else _day(value) if name == "created" else str(value)
        print(say("line", name=say(f"account-{name}"), value=said))


@command(accounts, "export")
def export_account(account: Who, database: Database = None) -> None:
    """Prints all that is kept of an account, as its person gets it."""
    from stammtisch.server.people.people import exported

    with _engine(database) as engine, engine.connect() as connection:
        as_json(exported(connection, _id(connection, account)))


@command(accounts, "close")
def close_account(account: Who, database: Database = None) -> None:
    """Closes an account."""
    _close(account, database, True)
    print(say("account-is-closed", account=account))


@command(accounts, "open")
def open_account(account: Who, database: Database = None) -> None:
    """Opens a closed account again."""
    _close(account, database, False)
    print(say("account-is-open", account=account))


@command(accounts, "rename")
def rename_account(
    account: Who, name: Annotated[str, typer.Argument(metavar="NAME")], database: Database = None
) -> None:
    """Gives an account another name."""
    from stammtisch.server.basics import plain
    from stammtisch.server.keeping.account_admin import rename

    try:
        fit = plain.given(name)
    except ValueError:
        fail(say("no-such-name", name=name))
    with _engine(database) as engine:
        if not rename(engine, account, fit):
            fail(say("no-such-account", account=account))
    print(say("account-renamed", account=account, name=fit))


@command(accounts, "delete")
def delete_account(account: Who, database: Database = None) -> None:
    """Deletes an account for good."""
    from stammtisch.server.keeping.account_admin import erase

    with _engine(database) as engine:
        left = erase(engine, account, spoken())
    if left is None:
        fail(say("no-such-account", account=account))
    print(say("account-deleted", account=account, count=left))


def ratings(
    again: Annotated[bool, typer.Option("--again")] = False,
    database: Database = None,
) -> None:
    """Says how many games are rated; with --again all ratings are reckoned anew."""
    from stammtisch.server.people import ratings as reckoning

    with _engine(database) as engine:
        if again:
            reckoning.again(engine)
        with engine.connect() as connection:
            print(say("rated-again" if again else "rated", count=reckoning.rated(connection)))


def _close(account: str, database: str | None, closed: bool) -> None:
    from stammtisch.server.keeping.account_admin import close

    with _engine(database) as engine:
        if not close(engine, account, closed):
            fail(say("no-such-account", account=account))


def _id(connection: object, account: str) -> str:
    """The id of the account that is meant; ends the command if there is none."""
    from sqlalchemy import Connection

    from stammtisch.server.keeping.account_admin import find

    assert isinstance(connection, Connection)
    found = find(connection, account)
    if found is None:
        fail(say("no-such-account", account=account))
    return str(found["id"])

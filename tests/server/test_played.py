"""Games that may be studied: who has to agree, what is kept, what is told of it, and what is not."""

from __future__ import annotations

import io
import itertools
import json
import random
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import polars as pl
from sqlalchemy import update
from starlette.testclient import TestClient
from typer.testing import CliRunner

from stammtisch.cli import app
from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping import played
from stammtisch.server.keeping.models import SeatRow, TableRow
from stammtisch.server.studio.played import TOGETHER
from stammtisch.server.tables import agreeing
from stammtisch.server.tables.keys import Locks

from .conftest import Player, Serve, make
from .people import OURS, mailing, other, sign_in
from .postgres import behind
from .test_studio import Variant

TITLE = "wishland"
NAMES = ("Ada Lovelace", "Bruno Taut")


def two(client: Any, host: bool = True, guest: bool = True, **more: Any) -> tuple[str, Player, Player]:
    """A table of two people who have answered so whether its games may be studied."""
    seats = [{"kind": "person", "name": NAMES[0]}, {"kind": "open"}]
    made, ada = make(client, seats, title=TITLE, study=host, **more)
    return made["id"], ada, sit_down(client, made, guest)


def sit_down(client: Any, made: Any, agrees: bool) -> Player:
    answer = Player(client, made["id"], made["invitation"]).ask(
        "PUT", "/seats/1", json={"name": NAMES[1], "study": agrees}
    )
    assert answer.status_code == 200, answer.text
    return Player(client, made["id"], answer.json()["secret"])


def to_the_end(*players: Player, but: int = 0) -> None:
    """Plays a game to its end, or until `but` so many moves could be made."""
    choice = random.Random(4)
    view = players[0].look()
    while not view["over"] and not (but and view["ply"] >= but):
        seat = view["due"][0]
        view = players[seat].look() if seat < len(players) else players[0].look()
        if view["due"][:1] == [seat] and view["moves"]:
            made = players[seat].move(choice.choice(view["moves"])["text"], view["ply"], seat)
            assert made.status_code == 200, made.text
        view = players[0].look()


def agree(player: Player, seat: int, agreed: bool) -> int:
    return int(player.ask("PUT", f"/seats/{seat}/study", json={"agreed": agreed}).status_code)


def counting(settings: Settings) -> list[str]:
    """The tables whose games may be studied, as the database says."""
    with behind(settings.database) as connection:
        return [row["id"] for row in played.tables(connection, TITLE, None)]


def kept(settings: Settings, table: str) -> list[tuple[int, int, int | None, int, int]]:
    query = "SELECT number, seat, seconds, asked, taken_back FROM ponderings WHERE table_id = '{}' ORDER BY number"
    with behind(settings.database) as connection:
        return [(*row,) for row in connection.exec_driver_sql(query.format(table))]


# ------------------------------------------------------------------------------------------------------ who agrees


def test_one_person_who_has_not_agreed_keeps_a_game_out(client: TestClient, settings: Settings) -> None:
    """Whatever the seats are like: the database and the table in memory say what the rule says."""
    table, *_ = two(client)
    sort = ("person", "bot"), (None, "hash"), (None, True, False)
    seats = list(itertools.product(*sort))
    with behind(settings.database) as connection:
        of_table = TableRow.id == table
        connection.execute(update(TableRow).where(of_table).values(over=True))
        counted = 0
        for pair in itertools.product(seats, repeat=2):
            for number, (kind, secret, agreed) in enumerate(pair):
                one = update(SeatRow).where(SeatRow.table_id == table, SeatRow.number == number)
                connection.execute(one.values(kind=kind, hash=secret, agreed=agreed))
            people = [agreed for kind, secret, agreed in pair if kind == "person" or secret]
            answers = [agreed for _, _, agreed in pair if agreed is not None]
            wanted = all(people) and bool(answers) and all(answers)
            found = played.tables(connection, TITLE, None)
            assert bool(found) == wanted, pair
            held = {n: str(secret) for n, (_, secret, _) in enumerate(pair) if secret}
            here: Any = SimpleNamespace(
                study=True,
                kinds=[kind for kind, _, _ in pair],
                agreed=[agreed for _, _, agreed in pair],
                locks=Locks(held, "", "", ""),
            )
            assert agreeing.all_agree(here) == wanted, pair
            counted += wanted
        assert counted > 5
        for sets in ({"study": False}, {"cancelled": True}, {"origin": "seed"}, {"over": False}):
            everybody = update(SeatRow).where(SeatRow.table_id == table)
            connection.execute(everybody.values(kind="person", hash="hash", agreed=True))
            connection.execute(update(TableRow).where(of_table).values(study=True, cancelled=False, over=True))
            connection.execute(update(TableRow).where(of_table).values(origin="deal"))
            assert played.tables(connection, TITLE, None) and played.game(connection, table)
            connection.execute(update(TableRow).where(of_table).values(**sets))
            assert not played.tables(connection, TITLE, None) and played.game(connection, table) is None


def test_nobody_is_asked_unless_the_host_wants_it(client: TestClient, settings: Settings) -> None:
    table, ada, bruno = two(client, host=False, guest=True)
    assert ada.look()["study"] is None and bruno.look()["study"] is None
    assert agree(bruno, 1, True) == 409
    to_the_end(ada, bruno, but=6)
    assert kept(settings, table) == []


def test_everybody_answers_for_themselves_and_nobody_hears_of_it(client: TestClient, settings: Settings) -> None:
    table, ada, bruno = two(client, guest=False)
    assert (ada.look()["study"], bruno.look()["study"]) == ({"agreed": True}, {"agreed": False})
    event = ada.look()["event"]
    assert agree(ada, 1, True) == 403
    to_the_end(ada, bruno, but=4)
    assert kept(settings, table) == [], "not everybody has agreed"
    assert agree(bruno, 1, True) == 204
    before = ada.look()["event"]
    to_the_end(ada, bruno, but=8)
    assert [number for number, *_ in kept(settings, table)] == [5, 6, 7, 8]
    assert agree(bruno, 1, False) == 204
    assert kept(settings, table) == [], "what was kept is forgotten"
    assert ada.look()["study"] == {"agreed": True}
    assert ada.look()["event"] == before + 4 > event, "an answer is no event"


def test_what_is_kept_of_a_game_and_how_it_is_withdrawn(client: TestClient, settings: Settings) -> None:
    table, ada, bruno = two(client)
    players = (ada, bruno)
    view = ada.look()
    seat = view["due"][0]
    own = players[seat]
    for _ in range(2):
        asked = own.ask("POST", "/why", json={"move": own.look()["moves"][0]["text"], "seat": seat})
        assert asked.status_code == 200, asked.text
    assert players[1 - seat].ask("POST", "/why", json={"move": "0", "seat": 1 - seat}).status_code in (200, 422)
    assert kept(settings, table) == [(1, seat, None, 2, 0)], "who is not to move does not ask about their decision"
    first = own.look()["moves"][0]["text"]
    assert own.move(first, 0, seat).status_code == 200
    undone = own.ask("POST", "/undo", json={"seat": seat, "client_id": "u1"})
    assert undone.status_code == 200, undone.text
    if own.look()["ply"]:
        assert players[1 - seat].ask(
            "POST", "/undo", json={"seat": 1 - seat, "client_id": "u2", "agree": True}
        ).status_code == 200  # fmt: skip
    ((number, whose, seconds, whys, backs),) = kept(settings, table)
    assert (number, whose, whys, backs) == (1, seat, 2, 1) and seconds is not None and 0 <= seconds < 60
    to_the_end(*players)
    assert counting(settings) == [table]
    rows = kept(settings, table)
    with behind(settings.database) as connection:
        game = played.game(connection, table)
    assert game is not None and len(rows) == len(game["plies"]), "each move was made by a person"
    assert not any(name in json.dumps(game) for name in (*NAMES, table))
    assert agree(bruno, 1, False) == 204
    assert counting(settings) == [] and kept(settings, table) == []
    assert agree(bruno, 1, True) == 409, "after the end nobody can agree any more"
    assert bruno.look()["study"] == {"agreed": False}


def test_the_next_table_keeps_the_answers(client: TestClient) -> None:
    _, ada, bruno = two(client, guest=False)
    for player in (ada, bruno):
        assert player.ask("POST", "/cancel", json={"agree": True}).status_code == 200
    there = ada.ask("POST", "/again")
    assert there.status_code == 201, there.text
    answers = [Player(client, there.json()["id"], one.secret).look()["study"] for one in (ada, bruno)]
    assert answers == [{"agreed": True}, {"agreed": False}]


def test_who_deletes_their_account_is_in_nothing(settings: Settings, serve: Serve, tmp_path: Path) -> None:
    signing = mailing(settings, tmp_path)
    with serve(signing) as client:
        sign_in(client, tmp_path, name=NAMES[1])
        guest = other(client)
        seats = [{"kind": "person", "name": NAMES[0]}, {"kind": "open"}]
        made, ada = make(guest, seats, title=TITLE, study=True)
        headers = {**OURS, "Authorization": f"Bearer {made['invitation']}"}
        path = f"/api/tables/{made['id']}/seats/1"
        sat = client.put(path, json={"name": NAMES[1], "study": True}, headers=headers)
        assert sat.status_code == 200, sat.text
        bruno = Player(guest, made["id"], sat.json()["secret"])
        to_the_end(ada, bruno, but=3)
        export = client.get("/api/me/export").json()
        assert [row["seat"] for row in export["tables"][0]["ponderings"]].count(1) >= 1
        with behind(settings.database) as connection:
            connection.execute(update(TableRow).where(TableRow.id == made["id"]).values(over=True))
        assert counting(settings) == [made["id"]]
        with behind(settings.database) as connection:
            connection.execute(update(TableRow).where(TableRow.id == made["id"]).values(over=False))
        assert client.delete("/api/me", headers=OURS).status_code == 204
        with behind(settings.database) as connection:
            connection.execute(update(TableRow).where(TableRow.id == made["id"]).values(over=True))
        assert counting(settings) == [] and kept(settings, made["id"]) == []


# ------------------------------------------------------------------------------------------------- what is told


def copied(settings: Settings, table: str, *names: str) -> None:
    """The same game at other tables, too."""
    with behind(settings.database) as connection:
        for name in ("tables", "seats", "plies", "ponderings"):
            model = TableRow.metadata.tables[name]
            key = "id" if name == "tables" else "table_id"
            found = connection.execute(model.select().where(model.c[key] == table)).mappings().all()
            for other_name in names:
                connection.execute(model.insert(), [{**row, key: other_name} for row in found])


def test_a_title_tells_of_ten_games_and_the_operator_has_each(
    client: TestClient, settings: Settings, tmp_path: Path
) -> None:
    one_game, ada, bruno = two(client)
    to_the_end(ada, bruno)
    the_operator_studies_and_takes(settings, tmp_path)
    path = f"/api/studio/titles/{TITLE}/played"
    copied(settings, one_game, *(f"copy{n}" for n in range(TOGETHER - 2)))
    assert client.get(path).json() == []
    copied(settings, one_game, *(f"extra{n}" for n in range(4)))
    (edition,) = client.get(path).json()
    assert edition["games"] == TOGETHER and edition["seats"] == 2, "the rest waits until there are ten of them"
    found = client.get(f"{path}/{edition['id']}", params={"lang": "de"})
    assert found.status_code == 200, found.text
    report = found.json()["report"]
    assert "Wenige Partien" in found.text and report["lang"] == "de"
    assert not any(name in found.text for name in (*NAMES, one_game))
    assert client.get(f"{path}/{edition['id']}/games").status_code == 404, "nobody gets the games of a title"
    assert client.get(f"{path}/0123456789ab").status_code == 404
    withdraw(settings, "copy1", "copy2", "copy3", "extra0")
    assert client.get(path).json() == []
    assert client.get(f"{path}/{edition['id']}").status_code == 404, "also where it was told before"


def withdraw(settings: Settings, *tables: str) -> None:
    with behind(settings.database) as connection:
        one = update(SeatRow).where(SeatRow.table_id.in_(tables), SeatRow.number == 0)
        connection.execute(one.values(agreed=False))


def test_a_designer_learns_how_a_variant_was_played(client: TestClient, settings: Settings) -> None:
    variant = Variant(client, title=TITLE)
    row = variant.change(0, edits=[{"table": "game", "key": "base_income", "value": 6}])
    assert row["hash"], row["problems"]
    seats = [{"kind": "person", "name": NAMES[0]}, {"kind": "open"}]
    made = variant.ask("POST", "/tables", json={"seats": seats, "study": True})
    assert made.status_code == 201, made.text
    table = made.json()
    ada, bruno = Player(client, table["id"], table["seats"][0]["secret"]), sit_down(client, table, True)
    assert variant.ask("GET", "/played").json() == []
    to_the_end(ada, bruno)
    (edition,) = variant.ask("GET", "/played").json()
    assert (edition["games"], edition["seats"], edition["box"]) == (1, 2, row["hash"])
    path = f"/played/{edition['id']}"
    found = variant.ask("GET", path, params={"lang": "fr"})
    assert found.status_code == 200 and found.json()["report"]["lang"] == "fr", found.text
    packed = variant.ask("GET", f"{path}/games")
    assert packed.status_code == 200 and packed.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(packed.content)) as file:
        assert "schema.json" in file.namelist()
        data = {name: file.read(name) for name in file.namelist()}
    frame = pl.read_parquet(io.BytesIO(data["games-000000000-000000001.parquet"]))
    plies = ada.look()["ply"]
    assert frame.height == plies and frame["seconds"].null_count() == 0
    everything = found.text.encode() + b"".join(data.values())
    for hidden in (*NAMES, table["id"], variant.id, ada.secret, bruno.secret):
        assert hidden.encode() not in everything
    assert hidden_from_others(client, variant, path)
    assert agree(bruno, 1, False) == 204
    assert variant.ask("GET", "/played").json() == []
    assert variant.ask("GET", f"{path}/games").status_code == 404
    assert client.get(f"/api/studio/titles/{TITLE}/played").json() == []


def hidden_from_others(client: TestClient, variant: Variant, path: str) -> bool:
    whole = f"/api/studio/variants/{variant.id}{path}"
    return {client.get(one).status_code for one in (whole, f"{whole}/games")} == {403}


def the_operator_studies_and_takes(settings: Settings, tmp_path: Path) -> None:
    where = ["--database", settings.database]

    def run(*words: str) -> Any:
        return CliRunner().invoke(app, ["admin", "played", words[0], TITLE, *words[1:], *where])

    (one,) = json.loads(run("list", "--json").stdout)
    assert (one["games"], one["seats"]) == (1, 2)
    assert one["edition"] in run("list").stdout
    page, folder = tmp_path / "report.html", tmp_path / "games"
    told = run("study", "--out", str(page))
    assert told.exit_code == 0, told.output
    assert "Games really played" in page.read_text(encoding="utf-8")
    taken = run("dataset", str(folder), "--edition", one["edition"])
    assert taken.exit_code == 0 and "1 game" in taken.output, taken.output
    assert pl.read_parquet(folder / "*.parquet")["game"].unique().to_list() == [0]
    assert run("dataset", str(folder)).exit_code == 2, "nothing is written over"
    assert run("study", "--edition", "nothing").exit_code == 2
    assert run("dataset", str(tmp_path / "more"), "--variant", "none").exit_code == 2

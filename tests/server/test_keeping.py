"""What is kept and for how long, what is deleted and by whom, and what is said when nothing can be written."""

from __future__ import annotations

import dataclasses
import json
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import SQLAlchemyError
from starlette.testclient import TestClient

import stammtisch
from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping import store
from stammtisch.server.keeping.admin import erase
from stammtisch.server.keeping.engine import open_engine
from stammtisch.server.keeping.store import Store
from stammtisch.server.tables import house

from .conftest import OPEN, SEATS, Player, Serve, make, until
from .postgres import address, behind, only_sqlite, sql

BOTS = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "Bruno", "policy": "random"}, {"kind": "bot"}]
FIXED = {"opening": "fixed"}


def error(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


def age(settings: Settings, seconds: int, **of: str) -> None:
    """Makes a table older, behind the server's back."""
    sql(settings.database, "UPDATE tables SET changed = changed - :s, created = created - :s", s=seconds)


def test_who_opened_a_table_deletes_it(client: TestClient) -> None:
    made, ada = make(client, OPEN)
    owner = Player(client, made["id"], made["owner"])
    for other in (ada, Player(client, made["id"], made["invitation"]), Player(client, made["id"], made["spectator"])):
        assert error(other.ask("DELETE")) == (403, "forbidden")
    assert owner.look()["mine"] == []
    assert owner.ask("DELETE").status_code == 204
    assert error(ada.ask("GET")) == (404, "not-found")
    assert error(owner.ask("DELETE")) == (404, "not-found")


def test_a_table_that_nobody_touches_is_deleted(settings: Settings, serve: Serve) -> None:
    month = 30 * 24 * 3600
    with serve(dataclasses.replace(settings, sweep=0.1, unfinished=float(month))) as client:
        made, ada = make(client)
        expires = ada.look()["expires"]
        assert abs(expires - time.time() - month) < 60
        age(settings, month + 10)
        until(lambda: ada.ask("GET").status_code == 404)
        for table in ("tables", "seats", "plies", "events"):
            assert sql(settings.database, f"SELECT count(*) FROM {table}") == [(0,)]
        assert made["id"]


def test_a_clock_that_was_set_wrong_deletes_nothing(
    settings: Settings, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, month = time.time, 30 * 24 * 3600
    swept, forget = list[int](), Store.forget

    async def note(store: Store, before: int) -> None:
        swept.append(before)
        await forget(store, before)

    def sweep() -> list[tuple[Any, ...]]:
        seen = len(swept)
        until(lambda: len(swept) > seen + 3)
        return sql(settings.database, "SELECT count(*) FROM tables")

    monkeypatch.setattr(Store, "forget", note)
    often = dataclasses.replace(settings, sweep=0.05, unfinished=float(month))
    with serve(often) as client:
        make(client)
        assert sweep() == [(1,)]
        monkeypatch.setattr(time, "time", lambda: now() + 40 * 24 * 3600)
        assert sweep() == [(1,)]
    with serve(often):
        assert sweep() == [(1,)], "nor does a server that is begun then"
        monkeypatch.setattr(store, "SETTLE", 0.0)
        until(lambda: sweep() == [(0,)])


def test_finished_tables_stay_as_long_as_the_operator_says(settings: Settings, serve: Serve) -> None:
    seats = [{"kind": "bot", "policy": "random"} for _ in range(3)]
    for finished, wanted in ((0.0, 200), (100.0, 404)):
        with serve(dataclasses.replace(settings, sweep=0.1, unfinished=10.0, finished=finished)) as client:
            _, watcher = make(client, seats)
            until(lambda watcher=watcher: watcher.look()["over"], 60)
            assert (watcher.look()["expires"] is None) == (not finished)
            age(settings, 1000)
            time.sleep(0.5)
            until(lambda watcher=watcher, wanted=wanted: watcher.ask("GET").status_code == wanted)


def test_abandoned_tables_lock_nobody_out_for_ever(settings: Settings, serve: Serve) -> None:
    with serve(dataclasses.replace(settings, tables=2)) as client:
        record = stammtisch.new("mall-world", 3, seed=1).record()
        make(client)
        assert client.post("/api/tables", json={"record": record}).status_code == 201
        refused = client.post("/api/tables", json={"record": record})
        assert error(refused) == (429, "too-many")
        assert 24 * 3600 - 60 < int(refused.headers["Retry-After"]) <= 24 * 3600
        age(settings, 24 * 3600 + 1)
        assert client.post("/api/tables", json={"record": record}).status_code == 201


def test_addresses_are_salted_and_forgotten(settings: Settings, serve: Serve, tmp_path: Path) -> None:
    hashes = []
    for n in range(2):
        one = dataclasses.replace(settings, sweep=0.1, database=address(tmp_path / f"{n}.sqlite"))
        with serve(one) as client:
            make(client)
            hashes += sql(one.database, "SELECT client FROM tables")
            age(one, 8 * 24 * 3600)
            until(lambda one=one: sql(one.database, "SELECT client FROM tables") == [("",)])
    assert len(set(hashes)) == 2, "the same address looks otherwise in another database"


def test_what_an_operator_changes_holds_at_the_next_move(client: TestClient, settings: Settings) -> None:
    _, ada = make(client)
    view = ada.look()
    engine = open_engine(settings.url)
    assert erase(engine, "Bruno") == 1
    engine.dispose()
    assert ada.move(view["moves"][0]["text"], 0, view["due"][0]).status_code == 200
    assert [seat["name"] for seat in ada.look()["seats"]] == ["Ada", "Seat 2", "Clara"]


# ------------------------------------------------------------------------------------------------ undo and chance


def play_past_chance(ada: Player) -> dict[str, Any]:
    """Moves of the only person until chance has fallen after one of them."""
    for _ in range(60):
        view = until(lambda: (v := ada.look())["moves"] and v)
        made = ada.move(view["moves"][0]["text"], view["ply"], view["due"][0])
        assert made.status_code == 200, made.text
        undo = until(lambda: (v := ada.look())["moves"] and v)["undo"]
        if "chance" in undo["why"]:
            return undo
    raise AssertionError("chance never fell")


def test_no_drawing_again_where_bots_or_open_seats_are(client: TestClient) -> None:
    _, ada = make(client, BOTS)
    assert not ada.look()["redraw"]
    undo = play_past_chance(ada)
    assert not undo["can"]
    before = ada.look()
    answer = ada.ask("POST", "/undo", json={"client_id": "u", "seat": 0})
    assert error(answer) == (422, "refused")
    assert "chance" in answer.json()["error"]["message"]
    assert ada.look()["view"] == before["view"]
    assert make(client, SEATS)[1].look()["redraw"], "people among themselves ask each other"
    assert not make(client, OPEN)[1].look()["redraw"]
    assert make(client, OPEN, redraw=True)[1].look()["redraw"]


def test_what_was_taken_back_stands_in_the_log(client: TestClient, settings: Settings) -> None:
    _, ada = make(client, BOTS, redraw=True)
    until(lambda: ada.look()["moves"])
    for n in range(3):
        view = until(lambda: (v := ada.look())["moves"] and v)
        ada.move(view["moves"][-1]["text"], view["ply"], 0)
        until(lambda: ada.look()["moves"])
        undone = ada.ask("POST", "/undo", json={"client_id": f"u{n}", "seat": 0})
        assert undone.status_code == 200
        (line,) = undone.json()["log"]
        assert "Ada" in line["text"] and view["moves"][-1]["text"] in line["text"]
    log = ada.ask("GET", "/log", params={"lang": "de"}).json()
    lines = [line for line in log if "zurück" in line["text"] and line["clause"] == ""]
    assert len(lines) == 3 and all(line["stays"] for line in lines)
    assert not any("stays" in line for line in log if line not in lines)
    assert all(line["event"] == "" and line["facts"] == {} for line in lines), "boards read them as all others"
    assert [line["ply"] for line in log] == sorted(line["ply"] for line in log)


# ------------------------------------------------------------------------------------------- who is away, who is not


def test_a_bot_plays_for_who_is_away_until_they_come_back(client: TestClient, settings: Settings) -> None:
    made, ada = make(client, OPEN, absence=3600)
    guest = Player(client, made["id"], made["invitation"])
    others = {}
    for seat, name in ((1, "Bruno"), (2, "Clara")):
        others[seat] = Player(
            client, made["id"], guest.ask("PUT", f"/seats/{seat}", json={"name": name}).json()["secret"]
        )
    players = {0: ada, **others}
    due = ada.look()["due"][0]
    asks = players[(due + 1) % 3]
    early = asks.ask("PATCH", f"/seats/{due}", json={"policy": "random"})
    assert error(early) == (409, "conflict")
    table = client.app.state.house.tables[made["id"]]  # type: ignore[attr-defined]
    table.changed -= 4000
    table.seen.clear()
    table.whisper(table.here("seat", due))
    assert asks.look()["seats"][due]["away"] < time.time() - 3600
    for nobody in (guest, Player(client, made["id"], made["spectator"])):
        assert error(nobody.ask("PATCH", f"/seats/{due}", json={"policy": "random"})) == (403, "forbidden")
    other = next(n for n in range(3) if n not in (due, (due + 1) % 3))
    assert error(asks.ask("PATCH", f"/seats/{other}", json={"policy": "random"})) == (403, "forbidden"), "not due"
    assert asks.ask("PATCH", f"/seats/{due}", json={"policy": "random"}).status_code == 200
    until(lambda: due not in asks.look()["due"])
    assert asks.look()["seats"][due]["policy"] == "random"
    assert players[due].look()["seats"][due]["policy"] == "random", "a look is no coming back"
    players[due].move(0, 0, due)  # late, but they are there again
    back = asks.look()["seats"][due]
    assert (back["policy"], back["kind"]) == ("person", "person")
    made, lazy = make(client, OPEN)
    Player(client, made["id"], made["invitation"]).ask("PUT", "/seats/1", json={"name": "Bruno"})
    assert error(lazy.ask("PATCH", "/seats/1", json={"policy": "random"})) == (403, "forbidden"), "not at this table"


# ------------------------------------------------------------------------------------- when nothing can be written


LOCK = {"sqlite": "UPDATE facts SET value = value", "postgresql": "LOCK TABLE tables, facts IN EXCLUSIVE MODE"}


def test_a_locked_database_is_told_quickly_and_everywhere(client: TestClient, settings: Settings) -> None:
    _, ada = make(client)
    view = ada.look()
    assert client.get("/healthz").status_code == 200
    with behind(settings.database) as lock:
        lock.exec_driver_sql(LOCK[lock.dialect.name])
        time.sleep(1.0)
        for answer in (
            lambda: client.post("/api/tables", json={"title": "mall-world", "seats": SEATS}),
            lambda: ada.move(view["moves"][0]["text"], 0, view["due"][0]),
            lambda: client.get("/healthz"),
        ):
            begun = time.monotonic()
            assert error(answer()) == (503, "unavailable")
            assert time.monotonic() - begun < 6
    until(lambda: client.get("/healthz").status_code == 200)
    assert ada.look()["ply"] == 0


@only_sqlite
def test_a_damaged_file_is_no_good_health(settings: Settings, serve: Serve) -> None:
    with serve(settings) as client:
        for _ in range(5):
            make(client)
    file = Path(settings.database)
    with closing(sqlite3.connect(file)) as database:
        roots = database.execute("SELECT rootpage FROM sqlite_schema WHERE tbl_name <> 'alembic_version'").fetchall()
    content = bytearray(file.read_bytes())
    for (page,) in roots:
        content[(page - 1) * 4096 : (page - 1) * 4096 + 200] = b"\xff" * 200
    file.write_bytes(content)
    with serve(settings) as client:
        until(lambda: client.get("/healthz").status_code == 503)


@only_sqlite
def test_nothing_is_written_into_a_file_that_nobody_will_open_again(client: TestClient, settings: Settings) -> None:
    _, ada = make(client)
    view, file = ada.look(), Path(settings.database)
    away, move = file.with_name("away"), (view["moves"][0]["text"], 0, view["due"][0], "once")
    for instead in (lambda: None, lambda: shutil.copy(away, file)):
        file.rename(away)
        instead()
        assert error(ada.move(*move)) == (503, "unavailable")
        assert error(client.post("/api/tables", json={"title": "mall-world", "seats": SEATS})) == (503, "unavailable")
        until(lambda: client.get("/healthz").status_code == 503)
        away.replace(file)
    until(lambda: client.get("/healthz").status_code == 200)
    assert ada.move(*move).status_code == 200
    assert sql(settings.database, "SELECT count(*) FROM plies") == [(1,)]


@only_sqlite
def test_bots_go_on_after_an_outage_though_nobody_looks(
    client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "COME_BACK", 0.05)
    _, ada = make(client, [{"kind": "bot", "policy": "random"}] * 3)
    kept, file, failed = client.app.state.house.store, Path(settings.database), []  # type: ignore[attr-defined]
    load = kept.load

    async def note(table_id: str, events: int) -> Any:
        try:
            return await load(table_id, events)
        except SQLAlchemyError:
            failed.append(table_id)
            raise

    monkeypatch.setattr(kept, "load", note)
    file.rename(file.with_name("away"))
    until(lambda: len(failed) > 2)
    assert set(failed) == {ada.table}
    file.with_name("away").rename(file)
    until(lambda: sql(settings.database, "SELECT over FROM tables") == [(1,)], 60)


# ---------------------------------------------------------------------------------------------- what once was a 500

HALF = "\ud800"
WORST = [
    {"position": {HALF: 1}},
    {"position": {"stammtisch": "position", "title": "mall-world", HALF: {HALF: HALF}}},
    {"record": f'[Stammtisch "1"]\n[Title "{HALF}"]\n[Rules "1"]\n[Box "x"]\n'},
    {"record": '[Stammtisch "1"]\n[Title "' + "x" * 400_000 + '"]'},
    {
        "record": '[Stammtisch "1"]\n[Title "mall-world"]\n[Rules "1"]\n[Box "x"]\n[Seat "'
        + "x" * 400_000
        + '" "person"]'
    },
    {"title": "x" * 400_000, "seats": SEATS},
    {"title": HALF, "seats": SEATS},
    {"title": "mall-world", "seats": [{"kind": "person", "name": "x" * 400_000}, *SEATS]},
    {"title": "mall-world", "seats": SEATS, "options": {HALF: HALF}},
    {"title": "mall-world", "seats": SEATS, "options": {"x" * 200_000: "y"}},
]


@pytest.mark.parametrize("body", WORST)
def test_the_worst_input_is_refused_in_a_sentence(client: TestClient, body: dict[str, Any]) -> None:
    answer = client.post("/api/tables", content=json.dumps(body), headers={"Content-Type": "application/json"})
    assert error(answer) in ((422, "invalid"), (404, "not-found")), answer.text[:500]
    assert len(answer.content) < 8000


def test_the_longest_nesting_is_refused(client: TestClient) -> None:
    for body in ("[" * 200_000, '{"position":' * 50_000, '{"seed": ' + "9" * 100_000 + "}"):
        answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500


def test_the_longest_path_is_only_not_found(client: TestClient) -> None:
    for path in ("/" + "x" * 300, "/assets/" + "x" * 5000, "/a%00b", "/" + "x/" * 3000):
        assert client.get(path).status_code == 200
    assert client.get("/api/tables/" + "x" * 300).status_code == 404
    assert client.get("/api/titles/" + "x" * 300 + "/rules").status_code == 404


def test_head_is_get_without_the_body(client: TestClient) -> None:
    for path in ("/healthz", "/api/titles", "/", "/api/none"):
        head, get = client.head(path), client.get(path)
        assert (head.status_code, head.content) == (get.status_code, b"")


def test_a_foreign_box_tells_no_path(client: TestClient) -> None:
    game = stammtisch.new("mall-world", 3, seed=1)
    text = game.record().replace(game.loaded.hash, "0" * 12)
    answer = client.post("/api/tables", json={"record": text})
    assert error(answer) == (422, "invalid")
    assert "000000000000" in answer.text
    assert "/" not in answer.json()["error"]["message"]


def test_the_page_may_load_and_speak_only_here(client: TestClient) -> None:
    policy = client.get("/").headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "connect-src 'self';" in policy
    assert "form-action" in policy


def test_metrics_can_be_closed_or_elsewhere(settings: Settings, serve: Serve) -> None:
    with serve(dataclasses.replace(settings, metrics="closed")) as client:
        assert client.get("/metrics").status_code == 404
    with serve(dataclasses.replace(settings, metrics="127.0.0.1:18347")) as client:
        assert client.get("/metrics").status_code == 404
        assert "stammtisch_moves" in httpx.get("http://127.0.0.1:18347/metrics").text

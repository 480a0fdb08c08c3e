"""The lobby: who finds a table, who gets the last seat, when bots come, and what strangers cannot do there."""

from __future__ import annotations

import dataclasses
import json
import time
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from stammtisch.cli import app
from stammtisch.players import policy
from stammtisch.server.basics.settings import Settings
from stammtisch.server.tables import doors

from .conftest import OPEN, Player, Running, Serve, make, until
from .postgres import sql
from .test_live import drain, join
from .test_several import Pair
from .test_several import lasting as lasting
from .test_several import pair as pair
from .test_tables import error
from .test_talk import say

LIVE = {"lang": "de", "pace": "live"}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of the lobby is read anew for each request, and bots look soon."""
    monkeypatch.setattr(doors, "FRESH", -1.0)
    monkeypatch.setattr(doors, "LOOK_EVERY", 0.1)


def public(client: Any, **more: Any) -> tuple[dict[str, Any], Player]:
    return make(client, OPEN, **{"lobby": LIVE, **more})


def listed(client: Any, **params: Any) -> list[dict[str, Any]]:
    answer = client.get("/api/lobby", params=params)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["tables"])


def come(client: Any, table: str, name: str = "Bruno", **more: Any) -> httpx.Response:
    answer: httpx.Response = client.post(f"/api/lobby/{table}", json={"name": name, **more})
    return answer


def test_a_table_is_private_unless_its_maker_says_otherwise(client: TestClient) -> None:
    private, _ = make(client, OPEN)
    made, ada = public(client, options={"opening": "fixed"})
    (table,) = listed(client)
    assert (table["id"], table["lang"], table["pace"]) == (made["id"], "de", "live")
    assert table["seats"][0]["name"] == "Ada"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open"]
    assert error(come(client, private["id"])) == (404, "not-found")
    owner = Player(client, made["id"], made["owner"])
    assert error(ada.ask("DELETE", "/lobby")) == (403, "forbidden")
    assert owner.ask("DELETE", "/lobby").status_code == 204
    assert listed(client) == [] and error(come(client, made["id"])) == (404, "not-found")
    assert owner.ask("PUT", "/lobby", json={"lang": "fr", "pace": "days"}).status_code == 204
    assert owner.ask("GET", "/lobby").json()["public"] and listed(client)[0]["lang"] == "fr"


def test_a_clock_says_how_long_a_table_is_played(client: TestClient) -> None:
    made, _ = public(client, clock={"kind": "slow", "hours": 24})
    owner = Player(client, made["id"], made["owner"])
    assert [table["pace"] for table in listed(client)] == ["days"]
    assert owner.ask("DELETE", "/lobby").status_code == 204
    assert owner.ask("PUT", "/lobby", json=LIVE).status_code == 204
    assert [table["pace"] for table in listed(client)] == ["days"]
    public(client, lobby={**LIVE, "pace": "days"}, clock={"kind": "live", "bank": 600})
    assert sorted(table["pace"] for table in listed(client)) == ["days", "live"]


def test_what_fills_a_table_is_a_bot_that_its_title_has(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "has_net", lambda title: title.name != "brauerei")
    taught, untaught = ({"title": name, "seats": OPEN} for name in ("mall-world", "brauerei"))
    door = {"lobby": {**LIVE, "minutes": 5, "bot": "net"}}
    assert client.post("/api/tables", json={**taught, **door}).status_code == 201
    assert error(client.post("/api/tables", json={**untaught, **door})) == (422, "invalid")
    made = client.post("/api/tables", json=untaught).json()
    owner = Player(client, made["id"], made["owner"])
    assert error(owner.ask("PUT", "/lobby", json=door["lobby"])) == (422, "invalid")
    assert owner.ask("PUT", "/lobby", json={**door["lobby"], "bot": "greedy"}).status_code == 204


def test_nothing_secret_is_in_the_lobby(client: TestClient) -> None:
    made, ada = public(client)
    hashes = [x for (x,) in sql(client.app.state.house.settings.database, "SELECT hash FROM seats")]  # type: ignore[attr-defined]
    text = client.get("/api/lobby").text + come(client, made["id"]).text
    for secret in (made["invitation"], made["spectator"], made["owner"], ada.secret, *filter(None, hashes[:1])):
        assert secret not in text


def test_the_lobby_is_asked_for_by_title_language_and_page(client: TestClient) -> None:
    client.app.state.house.settings = dataclasses.replace(  # type: ignore[attr-defined]
        client.app.state.house.settings,
        public=0,  # type: ignore[attr-defined]
    )
    made = [public(client, lobby={**LIVE, "lang": ("de", "fr")[n % 2]})[0]["id"] for n in range(30)]
    assert {table["id"] for table in listed(client, spoken="fr")} == set(made[1::2])
    assert listed(client, title="wishland") == []
    first = client.get("/api/lobby")
    rest = client.get("/api/lobby", params={"after": first.json()["more"]}).json()
    found = [table["id"] for table in first.json()["tables"] + rest["tables"]]
    assert sorted(found) == sorted(made) and rest["more"] is None
    again = client.get("/api/lobby", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/lobby", headers={"If-None-Match": f'"x", {first.headers["etag"]}'}).status_code == 304
    come(client, first.json()["tables"][0]["id"])
    assert client.get("/api/lobby", headers={"If-None-Match": first.headers["etag"]}).status_code == 200


def test_who_sits_down_plays_and_a_full_table_is_gone(client: TestClient) -> None:
    made, ada = public(client)
    sat = come(client, made["id"], seat=2).json()
    bruno = Player(client, made["id"], sat["secret"])
    assert sat["seat"] == 2 and bruno.look()["mine"] == [2]
    assert error(come(client, made["id"], "Bruno")) == (409, "conflict"), "the name is taken"
    assert error(come(client, made["id"], "Clara", seat=2)) == (409, "conflict")
    assert come(client, made["id"], "Clara").json()["seat"] == 1
    assert listed(client) == []
    late = come(client, made["id"], "David")
    assert error(late) == (409, "conflict") and "quicker" in late.json()["error"]["message"]
    assert ada.look()["seats"][1]["name"] == "Clara"


def test_of_two_at_the_last_seat_one_gets_it(pair: Pair) -> None:
    for n in range(12):
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "policy": "random"}, {"kind": "open"}]
        made, ada = make(pair.clients[0], seats, lobby=LIVE)
        answers = pair.both(
            lambda made=made: come(pair.clients[0], made["id"], "Bruno"),
            lambda made=made: come(pair.clients[1], made["id"], "Clara"),
        )
        if n < 10:
            assert sorted(answer.status_code for answer in answers) == [201, 409], [a.text for a in answers]
        else:  # this visitor has sat down often enough today
            sits = int(Settings().sits)
            assert n < sits
        names = {until(lambda p=p: p.look()["seats"][2]["name"]) for p in (pair.at(0, ada), pair.at(1, ada))}
        assert len(names) == 1
        pair.clients[0].delete(f"/api/tables/{made['id']}", headers={"Authorization": f"Bearer {made['owner']}"})


def test_what_is_said_at_one_server_is_heard_at_the_other(pair: Pair) -> None:
    made, ada = make(pair.clients[0], OPEN)
    watcher = Player(pair.clients[1], made["id"], made["spectator"])
    with join(pair.servers[1], watcher) as line:

        def heard() -> list[str]:
            while (message := json.loads(line.recv(timeout=10)))["type"] != "chat":
                pass
            return [m["text"] for m in message["messages"]]

        until(lambda: watcher.look() and json.loads(line.recv(timeout=10))["type"] == "resync")
        say(ada, "Hello over there")
        assert heard() == ["Hello over there"]

    def one(n: int) -> int:
        player = pair.at(n % 2, ada)
        return say(player, f"word {n}").status_code

    with ThreadPoolExecutor(4) as pool:
        codes = list(pool.map(one, range(20)))
    assert set(codes) <= {201, 429} and codes.count(201) >= 12
    for server in (0, 1):
        told = until(
            lambda s=server: (m := pair.at(s, ada).ask("GET", "/chat").json())["last"] > codes.count(201) and m
        )
        assert len(told["messages"]) == codes.count(201) + 1, "nobody's words are lost"


def test_bots_take_what_stays_open_once_and_after_a_restart(settings: Settings, serve: Serve) -> None:
    with serve(settings) as client:
        _, ada = public(client, lobby={**LIVE, "minutes": 5, "bot": "random"})
        assert abs(listed(client)[0]["fills"] - time.time() - 300) < 10
        time.sleep(0.3)
        assert [seat["kind"] for seat in ada.look()["seats"]] == ["person", "open", "open"]
    sql(settings.database, "UPDATE doors SET fills = fills - 301")
    with serve(settings) as client:
        ada.client = client
        until(lambda: [seat["kind"] for seat in ada.look()["seats"]] == ["person", "bot", "bot"])
        assert listed(client) == []
        until(lambda: sql(settings.database, "SELECT fills FROM doors") == [(None,)])
        kinds = sql(settings.database, "SELECT count(*) FROM events WHERE kind = 'seat'")
        assert kinds == [(2,)], "each sat down once"


def test_a_table_that_nobody_looks_at_leaves_the_lobby(settings: Settings, serve: Serve) -> None:
    with serve(settings) as client:
        _, ada = public(client, lobby={**LIVE, "minutes": 1})
        days, _ = public(client, lobby={**LIVE, "pace": "days"})
        sql(settings.database, "UPDATE doors SET seen = seen - 400, fills = fills - 400")
        assert [table["id"] for table in listed(client)] == [days["id"]]
        time.sleep(0.3)
        assert "open" in {seat["kind"] for seat in ada.look()["seats"]}, "no bots for a table that nobody looks at"
        client.post("/api/tables/mine", json={"tables": [{"id": ada.table, "secrets": [ada.secret]}]})
        assert until(lambda: "open" not in {seat["kind"] for seat in ada.look()["seats"]})


def test_the_maker_opens_a_seat_again_before_the_first_move(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        made, ada = public(client)
        owner = Player(client, made["id"], made["owner"])
        bruno = Player(client, made["id"], come(client, made["id"]).json()["secret"])
        assert error(ada.ask("POST", "/seats/1/open")) == (403, "forbidden")
        with join(running, bruno, since=0) as line:
            until(lambda: bruno.look()["seats"][1]["connected"])
            assert owner.ask("POST", "/seats/1/open").status_code == 200
            told = drain(line)
        assert not any((m.get("table") or {}).get("seats", [{}] * 2)[1].get("kind") == "open" for m in told)
        assert error(bruno.ask("GET")) == (403, "forbidden")
        assert error(bruno.move("pass", 0, 1)) == (403, "forbidden")
        assert [seat["kind"] for seat in ada.look()["seats"]] == ["person", "open", "open"]
        assert come(client, made["id"], "Clara", seat=1).status_code == 201
        assert error(owner.ask("POST", "/seats/2/open")) == (409, "conflict")
        come(client, made["id"], "David")
        sits = {seat: Player(client, made["id"], ada.secret) for seat in (0,)}
        view = ada.look()
        if view["due"] == [0]:
            assert sits[0].move(view["moves"][0]["text"], 0, 0).status_code == 200
            assert error(owner.ask("POST", "/seats/1/open")) == (409, "conflict")


def test_one_visitor_does_not_fill_the_lobby(settings: Settings, serve: Serve) -> None:
    with serve(dataclasses.replace(settings, public=2, sits=2)) as client:
        tables = [public(client)[0]["id"] for _ in range(2)]
        refused = client.post("/api/tables", json={"title": "mall-world", "seats": OPEN, "lobby": LIVE})
        assert error(refused) == (429, "too-many")
        assert sql(settings.database, "SELECT count(*) FROM tables") == [(2,)], "and no private one instead"
        assert [come(client, table).status_code for table in tables] == [201, 201]
        assert error(come(client, tables[0], "Clara")) == (429, "too-many")
    with serve(dataclasses.replace(settings, lobby=False)) as client:
        assert error(client.get("/api/lobby")) == error(come(client, tables[0], "C")) == (404, "not-found")


def test_only_a_fresh_deal_with_an_open_seat_stands_there(client: TestClient) -> None:
    for body in ({"seats": [OPEN[0]] * 3}, {"seats": OPEN, "seed": 4}, {"seats": OPEN, "lobby": {"lang": "xx"}}):
        answer = client.post("/api/tables", json={"title": "mall-world", "lobby": LIVE, **body})
        assert error(answer) == (422, "invalid"), body
    plain = {"content-type": "text/plain"}  # as a form of another site could send it
    assert client.post("/api/lobby/abcdefghijkm", content='{"name": "B"}', headers=plain).status_code == 422


# ------------------------------------------------------------------------------------------------------ seat order


def test_seats_are_drawn_by_lot_for_all_alike(client: TestClient) -> None:
    where: dict[str, set[int]] = {"Ada": set(), "Bruno": set(), "Clara": set()}
    for _ in range(14):
        made, ada = make(client, [{**OPEN[0], "colour": 4}, *OPEN[1:]], order="random")
        guest = Player(client, made["id"], made["invitation"])
        for name in ("Bruno", "Clara"):
            (mine,) = ada.look()["mine"]
            wanted = next(n for n, seat in enumerate(ada.look()["seats"]) if seat["kind"] == "open")
            sat = guest.ask("PUT", f"/seats/{wanted}", json={"name": name, "colour": 0})
            if name == "Clara":
                assert error(sat) == (409, "conflict"), "Bruno has the colour"
                sat = guest.ask("PUT", f"/seats/{wanted}", json={"name": name})
            assert sat.json()["seat"] != mine
        view = ada.look()
        assert view["drawn"] and sorted(seat["colour"] for seat in view["seats"] if seat["name"] == "Ada") == [4]
        for number, seat in enumerate(view["seats"]):
            where[seat["name"]].add(number)
        (line, *_) = ada.ask("GET", "/log", params={"lang": "de"}).json()
        assert (line["ply"], line["text"]) == (0, "Die Plätze sind ausgelost.")
    assert all(len(seats) > 1 for seats in where.values()), where
    record = {"record": "x", "order": "random"}
    assert error(client.post("/api/tables", json=record)) == (422, "invalid")


# --------------------------------------------------------------------------------------------------- my own tables


def test_my_tables_are_asked_for_at_once(client: TestClient) -> None:
    made = [make(client, OPEN) for _ in range(3)]
    wanted = [{"id": table["id"], "secrets": ["st_wrong", ada.secret]} for table, ada in made]
    wanted[2]["secrets"] = ["st_wrong"]
    found = client.post("/api/tables/mine", json={"tables": [*wanted, {"id": "nothing", "secrets": ["st_x"]}]}).json()
    assert sorted(table["id"] for table in found) == sorted(table["id"] for table, _ in made[:2])
    for table, ada in made[:2]:
        (line,) = [line for line in found if line["id"] == table["id"]]
        view = ada.look()
        assert (line["mine"], line["due"], line["over"]) == ([0], view["due"], False)
        assert [seat["name"] for seat in line["seats"]] == [seat["name"] for seat in view["seats"]]
        assert not {"hash", "invitation"} & {*line, *line["seats"][0]}
        assert line["owner"] is False and "st_" not in str(line)
    assert error(client.post("/api/tables/mine", json={"tables": wanted[:1] * 61})) == (422, "invalid")


def test_looking_at_the_list_keeps_a_table_and_does_not_say_that_somebody_moved(
    client: TestClient, settings: Settings
) -> None:
    made, ada = make(client, OPEN)
    sql(settings.database, "UPDATE tables SET changed = changed - 172800, moved = moved - 172800")
    asked = {"tables": [{"id": made["id"], "secrets": [ada.secret]}]}
    (line,) = client.post("/api/tables/mine", json=asked).json()
    ((changed, moved),) = sql(settings.database, "SELECT changed, moved FROM tables")
    assert abs(changed - time.time()) < 30 and line["since"] == moved < time.time() - 170000


# --------------------------------------------------------------------------------------------------------- reports


def admin(settings: Settings, *words: str) -> str:
    done = CliRunner().invoke(app, ["admin", *words, "--database", settings.database])
    assert done.exit_code == 0, done.output
    return done.output


def test_what_is_reported_is_seen_and_dealt_with(client: TestClient, settings: Settings) -> None:
    made, ada = public(client)
    bruno = Player(client, made["id"], come(client, made["id"], "Rude Name").json()["secret"])
    number = say(bruno, "Something rude").json()["messages"][0]["number"]
    for body in ({"kind": "message", "number": number, "reason": "rude"}, {"kind": "name", "number": 1}) * 2:
        assert ada.ask("POST", "/reports", json=body).status_code == 204
    assert client.post(f"/api/lobby/{made['id']}/reports", json={"reason": "spam"}).status_code == 204
    assert error(ada.ask("POST", "/reports", json={"kind": "message", "number": 99})) == (404, "not-found")
    told = json.loads(admin(settings, "reports", "--json"))
    assert [(one["kind"], one["about"], one["reason"]) for one in told] == [
        ("table", f"Ada, Rude Name, {ada.look()['seats'][2]['name']}", "spam"),
        ("name", "Rude Name", ""),
        ("message", "Rude Name: Something rude", "rude"),
    ], "each once, the latest first"
    assert "Something rude" in admin(settings, "reports")
    admin(settings, "rename", made["id"], "1", "Guest")
    admin(settings, "block", str(told[2]["id"]), "--days", "2")
    refused = say(bruno, "Again")
    assert error(refused) == (403, "forbidden") and "2 days" in refused.json()["error"]["message"]
    another = {"title": "mall-world", "seats": OPEN, "lobby": LIVE}
    assert error(client.post("/api/tables", json=another)) == (403, "forbidden")
    assert error(come(client, made["id"], "Clara")) == (403, "forbidden")
    assert make(client, OPEN)[0], "with friends one still plays"
    admin(settings, "block", str(told[2]["id"]), "--days", "0")
    assert say(bruno, "Sorry").status_code == 201
    admin(settings, "done", str(told[2]["id"]))
    assert len(json.loads(admin(settings, "reports", "--json"))) == 2


def test_a_name_that_is_erased_is_gone_from_what_was_said(client: TestClient, settings: Settings) -> None:
    _, ada = make(client, OPEN)
    say(ada, "Hm")
    assert ada.ask("POST", "/reports", json={"kind": "name", "number": 0}).status_code == 204
    admin(settings, "erase", "Ada")
    for column, where in (("name", "seats"), ("name", "messages"), ("about", "reports")):
        assert ("Ada",) not in sql(settings.database, f"SELECT {column} FROM {where}")


def test_the_host_of_the_house_closes_a_table(client: TestClient, settings: Settings) -> None:
    made, ada = public(client)
    admin(settings, "unlist", made["id"])
    assert listed(client) == []
    owner = Player(client, made["id"], made["owner"])
    assert error(owner.ask("PUT", "/lobby", json=LIVE)) == (403, "forbidden"), "it stays out"
    admin(settings, "close", made["id"])
    assert ada.ask("GET", "/chat").json()["mode"] == "none", "nobody is offered to say what is refused"
    assert error(say(ada, "Hm")) == (403, "forbidden")
    assert sql(settings.database, "SELECT invitation FROM tables") == [("",)]


def test_who_is_at_the_table_hears_that_it_was_closed(client: TestClient, settings: Settings) -> None:
    made, ada = public(client)
    path = f"/api/tables/{made['id']}/live"
    with suppress(CancelledError), client.websocket_connect(path) as line:
        line.send_json({"type": "hello", "secret": ada.secret})
        assert line.receive_json()["type"] == "ready"
        admin(settings, "rename", made["id"], "0", "Adele")
        admin(settings, "close", made["id"])
        heard: list[Any] = []
        while not any(message["type"] == "chat" and message["mode"] == "none" for message in heard):
            heard.append(line.receive_json())
        while not any((message.get("table") or {}).get("seats", [{}])[0].get("name") == "Adele" for message in heard):
            heard.append(line.receive_json())


def test_reports_have_an_end_and_addresses_are_forgotten(settings: Settings, serve: Serve, tmp_path: Path) -> None:
    with serve(dataclasses.replace(settings, reports=2, sweep=0.1)) as client:
        made, ada = public(client)
        bodies = [{"kind": "name", "number": n} for n in range(3)]
        assert [ada.ask("POST", "/reports", json=body).status_code for body in bodies] == [204, 204, 429]
        say(ada, "Hm")
        come(client, made["id"])
        sql(settings.database, "UPDATE messages SET at = 1")
        sql(settings.database, "UPDATE sittings SET at = 1")
        sql(settings.database, "UPDATE reports SET at = 1")
        until(lambda: sql(settings.database, "SELECT count(*) FROM reports") == [(0,)])
        assert sql(settings.database, "SELECT client FROM messages") == [("",)]
        assert sql(settings.database, "SELECT client FROM sittings") == [("",)]

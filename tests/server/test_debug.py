"""Debugging: an author sees and edits everything, and nobody else ever does."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

import stammtisch
from stammtisch.cli import app
from stammtisch.server.basics.settings import Settings, loopback

from .conftest import OPEN, Player, Serve, bearer, make

BOTS = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "Bruno", "policy": "random"}, {"kind": "open"}]


@pytest.fixture
def author(settings: Settings, serve: Serve) -> Iterator[TestClient]:
    with serve(dataclasses.replace(settings, debug=True)) as client:
        yield client


def everything(client: Any, player: Player, **params: Any) -> dict[str, Any]:
    answer = client.get(f"/api/debug/tables/{player.table}", headers=bearer(player.secret), params=params)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def edit(client: Any, player: Player, position: Any, **params: Any) -> Any:
    url = f"/api/debug/tables/{player.table}/position"
    return client.put(url, headers=bearer(player.secret), json=position, params=params)


def test_the_whole_position_is_shown_and_loads(author: TestClient) -> None:
    _, player = make(author)
    player.play(Random(1), 25)
    seen = everything(author, player)
    assert stammtisch.load(seen["position"]).position() == seen["position"]
    hidden = [seat["hand"]["count"] for seat in seen["position"]["state"]["players"]]
    assert all(hidden), "nobody's hand is left out"
    assert seen["pending"] == seen["position"]["state"]["pending"][::-1]
    assert seen["pending"][0]["who"] == player.look()["due"]


def test_tells_come_with_clause_facts_and_secrets(author: TestClient) -> None:
    _, player = make(author, seed=6)  # in some deals the 25th move tells nothing
    random = Random(1)
    player.play(random, 25)
    tells = everything(author, player)["tells"]
    assert {tell["ply"] for tell in tells} <= set(range(6, 26)), "only the last plies"
    assert tells[-1]["ply"] == 25
    log = player.ask("GET", "/log", params={"since": 25}).json()
    assert [tell["clause"] for tell in tells if tell["ply"] == 25] == [line["clause"] for line in log]
    while not any(tell["secret"] for tell in tells):  # until somebody draws a card unseen
        player.play(random, 5)
        tells = everything(author, player)["tells"]
    asked = {"since": tells[0]["ply"], "seat": 0}
    for tell, line in zip(tells, player.ask("GET", "/log", params=asked).json(), strict=True):
        known = {name: fact for name, fact in tell["facts"].items() if tell["secret"].get(name, 0) == 0}
        assert (line["event"], line["facts"]) == (tell["event"], known), "the log tells a seat no more than it may know"
    for tell in tells:
        assert all(0 <= seat < 3 and name in tell["facts"] for name, seat in tell["secret"].items())
    german = everything(author, player, lang="de")["tells"]
    assert [tell["facts"] for tell in german] == [tell["facts"] for tell in tells]
    assert [tell["text"] for tell in german] != [tell["text"] for tell in tells]


def test_an_edited_position_is_a_new_table(author: TestClient) -> None:
    made, player = make(author, BOTS, hints=False, seed=5)
    before = player.look()
    position = everything(author, player)["position"]
    players = position["state"]["players"]
    players[0]["coins"] += 1
    players[1]["coins"] -= 1
    answer = edit(author, player, position)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    assert opened["id"] != made["id"]
    held = next(seat["secret"] for seat in opened["seats"] if seat["secret"])
    other = Player(author, opened["id"], held).look()
    assert other["view"]["state"]["players"][0]["coins"] == players[0]["coins"]
    assert (other["mine"], other["origin"], other["hints"]) == ([0], "position", False)
    assert [(seat["name"], seat["kind"]) for seat in other["seats"]] == [
        (seat["name"], seat["kind"]) for seat in before["seats"]
    ]
    assert player.look() == before, "the table itself is as it was"


def test_seats_of_others_are_open_at_the_new_table(author: TestClient) -> None:
    made, player = make(author, OPEN)
    sat = author.put(f"/api/tables/{made['id']}/seats/1", headers=bearer(made["invitation"]), json={"name": "Bea"})
    guest = Player(author, made["id"], sat.json()["secret"])
    opened = edit(author, guest, everything(author, guest)["position"]).json()
    secrets = [seat["seat"] for seat in opened["seats"] if seat["secret"]]
    assert secrets == [1]
    assert [seat["kind"] for seat in player.look()["seats"]] == ["person", "person", "open"]


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("state", "players", 0, "coins"), "many", "state.players[0].coins"),
        (("state", "nothing"), 1, "state.nothing"),
        (("state", "pending"), ["nothing"], "state.pending[0]"),
        (("seats",), [{"name": "Ada", "policy": "person"}], "seats"),
        (("title",), "no-such-game", "no-such-game"),
    ],
)
def test_what_is_wrong_is_said(author: TestClient, path: tuple[Any, ...], value: Any, said: str) -> None:
    _, player = make(author)
    position = everything(author, player)["position"]
    inner = position
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    answer = edit(author, player, position)
    assert answer.status_code == 422
    assert said in answer.json()["error"]["message"]
    assert edit(author, player, [1]).status_code == 422


def test_a_secret_of_the_table_is_wanted(author: TestClient) -> None:
    _, player = make(author)
    _, stranger = make(author)
    stranger.table = player.table
    assert author.get(f"/api/debug/tables/{player.table}").status_code == 403
    assert edit(author, stranger, {}).status_code == 403


def test_an_ordinary_server_knows_nothing_of_it(client: TestClient, author: TestClient) -> None:
    _, player = make(client)
    url = f"/api/debug/tables/{player.table}"
    for method, path in (("GET", url), ("PUT", f"{url}/position"), ("GET", "/api/debug"), ("PUT", "/api/debug")):
        answer = client.request(method, path, headers=bearer(player.secret), json={})
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")
    assert "debug" not in json.dumps(client.get("/openapi.json").json()).lower()
    assert "/api/debug/tables/{table_id}" in author.get("/openapi.json").json()["paths"]


def test_the_page_is_told_only_where_the_server_debugs(client: TestClient, author: TestClient) -> None:
    assert "stammtisch-debug" not in client.get("/").text
    if "has not been built" not in client.get("/").text:
        assert "stammtisch-debug" in author.get("/").text


def test_a_seat_sees_no_more_where_the_server_debugs(client: TestClient, author: TestClient) -> None:
    views = []
    for server in (client, author):
        _, player = make(server, BOTS[:1] + OPEN[1:], seed=9)
        view = player.look()
        views.append({key: value for key, value in view.items() if key not in ("id", "expires", "seats")})
        assert view["view"]["state"]["players"][1]["hand"]["count"] is None
    assert views[0] == views[1]


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.7", "example.org"])
def test_it_is_refused_where_others_could_listen(host: str, tmp_path: Any) -> None:
    assert not loopback(host)
    wish = ["serve", "--debug", "--host", host, "--port", "1", "--database", str(tmp_path / "t.sqlite")]
    ended = CliRunner().invoke(app, wish)
    assert ended.exit_code == 2
    assert "127.0.0.1" in ended.output and "is open" not in ended.output
    assert not (tmp_path / "t.sqlite").exists()


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.0.0.2", "::1"])
def test_this_machine_alone_is_a_loopback(host: str) -> None:
    assert loopback(host)


def test_it_is_said_at_the_start(settings: Settings, serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    with serve(dataclasses.replace(settings, debug=True)):
        assert caplog.text.count("debugging") == 1

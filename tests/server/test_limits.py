"""Limits and discretion: how much one may ask, and what nobody may read."""

from __future__ import annotations

import dataclasses
import json
import logging
import socket
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from stammtisch.cli import app
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.settings import Settings, from_environment
from stammtisch.server.basics.shares import Share
from stammtisch.server.tables.keys import Discreet, digest, new_secret

from .conftest import OPEN, SEATS, Player, Running, Serve, make
from .postgres import sql


def test_a_share_is_forgotten_little_by_little() -> None:
    share = Share("test", 3, 10.0, Metrics())
    for _ in range(3):
        assert share.wait("a", 1, now=0.0) == 0.0
        share.charge("a", 1, now=0.0)
    assert share.wait("a", 1, now=0.0) == pytest.approx(10 / 3)
    assert share.wait("b", 1, now=0.0) == 0.0
    assert share.wait("a", 1, now=3.4) == 0.0
    share.charge("a", 30, now=3.4)  # what it came to is known only afterwards
    assert share.wait("a", now=3.4) == pytest.approx(28.98 / 3 * 10, rel=0.01)
    assert Share("none", 0, 1.0, Metrics()).wait("a", 9, now=0.0) == 0.0


def test_too_many_requests_are_told_when_to_come_again(settings: Settings, serve: Serve) -> None:
    few = dataclasses.replace(settings, requests=20, window=3600.0)
    with serve(few) as client:
        answers = [client.get("/api/titles", params={"lang": "de"}) for _ in range(25)]
        assert [a.status_code for a in answers] == [200] * 20 + [429] * 5
        assert answers[-1].json()["error"]["code"] == "too-many"
        assert "Zu viele" in answers[-1].json()["error"]["message"]
        assert 0 < int(answers[-1].headers["Retry-After"]) <= 3600
        assert client.get("/healthz").status_code == 200
        assert 'stammtisch_limited_total{limit="requests"} 5.0' in client.get("/metrics").text


@pytest.mark.parametrize("declared", [True, False])
def test_a_large_body_is_not_read(client: TestClient, declared: bool) -> None:
    body = b'{"record": "' + b"x" * 600_000 + b'"}'
    headers = {"Content-Type": "application/json"}
    if declared:
        answer = client.post("/api/tables", content=body, headers=headers)
    else:
        parts = (body[i : i + 10_000] for i in range(0, len(body), 10_000))
        answer = client.post("/api/tables", content=parts, headers=headers)
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"


def test_so_many_unfinished_tables(settings: Settings, serve: Serve) -> None:
    with serve(dataclasses.replace(settings, tables=3)) as client:
        for _ in range(3):
            make(client)
        answer = client.post("/api/tables", json={"title": "mall-world", "seats": SEATS})
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many")
        assert answer.headers["Retry-After"]


@pytest.mark.parametrize("limit", ["watchers", "sockets"])
def test_so_many_watchers(tmp_path: Path, limit: str) -> None:
    server = Running(tmp_path / "tables.sqlite", **{limit: 2})
    try:
        with httpx.Client(base_url=server.ready().url, timeout=30) as client, ExitStack() as stack:
            made, _ = make(client)
            messages = []
            for _ in range(3):
                address = f"{server.url.replace('http', 'ws')}/api/tables/{made['id']}/live"
                socket = stack.enter_context(connect(address))
                with suppress(ConnectionClosed):
                    socket.send(json.dumps({"type": "hello", "secret": made["spectator"]}))
                messages.append(json.loads(socket.recv(timeout=10)))
            assert [m["type"] for m in messages] == ["ready", "ready", "error"]
            assert messages[2]["error"]["code"] == "too-many"
    finally:
        server.stop()


def test_secrets_are_long_and_stored_as_hashes(client: TestClient, settings: Settings, tmp_path: Path) -> None:
    made, ada = make(client, OPEN)
    secrets = {ada.secret, made["invitation"], made["spectator"]}
    assert len(secrets) == 3
    assert all(len(secret) >= 32 for secret in secrets)
    assert len({new_secret() for _ in range(1000)}) == 1000
    ada.move("pass", 0, 0)
    for file in tmp_path.glob("tables.sqlite*"):
        content = file.read_bytes()
        assert not any(secret.encode() in content for secret in secrets), file
    assert sql(settings.database, "SELECT hash FROM seats WHERE number = 0") == [(digest(ada.secret),)]


def test_no_answer_holds_a_secret(client: TestClient) -> None:
    made, ada = make(client, OPEN)
    guest = Player(client, made["id"], made["invitation"])
    bruno = Player(client, made["id"], guest.ask("PUT", "/seats/1", json={"name": "Bruno"}).json()["secret"])
    secrets = [ada.secret, bruno.secret, made["invitation"], made["spectator"]]
    answers: list[Any] = []
    for player in (ada, bruno, guest):
        answers += [player.ask("GET", path) for path in ("", "/log", "/record", "/history?at=0", "/history?at=99")]
        answers += [player.move("pass", n, n) for n in range(3)]
        body = {"seat": player.secret, "move": player.secret, "lang": player.secret, "x": player.secret}
        answers += [player.ask("POST", path, json=body) for path in ("/moves", "/why", "/undo")]
        answers += [player.ask("POST", "/why", json={"seat": n, "move": "x"}) for n in range(3)]
    answers.append(client.get("/metrics"))
    answers.append(client.post("/api/tables", json={"title": ada.secret}))
    for answer in answers:
        assert not any(secret in answer.text for secret in secrets), answer.text


def test_a_seat_sees_no_more_than_its_own(client: TestClient) -> None:
    made, ada = make(client, OPEN)
    guest = Player(client, made["id"], made["invitation"])
    bruno = Player(client, made["id"], guest.ask("PUT", "/seats/1", json={"name": "Bruno"}).json()["secret"])
    for player, mine in ((ada, 0), (bruno, 1), (guest, None)):
        players = player.look()["view"]["state"]["players"]
        for seat, them in enumerate(players):
            assert (them["hand"]["count"] is None) == (seat != mine)


def test_logs_are_discreet(caplog: pytest.LogCaptureFixture) -> None:
    secret = new_secret()
    caplog.handler.addFilter(Discreet())
    log = logging.getLogger("stammtisch.test")
    log.warning("Authorization: Bearer abcdef")
    log.warning("got %s", secret)
    log.warning("got %(it)s", {"it": secret})
    log.warning(f"plain {secret}")
    try:
        raise ValueError(secret)
    except ValueError:
        log.exception("failed")
    text = caplog.text
    assert secret not in text
    assert "abcdef" not in text
    assert text.count("st_...") >= 4


def test_settings_come_from_the_environment() -> None:
    given = {"BOTS": "3", "PAUSE": "0.5", "COMPILE": "0", "DATABASE": "x.db"}
    settings = from_environment({f"STAMMTISCH_{name}": value for name, value in given.items()})
    assert (settings.bots, settings.pause, settings.compile) == (3, 0.5, False)
    assert settings.url == f"sqlite:///{Path('x.db').absolute()}"
    empty = {f"STAMMTISCH_{name}": "" for name in ("BOTS", "METRICS", "COMPILE", "PAGE")}
    assert from_environment(empty) == Settings()
    fine = {"METRICS": "[::1]:9100", "ORIGIN": "http://localhost:8000/", "PROXIES": "::1, 10.0.0.0/8", "LOBBY": "Off"}
    fine |= {"MAIL_FROM": "St. Äneas (Bern) <table@localhost>"}
    assert not from_environment({f"STAMMTISCH_{name}": value for name, value in fine.items()}).lobby


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("BOTS", "many", "a whole number"),
        ("BOTS", "2.5", "a whole number"),
        ("TABLES", "-1", "a whole number"),
        ("PAUSE", "nan", "a number"),
        ("FINISHED", "-inf", "a number"),
        ("WINDOW", "0", "more than 0 seconds"),
        ("COMPILE", "maybe", "1 or 0"),
        ("MAIL_TLS", "ssl", "starttls, tls, none"),
        ("PROXY_HEADER", "x-real-ip", "x-forwarded-for, forwarded"),
        ("PROXIES", "proxy.example.org", "127.0.0.1"),
        ("METRICS", "shut", "open, closed"),
        ("METRICS", "127.0.0.1:99999", "open, closed"),
        ("ORIGIN", "stammtisch.example.org", "https://"),
        ("ORIGIN", "https://example.org/stammtisch", "without a path"),
        ("HINT", "clever", "iterations=5000"),
        ("MAIL_FROM", "Stammtisch", "<table@stammtisch.example.org>"),
        ("MAIL_FROM", "Table, big <table@example.org>", "one address"),
        ("MAIL_FROM", "table@", "one address"),
        ("MAIL_PASSWORD", "geheimnisvöll", "ASCII"),
    ],
)
def test_a_setting_that_makes_no_sense_is_said_to_be_so(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(f"STAMMTISCH_{name}", value)
    ended = CliRunner().invoke(app, ["serve", "--database", str(tmp_path / "tables.sqlite")])
    assert (ended.exit_code, ended.output.count("\n")) == (2, 1)
    assert f"STAMMTISCH_{name}" in ended.output and said in ended.output
    assert name != "MAIL_PASSWORD" or value not in ended.output


def test_where_nobody_can_listen_is_said_before_anything_begins(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ended = CliRunner().invoke(app, ["serve", "--port", port, "--lang", "de", "--database", str(file)])
    assert (ended.exit_code, "ein anderes Programm benutzt es gerade" in ended.output) == (2, True)
    ended = CliRunner().invoke(app, ["serve", "--host", "host.invalid", "--database", str(file)])
    assert (ended.exit_code, "no such address" in ended.output) == (2, True)
    assert not file.exists()


@pytest.mark.parametrize(
    "url", ["mysql://ada:geheim@db/tables", "nothing://", "postgresql://ada:geheim@db:port/tables"]
)
def test_a_database_of_another_kind_is_refused_without_its_password(url: str) -> None:
    for command in (["serve"], ["worker"], ["backup", "copy"], ["admin", "list"]):
        ended = CliRunner().invoke(app, [*command, "--database", url])
        assert (ended.exit_code, "postgresql://" in ended.output, "geheim" in ended.output) == (2, True, False)


def test_the_page_is_served_and_nothing_beside_it(settings: Settings, tmp_path: Path, serve: Serve) -> None:
    with serve(dataclasses.replace(settings, page=tmp_path / "none")) as client:
        assert "has not been built" in client.get("/").text
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>Stammtisch</h1>")
    (folder / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("no")
    with serve(dataclasses.replace(settings, page=folder)) as client:
        assert client.get("/").text == client.get("/table/abc").text == "<h1>Stammtisch</h1>"
        assert client.get("/assets/app.js").text == "1"
        assert "immutable" in client.get("/assets/app.js").headers["Cache-Control"]
        for path in ("/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets/%2e%2e%2f%2e%2e%2fsecret.txt"):
            assert client.get(path).text != "no"
        assert client.get("/api/none").status_code == 404


def test_what_is_wrong_names_fields_and_nothing_of_how_they_are_checked(client: TestClient) -> None:
    made, _ = make(client)
    with client.websocket_connect(f"/api/tables/{made['id']}/live") as line:
        line.send_json({"type": "hello", "secret": made["spectator"], "name": "x" * 60})
        assert "“name” is too long" in line.receive_json()["error"]["message"]

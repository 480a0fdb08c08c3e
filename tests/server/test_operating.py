"""What an operator relies on: silent connections are cut, one server a file, copies that can be put back."""

from __future__ import annotations

import contextlib
import json
import os
import random
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.sync.client import connect

from stammtisch.cli import app
from stammtisch.kernel.twins import warm
from stammtisch.server.basics.errors import Unusable
from stammtisch.server.basics.settings import FROM_CODE, Settings
from stammtisch.server.keeping.files import backup, claim, prepare, restore

from .conftest import SEATS, Player, Running, Serve, make, until
from .postgres import only_sqlite


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path / "tables.sqlite", head=1.0, pieces=1.0, connections=20)
    try:
        yield server.ready()
    finally:
        server.stop()


def line(server: Running, said: bytes = b"") -> socket.socket:
    one = socket.create_connection(("127.0.0.1", server.port), timeout=15)
    one.sendall(said)
    return one


def heard(one: socket.socket) -> bytes:
    """What comes until the other end hangs up."""
    out = b""
    with one, contextlib.suppress(ConnectionResetError):
        while part := one.recv(65536):
            out += part
    return out


SLOW = {
    "silent": b"",
    "half a head": b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
}


def test_who_is_slow_is_cut(quick: Running) -> None:
    lines = {name: line(quick, said) for name, said in SLOW.items()}
    again = line(quick, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    said = b""
    while not said.endswith(b"}"):
        said += again.recv(65536)
    assert b"200 OK" in said
    again.sendall(b"GET /heal")
    begun = time.monotonic()
    answers = {name: heard(one) for name, one in lines.items()}
    assert time.monotonic() - begun < 12
    assert answers["silent"] == answers["half a head"] == b""
    assert b" 408 " in answers["half a body"]
    assert heard(again) == b""


FLOODS = {
    "a header": (b"GET /livez HTTP/1.1\r\nHost: x\r\nX: ", b"a" * 65536),
    "headers": (b"GET /livez HTTP/1.1\r\nHost: x\r\n", b"X: a\r\n" * 10000),
    "an address": (b"GET /", b"a" * 65536),
    "behind the body": (b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"X: a\r\n" * 10000),
    "in the body": (b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2;", b"a" * 65536),
}


def test_what_a_request_has_around_its_body_has_an_end(running: Running) -> None:
    """Else whoever sends on holds up everybody else, and fills the memory."""
    for name, (first, more) in FLOODS.items():
        with line(running, first) as one, pytest.raises(ConnectionError):
            for _ in range(1000):
                one.sendall(more)
            pytest.fail(name)
    with httpx.Client(base_url=running.url, timeout=60) as client:
        assert client.get("/livez", headers={"X": "a" * 30_000}).status_code == 200
        assert client.post("/api/tables", content=b" " * 400_000).status_code == 422


def test_a_websocket_is_no_silent_connection(quick: Running) -> None:
    with httpx.Client(base_url=quick.url, timeout=60) as client:
        made, ada = make(client)
        with connect(f"{quick.url.replace('http', 'ws')}/api/tables/{made['id']}/live") as socket:
            socket.send(json.dumps({"type": "hello", "secret": ada.secret}))
            assert json.loads(socket.recv(timeout=20))["type"] == "ready"
            assert json.loads(socket.recv(timeout=20))["type"] == "resync"
            time.sleep(3.0)  # three times as long as the head of a request may take
            ada.move("pass", 0, ada.look()["due"][0])
            assert json.loads(socket.recv(timeout=20))["kind"] == "move"


def test_a_websocket_that_is_closed_counts_no_more(quick: Running) -> None:
    """Twice as many as one address may have at once, one after another."""
    with httpx.Client(base_url=quick.url, timeout=60) as client:
        made, ada = make(client)
    for _ in range(40):
        with connect(f"{quick.url.replace('http', 'ws')}/api/tables/{made['id']}/live") as socket:
            socket.send(json.dumps({"type": "hello", "secret": ada.secret}))
            assert json.loads(socket.recv(timeout=20))["type"] == "ready"
    until(lambda: _answers(quick))


def test_many_silent_connections_stop_nobody(quick: Running) -> None:
    lines = [line(quick) for _ in range(200)]
    until(lambda: _answers(quick))
    for one in lines:
        assert heard(one) == b""


def _answers(server: Running) -> bool:
    try:
        return httpx.get(f"{server.url}/healthz", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGHUP])
def test_the_table_is_said_to_be_open_when_it_is_and_an_ended_server_leaves_nothing_behind(
    tmp_path: Path, told: signal.Signals
) -> None:
    command = [sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    passing = tmp_path / "passing"
    passing.mkdir()
    environ = {**os.environ, "STAMMTISCH_COMPILE": "0", "TMPDIR": str(passing)}
    with subprocess.Popen(
        command,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=lambda: signal.signal(told, signal.SIG_DFL),  # tests under nohup would have it ignored
    ) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = said.removeprefix("The table is open at ").removesuffix(" (Ctrl-C closes it)\n")
            assert httpx.get(f"{address}healthz").status_code == 200
            server.send_signal(told)
            server.wait(30)
        finally:
            server.kill()
    assert server.returncode == 0
    assert not list(passing.iterdir())


class Endless:
    """Something that compiles and never comes to its end."""

    def poll(self) -> None:
        return None


def test_what_is_played_is_compiled_before_what_nobody_plays(
    settings: Settings, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    monkeypatch.setattr(warm, "start", lambda title, *_: begun.append(title.name) or Endless())
    monkeypatch.setattr(warm, "stop", lambda process: None)
    with serve(replace(settings, compile=True)) as client:
        until(lambda: begun)
        assert begun[0] != "mall-world"
        make(client)[1].look()
        until(lambda: begun[-1] == "mall-world")
        assert len(begun) == 2, "and it stays"


@only_sqlite
def test_a_second_server_on_the_same_file_is_refused(quick: Running) -> None:
    command = [sys.executable, "-m", "stammtisch.server", "0", str(quick.database)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert second.returncode == 1
    assert "another server uses" in second.stderr
    assert "Traceback" not in second.stderr


@only_sqlite
def test_no_copy_takes_the_place_of_tables(quick: Running, tmp_path: Path) -> None:
    run, file, another = CliRunner(), quick.database, tmp_path / "another.sqlite"
    with httpx.Client(base_url=quick.url, timeout=60) as client, claim(f"sqlite:///{another}"):
        made, ada = make(client)
        (tmp_path / "linked").symlink_to(tmp_path, target_is_directory=True)
        wrong = (file, Path(f"{file}-wal"), Path(f"{file}.lock"), tmp_path / "linked" / file.name, another)
        for target in wrong:
            refused = run.invoke(app, ["backup", str(target), "--database", str(file)])
            assert (refused.exit_code, "keeps its tables" in refused.output) == (2, True), target
        ada.move("pass", 0, ada.look()["due"][0])
        quick.kill()
        quick.again().ready()
        assert Player(client, made["id"], ada.secret).look()["ply"] == 1


@only_sqlite
def test_a_copy_is_made_while_the_server_runs_and_can_be_put_back(quick: Running, tmp_path: Path) -> None:
    copy, run = tmp_path / "copy.sqlite", CliRunner()
    with httpx.Client(base_url=quick.url, timeout=60) as client:
        made, ada = make(client)
        ada.move("pass", 0, ada.look()["due"][0])
        assert run.invoke(app, ["backup", str(copy), "--database", str(quick.database)]).exit_code == 0
        listed = run.invoke(app, ["admin", "list", "--database", str(quick.database)]).output
        assert made["id"] in listed
        refused = run.invoke(app, ["restore", str(copy), "--database", str(quick.database)])
        assert refused.exit_code == 2
        view = ada.look()
        ada.move(view["moves"][0]["text"], 1, view["due"][0])
        assert ada.look()["ply"] == 2
        quick.kill()
        assert run.invoke(app, ["restore", str(copy), "--database", str(quick.database)]).exit_code == 0
        quick.again().ready()
        assert Player(client, made["id"], ada.secret).look()["ply"] == 1
    assert quick.database.with_name("tables.sqlite.before").exists()


@only_sqlite
def test_what_the_operator_writes_waits_for_a_server_that_writes(tmp_path: Path) -> None:
    """Whoever reads before another one has written, and writes then, would be told that the database is locked."""
    file = tmp_path / "tables.sqlite"
    prepare(f"sqlite:///{file}")
    with sqlite3.connect(file, isolation_level=None, check_same_thread=False) as server:
        server.execute("BEGIN IMMEDIATE")
        server.execute("INSERT INTO facts VALUES ('a', 'b')")
        timer = threading.Timer(0.5, server.commit)
        timer.start()
        done = CliRunner().invoke(app, ["admin", "erase", "Ada", "--database", str(file)])
        timer.join()
    server.close()
    assert done.exit_code == 0, done.exception


@only_sqlite
def test_a_copy_that_is_killed_leaves_what_was_there(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "copy.sqlite"
    prepare(url)
    backup(url, copy)
    good = copy.read_bytes()
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        db.executemany("INSERT INTO facts VALUES (?, ?)", ((str(n), "x" * 20_000) for n in range(2000)))
    db.close()
    for n in range(8):
        words = ("backup", str(copy)) if n % 2 else ("restore", str(copy))
        command = [sys.executable, "-m", "stammtisch", *words, "--database", str(tmp_path / "tables.sqlite")]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        part = (tmp_path / ("copy.sqlite.part" if n % 2 else "tables.sqlite.part")).exists
        deadline = time.monotonic() + 60
        while process.poll() is None and not part() and time.monotonic() < deadline:
            time.sleep(0.002)
        if process.poll() is None:
            os.kill(process.pid, signal.SIGKILL)
        process.wait()
        for file in (copy, tmp_path / "tables.sqlite"):
            with sqlite3.connect(file) as db:
                assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            db.close()
    assert good[:16] == copy.read_bytes()[:16]


@only_sqlite
def test_what_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    url = f"sqlite:///{file}"
    file.write_bytes(b"this is no database" * 500)
    with pytest.raises(Unusable, match="damaged or cannot be opened"):
        prepare(url)
    file.unlink()
    prepare(url)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode=DELETE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unusable, match="cannot be opened: another program uses it") as refused:
            prepare(url)
        assert "Sicherung" not in refused.value.said("de"), "nothing is wrong with it"
    with sqlite3.connect(file) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    with pytest.raises(Unusable, match="newer version of Stammtisch"):
        prepare(url)
    ended = subprocess.run(
        [sys.executable, "-m", "stammtisch.server", "0", str(file)], capture_output=True, text=True, timeout=120
    )
    assert (ended.returncode, "Traceback" in ended.stderr) == (1, False)
    with claim(url), pytest.raises(Unusable, match="another server uses"), claim(url):
        pass
    with pytest.raises(Unusable, match="no database of tables: it is no SQLite file") as refused:
        restore(url, Path(__file__))
    assert refused.value.said("de").endswith("keine Datenbank mit Tischen: das ist keine SQLite-Datei")
    with pytest.raises(Unusable) as refused:
        restore(url, tmp_path / "nowhere.sqlite")
    assert refused.value.said("fr").endswith("le fichier ne s’ouvre pas")


def test_an_operator_deletes_tables_and_names(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.sqlite")
    run, where = CliRunner(), ["--database", server.address]
    try:
        with httpx.Client(base_url=server.ready().url, timeout=60) as client:
            made, ada = make(client)
            board = ada.ask("POST", "/boards", json={"at": 0}).json()["id"]
    finally:
        server.stop()
    listed = run.invoke(app, ["admin", "list", *where]).output.splitlines()
    assert {line.split()[0]: line.split()[2] for line in listed} == {made["id"]: "running", board: "board"}
    assert "Ada" in run.invoke(app, ["admin", "look", made["id"], *where]).output
    assert ada.secret not in run.invoke(app, ["admin", "look", made["id"], "--json", *where]).output
    assert "2 seats" in run.invoke(app, ["admin", "erase", "Ada", *where]).output
    assert "Ada" not in run.invoke(app, ["admin", "look", made["id"], *where]).output
    for wrong in ('Ada "the first"', "Ada: Lovelace", "A" * 41, " "):
        assert run.invoke(app, ["admin", "rename", made["id"], "0", wrong, *where]).exit_code == 2, wrong
    assert run.invoke(app, ["replay", "--all", *where]).exit_code == 0, "the table can still be opened"
    for command in (["done", "9" * 20], ["block", "9" * 20], ["list", "--most", "9" * 20]):
        ended = run.invoke(app, ["admin", *command, *where])
        assert (ended.exit_code, "wants a number from" in ended.output) == (2, True), command
    assert run.invoke(app, ["admin", "delete", made["id"], *where]).exit_code == 0
    assert run.invoke(app, ["admin", "delete", made["id"], *where]).exit_code == 2


def test_all_settings_are_listed() -> None:
    text = CliRunner().invoke(app, ["serve", "--help"]).output
    operators = (Path(__file__).parents[2] / "docs" / "operators.md").read_text()
    for setting in fields(Settings):
        if setting.name not in FROM_CODE:
            assert f"STAMMTISCH_{setting.name.upper()} " in text, setting.name
            assert f"STAMMTISCH_{setting.name.upper()}" in operators, setting.name


@only_sqlite
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits another process as only Linux can")
def test_a_full_disk_is_told_and_nothing_is_lost(quick: Running) -> None:
    """No file can grow any more, as on a full disk: what cannot be kept is refused, and goes on when there is room."""
    with httpx.Client(base_url=quick.url, timeout=60) as client:
        _, ada = make(client)
        before = ada.play(random.Random(3), 10)
        unlimited = resource.prlimit(quick.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(quick.pid, resource.RLIMIT_FSIZE, (4096, unlimited[1]))
        move, seat = before["moves"][0]["text"], before["due"][0]
        refused = ada.move(move, before["ply"], seat, client_id="once")
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "unavailable")
        assert client.post("/api/tables", json={"title": "mall-world", "seats": SEATS}).status_code == 503
        until(lambda: client.get("/healthz").status_code == 503)
        resource.prlimit(quick.pid, resource.RLIMIT_FSIZE, unlimited)
        until(lambda: client.get("/healthz").status_code == 200)
        assert ada.look()["ply"] == before["ply"]
        assert ada.move(move, before["ply"], seat, client_id="once").status_code == 200
    quick.kill()
    quick.again().ready()
    with httpx.Client(base_url=quick.url, timeout=60) as client:
        ada.client = client
        assert ada.look()["ply"] == before["ply"] + 1


def test_a_database_that_is_not_there_is_said_to_be_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = f"postgresql://ada:geheim@/tables?host={tmp_path}"
    with pytest.raises(Unusable, match="does not answer: .*No such file") as refused:
        prepare(nowhere)
    said = [refused.value.said(lang) for lang in ("en", "de", "fr")]
    assert "antwortet nicht" in said[1] and "ne répond pas" in said[2]
    assert not any("geheim" in sentence or "\n" in sentence for sentence in said)
    for lang, command in (("de", "pg_dump"), ("fr", "pg_dump")):
        with pytest.raises(Unusable) as refused:
            backup(nowhere, tmp_path / "copy")
        assert command in refused.value.said(lang)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unusable, match=r"stammtisch\[postgres\]"):
        prepare(nowhere)

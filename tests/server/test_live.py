"""Tables over WebSockets, in a real server: what is heard, what is missed, and who misbehaves."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import socket
import struct
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import httpx
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stammtisch.server.api.live import Connection
from tests.machine import long

from .conftest import OPEN, Player, Running, bearer, make, until
from .postgres import sql


@contextmanager
def join(server: Running, player: Player, **hello: Any) -> Iterator[ClientConnection]:
    address = f"{server.url.replace('http', 'ws')}/api/tables/{player.table}/live"
    with connect(address, max_size=None) as connection:
        connection.send(json.dumps({"type": "hello", "secret": player.secret, **hello}))
        yield connection


def drain(connection: ClientConnection) -> list[dict[str, Any]]:
    """All messages until the other side hangs up."""
    out = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            out.append(json.loads(connection.recv(timeout=20)))
    return out


def hear(connection: ClientConnection, seconds: float = 10) -> dict[str, Any]:
    """The next message that is no ping (which is answered) and no word about who is there."""
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=seconds))
        if message["type"] == "ping":
            connection.send('{"type": "pong"}')
        elif message["type"] not in ("ready", "audience") and not (
            message["type"] == "event" and message["kind"] == "seat"
        ):
            return message


def step(player: Player, choice: random.Random) -> int:
    """One move by the player; the event's number."""
    view = player.look()
    made = player.move(choice.choice(view["moves"])["text"], view["ply"], view["due"][0])
    assert made.status_code == 200, made.text
    return int(made.json()["event"])


def test_everybody_hears_every_move_with_their_own_view(patient: Running) -> None:
    with httpx.Client(base_url=patient.url, timeout=60) as client, ExitStack() as stack:
        made, ada = make(client, OPEN)
        people = [ada]
        for seat in (1, 2):
            guest = Player(client, made["id"], made["invitation"])
            secret = guest.ask("PUT", f"/seats/{seat}", json={"name": f"Guest {seat}"}).json()["secret"]
            people.append(Player(client, made["id"], secret))
        watcher = Player(client, made["id"], made["spectator"])
        lines = [(who, stack.enter_context(join(patient, who, lang="de"))) for who in (*people, watcher)]
        assert all(hear(line)["type"] == "resync" for _, line in lines)
        choice = random.Random(1)
        for _ in range(40):
            view = ada.look()
            seat, before = view["due"][0], view["ply"]
            mine = people[seat].look()
            move = choice.choice(mine["moves"])["text"]
            answer = people[seat].move(move, mine["ply"], seat).json()
            for who, line in lines:
                message = hear(line)
                while view["at_once"] and message["event"] < answer["event"]:
                    message = hear(line)  # the last sealed choice opens all of them
                seen = who.look(lang="de")
                assert (message["type"], message["event"]) == ("event", answer["event"])
                assert message["kind"] in (("done", "move") if view["at_once"] else ("move",))
                assert message["table"] == seen
                if message["kind"] == "move":
                    since = seen["ply"] if view["at_once"] else before + 1
                    told = who.ask("GET", "/log", params={"since": since, "lang": "de"}).json()
                    assert (message["ply"], message["log"]) == (seen["ply"], told)
        secrets = {made["invitation"], made["spectator"], *(p.secret for p in people)}
        assert not any(secret in patient.log.read_text() for secret in secrets)


def test_a_sealed_choice_is_not_told(patient: Running) -> None:
    with httpx.Client(base_url=patient.url, timeout=60) as client, ExitStack() as stack:
        made, ada = make(client)
        choice = random.Random(1)
        watcher = Player(client, made["id"], made["spectator"])
        line = stack.enter_context(join(patient, watcher))
        assert hear(line)["type"] == "resync"
        sealed = 0
        for _ in range(150):
            view = ada.look()
            if view["over"] or sealed >= 4:
                break
            record = watcher.ask("GET", "/record").text
            if not view["at_once"]:
                step(ada, choice)
                assert hear(line)["kind"] == "move"
                continue
            for seat in view["due"][:-1]:
                step(ada, choice)
                message = hear(line)
                assert (message["kind"], message["seat"], message["log"]) == ("done", seat, [])
                assert "text" not in message
                assert watcher.ask("GET", "/record").text == record
                sealed += 1
            step(ada, choice)
            told = [hear(line) for _ in view["due"]]
            assert [(message["kind"], message["seat"]) for message in told] == [("move", s) for s in view["due"]]
            assert all("text" in message for message in told)
            assert told[-1]["log"]
        assert sealed >= 4


def test_who_comes_back_hears_what_was_missed(tmp_path: Any) -> None:
    server = Running(tmp_path / "tables.sqlite", ring=10)
    try:
        server.ready()
        with httpx.Client(base_url=server.url, timeout=60) as client:
            _, ada = make(client)
            choice = random.Random(3)
            for _ in range(5):
                last = step(ada, choice)
            with join(server, ada, since=last) as line:
                ready = json.loads(line.recv(timeout=10))
                assert abs(ready.pop("now") - 1000 * time.time()) < 10_000
                assert ready == {"type": "ready", "event": last}
                with pytest.raises(TimeoutError):
                    hear(line, 0.5)
            for _ in range(4):
                newest = step(ada, choice)
            since = range(last + 1, newest + 1)  # a choice that opens others is told with these
            with join(server, ada, since=last) as line:
                missed = [hear(line) for _ in since]
            assert [m["event"] for m in missed] == list(since)
            assert [m["table"] is None for m in missed] == [event < newest for event in since]
            assert all(m["text"] for m in missed if m["kind"] == "move")
            server.kill()
            server.again().ready()
            with join(server, ada, since=last) as line:
                assert [hear(line) for _ in since] == missed
            for _ in range(8):
                step(ada, choice)
            for gone in (last, 10_000):
                with join(server, ada, since=gone) as line:
                    message = hear(line)
                    assert message["type"] == "resync"
                    assert message["table"] == ada.look() | {"seats": message["table"]["seats"]}
    finally:
        server.stop()


def test_two_clients_race_for_one_move(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        made, ada = make(client)
        choice = random.Random(2)
        for race in range(30):
            view = ada.look()
            start = threading.Barrier(2)
            answers: list[httpx.Response] = []

            def go(name: str, view: Any = view, start: Any = start, answers: Any = answers) -> None:
                with httpx.Client(base_url=running.url, timeout=60) as own:
                    player = Player(own, made["id"], ada.secret)
                    move = choice.choice(view["moves"])["text"]
                    start.wait()
                    answers.append(player.move(move, view["ply"], view["due"][0], name))

            threads = [threading.Thread(target=go, args=(f"{race}-{n}",)) for n in range(2)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            won, lost = sorted(a.status_code for a in answers)
            assert (won, lost) == (200, 409) or (view["at_once"] and (won, lost) == (200, 422))
            after = ada.look()
            assert after["ply"] > view["ply"] or after["due"] == view["due"][1:]
            assert view["at_once"] or after["ply"] == view["ply"] + 1


def test_one_move_sent_by_two_connections_is_made_once(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        made, ada = make(client)
        view = ada.look()
        answers = []

        def go() -> None:
            with httpx.Client(base_url=running.url, timeout=60) as own:
                player = Player(own, made["id"], ada.secret)
                answers.append(player.move(view["moves"][0]["text"], 0, view["due"][0], "same"))

        threads = [threading.Thread(target=go) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert [a.status_code for a in answers] == [200] * 4
        assert len({a.text for a in answers}) == 1
        assert ada.look()["ply"] == 1


def raw(server: Running, player: Player, receive: int | None = None, wait: bool = True) -> socket.socket:
    """A WebSocket without a library, so that it can misbehave; `wait` for the answer to the handshake."""
    line = socket.socket()
    if receive:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/tables/{player.table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while wait and not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    return line


def frame(text: str) -> bytes:
    """A masked text frame; the mask is zero."""
    data = text.encode()
    assert len(data) < 65536
    return struct.pack("!BBH4s", 0x81, 0x80 | 126, len(data), b"\0\0\0\0") + data


def metric(client: httpx.Client, name: str) -> float:
    lines = [line for line in client.get("/metrics").text.splitlines() if line.startswith(name)]
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines)


def _connected(server: Running) -> str:
    """Whom a server holds a connection with, as Linux lists it from the server's side."""
    established = [line for line in Path("/proc/net/tcp").read_text().splitlines() if line.split()[3] == "01"]
    return "\n".join(line for line in established if line.split()[1].endswith(f":{server.port:04X}"))


@long
def test_who_never_reads_is_cut_off_and_holds_nobody_up(tmp_path: Path) -> None:
    running = Running(tmp_path / "tables.sqlite", heartbeat=1.0, send=3.0)
    with httpx.Client(base_url=running.ready().url, timeout=60) as client, ExitStack() as stack:
        stack.callback(running.stop)
        _, ada = make(client)
        deaf = raw(running, ada, receive=4096)
        stack.callback(deaf.close)
        deaf.sendall(frame(json.dumps({"type": "hello", "secret": ada.secret})))
        with join(running, ada) as good:
            assert hear(good)["type"] == "resync"
            until(lambda: metric(client, "stammtisch_watchers ") == 2)
            slowest, count, deadline = 0.0, 0, time.monotonic() + 90
            while metric(client, "stammtisch_watchers_cut_total") == 0:
                assert time.monotonic() < deadline
                if count % 20 == 0:
                    deaf.sendall(frame('{"type": "pong"}'))  # it lives, but does not read
                count += 1
                begun = time.monotonic()
                assert ada.ask("PATCH", "/seats/0", json={"policy": "person"}).status_code == 200
                while (message := json.loads(good.recv(timeout=10))).get("event") != count:
                    if message["type"] == "ping":
                        good.send('{"type": "pong"}')
                slowest = max(slowest, time.monotonic() - begun)
            assert slowest < 2.0
            until(lambda: metric(client, "stammtisch_watchers ") == 1)
            port = deaf.getsockname()[1]
            until(lambda: f":{port:04X} " not in _connected(running), 8)


def test_cut_in_the_middle_of_everything(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        _, ada = make(client)
        choice = random.Random(6)
        hello = frame(json.dumps({"type": "hello", "secret": ada.secret}))
        for n in range(120):
            line = raw(running, ada, wait=n % 3 != 0)
            if n % 4:
                line.sendall(hello[: choice.randrange(len(hello) + 1)] if n % 4 == 1 else hello)
            if n % 4 == 3:
                line.recv(choice.randrange(1, 4000))
            if n % 5 == 0 and not ada.look()["over"]:
                step(ada, choice)
            if n % 2:  # a reset instead of a farewell
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.close()
        until(lambda: metric(client, "stammtisch_watchers ") == 0)
        step(ada, choice)
        with join(running, ada) as good:
            assert hear(good)["type"] == "resync"
            event = step(ada, choice)
            assert hear(good)["event"] == event
        assert "Traceback" not in running.log.read_text()


def test_the_server_pings_and_cuts_the_silent(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        _, ada = make(client)
        with join(running, ada) as silent:
            assert sum(message["type"] == "ping" for message in drain(silent)) >= 2
            assert silent.close_code == 4408
        with join(running, ada) as patient:
            assert hear(patient)["type"] == "resync"
            with pytest.raises(TimeoutError):
                hear(patient, 0.1)
            begun = time.monotonic()
            while time.monotonic() - begun < 4.5:  # longer than a silent one may stay
                if json.loads(patient.recv(timeout=5))["type"] == "ping":
                    patient.send('{"type": "pong"}')
            event = step(ada, random.Random(1))
            assert hear(patient)["event"] == event


WRONG = {
    "hello": 4422,
    "[]": 4422,
    '{"type": "move"}': 4422,
    '{"type": "hello"}': 4403,
    '{"type": "hello", "secret": "st_wrong"}': 4403,
    '{"type": "hello", "secret": 5}': 4422,
    '{"type": "hello", "secret": "SECRET", "seat": 1}': 4403,
    '{"type": "hello", "secret": "SECRET", "since": -1}': 4422,
    "[" * 5000: 4422,
}
"""What no hello is, and with which code the line is closed."""


def test_a_wrong_hello_is_told_so(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        _, ada = make(client, OPEN)
        for said, code in WRONG.items():
            with connect(f"{running.url.replace('http', 'ws')}/api/tables/{ada.table}/live?lang=de") as line:
                line.send(said.replace("SECRET", ada.secret))
                (message,) = drain(line)
                assert message["type"] == "error", said
                assert message["error"]["message"], said
                assert line.close_code == code, said


def test_a_table_that_is_not_there_and_other_nonsense(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        _, ada = make(client)
        nowhere = Player(client, "abcdefghijkm", ada.secret)
        with join(running, nowhere) as line:
            assert json.loads(line.recv(timeout=10))["error"]["code"] == "not-found"
        with join(running, ada) as line:
            assert hear(line)["type"] == "resync"
            line.send(b"\x00\x01")
            assert drain(line)[-1]["error"]["code"] == "invalid"
        with join(running, ada) as line:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(20_000):  # until the server has had enough; on a busy machine it hears them late
                    line.send('{"type": "pong"}')
            assert drain(line)[-1]["error"]["code"] == "too-many"
        with join(running, ada) as line:
            line.send("x" * 100_000)
            drain(line)
            assert line.close_code == 1009
        step(ada, random.Random(1))


def test_who_is_hung_up_on_while_being_told_something_is_told_no_more(client: TestClient) -> None:
    """A cancellation at the very moment at which a message has been sent is heard."""

    class Socket:
        headers: ClassVar[dict[str, str]] = {}
        query_params: ClassVar[dict[str, str]] = {}

        async def send_text(self, text: str) -> None:
            telling.cancel()

    async def tell() -> None:
        await connection.send("something")
        await asyncio.sleep(0)
        await connection.send("more")

    async def cut() -> bool:
        nonlocal telling
        telling = asyncio.create_task(tell())
        await asyncio.wait([telling])
        return telling.cancelled()

    telling: asyncio.Task[None]
    house = client.app.state.house  # type: ignore[attr-defined]
    connection = Connection(cast(WebSocket, Socket()), house)
    assert asyncio.run(cut())


def test_a_table_that_is_put_aside_leaves_nothing_behind(client: TestClient) -> None:
    """A busy server looks for circles of garbage rarely: a table may not be part of one."""
    made, ada = make(client)
    house = client.app.state.house  # type: ignore[attr-defined]
    gc.collect()
    gc.disable()
    try:
        with client.websocket_connect(f"/api/tables/{ada.table}/live") as line:
            line.send_json({"type": "hello", "secret": ada.secret})
            step(ada, random.Random(1))
            ada.ask("GET", "/history", params={"at": 1})
            table = weakref.ref(house.tables[ada.table])
            line.close()
            until(lambda: not table().watchers)  # type: ignore[union-attr]
        assert client.delete(f"/api/tables/{ada.table}", headers=bearer(made["owner"])).status_code == 204
        until(lambda: table() is None, 5)
    finally:
        gc.enable()


def test_presence_is_told(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        made, ada = make(client, OPEN)
        guest = Player(client, made["id"], made["invitation"])
        bruno = Player(client, made["id"], guest.ask("PUT", "/seats/1", json={"name": "Bruno"}).json()["secret"])
        with join(running, ada) as line:
            assert hear(line)["type"] == "resync"
            with join(running, bruno):
                message = json.loads(line.recv(timeout=10))
                assert (message["kind"], message["seat"]) == ("seat", 1)
                assert message["table"]["seats"][1]["connected"] is True
            message = json.loads(line.recv(timeout=10))
            while message["type"] == "ping":
                message = json.loads(line.recv(timeout=10))
            assert message["table"]["seats"][1]["connected"] is False


def test_who_comes_back_and_missed_no_event_sees_who_is_there(patient: Running) -> None:
    """Else somebody who left meanwhile would be waited for, as if they were there."""
    with httpx.Client(base_url=patient.url, timeout=60) as client:
        made, ada = make(client, OPEN)
        guest = Player(client, made["id"], made["invitation"])
        bruno = Player(client, made["id"], guest.ask("PUT", "/seats/1", json={"name": "Bruno"}).json()["secret"])
        last = ada.look()["event"]
        with join(patient, bruno):
            with join(patient, ada) as line:
                view = hear(line)["table"]
                assert (view["event"], view["seats"][1]["connected"]) == (last, True)
            until(lambda: not bruno.look()["seats"][0]["connected"])
        until(lambda: not ada.look()["seats"][1]["connected"])
        with join(patient, ada, since=last, back=True) as line:
            while (message := json.loads(line.recv(timeout=10)))["type"] != "event":
                pass
            assert (message["event"], message["log"], message["table"]["event"]) == (last, [], last)
            assert message["table"]["seats"][1]["connected"] is False


def test_what_is_no_event_is_told_after_the_events(client: TestClient) -> None:
    """A page passes over what is older than what it knows, and with it would pass over the table."""
    _, ada = make(client)
    ada.look()
    house = client.app.state.house  # type: ignore[attr-defined]
    table = house.tables[ada.table]
    line = Connection(cast(WebSocket, SimpleNamespace(headers={}, query_params={})), house)
    line.whisper(table.here("seat", 1))
    last = [step(ada, random.Random(1)), step(ada, random.Random(1))][-1]
    told = [json.loads(text) for text in line.messages(table)]
    assert [(m["event"], m["kind"]) for m in told] == [*((n, "move") for n in range(1, last + 1)), (last, "seat")]
    assert [m["table"] is None for m in told] == [True] * last + [False]
    assert told[-1]["table"]["event"] == last


@long
def test_bots_go_on_after_a_kill_though_nobody_looks(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        bots = [{"kind": "bot", "policy": "random"} for _ in range(3)]
        tables = [make(client, bots)[1] for _ in range(3)]
        until(lambda: metric(client, "stammtisch_moves_total") > 30)
    running.kill()
    over = "SELECT id FROM tables WHERE over"
    assert len(sql(running.database, over)) < 3
    running.again().ready()
    until(lambda: len(sql(running.database, over)) == 3, 60)
    with httpx.Client(base_url=running.url, timeout=60) as client:
        assert all(Player(client, t.table, t.secret).look()["over"] for t in tables)


def test_bots_end_with_a_server_that_is_killed(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        make(client, [{"kind": "bot", "policy": "random"} for _ in range(3)])
        until(lambda: metric(client, "stammtisch_moves_total") > 5)
    tasks = Path(f"/proc/{running.pid}/task").iterdir()
    children = {int(pid) for task in tasks for pid in (task / "children").read_text().split()}
    assert children
    running.kill()

    def alive(pid: int) -> bool:
        status = Path(f"/proc/{pid}/status")
        try:
            return "State:\tZ" not in status.read_text()
        except (FileNotFoundError, ProcessLookupError):
            return False

    until(lambda: not any(alive(pid) for pid in children))

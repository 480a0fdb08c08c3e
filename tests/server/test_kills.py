"""Servers and their workers killed at random under play: no acknowledged move is lost or doubled, no table is stuck."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.machine import long

from .conftest import Running, bearer, until
from .postgres import POSTGRES, sql

KILLS = int(os.environ.get("STAMMTISCH_KILLS", "60"))
TABLES = 4
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bruno"}, {"kind": "bot", "policy": "random"}]


def kill_a_worker(server: Running, choice: random.Random) -> None:
    """Kills one of the processes that think, or the one from which these are server."""
    workers = list(_descendants(server.pid))
    if workers:
        with contextlib.suppress(ProcessLookupError):
            os.kill(choice.choice(workers), signal.SIGKILL)


def _descendants(pid: int) -> Iterator[int]:
    """The processes that a process has begun, and those that these have."""
    with contextlib.suppress(OSError):
        for child in map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()):
            yield child
            yield from _descendants(child)


@dataclass
class Guest:
    """Plays two seats of one table after another, noting every move that was acknowledged, and listens to it."""

    server: Running
    choice: random.Random
    stop: threading.Event
    acknowledged: dict[tuple[str, str], tuple[int, int, str, bool]] = field(default_factory=dict)
    heard: set[tuple[str, int, int, str]] = field(default_factory=set)
    tables: list[tuple[str, str]] = field(default_factory=list)
    repeated: int = 0
    progress: int = 0
    failed: BaseException | None = None

    def ask(self, client: httpx.Client, method: str, path: str, **more: Any) -> httpx.Response:
        """Asks until there is an answer; a server that is being killed gives none."""
        while True:
            try:
                response = client.request(method, self.server.url + path, timeout=10, **more)
            except httpx.TransportError:
                self.repeated += 1
                time.sleep(0.01)
                continue
            if response.status_code == 503:
                time.sleep(0.01)
                continue
            assert response.status_code < 500, response.text
            return response

    def play(self) -> None:
        try:
            with httpx.Client(timeout=60) as client:
                while not self.stop.is_set():
                    self.one_table(client)
        except BaseException as error:
            self.failed = error

    def one_table(self, client: httpx.Client) -> None:
        made = self.ask(client, "POST", "/api/tables", json={"title": "mall-world", "seats": SEATS}).json()
        table, secret = made["id"], made["seats"][0]["secret"]
        self.tables.append((table, secret))
        headers = bearer(secret)
        count = 0
        while not self.stop.is_set():
            view = self.ask(client, "GET", f"/api/tables/{table}", headers=headers).json()
            if view["over"]:
                return
            if not view["moves"]:
                time.sleep(0.002)
                continue
            count += 1
            body = {
                "client_id": f"m{count}",
                "ply": view["ply"],
                "seat": view["view"]["seat"],
                "move": self.choice.choice(view["moves"])["text"],
            }
            answer = self.ask(client, "POST", f"/api/tables/{table}/moves", headers=headers, json=body)
            assert answer.status_code == 200, (body, answer.text)
            made_move = answer.json()
            # while a sealed choice is awaited, those of others may come in between
            assert made_move["ply"] == view["ply"] + 1 or view["at_once"], "moved twice"
            self.acknowledged[table, body["client_id"]] = (
                made_move["event"],
                made_move["ply"],
                body["move"],
                view["at_once"],
            )
            self.progress += 1

    def listen(self) -> None:
        """Keeps a WebSocket open to the newest table, and notes every move it hears of."""
        since: dict[str, int] = {}
        while not self.stop.is_set():
            if not self.tables:
                time.sleep(0.01)
                continue
            table, secret = self.tables[-1]
            try:
                with connect(f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/live") as socket:
                    socket.send(json.dumps({"type": "hello", "secret": secret, "since": since.get(table, 0)}))
                    while not self.stop.is_set() and self.tables[-1][0] == table:
                        try:
                            message = json.loads(socket.recv(timeout=0.5))
                        except TimeoutError:
                            continue
                        if message["type"] == "event" and message["kind"] == "move" and "text" in message:
                            self.heard.add((table, message["event"], message["ply"], message["text"]))
                        since[table] = max(since.get(table, 0), message.get("event", 0))
            except (OSError, WebSocketException, EOFError):
                time.sleep(0.01)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path / "tables.sqlite", bots=1)
    try:
        yield server.ready()
    finally:
        server.stop()


@long
def test_kills_at_random_moments(server: Running) -> None:
    choice, stop = random.Random(2026), threading.Event()
    guests = [Guest(server, random.Random(n), stop) for n in range(TABLES)]
    threads = [threading.Thread(target=work, daemon=True) for guest in guests for work in (guest.play, guest.listen)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(KILLS):
            if choice.random() < 0.3:
                time.sleep(choice.uniform(0.0, 0.3))  # perhaps while it is starting
            else:
                _until_played(guests, sum(guest.progress for guest in guests) + choice.randrange(1, 10))
                time.sleep(choice.uniform(0.0, 0.02))
            if choice.random() < 0.2:
                kill_a_worker(server, choice)
            else:
                server.kill()
                server.again()
            _nobody_failed(server, guests)
        server.ready()
        before = [guest.progress for guest in guests]

        def all_play() -> bool:
            return any(g.failed for g in guests) or all(g.progress > n + 5 for g, n in zip(guests, before, strict=True))

        until(all_play, 60)
    finally:
        stop.set()
        for thread in threads:
            thread.join(30)
    _nobody_failed(server, guests)
    _every_move_is_there_once(server.database, guests)
    _no_table_is_stuck(server, guests)
    print(
        f"{KILLS} kills, {sum(len(g.tables) for g in guests)} tables, "
        f"{sum(len(g.acknowledged) for g in guests)} moves acknowledged, {sum(len(g.heard) for g in guests)} heard, "
        f"{sum(g.repeated for g in guests)} requests without an answer"
    )


def _until_played(guests: list[Guest], moves: int) -> None:
    until(lambda: any(g.failed for g in guests) or sum(g.progress for g in guests) >= moves, 60)


def _nobody_failed(server: Running, guests: list[Guest]) -> None:
    failed = [guest.failed for guest in guests if guest.failed is not None]
    log = server.log.read_text() if failed else ""
    assert not failed, f"{failed}\n{log[-6000:]}"


def _every_move_is_there_once(database: Path, guests: list[Guest]) -> None:
    if not POSTGRES:
        assert sql(database, "PRAGMA integrity_check") == [("ok",)]
    plies = sql(database, "SELECT table_id, event, number, move, undone FROM plies ORDER BY table_id, number")
    events = sql(database, "SELECT table_id, number, ply, client_id FROM events WHERE kind = 'move'")
    drafts = set(sql(database, "SELECT table_id, client_id FROM drafts"))
    assert all(undone is None for *_, undone in plies)
    numbers = Counter(table for table, *_ in plies)
    by_number = {(table, number): (event, move) for table, event, number, move, _ in plies}
    assert len(by_number) == len(plies), "a ply is doubled"
    for table, most in numbers.items():
        assert all((table, number) in by_number for number in range(1, most + 1)), "a ply is missing"
    by_client = {(table, client): (event, ply) for table, event, ply, client in events if client}
    acknowledged = {key: value for guest in guests for key, value in guest.acknowledged.items()}
    for key, (event, ply, move, at_once) in acknowledged.items():
        if at_once and key in drafts:
            continue
        made = by_client[key]
        # what several choose at once becomes moves when the last of them is done
        assert made == (event, ply) or (at_once and made[0] >= event), "an acknowledged move is lost"
        assert by_number[key[0], made[1]] == (made[0], move)
    unknown = set(by_client) - set(acknowledged)
    assert not unknown, "a move was made that its player was never told of"
    for guest in guests:
        for table, event, ply, text in guest.heard:
            assert by_number[table, ply] == (event, text), "somebody heard of a move that is not there"


def _no_table_is_stuck(server: Running, guests: list[Guest]) -> None:
    """Every table goes on: its bots move, and then so can its people."""
    with httpx.Client(timeout=60) as client:
        for guest in guests:
            for table, secret in guest.tables:
                path = f"{server.url}/api/tables/{table}"

                def view(path: str = path, secret: str = secret) -> dict[str, Any]:
                    return dict(client.get(path, headers=bearer(secret)).json())

                until(lambda view=view: view()["over"] or view()["moves"], 20)  # type: ignore[misc]
                now = view()
                if not now["over"]:
                    body = {"client_id": "last", "ply": now["ply"], "seat": now["view"]["seat"]}
                    body["move"] = now["moves"][0]["text"]
                    assert client.post(f"{path}/moves", headers=bearer(secret), json=body).status_code == 200

"""Servers for tests: in this process for what is only asked and answered, in one of their own where it matters."""

from __future__ import annotations

import contextlib
import os
import random
import secrets
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from stammtisch.server.api.app import create_app
from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping.store import Store
from stammtisch.server.thinking.lanes import Workshop
from tests.machine import free_port
from tests.server import forker, postgres
from tests.server.postgres import POSTGRES, address

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bruno"}, {"kind": "person", "name": "Clara"}]
FEW = "iterations=40"
"""How hints are thought about in tests."""
OPEN = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]


def until(condition: Callable[[], Any], seconds: float = 20.0) -> Any:
    """Waits for a condition, and returns what it gives; fails after so many seconds."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        value = condition()
        if value:
            return value
        time.sleep(0.02)
    raise AssertionError(f"not within {seconds} s")


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


class Player:
    """Somebody with a secret at a table, over any client that speaks like httpx."""

    def __init__(self, client: Any, table: str, secret: str):
        self.client, self.table, self.secret = client, table, secret
        self.count, self.device = 0, secrets.token_hex(4)

    def ask(self, method: str, path: str = "", **more: Any) -> httpx.Response:
        url = f"/api/tables/{self.table}{path}"
        response: httpx.Response = self.client.request(method, url, headers=bearer(self.secret), **more)
        return response

    def look(self, **params: Any) -> dict[str, Any]:
        response = self.ask("GET", params=params)
        assert response.status_code == 200, response.text
        return dict(response.json())

    def move(self, move: str | int, ply: int, seat: int, client_id: str | None = None, **more: Any) -> httpx.Response:
        self.count += 1
        name = client_id or f"{self.device}-{self.count}"
        return self.ask("POST", "/moves", json={"client_id": name, "ply": ply, "seat": seat, "move": move, **more})

    def play(self, choice: random.Random, moves: int) -> dict[str, Any]:
        """Makes that many moves for all seats that the secret holds; returns the last view."""
        view = self.look()
        for _ in range(moves):
            if view["over"]:
                break
            made = self.move(choice.choice(view["moves"])["text"], view["ply"], view["due"][0])
            assert made.status_code == 200, made.text
            view = self.look()
        return view


def make(client: Any, seats: Any = SEATS, **more: Any) -> tuple[dict[str, Any], Player]:
    """A table, and the player who made it."""
    response = client.post("/api/tables", json={"title": "mall-world", "seats": seats, **more})
    assert response.status_code == 201, response.text
    made = response.json()
    secret = next((s["secret"] for s in made["seats"] if s["secret"]), made["spectator"])
    return made, Player(client, made["id"], secret)


@pytest.fixture(scope="session", autouse=True)
def _database_server() -> Iterator[None]:
    """Stops the PostgreSQL of the tests, if one was started."""
    yield
    postgres.close()


@pytest.fixture(autouse=True)
def _databases() -> Iterator[None]:
    """Drops the databases of each test."""
    yield
    postgres.clear()


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without tables, made once; the form that it has today is many steps away from nothing."""
    file = tmp_path_factory.mktemp("empty") / "tables.sqlite"
    Store(Settings(database=str(file)).url).close()
    return file


def _address(folder: Path, empty: Path) -> str:
    """A database without tables for a test whose folder this is."""
    database = address(folder / "tables.sqlite")
    if not POSTGRES:
        shutil.copy(empty, database)
    return database


@pytest.fixture
def settings(tmp_path: Path, empty: Path) -> Settings:
    database = _address(tmp_path, empty)
    return Settings(database=database, compile=False, pause=0.0, ponder=0.0, requests=0, tables=0, hint=FEW)


@pytest.fixture(scope="session")
def workshop() -> Iterator[Workshop]:
    """Worker processes for all apps in this process."""
    one = Workshop(1)
    try:
        yield one
    finally:
        one.close()


Serve = Callable[[Settings], TestClient]


@pytest.fixture
def serve(workshop: Workshop) -> Serve:
    """Makes a client of an app with these settings; to be used in a `with`."""
    return lambda settings: TestClient(create_app(settings, workshop), raise_server_exceptions=False)


@pytest.fixture
def client(settings: Settings, serve: Serve) -> Iterator[TestClient]:
    with serve(settings) as client:
        yield client


class Running:
    """A server in a process of its own, `at` a database or at that of a file, beside which its log lies."""

    def __init__(self, database: Path, at: str | None = None, **settings: object):
        self.port = free_port()
        self.database, self.log = database, database.with_suffix(".log")
        self.address = at or address(database)
        self.settings = {"compile": 0, "pause": 0, "ponder": 0, "requests": 0, "tables": 0, "sockets": 0, **settings}
        self.url = f"http://127.0.0.1:{self.port}"
        self.again()

    @property
    def pid(self) -> int:
        return self._process.pid

    def again(self) -> Running:
        """Starts it, for the first time or after it was stopped or killed."""
        environ = {**os.environ, "STAMMTISCH_COMPILE": "0"}
        environ |= {f"STAMMTISCH_{name.upper()}": str(value) for name, value in self.settings.items()}
        self._process = forker.start([str(self.port), self.address], environ, self.log)
        return self

    def ready(self) -> Running:
        def answers() -> bool:
            assert self._process.runs(), self.log.read_text()
            try:
                return httpx.get(f"{self.url}/healthz", verify=False).status_code == 200
            except httpx.TransportError:
                return False

        until(answers, 60)
        return self

    def kill(self) -> None:
        self._process.end(signal.SIGKILL)

    def stop(self) -> None:
        self._process.end(signal.SIGTERM)


@contextlib.contextmanager
def _running(folder: Path, empty: Path, heartbeat: float) -> Iterator[Running]:
    server = Running(folder / "tables.sqlite", _address(folder, empty), heartbeat=heartbeat)
    try:
        yield server.ready()
    finally:
        server.stop()


@pytest.fixture
def running(tmp_path: Path, empty: Path) -> Iterator[Running]:
    with _running(tmp_path, empty, 1.0) as server:
        yield server


@pytest.fixture
def patient(tmp_path: Path, empty: Path) -> Iterator[Running]:
    """One that cuts nobody for having been silent for seconds."""
    with _running(tmp_path, empty, 30.0) as server:
        yield server

"""What servers bear: `python -m bench.server [--database sqlite postgresql] [--servers 1 2] [--tables 50 1000]`.

For each database and number of servers: servers in processes of their own, and for each number of tables two watchers
at each table over WebSockets, at the servers in turn, and one move at each table every `pace` seconds on average, made
at any of the servers by whoever is due. Measured is the time from the POST until the last of the watchers has heard of
that move. Then: memory for each live table, how fast a table is opened, the moves a second of tables at which only bots
sit, spectators at one table, and a start with many tables. PostgreSQL is a cluster of its own that waits for its disk,
as SQLite does. The clients, and PostgreSQL, run on the same machine and take their share of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import text as sql_text
from tests.server.postgres import Cluster
from websockets.asyncio.client import connect

from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping.engine import open_engine
from stammtisch.server.keeping.models import EventRow, PlyRow, SeatRow, TableRow

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bruno"}, {"kind": "person", "name": "Clara"}]
EVENT = re.compile(r'"event": ?(\d+)')
HEARD = re.compile(r'"kind": ?"(move|done)"')
"""What tells of a choice: a move, or that a seat is done with what all choose at once."""
WATCHERS = 2
AT_ONCE = 500
"""So many tables are copied by one statement."""


class Server:
    """A server in a process of its own, at a database."""

    def __init__(self, database: str, **settings: object):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        given = {"requests": 0, "tables": 0, "sockets": 0, "pause": 0, "compile": 0, "reading": 0, "connections": 0}
        given |= settings
        environ = {**os.environ, **{f"STAMMTISCH_{name.upper()}": str(value) for name, value in given.items()}}
        command = [sys.executable, "-m", "stammtisch.server", str(self.port), database]
        self.process = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"{self.url}/healthz")
                return
            except httpx.TransportError:
                assert time.monotonic() < deadline, "the server does not start"
                time.sleep(0.05)

    def memory(self) -> int:
        """Resident bytes of the server alone."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) * 1024

    def cpu(self) -> float:
        """Seconds of processor time that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def metric(self, name: str) -> float:
        """The sum of a metric over its labels."""
        lines = [line for line in httpx.get(f"{self.url}/metrics").text.splitlines() if line.startswith(name)]
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines)

    def stop(self) -> None:
        """Ends it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


class Databases:
    """Empty databases, of SQLite in a folder or of PostgreSQL in a cluster, that go when this is left."""

    def __init__(self, kind: str):
        self._folder = tempfile.TemporaryDirectory()
        self._cluster = Cluster(careful=True) if kind == "postgresql" else None
        self._count = 0

    def one(self) -> str:
        """A fresh one."""
        self._count += 1
        if self._cluster is None:
            return f"{self._folder.name}/{self._count}.sqlite"
        return self._cluster.database(str(self._count), bare=True)

    def __enter__(self) -> Databases:
        return self

    def __exit__(self, *_: object) -> None:
        if self._cluster is not None:
            self._cluster.close()
        self._folder.cleanup()


@contextmanager
def house(database: str, count: int, **settings: object) -> Iterator[list[Server]]:
    """So many servers on one database."""
    with ExitStack() as stack:
        servers = []
        for _ in range(count):
            servers.append(Server(database, **settings))
            stack.callback(servers[-1].stop)
        yield servers


@dataclass
class Table:
    """A table as its people see it."""

    id: str
    secret: str
    event: int = 0
    text: str = ""
    arrived: dict[int, list[float]] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Http:
    """One connection kept open; no library, so that the client costs little."""

    def __init__(self, port: int):
        self.port = port

    async def open(self) -> Http:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def ask(self, method: str, path: str, secret: str = "", body: Any = None) -> tuple[int, str]:
        data = b"" if body is None else json.dumps(body).encode()
        auth = f"Authorization: Bearer {secret}\r\n" if secret else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\n{auth}Content-Type: application/json\r\n"
        self.writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answer.partition("content-length:")[2].partition("\r\n")[0] or 0)  # an empty answer names none
        return int(answer.split()[1]), (await self.reader.readexactly(length)).decode()


async def watch(port: int, table: Table, first: bool, joined: asyncio.Semaphore) -> None:
    """One of the people: hears everything, answers pings."""
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{table.id}/live", max_size=None, compression=None) as line:
        await line.send(json.dumps({"type": "hello", "secret": table.secret}))
        async for message in line:
            now, text = time.perf_counter(), str(message)
            if text.startswith('{"type":"ping"'):
                await line.send('{"type":"pong"}')
                continue
            number = EVENT.search(text)
            if number is None or '"ready"' in text[:20]:
                continue
            event = int(number[1])
            if HEARD.search(text[:80]):
                table.arrived.setdefault(event, []).append(now)
            elif text.startswith('{"type":"resync"'):
                joined.release()
            if first and not text.endswith('"table":null}'):
                table.event, table.text = event, text
            if len(table.arrived.get(event, ())) == WATCHERS:
                table.news.set()


async def drive(
    ports: list[int], table: Table, pace: float, until: float, choice: random.Random, times: list[float]
) -> None:
    """Makes moves at a table at random times, and notes how long each takes to reach everybody."""

    async def think() -> None:
        await asyncio.sleep(min(choice.expovariate(1 / pace), max(0.0, until - time.perf_counter())))

    await think()
    while time.perf_counter() < until:
        view = json.loads(table.text)["table"]
        if view["over"]:
            return
        move = choice.choice(view["moves"])["text"]
        body = {"client_id": f"b{view['event']}", "ply": view["ply"], "seat": view["view"]["seat"], "move": move}
        table.news.clear()
        http = await Http(choice.choice(ports)).open()
        begun = time.perf_counter()
        status, answer = await http.ask("POST", f"/api/tables/{table.id}/moves", table.secret, body)
        http.writer.close()
        assert status == 200, answer
        event = json.loads(answer)["event"]
        while len(table.arrived.get(event, ())) < WATCHERS:
            async with asyncio.timeout(30):
                await table.news.wait()
            table.news.clear()
        times.append(table.arrived.pop(event)[-1] - begun)
        while table.event < event:
            await asyncio.sleep(0.001)
        await think()


async def quiet(servers: list[Server]) -> None:
    """Waits until all have been told that all have come: what is measured is moves, not the opening of the doors."""
    for _ in range(120):
        used = sum(server.cpu() for server in servers)
        await asyncio.sleep(1)
        if sum(server.cpu() for server in servers) - used < 0.05:
            return


def copied(database: str, table: str, count: int) -> list[str]:
    """So many copies of a table in a database at which no server runs, opened by the same secrets; their ids."""
    fresh = [f"{table[:6]}{n:06d}".replace("0", "a").replace("1", "b") for n in range(count)]
    engine = open_engine(Settings(database=database).url)
    with engine.begin() as connection:
        for model in (TableRow, SeatRow, PlyRow, EventRow):
            key = "id" if model is TableRow else "table_id"
            others = ", ".join(column.name for column in model.__table__.columns if column.name != key)
            name = model.__tablename__
            for first in range(0, count, AT_ONCE):
                ids = ", ".join(f"('{id}')" for id in fresh[first : first + AT_ONCE])
                old = f"SELECT column1, {others} FROM {name} CROSS JOIN (VALUES {ids}) AS fresh WHERE {key} = '{table}'"
                connection.execute(sql_text(f"INSERT INTO {name} ({key}, {others}) {old}"))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(sql_text("ANALYZE"))  # as a database does by itself where tables come one by one
    engine.dispose()
    return fresh


async def people(database: str, servers: int, tables: int, pace: float, seconds: float, plies: int) -> dict[str, Any]:
    """Tables of people; see the module's text. They begin in the middle of a game, `plies` moves old."""
    import stammtisch

    game, choice = stammtisch.new("mall-world", 3, seed=1), random.Random(1)
    while len(game.plies) < plies and not game.over:
        game.play(choice.choice(game.moves()))
    record = game.record()
    with house(database, 1) as (server,):
        answer = httpx.post(f"{server.url}/api/tables", json={"record": record, "seats": PEOPLE}, timeout=120).json()
    secret = answer["seats"][0]["secret"]
    made = [Table(id, secret) for id in copied(database, answer["id"], tables)]
    with house(database, servers, heartbeat=60) as all_of_them:
        ports, first = [server.port for server in all_of_them], all_of_them[0]
        http = await Http(ports[0]).open()
        empty = first.memory()
        opening = []
        for t in made:
            begun = time.perf_counter()
            await http.ask("GET", f"/api/tables/{t.id}", t.secret)
            opening.append(time.perf_counter() - begun)
        loaded = first.memory()
        for port in ports[1:]:  # a server has so many tables read for one visitor at once, and lets the others wait
            other = await Http(port).open()
            for t in made:
                await other.ask("GET", f"/api/tables/{t.id}", t.secret)
        joined = asyncio.Semaphore(0)
        lines = [
            asyncio.create_task(watch(ports[n % servers], t, n == 0, joined)) for t in made for n in range(WATCHERS)
        ]
        for _ in lines:
            async with asyncio.timeout(120):
                await joined.acquire()
        await quiet(all_of_them)
        watched = first.memory()
        times: list[float] = []
        begun, used = time.perf_counter(), sum(server.cpu() for server in all_of_them)
        end = begun + seconds
        await asyncio.gather(*(drive(ports, t, pace, end, random.Random(n), times) for n, t in enumerate(made)))
        took, used = time.perf_counter() - begun, sum(server.cpu() for server in all_of_them) - used
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
    times.sort()
    return {
        "tables": tables,
        "moves": len(times),
        "moves a second": round(len(times) / took, 1),
        "servers' cpu": f"{100 * used / took:.0f} %",
        "p50 ms": round(1000 * statistics.median(times), 1),
        "p99 ms": round(1000 * times[int(0.99 * (len(times) - 1))], 1),
        "worst ms": round(1000 * times[-1], 1),
        "KB a table": round((loaded - empty) / tables / 1024),
        "KB a table, watched": round((watched - empty) / tables / 1024),
        "opening ms (median, worst)": [round(1000 * statistics.median(opening), 1), round(1000 * max(opening), 1)],
    }


async def spectators(database: str, servers: int, count: int, moves: int) -> dict[str, Any]:
    """Many spectators at one table: how long they take to join, and a move to reach the last of them."""
    with house(database, servers, heartbeat=60, watchers=0) as all_of_them:
        ports = [server.port for server in all_of_them]
        http = await Http(ports[0]).open()
        _, text = await http.ask("POST", "/api/tables", body={"title": "mall-world", "seats": PEOPLE})
        made = json.loads(text)
        table, secret = Table(made["id"], made["spectator"]), made["seats"][0]["secret"]
        joined, choice = asyncio.Semaphore(0), random.Random(1)
        begun, used = time.perf_counter(), sum(server.cpu() for server in all_of_them)
        lines = [asyncio.create_task(watch(ports[n % servers], table, False, joined)) for n in range(count)]
        for _ in lines:
            async with asyncio.timeout(120):
                await joined.acquire()
        joining, joining_cpu = time.perf_counter() - begun, sum(server.cpu() for server in all_of_them) - used
        last = []
        for n in range(moves):
            view = json.loads((await http.ask("GET", f"/api/tables/{table.id}", secret))[1])
            body = {"client_id": f"s{n}", "ply": view["ply"], "seat": view["due"][0]}
            body["move"] = choice.choice(view["moves"])["text"]
            begun = time.perf_counter()
            status, text = await http.ask("POST", f"/api/tables/{table.id}/moves", secret, body)
            assert status == 200, text
            event = json.loads(text)["event"]
            while len(table.arrived.get(event, ())) < count:
                await asyncio.sleep(0.005)
            last.append(table.arrived[event][-1] - begun)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
    return {
        "spectators": count,
        "joining s": round(joining, 2),
        "joining, servers' cpu s": round(joining_cpu, 2),
        "move to the last, ms (median, worst)": [round(1000 * x) for x in (statistics.median(last), max(last))],
    }


def start(database: str, finished: int, running: int) -> dict[str, Any]:
    """A server that starts with many tables: what the first page costs it."""
    import stammtisch

    server = Server(database)
    choice, game = random.Random(1), stammtisch.new("mall-world", 3, seed=1)
    while not game.over:
        game.play(choice.choice(game.moves()))
    whole = game.record()
    half = "\n".join(line for line in whole.splitlines()[:150] if not line.startswith("[Result")) + "\n"
    bots = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "policy": "random"}, {"kind": "bot"}]
    ids = []
    for body in ({"record": whole}, {"record": half, "seats": bots}):
        made = httpx.post(f"{server.url}/api/tables", json=body, timeout=120)
        made.raise_for_status()
        ids.append(made.json()["id"])
    server.stop()
    for table, count in zip(ids, (finished, running), strict=True):
        copied(database, table, count)
    begun = time.perf_counter()
    server = Server(database)
    httpx.get(server.url, timeout=120).raise_for_status()
    took, used = time.perf_counter() - begun, server.cpu()
    server.stop()
    return {"finished": finished, "running": running, "first page s": round(took, 2), "server cpu s": round(used, 2)}


def bots(database: str, servers: int, policy: str, tables: int, seconds: float) -> dict[str, Any]:
    """Tables at which only bots sit."""
    from stammtisch.kernel.title.title import find_title
    from stammtisch.kernel.twins import warm

    compiler = warm.start(find_title("mall-world"), ["stammtisch.players.greedy"])
    if compiler is not None:
        compiler.wait()  # what a server does beside the first games
        warm.stop(compiler)
    with house(database, servers, bots=1, compile=1) as all_of_them:
        seats = [{"kind": "bot", "policy": policy} for _ in range(3)]
        body = {"title": "mall-world", "seats": seats}
        for n in range(tables):
            httpx.post(f"{all_of_them[n % servers].url}/api/tables", json=body).raise_for_status()
        time.sleep(5)

        def moves() -> float:
            return sum(server.metric("stammtisch_moves_total") for server in all_of_them)

        before, begun = moves(), time.perf_counter()
        time.sleep(seconds)
        made = (moves() - before) / (time.perf_counter() - begun)
    return {"policy": policy, "tables": tables, "moves a second": round(made)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", nargs="*", default=["sqlite"], choices=["sqlite", "postgresql"])
    parser.add_argument("--servers", type=int, nargs="*", default=[1], help="on PostgreSQL; SQLite has one")
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 1000])
    parser.add_argument("--pace", type=float, default=20.0, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--plies", type=int, default=150, help="how old the games are")
    parser.add_argument("--bots", type=int, default=20, help="tables of bots; 0: none")
    parser.add_argument("--spectators", type=int, default=1000, help="at one table; 0: none")
    parser.add_argument("--kept", type=int, nargs=2, default=[10_000, 2000], help="finished and running at a start")
    given = parser.parse_args()
    for kind in given.database:
        for servers in given.servers if kind == "postgresql" else [1]:
            with Databases(kind) as databases:
                print(json.dumps({"database": kind, "servers": servers}), flush=True)
                measure(given, databases, servers)


def measure(given: argparse.Namespace, databases: Databases, servers: int) -> None:
    """All that is measured with a database and a number of servers."""

    def show(figures: dict[str, Any]) -> None:
        print(json.dumps(figures), flush=True)

    for tables in given.tables:
        show(asyncio.run(people(databases.one(), servers, tables, given.pace, given.seconds, given.plies)))
    for policy in ("random", "greedy") if given.bots else ():
        show(bots(databases.one(), servers, policy, given.bots, given.seconds / 2))
    if given.spectators:
        show(asyncio.run(spectators(databases.one(), servers, given.spectators, 20)))
    if sum(given.kept):
        show(start(databases.one(), *given.kept))


if __name__ == "__main__":
    main()

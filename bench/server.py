"""What a server bears: `python bench/server.py [--tables 50 500] [--pace 10] [--seconds 30]`.

For each number of tables: a server in a process of its own, three people at each table over WebSockets, and one move at
each table every `pace` seconds on average, made by whoever is due. Measured is the time from the POST until the last of
the three has the event of that move. Then: memory for each live table, how fast a table is opened, the moves a second
of tables at which only bots sit, a thousand spectators at one table, and a start with many tables. The clients run on
the same machine and take their share of it.
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
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bruno"}, {"kind": "person", "name": "Clara"}]
EVENT = re.compile(r'"event": ?(\d+)')
HEARD = re.compile(r'"kind": ?"(move|done)"')
"""What tells of a choice: a move, or that a seat is done with what all choose at once."""
WATCHERS = 3


class Server:
    """A server in a process of its own, with a database in a folder that goes with it."""

    def __init__(self, folder: str, **settings: object):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        given = {"requests": 0, "tables": 0, "sockets": 0, "pause": 0, "compile": 0, "reading": 0, "connections": 0}
        given |= settings
        environ = {**os.environ, **{f"STAMMTISCH_{name.upper()}": str(value) for name, value in given.items()}}
        command = [sys.executable, "-m", "stammtisch.server", str(self.port), f"{folder}/tables.sqlite"]
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


async def drive(port: int, table: Table, pace: float, until: float, choice: random.Random, times: list[float]) -> None:
    """Makes moves at a table at random times, and notes how long each takes to reach everybody."""
    await asyncio.sleep(choice.uniform(0, pace))
    while time.perf_counter() < until:
        view = json.loads(table.text)["table"]
        if view["over"]:
            return
        move = choice.choice(view["moves"])["text"]
        body = {"client_id": f"b{view['event']}", "ply": view["ply"], "seat": view["view"]["seat"], "move": move}
        table.news.clear()
        http = await Http(port).open()
        begun = time.perf_counter()
        status, answer = await http.ask("POST", f"/api/tables/{table.id}/moves", table.secret, body)
        http.writer.close()
        assert status == 200, answer
        event = json.loads(answer)["event"]
        while len(table.arrived.get(event, ())) < WATCHERS:
            await asyncio.wait_for(table.news.wait(), 30)
            table.news.clear()
        times.append(table.arrived.pop(event)[-1] - begun)
        while table.event < event:
            await asyncio.sleep(0.001)
        await asyncio.sleep(min(choice.expovariate(1 / pace), max(0.0, until - time.perf_counter())))


async def people(tables: int, pace: float, seconds: float, plies: int) -> dict[str, Any]:
    """Tables of people; see the module's text. They begin in the middle of a game, `plies` moves old."""
    import stammtisch

    game, choice = stammtisch.new("mall-world", 3, seed=1), random.Random(1)
    while len(game.plies) < plies and not game.over:
        game.play(choice.choice(game.moves()))
    record = game.record()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, heartbeat=60)
        try:
            http = await Http(server.port).open()
            empty, made = server.memory(), []
            for _ in range(tables):
                _, text = await http.ask("POST", "/api/tables", body={"record": record, "seats": PEOPLE})
                table = json.loads(text)
                made.append(Table(table["id"], table["seats"][0]["secret"]))
            opening = []
            for t in made:
                begun = time.perf_counter()
                await http.ask("GET", f"/api/tables/{t.id}", t.secret)
                opening.append(time.perf_counter() - begun)
            loaded = server.memory()
            joined = asyncio.Semaphore(0)
            lines = [asyncio.create_task(watch(server.port, t, n == 0, joined)) for t in made for n in range(WATCHERS)]
            for _ in lines:
                await asyncio.wait_for(joined.acquire(), 60)
            watched = server.memory()
            times: list[float] = []
            begun, used = time.perf_counter(), server.cpu()
            end = begun + seconds
            drivers = (drive(server.port, t, pace, end, random.Random(n), times) for n, t in enumerate(made))
            await asyncio.gather(*drivers)
            took, used = time.perf_counter() - begun, server.cpu() - used
            for line in lines:
                line.cancel()
            await asyncio.gather(*lines, return_exceptions=True)
        finally:
            server.stop()
    times.sort()
    return {
        "tables": tables,
        "moves": len(times),
        "moves a second": round(len(times) / took, 1),
        "server cpu": f"{100 * used / took:.0f} %",
        "p50 ms": round(1000 * statistics.median(times), 1),
        "p99 ms": round(1000 * times[int(0.99 * (len(times) - 1))], 1),
        "worst ms": round(1000 * times[-1], 1),
        "KB a table": round((loaded - empty) / tables / 1024),
        "KB a table, watched": round((watched - empty) / tables / 1024),
        "opening ms (median, worst)": [round(1000 * statistics.median(opening), 1), round(1000 * max(opening), 1)],
    }


async def spectators(count: int, moves: int) -> dict[str, Any]:
    """Many spectators at one table: how long they take to join, and a move to reach the last of them."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, heartbeat=60, watchers=0)
        try:
            http = await Http(server.port).open()
            _, text = await http.ask("POST", "/api/tables", body={"title": "mall-world", "seats": PEOPLE})
            made = json.loads(text)
            table, secret = Table(made["id"], made["spectator"]), made["seats"][0]["secret"]
            joined, choice = asyncio.Semaphore(0), random.Random(1)
            begun, used = time.perf_counter(), server.cpu()
            lines = [asyncio.create_task(watch(server.port, table, False, joined)) for _ in range(count)]
            for _ in lines:
                await asyncio.wait_for(joined.acquire(), 120)
            joining, joining_cpu, last = time.perf_counter() - begun, server.cpu() - used, []
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
        finally:
            server.stop()
    return {
        "spectators": count,
        "joining s": round(joining, 2),
        "joining, server cpu s": round(joining_cpu, 2),
        "move to the last, ms (median, worst)": [round(1000 * x) for x in (statistics.median(last), max(last))],
    }


def start(finished: int, running: int) -> dict[str, Any]:
    """A server that starts with many tables: what the first page costs it."""
    import stammtisch

    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
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
        with sqlite3.connect(f"{folder}/tables.sqlite") as db:
            for table, count in zip(ids, (finished, running), strict=True):
                for name in ("tables", "seats", "plies", "events"):
                    columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
                    key = "id" if name == "tables" else "table_id"
                    others = ", ".join(column for column in columns if column != key)
                    db.executemany(
                        f"INSERT INTO {name} ({key}, {others}) SELECT ?, {others} FROM {name} WHERE {key} = ?",
                        ((f"{table[:6]}{n:06d}".replace("0", "a").replace("1", "b"), table) for n in range(count)),
                    )
        db.close()
        begun = time.perf_counter()
        server = Server(folder)
        httpx.get(server.url, timeout=120).raise_for_status()
        took, used = time.perf_counter() - begun, server.cpu()
        server.stop()
    return {"finished": finished, "running": running, "first page s": round(took, 2), "server cpu s": round(used, 2)}


def bots(policy: str, tables: int, seconds: float, workers: int) -> dict[str, Any]:
    """Tables at which only bots sit."""
    from stammtisch.kernel.title.title import find_title
    from stammtisch.kernel.twins import warm

    compiler = warm.start(find_title("mall-world"), ["stammtisch.players.greedy"])
    if compiler is not None:
        compiler.wait()  # what a server does beside the first games
        warm.stop(compiler)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, bots=workers, compile=1)
        try:
            seats = [{"kind": "bot", "policy": policy} for _ in range(3)]
            for _ in range(tables):
                httpx.post(f"{server.url}/api/tables", json={"title": "mall-world", "seats": seats}).raise_for_status()
            time.sleep(5)
            before, begun = server.metric("stammtisch_moves_total"), time.perf_counter()
            time.sleep(seconds)
            moves = server.metric("stammtisch_moves_total") - before
            return {"policy": policy, "tables": tables, "moves a second": round(moves / (time.perf_counter() - begun))}
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 500])
    parser.add_argument("--pace", type=float, default=10.0, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--plies", type=int, default=150, help="how old the games are")
    parser.add_argument("--bots", type=int, default=20, help="tables of bots; 0: none")
    parser.add_argument("--spectators", type=int, default=1000, help="at one table; 0: none")
    parser.add_argument("--kept", type=int, nargs=2, default=[10_000, 2000], help="finished and running at a start")
    given = parser.parse_args()
    for tables in given.tables:
        print(json.dumps(asyncio.run(people(tables, given.pace, given.seconds, given.plies))), flush=True)
    for policy in ("random", "greedy") if given.bots else ():
        print(json.dumps(bots(policy, given.bots, given.seconds / 2, 1)), flush=True)
    if given.spectators:
        print(json.dumps(asyncio.run(spectators(given.spectators, 20))), flush=True)
    if sum(given.kept):
        print(json.dumps(start(*given.kept)), flush=True)


if __name__ == "__main__":
    main()

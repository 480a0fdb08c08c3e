"""An hour of a busy server in a few minutes: `python -m bench.soak [--seconds 240] [--guests 6]`.

Guests open tables, play some moves with a bot, watch, look back, read log and record, and go; half of the tables they
delete, the others are put aside after seconds instead of minutes and deleted soon after. Memory of the server and of
all its processes is taken every second. Given back are the medians of the second and of the last quarter: what piles
up makes the last one larger with every table.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from bench.server import Http, Server

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bruno"}, {"kind": "bot", "policy": "random"}]
QUICKLY = {"idle": 3, "sweep": 2, "unfinished": 20, "finished": 20, "heartbeat": 5, "bots": 1}
MOVES = 40
LOOKS_BACK = 12
"""For each table: what the server keeps by number (positions of the past) is full after the first quarter."""


def with_descendants(pid: int) -> Iterator[int]:
    """A process and those that it has begun."""
    yield pid
    with contextlib.suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            yield from with_descendants(int(child))


def resident(pid: int) -> int:
    """Bytes of a process that are its alone."""
    with contextlib.suppress(OSError):
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))
    return 0


async def guest(port: int, choice: random.Random, until: float, done: dict[str, int]) -> None:
    """One visitor after another."""
    http = await Http(port).open()
    while time.monotonic() < until:
        title = choice.choice(["mall-world", "ground-floor", "mall-des-jahres", "wishland", "brauerei"])
        status, text = await http.ask("POST", "/api/tables", body={"title": title, "seats": SEATS})
        assert status == 201, text
        made = json.loads(text)
        path, secret = f"/api/tables/{made['id']}", made["seats"][0]["secret"]
        url = f"ws://127.0.0.1:{port}{path}/live"
        async with connect(url, max_size=None) as mine, connect(url, max_size=None) as watching:
            await mine.send(json.dumps({"type": "hello", "secret": secret}))
            await watching.send(json.dumps({"type": "hello", "secret": made["spectator"]}))
            readers = [asyncio.create_task(_read(line)) for line in (mine, watching)]
            for n in range(MOVES):
                view = json.loads((await http.ask("GET", path, secret))[1])
                if view["over"]:
                    break
                if not view["moves"]:
                    await asyncio.sleep(0.01)
                    continue
                body = {"client_id": f"m{n}", "ply": view["ply"], "seat": view["view"]["seat"]}
                body["move"] = choice.choice(view["moves"])["text"]
                status, _ = await http.ask("POST", f"{path}/moves", secret, body)
                done["moves"] += status == 200
            past = [f"history?at={choice.randrange(view['ply'] + 1)}" for _ in range(LOOKS_BACK)]
            for look in ("log", "record", *past):
                status, text = await http.ask("GET", f"{path}/{look}", secret)
                assert status == 200, text
            for reader in readers:
                reader.cancel()
        done["tables"] += 1
        if done["tables"] % 2:
            status, text = await http.ask("DELETE", path, made["owner"])
            assert status == 204, text


async def _read(line: Any) -> None:
    async for message in line:
        if str(message).startswith('{"type":"ping"'):
            await line.send('{"type":"pong"}')


async def soak(seconds: float, guests: int) -> dict[str, Any]:
    """See the module's text."""
    done = {"tables": 0, "moves": 0}
    own, whole = [], []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, **QUICKLY)
        try:
            until = time.monotonic() + seconds
            visits = [asyncio.create_task(guest(server.port, random.Random(n), until, done)) for n in range(guests)]
            while time.monotonic() < until:
                await asyncio.sleep(1)
                each = [resident(pid) for pid in with_descendants(server.process.pid)]
                own.append(each[0])
                whole.append(sum(each))
            await asyncio.gather(*visits)
        finally:
            server.stop()
    quarter = len(own) // 4
    return {
        **done,
        "MB of the server, second and last quarter": [_median(own[quarter : 2 * quarter]), _median(own[-quarter:])],
        "MB of all processes": [_median(whole[quarter : 2 * quarter]), _median(whole[-quarter:])],
    }


def _median(sizes: list[int]) -> float:
    return round(statistics.median(sizes) / 2**20, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--guests", type=int, default=6)
    given = parser.parse_args()
    print(json.dumps(asyncio.run(soak(given.seconds, given.guests))))


if __name__ == "__main__":
    main()

"""Thinking in workers on the same PostgreSQL database: the same answers, each once, whoever is killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import stammtisch
from stammtisch.players.effort import Effort
from stammtisch.server.keeping.files import prepare
from stammtisch.server.thinking.bots import advise, decide, job_of
from stammtisch.server.thinking.far import Far
from stammtisch.server.thinking.lanes import Failed, Lane
from tests.machine import long

from .conftest import Running, make, until
from .postgres import cluster, sql

LONG = Effort(iterations=1 << 20, seconds=3.0)
BOTS = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "policy": "random"} for _ in range(2))]


@pytest.fixture
def url() -> str:
    where = cluster().database("workers", bare=True)
    prepare(where)
    return where


@contextmanager
def worker(url: str, tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A worker of its own, with boxes of its own as on another machine; it has said that it is at work."""
    environ = {**os.environ, "STAMMTISCH_COMPILE": "0", "STAMMTISCH_CACHE": str(tmp_path / "elsewhere")}
    command = [sys.executable, "-m", "stammtisch", "worker", "--places", "1", "--database", url]
    with (tmp_path / "worker.log").open("ab") as log:
        process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=log)
    try:
        assert process.stdout is not None
        assert b"thinking for" in process.stdout.readline(), (tmp_path / "worker.log").read_text()
        yield process
    finally:
        process.terminate()
        try:
            process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            raise


@asynccontextmanager
async def asking(url: str) -> AsyncIterator[Far]:
    """The side of a server, as soon as it knows of a worker."""
    far = Far(url)
    keeping = asyncio.create_task(far.keep())
    try:
        async with asyncio.timeout(30):
            while not far.takes(decide):
                await asyncio.sleep(0.05)
        yield far
    finally:
        keeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await keeping


def position(seed: int = 1) -> Any:
    game = stammtisch.new("mall-world", [stammtisch.Seat(name, "random") for name in "ABC"], seed=seed)
    return game, game.due[0]


def left(url: str) -> list[int]:
    return [sql(url, f"SELECT count(*) FROM {table}")[0][0] for table in ("procrastinate_jobs", "thoughts")]


def test_a_worker_thinks_what_the_server_would(url: str, tmp_path: Path) -> None:
    game, seat = position()
    job, effort = job_of(game, seat, 7), Effort(iterations=60)

    async def asked() -> None:
        async with asking(url) as far:
            assert await far.ask("aside", advise, (job, effort)) == advise(job, effort)
            choices = await asyncio.gather(*(far.ask("quick", decide, (job_of(game, seat, n),)) for n in range(8)))
            assert {choice.option for choice in choices} <= {move.option for move in game.moves(seat)}

    with worker(url, tmp_path):
        asyncio.run(asked())
        until(lambda: left(url) == [0, 0])


def test_a_worker_brings_the_box_of_a_table(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = stammtisch.find_title("mall-world")
    text = (title.folder / "box.toml").read_text(encoding="utf-8").replace("hand_limit = 8", "hand_limit = 7")
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    seats = [stammtisch.Seat(name, "random") for name in "ABC"]
    game = stammtisch.new("mall-world", seats, seed=1, box=tmp_path / "box.toml")
    job = job_of(game, game.due[0], 7)

    async def asked() -> None:
        async with asking(url) as far:
            with pytest.raises(Failed):
                await far.ask("quick", decide, (job,))
            sql(url, "INSERT INTO boxes (hash, text) VALUES (:hash, :text)", hash=job.box, text=text)
            choice = await far.ask("quick", decide, (job,))
            assert choice.option in {move.option for move in job.moves}

    with worker(url, tmp_path):
        asyncio.run(asked())
    assert (tmp_path / "elsewhere" / "boxes" / f"mall-world-{job.box}.toml").exists()


@long
def test_the_job_of_a_worker_that_is_killed_is_done_by_another(url: str, tmp_path: Path) -> None:
    game, seat = position()
    job = job_of(game, seat, 7)

    async def asked() -> float:
        with worker(url, tmp_path) as first:
            async with asking(url) as far:
                asking_for = asyncio.create_task(far.ask("aside", advise, (job, LONG)))
                while not sql(url, "SELECT 1 FROM procrastinate_jobs WHERE status = 'doing'"):
                    await asyncio.sleep(0.05)
                first.kill()
                killed = time.monotonic()
                with worker(url, tmp_path):
                    async with asyncio.timeout(60):
                        hint = await asking_for
                    assert {thought.move.option for thought in hint.outlook.thoughts} == {m.option for m in job.moves}
                    return time.monotonic() - killed

    assert asyncio.run(asked()) < 30
    until(lambda: left(url) == [0, 0])


def test_who_no_longer_waits_takes_the_job_back(url: str, tmp_path: Path) -> None:
    game, seat = position()

    async def asked() -> None:
        async with asking(url) as far:
            busy = [asyncio.create_task(far.ask("aside", advise, (job_of(game, seat, n), LONG))) for n in range(2)]
            while len(sql(url, "SELECT 1 FROM procrastinate_jobs")) < 2:
                await asyncio.sleep(0.05)
            waiting = sql(url, "SELECT id FROM procrastinate_jobs WHERE status = 'todo'")
            for one in busy:
                one.cancel()
            await asyncio.gather(*busy, return_exceptions=True)
            assert waiting and not sql(url, "SELECT id FROM procrastinate_jobs WHERE status = 'todo'")

    with worker(url, tmp_path):
        asyncio.run(asked())


def test_a_server_that_ends_lets_nobody_wait(url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    game, seat = position()

    async def ended() -> list[Any]:
        async with asking(url) as far:
            lane = Lane(1, 10, 8, "aside", far)
            waits = asyncio.create_task(lane.ask("somebody", None, advise, job_of(game, seat, 1), LONG))
            while not sql(url, "SELECT 1 FROM procrastinate_jobs"):
                await asyncio.sleep(0.05)
        async with asyncio.timeout(10):
            return await asyncio.gather(waits, return_exceptions=True)

    with worker(url, tmp_path), caplog.at_level("INFO", "stammtisch.server"):
        (came,) = asyncio.run(ended())
    assert isinstance(came, asyncio.CancelledError)
    assert not [record.message for record in caplog.records if record.exc_info or "done here" in record.message]


@long
def test_a_table_goes_on_with_workers_without_them_and_with_them_again(url: str, tmp_path: Path) -> None:
    server = Running(tmp_path / "tables", at=url, workers=1).ready()
    try:
        with httpx.Client(base_url=server.url, timeout=60) as client:
            _, ada = make(client, BOTS, seed=3)

            def some_moves(seed: int) -> None:
                before = ada.look()["ply"]
                choice = random.Random(seed)

                def moved() -> bool:
                    view = ada.look()
                    if 0 in view["due"] and view["moves"]:
                        ada.move(choice.choice(view["moves"])["text"], view["ply"], 0)
                    return bool(view["over"] or view["ply"] >= before + 6)

                until(moved, 60)

            with worker(url, tmp_path) as first:
                until(lambda: "workers think for this server" in server.log.read_text())
                some_moves(1)
                first.kill()
                some_moves(2)
                until(lambda: "it thinks by itself" in server.log.read_text())
                some_moves(3)
            with worker(url, tmp_path):
                until(lambda: server.log.read_text().count("workers think for this server") == 2)
                some_moves(4)
                cluster().cut(url)
                some_moves(5)
    finally:
        server.stop()

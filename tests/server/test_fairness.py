"""Fair shares: nobody waits for another's heavy work, and everybody is known by the right address."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

import stammtisch
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share
from stammtisch.server.basics.visitors import networks, visitor
from stammtisch.server.thinking import lanes
from stammtisch.server.thinking.lanes import Lane

from .conftest import SEATS, Player, Serve, make

TRUSTED = networks("10.0.0.0/8, ::1")
SAID = [
    ("203.0.113.5", "", "203.0.113.5"),
    ("203.0.113.5", "198.51.100.1", "203.0.113.5"),
    ("10.1.2.3", "198.51.100.1", "198.51.100.1"),
    ("10.1.2.3", "1.1.1.1, 198.51.100.1", "198.51.100.1"),
    ("10.1.2.3", "1.1.1.1, 198.51.100.1, 10.9.9.9", "198.51.100.1"),
    ("10.1.2.3", "", "10.1.2.3"),
    ("10.1.2.3", "1.1.1.1, what?", "unknown"),
    ("::1", "[2001:db8:1:2:3:4:5:6]:443", "2001:db8:1:2::/64"),
    ("::1", "198.51.100.1:80", "198.51.100.1"),
    ("2001:db8:1:2::77", "", "2001:db8:1:2::/64"),
    ("::ffff:203.0.113.5", "", "203.0.113.5"),
    ("testclient", "198.51.100.1", "testclient"),
]


@pytest.mark.parametrize(("peer", "said", "wanted"), SAID)
def test_who_asks(peer: str, said: str, wanted: str) -> None:
    headers = [(b"x-forwarded-for", said.encode())] if said else []
    assert visitor(peer, headers, TRUSTED, "x-forwarded-for") == wanted
    if said and "," not in said:
        quoted = [(b"forwarded", f'for=evil;by=x, proto=https;For="{said}"'.encode())]
        assert visitor(peer, quoted, TRUSTED, "forwarded") == wanted
        assert visitor(peer, quoted, TRUSTED, "x-forwarded-for") == visitor(peer, [], TRUSTED, "forwarded")
    assert visitor(peer, headers, (), "x-forwarded-for") == visitor(peer, [], TRUSTED, "forwarded")


def test_headers_of_several_lines_are_read_from_the_end() -> None:
    headers = [(b"X-Forwarded-For", b"1.1.1.1"), (b"x-forwarded-for", b"2.2.2.2, 10.0.0.2")]
    assert visitor("10.0.0.1", headers, TRUSTED, "x-forwarded-for") == "2.2.2.2"


@pytest.fixture
def lane() -> Iterator[Lane]:
    one = Lane(1, 0, 20)
    yield one
    one.close()


def test_visitors_take_turns(lane: Lane) -> None:
    order: list[str] = []

    async def ask(who: str, seconds: float = 0.01) -> None:
        await lane.ask(who, None, time.sleep, seconds)
        order.append(who)

    async def all_ask() -> None:
        first = asyncio.create_task(ask("busy", 0.3))
        await asyncio.sleep(0.05)
        rest = [asyncio.create_task(ask("busy")) for _ in range(10)]
        await asyncio.sleep(0)
        rest += [asyncio.create_task(ask(who)) for who in ("a", "b", "a")]
        await asyncio.gather(first, *rest)

    asyncio.run(all_ask())
    assert order[:7] == ["busy", "busy", "a", "b", "busy", "a", "busy"]
    assert order[7:] == ["busy"] * 7


def test_only_so_many_of_one_visitor_wait(lane: Lane) -> None:
    async def all_ask() -> list[object]:
        asks = [lane.ask("busy", None, time.sleep, 0.01) for _ in range(23)]
        return list(await asyncio.gather(lane.ask("other", None, time.sleep, 0.2), *asks, return_exceptions=True))

    refused = [answer for answer in asyncio.run(all_ask()) if answer is not None]
    assert len(refused) == 3
    assert all(isinstance(error, ApiError) and error.headers["Retry-After"] for error in refused)


def test_work_is_charged_by_its_time_and_not_by_its_number(lane: Lane) -> None:
    share = Share("test", 0.5, 60.0, Metrics())

    async def ask(seconds: float) -> None:
        await lane.ask("a", share, time.sleep, seconds)

    async def all_ask() -> None:
        await lane.ask("a", None, time.sleep, 0)
        for _ in range(20):
            await ask(0.001)
        await ask(0.6)
        with pytest.raises(ApiError):
            await ask(0.001)
        await lane.ask("b", share, time.sleep, 0.001)

    asyncio.run(all_ask())


def test_what_takes_too_long_is_ended_and_who_dies_is_replaced(lane: Lane) -> None:
    async def all_ask() -> None:
        with pytest.raises(TimeoutError):
            await lane.ask("a", None, signal.pause, patience=1.0)
        worker = await lane.ask("a", None, os.getpid)
        os.kill(worker, signal.SIGKILL)
        assert await lane.ask("b", None, os.getpid) != worker

    asyncio.run(all_ask())


@pytest.mark.parametrize("stops", [False, True])
def test_who_leaves_at_any_moment_leaves_the_place_free(lane: Lane, stops: bool) -> None:
    """Also before the process has been asked, and as a server ends with all that it does."""

    async def leave(steps: int) -> None:
        asked = asyncio.create_task(lane.ask("a", None, os.getpid, stops=stops))
        for _ in range(steps):
            await asyncio.sleep(0)
        asked.cancel()

    async def ask_again(number: int) -> int:
        async with asyncio.timeout(20):
            return await lane.ask("b", None, abs, -number)

    for steps in range(6):
        asyncio.run(leave(steps))
        assert asyncio.run(ask_again(steps)) == steps


def test_a_process_that_begins_slowly_holds_up_nobody(lane: Lane, monkeypatch: pytest.MonkeyPatch) -> None:
    others, usual = threading.Event(), lanes.context

    def slow() -> Any:
        assert others.wait(20), "nothing else could be done meanwhile"
        return usual()

    async def all_ask() -> None:
        monkeypatch.setattr(lanes, "context", slow)
        job = asyncio.create_task(lane.ask("a", None, os.getpid))
        asyncio.get_running_loop().call_later(0.05, others.set)
        assert await job != os.getpid()

    asyncio.run(all_ask())


def test_a_position_of_the_past_is_read_once(client: TestClient) -> None:
    _, ada = make(client)
    ada.play(random.Random(3), 20)
    house = client.app.state.house  # type: ignore[attr-defined]
    answers = [ada.ask("GET", "/history", params={"at": 7}).json() for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    used = house.reading.used("testclient", time.monotonic())
    for at in (7, 7, 7):
        ada.ask("GET", "/history", params={"at": at})
    assert house.reading.used("testclient", time.monotonic()) <= used
    assert answers[0]["ply"] == answers[0]["view"]["ply"] == 7
    assert answers[0]["moves"] == []


def test_who_scrubs_through_history_stops_nobody_else(settings: Settings, serve: Serve) -> None:

    with serve(replace(settings, reading=0.05)) as client:
        house = client.app.state.house  # type: ignore[attr-defined]
        _, ada = make(client)
        ada.play(random.Random(3), 30)
        house.reading.charge("testclient", -1.0)
        house.reading.units = 0.005  # a few positions are more than that on any machine
        answers = [ada.ask("GET", "/history", params={"at": at}) for at in range(30)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert all(int(a.headers["Retry-After"]) > 0 for a in answers if a.status_code == 429)
        assert house.reading.wait("198.51.100.7") == 0.0


def test_a_record_made_to_be_slow_is_refused_at_once(client: TestClient) -> None:
    game = stammtisch.new("mall-world", 3, seed=1)
    game.play("pass")
    text = game.record().replace("pass", "pass" + " " * 800) + "}"
    answer = client.post("/api/tables", json={"record": text})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid")
    assert Player(client, "x", "y") and client.post("/api/tables", json={"title": "mall-world", "seats": SEATS})

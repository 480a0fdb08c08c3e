"""Two servers on one PostgreSQL database, of which one has not heard yet what the other one has done: whoever knows of
it, or is told of it in another way, is not shown less.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, aclosing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from stammtisch.server.api.bots import Stream
from stammtisch.server.basics.settings import Settings
from stammtisch.server.people.people import People
from stammtisch.server.tables.following import Following
from stammtisch.server.tables.house import House

from .conftest import SEATS, Player, Serve, until
from .people import mailing, sign_in, token
from .postgres import cluster

Json = dict[str, Any]


@contextmanager
def two(settings: Settings, serve: Serve, folder: Path) -> Iterator[tuple[TestClient, TestClient]]:
    url = cluster().database("unheard")
    ours = mailing(settings, folder, database=url, heartbeat=60.0)
    with serve(ours) as here, serve(ours) as there:
        yield here, there


def house_of(client: TestClient) -> House:
    house: House = client.app.state.house  # type: ignore[attr-defined]
    return house


def opened(here: TestClient, there: TestClient, secret: str) -> tuple[Player, Player]:
    """A table at which all seats are an account's, in the memory of both servers."""
    wish = {"title": "mall-world", "seats": SEATS}
    made = here.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {secret}"})
    assert made.status_code == 201, made.text
    near, far = (Player(client, made.json()["id"], secret) for client in (here, there))
    assert near.look()["event"] == far.look()["event"]
    return near, far


def moved(player: Player) -> Json:
    """A move by whoever is due: what was answered, with the move as text."""
    view = player.look()
    text = view["moves"][0]["text"]
    made = player.move(text, view["ply"], view["due"][0])
    assert made.status_code == 200, made.text
    return {**made.json(), "text": text}


async def told(house: House, secret: str, enough: Callable[[Json], bool]) -> list[Json]:
    """What a program is told from the first news on, until it is enough."""
    caller = await house.people.by_token(secret)
    ear = house.people.listen(caller.account, 1)
    assert ear is not None
    out = list[Json]()
    async with asyncio.timeout(20), AsyncExitStack() as stack:
        stream: Any = Stream(house, caller, "en", "somebody", stack).lines(0, ear)
        async with aclosing(stream):
            async for line in stream:
                out.append(json.loads(line))
                if enough(out[-1]):
                    break
    return out


def test_a_program_is_told_all_of_a_move_that_its_server_has_not_heard_of(
    settings: Settings, serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Following, "hear", lambda *_: None)
    with two(settings, serve, tmp_path) as (here, there):
        sign_in(here, tmp_path)
        secret = token(here)
        near, far = opened(here, there, secret)
        made = moved(far)
        assert near.look()["ply"] == made["ply"] - 1, "nobody has told it"
        house = house_of(here)
        lines = here.portal.call(told, house, secret, lambda line: line["type"] == "turn")  # type: ignore[union-attr]
        move = next(line for line in lines if line["type"] == "move")
        assert (move["event"], move["text"], move["log"]) == (made["event"], made["text"], made["log"])
        assert lines[-1]["state"]["ply"] == made["ply"], "the turn that is, and not the one that was"


def test_news_that_came_while_the_line_was_lost_are_told_when_it_is_back(
    settings: Settings, serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deaf, missed, hear = False, list[str](), People.hear

    def listen(people: People, account: str) -> None:
        missed.append(account) if deaf and people is house.people else hear(people, account)

    monkeypatch.setattr(People, "hear", listen)
    with two(settings, serve, tmp_path) as (here, there):
        house = house_of(here)
        sign_in(here, tmp_path)
        secret = token(here)
        _, far = opened(here, there, secret)
        event = far.look()["event"] + 1
        begun = list[Json]()

        def heard(line: Json) -> bool:
            begun.append(line)
            return bool(line.get("event") == event)

        telling = here.portal.start_task_soon(told, house, secret, heard)  # type: ignore[union-attr]
        until(lambda: any(line["type"] == "turn" for line in begun))
        deaf = True
        moved(far)
        until(lambda: missed)
        deaf = False
        cluster().cut(str(house.settings.url))
        assert telling.result(20)[-1]["event"] == event


def test_a_log_goes_as_far_as_whoever_asks_knows(
    settings: Settings, serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that has heard of a move at one server asks another one for the log."""
    monkeypatch.setattr(Following, "hear", lambda *_: None)
    with two(settings, serve, tmp_path) as (here, there):
        sign_in(here, tmp_path)
        near, far = opened(here, there, token(here))
        event = moved(far)["event"]
        before = near.ask("GET", "/log")
        assert int(before.headers["table-event"]) == event - 1, "nobody has told it"
        after, there_too = (player.ask("GET", "/log", params={"event": event}) for player in (near, far))
        assert after.headers["table-event"] == there_too.headers["table-event"] == str(event)
        assert after.json() == there_too.json() != before.json()

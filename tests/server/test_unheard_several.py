"""Two servers on one PostgreSQL database, of which one has not heard yet what the other one has done: whoever knows of
it, or is told of it in another way, is not shown less.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, aclosing
from dataclasses import dataclass, field
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


@dataclass
class Pair:
    """Two servers, and a table in the memory of both at which all seats are an account's, `near` at the first one."""

    here: TestClient
    secret: str
    near: Player
    far: Player

    @property
    def house(self) -> House:
        """That of the first server."""
        house: House = self.here.app.state.house  # type: ignore[attr-defined]
        return house

    def begin(self, what: Callable[..., Any], *about: Any) -> Any:
        """Does something in the first server; a future."""
        assert self.here.portal is not None
        return self.here.portal.start_task_soon(what, *about)

    def move_unheard(self) -> Json:
        """A move at the second server, of which the first one is told nothing."""
        made = moved(self.far)
        assert self.near.look()["event"] == made["event"] - 1, "nobody has told it"
        return made


@pytest.fixture
def pair(settings: Settings, serve: Serve, tmp_path: Path) -> Iterator[Pair]:
    ours = mailing(settings, tmp_path, database=cluster().database("unheard"), heartbeat=60.0)
    with serve(ours) as here, serve(ours) as there:
        sign_in(here, tmp_path)
        secret = token(here)
        made = here.post(
            "/api/tables", json={"title": "mall-world", "seats": SEATS}, headers={"Authorization": f"Bearer {secret}"}
        )
        assert made.status_code == 201, made.text
        near, far = (Player(client, made.json()["id"], secret) for client in (here, there))
        assert near.look()["event"] == far.look()["event"]
        yield Pair(here, secret, near, far)


@pytest.fixture
def unheard(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server hears of what another one has done."""
    monkeypatch.setattr(Following, "hear", lambda *_: None)


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


@pytest.mark.usefixtures("unheard")
def test_a_program_is_told_all_of_a_move_that_its_server_has_not_heard_of(pair: Pair) -> None:
    made = pair.move_unheard()
    lines = pair.begin(told, pair.house, pair.secret, lambda line: line["type"] == "turn").result(30)
    move = next(line for line in lines if line["type"] == "move")
    assert (move["event"], move["text"], move["log"]) == (made["event"], made["text"], made["log"])
    assert lines[-1]["state"]["ply"] == made["ply"], "the turn that is, and not the one that was"


@dataclass
class Deaf:
    """People who hear of no news as long as they are named here, and what they missed."""

    who: People | None = None
    missed: list[str] = field(default_factory=list)


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> Deaf:
    one, hear = Deaf(), People.hear

    def listen(people: People, account: str) -> None:
        one.missed.append(account) if people is one.who else hear(people, account)

    monkeypatch.setattr(People, "hear", listen)
    return one


def test_news_that_came_while_the_line_was_lost_are_told_when_it_is_back(deaf: Deaf, pair: Pair) -> None:
    event, begun = pair.far.look()["event"] + 1, list[Json]()

    def heard(line: Json) -> bool:
        begun.append(line)
        return bool(line.get("event") == event)

    telling = pair.begin(told, pair.house, pair.secret, heard)
    until(lambda: any(line["type"] == "turn" for line in begun))
    deaf.who = pair.house.people
    moved(pair.far)
    until(lambda: deaf.missed)
    deaf.who = None
    cluster().cut(str(pair.house.settings.url))
    assert telling.result(20)[-1]["event"] == event


@pytest.mark.usefixtures("unheard")
def test_a_log_goes_as_far_as_whoever_asks_knows(pair: Pair) -> None:
    """A page that has heard of a move at one server asks another one for the log."""
    event = pair.move_unheard()["event"]
    before = pair.near.ask("GET", "/log")
    assert int(before.headers["table-event"]) == event - 1
    after, there_too = (player.ask("GET", "/log", params={"event": event}) for player in (pair.near, pair.far))
    assert after.headers["table-event"] == there_too.headers["table-event"] == str(event)
    assert after.json() == there_too.json() != before.json()

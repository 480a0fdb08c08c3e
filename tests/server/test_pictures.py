"""A table as a picture on other pages: what watchers see, and nothing that opens more."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from xml.etree import ElementTree

from starlette.testclient import TestClient

import stammtisch
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import too_many
from stammtisch.server.tables.keys import _hide

from .conftest import SEATS, Player, Serve, make
from .test_tables import error


def address(player: Player) -> str:
    answer = player.ask("GET", "/picture")
    assert answer.status_code == 200, answer.text
    found: str = answer.json()["address"]
    return found


def test_it_shows_the_table_as_it_stands(client: TestClient) -> None:
    made, ada = make(client, SEATS, seed=4)
    where = address(Player(client, made["id"], made["spectator"]))
    assert where == address(ada), "everybody at the table has the same address"
    first = client.get(where)
    assert first.status_code == 200
    assert first.headers["content-type"].startswith("image/svg+xml")
    assert first.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "default-src 'none'" in first.headers["content-security-policy"]
    assert ElementTree.fromstring(first.text).tag.endswith("svg")
    again = client.get(where, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    mark = first.headers["etag"]
    for known in ("*", f'"other", {mark}', mark.removeprefix("W/"), f'{mark},W/"other"'):
        assert client.get(where, headers={"If-None-Match": known}).status_code == 304, known
    for known in ('"other"', mark.strip('W/"'), '"*"'):
        assert client.get(where, headers={"If-None-Match": known}).status_code == 200, known
    ada.play(random.Random(1), 3)
    then = client.get(where, headers={"If-None-Match": first.headers["etag"]})
    assert then.status_code == 200
    assert then.text != first.text
    assert client.get(where, params={"lang": "de"}).text != then.text
    assert client.get(where).text == then.text


def test_it_shows_what_watchers_see(client: TestClient) -> None:
    """The same as the picture of the game for a watcher, of whom nobody's hand is seen."""
    _, ada = make(client, SEATS, seed=4)
    drawn = client.get(address(ada)).text
    seats = [stammtisch.Seat(seat["name"]) for seat in SEATS]
    game = stammtisch.new(ada.look()["title"], seats, seed=4)
    assert drawn == game.picture()
    assert drawn != game.picture(0)


def test_the_address_opens_nothing_else(client: TestClient) -> None:
    made, ada = make(client, SEATS, seed=4)
    where = address(ada)
    key = where.rpartition("/")[2].removesuffix(".svg")
    assert error(Player(client, made["id"], key).ask("GET")) == (403, "forbidden")
    assert not any(made[name] in where for name in ("spectator", "owner", "invitation"))
    assert key not in str(_hide(f'"GET {where} HTTP/1.1" 200')), "logs do not show it"
    other, _ = make(client, SEATS, seed=4)
    assert error(client.get(where.replace(made["id"], other["id"]))) == (403, "forbidden")
    assert error(client.get(where.replace(key, "st_nothing"))) == (403, "forbidden")
    assert error(client.get(where.replace(key, "clé"))) == (403, "forbidden")
    assert error(client.get(where.replace(made["id"], "nowhere"))) == (404, "not-found")
    assert error(client.get(f"/api/tables/{made['id']}/picture")) == (403, "forbidden")


def test_a_picture_is_drawn_once(client: TestClient) -> None:
    """However many pages show it, the same picture is drawn by one process once."""
    _, ada = make(client, SEATS, seed=4)
    where = address(ada)
    house = client.app.state.house  # type: ignore[attr-defined]
    first = client.get(where).text

    async def read(*about: object) -> str:
        raise ApiError("unavailable", "unavailable")

    original, house.pictures._read = house.pictures._read, read
    try:
        assert client.get(where).text == first
        ada.play(random.Random(1), 1)
        assert error(client.get(where)) == (503, "unavailable")
    finally:
        house.pictures._read = original


def test_many_who_ask_at_once_are_drawn_one_picture(client: TestClient) -> None:
    """And whoever's share is used up does not keep it from the others."""
    _, ada = make(client, SEATS, seed=4)
    where = address(ada)
    house = client.app.state.house  # type: ignore[attr-defined]
    asked: list[object] = []

    async def read(visitor: str, *about: object) -> str:
        asked.append(visitor)
        await asyncio.sleep(0)
        if len(asked) == 1:
            raise too_many(1)
        return await original(visitor, *about)

    async def many() -> list[object]:
        table_id, key = where.split("/")[3], where.rpartition("/")[2].removesuffix(".svg")
        async with house.use(table_id) as table:
            draw = (house.pictures.draw(table, key, "en", lambda mark: False, f"visitor {n}") for n in range(5))
            return await asyncio.gather(*draw, return_exceptions=True)

    original, house.pictures._read = house.pictures._read, read
    try:
        assert client.portal is not None
        refused, first, *others = client.portal.call(many)
    finally:
        house.pictures._read = original
    assert isinstance(refused, ApiError)
    assert asked == ["visitor 0", "visitor 1"]
    assert others == [first] * 3


def test_drawing_is_charged_to_the_share_of_who_asks(settings: Settings, serve: Serve) -> None:
    """One visitor cannot have pictures drawn without end, but is given those that are there."""
    with serve(replace(settings, reading=0.02)) as client:
        house = client.app.state.house  # type: ignore[attr-defined]
        _, ada = make(client, SEATS, seed=4)
        where, choice = address(ada), random.Random(3)
        house.reading.charge("testclient", -1.0)
        answers = []
        for _ in range(30):
            ada.play(choice, 1)
            answers.append((client.get(where), client.get(where)))
        assert {first.status_code for first, _ in answers} == {200, 429}
        assert all(int(first.headers["Retry-After"]) > 0 for first, _ in answers if first.status_code == 429)
        drawn = [again.status_code for first, again in answers if first.status_code == 200]
        assert set(drawn) == {200}
        assert house.reading.wait("198.51.100.7") == 0.0

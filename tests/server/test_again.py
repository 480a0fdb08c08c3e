"""A table that goes on at another one: everybody's own key opens the own new seat, and nobody is told another's."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

import stammtisch
from stammtisch.server.basics.settings import Settings

from .conftest import OPEN, Player, Running, Serve, make, until
from .postgres import address
from .test_live import hear, join
from .test_tables import error

BOT = {"kind": "bot", "name": "Emma", "policy": "random"}
PALETTE = [5, 7, 0, 3]


def three_with_a_bot(client: Any, **more: Any) -> tuple[dict[str, Any], dict[str, Player], dict[str, str]]:
    """Ada, Bruno and Clara, each with a key of their own, and a bot; in seat order, with what else opens the table."""
    seats = [{**seat, "colour": PALETTE[n]} for n, seat in enumerate([*OPEN, BOT])]
    made, ada = make(client, seats, **more)
    guest, players = Player(client, made["id"], made["invitation"]), {"Ada": ada}
    for seat, name in ((1, "Bruno"), (2, "Clara")):
        secret = guest.ask("PUT", f"/seats/{seat}", json={"name": name}).json()["secret"]
        players[name] = Player(client, made["id"], secret)
    others = {name: made[name] for name in ("invitation", "spectator", "owner")}
    return made, players, others


@pytest.fixture(scope="module")
def a_record() -> str:
    """A game of four that is over, as text."""
    seats = [stammtisch.Seat(name) for name in ("Ada", "Bruno", "Clara", "Emma")]
    game, choice = stammtisch.new("mall-world", seats, seed=5), random.Random(5)
    while not game.over:
        game.play(choice.choice(game.moves(game.due[0])), seat=game.due[0])
    return game.record()


def over(client: Any, record: str) -> tuple[dict[str, Any], dict[str, Player], dict[str, str]]:
    """The same people at a table whose game is over."""
    return three_with_a_bot(client, record=record, title=None)


def test_the_same_again_with_the_seats_turned(client: TestClient, a_record: str) -> None:
    made, players, _ = over(client, a_record)
    told = players["Bruno"].ask("POST", "/again")
    assert told.status_code == 201, told.text
    there = told.json()
    assert there["seats"] == [3, 0, 1, 2] and there["by"] == 1 and there["id"] != made["id"]
    new = Player(client, there["id"], players["Ada"].secret).look()
    assert [(seat["name"], seat["kind"], seat["colour"]) for seat in new["seats"]] == [
        ("Bruno", "person", 7), ("Clara", "person", 0), ("Emma", "bot", 3), ("Ada", "person", 5),
    ]  # fmt: skip
    assert (new["title"], new["over"], new["origin"]) == ("mall-world", False, "deal")
    assert players["Clara"].look()["next"] == there, "who comes back later is told as well"
    again = players["Clara"].ask("POST", "/again")
    assert again.json() == there, "who presses second comes to the same table"


def test_each_key_opens_the_own_new_seat_alone_and_none_is_told(client: TestClient, a_record: str) -> None:
    _, players, others = over(client, a_record)
    keys = {name: player.secret for name, player in players.items()} | others
    answer = players["Ada"].ask("POST", "/again")
    there = answer.json()
    sits = {"Ada": [3], "Bruno": [0], "Clara": [1], "invitation": [], "spectator": [], "owner": []}
    for name, key in keys.items():
        new, old = Player(client, there["id"], key), Player(client, players["Ada"].table, key)
        assert new.look()["mine"] == sits[name], name
        heard = [answer.text, json.dumps(new.look()), json.dumps(old.look()), old.ask("POST", "/again").text]
        assert not any(other in said for other in keys.values() for said in heard), name
        for seat in range(4):
            if seat not in sits[name]:
                assert error(new.ask("GET", params={"seat": seat})) == (403, "forbidden"), (name, seat)
                assert error(new.move("pass", 0, seat)) == (403, "forbidden"), (name, seat)


def test_only_who_sits_there_plays_again_and_only_at_the_end(client: TestClient, a_record: str) -> None:
    _, players, others = over(client, a_record)
    for name in ("invitation", "spectator", "owner"):
        assert error(Player(client, players["Ada"].table, others[name]).ask("POST", "/again")) == (403, "forbidden")
    _, ada = make(client)
    assert error(ada.ask("POST", "/again")) == (409, "conflict")


def test_again_counts_as_opening_a_table(tmp_path: Any, serve: Serve, a_record: str) -> None:
    with serve(Settings(address(tmp_path / "tables.sqlite"), compile=False, requests=0, tables=1)) as client:
        _, players, _ = over(client, a_record)
        assert error(players["Ada"].ask("POST", "/again")) == (429, "too-many")
        assert players["Ada"].look()["next"] is None


def test_a_new_table_that_was_deleted_is_opened_anew(client: TestClient, a_record: str) -> None:
    _, players, others = over(client, a_record)
    first = players["Ada"].ask("POST", "/again").json()
    assert Player(client, first["id"], others["owner"]).ask("DELETE").status_code == 204
    second = players["Ada"].ask("POST", "/again").json()
    assert second["id"] != first["id"]
    assert Player(client, second["id"], players["Ada"].secret).look()["mine"] == [3]


def test_where_it_goes_on_is_known_after_a_restart(settings: Settings, serve: Serve, a_record: str) -> None:
    with serve(settings) as client:
        _, players, _ = over(client, a_record)
        there = players["Ada"].ask("POST", "/again").json()
    with serve(settings) as client:
        assert Player(client, players["Ada"].table, players["Bruno"].secret).look()["next"] == there
        assert Player(client, there["id"], players["Bruno"].secret).look()["seats"][0]["colour"] == 7


def test_all_at_the_old_table_hear_of_the_new_one(running: Running, a_record: str) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        _, players, others = over(client, a_record)
        watcher = Player(client, players["Ada"].table, others["spectator"])
        with join(running, players["Clara"]) as sits, join(running, watcher) as watches:
            since = [hear(line)["event"] for line in (sits, watches)]
            there = players["Ada"].ask("POST", "/again").json()
            for line in (sits, watches):
                news = hear(line)
                assert (news["kind"], news["seat"], news["table"]["next"]) == ("next", 0, there)
        with join(running, players["Bruno"], since=since[0]) as late:
            assert hear(late)["table"]["next"] == there


def test_automas_keep_their_places(client: TestClient) -> None:
    options = {"automas": "pei"}
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "automa"}]
    answer = client.post("/api/tables", json={"title": "ground-floor", "seats": seats, "options": options})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    ada = Player(client, made["id"], made["seats"][0]["secret"])
    table = ada.look()
    assert table["fewer"] == {"can": True, "why": "", "clause": None, "early": True}
    there = ada.ask("POST", "/again", params={"without": 1}).json()
    assert there["seats"] == [0, None, 1]
    new = Player(client, there["id"], ada.secret).look()
    assert [seat["kind"] for seat in new["seats"]] == ["person", "automa"]
    assert new["seats"][1]["name"] == table["seats"][2]["name"]
    assert new["view"]["options"]["automas"] == "pei"


def test_a_table_begins_without_an_open_seat_before_anything_was_played(client: TestClient) -> None:
    made, ada = make(client, [*OPEN, {"kind": "open"}], hints=False, absence=3600)
    guest = Player(client, made["id"], made["invitation"])
    bruno = Player(client, made["id"], guest.ask("PUT", "/seats/3", json={"name": "Nora"}).json()["secret"])
    assert error(ada.ask("POST", "/again", params={"without": 3})) == (409, "conflict"), "not open"
    there = bruno.ask("POST", "/again", params={"without": 1}).json()
    assert there["seats"] == [0, None, 1, 2]
    new = {who: Player(client, there["id"], player.secret).look() for who, player in (("a", ada), ("b", bruno))}
    assert (new["a"]["mine"], new["b"]["mine"]) == ([0], [2])
    assert [seat["kind"] for seat in new["a"]["seats"]] == ["person", "open", "person"]
    assert (new["a"]["hints"], new["a"]["absence"]) == (False, 3600)
    assert error(ada.move("pass", 0, 0)) == (409, "conflict"), "the old table rests"
    assert error(guest.ask("PUT", "/seats/1", json={"name": "Max"})) == (409, "conflict")
    moved = Player(client, there["id"], made["invitation"])
    assert moved.ask("PUT", "/seats/1", json={"name": "Max"}).status_code == 200, "the old invitation leads on"
    assert Player(client, there["id"], ada.secret).look()["fewer"] is None


def begun_by_a_bot(client: TestClient) -> tuple[Player, Any] | None:
    """Ada, whose turn it is after a bot's; None where somebody else begins."""
    _, ada = make(client, [*OPEN[:2], BOT])
    until(lambda: ada.look()["due"] != [2])
    view = ada.look()
    assert view["fewer"]["early"] is True, "also where a bot has chosen what all choose at once"
    return (ada, view) if view["ply"] and view["due"] == [0] else None


def test_it_is_early_until_a_person_decides_whatever_bots_have_played(client: TestClient) -> None:
    ada, view = next(filter(None, (begun_by_a_bot(client) for _ in range(100))))
    assert ada.move(view["moves"][0]["text"], view["ply"], 0).status_code == 200
    assert ada.look()["fewer"]["early"] is False


def test_a_seat_is_not_taken_away_later_or_where_the_rules_want_it(client: TestClient) -> None:
    _, few = make(client, OPEN)
    refused = few.ask("POST", "/again", params={"without": 1, "lang": "de"})
    assert error(refused) == (409, "conflict")
    assert refused.json()["error"]["message"] == few.look(lang="de")["fewer"]["why"] != ""
    _, ada = make(client, [{"kind": "person", "name": "Ada"}] * 1 + [{"kind": "person", "name": "Bea"}] + OPEN[1:])
    assert ada.look()["fewer"]["can"] is True
    view = ada.look()
    if view["moves"]:
        assert ada.move(view["moves"][0]["text"], 0, view["due"][0]).status_code == 200
        assert ada.look()["fewer"]["can"] is False
        assert error(ada.ask("POST", "/again", params={"without": 2})) == (409, "conflict")


# ------------------------------------------------------------------------------------------------------- colours


def test_a_colour_is_chosen_and_belongs_to_one_seat(client: TestClient) -> None:
    made, ada = make(client, [{"kind": "person", "name": "Ada", "colour": 1}, {"kind": "open"}, {"kind": "open"}])
    assert [seat["colour"] for seat in ada.look()["seats"]] == [1, 0, 2]
    guest = Player(client, made["id"], made["invitation"])
    assert error(guest.ask("PUT", "/seats/1", json={"name": "Bruno", "colour": 1})) == (409, "conflict")
    assert error(guest.ask("PUT", "/seats/1", json={"name": "Bruno", "colour": 8})) == (422, "invalid")
    assert guest.ask("PUT", "/seats/1", json={"name": "Bruno", "colour": 7}).status_code == 200
    assert [seat["colour"] for seat in ada.look()["seats"]] == [1, 7, 2]
    twice = [{"kind": "person", "colour": 4}, {"kind": "open", "colour": 4}, {"kind": "open"}]
    assert error(client.post("/api/tables", json={"title": "mall-world", "seats": twice})) == (422, "invalid")


# ------------------------------------------------------------------------------------------------------ who watches


def audience(line: Any) -> dict[str, Any]:
    """The next word about who watches."""
    while (message := json.loads(line.recv(timeout=10)))["type"] != "audience":
        pass
    return dict(message)


def test_who_watches_is_told_to_all_by_name_where_they_give_one(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        made, ada = make(client, OPEN)
        watcher = Player(client, made["id"], made["spectator"])
        with join(running, ada, name="Ada") as line:
            with join(running, watcher, name="Zoe"), join(running, watcher), join(running, watcher, name="Zoe"):
                until(lambda: audience(line) == {"type": "audience", "names": ["Zoe"], "others": 1})
            assert until(lambda: audience(line)) == {"type": "audience", "names": [], "others": 0}
            with join(running, watcher) as other:
                assert audience(other) == {"type": "audience", "names": [], "others": 1}

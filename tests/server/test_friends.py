"""Moving for a friend: only by permission, only what that permits is seen, and the log says so."""

from __future__ import annotations

import json
from typing import Any

import httpx
from starlette.testclient import TestClient

from stammtisch.server.basics.settings import Settings

from .conftest import Player, Running, Serve, make
from .test_live import join
from .test_timing import friends, log


def trust(player: Player, seat: int, friend: int, method: str = "PUT") -> int:
    return int(player.ask(method, f"/seats/{seat}/friends/{friend}").status_code)


def due(player: Player) -> int:
    return int(player.look()["due"][0])


def test_a_friend_moves_by_permission_and_the_log_says_so(client: TestClient, settings: Settings, serve: Serve) -> None:
    players, watcher = friends(client)
    seat = due(watcher)
    friend, third = (seat + 1) % 3, (seat + 2) % 3
    view = players[seat].look()
    move = view["moves"][0]["text"]
    assert players[friend].move(move, view["ply"], seat).status_code == 403
    assert trust(players[friend], seat, friend) == 403, "nobody gives it for another"
    assert trust(watcher, seat, friend) == 403
    assert trust(players[seat], seat, friend) == 204
    assert watcher.look()["seats"][seat]["trusts"] == [friend], "all may know"
    assert (players[friend].look()["friends"], players[third].look()["friends"]) == ([seat], [])
    assert players[third].move(move, view["ply"], seat).status_code == 403
    name = {n: s["name"] for n, s in enumerate(view["seats"])}
    made = players[friend].move(move, view["ply"], seat, "m1")
    assert made.status_code == 200, made.text
    assert made.json()["log"][0]["text"] == f"{name[friend]} for {name[seat]}:"
    lines = watcher.ask("GET", "/log", params={"lang": "de"}).json()
    own = [line["text"] for line in lines if line["ply"] == view["ply"] + 1]
    assert own[0] == f"{name[friend]} für {name[seat]}:" and len(own) > 1
    again = players[friend].move(move, view["ply"], seat, "m1")
    assert again.json()["event"] == made.json()["event"], "sent again it moves nothing"
    with serve(settings) as other:
        same = Player(other, watcher.table, watcher.secret)
        assert log(same, "de") == log(watcher, "de")


def test_what_a_friend_sees_is_the_seat_while_it_decides_and_nothing_after(client: TestClient) -> None:
    players, watcher = friends(client)
    seat = due(watcher)
    friend = (seat + 1) % 3
    own = players[friend].look()
    assert players[friend].ask("GET", params={"seat": seat}).status_code == 403
    assert trust(players[seat], seat, friend) == 204
    seen, theirs = players[friend].look(seat=seat), players[seat].look(seat=seat)
    for part in ("view", "moves", "drafts", "scores", "due"):
        assert seen[part] == theirs[part]
    assert players[friend].look()["view"] == own["view"], "without asking for it they see their own"
    for path in ("/history?at=0&", "/record?"):
        assert players[friend].ask("GET", f"{path}seat={seat}").status_code == 403
    assert players[friend].ask("GET", "/log", params={"seat": seat}).status_code == 200
    assert trust(players[seat], seat, friend, "DELETE") == 204
    for path in ("", "/log"):
        assert players[friend].ask("GET", path, params={"seat": seat}).status_code == 403
    refused = players[friend].move(theirs["moves"][0]["text"], theirs["ply"], seat)
    assert refused.status_code == 403
    assert trust(players[seat], seat, friend) == 204
    while due(watcher) == seat:
        view = players[friend].look(seat=seat)
        assert players[friend].move(view["moves"][0]["text"], view["ply"], seat).status_code == 200
    assert players[friend].ask("GET", params={"seat": seat}).status_code == 403, "there is nothing to decide for them"


def test_permission_is_for_people_who_sit_there(client: TestClient) -> None:
    players, _ = friends(client)
    assert trust(players[0], 0, 0) == 409
    assert trust(players[0], 0, 3) == 409
    made, ada = make(client, [{"kind": "person"}, {"kind": "bot"}, {"kind": "open"}])
    assert [trust(ada, 0, seat) for seat in (1, 2)] == [409, 409]
    assert made["id"] == ada.table


def test_no_friend_moves_where_a_bot_does(client: TestClient) -> None:
    players, watcher = friends(client)
    seat = (due(watcher) + 1) % 3
    assert trust(players[seat], seat, due(watcher)) == 204
    players[seat].ask("PATCH", f"/seats/{seat}", json={"policy": "random"})
    assert players[due(watcher)].look()["friends"] == []


def test_who_listens_through_a_friends_eyes_hears_nothing_more_when_that_is_withdrawn(patient: Running) -> None:
    with httpx.Client(base_url=patient.url, timeout=60) as client:
        players, watcher = friends(client)
        seat = due(watcher)
        friend = (seat + 1) % 3
        assert trust(players[seat], seat, friend) == 204
        own = players[friend].look()["view"]
        with join(patient, players[friend], seat=seat) as line:
            table = _table(line)
            assert table["view"] == players[seat].look(seat=seat)["view"]
            assert trust(players[seat], seat, friend, "DELETE") == 204
            table = _table(line)
            assert table["view"] == own, "from now on they see their own"
            secret = {json.dumps(move) for move in players[seat].look(seat=seat)["moves"]}
            assert secret and not table["moves"]
        with join(patient, players[friend], seat=seat) as line:
            assert _last(line)["type"] == "error"


def _last(line: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=10))
        if message["type"] in ("error", "event", "resync"):
            return message


def _table(line: Any) -> dict[str, Any]:
    while True:
        message = _last(line)
        if message.get("table"):
            return dict(message["table"])

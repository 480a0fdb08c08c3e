"""What happened since somebody looked last: who has seen what, on which device, and what is told of it first."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

import stammtisch as st
from stammtisch.server.basics.settings import Settings
from stammtisch.server.tables import meanwhile
from stammtisch.server.tables.shown import Viewer
from tests.web.conftest import played

from .conftest import OPEN, SEATS, Player, Running, Serve, make, until
from .test_live import hear, join
from .test_several import Pair, lasting, pair

__all__ = ["lasting", "pair"]


def since(player: Player, **params: Any) -> dict[str, Any]:
    response = player.ask("GET", "/since", params=params)
    assert response.status_code == 200, response.text
    return dict(response.json())


def looks(client: TestClient, player: Player, event: int) -> None:
    """A page of the player's shows the table up to an event, and is closed."""
    with client.websocket_connect(f"/api/tables/{player.table}/live") as line:
        line.send_json({"type": "hello", "secret": player.secret})
        line.send_json({"type": "seen", "event": event})
        line.send_json({"type": "ping"})
        while line.receive_json()["type"] != "pong":
            pass
        line.close()
        house = client.app.state.house  # type: ignore[attr-defined]
        until(lambda: not house.tables[player.table].watchers)


def friends(client: Any) -> tuple[Player, Player]:
    """Two people at a table, each with a secret of their own."""
    made, ada = make(client, [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "policy": "random"}])
    joined = Player(client, made["id"], made["invitation"])
    answer = joined.ask("PUT", "/seats/1", json={"name": "Bruno"})
    assert answer.status_code == 200, answer.text
    return ada, Player(client, made["id"], answer.json()["secret"])


def test_a_mark_belongs_to_the_seat_and_never_goes_back(client: TestClient) -> None:
    _, ada = make(client)
    ada.play(random.Random(1), 12)
    assert since(ada) == {"mine": [], "more": 0, "points": [], "chapters": [], "said": [], "moves": []}
    looks(client, ada, 5)
    until(lambda: since(ada).get("event") == 5)
    looks(client, ada, 3)  # an old page that wakes up
    assert since(ada)["event"] == 5
    assert since(ada, event=9)["event"] == 9  # this device has seen more
    looks(client, ada, 10_000)
    assert since(ada)["event"] == ada.look()["event"]
    assert since(ada)["plies"] == since(ada)["ply"] == 12


def test_what_others_did_to_me_is_said_with_what_it_changed(client: TestClient) -> None:
    bots = [{"kind": "bot", "name": name, "policy": "random"} for name in ("Bruno", "Clara")]
    _, ada = make(client, [{"kind": "person", "name": "Ada"}, *bots], record=played(3, 60))
    told = since(ada, event=12)
    assert [item["change"] for item in told["mine"]] == ["+4 coins", "+3 coins", "+2 coins"]
    assert [item["points"] for item in told["mine"]] == [4000, 3000, 2000]
    assert since(ada, event=12, lang="de")["mine"][0]["change"] == "+4 Münzen"


def test_it_says_when_somebody_was_there_last_where_the_seat_knows_more_than_the_device(client: TestClient) -> None:
    _, ada = make(client)
    ada.play(random.Random(1), 12)
    looks(client, ada, 5)
    until(lambda: since(ada).get("at"))
    assert "at" not in since(ada, event=5)
    assert "at" in since(ada, event=4)


def test_marks_outlive_the_server_and_go_with_the_person(settings: Settings, serve: Serve) -> None:
    with serve(settings) as client:
        made, ada = make(client, OPEN)
        bruno = Player(client, made["id"], made["invitation"])
        bruno.secret = bruno.ask("PUT", "/seats/1", json={"name": "Bruno"}).json()["secret"]
        event = ada.look()["event"]
        looks(client, bruno, event)
        until(lambda: since(bruno).get("event") == event)
    with serve(settings) as client:
        bruno.client = client
        assert since(bruno)["event"] == event
        owner = Player(client, made["id"], made["owner"])
        assert owner.ask("POST", "/seats/1/open").status_code == 200
        clara = Player(client, made["id"], made["invitation"])
        clara.secret = clara.ask("PUT", "/seats/1", json={"name": "Clara"}).json()["secret"]
        assert "event" not in since(clara), "who sits down has not seen what the one before them has"


def test_two_servers_know_what_was_seen_at_either(pair: Pair) -> None:
    _, ada = make(pair.clients[0], SEATS)
    ada.play(random.Random(2), 8)
    with join(pair.servers[0], ada) as line:
        line.send(json.dumps({"type": "seen", "event": 6}))
        until(lambda: since(pair.at(0, ada)).get("event") == 6)  # this server knows at once
    until(lambda: since(pair.at(1, ada)).get("event") == 6)  # the other one as soon as the page is closed
    with join(pair.servers[1], ada) as line:
        line.send(json.dumps({"type": "seen", "event": 4}))
        hear(line)
    assert since(pair.at(1, ada))["event"] == 6


def test_nonsense_marks_nothing(running: Running) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        _, ada = make(client)
        with join(running, ada) as line:
            for said in ('{"type": "seen"}', '{"type": "seen", "event": "5"}', '{"type": "seen", "event": -7}'):
                line.send(said)
            line.send('{"type": "ping"}')
            while hear(line)["type"] != "pong":
                pass
        assert "event" not in since(ada) or since(ada)["event"] == 0


def test_who_only_watches_leaves_no_mark(client: TestClient) -> None:
    made, ada = make(client)
    ada.play(random.Random(1), 12)
    watcher = Player(client, made["id"], made["spectator"])
    looks(client, watcher, 5)
    assert "event" not in since(watcher)
    assert "event" not in since(ada)
    told = since(watcher, event=5)
    assert told["mine"] == [] and sum(seat["moves"] for seat in told["moves"]) == told["plies"] - told["ply"] > 0
    assert watcher.ask("GET", "/since", params={"seat": 1}).status_code == 403


def test_what_was_taken_back_is_told_and_counts_as_unseen(client: TestClient) -> None:
    ada, bruno = friends(client)
    choice = random.Random(5)
    both = {0: ada, 1: bruno}
    for _ in range(200):
        view = ada.look()
        if view["due"][0] == 1 and bruno.look()["undo"]["can"]:
            break
        seat = next((s for s in view["due"] if s in both), None)
        if seat is not None:
            mine = both[seat].look(seat=seat)
            if mine["moves"]:
                both[seat].move(choice.choice(mine["moves"])["text"], mine["ply"], seat)
    seen = ada.look()
    undone = bruno.ask("POST", "/undo", json={"seat": 1, "client_id": "back"})
    assert undone.status_code == 200, undone.text
    told = since(ada, event=seen["event"])
    assert told["ply"] == seen["ply"] - 1
    assert len(told["said"]) == 1 and "Bruno" in told["said"][0]["text"]


# ------------------------------------------------------------------------------------------------ what is told first


def games(title: str, moves: int) -> Any:
    """A game between random players after so many moves."""
    seats, choice = st.find_title(title).seats[-1], random.Random(3)
    game = st.new(
        title, [st.Seat(name) for name in ("Ada", "Bruno", "Clara", "David", "Emma", "Farid")[:seats]], seed=3
    )
    while len(game.plies) < moves and not game.over:
        game.play(choice.choice(game.moves(game.due[0])), seat=game.due[0])
    return game


@pytest.mark.parametrize("title", st.titles())
def test_the_most_important_comes_first(title: str) -> None:
    game = games(title, 260)
    told = meanwhile.since(game, 120, Viewer(0, (0,), "en"))
    points = [abs(item["points"]) for item in told["mine"]]
    assert points == sorted(points, reverse=True)
    for item in told["mine"]:
        ply = game.plies[item["ply"] - 1]
        assert ply.revealing or ply.move.seat != 0, "what I did myself is no news"
        assert item["points"] or item["change"] or any("Ada" in line["text"] for line in item["lines"])
    before, after = game.at(120).scores(0), game.scores(0)
    both = [
        (one, old) for one, old in zip(after, before, strict=True) if one.scored and None not in (one.total, old.total)
    ]
    changed = {one.seat: one.total - old.total for one, old in both}
    assert {p["seat"]: p["points"] for p in told["points"] if p["points"]} == {s: n for s, n in changed.items() if n}
    out = {one.seat for one, old in zip(after, before, strict=True) if old.scored and not one.scored}
    assert {p["seat"] for p in told["points"] if not p["points"]} == out
    assert not (changed.get(0) or 0 in out) or told["points"][0]["seat"] == 0


@pytest.mark.parametrize("title", st.titles())
def test_it_adds_up_to_what_happened(title: str) -> None:
    """The points of single moves are those of all of them; chapters end where the title's clock says so."""
    game = games(title, 200)
    turns = game.since(60, 0)
    before, after = game.at(60).scores(0)[0].total, game.scores(0)[0].total
    if before is not None and after is not None:
        assert sum(turn.points for turn in turns) == after - before
    clock = st.find_title(title).clock
    assert clock is not None
    chapters = clock(game.state, game.box) - clock(game.at(60).state, game.box)
    assert sum(turn.chapter for turn in turns) <= chapters
    assert any(turn.chapter for turn in turns) == (chapters > 0)


def test_a_long_absence_costs_no_more_than_a_short_one() -> None:
    game = games("mall-world", 600)
    told = meanwhile.since(game, 0, Viewer(0, (0,), "de"))
    assert len(told["mine"]) <= meanwhile.MOST_MINE and len(told["chapters"]) <= meanwhile.MOST_CHAPTERS
    assert sum(seat["moves"] for seat in told["moves"]) == sum(ply.move.seat != 0 for ply in game.plies)
    assert len(json.dumps(told)) < 40_000

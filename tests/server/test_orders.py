"""Standing orders: followed by the rules, secret until they are used, and gone with what they lasted until."""

from __future__ import annotations

import dataclasses
import json
import time
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from stammtisch.server.basics.settings import Settings

from .conftest import OPEN, Player, Running, Serve, make, until
from .postgres import cluster, sql
from .test_live import join
from .test_several import all_there_once, on
from .test_timing import friends

PASS = {"move": "pass"}


def order(player: Player, seat: int, decision: str, wish: dict[str, Any], lang: str = "en") -> httpx.Response:
    return player.ask("PUT", f"/seats/{seat}/orders/{decision}", json=wish, params={"lang": lang})


def orders(player: Player, seat: int, lang: str = "en") -> list[dict[str, Any]]:
    answer = player.ask("GET", f"/seats/{seat}/orders", params={"lang": lang})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["orders"])


def due(player: Player) -> list[int]:
    return list(player.look()["due"])


def log(player: Player, lang: str = "en") -> list[str]:
    return [line["text"] for line in player.ask("GET", "/log", params={"lang": lang}).json()]


def everything(player: Player) -> str:
    """All that somebody can ask for of a table."""
    paths = ("", "/log", "/history?at=0", "/record", "/chat")
    return "\n".join(player.ask("GET", path).text for path in paths)


def play_until(players: dict[int, Player], *decisions: str) -> dict[str, Any]:
    """Plays on, the first move that there is, until somebody is asked one of these."""
    for _ in range(200):
        view = players[0].look()
        if view["decision"] in decisions:
            return view
        choose(players, view["due"][0])
    raise AssertionError(f"nobody was asked {decisions}")


def choose(players: dict[int, Player], seat: int, move: str = "") -> None:
    view = players[seat].look(seat=seat)
    made = players[seat].move(move or view["moves"][0]["text"], view["ply"], seat)
    assert made.status_code == 200, made.text


def put_up(players: dict[int, Player]) -> dict[str, Any]:
    """Plays Mall World on until somebody has offered two cards, and the others are to bid."""
    while True:
        view = play_until(players, "develop", "offer", "bid")
        if view["decision"] == "bid":
            return view
        seat = view["due"][0]
        moves = [move["text"] for move in players[seat].look(seat=seat)["moves"]]
        choose(players, seat, next((m for m in moves if m == "trade" or len(m.split()) == 3), moves[0]))


def test_an_order_is_followed_and_the_log_says_so(client: TestClient) -> None:
    players, watcher = friends(client)
    seat = due(watcher)[0]
    view = watcher.look()
    assert view["decision"] == "accept"
    made = order(players[seat], seat, "accept", PASS | {"times": 1})
    assert made.status_code == 200, made.text
    until(lambda: watcher.look()["ply"] > view["ply"])
    name = view["seats"][seat]["name"]
    assert f"By {name}’s standing order:" in log(watcher)
    assert f"Dauerauftrag von {name}:" in log(watcher, "de")
    (kept,) = orders(players[seat], seat)
    assert (kept["used"], kept["ended"], kept["told"]) == (1, "used-up", "It was used once, as you wanted.")
    assert kept["label"] == "Take no contract"


def test_nobody_else_can_tell_that_there_is_an_order(
    client: TestClient, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    players, watcher = friends(client, clock={"kind": "slow", "hours": 24, "zone": "Europe/Berlin"})
    now = time.time() + 5000
    monkeypatch.setattr(time, "time", lambda: now)
    seat = (due(watcher)[0] + 1) % 3
    assert order(players[seat], seat, "accept", {"move": "stay"}).status_code == 422, "they are here, all may know"
    others = [player for n, player in players.items() if n != seat] + [watcher]
    before = [everything(player) for player in others]
    assert order(players[seat], seat, "accept", PASS | {"unless": [{"name": "to-me"}]}).status_code == 200
    assert order(players[seat], seat, "bid", {"move": "bid 0"}).status_code == 200
    assert [everything(player) for player in others] == before
    assert players[seat].ask("DELETE", f"/seats/{seat}/orders/bid").status_code == 200
    assert [everything(player) for player in others] == before
    assert len(orders(players[seat], seat)) == 1


def test_an_order_is_its_seats_alone(client: TestClient) -> None:
    players, watcher = friends(client)
    assert players[1].ask("PUT", "/seats/1/friends/0").status_code == 204
    assert order(players[1], 1, "bid", {"move": "bid 0"}).status_code == 200
    for other in (players[0], players[2], watcher):
        for method, path in (("GET", "orders"), ("GET", "orders/bid"), ("DELETE", "orders/bid")):
            assert other.ask(method, f"/seats/1/{path}").status_code == 403
        assert order(other, 1, "bid", {"move": "bid 3"}).status_code == 403
    assert [kept["move"] for kept in orders(players[1], 1)] == ["bid 0"]


def test_what_is_ordered_of_several_who_choose_unseen_shows_when_it_is_opened(client: TestClient) -> None:
    players, watcher = friends(client)
    view = put_up(players)
    mine, *others = view["due"]
    name = view["seats"][mine]["name"]
    wish = {"move": "bid 0", "unless": [{"name": "above", "number": 1}]}
    assert order(players[mine], mine, "bid", wish).status_code == 200
    until(lambda: due(watcher) == others)
    assert not any("standing order" in line for line in log(watcher)), "that they have chosen is all that is known"
    for other in others:
        choose(players, other, "bid 1")
    assert [line for line in log(watcher) if "standing order" in line] == [f"By {name}’s standing order:"]
    (kept,) = orders(players[mine], mine)
    assert (kept["used"], kept["ended"]) == (1, None)


def test_an_order_is_interrupted_by_what_it_names_and_its_seat_is_asked(client: TestClient) -> None:
    players, watcher = friends(client)
    wish = {"move": "bid 0", "unless": [{"name": "above", "number": 1}]}
    put_up(players)
    for seat, bid in enumerate(("bid 0", "bid 2", "bid 0")):
        choose(players, seat, bid)
    put_up(players)
    assert order(players[0], 0, "bid", wish).status_code == 200
    until(lambda: due(watcher) == [1, 2])  # what was bid before it was given is no matter
    choose(players, 1, "bid 2")
    choose(players, 2, "bid 0")
    view = put_up(players)
    (kept,) = until(lambda: [kept for kept in orders(players[0], 0) if kept["ended"]])
    assert (kept["ended"], kept["used"]) == ("interrupted", 1)
    name = view["seats"][1]["name"]
    assert kept["told"] == f"It was used once. What interrupted it: {name} bids 2 coins."
    assert kept["unless"] == [{"name": "above", "number": 1, "text": "somebody else goes above 1 coin"}]
    assert due(watcher) == [0, 1, 2], "their seat is asked as usual"
    (german,) = orders(players[0], 0, "de")
    assert german["told"] == f"Er wurde einmal genutzt. Was ihn unterbrochen hat: {name} bietet 2 Münzen."


def test_an_order_lasts_as_long_as_it_should(client: TestClient) -> None:
    players, watcher = friends(client)
    seat = due(watcher)[0]
    for n in range(3):
        assert order(players[n], n, "accept", PASS | {"until": "phase"}).status_code == 200
    until(lambda: watcher.look()["decision"] != "accept")
    found = {n: orders(players[n], n)[0] for n in range(3)}
    assert (found[seat]["used"], found[seat]["ended"]) == (1, "lapsed")
    play_until(players, "accept")
    choose(players, due(watcher)[0])
    assert [orders(players[n], n)[0]["ended"] for n in range(3)].count("lapsed") == 3, "the phase was theirs, too"


def test_who_takes_a_choice_back_wants_to_choose(client: TestClient) -> None:
    players, watcher = friends(client)
    seat = due(watcher)[0]
    assert order(players[seat], seat, "accept", PASS).status_code == 200
    until(lambda: watcher.look()["decision"] != "accept")
    undone = players[seat].ask("POST", "/undo", json={"seat": seat, "client_id": "u1"})
    assert undone.status_code == 200, undone.text
    (kept,) = orders(players[seat], seat)
    assert (kept["ended"], kept["used"]) == ("taken-back", 1)
    view = watcher.look()
    assert (view["decision"], view["due"]) == ("accept", [seat])
    assert not any("standing order" in line for line in log(watcher)), "what was taken back is marked no longer"
    choose(players, seat, "pass")
    assert not any("standing order" in line for line in log(watcher))


def test_a_draft_that_is_taken_back_is_not_made_again(client: TestClient) -> None:
    players, watcher = friends(client)
    first, *others = put_up(players)["due"]
    assert order(players[first], first, "bid", {"move": "bid 0"}).status_code == 200
    until(lambda: due(watcher) == others)
    assert players[first].ask("POST", "/undo", json={"seat": first, "client_id": "u1"}).status_code == 200
    assert orders(players[first], first)[0]["ended"] == "taken-back"
    assert due(watcher) == [first, *others]


def test_no_order_answers_while_an_undo_waits_for_consent(client: TestClient) -> None:
    players, watcher = friends(client)
    first = due(watcher)[0]
    view = play_until(players, "draw")
    choose(players, first, "deck")
    while due(watcher) == [first]:
        choose(players, first)
    asked = players[first].ask("POST", "/undo", json={"seat": first, "client_id": "u1"})
    assert asked.json()["undo"]["pending"]["by"] == first, asked.text
    (second,) = due(watcher)
    assert order(players[second], second, "accept", PASS).status_code == 200
    players[second].ask("POST", "/undo", json={"seat": second, "client_id": "u2", "agree": False})
    until(lambda: due(watcher) != [second] or watcher.look()["decision"] != "accept")
    assert orders(players[second], second)[0]["used"] == 1, view["ply"]


def test_orders_outlive_a_restart_and_are_followed_though_nobody_looks(settings: Settings, serve: Serve) -> None:
    slow = dataclasses.replace(settings, pause=1000.0)
    with serve(slow) as client:
        players, watcher = friends(client)
        seat = due(watcher)[0]
        assert order(players[seat], seat, "accept", PASS).status_code == 200
        before = watcher.look()["ply"]
    with serve(settings) as client:
        house = client.app.state.house  # type: ignore[attr-defined]
        until(lambda: any(len(table.game.plies) > before for table in house.tables.values()))
        again = Player(client, watcher.table, players[seat].secret)
        assert (orders(again, seat)[0]["used"], log(again)[-1]) == (1, log(again)[-1])
        assert "standing order" in " ".join(log(again))


def test_an_order_answers_before_time_is_out(settings: Settings, serve: Serve) -> None:
    with serve(dataclasses.replace(settings, pause=1000.0)) as client:
        players, watcher = friends(client, clock={"kind": "live", "bank": 5, "increment": 0, "out": "bot"})
        seat = due(watcher)[0]
        assert order(players[seat], seat, "accept", PASS).status_code == 200
        until(lambda: watcher.look()["decision"] != "accept", 4)
        assert watcher.look()["seats"][seat]["policy"] == "person"


def test_a_bot_that_stands_in_decides_and_the_orders_wait(client: TestClient) -> None:
    players, watcher = friends(client)
    seat = due(watcher)[0]
    assert order(players[seat], seat, "bid", {"move": "bid 0"}).status_code == 200
    assert players[seat].ask("DELETE", f"/seats/{seat}").status_code == 200
    assert orders(players[seat], seat) == [], "who leaves leaves nothing behind"
    refused = players[seat].ask("PUT", f"/seats/{seat}/orders/bid", json={"move": "bid 0"})
    assert refused.json()["error"]["message"].startswith("A bot plays for ")


def test_whoever_takes_a_seat_finds_no_orders_there(client: TestClient) -> None:
    made, _ = make(client, OPEN)
    guest = Player(client, made["id"], made["invitation"])
    bruno = Player(client, made["id"], guest.ask("PUT", "/seats/1", json={"name": "Bruno"}).json()["secret"])
    assert order(bruno, 1, "bid", {"move": "bid 0"}).status_code == 200
    owner = Player(client, made["id"], made["owner"])
    assert owner.ask("POST", "/seats/1/open").status_code == 200
    clara = Player(client, made["id"], guest.ask("PUT", "/seats/1", json={"name": "Clara"}).json()["secret"])
    assert orders(clara, 1) == []


def test_orders_are_gone_with_the_game(client: TestClient, settings: Settings) -> None:
    players, _ = friends(client)
    assert order(players[1], 1, "bid", {"move": "bid 0"}).status_code == 200
    assert sql(settings.database, "SELECT count(*) FROM orders") == [(1,)]
    for player in players.values():
        assert player.ask("POST", "/cancel", json={"agree": True}).status_code == 200
    assert sql(settings.database, "SELECT count(*) FROM orders") == [(0,)]
    assert order(players[1], 1, "bid", {"move": "bid 0"}).status_code == 409


@pytest.mark.parametrize(
    ("decision", "wish", "said"),
    [
        ("offer", {"move": "offer yellow"}, "nothing can be ordered in advance"),
        ("nonsense", PASS, "nothing can be ordered in advance"),
        ("accept", {"move": "accept 4000"}, "cannot be ordered in advance here; what can is pass"),
        ("bid", {"move": "bid 61"}, "no whole number from 0 to 60"),
        ("bid", {"move": "bid 5", "most": 4}, "cannot rise to 4"),
        ("accept", PASS | {"most": 4}, "cannot rise to 4"),
        ("bid", {"move": "bid 5", "unless": [{"name": "above"}]}, "wants a number from 0 to 60"),
        ("bid", {"move": "bid 5", "unless": [{"name": "to-me", "number": 1}]}, "takes no number"),
        ("bid", {"move": "bid 5", "unless": [{"name": "rain"}]}, "there is no condition “rain”"),
        ("bid", {"move": "bid 5", "unless": [{"name": "to-me"}, {"name": "to-me"}]}, "each of them once"),
    ],
)
def test_what_cannot_be_ordered_is_said(client: TestClient, decision: str, wish: dict[str, Any], said: str) -> None:
    _, ada = make(client)
    refused = order(ada, 1, decision, wish)
    assert refused.status_code == 422
    assert said in refused.json()["error"]["message"]
    german = order(ada, 1, decision, wish, "de").json()["error"]["message"]
    assert german != refused.json()["error"]["message"]
    assert orders(ada, 1) == []


def test_what_can_be_ordered_is_offered_in_words(client: TestClient) -> None:
    _, ada = make(client)
    listed = ada.ask("GET", "/seats/0/orders", params={"lang": "fr"}).json()["decisions"]
    assert {"decision": "bid", "ask": "Misez des pièces pour une carte de l’offre."} in listed
    offer = ada.ask("GET", "/seats/0/orders/bid").json()
    assert offer["moves"] == [{"move": "bid 0", "label": "Bid …", "low": 0, "high": 60}]
    assert [until["name"] for until in offer["untils"]] == ["phase", "round", "game"]
    assert {"name": "above", "text": "somebody else goes above … coins", "low": 0, "high": 60} in offer["unless"]
    for lang in ("de", "fr"):
        other = ada.ask("GET", "/seats/0/orders/bid", params={"lang": lang}).json()
        assert [one["name"] for one in other["unless"]] == [one["name"] for one in offer["unless"]]
        assert not {one["text"] for one in other["unless"]} & {one["text"] for one in offer["unless"]}
    assert ada.ask("GET", "/seats/0/orders/offer").status_code == 404


def test_only_the_seats_own_line_hears_of_its_orders(patient: Running) -> None:
    with httpx.Client(base_url=patient.url, timeout=60) as client:
        players, watcher = friends(client)
        first = due(watcher)[0]
        seat = (first + 1) % 3
        with join(patient, players[seat]) as own, join(patient, watcher) as others:
            for line in (own, others):
                _hear(line, "type", "resync")
            assert order(players[seat], seat, "bid", {"move": "bid 0"}).status_code == 200
            assert _hear(own, "kind", "orders")["seat"] == seat
            choose(players, first, "pass")
            kinds = list[str]()
            while "move" not in kinds:
                kinds.append(json.loads(others.recv(timeout=10)).get("kind", ""))
            assert "orders" not in kinds


def _hear(line: Any, about: str, wanted: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=20))
        if message.get(about) == wanted:
            return message


def test_of_two_servers_one_follows_an_order_and_both_know_it(tmp_path: Any) -> None:
    with on(cluster().keep("orders"), tmp_path) as pair:
        players, watcher = friends(pair.clients[0])
        there = {seat: pair.at(1, player) for seat, player in players.items()}
        for n in range(3):
            assert order(there[n], n, "accept", PASS).status_code == 200

        def after(ply: int) -> Any:
            """What follows this ply, once no order decides any more; the first server may hear of it late."""
            return until(lambda: (now := players[0].look())["ply"] > ply and now["decision"] != "accept" and now)

        view = after(-1)
        for n in range(24):
            at, chooses = (players, there)[n % 2], view["due"][0]
            until(
                lambda at=at, seat=chooses, ply=view["ply"]: (
                    (now := at[seat].look(seat=seat))["ply"] == ply and now["moves"]
                )
            )
            choose(at, chooses)
            view = after(view["ply"])
        used = [move for _, move in all_there_once(pair, watcher.table) if move == "pass"]
        until(lambda: sum(orders(players[n], n)[0]["used"] for n in range(3)) == len(used) > 1)
        until(lambda: [orders(there[n], n) for n in range(3)] == [orders(players[n], n) for n in range(3)])
        until(lambda: log(pair.at(1, watcher)) == log(watcher))

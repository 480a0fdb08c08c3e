"""Clocks at tables: whose runs, what happens when time is out, and what a restart does to them."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from stammtisch.server.basics.settings import Settings
from stammtisch.server.tables import timing
from stammtisch.server.tables.clocks import HOUR

from .conftest import OPEN, SEATS, Player, Running, Serve, make, until
from .postgres import sql
from .test_again import a_record as a_record
from .test_again import over
from .test_live import join

LIVE = {"kind": "live", "bank": 600, "increment": 10}
SLOW = {"kind": "slow", "hours": 24, "zone": "Europe/Berlin", "off": [5, 6], "pause": ["22:00", "07:00"]}
DAY = 24 * HOUR


def quick(out: str, bank: int = 1, increment: int = 0) -> dict[str, Any]:
    return {"kind": "live", "bank": bank, "increment": increment, "out": out}


class Hands:
    """The hands of the server's clocks, which a test may put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def now(self) -> int:
        return int(time.time() * 1000) + self.ahead

    def forward(self, milliseconds: int, client: TestClient | None = None) -> None:
        """Puts them forward; a server that runs notices at its next look, which comes at once."""
        self.ahead += milliseconds
        if client is not None:
            keeper = client.app.state.house.timekeeper  # type: ignore[attr-defined]
            client.portal.call(keeper._look)  # type: ignore[union-attr]


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    hands = Hands()
    monkeypatch.setattr(timing, "now", hands.now)
    return hands


def friends(client: Any, **more: Any) -> tuple[dict[int, Player], Player]:
    """Three people at a table, each with a key of their own, and somebody who watches."""
    made, ada = make(client, OPEN, **more)
    players, guest = {0: ada}, Player(client, made["id"], made["invitation"])
    for seat, name in ((1, "Bruno"), (2, "Clara")):
        sat = guest.ask("PUT", f"/seats/{seat}", json={"name": name})
        assert sat.status_code == 200, sat.text
        players[seat] = Player(client, made["id"], sat.json()["secret"])
    return players, Player(client, made["id"], made["spectator"])


def clocks(player: Player) -> list[dict[str, Any]]:
    return list(player.look()["clock"]["seats"])


def runs(player: Player) -> list[int]:
    return [seat for seat, clock in enumerate(clocks(player)) if clock["until"] is not None]


def decide(players: dict[int, Player]) -> int:
    """Whoever is due decides; the seat."""
    view = players[0].look()
    seat = view["due"][0]
    view = players[seat].look()
    answer = players[seat].move(view["moves"][0]["text"], view["ply"], seat)
    assert answer.status_code == 200, answer.text
    return int(seat)


def log(player: Player, lang: str = "en") -> list[str]:
    return [line["text"] for line in player.ask("GET", "/log", params={"lang": lang}).json()]


def test_without_a_clock_nobody_has_one(client: TestClient) -> None:
    assert make(client)[1].look()["clock"] is None


def test_clocks_stand_until_everybody_sits_and_then_run_for_whoever_decides(client: TestClient, hands: Hands) -> None:
    made, ada = make(client, OPEN, clock=LIVE)
    assert runs(ada) == []
    guest = Player(client, made["id"], made["invitation"])
    players = {0: ada}
    for seat, name in ((1, "Bruno"), (2, "Clara")):
        assert runs(ada) == []
        answer = guest.ask("PUT", f"/seats/{seat}", json={"name": name}).json()
        players[seat] = Player(client, made["id"], answer["secret"])
    view = ada.look()
    assert runs(ada) == view["due"]
    first = view["due"][0]
    assert clocks(ada)[first]["left"] == 610_000
    assert abs(clocks(ada)[first]["until"] - hands.now() - 610_000) < 5000
    hands.forward(100_000)
    assert decide(players) == first
    left = clocks(ada)[first]["left"]
    again = runs(ada) == [first]
    assert 500_000 < left <= (520_000 if again else 510_000)
    assert runs(ada) == ada.look()["due"]


def test_time_is_out_once_and_a_bot_decides_once(client: TestClient, hands: Hands) -> None:
    players, watcher = friends(client, clock={**LIVE, "out": "bot-once"})
    view = watcher.look()
    seat, ply = view["due"][0], view["ply"]
    hands.forward(609_000, client)
    assert watcher.look()["ply"] == ply
    hands.forward(2_000, client)
    until(lambda: watcher.look()["ply"] == ply + 1)
    view = watcher.look()
    assert view["seats"][seat]["policy"] == "person"
    assert [text for text in log(watcher) if "out of time" in text] == [
        f"{view['seats'][seat]['name']} is out of time: a bot decides this once."
    ]
    assert any("Zeit" in text and "Bot" in text for text in log(watcher, "de"))
    after = decide(players)
    assert clocks(watcher)[seat]["left"] <= 20_000, "from now on there are increments alone"
    assert after in players


def test_a_move_that_comes_late_but_before_that_counts(client: TestClient, hands: Hands) -> None:
    players, watcher = friends(client, clock=LIVE)
    seat = watcher.look()["due"][0]
    hands.forward(700_000)
    assert decide(players) == seat
    hands.forward(0, client)
    assert not [text for text in log(watcher) if "out of time" in text]
    assert clocks(watcher)[seat]["left"] in (0, 10_000)


def test_a_bot_takes_the_seat_and_gives_it_back_to_whoever_comes(client: TestClient, hands: Hands) -> None:
    players, watcher = friends(client, clock={**LIVE, "out": "bot"})
    view = watcher.look()
    seat, ply = view["due"][0], view["ply"]
    hands.forward(611_000, client)
    until(lambda: watcher.look()["ply"] > ply)
    table = watcher.look()
    assert table["seats"][seat]["policy"] != "person" and table["seats"][seat]["kind"] == "person"
    assert seat not in runs(watcher)
    back = players[seat].ask("PATCH", f"/seats/{seat}", json={"policy": "person"})
    assert back.status_code == 200
    assert watcher.look()["seats"][seat]["policy"] == "person"


def test_whoever_comes_back_does_not_take_the_decision_from_the_bot(client: TestClient, hands: Hands) -> None:
    players, watcher = friends(client, clock={**LIVE, "out": "bot"})
    view = watcher.look()
    seat, ply = view["due"][0], view["ply"]
    house = client.app.state.house  # type: ignore[attr-defined]
    house.bots.choose, choose = _never, house.bots.choose
    hands.forward(611_000, client)
    until(lambda: clocks(watcher)[seat]["owed"])
    view = players[seat].look()
    late = players[seat].move(view["moves"][0]["text"], ply, seat)
    assert (late.status_code, late.json()["error"]["code"]) == (409, "conflict")
    assert watcher.look()["seats"][seat]["policy"] == "person", "they are back"
    house.bots.choose = choose
    client.portal.call(_wake, house, watcher.table)  # type: ignore[union-attr]
    until(lambda: watcher.look()["ply"] == ply + 1)
    assert not clocks(watcher)[seat]["owed"]


async def _never(*_: Any) -> int:
    raise RuntimeError("no bot thinks just now")


async def _wake(house: Any, table_id: str) -> None:
    house.wake_bots(house.tables[table_id])


def test_who_drops_out_is_a_bot_for_good(client: TestClient, hands: Hands) -> None:
    players, watcher = friends(client, clock={**LIVE, "out": "drop-out"})
    view = watcher.look()
    seat, ply = view["due"][0], view["ply"]
    hands.forward(611_000, client)
    until(lambda: watcher.look()["ply"] > ply)
    table = watcher.look()
    assert table["seats"][seat]["kind"] == "bot"
    assert clocks(watcher)[seat]["dropped"]
    for method, path, body in (
        ("PATCH", f"/seats/{seat}", {"policy": "person"}),
        ("PUT", f"/seats/{seat}", {"name": "Ada"}),
        ("POST", "/undo", {"seat": seat, "client_id": "u1"}),
        ("POST", "/moves", {"seat": seat, "client_id": "m1", "ply": table["ply"], "move": 0}),
    ):
        refused = players[seat].ask(method, path, json=body)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "conflict"), refused.text
    assert watcher.look()["seats"][seat]["kind"] == "bot"
    undo = players[seat].look()["undo"]
    assert not undo["can"] and not undo["ask"] and "dropped out" in undo["why"]


def test_an_undo_gives_no_time_back(client: TestClient, hands: Hands) -> None:
    _, ada = make(client, clock=LIVE)
    view = ada.look()
    seat = view["due"][0]
    hands.forward(60_000)
    assert ada.move(view["moves"][0]["text"], view["ply"], seat).status_code == 200
    undone = ada.ask("POST", "/undo", json={"client_id": "u1", "seat": seat})
    for other in undone.json()["undo"].get("pending", {}).get("needs", []):
        ada.ask("POST", "/undo", json={"client_id": f"u1-{other}", "seat": other, "agree": True})
    assert ada.look()["ply"] == view["ply"]
    assert 545_000 < clocks(ada)[seat]["left"] <= 550_000, "610 s, less the 60 that have passed"


def test_clocks_survive_a_restart(settings: Settings, serve: Serve, hands: Hands) -> None:
    with serve(settings) as client:
        _, watcher = friends(client, clock=LIVE)
        slow, _ = friends(client, clock=SLOW)
        seat, left = watcher.look()["due"][0], clocks(slow[0])
        client.portal.call(client.app.state.house.timekeeper._beat)  # type: ignore[union-attr,attr-defined]
        tables = watcher.table, slow[0].table
    hands.forward(20 * DAY)
    with serve(settings) as client:
        watcher, ada = (Player(client, table, p.secret) for table, p in zip(tables, (watcher, slow[0]), strict=True))
        until(lambda: client.app.state.house.timekeeper._ready)  # type: ignore[attr-defined]
        end = clocks(watcher)[seat]["until"]
        assert 600_000 < end - hands.now() <= 610_000, "a live clock stood while no server ran"
        assert watcher.look()["ply"] == 0
        until(lambda: ada.look()["ply"] > 0)  # a slow one did not
        late = [line for line in log(ada) if "out of time" in line]
        assert late and all(line.endswith("is out of time: a bot plays this turn.") for line in late)
        assert any(line.endswith("Diesen Zug spielt ein Bot.") for line in log(ada, "de"))
        assert any(line.endswith("un bot joue ce tour.") for line in log(ada, "fr"))
        assert left != clocks(ada)


def test_whoever_comes_back_hears_what_the_clocks_show(running: Running) -> None:
    """They may have stood while no server ran, and that is no event that could have been missed."""
    with httpx.Client(base_url=running.url, timeout=60) as client:
        _, watcher = friends(client, clock=LIVE)
        table = watcher.look()
        with join(running, watcher, since=table["event"]) as line:
            ready, heard = (json.loads(line.recv(timeout=20)) for _ in range(2))
    assert ready["type"] == "ready"
    assert (heard["kind"], heard["event"], heard["table"]["clock"]) == ("clock", table["event"], table["clock"])


def test_a_bot_that_owes_a_decision_makes_it_after_a_restart(settings: Settings, serve: Serve, hands: Hands) -> None:
    with serve(settings) as client:
        _, watcher = friends(client, clock={**SLOW, "off": []})
        house = client.app.state.house  # type: ignore[attr-defined]
        house.bots.choose = _never
        hands.forward(3 * DAY, client)
        until(lambda: any(clock["owed"] for clock in clocks(watcher)))
        assert watcher.look()["ply"] == 0
    with serve(settings) as client:
        watcher = Player(client, watcher.table, watcher.secret)
        until(lambda: watcher.look()["ply"] > 0)


def test_a_table_that_nobody_looks_at_is_looked_after(client: TestClient, settings: Settings, hands: Hands) -> None:
    _, watcher = friends(client, clock={**SLOW, "pause": None, "off": []})
    house = client.app.state.house  # type: ignore[attr-defined]
    client.portal.call(_put_aside, house)  # type: ignore[union-attr]
    assert not house.tables
    hands.forward(DAY - HOUR, client)
    assert not house.tables, "nobody's time is nearly out"
    hands.forward(2 * HOUR, client)
    until(lambda: watcher.look()["ply"] > 0)


async def _put_aside(house: Any) -> None:
    for table in list(house.tables.values()):
        house.throw_away(table)
    assert not house.timekeeper._timers


def test_choices_made_at_once_show_nobody_when_they_were_made(client: TestClient, hands: Hands) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Bruno", "Clara")]
    made, ada = make(client, seats, title="brauerei", clock=LIVE, seed=1)
    for n in range(400):
        view = ada.look()
        if view["at_once"] and len(view["due"]) > 1 and len(view["moves"]) > 1:
            seat = view["due"][0]
            before, watcher = clocks(ada), Player(client, made["id"], made["spectator"])
            assert {s for s, clock in enumerate(before) if clock["until"]} == set(view["due"])
            seen = watcher.look()
            hands.forward(5000)
            assert ada.move(view["moves"][n % len(view["moves"])]["text"], view["ply"], seat).status_code == 200
            if ada.look(seat=seat)["due"] == view["due"] and ada.look(seat=seat)["drafts"]:
                assert watcher.look()["clock"] == seen["clock"], "a choice that is not open shows nothing"
                return
            continue
        ada.move(view["moves"][0]["text"], view["ply"], view["due"][0])
    raise AssertionError("nobody ever chose in secret")


def test_a_seat_that_is_handed_over_keeps_its_time(client: TestClient, hands: Hands) -> None:
    players, watcher = friends(client, clock=LIVE)
    seat = watcher.look()["due"][0]
    client.app.state.house.bots.choose = _never  # type: ignore[attr-defined]
    hands.forward(100_000)
    assert players[seat].ask("PATCH", f"/seats/{seat}", json={"policy": "random"}).status_code == 200
    assert runs(watcher) == []
    left = clocks(watcher)[seat]["left"]
    assert 505_000 < left <= 510_000
    hands.forward(300_000, client)
    assert not [text for text in log(watcher) if "out of time" in text], "a bot has no clock"
    assert players[seat].ask("PATCH", f"/seats/{seat}", json={"policy": "person"}).status_code == 200
    assert runs(watcher) == [seat]
    assert clocks(watcher)[seat]["left"] == left, "no second increment for the same decision"


def test_a_bot_for_somebody_who_is_away_has_no_clock(client: TestClient, hands: Hands) -> None:
    players, watcher = friends(client, clock=LIVE, absence=3600)
    seat = watcher.look()["due"][0]
    client.app.state.house.bots.choose = _never  # type: ignore[attr-defined]
    table = client.app.state.house.tables[watcher.table]  # type: ignore[attr-defined]
    table.seen[seat] = int(time.time()) - 4000
    stands_in = players[(seat + 1) % 3].ask("PATCH", f"/seats/{seat}", json={"policy": "random"})
    assert stands_in.status_code == 200, stands_in.text
    assert runs(watcher) == []
    hands.forward(700_000, client)
    assert watcher.look()["ply"] == 0
    cancelled = players[seat].ask("POST", "/cancel", json={"agree": True})  # whoever does something is back
    assert cancelled.status_code == 200 and runs(watcher) == [seat]


# ------------------------------------------------------------------------------------------------------------ rests


def test_everybody_rests_by_their_own_clocks(client: TestClient) -> None:
    players, watcher = friends(client, clock=SLOW)
    mine = {"zone": "Asia/Tokyo", "off": [0, 2], "pause": ["23:30", "08:00"]}
    assert players[1].ask("PUT", "/seats/1/rest", json=mine).status_code == 204
    assert clocks(players[1])[1]["rest"] == mine
    assert clocks(players[0])[1]["rest"] is None and clocks(watcher)[1]["rest"] is None, "that is their own business"
    assert clocks(players[0])[0]["rest"]["zone"] == "Europe/Berlin"
    for wrong, status in (
        ({**mine, "off": [0, 1, 2]}, 422),
        ({**mine, "pause": ["20:00", "08:00"]}, 422),
        ({**mine, "zone": "Asia/../etc/passwd"}, 422),
        ({**mine, "zone": "Mars/Olympus"}, 422),
        ({**mine, "off": [1, 1]}, 422),
    ):
        assert players[1].ask("PUT", "/seats/1/rest", json=wrong).status_code == status
    assert players[0].ask("PUT", "/seats/1/rest", json=mine).status_code == 403
    assert clocks(players[1])[1]["rest"] == mine


def test_new_times_of_rest_count_from_the_next_turn_on(client: TestClient, hands: Hands) -> None:
    players, watcher = friends(client, clock=SLOW)
    seat = watcher.look()["due"][0]
    end = clocks(watcher)[seat]["until"]
    for zone in ("Asia/Tokyo", "America/New_York", "UTC"):
        assert players[seat].ask("PUT", f"/seats/{seat}/rest", json={**SLOW_REST, "zone": zone}).status_code == 204
        assert clocks(watcher)[seat]["until"] == end


SLOW_REST = {"off": [5, 6], "pause": ["22:00", "07:00"]}


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live"},
        {"kind": "live", "bank": 0},
        {"kind": "live", "bank": 60, "hours": 1},
        {"kind": "slow", "hours": 0},
        {"kind": "slow", "hours": 24, "off": [0, 1, 2, 3, 4, 5, 6]},
        {"kind": "slow", "hours": 24, "pause": ["06:00", "23:00"]},
        {"kind": "slow", "hours": 24, "pause": ["24:00", "06:00"]},
        {"kind": "hourglass"},
        {"kind": "live", "bank": 60, "out": "resign"},
    ],
)
def test_a_clock_that_cannot_be_is_refused(client: TestClient, clock: dict[str, Any]) -> None:
    answer = client.post("/api/tables", json={"title": "mall-world", "seats": SEATS, "clock": clock})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid")


def test_no_clock_for_one(client: TestClient) -> None:
    body = {"title": "wishland", "seats": [{"kind": "person"}], "clock": LIVE}
    answer = client.post("/api/tables?lang=de", json=body)
    assert (answer.status_code, answer.json()["error"]["message"]) == (
        422,
        "Eine Uhr braucht eine Partie für zwei oder mehr.",
    )


def test_what_is_written_of_clocks_is_what_is_in_memory(client: TestClient, settings: Settings) -> None:
    players, watcher = friends(client, clock=LIVE)
    for _ in range(5):
        decide(players)
        ((kept, deadline),) = sql(
            settings.database, "SELECT timing, deadline FROM tables WHERE id = :t", t=watcher.table
        )
        kept = json.loads(kept) if isinstance(kept, str) else kept
        seen = clocks(watcher)
        assert [seat["left"] for seat in kept["seats"]] == [clock["left"] for clock in seen]
        assert deadline == min(clock["until"] for clock in seen if clock["until"])


# ------------------------------------------------------------------------------------------------------- cancelling


def cancel(player: Player, agree: bool = True) -> Any:
    return player.ask("POST", "/cancel", json={"agree": agree})


def test_a_table_is_cancelled_when_all_agree(client: TestClient, settings: Settings) -> None:
    players, watcher = friends(client, clock=LIVE)
    decide(players)
    hidden = watcher.ask("GET", "/record").text
    assert cancel(players[0]).json() == {"cancelled": False, "cancelling": {"by": 0, "agreed": [0]}}
    assert watcher.look()["cancelling"] == {"by": 0, "agreed": [0]}
    assert cancel(players[1], False).json() == {"cancelled": False, "cancelling": None}, "one declines"
    assert cancel(players[2], False).status_code == 409
    cancel(players[1])
    cancel(players[0])
    view = players[0].look()
    assert not view["cancelled"]
    assert cancel(players[2]).json() == {"cancelled": True, "cancelling": None}
    view = players[view["due"][0]].look()
    assert view["cancelled"] and not view["over"]
    assert (view["due"], view["moves"], runs(watcher)) == ([], [], [])
    assert log(watcher, "de")[-1].startswith("Der Tisch ist im Einvernehmen abgebrochen, wie von Bruno")
    assert watcher.ask("GET", "/record").text == hidden, "what was hidden stays so"
    for seat, player in players.items():
        move = player.move("pass", view["ply"], seat)
        assert (move.status_code, move.json()["error"]["code"]) == (409, "conflict")
        assert player.ask("POST", "/undo", json={"client_id": f"u{seat}", "seat": seat}).status_code == 409
        assert cancel(player).status_code == 409
    assert sql(settings.database, "SELECT over, deadline FROM tables")[0][1] is None
    assert sql(settings.database, "SELECT count(*) FROM results") == [(0,)]


def test_who_only_watches_cancels_nothing(client: TestClient) -> None:
    players, watcher = friends(client)
    cancel(players[0])
    for agree in (True, False):
        assert cancel(watcher, agree).status_code == 403
    assert watcher.look()["cancelling"] == {"by": 0, "agreed": [0]}


def test_bots_agree_and_stop(client: TestClient) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "policy": "random"}, {"kind": "bot"}]
    _, ada = make(client, seats)
    until(lambda: ada.look()["moves"])
    assert cancel(ada).json()["cancelled"]
    ply = ada.look()["ply"]
    assert ada.look()["ply"] == ply and ada.look()["due"] == []


def test_who_has_not_been_seen_for_a_week_is_not_waited_for(client: TestClient, settings: Settings) -> None:
    players, watcher = friends(client)
    decide(players)
    table = client.app.state.house.tables[watcher.table]  # type: ignore[attr-defined]
    cancel(players[0])
    cancel(players[1])
    assert not watcher.look()["cancelled"]
    table.seen[2] = int(time.time()) - 6 * 24 * 3600
    assert not cancel(players[0]).json()["cancelled"]
    table.seen[2] = int(time.time()) - 8 * 24 * 3600
    assert cancel(players[0]).json()["cancelled"]


def test_a_cancelled_table_stays_so_and_can_be_set_up_again(settings: Settings, serve: Serve) -> None:
    with serve(settings) as client:
        _, ada = make(client)
        cancel(ada)
        assert ada.look()["cancelled"], "one key for all seats speaks for all"
    with serve(settings) as client:
        ada = Player(client, ada.table, ada.secret)
        view = ada.look()
        assert view["cancelled"] and view["due"] == []
        there = ada.ask("POST", "/again")
        assert there.status_code == 201, there.text
        assert not Player(client, there.json()["id"], ada.secret).look()["cancelled"]


def test_a_game_that_is_over_is_not_cancelled(client: TestClient, a_record: str) -> None:
    _, players, _ = over(client, a_record)
    assert players["Ada"].look()["over"]
    assert cancel(players["Ada"]).status_code == 409

"""Tournaments: they run by themselves, through restarts and drop-outs, and nobody does what is not theirs."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from stammtisch.players import policy
from stammtisch.server.basics.settings import Settings
from stammtisch.server.tables import seats
from stammtisch.server.tables.table import Table
from stammtisch.server.tournaments import course, tournaments
from tests.machine import long

from .conftest import Player, Serve, bearer, until
from .people import OURS, mailing, other, sign_in
from .postgres import sql
from .test_lobby import admin
from .test_several import Pair
from .test_several import lasting as lasting
from .test_several import pair as pair
from .test_tables import error

NAMES = ("Ada", "Bruno", "Clara", "David", "Emma", "Farid", "Greta", "Hugo", "Ida", "Jan")
SLOW = {"kind": "slow", "hours": 24, "out": "drop-out"}
CUP = {"name": "Cup", "title": "mall-world", "sizes": [3], "rounds": 2, "clock": SLOW, "lang": "en"}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process look often, and rounds of live tables open at once."""
    monkeypatch.setattr(course, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(course, "BREAK", 0)
    monkeypatch.setattr(tournaments, "FRESH", -1.0)


class Cup:
    """A tournament and the secrets of everybody in it, over any client that speaks like httpx."""

    def __init__(self, client: Any, people: int = 6, **more: Any):
        self.client = client
        made = client.post("/api/tournaments", json={**CUP, **more})
        assert made.status_code == 201, made.text
        self.id, self.owner, self.invitation = (made.json()[key] for key in ("id", "owner", "invitation"))
        self.keys: dict[int, str] = {}
        for name in NAMES[:people]:
            self.join(name)

    def ask(self, method: str, path: str = "", secret: str = "", client: Any = None, **more: Any) -> Any:
        headers = {**(bearer(secret) if secret else {}), **more.pop("headers", {})}
        return (client or self.client).request(method, f"/api/tournaments/{self.id}{path}", headers=headers, **more)

    def join(self, name: str) -> int:
        joined = self.ask("POST", "/entries", self.invitation, json={"name": name})
        assert joined.status_code == 201, joined.text
        self.keys[joined.json()["number"]] = joined.json()["secret"]
        return int(joined.json()["number"])

    def step(self, step: str, secret: str | None = None) -> Any:
        return self.ask("POST", "/steps", self.owner if secret is None else secret, json={"step": step})

    def look(self, secret: str = "", client: Any = None) -> dict[str, Any]:
        answer = self.ask("GET", "", secret, client)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def round(self, number: int) -> list[dict[str, Any]]:
        """The tables of a round, as soon as it has opened."""
        until(lambda: self.look()["round"] >= number)
        return [table for table in self.look()["tables"] if table["round"] == number]

    def done(self, table: str) -> dict[str, Any] | None:
        """A table, if it has been counted."""
        return next((one for one in self.look()["tables"] if one["id"] == table and one["done"]), None)

    def players(self, table: dict[str, Any]) -> dict[int, Player]:
        """Who sits at a table, by seat."""
        entries = enumerate(seat["entry"] for seat in table["seats"])
        return {seat: Player(self.client, table["id"], self.keys[n]) for seat, n in entries if n is not None}

    def run(self, where: str | Path) -> dict[str, Any]:
        """Ends all tables of all rounds by a stroke; what the tournament is then."""
        self.step("begin")
        for number in range(1, self.look()["rounds"] + 1):
            end([table["id"] for table in self.round(number)], where)
        return dict(until(lambda: (seen := self.look())["state"] == "over" and seen))


def end(tables: list[str], where: str | Path, cancelled: bool = False) -> None:
    """Tables are over in the database, as `scripted` then says."""
    sets = "SET version = version + 1, over = true" + (", cancelled = true" if cancelled else "")
    for table in tables:

        def counted(table: str = table) -> bool:
            sql(where, f"UPDATE tables {sets} WHERE id = :id", id=table)
            return sql(where, "SELECT done FROM matches WHERE table_id = :id", id=table) == [(True,)]

        # Of bots the stroke is not the last word: what they play meanwhile undoes it.
        bots = sql(where, "SELECT number FROM seats WHERE table_id = :id AND policy != 'person'", id=table)
        until(lambda counted=counted, bots=bots: counted() or not bots or cancelled)


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every table whoever joined first wins, and so on; bots are last."""

    def outcome(table: Table, seats: list[int | None]) -> list[dict[str, Any]]:
        order = sorted(seats, key=lambda number: number or 1000)
        return [
            {"place": order.index(number) + 1, "total": 100 - 10 * order.index(number), "out": False}
            for number in seats
        ]

    monkeypatch.setattr(course, "outcome", outcome)


def play(players: dict[int, Player], choice: random.Random) -> None:
    """Plays a table until it is over; others there are bots."""
    anybody = next(iter(players.values()))
    while True:
        view = until(lambda: (seen := anybody.look())["over"] or (players.keys() & seen["due"] and seen), 60)
        if view is True:
            return
        seat = next(seat for seat in view["due"] if seat in players)
        view = players[seat].look()
        made = players[seat].move(choice.choice(view["moves"])["text"], view["ply"], seat)
        assert made.status_code == 200, made.text


# --------------------------------------------------------------------------------------------------- it runs by itself


@long
def test_a_whole_tournament_is_played(client: TestClient) -> None:
    cup = Cup(client, people=4, title="ground-floor", sizes=[2])  # the shortest game
    assert cup.look()["state"] == "open" and cup.look()["tables"] == []
    assert cup.step("begin").status_code == 204
    choice = random.Random(2)
    for number in (1, 2):
        tables = cup.round(number)
        assert sorted(s["entry"] for table in tables for s in table["seats"]) == [1, 2, 3, 4]
        for table in tables:
            players = cup.players(table)
            assert all(player.look()["mine"] == [seat] for seat, player in players.items())
            play(players, choice)
            view = next(iter(players.values())).look()
            assert view["tournament"] == cup.id
            there = until(lambda: cup.done(table["id"]))  # noqa: B023
            assert [seat["place"] for seat in there["seats"]] == [score["place"] for score in view["scores"]]
    seen = until(lambda: (seen := cup.look())["state"] == "over" and seen)
    assert [entry["tables"] for entry in seen["entries"]] == [2] * 4
    assert sum(entry["points"] for entry in seen["entries"]) == pytest.approx(4.0)
    assert [entry["points"] for entry in seen["entries"]] == sorted(
        (e["points"] for e in seen["entries"]), reverse=True
    )
    assert seen["seed"] and len(seen["tables"]) == 4


@pytest.mark.usefixtures("scripted")
def test_the_standing_comes_of_the_tables(client: TestClient, settings: Settings) -> None:
    seen = Cup(client).run(settings.database)
    first, *_, last = seen["entries"]
    assert (first["name"], first["rank"], first["points"], first["won"]) == ("Ada", 1, 2.0, 2)
    assert (last["name"], last["points"]) == ("Farid", 0.0)
    second = [table for table in seen["tables"] if table["round"] == 2]
    winners = {s["entry"] for t in seen["tables"] if t["round"] == 1 for s in t["seats"] if s["place"] == 1}
    assert any(winners <= {s["entry"] for s in table["seats"]} for table in second) or len(winners) == 2


@pytest.mark.usefixtures("scripted")
def test_bots_fill_what_the_numbers_leave_free(client: TestClient, settings: Settings) -> None:
    cup = Cup(client, people=5, rounds=1, sizes=[3], bot="random")
    cup.step("begin")
    tables = cup.round(1)
    seats = [seat["entry"] for table in tables for seat in table["seats"]]
    assert seats.count(None) == 1 and len(seats) == 6
    (table,) = [table for table in tables if None in (seat["entry"] for seat in table["seats"])]
    view = next(iter(cup.players(table).values())).look()
    bot = [seat["entry"] for seat in table["seats"]].index(None)
    assert (view["seats"][bot]["kind"], view["seats"][bot]["policy"]) == ("bot", "random")
    assert view["seats"][bot]["name"] not in NAMES[:5], "none is called like somebody at another table"
    end([table["id"] for table in tables], settings.database, cancelled=True)  # the bot would play on
    seen = until(lambda: (seen := cup.look())["state"] == "over" and seen)
    assert len(seen["entries"]) == 5, "bots are in no standing"
    mixed = Cup(client, people=7, sizes=[4, 3])
    mixed.step("begin")
    assert sorted(len(table["seats"]) for table in mixed.round(1)) == [3, 4]


@pytest.mark.usefixtures("scripted")
def test_it_begins_when_enough_have_joined_or_at_its_time(client: TestClient, settings: Settings) -> None:
    full = Cup(client, people=5, starts=6)
    assert full.look()["state"] == "open"
    full.join("Farid")
    assert len(full.round(1)) == 2
    timed = Cup(client, people=3, at=int(time.time()) + 3600)
    lonely = Cup(client, people=1, at=int(time.time()) + 3600)
    time.sleep(0.2)
    assert timed.look()["state"] == "open"
    sql(settings.database, "UPDATE tournaments SET at = :now WHERE at IS NOT NULL", now=int(time.time()))
    assert len(timed.round(1)) == 1
    until(lambda: lonely.look()["state"] == "cancelled")


@pytest.mark.usefixtures("scripted")
def test_a_cancelled_or_deleted_table_brings_nobody_anything(client: TestClient, settings: Settings) -> None:
    cup = Cup(client, people=9, rounds=1)
    cup.step("begin")
    one, two, three = (table["id"] for table in cup.round(1))
    end([one], settings.database, cancelled=True)
    sql(settings.database, "DELETE FROM tables WHERE id = :id", id=two)
    end([three], settings.database)
    seen = until(lambda: (seen := cup.look())["state"] == "over" and seen)
    assert sorted(entry["tables"] for entry in seen["entries"]) == [0] * 6 + [1] * 3
    assert [table["seats"][0]["place"] for table in seen["tables"] if table["id"] != three] == [None, None]


@pytest.mark.usefixtures("scripted")
def test_it_goes_on_after_a_restart(settings: Settings, serve: Serve) -> None:
    with serve(settings) as client:
        cup = Cup(client)
        cup.step("begin")
        tables = [table["id"] for table in cup.round(1)]
    end(tables, settings.database)
    with serve(settings) as client:
        cup.client = client
        end([table["id"] for table in cup.round(2)], settings.database)
        until(lambda: cup.look()["state"] == "over")


def test_before_a_round_of_live_tables_there_is_a_break(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "BREAK", 60)
    cup = Cup(client, people=3, clock={"kind": "live", "bank": 600, "increment": 10})
    cup.step("begin")
    seen = cup.look()
    assert seen["round"] == 0 and 50 < seen["opens"] - time.time() <= 60


def test_of_two_servers_one_opens_each_round(pair: Pair) -> None:
    cup = Cup(pair.clients[0], people=6)
    cup.step("begin")
    for number in (1, 2):
        until(lambda: cup.look(client=pair.clients[1])["round"] == number)  # noqa: B023
        query = "SELECT table_id FROM matches WHERE tournament = :t AND round = :r"
        rows = sql(pair.url, query, t=cup.id, r=number)
        assert len(rows) == 2
        made = sql(pair.url, "SELECT count(*) FROM tables WHERE tournament = :t", t=cup.id)
        assert made == [(2 * number,)], "no table was opened twice"
        end([table for (table,) in rows], pair.url)
    seen = until(lambda: (seen := cup.look())["state"] == "over" and seen)
    assert [entry["tables"] for entry in seen["entries"]] == [2] * 6


def test_of_those_who_open_a_round_at_once_one_does(settings: Settings, serve: Serve, monkeypatch: Any) -> None:
    monkeypatch.setattr(course, "LOOK_EVERY", 3600)
    with serve(settings) as client:
        runs = client.app.state.tournaments.course  # type: ignore[attr-defined]
        cup = Cup(client)
        cup.step("begin")

        async def at_once() -> list[Any]:
            return await asyncio.gather(*(runs._open_round(cup.id) for _ in range(3)), return_exceptions=True)

        came = client.portal.call(at_once)  # type: ignore[union-attr]
        assert sum(isinstance(one, course.Overtaken) for one in came) == 2
        assert len(cup.look()["tables"]) == 2
        assert sql(settings.database, "SELECT count(*) FROM tables") == [(2,)]


def test_who_drops_out_while_a_round_opens_is_in_no_table(
    settings: Settings, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "LOOK_EVERY", 3600)
    with serve(settings) as client:
        runs = client.app.state.tournaments.course  # type: ignore[attr-defined]
        cup = Cup(client, people=4)
        cup.step("begin")
        paired = course.entrants

        def slowly(found: dict[str, Any]) -> Any:
            sql(settings.database, "UPDATE entries SET dropped = 1 WHERE number = 4")
            sql(settings.database, "UPDATE tournaments SET version = version + 1")
            return paired(found)

        monkeypatch.setattr(course, "entrants", slowly)
        client.portal.call(runs.look)  # type: ignore[union-attr]
        assert cup.look()["tables"] == []
        monkeypatch.setattr(course, "entrants", paired)
        client.portal.call(runs.look)  # type: ignore[union-attr]
        (table,) = cup.look()["tables"]
        assert sorted(seat["entry"] for seat in table["seats"]) == [1, 2, 3]


# ---------------------------------------------------------------------------------------------------- coming and going


def test_who_joins_has_their_own_name_and_place(client: TestClient) -> None:
    cup = Cup(client, people=2, most=3)
    assert error(cup.ask("POST", "/entries", cup.invitation, json={"name": " ADA "})) == (409, "conflict")
    assert error(cup.ask("POST", "/entries", cup.invitation, json={"name": "a\u202eb"})) == (422, "invalid")
    assert error(cup.ask("POST", "/entries", json={"name": "Emma"})) == (403, "forbidden"), "it is by invitation"
    assert error(cup.ask("POST", "/entries", "st_wrong", json={"name": "Emma"})) == (403, "forbidden")
    cup.join("Clara")
    full = cup.ask("POST", "/entries", cup.invitation, json={"name": "David", "seat": 1})
    assert error(full) == (422, "invalid")
    assert error(cup.ask("POST", "/entries", cup.invitation, json={"name": "David"})) == (409, "conflict")
    cup.step("begin")
    cup.round(1)
    assert error(cup.ask("POST", "/entries", cup.invitation, json={"name": "David"})) == (409, "conflict")


@pytest.mark.usefixtures("scripted")
def test_who_comes_late_plays_from_the_second_round_on(client: TestClient, settings: Settings) -> None:
    cup = Cup(client, people=5, late=True, rounds=3)
    cup.step("begin")
    tables = cup.round(1)
    late = cup.join("Farid")
    assert cup.look()["joins"] is False, "whoever has no invitation may not"
    assert cup.look(cup.invitation)["joins"] is True
    end([table["id"] for table in tables], settings.database)
    seats = [seat["entry"] for table in cup.round(2) for seat in table["seats"]]
    assert sorted(seats) == [1, 2, 3, 4, 5, late]
    assert error(cup.ask("POST", "/entries", cup.invitation, json={"name": "Greta"})) == (409, "conflict")


@long
def test_who_drops_out_leaves_a_bot_that_is_last(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "STAND_IN", "random")
    cup = Cup(client, people=3, rounds=1)
    cup.step("begin")
    (table,) = cup.round(1)
    players, gone = cup.players(table), table["seats"][1]["entry"]
    assert error(cup.ask("DELETE", f"/entries/{gone}", cup.keys[gone % 3 + 1])) == (403, "forbidden")
    assert cup.ask("DELETE", f"/entries/{gone}", cup.keys[gone]).status_code == 204
    view = players[0].look()
    assert view["seats"][1]["kind"] == "bot"
    taken = players[1].ask("PATCH", "/seats/1", json={"policy": "person"})
    assert error(taken) == (409, "conflict"), "they are out for good"
    play({seat: player for seat, player in players.items() if seat != 1}, random.Random(4))
    seen = until(lambda: (seen := cup.look())["state"] == "over" and seen)
    ended = {seat["entry"]: seat for seat in seen["tables"][0]["seats"]}
    assert ended[gone]["out"] and ended[gone]["points"] == 0.0
    assert sum(seat["points"] for seat in ended.values()) == 1.5
    assert (
        [entry["number"] for entry in seen["entries"] if entry["dropped"]] == [seen["entries"][-1]["number"]] == [gone]
    )


@pytest.mark.usefixtures("scripted")
def test_who_dropped_out_gets_no_more_tables(client: TestClient, settings: Settings) -> None:
    cup = Cup(client, people=7, rounds=2)
    assert cup.ask("DELETE", "/entries/7", cup.keys[7]).status_code == 204
    assert len(cup.look()["entries"]) == 6, "before the beginning it is as if they had not come"
    cup.step("begin")
    tables = cup.round(1)
    assert cup.ask("DELETE", "/entries/2", cup.owner).status_code == 204, "the host sends somebody away"
    end([table["id"] for table in tables], settings.database)
    seats = [seat["entry"] for table in cup.round(2) for seat in table["seats"]]
    assert 2 not in seats and seats.count(None) == 1
    assert error(cup.ask("DELETE", "/entries/9", cup.owner)) == (404, "not-found")


@pytest.mark.usefixtures("scripted")
def test_when_all_but_one_have_gone_it_is_over(client: TestClient, settings: Settings) -> None:
    cup = Cup(client, people=3)
    cup.step("begin")
    tables = cup.round(1)
    for number in (1, 2):
        cup.ask("DELETE", f"/entries/{number}", cup.keys[number])
    end([table["id"] for table in tables], settings.database)
    seen = until(lambda: (seen := cup.look())["state"] == "over" and seen)
    assert (seen["round"], seen["entries"][0]["number"]) == (1, 3)


def test_at_its_tables_everybody_plays_for_themselves(client: TestClient) -> None:
    cup = Cup(client, people=3)
    cup.step("begin")
    players = cup.players(cup.round(1)[0])
    view = players[0].look()
    assert view["clock"]["terms"]["kind"] == "slow" and not view["hints"] and not view["redraw"]
    for spec in ("random", "search:hard"):
        assert error(players[0].ask("PATCH", "/seats/0", json={"policy": spec})) == (409, "conflict")
    assert error(players[0].ask("DELETE", "/seats/0")) == (409, "conflict")
    assert error(players[0].ask("PUT", "/seats/0/friends/1")) == (409, "conflict")
    assert players[0].ask("DELETE").status_code == 403, "nobody deletes it"
    watch = Player(client, players[0].table, cup.look()["tables"][0]["watch"])
    assert watch.look()["mine"] == [] and watch.look()["moves"] == []


# ------------------------------------------------------------------------------------------------------------ the host


@pytest.mark.usefixtures("scripted")
def test_the_host_pauses_goes_on_and_cancels(client: TestClient, settings: Settings) -> None:
    cup = Cup(client, rounds=3)
    for secret in ("", cup.invitation, cup.keys[1]):
        assert error(cup.step("begin", secret)) == (403, "forbidden")
    cup.step("begin")
    assert error(cup.step("begin")) == (409, "conflict")
    tables = cup.round(1)
    cup.step("pause")
    end([table["id"] for table in tables], settings.database)
    seen = until(lambda: (seen := cup.look())["opens"] and seen)
    time.sleep(0.3)
    assert cup.look()["round"] == seen["round"] == 1 and seen["paused"]
    cup.step("go-on")
    last = cup.round(2)
    cup.step("cancel")
    assert cup.look()["state"] == "cancelled"
    assert all(player.look()["due"] for player in cup.players(last[0]).values()), "who plays may play on"
    assert error(cup.step("go-on")) == (409, "conflict")
    assert error(cup.ask("DELETE", "/entries/1", cup.keys[1])) == (409, "conflict")


def test_alone_nobody_begins(client: TestClient) -> None:
    assert error(Cup(client, people=1).step("begin")) == (409, "conflict")


def test_nothing_secret_is_told(client: TestClient, settings: Settings) -> None:
    cup = Cup(client)
    cup.step("begin")
    cup.round(1)
    told = json.dumps(cup.look()) + client.get("/api/tournaments").text
    ((seed,),) = sql(settings.database, "SELECT seed FROM tournaments")
    hashes = [row[0] for row in sql(settings.database, "SELECT hash FROM entries")]
    for secret in (cup.owner, cup.invitation, *cup.keys.values(), seed, *hashes):
        assert secret not in told
    seen = cup.look(cup.keys[2])
    assert (seen["me"], seen["host"]) == (2, False)
    assert (cup.look(cup.owner)["host"], cup.look(cup.owner)["me"]) == (True, None)
    both = cup.ask("GET", "", cup.keys[2], headers={"Table-Key": cup.owner}).json()
    assert (both["host"], both["me"]) == (True, 2), "the host may take part, too"


def test_what_cannot_be_is_said_when_it_is_made(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "has_net", lambda title: title.name != "brauerei")
    wrong: list[dict[str, Any]] = [
        {"sizes": [2]}, {"sizes": [3, 3]}, {"sizes": []}, {"title": "chess"}, {"options": {"opening": "x"}},
        {"bot": "nobody"}, {"rounds": 0}, {"rounds": 99}, {"most": 65}, {"most": 3, "starts": 4}, {"at": 5},
        {"title": "brauerei", "bot": "net"}, {"clock": None}, {"name": ""}, {"name": "a" * 41}, {"lang": "xx"},
    ]  # fmt: skip
    for more in wrong:
        answer = client.post("/api/tournaments", json={**CUP, **more})
        assert answer.status_code in (404, 422), more
        assert answer.json()["error"]["message"], more
    assert client.get("/api/tournaments/abcdefghijkm").status_code == 404


def test_one_visitor_opens_and_joins_so_many(settings: Settings, serve: Serve) -> None:
    with serve(dataclasses.replace(settings, tournaments=2, joins=3)) as client:
        cups = [Cup(client, people=1) for _ in range(2)]
        assert error(client.post("/api/tournaments", json=CUP)) == (429, "too-many")
        cups[0].join("Bruno")
        assert error(cups[0].ask("POST", "/entries", cups[0].invitation, json={"name": "C"})) == (429, "too-many")


# ----------------------------------------------------------------------------------------------- the lobby, the house


def test_what_is_listed_stands_in_the_lobby(settings: Settings, serve: Serve, client: TestClient) -> None:
    Cup(client, people=1)
    cup = Cup(client, people=2, listed=True, title="mall-world")
    (seen,) = client.get("/api/tournaments").json()["tournaments"]
    assert (seen["id"], seen["people"], seen["joins"]) == (cup.id, 2, True)
    assert client.get("/api/tournaments", params={"title": "brauerei"}).json()["tournaments"] == []
    assert cup.ask("POST", "/entries", json={"name": "Clara"}).status_code == 201, "anybody may join"
    first = client.get("/api/tournaments")
    again = client.get("/api/tournaments", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    with serve(dataclasses.replace(settings, lobby=False)) as closed:
        assert error(closed.get("/api/tournaments")) == (404, "not-found")
        assert error(closed.post("/api/tournaments", json={**CUP, "listed": True})) == (404, "not-found")


def test_the_host_of_the_house_looks_after_tournaments(client: TestClient, settings: Settings) -> None:
    cup = Cup(client, people=2, listed=True)
    for body in ({"number": 2, "reason": "rude"}, {"reason": "spam"}):
        assert cup.ask("POST", "/reports", json=body).status_code == 204
    assert error(cup.ask("POST", "/reports", json={"number": 7})) == (404, "not-found")
    told = json.loads(admin(settings, "reports", "--json"))
    assert [(one["kind"], one["about"], one["there"]) for one in told] == [("cup", "Cup", 1), ("name", "Bruno", 1)]
    assert "tournament" in admin(settings, "reports")
    admin(settings, "rename", cup.id, "2", "Guest")
    assert "Guest" in [entry["name"] for entry in cup.look()["entries"]]
    admin(settings, "unlist", cup.id)
    assert client.get("/api/tournaments").json()["tournaments"] == []
    admin(settings, "block", str(told[0]["id"]))
    assert error(client.post("/api/tournaments", json={**CUP, "listed": True})) == (403, "forbidden")
    admin(settings, "erase", "Ada")
    assert "Ada" not in [entry["name"] for entry in cup.look()["entries"]]
    admin(settings, "close", cup.id)
    assert cup.look()["state"] == "cancelled"
    admin(settings, "delete", cup.id)
    assert cup.ask("GET").status_code == 404


@pytest.mark.usefixtures("scripted")
def test_old_ones_go_and_addresses_are_forgotten(settings: Settings, serve: Serve) -> None:
    with serve(dataclasses.replace(settings, sweep=0.1, unfinished=1000.0)) as client:
        cup, other = Cup(client, people=2), Cup(client, people=1)
        sql(settings.database, "UPDATE tournaments SET changed = 1 WHERE id = :id", id=cup.id)
        sql(settings.database, "UPDATE tournaments SET created = 1")
        sql(settings.database, "UPDATE entries SET joined = 1")
        until(lambda: cup.ask("GET").status_code == 404)
        until(lambda: sql(settings.database, "SELECT client FROM tournaments") == [("",)])
        until(lambda: sql(settings.database, "SELECT tournament, client FROM entries") == [(other.id, "")])


# -------------------------------------------------------------------------------------------------- mine, and accounts


@pytest.mark.usefixtures("scripted")
def test_my_tournaments_and_my_tables_there(client: TestClient, settings: Settings) -> None:
    cup = Cup(client, people=3)

    def mine(*secrets: str) -> list[dict[str, Any]]:
        asked = {"tournaments": [{"id": cup.id, "secrets": list(secrets)}]}
        return list(client.post("/api/tournaments/mine", json=asked).json())

    assert mine("st_wrong") == mine(cup.invitation) == []
    assert mine(cup.owner)[0]["host"] is True
    assert (mine(cup.keys[2])[0]["me"], mine(cup.keys[2])[0]["rank"]) == (2, None)
    cup.step("begin")
    tables = cup.round(1)
    (line,) = mine("st_wrong", cup.keys[2])
    (table,) = line["tables"]
    assert (table["id"], table["done"]) == (tables[0]["id"], False)
    assert Player(client, table["id"], cup.keys[2]).look()["mine"] == [table["seat"]]
    asked = {"tables": [{"id": table["id"], "secrets": [cup.keys[2]]}]}
    assert client.post("/api/tables/mine", json=asked).json()[0]["mine"] == [table["seat"]]
    end([table["id"]], settings.database)
    until(lambda: mine(cup.keys[2])[0]["rank"] == 2)


@pytest.mark.usefixtures("scripted")
def test_a_guest_takes_along_what_they_take_part_by(settings: Settings, serve: Serve, tmp_path: Path) -> None:
    with serve(mailing(settings, tmp_path)) as client:
        cup = Cup(client, people=4, rounds=2, sizes=[4])
        cup.step("begin")
        (table,) = cup.round(1)
        signed = other(client)
        sign_in(signed, tmp_path, name="Bruno")
        signed.headers |= OURS
        for secret in (cup.keys[2], cup.keys[3]):
            key = {"table": table["id"], "secret": secret}
            assert signed.post("/api/me/tables", json={"keys": [key]}).json()["tables"] == [table["id"]]
        end([table["id"]], settings.database)
        (following,) = cup.round(2)
        assert following["id"] in [mine["id"] for mine in signed.get("/api/me/tables").json()]
        (line,) = signed.post("/api/tournaments/mine", json={"tournaments": []}).json()
        assert line["me"] == 2, "nobody takes part twice"


def test_an_account_has_its_tournaments_everywhere_and_leaves_none_behind(
    settings: Settings, serve: Serve, tmp_path: Path
) -> None:
    with serve(mailing(settings, tmp_path)) as client:
        sign_in(client, tmp_path, name="Ada")
        client.headers |= OURS
        cup = Cup(client, people=0)
        cup.join("Ada")
        again = cup.ask("POST", "/entries", cup.invitation, json={"name": "Bert"})
        assert error(again) == (409, "conflict"), "one takes part once"
        seen = cup.look()
        assert seen["host"] and seen["me"] == 1
        cup.client = other(client)
        for name in ("Bruno", "Clara"):
            cup.join(name)
        cup.client = client
        assert cup.step("begin", "").status_code == 204
        (table,) = cup.round(1)
        tables = client.get("/api/me/tables").json()
        assert [each["id"] for each in tables] == [table["id"]]
        (line,) = client.post("/api/tournaments/mine", json={"tournaments": []}).json()
        assert line["me"] == 1 and line["host"]
        kept = client.get("/api/me/export").json()["tournaments"]
        assert [(one["host"], [entry["name"] for entry in one["entries"]]) for one in kept] == [(True, ["Ada"])]
        assert client.delete("/api/me").status_code == 204
        client.cookies.clear()
        seen = cup.look()
        assert "Ada" not in json.dumps(seen) and not seen["host"]
        assert [entry["dropped"] for entry in seen["entries"] if entry["number"] == 1] == [True]
        bot = next(seat for seat, s in enumerate(table["seats"]) if s["entry"] == 1)
        view = Player(client, table["id"], table["watch"]).look()
        assert view["seats"][bot]["name"] != "Ada" and view["seats"][bot]["kind"] == "bot", "nobody waits for them"

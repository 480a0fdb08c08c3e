"""Games that are played alone are compared with the others of this house on the same terms."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from starlette.testclient import TestClient

import stammtisch
from stammtisch.kernel.play.game import Game
from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping.admin import erase
from stammtisch.server.keeping.changes import Change
from stammtisch.server.keeping.store import Store
from stammtisch.server.tables.best import MOST, result, terms

from .conftest import Player, make
from .test_store import new_table
from .test_tables import error

TITLE = "wishland"
ADA = [{"kind": "person", "name": "Ada"}]


def best(player: Player) -> Any:
    answer = player.ask("GET", "/best")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.fixture(scope="module")
def over() -> Game:
    """A game for one that is over."""
    game, choice = stammtisch.new(TITLE, [stammtisch.Seat("Bruno")], seed=5), random.Random(5)
    while not game.over:
        game.play(choice.choice(game.moves(0)))
    return game


def test_what_was_reached_alone_is_told_to_who_has_played_alone(client: TestClient, over: Game) -> None:
    made, ada = make(client, ADA, title=TITLE)
    assert error(ada.ask("GET", "/best")) == (409, "conflict"), "it is not over yet"
    total = ada.play(random.Random(1), 999)["scores"][0]["total"]
    own = best(ada)
    assert own["games"] == 1
    assert [(row["place"], row["name"], row["total"], row["this"]) for row in own["results"]] == [
        (1, "Ada", total, True)
    ]
    watcher = Player(client, made["id"], made["spectator"])
    assert best(watcher) == own
    _, bruno = make(client, None, title=None, record=over.record())
    seen = best(bruno)
    assert seen["games"] == 1, "a game from a record does not count"
    assert [(row["name"], row["this"]) for row in seen["results"]] == [("Ada", False)]
    assert not any(made[key] in json.dumps(seen) for key in ("id", "invitation", "spectator", "owner"))
    assert Player(client, made["id"], made["owner"]).ask("DELETE").status_code == 204
    assert best(bruno) == {"games": 0, "results": []}, "it goes with its table"


def test_several_at_a_table_have_each_other(client: TestClient) -> None:
    _, ada = make(client)
    assert error(ada.ask("GET", "/best")) == (409, "conflict")


def test_a_game_counts_that_a_person_ended_from_a_deal_of_chance(over: Game) -> None:
    kept = result(over, ["person"], "deal")
    assert kept is not None and kept["total"] == over.scores()[0].total
    assert [result(over, ["person"], origin) for origin in ("seed", "record", "position")] == [None] * 3
    assert result(over, ["bot"], "deal") is None
    handed = over.clone()
    handed.seats = (stammtisch.Seat("Bruno", "greedy"),)
    assert result(handed, ["person"], "deal") is None, "a bot has ended it"


def test_games_with_other_options_are_not_compared() -> None:
    seats = [stammtisch.Seat("Ada")]
    ways: list[dict[str, str]] = [{}, {"entrepreneurs": "true"}, {"achievement_tiles": "true"}]
    assert len({terms(stammtisch.new(TITLE, seats, options=way)) for way in ways}) == len(ways)
    assert terms(stammtisch.new(TITLE, seats, seed=1)) == terms(stammtisch.new(TITLE, seats, seed=2))


def test_the_best_come_first_and_ones_own_last(settings: Settings) -> None:
    """Equal ones share a place, whoever was first stands first; other terms are another list."""

    async def work() -> None:
        store = Store(settings.url)
        for n, standing in enumerate((50, 70, 60, 70, 10, 20, 30, 30)):
            row = {"terms": "a", "total": standing, "standing": standing, "ended": n}
            await store.write(new_table(f"t{n}"))
            await store.write(Change(f"t{n}", result=row))
        await store.write(new_table("other"))
        await store.write(Change("other", result={"terms": "b", "total": 99, "standing": 99, "ended": 1}))
        found = await store.results("a", "t4", MOST)
        lines = [(row["place"], row["table_id"]) for row in found]
        assert lines == [(1, "t1"), (1, "t3"), (3, "t2"), (4, "t0"), (5, "t6"), (8, "t4")]
        assert {row["games"] for row in found} == {8}
        assert [row["table_id"] for row in await store.results("a", "t1", 2)] == ["t1", "t3"]
        fewest = [{"terms": "c", "total": total, "standing": -total, "ended": 1} for total in (40, 7)]
        for n, row in enumerate(fewest):
            await store.write(new_table(f"c{n}"))
            await store.write(Change(f"c{n}", result=row))
        assert [row["total"] for row in await store.results("c", "", MOST)] == [7, 40], "where the fewest points win"
        assert erase(store.engine, "Ada") > 0
        assert {row["name"] for row in await store.results("a", "", MOST)} == {"Seat 1"}
        store.close()

    asyncio.run(work())

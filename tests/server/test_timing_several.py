"""Clocks of tables that several servers have in their memory: time is out once, whoever notices, and whoever dies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.machine import long

from .conftest import OPEN, Player, make, until
from .postgres import cluster, sql
from .test_live import join
from .test_several import Ear, Pair, on


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    with on(cluster().database("clocks"), tmp_path) as both:
        yield both


def friends(pair: Pair, clock: dict[str, Any]) -> tuple[Player, list[Player]]:
    """Three people at a table, and one who watches at each of the servers."""
    made, _ = make(pair.clients[0], OPEN, clock=clock)
    for seat, name in ((1, "Bruno"), (2, "Clara")):
        guest = Player(pair.clients[seat % 2], made["id"], made["invitation"])
        assert guest.ask("PUT", f"/seats/{seat}", json={"name": name}).status_code == 200
    return guest, [Player(client, made["id"], made["spectator"]) for client in pair.clients]


def time_outs(pair: Pair, table: str) -> int:
    return len(sql(pair.url, "SELECT 1 FROM events WHERE table_id = :t AND kind = 'time-out'", t=table))


@long
def test_each_time_out_happens_once(pair: Pair) -> None:
    _, watchers = friends(pair, {"kind": "live", "bank": 1, "increment": 0, "out": "bot-once"})
    table = watchers[0].table
    with join(pair.servers[0], watchers[0], since=0) as near, join(pair.servers[1], watchers[1], since=0) as far:
        ears = [Ear(near), Ear(far)]
        until(lambda: watchers[0].look()["ply"] >= 8, 60)
        for ear in ears:
            until(lambda ear=ear: sum(m.get("kind") == "time-out" for m in ear.messages) >= 8)
            ear.stop()
    outs = sql(
        pair.url, "SELECT ply, seat FROM events WHERE table_id = :t AND kind = 'time-out' ORDER BY number", t=table
    )
    assert len(set(outs)) == len(outs), "nobody's time is out twice for one decision"
    heard = [[(m["ply"], m["seat"]) for m in ear.messages if m.get("kind") == "time-out"][:8] for ear in ears]
    assert heard[0] == heard[1] == [tuple(out) for out in outs[:8]]


def test_clocks_go_on_when_the_server_dies_that_looked_after_them(pair: Pair) -> None:
    _, watchers = friends(pair, {"kind": "live", "bank": 4, "increment": 0, "out": "drop-out"})
    table = watchers[0].table
    pair.servers[0].kill()
    until(lambda: time_outs(pair, table) == 1, 60)
    until(lambda: watchers[1].look()["ply"] >= 1, 60)
    assert sum(seat["kind"] == "bot" for seat in watchers[1].look()["seats"]) >= 1

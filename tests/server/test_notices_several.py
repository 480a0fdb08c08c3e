"""Notices of several servers on one database, and of one that was killed: each is told once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.machine import long

from .conftest import Running, until
from .listening import Browser, Ear, listening
from .postgres import cluster, sql
from .test_live import join
from .test_notices import Guests, follow, house_key
from .test_several import Ear as Listener
from .test_several import Pair, on

QUICK = {"grace": 0.2, "private": 1, "heartbeat": 1.0}


@pytest.fixture
def ear() -> Iterator[Ear]:
    with listening() as one:
        yield one


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with on(cluster().keep("notices"), tmp_path_factory.mktemp("notices"), **QUICK) as both:
        yield both


def test_two_servers_tell_a_thing_once_with_the_same_key(pair: Pair, ear: Ear) -> None:
    a, b = pair.clients
    assert house_key(a) == house_key(b)
    tables = [Guests(a, b) for _ in range(6)]
    for n, table in enumerate(tables):
        follow(b, Browser(ear, str(n)), table)
        table.pass_on()
    until(lambda: len(ear.got) >= len(tables))
    told = "SELECT count(*) FROM notices WHERE due IS NULL"
    until(lambda: sql(pair.url, told) == [(len(tables),)])
    assert sorted(one.path for one in ear.got) == [f"/push/{n}" for n in range(len(tables))]


@long
def test_who_looks_at_one_server_is_not_told_by_the_other(pair: Pair, ear: Ear) -> None:
    """Whatever is due may be taken by either; at neither is anybody told who looks at one of them."""
    a = pair.clients[0]
    table = Guests(a, a)
    follow(a, Browser(ear), table)
    with join(pair.servers[1], pair.at(1, table.bruno)) as line:
        page = Listener(line)
        until(lambda: sql(pair.url, "SELECT seat FROM looks WHERE table_id = :t", t=table.id) == [(1,)])
        table.pass_on()
        waiting = "SELECT count(*) FROM notices WHERE table_id = :t"
        until(lambda: sql(pair.url, waiting, t=table.id) == [(0,)], 60)
        page.stop()
    assert not ear.got


@long
def test_what_is_due_survives_a_server_that_is_killed(tmp_path: Path, ear: Ear) -> None:
    server = Running(tmp_path / "tables.sqlite", **{**QUICK, "grace": 3})
    try:
        with httpx.Client(base_url=server.ready().url, timeout=60) as client:
            table, browser = Guests(client, client), Browser(ear)
            follow(client, browser, table)
            table.pass_on()
            server.kill()
        assert not ear.got
        server.again().ready()
        until(lambda: ear.got)
        with httpx.Client(base_url=server.url, timeout=60) as client:
            (shown,) = browser.shown(house_key(client))
            assert shown["tag"] == table.id
            until(lambda: sql(server.address, "SELECT due FROM notices") == [(None,)])
            assert len(ear.got) == 1
    finally:
        server.stop()

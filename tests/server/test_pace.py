"""How long bots take where somebody looks: long enough to follow, and never where it would be in the way."""

from __future__ import annotations

import dataclasses
from concurrent.futures import CancelledError
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from stammtisch.kernel.play.course import Move
from stammtisch.server.basics.settings import Settings
from stammtisch.server.thinking.bots import Choice, Job
from stammtisch.server.thinking.pace import pace

from .conftest import Serve, bearer, make

BOTS: list[dict[str, Any]] = [{"kind": "bot", "policy": "random"}] * 2
PERSON = {"kind": "person", "name": "Ada"}
LIVE = {"kind": "live", "bank": 600, "increment": 10}

options, doubts, rows = st.integers(1, 2000), st.floats(0, 1), st.integers(0, 500)


@given(options, doubts, rows)
def test_a_choice_of_weight_takes_longer_within_bounds(options: int, doubt: float, row: int) -> None:
    taken = pace(0.4, options, doubt, row)
    assert 0 <= taken <= 2.8
    assert options == 1 or taken >= 0.4
    assert taken <= pace(0.4, options + 1, doubt, row), "more to choose from"
    assert taken <= pace(0.4, options, min(1.0, doubt + 0.1), row), "harder to choose"
    assert taken >= pace(0.4, options, doubt, row + 1), "in the flow of a turn"
    assert pace(0.0, options, doubt, row) == 0


def test_what_is_forced_never_drags() -> None:
    assert sum(pace(0.4, 1, 0.0, row) for row in range(1000)) <= 0.8 + 1e-9
    assert pace(0.4, 1, 0.0, 0) == 0.4
    assert pace(0.4, 2, 0.0, 0) < 0.8 < 2.0 < pace(0.4, 40, 1.0, 0)


def waits(client: TestClient, seats: Any, watched: bool = True, quick: bool = False, **more: Any) -> float:
    """How long a bot would take for the hardest choice at a table, at which perhaps somebody looks."""
    made, player = make(client, seats, **more)
    answering = client.app.state.house.answering  # type: ignore[attr-defined]
    job = Job("mall-world", "", 1, tuple(Move(1, 1, n) for n in range(64)), b"", "random", 1)
    taken = -1.0
    with suppress(CancelledError), client.websocket_connect(f"/api/tables/{made['id']}/live") as socket:
        if watched:
            socket.send_json({"type": "hello", "secret": player.secret, "quick": quick})
            while socket.receive_json()["type"] != "ready":
                pass
        else:
            assert client.get(f"/api/tables/{made['id']}", headers=bearer(player.secret)).status_code == 200
        table = client.app.state.house.tables[made["id"]]  # type: ignore[attr-defined]
        taken = answering._pace(table, job, Choice(0, 1.0), 0)
    return taken


@pytest.mark.parametrize(
    ("seats", "more", "watched", "wanted"),
    [
        ([PERSON, *BOTS], {}, True, 0.7),
        ([PERSON, *BOTS], {}, False, 0.0),
        ([PERSON, *BOTS], {"quick": True}, True, 0.1),
        ([PERSON, *BOTS], {"clock": LIVE}, True, 0.1),
        ([*BOTS, BOTS[0]], {}, True, 0.1),
    ],
)
def test_it_depends_on_who_looks_and_who_plays(
    settings: Settings, serve: Serve, seats: Any, more: dict[str, Any], watched: bool, wanted: float
) -> None:
    with serve(dataclasses.replace(settings, pause=0.1)) as client:
        assert waits(client, seats, watched, **more) == pytest.approx(wanted)


def test_a_pause_of_0_is_none(client: TestClient) -> None:
    assert waits(client, [PERSON, *BOTS]) == 0

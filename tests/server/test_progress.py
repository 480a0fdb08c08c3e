"""How far a game is: told from games that were finished here, modestly, and from what everybody sees."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

import stammtisch
from stammtisch.server.basics.settings import Settings
from stammtisch.server.tables.progress import Length, progress
from tests.machine import long

from .conftest import Player, Serve, make
from .postgres import sql

ALIKE = [Length(moves, moves * 20, 3) for moves in (95, 96, 98, 100, 100, 101, 103, 104, 106, 108)]
TWO = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bruno"}]
LENGTHS = st.lists(st.builds(Length, st.integers(1, 2000), st.integers(0, 10**6), st.integers(0, 5)), max_size=40)


@pytest.mark.parametrize(
    ("moves", "seconds", "known", "told"),
    [
        (0, 0, ALIKE, {"share": 0.0, "minutes": 34, "sure": True}),
        (50, 1000, ALIKE, {"share": 0.5, "minutes": 17, "sure": True}),
        (50, 100, ALIKE, {"share": 0.5, "minutes": 7, "sure": True}),  # a quick table is done sooner
        (50, 1000, ALIKE[:3], {"share": 0.52, "minutes": 15, "sure": False}),
        (
            50,
            1000,
            [Length(60, 1200, 2), *ALIKE, *[Length(200, 4000, 2)] * 8],
            {"share": 0.47, "minutes": 19, "sure": False},
        ),
        (107, 2140, ALIKE, None),  # longer than all of them but one
        (50, 1000, [], None),
        (
            50,
            50 * 400,
            [Length(m.moves, m.moves * 400, 3) for m in ALIKE],
            {"share": 0.5, "minutes": None, "sure": True},
        ),
        (5, 0, [Length(m.moves, 1, 0) for m in ALIKE], {"share": 0.05, "minutes": None, "sure": True}),  # bots' games
    ],
)
def test_it_is_told_from_played_games(moves: int, seconds: int, known: list[Length], told: dict[str, object]) -> None:
    assert progress(moves, seconds, known) == told


@given(st.integers(0, 3000), st.integers(0, 10**6), LENGTHS)
def test_it_is_never_more_than_the_whole_and_never_less_than_nothing(
    moves: int, seconds: int, known: list[Length]
) -> None:
    told = progress(moves, seconds, known)
    if told is not None:
        assert 0 <= told["share"] <= 1
        assert told["minutes"] is None or told["minutes"] >= 0


@long
def test_finished_games_tell_of_the_next_one(settings: Settings, serve: Serve) -> None:
    with serve(settings) as client:
        for seed in range(2):
            _, ada = make(client, TWO, title="ground-floor")
            assert ada.look()["progress"] is None, "nothing is known yet"
            ada.play(random.Random(seed), 10_000)
            assert ada.look()["progress"] is None, "it is over"
        rows = sql(settings.database, "SELECT title, seats, people, moves FROM lengths")
        assert [row[:3] for row in rows] == [("ground-floor", 2, 2)] * 2
        _, ada = make(client, TWO, title="ground-floor")
        view = ada.look()
        assert view["progress"]["share"] == 0 and not view["progress"]["sure"]
        half = min(row[3] for row in rows) // 2
        view = ada.play(random.Random(9), half)
        assert 0.3 < view["progress"]["share"] < 0.7
        _, three = make(client, title="ground-floor")
        assert three.look()["progress"] is None, "games of three are others"
    with serve(settings) as client:
        assert Player(client, ada.table, ada.secret).look()["progress"] == view["progress"]


def test_a_game_that_went_on_from_a_record_tells_nothing(client: TestClient, settings: Settings) -> None:
    game, choice = stammtisch.new("ground-floor", 2, seed=1), random.Random(1)
    for _ in range(30):
        game.play(choice.choice(game.moves(game.due[0])), seat=game.due[0])
    made = client.post("/api/tables", json={"record": game.record()}).json()
    ada = Player(client, made["id"], made["seats"][0]["secret"])
    assert ada.play(choice, 10_000)["over"]
    assert sql(settings.database, "SELECT count(*) FROM lengths") == [(0,)]

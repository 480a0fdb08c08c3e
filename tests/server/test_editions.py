"""Tables whose rules or box have changed since they were begun: they go on, or say that they stay; none is broken."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

import stammtisch as st
from stammtisch.cli import app
from stammtisch.kernel.title.title import find_title
from stammtisch.server.basics.settings import Settings
from stammtisch.server.tables.outcome import why_unrated
from tests.titles.mall_world.former import former_box

from .conftest import Player, Serve, make
from .postgres import sql


@pytest.fixture
def played(settings: Settings, serve: Serve) -> Player:
    """A table with a few moves, in a server that has been closed; its player has no client any more."""
    with serve(settings) as client:
        _, player = make(client, seed=5)
        assert player.play(random.Random(1), 8)["ply"] > 3
    return player


def change(settings: Settings, **sets: Any) -> None:
    """What another edition would have written, behind the server's back."""
    for name, value in sets.items():
        sql(settings.database, f"UPDATE tables SET {name} = :value", value=value)


def kept(settings: Settings, column: str) -> Any:
    return sql(settings.database, f"SELECT {column} FROM tables")[0][0]


def again(player: Player, client: TestClient) -> Player:
    return Player(client, player.table, player.secret)


def replay(settings: Settings, *more: str) -> tuple[int, dict[str, Any]]:
    result = CliRunner().invoke(app, ["replay", "--all", "--database", str(settings.database), "--json", *more])
    assert result.stdout, result.exception
    return result.exit_code, json.loads(result.stdout)


def test_new_rules_that_play_the_game_alike_take_it_over_at_its_next_move(
    played: Player, settings: Settings, serve: Serve
) -> None:
    change(settings, rules="0")
    with serve(settings) as client:
        player = again(played, client)
        assert player.look()["ply"] == len(sql(settings.database, "SELECT * FROM plies"))
        assert kept(settings, "rules") == "0"  # who only looks may still go back to the old version
        player.play(random.Random(2), 4)
        assert kept(settings, "rules") == str(find_title("mall-world").version)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_game_that_cannot_be_played_again_stays_as_it_is_and_says_so(
    played: Player, settings: Settings, serve: Serve, lang: str
) -> None:
    sql(settings.database, "UPDATE plies SET move = 'no such move' WHERE number = 3")
    change(settings, rules="0")
    before = (
        sql(settings.database, "SELECT * FROM tables"),
        sql(settings.database, "SELECT * FROM plies ORDER BY event"),
    )
    with serve(settings) as client:
        for answer in (
            again(played, client).ask("GET", params={"lang": lang}),
            again(played, client).ask("POST", "/moves", json={"client_id": "a", "ply": 4, "seat": 0, "move": 0}),
        ):
            assert answer.status_code == 409
            said = answer.json()["error"]["message"]
            assert "(" in said and "no such move" not in said  # what is hidden at the table is not told to whoever asks
        make(client)
        assert client.get("/healthz").status_code == 200
    assert before == (
        sql(settings.database, "SELECT * FROM tables WHERE rules = '0'"),
        sql(settings.database, f"SELECT * FROM plies WHERE table_id = '{played.table}' ORDER BY event"),
    )


@pytest.mark.parametrize("column", ["due", "over"])
def test_a_game_that_comes_out_otherwise_stays(played: Player, settings: Settings, serve: Serve, column: str) -> None:
    change(settings, rules="0", **{column: 7 if column == "due" else True})
    with serve(settings) as client:
        assert again(played, client).ask("GET").status_code == 409


def test_a_table_keeps_the_box_it_was_begun_with(
    played: Player, settings: Settings, serve: Serve, tmp_path: Path
) -> None:
    title = find_title("mall-world")
    printed = (title.folder / "box.toml").read_text(encoding="utf-8")
    text = printed.replace("coin_end_value = 1000", "coin_end_value = 9")
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    theirs = title.load_box(tmp_path / "box.toml").hash
    assert theirs != title.load_box().hash
    sql(settings.database, "INSERT INTO boxes (hash, text) VALUES (:hash, :text)", hash=theirs, text=text)
    change(settings, box=theirs)
    with serve(settings) as client:
        player = again(played, client)
        before = player.look()
        assert player.play(random.Random(3), 4)["ply"] > before["ply"]
        assert theirs in player.ask("GET", "/record").text
        coins = [line for seat in before["scores"] for line in seat["lines"] if line["source"] == "coins"]
        assert coins and all(line["points"] is None or line["points"] < 1000 for line in coins)
        make(client)
    assert {row[0] for row in sql(settings.database, "SELECT hash FROM boxes")} == {theirs, title.load_box().hash}


def test_a_table_with_a_box_whose_place_another_has_taken_goes_on_and_counts(
    played: Player, settings: Settings, serve: Serve
) -> None:
    """Mall World came to have a small game: tables and records from before are those of the title."""
    title = find_title("mall-world")
    [theirs] = title.former_boxes
    game = st.new("mall-world", 3, seed=1, box=title.read_box(former_box()))
    assert why_unrated(game, [], helped=False) == "few"
    for _ in range(9):
        game.play(game.moves()[0])
    old = game.record()
    sql(settings.database, "INSERT INTO boxes (hash, text) VALUES (:hash, :text)", hash=theirs, text=former_box())
    change(settings, box=theirs)
    assert replay(settings) == (0, {"tables": 1, "stay": []})
    with serve(settings) as client:
        player = again(played, client)
        before = player.look()["ply"]
        assert player.play(random.Random(3), 4)["ply"] > before
        assert f'[Box "{theirs}"]' in player.ask("GET", "/record").text
        _, other = make(client, record=old)
        assert other.look()["ply"] == 9


def test_a_box_that_nobody_wrote_down_is_not_replaced(played: Player, settings: Settings, serve: Serve) -> None:
    change(settings, box="0" * 12)
    with serve(settings) as client:
        assert again(played, client).ask("GET").status_code == 409
    code, told = replay(settings)
    assert code == 1 and [one["id"] for one in told["stay"]] == [played.table]


def test_an_operator_sees_before_a_release_what_will_not_go_on(
    played: Player, settings: Settings, serve: Serve
) -> None:
    with serve(settings) as client:
        other, _ = make(client)
    assert replay(settings) == (0, {"tables": 2, "stay": []})
    sql(settings.database, f"UPDATE plies SET move = 'no such move' WHERE table_id = '{played.table}' AND number = 3")
    change(settings, rules="0")
    code, told = replay(settings)
    assert code == 1 and told["tables"] == 2
    [stays] = told["stay"]
    assert stays["id"] == played.table and "3" in stays["why"] and "no such move" in stays["why"]
    assert replay(settings, "--pin")[0] == 0
    pinned = "SELECT pinned FROM tables WHERE id = :id"
    assert [bool(sql(settings.database, pinned, id=t)[0][0]) for t in (played.table, other["id"])] == [True, False]
    # The rules that it was begun with are back: it is tried again, and free.
    sql(settings.database, f"DELETE FROM plies WHERE table_id = '{played.table}' AND number >= 3")
    change(settings, rules=str(find_title("mall-world").version))
    assert replay(settings, "--pin")[0] == 0
    assert not sql(settings.database, pinned, id=played.table)[0][0]


@pytest.mark.parametrize("wrong", [["x.txt", "--all"], ["--all", "--at", "3"], ["--all", "--board"], []])
def test_replay_wants_a_file_or_all(wrong: list[str]) -> None:
    result = CliRunner().invoke(app, ["replay", *wrong])
    assert result.exit_code == 2 and "--all" in result.output

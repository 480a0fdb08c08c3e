"""A finished game looked back on at the server: thought out once, in small steps, and kept."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

import stammtisch
from stammtisch.players import sight_of
from stammtisch.players.analysis import Analysis, Judgement, analyse, choices, decision_of, sum_up
from stammtisch.players.effort import effort_of
from stammtisch.players.why import said, why
from stammtisch.server.api import thoughts
from stammtisch.server.basics.settings import Settings
from stammtisch.server.tables.advice import in_words
from stammtisch.server.thinking import analyses
from stammtisch.server.thinking.analyses import to_keep
from tests.machine import long

from .conftest import Player, Running, Serve, make, until

FEW = "iterations=12"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return dataclasses.replace(settings, analysis=FEW, hint=FEW, hints=0)


@pytest.fixture
def client(settings: Settings, serve: Serve) -> Iterator[TestClient]:
    with serve(settings) as client:
        yield client


@cache
def short() -> str:
    """The record of the last thirty moves of a game."""
    choice = random.Random(4)
    whole = stammtisch.new("mall-world", 3, seed=4)
    while not whole.over:
        whole.play(choice.choice(whole.moves()))
    game = stammtisch.load(whole.at(len(whole.plies) - 30).position(), seed=1)
    while not game.over:
        game.play(choice.choice(game.moves()))
    assert len(game.plies) < 200
    return game.record()


def brought(client: Any) -> Player:
    """A watcher at a table with the short game."""
    made = client.post("/api/tables", json={"record": short()}).json()
    return Player(client, made["id"], made["spectator"])


def finished(player: Player, **params: Any) -> dict[str, Any]:
    """The analysis, once it is there."""

    def done() -> dict[str, Any] | None:
        answer = player.ask("GET", "/analysis", params=params)
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        assert state["state"] != "failed"
        return state if state["state"] == "done" else None

    found = until(done, 60)
    assert isinstance(found, dict)
    return found


def test_a_finished_game_is_looked_back_on(client: TestClient) -> None:
    watcher = brought(client)
    assert watcher.ask("GET", "/analysis").json() == {"state": "none", "done": 0, "of": 0, "better": False}
    begun = watcher.ask("POST", "/analysis")
    assert begun.status_code == 202, begun.text
    assert begun.json()["state"] in ("waiting", "thinking")
    assert watcher.ask("POST", "/analysis").status_code == 202, "it is joined, not begun again"
    answer = finished(watcher, lang="fr")
    result = thoughts.AnalysisOut.model_validate(answer).result
    assert result is not None
    game = stammtisch.read(short())
    wanted = analyse(game, effort_of(FEW), analyses.SEED)
    assert [(j.number, j.seat, j.move.text, j.best.text) for j in result.judgements] == [
        (j.number, j.seat, j.move.text, j.best.text) for j in wanted.judgements
    ], "the server thinks as the command does"
    assert [(turn.number, turn.seat) for turn in result.turns] == [(turn.number, turn.seat) for turn in wanted.turns]
    assert result.slips == [j.number for j in wanted.slips(10)]
    assert result.accuracy == list(wanted.accuracy)
    assert result.luck == pytest.approx(wanted.luck)
    assert all(0 <= loss <= 1 for loss in result.losses)
    assert [j.error for j in result.judgements] == pytest.approx([j.error for j in wanted.judgements], abs=1e-4)
    assert all(j.loss == 0 or j.loss > j.error > 0 for j in result.judgements)
    first = result.judgements[0]
    then = game.at(first.number - 1)
    assert first.best.label == then.label(first.best.text, first.seat, "fr")
    assert answer == watcher.ask("POST", "/analysis", params={"lang": "fr"}).json(), "asked again it is there at once"
    in_english = watcher.ask("GET", "/analysis").json()["result"]
    assert [j["best"]["text"] for j in in_english["judgements"]] == [j.best.text for j in result.judgements]


def test_a_slip_has_its_why_in_words() -> None:
    game = stammtisch.read(short())
    ply = choices(game)[0]
    then, made = game.at(ply), game.plies[ply].move
    best = next(move for move in then.moves(made.seat) if move != made)
    found = why(sight_of(then, made.seat), best, made, futures=8, seconds=0)
    shares = (0.5, 0.3, 0.2)
    slip = Judgement(ply + 1, made.seat, decision_of(then), made, best, 0.2, 0.0, shares, shares, 0.1, 0.0, found)
    fine = Judgement(ply + 1, made.seat, decision_of(then), made, made, 0.0, 0.0, shares, shares)
    kept = json.loads(json.dumps(analyses.to_keep(sum_up(game, [slip, fine]))))
    assert "why" not in kept["judgements"][1], "nothing is kept where nothing was given away"
    for lang in ("en", "de", "fr"):
        told, nothing = in_words(game, kept, lang)["judgements"]
        wanted = said(found, game.title, then.label(made, lang=lang), game.title.speaker(lang), better=True)
        assert told["why"] == wanted
        assert "±" in told["why"][0]
        assert nothing["why"] == []


def begun(player: Player, **params: Any) -> dict[str, Any]:
    """The analysis, once it was asked for."""
    answer = player.ask("POST", "/analysis", params=params)
    assert answer.status_code == 202, answer.text
    return finished(player)


def test_each_line_of_a_board_is_looked_back_on_for_itself(client: TestClient) -> None:
    table, at = brought(client), choices(stammtisch.read(short()))[-1]
    made = table.ask("POST", "/boards", json={"at": at}).json()
    board = Player(client, made["id"], next(seat["secret"] for seat in made["seats"] if seat["secret"]))
    view = board.look()
    for move in view["moves"][:2]:
        assert board.move(move["text"], at, view["due"][0]).status_code == 200
        assert board.play(random.Random(3), 200)["over"]
        judged = {j["number"]: j["move"]["text"] for j in begun(board)["result"]["judgements"]}
        assert judged[at + 1] == move["text"]
        assert board.ask("POST", "/board/go", json={"moves": 0}).status_code == 204
        assert board.ask("GET", "/analysis").status_code == 409, "it is not over here"


def test_one_made_before_the_rules_were_compiled_may_be_made_anew(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = False

    async def compiled(*_: Any) -> bool:
        return now

    monkeypatch.setattr(analyses.Analyses, "compiled", compiled)
    watcher = brought(client)
    early = begun(watcher)
    assert (early["result"]["few"], early["better"]) == (True, False), "there is nothing to be had yet"
    assert begun(watcher, anew=True) == early
    now = True
    assert finished(watcher)["better"]
    assert watcher.ask("POST", "/analysis").json()["state"] == "done", "nobody has asked for it to be made anew"
    assert watcher.ask("POST", "/analysis", params={"anew": True}).json()["state"] in ("waiting", "thinking")
    late = finished(watcher)
    assert (late["result"]["few"], late["better"]) == (True, False), "the server looks into no more than these"


def _of_chances(analysis: Analysis) -> dict[str, Any]:
    """An analysis as former editions wrote it down of a game alone."""
    kept = to_keep(analysis)
    return {**kept, "judgements": [{**judgement, "wins": [1.0]} for judgement in kept["judgements"]]}


def test_one_of_chances_is_made_anew_for_who_plays_alone(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    game, choice = stammtisch.new("wishland", 1, seed=2), random.Random(2)
    while not game.over:
        game.play(choice.choice(game.moves()))
    made = client.post("/api/tables", json={"record": game.record()}).json()
    watcher = Player(client, made["id"], made["spectator"])
    with monkeypatch.context() as former:
        former.setattr(analyses, "to_keep", _of_chances)
        watcher.ask("POST", "/analysis")
        until(lambda: watcher.ask("GET", "/analysis").json()["state"] == "none", 60)
    assert all(judgement["wins"] == [] for judgement in begun(watcher)["result"]["judgements"])


def test_only_a_finished_game(client: TestClient) -> None:
    _, ada = make(client)
    for method in ("GET", "POST"):
        answer = ada.ask(method, "/analysis")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "conflict")
    made = client.post("/api/tables", json={"record": short()}).json()
    assert Player(client, made["id"], "st_wrong").ask("POST", "/analysis").status_code == 403


def test_so_many_at_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on, judge = threading.Event(), analyses.Analyses._judge

    async def held(*about: Any) -> Judgement:
        await asyncio.to_thread(may_go_on.wait)
        return await judge(*about)

    monkeypatch.setattr(analyses, "MOST", 1)
    monkeypatch.setattr(analyses.Analyses, "_judge", held)
    first = brought(client)
    assert first.ask("POST", "/analysis").status_code == 202
    refused = brought(client).ask("POST", "/analysis")
    may_go_on.set()
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 0
    finished(first)
    assert brought(client).ask("POST", "/analysis").status_code == 202


def test_asking_how_far_it_is_takes_nothing_from_the_limit(settings: Settings, serve: Serve) -> None:
    with serve(dataclasses.replace(settings, requests=30, window=60.0)) as client:
        watcher = brought(client)
        for _ in range(29):
            assert watcher.ask("GET", "/analysis").status_code == 200
        assert watcher.look()["over"]


def test_what_fails_may_be_asked_for_again(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = brought(client)
    with monkeypatch.context() as broken:
        broken.setattr(analyses, "judge_move", int)
        watcher.ask("POST", "/analysis")
        until(lambda: watcher.ask("GET", "/analysis").json()["state"] == "failed")
    assert watcher.ask("POST", "/analysis").json()["state"] in ("waiting", "thinking")
    finished(watcher)


def test_hints_do_not_wait_for_it(client: TestClient) -> None:
    watcher = brought(client)
    watcher.ask("POST", "/analysis")
    until(lambda: watcher.ask("GET", "/analysis").json()["done"] > 0)
    _, ada = make(client)
    assert ada.ask("POST", "/hint", json={"seat": ada.look()["due"][0]}).status_code == 200
    assert watcher.ask("GET", "/analysis").json()["state"] in ("thinking", "done")


@long
def test_it_survives_a_restart(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.sqlite", analysis=FEW, hints=0)
    try:
        with httpx.Client(base_url=server.ready().url, timeout=60) as client:
            early, late = brought(client), brought(client)
            early.ask("POST", "/analysis")
            found = finished(early)
            late.ask("POST", "/analysis")
            until(lambda: late.ask("GET", "/analysis").json()["done"] > 0)
            server.kill()
            server.again().ready()
            assert early.ask("GET", "/analysis").json() == found
            late.ask("POST", "/analysis")
            again = finished(late)
            assert json.dumps(again["result"]) == json.dumps(found["result"]), "begun anew, it comes to the same"
    finally:
        server.stop()

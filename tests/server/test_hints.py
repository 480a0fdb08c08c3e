"""Hints: what a strong player would do, from what the seat may see and from nothing else."""

from __future__ import annotations

import dataclasses
import math
import os
import random
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import stammtisch
from stammtisch.kernel.play.game import Game
from stammtisch.players.effort import Effort, effort_of
from stammtisch.server.api.app import create_app
from stammtisch.server.basics.settings import Settings
from stammtisch.server.thinking import bots, hints
from stammtisch.server.thinking.bots import Hint, Job

from .conftest import FEW, OPEN, Player, Serve, make


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return dataclasses.replace(settings, hint=FEW, hints=0)


@pytest.fixture
def client(settings: Settings, serve: Serve) -> Iterator[TestClient]:
    with serve(settings) as client:
        yield client


def error(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


def ask(player: Player, seat: int, **params: Any) -> Any:
    return player.ask("POST", "/hint", json={"seat": seat}, params=params)


def thought_about(client: TestClient) -> int:
    """How many hints have been thought out."""
    lines = client.get("/metrics").text.splitlines()
    found = [line for line in lines if line.startswith('stammtisch_think_seconds_count{policy="hint"}')]
    return int(float(found[0].split()[-1])) if found else 0


def midgame(decision: str, seat: int = 0) -> Game:
    """A game that was played at random until a seat is to decide on something, with several ways."""
    game, choice = stammtisch.new("mall-world", 3, seed=11), random.Random(11)
    while game.decision is None or game.decision.name != decision or seat not in game.due or len(game.moves(seat)) < 2:
        game.play(choice.choice(game.moves()))
    return game


def test_a_hint_tells_the_moves_best_first(client: TestClient) -> None:
    _, ada = make(client)
    view = ada.look()
    seat = view["due"][0]
    answer = ask(ada, seat, lang="de")
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert (hint["ply"], hint["seat"]) == (0, seat)
    shares = [move["share"] for move in hint["moves"]]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.0, abs=0.01)
    assert all(0 <= move["won"] <= 1 and 0 < move["error"] <= 1 for move in hint["moves"])
    best = hint["moves"][0]
    for move in hint["moves"]:
        apart = math.hypot(best["error"], move["error"])
        assert move["equal"] is (move is not best and abs(best["won"] - move["won"]) <= apart)
    assert hint["why"], "it says what the best one is good for"
    assert all("±" in line for line in hint["why"])
    assert hint["moves"][1]["label"] in hint["why"][0]
    assert sum(hint["wins"]) == pytest.approx(1.0, abs=0.01)
    labels = {move["option"]: (move["text"], move["label"]) for move in ada.look(lang="de")["moves"]}
    assert all(labels[move["option"]] == (move["text"], move["label"]) for move in hint["moves"])
    assert ada.look() == view, "nothing has happened at the table"


def test_asked_again_it_costs_nothing(client: TestClient) -> None:
    _, ada = make(client)
    seat = ada.look()["due"][0]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: ask(ada, seat), range(4)))
    answers.append(ask(ada, seat))
    assert len({answer.content for answer in answers}) == 1
    assert thought_about(client) == 1
    view = ada.look()
    assert ada.move(view["moves"][0]["text"], 0, seat).status_code == 200
    due = ada.look()["due"][0]
    assert ask(ada, due).json()["ply"] == 1
    assert thought_about(client) == 2
    pending = ada.ask("POST", "/undo", json={"client_id": "back", "seat": seat}).json()["undo"].get("pending")
    for other in pending["needs"] if pending else []:
        ada.ask("POST", "/undo", json={"client_id": f"back-{other}", "seat": other, "agree": True})
    assert ada.look()["ply"] == 0
    again = ask(ada, seat).json()
    assert {**again, "event": 0} == answers[0].json(), "the same position"
    assert thought_about(client) == 2


@pytest.mark.parametrize("decision", ["accept", "bid", "offer"])
def test_what_is_hidden_does_not_change_it(client: TestClient, decision: str) -> None:
    """Two tables that differ only in what Ada may not know: her hints are the same, byte by byte."""
    one = midgame(decision)
    other = one.clone()
    other.state.copy_from(one.imagine(0, 99))
    assert one.position() != other.position()
    assert one.view(0) == other.view(0)
    answers = []
    for game in (one, other):
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Bruno", "Clara")]
        made = client.post("/api/tables", json={"position": game.position(), "seats": seats}).json()
        answers.append(ask(Player(client, made["id"], made["seats"][0]["secret"]), 0))
    assert answers[0].status_code == 200, answers[0].text
    assert len(answers[0].json()["moves"]) > 1
    assert answers[0].content == answers[1].content


def test_what_others_seal_meanwhile_does_not_matter(client: TestClient) -> None:
    """A hint for a secret bid holds while others bid, and is gone once the bids are open."""
    game = midgame("bid")
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Bruno", "Clara")]
    made = client.post("/api/tables", json={"record": game.record(), "seats": seats}).json()
    ada = Player(client, made["id"], made["seats"][0]["secret"])
    first, ply = ask(ada, 0).json(), len(game.plies)
    assert ada.move("bid 0", ply, 1).status_code == 200
    again = ask(ada, 0).json()
    assert again == {**first, "event": first["event"] + 1}
    assert thought_about(client) == 1
    assert ask(ada, 1).status_code == 409


def test_what_is_sent_holds_no_secret() -> None:
    """The job for a seat is the same whatever the others hold."""
    game = midgame("accept")
    for seed in range(5):
        other = game.clone()
        other.state.copy_from(game.imagine(0, seed))
        assert bots.job_of(other, 0, hints.SEED) == bots.job_of(game, 0, hints.SEED)


def test_who_may_not_ask(client: TestClient) -> None:
    made, ada = make(client, OPEN)
    watcher = Player(client, made["id"], made["spectator"])
    assert error(ask(watcher, 0)) == (403, "forbidden")
    assert error(ask(ada, 1)) == (403, "forbidden")
    assert error(ask(ada, 5)) == (404, "not-found")
    assert error(ask(ada, -1)) == (422, "invalid")
    game = midgame("accept")
    made = client.post("/api/tables", json={"record": game.record()}).json()
    answer = ask(Player(client, made["id"], made["seats"][0]["secret"]), 1, lang="fr")
    assert error(answer) == (409, "conflict")
    assert game.seats[1].name in answer.json()["error"]["message"]
    assert thought_about(client) == 0


def test_not_after_the_end(client: TestClient) -> None:
    game = midgame("accept")
    choice = random.Random(3)
    while not game.over:
        game.play(choice.choice(game.moves()))
    made = client.post("/api/tables", json={"record": game.record()}).json()
    assert error(ask(Player(client, made["id"], made["seats"][0]["secret"]), 0)) == (409, "conflict")


def test_a_table_may_want_none(client: TestClient) -> None:
    _, ada = make(client, hints=False)
    view = ada.look()
    assert not view["hints"]
    answer = ask(ada, view["due"][0])
    assert error(answer) == (403, "forbidden")
    assert "hints" in answer.json()["error"]["message"]
    assert make(client)[1].look()["hints"]


def test_so_much_thinking_in_a_minute(settings: Settings, serve: Serve) -> None:
    with serve(dataclasses.replace(settings, hints=0.001, hint="iterations=2")) as client:
        _, ada = make(client)
        for wanted in (200, 429):
            view = ada.look()
            seat = view["due"][0]
            for _ in range(3):  # the same again is free
                answer = ask(ada, seat)
                assert answer.status_code == wanted
            ada.move(view["moves"][0]["text"], view["ply"], seat)
        assert answer.json()["error"]["code"] == "too-many"
        assert int(answer.headers["Retry-After"]) > 0


def _die(*about: Any) -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


def _sleep(*about: Any) -> Any:
    signal.pause()


def test_who_thinks_may_die(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ada = make(client)
    seat = ada.look()["due"][0]
    with monkeypatch.context() as broken:
        broken.setattr(hints, "advise", _die)
        answer = ask(ada, seat)
        assert error(answer) == (503, "unavailable")
        assert "again" in answer.json()["error"]["message"]
    assert ask(ada, seat).status_code == 200, "and the next one thinks"


def test_who_thinks_for_ever_is_ended(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ada = make(client)
    seat = ada.look()["due"][0]
    assert ask(ada, seat).status_code == 200  # the process is there
    ada.move(ada.look()["moves"][0]["text"], 0, seat)
    seat = ada.look()["due"][0]
    with monkeypatch.context() as broken:
        broken.setattr(hints, "advise", _sleep)
        broken.setattr(hints, "SLACK", 0.2)
        assert error(ask(ada, seat)) == (503, "unavailable")
    assert ask(ada, seat).status_code == 200


def _hasty(job: Job, effort: Effort) -> Hint:
    return dataclasses.replace(bots.advise(job, effort), hasty=True)


def test_a_hint_that_comes_before_the_rules_are_compiled_says_so_and_is_not_kept(
    settings: Settings, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    for compiles, thought in ((True, 2), (False, 1)):
        with serve(dataclasses.replace(settings, compile=compiles)) as client:
            _, ada = make(client)
            seat = ada.look()["due"][0]
            with monkeypatch.context() as early:
                early.setattr(hints, "advise", _hasty)
                why = [ask(ada, seat, lang=lang).json()["why"] for lang in ("en", "de")]
            assert thought_about(client) == thought
            assert not compiles or [len(lines) for lines in why] == [1, 1]
            assert ("Ask again" in why[0][0], "noch einmal" in why[1][0]) == (compiles, compiles)


def test_what_hasty_is(monkeypatch: pytest.MonkeyPatch) -> None:
    game, effort = midgame("bid"), effort_of("iterations=8,rollout=net")
    for compiling, ready, hasty in ((True, False, True), (True, True, False), (False, False, False)):
        monkeypatch.setattr(bots, "compiling", lambda found=compiling: found)
        monkeypatch.setattr(bots, "ready", lambda *about, found=ready: found)
        hint = bots.advise(bots.job_of(game, 0, seed=1), effort)
        assert (hint.hasty, hint.why is None) == (hasty, hasty)
        assert hint.outlook.thoughts[0].visits


def test_the_settings_are_those_of_a_search(tmp_path: Path) -> None:
    hint, analysis = effort_of(Settings().hint), effort_of(Settings().analysis)
    assert hint.iterations > analysis.iterations >= 500
    assert hint.rollout == analysis.rollout == "best", "both know what a network knows"
    nonsense = Settings(str(tmp_path / "tables.sqlite"), hint="nonsense")  # and not the database of who tests
    with pytest.raises(ValueError, match="search"), TestClient(create_app(nonsense)):
        pass

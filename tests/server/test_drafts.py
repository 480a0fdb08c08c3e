"""What seats choose at once, unseen: silent until they are done, and there again after a restart."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from stammtisch.kernel.play.game import Game, Seat
from tests.kernel import night
from tests.kernel.toy import copy_title

from .conftest import OPEN, Player, Running, make
from .test_live import hear, join


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server on which Night Market is installed."""
    copy_title(tmp_path, "night", "night", source=night.FOLDER)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", ""))))
    running = Running(tmp_path / "tables.sqlite")
    try:
        yield running.ready()
    finally:
        running.stop()


def sit_down(client: httpx.Client) -> list[Player]:
    """Three people with a secret each, and a watcher."""
    made, ada = make(client, OPEN, title="night")
    people = [ada]
    for seat, name in ((1, "Bruno"), (2, "Clara")):
        guest = Player(client, made["id"], made["invitation"])
        secret = guest.ask("PUT", f"/seats/{seat}", json={"name": name}).json()["secret"]
        people.append(Player(client, made["id"], secret))
    return [*people, Player(client, made["id"], made["spectator"])]


def draft(player: Player, seat: int, move: str, client_id: str | None = None) -> None:
    made = player.move(move, 0, seat, client_id)
    assert made.status_code == 200, made.text


def take_back(player: Player, seat: int, client_id: str) -> dict[str, Any]:
    response = player.ask("POST", "/undo", json={"client_id": client_id, "seat": seat})
    assert response.status_code == 200, response.text
    return dict(response.json())


def drafts(player: Player) -> list[str]:
    return [made["text"] for made in player.look()["drafts"]]


def test_others_hear_of_a_plan_only_that_it_is_done_or_no_longer(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as client, ExitStack() as stack:
        ada, *others = people = sit_down(client)
        lines = [stack.enter_context(join(server, who)) for who in people]
        assert all(hear(line)["type"] == "resync" for line in lines)

        def given() -> list[bytes]:
            paths = ("", "/log", "/record")
            return [who.ask("GET", path).content for who in others for path in paths]

        before = given()
        for move in ("offer ice", "offer soup", None, "offer silk"):
            if move is None:
                take_back(ada, 0, "back")
            else:
                draft(ada, 0, move)
            assert given() == before
        assert drafts(ada) == ["offer ice", "offer silk"]
        draft(ada, 0, "ready")
        take_back(ada, 0, "again")
        for line in lines[1:]:
            told = [hear(line) for _ in range(2)]
            assert [(message["kind"], message["seat"], message["log"]) for message in told] == [
                ("done", 0, []),
                ("again", 0, []),
            ]
            assert [message["table"]["due"] for message in told[1:]] == [[0, 1, 2]]
            assert "offer" not in json.dumps([message["log"] for message in told])


def test_drafts_and_the_ids_of_clients_survive_a_kill(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as client:
        ada, bruno, clara, _ = sit_down(client)
        for number in range(3):
            draft(ada, 0, "offer soup", f"soup-{number}")
        take_back(ada, 0, "back")
        draft(bruno, 1, "offer ice")
        draft(bruno, 1, "ready")
        event = take_back(bruno, 1, "again")["event"]
        draft(clara, 2, "ready")
        server.kill()
        server.again().ready()
        assert ada.look()["due"] == [0, 1]
        assert (drafts(ada), drafts(bruno), drafts(clara)) == (["offer soup"] * 2, ["offer ice"], ["ready"])
        take_back(ada, 0, "back")
        draft(ada, 0, "offer soup", "soup-1")
        assert take_back(bruno, 1, "again")["event"] == event
        assert (drafts(ada), drafts(bruno)) == (["offer soup"] * 2, ["offer ice"])
        assert take_back(ada, 0, "more")["undo"]["can"] is True
        assert drafts(ada) == ["offer soup"]
        draft(ada, 0, "ready")
        draft(bruno, 1, "ready")
        view = clara.look()
        assert (view["decision"], view["ply"]) == ("lay", 5)


def test_a_table_opened_from_a_record_goes_on_with_its_drafts(server: Running) -> None:
    game = Game(night.TITLE, [Seat(name) for name in ("Ada", "Bruno", "Clara")], seed=1)
    offer = next(move.text for move in game.moves(0) if move.text.startswith("offer"))
    game.play(offer, 0)
    game.play("ready", 1)
    record = game.record().replace('"night-market"', '"night"')
    with httpx.Client(base_url=server.url, timeout=60) as client:
        _, bea = make(client, OPEN, title="night", record=record)
        for _ in range(2):
            assert (drafts(bea), bea.look()["due"]) == ([offer], [0, 2])
            server.kill()
            server.again().ready()
        draft(bea, 0, "ready")
        assert drafts(bea) == [offer, "ready"]

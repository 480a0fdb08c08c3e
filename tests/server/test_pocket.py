"""A game in the pocket: it goes on without a connection, and what was played comes back to the table."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from stammtisch.kernel.title.title import titles
from stammtisch.server.pocket.engine import Pocket
from stammtisch.server.tables.shown import Viewer

from .conftest import OPEN, SEATS, Player, make, until
from .test_tables import error

BOTS = [{"kind": "person", "name": "Ada"}, *({"kind": "bot", "policy": "random"} for _ in range(2))]
ALONE = [{"kind": "person", "name": "Ada"}]


def take(player: Player, agreed: bool = False) -> Any:
    answer = player.ask("POST", "/pocket", json={"agreed": agreed})
    assert answer.status_code == 200, answer.text
    return answer.json()


def send(player: Player, taken: Any, pocket: Pocket, sent: Any = ()) -> Any:
    sent = [*sent, *(move["client_id"] for move in taken["drafts"] if move["client_id"])]
    body = {"ply": taken["ply"], "event": taken["event"], "line": pocket.line(), "sent": sent}
    return player.ask("POST", "/pocket/moves", json=body)


def play(pocket: Pocket, choice: random.Random, moves: int) -> None:
    """Makes so many moves for people, and what bots decide before and after."""
    for number in range(moves):
        while pocket.let_bot():
            pass
        if pocket.game.over:
            return
        seat = pocket.game.due[0]
        move = choice.choice(pocket.game.moves(seat)).text
        pocket.play(seat, move, f"here-{choice.getrandbits(40)}-{number}", "en")
    while pocket.let_bot():
        pass


def begin(player: Player, choice: random.Random, moves: int) -> None:
    """Makes so many moves at the table, and waits for what bots do there."""
    for _ in range(moves):
        view = until(lambda: (look := player.look())["moves"] and look)
        assert player.move(choice.choice(view["moves"])["text"], view["ply"], view["view"]["seat"]).status_code == 200
    until(lambda: player.look()["moves"])


def moves_of(record: str) -> list[str]:
    """The moves of a record without their numbers."""
    lines = [line.partition(". ") for line in record.splitlines() if line and not line.startswith(("[", "0."))]
    return [said for _, _, said in lines]


@pytest.mark.parametrize("title", titles())
def test_a_game_goes_on_elsewhere_and_comes_back_as_it_was_played(client: TestClient, title: str) -> None:
    choice = random.Random(title)
    _, ada = make(client, BOTS, title=title)
    begin(ada, choice, 3)
    taken = take(ada)
    pocket = Pocket(json.loads(json.dumps(taken)))
    pocket._bot.trials = 20
    play(pocket, choice, 12)
    assert send(ada, taken, pocket).status_code == 200
    look = ada.look()
    mine = pocket.table(Viewer(0, (0,)))
    assert look["view"] == mine["view"] and look["moves"] == mine["moves"] and look["drafts"] == mine["drafts"]
    assert moves_of(ada.ask("GET", "/record").text)[taken["ply"] :] == moves_of(pocket.game.record(0))
    said = [line["text"] for line in ada.ask("GET", "/log").json()]
    assert sum("played on" in text for text in said) == 1
    assert send(ada, taken, pocket).status_code == 200
    assert ada.look()["event"] == look["event"], "the same line again changes nothing"

    play(pocket, choice, 6)
    assert send(ada, taken, pocket).status_code == 200
    assert ada.look()["view"] == pocket.table(Viewer(0, (0,)))["view"], "a longer one goes on from there"
    again = Pocket(taken, pocket.line())
    assert again.line() == pocket.line() and again.table(Viewer(0, (0,))) == pocket.table(Viewer(0, (0,)))


def test_a_game_is_played_to_its_end_without_a_connection(client: TestClient) -> None:
    _, ada = make(client, BOTS, title="mall-des-jahres")
    until(lambda: ada.look()["moves"])
    taken = take(ada)
    pocket = Pocket(taken)
    pocket._bot.trials = 5
    play(pocket, random.Random(3), 10_000)
    assert pocket.game.over
    assert send(ada, taken, pocket).status_code == 200
    look = ada.look()
    assert look["over"] and look["scores"] == pocket.table(Viewer(0, (0,)))["scores"]
    assert look["event"] == pocket.event + 1, "one event more: that it was played elsewhere"


def test_what_bots_decided_at_the_table_meanwhile_goes(client: TestClient) -> None:
    _, ada = make(client, SEATS[:2] + BOTS[1:2])
    until(lambda: ada.look()["moves"])
    taken = take(ada)
    pocket = Pocket(taken)
    first = pocket.game.moves(pocket.game.due[0])[0]
    seat = first.seat
    # The move was sent, its answer lost; at the table bots went on, and so did the game here.
    made = ada.move(first.text, taken["ply"], seat, client_id="lost")
    assert made.status_code == 200
    pocket.play(seat, first.text, "lost", "en")
    play(pocket, random.Random(1), 4)
    assert send(ada, taken, pocket, ["lost"]).status_code == 200
    assert ada.look()["view"] == pocket.table(Viewer(ada.look()["view"]["seat"], (0, 1)))["view"]


def test_a_move_that_somebody_made_at_the_table_meanwhile_stands(client: TestClient) -> None:
    _, ada = make(client, SEATS[:2] + BOTS[1:2])
    until(lambda: ada.look()["moves"])
    taken = take(ada)
    pocket = Pocket(taken)
    seat = pocket.game.due[0]
    *_, other = pocket.game.moves(seat)
    play(pocket, random.Random(1), 3)
    assert ada.move(other.text, taken["ply"], seat).status_code == 200
    before = ada.look()
    if pocket.line()[0]["move"] != other.text:
        assert error(send(ada, taken, pocket)) == (409, "stale")
    assert ada.look() == before


def test_what_an_order_decided_at_the_table_meanwhile_goes_too(client: TestClient) -> None:
    _, ada = make(client, BOTS)
    choice = random.Random(2)
    until(lambda: ada.look()["moves"])
    while ada.look()["decision"] != "bid":
        begin(ada, choice, 1)
    taken = take(ada)
    pocket = Pocket(taken)
    first, *_, other = pocket.game.moves(0)
    pocket.play(0, other.text, "here", "en")
    play(pocket, choice, 2)
    # Bots were to choose when the connection went; then the order did what it was given for.
    answer = ada.ask("PUT", "/seats/0/orders/bid", json={"move": first.text}, params={"lang": "en"})
    assert answer.status_code == 200, answer.text
    until(lambda: ada.look()["ply"] > taken["ply"])
    assert send(ada, taken, pocket).status_code == 200
    until(lambda: ada.look()["view"]["ply"] >= taken["ply"] + len(pocket.line()))


def test_after_something_was_taken_back_at_the_table_nothing_is_taken_in(client: TestClient) -> None:
    _, ada = make(client, BOTS, redraw=True)
    begin(ada, random.Random(4), 2)
    taken = take(ada)
    pocket = Pocket(taken)
    play(pocket, random.Random(2), 2)
    undone = ada.ask("POST", "/undo", json={"client_id": "u", "seat": 0})
    assert undone.status_code == 200 and undone.json()["event"] > taken["event"], undone.text
    before = until(lambda: (look := ada.look())["moves"] and look)
    assert error(send(ada, taken, pocket)) == (409, "stale")
    assert ada.look() == before


def test_what_the_rules_refuse_changes_nothing(client: TestClient) -> None:
    _, ada = make(client, SEATS[:2] + BOTS[1:2], title="mall-des-jahres")
    until(lambda: ada.look()["moves"])
    taken = take(ada)
    pocket = Pocket(taken)
    play(pocket, random.Random(1), 5)
    before, whole = ada.look(), pocket.line()
    chance = next(i for i, move in enumerate(whole) if move["chance"])
    idle = next(seat for seat in range(3) if seat not in before["due"])
    wrong: list[list[dict[str, Any]]] = [
        [*whole[:3], {**whole[3], "move": "nonsense"}],
        [*whole[:chance], {**whole[chance], "chance": []}],
        [*whole[:chance], {**whole[chance], "chance": ["nonsense"]}],
        [*whole[:chance], {**whole[chance], "chance": [*whole[chance]["chance"], "1"]}],
        [{**whole[0], "seat": 7}],
        [{**whole[0], "seat": idle}],
    ]
    for line in wrong:
        body = {"ply": taken["ply"], "event": taken["event"], "line": line, "sent": []}
        answer = ada.ask("POST", "/pocket/moves", json=body)
        assert answer.status_code == 422, (line[-1], answer.text)
        assert "move" in answer.json()["error"]["message"]
        assert ada.look() == before
    body = {"ply": taken["ply"], "event": taken["event"], "line": whole[:1] * 4001, "sent": []}
    assert ada.ask("POST", "/pocket/moves", json=body).status_code == 422


def test_what_was_chosen_at_once_and_taken_back_is_not_chosen(client: TestClient) -> None:
    _, ada = make(client, SEATS[:2] + BOTS[1:2], title="brauerei")
    choice = random.Random(5)
    while not (look := ada.look())["drafts"]:
        if look["moves"]:
            seat = look["view"]["seat"]
            ada.move(choice.choice(look["moves"])["text"], look["ply"], seat)
    taken = take(ada)
    pocket = Pocket(taken)
    for seat in (0, 1):
        while pocket.game.drafts.get(seat):
            pocket.take_back(seat)
    assert pocket.line() == [] and Pocket(taken, []).line() == [], "also when the page is opened anew"
    assert send(ada, taken, pocket).status_code == 200
    assert ada.look()["drafts"] == []
    assert take(ada)["drafts"] == []


def test_an_id_stands_for_one_move_only(client: TestClient) -> None:
    _, ada = make(client, SEATS)
    taken = take(ada)
    pocket = Pocket(taken)
    play(pocket, random.Random(1), 4)
    before = ada.look()
    line = [{**move, "client_id": "same"} for move in pocket.line()]
    body = {"ply": taken["ply"], "event": taken["event"], "line": line, "sent": []}
    assert error(ada.ask("POST", "/pocket/moves", json=body)) == (409, "conflict")
    assert ada.look() == before, "the log does not say that moves were played on"


def test_only_who_plays_alone_takes_a_game_along(client: TestClient) -> None:
    made, ada = make(client, OPEN)
    assert error(ada.ask("POST", "/pocket", json={})) == (409, "conflict"), "somebody may come"
    made, ada = make(client, BOTS)
    watcher = Player(client, made["id"], made["spectator"])
    assert error(watcher.ask("POST", "/pocket", json={})) == (403, "forbidden")
    assert error(Player(client, made["id"], made["invitation"]).ask("POST", "/pocket", json={})) == (403, "forbidden")
    _, ada = make(client, BOTS, clock={"kind": "live", "bank": 600, "increment": 10, "out": "drop-out"})
    assert error(ada.ask("POST", "/pocket", json={})) == (409, "conflict"), "clocks are the server's"


def test_who_left_a_seat_to_a_bot_can_come_back_to_it(client: TestClient) -> None:
    made, ada = make(client, [*OPEN[:2], BOTS[1]])
    bruno = client.put(
        f"/api/tables/{made['id']}/seats/1",
        json={"name": "Bruno"},
        headers={"Authorization": f"Bearer {made['invitation']}"},
    ).json()
    player = Player(client, made["id"], bruno["secret"])
    assert player.ask("DELETE", "/seats/1").status_code == 200
    assert error(ada.ask("POST", "/pocket", json={})) == (409, "conflict"), "they would be shown as they are"


def test_a_game_for_one_is_not_compared_once_it_was_taken_along(client: TestClient) -> None:
    _, ada = make(client, ALONE, title="wishland")
    assert error(ada.ask("POST", "/pocket", json={})) == (409, "conflict")
    assert not ada.ask("GET", "/log").json()[-1]["text"].count("takes the game along")
    take(ada, agreed=True)
    event = take(ada)["event"]
    assert ada.look()["event"] == event, "once is enough"
    assert "takes the game along" in " ".join(line["text"] for line in ada.ask("GET", "/log").json())
    ada.play(random.Random(1), 999)
    assert ada.ask("GET", "/best").json() == {"games": 0, "results": []}
    _, bruno = make(client, ALONE, title="wishland")
    bruno.play(random.Random(1), 999)
    assert bruno.ask("GET", "/best").json()["games"] == 1


IN_THE_BROWSER = """
import json, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "pydantic", "fastapi", "sqlalchemy", "rich", "filelock"):
            raise ImportError(f"a browser has no {name}")

sys.meta_path.insert(0, Missing())
sys.path[:] = [sys.argv[1], *(path for path in sys.path if "site-packages" not in path and path != sys.argv[2])]
from stammtisch.server.pocket.engine import answer

eyes = {"seat": 0, "mine": [0], "lang": "de"}
said = json.loads(answer(json.dumps({"do": "take", "taken": json.load(sys.stdin), "line": [], **eyes})))
for number in range(5):
    while said["bot"]:
        said = json.loads(answer(json.dumps({"do": "bot", **eyes})))
    move = said["table"]["moves"][0]["text"]
    assert json.loads(answer(json.dumps({"do": "why", "by": 0, "move": move, **eyes}))) == {"legal": True}
    asked = {"do": "play", "by": 0, "move": move, "client_id": f"c{number}", **eyes}
    said = json.loads(answer(json.dumps(asked)))
refused = json.loads(answer(json.dumps({"do": "play", "by": 0, "move": "?", "client_id": "x", **eyes})))
assert refused["refused"]["text"], refused
import stammtisch
assert stammtisch.__file__ is None, "the faces of packages stay at home"
print(json.dumps(said["line"]))
"""


@pytest.mark.parametrize("title", titles())
def test_the_parcel_is_all_that_a_browser_needs(client: TestClient, title: str, tmp_path: Path) -> None:
    _, ada = make(client, BOTS, title=title)
    taken = take(ada)
    answer = client.get(taken["parcel"])
    assert answer.status_code == 200 and len(answer.content) < 2_000_000
    zipfile.ZipFile(io.BytesIO(answer.content)).extractall(tmp_path)
    source = str(Path(__file__).parents[2] / "src")
    done = subprocess.run(
        [sys.executable, "-c", IN_THE_BROWSER, str(tmp_path), source],
        input=json.dumps(taken),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    body = {"ply": taken["ply"], "event": taken["event"], "line": json.loads(done.stdout), "sent": []}
    assert ada.ask("POST", "/pocket/moves", json=body).status_code == 200
    assert error(client.get("/api/pocket/other.zip")) == (404, "not-found")

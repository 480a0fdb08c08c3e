"""Analysis boards: playing on alone from a moment of a game, which counts for nothing and tells nothing."""

from __future__ import annotations

import dataclasses
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import stammtisch
from stammtisch.kernel.play.game import Game
from stammtisch.kernel.title.title import titles
from stammtisch.server.basics.settings import Settings
from stammtisch.server.tables import lines

from .conftest import OPEN, SEATS, Player, Serve, bearer, make, until
from .people import OURS, ask_link, mailing
from .postgres import POSTGRES


def played(title: str, moves: int | None, seed: int = 5) -> Game:
    """A game that was played at random, for so many moves or to its end."""
    game, choice = stammtisch.new(title, 3, seed=seed), random.Random(seed)
    while not game.over and (moves is None or len(game.plies) < moves):
        seat = choice.choice(game.due)
        game.play(choice.choice(game.moves(seat)), seat)
    return game


@pytest.fixture(scope="module")
def over() -> Game:
    return played("mall-world", None)


def table_of(client: TestClient, game: Game, **more: Any) -> Player:
    """A table at which a game stands; whoever made it holds all seats."""
    return make(client, SEATS, title=game.title.name, record=game.record(), **more)[1]


def board_of(player: Player, at: int, **more: Any) -> Player:
    answer = player.ask("POST", "/boards", json={"at": at, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Player(player.client, made["id"], next(seat["secret"] for seat in made["seats"] if seat["secret"]))


def known(player: Player, lang: str = "en") -> dict[str, Any]:
    answer = player.ask("GET", "/board/lines", params={"lang": lang})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def go(player: Player, moves: int, line: int | None = None) -> dict[str, Any]:
    answer = player.ask("POST", "/board/go", json={"line": line, "moves": moves})
    assert answer.status_code == 204, answer.text
    return player.look()


def error(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


def record(player: Player) -> str:
    return str(player.ask("GET", "/record").text)


def moves_in(text: str) -> list[str]:
    """The moves of a record, with what chance brought."""
    return [line for line in text.split("\n\n")[1].splitlines() if not line.startswith("0.")]


def test_a_finished_game_is_played_on_from_any_moment(client: TestClient, over: Game) -> None:
    table = table_of(client, over)
    at = len(over.plies) // 2
    board = board_of(table, at)
    view, then = board.look(seat=0), table.ask("GET", "/history", params={"at": at, "seat": 0}).json()
    assert (view["origin"], view["ply"], view["over"]) == ("board", at, False)
    assert view["board"] == {"of": table.table, "at": at, "root": at, "seat": None, "lines": 1, "auto": None}
    assert view["mine"] == [0, 1, 2]
    assert view["view"]["state"] == then["view"]["state"]
    after = board.play(random.Random(1), 12)
    assert after["ply"] == at + 12
    assert table.look()["ply"] == len(over.plies), "the game itself stays as it is"


def test_the_line_that_is_left_is_kept_and_the_same_moves_have_the_same_luck(client: TestClient, over: Game) -> None:
    board = board_of(table_of(client, over), 20)
    first = board.play(random.Random(2), 25)
    made = moves_in(record(board))
    assert go(board, 0)["ply"] == 20
    found = known(board)
    assert [line["count"] for line in found["lines"]] == [len(over.plies) - 20, 25]
    assert (found["lines"][0]["played"], found["lines"][1]["played"]) == (True, False)
    again = board.play(random.Random(2), 25)
    assert moves_in(record(board)) == made, "by hand it comes to the same, with the same luck"
    assert again["view"]["state"] == first["view"]["state"]
    assert known(board)["lines"][1]["on"]
    for _ in range(3):
        view = board.look()
        undone = board.ask("POST", "/undo", json={"client_id": f"u{view['ply']}", "seat": view["mine"][0]})
        assert undone.status_code == 200, undone.text
    left = board.look()["ply"] - 20
    board.play(random.Random(77), 6)
    assert go(board, 25, line=found["lines"][1]["number"])["view"]["state"] == first["view"]["state"]
    assert moves_in(record(board)) == made
    numbers = {line["number"]: line for line in known(board)["lines"]}
    assert left <= numbers[3]["shared"] < numbers[3]["count"], "what was tried after going back is a line of its own"


def test_as_the_game_went_the_same_chance_falls(client: TestClient, over: Game) -> None:
    board = board_of(table_of(client, over), 10)
    for ply in over.plies[10:40]:
        made = board.move(ply.move.text, board.look()["ply"], ply.move.seat)
        assert made.status_code == 200, made.text
    assert [(line["number"], line["on"]) for line in known(board)["lines"]] == [(1, True)]
    view = board.look()
    other = next(move["text"] for move in view["moves"] if move["text"] != over.plies[40].move.text)
    board.move(other, 40, view["view"]["seat"])
    assert [line["on"] for line in known(board)["lines"]] == [False, True]


@pytest.mark.parametrize("title", sorted(titles()))
def test_lines_are_gone_along_in_every_title(client: TestClient, title: str) -> None:
    game = played(title, 60)
    table = table_of(client, game)
    board = board_of(table, len(game.plies), seed=3)
    choice = random.Random(4)
    view, kept = board.look(), []
    for _ in range(24):
        if view["over"]:
            break
        seat = choice.choice(view["due"])
        eyes = board.look(seat=seat)
        made = board.move(choice.choice(eyes["moves"])["text"], view["ply"], seat)
        assert made.status_code == 200, made.text
        view = board.look()
        kept.append(view["ply"])
    end, whole = board.look(), [one for one in moves_in(record(board)) if "*" not in one]
    go(board, 0)
    line = known(board)["lines"][0]
    assert line["count"] == len(whole)
    looked = board.ask("GET", "/history", params={"at": line["count"], "line": line["number"]})
    assert looked.status_code == 200, looked.text
    assert board.look()["ply"] == 0, "who looks moves nothing"
    half = go(board, line["count"] // 2, line=line["number"])
    assert half["ply"] <= line["count"] // 2
    back = go(board, line["count"], line=line["number"])
    assert [one for one in moves_in(record(board)) if "*" not in one] == whole
    assert back["ply"] == end["ply"]
    assert looked.json()["view"]["state"] == board.look(seat=looked.json()["view"]["seat"])["view"]["state"]
    assert table.look()["ply"] == len(game.plies)


@pytest.mark.parametrize("title", sorted(titles()))
def test_what_a_seat_cannot_see_makes_no_difference_to_its_board(title: str) -> None:
    for moves in (0, 7, 40, 90):
        game = played(title, moves, seed=moves)
        if game.over:
            continue
        for seat in range(3):
            true = game.position()
            boards = []
            for deal in (1, 2):
                other = lines.imagined(game.at(len(game.plies)), seat, deal)
                assert other.view(seat)["state"] == _base(game).view(seat)["state"]
                once_more = lines.imagined(other, seat, 99)
                boards.append(json.dumps(once_more.position()))
            boards.append(json.dumps(lines.imagined(game, seat, 99).position()))
            assert len(set(boards)) == 1
            assert game.position() == true


def _base(game: Game) -> Game:
    """The game before what seats choose at once just now."""
    past = game.at(len(game.plies))
    for seat in list(past.drafts):
        while past.drafts.get(seat):
            past.take_back(seat)
    return past


def test_a_board_of_a_running_game_says_nothing_that_the_seat_could_not_know(client: TestClient) -> None:
    game = played("mall-world", 31)
    other = lines.imagined(game, 0, 7)
    told = []
    for one in (game, other):
        made, _ = make(client, SEATS, title="mall-world", position=one.position())
        ada = Player(client, made["id"], made["seats"][0]["secret"])
        board = board_of(ada, 0, seat=0, seed=12)
        texts = [board.ask("GET", params={"seat": seat}).text for seat in range(3)]
        texts += [board.ask("GET", path).text for path in ("/record", "/log", "/board/lines")]
        board.play(random.Random(3), 9)
        texts += [board.ask("GET", params={"seat": seat}).text for seat in range(3)] + [record(board)]
        told.append([_bare(text, board.table, ada.table) for text in texts])
    assert told[0] == told[1]
    assert '"seat":0' in told[0][0].split('"board":')[1].split("}")[0]


def test_a_board_of_a_past_moment_shows_what_the_seat_saw_then_and_nothing_before(client: TestClient) -> None:
    game = played("mall-world", 60)
    at = next(n for n in range(30, 60) if not game.at(n).drafts)
    table = table_of(client, game)
    board = board_of(table, at, seat=1)
    then = table.ask("GET", "/history", params={"at": at, "seat": 1}).json()
    assert board.look(seat=1)["view"]["state"] == then["view"]["state"]
    assert moves_in(record(board)) == []
    assert (board.look()["ply"], board.look()["board"]["at"]) == (0, at)


def _bare(text: str, *ids: str) -> str:
    """A text without what says which table it is, and when it was touched."""
    for one in ids:
        text = text.replace(one, "?")
    if not text.startswith("{"):
        return text
    told = json.loads(text)
    told.pop("expires", None)
    for seat in told.get("seats", []):
        seat.pop("away", None)
    return json.dumps(told, separators=(",", ":"))


def test_a_running_game_gives_no_board_to_who_may_not_have_hints_or_sits_elsewhere(client: TestClient) -> None:
    made, ada = make(client, hints=False)
    assert error(ada.ask("POST", "/boards", json={"at": 0})) == (403, "forbidden")
    made, ada = make(client)
    watcher = Player(client, made["id"], made["spectator"])
    assert error(watcher.ask("POST", "/boards", json={"at": 0})) == (403, "forbidden")
    assert error(watcher.ask("POST", "/boards", json={"at": 0, "seat": 0})) == (403, "forbidden")
    _, ada = make(client, OPEN)
    assert error(ada.ask("POST", "/boards", json={"at": 0, "seat": 1})) == (403, "forbidden")
    assert error(ada.ask("POST", "/boards", json={"at": 1})) == (404, "not-found")
    before = ada.look()
    board = board_of(ada, 0)
    assert board.look()["board"]["seat"] == 0
    board.play(random.Random(1), 5)
    assert {**ada.look(), "expires": 0} == {**before, "expires": 0}, "nobody at the table hears of it"


def test_a_board_is_shared_when_its_game_is_over_and_copied_by_who_looks(client: TestClient, over: Game) -> None:
    _, ada = make(client)
    private = board_of(ada, 0)
    assert error(private.ask("POST", "/board/share")) == (403, "forbidden")
    table = table_of(client, over)
    board = board_of(table, 15)
    board.play(random.Random(1), 8)
    go(board, 2)
    secret = board.ask("POST", "/board/share").json()["spectator"]
    assert board.ask("POST", "/board/share").json()["spectator"] == secret, "one link, whoever asks again"
    guest = Player(client, board.table, secret)
    view = guest.look()
    assert (view["ply"], view["mine"], view["moves"]) == (17, [], [])
    assert view["view"] == board.look()["view"], "who looks sees what whoever opened it sees"
    assert guest.look(seat=1)["view"] == board.look(seat=1)["view"]
    assert [line["count"] for line in known(guest)["lines"]] == [len(over.plies) - 15, 8]
    looked = guest.ask("GET", "/history", params={"at": 23, "line": 2})
    assert looked.status_code == 200, looked.text
    for method, path, body in (
        ("POST", "/board/go", {"moves": 0}),
        ("POST", "/undo", {"client_id": "x", "seat": 0}),
        ("PUT", "/board/auto", {"policy": "random", "until": "end"}),
        ("POST", "/board/share", None),
        ("DELETE", "/board/lines/2", None),
    ):
        assert guest.ask(method, path, json=body).status_code == 403, path
    copy = board_of(guest, 0)
    assert copy.table != board.table
    assert (copy.look()["ply"], len(known(copy)["lines"])) == (17, 2)
    assert go(copy, 8, line=2)["view"]["state"] == go(board, 8, line=2)["view"]["state"]
    copy.play(random.Random(9), 3)
    assert guest.look()["ply"] == 23, "what is played on a copy stays there"


def test_bots_play_on_as_far_as_one_wants(client: TestClient, over: Game) -> None:
    board = board_of(table_of(client, over), 30)
    auto = {"policy": "random", "until": "moves", "moves": 7}
    assert board.ask("PUT", "/board/auto", json=auto).status_code == 204
    until(lambda: board.look()["board"]["auto"] is None)
    stands = board.look()["ply"]
    assert stands in (37, 38, 39), "what seats choose at once is opened together"
    assert error(board.ask("PUT", "/board/auto", json={**auto, "policy": "person"})) == (422, "invalid")
    assert error(board.ask("PUT", "/board/auto", json={**auto, "until": "round"})) == (422, "invalid")
    assert board.ask("PUT", "/board/auto", json={"policy": "random", "until": "end"}).status_code == 204
    assert until(lambda: (view := board.look())["over"] and view)["board"]["auto"] is None
    view = board.look()
    assert view["undo"]["can"], "on a board one goes back from the end, too"
    assert go(board, stands - 30)["ply"] == stands
    ended = next(line for line in known(board)["lines"] if not line["played"])
    assert ended["over"]
    assert ended["totals"] == [score["total"] for score in view["scores"]]
    won = board.ask("POST", f"/board/lines/{ended['number']}/chances").json()
    assert [w > 0 for w in won["wins"]] == [score["place"] == 1 for score in view["scores"]]


def test_bots_play_to_the_end_of_the_round(client: TestClient) -> None:
    game = played("brauerei", 1)
    table = table_of(client, game)
    board = board_of(table, 1)
    before = board.look()["view"]["state"]["round"]
    assert board.ask("PUT", "/board/auto", json={"policy": "random", "until": "round"}).status_code == 204
    view = until(lambda: (now := board.look())["board"]["auto"] is None and now, 60)
    assert view["view"]["state"]["round"] == before + 1
    assert board.ask("PUT", "/board/auto", json={"policy": "random", "until": "end"}).status_code == 204
    assert board.ask("DELETE", "/board/auto").status_code == 204
    stands = board.look()["ply"]
    assert board.look()["board"]["auto"] is None
    assert board.look()["ply"] == stands


def test_chances_at_the_end_of_a_line(client: TestClient, over: Game) -> None:
    board = board_of(table_of(client, over), 12)
    board.play(random.Random(1), 4)
    chances = board.ask("POST", "/board/lines/0/chances").json()
    assert sum(chances["wins"]) == pytest.approx(1, abs=0.01)
    assert all(0 < error <= 1 for error in chances["errors"])
    assert chances["seat"] == board.look()["due"][0]
    hint = board.ask("POST", "/hint", json={"seat": chances["seat"]}).json()
    assert hint["wins"] == chances["wins"], "the same as a hint at that place says"
    go(board, 0)
    assert board.ask("POST", "/board/lines/2/chances").json() == chances
    assert board.ask("POST", "/board/lines/9/chances").status_code == 404


def test_who_plays_alone_has_no_chance_to_win(client: TestClient) -> None:
    _, ada = make(client, [{"kind": "person", "name": "Ada"}], title="wishland")
    board = board_of(ada, 0)
    board.play(random.Random(1), 2)
    chances = board.ask("POST", "/board/lines/0/chances").json()
    assert chances == {"seat": None, "wins": [], "errors": []}
    hint = board.ask("POST", "/hint", json={"seat": 0}).json()
    assert hint["wins"] == []
    assert all((move["won"], move["error"]) == (None, None) for move in hint["moves"])


def test_a_line_is_deleted_and_a_board_keeps_not_too_many(
    client: TestClient, over: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "MOST", 3)
    board = board_of(table_of(client, over), 12)
    for seed in (1, 2):
        board.play(random.Random(seed), 6)
        go(board, 0)
    board.play(random.Random(3), 6)
    stands = board.look()["ply"]
    assert error(board.ask("POST", "/board/go", json={"moves": 0})) == (409, "conflict")
    assert board.look()["ply"] == stands, "nothing is lost"
    for turn in range(3):  # a choice that is not open yet goes first
        assert board.ask("POST", "/undo", json={"client_id": f"back-{turn}", "seat": 0}).status_code == 200
    assert board.look()["ply"] < stands, "a move is taken back all the same"
    assert len(known(board)["lines"]) == 4, "and no line goes for it"
    board.play(random.Random(3), 1)
    assert board.ask("DELETE", "/board/lines/2").status_code == 204
    assert [line["number"] for line in known(board)["lines"]] == [1, 3, 0]
    assert go(board, 0)["ply"] == 12


def test_nothing_is_taken_back_behind_the_moment_of_the_board(client: TestClient, over: Game) -> None:
    board = board_of(table_of(client, over), 12)
    assert error(board.ask("POST", "/undo", json={"client_id": "a", "seat": 0})) == (422, "refused")
    assert not board.look()["undo"]["can"]
    board.play(random.Random(1), 1)
    undo = {"client_id": "b", "seat": 0}
    assert board.ask("POST", "/undo", json=undo).status_code == 200
    again = board.ask("POST", "/undo", json=undo)
    assert again.status_code == 200, "sent again it takes nothing more back"
    assert board.look()["ply"] == 12
    assert board.ask("POST", "/again").status_code == 409
    assert board.ask("POST", "/cancel", json={"agree": True}).status_code == 409


@pytest.mark.skipif(POSTGRES, reason="reads the file")
def test_a_board_counts_for_nothing(client: TestClient, settings: Settings, over: Game) -> None:
    table = table_of(client, over)
    board = board_of(table, len(over.plies) - 3)
    while not board.look()["over"]:
        board.play(random.Random(1), 1)
    with sqlite3.connect(settings.url.removeprefix("sqlite:///")) as database:
        counts = {
            name: database.execute(f"SELECT count(*) FROM {name} WHERE table_id = ?", (board.table,)).fetchone()[0]
            for name in ("lengths", "results", "notices", "news")
        }
        assert counts == {"lengths": 0, "results": 0, "notices": 0, "news": 0}
        assert database.execute("SELECT count(*) FROM games").fetchone()[0] == 0
    asked = {"tables": [{"id": one.table, "secrets": [one.secret]} for one in (table, board)]}
    assert [line["id"] for line in client.post("/api/tables/mine", json=asked).json()] == [table.table]
    moves = [x for x in client.get("/metrics").text.splitlines() if x.startswith("stammtisch_moves_total")]
    assert moves == []


def test_an_account_has_its_boards_on_two_devices_and_not_in_its_lists(
    settings: Settings, serve: Serve, tmp_path: Path, over: Game
) -> None:
    with serve(mailing(settings, tmp_path)) as one:
        link = ask_link(one, tmp_path, "ada@example.org")
        assert one.post("/api/sign-in", json={**link, "name": "Ada"}, headers=OURS).status_code < 300
        made = one.post("/api/tables", json={"record": over.record(), "seats": SEATS}, headers=OURS).json()
        path = f"/api/tables/{made['id']}"
        board = one.post(f"{path}/boards", json={"at": 9}, headers=OURS)
        assert board.status_code == 201, board.text
        there = f"/api/tables/{board.json()['id']}"
        # On the other device there is no secret, only the account.
        view = one.get(there, headers=OURS).json()
        assert view["mine"] == [0, 1, 2]
        move = {"client_id": "m", "ply": 9, "seat": view["due"][0], "move": view["moves"][0]["text"]}
        assert one.post(f"{there}/moves", json=move, headers=OURS).status_code == 200
        key = bearer(board.json()["seats"][0]["secret"])
        assert one.get(there, headers=key).json()["ply"] == 10, "and here it is known at once"
        assert one.post(f"{there}/board/go", json={"moves": 0}, headers=key).status_code == 204
        assert one.get(there, headers=OURS).json()["ply"] == 9
        assert [line["id"] for line in one.get("/api/me/tables", headers=OURS).json()] == [made["id"]]


def test_boards_are_limited_as_tables_and_expire_soon(settings: Settings, serve: Serve, over: Game) -> None:
    with serve(dataclasses.replace(settings, tables=2, boards=3600.0)) as client:
        table = table_of(client, over)
        board = board_of(table, 5)
        assert error(table.ask("POST", "/boards", json={"at": 5})) == (429, "too-many")
        life = board.look()["expires"] - table.look()["expires"]
        assert life < 3600 - settings.finished + 60


def test_a_board_is_as_it_was_after_a_restart(settings: Settings, serve: Serve, over: Game) -> None:
    with serve(settings) as client:
        table = table_of(client, over)
        board = board_of(table, 14)
        board.play(random.Random(1), 9)
        go(board, 4)
        board.play(random.Random(5), 2)
        before, told, text = board.look(), known(board), record(board)
    with serve(settings) as client:
        board.client = client
        after = board.look()
        assert {**after, "expires": 0} == {**before, "expires": 0}
        assert (known(board), record(board)) == (told, text)
        go(board, 9, line=2)

"""Programs: the stream that is numbered and goes on where it was, `stammtisch bot`, and what both may see."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

import stammtisch as st
from stammtisch.client import Client, Event, Refused, Turn
from stammtisch.players.sight import sight_of

from .conftest import Player, Running, bearer, until
from .people import OURS, sign_in, token
from .postgres import cluster
from .test_live import join

ROOT = Path(__file__).parents[2]
BOTS = [{"kind": "person", "name": "Robot"}, *[{"kind": "bot", "policy": "random"}] * 2]
ALONE = [{"kind": "person", "name": name} for name in ("Ada", "Bruno", "Clara")]
"""Nobody but the owner moves, so that the table stands while it is looked at."""
QUIET = {"mails": 0, "mail_from": "table@example.org", "origin": "http://localhost", "heartbeat": 1.0, "bots": 1}


@dataclass
class Owner:
    """A person with a program: their browser and its token, at a server."""

    server: Running
    browser: httpx.Client
    token: str

    def client(self) -> Client:
        return Client(self.server.url, self.token)


@contextlib.contextmanager
def owned(server: Running, folder: Path) -> Iterator[Owner]:
    with httpx.Client(base_url=server.url, timeout=60) as browser:
        sign_in(browser, folder, f"ada{time.monotonic_ns()}@example.org")
        yield Owner(server, browser, token(browser))


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Path]]:
    folder = tmp_path_factory.mktemp("bots")
    server = Running(folder / "tables.sqlite", str(folder / "tables.sqlite"), mail_folder=folder / "mails", **QUIET)
    try:
        yield server.ready(), folder
    finally:
        server.stop()


@pytest.fixture
def owner(lasting: tuple[Running, Path]) -> Iterator[Owner]:
    """Somebody with an account of their own at a server that lasts."""
    with owned(*lasting) as one:
        yield one


class Reader:
    """Reads a stream beside the test."""

    def __init__(self, client: Client, since: int | None = None):
        self.events: list[Event] = []
        self.client, self.error = client, ""
        self.thread = threading.Thread(target=self._read, args=(since,), daemon=True)
        self.thread.start()

    def _read(self, since: int | None) -> None:
        try:
            for event in self.client.events(since):
                self.events.append(event)
        except Exception as error:
            self.error = f"{type(error).__name__} {error}"

    def about(self, table: str) -> list[Event]:
        """What happened at a table, without the turns."""
        return [event for event in self.events if event.table == table and event.type != "turn"]

    def turns(self, table: str) -> list[Turn]:
        return [event for event in self.events if isinstance(event, Turn) and event.table == table]


def in_a_row(events: list[Event]) -> bool:
    """Whether their numbers have no gap."""
    numbers = [event.number for event in events if event.type not in ("turn", "hello")]
    return len(numbers) > 1 and numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_the_stream_tells_turns_with_all_that_the_seat_may_see(owner: Owner) -> None:
    with owner.client() as client:
        reader = Reader(client)
        until(lambda: [event.type for event in reader.events] == ["hello"])
        table = client.open("mall-world", ALONE)["id"]
        turn = until(lambda: reader.turns(table))[0]
        assert reader.about(table)[0].type == "joined"
        state = client.table(table, turn.seat)
        assert turn.state["view"] == state["view"] and turn.state["moves"] == state["moves"]
        made = client.move(turn, turn.moves[0])
        own = until(lambda: [e for e in reader.about(table) if e.said["event"] == made["event"]])[0]
        assert own.said["text"] == turn.moves[0].text and own.said["log"] == made["log"]
        until(lambda: len(reader.turns(table)) >= 2)
        assert in_a_row(reader.events)


def test_a_stream_goes_on_where_it_was(owner: Owner) -> None:
    with owner.client() as client, owner.client() as other:
        first = next(iter(client.events()))
        table = client.open("mall-world", BOTS)["id"]
        before = Reader(client)
        turns = until(lambda: before.turns(table))
        client.move(turns[0], turns[0].moves[0])
        until(lambda: len(before.turns(table)) >= 2)
        after = Reader(other, since=first.number)
        until(lambda: after.turns(table))
        assert after.about(table)[0].type == "joined" and in_a_row(after.events)
        heard = {event.number: event.type for event in before.about(table)}
        assert heard.items() <= {event.number: event.type for event in after.about(table)}.items()
        assert after.turns(table)[-1].state["ply"] == before.turns(table)[-1].state["ply"], "the turn waits"


def test_what_is_no_longer_kept_is_said_so(owner: Owner) -> None:
    with owner.client() as client:
        events = client.events(since=10**9)
        assert [next(events).type, next(events).type] == ["hello", "resync"]


def test_too_many_streams_are_told_to_come_later(owner: Owner) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(4):
            reader = Reader(stack.enter_context(owner.client()))
            until(lambda reader=reader: reader.events)
        said = httpx.get(f"{owner.server.url}/api/bot/stream", headers=bearer(owner.token), timeout=20)
        assert said.status_code == 429 and int(said.headers["retry-after"]) > 0


def test_a_revoked_token_hears_nothing_more(owner: Owner) -> None:
    with owner.client() as client:
        reader = Reader(client)
        until(lambda: reader.events)
        (row,) = owner.browser.get("/api/me/tokens").json()
        assert owner.browser.delete(f"/api/me/tokens/{row['id']}", headers=OURS).status_code == 204
        until(lambda: reader.error.startswith("Refused"))


def test_a_revoked_token_hears_no_more_at_once(tmp_path: Path) -> None:
    """Long before the next ping, and before anything that happens afterwards."""
    settings = {**QUIET, "mail_folder": tmp_path / "mails", "heartbeat": 600.0}
    server = Running(tmp_path / "tables.sqlite", str(tmp_path / "tables.sqlite"), **settings)
    try:
        with owned(server.ready(), tmp_path) as owner, owner.client() as client:
            reader = Reader(client)
            until(lambda: reader.events)
            (row,) = owner.browser.get("/api/me/tokens").json()
            assert owner.browser.delete(f"/api/me/tokens/{row['id']}", headers=OURS).status_code == 204
            until(lambda: reader.error.startswith("Refused"), 60)
    finally:
        server.stop()


def test_a_revoked_token_watches_no_more_at_once(tmp_path: Path) -> None:
    """Also at the server that was not asked to revoke it."""
    where = {**QUIET, "mail_folder": tmp_path / "mails", "heartbeat": 600.0}
    url = cluster().database("revoked")
    servers = [Running(tmp_path / f"{name}.sqlite", url, **where) for name in "ab"]
    try:
        with owned(servers[0].ready(), tmp_path) as owner, contextlib.ExitStack() as stack:
            body = {"title": "mall-world", "seats": ALONE}
            made = owner.browser.post("/api/tables", json=body, headers=bearer(owner.token)).json()
            ada = Player(owner.browser, made["id"], owner.token)
            lines = [stack.enter_context(join(server.ready(), ada)) for server in servers]
            (row,) = owner.browser.get("/api/me/tokens").json()
            assert owner.browser.delete(f"/api/me/tokens/{row['id']}", headers=OURS).status_code == 204
            for line in lines:
                said = {"type": ""}
                while said["type"] != "error":
                    said = json.loads(line.recv(20))
                assert said["error"]["code"] == "forbidden" and "token" in said["error"]["message"]
    finally:
        for server in servers:
            server.stop()


def test_a_server_that_ends_hangs_up_on_programs(tmp_path: Path) -> None:
    where = {**QUIET, "mail_folder": tmp_path / "mails", "heartbeat": 600.0}
    server = Running(tmp_path / "tables.sqlite", str(tmp_path / "tables.sqlite"), **where)
    try:
        with owned(server.ready(), tmp_path) as owner, owner.client() as client:
            reader = Reader(client)
            until(lambda: reader.events)
            server.stop()
            assert "Cancel" not in (log := server.log.read_text()) and "ERROR" not in log, log
            server.again().ready()
            owner.browser.post("/api/tables", json={"title": "mall-world", "seats": ALONE}, headers=bearer(owner.token))
            until(lambda: any(event.type == "turn" for event in reader.events))
    finally:
        server.stop()


def test_a_guests_secret_is_no_token(owner: Owner) -> None:
    for said in ("st_secret", "stp_wrong", ""):
        answer = httpx.get(f"{owner.server.url}/api/bot/stream", headers=bearer(said) if said else {})
        assert answer.status_code == 403


def test_others_see_that_a_program_is_there(owner: Owner) -> None:
    with owner.client() as client:
        table = client.open("mall-world", BOTS)
        watch = bearer(table["spectator"])

        def there() -> bool:
            view = httpx.get(f"{owner.server.url}/api/tables/{table['id']}", headers=watch).json()
            return bool(view["seats"][0]["connected"])

        assert not there()
        events = client.events()
        next(event for event in events if isinstance(event, Turn))
        until(there)
        events.close()  # type: ignore[attr-defined]
        until(lambda: not there())


@pytest.mark.parametrize("title", st.titles())
def test_what_is_imagined_has_the_view_and_the_moves_of_the_seat(owner: Owner, title: str) -> None:
    seats = st.find_title(title).least_seats()
    sitting: list[Any] = [{"kind": "person"}] * seats
    with owner.client() as client:
        table = client.open(title, sitting)["id"]
        reader = Reader(client)
        turn = until(lambda: reader.turns(table), 60)[0]
        seat = turn.seat
        game = st.load(client.position(table, seat))
        assert {move.text for move in sight_of(game, seat).moves} == {move.text for move in turn.moves}
        assert game.view(seat)["state"] == turn.state["view"]["state"]
        theirs = httpx.post(
            f"{owner.server.url}/api/tables", json={"title": title, "seats": sitting}, timeout=60
        ).json()
        with pytest.raises(Refused):
            client.position(theirs["id"], 0)


# ------------------------------------------------------------------------------------------------- stammtisch bot


@contextlib.contextmanager
def connected(owner: Owner, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """The command at work, and what it says on its error stream."""
    environ = {**os.environ, "STAMMTISCH_TOKEN": owner.token, "STAMMTISCH_COMPILE": "0"}
    command = [sys.executable, "-m", "stammtisch", "bot", "--at", owner.server.url, *arguments]
    process = subprocess.Popen(command, env=environ, stderr=subprocess.PIPE, text=True, cwd=ROOT)
    said: list[str] = []

    def hear() -> None:
        assert process.stderr is not None
        for line in process.stderr:
            said.append(line.rstrip())

    reader = threading.Thread(target=hear, daemon=True)
    reader.start()
    try:
        yield process, said
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(20)
        reader.join(10)
        assert process.stderr is not None
        process.stderr.close()


def table_of(owner: Owner, table: str) -> dict[str, Any]:
    return dict(owner.browser.get(f"/api/tables/{table}").json())


def test_the_example_joins_a_table_and_plays_a_game(owner: Owner) -> None:
    seats = [{"kind": "open"}, *[{"kind": "bot", "policy": "random"}] * 2]
    wish = {"title": "mall-world", "seats": seats}
    made = httpx.post(f"{owner.server.url}/api/tables", json=wish, timeout=60).json()
    link = f"{owner.server.url}/table/{made['id']}#join={made['invitation']}"
    with connected(owner, "--join", link, "--name", "Robot", sys.executable, "examples/bot.py") as (process, said):
        until(lambda: process.poll() is not None or table_of(owner, made["id"]).get("over"), 180)
        assert process.poll() is None, said
    assert table_of(owner, made["id"])["seats"][0]["name"] == "Robot"
    assert len((ROOT / "examples" / "bot.py").read_text().splitlines()) < 40


def test_a_policy_of_ours_plays(owner: Owner) -> None:
    with owner.client() as client, connected(owner, "--policy", "greedy") as (process, said):
        table = client.open("mall-world", BOTS)["id"]
        until(lambda: process.poll() is not None or table_of(owner, table)["ply"] >= 12, 120)
        assert process.poll() is None, said


WRONG = {
    "nonsense": ("print('hello', flush=True)", "is no move"),
    "no move of the game": ("""print('{"move": "fly"}', flush=True)""", "no move after 3 tries"),
    "crash": ("sys.exit(7)", "exit code 7"),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_program_that_fails_is_told_of_and_keeps_its_seat(owner: Owner, tmp_path: Path, fault: str) -> None:
    what, told = WRONG[fault]
    program = tmp_path / "wrong.py"
    lines = (
        "import json, sys",
        "for line in sys.stdin:",
        "    if json.loads(line)['type'] == 'turn':",
        f"        {what}",
    )
    program.write_text("\n".join(lines) + "\n")
    with owner.client() as client:
        table = client.open("mall-world", BOTS)["id"]
        with connected(owner, sys.executable, str(program)) as (process, said):
            assert process.wait(60) == 2
        assert told in " ".join(said) and "the seat stays yours" in said[-1], said
        before = table_of(owner, table)
        assert (before["seats"][0]["kind"], before["seats"][0]["policy"]) == ("person", "person")
        with connected(owner, sys.executable, "examples/bot.py"):
            until(lambda: table_of(owner, table)["ply"] > before["ply"], 60)


def test_a_wrong_token_is_one_sentence(owner: Owner) -> None:
    wrong = Owner(owner.server, owner.browser, "stp_wrong")
    with connected(wrong, "--policy", "random") as (process, said):
        assert process.wait(60) == 2
    assert len(said) == 1 and "token" in said[0], said


# ------------------------------------------------------------------------------------------------- several servers


def test_a_stream_hears_what_happens_at_another_server(tmp_path: Path) -> None:
    url = cluster().keep("streams")
    more = {**QUIET, "mail_folder": tmp_path / "mails", "heartbeat": 30.0}
    servers = [Running(tmp_path / f"{name}.sqlite", url, **more) for name in "ab"]
    try:
        here, there = (server.ready() for server in servers)
        with owned(here, tmp_path) as ada, ada.client() as near, Client(there.url, ada.token) as far:
            reader = Reader(far)
            until(lambda: reader.events)
            table = near.open("mall-world", [{"kind": "person"}] * 3)["id"]
            for turns in range(1, 7):
                turn = until(lambda turns=turns: len(reader.turns(table)) >= turns and reader.turns(table)[-1], 10)
                near.move(turn, turn.moves[0])
            assert in_a_row(reader.events) and len(reader.about(table)) >= 6
    finally:
        for server in servers:
            server.stop()

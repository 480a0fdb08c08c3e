"""Two servers on one PostgreSQL database: whoever is asked, it is one table, and each move is made once."""

from __future__ import annotations

import contextlib
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from stammtisch.server.keeping.admin import erase
from stammtisch.server.keeping.engine import open_engine
from stammtisch.server.keeping.files import prepare
from tests.machine import LONG, long

from .conftest import OPEN, SEATS, Player, Running, make, until
from .postgres import Cluster, cluster, sql
from .test_boards import board_of, go, known, played, record, table_of
from .test_live import join, metric

COME_AGAIN = 1012
"""How a server hangs up that wants to be called again."""
RACES = 150 if LONG else 30
KINDS = ("two", "same", "two", "undo", "reseat")
"""What meets a move in a race, one after another."""
BOTS = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "policy": "random"}, {"kind": "bot", "policy": "random"}]


@dataclass
class Pair:
    """Two servers, a client of each, and their database."""

    servers: list[Running]
    clients: list[httpx.Client]
    url: str

    def at(self, server: int, player: Player) -> Player:
        """The same player at one of the servers."""
        return Player(self.clients[server], player.table, player.secret)

    def both(self, *works: Callable[[], Any]) -> list[Any]:
        """Does things at the same moment."""
        ready = threading.Barrier(len(works))

        def one(work: Callable[[], Any]) -> Any:
            ready.wait()
            return work()

        with ThreadPoolExecutor(len(works)) as pool:
            return list(pool.map(one, works))


@contextlib.contextmanager
def on(url: str, folder: Path, **settings: object) -> Iterator[Pair]:
    settings = {"bots": 1, "heartbeat": 30.0, **settings}
    servers = [Running(folder / f"{name}.sqlite", url, **settings) for name in "ab"]
    try:
        with contextlib.ExitStack() as stack:
            addresses = [server.ready().url for server in servers]
            clients = [stack.enter_context(httpx.Client(base_url=x, timeout=60)) for x in addresses]
            yield Pair(servers, clients, url)
    finally:
        for server in servers:
            server.stop()


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with on(cluster().keep("pair"), tmp_path_factory.mktemp("pair")) as both:
        yield both


@pytest.fixture
def pair(lasting: Pair) -> Pair:
    """Two servers that have been used before."""
    return lasting


def current(player: Player, event: int) -> dict[str, Any]:
    """The table as soon as the server that is asked knows an event."""
    return dict(until(lambda: (view := player.look())["event"] >= event and view))


Line = Callable[[int], AbstractContextManager[ClientConnection]]
"""A new line to a table, for somebody who has heard of an event."""


class Ear:
    """Somebody who listens to a table and notes what comes, until `stop`; told to come again, they do if they can."""

    def __init__(self, line: ClientConnection, again: Line | None = None):
        self.line, self.again, self.messages = line, again, list[dict[str, Any]]()
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self) -> None:
        with contextlib.suppress(Exception), contextlib.ExitStack() as lines:
            while True:
                try:
                    message = json.loads(self.line.recv())
                except ConnectionClosed as closed:
                    if self.again is None or closed.rcvd is None or closed.rcvd.code != COME_AGAIN:
                        raise
                    self.line = lines.enter_context(self.again(max(self.events(), default=0)))
                    continue
                if message["type"] == "ping":
                    self.line.send('{"type": "pong"}')
                self.messages.append(message)

    def events(self) -> list[int]:
        """The numbers of the events that are written down, as they came."""
        told = ("move", "undo", "over", "next", "done", "again")
        return [m["event"] for m in self.messages if m["type"] == "event" and m["kind"] in told]

    def hears(self, event: int) -> None:
        until(lambda: any(m.get("event") == event for m in self.messages))

    def stop(self) -> None:
        self.line.close()
        self.thread.join(20)


def all_there_once(pair: Pair, table: str) -> list[tuple[int, str]]:
    """The standing plies of a table: number and move."""
    query = "SELECT number, move FROM plies WHERE table_id = :t AND undone IS NULL ORDER BY number"
    plies = sql(pair.url, query, t=table)
    assert [number for number, _ in plies] == list(range(1, len(plies) + 1))
    events = sql(pair.url, "SELECT number FROM events WHERE table_id = :t ORDER BY number", t=table)
    assert [number for (number,) in events] == list(range(1, len(events) + 1)), "event after event"
    return [(number, move) for number, move in plies]


@long
def test_seats_at_different_servers_play_a_whole_game(pair: Pair) -> None:
    made, ada = make(pair.clients[0], OPEN)
    seats = {0: ada}
    for seat, name in ((1, "Bruno"), (2, "Clara")):
        guest = Player(pair.clients[seat % 2], made["id"], made["invitation"])
        sat = guest.ask("PUT", f"/seats/{seat}", json={"name": name})
        assert sat.status_code == 200, sat.text
        seats[seat] = Player(pair.clients[(seat + 1) % 2], made["id"], sat.json()["secret"])  # at once at the other one
    choice, event, moves = random.Random(5), 0, 0
    watcher = Player(pair.clients[0], made["id"], made["spectator"])
    with join(pair.servers[0], watcher, since=2) as line:
        ear = Ear(line)
        while True:
            view = current(watcher, event)
            if view["over"]:
                break
            seat = choice.choice(view["due"])
            view = current(seats[seat], event)
            answer = seats[seat].move(choice.choice(view["moves"])["text"], view["ply"], seat)
            assert answer.status_code == 200, answer.text
            event, moves = max(event, answer.json()["event"]), moves + 1
        last = watcher.look()["event"]
        ear.hears(last)
        ear.stop()
    assert moves > 50
    assert ear.events() == list(range(3, last + 1)), "each once and in order"
    plies = all_there_once(pair, made["id"])
    for server in (0, 1):
        assert current(pair.at(server, ada), last)["ply"] == len(plies)
    texts = [pair.at(server, ada).ask("GET", "/record").text for server in (0, 1)]
    assert texts[0] == texts[1]


def settled(players: list[Player]) -> dict[str, Any]:
    """The table as soon as both servers know the same of it."""

    def alike() -> dict[str, Any] | None:
        one, other = (player.look() for player in players)
        return one if all(one[what] == other[what] for what in ("event", "due", "drafts", "view")) else None

    return dict(until(alike))


def race(pair: Pair, players: list[Player], choice: random.Random, kind: str, n: int) -> None:
    """Two requests at the same moment, one at each server, both of what stood before either of them."""
    second, view = players[1], settled(players)
    seats = [choice.choice(view["due"]) for _ in players]
    views = [player.look(seat=seat) for player, seat in zip(players, seats, strict=True)]
    moves = [choice.choice(view["moves"])["text"] for view in views]
    ply = view["ply"]

    def move(which: int, client_id: str) -> Callable[[], httpx.Response]:
        return lambda: players[which].move(moves[which], ply, seats[which], client_id)

    if kind == "same":  # sent again to the other server before the first has answered
        seats[1], moves[1] = seats[0], moves[0]
        answers = pair.both(move(0, f"s{n}"), move(1, f"s{n}"))
        assert [a.status_code for a in answers] == [200, 200], [a.text for a in answers]
        assert view["at_once"] or answers[0].json()["event"] == answers[1].json()["event"], "made twice"
    elif kind == "undo":
        undo = lambda: second.ask("POST", "/undo", json={"client_id": f"u{n}", "seat": seats[1]})  # noqa: E731
        answers = pair.both(move(0, f"a{n}"), undo)
        assert answers[0].status_code in (200, 409), answers[0].text
        assert answers[1].status_code in (200, 422), answers[1].text
    elif kind == "reseat":
        name = {"name": f"{SEATS[seats[1]]['name']}{n}"}
        answers = pair.both(move(0, f"a{n}"), lambda: second.ask("PUT", f"/seats/{seats[1]}", json=name))
        assert [a.status_code for a in answers] == [200, 200], [a.text for a in answers]
    else:
        answers = pair.both(move(0, f"a{n}"), move(1, f"b{n}"))
        codes = sorted(a.status_code for a in answers)
        if view["at_once"] and seats[0] != seats[1]:
            assert codes == [200, 200], [a.text for a in answers]  # the one does not concern the other
        elif not view["at_once"]:
            assert codes == [200, 409], [a.text for a in answers]
            assert [a.json()["error"]["code"] for a in answers if a.status_code == 409] == ["stale"]


def test_of_two_moves_at_the_same_moment_one_is_made(pair: Pair) -> None:
    choice, n = random.Random(11), 0
    while n < RACES:
        made, ada = make(pair.clients[0])
        players = [pair.at(0, ada), pair.at(1, ada)]
        with contextlib.ExitStack() as stack:
            ears = [Ear(stack.enter_context(join(server, ada, since=0))) for server in pair.servers]
            while n < RACES and not settled(players)["over"]:
                race(pair, players, choice, KINDS[n % len(KINDS)], n)
                n += 1
            last = settled(players)["event"]
            for ear in ears:
                ear.hears(last)
                ear.stop()
                assert ear.events() == sorted(set(ear.events())), "each once and in order"
            plies = all_there_once(pair, made["id"])
            for player in players:
                assert current(player, last)["ply"] == len(plies)
            records = [player.ask("GET", "/record").text for player in players]
            assert records[0] == records[1]


def test_who_comes_back_to_the_other_server_misses_nothing(pair: Pair) -> None:
    _, ada = make(pair.clients[0])
    choice, heard, last = random.Random(3), list[int](), 0

    def move() -> None:
        nonlocal last
        player = pair.at(choice.randrange(2), ada)
        view = current(player, last)
        answer = player.move(choice.choice(view["moves"])["text"], view["ply"], view["due"][0])
        assert answer.status_code == 200, answer.text
        last = max(last, player.look()["event"])

    for n in range(12):
        with join(pair.servers[n % 2], ada, since=len(heard)) as line:
            ear = Ear(line)
            for _ in range(3):
                move()
            ear.hears(last)
            ear.stop()
        assert not [m for m in ear.messages if m["type"] == "resync"]
        heard += ear.events()
        assert heard == list(range(1, last + 1))
        move()  # while nobody listens


def moves_of_bots(pair: Pair) -> list[float]:
    return [metric(client, 'stammtisch_moves_total{by="bot"}') for client in pair.clients]


def test_the_moves_of_bots_are_made_once(pair: Pair) -> None:
    before = moves_of_bots(pair)
    made, ada = make(pair.clients[0], BOTS)
    choice, players = random.Random(1), [pair.at(0, ada), pair.at(1, ada)]
    with join(pair.servers[0], ada) as one, join(pair.servers[1], ada) as other:
        ears = [Ear(one), Ear(other)]
        taken = 0
        while taken < 20:
            player = players[taken % 2]
            view = until(lambda player=player: (v := player.look())["over"] or (v["moves"] and v))
            if view is True:
                break
            answer = player.move(choice.choice(view["moves"])["text"], view["ply"], 0)
            # it may not have heard yet what happened at the other server
            assert answer.status_code in (200, 409, 422), answer.text
            taken += answer.status_code == 200
        for ear in ears:
            ear.stop()
    until(lambda: (v := players[0].look())["over"] or 0 in v["due"])

    def made_here() -> list[float]:
        return [n - m for n, m in zip(moves_of_bots(pair), before, strict=True)]

    def written() -> int:
        rows = "SELECT seat FROM {} WHERE seat > 0 AND table_id = :t"
        return sum(len(sql(pair.url, rows.format(kind), t=made["id"])) for kind in ("plies", "drafts"))

    until(lambda: sum(made_here()) == written())
    assert written() > 10
    assert 0 in made_here(), "one server lets them think"
    all_there_once(pair, made["id"])


def test_one_server_is_killed_and_the_other_goes_on(pair: Pair) -> None:
    made, ada = make(pair.clients[0], BOTS)
    acknowledged, choice = dict[int, int](), random.Random(9)

    def play(server: int, moves: int) -> None:
        player = pair.at(server, ada)
        while moves:
            view = until(lambda: (v := player.look())["over"] or (v["moves"] and v))
            if view is True:
                return
            answer = player.move(choice.choice(view["moves"])["text"], view["ply"], 0)
            assert answer.status_code in (200, 409), answer.text
            if answer.status_code == 200:
                moves -= 1
                if not view["at_once"]:  # what is chosen at once is a move when all have chosen
                    acknowledged[answer.json()["event"]] = answer.json()["ply"]

    with join(pair.servers[1], ada, since=0) as line:
        ear = Ear(line)
        play(1, 3)
        play(0, 3)
        pair.servers[0].kill()
        play(1, 6)  # also where bots were thinking in the one that is dead
        last = pair.at(1, ada).look()["event"]
        ear.hears(last)
        ear.stop()
    pair.servers[0].again().ready()
    assert ear.events() == sorted(set(ear.events()))
    plies = dict(sql(pair.url, "SELECT event, number FROM plies WHERE table_id = :t AND seat = 0", t=made["id"]))
    assert all(plies[event] == ply for event, ply in acknowledged.items())
    all_there_once(pair, made["id"])


@long
def test_a_rolling_restart_under_load_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """Each server is told to end and started again while people play on: who is turned away asks the other one."""
    with on(cluster().database("rolling"), tmp_path) as both:
        players = [make(both.clients[n % 2], SEATS, seed=n)[1] for n in range(6)]
        ended = threading.Event()

        def ask(player: Player, server: int, method: str, path: str, **more: Any) -> httpx.Response:
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline:
                with contextlib.suppress(httpx.TransportError):
                    answer = both.at(server, player).ask(method, path, **more)
                    if answer.status_code != 503:
                        return answer
                server = 1 - server
            raise AssertionError("neither of them answers")

        def play(n: int) -> dict[str, str]:
            """Plays until the restarts are over; the moves by the ids that the client gave them, each answered."""
            player, choice, made = players[n], random.Random(n), dict[str, str]()
            while not ended.is_set():
                server = choice.randrange(2)
                view = ask(player, server, "GET", "").json()
                if view["over"]:
                    break
                seat, move = view["due"][0], choice.choice(view["moves"])["text"]
                wanted = {"client_id": f"{n}-{len(made)}", "ply": view["ply"], "seat": seat, "move": move}
                answer = ask(player, server, "POST", "/moves", json=wanted)
                if answer.status_code == 200:
                    made[wanted["client_id"]] = move
                else:
                    assert answer.json()["error"]["code"] in ("stale", "refused"), answer.text
            return made

        with ThreadPoolExecutor(len(players)) as pool:
            playing = [pool.submit(play, n) for n in range(len(players))]
            try:
                for server in both.servers:
                    before = len(sql(both.url, "SELECT * FROM plies"))
                    server.stop()
                    until(lambda before=before: len(sql(both.url, "SELECT * FROM plies")) > before + 20)
                    server.again().ready()
            finally:
                ended.set()
            answered = [one.result() for one in playing]
        for player, made in zip(players, answered, strict=True):
            all_there_once(both, player.table)
            known = sql(both.url, "SELECT client_id FROM events WHERE table_id = :t", t=player.table)
            known += sql(both.url, "SELECT client_id FROM drafts WHERE table_id = :t", t=player.table)
            assert made and len(made) == len({client_id for (client_id,) in known if client_id in made})


def test_what_one_server_opens_or_deletes_the_other_knows(pair: Pair) -> None:
    made, ada = make(pair.clients[0], [*OPEN, {"kind": "open"}])
    guests = [Player(client, made["id"], made["invitation"]) for client in pair.clients]
    assert [guest.look()["seats"][1]["kind"] for guest in guests] == ["open", "open"]
    sits = pair.both(*(lambda g=g: g.ask("PUT", "/seats/1", json={"name": "Bruno"}) for g in guests))
    assert sorted(sat.status_code for sat in sits) == [200, 409]
    again = pair.both(*(lambda p=p: pair.at(p, ada).ask("POST", "/again?without=2") for p in (0, 1)))
    assert [answer.status_code for answer in again] == [201, 201], [answer.text for answer in again]
    assert again[0].json() == again[1].json(), "both lead to the same table"
    found = sql(
        pair.url, "SELECT id FROM tables WHERE invitation = (SELECT invitation FROM tables WHERE id = :t)", t=made["id"]
    )
    assert len(found) == 2
    engine = open_engine(pair.url)
    assert erase(engine, "Bruno") >= 2, "at the old table and at the new one"
    engine.dispose()
    until(lambda: "Bruno" not in guests[0].look()["seats"][1]["name"] + guests[1].look()["seats"][1]["name"])
    owner = Player(pair.clients[0], made["id"], made["owner"])
    assert owner.ask("DELETE").status_code == 204
    until(lambda: pair.at(1, ada).ask("GET").status_code == 404)


def test_who_watches_at_one_server_is_seen_at_the_other(pair: Pair) -> None:
    made, ada = make(pair.clients[0], OPEN, absence=10)
    while 0 not in ada.look()["due"]:
        made, ada = make(pair.clients[0], OPEN, absence=10)
    guest = Player(pair.clients[1], made["id"], made["invitation"])
    bruno = Player(pair.clients[1], made["id"], guest.ask("PUT", "/seats/1", json={"name": "Bruno"}).json()["secret"])
    watcher = Player(pair.clients[1], made["id"], made["spectator"])

    def connected() -> list[bool]:
        return [seat["connected"] for seat in bruno.look()["seats"]]

    with join(pair.servers[1], watcher, name="Wanda") as far, join(pair.servers[1], bruno):
        ear = Ear(far)
        until(lambda: connected() == [False, True, False])
        with join(pair.servers[0], ada) as near:
            until(lambda: connected() == [True, True, False])
            assert bruno.look()["seats"][0]["away"] is None
            refused = bruno.ask("PATCH", "/seats/0", json={"policy": "random"})
            assert refused.status_code == 403, "no bot plays for who is there"
            audience = Ear(near)
            until(lambda: any(m["type"] == "audience" and m["names"] == ["Wanda"] for m in audience.messages))
            audience.stop()
        until(lambda: connected() == [False, True, False])
        # Who watches there hears that Ada has come, and that she has gone.
        until(lambda: sum(m["type"] == "event" and m["kind"] == "seat" and m["seat"] == 0 for m in ear.messages) >= 2)
        early = bruno.ask("PATCH", "/seats/0", json={"policy": "random"})
        assert (early.status_code, early.json()["error"]["code"]) == (409, "conflict"), "from now on one waits for Ada"
        ear.stop()


def test_lines_to_the_database_that_are_cut_come_back(pair: Pair) -> None:
    made, ada = make(pair.clients[0])
    choice, event = random.Random(2), 0
    with join(pair.servers[1], ada, since=0) as line:
        ear = Ear(line, lambda event: join(pair.servers[1], ada, since=event))
        for n in range(20):
            if n % 4 == 3:
                cluster().cut(pair.url)
            view = current(pair.at(0, ada), event)
            move, seat = choice.choice(view["moves"])["text"], view["due"][0]
            made_move = until(lambda n=n, view=view, move=move, seat=seat: _made(pair, ada, n, view["ply"], seat, move))
            event = max(event, made_move["event"], pair.at(0, ada).look()["event"])
        ear.hears(event)
        ear.stop()
    assert ear.events() == list(range(1, event + 1))
    assert len(all_there_once(pair, made["id"])) == pair.at(1, ada).look()["ply"]


def _made(pair: Pair, ada: Player, n: int, ply: int, seat: int, move: str) -> dict[str, Any] | None:
    answer = pair.at(0, ada).move(move, ply, seat, f"c{n}")
    assert answer.status_code in (200, 503), answer.text
    return dict(answer.json()) if answer.status_code == 200 else None


def test_a_database_that_is_away_is_told_and_comes_back(tmp_path: Path) -> None:
    cluster()  # where there is no PostgreSQL this ends here
    own = Cluster()
    try:
        with on(own.database("t"), tmp_path) as pair:
            made, ada = make(pair.clients[0])
            view = ada.look()
            assert pair.at(1, ada).look()["ply"] == 0
            time.sleep(1.0)  # health is looked at once in a second
            own.stop()
            for client in pair.clients:
                health = client.get("/healthz")
                assert (health.status_code, health.json()["error"]["code"]) == (503, "unavailable")
                player = Player(client, made["id"], ada.secret)
                refused = player.move(view["moves"][0]["text"], 0, view["due"][0], "once")
                assert refused.status_code == 503
                assert "psycopg" not in refused.text and str(own.folder) not in refused.text
            own.start()
            for client in pair.clients:
                until(lambda client=client: client.get("/healthz").status_code == 200)
            answers = pair.both(
                *(lambda p=p: pair.at(p, ada).move(view["moves"][0]["text"], 0, view["due"][0], "once") for p in (0, 1))
            )
            assert [answer.status_code for answer in answers] == [200, 200]
            until(lambda: [pair.at(p, ada).look()["ply"] for p in (0, 1)] == [1, 1])
    finally:
        own.close()


def test_servers_that_start_at_once_make_the_database_once(tmp_path: Path) -> None:
    url = cluster().database("bare", bare=True)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(prepare, [url] * 4))
    assert sql(url, "SELECT count(*) FROM alembic_version") == [(1,)]


def test_lines_of_a_board_are_gone_along_at_either_server(pair: Pair) -> None:
    board = board_of(table_of(pair.clients[0], played("mall-world", None)), 20)
    here, there = pair.at(0, board), pair.at(1, board)
    first = here.play(random.Random(2), 9)
    there.look()
    moved = go(there, 3)
    heard = current(here, moved["event"])
    assert [heard[name] for name in ("view", "moves", "board")] == [moved[name] for name in ("view", "moves", "board")]
    made = here.play(random.Random(3), 5)
    current(there, made["event"])
    back = go(there, 9, line=2)
    assert back["view"]["state"] == first["view"]["state"]
    assert current(here, back["event"])["view"]["state"] == back["view"]["state"]
    assert record(here) == record(there)
    assert known(here) == known(there)
    all_there_once(pair, board.table)

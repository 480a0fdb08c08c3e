"""Results of finished games and what they come to: what counts, ratings, pages, and who sees whom."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, insert, select, update
from starlette.testclient import TestClient

import stammtisch
from stammtisch.cli import app
from stammtisch.kernel.play.game import Game
from stammtisch.server.basics.settings import Settings
from stammtisch.server.keeping import account_admin, results
from stammtisch.server.keeping.engine import migrate, open_engine
from stammtisch.server.keeping.models import AccountRow, GameRow, LengthRow, PlaceRow, RatingRow
from stammtisch.server.people import pages, ratings
from stammtisch.server.people.ratings import Rating
from stammtisch.server.tables.outcome import Sitter, outcome

from .conftest import Player, Serve, make, until
from .people import OURS, mailing, other, sign_in
from .postgres import behind, sql

TITLE = "wishland"
ADA, BRUNO, CLARA = "ada", "bruno", "clara"


# ----------------------------------------------------------------------------------------------------- what counts


@pytest.fixture(scope="module")
def over() -> Game:
    """A game of three that is over."""
    game, choice = stammtisch.new(TITLE, 3, seed=3), random.Random(3)
    while not game.over:
        seat = game.due[0]
        game.play(choice.choice(game.moves(seat)), seat)
    game.seats = tuple(stammtisch.Seat(seat.name, "person") for seat in game.seats)
    return game


def told(game: Game, *sitting: Sitter, origin: str = "deal", helped: bool = False) -> Any:
    return outcome(game, sitting, origin, helped, "", 600, 1000)


def person(account: str = "", key: str = "", late: bool = False) -> Sitter:
    return Sitter("person", account, key or account, late)


def test_a_seat_has_its_place_and_points_that_add_up(over: Game) -> None:
    kept = told(over, person(ADA), person(BRUNO), person())
    scores = over.scores()
    assert [(p["place"], p["total"]) for p in kept["places"]] == [(s.place, s.total) for s in scores]
    for place in kept["places"]:
        assert sum(points for _, points in place["points"]) == place["total"]
    assert [p["account"] for p in kept["places"]] == [ADA, BRUNO, None]
    game = kept["game"]
    assert (game["title"], game["seats"], game["people"], game["moves"]) == (TITLE, 3, 3, len(over.plies))
    assert game["unrated"] is None and [p["rated"] for p in kept["places"]] == [True, True, False]
    assert not any(seat.name in json.dumps(kept) for seat in over.seats), "no names are kept"


@pytest.mark.parametrize(
    ("sitting", "why"),
    [
        ([person(ADA), person(), person()], "few"),
        ([person(ADA), Sitter("bot"), Sitter("bot")], "few"),
        ([person(ADA), person(BRUNO, late=True), person()], "few"),
        ([person(ADA), person(ADA), person(BRUNO)], "twice"),
        ([person(ADA, "k"), person("", "k"), person(BRUNO)], "twice"),
        ([person(ADA), person(BRUNO), Sitter("bot")], None),
        ([person(ADA), person(BRUNO), person("", "k")], None),
        ([person(ADA), person(BRUNO), person(CLARA, late=True)], None),
    ],
)
def test_rated_are_two_people_with_accounts_who_had_one_seat_each(
    over: Game, sitting: Sequence[Sitter], why: str | None
) -> None:
    kept = told(over, *sitting)
    assert kept["game"]["unrated"] == why
    assert sum(place["rated"] for place in kept["places"]) == (0 if why else 2)


def test_what_was_moved_for_a_friend_or_with_another_box_is_unrated(over: Game) -> None:
    two = (person(ADA), person(BRUNO), person())
    assert told(over, *two, helped=True)["game"]["unrated"] == "friend"
    game = over.clone()
    game.loaded = type(game.loaded)(**{**game.loaded.__dict__, "hash": "another"})
    assert told(game, *two)["game"]["unrated"] == "box"
    assert [told(over, *two, origin=origin) for origin in ("seed", "record", "position")] == [None] * 3


def test_who_left_the_end_to_a_bot_comes_last(over: Game) -> None:
    game = over.clone()
    first = next(s.seat for s in game.scores() if s.place == 1)
    game.seats = tuple(
        stammtisch.Seat(seat.name, "greedy" if n == first else "person") for n, seat in enumerate(game.seats)
    )
    kept = told(game, *(person(account) for account in (ADA, BRUNO, CLARA)))
    assert [p["left"] for p in kept["places"]] == [n == first for n in range(3)]
    ranks = ratings.ranks_of(kept["places"])
    assert ranks[first] == 3 and sorted(ranks) == [1, 2, 3]
    both = [{"left": True, "place": 1}, {"left": False, "place": 3}, {"left": True, "place": 2}]
    assert ratings.ranks_of(both) == [2, 1, 2], "they share the last place"


# --------------------------------------------------------------------------------------------------------- ratings


def test_ratings_follow_places_and_ties() -> None:
    fresh = [Rating()] * 3
    first, second, third = ratings.reckon(fresh, [1, 2, 3])
    assert first.mu > second.mu > third.mu and max(r.sigma for r in (first, second, third)) < fresh[0].sigma
    one, two, last = ratings.reckon(fresh, [1, 1, 3])
    assert one.mu == pytest.approx(two.mu) and one.mu > last.mu
    level = ratings.reckon(fresh[:2], [1, 1])
    assert [r.mu for r in level] == pytest.approx([Rating().mu] * 2), "among equals a tie says nothing"
    favourite, outsider = ratings.reckon([Rating(35, 3), Rating(20, 3)], [2, 1])
    assert favourite.mu < 35 and outsider.mu > 20
    assert Rating().shown == ratings.BEGIN and Rating().provisional
    assert first.games == 1


def test_a_rating_is_provisional_for_some_games() -> None:
    for seats, most in ((2, 12), (4, 18)):
        known, games, choice = [Rating()] * seats, 0, random.Random(1)
        while any(rating.provisional for rating in known):
            known = ratings.reckon(known, choice.sample(range(seats), seats))
            games += 1
        assert 5 <= games <= most, (seats, games)


@pytest.fixture
def engine(settings: Settings) -> Iterator[Engine]:
    one = open_engine(settings.url)
    migrate(one)
    yield one
    one.dispose()


def enter(connection: Connection, *names: str, **more: Any) -> None:
    for name in names:
        row = {"id": name, "name": name.title(), "email": None, "lang": "en", "created": 0, "listens": False, "news": 0}
        connection.execute(insert(AccountRow), {**row, "handle": f"h{name}", "shown": "all", **more})


def end(connection: Connection, game: str, ended: int, places: dict[str, int], **more: Any) -> None:
    """A game of two or more accounts that has ended; `more` are columns of it."""
    row = {
        "title": TITLE, "rules": "1", "box": "b", "options": {}, "terms": "t", "seats": len(places),
        "people": len(places), "pace": "", "moves": 50, "seconds": 1800, "ended": ended, "unrated": None, **more,
    }  # fmt: skip
    seats = [
        {
            "number": n, "account": account, "kind": "person", "policy": "person", "place": place, "total": 30 - place,
            "standing": 30 - place, "points": [["visitors", 20], ["money", 10 - place]], "left": False,
            "rated": row["unrated"] is None,
        }
        for n, (account, place) in enumerate(places.items())
    ]  # fmt: skip
    results.write({"game": row, "places": seats})(connection, game)


def many(engine: Engine, games: int, seed: int = 1) -> None:
    choice, names = random.Random(seed), [ADA, BRUNO, CLARA, "dora", "emil"]
    with engine.begin() as connection:
        enter(connection, *names)
        for n in range(games):
            sat = choice.sample(names, choice.randint(2, 5))
            places = {name: choice.randint(1, len(sat)) for name in sat}
            title = choice.choice([TITLE, "mall-world"])
            end(connection, f"g{n:05}", 1000 + n // 3, places, title=title)


def rate_all(engine: Engine, most: int = 50) -> int:
    done = 0
    while True:
        with engine.begin() as connection:
            rated = ratings.rate_waiting(connection, most)
        if not rated:
            return done
        done += rated


def all_ratings(engine: Engine) -> Any:
    columns = (
        PlaceRow.game_id,
        PlaceRow.number,
        PlaceRow.mu_before,
        PlaceRow.sigma_before,
        PlaceRow.mu,
        PlaceRow.sigma,
    )
    with engine.connect() as connection:
        numbers = connection.execute(select(GameRow.id, GameRow.number, GameRow.unrated).order_by(GameRow.id)).all()
        places = connection.execute(select(*columns).order_by(PlaceRow.game_id, PlaceRow.number)).all()
        kept = connection.execute(select(RatingRow.__table__).order_by(RatingRow.title, RatingRow.account)).all()
    return [[tuple(row) for row in rows] for rows in (numbers, places, kept)]


def test_reckoned_again_they_are_the_same(engine: Engine) -> None:
    many(engine, 90)
    assert rate_all(engine, 7) == 90
    before = all_ratings(engine)
    assert len(before[2]) == 10 and {row[1] for row in before[0]} == set(range(1, 91))
    with engine.begin() as connection:
        connection.execute(update(RatingRow).values(mu=1.0))
    assert ratings.again(engine) == 90
    assert all_ratings(engine) == before


def test_ratings_of_the_others_stay_when_an_account_is_deleted(engine: Engine) -> None:
    many(engine, 60)
    rate_all(engine)
    before = all_ratings(engine)
    assert account_admin.erase(engine, "hbruno", "en") == 0
    with engine.connect() as connection:
        assert connection.execute(select(PlaceRow.account).where(PlaceRow.account == BRUNO)).all() == []
    left = [row for row in before[2] if BRUNO not in row]
    assert all_ratings(engine)[2] == left
    ratings.again(engine)
    assert all_ratings(engine) == [*before[:2], left]


def test_who_is_closed_drops_out_and_comes_back(engine: Engine) -> None:
    many(engine, 60)
    rate_all(engine)
    before = all_ratings(engine)
    assert account_admin.close(engine, "hbruno", True)
    assert all_ratings(engine) == before, "until they are reckoned again"
    ratings.again(engine)
    after = all_ratings(engine)
    void = {row[0] for row in after[0] if row[2] == ratings.CLOSED}
    assert 10 < len(void) < 60 and BRUNO not in {row[1] for row in after[2]}
    assert {row[4] for row in after[1] if row[0] in void} == {None}
    with engine.begin() as connection:
        end(connection, "later", 5000, {ADA: 1, BRUNO: 2})
    rate_all(engine)
    assert [row[1:] for row in all_ratings(engine)[0] if row[0] == "later"] == [(61, ratings.CLOSED)]
    account_admin.close(engine, "hbruno", False)
    with engine.begin() as connection:
        connection.execute(GameRow.__table__.delete().where(GameRow.id == "later"))
    ratings.again(engine)
    assert all_ratings(engine) == before


def test_of_two_that_rate_at_once_each_game_is_rated_by_one(engine: Engine, settings: Settings) -> None:
    many(engine, 60)
    engines, counts = [open_engine(settings.url) for _ in range(2)], [0, 0]
    ready = threading.Barrier(2)

    def work(which: int) -> None:
        tries = 0
        ready.wait()
        while tries < 200:
            try:
                with engines[which].begin() as connection:
                    done = ratings.rate_waiting(connection, 2)
            except Exception:  # the other one is writing: next time
                tries += 1
                time.sleep(0.01)
                continue
            if not done:
                return
            counts[which] += done

    threads = [threading.Thread(target=work, args=(which,)) for which in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for one in engines:
        one.dispose()
    assert sum(counts) == 60, counts
    before = all_ratings(engine)
    assert {row[1] for row in before[0]} == set(range(1, 61))
    ratings.again(engine)
    assert all_ratings(engine) == before


def test_thousands_of_games_are_rated_and_shown_quickly(engine: Engine) -> None:
    many(engine, 2000)
    begun = time.monotonic()
    rate_all(engine)
    assert time.monotonic() - begun < 30
    with engine.connect() as connection:
        begun = time.monotonic()
        assert len(results.games_of(connection, ADA)) == results.MOST_GAMES
        assert len(results.games_in(connection, TITLE)) > 800
        results.visible(connection, ADA, [BRUNO])
        assert time.monotonic() - begun < 3


# ----------------------------------------------------------------------------------------------------------- pages


def test_a_picture_of_results_has_few_bars_that_hold_all_of_them() -> None:
    choice = random.Random(2)
    for spread in (1, 3, 14, 15, 99, 1000, 100_000):
        numbers = [choice.randrange(-spread, spread) for _ in range(200)]
        shown = pages.histogram(numbers)
        assert shown is not None and sum(shown["counts"]) == 200
        assert 1 <= len(shown["counts"]) <= pages.BINS + 2 and shown["begin"] <= min(numbers)
        assert shown["counts"][0] and shown["counts"][-1]
    assert pages.histogram([]) is None
    assert pages.histogram([7]) == {"begin": 7, "width": 1, "counts": [1], "median": 7}


@pytest.fixture
def signing(settings: Settings, tmp_path: Path) -> Settings:
    return mailing(settings, tmp_path)


@pytest.fixture
def house(signing: Settings, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr("stammtisch.server.tables.counting.LOOK_EVERY", 0.1)
    monkeypatch.setattr("stammtisch.server.tables.counting.BEGIN_AFTER", 0.0)
    with serve(signing) as client:
        yield client


def page(client: Any, handle: str, path: str = "", **params: Any) -> Any:
    answer = client.get(f"/api/people/{handle}{path}", params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


def status(client: Any, handle: str) -> int:
    return int(client.get(f"/api/people/{handle}").status_code)


class Friends:
    """Ada and Bruno with accounts, a guest, and games that they play."""

    def __init__(self, house: TestClient, folder: Path, database: str):
        self.database = database
        self.ada, self.bruno, self.guest = house, other(house), other(house)
        self.house = house
        self.of_ada = sign_in(self.ada, folder, "ada@example.org")["handle"]
        self.of_bruno = sign_in(self.bruno, folder, "bruno@example.org")["handle"]

    def open(self, **more: Any) -> dict[str, Any]:
        """A table that Ada has opened, with an open seat."""
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        answer = self.ada.post("/api/tables", json={"title": TITLE, "seats": seats, **more}, headers=OURS)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def sit(self, made: dict[str, Any], client: Any) -> Any:
        headers = {**OURS, "Authorization": f"Bearer {made['invitation']}"}
        return client.put(f"/api/tables/{made['id']}/seats/1", json={"name": "Bruno"}, headers=headers)

    def variant(self, text: str | None = None, name: str = "Rich days") -> dict[str, Any]:
        """A variant of Ada's, and its secret."""
        wish = {"title": TITLE, "name": name, "text": text}
        answer = self.ada.post("/api/studio/variants", json=wish, headers=OURS)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def open_variant(self, variant: dict[str, Any], seats: Any) -> dict[str, Any]:
        """A table that Ada has opened to play a variant."""
        path = f"/api/studio/variants/{variant['id']}/tables"
        answer = self.ada.post(path, json={"seats": seats}, headers=OURS)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def through(self, client: Any = None, made: dict[str, Any] | None = None) -> tuple[str, str]:
        """Plays a whole game with Bruno, or whoever else; returns the table and the secret of the other seat."""
        made = made or self.open()
        sat = self.sit(made, client or self.bruno)
        assert sat.status_code == 200, sat.text
        players = {0: made["seats"][0]["secret"], 1: sat.json()["secret"]}
        choice = random.Random(1)
        one = {seat: Player(self.guest, made["id"], secret) for seat, secret in players.items()}
        view = one[0].look()
        while not view["over"]:
            seat = view["due"][0]
            view = one[seat].look(seat=seat)
            done = one[seat].move(choice.choice(view["moves"])["text"], view["ply"], seat)
            assert done.status_code == 200, done.text
            view = one[seat].look()
        return str(made["id"]), players[1]

    def play(self) -> None:
        """A game that Ada has won and Bruno has lost, behind the server's back."""
        with behind(self.database) as connection:
            ids = {row.handle: row.id for row in connection.execute(select(AccountRow.handle, AccountRow.id))}
            places = {ids[self.of_ada]: 1, ids[self.of_bruno]: 2}
            end(connection, secrets.token_hex(6), int(time.time()), places)


@pytest.fixture
def friends(house: TestClient, tmp_path: Path, signing: Settings) -> Friends:
    return Friends(house, tmp_path, signing.database)


def rated(client: Any, handle: str) -> Any:
    def known() -> Any:
        titles = page(client, handle)["titles"]
        return titles and titles[0]["rating"]

    return until(known)


def test_two_people_play_and_see_what_came_of_it(friends: Friends, signing: Settings) -> None:
    assert status(friends.bruno, friends.of_ada) == 404, "they have not played yet"
    assert page(friends.ada, friends.of_ada)["titles"] == []
    table, _ = friends.through()
    rating = rated(friends.ada, friends.of_ada)
    mine, theirs = page(friends.ada, friends.of_ada), page(friends.ada, friends.of_bruno, lang="de")
    assert (mine["me"], mine["together"], mine["shown"]) == (True, None, "played")
    assert (theirs["me"], theirs["shown"], theirs["together"]["games"]) == (False, None, 1)
    won = [one["titles"][0]["won"] for one in (mine, theirs)]
    assert (
        sum(won) >= 1 and theirs["together"]["ahead"] + theirs["together"]["behind"] + theirs["together"]["level"] == 1
    )
    assert rating["provisional"] and rating["games"] == 1 and rating["number"] != ratings.BEGIN
    assert mine["titles"][0]["line"] == [{**mine["titles"][0]["line"][0], "number": rating["number"]}]
    assert sum(mine["titles"][0]["places"][0]["counts"]) == 1
    games = page(friends.ada, friends.of_ada, "/games")
    line = games["games"][0]
    assert games["more"] is None and line["table"] == table and line["unrated"] is None
    assert [(seat["name"], seat["handle"]) for seat in line["seats"]] == [
        ("ada", friends.of_ada),
        ("bruno", friends.of_bruno),
    ]
    assert line["change"] == rating["number"] - ratings.BEGIN
    points = {point["source"]: point["points"] for point in mine["titles"][0]["points"]}
    total = sql(signing.database, "SELECT total FROM places WHERE number = 0")[0][0]
    assert sum(points.values()) == pytest.approx(total)
    export = friends.ada.get("/api/me/export").json()
    assert export["games"][0]["id"] == table and export["ratings"][0]["title"] == TITLE
    assert "hash" not in json.dumps(export["games"])
    again = page(friends.ada, friends.of_ada, "/games", title="mall-world")
    assert again["games"] == []


TWO = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


def test_a_variant_counts_for_nothing_and_is_named_in_ones_own_list(friends: Friends, signing: Settings) -> None:
    own = (stammtisch.find_title(TITLE).folder / "box.toml").read_text(encoding="utf-8")
    variant = friends.variant(own.replace("base_income = 5", "base_income = 6"))
    made = friends.open_variant(variant, TWO)
    refused = friends.ada.put(
        f"/api/tables/{made['id']}/lobby",
        json={"lang": "en", "pace": "live"},
        headers={**OURS, "Authorization": f"Bearer {made['owner']}"},
    )
    assert refused.status_code == 409 and "lobby" in refused.json()["error"]["message"]
    table, secret = friends.through(made=made)
    seen = Player(friends.guest, table, made["spectator"]).look()
    assert (seen["over"], seen["variant"]) == (True, "Rich days"), "whoever looks is told"
    rows = sql(signing.database, "SELECT variant, unrated, number FROM games")
    assert rows == [("Rich days", "box", None)]
    assert sql(signing.database, "SELECT count(*) FROM lengths") == [(0,)]
    for client, handle in ((friends.ada, friends.of_ada), (friends.bruno, friends.of_bruno)):
        mine = page(client, handle)
        assert (mine["games"], mine["titles"]) == (1, [])
        line = page(client, handle, "/games")["games"][0]
        assert (line["variant"], line["unrated"], line["table"]) == ("Rich days", "box", table)
    theirs = page(friends.bruno, friends.of_ada)
    assert theirs["together"]["games"] == 0, "they have played, and may look, but nobody was ahead"
    assert page(friends.bruno, friends.of_ada, "/games")["games"][0]["variant"] is None, "that is theirs"
    of_title = friends.guest.get(f"/api/titles/{TITLE}/house").json()
    assert (of_title["games"], of_title["counted"], of_title["lengths"], of_title["scores"]) == (0, 0, [], None)
    assert (of_title["leaders"], of_title["newcomers"]) == ([], [])
    lines = friends.ada.post("/api/tables/mine", json={"tables": []}, headers=OURS).json()
    assert [(one["id"], one["variant"]) for one in lines] == [(table, "Rich days")]
    following = Player(friends.guest, table, secret).ask("POST", "/again")
    assert following.status_code == 201, following.text
    there = Player(friends.guest, following.json()["id"], secret).look()
    assert there["variant"] == "Rich days"
    assert there["view"]["edition"]["box"] == seen["view"]["edition"]["box"]


def test_alone_a_variant_is_no_best_result(friends: Friends, signing: Settings) -> None:
    own = (stammtisch.find_title(TITLE).folder / "box.toml").read_text(encoding="utf-8")
    made = friends.open_variant(friends.variant(own.replace("base_income = 5", "base_income = 6")), TWO[:1])
    ada = Player(friends.guest, made["id"], made["seats"][0]["secret"])
    assert ada.play(random.Random(1), 999)["over"]
    assert ada.ask("GET", "/best").json() == {"games": 0, "results": []}
    assert page(friends.ada, friends.of_ada)["titles"] == []
    assert [game["variant"] for game in page(friends.ada, friends.of_ada, "/games")["games"]] == ["Rich days"]


def test_a_variant_that_says_the_same_is_the_title_itself(friends: Friends) -> None:
    friends.through(made=friends.open_variant(friends.variant(), TWO))
    assert rated(friends.ada, friends.of_ada)["games"] == 1
    assert page(friends.ada, friends.of_ada, "/games")["games"][0]["variant"] is None


def test_a_person_decides_who_looks(friends: Friends) -> None:
    friends.play()
    until(lambda: status(friends.bruno, friends.of_ada) == 200)
    assert status(friends.guest, friends.of_ada) == 404
    unknown = friends.guest.get("/api/people/abcdefghijkm")
    hidden = friends.guest.get(f"/api/people/{friends.of_ada}")
    assert unknown.json() == hidden.json(), "who hides is not told from who does not exist"
    for shown, wanted in (("nobody", (404, 404)), ("all", (200, 200)), ("played", (200, 404))):
        answer = friends.ada.patch("/api/me", json={"shown": shown}, headers=OURS)
        assert answer.status_code == 200 and answer.json()["shown"] == shown
        assert (status(friends.bruno, friends.of_ada), status(friends.guest, friends.of_ada)) == wanted
        assert status(friends.ada, friends.of_ada) == 200, "oneself one always sees"
    friends.bruno.patch("/api/me", json={"shown": "all"}, headers=OURS)
    line = page(friends.guest, friends.of_bruno, "/games")["games"][0]
    assert [seat["name"] for seat in line["seats"]] == [None, "bruno"] and line["table"] is None
    assert "@" not in json.dumps(page(friends.bruno, friends.of_ada))
    assert page(friends.guest, friends.of_bruno)["together"] is None
    assert friends.ada.patch("/api/me", json={"shown": "some"}, headers=OURS).status_code == 422


def test_who_looks_at_page_after_page_waits(signing: Settings, serve: Serve, tmp_path: Path) -> None:
    with serve(dataclasses.replace(signing, pages=6)) as client:
        mine = sign_in(client, tmp_path)["handle"]
        asked = [client.get(f"/api/people/{mine}") for _ in range(3)]
        assert [answer.status_code for answer in asked] == [200, 200, 429]
        assert int(asked[-1].headers["Retry-After"]) > 0


def test_in_the_lists_of_the_house_stands_who_wants_to(friends: Friends) -> None:
    friends.play()
    rated(friends.ada, friends.of_ada)
    told = lambda: friends.guest.get(f"/api/titles/{TITLE}/house").json()  # noqa: E731
    assert (told()["leaders"], told()["newcomers"]) == ([], [])
    friends.ada.patch("/api/me", json={"shown": "all"}, headers=OURS)
    assert [(one["handle"], one["place"]) for one in told()["newcomers"]] == [(friends.of_ada, None)]
    assert friends.guest.get("/api/titles/no-such/house").status_code == 404


def test_a_titles_page_tells_the_best_of_those_who_played_alone(
    friends: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FRESH", 0.0)
    own = stammtisch.find_title(TITLE).load_box().hash
    with behind(friends.database) as connection:
        ids = {row.handle: row.id for row in connection.execute(select(AccountRow.handle, AccountRow.id))}
        ada, bruno = ids[friends.of_ada], ids[friends.of_bruno]
        alone: list[tuple[str, int, dict[str, Any]]] = [
            (ada, 5, {}), (bruno, 3, {}), (ada, 5, {}), (ada, 9, {}),
            (ada, 1, {"box": "older", "terms": "o"}), (ada, 2, {"box": "older", "terms": "o"}),
            (ada, 7, {"terms": "x", "options": {"entrepreneurs": "true"}}),
            (ada, 1, {"terms": "v", "variant": "Rich days"}),
            (ada, 1, {"title": "mall-world"}),
        ]  # fmt: skip
        for n, (account, worse, more) in enumerate(alone):
            columns = {"unrated": "few", "box": own, **more}
            end(connection, f"alone{n}", 1000 + n, {account: worse}, **columns)
        for n, columns in enumerate(({"left": True}, {"kind": "bot"})):
            end(connection, f"not{n}", 2000, {ada: 1}, unrated="few", box=own)
            connection.execute(update(PlaceRow).where(PlaceRow.game_id == f"not{n}").values(**columns))
        end(connection, "guest", 999, {bruno: 4}, unrated="few", box=own)
        connection.execute(update(PlaceRow).where(PlaceRow.game_id == "guest").values(account=None))
        end(connection, "two", 2000, {ada: 1, bruno: 2}, box=own)

    def told(client: Any, **params: str) -> Any:
        return client.get(f"/api/titles/{TITLE}/house", params=params).json()["alone"]

    found = told(friends.guest)
    assert [(one["own"], one["options"], one["games"]) for one in found] == [
        (True, {}, 5), (True, {"entrepreneurs": "true"}, 1), (False, {}, 2),
    ]  # fmt: skip
    first = found[0]["results"]
    assert [(one["place"], one["ended"]) for one in first] == [(1, 1001), (2, 999), (3, 1000), (3, 1002), (5, 1003)]
    assert [one["name"] for one in first] == [None] * 5, "nobody is shown to all"
    assert first[0]["said"] == pages.said_total(TITLE, 27, "en")
    assert told(friends.guest, lang="fr")[0]["results"][0]["said"] == pages.said_total(TITLE, 27, "fr")
    assert not any(part in json.dumps(told(friends.ada)) for part in ("alone0", "guest", ada, bruno)), "no table, no id"
    assert [one["name"] for one in told(friends.ada)[0]["results"]] == ["bruno", None, "ada", "ada", "ada"]
    assert [one["this"] for one in told(friends.ada)[0]["results"]] == [False, False, True, True, True]
    friends.ada.patch("/api/me", json={"shown": "all"}, headers=OURS)
    friends.bruno.patch("/api/me", json={"shown": "nobody"}, headers=OURS)
    for client in (friends.guest, friends.ada):
        seen = [(one["name"], one["handle"]) for one in told(client)[0]["results"]]
        assert seen == [(None, None), (None, None), *[("ada", friends.of_ada)] * 3]


def test_results_stay_when_the_table_goes_and_are_nobodys_when_the_account_goes(
    friends: Friends, signing: Settings
) -> None:
    friends.play()
    rated(friends.ada, friends.of_ada)
    before = page(friends.bruno, friends.of_bruno)["titles"][0]["rating"]
    account = friends.ada.get("/api/me/export").json()["account"]["id"]
    line = page(friends.ada, friends.of_ada, "/games")["games"][0]
    assert line["table"] is None and [seat["name"] for seat in line["seats"]] == ["ada", "bruno"]
    assert friends.ada.delete("/api/me", headers=OURS).status_code == 204
    assert sql(signing.database, "SELECT count(*) FROM places WHERE account IS NULL") == [(1,)]
    rows = [sql(signing.database, f"SELECT * FROM {name}") for name in ("games", "places", "ratings")]
    assert account not in repr(rows) and friends.of_ada not in repr(rows)
    assert status(friends.bruno, friends.of_ada) == 404
    seats = page(friends.bruno, friends.of_bruno, "/games")["games"][0]["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [(None, "person"), ("bruno", "person")]
    assert page(friends.bruno, friends.of_bruno)["titles"][0]["rating"] == before


def test_a_table_that_is_taken_along_before_the_first_move_is_not_late(friends: Friends, signing: Settings) -> None:
    made = friends.open()
    secret = friends.sit(made, friends.guest).json()["secret"]
    keys = {"keys": [{"table": made["id"], "secret": secret}]}
    late = lambda: sql(signing.database, "SELECT CAST(late AS INTEGER) FROM seats ORDER BY number")  # noqa: E731
    assert friends.bruno.post("/api/me/tables", json=keys, headers=OURS).json()["tables"] == [made["id"]]
    assert late() == [(0,), (0,)]


def test_a_game_that_is_taken_along_at_its_end_stays_unrated(friends: Friends, signing: Settings) -> None:
    made, secret = friends.through(friends.guest)
    keys = {"keys": [{"table": made, "secret": secret}]}
    assert friends.bruno.post("/api/me/tables", json=keys, headers=OURS).json()["tables"] == [made]
    mine = page(friends.bruno, friends.of_bruno)
    assert mine["games"] == 1 and mine["titles"][0]["rating"] is None
    assert page(friends.bruno, friends.of_bruno, "/games")["games"][0]["unrated"] == "few"
    late = sql(signing.database, "SELECT CAST(late AS INTEGER) FROM seats ORDER BY number")
    assert late == [(0,), (1,)], "what has begun is taken along late"


def test_games_that_ended_before_are_found(friends: Friends, signing: Settings) -> None:
    table, _ = friends.through()
    rated(friends.ada, friends.of_ada)
    names = ("games", "places", "ratings")
    columns = {
        "games": "id, title, box, terms, moves, seconds, unrated, number",
        "places": 'game_id, number, account, place, total, standing, "left", rated, mu, sigma',
        "ratings": "title, account, mu, sigma, games",
    }
    before = {name: sql(signing.database, f"SELECT {columns[name]} FROM {name} ORDER BY 1, 2") for name in names}
    for name in ("ratings", "places", "games"):
        sql(signing.database, f"DELETE FROM {name}")
    sql(signing.database, "UPDATE facts SET value = '0' WHERE name = 'rated'")
    sql(signing.database, "UPDATE tables SET uncounted = true")
    friends.house.portal.call(friends.house.app.state.house.counting.find)  # type: ignore[union-attr,attr-defined]
    rated(friends.ada, friends.of_ada)
    after = {name: sql(signing.database, f"SELECT {columns[name]} FROM {name} ORDER BY 1, 2") for name in names}
    assert after == before
    assert table == after["games"][0][0]
    assert sql(signing.database, "SELECT count(*) FROM tables WHERE uncounted") == [(0,)]


def test_a_game_that_cannot_be_read_is_left_out_once(friends: Friends, signing: Settings) -> None:
    made = friends.open()
    assert friends.sit(made, friends.bruno).status_code == 200
    ada = Player(friends.guest, made["id"], made["seats"][0]["secret"])
    view = ada.look()
    if view["due"] == [0]:
        ada.move(view["moves"][0]["text"], 0, 0)
    sql(signing.database, "UPDATE tables SET uncounted = true, title = 'gone'")
    friends.house.portal.call(friends.house.app.state.house.counting.find)  # type: ignore[union-attr,attr-defined]
    assert sql(signing.database, "SELECT count(*) FROM tables WHERE uncounted") == [(0,)]
    assert sql(signing.database, "SELECT count(*) FROM games") == [(0,)]


# -------------------------------------------------------------------------------------------- refusing, reporting


def test_whom_one_refuses_does_not_sit_down(friends: Friends, tmp_path: Path) -> None:
    friends.play()
    until(lambda: status(friends.bruno, friends.of_ada) == 200)
    path = f"/api/me/refused/{friends.of_bruno}"
    assert friends.guest.put(path, headers=OURS).status_code == 403
    assert friends.ada.put("/api/me/refused/abcdefghijkm", headers=OURS).status_code == 404
    assert friends.ada.put(f"/api/me/refused/{friends.of_ada}", headers=OURS).status_code == 409
    for _ in range(2):
        assert friends.ada.put(path, headers=OURS).status_code == 204
    assert [one["handle"] for one in friends.ada.get("/api/me/refused").json()] == [friends.of_bruno]
    assert page(friends.ada, friends.of_bruno)["refused"]
    assert status(friends.bruno, friends.of_ada) == 404
    made = friends.open()
    refused = friends.sit(made, friends.bruno)
    assert refused.status_code == 403 and refused.json()["error"]["code"] == "forbidden"
    public = friends.open(lobby={"lang": "en", "pace": "live"})
    come = lambda: friends.bruno.post(f"/api/lobby/{public['id']}", json={"name": "Bruno"}, headers=OURS)  # noqa: E731
    assert come().status_code == 403
    assert friends.ada.delete(path, headers=OURS).status_code == 204
    assert friends.ada.delete(path, headers=OURS).status_code == 404
    assert come().status_code == 201
    assert friends.sit(made, friends.bruno).status_code == 200


def test_who_is_refused_mentions_to_no_effect(friends: Friends) -> None:
    friends.play()
    until(lambda: status(friends.ada, friends.of_bruno) == 200)
    made = friends.open()
    secret = friends.sit(made, friends.bruno).json()["secret"]

    def said(n: int) -> Any:
        headers = {**OURS, "Authorization": f"Bearer {secret}"}
        body = {"client_id": f"c{n}", "text": "@Ada come on"}
        answer = friends.bruno.post(f"/api/tables/{made['id']}/chat", json=body, headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.json()["messages"][-1]["mentions"]

    assert said(1) == [0]
    friends.ada.put(f"/api/me/refused/{friends.of_bruno}", headers=OURS)
    assert said(2) == []


def test_a_person_can_be_reported(friends: Friends, signing: Settings) -> None:
    friends.play()
    until(lambda: status(friends.bruno, friends.of_ada) == 200)
    path, body = f"/api/people/{friends.of_ada}/reports", {"reason": "An insult."}
    assert friends.guest.post(path, json=body, headers=OURS).status_code == 404
    for _ in range(2):
        assert friends.bruno.post(path, json=body, headers=OURS).status_code == 204
    assert sql(signing.database, "SELECT table_id, kind, about, reason FROM reports") == [
        (friends.of_ada, "person", "ada", "An insult.")
    ]


def test_at_a_table_one_sees_whose_page_there_is(friends: Friends) -> None:
    made = friends.open()
    sat = friends.sit(made, friends.bruno).json()["secret"]
    people = lambda client, secret: client.get(  # noqa: E731
        f"/api/tables/{made['id']}/people", headers={**OURS, "Authorization": f"Bearer {secret}"}
    ).json()
    assert people(friends.bruno, sat) == [{"seat": 1, "handle": friends.of_bruno}]
    assert people(friends.guest, made["spectator"]) == []
    friends.ada.patch("/api/me", json={"shown": "all"}, headers=OURS)
    assert people(friends.guest, made["spectator"]) == [{"seat": 0, "handle": friends.of_ada}]
    public = friends.open(lobby={"lang": "en", "pace": "live"})
    lobby = friends.guest.get("/api/lobby").json()["tables"]
    assert [seat["person"] for table in lobby if table["id"] == public["id"] for seat in table["seats"]] == [
        friends.of_ada,
        None,
    ]


# -------------------------------------------------------------------------------------------------------- the host


@pytest.fixture
def admin(signing: Settings, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The commands for the host of the house, in this process."""

    def command(*arguments: str, code: int = 0) -> str:
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            app(["admin", *arguments, "--database", signing.url, "--lang", "en"])
        out, err = capsys.readouterr()
        assert (ended.value.code or 0) == code, out + err
        return out + err

    return command


def test_the_host_looks_after_accounts(friends: Friends, admin: Callable[..., str]) -> None:
    friends.play()
    rated(friends.ada, friends.of_ada)
    assert friends.of_ada in admin("accounts", "list") and "1 game" in admin("accounts", "list")
    assert "ada@example.org" in admin("accounts", "show", friends.of_ada)
    assert "visibility of the page: shown to " in admin("accounts", "show", friends.of_ada)
    kept = json.loads(admin("accounts", "export", "ada@example.org"))
    assert kept["account"]["handle"] == friends.of_ada and len(kept["games"]) == 1
    assert "nobody" in admin("accounts", "show", "nobody", code=2)
    assert "one game is rated" in admin("ratings")
    admin("accounts", "close", friends.of_ada)
    assert friends.ada.get("/api/me").json()["account"] is None
    assert status(friends.bruno, friends.of_ada) == 404
    assert "closed" in admin("accounts", "list")
    admin("ratings", "--again")
    assert page(friends.bruno, friends.of_bruno)["titles"][0]["rating"] is None
    admin("accounts", "open", friends.of_ada)
    assert "one game" in admin("ratings", "--again")
    assert page(friends.bruno, friends.of_bruno)["titles"][0]["rating"]["games"] == 1
    admin("accounts", "rename", friends.of_bruno, "Bruno B.")
    assert page(friends.bruno, friends.of_bruno)["name"] == "Bruno B."


def test_a_closed_account_signs_in_no_more(friends: Friends, signing: Settings, tmp_path: Path) -> None:
    engine = open_engine(signing.url)
    assert account_admin.close(engine, friends.of_ada, True)
    with pytest.raises(AssertionError, match="closed"):
        sign_in(friends.guest, tmp_path, "ada@example.org")
    assert account_admin.close(engine, friends.of_ada, False)
    assert sign_in(friends.guest, tmp_path, "ada@example.org")["handle"] == friends.of_ada
    engine.dispose()


def test_the_host_deletes_an_account_as_its_person_would(friends: Friends, signing: Settings) -> None:
    begun = friends.open()
    sat = friends.sit(begun, friends.bruno).json()["secret"]
    ada = Player(friends.guest, begun["id"], begun["seats"][0]["secret"])
    bruno = Player(friends.guest, begun["id"], sat)
    view = ada.look()
    seat = view["due"][0]
    player = {0: ada, 1: bruno}[seat]
    assert player.move(player.look()["moves"][0]["text"], view["ply"], seat).status_code == 200
    alone = friends.ada.post(
        "/api/tables", json={"title": TITLE, "seats": [{"kind": "person", "name": "Ada"}]}, headers=OURS
    ).json()
    waiting = friends.open()
    engine = open_engine(signing.url)
    assert account_admin.erase(engine, "ada@example.org", "en") == 3
    assert account_admin.erase(engine, "ada@example.org", "en") is None
    engine.dispose()
    assert sql(
        signing.database, "SELECT count(*) FROM tables WHERE id IN (:a, :b)", a=alone["id"], b=waiting["id"]
    ) == [(0,)]
    rows = sql(
        signing.database,
        "SELECT name, kind, account, hash FROM seats WHERE table_id = :t ORDER BY number",
        t=begun["id"],
    )
    assert rows[0] == ("somebody who left", "bot", None, None) and rows[1][1] == "person"
    assert sql(signing.database, "SELECT count(*) FROM accounts") == [(1,)]
    assert friends.ada.get("/api/me").json()["account"] is None
    assert page(friends.bruno, friends.of_bruno)["name"] == "bruno"


def test_a_list_of_ones_tables_tells_how_far_they_are(client: TestClient, settings: Settings) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bruno"}]
    for moves in (20, 30):
        made, _ = make(client, seats, title=TITLE)
        row = {"title": TITLE, "seats": 2, "people": 2, "moves": moves, "seconds": 600, "ended": moves}
        with behind(settings.database) as connection:
            connection.execute(insert(LengthRow), {"table_id": made["id"], **row})
    made, ada = make(client, seats, title=TITLE)
    asked = {"tables": [{"id": made["id"], "secrets": [ada.secret]}]}
    mine = lambda: client.post("/api/tables/mine", json=asked).json()[0]["progress"]  # noqa: E731
    assert mine() is None, "it has not begun"
    view = ada.play(random.Random(5), 10)
    assert mine() == view["progress"] and mine()["share"] == 0.4
    ada.play(random.Random(5), 10)
    assert mine() is None, "of longer ones only one is known"


def test_two_servers_write_a_result_once(engine: Engine) -> None:
    """The row of a game has its table's id: a second one is refused with the whole change."""
    with engine.begin() as connection:
        enter(connection, ADA, BRUNO)
        end(connection, "g", 1, {ADA: 1, BRUNO: 2})

    async def twice() -> None:
        with engine.begin() as connection:
            end(connection, "g", 1, {ADA: 1, BRUNO: 2})

    with pytest.raises(Exception, match=r"UNIQUE|unique|duplicate"):
        asyncio.run(twice())

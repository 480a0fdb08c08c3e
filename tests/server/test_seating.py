"""Who may sit at a table: every way to fill one that a title offers, people, bots and Automas alike."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from starlette.testclient import TestClient

import stammtisch
import stammtisch as st
from stammtisch.kernel.title.seating import Seating

from .conftest import bearer
from .postgres import once

TITLES = stammtisch.titles()


def arrangements() -> Iterator[tuple[str, Seating, str]]:
    """Every seating of every title with a person, a bot or an open seat on each seat that is no Automa's.

    Who is no Automa is told apart by the rules of nothing, so one order of each mixture is enough.
    """
    for name in TITLES:
        for way in stammtisch.find_title(name).seatings:
            people = way.seats - len(way.automas)
            for bots, still_open in product(range(people), repeat=2):
                if bots + still_open < people:
                    yield name, way, "p" * (people - bots - still_open) + "b" * bots + "o" * still_open


def wished(way: Seating, people: str) -> list[dict[str, Any]]:
    """The seats as the page asks for them."""
    kinds = iter(people)
    kind = {"p": "person", "b": "bot", "o": "open"}
    return [
        {"kind": "automa", "name": way.automas[seat]} if seat in way.automas else {"kind": kind[next(kinds)]}
        for seat in range(way.seats)
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "has no option “moon”"), ("de", "hat keine Option „moon“"), ("fr", "n’a pas d’option «\u202fmoon\u202f»")],
)
def test_what_is_wrong_with_a_wish_is_said_in_the_readers_language(client: TestClient, lang: str, said: str) -> None:
    seats = [{"kind": "bot", "policy": "random"}] * 3
    wish = {"title": "mall-world", "seats": seats, "options": {"moon": "full"}}
    answer = client.post(f"/api/tables?lang={lang}", json=wish)
    assert answer.status_code == 422
    assert said in answer.json()["error"]["message"]


def test_each_wish_that_cannot_be_is_refused_in_a_sentence_of_its_own(client: TestClient) -> None:
    game = st.new("mall-world", 3, seed=1)
    record, position = game.record(), game.position()
    bots = [{"kind": "bot", "policy": "random"}] * 4
    wishes: list[dict[str, Any]] = [
        {"record": record, "position": position},
        {"title": "mall-world"},
        {"title": "ground-floor", "record": record},
        {"record": record, "seats": bots},
        {"title": "mall-world", "seats": [{"kind": "bot", "policy": "oracle"}] * 3},
        {"record": record, "seats": [{"kind": "person", "name": "Ada"}] * 3},
        {"record": record, "seats": [{"kind": "automa"}, *bots[:2]]},
    ]
    said = {}
    for lang in ("en", "de", "fr"):
        answers = [client.post(f"/api/tables?lang={lang}", json=wish) for wish in wishes]
        assert {answer.status_code for answer in answers} == {422}
        said[lang] = [answer.json()["error"]["message"] for answer in answers]
    sentences = [sentence for each in said.values() for sentence in each]
    assert len(set(sentences)) == len(sentences), "no two are refused alike, and none in another language"


CASES = list(arrangements())


@once
@pytest.mark.parametrize(
    ("title", "way", "people"), CASES, ids=lambda v: v if isinstance(v, str) else "+".join(v.automas.values()) or "none"
)
def test_every_seating_opens_or_says_by_which_clause_not(
    client: TestClient, title: str, way: Seating, people: str
) -> None:
    seats = [seat | ({"policy": "random"} if seat["kind"] == "bot" else {}) for seat in wished(way, people)]
    answer = client.post("/api/tables?lang=fr", json={"title": title, "seats": seats})
    if way.conflict is not None:
        error = answer.json()["error"]
        assert (answer.status_code, error["clause"]) == (422, way.conflict.clause)
        assert error["message"] == way.conflict.text(stammtisch.find_title(title).speaker("fr"))
        return
    assert answer.status_code == 201, answer.text
    made = answer.json()
    table = client.get(f"/api/tables/{made['id']}", headers=bearer(made["spectator"])).json()
    assert [seat["kind"] for seat in table["seats"]] == [seat["kind"] for seat in seats]
    assert {seat["seat"]: seat["name"] for seat in table["seats"] if seat["kind"] == "automa"} == way.automas
    assert [key["secret"] is not None for key in made["seats"]] == [seat["kind"] == "person" for seat in seats]


def test_the_list_of_titles_says_which_tables_are_possible(client: TestClient) -> None:
    found = {title["name"]: title for title in client.get("/api/titles?lang=de").json()}
    floor = found["ground-floor"]
    assert floor["people"] == [1, 2, 3, 4, 5]
    assert floor["seats"] == [2, 3, 4, 5]
    mall = found["mall-world"]
    assert (mall["people"], mall["seats"]) == ([3, 4, 5], [2, 3, 4, 5])
    small = next(option for option in mall["options"] if option["name"] == "small")
    off, on = ([conflict["seats"] for conflict in value["conflicts"]] for value in small["values"])
    assert (off, on) == ([2], [3, 4, 5])
    assert {tuple(way["automas"].values()) for way in floor["seatings"]} >= {(), ("Pei",), ("Pei", "Gropius")}
    crowded = next(way for way in floor["seatings"] if way["seats"] == 5 and list(way["automas"].values()) == ["Pei"])
    assert crowded["conflict"]["clause"] == "GF-22.1"
    assert "Automa" in crowded["conflict"]["text"]


def test_options_may_say_which_automa_sits_there(client: TestClient) -> None:
    seats = [{"kind": "person"}, {"kind": "automa"}]
    body = {"title": "ground-floor", "seats": seats, "options": {"automas": "hadid"}}
    made = client.post("/api/tables", json=body).json()
    table = client.get(f"/api/tables/{made['id']}", headers=bearer(made["spectator"])).json()
    assert [(seat["name"], seat["kind"], seat["policy"]) for seat in table["seats"]][1] == ("Hadid", "automa", "rules")


@pytest.mark.parametrize(
    "seats",
    [
        [{"kind": "automa", "name": "Pei"}, {"kind": "person"}],  # it sits elsewhere
        [{"kind": "person"}, {"kind": "automa", "name": "Nobody"}],
        [{"kind": "person"}, {"kind": "automa"}],  # no option names one
        [{"kind": "automa", "name": "Pei"}, {"kind": "automa", "name": "Hadid"}],
    ],
)
def test_an_automa_that_cannot_sit_there_is_refused(client: TestClient, seats: list[dict[str, Any]]) -> None:
    answer = client.post("/api/tables", json={"title": "ground-floor", "seats": seats})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid")


def test_no_bot_takes_the_seat_of_an_automa_and_no_automa_that_of_a_person(client: TestClient) -> None:
    seats = [{"kind": "person"}, {"kind": "automa", "name": "Pei"}]
    made = client.post("/api/tables", json={"title": "ground-floor", "seats": seats}).json()
    secret = bearer(made["seats"][0]["secret"])
    for seat, policy in ((1, "random"), (0, "rules")):
        answer = client.patch(f"/api/tables/{made['id']}/seats/{seat}", json={"policy": policy}, headers=secret)
        assert answer.status_code in (403, 422)


@pytest.mark.parametrize("title", TITLES)
def test_newcomers_are_told_the_same_things_in_every_language(client: TestClient, title: str) -> None:
    shapes = []
    for lang in ("en", "de", "fr"):
        primer = client.get(f"/api/titles/{title}/primer?lang={lang}").json()
        lessons = client.get(f"/api/titles/{title}/guide?lang={lang}").json()
        rules = client.get(f"/api/titles/{title}/rules?lang={lang}").json()
        examples = [e["title"] for chapter in rules["chapters"] for c in chapter["clauses"] for e in c["examples"]]
        assert rules["aim"] and rules["winner"] and all(p["text"] for p in primer["pictures"])
        shapes.append((len(primer["pictures"]), len(lessons), len(examples), primer["entries"], primer["printed"]))
    assert len(set(shapes)) == 1


def test_a_scene_is_shown_and_played_from(client: TestClient) -> None:
    scene = client.get("/api/titles/mall-world/scenes/start?lang=de").json()
    assert scene["moves"]
    assert scene["view"]["seat"] == 0
    body = {"title": "mall-world", "scene": "start", "seats": [{"kind": "person"}] + [{"kind": "bot"}] * 3}
    made = client.post("/api/tables", json=body).json()
    table = client.get(f"/api/tables/{made['id']}", headers=bearer(made["seats"][0]["secret"])).json()
    assert [move["text"] for move in table["moves"]] == [move["text"] for move in scene["moves"]]
    assert client.get("/api/titles/mall-world/scenes/nowhere").status_code == 404
    assert client.post("/api/tables", json={"title": "mall-world", "scene": "nowhere"}).status_code == 404


@pytest.mark.parametrize("title", TITLES)
def test_every_scene_can_be_shown(client: TestClient, title: str) -> None:
    scenes = sorted(path.stem for path in (st.find_title(title).folder / "scenes").glob("*.json"))
    assert scenes
    for scene in scenes:
        shown = client.get(f"/api/titles/{title}/scenes/{scene}?lang=fr")
        assert shown.status_code == 200, scene
        assert shown.json()["moves"], scene


def test_who_sits_there_may_let_a_bot_take_an_open_seat(client: TestClient) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    made = client.post("/api/tables", json={"title": "mall-world", "seats": seats}).json()
    where = f"/api/tables/{made['id']}/seats"
    mine, watcher = bearer(made["seats"][0]["secret"]), bearer(made["spectator"])
    assert client.patch(f"{where}/1", json={"policy": "random"}, headers=watcher).status_code == 403
    assert client.patch(f"{where}/1", json={"policy": "random"}, headers=mine).status_code == 200
    assert client.patch(f"{where}/2", json={"policy": "person"}, headers=mine).status_code >= 400
    table = client.get(f"/api/tables/{made['id']}", headers=mine).json()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "open"]
    taken = client.put(f"{where}/1", json={"name": "Bruno"}, headers=bearer(made["invitation"]))
    assert taken.status_code == 409


def test_an_address_of_this_machine_says_so(client: TestClient) -> None:
    assert client.get("http://friends.example/api/here").json() == {"local": False, "address": None}
    assert client.get("http://localhost:1/api/here").json() == {"local": True, "address": None}  # nobody is met there

"""The studio: variants that are edited, refused, played and studied."""

from __future__ import annotations

import pickle
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import stammtisch as st
from stammtisch.server.api.app import create_app
from stammtisch.server.basics.settings import Settings
from stammtisch.server.studio import units
from stammtisch.server.studio.changes import changes
from stammtisch.server.studio.editing import Edit, NoEdit, edited
from stammtisch.server.thinking import boxes
from tests.machine import long

from .conftest import Player, bearer, until
from .postgres import cluster, once, sql
from .test_several import on

MALL = st.find_title("mall-world")
BOX = (MALL.folder / "box.toml").read_text(encoding="utf-8")
TABLE = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "policy": "random"}] * 2]


class Variant:
    """A variant and its secret."""

    def __init__(self, client: Any, **more: Any):
        self.client = client
        made = client.post("/api/studio/variants", json={"title": "mall-world", "name": "Mine", **more})
        assert made.status_code == 201, made.text
        self.id, self.secret = made.json()["id"], made.json()["secret"]

    def ask(self, method: str, path: str = "", **more: Any) -> Any:
        return self.client.request(method, f"/api/studio/variants/{self.id}{path}", headers=bearer(self.secret), **more)

    def read(self, lang: str = "en") -> dict[str, Any]:
        found = self.ask("GET", params={"lang": lang})
        assert found.status_code == 200, found.text
        return dict(found.json())

    def change(self, version: int, **what: Any) -> dict[str, Any]:
        made = self.ask("PATCH", json={"version": version, **what})
        assert made.status_code == 200, made.text
        return dict(made.json())


# ---------------------------------------------------------------------------------------------------------- editing


def test_an_edit_changes_one_line_and_signs_it() -> None:
    made = edited(BOX, [Edit("set", "game", None, "hand_limit", 6)])
    before, after = BOX.split("\n"), made.split("\n")
    differ = [(b, a) for b, a in zip(before, after, strict=True) if b != a]
    assert differ[0] == ("hand_limit = 8", "hand_limit = 6")
    assert len(differ) == 2
    assert differ[1][1].endswith('; hand_limit = house"')
    assert [line for line in before if line.startswith("#")] == [line for line in after if line.startswith("#")]


def test_an_entry_is_copied_and_removed_and_remarks_stay() -> None:
    count = len(tomllib.loads(BOX)["chain"])
    last = Edit("copy", "chain", count - 1, value="night-shift")
    made = edited(BOX, [last])
    chains = tomllib.loads(made)["chain"]
    assert [chain["id"] for chain in chains[-2:]] == ["youre-a-star", "night-shift"]
    assert chains[-1]["source"] == "house"
    assert edited(made, [Edit("remove", "chain", count)]) == BOX
    fewer = edited(BOX, [Edit("remove", "chain", count - 1)])
    assert [line for line in fewer.split("\n") if line.startswith("#")] == [
        line for line in BOX.split("\n") if line.startswith("#")
    ], "the remark behind the last chain belongs to the cards"


@once
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "mall-world" else long) for name in st.titles()]
)
def test_every_table_of_every_box_can_be_edited(name: str) -> None:
    title = st.find_title(name)
    text = (title.folder / "box.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    edits = []
    for table, entries in data.items():
        if isinstance(entries, list):
            key = next(key for key in entries[0] if key not in ("source", "note"))
            edits += [Edit("set", table, len(entries) - 1, key, entries[0][key])]
            edits += [Edit("copy", table, 0, value="another"), Edit("remove", table, 1)]
    made = tomllib.loads(edited(text, edits))
    for table, entries in data.items():
        assert len(made[table]) == len(entries)


@pytest.mark.parametrize(
    "edit",
    [
        Edit("set", "nowhere", None, "x", 1),
        Edit("set", "chain", 99, "shop", "food"),
        Edit("remove", "game"),
        Edit("set", "chain", None, "shop", "food"),
        Edit("set", "game", None, "gone", None),
    ],
)
def test_an_edit_that_cannot_be_made_is_refused(edit: Edit) -> None:
    with pytest.raises(NoEdit):
        edited(BOX, [edit])


def test_a_key_of_thousands_of_parts_is_refused_before_it_is_parsed(client: TestClient) -> None:
    """The parser would take the square of their number: a minute for a text as long as one may be."""
    text = BOX + "\na" + ".a" * 5000 + " = 1\n"
    with pytest.raises(NoEdit):
        edited(text, [Edit("set", "game", None, "hand_limit", 6)])
    made = client.post("/api/studio/variants", json={"title": "mall-world", "name": "mine", "text": text}).json()
    told = client.get(f"/api/studio/variants/{made['id']}", headers=bearer(made["secret"])).json()
    assert [problem["text"] for problem in told["problems"]] == ["box.toml: is nested too deeply."]
    assert len(edited(BOX + "\n# " + "." * 900, [Edit("set", "game", None, "hand_limit", 6)])) > len(BOX)


def test_changes_are_listed_by_entry() -> None:
    data = tomllib.loads(BOX)
    other = tomllib.loads(
        edited(
            BOX,
            [
                Edit("set", "game", None, "hand_limit", 6),
                Edit("remove", "chain", 0),
                Edit("copy", "place", 0, value="Z9"),
                Edit("set", "chain", 0, "note", "why not"),
            ],
        )
    )
    found = [(c["table"], c["entry"], c["key"]) for c in changes(data, other)]
    assert found == [("game", "", "hand_limit"), ("chain", "belt-and-button", ""), ("place", "Z9", "")]
    assert list(changes(data, data)) == []


def test_an_entry_without_an_id_that_is_put_between_others_is_one_change() -> None:
    text = (st.find_title("wishland").folder / "box.toml").read_text(encoding="utf-8")
    data, more = tomllib.loads(text), edited(text, [Edit("copy", "effect", 3), Edit("set", "effect", 4, "amount", 7)])
    found = [(c["table"], c["entry"], c["key"], c["was"], c["now"]) for c in changes(data, tomllib.loads(more))]
    assert found == [("effect", "5", "", None, 4)]
    gone = edited(text, [Edit("remove", "effect", 3)])
    assert [(c["was"], c["now"]) for c in changes(data, tomllib.loads(gone))] == [(3, None)]


def test_what_may_be_typed_is_named_as_the_reader_sees_it(client: TestClient) -> None:
    mine = Variant(client)
    wrong = [
        ({"table": "contract", "entry": 0, "key": "shops", "value": ["nowhere", "food"]}, "Lebensmittel (food)"),
        ({"table": "contract", "entry": 0, "key": "shops", "value": ["cloting", "food"]}, "Kleidung (clothing)"),
    ]
    for version, (edit, wanted) in enumerate(wrong):
        mine.change(version, edits=[edit])
        [problem] = mine.read("de")["problems"]
        assert wanted in problem["text"]
    mine.change(2, text=BOX.replace("hand_limit = 8", "hand_limt = 8"))
    assert "Handlimit (hand_limit)" in mine.read("de")["problems"][0]["text"]
    mine.change(3, text=BOX.replace("[[contract]]", "[[contrat]]", 1))
    assert "Verträge (contract)" in mine.read("de")["problems"][0]["text"]


def test_entries_of_tables_that_hold_one_kind_of_cards_go_by_their_names(client: TestClient) -> None:
    found = client.get("/api/studio/titles/mall-des-jahres", params={"lang": "de"}).json()
    stores = {thing["name"]: thing["called"] for thing in found["things"]["store"]}
    assert stores["velvet-ledger"] == "Velvet Ledger"
    assert found["chapters"] == "Runden"


# ------------------------------------------------------------------------------------------------------- variants


def test_a_variant_is_edited_and_told_what_is_wrong(client: TestClient) -> None:
    mine = Variant(client)
    first = mine.read()
    assert (first["text"], first["problems"], first["changes"]) == (BOX, [], [])
    assert first["hash"] == first["base"] == MALL.load_box().hash
    wrong = mine.change(0, edits=[{"table": "game", "key": "hand_limit", "value": 3}], note="shorter")
    [problem] = wrong["problems"]
    assert (problem["table"], problem["entry"], problem["key"]) == ("game", None, "hand_limit")
    assert problem["line"] == BOX.split("\n").index("hand_limit = 8") + 1
    assert wrong["hash"] is None
    said = {lang: mine.read(lang)["problems"][0]["text"] for lang in ("en", "de", "fr")}
    assert len(set(said.values())) == 3
    right = mine.change(1, edits=[{"table": "game", "key": "hand_limit", "value": 6}])
    assert right["problems"] == []
    assert right["hash"] not in (None, first["hash"])
    assert right["changes"] == [
        {"table": "game", "entry": "", "was": 0, "now": 0, "key": "hand_limit", "before": 8, "after": 6}
    ]
    assert (right["note"], right["version"]) == ("shorter", 2)
    assert mine.change(2, text=BOX)["hash"] == first["hash"]


def test_a_mistake_is_said_as_the_reader_sees_the_box(client: TestClient) -> None:
    mine = Variant(client)
    cells = {"hand_limit": "viel", "starting_account": "", "draws_per_turn": -1}
    mine.change(0, edits=[{"table": "game", "key": key, "value": value} for key, value in cells.items()])
    said = {lang: {p["key"]: p["text"] for p in mine.read(lang)["problems"]} for lang in ("en", "de", "fr")}
    assert said["de"]["hand_limit"] == "„Handlimit“ muss eine ganze Zahl von 0 bis 255 sein, nicht „viel“."
    assert said["de"]["starting_account"].endswith(" von 0 bis 1.000.000 sein, nicht leer.")
    assert said["fr"]["starting_account"].endswith(" de 0 à 1\u202f000\u202f000, et non vide.")
    assert said["fr"]["hand_limit"].endswith("et non «\u202fviel\u202f».")
    assert said["en"]["draws_per_turn"].endswith(" must be a whole number from 1 to 255, not −1.")
    without = "\n".join(line for line in BOX.split("\n") if "draws_per_turn" not in line)
    lacking = mine.change(1, text=without.split("[[opening]]")[0])["problems"]
    assert {(p["table"], p["text"]) for p in lacking} >= {
        ("opening", "is missing; it needs at least one entry headed [[opening]].")
    }
    [nobody] = mine.change(2, text=BOX.replace('customer = "men"', 'customer = "me"', 1))["problems"]
    [unknown] = mine.read("de")["problems"]
    tokens = mine.change(3, text=BOX.replace("office_tokens = [6, 6, 10]", "office_tokens = [6, 6, 11]"))["problems"]
    assert next(p["text"] for p in tokens).startswith("“Tokens in the office")
    assert nobody["text"].startswith("“Customers” wants a name of the kind “Customer types”, not “me”; ")
    assert unknown["text"].startswith("„Kunden“ verlangt einen Namen der Art „Kundenarten“, nicht „me“; ")


def test_nobody_changes_what_another_has_changed_meanwhile(client: TestClient) -> None:
    mine = Variant(client)
    mine.change(0, name="One")
    late = mine.ask("PATCH", json={"version": 0, "name": "Two"})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "stale")
    assert mine.read()["name"] == "One"


def test_a_variant_is_opened_by_its_secret_alone(client: TestClient) -> None:
    mine, other = Variant(client), Variant(client)
    for method, path in [("GET", ""), ("PATCH", ""), ("DELETE", ""), ("GET", "/studies"), ("POST", "/tables")]:
        for headers in (bearer(other.secret), {}):
            body = {"PATCH": {"version": 0}, "POST": {"seats": []}}.get(method)
            refused = client.request(method, f"/api/studio/variants/{mine.id}{path}", headers=headers, json=body)
            assert refused.status_code == 403, (method, path)
    assert client.get("/api/studio/variants/nothere").status_code == 404
    assert mine.ask("DELETE").status_code == 204
    assert mine.ask("GET").status_code == 404


@pytest.mark.parametrize(
    "text",
    [
        "[game",
        "",
        "x = " + "[" * 20_000,
        "[game]\nhand_limit = 1979-05-27T07:32:00Z\nmax_offer = nan\ncoins = " + "9" * 5000,
        BOX.replace("hand_limit = 8", 'hand_limit = "\u0000"'.replace("\u0000", "\\u0000")),
        "[[chain]]\n" * 10_000,
        BOX.replace('id = "belt-and-button"', 'id = "<script>alert(1)</script>"'),
    ],
)
def test_a_hostile_text_is_kept_and_named_and_hurts_nobody(client: TestClient, text: str) -> None:
    mine = Variant(client)
    made = mine.ask("PATCH", json={"version": 0, "text": text})
    assert made.status_code == 200, made.text
    found = made.json()
    assert found["text"] == text
    assert found["hash"] is None or "script" in text
    assert bool(found["problems"]) == (found["hash"] is None)
    refused = mine.ask("POST", "/tables", json={"seats": TABLE})
    assert refused.status_code == (201 if found["hash"] else 422)


def test_what_is_too_much_is_refused(tmp_path: Path) -> None:
    few = Settings(database=f"sqlite:///{tmp_path}/s.sqlite", compile=False, box=14 * 1024, variants=2)
    with TestClient(create_app(few)) as client:
        mine = Variant(client)
        long = mine.ask("PATCH", json={"version": 0, "text": BOX + "#" * 4000})
        assert (long.status_code, long.json()["error"]["code"]) == (413, "too-large")
        Variant(client)
        third = client.post("/api/studio/variants", json={"title": "mall-world", "name": "Three"})
        assert third.status_code == 429


def test_the_form_names_everything(client: TestClient) -> None:
    form = client.get("/api/studio/titles/mall-world", params={"lang": "de"}).json()
    game = form["sheets"][0]
    [limit] = [column for column in game["columns"] if column["key"] == "hand_limit"]
    assert (limit["sort"], limit["low"], limit["high"]) == ("number", 0, 255)
    assert "MW-9.4" in limit["clauses"]
    assert form["hash"] == MALL.load_box().hash
    assert {"name": "food", "called": MALL.speaker("de").say("shop-type-food")} in form["things"]["shop_type"]
    bounds = {sheet["name"]: sheet["bound"] for sheet in form["sheets"]}
    assert bounds["shop_type"] == "MW-1.2" and bounds["contract"] == ""
    assert client.get("/api/studio/titles/nothing").status_code == 404


def test_fixed_things_are_called_in_what_is_said_of_a_mistake(client: TestClient) -> None:
    mine = Variant(client, title="wishland")
    mine.change(0, edits=[{"table": "achievement", "entry": 0, "key": "sort", "value": "tile"}])
    [said] = mine.read("de")["problems"]
    assert "„auf dem Spielplan“ als „Sorte“" in said["text"]


# ---------------------------------------------------------------------------------------------------------- playing


def test_a_variant_is_played_with_its_own_box(client: TestClient) -> None:
    mine = Variant(client)
    edits = [{"table": "game", "key": "starting_account", "value": 31_000}]
    box = mine.change(0, edits=edits)["hash"]
    made = mine.ask("POST", "/tables", json={"seats": TABLE})
    assert made.status_code == 201, made.text
    ada = Player(client, made.json()["id"], next(s["secret"] for s in made.json()["seats"] if s["secret"]))
    view = ada.look()
    assert max(seat["account"] for seat in view["view"]["state"]["players"]) == 31_000
    assert box != MALL.load_box().hash
    assert view["view"]["edition"]["box"] == box
    own = ada.ask("GET", "/box").json()
    assert (own["hash"], own["entries"]["game"]["starting_account"]) == (box, 31_000)


def test_a_box_with_mistakes_is_not_played(client: TestClient) -> None:
    mine = Variant(client)
    mine.change(0, edits=[{"table": "game", "key": "hand_limit", "value": 1}])
    refused = mine.ask("POST", "/tables", json={"seats": TABLE})
    assert refused.status_code == 422
    assert "mistakes" in refused.json()["error"]["message"]
    refused = mine.ask("POST", "/studies", json={"seats": 3})
    assert refused.status_code == 422


# ---------------------------------------------------------------------------------------------------------- studies


def hand_limit(client: TestClient, value: int, name: str) -> Variant:
    """A variant with another hand limit."""
    made = Variant(client, name=name)
    made.change(0, edits=[{"table": "game", "key": "hand_limit", "value": value}])
    return made


def test_two_variants_are_laid_side_by_side(client: TestClient) -> None:
    mine, theirs = hand_limit(client, 7, "Short"), hand_limit(client, 9, "Long")
    theirs.change(1, edits=[{"table": "contract", "entry": 0, "key": "value", "value": 5000}])
    other = {"variant": theirs.id, "secret": theirs.secret}
    found = mine.ask("POST", "/beside", json={"other": other}).json()
    assert found["name"] == "Long"
    assert found["tables"]["game"]["hand_limit"] == 9
    said = [(c["table"], c["key"], c["before"], c["after"]) for c in found["changes"]]
    assert said == [("game", "hand_limit", 9, 7), ("contract", "value", 5000, 4000)]
    own = mine.ask("POST", "/beside", json={}).json()
    assert (own["name"], own["changes"]) == (None, mine.read()["changes"])
    for wrong, status in [({"variant": theirs.id}, 403), ({"variant": theirs.id, "secret": mine.secret}, 403)]:
        for path, more in [("/beside", {}), ("/studies", {"seats": 3})]:
            assert mine.ask("POST", path, json={**more, "other": wrong}).status_code == status
    another = Variant(client, title="brauerei")
    for path, more in [("/beside", {}), ("/studies", {"seats": 3})]:
        wanted = {**more, "other": {"variant": another.id, "secret": another.secret}}
        assert mine.ask("POST", path, json=wanted).status_code == 422


def test_equal_variants_are_not_studied_side_by_side(client: TestClient) -> None:
    mine, theirs = hand_limit(client, 7, "One"), hand_limit(client, 7, "Other")
    other = {"variant": theirs.id, "secret": theirs.secret}
    refused = mine.ask("POST", "/studies", json={"seats": 3, "other": other})
    assert (refused.status_code, "nothing to compare" in refused.text) == (422, True)
    original = Variant(client, name="As it is")
    other = {"variant": original.id, "secret": original.secret}
    asked = mine.ask("POST", "/studies", json={"seats": 3, "games": 100_000, "other": other})
    assert asked.status_code == 201
    assert (asked.json()["other_name"], asked.json()["other_box"]) == ("As it is", MALL.load_box().hash)
    mine.ask("DELETE", f"/studies/{asked.json()['id']}")


GOALS = [{"measure": "length", "of": "decisions", "most": 1}]


@pytest.mark.parametrize(
    ("goals", "numbers", "said"),
    [
        (GOALS, [{"path": "game.nothing", "low": 1, "high": 9}], "nothing"),
        (GOALS, [{"path": "game.hand_limit", "low": 9, "high": 12}], "8"),
        ([{"measure": "points", "of": "luck", "most": 1}], [{"path": "game.hand_limit", "low": 8, "high": 9}], "luck"),
        ([{"measure": "seats"}], [{"path": "game.hand_limit", "low": 8, "high": 9}], "most"),
    ],
)
def test_goals_that_cannot_be_used_are_refused(client: TestClient, goals: Any, numbers: Any, said: str) -> None:
    refused = Variant(client).ask("POST", "/searches", json={"seats": 3, "goals": goals, "numbers": numbers})
    assert refused.status_code == 422
    message = refused.json()["error"]["message"]
    assert said in message
    assert message.startswith(("Goal 1: ", "Number 1 that may move: ")), message
    assert "goals.toml" not in message, "no file of the server's"


@long
@once
def test_numbers_are_looked_for_among_players_that_have_learned_the_game(client: TestClient) -> None:
    goals = [{"measure": "length", "of": "decisions", "most": 120}]
    numbers = [{"path": "game.hand_limit", "low": 6, "high": 12}]
    wanted = {"seats": 3, "goals": goals, "numbers": numbers, "players": "net"}
    assert client.get(f"/api/studio/titles/{MALL.name}").json()["learned"]
    mine = Variant(client)
    asked = mine.ask("POST", "/searches", json=wanted, params={"lang": "en"})
    assert asked.status_code == 201, asked.text

    def over() -> Any:
        found = mine.ask("GET", f"/studies/{asked.json()['id']}").json()
        return found if found["state"] in ("done", "failed") else None

    found = until(over, 400)
    assert found["state"] == "done", found["error"]
    assert found["goals"].count('players = "net"') == 1


@long
@once
def test_numbers_are_looked_for_that_reach_a_goal(client: TestClient) -> None:
    mine = Variant(client, title="brauerei")
    wanted = {
        "seats": 3,
        "goals": [{"measure": "length", "most": 12}],
        "numbers": [{"path": "game.rounds", "low": 10, "high": 30, "step": 2}],
    }
    asked = mine.ask("POST", "/searches", json=wanted, params={"lang": "fr"})
    assert asked.status_code == 201, asked.text
    assert asked.json()["search"]
    path = f"/studies/{asked.json()['id']}"

    def over() -> Any:
        found = mine.ask("GET", path).json()
        return found if found["state"] in ("done", "failed") else None

    found = until(over, 400)
    assert found["state"] == "done", found["error"]
    assert (found["done"], found["units"], found["report"]["lang"]) == (21, 21, "fr")
    assert found["made"] != mine.read()["text"]
    assert "/goals.toml" not in str(found["report"]), "no file of the server's"
    assert "rounds" in found["goals"]
    made = Variant(client, title="brauerei", text=found["made"]).read()
    assert [(c["key"], c["before"]) for c in made["changes"]] == [("rounds", 30)]
    assert made["changes"][0]["after"] <= 12


class Elsewhere:
    """Does the work of others as machines elsewhere would, with a folder of their own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch):
        self.folder, self.monkeypatch = folder, monkeypatch

    def each(self, work: Any, jobs: list[Any]) -> Iterator[tuple[Any, Any]]:
        for job in pickle.loads(pickle.dumps(jobs)):
            with self.monkeypatch.context() as there:
                there.setattr(boxes, "cache_root", lambda: self.folder)
                made = work(job)
            yield job, made


@long
def test_pieces_that_a_cluster_does_are_those_done_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its machines know neither box: all that they need is sent along."""
    texts = [edited(BOX, [Edit("set", "game", None, "hand_limit", limit)]) for limit in (7, 12)]
    first, second = (MALL.edited_box(tomllib.loads(text)).hash for text in texts)
    wanted = units.Wanted("one", MALL.name, "A", texts[0], first, "B", texts[1], second, 3, 1000, "en")
    for module in (boxes, units):
        monkeypatch.setattr(module, "cache_root", lambda: tmp_path / "here")
    units.begin(wanted)
    jobs = pickle.loads((wanted.folder / "order").read_bytes()).jobs
    of_box = {job.setting.box: number for number, job in enumerate(jobs)}
    assert len(of_box) == 2

    def made() -> list[bytes]:
        return [(wanted.folder / str(number)).read_bytes() for number in of_box.values()]

    for number in of_box.values():
        units.do_unit(wanted, number)
    here = made()
    for number in of_box.values():
        (wanted.folder / str(number)).unlink()
    monkeypatch.setattr(units, "_cluster", lambda: Elsewhere(tmp_path / "there", monkeypatch))
    units.do_on_ray(wanted, list(of_box.values()))
    assert made() == here
    assert len(list((tmp_path / "there").rglob("*.toml"))) == 2


@long
@once
def test_a_study_goes_on_by_itself_and_brings_a_report(client: TestClient) -> None:
    mine, theirs = hand_limit(client, 7, "Kurz"), hand_limit(client, 12, "Lang")
    wanted = {"seats": 3, "games": 1000, "other": {"variant": theirs.id, "secret": theirs.secret}}
    asked = mine.ask("POST", "/studies", json=wanted, params={"lang": "de"})
    assert asked.status_code == 201, asked.text
    path = f"/studies/{asked.json()['id']}"

    def over() -> Any:
        found = mine.ask("GET", path).json()
        return found if found["state"] in ("done", "failed") else None

    found = until(over, 400)
    assert found["state"] == "done", found["error"]
    assert found["done"] == found["units"] > 100
    sections = found["report"]["sections"]
    assert sections[1]["anchor"] == "comparison"
    first = sections[0]["blocks"][0]["text"]
    assert ("Sicher" in first, "kann Zufall sein" in first) == (True, True)
    assert "verglichen: Lang → Kurz" in found["report"]["facts"]
    changed = next(block for block in sections[1]["blocks"] if block["sort"] == "sheet")
    assert changed["rows"] == [["", "Handlimit", "12", "7"]], "the two variants, not the original"
    assert found["report"]["lang"] == "de"
    assert {block["sort"] for section in sections for block in section["blocks"]} >= {"points", "sheet", "picture"}
    assert [line["state"] for line in mine.ask("GET", "/studies").json()] == ["done"]
    assert mine.ask("DELETE", path).status_code == 204
    assert mine.ask("GET", "/studies").json() == []


def test_a_study_is_cancelled(client: TestClient) -> None:
    mine = Variant(client)
    asked = mine.ask("POST", "/studies", json={"seats": 5, "games": 100_000})
    path = f"/studies/{asked.json()['id']}"
    assert mine.ask("DELETE", path).status_code == 204
    assert mine.ask("GET", path).json()["state"] == "cancelled"
    refused = mine.ask("POST", "/studies", json={"seats": 2, "games": 1000})
    assert refused.status_code == 422


def for_long(wanted: units.Wanted) -> int:
    """Compiles for longer than anybody waits."""
    time.sleep(600)
    return 0


def not_yet(wanted: units.Wanted) -> bool:
    return False


def test_who_cancels_a_study_whose_rules_are_compiled_holds_up_nobody(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(units, "compiled", not_yet)
    monkeypatch.setattr(units, "begin", for_long)
    mine = Variant(client)

    def path() -> str:
        return f"/studies/{mine.ask('POST', '/studies', json={'seats': 5}).json()['id']}"

    def seen(one: str) -> tuple[str, int]:
        found = mine.ask("GET", one).json()
        return found["state"], found["ahead"]

    first, second = path(), path()
    until(lambda: seen(first) == ("compiling", 0), 60)
    assert seen(second) == ("waiting", 1), "they come one after another"
    lane = client.app.state.studies._lane  # type: ignore[attr-defined]
    until(lambda: len(lane._free) == 1)  # games that were really played can be studied meanwhile
    assert mine.ask("DELETE", first).status_code == 204
    until(lambda: seen(second) == ("compiling", 0), 60)
    assert mine.ask("DELETE", second).status_code == 204
    until(lambda: len(lane._free) == 1)


def test_a_study_that_is_cancelled_leaves_its_place_at_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(units, "compiled", for_long)
    mine = Variant(client)
    asked = mine.ask("POST", "/studies", json={"seats": 5})
    lane = client.app.state.studies._lane  # type: ignore[attr-defined]
    until(lambda: not lane._free)
    assert mine.ask("DELETE", f"/studies/{asked.json()['id']}").status_code == 204
    until(lambda: len(lane._free) == 1, 5)


def test_a_study_that_is_cancelled_before_it_begins_holds_up_none_of_the_same_visitor(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(units, "compiled", not_yet)
    monkeypatch.setattr(units, "begin", for_long)
    chores, first = client.app.state.studies._chores, []  # type: ignore[attr-defined]
    begin = chores.begin

    def at_once(work: Any) -> Any:
        task = begin(work)
        if not first:
            first.append(task.cancel())
        return task

    with monkeypatch.context() as there:
        there.setattr(chores, "begin", at_once)
        mine = Variant(client)
        mine.ask("POST", "/studies", json={"seats": 5})
        until(lambda: first)
    path = f"/studies/{mine.ask('POST', '/studies', json={'seats': 5}).json()['id']}"
    until(lambda: mine.ask("GET", path).json()["state"] == "compiling", 60)
    assert mine.ask("DELETE", path).status_code == 204


def test_a_study_is_seen_and_cancelled_at_another_server(tmp_path: Path) -> None:
    with on(cluster().keep("studies"), tmp_path, compile=0) as pair:
        one, other = pair.clients
        mine = Variant(one)
        there = Variant.__new__(Variant)
        there.client, there.id, there.secret = other, mine.id, mine.secret
        there.change(0, edits=[{"table": "game", "key": "hand_limit", "value": 7}])
        assert mine.read()["version"] == 1
        asked = mine.ask("POST", "/studies", json={"seats": 5, "games": 100_000})
        assert asked.status_code == 201, asked.text
        path = f"/studies/{asked.json()['id']}"
        until(lambda: sql(pair.url, "SELECT count(*) FROM studies WHERE server != ''") == [(1,)])
        assert there.ask("GET", path).json()["state"] in ("waiting", "preparing", "running")
        assert there.ask("DELETE", path).status_code == 204
        assert mine.ask("GET", path).json()["state"] == "cancelled"
        assert mine.ask("DELETE", path).status_code == 204
        assert there.ask("GET", "/studies").json() == []

"""The OpenAPI document: complete, true, and its examples work."""

from __future__ import annotations

from random import Random
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis.strategies import integers, sampled_from
from starlette.testclient import TestClient

from stammtisch.server.api import schemas, thoughts
from stammtisch.server.basics.settings import Settings
from tests.machine import LONG

from .conftest import OPEN, Serve, bearer, make
from .postgres import POSTGRES, address

EXAMPLES = (20 if POSTGRES else 12) if LONG else 3
"""Requests of each kind; PostgreSQL takes fewer things (a NUL in a text), so there are more of them there."""
WANTED = {
    "/api/titles": {"get"},
    "/api/titles/{title}/rules": {"get"},
    "/api/titles/{title}/words": {"get"},
    "/api/titles/{title}/box": {"get"},
    "/api/titles/{title}/primer": {"get"},
    "/api/titles/{title}/guide": {"get"},
    "/api/titles/{title}/scenes/{scene}": {"get"},
    "/api/tables": {"post"},
    "/api/tables/{table_id}": {"get", "delete"},
    "/api/tables/{table_id}/seats/{seat}": {"put", "patch", "delete"},
    "/api/tables/{table_id}/seats/{seat}/rest": {"put"},
    "/api/tables/{table_id}/seats/{seat}/study": {"put"},
    "/api/tables/{table_id}/seats/{seat}/orders": {"get"},
    "/api/tables/{table_id}/seats/{seat}/orders/{decision}": {"get", "put", "delete"},
    "/api/tables/{table_id}/seats/{seat}/friends/{friend}": {"put", "delete"},
    "/api/tables/{table_id}/cancel": {"post"},
    "/api/tables/{table_id}/again": {"post"},
    "/api/tables/{table_id}/best": {"get"},
    "/api/tables/{table_id}/picture": {"get"},
    "/api/tables/{table_id}/picture/{key}.svg": {"get"},
    "/api/tables/{table_id}/since": {"get"},
    "/api/tables/{table_id}/moves": {"post"},
    "/api/tables/{table_id}/pocket": {"post"},
    "/api/tables/{table_id}/pocket/moves": {"post"},
    "/api/pocket/{name}": {"get"},
    "/api/tables/{table_id}/boards": {"post"},
    "/api/tables/{table_id}/board/lines": {"get"},
    "/api/tables/{table_id}/board/lines/{line}": {"delete"},
    "/api/tables/{table_id}/board/lines/{line}/chances": {"post"},
    "/api/tables/{table_id}/board/go": {"post"},
    "/api/tables/{table_id}/board/auto": {"put", "delete"},
    "/api/tables/{table_id}/board/share": {"post"},
    "/api/tables/{table_id}/undo": {"post"},
    "/api/tables/{table_id}/why": {"post"},
    "/api/tables/{table_id}/hint": {"post"},
    "/api/tables/{table_id}/analysis": {"get", "post"},
    "/api/tables/{table_id}/record": {"get"},
    "/api/tables/{table_id}/box": {"get"},
    "/api/tables/{table_id}/history": {"get"},
    "/api/tables/{table_id}/log": {"get"},
    "/api/tables/mine": {"post"},
    "/api/tables/{table_id}/lobby": {"get", "put", "delete"},
    "/api/tables/{table_id}/seats/{seat}/open": {"post"},
    "/api/tables/{table_id}/chat": {"get", "post"},
    "/api/tables/{table_id}/chat/{number}": {"delete"},
    "/api/tables/{table_id}/chat/muted": {"put"},
    "/api/tables/{table_id}/notes/{seat}": {"get", "put"},
    "/api/tables/{table_id}/reports": {"post"},
    "/api/lobby": {"get"},
    "/api/lobby/{table_id}": {"post"},
    "/api/lobby/{table_id}/reports": {"post"},
    "/api/tournaments": {"get", "post"},
    "/api/tournaments/mine": {"post"},
    "/api/tournaments/{tournament_id}": {"get"},
    "/api/tournaments/{tournament_id}/entries": {"post"},
    "/api/tournaments/{tournament_id}/entries/{number}": {"delete"},
    "/api/tournaments/{tournament_id}/steps": {"post"},
    "/api/tournaments/{tournament_id}/reports": {"post"},
    "/api/people/{handle}": {"get"},
    "/api/people/{handle}/games": {"get"},
    "/api/people/{handle}/reports": {"post"},
    "/api/titles/{title}/house": {"get"},
    "/api/tables/{table_id}/people": {"get"},
    "/api/me/refused": {"get"},
    "/api/me/refused/{handle}": {"put", "delete"},
    "/api/here": {"get"},
    "/api/sign-in/link": {"post"},
    "/api/sign-in": {"post"},
    "/api/sign-in/options": {"post"},
    "/api/sign-in/passkey": {"post"},
    "/api/sign-up/options": {"post"},
    "/api/sign-up": {"post"},
    "/api/me": {"get", "patch", "delete"},
    "/api/me/export": {"get"},
    "/api/me/tables": {"get", "post"},
    "/api/me/sessions": {"get"},
    "/api/me/sessions/{row}": {"delete"},
    "/api/me/passkeys": {"get", "post"},
    "/api/me/passkeys/options": {"post"},
    "/api/me/passkeys/{row}": {"delete"},
    "/api/me/tokens": {"get", "post"},
    "/api/me/tokens/{row}": {"delete"},
    "/api/me/email": {"post", "put"},
    "/api/notices": {"get"},
    "/api/notices/mail": {"put"},
    "/api/notices/hook": {"put"},
    "/api/notices/push": {"put"},
    "/api/notices/push/off": {"post"},
    "/api/notices/test": {"post"},
    "/api/notices/channels/{channel}": {"delete"},
    "/api/notices/muted/{table_id}": {"put", "delete"},
    "/api/notices/off/{off}": {"post"},
    "/api/bot/stream": {"get"},
    "/api/bot/tables/{table_id}/seats/{seat}/position": {"get"},
    "/api/studio/titles/{title}": {"get"},
    "/api/studio/titles/{title}/played": {"get"},
    "/api/studio/titles/{title}/played/{edition}": {"get"},
    "/api/studio/variants": {"get", "post"},
    "/api/studio/variants/{variant_id}": {"get", "patch", "delete"},
    "/api/studio/variants/{variant_id}/account": {"put"},
    "/api/studio/variants/{variant_id}/beside": {"post"},
    "/api/studio/variants/{variant_id}/tables": {"post"},
    "/api/studio/variants/{variant_id}/searches": {"post"},
    "/api/studio/variants/{variant_id}/played": {"get"},
    "/api/studio/variants/{variant_id}/played/{edition}": {"get"},
    "/api/studio/variants/{variant_id}/played/{edition}/games": {"get"},
    "/api/studio/variants/{variant_id}/studies": {"get", "post"},
    "/api/studio/variants/{variant_id}/studies/{study_id}": {"get", "delete"},
    "/healthz": {"get"},
    "/livez": {"get"},
    "/readyz": {"get"},
    "/metrics": {"get"},
}


def test_the_document_is_complete(client: TestClient) -> None:
    document = client.get("/openapi.json").json()
    assert {path: set(operations) for path, operations in document["paths"].items()} == WANTED
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            where = f"{method} {path}"
            assert operation.get("description"), where
            if path.startswith("/api/tables"):
                assert "429" in operation["responses"], where
            if "requestBody" in operation:
                name = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
                assert document["components"]["schemas"][name]["examples"], where
    for name, schema in document["components"]["schemas"].items():
        assert schema.get("description") or "enum" in schema, name


def test_every_example_of_a_request_works(client: TestClient) -> None:
    """Each example is sent to a table that it fits, and the answer is read with the model that the document names."""
    document = client.get("/openapi.json").json()

    def example(name: str) -> Any:
        return document["components"]["schemas"][name]["examples"][0]

    made = client.post("/api/tables", json=example("TableIn"))
    assert made.status_code == 201
    table = schemas.TableMade.model_validate(made.json())
    mine, path = bearer(table.seats[0].secret or ""), f"/api/tables/{table.id}"
    view = schemas.TableOut.model_validate(client.get(path, headers=mine).json())
    assert view.mine == [0]
    sat = client.put(f"{path}/seats/1", headers=bearer(table.invitation), json=example("Sit"))
    assert schemas.SeatKey.model_validate(sat.json()).secret

    made, player = make(client)
    path, mine = f"/api/tables/{player.table}", bearer(player.secret)
    due = player.look()["due"][0]
    why = client.post(f"{path}/why", headers=mine, json={**example("WhyIn"), "seat": due})
    assert schemas.Why.model_validate(why.json()).clause
    hint = client.post(f"{path}/hint", headers=mine, json={**example("HintIn"), "seat": due})
    assert thoughts.HintOut.model_validate(hint.json()).moves
    move = client.post(f"{path}/moves", headers=mine, json={**example("MoveIn"), "seat": due})
    assert move.status_code == 200, move.text
    assert schemas.Made.model_validate(move.json()).ply == 1
    undo = client.post(f"{path}/undo", headers=mine, json={**example("UndoIn"), "seat": due})
    assert schemas.Undone.model_validate(undo.json()).undo
    said = client.post(f"{path}/chat", headers=mine, json=example("SayIn"))
    assert said.status_code == 201, said.text
    note = client.put(f"{path}/notes/0", headers=mine, json=example("NoteIn"))
    assert note.status_code == 200, note.text
    ordered = client.put(f"{path}/seats/0/orders/bid", headers=mine, json=example("OrderIn"))
    assert ordered.status_code == 200, ordered.text
    assert client.post(f"{path}/reports", headers=mine, json=example("ReportIn")).status_code == 204
    muted = client.put(f"{path}/chat/muted", headers=bearer(made["owner"]), json=example("MutedIn"))
    assert muted.json()["muted"] == [-1, 2]
    assert client.post("/api/tables/mine", json=example("MineIn")).json() == []
    public, _ = make(client, OPEN, lobby=example("LobbyIn"))
    assert client.post(f"/api/lobby/{public['id']}", json=example("ComeIn")).status_code == 201
    assert client.post(f"/api/lobby/{public['id']}/reports", json=example("TableReportIn")).status_code == 204
    variant = client.post("/api/studio/variants", json=example("VariantIn")).json()
    there, opened = f"/api/studio/variants/{variant['id']}", bearer(variant["secret"])
    assert client.post(f"{there}/studies", headers=opened, json=example("StudyIn")).status_code == 201
    assert client.post(f"{there}/tables", headers=opened, json=example("PlayIn")).status_code == 201
    assert client.patch(there, headers=opened, json=example("ChangeIn")).status_code == 200
    hand = client.patch(f"{path}/seats/0", headers=mine, json=example("HandOver"))
    assert hand.status_code == 200
    rest = example("RestIn")
    _, slow = make(client, clock={"kind": "slow", "hours": 24, **rest})
    assert slow.ask("PUT", "/seats/0/rest", json=rest).status_code == 204
    schemas.TableOut.model_validate(slow.look())
    _, studied = make(client, study=True)
    assert studied.ask("PUT", "/seats/0/study", json=example("AgreeIn")).status_code == 204
    assert schemas.TableOut.model_validate(studied.look()).study == schemas.AgreedOut(agreed=True)
    cancelled = client.post(f"{path}/cancel", headers=mine, json=example("CancelIn"))
    assert schemas.Cancelled.model_validate(cancelled.json()).cancelled


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_answers_are_what_the_document_says(client: TestClient, lang: str) -> None:
    title = "/api/titles/mall-world"
    in_lang = {"lang": lang}
    (first, *_) = [t for t in client.get("/api/titles", params=in_lang).json() if t["name"] == "mall-world"]
    assert schemas.TitleOut.model_validate(first).seats == [2, 3, 4, 5]
    rules = schemas.Rules.model_validate(client.get(f"{title}/rules", params=in_lang).json())
    assert any(clause.id == "MW-5.3" for chapter in rules.chapters for clause in chapter.clauses)
    words = schemas.WordsOut.model_validate(client.get(f"{title}/words", params=in_lang).json())
    assert {"shop_type", "customer_type", "chain", "contract", "approval_card", "place"} <= set(words.names)
    assert set(words.asks) >= {"accept", "bid", "draw"}
    assert words.names["contract_kind"].keys() == {"placement", "lease", "special"}
    assert {"active", "best", "second"} <= set(words.seats)
    assert {"players", "bids"} <= set(words.by_seat)
    assert len(schemas.BoxOut.model_validate(client.get(f"{title}/box").json()).entries["place"]) > 20
    _, player = make(client, OPEN)
    schemas.TableOut.model_validate(player.look(lang=lang))
    history = player.ask("GET", "/history", params={"at": 0, **in_lang}).json()
    assert schemas.HistoryOut.model_validate(history).log
    nothing = player.ask("GET", "/nothing", params=in_lang)
    for answer in (client.get("/api/titles/chess/rules", params=in_lang), nothing):
        assert answer.status_code == 404
        assert schemas.Error.model_validate(answer.json()).error.code == "not-found"


def test_no_request_breaks_the_server(tmp_path: Any, serve: Serve) -> None:
    """Schemathesis makes requests of every kind from the document, with the secrets of a real table: no 5xx."""
    database = address(tmp_path / "tables.sqlite")
    settings = Settings(database, compile=False, pause=0.0, requests=0, tables=0, hint="iterations=2", hints=0)
    with serve(settings) as client:
        made, player = make(client, OPEN)
        secrets = [player.secret, made["invitation"], made["spectator"], "st_wrong", ""]
        document = client.get("/openapi.json").json()
        calls = 0
        for found in schemathesis.openapi.from_dict(document).get_all_operations():
            calls += try_operation(client, document, found.ok(), made["id"], secrets)
        assert calls > 300
        assert player.look()["ply"] >= 0


def try_operation(client: TestClient, document: Any, operation: Any, table: str, secrets: list[str]) -> int:
    """Sends right and wrong requests of one operation; returns how many."""
    documented = {*document["paths"][operation.path][operation.method]["responses"], "400", "404", "405"}
    wrong = operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)
    calls = 0

    @hypothesis.settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(hypothesis.HealthCheck))
    @hypothesis.given(case=operation.as_strategy() | wrong, secret=sampled_from(secrets), real=integers(0, 4))
    def check(case: Any, secret: str, real: int) -> None:
        nonlocal calls
        calls += 1
        if "table_id" in (case.path_parameters or {}) and real:
            case.path_parameters["table_id"] = table
        request = case.as_transport_kwargs(base_url="http://testserver")
        request["headers"] = {**dict(request.get("headers") or {}), **bearer(secret)}
        request.pop("cookies", None)
        if isinstance(request.get("data"), bytes):
            request["content"] = request.pop("data")
        answer = client.request(**request)
        assert answer.status_code < 500, (answer.text, request)
        assert str(answer.status_code) in documented, (answer.status_code, request)
        if answer.status_code >= 400:
            assert schemas.Error.model_validate(answer.json()).error.message

    check()
    return calls


def test_answers_are_compressed_for_those_who_can_read_that(client: TestClient) -> None:
    plain = client.get("/api/titles/mall-world/box", headers={"Accept-Encoding": "identity"})
    packed = client.get("/api/titles/mall-world/box", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["vary"]
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 3 < len(plain.content)
    assert "content-encoding" not in client.get("/healthz", headers={"Accept-Encoding": "gzip"}).headers
    assert "stammtisch_" in client.get("/metrics", headers={"Accept-Encoding": "gzip"}).text


def lacking(document: Any, schema: Any, data: Any, where: str) -> list[str]:
    """What the page's types promise of an answer (all that is required or has a value without being sent), and is not
    there.
    """
    while "$ref" in schema:
        schema = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
    for one in schema.get("anyOf", ()):
        if isinstance(data, {"object": dict, "array": list}.get(one.get("type", "object"), ())):
            return lacking(document, one, data, where)
    if isinstance(data, list):
        return [x for n, one in enumerate(data) for x in lacking(document, schema["items"], one, f"{where}[{n}]")]
    if not isinstance(data, dict):
        return []
    of = schema.get("properties", {})
    wanted = {*schema.get("required", ()), *(name for name, one in of.items() if one.get("default") is not None)}
    found = [x for name in of.keys() & data.keys() for x in lacking(document, of[name], data[name], f"{where}.{name}")]
    return [*(f"{where}.{name}" for name in sorted(wanted - data.keys())), *found]


def test_answers_have_all_that_the_types_of_the_page_promise(client: TestClient) -> None:
    """Most are sent as they are, without the models that would fill in what is missing."""
    document = client.get("/openapi.json").json()
    _, ada = make(client, order="random")
    ada.play(Random(1), 12)
    undo = ada.ask("POST", "/undo", json={"client_id": "asks", "seat": ada.look()["due"][0]})
    while (pending := undo.json()["undo"].get("pending")) is not None:
        seat = min(set(pending["needs"]) - set(pending["agreed"]))
        undo = ada.ask("POST", "/undo", json={"client_id": f"agrees-{seat}", "seat": seat, "agree": True})
    view = ada.look()
    move = ada.move(view["moves"][0]["text"], view["ply"], view["due"][0])
    answers = {
        "TableOut": [ada.look(), make(client, OPEN)[1].look()],
        "HistoryOut": [ada.ask("GET", "/history", params={"at": 5}).json()],
        "LogLineOut": ada.ask("GET", "/log").json(),
        "Undone": [undo.json()],
        "Made": [move.json()],
        "TitleOut": client.get("/api/titles").json(),
    }
    assert any(" takes " in line["text"] and line["clause"] == "" for line in answers["LogLineOut"])
    for name, found in answers.items():
        for one in found:
            assert not lacking(document, {"$ref": f"#/components/schemas/{name}"}, one, name)

"""The server's own sentences: in every language, with the same facts, as it is printed there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import stammtisch.server.basics
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.words import messages
from stammtisch.server.api import titles

from .conftest import bearer, make

FOLDER = Path(stammtisch.server.basics.__file__).parent / "words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_sentence(lang: str) -> None:
    assert messages(FOLDER / f"{lang}.ftl") == messages(FOLDER / "en.ftl")


def test_french_has_its_spaces_and_apostrophes() -> None:
    for line in (FOLDER / "fr.ftl").read_text(encoding="utf-8").splitlines():
        said = re.sub(r'\{ "[^"]+" \}|"type": "hello"', "", line.partition(" = ")[2])  # what is no French
        assert not re.search(r"[^\u202f][;:!?]", said), line
        assert "'" not in said, line


def test_the_words_of_a_title_are_put_together_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading its files takes a tenth of a second, and nobody at a table waits for it when a page is opened."""
    first = client.get("/api/titles/wishland/words", params={"lang": "fr"})
    assert first.status_code == 200 and "max-age" in first.headers["cache-control"]
    monkeypatch.setattr(titles, "messages", None)
    again = client.get("/api/titles/wishland/words", params={"lang": "fr"})
    assert again.json() == first.json()


WRONG = (
    ({}, "“client_id” is missing", "„client_id“ fehlt", "«\u202fclient_id\u202f» manque"),
    ({"client_id": 5}, "a text", "ein Text", "un texte"),
    ({"client_id": "x" * 65}, "64 characters", "64 Zeichen", "64 caractères"),
    ({"client_id": ""}, "too short", "zu kurz", "trop court"),
    ({"client_id": "a b"}, "a form", "eine Form", "une forme"),
    ({"client_id": "a", "ply": -1}, "≥ 0", "≥ 0", "≥ 0"),
    ({"client_id": "a", "ply": "many"}, "a number", "eine Zahl", "un nombre"),
    ({"client_id": "a", "ply": 0, "more": 1}, "“more” is not known", "„more“ ist", "«\u202fmore\u202f» n’est"),
    ([], "a JSON object", "ein JSON-Objekt", "un objet JSON"),
)


@pytest.mark.parametrize(("body", *LANGUAGES), WRONG)
def test_a_wrong_request_is_told_in_the_callers_language(
    client: TestClient, body: object, en: str, de: str, fr: str
) -> None:
    _, ada = make(client)
    for lang, part in (("en", en), ("de", de), ("fr", fr)):
        answer = ada.ask("POST", "/moves", json=body, params={"lang": lang})
        assert answer.status_code == 422
        assert part in answer.json()["error"]["message"], answer.text
        assert part in " · ".join(one["problem"] for one in answer.json()["error"]["detail"])


def test_what_is_no_request_at_all_is_told_so_too(client: TestClient) -> None:
    _, ada = make(client)
    how = {**bearer(ada.secret), "Content-Type": "application/json"}
    torn = client.post(f"/api/tables/{ada.table}/moves?lang=de", content=b"{", headers=how)
    assert torn.status_code == 422 and "ist kein JSON" in torn.json()["error"]["message"]
    wrong = ada.ask("PUT", "/moves", params={"lang": "de"})
    assert wrong.status_code == 405 and "nicht auf diese Weise" in wrong.json()["error"]["message"]
    rude = ada.ask("PUT", "/seats/0", json={"name": "a\u3164"}, params={"lang": "de"})
    assert rude.status_code == 422 and "Buchstaben, die man sieht" in rude.json()["error"]["message"]
    with client.websocket_connect(f"/api/tables/{ada.table}/live?lang=de") as line:
        line.send_json({"type": "hello", "secret": ada.secret, "seat": "x"})
        assert "„seat“ ist nicht zu lesen; gewünscht ist eine Zahl" in line.receive_json()["error"]["message"]

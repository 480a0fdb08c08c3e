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

FOLDER = Path(stammtisch.server.basics.__file__).parent / "words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_sentence(lang: str) -> None:
    assert messages(FOLDER / f"{lang}.ftl") == messages(FOLDER / "en.ftl")


def test_french_has_its_spaces_and_apostrophes() -> None:
    for line in (FOLDER / "fr.ftl").read_text(encoding="utf-8").splitlines():
        said = line.partition(" = ")[2].replace('"type": "hello"', "")
        assert not re.search(r"[^\u202f][;:!?]", said), line
        assert "'" not in said, line


def test_the_words_of_a_title_are_put_together_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading its files takes a tenth of a second, and nobody at a table waits for it when a page is opened."""
    first = client.get("/api/titles/wishland/words", params={"lang": "fr"})
    assert first.status_code == 200 and "max-age" in first.headers["cache-control"]
    monkeypatch.setattr(titles, "messages", None)
    again = client.get("/api/titles/wishland/words", params={"lang": "fr"})
    assert again.json() == first.json()

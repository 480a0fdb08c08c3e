"""The server's own sentences: in every language, with the same facts, as it is printed there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stammtisch.server.basics
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.words import messages

FOLDER = Path(stammtisch.server.basics.__file__).parent / "words"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_sentence(lang: str) -> None:
    assert messages(FOLDER / f"{lang}.ftl") == messages(FOLDER / "en.ftl")


def test_french_has_its_spaces_and_apostrophes() -> None:
    for line in (FOLDER / "fr.ftl").read_text(encoding="utf-8").splitlines():
        said = line.partition(" = ")[2].replace('"type": "hello"', "")
        assert not re.search(r"[^\u202f][;:!?]", said), line
        assert "'" not in said, line

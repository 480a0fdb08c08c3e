"""Typography of everything that is said or shown: words, rules, guides and examples of all titles, and the house's."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from stammtisch.kernel.title.clauses import LANGUAGES

PACKAGE = Path(stammtisch.__file__).parent
PAGE = PACKAGE.parents[1] / "web" / "src" / "words"

MESSAGE = re.compile(r"^[\w-]+ = |^ *\*?\[[\w-]+\] ")
"""How a line of a Fluent file begins, before what it says."""

SLIPS = {
    "en": {"a typewriter's apostrophe": r"\w'\w|\w' "},
    "de": {"a typewriter's apostrophe": r"\w'\w|\w' "},
    "fr": {
        "a typewriter's apostrophe": r"\w'\w|\w' ",
        "no narrow no-break space before a mark": r"[^\u202f\W][;:!?»](?!\w)|[ \u00a0)}\]][;:!?»]",
        "no narrow no-break space after an opening mark": r"«(?!\u202f)",
    },
}
EVERYWHERE = {
    "a hyphen for a minus": r"(?<![\w.}\-\u2013/])-\d",
    "two spaces": r"\S {2,}\S",
    "a space before a mark": r"\w [,;:!?.](?!\.)(?:\s|$)",
    "a hyphen for a dash": r"\w - \w",
}


def fluent(path: Path) -> Iterator[tuple[str, str]]:
    """What each line of a Fluent file says, without comments, names and expressions."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#"):
            said = re.sub(r"\{ (\$[\w-]+|\"[^\"]*\") \}", "X", MESSAGE.sub("", line)).strip(" ")
            yield f"{path.relative_to(PACKAGE)}:{number}", re.sub(r"\{ \$\w+ ->", "", said)


def prose(value: Any, lang: str, where: str) -> Iterator[tuple[str, str]]:
    """The texts of one language in data that has them under the language's name."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == lang and isinstance(inner, str):
                yield where, inner
            else:
                yield from prose(inner, lang, f"{where}.{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            yield from prose(inner, lang, f"{where}[{number}]")


def everything(lang: str) -> Iterator[tuple[str, str]]:
    """Where and what: every sentence that people read in a language."""
    for path in sorted(PACKAGE.rglob(f"{lang}.ftl")):
        yield from fluent(path)
    for path in sorted(PACKAGE.rglob(f"rules.{lang}.md")):
        lines = path.read_text(encoding="utf-8").splitlines()
        yield from ((f"{path.relative_to(PACKAGE)}:{n}", line.strip(" ")) for n, line in enumerate(lines, 1))
    for path in sorted((PACKAGE / "titles").glob("*/*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        yield from prose(data, lang, f"{path.parent.name}/{path.stem}")
    page = json.loads((PAGE / f"{lang}.json").read_text(encoding="utf-8"))
    yield from ((f"page {key}", text) for key, text in page.items() if isinstance(text, str))


def slips(text: str, lang: str) -> list[str]:
    """What is wrong with the typography of a text."""
    return [what for what, pattern in (SLIPS[lang] | EVERYWHERE).items() if re.search(pattern, text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_set_as_its_language_is(lang: str) -> None:
    texts = list(everything(lang))
    assert len(texts) > 1500, "the search for texts has lost some"
    found = [f"{where}: {what}: {text[:90]}" for where, text in texts for what in slips(text, lang)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "the card's colour"),
        ("en", "it pays -3"),
        ("en", "one  two"),
        ("de", "Das kostet nichts ; weiter"),
        ("fr", "C'est fini."),
        ("fr", "Il reste : rien"),
        ("fr", "Il reste\u00a0: rien"),
        ("fr", "Vraiment?"),
        ("fr", "« oui\u202f»"),
    ],
)
def test_a_slip_is_found(lang: str, text: str) -> None:
    assert slips(text, lang)


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "at 12:30 it pays \u22123"), ("de", "C4-Feld: 3"), ("fr", "«\u202fL’été\u202f», MW-5.4\u202f: 3\u202f000")],
)
def test_what_is_right_is_left_alone(lang: str, text: str) -> None:
    assert not slips(text, lang)

"""The command line speaks the reader's language throughout: help, refusals, and what commands print."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from stammtisch.cli import app
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.words import messages
from stammtisch.shell import WORDS

WIDE = 4000
"""Columns, so that no sentence is broken."""


def paths(command: Any, *names: str) -> Iterator[tuple[str, ...]]:
    """Every command as it is called."""
    yield names
    for name, below in getattr(command, "commands", {}).items():
        yield from paths(below, *names, name)


COMMANDS = list(paths(typer.main.get_command(app)))


def run(lang: str, *arguments: str) -> Result:
    env = {"STAMMTISCH_COMPILE": "0", "STAMMTISCH_LANG": lang}
    return CliRunner().invoke(app, list(arguments), env=env, terminal_width=WIDE)


def told(lang: str, *arguments: str) -> list[str]:
    """What a command says, in sentences and columns."""
    result = run(lang, *arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return [piece.strip() for piece in re.split(r"\n|\s\s+", result.output) if piece.strip()]


def sentences(pieces: list[str]) -> set[str]:
    """Those of several words that are no names, numbers or examples."""
    return {
        p for p in pieces if len(re.findall(r"\b[a-zà-ÿA-ZÀ-Ý]{2,}\b", re.sub(r"--\S+|`.*?`|\S*[_=/]\S*", "", p))) > 2
    }


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_help_is_said_in_the_readers_language(path: tuple[str, ...], lang: str) -> None:
    english = told("en", *path, "--help")
    assert sentences(english)
    assert not sentences(english) & sentences(told(lang, *path, "--help"))
    assert run("en", *path, "--help", "--lang", lang).output == run(lang, *path, "--help").output


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("pley",),
        ("xyzzy",),
        ("admin", "lst"),
        ("play", "--halp"),
        ("play", "--xyzzy"),
        ("play", "--seed"),
        ("play", "--seed", "many"),
        ("play", "--bot-pause", "99"),
        ("titles", "--json=3"),
        ("rules",),
        ("rules", "mall-world", "6", "7"),
        ("check", "mall-world", "--games", "0"),
        ("match", "mall-world", "--steps", "99"),
        ("restore", "nowhere.sqlite"),
        ("play", "--lang", "xx"),
        ("rules", "mall-world", "xyzzy"),
        ("play", "--load", "x", "--seed", "3"),
        ("play", "mall-world", "--names", "A,B"),
        ("match", "mall-world", "random", "--ladder", "search"),
        ("study", "mall-world", "--out", "report.pdf"),
        ("study", "mall-world", "--out", "nowhere/report.html"),
    ],
    ids=" ".join,
)
def test_what_the_command_line_refuses_is_said_in_the_readers_language(arguments: tuple[str, ...], lang: str) -> None:
    english, other = run("en", *arguments), run(lang, *arguments)
    assert (english.exit_code, other.exit_code) == (2, 2)
    assert english.stderr.strip() and other.stderr.strip()
    assert not set(english.stderr.splitlines()) & set(other.stderr.splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_message(lang: str) -> None:
    assert messages(WORDS / f"{lang}.ftl") == messages(WORDS / "en.ftl")


def test_french_has_its_spaces_and_apostrophes() -> None:
    for line in (WORDS / "fr.ftl").read_text(encoding="utf-8").splitlines():
        said = re.sub(r"MW-[\d.]+|HOST:PORT|\{.*?\}", "", line.partition(" = ")[2] if " = " in line else "")
        assert not re.search(r"[^\u202f][;:!?]", said), line
        assert "'" not in said, line

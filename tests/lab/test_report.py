"""The report in three languages: what it says comes from the words of each, figures are written as each writes them."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stammtisch import lab
from stammtisch.cli import app
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import OWN
from stammtisch.lab import LabError
from stammtisch.lab.report import findings, page
from stammtisch.shell import WORDS
from tests.machine import long
from tests.spoken import english_in

OTHERS = ["de", "fr"]


FOLDERS = (WORDS, OWN, LabError.folder or OWN)


def left_in_english(text: str, lang: str) -> list[str]:
    """What of a text is English: sentences and words of ours, and words of the title in the wrong language."""
    read = re.sub(r"`[^`]*`|<style>.*?</style>|<code>.*?</code>|<[^>]*>|\S+/\S+\.\w+", " ", text, flags=re.S)
    return english_in(read, lang, FOLDERS) + re.findall(r"\(en\)[^<|]*", read)


@cache
def studied(name: str, edited: Path, lang: str) -> tuple[lab.Study, ...]:
    """Studies that between them say nearly all there is to say: of an edited box, of who plays alone, of players."""
    study = lab.study(name, 2, 60, box=edited, skill_games=4, workers=1, lang=lang)
    assert study.comparison is not None
    alone = replace(study, seats=1, wins=study.wins[:1], scores=study.scores[:1], turns=(), led=(), comparison=None)
    none_sure = replace(study.comparison, things=study.comparison.things[:1], figures=study.comparison.figures[:2])
    players = replace(study, random=False, dealt=None, skill=None, led=(), even_seats=False, comparison=none_sure)
    return study, alone, players


@pytest.mark.parametrize("lang", ["de", pytest.param("fr", marks=long)])
def test_no_english_is_left_in_the_report(stall: Title, edited: Path, lang: str) -> None:
    for study in studied(stall.name, edited, lang):
        made = page(study)
        said = "\n".join(f"{head}: {sentence}" for head, sentence in findings(study))
        for text in (made.html(), made.markdown(), said):
            assert not left_in_english(text, lang)
        assert f'<html lang="{lang}">' in made.html()
        assert f"({lang})" in made.markdown()  # the title's own words


def test_what_looks_for_english_finds_it(stall: Title, edited: Path) -> None:
    study = studied(stall.name, edited, "en")[0]
    for lang in OTHERS:
        found = left_in_english(page(study).html(), lang)
        assert {"What stands out", "per cent of the wins", "likely", "seat"} <= set(found)
        assert len(found) > 50


@pytest.mark.parametrize(("lang", "thousands", "decimal"), [("de", "2.000", "0,5"), ("fr", "2\u202f000", "0,5")])
def test_charts_write_numbers_as_the_language_does(lang: str, thousands: str, decimal: str) -> None:
    from stammtisch.lab.estimate import Estimate
    from stammtisch.lab.pictures import Bar, columns, dots

    large = dots([Bar("a", Estimate(-1500, -2000, -1000)), Bar("b", Estimate(1500, 1000, 2000))], "x", lang)
    assert f">−{thousands}<" in large and f">{thousands}<" in large
    assert f">{decimal}<" in dots([Bar("a", Estimate(0.5, 0.1, 0.9))], "x", lang)
    marks = ("eine Stelle von einigen", "eine andere, die viele Worte braucht")
    told = dots([Bar("a", Estimate(1, 0, 2), mark) for mark in marks], "x", lang, 0, marks)
    assert all(f">{mark}<" in told for mark in marks)  # none of them is cut off
    assert ">40\u202f%<" in columns(["a", "b"], [Estimate(0.5, 0.1, 0.9)] * 2, "x", lang, 0.5)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    "order",
    [
        ("study", "--games", "40", "--skill-games", "2"),
        ("simulate", "--games", "10"),
        ("match", "random", "random", "--games", "12", "--all"),
        ("match", "--ladder", "search:iterations=4", "--steps", "1", "--from", "4", "--games", "4"),
    ],
    ids=" ".join,
)
def test_what_the_laboratory_prints_is_said_in_the_readers_language(
    stall: Title, tmp_path: Path, order: tuple[str, ...], lang: str
) -> None:
    name, *rest = order
    out = ["--out", str(tmp_path / "report.html")] if name == "study" else []
    env = {"STAMMTISCH_COMPILE": "0", "LC_ALL": f"{lang}.UTF-8", "COLUMNS": "200"}
    result = CliRunner().invoke(app, [name, stall.name, *rest, "--workers", "1", *out], env=env)
    assert result.exit_code == 0, result.output
    assert not left_in_english(result.stdout, lang)
    assert not re.search(r"\s-\d|(?<![-\d])\d+\.\d(?!\d\d)", result.stdout)
    for path in tmp_path.iterdir():
        assert not left_in_english(path.read_text(encoding="utf-8"), lang)

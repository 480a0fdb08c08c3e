"""The command line speaks the reader's language throughout: help, refusals, and what commands print."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner, Result

import stammtisch as st
from stammtisch.cli import app
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.words import OWN, Mistake, messages, trouble
from stammtisch.lab import LabError
from stammtisch.shell import WORDS
from stammtisch.terminal_screen import WORDS as TERMINAL
from stammtisch.terminal_screen import Screen
from stammtisch.train import TrainError
from tests.kernel.toy import copy_title
from tests.machine import long
from tests.spoken import english_in

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
        ("play", "--bot-pause", "nan"),
        ("train", "mall-world", "--minutes", "inf"),
        ("admin", "block", "3", "--days", "nan"),
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
        ("rules", "mall-wrld"),
        ("play", "mall-world", "--seats", "me,me"),
        ("play", "mall-world", "--seats", "me,greedi,me"),
        ("play", "mall-world", "--seats", "me,search:depth=3,me"),
        ("play", "ground-floor", "--seats", "pei,me,lu"),
        ("play", "mall-world", "--option", "opening=odd"),
        ("play", "mall-world", "--option", "openin=fixed"),
        ("play", "mall-world", "--box", "nowhere.toml"),
        ("replay", "nowhere.txt"),
        ("new-title", "Harbour Days"),
        ("simulate", "mall-world", "--policy", "random,random"),
        ("simulate", "mall-world", "--engine", "cloud"),
        ("simulate", "mall-world", "--out", "nowhere/games.parquet"),
        ("match", "mall-world", "random"),
        ("study", "mall-world", "--games", "10"),
        ("serve", "--debug", "--host", "0.0.0.0"),
        ("backup", "copy.sqlite", "--database", "nowhere.sqlite"),
        ("backup", "copy.sqlite", "--database", "postgresql://host/name"),
        ("admin", "look", "none", "--database", "nowhere.sqlite"),
    ],
    ids=" ".join,
)
def test_what_the_command_line_refuses_is_said_in_the_readers_language(arguments: tuple[str, ...], lang: str) -> None:
    english, other = run("en", *arguments), run(lang, *arguments)
    assert (english.exit_code, other.exit_code) == (2, 2)
    assert english.stderr.strip() and other.stderr.strip()
    assert not set(english.stderr.splitlines()) & set(other.stderr.splitlines())


def spoiled(text: str) -> Iterator[str]:
    """A record with one thing wrong in it, for each thing that may be wrong."""
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    for i, line in (
        (first, "1. Ada: nonsense"),
        (first, "1. Nobody: accept 2000"),
        (first, "7. Ada: accept 2000"),
        (first, "1. Ada:"),
        (first, "Ada accept"),
        (first, "1. Ada: accept 2000 {x x x x x x x}"),
        (first, "1. Ada: fold {men}"),
        (0, '[Stammtisch "9"]'),
        (0, "hello"),
        (1, '[Title "chess"]'),
        (2, '[Rules "99"]'),
        (3, '[Box "000000000000"]'),
        (3, "[Box none]"),
        (3, '[Bx "x"]'),
        (3, '[For "Ada"]'),
        (4, '[Seat "Ada"]'),
        (4, '[Seat "Bert" "random"]'),
    ):
        yield "\n".join([*lines[:i], line, *lines[i + 1 :]])
    yield text.replace("[Result ", '[Result "Ada 1 (1)"]\n[Result ', 1)
    yield "\n".join(lines[: len(lines) // 2])
    yield ""


def test_what_is_wrong_with_a_record_is_said_in_the_readers_language(tmp_path: Path) -> None:
    game = st.new("mall-world", ["random"] * 3, seed=7)
    random = Random(3)
    while not game.over:
        game.play(random.choice(game.moves()))
    for number, text in enumerate(spoiled(game.record())):
        path = tmp_path / f"{number}.txt"
        path.write_text(text, encoding="utf-8")
        said = {lang: run(lang, "replay", str(path)) for lang in LANGUAGES}
        assert {result.exit_code for result in said.values()} == {2}, text[:300]
        assert len({result.stderr for result in said.values()}) == 3, said["en"].stderr


def test_what_the_system_could_not_do_is_said_in_the_readers_language(tmp_path: Path) -> None:
    for lang, said in (("en", "this is a folder"), ("de", "das ist ein Ordner"), ("fr", "c’est un dossier")):
        assert said in run(lang, "play", "mall-world", "--box", str(tmp_path)).stderr
        assert said in run(lang, "replay", str(tmp_path)).stderr
    for number in (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EFBIG, errno.ENAMETOOLONG, errno.EIO, errno.EBUSY):
        problem = trouble(OSError(number, os.strerror(number)))
        assert isinstance(problem, Mistake)
        assert len({problem.said(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("there", "instead"),
    [
        ("[game]", "[game"),
        ("[game]", "[gme]"),
        ("[game]", "[game]\nnonsense = 1"),
        ("[game]", "[[thing]]\n[game]"),
        ("[[customer_type]]", "[[customer_typ]]"),
        ('id = "men"', "id = 5"),
        ('id = "men"', 'id = "m n"'),
        ('id = "men"', 'id = "women"'),
        ('id = "men"\n', ""),
        ("price = 2000", "price = 99999999999"),
        ("price = 2000", "price = 5000"),
        ("tiles = 9", "tiles = 0"),
        ('["clothing", "food"]', '["clothing"]'),
        ("price = 2000", 'price = "dear"'),
        ("storage_room = true", "storage_room = 1"),
        ("\nneighbours = [", '\nneighbours = ["Z9", '),
        ("\nneighbours = [", "\nneighbours = 3 #["),
    ],
)
def test_what_is_wrong_with_a_box_is_said_in_the_readers_language(there: str, instead: str, tmp_path: Path) -> None:
    text = (st.find_title("mall-world").folder / "box.toml").read_text(encoding="utf-8")
    assert there in text
    path = tmp_path / "box.toml"
    path.write_text(text.replace(there, instead, 1), encoding="utf-8")
    said = {lang: run(lang, "play", "mall-world", "--box", str(path)) for lang in LANGUAGES}
    assert {result.exit_code for result in said.values()} == {2}, said
    assert len({result.stderr for result in said.values()}) == 3, said["en"].stderr


FOLDERS = [WORDS, TERMINAL, OWN, LabError.folder, TrainError.folder]


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_message(lang: str, folder: Path) -> None:
    assert messages(folder / f"{lang}.ftl") == messages(folder / "en.ftl")


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_has_its_spaces_and_apostrophes(folder: Path) -> None:
    for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines():
        said = re.sub(r"MW-[\d.]+|HOST:PORT|\{.*?\}", "", line.partition(" = ")[2] if " = " in line else "")
        assert not re.search(r"[^\u202f][;:!?]", said), line
        assert "'" not in said, line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            '[game]\nsource = "x"\ncoins 7\n',
            {"en": "line 3, column", "de": "Zeile 3, Spalte", "fr": "ligne 3, colonne"},
        ),
        ("a = [1,", {"en": "something is missing", "de": "am Ende fehlt etwas", "fr": "il manque quelque chose"}),
        ("a = " + "9" * 5000, {"en": "too long", "de": "zu lang", "fr": "trop long"}),
    ],
)
def test_what_is_no_toml_is_said_by_line_and_column(text: str, said: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    for lang, words in said.items():
        stderr = run(lang, "play", "mall-world", "--box", str(path)).stderr
        assert words in stderr
        assert "Expected" not in stderr and "Traceback" not in stderr
        assert ("coins 7" in stderr) == ("coins 7" in text)


def spoilt_positions() -> Iterator[Any]:
    """A position with one thing wrong in it, for each thing that may be wrong."""
    game = st.new("mall-world", ["random"] * 3, seed=7, options={"opening": "fixed"})
    whole = json.loads(json.dumps(game.position()))
    assert st.load(whole).due
    yield {}
    for key, value in (("state", None), ("seats", 5), ("seats", [{"name": "Ada", "policy": "greedi"}] * 3)):
        yield {**whole, key: value}
    yield {**whole, "edition": {"rules": "0", "box": "0"}}
    yield {**whole, "options": {"opening": "random"}}
    yield {**whole, "seats": whole["seats"] * 2}
    state = whole["state"]
    for key, value in (
        *(("pending", 5), ("pending", [5]), ("pending", []), ("pending", [{"step": 3}]), ("pending", [{"step": "x"}])),
        *(("glod", 5), ("seats", "three"), ("seats", 4), ("seats", 10**12), ("first", 7), ("lobby", "none")),
    ):
        yield {**whole, "state": {**state, key: value}}
    step = state["pending"][-1]
    for key, value in (("who", []), ("who", [9]), ("asked", [0]), ("arg", "x")):
        yield {**whole, "state": {**state, "pending": [*state["pending"][:-1], {**step, key: value}]}}


def test_what_is_wrong_with_a_position_is_said_in_the_readers_language() -> None:
    said = []
    for position in spoilt_positions():
        try:
            st.load(position)
        except Mistake as error:
            said.append({lang: error.said(lang) for lang in LANGUAGES})
    assert len(said) >= 18
    for sentences_of_one in said:
        assert len(set(sentences_of_one.values())) == 3, sentences_of_one["en"]
    with pytest.raises(st.PositionError, match="wanted an object"):
        st.load({})


@pytest.mark.parametrize(
    ("name", "lang"),
    [
        ("mall-world", "de"),
        ("ground-floor", "fr"),
        pytest.param("mall-world", "fr", marks=long),
        pytest.param("ground-floor", "de", marks=long),
    ],
)
def test_a_whole_game_at_the_terminal_is_said_in_the_readers_language(name: str, lang: str) -> None:
    title = st.find_title(name)
    game, random, out = st.new(name, ["random"] * title.least_seats(), seed=3), Random(3), StringIO()
    screen = Screen(Console(file=out, width=130, no_color=True), game, lang)
    while not game.over:
        seat = game.due[0]
        if len(game.plies) % 12 == 0:
            screen.show(screen.table(seat))
            screen.hint(game.title.decisions[game.moves(seat)[0].step].name)
            screen.ask(seat, game.title.decisions[game.moves(seat)[0].step].name)
        move = random.choice(game.moves(seat))
        out.write(f"{game.label(move, seat, lang)}\n")
        game.play(move)
    screen.log(game.log(None, lang))
    screen.scores(game.scores(None, lang), screen.say("source"))
    screen.winner(game.scores(None, lang), game.tie(lang))
    out.write(screen.percent(0.256))
    text = out.getvalue()
    assert not english_in(text, lang, (title.folder / "words", TERMINAL, OWN))
    assert not re.search(r"(?<!\w)-\d|\d,\d{3}\b|(?<![-\d])\d+\.\d(?!\d\d)", text)
    assert "26\u202f%" in text
    if lang == "fr":
        assert not re.search(r"[^\u202f\s\d][:;!?](?=\s)|«(?!\u202f)|(?<!\u202f)»|'", text)


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_no_amount_of_the_score_sheet_is_folded(lang: str) -> None:
    game, out = st.new("mall-world", 5, seed=3), StringIO()
    screen = Screen(Console(file=out, width=80, no_color=True), game, lang)
    screen.scores(game.scores(None, lang), screen.say("scores-now"))
    scores = game.scores(None, lang)
    assert len(scores[0].lines) > 5
    for amounts in zip(*([line.points or 0 for line in score.lines] + [score.total] for score in scores), strict=True):
        assert re.search(" +".join(re.escape(screen.amount(n)) for n in amounts), out.getvalue())


def test_what_is_wrong_with_a_titles_files_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy_title(tmp_path, "torn_stall", "torn-stall")
    rules = tmp_path / "torn_stall" / "rules.de.md"
    rules.write_text(rules.read_text(encoding="utf-8") + "\nwithout a clause\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert run("en", "rules", "torn-stall").exit_code == 0
    refused = run("de", "rules", "torn-stall")
    assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
    assert "rules.de.md, line" in refused.stderr

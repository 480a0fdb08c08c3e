"""The commands: what they print, and how they fail."""

from __future__ import annotations

import errno
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from stammtisch import lab, train
from stammtisch.cli import app
from stammtisch.kernel.title.title import Title


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), env={"STAMMTISCH_COMPILE": "0", "COLUMNS": "100"})


def refused(*arguments: str) -> str:
    """What a command says that ends with one sentence and exit code 2."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.stderr


def test_simulate(stall: Title, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    order = ("simulate", stall.name, "--seats", "3", "--games", "20", "--workers", "1", "--out", str(out))
    said = run(*order).stdout
    assert "20 games" in said
    assert "seat 3" in said
    data = json.loads(run(*order, "--json").stdout)
    assert data["games"] == 20
    assert data["file"] == str(out)
    assert sum(data["wins"]) == pytest.approx(1)
    assert data["endings"] == {"over": 20}
    assert "holds games of another run (seed 1, and here it is 2)" in refused(*order, "--seed", "2")


def test_endings_have_names() -> None:
    said = run("simulate", "brauerei", "--games", "40", "--workers", "1").stdout
    shares = {name.strip(): float(share) for share, name in re.findall(r"^ +([\d.]+)%  (.+)$", said, re.MULTILINE)}
    assert shares.keys() == {"the last round", "three objects of the supra-regional market"}
    assert sum(shares.values()) == pytest.approx(100)


def test_match(stall: Title) -> None:
    order = ("match", stall.name, "random", "random", "--games", "12", "--workers", "1", "--all")
    assert "random #1 may be as good as random #2" in run(*order).stdout
    data = json.loads(run(*order, "--json").stdout)
    assert data["games"] == 12
    assert data["decided"] is False
    assert {p["name"] for p in data["players"]} == {"random #1", "random #2"}


def test_study(stall: Title, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    order = ("study", stall.name, "--games", "40", "--skill-games", "0", "--workers", "1")
    said = run(*order, "--out", str(out)).stdout
    assert "Seats: " in said
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert (tmp_path / "report.md").read_text(encoding="utf-8").startswith(f"# {stall.title}")
    data = json.loads(run(*order, "--json").stdout)
    assert data["games"] == 40
    assert len(data["wins"]) == 2


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (("simulate", "mall-wrld"), "did you mean “mall-world”?"),
        (("simulate", "mall-world", "--seats", "9"), "3, 4 or 5 seats, not 9"),
        (("simulate", "mall-world", "--policy", "greddy"), "did you mean “greedy”?"),
        (("simulate", "mall-world", "--policy", "random,random"), "2 policies for 3 seats"),
        (("simulate", "mall-world", "--option", "opening"), "KEY=VALUE"),
        (("simulate", "mall-world", "--option", "tokens=open", "--option", "tokens=blind"), "says tokens twice"),
        (("simulate", "mall-world", "--option", "opening=odd"), "random, fixed"),
        (("simulate", "mall-world", "--box", "nowhere.toml"), "nowhere.toml"),
        (("simulate", "mall-world", "--engine", "cloud"), "no engine “cloud”"),
        (("match", "mall-world", "random"), "at least two policies"),
        (("match", "mall-world", "person", "random"), "no policy “person”; there are random"),
        (("simulate", "mall-world", "--policy", "persn"), "no policy “persn”; there are random"),
        (("match", "mall-world", "random", "--ladder", "search"), "leave out the others"),
        (("dataset", "mall-world", __file__), "is there already, and is no folder; name another one"),
        (("study", "mall-world", "--games", "10"), "at least 40"),
        (("study", "mall-world", "--out", "report.pdf"), "ends in .html"),
        (("study", "mall-world", "--out", "nowhere/report.html"), "nowhere is no folder"),
    ],
)
def test_wrong_orders(order: tuple[str, ...], said: str) -> None:
    assert said in refused(*order)


RUNS = [
    ("simulate", ("--out", "games"), "games.parts/000-010.parquet"),
    ("match", ("random", "random", "--out", "games"), "games"),
    ("match", ("--ladder", "search", "--out", "games"), "games-1"),
    ("dataset", ("games",), "games/games-000-010.parquet"),
    ("tune", ("--goal", "g.toml", "--out", "games"), "games/search.log"),
    ("train", ("--out", "games"), "games/state.pt"),
]
"""Commands that go on where they stopped, and a file in which what they have done is kept."""


@pytest.mark.parametrize(("name", "more", "file"), RUNS, ids=[f"{name} {more[0]}" for name, more, _ in RUNS])
def test_what_is_kept_is_said_where_a_command_is_cut_off(
    name: str, more: tuple[str, ...], file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    order = (name, "mall-world", *more, "--lang", "de")

    def interrupt() -> None:
        raise KeyboardInterrupt

    def end() -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(10)

    def fill() -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def cut(how: Callable[[], None]) -> Result:
        for module, called in ((lab, name), (lab, "ladder"), (train, "train")):
            monkeypatch.setattr(module, called, lambda *_, **__: how(), raising=False)
        return run(*order)

    handler = signal.getsignal(signal.SIGTERM)
    for how, code in ((interrupt, 130), (end, 143)):
        assert (cut(how).exit_code, cut(how).stderr.strip()) == (code, "stammtisch: angehalten.")
    assert cut(fill).stderr.endswith(": auf dem Datenträger ist kein Platz mehr\n")
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_bytes(b"something")
    where = "neben games" if name == "simulate" else "in games-1" if "--ladder" in more else "in games"
    for how, code in ((interrupt, 130), (end, 143), (fill, 2)):
        result = cut(how)
        assert result.exit_code == code
        assert result.stderr.endswith(f". Was gespielt wurde, liegt {where}; derselbe Befehl macht damit weiter.\n")
    assert signal.getsignal(signal.SIGTERM) is handler


@pytest.mark.parametrize(
    "order",
    [
        ("simulate", "--seats", "3", "--games", "20", "--out", "OUT"),
        ("match", "random", "random", "--games", "40", "--all", "--out", "OUT"),
        ("dataset", "OUT", "--seats", "3", "--games", "5"),
    ],
    ids=lambda order: order[0],
)
def test_a_file_that_cannot_grow_is_one_sentence(order: tuple[str, ...], stall_folder: Path, tmp_path: Path) -> None:
    name, *more = (str(tmp_path / "games") if word == "OUT" else word for word in order)
    command = [sys.executable, "-m", "stammtisch", name, "lab-stall", *more, "--workers", "1", "--lang", "fr"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(stall_folder), *sys.path])}
    limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
    done = subprocess.run(command, env=environment, preexec_fn=limit, capture_output=True, text=True)
    assert done.returncode == 2, done.stderr
    said = done.stderr.strip().splitlines()[-1]
    assert "games : le fichier dépasserait la taille permise" in said.replace("\u202f", " ")


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "mall-world"),
        ("match", "mall-world", "random", "random"),
        ("tune", "mall-world", "--goal", "g.toml"),
    ],
)
def test_without_the_extra(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("stammtisch.lab.")]:
        if name not in ("stammtisch.lab.errors", "stammtisch.lab.commands"):
            monkeypatch.delitem(sys.modules, name)
    for library in ("polars", "choix", "scipy", "scipy.stats", "altair", "optuna"):
        monkeypatch.setitem(sys.modules, library, None)
    assert "pip install 'stammtisch[lab]'" in refused(*command)


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'stammtisch[ray]'" in refused("simulate", "mall-world", "--engine", "ray")

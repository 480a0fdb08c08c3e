"""The toy title at hand: games of it, a copy of it as a package of its own, and other processes to run it in.

It is not installed, so that nothing here can lean on a title that the kernel knows.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from stammtisch.kernel.play.course import Seat
from stammtisch.kernel.play.game import Game
from tests.kernel.toy_title.title import TITLE

__all__ = ["NAMES", "TITLE", "choose_all", "copy_title", "new", "play_on", "python"]

FOLDER = Path(__file__).parent / "toy_title"
NAMES = ("Ada", "Bruno", "Clara")


def new(
    seats: int = 3,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = NAMES,
    dictation: Sequence[str] | None = None,
) -> Game:
    """A new game of the toy."""
    return Game(TITLE, [Seat(name) for name in names[:seats]], options, seed=seed, dictation=dictation)


def play_on(game: Game, moves: int, random: Random) -> Game:
    """Makes so many random moves, the seats that are due at once in any order; stops at the end."""
    for _ in range(moves):
        if game.over:
            break
        seat = random.choice(game.due)
        game.play(random.choice(game.moves(seat)), seat)
    return game


def choose_all(game: Game, *bids: int) -> None:
    """Everybody's bid, in seat order."""
    for seat, coins in enumerate(bids):
        game.play(f"bid {coins}", seat)


def copy_title(
    folder: Path, package: str = "stall", name: str = "stall", installed: bool = True, source: Path = FOLDER
) -> Path:
    """Copies the toy into `folder` as the package of another distribution, `name` its title; returns the package.

    `source` is the folder of another title instead.
    """
    where = folder / package
    shutil.copytree(source, where, ignore=shutil.ignore_patterns("__pycache__"))
    title = where / "title.py"
    title.write_text(re.sub(r'(?m)^    name="[a-z-]+"', f'    name="{name}"', title.read_text()))
    if installed:
        info = folder / f"{package}_games-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}-games\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[stammtisch.titles]\n{name} = {package}.title:TITLE\n")
    return where


def edit(path: Path, old: str, new: str) -> None:
    """Replaces what stands once in a file."""
    text = path.read_text()
    assert len(re.findall(re.escape(old), text)) == 1, f"{old!r} does not stand once in {path}"
    path.write_text(text.replace(old, new))


def start(script: str, path: Path | None = None, **environment: str) -> subprocess.Popen[str]:
    """Runs Python code in another process, with `path` in front of where it looks for modules."""
    root = Path(__file__).parents[2]
    where = [str(p) for p in (path, root, root / "src") if p]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(where), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    command = [sys.executable, "-W", "error", "-c", script]
    return subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd="/")


def python(script: str, path: Path | None = None, **environment: str) -> str:
    """What such a process writes; fails with its errors."""
    return finish(start(script, path, **environment))


def finish(process: subprocess.Popen[str], timeout: float = 120) -> str:
    """Waits for a process and returns what it wrote; fails with its errors."""
    out, err = process.communicate(timeout=timeout)
    assert process.returncode == 0, err
    return out

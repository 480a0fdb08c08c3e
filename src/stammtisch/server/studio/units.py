"""A study piece by piece, as worker processes do it.

What has been done lies in a folder of this machine beside the compiled rules: a server that is started anew goes on
there, and one elsewhere begins again and comes to the same.
"""

from __future__ import annotations

import json
import os
import pickle
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from stammtisch.kernel.title.title import find_title
from stammtisch.kernel.title.words import Mistake
from stammtisch.kernel.twins.cache import cache_root
from stammtisch.server.basics.errors import ApiError, readable
from stammtisch.server.thinking import boxes

NEEDED = ("polars", "altair", "scipy", "jinja2", "vl_convert")
"""What the laboratory needs besides."""
SKILL_GAMES = 24
"""Games in which a thinking player sits among random ones."""


def equipped() -> bool:
    """Whether there is a laboratory here."""
    return all(find_spec(name) is not None for name in NEEDED)


@dataclass(frozen=True)
class Wanted:
    """A study that somebody wants; `box` is the hash of `text`."""

    id: str
    title: str
    text: str
    box: str
    seats: int
    games: int
    lang: str

    @property
    def folder(self) -> Path:
        """Where its pieces lie."""
        return folder_of(self.id)


def folder_of(study_id: str) -> Path:
    """Where the pieces of a study lie."""
    return cache_root() / "studies" / study_id


@contextmanager
def _said(wanted: Wanted) -> Iterator[None]:
    """Says what is wrong in the language of who asked: sentences with their facts do not travel between processes."""
    try:
        yield
    except Mistake as error:
        raise ApiError("invalid", text=readable(error.said(wanted.lang))) from None


def begin(wanted: Wanted) -> int:
    """Prepares a study; how many pieces it has. ApiError if it cannot be."""
    with _said(wanted):
        return _begin(wanted)


def _begin(wanted: Wanted) -> int:
    title = find_title(wanted.title)
    boxes.lay_down(title, wanted.box, wanted.text)
    path = str(boxes.box_of(title, wanted.box).path)
    own = wanted.box == title.load_box().hash
    balance = import_module("stammtisch.lab.balance")
    ordered = balance.order(
        wanted.title, wanted.seats, wanted.games, box=None if own else path, skill_games=SKILL_GAMES, lang=wanted.lang
    )
    _keep(wanted.folder / "order", ordered)
    return len(ordered.jobs)


def do_unit(wanted: Wanted, number: int) -> None:
    """Does a piece, unless it lies there already; ApiError if a game has no end."""
    if not (wanted.folder / str(number)).exists():
        job = _kept(wanted.folder / "order").jobs[number]
        with _said(wanted):
            _keep(wanted.folder / str(number), import_module("stammtisch.lab.counting").do_job(job))


def conclude(wanted: Wanted) -> str:
    """The report, as JSON text: a `lab.page.Page` whose blocks say what they are."""
    ordered = _kept(wanted.folder / "order")
    found = ordered.found([_kept(wanted.folder / str(n)) for n in range(len(ordered.jobs))])
    page = import_module("stammtisch.lab.report").page(found)
    said = asdict(page)
    for section, written in zip(said["sections"], page.sections, strict=True):
        for block, made in zip(section["blocks"], written.blocks, strict=True):
            block["sort"] = type(made).__name__.lower()
    return json.dumps(said, ensure_ascii=False)


def clear(folder: Path) -> None:
    """Throws away what lies there of a study."""
    shutil.rmtree(folder, ignore_errors=True)


def _keep(path: Path, made: Any) -> None:
    """Writes something down whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f"{path.name}.half")
    half.write_bytes(pickle.dumps(made))
    os.replace(half, path)


def _kept(path: Path) -> Any:
    return pickle.loads(path.read_bytes())

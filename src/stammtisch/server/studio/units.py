"""A study piece by piece, as worker processes do it.

What has been done lies in a folder of this machine beside the compiled rules: a server that is started anew goes on
there, and one elsewhere begins again and comes to the same.
"""

from __future__ import annotations

import json
import os
import pickle
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from stammtisch.kernel.title.title import Title, find_title
from stammtisch.kernel.title.words import Mistake
from stammtisch.kernel.twins import twins
from stammtisch.kernel.twins.cache import cache_root
from stammtisch.players.net import has_net
from stammtisch.server.basics.errors import ApiError, readable, words
from stammtisch.server.thinking import boxes

NEEDED = ("polars", "altair", "scipy", "jinja2", "vl_convert", "optuna")
"""What the laboratory needs besides."""
LEARNED = 10_000
"""Up to so many games a study has the players that are usual for its title; more are played at random."""
SKILL_GAMES = 24
"""Games in which a thinking player sits among random ones."""


def equipped() -> bool:
    """Whether there is a laboratory here."""
    return all(find_spec(name) is not None for name in NEEDED)


@dataclass(frozen=True)
class Wanted:
    """A study that somebody wants; `box` is the hash of `text`, the box of the variant called `name`.

    It is compared with `other_text`, a box with the hash `other_box` that is called `other_name`; where these are None,
    with the title's own. With `goals` (a file of goals, as text) numbers are looked for that reach them instead.
    """

    id: str
    title: str
    name: str
    text: str
    box: str
    other_name: str | None
    other_text: str | None
    other_box: str | None
    seats: int
    games: int
    lang: str
    goals: str | None = None

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


def compiled(wanted: Wanted) -> bool:
    """Whether a study can be prepared at once: all that its players may want of the rules is compiled, or never is."""
    import_module("stammtisch.lab.entries")
    title = find_title(wanted.title)
    learned = (import_module("stammtisch.lab.learned").play_on,) if has_net(title) else ()
    return not twins.compiling() or twins.ready(title, *learned)


def begin(wanted: Wanted) -> int:
    """Prepares a study; how many pieces it has. ApiError if it cannot be."""
    with _said(wanted):
        return _begin(wanted)


def _begin(wanted: Wanted) -> int:
    title = find_title(wanted.title)
    boxes.lay_down(title, wanted.box, wanted.text)
    if wanted.other_text is not None and wanted.other_box is not None:
        boxes.lay_down(title, wanted.other_box, wanted.other_text)
    if wanted.goals is not None:
        wanted.folder.mkdir(parents=True, exist_ok=True)
        _goals(wanted).write_text(wanted.goals, encoding="utf-8")
        _search(wanted, 0)  # the first one, as rules are compiled for it
        return _candidates(wanted) + 1
    box, against = (path_of(title, found) for found in (wanted.box, wanted.other_box))
    balance = import_module("stammtisch.lab.balance")
    ordered = balance.order(
        wanted.title,
        wanted.seats,
        wanted.games,
        "random" if wanted.games > LEARNED else None,
        box=box,
        skill_games=SKILL_GAMES,
        lang=wanted.lang,
        against=against,
    )
    _keep(wanted.folder / "order", ordered)
    return len(ordered.jobs)


def path_of(title: Title, wanted: str | None) -> str | None:
    """Where a box lies that was laid down here; None for the title's own."""
    if wanted is None or wanted == title.load_box().hash:
        return None
    return str(boxes.box_of(title, wanted).path)


def do_unit(wanted: Wanted, number: int) -> None:
    """Does a piece, unless it lies there already; ApiError if a game has no end."""
    if (wanted.folder / str(number)).exists():
        return
    if wanted.goals is not None:
        with _said(wanted):
            _keep(wanted.folder / str(number), _search(wanted, number))
    else:
        job = _kept(wanted.folder / "order").jobs[number]
        with _said(wanted):
            _keep(wanted.folder / str(number), import_module("stammtisch.lab.counting").do_job(job))


def do_on_ray(wanted: Wanted, numbers: Sequence[int]) -> None:
    """Does pieces at once on a Ray cluster, unless they lie there already; ApiError if a game has no end."""
    ordered, box = _kept(wanted.folder / "order").jobs, path_of(find_title(wanted.title), wanted.box) or ""
    jobs = [(n, ordered[n], wanted, box) for n in numbers if not (wanted.folder / str(n)).exists()]
    with _said(wanted):
        for (number, *_), made in _cluster().each(_far, jobs):
            _keep(wanted.folder / str(number), made)


@cache
def _cluster() -> Any:
    """Those who do the work of studies on Ray; the line to it stays as long as this process."""
    return import_module("stammtisch.lab.work").Crew(engine="ray")


def _far(piece: tuple[int, Any, Wanted, str]) -> Any:
    """Does a piece on a machine that may not know the box, which lies at the path `box` where the piece was ordered."""
    _, job, wanted, box = piece
    title, setting = find_title(wanted.title), job.setting
    text, named = (wanted.text, wanted.box) if setting.box == box else (wanted.other_text, wanted.other_box)
    if setting.box and text is not None and named is not None:
        boxes.lay_down(title, named, text)
        setting = replace(setting, box=path_of(title, named) or "")
    return import_module("stammtisch.lab.counting").do_job(replace(job, setting=setting))


# ------------------------------------------------------------------------------------------------------ the goals


def _goals(wanted: Wanted) -> Path:
    return wanted.folder / "goals.toml"


def _read_goals(wanted: Wanted, file: Path) -> Any:
    """What a file of goals orders; ApiError says which goal or number cannot be used, and why."""
    title = find_title(wanted.title)
    box = path_of(title, wanted.box)
    try:
        return import_module("stammtisch.lab.tuning.goals").read_goals(file, title, title.load_box(box), box or "")
    except Mistake as error:
        entry, problem = (error.facts.get(name) for name in ("entry", "problem"))
        if not isinstance(problem, Mistake) or not isinstance(entry, Mistake):
            raise
        message = "studio-goal" if entry.facts["table"] == "[[goal]]" else "studio-number"
        facts = {"number": entry.facts["number"], "problem": problem.said(wanted.lang)}
        raise ApiError("invalid", text=readable(words(wanted.lang).say(message, **facts))) from None


def check_goals(wanted: Wanted) -> None:
    """ApiError, in the language of who asks, for goals that cannot be used."""
    with _said(wanted), TemporaryDirectory() as folder:
        boxes.lay_down(find_title(wanted.title), wanted.box, wanted.text)
        file = Path(folder) / "goals.toml"
        file.write_text(wanted.goals or "", encoding="utf-8")
        _read_goals(wanted, file)


def _candidates(wanted: Wanted) -> int:
    """How many boxes are tried."""
    return int(_read_goals(wanted, _goals(wanted)).candidates)


def _search(wanted: Wanted, number: int) -> Any:
    """Tries one more candidate; the last piece says where the goals stand."""
    search = import_module("stammtisch.lab.tuning.search")
    box = path_of(find_title(wanted.title), wanted.box)
    run = wanted.folder / "run"
    if number < _candidates(wanted):
        return search.search_on(wanted.title, _goals(wanted), run, number + 1, box)
    found = search.tune(wanted.title, _goals(wanted), run, box, workers=1, lang=wanted.lang)
    again = f"stammtisch tune {wanted.title} --goal goals.toml --seed {found.seed} --candidates {_candidates(wanted)}"
    return replace(found, command=f"{again} --box box.toml" if box else again)  # not where things lie here


def found_box(wanted: Wanted) -> str | None:
    """The text of the box that a search has found; None if it moved nothing, or nothing was looked for."""
    if wanted.goals is None:
        return None
    made = (wanted.folder / "run" / "box.toml").read_text(encoding="utf-8")
    return None if made == wanted.text else made


# ----------------------------------------------------------------------------------------------------- the report


def conclude(wanted: Wanted) -> str:
    """The report, as JSON text: a `lab.page.Page` whose blocks say what they are."""
    if wanted.goals is not None:
        file = max((f for f in wanted.folder.iterdir() if f.name.isdigit()), key=lambda f: int(f.name))
        return written(import_module("stammtisch.lab.tuning.report").page(_kept(file)))
    ordered = _kept(wanted.folder / "order")
    found = ordered.found([_kept(wanted.folder / str(n)) for n in range(len(ordered.jobs))])
    page = import_module("stammtisch.lab.report").page(found)
    if found.comparison:
        say = words(wanted.lang).say
        before = wanted.other_name or say("studio-original")
        page = replace(page, facts=(*page.facts, say("studio-compared", before=before, after=wanted.name)))
    return written(page)


def written(page: Any) -> str:
    """A page of the laboratory as JSON text; its blocks say what they are."""
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

"""The parcel: what a browser needs of this installation to play by its rules, in one file.

It holds the kernel, our titles with their boxes and words, and what these import; not NumPy, not what compiles, not
what has learned. It is made from what runs here, so that both play by the same rules.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

import stammtisch
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.title import Title

ROOT = Path(stammtisch.__file__).parent
OURS = (
    "kernel",
    "titles",
    "players/greedy.py",
    "players/sight.py",
    "server/basics/errors.py",
    "server/basics/words",
    "server/tables/consent.py",
    "server/tables/events.py",
    "server/tables/shown.py",
    "server/pocket/engine.py",
)
"""Parts of the package. The faces of packages stay here: they import what a browser has not."""

THEIRS = ("attr", "babel", "fluent", "pytz", "typing_extensions")
"""What these import of other packages."""

LOCALES = ("root", "global", *LANGUAGES)
"""What Babel need know."""

MADE = (2020, 1, 1, 0, 0, 0)
"""When each file was made, so that the same files make the same parcel."""


def holds(title: Title) -> bool:
    """Whether a title is in the parcel: those of other packages are not."""
    return title.folder.is_relative_to(ROOT)


@cache
def parcel() -> tuple[str, bytes]:
    """The name of the parcel, which tells what is in it, and the parcel itself: a zip file of a megabyte and a half.

    It takes a second to make.
    """
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in sorted(_contents()):
            packed.writestr(zipfile.ZipInfo(name, MADE), content, zipfile.ZIP_DEFLATED)
    made = out.getvalue()
    return f"{hashlib.sha256(made).hexdigest()[:16]}.zip", made


def _contents() -> Iterator[tuple[str, bytes]]:
    """The name and the content of each file."""
    places = [(ROOT.parent, ROOT / part) for part in OURS]
    for name in THEIRS:
        spec = find_spec(name)
        assert spec is not None, name
        found = [Path(place) for place in spec.submodule_search_locations or [str(spec.origin)]]
        places += [(place.parent, place) for place in found]
    for root, place in places:
        for file in place.rglob("*") if place.is_dir() else [place]:
            if file.is_file() and _wanted(file):
                yield file.relative_to(root).as_posix(), file.read_bytes()
    about = distribution("stammtisch")
    for name in ("METADATA", "entry_points.txt"):  # by which titles are found
        yield f"stammtisch-{about.version}.dist-info/{name}", (about.read_text(name) or "").encode()


def _wanted(file: Path) -> bool:
    """Whether a browser needs a file: neither machine code, nor what has learned, nor what Babel and pytz know of the
    rest of the world.
    """
    if file.suffix in (".pyc", ".npz", ".pyi", ".so") or "zoneinfo" in file.parts or "scenes" in file.parts:
        return False
    return file.suffix != ".dat" or file.stem in LOCALES

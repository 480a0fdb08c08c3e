"""A new title, ready to play: what `stammtisch new-title` lays down."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from string import Template

from stammtisch.kernel.title.words import Mistake

TEMPLATE = Path(__file__).parent / "new_title"


class ScaffoldError(Mistake, ValueError):
    """A name that cannot be used, or a folder that is in the way."""


def scaffold(name: str, into: Path) -> Path:
    """Lays down a package for a title called `name` (words of a-z and digits joined by dashes) in a new folder.

    Returns the folder. The title in it passes the conformance suite once it is installed. Raises ScaffoldError; then
    nothing has been written.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise ScaffoldError("want-title-name", name=name)
    folder = into / name
    if folder.exists():
        raise ScaffoldError("exists-already", folder=str(folder))
    words = name.split("-")
    letters = "".join(word[0] for word in words) if len(words) > 1 else name[:2]
    values = {
        "name": name,
        "package": name.replace("-", "_"),
        "distribution": f"stammtisch-{name}",
        "title": " ".join(word.capitalize() for word in words),
        "prefix": re.sub(r"[^A-Z]", "", letters.upper()) or "X",
        "year": str(date.today().year),
    }
    for template in sorted(p for p in TEMPLATE.rglob("*") if p.is_file()):
        parts = [values["package"] if part == "package" else part for part in template.relative_to(TEMPLATE).parts]
        target = folder.joinpath(*parts[:-1], parts[-1].removesuffix(".tmpl"))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(Template(template.read_text(encoding="utf-8")).substitute(values), encoding="utf-8")
    return folder

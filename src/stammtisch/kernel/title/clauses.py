"""Clauses: a rulebook as numbered clauses in three languages.

A title keeps its rules as `rules.en.md`, `rules.de.md` and `rules.fr.md`: a `## N. Chapter` heading for each chapter,
a `- **MW-6.7** text` entry for each clause. They are the rules page, the tooltips, the text of a refusal, and the list
against which coverage is measured. Code cites a clause as `Clause.MW_6_7`, which is the string "MW-6.7"; citing one
that does not exist is an error when the module is imported.

A thing of the box is named by its message in the title's words, `{card-gelato-cart}`: it has one name everywhere.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

LANGUAGES = ("en", "de", "fr")


@dataclass(frozen=True)
class Rulebook:
    """The rules of one title in one language: `chapters` are (heading, ids of its clauses), `text` is by id."""

    title: str
    chapters: tuple[tuple[str, tuple[str, ...]], ...]
    text: dict[str, str]


class RulebookError(ValueError):
    """A rules file that cannot be read."""


@cache
def read_rulebook(path: Path) -> Rulebook:
    """Reads a rules file; raises RulebookError with file, line and what is wanted."""
    title, chapters, text = "", list[tuple[str, list[str]]](), dict[str, list[str]]()
    current: list[str] | None = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{path.name}, line {number}"
        clause = re.match(r"- \*\*([A-Z]+-\d+\.\d+[a-z]?)\*\* (.+)", line)
        if not line.strip():
            continue
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            chapters.append((line[3:].strip(), []))
            current = None
        elif clause:
            if not chapters:
                raise RulebookError(f"{where}: a clause before the first chapter heading '## N. ...'")
            if clause[1] in text:
                raise RulebookError(f"{where}: clause {clause[1]} stands here a second time")
            current = text[clause[1]] = [clause[2].strip()]
            chapters[-1][1].append(clause[1])
        elif line.startswith("  ") and current is not None:
            current.append(line.strip())
        else:
            raise RulebookError(
                f"{where}: wanted '- **ID** text', a continuation indented by two spaces, or '## N. ...'"
            )
    return Rulebook(title, tuple((h, tuple(ids)) for h, ids in chapters), {k: " ".join(v) for k, v in text.items()})


def with_names(book: Rulebook, say: Callable[[str], str]) -> Rulebook:
    """The rules with the names of things in them, by `say`; raises RulebookError for one that has none."""

    def named(number: str, text: str) -> str:
        try:
            found = re.sub(r"\{([a-z0-9-]+)\}", lambda name: say(name[1]), text)
        except KeyError as error:
            raise RulebookError(f"{book.title}, clause {number}: {error.args[0]}") from None
        return found if found == text else re.sub(r"\w", lambda letter: letter[0].upper(), found, count=1)

    return replace(book, text={number: named(number, text) for number, text in book.text.items()})


class _Citable(type):
    """Makes the clauses of a rules file attributes of a class."""

    ids: tuple[str, ...]

    def __getattr__(cls, name: str) -> str:
        raise AttributeError(f"there is no clause {name.replace('_', '-', 1).replace('_', '.')} in the rules")


def clauses_of(module: str) -> _Citable:
    """The clauses in `rules.en.md` beside a module, as attributes: `Clause = clauses_of(__name__)`, `Clause.MW_6_7`."""
    folder = Path(sys.modules[module].__file__ or "").parent
    ids = tuple(read_rulebook(folder / "rules.en.md").text)
    return _Citable("Clause", (), {"ids": ids, **{i.replace("-", "_").replace(".", "_"): i for i in ids}})

"""What can be said of a title without playing: rules that the twins would read differently, clauses, words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.check.report import Problem
from stammtisch.check.words import word_problems
from stammtisch.kernel.title.clauses import LANGUAGES, RulebookError
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.twins import twins
from stammtisch.kernel.twins.lint import sayings, slips


def static_problems(title: Title) -> Iterator[Problem]:
    """A problem for each of these."""
    for sentence in slips(rules_of(title), title.state, title.box):
        yield Problem(sentence)
    try:
        books = {lang: title.rulebook(lang) for lang in LANGUAGES}
    except RulebookError as error:
        yield Problem(str(error))
        return
    ids = list(books["en"].text)
    for lang, book in books.items():
        if list(book.text) != ids:
            yield Problem(f"rules.{lang}.md has other clauses than rules.en.md, or in another order")
    for sentence in word_problems(title, sayings(rules_of(title), title.state, title.box)):
        yield Problem(sentence)
    sources = "".join(
        p.read_text(encoding="utf-8") for p in sorted(title.folder.iterdir()) if p.suffix in (".py", ".toml")
    )
    for clause in ids:
        if clause not in sources and clause.replace("-", "_").replace(".", "_") not in sources:
            yield Problem(f"clause {clause} is cited nowhere in the code of {title.name}")


def rules_of(title: Title) -> list[Any]:
    """All rules of a title that its entries reach, methods of its structs included."""
    quiet = twins.quiet(title)
    found = [f for f in quiet._copies if f.__module__.startswith(title.state.__module__.rpartition(".")[0])]
    for cls in (title.state, title.box):
        stack = [cls]
        while stack:
            at = stack.pop()
            found += [m.fget if isinstance(m, property) else m for m in at.methods.values()]
            stack += [f.struct for f in at.fields.values() if f.struct]
    return list(dict.fromkeys(found))

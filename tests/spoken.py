"""What of a text is English where another language was wanted."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor


@cache
def _pieces(lang: str, folders: tuple[Path, ...]) -> frozenset[str]:
    """What folders of words say in a language, cut where facts stand."""
    found: set[str] = set()

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's visitor looks for this name
            found.update(piece.strip(" \n.,:;()“”„«»\u202f") for piece in re.split(r"`.*?`|\n", node.value))

    for folder in folders:
        Texts().visit(parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    return frozenset(piece for piece in found if re.search(r"[a-zà-ÿ]{3}", piece))


@cache
def _foreign(lang: str, folders: tuple[Path, ...]) -> frozenset[str]:
    """What only English says; single words too, unless this language has them."""
    own = " ".join(_pieces(lang, folders)).casefold()
    return frozenset(p for p in _pieces("en", folders) if not re.search(rf"\b{re.escape(p.casefold())}\b", own))


def english_in(text: str, lang: str, folders: tuple[Path, ...]) -> list[str]:
    """What of a text comes from the English words of the folders and not from those of the language."""
    return sorted(p for p in _foreign(lang, folders) if re.search(rf"(?<![\w-]){re.escape(p)}(?![\w-])", text))

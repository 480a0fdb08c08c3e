"""What the rules do with each number of a box, by clause: read from the rules as they are written.

Where a function reads a field of the box, the clauses count that are cited nearest to it: in the statement, in the one
around it, and so on up to the function's own text; a function that cites nothing does what those cite that call it.
What a derived field is used for, that is used for which it is made from. Functions that are no rules count where no
rule reads a field.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stammtisch.kernel.title.title import Title

MOST = 6
"""So many clauses are named of one field at most."""
CALLS = 3
"""Over so many calls it is looked for who cites something."""


@cache
def uses(title: Title) -> Mapping[str, tuple[str, ...]]:
    """Field of the box -> the clauses that do something with it, in the order of the rulebook."""
    order = {clause: n for n, clause in enumerate(title.rulebook().text)}
    reader = _Reader(title, order)
    found = {name: reader.clauses(name) for name in title.box.fields}
    return {name: tuple(sorted(cited, key=order.__getitem__)[:MOST]) for name, cited in found.items()}


class _Reader:
    def __init__(self, title: Title, known: Iterable[str]):
        self.known = frozenset(known)
        self.fields = title.box.fields
        self.cite = re.compile(rf"\b{title.prefix}[-_]\d+[._]\d+[a-z]?\b")
        self.cited: dict[str, set[str]] = defaultdict(set)
        """Field -> the clauses that are cited beside where it is read."""
        self.aside: dict[str, set[str]] = defaultdict(set)
        """The same of functions that are no rules."""
        self.silent: dict[str, set[str]] = defaultdict(set)
        """Field -> functions that read it and cite nothing."""
        self.texts: dict[str, frozenset[str]] = {}
        """Function -> what it cites anywhere."""
        self.callers: dict[str, set[str]] = defaultdict(set)
        self.makes: dict[str, set[str]] = defaultdict(set)
        """Field -> derived fields that are made from it."""
        guesses = {title.evaluate and title.evaluate.__code__.co_filename} - {title.score.__code__.co_filename}
        for path in sorted(title.folder.glob("*.py")):
            if str(path) in guesses:  # what a position may be worth is no rule
                continue
            text = path.read_text(encoding="utf-8")
            self._module(ast.parse(text), text.split("\n"), title.box.__name__)

    def clauses(self, field: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """The clauses that do something with a field."""
        found = set(self.cited[field])
        for function in self.silent[field]:
            found |= self._of_callers(function)
        for made in self.makes[field] - seen:
            found |= self.clauses(made, seen | {field})
        return found or set(self.aside[field])

    def _of_callers(self, function: str) -> set[str]:
        """What those cite that call a function, the nearest of them that cite anything."""
        level, seen = {function}, {function}
        for _ in range(CALLS):
            level = {caller for name in level for caller in self.callers[name]} - seen
            found = {clause for caller in level for clause in self.texts.get(caller, ())}
            if found:
                return found
            seen |= level
        return set()

    def _module(self, tree: ast.Module, lines: list[str], box: str) -> None:
        for outer in tree.body:
            if isinstance(outer, ast.FunctionDef):
                self._function(outer, lines, "box")
            elif isinstance(outer, ast.ClassDef):
                for inner in outer.body:
                    if isinstance(inner, ast.FunctionDef):
                        self._function(inner, lines, "self" if outer.name == box else "box")

    def _function(self, function: ast.FunctionDef, lines: list[str], box: str) -> None:
        whole = self._citations(lines, function.lineno, function.end_lineno or function.lineno)
        own = self._in(ast.get_docstring(function) or "")
        self.texts[function.name] = self.texts.get(function.name, frozenset()) | whole
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                self.callers[name].add(function.name)
        for read, around in _reads(function, box):
            if read not in self.fields:
                continue
            for statement in around:
                targets = statement.targets if isinstance(statement, ast.Assign) else []
                for made in (name for target in targets for name, _ in _names(target, box)):
                    if made in self.fields and self.fields[made].derived and made != read:
                        self.makes[read].add(made)
            nearest = (
                self._citations(lines, s.lineno - 1, s.end_lineno or s.lineno) if s is not function else own or whole
                for s in (*around, function)
            )
            cited = next((found for found in nearest if found), frozenset())
            if not _is_rule(function):
                self.aside[read] |= cited
            elif cited:
                self.cited[read] |= cited
            else:
                self.silent[read].add(function.name)

    def _citations(self, lines: list[str], first: int, last: int) -> frozenset[str]:
        """What is cited in some lines; of the first one only if it is a comment."""
        before = lines[first - 1].strip() if first >= 1 else ""
        return self._in("\n".join(([before] if before.startswith("#") else []) + lines[first:last]))

    def _in(self, text: str) -> frozenset[str]:
        said = (found.replace("_", "-", 1).replace("_", ".") for found in self.cite.findall(text))
        return frozenset(clause for clause in said if clause in self.known)


def _is_rule(function: ast.FunctionDef) -> bool:
    """Whether it is marked @rule; what is not decides nothing in a game."""
    return any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in function.decorator_list)


def _reads(function: ast.FunctionDef, box: str) -> Iterator[tuple[str, list[ast.stmt]]]:
    """The fields of the box that a function reads, with the statements around each, the innermost first."""

    def within(node: ast.AST, around: list[ast.stmt]) -> Iterator[tuple[str, list[ast.stmt]]]:
        if isinstance(node, ast.stmt) and node is not function:
            around = [node, *around]
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == box:
            yield node.attr, around
        for child in ast.iter_child_nodes(node):
            yield from within(child, around)

    return within(function, [])


def _names(node: ast.AST, box: str) -> Iterator[tuple[str, ast.AST]]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id == box:
            yield inner.attr, inner

"""Words: every sentence that a title may come to say exists in all languages and is given what it needs.

Read from the rules as they are written, so that a branch which random play misses does not fail at the table.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path

from stammtisch.kernel.model.kinds import Joined, Kind
from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import OWN, messages
from stammtisch.kernel.twins.lint import Said

Needs = Mapping[str, frozenset[str]]
"""Messages with the facts that each one uses."""


def word_problems(title: Title, sayings: Iterable[Said]) -> Iterator[str]:
    """What is wrong with the words of a title: a sentence each, with its place where a rule says it."""
    for folder in (OWN, title.folder / "words"):
        yield from _languages(folder)
    words = _Words(title)
    for said in sayings:
        yield from words.check(said)
    yield from words.asked()


def _languages(folder: Path) -> Iterator[str]:
    """Whether all languages have the same messages with the same facts."""
    english = messages(folder / "en.ftl")
    for lang in LANGUAGES[1:]:
        other = messages(folder / f"{lang}.ftl")
        for message in sorted(set(english) ^ set(other)):
            yield f"message {message} is not in both {folder.name}/en.ftl and {lang}.ftl"
        for message in sorted(set(english) & set(other)):
            if english[message] != other[message]:
                yield f"message {message} uses other facts in {lang}.ftl than in en.ftl"


class _Words:
    """The words of a title, against which what it says is checked."""

    def __init__(self, title: Title):
        self.title = title

    @cached_property
    def needs(self) -> Needs:
        """All messages, the kernel's and the title's; languages that differ are a problem of their own."""
        return {**messages(OWN / "en.ftl"), **messages(self.title.folder / "words" / "en.ftl")}

    def check(self, said: Said) -> Iterator[str]:
        """A statement that tells or forbids."""
        at, prefix = (1, "tell") if said.method == "tell" else (2, "why")
        if len(said.arguments) <= at:
            wanted = "(clause, event, facts...)" if prefix == "tell" else "(option, clause, reason, facts...)"
            yield f"{said.where}: .{said.method} wants {wanted}"
            return
        for name in _texts(said.arguments[at]):
            yield from self.says(said, f"{prefix}-{name}")
        for fact, _, kind in said.facts:
            yield from self.fact(said, fact, kind)

    def says(self, said: Said, message: str) -> Iterator[str]:
        """Whether a sentence can be said with the facts of a statement, also to those who may not know all of them."""
        facts = {fact for fact, _, _ in said.facts}
        secret = {fact for fact, value, _ in said.facts if _is_secret(value)}
        for wanted, given in ((message, facts), (f"{message}-unseen", facts - secret)):
            if wanted != message and not secret:
                continue
            if wanted not in self.needs:
                yield f"{said.where}: there is no message {wanted} in the words"
                continue
            joined = {k for k, kind in self.title.kinds.items() if isinstance(kind, Joined) and given & set(kind.facts)}
            lacking = sorted(self.needs[wanted] - given - joined)
            if lacking:
                yield f"{said.where}: message {wanted} uses {_listed(lacking)}, which is not given"
        used = self.needs.get(message, frozenset()) | self.needs.get(f"{message}-unseen", frozenset())
        parts = {part for name in used if isinstance(kind := self.title.kinds.get(name), Joined) for part in kind.facts}
        idle = sorted(facts - used - parts)
        if message in self.needs and idle:
            yield f"{said.where}: no language uses {_listed(idle)} in {message}"

    def fact(self, said: Said, fact: str, kind: Kind | None) -> Iterator[str]:
        """Whether a fact is of the kind that the title declares for its name."""
        declared = self.title.kinds.get(fact)
        if kind is None or (isinstance(declared, Kind) and declared.key == kind.key):
            return
        if declared is None:
            yield f"{said.where}: the fact {fact!r} is a {kind.key}, and would be said as a number: declare its kind"
        elif isinstance(declared, Kind):
            yield f"{said.where}: the fact {fact!r} is a {kind.key}, but is declared to be a {declared.key}"

    def asked(self) -> Iterator[str]:
        """What the table says of decisions, sources and options."""
        for decision in self.title.decisions.values():
            yield from self.plain(f"ask-{decision.name}", f"what does {decision.name} ask?")
            yield from self.plain(f"when-{decision.name}", f"when may one decide {decision.name}?")
        for source in self.title.sources:
            yield from self.plain(f"source-{source.name}", f"what is the source {source.name} called?")
        if self.title.unit is not None and f"unit-{self.title.unit.name}" not in self.needs:
            yield f"message unit-{self.title.unit.name} is missing: what does the score count?"
        if self.title.scored is not None:
            yield from self.plain("no-score", "what is a seat without a score?")
        for tie in self.title.ties:
            message, given = f"tie-{tie.name}", {"names", "winner", "total", "count"}
            if message not in self.needs:
                yield f"message {message} is missing: how does {tie.name} break a tie?"
            elif not self.needs[message] <= given:
                yield f"message {message} uses {_listed(sorted(self.needs[message] - given))}, and is not given that"
        for own in self.title.interrupts:
            message, given = f"unless-{own.name}", {"n"} if own.number is not None else set()
            if message not in self.needs:
                yield f"message {message} is missing: what is the condition {own.name}?"
            elif not self.needs[message] <= given:
                yield f"message {message} uses {_listed(sorted(self.needs[message] - given))}, and is not given that"
            if own.unit is not None and f"unit-{own.unit.name}" not in self.needs:
                yield f"message unit-{own.unit.name} is missing: what does the condition {own.name} count?"
        for option in self.title.options:
            yield from self.plain(f"option-{option.replace('_', '-')}", f"what does the option {option} change?")
        for message, facts in self.needs.items():
            if message.startswith("brings-") and (more := facts - {"change", "now", "thing"}):
                yield f"message {message} uses {_listed(sorted(more))}, which is not given"
            if message.startswith(("hint-", "heading-", "until-")) and facts:
                yield f"message {message} uses {_listed(sorted(facts))}, and is given nothing"

    def plain(self, message: str, question: str) -> Iterator[str]:
        """Whether a message is there that is said without facts."""
        if message not in self.needs:
            yield f"message {message} is missing: {question}"
        elif self.needs[message]:
            yield f"message {message} uses {_listed(sorted(self.needs[message]))}, and is given nothing"


def _texts(node: ast.expr) -> list[str]:
    """The texts that an expression may be; none where it is worked out elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_texts(node.body), *_texts(node.orelse)]
    return []


def _is_secret(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Secret"


def _listed(names: list[str]) -> str:
    return " and ".join(f"${name}" for name in names)

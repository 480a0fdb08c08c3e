"""Words: what the game says, in three languages, through Fluent messages.

Each title keeps `words/en.ftl`, `words/de.ftl`, `words/fr.ftl`; the kernel's own lie beside this module. A message that
a language lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from stammtisch.kernel.model.kinds import Kind, Names, slug
from stammtisch.kernel.title.clauses import LANGUAGES

OWN = Path(__file__).parent / "words"


class Speaker:
    """Says messages in one language."""

    def __init__(self, lang: str, folders: tuple[Path, ...]):
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundles = [_bundle(lang, folders)] + ([_bundle("en", folders)] if lang != "en" else [])

    def knows(self, message: str) -> bool:
        """Whether there is such a message (in this language or in English)."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, **facts: Any) -> str:
        """The message with its facts; raises KeyError for one that does not exist, ValueError for a missing fact."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                value = bundle.get_message(message).value
                assert value is not None, f"message {message} says nothing"
                text, errors = bundle.format_pattern(value, facts)
                if errors:
                    raise ValueError(f"message {message} ({self.lang}): {errors[0]}")
                return str(text)
        raise KeyError(f"no message {message!r}")


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        path = folder / f"{lang}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def speaker(lang: str, folder: Path | None = None) -> Speaker:
    """The speaker of a language with the kernel's words and those of a folder."""
    return Speaker(lang, (OWN, folder) if folder else (OWN,))


def called(names: Names, kind: Kind, number: int, speaker: Speaker) -> str:
    """What a thing is called in a language; its plain name where the words have none, "" for no thing."""
    name = names.name(kind, number)
    if name is None:
        return ""
    message = f"{kind.key.replace('_', '-')}-{slug(name)}"
    return speaker.say(message) if kind.spoken and speaker.knows(message) else name


def messages(path: Path) -> Mapping[str, frozenset[str]]:
    """The messages of a Fluent file with the facts each one uses; for checking the languages against each other."""
    from fluent.syntax import ast, parse
    from fluent.syntax.visitor import Visitor

    class Variables(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - Fluent's visitor looks for this name
            self.found.add(node.id.name)

    out: dict[str, frozenset[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: cannot read {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            out[entry.id.name] = frozenset(variables.found)
    return out

"""Words: what the game says, in three languages, through Fluent messages.

Each title keeps `words/en.ftl`, `words/de.ftl`, `words/fr.ftl`; the kernel's own lie beside this module. A message that
a language lacks is said in English.
"""

from __future__ import annotations

import difflib
import errno
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.runtime.utils import native_to_fluent

from stammtisch.kernel.model.kinds import Joined, Kind, Names, Unit, UnknownName, slug
from stammtisch.kernel.title.clauses import LANGUAGES

OWN = Path(__file__).parent / "words"

SOFT_HYPHEN = "\u00ad"
"""Where a long word may be broken."""
LEFT_OUT = "…"
"""What stands for a fact that is not known."""
MOST_SAID = 900
"""Characters of one fact in a sentence: the worst input is not said to its end."""

MINUS, PLUS = "\u2212", "+"
GROUPING: Mapping[str, str] = {"en": ",", "de": ".", "fr": "\u202f"}
"""What stands between groups of three digits."""


DECIMAL: Mapping[str, str] = {"en": ".", "de": ",", "fr": ","}

INNER = {"„": "‚", "“": "‘", "”": "’", "«\u202f": "“", "\u202f»": "”"}
"""Quotation marks, and those of a quotation within one."""

_QUOTED = re.compile("|".join(INNER))
_WHOLE = re.compile("„([^„“]*)“|“([^“”]*)”|«\u202f([^«»]*)\u202f»")

JOINT = "\ue000"
"""Stands in French words for the space between “de” or “que” and what is put into the sentence behind it."""
_BEFORE_FACT = re.compile(r"\b([Dd]|[Qq]u)e (?=\{)")
_ELIDED = re.compile(rf"e{JOINT}(?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ]|(?!(?:onze|oui)\b)[aeiouàâäéèêëîïôöùûüœ][a-zß-öø-ÿœ’])")
"""Before the name of somebody or something that begins with a vowel they lose theirs; what people wrote themselves, and
codes such as a3, stay as they are. The page does the same.
"""


def number(value: float, lang: str, signed: bool = False, decimals: int = 0) -> str:
    """A number as a language writes it: grouped, with a real minus and (signed) a plus before what is above 0.

    What rounds to 0 has no sign.
    """
    whole, point, rest = f"{abs(value):,.{decimals}f}".partition(".")
    digits = whole.replace(",", GROUPING[lang]) + (DECIMAL[lang] if point else "") + rest
    sign = MINUS if value < 0 else PLUS if signed and value > 0 else ""
    return sign + digits if digits.strip("0.,") else digits


def plural(value: float, lang: str, decimals: int = 2) -> int:
    """A whole number of the same grammatical number: in French 1.9 is still singular, elsewhere 1 alone."""
    if lang == "fr":
        return int(round(value, decimals))
    return int(value) if value == int(value) else 2


def inner(text: str) -> str:
    """A text that comes between quotation marks: its own become those of a quotation within one; what is nothing but
    a quotation needs no second ones.
    """
    if whole := _WHOLE.fullmatch(text):
        return next(said for said in whole.groups() if said is not None)
    return _QUOTED.sub(lambda mark: INNER[mark[0]], text)


class Count(FluentInt):
    """A number in a sentence: words choose by its value; what is said is `said`."""

    said: str

    def __new__(cls, value: int, said: str) -> Count:
        made: Count = super().__new__(cls, value)  # type: ignore[assignment]
        made.said = said
        return made

    def format(self, locale: Locale) -> str:
        return self.said


class _Bundle(FluentBundle):
    """Messages of one language. Numbers stay the ones we give; Fluent itself would make its own of them."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[str, list[Exception]]:
        errors: list[Exception] = []
        # A copy, not a new dictionary: `outline` gives one that has an answer for every fact, and so has its copy.
        given = {} if args is None else args.copy()
        given.update({name: v if isinstance(v, FluentType) else native_to_fluent(v) for name, v in given.items()})
        return pattern(ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=errors)), errors


class Speaker:
    """Says messages in one language."""

    def __init__(self, lang: str, folders: tuple[Path, ...]):
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundles = [_bundle(lang, folders)] + ([_bundle("en", folders)] if lang != "en" else [])
        self._said: dict[str, str] = {}

    def knows(self, message: str) -> bool:
        """Whether there is such a message (in this language or in English)."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, **facts: Any) -> str:
        """The message with its facts; raises KeyError for one that does not exist, ValueError for a missing fact."""
        return self.jointed(message, **facts).replace(SOFT_HYPHEN, "")

    def jointed(self, message: str, **facts: Any) -> str:
        """As `say`, with the soft hyphens at which a long word may be broken, for narrow places."""
        if not facts and message in self._said:
            return self._said[message]
        text, errors = self._formatted(message, {name: self._sayable(value) for name, value in facts.items()})
        if errors:
            raise ValueError(f"message {message} ({self.lang}): {errors[0]}")
        if not facts:
            self._said[message] = text
        return text

    def outline(self, message: str, **facts: Any) -> str:
        """The message with “…” for each fact that is not given; raises KeyError for one that does not exist."""
        given = defaultdict(lambda: LEFT_OUT, {name: self._sayable(value) for name, value in facts.items()})
        return self._formatted(message, given)[0].replace(SOFT_HYPHEN, "")

    def _formatted(self, message: str, facts: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The message with its facts, and what was wrong with them."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                value = bundle.get_message(message).value
                assert value is not None, f"message {message} says nothing"
                text, errors = bundle.format_pattern(value, facts)
                return _ELIDED.sub("’", str(text)).replace(JOINT, " "), errors
        raise KeyError(f"no message {message!r}")

    def _sayable(self, value: Any) -> Any:
        if type(value) is int:
            return self.count(value)
        if isinstance(value, str) and len(value) > MOST_SAID:
            return f"{value[:MOST_SAID]}…"
        return value

    def count(self, value: int, unit: Unit | None = None) -> Count:
        """A number as it is said, with its unit if it has one."""
        return _count(self, value, unit)

    def together(self, counts: Sequence[Count]) -> Count:
        """Those of some numbers that are not 0 as a list; as a number, how many they are."""
        said = [count.said for count in counts if count]
        text = self.say("list", first=", ".join(said[:-1]), last=said[-1]) if len(said) > 1 else "".join(said)
        return Count(len(said), text)


@lru_cache(maxsize=10_000)
def _count(speaker: Speaker, value: int, unit: Unit | None) -> Count:
    """See `Speaker.count`: the same few numbers are said again and again."""
    said = number(value, speaker.lang, unit is not None and unit.signed)
    if unit is not None:
        said = speaker.say(f"unit-{unit.name}", count=Count(value, said))
    return Count(value, said)


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = _Bundle([lang], use_isolating=False)
    for folder in folders:
        path = folder / f"{lang}.ftl"
        if path.exists():
            text = path.read_text(encoding="utf-8")
            jointed = _BEFORE_FACT.sub(rf"\1e{JOINT}", text) if lang == "fr" else text
            bundle.add_resource(FluentResource(jointed), allow_overrides=True)
    return bundle


@cache
def speaker(lang: str, folder: Path | None = None) -> Speaker:
    """The speaker of a language with the kernel's words and those of a folder."""
    return Speaker(lang, (OWN, folder) if folder else (OWN,))


class Mistake(Exception):
    """What a person did wrong, said in any language; as a text, in English.

    `message` is one of the words in `folder` (None: the kernel's own). A fact may be a mistake itself, several in a
    list, a name that is unknown, or a sentence by language.
    """

    folder: Path | None = None

    def __init__(self, message: str, /, **facts: Any):
        super().__init__(message)
        self.message, self.facts = message, facts

    def said(self, lang: str) -> str:
        """The sentence in a language."""
        facts = {name: _fact(fact, lang) for name, fact in self.facts.items()}
        return speaker(lang, self.folder).say(self.message, **facts)

    def __str__(self) -> str:
        return self.said("en")


def _fact(fact: Any, lang: str) -> Any:
    if isinstance(fact, Mistake):
        return fact.said(lang)
    if isinstance(fact, UnknownName):
        return speaker(lang).say(fact.message, **fact.facts)
    if isinstance(fact, list):
        return ", ".join(_fact(one, lang) for one in fact)
    return fact[lang] if isinstance(fact, Mapping) else fact


_TROUBLES: Mapping[int, str] = {
    errno.ENOENT: "not-there",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EISDIR: "a-folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "there-already",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "quota-full",
    errno.EROFS: "read-only",
    errno.EFBIG: "large-file",
    errno.ENAMETOOLONG: "long-name",
    errno.EIO: "disk-failed",
    errno.EMFILE: "many-files",
    errno.ENFILE: "many-files",
    errno.EBUSY: "in-use",
    errno.ETXTBSY: "in-use",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "no-address",
}


def trouble(error: OSError) -> Mistake | str:
    """What the system could not do: said in any language for what is usual, else as the system says it."""
    message = _TROUBLES.get(error.errno or 0)
    return Mistake(message) if message else error.strerror or str(error)


def either(things: Iterable[object], lang: str) -> str:
    """Some things of which one is wanted, as a list: “3, 4 or 5”."""
    *others, last = map(str, things)
    return speaker(lang).say("either", first=", ".join(others), last=last) if others else last


def unknown(message: str, name: str, known: Collection[str], **facts: Any) -> tuple[str, dict[str, Any]]:
    """The message and the facts of a mistake about a name that nothing has: MESSAGE-meant where a known one is close,
    else MESSAGE, which lists them.
    """
    close = difflib.get_close_matches(name, known, 1)
    if close:
        return f"{message}-meant", {**facts, "name": name, "meant": close[0]}
    return message, {**facts, "name": name, "known": ", ".join(known) or "–"}


def called(names: Names, kind: Kind, number: int, speaker: Speaker, *, joints: bool = False) -> str:
    """What a thing is called in a language; its plain name where the words have none, "" for no thing."""
    name = names.name(kind, number)
    if name is None:
        return ""
    return named([kind.key], name, speaker, joints=joints) if kind.spoken else name


def named(kinds: Iterable[str], name: str, speaker: Speaker, *, joints: bool = False) -> str:
    """What something of one of these kinds is called, if the words know it; a copy of such a thing, which has its name
    and a number, is called like it, with the number. Its plain name otherwise.
    """
    first, _, number = name.rpartition("-")
    found = [(name, "")] + [(first, f" ({number})")] * (first != "" and number.isdecimal())
    for known, rest in found:
        for kind in kinds:
            message = f"{slug(kind)}-{slug(known)}"
            if speaker.knows(message):
                return (speaker.jointed(message) if joints else speaker.say(message)) + rest
    return name


def said(
    facts: Mapping[str, int],
    kinds: Mapping[str, Kind | Unit | Joined],
    people: Sequence[str],
    names: Names,
    speaker: Speaker,
) -> dict[str, Any]:
    """Facts of a tell, a reason or a move as a sentence wants them: names of things and people, numbers with units."""
    out: dict[str, Any] = {}
    for name, value in facts.items():
        kind = kinds.get(name)
        if isinstance(kind, Kind):
            person = kind.key == "seat"
            out[name] = (people[value] if value >= 0 else "") if person else called(names, kind, value, speaker)
        else:
            out[name] = speaker.count(int(value), kind if isinstance(kind, Unit) else None)
    for name, kind in kinds.items():
        if isinstance(kind, Joined) and any(part in out for part in kind.facts):
            out[name] = speaker.together([out[part] for part in kind.facts if part in out])
    return out


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

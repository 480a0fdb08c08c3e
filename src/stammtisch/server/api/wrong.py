"""What is wrong with a request, in a sentence that names the field, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.kernel.title.words import Speaker
from stammtisch.server.basics.errors import Unfit, readable, words

MOST, TOLD = 20, 3
"""Problems of a request that are listed, and how many of them the sentence names."""
WHOLE = ("body", "query", "path", "header", "cookie")
"""Where FastAPI finds a field; that is nothing for the reader."""
BOUNDS = {
    "greater_than": (">", "gt"),
    "greater_than_equal": ("≥", "ge"),
    "less_than": ("<", "lt"),
    "less_than_equal": ("≤", "le"),
}
LONG = {"string_too_long": "max_length", "too_long": "max_length", "bytes_too_long": "max_length"}
SHORT = {"string_too_short": "min_length", "too_short": "min_length", "bytes_too_short": "min_length"}
KINDS = {
    "int": "number", "float": "number", "finite": "number", "string": "text", "bool": "switch", "list": "list",
    "tuple": "list", "set": "list", "dict": "object", "model": "object", "mapping": "object",
}  # fmt: skip
"""What Pydantic begins the name of an error with -> what is wanted."""


def problem(errors: Sequence[Any], lang: str) -> tuple[str, list[dict[str, str]]]:
    """What is wrong, in one line and in a list; what was sent is not repeated, for it may be a secret."""
    say = words(lang)
    found = [{"where": _where(e["loc"]), "problem": readable(_sentence(e, say))} for e in errors[:MOST]]
    return " · ".join(dict.fromkeys(one["problem"] for one in found[:TOLD])), found


def _where(loc: Sequence[Any]) -> str:
    """A field by its names; where it may be of several kinds, Pydantic puts those between them, with brackets."""
    return readable(".".join(part for part in map(str, loc) if "[" not in part))


def _sentence(error: Mapping[str, Any], say: Speaker) -> str:
    kind, context = str(error["type"]), error.get("ctx") or {}
    loc = list(map(str, error["loc"]))
    if kind == "json_invalid":
        return say.say("wrong-json")
    inside = loc[1:] if loc[:1] and loc[0] in WHOLE else loc
    where = _where(inside)
    wrong = context.get("error")
    if isinstance(wrong, Unfit):
        return say.say(wrong.said, where=where)
    if not inside:
        return say.say("wrong-body")
    if kind in BOUNDS:
        sign, bound = BOUNDS[kind]
        return say.say("wrong-bound", where=where, bound=f"{sign} {context[bound]}")
    if kind in LONG:
        return say.say("wrong-long", where=where, count=int(context[LONG[kind]]))
    if kind in SHORT:
        return say.say("wrong-short", where=where, count=int(context[SHORT[kind]]))
    if kind in ("literal_error", "enum"):
        return say.say("wrong-choice", where=where, choices=str(context["expected"]).replace(" or ", ", "))
    if kind == "string_pattern_mismatch":
        return say.say("wrong-form", where=where)
    if kind == "missing":
        return say.say("wrong-missing", where=where)
    if kind == "extra_forbidden":
        return say.say("wrong-unknown", where=where)
    return say.say("wrong-kind", where=where, kind=KINDS.get(kind.partition("_")[0], "other"))

"""Errors as a client meets them: a code for programs, a sentence in the reader's language, often a clause."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from stammtisch.kernel.title.clauses import LANGUAGES
from stammtisch.kernel.title.words import Mistake, Speaker, speaker

LONGEST = 1000
"""Characters of a message."""

Code = Literal[
    "refused", "unreadable", "stale", "not-found", "forbidden", "invalid", "too-many", "too-large", "conflict",
    "unavailable", "internal",
]  # fmt: skip


WORDS = Path(__file__).parent / "words"
"""What the server says."""


def words(lang: str) -> Speaker:
    """The server's own sentences in a language."""
    return speaker(lang if lang in LANGUAGES else "en", WORDS)


class Unusable(Mistake):
    """A database that cannot be used; the message says why, and what would help."""

    folder = WORDS


class Unfit(ValueError):
    """What was sent does not fit; `said` is a message of the server's words about the field that is `$where`."""

    def __init__(self, said: str):
        super().__init__(said)
        self.said = said


class ApiError(Exception):
    """An answer that is no success. `said` is a message of the server's words with its facts, `text` a sentence."""

    def __init__(
        self,
        code: Code,
        said: str = "",
        text: str | None = None,
        clause: str | None = None,
        detail: Any = None,
        headers: Mapping[str, str] | None = None,
        **facts: Any,
    ):
        super().__init__(said or text or code)
        self.code, self.said, self.text, self.clause = code, said, text, clause
        self.detail, self.facts, self.headers = detail, facts, dict(headers or {})

    def __reduce__(self) -> Any:
        """Errors come back from worker processes."""
        return _again, (dict(self.__dict__),)

    def body(self, lang: str) -> dict[str, Any]:
        """The error as JSON-able data."""
        facts = {name: readable(fact) if isinstance(fact, str) else fact for name, fact in self.facts.items()}
        message = self.text if self.text is not None else words(lang).say(self.said, **facts)
        error: dict[str, Any] = {"code": self.code, "message": readable(message)}
        if self.clause:
            error["clause"] = self.clause
        if self.detail is not None:
            error["detail"] = self.detail
        return {"error": error}


def readable(text: str) -> str:
    """A text that can be sent: without halves of characters, and not too long."""
    short = text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."
    return short.encode("utf-8", "replace").decode("utf-8")


def _again(kept: dict[str, Any]) -> ApiError:
    error = ApiError(kept["code"])
    error.__dict__.update(kept)
    return error

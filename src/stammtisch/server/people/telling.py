"""What a notice says, in the reader's language: which table, what waits there, and who else sits at it.

Nothing of a game stands in it, and nothing that was said: what a seat may know is shown at the table, and there alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stammtisch.kernel.title.title import find_title, titles
from stammtisch.server.basics.errors import words

Json = dict[str, Any]
MOST_LINES, LONGEST = 20, 1900
"""Tables that one message names, and characters of what goes to a webhook."""
_MARKS = re.compile(r"([\\`*_~|<>\[\]()@]|^[#+-])")


@dataclass(frozen=True)
class Told:
    """Something that is told: `kind` is "turn", "mention" or "over"; `by` is who mentions, `others` sit there, too."""

    kind: str
    table: str
    title: str
    by: str
    others: tuple[str, ...]

    @property
    def path(self) -> str:
        """Where it leads."""
        return f"/table/{self.table}"


def told(row: Mapping[str, Any], names: Sequence[str]) -> Told:
    """A notice as it is told; `names` are those at the table, by seats."""
    others = tuple(name for seat, name in enumerate(names) if name and seat != row["seat"])
    known = find_title(row["title"]).title if row["title"] in titles() else row["title"]
    return Told(row["kind"], row["table_id"], known, row["speaker"] or "", others)


def head(one: Told, lang: str) -> str:
    """What waits: "Your turn"."""
    return words(lang).say(f"notice-{one.kind}", by=one.by)


def where(one: Told, lang: str) -> str:
    """At which table: the title, and with whom."""
    with_whom = ", ".join(one.others)
    return words(lang).say("notice-with", title=one.title, names=with_whom) if one.others else one.title


def line(one: Told, lang: str) -> str:
    """All of it in a line."""
    return words(lang).say("notice-line", what=head(one, lang), where=where(one, lang))


def push(one: Told, lang: str) -> Json:
    """What a browser shows: a later notice of the same table takes its place."""
    return {"title": head(one, lang), "body": where(one, lang), "tag": one.table, "path": one.path, "lang": lang}


def hook(lines: Sequence[Told], origin: str, lang: str) -> Json:
    """What a webhook gets, in the form that Discord reads; nobody is called by what somebody is called."""
    said = [f"{line(_in_markdown(one), lang)}\n<{origin}{one.path}>" for one in lines[:MOST_LINES]]
    while len("\n".join(said)) > LONGEST:
        said.pop()
    return sending("\n".join(said))


def sending(text: str) -> Json:
    """A text as a webhook gets it."""
    return {"username": "Stammtisch", "content": text, "allowed_mentions": {"parse": []}}


def _in_markdown(one: Told) -> Told:
    """The same with names that are no more than names where Markdown is read; our own words have no marks of it."""
    return replace(one, by=_plain(one.by), title=_plain(one.title), others=tuple(map(_plain, one.others)))


def _plain(name: str) -> str:
    """A name in which no letter is a mark of Markdown; no name has a colon, so none is a link or a picture."""
    return _MARKS.sub(r"\\\1", name)


def unlinked(text: str) -> str:
    """A text of which a mail program makes no link, whatever somebody is called."""
    return re.sub(r"([.:@])(?=\S)", "\\1\u2060", text)

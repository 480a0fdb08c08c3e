"""Things: everything that an option may name, so that it can be counted how often each is taken and what it brings.

A thing is what stands in one part of a phrase of a decision (the place in `build {shop} at {place}`), or the phrase
itself (`pass`). A card that can be bought and sold is two things: buying it and selling it are different acts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

import numpy as np

from stammtisch.kernel.model.kinds import NONE, SEAT, Kind, Names, Unit
from stammtisch.kernel.model.moves import Amount, Decision, Part, Phrase, Several
from stammtisch.kernel.title.title import Title
from stammtisch.kernel.title.words import LEFT_OUT, Count, Speaker, called, messages, number
from stammtisch.lab.setting import Setting

WIDEST_AMOUNT = 40
"""Amounts with more values than this are counted by their phrase only."""

Numbers = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Thing:
    """One thing. `key` and `kind` (what it is) are the same in every language and box; the others are for a reader.

    `text` is its name, `act` what is done with it ("" if the thing is the phrase itself); `asked` is what the decision
    asks, `clause` the decision's.
    """

    key: str
    text: str
    kind: str
    act: str
    asked: str
    clause: str

    @property
    def phrase(self) -> bool:
        """Whether it is a phrase itself."""
        return not self.act

    @property
    def full(self) -> str:
        """Its name, what is done with it, and where the rules say so."""
        return f"{named(self)} ({self.clause})"


class Named(Protocol):
    """Anything that has the name of a thing and what is done with it."""

    @property
    def text(self) -> str: ...
    @property
    def act(self) -> str: ...


def named(thing: Named) -> str:
    """What is done with a thing, and its name where that does not say it."""
    if thing.text.casefold() in thing.act.casefold():
        return thing.act
    return f"{thing.text} ({thing.act})" if thing.act else thing.text


@dataclass(frozen=True)
class Catalogue:
    """The things of a title with one box, and how options lead to them.

    Option o of step s names the things `of[first[s] + o]`, filled up with NONE. `decisions` are the steps at which
    seats choose, `place[s]` is the place of step s in them, and none of them has more than `widest` options.
    """

    things: tuple[Thing, ...]
    decisions: tuple[int, ...]
    first: Numbers
    of: Numbers
    place: Numbers
    widest: int


@lru_cache(maxsize=32)
def catalogue(setting: Setting, lang: str = "en") -> Catalogue:
    """The catalogue of a setting's title and box."""
    title, names, speaker = setting.found, setting.loaded.names, setting.found.speaker(lang)
    found: dict[str, int] = {}
    things: list[Thing] = []
    rows: list[tuple[int, ...]] = []
    facts = messages(title.folder / "words" / "en.ftl")
    steps = sorted(title.decisions)
    first = np.zeros(max(steps) + 1, np.int64)
    place = np.zeros(max(steps) + 1, np.int64)

    def entered(key: str, text: str, kind: str, act: str, decision: Decision) -> int:
        if key not in found:
            found[key] = len(things)
            kind = kind.replace("_", " ").replace("-", " ")
            question = asked(decision, speaker).rstrip(".")
            things.append(Thing(key, text, kind, act, question, decision.clause))
        return found[key]

    for at, step in enumerate(steps):
        decision = title.decisions[step]
        first[step], place[step] = len(rows), at
        for phrase in decision.phrases:
            key = f"{decision.name}/{phrase.say}"
            text = outlined(decision, phrase, speaker)
            spoken = text if text.strip(f"{LEFT_OUT} ") else asked(decision, speaker)
            whole = entered(key, spoken, decision.name, "", decision)
            figure = _figure(decision, phrase, title, facts)
            for option in range(phrase.size):
                row = [whole]
                for name, value in phrase.values(option).items():
                    for kind, thing, called_so in _named(name, phrase.parts[name], value, title, names, speaker):
                        known = {name: called_so}
                        if figure and re.fullmatch(r"[+-]?\d+", thing):
                            unit = title.kinds[figure]
                            known[figure] = speaker.count(int(thing), unit if isinstance(unit, Unit) else None)
                        act = outlined(decision, phrase, speaker, **known)
                        row.append(entered(f"{key}/{name}/{thing}", str(called_so), kind, act, decision))
                rows.append(tuple(dict.fromkeys(row)))
    of = np.full((len(rows), max(map(len, rows))), NONE, np.int32)
    for i, found_here in enumerate(rows):
        of[i, : len(found_here)] = found_here
    return Catalogue(tuple(things), tuple(steps), first, of, place, title.most_options)


def _figure(decision: Decision, phrase: Phrase, title: Title, facts: Mapping[str, frozenset[str]]) -> str:
    """The one figure that the title's words say instead of the only part of a phrase (what a token is worth); "" if
    they say the part itself.
    """
    said = facts.get(f"say-{decision.name}-{phrase.say}", frozenset())
    figures = [fact for fact in said if isinstance(title.kinds.get(fact), Unit)]
    return figures[0] if len(phrase.parts) == 1 and len(figures) == 1 and not said & phrase.parts.keys() else ""


def asked(decision: Decision, speaker: Speaker) -> str:
    """What a decision asks for; its name where the title has no words for it."""
    message = f"ask-{decision.name}"
    return speaker.say(message) if speaker.knows(message) else decision.name


def outlined(decision: Decision, phrase: Phrase, speaker: Speaker, **known: str | Count) -> str:
    """A phrase with what is known of it, in the title's words, or as it is typed where they have none for it."""
    message = f"say-{decision.name}-{phrase.say}"
    if speaker.knows(message):
        return speaker.outline(message, **known)
    return phrase.pattern.format(**{**dict.fromkeys(phrase.parts, LEFT_OUT), **known})


def _named(
    name: str, part: Part, value: int, title: Title, names: Names, speaker: Speaker
) -> Iterator[tuple[str, str, str | Count]]:
    """The things that one part of an option names, each once: kind, name, and name for a reader; none for seats and for
    what lies in no box.
    """
    if isinstance(part, Amount):
        if part.size <= WIDEST_AMOUNT:
            unit = title.kinds.get(name)
            amount = speaker.count(value + part.low, unit if isinstance(unit, Unit) else None)
            yield name, str(value + part.low), amount
        return
    kind: Kind = part.kind if isinstance(part, Several) else part
    if kind is SEAT:
        return
    for n in sorted(set(part.choices[value])) if isinstance(part, Several) else [value]:
        if n < len(names.all(kind)):
            said = called(names, kind, n, speaker)  # digits of what the rules themselves name are no amount
            yield kind.key, str(names.name(kind, n)), said if kind.names else written(said, speaker.lang)


def written(name: str, lang: str) -> str:
    """A name; one that is a number, as the language writes it."""
    figure = re.fullmatch(r"([+-]?)\d+", name)
    return number(int(name), lang, signed=figure[1] == "+") if figure else name

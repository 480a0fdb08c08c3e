"""Things: everything that an option may name, so that it can be counted how often each is taken and what it brings.

A thing is what stands in one part of a phrase of a decision (the place in `build {shop} at {place}`), or the phrase
itself (`pass`). A card that can be bought and sold is two things: buying it and selling it are different acts.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from stammtisch.kernel.model.kinds import NONE, SEAT, Kind, Names
from stammtisch.kernel.model.moves import Amount, Decision, Part, Phrase, Several
from stammtisch.kernel.title.words import Speaker, called
from stammtisch.lab.setting import Setting

WIDEST_AMOUNT = 40
"""Amounts with more values than this are counted by their phrase only."""

Numbers = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Thing:
    """One thing. `key` is the same in every language and box; the others are words for a reader.

    `text` is its name, `kind` what it is, `act` what is done with it (a phrase's pattern; "" if the thing is the phrase
    itself); `clause` is that of the decision.
    """

    key: str
    text: str
    kind: str
    act: str
    clause: str

    @property
    def phrase(self) -> bool:
        """Whether it is a phrase itself."""
        return not self.act

    @property
    def full(self) -> str:
        """Its name and what is done with it."""
        return f"{self.text} ({self.act or self.kind})"


@dataclass(frozen=True)
class Catalogue:
    """The things of a title with one box, and how options lead to them.

    Option o of step s names the things `of[first[s] + o]`, filled up with NONE. `decisions` are the steps at which
    seats choose, `place[s]` is the place of step s in them.
    """

    things: tuple[Thing, ...]
    decisions: tuple[int, ...]
    first: Numbers
    of: Numbers
    place: Numbers


@cache
def catalogue(setting: Setting, lang: str = "en") -> Catalogue:
    """The catalogue of a setting's title and box."""
    title, names, speaker = setting.found, setting.loaded.names, setting.found.speaker(lang)
    found: dict[str, int] = {}
    things: list[Thing] = []
    rows: list[tuple[int, ...]] = []
    steps = sorted(title.decisions)
    first = np.zeros(max(steps) + 1, np.int64)
    place = np.zeros(max(steps) + 1, np.int64)
    facts = dict.fromkeys(title.kinds, "…")

    def number(thing: Thing) -> int:
        if thing.key not in found:
            found[thing.key] = len(things)
            things.append(thing)
        return found[thing.key]

    for at, step in enumerate(steps):
        decision = title.decisions[step]
        first[step], place[step] = len(rows), at
        for phrase in decision.phrases:
            whole = number(_phrase(decision, phrase, speaker, facts))
            for option in range(phrase.size):
                row = [whole]
                for name, value in phrase.values(option).items():
                    part = phrase.parts[name]
                    row += [number(t) for t in _named(decision, phrase, name, part, value, names, speaker)]
                rows.append(tuple(dict.fromkeys(row)))
    of = np.full((len(rows), max(map(len, rows))), NONE, np.int32)
    for i, found_here in enumerate(rows):
        of[i, : len(found_here)] = found_here
    return Catalogue(tuple(things), tuple(steps), first, of, place)


def _phrase(decision: Decision, phrase: Phrase, speaker: Speaker, facts: dict[str, str]) -> Thing:
    """The phrase itself as a thing, in the title's words if they have any for it."""
    text = phrase.pattern.replace("{", "").replace("}", "").replace("_", " ")
    message = f"say-{decision.name}-{phrase.say}"
    if speaker.knows(message):
        with suppress(ValueError):  # a fact that only a game knows
            text = speaker.say(message, **{**facts, **dict.fromkeys(phrase.parts, "…")})
    return Thing(f"{decision.name}/{phrase.say}", text, _spaced(decision.name), "", decision.clause)


def _named(
    decision: Decision, phrase: Phrase, name: str, part: Part, value: int, names: Names, speaker: Speaker
) -> list[Thing]:
    """The things that one part of an option names, each once; none for seats and for what lies in no box."""
    if isinstance(part, Amount):
        if part.size > WIDEST_AMOUNT:
            return []
        return [_thing(decision, phrase, name, name, str(value + part.low), str(value + part.low))]
    kind: Kind = part.kind if isinstance(part, Several) else part
    numbers = sorted(set(part.choices[value])) if isinstance(part, Several) else [value]
    if kind is SEAT:
        return []
    return [
        _thing(decision, phrase, name, kind.key, str(names.name(kind, n)), called(names, kind, n, speaker))
        for n in numbers
        if n < len(names.all(kind))
    ]


def _thing(decision: Decision, phrase: Phrase, part: str, what: str, name: str, text: str) -> Thing:
    act = _spaced(phrase.pattern.replace("{", "").replace("}", ""))
    return Thing(f"{decision.name}/{phrase.say}/{part}/{name}", text, _spaced(what), act, decision.clause)


def _spaced(key: str) -> str:
    return key.replace("_", " ").replace("-", " ")
